"""What is printed on the cards: dots, and the symbols of the specials. `cards.toml` has ours.

A game with other cards carries what differs in its set-up, in a short form of text, so that it can be replayed
anywhere: dots and symbols of one card each, as `"7=2/2; Napster=roll/flips"`.

>>> cards_of("7=2/2").blue[7]
2
>>> cards_of("Napster=roll/flips").flips[KINDS.index("Napster")]
True
>>> read(cards_toml()).short
''
>>> cards_of("13=1/1")
Traceback (most recent call last):
    ...
ValueError: there is no dam card and no special called '13'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hamster_table.engine.hamsterdam.actions import KINDS, MOMENTS, NUMBERS
from hamster_table.engine.memoize import memoize_one

MOST_DOTS = 9
"""More dots of a colour no card may have; the real ones have up to three in all."""

POSSIBLE: Mapping[str, tuple[str, ...]] = {
    "Blobster": ("flood",), "Bombster": ("movement",), "Buffster": ("roll",), "Cheekster": ("flood",),
    "Contractster": ("movement",), "Copycatster": MOMENTS, "Huckster": ("movement",), "Janitster": ("redeployment",),
    "Mobster": ("roll",), "Momster": ("movement",), "Napster": ("roll",), "Ninjaster": ("roll",),
    "Physicister": ("roll",), "Speedster": ("movement",), "Spinster": ("roll",),
    "Swimster": ("movement", "redeployment"), "Twinster": (), "Whack-a-Mole": ("flood",),
}  # fmt: skip
"""The moments at which each ability has a meaning, by its wording."""

NEVER_FLIPS = ("Janitster", "Swimster", "Twinster")
"""Those whose ability lasts, or ends with their leaving the game."""
TO_PILE = ("Blobster", "Cheekster", "Copycatster", "Ninjaster")
NOT_TO_PILE = ("Janitster", "Swimster", "Twinster", "Whack-a-Mole")
"""Where the wording itself says whether the hamster goes to the pile."""


@dataclass(frozen=True, slots=True)
class Cards:
    """What is printed on the cards of a box."""

    orange: tuple[int, ...]
    """By number: dots that bring a hamster."""
    blue: tuple[int, ...]
    """By number: dots that bring two specials to choose from."""
    when: tuple[tuple[str, ...], ...]
    """By kind: the moments of its symbol."""
    flips: tuple[bool, ...]
    """By kind: whether it turns to its ordinary side after use (HD-68)."""
    pile: tuple[bool, ...]
    """By kind: whether it goes to the pile after use."""

    @property
    def short(self) -> str:
        """What differs from the cards of `cards.toml`, as a set-up carries it."""
        ours = cards_of("")
        dots = [number for number in NUMBERS if self._dots(number) != ours._dots(number)]
        kinds = [kind for kind in range(len(KINDS)) if self._symbols(kind) != ours._symbols(kind)]
        return "; ".join(
            [f"{number}={self._dots(number)}" for number in dots]
            + [f"{KINDS[kind]}={self._symbols(kind)}" for kind in kinds]
        )

    def _dots(self, number: int) -> str:
        return f"{self.orange[number]}/{self.blue[number]}"

    def _symbols(self, kind: int) -> str:
        return "/".join((*self.when[kind], *["flips"] * self.flips[kind], *["pile"] * self.pile[kind]))


def cards_toml() -> str:
    """Our own table, as text."""
    return Path(__file__).with_name("cards.toml").read_text("utf-8")


def read(text: str) -> Cards:
    """The cards that a file like `cards.toml` describes. Raises `ValueError` with one sentence for what is wrong."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"this is not a table of cards: {error}") from error
    return _checked(table)


def changes(text: str) -> str:
    """What a file like `cards.toml` changes, as a set-up carries it. Raises `ValueError` as `read` does."""
    return read(text).short


