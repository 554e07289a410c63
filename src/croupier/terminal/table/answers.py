"""The words that ask and change nothing: what they show, for a table as its player sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from croupier.games.decider import Refusal
from croupier.games.house.commands import Act, CopyRules
from croupier.rules.instrument import Instrument
from croupier.rules.lookup import duties_meant
from croupier.rules.shelf import instrument
from croupier.terminal.table import pages
from croupier.terminal.table.choices import help_page
from croupier.terminal.table.fairness import Proof
from croupier.terminal.table.history import rounds
from croupier.terminal.table.house import Guest, House
from croupier.terminal.table.parlour import Choice
from croupier.terminal.table.prompts import Said


class Occasion(msgspec.Struct, frozen=True):
    """What a question may be about: what may be done now, what happened last, and the last shuffle shown."""

    open: tuple[Choice, ...]
    lately: Refusal | Sequence[Any]
    proof: Proof | None


class Answers:
    """What the house answers the player at one box."""

    def __init__(self, house: House, guest: Guest) -> None:
        self._house = house
        self._guest = guest
        self._parlour = house.parlour

    def page(self, said: Said, occasion: Occasion) -> RenderableType | None:
        """The answer, if the word asks for one."""
        match said.word:
            case "help":
                return help_page(self._parlour, occasion.open)
            case "why":
                return pages.why_page(self._parlour, occasion.lately, self._guest.sight, self._law)
            case "plate":
                return pages.plate_page(self._parlour, self._guest.sight)
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
        played, own = rounds(self._guest.seen, self._parlour.picture.begins), self._guest.box
        if played and not self._house.between:
            return self._later
        if not number:
            return pages.history_page(self._parlour, played, own)
        for one in played:
            if str(one.number) == number:
                return pages.round_page(self._parlour, one, own)
        return Text(f"Round {number[:20]} has not been played; history lists the rounds that have.")

    @property
    def _later(self) -> RenderableType:
        """Nobody is helped by what earlier cards were while wagers and decisions are open."""
        clause = self._parlour.floor.charter.conduct.forbidden.get(Act.USE_DEVICE)
        under = f" ({clause})" if clause else ""
        return Text(f"Earlier rounds are not shown while one is open{under}; ask again when it is over.")

    def _proof(self, occasion: Occasion) -> RenderableType:
        shown = [] if occasion.proof is None or not self._house.between else [pages.proof_page(occasion.proof)]
        if self._house.revealed is None:
            shown.append(pages.promise_page(self._parlour, self._house.committed))
        return Group(*shown)
