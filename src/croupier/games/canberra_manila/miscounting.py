"""A hand with too few or too many cards, and hands that are taken out for a breach of the rules (17.9, 19.2(a)).

Readings. In the first betting round a wrong number of cards is a misdeal (17.1); afterwards the hand is dead. The last
to fold is the last who did so of their own will; where nobody has, the round is void (19.3).
"""

from __future__ import annotations

from croupier.games.canberra_manila.answers import Answer, refuse, voided
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.clauses import C
from croupier.games.canberra_manila.commands import FoldForBreach, ReportCardCount
from croupier.games.canberra_manila.events import AnyEvent, HandDead, LastFolderWins, ShowdownEnded
from croupier.games.canberra_manila.evolve import evolve
from croupier.games.canberra_manila.misdealing import misdeal
from croupier.games.canberra_manila.showing import SHOWN
from croupier.games.canberra_manila.state import Phase, Play, Table
from croupier.games.canberra_manila.turns import closing, following
from croupier.games.decider import Refusal
from croupier.games.house.commands import VoidReason
from croupier.games.house.conduct import on_record
from croupier.games.house.terms import CardSource
from croupier.games.people import Person
from croupier.rules.clause import Under


def report_card_count(table: Table, command: ReportCardCount) -> Answer:
    under, now = (C["17.9"],), table.round
    hand = now.hand(command.seat)
    right = table.edition.hole_cards.value
    if table.plate.cards is CardSource.ELECTRONIC:
        why = "The program deals the cards of this table, two to each hand."
        return Refusal(under, why, "Void the round, or raise a dispute, if something else is wrong.")
    if hand is None or not hand.live:
        return Refusal(under, f"Seat {command.seat} has no hand that could win.", "Name a hand that is in.")
    if command.count == right or command.count < 0:
        return Refusal(under, f"{command.count} is no wrong number of cards.", "Count the hole cards of the hand.")
    reason = f"{command.count} hole cards at seat {command.seat}"
    if now.street == 1 and table.phase is Phase.BETTING:
        clause = C["17.1(f)"] if command.count > right else C["17.1(e)"]
        return (misdeal((clause,), reason, command.by),)
    return taken_out(table, command.seat, under, reason, command.by)


def fold_for_breach(table: Table, command: FoldForBreach) -> Answer:
    """The operator folds the hand of somebody who has broken a rule; the wagers stay in the pot."""
    under = (C["19.2(a)"],)
    breach = on_record(CHARTER, table, command.breach)
    if isinstance(breach, Refusal):
        return Refusal(under, breach.why, breach.instead)
    hand = next((hand for hand in table.round.live if hand.player == breach.player), None)
    if hand is None:
        return Refusal(under, f"{breach.player} has no hand in this round.", "Exclude the player, if need be.")
    if breach.number not in table.round.breaches:
        return refuse(C["17.14"], f"Breach {breach.number} is of an earlier round.", "Record one of this round.")
    return taken_out(table, hand.seat, under, f"breach {breach.number}: {breach.act}", command.by)


def taken_out(table: Table, seat: int, under: Under, reason: str, by: Person) -> tuple[AnyEvent, ...]:
    """A hand that can win nothing any more, and what follows for the others."""
    dead = HandDead(under=under, by=by.id, seat=seat, reason=reason)
    after = evolve(table, dead)
    live = after.round.live
    if not live:
        return (dead, *_nobody_left(after, by))
    if after.phase is Phase.BETTING:
        return (dead, *following(after, by))
    if after.phase is Phase.EXPOSING and len(live) == 1:
        return (dead, closing(after.round, by))
    if after.phase is Phase.SHOWDOWN and (len(live) == 1 or all(hand.shown for hand in live)):
        return (dead, ShowdownEnded(under=(*under, *SHOWN), by=by.id))
    return (dead,)


def _nobody_left(table: Table, by: Person) -> tuple[AnyEvent, ...]:
    """The last who folded of their own will wins; where nobody has, the round cannot be decided."""
    folders = [hand for hand in table.round.hands if hand.play in (Play.FOLDED, Play.CONCEDED) and hand.folded]
    if folders:
        last = max(folders, key=lambda hand: hand.folded)
        return (LastFolderWins(under=(C["17.9"],), by=by.id, seat=last.seat),)
    under = (C["17.9"], *CHARTER.conduct.void[VoidReason.IMPRACTICAL])
    return (voided(table, under, by, "no hand has the right number of cards, and nobody has folded"),)
