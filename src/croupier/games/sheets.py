"""The sheet on which somebody writes down a round of any game: how it is read, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar, cast

import msgspec
from msgspec import inspect

from croupier.cards.pack import Pack
from croupier.rules.clause import Under, printed

# Ten million million dollars: whatever is higher is a slip of the pen, and every result stays within 64 bits.
MOST_CENTS = 10**15
_MOST_SHOWN = 40
_HIGHEST_SHOWN = 10**_MOST_SHOWN

S = TypeVar("S", bound=msgspec.Struct)


class Fault(msgspec.Struct, frozen=True):
    """Why a sheet is refused: where it is wrong, what is wrong there, and the clauses that say so, if any do."""

    at: str
    why: str
    under: Under = ()


class NotWhole(msgspec.Struct, frozen=True):
    """A number as it was written, where the sheet holds something else than a whole one."""

    written: str


class Titled(msgspec.Struct, frozen=True):
    """As much of a sheet as tells which game it is about."""

    game: str


class Twice(msgspec.Struct, frozen=True):
    """An object of the sheet that names one field twice, so that nobody can say what it means."""

    field: str


def game_of(written: object) -> str | Fault:
    """Which game a sheet is about, whatever else stands on it."""
    if isinstance(written, dict):
        fields = cast("dict[str, object]", written)
        written = {name: value for name, value in fields.items() if name == "game"}
    titled = read(written, Titled)
    return titled if isinstance(titled, Fault) else titled.game


def read(written: object, shape: type[S]) -> S | Fault:
    """The sheet, once every field of it is known, is there if it must be, and holds the kind of thing it should."""
    fault = next(_faults(_kind_of(shape), written, ""), None)
    return msgspec.convert(written, shape) if fault is None else fault


def published(answer: msgspec.Struct) -> dict[str, Any]:
    """A ruling or a fault as it is given away: clauses as the instrument prints them, each once."""
    return cast("dict[str, Any]", _with_printed_clauses(msgspec.to_builtins(answer)))


def as_printed(under: Under) -> tuple[str, ...]:
    """The clauses as the instrument prints them, each once, in the order in which they were cited."""
    return tuple(dict.fromkeys(printed(clause) for clause in under))


def amount_faults(at: str, cents: int, least: int, under: Under) -> Iterator[Fault]:
    """What is wrong with an amount of money of which there must be at least so much."""
    if cents < least:
        needed = "above zero" if least else "of zero or more"
        yield Fault(at, f"{shown(cents)} cents is not an amount {needed}; write whole cents.", under)
    elif cents > MOST_CENTS:
        yield Fault(at, f"{shown(cents)} cents is more than any table holds; check the digits.", under)


def box_faults(numbers: Sequence[int], most: int, box: Under, once: Under, some: Under) -> Iterator[Fault]:
    """What is wrong with the numbers of the boxes; the clauses say what a box is, that it has one hand, and a wager."""
    if not numbers:
        yield Fault("boxes", "No box is on the sheet, so there is no wager to rule on; write one down.", some)
    for place, number in enumerate(numbers):
        if not 1 <= number <= most:
            why = f"There is no box {shown(number)}; boxes are numbered 1 to {most} from the dealer's left."
            yield Fault(f"boxes[{place}].box", why, box)
        if number in numbers[:place]:
            why = f"Box {number} is on the sheet already; write all of a box in one place."
            yield Fault(f"boxes[{place}].box", why, once)


def count_faults(at: str, whose: str, cards: Sequence[str], wanted: int, under: Under) -> Iterator[Fault]:
    """A hand, or a board, with another number of cards than it has."""
    if len(cards) != wanted:
        yield Fault(at, f"{whose} has {wanted} cards, not {len(cards)}; write down all of them.", under)


def card_faults(pack: Pack, hands: Iterable[tuple[str, Sequence[str]]], under: Under) -> Iterator[Fault]:
    """Cards that are not in the deck, or are there too often; each hand comes with its place on the sheet."""
    deck = frozenset[str](pack.cards)
    found: dict[str, list[str]] = {}
    for at, cards in hands:
        for place, card in enumerate(cards):
            where = f"{at}[{place}]"
            if card not in deck:
                joker = "with" if pack.joker else "without"
                why = f"{shown(card)} is not in a deck of {pack.size} cards {joker} joker; write cards as As, Td or 9h."
                yield Fault(where, why, under)
            elif len(places := found.setdefault(card, [])) == pack.packs:
                yield Fault(where, _too_often(card, places), under)
            else:
                places.append(where)


def name_faults(names: Sequence[str], at: str, once: Under = ()) -> Iterator[Fault]:
    """Players without a name; and those who are in a list twice, where a clause has each of them there once."""
    for place, name in enumerate(names):
        where = f"{at}[{place}].player"
        if not name.strip():
            yield Fault(where, "The player has no name; write one, so that the wagers can be told apart.")
        if once and name in names[:place]:
            yield Fault(where, f"{shown(name)} has a wager here already; a player has one, so correct it.", once)


def shown(value: object) -> str:
    """A value of the sheet, as a sentence may quote it: on one line, and not too long."""
    match value:
        case NotWhole(written=written):
            text = written
        case bool() | None:
            text = {True: "true", False: "false", None: "null"}[value]
        case Mapping() | Twice():
            text = "an object"
        case list() | tuple():
            text = "a list"
        case int() if abs(value) > _HIGHEST_SHOWN:
            text = "a number of too many digits"
        case _:
            text = repr(value)
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"


def _too_often(card: str, places: Sequence[str]) -> str:
    """What is said of a card that is in every place already in which its decks can have it."""
    if len(places) == 1:
        return f"{card} lies at {places[0]} already; a deck has it once, so correct one of them."
    return (
        f"{card} lies in {len(places)} other places, and {len(places)} decks have no more of it; correct one of them."
    )


@cache
def _kind_of(shape: type[msgspec.Struct]) -> inspect.Type:
    return inspect.type_info(shape)


def _with_printed_clauses(value: object) -> object:
    if isinstance(value, dict):
        fields = cast("dict[str, object]", value)
        return {name: _field_with_printed_clauses(name, held) for name, held in fields.items()}
    if isinstance(value, list | tuple):
        return [_with_printed_clauses(held) for held in cast("Sequence[object]", value)]
    return value


def _field_with_printed_clauses(name: str, held: object) -> object:
    return as_printed(cast("Under", held)) if name == "under" else _with_printed_clauses(held)


def _faults(kind: inspect.Type, value: object, at: str) -> Iterator[Fault]:
    """Where a value departs from what the sheet should hold there, in the order in which it is written."""
    match kind, value:
        case inspect.UnionType(types=kinds), _:
            if value is not None:
                yield from _faults(next(one for one in kinds if not isinstance(one, inspect.NoneType)), value, at)
        case inspect.StructType(fields=fields), dict():
            yield from _field_faults(fields, cast("dict[str, object]", value), at)
        case inspect.VarTupleType(item_type=item), list() | tuple():
            for place, held in enumerate(cast("Sequence[object]", value)):
                yield from _faults(item, held, f"{at}[{place}]")
        case inspect.StructType(), Twice(field=name):
            yield Fault(_below(at, name), f"The field {shown(name)} is written twice in one object; keep one of them.")
        case (inspect.BoolType(), bool()) | (inspect.StrType(), str()):
            pass
        case inspect.IntType(), int() if not isinstance(value, bool):
            pass
        case _:
            yield _misplaced(kind, value, at)


def _field_faults(fields: Sequence[inspect.Field], written: dict[str, object], at: str) -> Iterator[Fault]:
    known = {field.encode_name: field for field in fields}
    for name, value in written.items():
        if name not in known:
            why = f"There is no field {shown(name)} here; the fields are {', '.join(known)}."
            yield Fault(_below(at, name), why)
        else:
            yield from _faults(known[name].type, value, _below(at, name))
    for name, field in known.items():
        if field.required and name not in written:
            yield Fault(_below(at, name), f"The field {name} is missing; write it down.")


def _below(at: str, name: str) -> str:
    field = name if name.isidentifier() and len(name) <= _MOST_SHOWN else shown(name)
    return f"{at}.{field}" if at else field


def _misplaced(kind: inspect.Type, value: object, at: str) -> Fault:
    match kind:
        case inspect.IntType():
            wanted = "A whole number without point or quotes"
        case inspect.BoolType():
            wanted = "True or false"
        case inspect.VarTupleType():
            wanted = "A list"
        case inspect.StructType():
            wanted = "An object"
        case _:
            wanted = "A text in quotes"
    return Fault(at, f"{wanted} belongs here, not {shown(value)}.")
