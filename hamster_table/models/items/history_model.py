"""The history of a game as a list: one sentence for each event, rounds as headings, the newest last."""

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
"""Returns the sentence of an event, given the names of the seats."""
HEADING_ROLE = Role.UserRole + 3
"""Whether a row is a heading."""
RULE_ROLE = Role.UserRole + 4
"""The ruling or the chapter of the rules about it; "" for none."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A line of the history."""

    text: str
    seat: Seat
    """The seat whose badge is shown; -1: none."""
    entry: int
    """The length of the ledger after it."""
    turn: int
    """The number of the sentence within its entry, from 0."""
    heading: bool
    rule: str = ""
    """The ruling or the chapter of the rules about it."""


class StoryModel(RowsModel[Sentence]):
    """The events that a viewer may know of; it shows all it is given, so give it `Match.story_of` the viewer."""

    def __init__(self, say: Say = messages.sentence) -> None:
        super().__init__(
            [Column("text", N_("What happened"), lambda row: row.text)],
            key=lambda row: (row.entry, row.turn),
        )
        self._say = say
        self._shown_story: list[tuple[int, Event]] = []
        self._names: tuple[str, ...] = ()
        self._known: list[Sentence | None] = []
        """The sentence of each event of the story; None where it has none."""
        self._opening = ""

    def set_story(self, story: Story, names: Sequence[str], opening: str = "") -> None:
        """Show this story, after the line *opening* if there is one. Sentences of an unchanged beginning are kept."""
        # Any sentence may hold a name.
        same = same_start(self._shown_story, story) if tuple(names) == self._names else 0
        del self._known[same:]
        self._shown_story, self._names = list(story), tuple(names)
        for place in range(same, len(self._shown_story)):
            self._known.append(self._sentence(place))
        first = [Sentence(opening, -1, 0, -1, False)] if opening else []
        self._opening = opening
        self.set_rows([*first, *(row for row in self._known if row is not None)])

    def retranslate(self) -> None:
        """Compute all sentences anew, in the present language."""
        former, self._shown_story = self._shown_story, []
        self.set_story(former, self._names, self._opening)

    def spoken(self, row: Sentence, column: Column[Sentence]) -> str:
        return row.text

    def answer(self, row: Sentence, role: int) -> Any:
        if role == RULE_ROLE:
            return row.rule
        return row.heading if role == HEADING_ROLE else super().answer(row, role)

    def _sentence(self, place: int) -> Sentence | None:
        entry, event = self._shown_story[place]
        text = self._say(event, self._names)
        if not text:
            return None
        return Sentence(text, seat_of(event), entry, self._turn(place), event.is_heading, event.rule)

    def _turn(self, place: int) -> int:
        entry, turn = self._shown_story[place][0], 0
        while turn < place and self._shown_story[place - turn - 1][0] == entry:
            turn += 1
        return turn


def same_start(old: Story, new: Story) -> int:
    """The length of the common beginning of two stories."""
    # By identity first: nearly all events are the same objects, and comparing them in full is dear.
    pairs = zip(old, new, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a is not b and a != b), min(len(old), len(new)))


def most_important(events: Sequence[Event], most: int = 5) -> list[Event]:
    """The events with the highest priority for somebody who was away, at most *most*; of equal priority the latest.

    Of equal events in a row only the last is taken.
    """
    events = [event for event in events if event.priority >= 0]
    different = [event for n, event in enumerate(events) if event not in events[n + 1 : n + 2]]
    ranked = sorted(enumerate(different), key=lambda line: (line[1].priority, line[0]), reverse=True)[:most]
    return [event for _, event in sorted(ranked, key=lambda line: (-line[1].priority, line[0]))]


def seat_of(event: Event) -> Seat:
    """The first seat that an event names; -1: none."""
    seat = getattr(event, "seat", -1)
    return seat if isinstance(seat, int) and seat >= 0 else -1
