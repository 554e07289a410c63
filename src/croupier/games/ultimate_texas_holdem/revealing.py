"""The flop, turn and river, and the dealer's hand, once nobody has still to decide (8.2, 8.4, 8.8, A:Qualify)."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards.card import Card
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.boxes import faces_known
from croupier.games.ultimate_texas_holdem.answers import Answer, card_fault, card_named
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.commands import RevealDealer, RevealFlop, RevealRiver
from croupier.games.ultimate_texas_holdem.deciding import pending
from croupier.games.ultimate_texas_holdem.events import DealerAnnounced, DealerShown, FlopRevealed, RiverRevealed
from croupier.games.ultimate_texas_holdem.hands import ORDER, QUALIFYING, RANKED_BY, hand_of, qualifies
from croupier.games.ultimate_texas_holdem.state import Table
from croupier.rules.clause import Clause

SHOWN = {category: (C["8.8(b)"], C["8.8(c)"], *QUALIFYING, *RANKED_BY, *under) for category, under in ORDER.items()}


def reveal_flop(table: Table, command: RevealFlop) -> Answer:
    """The three communal cards on the left."""
    held = table.round.board[: table.edition.flop_cards.value]
    faces = _pending_objection(table, C["8.2"]) or faces_of(table, held, command.cards, C["8.2"])
    if isinstance(faces, Refusal):
        return faces
    stop = card_fault(table, faces, command.by, held)
    under = (C["8.2"], C["A:Flop"])
    return stop or (FlopRevealed(under=under, by=command.by.id, cards=faces),)


def reveal_river(table: Table, command: RevealRiver) -> Answer:
    """The turn and the river, both in one step."""
    held = table.round.board[table.edition.flop_cards.value :]
    faces = _pending_objection(table, C["8.4"]) or faces_of(table, held, command.cards, C["8.4"])
    if isinstance(faces, Refusal):
        return faces
    stop = card_fault(table, faces, command.by, held)
    under = (C["8.4"], C["A:Turn"], C["A:River"])
    return stop or (RiverRevealed(under=under, by=command.by.id, cards=faces),)


def reveal_dealer(table: Table, command: RevealDealer) -> Answer:
    """“Dealer's hand”: its two cards are shown, and the best five of the seven declared."""
    held = table.round.dealer
    faces = _pending_objection(table, C["8.8(a)"]) or faces_of(table, held, command.cards, C["8.8(b)"])
    if isinstance(faces, Refusal):
        return faces
    stop = card_fault(table, faces, command.by, held)
    if stop:
        return stop
    hand = hand_of(faces, faces_known(table.round.board))
    under, by = SHOWN[hand.category], command.by.id
    announced = DealerAnnounced(under=(C["8.8(a)"],), by=by)
    return announced, DealerShown(under=under, by=by, cards=faces, hand=hand.name, qualifies=qualifies(hand))


def _pending_objection(table: Table, clause: Clause) -> Refusal | None:
    """Every player has a decision to make first; one who makes none is called, and then folded (13.8#2)."""
    waiting = pending(table)
    if not waiting:
        return None
    boxes = " and ".join(str(box.box) for box in waiting)
    why = f"Box {boxes} has not decided." if len(waiting) == 1 else f"Boxes {boxes} have not decided."
    return refuse(clause, why, "Wait for it, or call for the decision.")


def faces_of(
    table: Table, held: Sequence[Card | None], named: tuple[Card, ...], clause: Clause
) -> tuple[Card, ...] | Refusal:
    """The faces of cards that are turned: those that the program holds, or those that the dealer names."""
    wrong = card_named(table.shoe.order, named)
    if wrong is not None:
        return wrong
    known = faces_known(held)
    if len(known) == len(held) and not named:
        return known
    if len(named) != len(held):
        why = f"{len(named)} cards were named, and {len(held)} are turned."
        return refuse(clause, why, "Name every card that is turned, from left to right.")
    if not set(known) <= set(named):
        return refuse(clause, f"{' '.join(known)} was seen there, and is not named.", "Name all the cards.")
    return named
