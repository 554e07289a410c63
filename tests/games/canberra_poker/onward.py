"""The way to the end of a round of Canberra Poker: whatever has happened, one ordinary step after the other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from croupier.cards.card import Card
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.dealing_order import next_position
from croupier.games.canberra_poker.deciding import needs_comparing
from croupier.games.canberra_poker.procedure import due
from croupier.games.canberra_poker.state import DEALER_BOX, Phase, Standing, Table
from croupier.games.house import commands as hc
from croupier.games.house.state import Hold
from croupier.games.house.terms import CardSource
from tests.games.canberra_poker.stacked import DECK, STRONG, stacked
from tests.games.canberra_poker.tables import DEALER, NOON, OPERATOR, PADS, SUPERVISOR
from tests.kit.house import newcomers


def onward(table: Table, chance: Random) -> AnyCommand | None:
    """The next step of people who only want to finish the round; nothing between rounds."""
    if table.phase in (Phase.CLOSED, Phase.BETWEEN):
        return None
    if table.phase is Phase.VOIDED:
        return hc.CollectVoid(by=DEALER)
    return stopped(table) or _deciding(table, chance) or _of_the_dealer(table, chance)


def unseen(table: Table, chance: Random, count: int) -> tuple[Card, ...]:
    """Cards of a felt table that may still turn up."""
    left = [card for card in DECK if card not in table.round.seen]
    return tuple(chance.sample(left, count))


def filled(table: Table, hand: tuple[Card | None, ...], chance: Random) -> tuple[Card, ...]:
    """A hand of a felt table with faces for the cards that nobody has seen."""
    known = [card for card in hand if card is not None]
    strong = chance.choice(STRONG)
    if set(known) <= set(strong) and table.round.seen.isdisjoint(set(strong).difference(known)):
        return strong
    return (*known, *unseen(table, chance, len(hand) - len(known)))


def stopped(table: Table) -> AnyCommand | None:
    """What keeps the table from going on."""
    if Hold.JACKPOT_FAULT in table.holds:
        return c.ApproveContinuing(by=SUPERVISOR)
    if Hold.CARD_COUNT in table.holds:
        return hc.ReportCount(by=SUPERVISOR, count=len(DECK), complete=True)
    lost = next((box for box in table.round.boxes if box.misplaced), None)
    return None if lost is None else c.ReconstructHand(by=SUPERVISOR, box=lost.box)


def _deciding(table: Table, chance: Random) -> AnyCommand | None:
    """What the players do, each for the own box."""
    if table.phase is Phase.WAGERING:
        down = tuple(wagers(table))
        return chance.choice(down) if down and (not table.round.boxes or chance.random() < 0.6) else _nobody(table)
    undecided = [box for box in table.round.boxes if box.standing is Standing.UNDECIDED]
    if table.phase is not Phase.DECIDING or not undecided:
        return None
    box = chance.choice(undecided)
    if box.ante == 0 or chance.random() < 0.25:
        return c.Fold(by=DEALER, box=box.box)
    return c.PlaceBet(by=DEALER, box=box.box, cents=box.ante * table.edition.bet_multiple.value)


def wagers(table: Table) -> Iterator[AnyCommand]:
    """The antes and jackpot stakes that are not there yet, and the pads that are still dark."""
    multiple = table.limits.multiple_cents
    least = -(-table.limits.minimum_cents // multiple) * multiple
    terms = table.plate.jackpot
    if not any(seat.player not in table.excluded for seat in table.seats):
        yield from newcomers(table, DEALER)
    for seat in table.seats:
        box = table.box(seat.box)
        if box is None:
            if seat.player not in table.excluded:
                yield c.PlaceAnte(by=DEALER, box=seat.box, cents=least)
        elif box.jackpot and not box.lit:
            yield c.SensePad(by=PADS, box=box.box, lit=True)
        elif not box.jackpot and terms is not None and table.pools.on and seat.player not in table.excluded:
            yield c.StakeJackpot(by=DEALER, box=box.box, cents=terms.wager_cents)


def _nobody(table: Table) -> AnyCommand | None:
    """A round that nobody plays ends by the operator's word alone."""
    if table.round.boxes:
        return None
    return hc.VoidRound(by=OPERATOR, reason=hc.VoidReason.IMPRACTICAL, note="nobody plays")


def _of_the_dealer(table: Table, chance: Random) -> AnyCommand | None:
    felt = table.plate.cards is CardSource.FELT
    if felt and table.shoe.ready:
        found = _by_hand(table, chance)
        if found is not None:
            return found
    step = due(table, DEALER, NOON, () if felt else _order(table, chance))
    return None if step is None else step.command


def _order(table: Table, chance: Random) -> tuple[Card, ...]:
    return stacked(table, chance) if chance.random() < 0.5 else tuple(chance.sample(DECK, len(DECK)))


def _by_hand(table: Table, chance: Random) -> AnyCommand | None:
    """The steps for which the dealer of a felt table names cards."""
    match table.phase:
        case Phase.WAGERING | Phase.DEALING:
            return _by_hand_dealt(table, chance)
        case Phase.REVEALING:
            return c.RevealDealer(by=DEALER, cards=filled(table, table.round.dealer, chance))
        case Phase.COMPARING:
            return _by_hand_turned(table, chance)
        case _:
            return None


def _by_hand_turned(table: Table, chance: Random) -> AnyCommand | None:
    for box in table.round.boxes:
        if needs_comparing(box) and None in box.cards:
            return c.TurnHand(by=DEALER, box=box.box, cards=filled(table, box.cards, chance))
    return None


def _by_hand_dealt(table: Table, chance: Random) -> AnyCommand | None:
    place = next_position(table)
    if place is None:
        return c.TurnTopCard(by=DEALER, index=0, card=unseen(table, chance, 1)[0])
    if table.shoe.kind is ShoeKind.AUTOMATED:
        return c.DealPacket(by=DEALER, box=place[0])
    last = place == (DEALER_BOX, table.edition.hand_cards.value - 1)
    face = unseen(table, chance, 1)[0] if last and table.round.up is None else None
    return c.DealCard(by=DEALER, box=place[0], card=face)
