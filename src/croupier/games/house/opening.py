"""The house around the rounds: hours, checks and counts of the cards, closing, the copy of the rules."""

from __future__ import annotations

from croupier.games.decider import Refusal
from croupier.games.house.answers import HouseAnswer, refuse
from croupier.games.house.charter import Charter
from croupier.games.house.commands import (
    AnnounceClosing,
    CheckCards,
    CheckReplacement,
    CloseTable,
    CopyRules,
    OrderCount,
    ReplaceCards,
    ReportCount,
)
from croupier.games.house.commencing import not_in_force
from croupier.games.house.completeness import deck_clauses, incomplete
from croupier.games.house.events import (
    CardsChecked,
    CardsCounted,
    CardsReplaced,
    ClosingAnnounced,
    CountOrdered,
    ReplacementChecked,
    RulesCopied,
    TableClosed,
)
from croupier.games.house.state import Hold, HouseTable
from croupier.games.house.terms import Hours, Moment

MINUTES = 24 * 60


def outside_hours(charter: Charter, hours: Hours, at: Moment) -> Refusal | None:
    """No table opens, and no round begins, while gaming is closed."""
    if not 0 <= at.minute < MINUTES:
        why = f"{at.minute} is no minute of a day."
        return Refusal(charter.opening.hours, why, "Give the time in minutes after midnight, 0 to 1439.")
    if hours.include(at.minute):
        return None
    return Refusal(charter.opening.hours, f"Gaming is open from {hours} only.", "Wait until gaming opens.")


def check_cards(charter: Charter, table: HouseTable, command: CheckCards) -> HouseAnswer:
    """Card by card: as many decks as the shoe takes, each of them complete, and the cutting card of a plain one."""
    decks, clause, pack = charter.decks(table), charter.deck_clause(table), charter.pack(table)
    size = len(pack.cards)
    if len(command.cards) not in decks:
        wanted = " or ".join(map(str, decks))
        return refuse(clause, f"{len(command.cards)} decks were checked.", f"Bring {wanted} of {size} cards.")
    if clause is charter.cards.deck and command.cutting_cards != 1:
        why = f"{command.cutting_cards} cutting cards were checked; one is used."
        return refuse(clause, why, f"Bring {size} cards and one cutting card.")
    for deck in command.cards:
        faults = pack.faults(deck)
        if faults:
            instead = f"Bring {size} different cards{', one of them a' if pack.joker else ' without a'} joker."
            return Refusal(deck_clauses(charter, table), f"The deck is not complete: {faults}.", instead)
    under = (charter.cards.checked, clause)
    return (CardsChecked(under=under, by=command.by.id, day=command.day, after_gaming=command.after_gaming),)


def replace_cards(charter: Charter, table: HouseTable, command: ReplaceCards) -> HouseAnswer:
    under, pack = (charter.cards.replaced,), charter.pack(table)
    if not command.cards or any(card not in pack for card in command.cards):
        return Refusal(under, "No card of the deck was named.", "Name the cards that are replaced.")
    return (CardsReplaced(under=under, by=command.by.id, cards=command.cards),)


def check_replacement(charter: Charter, table: HouseTable, command: CheckReplacement) -> HouseAnswer:
    under = (charter.cards.replaced,)
    if not table.cards.unchecked_by:
        return Refusal(under, "No replacement waits for a check.", "Go on with the round.")
    return (ReplacementChecked(under=under, by=command.by.id, role=command.by.role),)


def order_count(charter: Charter, table: HouseTable, command: OrderCount) -> HouseAnswer:
    under = (charter.cards.counted,)
    if Hold.CARD_COUNT in table.holds:
        return Refusal(under, "A count is already under way.", "Report its result.")
    return (CountOrdered(under=under, by=command.by.id, reason=command.reason),)


def report_count(charter: Charter, table: HouseTable, command: ReportCount) -> HouseAnswer:
    """A count that finds the deck complete lets play go on; one that does not may be the end of the round."""
    if Hold.CARD_COUNT not in table.holds:
        return refuse(charter.cards.counted, "No count has been ordered.", "Let a supervisor order one.")
    if command.count < 0:
        return refuse(charter.cards.counted, f"{command.count} is no number of cards.", "Count them once more.")
    complete = command.complete and command.count == charter.in_play(table)
    under = (charter.cards.counted, charter.cards.deck)
    counted = CardsCounted(under=under, by=command.by.id, count=command.count, complete=complete)
    return (counted, *(() if complete else incomplete(charter, table, command.by, "the deck is not complete")))


def may_begin(charter: Charter, table: HouseTable, at: Moment) -> Refusal | None:
    """What keeps a round from beginning: hour and day, an announced closing, an unchecked deck or replacement."""
    day = at.day
    early = outside_hours(charter, table.plate.hours, at) or not_in_force(table.edition, table.plate.commences, day)
    if early is not None:
        return early
    if table.closing:
        return Refusal(charter.opening.closing, "The closing of the table has been announced.", "Close the table.")
    if table.cards.checked_on != day:
        why = f"The cards have not been checked on {day}."
        return refuse(charter.cards.checked, why, "Check the cards before the first round of the day.")
    missing = table.cards.unchecked_by
    if missing:
        why = f"Replaced cards wait for the check of the {' and the '.join(sorted(missing))}."
        return refuse(charter.cards.replaced, why, "Check them, then open the round.")
    return None


def announce_closing(charter: Charter, table: HouseTable, command: AnnounceClosing) -> HouseAnswer:
    under = charter.opening.closing
    if table.closing:
        return Refusal(under, "Closing has already been announced.", "Close the table after the round.")
    return (ClosingAnnounced(under=under, by=command.by.id),)


def close_table(charter: Charter, table: HouseTable, command: CloseTable) -> HouseAnswer:
    under = charter.opening.closing
    if not table.closing:
        return Refusal(under, "The players have had no notice.", "Announce the closing first.")
    return (TableClosed(under=under, by=command.by.id),)


def copy_rules(charter: Charter, table: HouseTable, command: CopyRules) -> HouseAnswer:
    under = charter.opening.copy_of_rules
    return (RulesCopied(under=under, by=command.by.id, instrument=table.edition.instrument),)
