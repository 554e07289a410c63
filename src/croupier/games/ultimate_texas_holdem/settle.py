"""What ante, blind, play and trips earn: the code of every live table and every ruling (9, 10, A:Fold)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from croupier.cards.ranking import Hand
from croupier.games.house.edition import PayLine
from croupier.games.house.settled import Settled
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem.clauses import C
from croupier.games.ultimate_texas_holdem.editions import Edition
from croupier.games.ultimate_texas_holdem.hands import qualifies
from croupier.games.ultimate_texas_holdem.stakes import Stake, Stakes
from croupier.money import in_chips
from croupier.rules.clause import Under

FOLDED = (C["A:Fold"],)
CONCEDED = (C["9.1"], C["A:Fold"])
REFUNDED = (C["9.2"], C["9.5(c)(ii)"])


class Verdict(StrEnum):
    """How a player's hand stands to the dealer's."""

    HIGHER = "higher"
    LOWER = "lower"
    EQUAL = "equal"


class Payout(msgspec.Struct, frozen=True, gc=False):
    """The signs that bear on the winnings of a blind: the most that one may win, and the smallest chip."""

    maximum: int | None = None
    chip: int = 1


def verdict(dealer: Hand, player: Hand) -> Verdict:
    """Compare the two hands, whether the dealer qualifies or not."""
    if player.strength == dealer.strength:
        return Verdict.EQUAL
    return Verdict.HIGHER if player.strength > dealer.strength else Verdict.LOWER


def refund(stakes: Stakes) -> Settled:
    """The ante of a hand still in, before any is turned, when the dealer does not qualify (9.2)."""
    return _result("ante", stakes.ante, Outcome.PUSH, REFUNDED)


def collected(stakes: Stakes, because: Under, *, ante_refunded: bool = False) -> tuple[Settled, ...]:
    """A hand that was folded or conceded loses every wager that still lies there, trips too, whatever it holds."""
    wagers = stakes.listed[1:] if ante_refunded else stakes.listed
    return tuple(_result(name, stake, Outcome.LOSE, because) for name, stake in wagers)


def settle(edition: Edition, dealer: Hand, player: Hand, stakes: Stakes, payout: Payout) -> tuple[Settled, ...]:
    """The wagers of a hand that is compared, in the order of the rules; an ante that 9.2 refunds is no longer there."""
    decided = verdict(dealer, player)
    ante = (_ante(edition, decided, stakes.ante),) if qualifies(dealer) else ()
    blind = _blind(edition, decided, player, stakes.blind, payout)
    play = () if stakes.play is None else (_play(edition, decided, stakes.play),)
    trips = () if stakes.trips is None else (_trips(edition, player, stakes.trips),)
    return (*ante, blind, *play, *trips)


def _ante(edition: Edition, decided: Verdict, stake: Stake) -> Settled:
    match decided:
        case Verdict.HIGHER:
            odds = edition.ante_odds
            under = (C["9.5(a)"], C["10.1"], *odds.under)
            return _result("ante", stake, Outcome.WIN, under, odds.value.winnings(stake.counts))
        case Verdict.LOWER:
            return _result("ante", stake, Outcome.LOSE, (C["9.5(b)"],))
        case Verdict.EQUAL:
            return _result("ante", stake, Outcome.PUSH, (C["9.5(c)(i)"],))


def _blind(edition: Edition, decided: Verdict, player: Hand, stake: Stake, payout: Payout) -> Settled:
    match decided:
        case Verdict.HIGHER if player.category in edition.blind_odds:
            return _blind_wins(edition.blind_odds[player.category], stake, payout)
        case Verdict.HIGHER:
            return _result("blind", stake, Outcome.PUSH, (C["9.6(c)(ii)"], *edition.blind_pushes))
        case Verdict.LOWER:
            return _result("blind", stake, Outcome.LOSE, (C["9.6(b)"],))
        case Verdict.EQUAL:
            return _result("blind", stake, Outcome.PUSH, (C["9.6(c)(i)"],))


def _blind_wins(line: PayLine, stake: Stake, payout: Payout) -> Settled:
    """The only wager with a cap, and the only one whose odds leave a fraction of a chip."""
    full = in_chips(line.odds.winnings(stake.counts), payout.chip)
    winnings = full if payout.maximum is None else min(full, payout.maximum)
    capped = (C["Table 1#1"],) if winnings < full else ()
    return _result("blind", stake, Outcome.WIN, (C["9.6(a)"], C["10.1"], *line.under, *capped), winnings)


def _play(edition: Edition, decided: Verdict, stake: Stake) -> Settled:
    match decided:
        case Verdict.HIGHER:
            odds = edition.play_odds
            under = (C["9.8(a)"], C["10.1"], *odds.under)
            return _result("play", stake, Outcome.WIN, under, odds.value.winnings(stake.counts))
        case Verdict.LOWER:
            return _result("play", stake, Outcome.LOSE, (C["9.8(b)"],))
        case Verdict.EQUAL:
            return _result("play", stake, Outcome.PUSH, (C["9.8(c)"],))


def _trips(edition: Edition, player: Hand, stake: Stake) -> Settled:
    """Nothing but the player's own hand decides it."""
    line = edition.trips_odds.get(player.category)
    if line is None:
        return _result("trips", stake, Outcome.LOSE, (C["9.7(b)"],))
    under = (C["9.7(a)"], C["10.1"], *line.under)
    return _result("trips", stake, Outcome.WIN, under, line.odds.winnings(stake.counts))


def _result(wager: str, stake: Stake, outcome: Outcome, because: Under, winnings: int = 0) -> Settled:
    """A wager of which nothing counts is void; what does not count of another goes back, win or lose."""
    if stake.counts == 0:
        return Settled(wager, stake.placed, Outcome.VOID, stake.placed, stake.under)
    taken = stake.counts if outcome is Outcome.LOSE else 0
    return Settled(wager, stake.placed, outcome, stake.placed - taken + winnings, (*because, *stake.under))
