"""What stands on the signs at the table: limits, multiples, side bets, the dealer's rule, and what is on file.

Clauses 2.3, 3.1, 3.3, 4.4, 4.7, 4.8, 5.3, 5.5, 7.2, 7.4, 12.1, 13.2, 17.
"""

from __future__ import annotations

from croupier.games.blackjack.charter import CHARTER
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.determinations import SideBetTerms
from croupier.games.blackjack.drawing import INSCRIBED
from croupier.games.blackjack.pairs import SideBet
from croupier.games.blackjack.state import Table
from croupier.games.house.signs import (
    Sign,
    delegates_on_file,
    equipment_on_file,
    hours_sign,
    limit_signs,
    notice_signs,
)
from croupier.money import dollars

_SIDE = {SideBet.PERFECT_PAIRS: (C["17.1(a)"], C["17.7"]), SideBet.PAIRS_PLAY: (C["17.1(b)"], C["17.19"])}


def plate(table: Table) -> tuple[Sign, ...]:
    """Every sign of an open table."""
    rule = table.plate.layout.soft_17
    return (
        *limit_signs(CHARTER, table),
        Sign("Blackjack pays", str(table.edition.blackjack_odds.value), table.edition.blackjack_odds.under),
        Sign("Insurance pays", str(table.edition.insurance_odds.value), table.edition.insurance_odds.under),
        Sign("The dealer on a soft 17", f"must {'draw' if rule == 'hit' else 'stand'}", (INSCRIBED[rule],)),
        *_side_bet(table),
        *notice_signs(CHARTER, table),
        *_final(table),
        hours_sign(CHARTER, table),
    )


def _side_bet(table: Table) -> tuple[Sign, ...]:
    terms = table.plate.side_bet
    if terms is None:
        return ()
    limits = terms.limits
    span = f"{dollars(limits.minimum_cents)} to {dollars(limits.maximum_cents)}"
    return (Sign(f"{_called(terms)}, {_odds(table, terms)}", span, _SIDE[terms.kind]),)


def _called(terms: SideBetTerms) -> str:
    return {SideBet.PERFECT_PAIRS: "Perfect Pairs", SideBet.PAIRS_PLAY: "Pairs Play"}[terms.kind]


def _odds(table: Table, terms: SideBetTerms) -> str:
    if terms.kind is SideBet.PAIRS_PLAY:
        return f"any pair {table.edition.pairs_play.value}"
    return ", ".join(f"{kind} {line.value}" for kind, line in table.edition.perfect_pairs.items())


def _final(table: Table) -> tuple[Sign, ...]:
    if table.final is None:
        return ()
    return (Sign("Rounds before closing", str(table.final), (C["5.5"], C["15.2"])),)


def on_file(table: Table) -> tuple[Sign, ...]:
    """The determinations that no sign shows, for supervisors and the Commission."""
    terms = table.plate
    half = f"half the decks from the back, and {terms.cutting_card_tolerance} cards more"
    return (
        *equipment_on_file(CHARTER, table),
        Sign("Decks", str(table.decks), (C["2.1"], C["2.3(a)"])),
        Sign("Shuffle", table.shuffle, (C["2.3(b)"],)),
        Sign("Cutting card", f"one deck to {half}", (C["5.3"],)),
        Sign("Smallest chip", dollars(terms.smallest_chip_cents), (C["A:Float"], C["7.4"])),
        Sign("More boxes than one", _may(terms.several_boxes), (C["4.4"],)),
        Sign("Insuring the wagers of others", _may(terms.insuring_others), (C["7.2/lead"],)),
        Sign("Minimum only after sitting out", "yes" if terms.latecomers_at_minimum else "no", (C["4.7/tail"],)),
        _restrictions(table),
        delegates_on_file(CHARTER, table),
    )


def _may(permitted: bool) -> str:
    return "permitted" if permitted else "not permitted"


def _restrictions(table: Table) -> Sign:
    """Who is restricted, and of whom the Commission has yet to be advised."""
    active = [one.player for one in table.restrictions if one.active]
    untold = [one.player for one in table.restrictions if not one.reported]
    text = f"{', '.join(active) or 'nobody'}; to be reported: {', '.join(untold) or 'nobody'}"
    return Sign("Restricted players", text, (C["4.8"], C["4.9"]))
