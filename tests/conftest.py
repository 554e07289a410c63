"""How the suite searches, and how it collects the proofs of clauses for the register of the law."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.rules import marking

# The same examples on every run, so that one commit has one answer; `search` looks further.
settings.register_profile(
    "steady", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("search", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--evidence", type=Path, help="write which collected tests prove which clauses to this file")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", marking.MARK)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    found, faults = marking.proofs(items)
    # A worker of a parallel run cannot say why it stops; test_register.py says it for all of them.
    if faults and not hasattr(config, "workerinput"):
        raise pytest.UsageError(*faults)
    file: Path | None = config.getoption("--evidence")
    if file is not None:
        marking.write(file, found)
