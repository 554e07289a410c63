"""What must hold of a table of Canberra Manila after every event: stakes, pots, bets, cards, the course of a round."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.games.canberra_manila import events as e
from croupier.games.canberra_manila.charter import CHARTER
from croupier.games.canberra_manila.places import Standing
from croupier.games.canberra_manila.state import Phase, Play, Table
from croupier.games.house import events as he
from croupier.games.house.terms import CardSource
from tests.games.canberra_manila.awards_by_hand import due, might_win
from tests.games.canberra_manila.bets_by_hand import Bets
from tests.kit.books import Books
from tests.kit.spec import Auditor

NO_ROUND = (Phase.CLOSED, Phase.BETWEEN, Phase.VOIDED)


class ManilaAuditor(Auditor[Table, e.AnyEvent]):
    """Keeps what an invariant needs to remember: stakes, the bets of the round, who conceded, what was paid out."""

    def __init__(self) -> None:
        self.stakes = dict[str, int]()
        self.bets: Bets | None = None
        self.shown, self.conceded = list[int](), set[int]()
        self.back, self.pots = dict[int, int](), list[tuple[int, int, dict[int, int]]]()
        self.commission = 0

    def faults(self, before: Table, event: e.AnyEvent, after: Table, books: Books) -> Iterator[str]:
        yield from self._stake(before, event)
        yield from self._bet(before, event, after)
        yield from self._showdown(before, event)
        yield from self._award(before, event)
        yield from self._money(after, books)
        yield from _cards(after)
        yield from _people(before, event)
        yield from _course(before, event, after)

    def _stake(self, before: Table, event: e.AnyEvent) -> Iterator[str]:
        """The stakes as a clerk would keep them who sees only what is bought, taken off, won and lost."""
        match event:
            case e.ChipsBought(player=player, cents=cents):
                self.stakes[player] = self.stakes.get(player, 0) + cents
            case e.ChipsTaken(player=player, cents=cents):
                self.stakes[player] -= cents
            case he.SeatLeft(player=player):
                self.stakes.pop(player, None)
            case e.AwardCorrected(from_seat=giver, to_seat=taker, cents=cents):
                names = {seat.box: seat.player for seat in before.seats}
                self.stakes[names[giver]] -= cents
                self.stakes[names[taker]] = self.stakes.get(names[taker], 0) + cents
            case he.RoundClosed(void=False):
                for hand in before.round.hands:
                    self.stakes[hand.player] += hand.won - hand.put
            case he.TableClosed():
                self.stakes.clear()
            case _:
                pass
        yield from (f"{player} has {cents} cents on the table" for player, cents in self.stakes.items() if cents < 0)

    def _bet(self, before: Table, event: e.AnyEvent, after: Table) -> Iterator[str]:
        if isinstance(event, e.RoundBegun):
            self.bets = Bets(before, event)
            self.shown, self.conceded = list[int](), set[int]()
            self.back, self.pots, self.commission = {}, [], 0
        bets = self.bets
        if bets is None:
            return
        yield from _entered(bets, before, event)
        if isinstance(event, he.RoundClosed | he.RoundVoided):
            self.bets = None
        else:
            yield from bets.unlike(after)

    def _showdown(self, before: Table, event: e.AnyEvent) -> Iterator[str]:
        """Nobody shows who need not, and nobody concedes who could have won."""
        electronic = before.terms is not None and before.plate.cards is CardSource.ELECTRONIC
        if isinstance(event, e.HandShown | e.HandConceded) and electronic:
            needs = not self.shown or might_win(_with_all(before, self.conceded), event.seat, self.shown)
            if needs is isinstance(event, e.HandConceded):
                yield f"seat {event.seat} {'had to show, and conceded' if needs else 'showed, and need not'}"
        if isinstance(event, e.HandShown):
            if not self.shown and not self.conceded and self.bets is not None:
                yield from self._first(before, event.seat)
            self.shown.append(event.seat)
        if isinstance(event, e.HandConceded):
            self.conceded.add(event.seat)
            if self.bets is not None:
                self.bets.folders.append(event.seat)
        if isinstance(event, e.LastFolderWins):
            self.conceded.discard(event.seat)

    def _first(self, before: Table, seat: int) -> Iterator[str]:
        """Whose bet was called shows first; where nobody's was, the first after the button."""
        live = [hand.seat for hand in before.round.hands if hand.live]
        wanted = live[0] if self.bets is None else self.bets.called_of(live) or live[0]
        if seat != wanted:
            yield f"seat {seat} showed before seat {wanted}"

    def _award(self, before: Table, event: e.AnyEvent) -> Iterator[str]:
        """Uncalled chips, pots, commission and shares, all of them counted again."""
        match event:
            case e.UncalledReturned(seat=seat, cents=cents):
                self.back[seat] = cents
            case e.PotFormed(cents=cents, commission=commission):
                self.pots.append((cents, commission, {}))
                self.commission += commission
            case e.PotAwarded(pot=pot, seat=seat, cents=cents):
                self.pots[pot - 1][2][seat] = cents
                if not before.hand(seat).live:
                    yield f"seat {seat} is out, and was awarded {cents} cents"
            case he.RoundClosed(void=False):
                yield from self._counted_again(before)
            case e.LastFolderWins(seat=seat) if self.bets is not None and seat != self.bets.folders[-1]:
                yield f"seat {seat} won as the last folder, and seat {self.bets.folders[-1]} was"
            case _:
                pass

    def _counted_again(self, table: Table) -> Iterator[str]:
        called = any(hand.put > hand.forced for hand in table.round.hands)
        wanted = due(table, self.conceded, called)
        if wanted.uncalled != self.back:
            yield f"{self.back} went back uncalled, and {wanted.uncalled} should have"
        if wanted.pots != self.pots:
            yield f"the pots were {self.pots}, and should have been {wanted.pots}"

    def _money(self, table: Table, books: Books) -> Iterator[str]:
        """Stakes on the table are those in the books, and the pot is what hands have put in and not won."""
        in_round = table.phase not in NO_ROUND
        hands = table.round.hands if in_round else ()
        moved = {hand.player: hand.won - hand.put for hand in hands}
        wanted = {f"stake:{name}": cents + moved.get(name, 0) for name, cents in self.stakes.items()}
        held = {account: cents for account, cents in books.standing().items() if account.startswith("stake:")}
        if held != {account: cents for account, cents in wanted.items() if cents}:
            yield f"the books have the stakes {held}, and the table {wanted}"
        for seat in table.seats:
            if seat.stake != self.stakes.get(seat.player, 0):
                yield f"{seat.player} has {self.stakes.get(seat.player, 0)} cents, and is kept with {seat.stake}"
        pot = -sum(moved.values()) - (self.commission if in_round else 0)
        if books["pot"] != pot or pot < 0:
            yield f"{books['pot']} cents lie in the pot, and the hands account for {pot}"


