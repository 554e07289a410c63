"""The clauses that Canberra Poker cites: those of both editions, and those that only one of them has."""

from __future__ import annotations

from croupier.rules.clause import Law

C = Law("NI2016-268", "NI2023-573")
C16 = Law("NI2016-268")
C23 = Law("NI2023-573")
