"""What is printed on the cards: dots, and the symbols of the specials. `cards.toml` has ours.

A game with other cards carries what differs in its set-up, in a short form of text, so that it can be replayed
anywhere: dots and symbols of one card each, as `"7=2/2; Napster=roll/flips"`.

>>> cards_of("7=2/2").blue[7]
2
>>> cards_of("Napster=roll/flips").flips[KINDS.index("Napster")]
True
>>> "; ".join(map(str, told_changes("7=3/0; Napster=roll/flips")))
'the dots of card 7 (3 orange, 0 blue); the symbols of Napster'
>>> read(cards_toml()).short
''
>>> cards_of("13=1/1")
Traceback (most recent call last):
    ...
hamster_table.engine.i18n.InputError: there is no dam card and no special called '13'
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hamster_table.engine.hamsterdam.actions import KINDS, MOMENTS, NUMBERS
from hamster_table.engine.hamsterdam.specials.texts import BY_NAME
from hamster_table.engine.i18n import N_, InputError, Phrase
from hamster_table.engine.memoize import memoize_one

ORANGE_DOTS = N_("dam card {number} has 0 to {most} orange dots, not {count}")
BLUE_DOTS = N_("dam card {number} has 0 to {most} blue dots, not {count}")
MOST_DOTS = 9
"""More dots of a colour no card may have; the real ones have up to three in all."""


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
    """By kind: whether it goes to the reserve after use."""

    @property
    def short(self) -> str:
        """What differs from the cards of `cards.toml`, as a set-up carries it."""
        numbers, kinds = self.changed
        return "; ".join(
            [f"{number}={self._dots(number)}" for number in numbers]
            + [f"{KINDS[kind]}={self._symbols(kind)}" for kind in kinds]
        )

    @property
    def changed(self) -> tuple[list[int], list[int]]:
        """The numbers with other dots, and the kinds with other symbols, than in `cards.toml`."""
        ours = cards_of("")
        numbers = [number for number in NUMBERS if self._dots(number) != ours._dots(number)]
        return numbers, [kind for kind in range(len(KINDS)) if self._symbols(kind) != ours._symbols(kind)]

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
        raise InputError(N_("this is not a table of cards: {why}"), why=error) from error
    return _checked(table)


def changes(text: str) -> str:
    """What a file like `cards.toml` changes, as a set-up carries it. Raises `ValueError` as `read` does."""
    return read(text).short


def told_changes(short: str) -> tuple[Phrase, ...]:
    """What the cards of a set-up change, in words for whoever owns the box."""
    own = cards_of(short)
    numbers, kinds = own.changed
    dots = N_("the dots of card {number} ({orange} orange, {blue} blue)")
    symbols = N_("the symbols of {name}")
    return (
        *(Phrase(dots, number=one, orange=own.orange[one], blue=own.blue[one]) for one in numbers),
        *(Phrase(symbols, name=Phrase(KINDS[kind])) for kind in kinds),
    )


def _checked(table: dict[str, Any]) -> Cards:
    # By hand and not by msgspec, whose errors name the place in the file, `$.dots[...]`, and not the card: somebody who
    # writes their own box reads them.
    _check_keys(Phrase(N_("the table")), table, ("dots", "specials"))
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


def _check_keys(place: str | Phrase, found: object, wanted: tuple[str, ...] | list[str]) -> None:
    if not isinstance(found, dict):
        raise InputError(N_("{place} is a table with entries for {names}"), place=place, names=", ".join(wanted))
    for name in wanted:
        if name not in found:
            raise InputError(N_("{place} has no entry for {name}"), place=place, name=name)
    for name in found:
        if name not in wanted:
            unknown = N_("{place} has an entry for {name}, which does not exist")
            raise InputError(unknown, place=place, name=repr(name[:40]))


def _check_dots(number: int, dots: object) -> None:
    _check_keys(Phrase(N_("dam card {number}"), number=number), dots, ("orange", "blue"))
    assert isinstance(dots, dict)
    for colour, count in dots.items():
        if type(count) is not int or not 0 <= count <= MOST_DOTS:
            template = ORANGE_DOTS if colour == "orange" else BLUE_DOTS
            raise InputError(template, number=number, most=MOST_DOTS, count=_shown(count))


def _check_symbols(kind: str, symbols: object) -> None:
    _check_keys(kind, symbols, ("when", "flips", "pile"))
    assert isinstance(symbols, dict)
    when = symbols["when"]
    if not isinstance(when, list):
        raise InputError(N_("when of {kind} is a list of moments"), kind=kind)
    for moment in when:
        if moment not in MOMENTS:
            names = N_("when of {kind} names {moment}; the moments are {moments}")
            raise InputError(names, kind=kind, moment=_shown(moment), moments=", ".join(MOMENTS))
        if moment not in BY_NAME[kind].nature.moments:
            not_then = N_("{kind} has no meaning at the moment {moment}; it has its time at {moments}")
            raise InputError(not_then, kind=kind, moment=repr(moment), moments=_moments(kind))
    for flag in "flips", "pile":
        if type(symbols[flag]) is not bool:
            template = N_("{flag} of {kind} is true or false, not {value}")
            raise InputError(template, flag=flag, kind=kind, value=_shown(symbols[flag]))
    if symbols["flips"] and not BY_NAME[kind].nature.may_flip:
        raise InputError(N_("the ability of {kind} leaves nothing to be flipped"), kind=kind)
    if BY_NAME[kind].nature.to_pile not in (None, symbols["pile"]):
        raise InputError(N_("the wording of {kind} says itself whether it goes to the reserve"), kind=kind)


def _moments(kind: str) -> str | Phrase:
    return ", ".join(BY_NAME[kind].nature.moments) or Phrase(N_("no moment at all"))


def _shown(value: object) -> str | Phrase:
    """Whatever stands there, short enough for a sentence."""
    try:
        return repr(str(value)[:40])
    except ValueError:  # a number of thousands of digits
        return Phrase(N_("a number without end"))


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
            raise InputError(N_("there is no dam card and no special called {name}"), name=repr(name[:40]))
        if not equals:
            raise InputError(N_("it is not said what is printed on {name}"), name=name)
    return _checked(table)


def _dots_from(name: str, words: list[str]) -> dict[str, int]:
    if len(words) != 2 or not all(len(word) <= 2 and word.isascii() and word.isdigit() for word in words):
        raise InputError(N_("the dots of dam card {name} are written orange/blue, as 2/1"), name=name)
    return {"orange": int(words[0]), "blue": int(words[1])}
