"""The clauses that Blackjack cites."""

from __future__ import annotations

from croupier.rules.clause import Law

C = Law("NI2018-568")
