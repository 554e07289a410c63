"""Reading sheets from a file: JSON, one sheet a line, or sheets that run over several lines."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from croupier.games.sheets import Fault, NotWhole, Twice

# Python itself refuses to read a number of more digits.
_MOST_DIGITS = 4000
_BLANK = re.compile(r"\s*")
_GOES_ON = re.compile(r"[ \t}\]\"]|\s*$")


def sheets(data: bytes) -> Iterator[object]:
    """Every sheet in its order, or the fault that keeps a piece of the file from being one.

    After a fault the reading goes on with the next line that begins a sheet: one that holds a sheet by itself, or is
    neither indented nor begins with a closing bracket or a quotation mark.
    """
    text = data.decode("utf-8", errors="surrogateescape").removeprefix("\ufeff")
    place = _next_word(text, 0)
    if place == len(text):
        yield Fault("", "There is no sheet; give one as a JSON object.")
    while place < len(text):
        sheet, after = _sheet(text, place)
        yield sheet
        place = _next_word(text, after)


def _sheet(text: str, start: int) -> tuple[object, int]:
    """The sheet that begins here, and where its last line ends."""
    try:
        sheet, end = _JSON.raw_decode(text, start)
        json.dumps(sheet, ensure_ascii=False, default=str).encode()
    except json.JSONDecodeError as fault:
        what = fault.msg.removesuffix(" at")
        why = f"This is not JSON: {what} (line {fault.lineno}, character {fault.colno}); mend it there."
        return Fault("", why), _after_broken(text, start)
    except UnicodeEncodeError:
        return Fault("", "Some of this is not text; save the sheet as UTF-8."), _after_broken(text, start)
    except RecursionError:
        why = "The brackets are nested too deeply for a sheet; write down one round."
        return Fault("", why), _after_broken(text, start)
    line_end = _line_end(text, end)
    if text[end:line_end].strip():
        return Fault("", "The line goes on after the end of its sheet; give each sheet a line of its own."), line_end
    return sheet, line_end


def _after_broken(text: str, start: int) -> int:
    """The end of the last line that belongs to what is broken."""
    end = _line_end(text, start)
    while end < len(text):
        line = text[end + 1 : _line_end(text, end + 1)]
        if not _GOES_ON.match(line) or _is_sheet(line):
            break
        end += 1 + len(line)
    return end


def _is_sheet(line: str) -> bool:
    """Whether a line, indented though it is, holds a whole sheet."""
    try:
        return "game" in _JSON.decode(line)
    except (ValueError, TypeError, RecursionError):
        return False


def _line_end(text: str, place: int) -> int:
    end = text.find("\n", place)
    return len(text) if end < 0 else end


def _next_word(text: str, place: int) -> int:
    found = _BLANK.match(text, place)
    return place if found is None else found.end()


def _object(fields: list[tuple[str, Any]]) -> dict[str, Any] | Twice:
    found = dict(fields)
    if len(found) == len(fields):
        return found
    names = [name for name, _ in fields]
    return Twice(next(name for place, name in enumerate(names) if name in names[:place]))


def _whole(digits: str) -> int | NotWhole:
    return int(digits) if len(digits) <= _MOST_DIGITS else NotWhole(digits)


_JSON = json.JSONDecoder(object_pairs_hook=_object, parse_float=NotWhole, parse_int=_whole, parse_constant=NotWhole)
