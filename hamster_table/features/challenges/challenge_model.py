"""Who has played a challenge, as a list: in full for those who have finished it themselves, else only who it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.catalogue import find
from hamster_table.engine.i18n import N_
from hamster_table.features.challenges.attempts import Attempt
from hamster_table.features.challenges.challenge_file import Challenge
from hamster_table.models.items.table_model import RIGHT, Column, RowsModel
from hamster_table.models.messages import filled, tr
from hamster_table.models.record_words import day_words, length_words
from hamster_table.models.seat_names import name_key

NOTHING = "–"
FINISHED, UNFINISHED = N_("finished"), N_("not finished")


@dataclass(frozen=True, slots=True)
class AttemptRow:
    """One attempt, in words."""

    of: int
    """The id of the game in the store."""
    name: str
    """With the number of the try, from the second on."""
    place: str
    """Its place; for those who may not know that yet, only whether it is finished."""
    figures: tuple[str, ...]
    """What decides the game, in the order of the columns."""
    lasted: str
    day: str
    is_open: bool
    """Whether the game may be looked at."""


class ChallengeModel(RowsModel[AttemptRow]):
    """The attempts at a challenge: the best place first, and at last those that are not finished."""

    def __init__(self, challenge: Challenge) -> None:
        self._game, self._seat = find(challenge.game), challenge.seat
        figures = (_figure(n, title) for n, title in enumerate(self._game.decided_by))
        super().__init__(
            (
                Column("name", N_("Name"), lambda row: row.name),
                Column("place", N_("Place"), lambda row: row.place),
                *figures,
                Column("lasted", N_("Length"), lambda row: row.lasted),
                Column("day", N_("Played"), lambda row: row.day),
            ),
            key=lambda row: row.of,
        )

    def set_attempts(self, attempts: Sequence[Attempt], is_told: bool) -> None:
        """Show these; *is_told*: with their results."""
        # In another order their results could be read off it.
        order = sorted(attempts, key=self._rank) if is_told else attempts
        self.set_rows([self._row(one, is_told) for one in order])

    def spoken(self, row: AttemptRow, column: Column[AttemptRow]) -> str:
        """A cell as it is heard; the first one says whether the game can be opened."""
        said = super().spoken(row, column)
        return f"{said}. {tr(N_('Enter opens the game'))}" if row.is_open and column.key == "name" else said

    def _rank(self, attempt: Attempt) -> tuple[bool, int, int, int]:
        place = attempt.record.told_place(self._seat) if attempt.record is not None else 0
        return attempt.record is None, place, attempt.number, attempt.id

    def _row(self, attempt: Attempt, is_told: bool) -> AttemptRow:
        name, record, count = attempt.name, attempt.record, len(self._game.decided_by)
        if attempt.number > 1:
            name = filled(N_("{name} (try {number})"), name=name, number=attempt.number)
        if record is None or not is_told:
            words, blank = tr(UNFINISHED if record is None else FINISHED), (NOTHING,) * count
            return AttemptRow(attempt.id, name, words, blank, NOTHING, day_words(attempt.played), False)
        counts = next((tally.counts for tally in record.tallies if tally.seat == self._seat), {})
        figures = tuple(str(counts.get(title, NOTHING)) for title in self._game.decided_by)
        lasted = length_words(self._game.length_says, record.rounds)
        place = str(record.told_place(self._seat))
        return AttemptRow(attempt.id, name, place, figures, lasted, day_words(record.ended), True)


def _figure(n: int, title: str) -> Column[AttemptRow]:
    return Column(f"figure {n}", title, lambda row: row.figures[n], RIGHT)


def has_finished(attempts: Sequence[Attempt], name: str) -> bool:
    """Whether somebody of that name has finished the challenge, and so may know how it went for others."""
    return any(one.record is not None and name_key(one.name) == name_key(name) for one in attempts)


def open_attempt(attempts: Sequence[Attempt], name: str) -> Attempt | None:
    """The last attempt of that name that is not finished."""
    return next(
        (one for one in reversed(attempts) if one.record is None and name_key(one.name) == name_key(name)), None
    )
