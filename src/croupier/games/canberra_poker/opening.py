"""Opening, checking and closing a table, its sign, and the copy of its rules (1, 2.1-2.4, 3.1, 15, 16.11)."""

from __future__ import annotations

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.cards.shoe import ShoeKind
from croupier.games.canberra_poker.answers import Answer, refuse
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import (
    AnnounceClosing,
    AnnounceLimits,
    CheckCards,
    CheckReplacement,
    CloseTable,
    CopyRules,
    OpenTable,
    OrderCount,
    ReplaceCards,
    ReportCount,
)
from croupier.games.canberra_poker.commencing import not_in_force
from croupier.games.canberra_poker.determinations import Determinations, edition_of, limits_objection, objection
from croupier.games.canberra_poker.events import (
    CardsChecked,
    CardsCounted,
    CardsReplaced,
    ClosingAnnounced,
    CountOrdered,
    LimitsAnnounced,
    ReplacementChecked,
    RulesCopied,
    TableClosed,
    TableOpened,
)
from croupier.games.canberra_poker.state import Hold, Phase, Table
from croupier.games.decider import Refusal
from croupier.money import dollars

DECK = Pack()
STOPPED_BY_COUNT = (C["2.4"], C["2.1"])


def open_table(table: Table, command: OpenTable) -> Answer:
    wrong = objection(command.terms, command.at.day) or _pools_objection(table, command.terms)
    if wrong is not None:
        return wrong
    if not command.terms.hours.include(command.at.minute):
        return outside_hours(command.terms.hours)
    under = (C["1.1"], C["3.1"], C["3.3"], C["8.2"], C["15.1"], C["I:1"])
    return (TableOpened(under=under, by=command.by.id, terms=command.terms),)


def _pools_objection(table: Table, terms: Determinations) -> Refusal | None:
    """The meter goes on where it stood: nobody's contributions are lost between two days."""
    pools, jackpot = table.pools, terms.jackpot
    if jackpot is None or pools.pool_cents + pools.reserve_cents == 0:
        return None
    if (jackpot.pool_cents, jackpot.reserve_cents) == (pools.pool_cents, pools.reserve_cents):
        return None
    why = f"The jackpot closed at {dollars(pools.pool_cents)}, and its reserve at {dollars(pools.reserve_cents)}."
    return Refusal((C["10.3"], *edition_of(terms).jackpot_split), why, "Open the table with these amounts.")


def outside_hours(hours: object) -> Refusal:
    why = f"Gaming is open from {hours} only."
    return refuse(C["15.1"], why, "Wait until gaming opens.")


def check_cards(table: Table, command: CheckCards) -> Answer:
    decks = 2 if table.shoe.kind is ShoeKind.AUTOMATED else 1
    clause = C["12.2"] if decks == 2 else C["2.1"]
    if len(command.cards) != decks:
        return refuse(clause, f"{len(command.cards)} decks were checked.", f"Bring {decks} of 52 cards.")
    if decks == 1 and command.cutting_cards != 1:
        why = f"{command.cutting_cards} cutting cards were checked; one is used."
        return refuse(clause, why, "Bring 52 cards and one cutting card.")
    for deck in command.cards:
        faults = DECK.faults(deck)
        if faults:
            return refuse(clause, f"The deck is not complete: {faults}.", "Bring 52 different cards without a joker.")
    return (
        CardsChecked(under=(C["2.2"], clause), by=command.by.id, day=command.day, after_gaming=command.after_gaming),
    )


def replace_cards(_table: Table, command: ReplaceCards) -> Answer:
    if not command.cards or Card.JOKER in command.cards:
        return refuse(C["2.3"], "No card of the deck was named.", "Name the cards that are replaced.")
    return (CardsReplaced(under=(C["2.3"],), by=command.by.id, cards=command.cards),)


def check_replacement(table: Table, command: CheckReplacement) -> Answer:
    if not table.cards.replaced:
        return refuse(C["2.3"], "No replacement waits for a check.", "Go on with the round.")
    return (ReplacementChecked(under=(C["2.3"],), by=command.by.id, role=command.by.role),)


def order_count(table: Table, command: OrderCount) -> Answer:
    if Hold.CARD_COUNT in table.holds:
        return refuse(C["2.4"], "A count is already under way.", "Report its result.")
    return (CountOrdered(under=(C["2.4"],), by=command.by.id, reason=command.reason),)


def report_count(table: Table, command: ReportCount) -> Answer:
    if Hold.CARD_COUNT not in table.holds:
        return refuse(C["2.4"], "No count has been ordered.", "Let a supervisor order one.")
    complete = command.complete and command.count == DECK.size
    return (CardsCounted(under=STOPPED_BY_COUNT, by=command.by.id, count=command.count, complete=complete),)


def announce_limits(_table: Table, command: AnnounceLimits) -> Answer:
    wrong = limits_objection(command.limits)
    if wrong is not None:
        return wrong
    return (LimitsAnnounced(under=(C["3.1"], C["3.3"]), by=command.by.id, limits=command.limits),)


def announce_closing(table: Table, command: AnnounceClosing) -> Answer:
    if table.closing:
        return refuse(C["15.2"], "Closing has already been announced.", "Close the table after the round.")
    return (ClosingAnnounced(under=(C["15.2"],), by=command.by.id),)


def close_table(table: Table, command: CloseTable) -> Answer:
    if not table.closing:
        return refuse(C["15.2"], "The players have had no notice.", "Announce the closing first.")
    return (TableClosed(under=(C["15.2"],), by=command.by.id),)


def copy_rules(table: Table, command: CopyRules) -> Answer:
    return (RulesCopied(under=(C["16.11"],), by=command.by.id, instrument=table.edition.instrument),)


def may_open_round(table: Table, day: str) -> Refusal | None:
    """What keeps a round from opening: the day, an unchecked deck or replacement, or an announced closing."""
    early = not_in_force(table.edition, table.plate.commences, day)
    if early is not None:
        return early
    if table.closing:
        return refuse(C["15.2"], "The closing of the table has been announced.", "Close the table.")
    if table.cards.checked_on != day:
        why = f"The cards have not been checked on {day}."
        return refuse(C["2.2"], why, "Check the cards before the first round of the day.")
    if table.cards.replaced:
        missing = {"dealer", "supervisor"} - set(table.cards.checked_by)
        why = f"Replaced cards wait for the check of the {' and the '.join(sorted(missing))}."
        return refuse(C["2.3"], why, "Check them, then open the round.")
    return None


OPEN_PHASES = tuple(phase for phase in Phase if phase is not Phase.CLOSED)
