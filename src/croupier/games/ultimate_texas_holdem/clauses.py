"""The clauses that Ultimate Texas Hold-em cites."""

from __future__ import annotations

from croupier.rules.clause import Law

C = Law("NI2025-411")
