"""The editions that the tests of Canberra Poker run under."""

from __future__ import annotations

import pytest

from croupier.games.canberra_poker.editions import EDITIONS, Edition


@pytest.fixture(params=EDITIONS.values(), ids=list(EDITIONS))
def edition(request: pytest.FixtureRequest) -> Edition:
    """Each edition in turn; what the test proves counts for that edition alone."""
    found: Edition = request.param
    return found
