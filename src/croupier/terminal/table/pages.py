"""What a player may ask for between two moves: the plate, a clause, the reasons, the history, the proof."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from croupier.cards.shuffle import SEED_BYTES
from croupier.games.decider import Refusal
from croupier.money import dollars
from croupier.rules.clause import Clause, Under, printed
from croupier.rules.instrument import Duty, Instrument
from croupier.terminal.table.fairness import Proof
from croupier.terminal.table.felt import clauses, difference
from croupier.terminal.table.history import Played
from croupier.terminal.table.narration import place_of, sentence, told
from croupier.terminal.table.parlour import Parlour
from croupier.terminal.table.sight import Sight


def plate_page(parlour: Parlour, sight: Sight) -> RenderableType:
    """The signs of the table, each with the clause that asks for it."""
    grid = _grid("left", "left", "right")
    grid.columns[2].max_width = 18
    for sign in parlour.picture.plate(sight.table):
        grid.add_row(sign.label, sign.text, clauses(sign.under))
    return _page("The plate of this table", grid)


def duties_page(duties: Sequence[Duty], law: Instrument) -> RenderableType:
    """Clauses in our own words, with their examples and with how they are read."""
    grid = _grid("left", "left")
    for duty in duties:
        grid.add_row(Text(printed(duty.clause), style="bold"), duty.duty)
        for name, words in (("example", duty.example), ("reading", duty.reading)):
            if words:
                grid.add_row("", Text(f"{name}: {words}", style="dim"))
    return _page(f"{law.number}, in our own words", grid)


def chapters_page(law: Instrument) -> RenderableType:
    """The rules of the instrument by number, with what they are about."""
    grid = _grid("right", "left", "right")
    for chapter in dict.fromkeys(duty.clause.partition(".")[0].partition(":")[0] for duty in law.duties):
        duties = law.chapter(chapter)
        grid.add_row(chapter, ", ".join(dict.fromkeys(duty.topic for duty in duties)), f"{len(duties)} duties")
    return _page(f"{law.number}: say rules 9 for a rule, rules 9.4 for a clause, rules all for a copy", grid)


def refusal_line(refusal: Refusal) -> Text:
    """What is not allowed, why, what may be done instead, and the clause."""
    return Text.assemble(
        ("✗ ", "red"),
        sentence(refusal.why),
        " ",
        (refusal.instead, "bold"),
        "  ",
        clauses(refusal.under),
        (" · why", "dim"),
    )


def why_page(parlour: Parlour, lately: Refusal | Sequence[Any], sight: Sight, law: Instrument) -> RenderableType:
    """The clauses of what happened last, in the words of their duties; each clause is spelt out once."""
    lines = _refused(lately) if isinstance(lately, Refusal) else _reasons(parlour, lately, sight)
    known: set[str] = set()
    parts: list[RenderableType] = []
    for heading, under in lines:
        again = [printed(clause) for clause in under if clause in known]
        above = (f"  {', '.join(dict.fromkeys(again))} as above", "dim") if again else ""
        parts.append(Text.assemble((heading, "bold"), above))
        parts.append(_spelt_out((clause for clause in under if clause not in known), law))
        known.update(under)
    return _page(f"Why, under {law.number}", Group(*parts))


def _spelt_out(under: Iterable[Clause], law: Instrument) -> Table:
    grid = _grid("left", "left")
    grid.columns[0].min_width = 10
    for clause in under:
        for duty in law.duties_of(clause):
            grid.add_row(Text(f"  {printed(duty.clause)}", style="cyan"), duty.duty)
    return grid


def _refused(refusal: Refusal) -> Iterator[tuple[str, Under]]:
    yield sentence(refusal.why), refusal.under


def _reasons(parlour: Parlour, events: Iterable[Any], sight: Sight) -> Iterator[tuple[str, Under]]:
    """What concerns the reader: first what became of the own wagers, then the own box, the dealer, and the round."""
    own = sight.box
    for_all = parlour.picture.for_all
    mine = [event for event in events if place_of(event) in (own, 0, None) or isinstance(event, for_all)]
    mine.sort(key=lambda event: event not in sight.paid)
    for (words, under), times in Counter((told(parlour, event, own), event.under) for event in mine).items():
        yield words + (f" (×{times})" if times > 1 else ""), under


def secret_line(name: str, value: bytes) -> RenderableType:
    """A commitment or a seed, in lines of 64 digits."""
    grid = _grid("left", "left")
    grid.columns[1].max_width = 64
    grid.add_row(name, value.hex(), style="dim")
    return grid


def seed_line(parlour: Parlour, seed: bytes) -> RenderableType:
    """The seed of a shuffle that is over; where that is long, how to see it."""
    if len(seed) == SEED_BYTES:
        return secret_line("seed", seed)
    return Text(f"The {parlour.floor.shuffled_for} is over; proof shows its seed.", style="dim")


def history_page(parlour: Parlour, rounds: Sequence[Played], own: int) -> RenderableType:
    """A line for each round of the session."""
    if not rounds:
        return Text("No round has been played yet.")
    grid = _grid("right", "left", "left", "right")
    grid.add_row("round", "your hand", parlour.picture.against, "result", style="dim")
    for played in rounds:
        hand, dealer, won = parlour.picture.summary(played.events, own)
        grid.add_row(str(played.number), hand, dealer, difference(won))
    return _page("This session; say history 1 for everything that happened in round 1", grid)


def round_page(parlour: Parlour, played: Played, own: int) -> RenderableType:
    """Every event of a round that the player has seen, with its clauses."""
    grid = _grid("left", "right")
    for event in played.events:
        grid.add_row(told(parlour, event, own), clauses(event.under))
    return _page(f"Round {played.number}", grid)


def promise_page(parlour: Parlour, promised: bytes) -> RenderableType:
    """What can be shown of a shuffle while cards of it are hidden."""
    grid = _grid("left", "left")
    grid.add_row("commitment", promised.hex())
    grid.add_row("seed", f"is shown when the {parlour.floor.shuffled_for} is over")
    return _page("The shuffle in use", grid)


def proof_page(proof: Proof) -> RenderableType:
    """The seed of a shuffle that is over, and whether it is the promised one and puts every card where it was seen."""
    shuffle, cut = proof.shuffle, proof.cut
    grid = _grid("left", "left")
    grid.columns[1].max_width = 64
    grid.add_row("context", shuffle.context)
    grid.add_row("commitment", proof.promised.hex())
    grid.add_row("seed", shuffle.seed.hex())
    grid.add_row("cut", f"after card {cut}" if cut else "none: an automated shoe is not cut")
    kept = "is" if proof.kept else "is NOT"
    grid.add_row("checked", Text(f"the seed {kept} the one that was committed to", "green" if proof.kept else "red"))
    right = f"{proof.seen - proof.misplaced} of the {proof.seen} cards that you saw lie where this seed puts them"
    grid.add_row("", Text(right, "red" if proof.misplaced else "green"))
    return _page(f"Shuffle {shuffle.number}", grid)


def farewell_page(parlour: Parlour, sight: Sight, bankroll: int, rounds: int) -> RenderableType:
    """The session in chips: what was placed, what came back, and that it adds up."""
    grid = _grid("left", "right", "right", "right")
    grid.add_row("chips at the start", "", "", dollars(bankroll))
    grid.add_row("", "placed", "returned", "difference", style="dim")
    for wager in parlour.picture.wagers:
        tally = sight.tallies[wager]
        result = difference(tally.returned - tally.placed)
        grid.add_row(wager, dollars(tally.placed), dollars(tally.returned), result)
    chips = sum(cents for _, cents in parlour.picture.holding(sight))
    grid.add_row(Text("chips now", style="bold"), "", "", Text(dollars(chips), style="bold"))
    played = "1 round" if rounds == 1 else f"{rounds} rounds"
    return _page(f"You leave the table after {played}", Group(grid, *_last_words(parlour, sight)))


def _last_words(parlour: Parlour, sight: Sight) -> Iterator[Text]:
    lying = parlour.picture.on_the_layout(sight)
    if lying:
        yield Text(f"{dollars(lying)} still lie on the layout, in a round that you did not finish.")
    elif not any(cents for _, cents in parlour.picture.holding(sight)):
        yield Text("Your chips are gone; thank you for playing.")


def _grid(*justify: JustifyMethod) -> Table:
    grid = Table.grid(padding=(0, 2))
    for column in justify:
        grid.add_column(justify=column, overflow="fold")
    return grid


def _page(title: str, content: RenderableType) -> RenderableType:
    return Group(Text(title, style="bold green"), content)
