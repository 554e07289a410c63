"""Rounds of Blackjack kept on paper, so that a change of rules, of words or of secrecy is seen at a glance."""

from __future__ import annotations

from croupier.games.blackjack.commands import AnyCommand
from tests.kit.spec import Playthrough

PLAYTHROUGHS: tuple[Playthrough[AnyCommand], ...] = ()
