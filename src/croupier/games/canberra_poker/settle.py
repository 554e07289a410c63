"""What an ante and a bet earn against the dealer's hand: the code of every live table and every ruling.

Clauses 3.4, 3.5, 7.3, 8, 9.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.ranking import Hand
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.determinations import TieWhenDealerOut
from croupier.games.canberra_poker.editions import Edition
from croupier.games.canberra_poker.hands import qualifies
from croupier.games.house.settled import Settled
from croupier.games.house.terms import Outcome
from croupier.rules.clause import Clause, Under


class Verdict(StrEnum):
    """How a player's hand stands to the dealer's."""

    DEALER_OUT = "dealer does not take part"
    HIGHER = "higher"
    LOWER = "lower"
    EQUAL = "equal"


class Stakes(msgspec.Struct, frozen=True, gc=False):
    """The ante and bet of a box as they lie there, and as much of them as counts under the limits."""

    ante: int
    bet: int
    ante_counts: int
    bet_counts: int


def verdict(dealer: Hand, player: Hand, tie: TieWhenDealerOut) -> Verdict:
    """Compare the two hands; a dealer below ace-king is not there to be compared with (9.2-9.6)."""
    equal = player.strength == dealer.strength
    if not qualifies(dealer):
        return Verdict.EQUAL if equal and tie is TieWhenDealerOut.VOID else Verdict.DEALER_OUT
    if equal:
        return Verdict.EQUAL
    return Verdict.HIGHER if player.strength > dealer.strength else Verdict.LOWER


def stakes_that_count(edition: Edition, ante: int, bet: int, maximum: int, *, refused_as_low: bool) -> Stakes:
    """Wagers above the maximum count up to it, and the bet up to twice the ante that counts (3.4, 3.5, 7.2)."""
    ante_counts = 0 if refused_as_low else min(ante, maximum)
    return Stakes(ante, bet, ante_counts, min(bet, ante_counts * edition.bet_multiple.value))


def settle(
    edition: Edition, decided: Verdict, player: Hand, stakes: Stakes, cap: int | None
) -> tuple[Settled, Settled]:
    """Ante and bet of one box that stayed in."""
    if stakes.ante_counts == 0:
        return _returned(stakes, Outcome.VOID, (C["3.4"],))
    match decided:
        case Verdict.DEALER_OUT:
            bet = Settled("bet", stakes.bet, Outcome.PUSH, stakes.bet, (C["9.3"], C["9.2"]))
            return _ante_wins(edition, stakes, C["9.3"]), bet
        case Verdict.HIGHER:
            return _both_win(edition, player, stakes, cap)
        case Verdict.LOWER:
            return _both_lose(stakes)
        case Verdict.EQUAL:
            return _returned(stakes, Outcome.VOID, (C["9.6"],))


def lost_by_folding(stakes: Stakes, jackpot: int) -> tuple[Settled, ...]:
    """A fold loses the ante, as far as it counts, and any stake on the jackpot at once, whatever the hand (7.3)."""
    ante = _lost("ante", stakes.ante, stakes.ante_counts, C["7.3"], _ante_surplus(stakes))
    if stakes.ante_counts == 0:
        ante = Settled("ante", stakes.ante, Outcome.VOID, stakes.ante, (C["3.4"],))
    return (ante, _lost("jackpot", jackpot, jackpot, C["7.3"], ())) if jackpot else (ante,)


def _both_win(edition: Edition, player: Hand, stakes: Stakes, cap: int | None) -> tuple[Settled, Settled]:
    line = edition.bet_odds[player.category]
    full = line.odds.winnings(stakes.bet_counts)
    winnings = full if cap is None else min(full, cap)
    capped = (C["8.2"],) if winnings < full else ()
    bet_under = (C["9.4"], *line.under, *capped)
    return (
        _ante_wins(edition, stakes, C["9.4"]),
        _won("bet", stakes.bet, winnings, (*bet_under, *_bet_surplus(stakes))),
    )


def _ante_wins(edition: Edition, stakes: Stakes, because: Clause) -> Settled:
    odds = edition.ante_odds
    under = (because, *odds.under)
    return _won("ante", stakes.ante, odds.value.winnings(stakes.ante_counts), (*under, *_ante_surplus(stakes)))


def _won(wager: str, staked: int, winnings: int, under: Under) -> Settled:
    return Settled(wager, staked, Outcome.WIN, staked + winnings, under)


def _both_lose(stakes: Stakes) -> tuple[Settled, Settled]:
    return (
        _lost("ante", stakes.ante, stakes.ante_counts, C["9.5"], _ante_surplus(stakes)),
        _lost("bet", stakes.bet, stakes.bet_counts, C["9.5"], _bet_surplus(stakes)),
    )


def _lost(wager: str, staked: int, counts: int, because: Clause, surplus: Under) -> Settled:
    return Settled(wager, staked, Outcome.LOSE, staked - counts, (because, *surplus))


def _returned(stakes: Stakes, outcome: Outcome, under: Under) -> tuple[Settled, Settled]:
    return (
        Settled("ante", stakes.ante, outcome, stakes.ante, under),
        Settled("bet", stakes.bet, outcome, stakes.bet, under),
    )


def _ante_surplus(stakes: Stakes) -> Under:
    """What is over the maximum goes back."""
    return (C["3.5"],) if stakes.ante_counts < stakes.ante else ()


def _bet_surplus(stakes: Stakes) -> Under:
    """What goes back of a bet is over the maximum, or over twice an ante that counts whole."""
    if stakes.bet_counts == stakes.bet:
        return ()
    return _ante_surplus(stakes) or (C["7.2"],)
