"""What passes between the player and the table: the prompt, the player's moves, refusals, and questions on the side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from croupier.games.decider import Refusal
from croupier.games.house.commands import LeaveSeat
from croupier.terminal.table.acting import act
from croupier.terminal.table.answers import Answers, Occasion
from croupier.terminal.table.choices import choices, short
from croupier.terminal.table.fairness import Proof
from croupier.terminal.table.house import Guest, House
from croupier.terminal.table.narration import told
from croupier.terminal.table.pages import refusal_line
from croupier.terminal.table.parlour import Pause
from croupier.terminal.table.prompts import NoAmount, Said
from croupier.terminal.table.screen import Screen, View
from croupier.terminal.table.sight import Sight


class Left(Exception):
    """The player has got up."""


class Talk:
    """One player's side of the session."""

    def __init__(self, house: House, guest: Guest, screen: Screen) -> None:
        self._house = house
        self._guest = guest
        self._parlour = house.parlour
        self._screen = screen
        self._answers = Answers(house, guest)
        self._notes: list[RenderableType] = []
        self._answer: RenderableType | None = None
        self._lately: Refusal | Sequence[Any] = ()
        self._begun = 0
        self._would_leave = False
        self.said = ""
        self.repeatable = False
        self.still: Sight | None = None
        self.proof: Proof | None = None

    def begin(self) -> None:
        """From here on things are recent, for whoever asks why."""
        self._begun = len(self._guest.seen)

    def recall(self) -> None:
        """What has happened since is what a player may ask about."""
        self._lately = tuple(self._guest.seen[self._begun :])

    def note(self, words: str, style: str = "") -> None:
        """A line below the table."""
        self.add(Text(words, style))

    def add(self, note: RenderableType) -> None:
        self._notes.append(note)

    def show(self) -> None:
        """The table as it stands, without a question."""
        self._screen.show(self._view(Text("")))

    def ask(self) -> Said:
        """The player's next move, or readiness for what comes next; questions on the side are answered here."""
        while True:
            found = choices(self._parlour, self._guest.sight, repeatable=self.repeatable)
            said = self._screen.ask(self._view(short(found)))
            if said.word in self._parlour.manners.moves | self._parlour.manners.ready:
                return said
            if said.word == "quit":
                self._leave()
                continue
            if self._parlour.manners.pause is not None and said.word == self._parlour.manners.pause.word:
                self._pause(self._parlour.manners.pause)
                continue
            self._answer = self._answers.page(said, Occasion(found, self._lately, self.proof))
            if self._answer is None:
                self.note(f"“{said.word[:20]}” is no word of this table; ? lists what you may say now.")

    def _pause(self, pause: Pause) -> None:
        """The player wants the dealer to wait at that moment, or no longer."""
        guest = self._guest
        guest.pauses = not guest.pauses
        self.note(f"As you ask, {pause.meaning}." if guest.pauses else "As you ask, the dealer waits no longer.")

    def _view(self, found: Text) -> View:
        """Everything to be shown now; notes and answers are shown once."""
        view = View(self.still or self._guest.sight, self.said, tuple(self._notes), self._answer, found)
        self._notes.clear()
        self._answer = None
        return view

    def act(self, said: Said) -> bool:
        """Make a move of the game; whether it was made."""
        before = len(self._guest.seen)
        try:
            made = self.tried(act(self._house, self._guest, said))
        except NoAmount as fault:
            self.note(str(fault))
            return False
        if self._wagering:
            for event in self._guest.seen[before:]:
                self.note(told(self._parlour, event, self._guest.box), "dim")
            for remark in self._parlour.manners.remarks(self._guest.sight) if made else ():
                self.note(remark)
        return made

    def tried(self, refusal: Refusal | None) -> bool:
        """Whether something was done; if not, the player is told why not."""
        if refusal is None:
            self.recall()
            return True
        self._lately = refusal
        self._notes.append(refusal_line(refusal))
        return False

    @property
    def _wagering(self) -> bool:
        return self._parlour.floor.wagering(self._guest.sight.table)

    def get_up(self) -> Refusal | None:
        """Take back what may be taken back, and leave the seat, if the rules let a player leave now."""
        person, box, sight = self._guest.person, self._guest.box, self._guest.sight
        if self._wagering and self._parlour.manners.in_round(sight):
            self._house.give(self._parlour.manners.withdrawal(sight, person))
        return self._house.give(LeaveSeat(by=person, box=box))

    def _leave(self) -> None:
        refusal = self.get_up()
        if refusal is None or self._would_leave:
            raise Left
        self._would_leave = True
        self.tried(refusal)
        self.note("Say quit again to leave all the same; your wagers then stay on the layout.")
