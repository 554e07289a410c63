"""Rounds of Canberra Manila kept on paper, so that a change of rules, words or secrecy is seen at a glance."""

from __future__ import annotations

from croupier.games.canberra_manila.commands import AnyCommand
from tests.kit.spec import Playthrough

PLAYTHROUGHS: tuple[Playthrough[AnyCommand], ...] = ()
