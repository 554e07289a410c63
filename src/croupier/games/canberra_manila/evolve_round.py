"""How a round changes with each event: bookkeeping of chips, levels, turns and cards, without rules.

What changes nothing but the round stands in ROUND_BOOKS, so that what follows from an act can be foreseen by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.betting import next_to_act
from croupier.games.canberra_manila.entry import Absence
from croupier.games.canberra_manila.state import BOARD, LIVE, Hand, Phase, Play, Round, Table
from croupier.games.house.bookkeeping import unshuffled

ROUND_BOOKS: dict[type[Any], Callable[[Round, Any], Round]] = {}
"""Events that change nothing but the round."""


def place_of(now: Round, seat: int) -> int:
    for place, hand in enumerate(now.hands):
        if hand.seat == seat:
            return place
    raise LookupError(f"seat {seat} has no hand in this round")


def with_hand(hands: tuple[Hand, ...], place: int, hand: Hand) -> tuple[Hand, ...]:
    held = [*hands]
    held[place] = hand
    return (*held,)


def changed(now: Round, seat: int, **changes: Any) -> Round:
    """The round with one hand changed, and nothing else."""
    place = place_of(now, seat)
    return replace(now, hands=with_hand(now.hands, place, replace(now.hands[place], **changes)))


def _seat_left_out(now: Round, event: e.SeatLeftOut) -> Round:
    """Whoever waits for the blind does not abstain from betting."""
    return now if event.why == Absence.SITS_OUT else replace(now, waiting=now.waiting | {event.seat})


def forced_posted(now: Round, event: e.ForcedPosted) -> Round:
    return _put_before_the_cards(now, event.seat, event.cents, event.live, event.dead)


def _put_before_the_cards(now: Round, seat: int, cents: int, live: int, dead: int) -> Round:
    place = place_of(now, seat)
    hand = now.hands[place]
    after = replace(
        hand,
        put=hand.put + cents,
        forced=hand.forced + cents,
        blind=hand.blind + live,
        dead=hand.dead + dead,
        level=hand.level + live,
        play=Play.TAPPED if hand.left == cents else hand.play,
    )
    return replace(now, hands=with_hand(now.hands, place, after))


def _forced_collected(now: Round, event: e.ForcedCollected) -> Round:
    return _posted(replace(now, collected=True), event.level, event.step)


def _posted(now: Round, level: int, step: int) -> Round:
    return replace(now, level=level, full=level, step=step, posted=level, posted_step=step)


def _over_blind_posted(now: Round, event: e.OverBlindPosted) -> Round:
    after = _put_before_the_cards(now, event.seat, event.cents, event.cents, 0)
    after = replace(after, over_blinds=after.over_blinds + 1, last_blind=event.seat)
    return _posted(after, max(event.level, after.level), event.level)


def _hole_cards_dealt(now: Round, event: e.HoleCardsDealt) -> Round:
    return changed(now, event.seat, cards=event.cards)


def communal_turned(table: Table, event: e.CommunalTurned) -> Table:
    """The next card of the board, with which its betting round begins."""
    return replace(table, phase=Phase.BETTING, correctable=0, round=after_communal(table.round, event))


def after_communal(now: Round, event: e.CommunalTurned) -> Round:
    """Levels start anew, but for the blinds before the first of them."""
    level, full, step, hands, start = 0, 0, 0, now.hands, 0
    if now.street:
        hands = tuple([_fresh(hand) for hand in hands])
    else:
        level, full, step = now.level, now.full, now.step
        start = place_of(now, now.last_blind) + 1 if now.last_blind else 0
    return replace(
        now,
        hands=hands,
        board=(*now.board, event.card),
        laid_out=now.laid_out[1:],
        street=now.street + 1,
        level=level,
        full=full,
        step=step,
        raises=0,
        ceiling=event.ceiling,
        aggressor=0,
        opened=False,
        clock=0,
        seen=now.seen | {event.card},
        turn=next_to_act(hands, level, start),
    )


def _fresh(hand: Hand) -> Hand:
    """A hand at the start of a betting round: nothing has been put in, and the player has not acted."""
    return replace(hand, level=0, acted=False) if (hand.level or hand.acted) and hand.play in LIVE else hand


def _hand_checked(now: Round, event: e.HandChecked) -> Round:
    place = place_of(now, event.seat)
    return _acted(now, place, replace(now.hands[place], acted=True))


def _bet_called(now: Round, event: e.BetCalled) -> Round:
    place = place_of(now, event.seat)
    hand = _put_in(now.hands[place], event.cents, taps=event.taps)
    return _acted(now, place, hand, called=now.called or event.cents > 0)


def _put_in(hand: Hand, cents: int, *, taps: bool) -> Hand:
    return replace(
        hand,
        put=hand.put + cents,
        level=hand.level + cents,
        acted=True,
        laid=0,
        why_laid=None,
        play=Play.TAPPED if taps else hand.play,
    )


def _acted(now: Round, place: int, hand: Hand, **changes: Any) -> Round:
    """The hand has acted, and the turn goes clockwise from it."""
    hands = with_hand(now.hands, place, hand)
    turn = next_to_act(hands, now.level, place + 1)
    return replace(now, hands=hands, opened=True, clock=0, turn=turn, **changes)


def _bet_made(now: Round, event: e.BetMade) -> Round:
    """A full bet or raise asks everybody anew; the first is the opening bet, whatever was tapped out short of one."""
    place = place_of(now, event.seat)
    hands = [replace(other, acted=False) if other.acted else other for other in now.hands]
    hands[place] = _put_in(now.hands[place], event.cents, taps=event.taps)
    return replace(
        now,
        hands=(*hands,),
        step=max(now.step, event.level - (now.level if now.full else 0)),
        raises=now.raises + (1 if now.full else 0),
        level=event.level,
        full=event.level,
        aggressor=event.seat,
        opened=True,
        called=True,
        clock=0,
        turn=next_to_act(hands, event.level, place + 1),
    )


def _tapped_out(now: Round, event: e.TappedOut) -> Round:
    """Less than a full bet: others must meet it, and nobody is asked anew."""
    place = place_of(now, event.seat)
    hand = _put_in(now.hands[place], event.cents, taps=True)
    if hand.level > now.level:
        now = replace(now, level=hand.level, aggressor=event.seat)
    return _acted(now, place, hand, called=True)


def _chips_laid(now: Round, event: e.ChipsLaid) -> Round:
    return changed(now, event.seat, laid=event.cents, why_laid=event.why, laid_at=now.level)


def _chips_returned(now: Round, event: e.ChipsReturned) -> Round:
    return changed(now, event.seat, laid=0, why_laid=None)


def _hand_folded(now: Round, event: e.HandFolded) -> Round:
    place = place_of(now, event.seat)
    hand, count = now.hands[place], now.folds + event.voluntary
    folded = replace(
        hand,
        put=hand.put + event.paid,
        level=hand.level + event.paid,
        play=Play.FOLDED,
        laid=0,
        why_laid=None,
        folded=count if event.voluntary else 0,
    )
    return _acted(now, place, folded, called=now.called or event.paid > 0, folds=count)


def _clock_started(now: Round, event: e.ClockStarted) -> Round:
    return replace(now, clock=event.seat)


def _hand_shown(now: Round, event: e.HandShown) -> Round:
    return replace(changed(now, event.seat, cards=event.cards, shown=True), seen=now.seen.union(event.cards))


def _faces_corrected(now: Round, event: e.FacesCorrected) -> Round:
    """What was named wrong has not been seen."""
    if event.place == BOARD:
        board, laid_out = event.cards[: len(now.board)], event.cards[len(now.board) :]
        seen = now.seen.difference(now.board, now.laid_out).union(event.cards)
        return replace(now, board=board, laid_out=laid_out, seen=seen)
    held = now.hands[place_of(now, event.place)].cards
    seen = now.seen.difference(card for card in held if card is not None).union(event.cards)
    return replace(changed(now, event.place, cards=event.cards), seen=seen)


def _hand_conceded(now: Round, event: e.HandConceded) -> Round:
    """Cards that go in unseen are folded, later than any that went in before them."""
    folds = now.folds + 1
    return replace(changed(now, event.seat, play=Play.CONCEDED, folded=folds), folds=folds)


def _won(now: Round, event: e.PotAwarded | e.UncalledReturned) -> Round:
    place = place_of(now, event.seat)
    return changed(now, event.seat, won=now.hands[place].won + event.cents)


def _hand_dead(now: Round, event: e.HandDead) -> Round:
    """A hand that was taken out; where it was its turn, or nobody else could meet a bet, the turn goes on."""
    after = changed(now, event.seat, play=Play.DEAD, laid=0, why_laid=None)
    if not after.turn:
        return after
    turn = next_to_act(after.hands, after.level, place_of(after, after.turn))
    return replace(after, turn=turn, clock=after.clock if after.clock == turn else 0)


def _communal_exposed(now: Round, event: e.CommunalExposed) -> Round:
    return replace(now, laid_out=(*now.laid_out, event.card), ceiling=event.ceiling, seen=now.seen | {event.card})


def _remedy_proposed(now: Round, event: e.RemedyProposed) -> Round:
    return replace(now, remedy=event.what, agreed=frozenset())


def _remedy_answered(now: Round, event: e.RemedyAnswered) -> Round:
    return replace(now, agreed=now.agreed | {event.seat} if event.agrees else now.agreed)


def _remedy_ended(now: Round, _event: e.RemedyAdopted | e.RemedyRejected) -> Round:
    return replace(now, remedy="", agreed=frozenset())


def betting_closed(table: Table, event: e.BettingClosed) -> Table:
    """One player is left, or another card is due, or hands are shown."""
    if event.live < 2:
        phase = Phase.AWARDING
    elif event.street < table.edition.betting_rounds.value:
        phase = Phase.EXPOSING
    else:
        phase = Phase.SHOWDOWN
    return replace(table, phase=phase, round=replace(table.round, turn=0, clock=0))


def last_folder_wins(table: Table, event: e.LastFolderWins) -> Table:
    return replace(table, phase=Phase.AWARDING, round=changed(table.round, event.seat, play=Play.TAPPED))


def misdealt(table: Table, _event: e.Misdealt) -> Table:
    """All hands as they were when blinds and antes had been paid, and the cards unshuffled."""
    now = table.round
    again = Round(
        now.number,
        moves=now.moves,
        breaches=now.breaches,
        button=now.button,
        hands=tuple([_before_the_deal(hand) for hand in now.hands]),
        last_blind=now.last_blind,
        over_blinds=now.over_blinds,
        due=now.due,
        waiting=now.waiting,
        collected=now.collected,
    )
    return replace(unshuffled(table), phase=Phase.POSTING, round=_posted(again, now.posted, now.posted_step))


def _before_the_deal(hand: Hand) -> Hand:
    return Hand(
        seat=hand.seat,
        player=hand.player,
        stake=hand.stake,
        put=hand.forced,
        level=hand.blind,
        forced=hand.forced,
        blind=hand.blind,
        dead=hand.dead,
        play=Play.TAPPED if hand.stake == hand.forced else Play.IN,
    )


ROUND_BOOKS.update(
    {
        e.SeatLeftOut: _seat_left_out,
        e.ForcedPosted: forced_posted,
        e.ForcedCollected: _forced_collected,
        e.OverBlindPosted: _over_blind_posted,
        e.HoleCardsDealt: _hole_cards_dealt,
        e.HandChecked: _hand_checked,
        e.BetCalled: _bet_called,
        e.BetMade: _bet_made,
        e.TappedOut: _tapped_out,
        e.ChipsLaid: _chips_laid,
        e.ChipsReturned: _chips_returned,
        e.HandFolded: _hand_folded,
        e.ClockStarted: _clock_started,
        e.HandShown: _hand_shown,
        e.FacesCorrected: _faces_corrected,
        e.HandConceded: _hand_conceded,
        e.UncalledReturned: _won,
        e.PotAwarded: _won,
        e.HandDead: _hand_dead,
        e.CommunalExposed: _communal_exposed,
        e.RemedyProposed: _remedy_proposed,
        e.RemedyAnswered: _remedy_answered,
        e.RemedyAdopted: _remedy_ended,
        e.RemedyRejected: _remedy_ended,
    }
)
