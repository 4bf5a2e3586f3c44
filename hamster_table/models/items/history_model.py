"""The story of a game: one sentence an event, rounds as headings, the newest last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hamster_table.engine import messages
from hamster_table.engine.game import Story
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.models.items.table_model import Column, Role, RowsModel

Say = Callable[[Event, Sequence[str]], str]
"""Makes the sentence of an event, given the names of the seats."""
HEADING_ROLE = Role.UserRole + 3
"""Whether a row opens a round."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A line of the story."""

    text: str
    seat: Seat
    """Whose badge stands before it; -1 for nobody's."""
    entry: int
    """How long the ledger was after it."""
    turn: int
    """Which of the entry's sentences it is."""
    heading: bool


class StoryModel(RowsModel[Sentence]):
    """What happened, as far as the viewer may know: give it only what `Match.story_of` the viewer tells."""

    def __init__(self, say: Say = messages.sentence) -> None:
        super().__init__(
            [Column("text", N_("What happened"), lambda row: row.text)],
            key=lambda row: (row.entry, row.turn),
        )
        self._say = say
        self._shown_story: list[tuple[int, Event]] = []
        self._names: tuple[str, ...] = ()
        self._known: list[Sentence | None] = []
        self._opening = ""

    def set_story(self, story: Story, names: Sequence[str], opening: str = "") -> None:
        """Tell this story, after a line of its own if there is one. What was told before and is the same is not put
        into words again."""
        same = same_start(self._shown_story, story) if tuple(names) == self._names else 0
        del self._known[same:]
        self._shown_story, self._names = list(story), tuple(names)
        for place in range(same, len(self._shown_story)):
            self._known.append(self._sentence(place))
        first = [Sentence(opening, -1, 0, -1, False)] if opening else []
        self._opening = opening
        self.set_rows([*first, *(row for row in self._known if row is not None)])

    def retranslate(self) -> None:
        """Say everything again, in the language of now."""
        self._known.clear()
        former, self._shown_story = self._shown_story, []
        self.set_story(former, self._names, self._opening)

    def spoken(self, row: Sentence, column: Column[Sentence]) -> str:
        return row.text

    def answer(self, row: Sentence, role: int) -> Any:
        return row.heading if role == HEADING_ROLE else super().answer(row, role)

    def _sentence(self, place: int) -> Sentence | None:
        entry, event = self._shown_story[place]
        text = self._say(event, self._names)
        if not text:
            return None
        return Sentence(text, seat_of(event), entry, self._turn(place), event.is_heading)

    def _turn(self, place: int) -> int:
        entry, turn = self._shown_story[place][0], 0
        while turn < place and self._shown_story[place - turn - 1][0] == entry:
            turn += 1
        return turn


def same_start(old: Story, new: Story) -> int:
    """How many of the first lines of two stories are the same."""
    pairs = zip(old, new, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a is not b and a != b), min(len(old), len(new)))


def most_important(events: Sequence[Event], most: int = 5) -> list[Event]:
    """What somebody who was away wants to hear first: the most telling events, of equal ones the latest. What came
    again and again is told once."""
    different = [event for n, event in enumerate(events) if event not in events[n + 1 : n + 2]]
    ranked = sorted(enumerate(different), key=lambda line: (line[1].priority, line[0]), reverse=True)[:most]
    return [event for _, event in sorted(ranked, key=lambda line: (-line[1].priority, line[0]))]


def seat_of(event: Event) -> Seat:
    """The seat that an event is about first of all; -1 for none."""
    seat = getattr(event, "seat", -1)
    return seat if isinstance(seat, int) and seat >= 0 else -1
