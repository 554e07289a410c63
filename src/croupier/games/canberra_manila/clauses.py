"""The clauses that Canberra Manila cites."""

from __future__ import annotations

from croupier.rules.clause import Law

C = Law("NI2005-64")
