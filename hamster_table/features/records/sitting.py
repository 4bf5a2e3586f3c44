"""A sitting: the games that people finish one after the other, and who has done best in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from hamster_table.engine.game import Standing
from hamster_table.engine.i18n import N_
from hamster_table.engine.messages import in_sentence
from hamster_table.engine.statistics import Record
from hamster_table.features.records.stickers import PERSON, seated
from hamster_table.models.items.table_model import RIGHT, WHO_ROLE, Column, RowsModel

PAUSE = timedelta(hours=3)
"""Where no game ends for longer than this, people have stood up."""


@dataclass(frozen=True, slots=True)
class Guest:
    """What a person has done in a sitting."""

    name: str
    games: int
    won: int
    points: int
    """One for everybody left behind: for each seat that came out worse."""
    place: int


GUEST_COLUMNS: tuple[Column[Guest], ...] = (
    Column("place", N_("Place"), lambda row: str(row.place), RIGHT),
    Column("name", N_("Name"), lambda row: in_sentence(row.name)),
    Column("games", N_("Games"), lambda row: str(row.games), RIGHT),
    Column("won", N_("Won"), lambda row: str(row.won), RIGHT),
    Column("points", N_("Points"), lambda row: str(row.points), RIGHT),
)


class GuestsModel(RowsModel[Guest]):
    """The people of a sitting, the best first."""

    def __init__(self, guests: Sequence[Guest]) -> None:
        super().__init__(GUEST_COLUMNS, key=lambda row: row.name)
        self.set_rows(guests)

    def answer(self, row: Guest, role: int) -> Any:
        """A row is about a person."""
        return row.name if role == WHO_ROLE else super().answer(row, role)


def sitting(records: Iterable[Record], now: datetime) -> list[Record]:
    """The games of the sitting that lasts at *now*, the last one first: those with a person, as long as none ended
    more than `PAUSE` before the next. *records*: the last one first; what has no moment is left out."""
    found, last = [], now
    for moment, record in _moments(records):
        if moment - now > PAUSE:
            continue  # the clock was wrong then
        if last - moment > PAUSE:
            break
        found.append(record)
        last = min(last, moment)
    return found


def began(games: Sequence[Record]) -> datetime | None:
    """When the first game of a sitting ended; None: there is none."""
    return min((moment for moment, _ in _moments(games)), default=None)


def guests(games: Iterable[Record]) -> list[Guest]:
    """The people of these games, the best first: by points, then by games won; equal ones share a place."""
    counts: dict[str, list[int]] = {}
    for own in seated(games).values():
        name = own[-1].record.names[own[-1].seat]
        behind = (place > one.place for one in own for place in one.record.places)
        counts[name] = [len(own), sum(one.has_won for one in own), sum(behind)]
    order = sorted(counts.items(), key=lambda one: (-one[1][2], -one[1][1], one[0].casefold()))
    ranks = [(points, won) for _, (_, won, points) in order]
    return [Guest(name, played, won, points, 1 + ranks.index((points, won))) for name, (played, won, points) in order]


def standing_of(people: Sequence[Guest]) -> Standing:
    """How they stand, as a podium shows it; who has no point has not won."""
    best = tuple(n for n, one in enumerate(people) if one.place == 1 and one.points)
    return Standing(tuple(one.place for one in people), tuple(one.points for one in people), best)


def _moments(records: Iterable[Record]) -> Iterable[tuple[datetime, Record]]:
    for record in records:
        if PERSON in record.kinds:
            try:
                moment = datetime.fromisoformat(record.ended)
            except ValueError:
                continue
            if moment.tzinfo is not None:
                yield moment, record
