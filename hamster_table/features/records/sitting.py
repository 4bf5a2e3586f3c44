"""A sitting: the games that people finish one after the other, and who has done best in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from hamster_table.engine.game import Standing
from hamster_table.engine.game_records import Record
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat
from hamster_table.engine.messages import in_sentence
from hamster_table.features.records.stickers import PERSON, seated
from hamster_table.models.items.table_model import RIGHT, WHO_ROLE, Column, RowsModel
from hamster_table.models.messages import named
from hamster_table.models.relative_time import local
from hamster_table.models.seat_names import SYMBOLS, name_key
from hamster_table.models.texts import plural, translate

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
    seat: Seat
    """Whose hamster stands for whoever has no face: that of the last seat, as far as nobody before has it."""


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
    for moment, record in moments(records):
        if moment - now > PAUSE:
            continue  # the clock was wrong then
        if last - moment > PAUSE:
            break
        found.append(record)
        last = min(last, moment)
    return found


def began(games: Sequence[Record]) -> datetime | None:
    """When the first game of a sitting ended; None: there is none."""
    return min((moment for moment, _ in moments(games)), default=None)


def guests(games: Iterable[Record]) -> list[Guest]:
    """The people of these games, the best first: by points, then by games won; equal ones share a place."""
    found = []
    for own in seated(games).values():
        behind = (place > one.place for one in own for place in one.record.places)
        won = sum(one.has_won for one in own)
        found.append(Guest(own[-1].name, len(own), won, sum(behind), 0, own[-1].seat))
    found.sort(key=lambda one: (-one.points, -one.won, name_key(one.name)))
    ranks = [(one.points, one.won) for one in found]
    placed = [replace(one, place=1 + ranks.index((one.points, one.won))) for one in found]
    return [replace(one, seat=seat) for one, seat in zip(placed, _own_seats([one.seat for one in placed]), strict=True)]


def _own_seats(last: Sequence[Seat]) -> list[Seat]:
    """A seat for each of them, their last one where that is free; beyond the number of seats there are no others."""
    seats: list[Seat] = []
    for seat in last:
        free = [one for one in range(len(SYMBOLS)) if one not in seats] or [seat]
        seats.append(seat if seat in free else free[0])
    return seats


def best_of(people: Sequence[Guest]) -> list[Guest]:
    """Those in front; who has no point has not won."""
    return [one for one in people if one.place == 1 and one.points]


def standing_of(people: Sequence[Guest]) -> Standing:
    """How they stand, as a podium shows it."""
    best = tuple(range(len(best_of(people))))
    return Standing(tuple(one.place for one in people), tuple(one.points for one in people), best)


def in_front_words(people: Sequence[Guest]) -> str:
    """Who leads, in a sentence; there is somebody."""
    best = best_of(people)
    if not best:
        return translate("Records", "Nobody has left anybody behind yet.")
    words = translate("Records", "In front, with {points}: {names}.")
    return words.format(names=names_of(best), points=points_words(best))


def points_words(best: Sequence[Guest]) -> str:
    """How many points those in front have: "3 points"."""
    return plural(translate("Records", "%n point(s)", None, best[0].points), best[0].points)


def names_of(people: Sequence[Guest]) -> str:
    """Their names in a sentence."""
    return named(tuple(range(len(people))), [in_sentence(one.name) for one in people])


def moments(records: Iterable[Record]) -> Iterable[tuple[datetime, Record]]:
    """The games of people, each with when it ended; what has no moment is left out, and so is what began with an
    entered position: half of it may have been entered."""
    for record in records:
        if PERSON in record.kinds and not record.is_entered:
            try:
                moment = datetime.fromisoformat(record.ended)
                local(record.ended)
            except ValueError:
                continue
            if moment.tzinfo is not None:
                yield moment, record
