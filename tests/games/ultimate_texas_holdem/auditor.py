"""What must hold of a table of Ultimate Texas Hold-em after every event: money, cards, what a void leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.house import events as he
from croupier.games.house.moves import FELT
from croupier.games.house.terms import Outcome
from croupier.games.ultimate_texas_holdem import events as e
from croupier.games.ultimate_texas_holdem.state import Area, Box, Phase, Standing, Table
from tests.kit.books import Books
from tests.kit.spec import Auditor

DECK = frozenset(Pack().cards)
NO_ROUND = (Phase.CLOSED, Phase.BETWEEN, Phase.VOIDED)
# What a stake may earn and lose, in stakes: nothing in these rules pays more than 500 to 1.
_BOUNDS = {Outcome.WIN: (0, 500), Outcome.LOSE: (-1, 0), Outcome.PUSH: (0, 0), Outcome.VOID: (0, 0)}
# What each wager may win for every cent staked, before chips are rounded up: ante and play are even money.
_MOST = {"ante": 1, "play": 1, "blind": 500, "trips": 50}


class UltimateAuditor(Auditor[Table, e.AnyEvent]):
    """Keeps what an invariant needs to remember: settled wagers, turned hands, and balances before the round.

    What held of a round and a shoe holds as long as they are the very same records, which nothing can change.
    """

    def __init__(self) -> None:
        self.settled: set[tuple[int, str]] = set()
        self.turned: list[int] = []
        self.before_round = dict[str, int]()

    def faults(self, before: Table, event: e.AnyEvent, after: Table, books: Books) -> Iterator[str]:
        match event:
            case he.WageringOpened():
                self.settled.clear()
                self.turned.clear()
                self.before_round = books.standing()
            case he.WagerSettled():
                yield from self._settle(before, event)
                yield from _winnings(before, event)
            case e.HandTurned():
                yield from self._turn(event)
            case he.PaymentCorrected():
                self._correct(event)
            case he.RoundVoided() if books.standing() != self.before_round:
                yield f"the void left {books.standing()}, before the round it was {self.before_round}"
            case e.FlopRevealed() | e.RiverRevealed() | e.DealerAnnounced() | e.AntesRefunded():
                yield from self._left_over(before)
            case _:
                pass
        yield from self._money(after, books)
        if after.round is not before.round or after.shoe is not before.shoe:
            yield from _cards(after)
        if after.round is not before.round:
            yield from _wagers(after)
        yield from _people(before, event)
        yield from _course(before, event, after)

    def _settle(self, before: Table, event: he.WagerSettled) -> Iterator[str]:
        """A wager is settled once, and for exactly what lies there."""
        wager = (event.box, event.wager)
        box = before.box(event.box)
        lying = None if box is None else box.on(event.wager)
        if lying != event.staked:
            yield f"{event.staked} cents were settled where {lying} lie"
        if wager in self.settled:
            yield f"the {event.wager} of box {event.box} was settled twice"
        self.settled.add(wager)

    def _turn(self, event: e.HandTurned) -> Iterator[str]:
        """Hands are turned once each, from the dealer's right."""
        if self.turned and event.box >= self.turned[-1]:
            yield f"box {event.box} was turned after box {self.turned[-1]}"
        self.turned.append(event.box)

    def _correct(self, event: he.PaymentCorrected) -> None:
        """A correction of an earlier round is none of this one's money, and no void turns it back."""
        if event.round:
            return
        change = Counter({f"player:{event.player}": event.to_player - event.from_player})
        change["float"] = event.from_player - event.to_player
        held = Counter(self.before_round)
        held.update(change)
        self.before_round = {account: cents for account, cents in held.items() if cents}

    def _money(self, table: Table, books: Books) -> Iterator[str]:
        lying = 0 if table.phase in NO_ROUND else sum(self._on_felt(box) for box in table.round.boxes)
        if books[FELT] != lying:
            yield f"{books[FELT]} cents lie on the felt, the boxes account for {lying}"

    def _left_over(self, table: Table) -> Iterator[str]:
        """Nothing of a hand that is out lies on the felt when the dealer goes on."""
        for box in table.round.boxes:
            if not box.live and self._on_felt(box):
                yield f"box {box.box} is {box.standing}, and {self._on_felt(box)} cents of it lie on the felt"

    def _on_felt(self, box: Box) -> int:
        return sum(box.on(area) for area in Area if (box.box, area) not in self.settled)


