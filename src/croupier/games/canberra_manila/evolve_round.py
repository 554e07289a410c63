"""How a round changes with each event: bookkeeping of chips, levels, turns and cards, without rules."""

from __future__ import annotations

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.betting import next_to_act
from croupier.games.canberra_manila.state import Hand, Phase, Play, Round, Table
from croupier.games.house.bookkeeping import unshuffled


def place_of(now: Round, seat: int) -> int:
    for place, hand in enumerate(now.hands):
        if hand.seat == seat:
            return place
    raise LookupError(f"seat {seat} has no hand in this round")


def with_hand(hands: tuple[Hand, ...], place: int, hand: Hand) -> tuple[Hand, ...]:
    held = [*hands]
    held[place] = hand
    return (*held,)


def hand_changed(table: Table, seat: int, **changes: object) -> Table:
    """The table with one hand of the round changed, and nothing else."""
    now = table.round
    place = place_of(now, seat)
    hands = with_hand(now.hands, place, replace(now.hands[place], **changes))
    return replace(table, round=replace(now, hands=hands))


def forced_posted(table: Table, event: e.ForcedPosted) -> Table:
    now = table.round
    place = place_of(now, event.seat)
    hand = now.hands[place]
    after = replace(
        hand,
        put=hand.put + event.cents,
        forced=hand.forced + event.cents,
        blind=hand.blind + event.live,
        dead=hand.dead + event.dead,
        level=hand.level + event.live,
        play=Play.TAPPED if hand.left == event.cents else hand.play,
    )
    return replace(table, round=replace(now, hands=with_hand(now.hands, place, after)))


def forced_collected(table: Table, event: e.ForcedCollected) -> Table:
    return replace(table, round=_posted(replace(table.round, collected=True), event.level, event.step))


def _posted(now: Round, level: int, step: int) -> Round:
    return replace(now, level=level, full=level, step=step, posted=level, posted_step=step)


def over_blind_posted(table: Table, event: e.OverBlindPosted) -> Table:
    posted = e.ForcedPosted(
        under=event.under, by=event.by, seat=event.seat, kind="over-blind", cents=event.cents, live=event.cents, dead=0
    )
    after = forced_posted(table, posted)
    now = replace(after.round, over_blinds=after.round.over_blinds + 1, last_blind=event.seat)
    return replace(after, round=_posted(now, max(event.level, now.level), event.level))


def hole_cards_dealt(table: Table, event: e.HoleCardsDealt) -> Table:
    return hand_changed(table, event.seat, cards=event.cards)


def communal_turned(table: Table, event: e.CommunalTurned) -> Table:
    """The next card of the board, with which its betting round begins."""
    now = table.round
    first = now.street == 0
    street = now.street + 1
    began = replace(
        now,
        board=(*now.board, event.card),
        laid_out=now.laid_out[1:],
        street=street,
        ceiling=event.ceiling,
        opened=False,
        raises=0,
        aggressor=0,
        clock=0,
        seen=_seen(table, (event.card,)),
    )
    if not first:
        began = replace(began, level=0, full=0, step=0, hands=_fresh(now.hands))
    start = (place_of(began, now.last_blind) + 1) if first and now.last_blind else 0
    return replace(table, phase=Phase.BETTING, round=replace(began, turn=next_to_act(began, start)))


