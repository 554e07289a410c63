"""Pots, uncalled chips and payouts beside PokerKit's, over rounds that it plays at random."""

from __future__ import annotations

from msgspec.structs import replace

from tests.games.canberra_manila.peer import compare, difference, rounds_from


def test_given_a_thousand_rounds_when_settled_here_and_by_pokerkit_then_every_seat_gets_the_same() -> None:
    """High, low and split, with side pots, uncalled chips, ties and halves among them."""
    seen = compare(1000, seed=20050207)
    assert seen["side pots"] > 500
    assert seen["uncalled"] > 400
    assert min(seen["tied"], seen["halved"]) > 20


def test_given_a_round_that_differs_by_one_chip_when_compared_then_it_is_found() -> None:
    """The comparison is of pots first and of payouts after them."""
    played = next(one for one in rounds_from(5) if all(seat.live for seat in one.contenders))
    assert difference(played) is None
    first, *others = played.contenders
    more = played._replace(contenders=(replace(first, contributed=first.contributed - 1), *others))
    assert str(difference(more)).startswith("pots: ")
    other = played._replace(payoffs={**played.payoffs, first.seat: played.payoffs[first.seat] + 1})
    assert str(difference(other)).startswith("payoffs: ")
