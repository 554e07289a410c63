"""The figures of Blackjack as data, each with its clause (N:1-N:4)."""

from __future__ import annotations

import msgspec

from croupier.games.blackjack.clauses import C
from croupier.games.blackjack.pairs import PairKind
from croupier.games.house.edition import MarkerRule, WagerEdition
from croupier.money import Odds
from croupier.rules.edition import Param


class DeckRange(msgspec.Struct, frozen=True):
    """How many decks of 52 cards a shoe may hold."""

    least: int
    most: int

    def __contains__(self, decks: object) -> bool:
        return isinstance(decks, int) and self.least <= decks <= self.most


class Edition(WagerEdition, frozen=True, kw_only=True):
    """Everything in which one approval of the game can differ from the next, each with its clause."""

    decks: Param[DeckRange]
    wagers_of_a_box: Param[int]
    side_wagers_of_a_box: Param[int]
    final_rounds: Param[int]
    insured_part: Param[Odds]
    """An insurance wager may be so much of the wager that it insures."""
    insurance_unit: Param[Odds]
    """Insurance wagers are multiples of so much of the smallest chip."""
    hands_of_a_split: Param[int]
    hands_of_split_aces: Param[int]
    cards_to_a_split_ace: Param[int]
    least_to_stand: Param[int]
    """The lowest hard total that may be stood on."""
    least_when_absent: Param[int]
    """The lowest total at which the dealer stops drawing for a player who is not there."""
    blackjack_at_once: Param[Odds]
    even_money: Param[Odds]
    blackjack_odds: Param[Odds]
    win_odds: Param[Odds]
    insurance_odds: Param[Odds]
    perfect_pairs: dict[PairKind, Param[Odds]]
    pairs_play: Param[Odds]


E2018 = Edition(
    name="2018",
    instrument="NI2018-568",
    commences=Param(None, (C["N:2"],)),
    supersedes=Param("NI2017-244", (C["N:3"],)),
    least_cut=Param(52, (C["5.3"],)),
    idle_rounds=Param(3, (C["16.6"],)),
    marker=Param(MarkerRule.STANDS_ALONE, (C["3.2"],)),
    decks=Param(DeckRange(4, 8), (C["2.1"],)),
    wagers_of_a_box=Param(3, (C["4.5/lead"],)),
    side_wagers_of_a_box=Param(3, (C["17.6"], C["17.18"])),
    final_rounds=Param(3, (C["5.5"],)),
    insured_part=Param(Odds(1, 2), (C["7.1"],)),
    insurance_unit=Param(Odds(1, 2), (C["7.4"],)),
    hands_of_a_split=Param(4, (C["10.3"],)),
    hands_of_split_aces=Param(2, (C["10.3"],)),
    cards_to_a_split_ace=Param(1, (C["10.5"],)),
    least_to_stand=Param(12, (C["9.2(b)"],)),
    least_when_absent=Param(12, (C["14.7"],)),
    blackjack_at_once=Param(Odds(3, 2), (C["8.1(a)"],)),
    even_money=Param(Odds(1), (C["8.1(b)"],)),
    blackjack_odds=Param(Odds(3, 2), (C["13.2(a)"],)),
    win_odds=Param(Odds(1), (C["13.2(b)"],)),
    insurance_odds=Param(Odds(2), (C["7.5"],)),
    perfect_pairs={
        PairKind.MIXED: Param(Odds(6), (C["17.12(a)"],)),
        PairKind.COLOURED: Param(Odds(12), (C["17.12(b)"],)),
        PairKind.PERFECT: Param(Odds(25), (C["17.12(c)"],)),
    },
    pairs_play=Param(Odds(11), (C["17.23"],)),
)

EDITIONS: dict[str, Edition] = {E2018.name: E2018}