def _fresh(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """Hands at the start of a betting round: nobody has put anything in, or has acted."""
    return tuple([replace(hand, level=0, acted=False) if hand.play is Play.IN else hand for hand in hands])


def _seen(table: Table, cards: tuple[Card, ...]) -> frozenset[Card]:
    """The faces seen so far; where the program holds the order, the deck was proved complete when it was loaded."""
    return table.round.seen if table.shoe.order else table.round.seen.union(cards)


def hand_checked(table: Table, event: e.HandChecked) -> Table:
    place = place_of(table.round, event.seat)
    return _acted(table, place, replace(table.round.hands[place], acted=True))


def bet_called(table: Table, event: e.BetCalled) -> Table:
    place = place_of(table.round, event.seat)
    return _acted(table, place, _put_in(table.round.hands[place], event.cents, taps=event.taps), called=event.cents > 0)


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


def _acted(table: Table, place: int, hand: Hand, *, called: bool = False, **changes: object) -> Table:
    """The hand has acted, and the turn goes clockwise from it."""
    now = table.round
    hands, called = with_hand(now.hands, place, hand), now.called or called
    after = replace(now, hands=hands, opened=True, clock=0, called=called, **changes)
    return replace(table, round=replace(after, turn=next_to_act(after, place + 1)))


def bet_made(table: Table, event: e.BetMade) -> Table:
    """A full bet or raise asks everybody anew."""
    now = table.round
    place = place_of(now, event.seat)
    hand = _put_in(now.hands[place], event.cents, taps=event.taps)
    others = tuple([replace(other, acted=False) if other.acted else other for other in now.hands])
    after = replace(
        now,
        hands=others,
        step=max(now.step, event.level - now.level),
        raises=now.raises + (1 if now.level else 0),
        level=event.level,
        full=event.level,
        aggressor=event.seat,
    )
    return _acted(replace(table, round=after), place, hand, called=True)


def tapped_out(table: Table, event: e.TappedOut) -> Table:
    """Less than a full bet: others must meet it, and nobody is asked anew."""
    now = table.round
    place = place_of(now, event.seat)
    hand = _put_in(now.hands[place], event.cents, taps=True)
    higher = hand.level > now.level
    changes = {"level": hand.level, "aggressor": event.seat} if higher else {}
    return _acted(table, place, hand, called=True, **changes)


def chips_laid(table: Table, event: e.ChipsLaid) -> Table:
    return hand_changed(table, event.seat, laid=event.cents, why_laid=event.why)


def chips_returned(table: Table, event: e.ChipsReturned) -> Table:
    return hand_changed(table, event.seat, laid=0, why_laid=None)


def hand_folded(table: Table, event: e.HandFolded) -> Table:
    now = table.round
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
        acted=True,
    )
    return _acted(table, place, folded, called=event.paid > 0, folds=count)


def clock_started(table: Table, event: e.ClockStarted) -> Table:
    return replace(table, round=replace(table.round, clock=event.seat))


def betting_closed(table: Table, event: e.BettingClosed) -> Table:
    """One player is left, or another card is due, or hands are shown."""
    now = table.round
    if len(now.live) < 2:
        phase = Phase.AWARDING
    elif event.street < table.edition.betting_rounds.value:
        phase = Phase.EXPOSING
    else:
        phase = Phase.SHOWDOWN
    return replace(table, phase=phase, round=replace(now, turn=0, clock=0))


def hand_shown(table: Table, event: e.HandShown) -> Table:
    after = hand_changed(table, event.seat, cards=event.cards, shown=True)
    return replace(after, round=replace(after.round, seen=_seen(after, event.cards)))


def hand_conceded(table: Table, event: e.HandConceded) -> Table:
    return hand_changed(table, event.seat, play=Play.CONCEDED)


def won(table: Table, event: e.PotAwarded | e.UncalledReturned) -> Table:
    return hand_changed(table, event.seat, won=table.hand(event.seat).won + event.cents)


def misdealt(table: Table, _event: e.Misdealt) -> Table:
    """All hands as they were when blinds and antes had been paid, and the cards unshuffled."""
    now = table.round
    hands = tuple([_before_the_deal(hand) for hand in now.hands])
    again = replace(
        _posted(now, now.posted, now.posted_step),
        hands=hands,
        board=(),
        laid_out=(),
        street=0,
        raises=0,
        ceiling=None,
        aggressor=0,
        turn=0,
        clock=0,
        opened=False,
        called=False,
        folds=0,
        seen=frozenset(),
    )
    return replace(unshuffled(table), phase=Phase.POSTING, round=again)


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


def hand_dead(table: Table, event: e.HandDead) -> Table:
    """A hand that was taken out; where it was its turn, or nobody else could meet a bet, the turn goes on."""
    after = hand_changed(table, event.seat, play=Play.DEAD, laid=0, why_laid=None)
    now = after.round
    if not now.turn:
        return after
    turn = next_to_act(now, place_of(now, now.turn))
    return replace(after, round=replace(now, turn=turn, clock=now.clock if now.clock == turn else 0))


def last_folder_wins(table: Table, event: e.LastFolderWins) -> Table:
    return replace(hand_changed(table, event.seat, play=Play.TAPPED), phase=Phase.AWARDING)


def communal_exposed(table: Table, event: e.CommunalExposed) -> Table:
    now = table.round
    seen = _seen(table, (event.card,))
    return replace(table, round=replace(now, laid_out=(*now.laid_out, event.card), ceiling=event.ceiling, seen=seen))


def remedy_proposed(table: Table, event: e.RemedyProposed) -> Table:
    return replace(table, round=replace(table.round, remedy=event.what, agreed=frozenset()))


def remedy_answered(table: Table, event: e.RemedyAnswered) -> Table:
    now = table.round
    return replace(table, round=replace(now, agreed=now.agreed | {event.seat} if event.agrees else now.agreed))


def remedy_ended(table: Table, _event: e.RemedyAdopted | e.RemedyRejected) -> Table:
    return replace(table, round=replace(table.round, remedy="", agreed=frozenset()))
