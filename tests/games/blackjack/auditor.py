"""What must hold of a Blackjack table after every event: its money, its cards, its boxes, and what a void leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from croupier.cards.card import Card, Rank
from croupier.cards.pack import Pack
from croupier.games.blackjack import events as e
from croupier.games.blackjack.hands import points
from croupier.games.blackjack.state import Box, Hand, Joining, Phase, Standing, Table, Wager
from croupier.games.house import events as he
from croupier.games.house.moves import FELT
from croupier.games.house.terms import Outcome
from tests.kit.books import Books
from tests.kit.spec import Auditor

NO_ROUND = (Phase.CLOSED, Phase.BETWEEN, Phase.VOIDED)
# What a stake may earn and lose, in stakes: nothing in these rules pays more than 25 to 1.
_BOUNDS = {Outcome.WIN: (0, 25), Outcome.LOSE: (-1, 0), Outcome.PUSH: (0, 0), Outcome.VOID: (0, 0)}


class BlackjackAuditor(Auditor[Table, e.AnyEvent]):
    """Keeps what an invariant needs to remember: the balances before the round.

    What held of a round and a shoe holds as long as they are the very same records, which nothing can change.
    """

    def __init__(self) -> None:
        self.before_round = dict[str, int]()
        self.relaid = self.corrected = False
        self.last = self.before_round, False, False

    def faults(self, before: Table, event: e.AnyEvent, after: Table, books: Books) -> Iterator[str]:
        match event:
            case he.WageringOpened():
                self.last = self.before_round, self.relaid, self.corrected
                self.before_round, self.relaid, self.corrected = books.standing(), False, False
            case he.WageringEnded():
                self.before_round, self.relaid, self.corrected = self.last
            case e.WagerCorrected():
                self.corrected = True
            case e.HandsReconstructed(laid=laid):
                self.relaid = self.relaid or bool(laid)
            case e.WagerSettled():
                yield from _settled(_wager(before, event), event)
            case e.SideWagerSettled():
                yield from _settled(_side(before, event), event)
            case he.PaymentCorrected(round=0):
                self._correct({f"player:{event.player}": event.to_player - event.from_player})
            case e.PastRoundVoided():
                self._correct(_net(event))
            case he.RoundVoided() if books.standing() != self.before_round:
                yield f"the void left {books.standing()}, before the round it was {self.before_round}"
            case _:
                pass
        yield from _money(after, books)
        same = after.round is before.round and after.shoe is before.shoe and after.decks == before.decks
        if not same:
            yield from _cards(after)
        if after.round is not before.round:
            yield from _boxes(after)
            yield from _asked(event, after)
            if not self.corrected:
                yield from _equal_stakes(after)
        yield from _people(before, event)
        yield from _course(before, event, after)
        if not self.relaid:
            yield from _one_card(after)

    def _correct(self, change: dict[str, int]) -> None:
        """What is put right of older rounds is none of this round's money, and no void turns it back.

        A correction that names this round, which is still open, moves with it. Where nobody wagers no round begins,
        and the last one may be taken up again, whose balances are put right as well.
        """
        before, relaid, corrected = self.last
        self.last = _put_right(before, change), relaid, corrected
        self.before_round = _put_right(self.before_round, change)


def _put_right(before: dict[str, int], change: dict[str, int]) -> dict[str, int]:
    held = Counter(before)
    held.update(change)
    held["float"] -= sum(cents for account, cents in change.items() if account != "float")
    return {account: cents for account, cents in held.items() if cents}


def _net(event: e.PastRoundVoided) -> dict[str, int]:
    net = Counter[str]()
    for move in event.reversals:
        net[move.target] += move.cents
        net[move.source] -= move.cents
    return {account: cents for account, cents in net.items() if account not in ("float", FELT)}


def _wager(table: Table, event: e.WagerSettled) -> Wager | None:
    box = table.box(event.box)
    hand = box.hands[event.hand] if box else Hand()
    return next((wager for wager in hand.wagers if wager.player == event.player), None)


def _side(table: Table, event: e.SideWagerSettled) -> Wager | None:
    box = table.box(event.box)
    return next((wager for wager in (box.side if box else ()) if wager.player == event.player), None)


def _settled(wager: Wager | None, event: e.WagerSettled | e.SideWagerSettled) -> Iterator[str]:
    """A wager is settled once, for exactly what lies there, and within what its outcome allows."""
    lying = None if wager is None or wager.closed else wager.cents + wager.doubled
    if lying != event.staked:
        yield f"{event.staked} cents were settled where {lying} lie"
    won = event.returned - event.staked
    least, most = _BOUNDS[event.outcome]
    if not event.staked * least <= won <= event.staked * most:
        yield f"{event.returned} cents of {event.staked} came back from a wager that is to {event.outcome}"


def _money(table: Table, books: Books) -> Iterator[str]:
    """Everything on the felt is an open wager, and nothing is left there while the cards are collected."""
    lying = 0 if table.phase in NO_ROUND else _on_felt(table)
    if books[FELT] != lying:
        yield f"{books[FELT]} cents lie on the felt, the boxes account for {lying}"
    if table.phase is Phase.COLLECTING and lying:
        yield f"{lying} cents of wagers are left over while the cards are collected"


def _on_felt(table: Table) -> int:
    insured = sum(one.cents for one in table.round.insurances if not one.closed)
    return insured + sum(map(_on_box, table.round.boxes))


def _on_box(box: Box) -> int:
    hands = [wager for hand in box.hands for wager in hand.wagers]
    wagers = (*(hands if box.hands else box.wagers), *box.side)
    return sum(wager.cents + wager.doubled for wager in wagers if not wager.closed)


def _lying(table: Table) -> list[Card]:
    return [*table.round.dealer, *(card for box in table.round.boxes for hand in box.hands for card in hand.cards)]


def _cards(table: Table) -> Iterator[str]:
    """The decks are complete: every card is in the shoe, on the table, or in the rack, as often as it should be."""
    shoe, lying = table.shoe, _lying(table)
    if not shoe.loaded:
        return
    if len(shoe.rack) + len(lying) + shoe.left != 52 * table.decks:
        yield f"{shoe.left} cards are left, {len(lying)} lie there, {len(shoe.rack)} are in the rack"
    known = (*lying, *filter(None, shoe.rack))
    if not shoe.order:
        yield from _too_often(Counter(known), table.decks)
    elif dict(Counter((*known, *shoe.order[shoe.gone :]))) != _pack(table.decks):
        yield "the cards of shoe, table and rack are not those of the decks"


def _too_often(known: Counter[Card], decks: int) -> Iterator[str]:
    if too_many := known - Counter(_pack(decks)):
        yield f"{sorted(too_many)} are there too often"


@cache
def _pack(decks: int) -> dict[Card, int]:
    """How often each card is there."""
    return dict(Counter(Pack(packs=decks).cards))


def _boxes(table: Table) -> Iterator[str]:
    """Three wagers and side bets at most, each of another player; four hands, two of aces."""
    for box in table.round.boxes:
        for wagers in (box.wagers, box.side):
            if len(wagers) > 3 or len({wager.player for wager in wagers}) < len(wagers):
                yield f"box {box.box} has the wagers {wagers}"
        aces = len(box.hands) > 1 and any(hand.cards[:1] and hand.cards[0].rank is Rank.ACE for hand in box.hands)
        if len(box.hands) > (2 if aces and not _tens(box) else 4):
            yield f"box {box.box} has {len(box.hands)} hands"


def _equal_stakes(table: Table) -> Iterator[str]:
    """What a player has on each hand of a box counts the same, and no double counts for more."""
    for box in table.round.boxes:
        bases = {wager.player: wager.base for wager in box.wagers}
        for hand in box.hands:
            for wager in hand.wagers:
                if wager.base != bases[wager.player] or wager.doubled > wager.base:
                    yield f"{wager} rides on box {box.box}, where {bases} count"


def _asked(event: e.AnyEvent, table: Table) -> Iterator[str]:
    """Nobody is asked to follow on a hand once it is complete, or without a wager that is open there."""
    joining = table.round.joining
    if joining is None or isinstance(event, e.HandsReconstructed):
        return
    hand = _asked_on(table, joining)
    there = [wager.player for wager in hand.wagers if not wager.closed]
    if hand.standing is not Standing.OPEN or not set(joining.waiting) <= {*there}:
        yield f"{joining.waiting} may follow on box {joining.box}, where {hand} is complete or not theirs"


def _asked_on(table: Table, joining: Joining) -> Hand:
    box = table.box(joining.box)
    return box.hands[joining.hand] if box else Hand(standing=Standing.OUT)


def _tens(box: Box) -> bool:
    """Whether an ace that begins a hand was laid there instead of a ten, so that it was not split."""
    return any(points(hand.cards[0]) != 1 for hand in box.hands if hand.cards)


def _people(before: Table, event: e.AnyEvent) -> Iterator[str]:
    """Whoever is excluded takes no seat and places no wager, and a box has one holder."""
    if isinstance(event, he.SeatTaken | e.WagerPlaced | e.SideWagerPlaced) and event.player in before.excluded:
        yield f"{event.player} is excluded and plays on"
    if isinstance(event, he.SeatTaken) and before.seat(event.box) is not None:
        yield f"box {event.box} has two holders"


def _course(before: Table, event: e.AnyEvent, after: Table) -> Iterator[str]:
    """No round begins before the last one is collected, and none goes over from one day to the next."""
    if isinstance(event, he.WageringOpened) and before.phase is not Phase.BETWEEN:
        yield f"a round opened while the table was {before.phase}"
    if isinstance(event, he.RoundClosed) and after.round.boxes:
        yield "boxes of the last round are still in play"
    if isinstance(event, e.TableOpened) and _lying(after):
        yield "a table opened with cards on it"


def _one_card(table: Table) -> Iterator[str]:
    """The dealer has one card until every hand is complete; only a hand that is laid anew may be open after that."""
    early = (Phase.DEALING, Phase.PAIRS, Phase.INSURING, Phase.INTERIM, Phase.PLAYING)
    if table.phase in early and len(table.round.dealer) > 1:
        yield "the dealer has a second card while hands are open"