def _with_all(table: Table, conceded: set[int]) -> Table:
    """The table with conceded hands in it again, which were in the pots until they were conceded."""
    hands = tuple(replace(hand, play=Play.IN) if hand.seat in conceded else hand for hand in table.round.hands)
    return replace(table, round=replace(table.round, hands=hands))


def _entered(bets: Bets, before: Table, event: e.AnyEvent) -> Iterator[str]:
    """The second account of the betting, brought up to date."""
    match event:
        case e.ForcedPosted() | e.OverBlindPosted():
            yield from bets.posted(event)
        case e.ForcedCollected():
            bets.collected(before)
        case e.ChipsBought(seat=seat, cents=cents):
            bets.topped_up(seat, cents)
        case e.AwardCorrected(from_seat=giver, to_seat=taker, cents=cents):
            bets.topped_up(giver, -cents)
            bets.topped_up(taker, cents)
        case e.CommunalTurned():
            yield from bets.turned(event)
        case e.CommunalExposed():
            yield from bets.exposed(before, event)
        case e.Misdealt():
            bets.misdealt()
        case _:
            yield from _acted(bets, before, event)


def _acted(bets: Bets, before: Table, event: e.AnyEvent) -> Iterator[str]:
    forced = before.settings.forced if before.terms else None
    match event:
        case e.HandChecked():
            yield from bets.checked(event)
        case e.BetCalled() if forced is not None:
            yield from bets.met(event, bool(forced.blinds), forced.opener)
        case e.BetMade():
            yield from bets.made(before, event)
        case e.TappedOut():
            yield from bets.tapped(before, event)
        case e.ChipsLaid():
            yield from bets.laid(event)
        case e.ChipsReturned():
            yield from bets.returned(event)
        case e.HandFolded():
            yield from bets.folded(before, event)
        case e.HandDead():
            bets.died(event)
        case e.BettingClosed():
            yield from bets.closed()
        case _:
            pass


