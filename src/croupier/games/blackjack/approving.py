"""Why a table of Blackjack may not open on its determinations (1.1, 2.1, 2.3, 3.1, 5.3, 7.4, 15.1, 17)."""

from __future__ import annotations

from croupier.games.blackjack.charter import CHARTER, DECK
from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.determinations import MOST_BOXES, Determinations
from croupier.games.blackjack.editions import EDITIONS, Edition
from croupier.games.blackjack.pairs import SideBet
from croupier.games.decider import Refusal
from croupier.games.house.answers import refuse
from croupier.games.house.approving import edition_objection, wager_terms_objection

_SIGN = {SideBet.PERFECT_PAIRS: C["17.7"], SideBet.PAIRS_PLAY: C["17.19"]}
_AREA = {SideBet.PERFECT_PAIRS: C["17.2"], SideBet.PAIRS_PLAY: C["17.14"]}


def objection(terms: Determinations, day: str) -> Refusal | None:
    """The first reason why a table may not open on these determinations, if there is one."""
    wrong = edition_objection(CHARTER, EDITIONS, terms.edition)
    if wrong is not None:
        return wrong
    edition = EDITIONS[terms.edition]
    return (
        wager_terms_objection(CHARTER, edition, terms, day, DECK, MOST_BOXES)
        or decks_objection(edition, terms.decks)
        or shuffle_objection(terms.shuffle)
        or _chip_objection(terms)
        or _tolerance_objection(terms)
        or _side_bet_objection(terms)
    )


def decks_objection(edition: Edition, decks: int) -> Refusal | None:
    least, most = edition.decks.value.least, edition.decks.value.most
    if decks in edition.decks.value:
        return None
    why = f"Blackjack is not played with {decks} decks."
    return Refusal((*edition.decks.under, C["2.3(a)"]), why, f"Use {least} to {most} decks.")


def shuffle_objection(shuffle: str) -> Refusal | None:
    if shuffle.strip():
        return None
    return refuse(C["2.3(b)"], "No shuffle is determined.", "Name one of the approved procedures.")


def _chip_objection(terms: Determinations) -> Refusal | None:
    chip = terms.smallest_chip_cents
    if chip > 0 and chip % 2 == 0:
        return None
    why = "Half the smallest chip of the float is not a whole amount of cents."
    return Refusal((C["A:Float"], C["7.4"]), why, "Enter the smallest chip in cents, an even number above zero.")


def _tolerance_objection(terms: Determinations) -> Refusal | None:
    most = 52 * (terms.decks // 2 - 1)
    if 0 <= terms.cutting_card_tolerance <= most:
        return None
    why = f"{terms.cutting_card_tolerance} cards are no tolerance for the place of the cutting card."
    return refuse(C["5.3"], why, f"Enter 0 to {most} cards.")


def _side_bet_objection(terms: Determinations) -> Refusal | None:
    side = terms.side_bet
    if side is None:
        return None
    if side.kind not in terms.layout.areas:
        return refuse(_AREA[side.kind], f"The layout has no area for {side.kind}.", "Use a layout that has one.")
    if side.limits.consistent:
        return None
    why = f"The limits of {side.kind} do not fit together."
    return refuse(_SIGN[side.kind], why, "Give minimum, maximum and multiple in whole cents above zero.")
