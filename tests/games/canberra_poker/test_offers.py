"""Screens that offer too much, or too little, are found out."""

from __future__ import annotations

from croupier.games.canberra_poker import commands as c
from croupier.games.canberra_poker.commands import AnyCommand
from croupier.games.canberra_poker.game import CanberraPoker
from croupier.games.canberra_poker.state import Table
from croupier.games.house import commands as hc
from croupier.games.people import Dealer, Player, Viewer
from tests.games.canberra_poker.openings import TABLES
from tests.games.canberra_poker.spec import SPEC, CanberraSpec
from tests.games.canberra_poker.tables import OPERATOR
from tests.kit.offers import unoffered, unsound
from tests.kit.walked import passed


class OffersTooMuch(CanberraPoker):
    """A screen that always offers to close the table."""

    def allowed(self, state: Table, viewer: Viewer) -> tuple[AnyCommand, ...]:
        return (*super().allowed(state, viewer), hc.CloseTable(by=OPERATOR))


class OffersTooLittle(CanberraPoker):
    """A screen that forgets the fold."""

    def allowed(self, state: Table, viewer: Viewer) -> tuple[AnyCommand, ...]:
        return tuple(offer for offer in super().allowed(state, viewer) if not isinstance(offer, c.Fold))


def test_given_a_screen_that_offers_too_much_when_compared_then_it_is_found() -> None:
    """An offer that would be refused, or is another screen's, is a fault."""
    spec = CanberraSpec()
    spec.game = OffersTooMuch()
    table = next(iter(TABLES))
    faults = [fault for state, _ in passed(SPEC, table) for fault in unsound(spec, state)]
    assert any("which is refused" in fault for fault in faults)
    assert any(f"{Dealer()} is offered" in fault and "another screen" in fault for fault in faults)


def test_given_a_screen_that_forgets_an_offer_when_compared_then_it_is_found() -> None:
    """A command that is accepted and never offered is a fault, for the screen of everybody who may give it."""
    spec = CanberraSpec()
    spec.game = OffersTooLittle()
    faults = {
        fault.split(" is not offered Fold(")[0]
        for table in tuple(TABLES)[:2]
        for state, chance in passed(SPEC, table)
        for fault in unoffered(spec, state, chance)
    }
    assert str(Dealer()) in faults
    assert faults & {str(Player(1)), str(Player(2))}