def _checked(table: dict[str, Any]) -> Cards:
    # By hand and not by msgspec, whose errors name the place in the file, `$.dots[...]`, and not the card: somebody who
    # writes their own box reads them.
    _check_keys("the table", table, ("dots", "specials"))
    dots, specials = table["dots"], table["specials"]
    _check_keys("dots", dots, [str(number) for number in NUMBERS])
    _check_keys("specials", specials, KINDS)
    for number in NUMBERS:
        _check_dots(number, dots[str(number)])
    for kind in KINDS:
        _check_symbols(kind, specials[kind])
    return Cards(
        # Indexed by number: there are no cards 0 and 1.
        (0, 0, *(dots[str(number)]["orange"] for number in NUMBERS)),
        (0, 0, *(dots[str(number)]["blue"] for number in NUMBERS)),
        # In one order, whatever the file's, so that equal cards have equal short forms.
        tuple(tuple(moment for moment in MOMENTS if moment in specials[kind]["when"]) for kind in KINDS),
        tuple(specials[kind]["flips"] for kind in KINDS),
        tuple(specials[kind]["pile"] for kind in KINDS),
    )


def _check_keys(place: str, found: object, wanted: tuple[str, ...] | list[str]) -> None:
    if not isinstance(found, dict):
        raise ValueError(f"{place} is a table with entries for {', '.join(wanted)}")
    for name in wanted:
        if name not in found:
            raise ValueError(f"{place} has no entry for {name}")
    for name in found:
        if name not in wanted:
            raise ValueError(f"{place} has an entry for {name[:40]!r}, which does not exist")


def _check_dots(number: int, dots: object) -> None:
    _check_keys(f"dam card {number}", dots, ("orange", "blue"))
    assert isinstance(dots, dict)
    for colour, count in dots.items():
        if type(count) is not int or not 0 <= count <= MOST_DOTS:
            raise ValueError(f"dam card {number} has 0 to {MOST_DOTS} {colour} dots, not {_shown(count)}")


def _check_symbols(kind: str, symbols: object) -> None:
    _check_keys(kind, symbols, ("when", "flips", "pile"))
    assert isinstance(symbols, dict)
    when = symbols["when"]
    if not isinstance(when, list):
        raise ValueError(f"when of {kind} is a list of moments")
    for moment in when:
        if moment not in MOMENTS:
            raise ValueError(f"when of {kind} names {_shown(moment)}; the moments are {', '.join(MOMENTS)}")
        if moment not in POSSIBLE[kind]:
            raise ValueError(f"{kind} has no meaning at the moment {moment!r}; it has its time at {_moments(kind)}")
    for flag in "flips", "pile":
        if type(symbols[flag]) is not bool:
            raise ValueError(f"{flag} of {kind} is true or false, not {_shown(symbols[flag])}")
    if symbols["flips"] and kind in NEVER_FLIPS:
        raise ValueError(f"the ability of {kind} leaves nothing to be flipped")
    if symbols["pile"] != (kind in TO_PILE) and kind in TO_PILE + NOT_TO_PILE:
        raise ValueError(f"the wording of {kind} says itself whether it goes to the pile")


def _moments(kind: str) -> str:
    return ", ".join(POSSIBLE[kind]) or "no moment at all"


def _shown(value: object) -> str:
    """Whatever stands there, short enough for a sentence."""
    try:
        return repr(str(value)[:40])
    except ValueError:  # a number of thousands of digits
        return "a number without end"


@memoize_one
def cards_of(short: str) -> Cards:
    """The cards of a set-up, from their short form. Raises `ValueError` for one that is wrong."""
    table = tomllib.loads(cards_toml())
    for part in filter(None, short.split(";")):
        name, equals, printed = (piece.strip() for piece in part.partition("="))
        words = [word for word in printed.split("/") if word]
        if name in table["dots"]:
            table["dots"][name] = _dots_from(name, words)
        elif name in KINDS:
            flags = {flag: flag in words for flag in ("flips", "pile")}
            table["specials"][name] = {"when": [word for word in words if word not in flags], **flags}
        else:
            raise ValueError(f"there is no dam card and no special called {name[:40]!r}")
        if not equals:
            raise ValueError(f"it is not said what is printed on {name}")
    return _checked(table)


def _dots_from(name: str, words: list[str]) -> dict[str, int]:
    if len(words) != 2 or not all(len(word) <= 2 and word.isascii() and word.isdigit() for word in words):
        raise ValueError(f"the dots of dam card {name} are written orange/blue, as 2/1")
    return {"orange": int(words[0]), "blue": int(words[1])}
