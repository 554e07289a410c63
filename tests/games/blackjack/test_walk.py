"""Blackjack at random: at every kind of table, every invariant after every event, whatever people say."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from croupier.games.blackjack import commands as c
from croupier.games.blackjack import events as e
from croupier.games.blackjack.commands import AnyCommand
from croupier.games.blackjack.events import AnyEvent
from croupier.games.blackjack.game import GAME, Blackjack
from croupier.games.blackjack.order import next_place
from croupier.games.blackjack.state import Joining, Phase, Table
from croupier.games.decider import Game, Refusal, play
from croupier.games.house import events as he
from croupier.rules.clause import Clause
from tests.games.blackjack.decided import rounds
from tests.games.blackjack.spec import SPEC
from tests.games.blackjack.tables import DEALER
from tests.kit.bent import (
    CitesNothing,
    KeepsWagers,
    LosesChips,
    SaysTooLittle,
    SettlesTwice,
    StandsStill,
    bent,
    departure,
)
from tests.kit.walk import Broken
from tests.kit.walked import walk_everywhere

Answer = tuple[AnyEvent, ...] | Refusal


def by_hand(state: Table, command: AnyCommand) -> tuple[AnyEvent, ...]:
    """The cards that a command deals in one go, dealt one by one."""
    found: list[AnyEvent] = []
    phases = (Phase.DRAWING,) if isinstance(command, c.DrawDealer) else (Phase.WAGERING, Phase.DEALING)
    while state.phase in phases and next_place(state) is not None:
        played = play(GAME, [c.DealCard(by=DEALER)], state)
        if not played.events:
            break
        found.extend(played.events)
        state = played.state
    return tuple(found)


@settings(max_examples=60)
@given(commands=rounds)
def test_given_any_cards_when_dealt_in_one_go_then_the_same_happens_as_card_by_card(
    commands: tuple[AnyCommand, ...],
) -> None:
    """The initial deal and the dealer's hand are the same events, whether the table is looked at in between or not."""
    state = GAME.blank
    for command in commands:
        answer = GAME.decide(state, command)
        if isinstance(command, c.DealRound | c.DrawDealer) and not isinstance(answer, Refusal):
            dealt = tuple(replace(event, by=DEALER.id) for event in answer)
            assert dealt == by_hand(state, command)
        state = play(GAME, [command], state).state


class CitesAnotherGame(Blackjack):
    """A refusal under a clause that these rules do not have."""

    def decide(self, state: Table, command: AnyCommand) -> Answer:
        answer = super().decide(state, command)
        return replace(answer, under=(Clause("3.6"),)) if isinstance(answer, Refusal) else answer


class DealsTwice(Blackjack):
    """A card that is dealt to a hand while it is still in the shoe."""

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        after = super().evolve(state, event)
        dealt = isinstance(event, e.CardDealt)
        return replace(after, shoe=replace(after.shoe, gone=state.shoe.gone)) if dealt else after


class LosesTheRack(Blackjack):
    """Cards that never come to the discard rack."""

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        after = super().evolve(state, event)
        closed = isinstance(event, he.RoundClosed)
        return replace(after, shoe=replace(after.shoe, rack=state.shoe.rack)) if closed else after


class DealsAHoleCard(Blackjack):
    """A dealer who takes the second card with the initial deal."""

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        after = super().evolve(state, event)
        if not isinstance(event, e.InitialDealCompleted):
            return after
        shoe, now = after.shoe, after.round
        card = shoe.next_card
        more = () if card is None else (card,)
        shoe = replace(shoe, gone=shoe.gone + len(more))
        return replace(after, shoe=shoe, round=replace(now, dealer=(*now.dealer, *more)))


class AsksABystander(Blackjack):
    """Somebody is asked to follow a double who has no wager on the hand."""

    def evolve(self, state: Table, event: AnyEvent) -> Table:
        after = super().evolve(state, event)
        if not isinstance(event, e.HandDoubled):
            return after
        joining = Joining(event.box, event.hand, doubling=True, waiting=("a bystander",))
        return replace(after, round=replace(after.round, joining=joining))


@pytest.mark.parametrize(
    "game, fault",
    [
        (LosesChips(GAME, e.WagerSettled), "cents lie on the felt"),
        (KeepsWagers(GAME), "the void left"),
        (CitesNothing(GAME, e.HandEnded), "no clause is cited"),
        (CitesAnotherGame(), "NI2018-568, which is in force, has no clause 3.6"),
        (SaysTooLittle(GAME), "is no sentence"),
        (DealsTwice(), "cards are left"),
        (LosesTheRack(), "cards are left"),
        (
            StandsStill(GAME, "9.1(d)", c.Draw, c.Stand, c.Double, c.Split),
            "the procedure goes no further: Nobody decides today",
        ),
        (SettlesTwice(GAME, e.WagerSettled), "were settled where None lie"),
        (AsksABystander(), "may follow on box"),
        (DealsAHoleCard(), "the dealer has a second card while hands are open"),
    ],
    ids=departure,
)
def test_given_a_broken_game_when_walked_then_the_walk_finds_the_fault(
    game: Game[Table, AnyCommand, AnyEvent], fault: str
) -> None:
    """The invariants are not idle: each of them is broken once, and the walks say which, where, and from which seed."""
    with pytest.raises(Broken, match=rf"blackjack, table '.*', seed \d+, command \d+: .*({fault})"):
        walk_everywhere(bent(SPEC, game))
