"""Events, prompts and refusals as sentences in any language, without Qt.

The engine marks English templates; here they are translated, and then filled. Names stay what the persons typed:
whoever shows a sentence shows it as plain text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, Action, Event, Refusal, Step
from hamster_table.engine.messages import field_annotations, listed, name_of

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


def noun(said: str) -> str:
    """A translated word without its mark, as a `Noun` if it has one; any other text as it is."""
    if said[-2:-1] != "|":
        return said
    word = Noun(said[:-2])
    word.form = int(said[-1]) - 1
    return word


class Wording:
    """The sentences of one way to translate."""

    def __init__(self, translate: Callable[[str], str]) -> None:
        """*translate* gives a marked text in the language of whoever reads it."""
        self._translate = translate

    def tr(self, text: str) -> str:
        """A text that the engine or a model has marked with `N_`, translated."""
        return noun(self._translate(text)) if text else ""

    def filled(self, text: str, /, **blanks: object) -> str:
        """A marked sentence, translated, its braces filled."""
        return self.tr(text).format_map(blanks)

    def sentence(self, event: Event, names: Names) -> str:
        """The sentence of an event; "" for one without."""
        template, numbers = event.detailed()
        return self.tr(template).format_map({**self.blanks(event, names), **numbers})

    def prompt(self, step: Step[Any, Any], names: Names) -> str:
        """What the seat that must choose is asked."""
        return self.tr(step.asks).format_map(self.blanks(step, names))

    def reason(self, refusal: Refusal, refusals: Mapping[str, str], names: Names) -> str:
        """Why something is not possible, in one sentence."""
        # The facts of a refusal have no types: by its name one sees which is a seat.
        filled = {
            key: self._said(key, value, names if key.endswith("seat") else None) for key, value in refusal.facts.items()
        }
        return self.tr(refusals[refusal.reason]).format_map(filled)

    def word(self, value: str) -> str:
        """A word of the game, as a deed or a trait: the engine's `"bite"` is written "Bite"."""
        written = value[:1].upper() + value[1:]
        return self.tr(written)

    def named(self, seats: object, names: Names) -> str:
        """The name of a seat, or of several, joined by commas. Raises `IndexError` for a seat that is not at the
        table."""
        if isinstance(seats, tuple | list):
            return ", ".join(self.named(seat, names) for seat in seats)
        if not isinstance(seats, int):
            return "?"
        return self.tr(N_("Chance")) if seats == CHANCE else name_of(seats, names)

    def blanks(self, value: Action | Event | Step[Any, Any], names: Names) -> dict[str, str]:
        """What fills the braces: fields annotated `Seat` become names, words of the game are translated."""
        return {
            name: self._said(name, getattr(value, name), names if "Seat" in annotation else None)
            for name, annotation in field_annotations(type(value)).items()
        }

    def _said(self, key: str, value: object, names: Names | None) -> str:
        if names is not None:
            return self.named(value, names)
        if not isinstance(value, str):
            return listed(value)
        return self.tr(value) if key in AS_IT_IS else self.word(value)
