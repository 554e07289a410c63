"""The words that ask and change nothing: what they show, for a table as its player sees it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from croupier.games.canberra_poker.events import AnyEvent
from croupier.games.decider import Refusal
from croupier.games.house.commands import CopyRules
from croupier.rules.instrument import Instrument
from croupier.rules.lookup import duties_meant
from croupier.rules.shelf import instrument
from croupier.terminal.table import pages
from croupier.terminal.table.choices import Choice, help_page
from croupier.terminal.table.fairness import Proof
from croupier.terminal.table.history import rounds
from croupier.terminal.table.house import Guest, House
from croupier.terminal.table.prompts import Said


class Occasion(msgspec.Struct, frozen=True):
    """What a question may be about: what may be done now, what happened last, and the last shuffle shown."""

    open: tuple[Choice, ...]
    lately: Refusal | Sequence[AnyEvent]
    proof: Proof | None


class Answers:
    """What the house answers the player at one box."""

    def __init__(self, house: House, guest: Guest) -> None:
        self._house = house
        self._guest = guest

    def page(self, said: Said, occasion: Occasion) -> RenderableType | None:
        """The answer, if the word asks for one."""
        match said.word:
            case "help":
                return help_page(occasion.open)
            case "why":
                return pages.why_page(occasion.lately, self._guest.box, self._law)
            case "plate":
                return pages.plate_page(self._guest.sight)
            case "rules":
                return self._rules(said.rest)
            case "history":
                return self._history(said.rest)
            case "proof":
                return self._proof(occasion)
            case _:
                return None

    @property
    def _law(self) -> Instrument:
        return instrument(self._guest.sight.table.edition.instrument)

    def _rules(self, clause: str) -> RenderableType:
        law = self._law
        if not clause:
            return pages.chapters_page(law)
        if clause == "all":
            self._house.give(CopyRules(by=self._guest.person))
            return pages.duties_page(law.duties, law)
        found = duties_meant(law, clause)
        if not found:
            return Text(f"{law.number} has no clause {clause[:20]}; rules lists what it has.")
        return pages.duties_page(found, law)

    def _history(self, number: str) -> RenderableType:
        played = rounds(self._guest.seen, self._guest.box)
        if not number:
            return pages.history_page(played)
        for one in played:
            if str(one.number) == number:
                return pages.round_page(one, self._guest.box)
        return Text(f"Round {number[:20]} has not been played; history lists the rounds that have.")

    def _proof(self, occasion: Occasion) -> RenderableType:
        shown = [] if occasion.proof is None else [pages.proof_page(occasion.proof)]
        if self._house.revealed is None:
            shown.append(pages.promise_page(self._house.committed))
        return Group(*shown)