def _cards(table: Table) -> Iterator[str]:
    """The deck is complete: no card lies twice, none is foreign, and what lies there left the shoe in its order."""
    now, order = table.round, table.shoe.order
    pack = CHARTER.pack(table).cards
    hole = [card for hand in now.hands for card in hand.cards]
    lying = [card for card in (*hole, *now.board, *now.laid_out) if card is not None]
    if len(set(lying)) < len(lying) or not set(pack).issuperset(lying):
        yield f"the cards on the table are {lying}"
    if order and sorted(order) != sorted(pack):
        yield f"the shoe holds {order}"
    if order and tuple(lying) != order[: len(lying)]:
        yield f"the cards on the table are {lying}, and the shoe gave out {order[: len(lying)]}"
    if len(now.board) + len(now.laid_out) > 5 or any(len(hand.cards) not in (0, 2) for hand in now.hands):
        yield "a place has too many cards"
    if any(hand.laid for hand in now.hands) and table.phase not in (Phase.BETTING, Phase.VOIDED):
        yield f"chips that are no bet lie there while the table is {table.phase}"


def _people(before: Table, event: e.AnyEvent) -> Iterator[str]:
    """Whoever is excluded takes no seat and is dealt no cards, and a seat has one player."""
    if isinstance(event, he.SeatTaken) and event.player in before.excluded:
        yield f"{event.player} is excluded and plays on"
    if isinstance(event, he.SeatTaken) and before.seat(event.box) is not None:
        yield f"seat {event.box} has two players"
    if isinstance(event, e.RoundBegun):
        dealt = [seat for seat in before.seats if seat.box in event.dealt]
        if len(dealt) < 2 or any(seat.player in before.excluded or not seat.stake for seat in dealt):
            yield f"{dealt} were dealt in"


def _course(before: Table, event: e.AnyEvent, after: Table) -> Iterator[str]:
    """Button and blinds go round seat by seat, and no round is left half way."""
    if isinstance(event, e.RoundBegun):
        yield from _button(before, event)
        yield from _blinds(before, event)
    if isinstance(event, he.RoundClosed) and after.round.hands:
        yield "hands of the last round are still in play"
    if isinstance(event, e.TableOpened) and (after.round.seen or after.round.hands):
        yield "a table opened with cards on it"


def _button(before: Table, event: e.RoundBegun) -> Iterator[str]:
    """From one round to the next the button passes nobody who goes on playing."""
    boxes = before.plate.layout.boxes
    playing = [
        seat.box for seat in before.seats if seat.place.standing is Standing.PLAYING and seat.place.here and seat.stake
    ]
    last = before.course
    if last is not None and playing:
        walked = [(last.button + step) % boxes + 1 for step in range(boxes)]
        passed = walked[: walked.index(event.course.button)]
        if set(passed) & set(playing):
            yield f"the button went from seat {last.button} to {event.course.button}, past {passed}"
    order = [(event.course.button + step) % boxes + 1 for step in range(boxes)]
    if list(event.dealt) != [seat for seat in order if seat in event.dealt]:
        yield f"the seats {event.dealt} are not in their order from the left of the button"


def _blinds(before: Table, event: e.RoundBegun) -> Iterator[str]:
    """The first seats from the button's left post the blinds, one each, and in an ante game everybody an ante."""
    forced = before.next_settings.forced
    blinds = [(one.seat, one.live_cents) for one in event.payments if one.blind]
    if blinds != list(zip(event.dealt, forced.blinds, strict=False)):
        yield f"the blinds are posted by {blinds}"
    antes = sorted(one.seat for one in event.payments if one.dead_cents == forced.ante_cents)
    if forced.ante_cents and antes != sorted(event.dealt):
        yield f"antes are posted by {antes}"
