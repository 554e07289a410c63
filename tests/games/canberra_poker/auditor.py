"""What must hold of a Canberra Poker table after every event: its money, its cards, and what a void leaves behind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from croupier.cards.card import Card
from croupier.cards.pack import Pack
from croupier.games.canberra_poker import events as e
from croupier.games.canberra_poker.determinations import CapScope
from croupier.games.canberra_poker.moves import POOL, RESERVE
from croupier.games.canberra_poker.state import Box, Phase, Table
from croupier.games.house import events as he
from croupier.games.house.moves import FELT
from croupier.games.house.terms import Outcome
from tests.kit.books import Books
from tests.kit.spec import Auditor

DECK = frozenset(Pack().cards)
NO_ROUND = (Phase.CLOSED, Phase.BETWEEN, Phase.VOIDED)
ALL_SETTLED = (Phase.JACKPOT, Phase.COLLECTING)
# What a stake may earn and lose, in stakes: nothing in these rules pays more than 250 to 1.
_BOUNDS = {Outcome.WIN: (0, 250), Outcome.LOSE: (-1, 0), Outcome.PUSH: (0, 0), Outcome.VOID: (0, 0)}


class CanberraAuditor(Auditor[Table, e.AnyEvent]):
    """Keeps what an invariant needs to remember: opening pools, settled wagers, and balances before the round."""

    def __init__(self) -> None:
        self.opening = Counter[str]()
        self.settled: set[tuple[int, str]] = set()
        self.won_on_bets = 0
        self.before_round = dict[str, int]()

    def faults(self, before: Table, event: e.AnyEvent, after: Table, books: Books) -> Iterator[str]:
        match event:
            case e.TableOpened() if before.pools.pool_cents + before.pools.reserve_cents == 0:
                self.opening[POOL] = after.pools.pool_cents - books[POOL]
                self.opening[RESERVE] = after.pools.reserve_cents - books[RESERVE]
            case he.WageringOpened():
                self.settled.clear()
                self.won_on_bets = 0
                self.before_round = books.standing()
            case he.WagerSettled():
                yield from self._settle(before, event)
                yield from self._winnings(before, event)
            case he.PaymentCorrected():
                self._correct(event)
            case he.RoundVoided() if books.standing() != self.before_round:
                yield f"the void left {books.standing()}, before the round it was {self.before_round}"
            case _:
                pass
        yield from self._money(after, books)
        yield from _cards(after)
        yield from _people(before, event)
        yield from _course(before, event, after)

    def _settle(self, before: Table, event: he.WagerSettled) -> Iterator[str]:
        """A wager is settled once, and for exactly what lies there."""
        wager = (event.box, event.wager)
        box = before.box(event.box)
        lying = None if box is None else {"ante": box.ante, "bet": box.bet, "jackpot": box.jackpot}[event.wager]
        if lying != event.staked:
            yield f"{event.staked} cents were settled where {lying} lie"
        if wager in self.settled:
            yield f"the {event.wager} of box {event.box} was settled twice"
        self.settled.add(wager)

    def _winnings(self, table: Table, event: he.WagerSettled) -> Iterator[str]:
        """What a void or a push gives back is the stake, a loser takes nothing from the float, and the cap holds."""
        won = event.returned - event.staked
        least, most = _BOUNDS[event.outcome]
        if not event.staked * least <= won <= event.staked * most:
            yield f"{event.returned} cents of {event.staked} came back from a wager that is to {event.outcome}"
        if event.wager == "bet" and event.outcome is Outcome.WIN:
            each_round = table.plate.readings.cap_scope is CapScope.EACH_ROUND
            self.won_on_bets = self.won_on_bets + won if each_round else won
            if self.won_on_bets > table.plate.maximum_payout_cents:
                yield f"bets won {self.won_on_bets} cents, more than the maximum payout"

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
        for account, held in ((POOL, table.pools.pool_cents), (RESERVE, table.pools.reserve_cents)):
            if table.phase is not Phase.CLOSED and held != self.opening[account] + books[account]:
                yield f"the table shows {held} in the {account}, the books {self.opening[account] + books[account]}"
            if held < 0:
                yield f"the {account} owes {-held} cents"
        for account, cents in books.standing().items():
            if account.startswith(("tournament:", "lottery:")) and cents < 0:
                yield f"{account} gave back {-cents} cents more than it was given"
        lying = 0 if table.phase in NO_ROUND else sum(self._on_felt(box) for box in table.round.boxes)
        if books[FELT] != lying:
            yield f"{books[FELT]} cents lie on the felt, the boxes account for {lying}"
        if table.phase in ALL_SETTLED and lying:
            yield f"{lying} cents of wagers are left over while the cards are collected"

    def _on_felt(self, box: Box) -> int:
        wagers = {"ante": box.ante, "bet": box.bet}
        open_wagers = sum(cents for wager, cents in wagers.items() if (box.box, wager) not in self.settled)
        return open_wagers + box.jackpot - box.to_pool - box.to_reserve


def _cards(table: Table) -> Iterator[str]:
    """The pack is complete: no card lies twice, none is foreign, and the shoe gave out what lies there."""
    hands = (table.round.dealer, *(box.cards for box in table.round.boxes))
    lying = [card for hand in hands for card in hand if card is not None]
    order = table.shoe.order
    if len(set(lying)) < len(lying) or not DECK.issuperset(lying):
        yield f"the cards on the table are {lying}"
    if order and (len(order) != len(DECK) or frozenset(order) != DECK):
        yield f"the shoe holds {order}"
    if order and frozenset(lying) != frozenset(order[: table.round.dealt]):
        yield f"{table.round.dealt} cards left the shoe, on the table lie {lying}"
    if table.round.dealt != sum(map(len, hands)):
        yield f"{table.round.dealt} cards were dealt, {sum(map(len, hands))} lie there"
    if any(len(hand) > table.edition.hand_cards.value for hand in hands):
        yield "a hand has more than five cards"


def _people(before: Table, event: e.AnyEvent) -> Iterator[str]:
    """Whoever is excluded takes no seat and places no ante, and a box has one player."""
    if isinstance(event, he.SeatTaken | e.AntePlaced) and event.player in before.excluded:
        yield f"{event.player} is excluded and plays on"
    if isinstance(event, he.SeatTaken) and before.seat(event.box) is not None:
        yield f"box {event.box} has two players"


def _course(before: Table, event: e.AnyEvent, after: Table) -> Iterator[str]:
    """No round has two faces of the dealer up by the rules, and none begins before the last one is collected."""
    if isinstance(event, he.WageringOpened) and before.phase is not Phase.BETWEEN:
        yield f"a round opened while the table was {before.phase}"
    if isinstance(event, he.RoundClosed) and after.round.boxes:
        yield "boxes of the last round are still in play"
    turned = isinstance(event, e.TopCardTurned) or (isinstance(event, e.CardExposed) and event.stays_up)
    if turned and before.round.up is not None:
        yield "a second card of the dealer was turned face up"
    if isinstance(event, e.TableOpened) and len(after.round.seen | _known(after)):
        yield "a table opened with cards on it"


def _known(table: Table) -> frozenset[Card]:
    return frozenset(card for box in table.round.boxes for card in box.cards if card is not None)