def _winnings(table: Table, event: he.WagerSettled) -> Iterator[str]:
    """What a void or a push gives back is the stake, a loser takes nothing from the float, and the cap holds."""
    won, chip = event.returned - event.staked, table.plate.smallest_chip_cents
    least, most = _BOUNDS[event.outcome]
    most = min(most, _MOST[event.wager])
    if not event.staked * least <= won <= event.staked * most + (chip if most else 1) - 1:
        yield f"{event.returned} cents of {event.staked} came back from a {event.wager} that is to {event.outcome}"
    if event.wager == "blind" and won > table.plate.maximum_payout_cents:
        yield f"a blind won {won} cents, more than the maximum payout"


def _cards(table: Table) -> Iterator[str]:
    """The pack is complete: no card lies twice, none is foreign, and the shoe gave out what lies there."""
    now, edition = table.round, table.edition
    places = (now.board, now.dealer, *(box.cards for box in now.boxes))
    lying = [card for place in places for card in place if card is not None]
    order = table.shoe.order
    if len(set(lying)) < len(lying) or not DECK.issuperset(lying):
        yield f"the cards on the table are {lying}"
    if order and (len(order) != len(DECK) or frozenset(order) != DECK):
        yield f"the shoe holds {order}"
    if order and frozenset(lying) != frozenset(order[: now.dealt]):
        yield f"{now.dealt} cards left the shoe, on the table lie {lying}"
    if now.dealt != sum(map(len, places)):
        yield f"{now.dealt} cards were dealt, {sum(map(len, places))} lie there"
    if len(now.board) > edition.communal_cards.value or any(len(p) > edition.hole_cards.value for p in places[1:]):
        yield "a place has too many cards"
    if now.revealed not in (0, edition.flop_cards.value, edition.communal_cards.value):
        yield f"{now.revealed} communal cards lie open"


def _wagers(table: Table) -> Iterator[str]:
    """Trips stand beside ante and blind, and one play wager beside a hand that stays in."""
    for box in table.round.boxes:
        if box.trips and not box.complete:
            yield f"box {box.box} has trips without ante and blind"
        if box.standing is Standing.PLAYED and not (box.play and box.street):
            yield f"box {box.box} stays in without a play wager"
        if box.standing in (Standing.UNDECIDED, Standing.CHECKED) and box.play:
            yield f"box {box.box} has a play wager and is {box.standing}"


def _people(before: Table, event: e.AnyEvent) -> Iterator[str]:
    """Whoever is excluded takes no seat and places no wager, and a box has one player."""
    if isinstance(event, he.SeatTaken | e.WagerPlaced) and event.player in before.excluded:
        yield f"{event.player} is excluded and plays on"
    if isinstance(event, he.SeatTaken) and before.seat(event.box) is not None:
        yield f"box {event.box} has two players"


def _course(before: Table, event: e.AnyEvent, after: Table) -> Iterator[str]:
    """No card of the board is turned before its time, no hand settled against a hidden one, no round left half way."""
    if isinstance(event, he.WageringOpened) and before.phase is not Phase.BETWEEN:
        yield f"a round opened while the table was {before.phase}"
    if isinstance(event, he.RoundClosed) and after.round.boxes:
        yield "boxes of the last round are still in play"
    if isinstance(event, he.RoundClosed) and not event.void and any(box.live for box in before.round.boxes):
        yield "the round closed over a hand that is still in"
    if isinstance(event, e.FlopRevealed | e.RiverRevealed | e.DealerShown):
        waiting = [box.box for box in before.round.boxes if box.standing is Standing.UNDECIDED]
        if waiting:
            yield f"cards were revealed while box {waiting} had to decide"
    if isinstance(event, e.HandTurned) and before.round.revealed < before.edition.communal_cards.value:
        yield "a hand was turned before the whole board"
    if isinstance(event, e.TableOpened) and len(after.round.seen | _known(after)):
        yield "a table opened with cards on it"


def _known(table: Table) -> frozenset[Card]:
    return frozenset(card for box in table.round.boxes for card in box.cards if card is not None)
