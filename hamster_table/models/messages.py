"""Events, prompts and refusals as sentences in the language of the program.

The engine marks English templates; here they are translated, and then filled. Names stay what the persons typed:
whoever shows a sentence shows it as plain text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QLocale

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, Action, Event, Refusal, Step
from hamster_table.engine.messages import field_annotations, listed, name_of

if TYPE_CHECKING:
    from hamster_table.engine.storage.save_file import SaveError

Names = Sequence[str]
AS_IT_IS = ("name", "other", "side")
"""What is so called fills a sentence as it is written in the game."""


class Noun(str):
    """A translated noun that chooses the words which go with it: "{name:Der |Die |Das }{name} fällt."."""

    form: int
    """Which of them, from 0: the translation of the noun says it, as in "Brett|3"."""

    def __format__(self, words: str) -> str:
        """The noun itself, or that one of *words* which goes with it."""
        choices = words.split("|")
        return choices[min(self.form, len(choices) - 1)] if len(choices) > 1 else super().__format__(words)


def tr(text: str) -> str:
    """A text that the engine or a model has marked with `N_`, translated."""
    return noun(QCoreApplication.translate("Engine", text)) if text else ""


def noun(said: str) -> str:
    """A translated word without its mark, as a `Noun` if it has one; any other text as it is."""
    if said[-2:-1] != "|":
        return said
    word = Noun(said[:-2])
    word.form = int(said[-1]) - 1
    return word


def filled(text: str, /, **blanks: object) -> str:
    """A marked sentence, translated, its braces filled."""
    return tr(text).format_map(blanks)


def trouble(error: SaveError) -> str:
    """What went wrong with a game that is opened or saved."""
    from hamster_table.engine.storage.save_file import SENTENCES

    return filled(SENTENCES[error.code], **error.facts)


def sentence(event: Event, names: Names) -> str:
    """The sentence of an event; "" for one without."""
    template, numbers = event.detailed()
    return tr(template).format_map({**blanks(event, names), **numbers})


def prompt(step: Step[Any, Any], names: Names) -> str:
    """What the seat that must choose is asked."""
    return tr(step.asks).format_map(blanks(step, names))


def reason(refusal: Refusal, refusals: Mapping[str, str], names: Names) -> str:
    """Why something is not possible, in one sentence."""
    # The facts of a refusal have no types: by its name one sees which is a seat.
    filled = {key: _said(key, value, names if key.endswith("seat") else None) for key, value in refusal.facts.items()}
    return tr(refusals[refusal.reason]).format_map(filled)


def decimal(number: float, places: int = 1) -> str:
    """A number with that many places, as the language writes it: 2.5 or 2,5."""
    return QLocale().toString(number, "f", places)


def word(value: str) -> str:
    """A word of the game, as a deed or a trait: the engine's `"bite"` is written "Bite"."""
    written = value[:1].upper() + value[1:]
    return tr(written)


def named(seats: object, names: Names) -> str:
    """The name of a seat, or of several, joined by commas. Raises `IndexError` for a seat that is not at the table."""
    if isinstance(seats, tuple | list):
        return ", ".join(named(seat, names) for seat in seats)
    if not isinstance(seats, int):
        return "?"
    return tr(N_("Chance")) if seats == CHANCE else name_of(seats, names)


def blanks(value: Action | Event | Step[Any, Any], names: Names) -> dict[str, str]:
    """What fills the braces: fields annotated `Seat` become names, words of the game are translated."""
    return {
        name: _said(name, getattr(value, name), names if "Seat" in annotation else None)
        for name, annotation in field_annotations(type(value)).items()
    }


def _said(key: str, value: object, names: Names | None) -> str:
    if names is not None:
        return named(value, names)
    if not isinstance(value, str):
        return listed(value)
    return tr(value) if key in AS_IT_IS else word(value)
