"""English sentences of events, prompts and refusals.

The engine shows nothing to anybody. What it says are English templates, marked with `i18n.N_`; the window translates
them, the command line fills them as they are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from inspect import get_annotations
from typing import Any
from unicodedata import bidirectional

from hamster_table.engine.kernel import CHANCE, Action, Event, Refusal, Step


def blanks(value: Action | Event | Step[Any, Any], names: Sequence[str]) -> dict[str, str]:
    """By field: what fills the braces of the sentence of *value*; fields annotated `Seat` become names."""
    filled = {}
    for name, annotation in field_annotations(type(value)).items():
        item = getattr(value, name)
        filled[name] = listed(named(item, names) if "Seat" in annotation else item)
    return filled


@cache
def field_annotations(kind: type[Action | Event | Step[Any, Any]]) -> Mapping[str, str]:
    """The fields of a class in order, each with its type as it is written: "Seat", "tuple[Square, ...]"."""
    written = dict(item for base in reversed(kind.__mro__) for item in get_annotations(base).items())
    return {name: str(written[name]) for name in kind.__struct_fields__}


def listed(value: object) -> str:
    """A value as it stands in a sentence; several are joined by commas."""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def named(seats: int | Sequence[int] | None, names: Sequence[str]) -> str:
    """The name of a seat, or of several, joined by commas: "chance" for `CHANCE`, "?" for a seat that is hidden.

    Raises `IndexError` for a seat that is not at the table.
    """
    if seats is None:
        return "?"
    if isinstance(seats, int):
        return "chance" if seats == CHANCE else name_of(seats, names)
    return ", ".join(named(seat, names) for seat in seats)


def name_of(seat: int, names: Sequence[str]) -> str:
    """The name of a seat. Raises `IndexError` for one that is not at the table: no number counts from the end."""
    if seat < 0:
        raise IndexError(f"there is no seat {seat}")
    return names[seat]


# First strong isolate, pop directional isolate, zero width space.
ISOLATE, END, BREAK = "\u2068", "\u2069", "\u200b"
LONGEST_WORD = 16
"""Parts of a name with more letters, between spaces and hyphens before letters, get places to break a line."""

# A line may be broken anyway between a hyphen and a letter.
_LONG_PART = re.compile(rf"(?:[^ -]|-(?![^\W\d_])){{{LONGEST_WORD + 1},}}")


@lru_cache(256)
def in_sentence(name: str) -> str:
    """A person's name for use in a sentence.

    Isolated, so that a name written from right to left does not turn what is around it; long words may be broken.
    """
    shown = _LONG_PART.sub(lambda part: _breakable(part[0]), name)
    # Letters from right to left and Arabic numbers: only with these a name turns what is around it.
    if any(bidirectional(letter) in ("R", "AL", "AN") for letter in name):
        return f"{ISOLATE}{shown}{END}"
    return shown


def as_typed(text: str) -> str:
    """The inverse of `in_sentence`: the name as the person typed it."""
    return text.translate({ord(letter): None for letter in (ISOLATE, END, BREAK)})


def _breakable(word: str) -> str:
    parts = [word[at : at + LONGEST_WORD] for at in range(0, len(word), LONGEST_WORD)]
    return BREAK.join(parts)


def sentence(event: Event, names: Sequence[str]) -> str:
    """The English sentence of *event*; "" when it has none."""
    template, numbers = event.detailed()
    return template.format_map({**blanks(event, names), **numbers}) if template else ""


def reason(refusal: Refusal, refusals: Mapping[str, str], names: Sequence[str]) -> str:
    """The English sentence of *refusal*. Facts whose name ends in `seat` are filled with names."""
    filled = {
        key: named(value, names) if key.endswith("seat") and isinstance(value, int) else str(value)
        for key, value in refusal.facts.items()
    }
    return refusals[refusal.reason].format_map(filled)
