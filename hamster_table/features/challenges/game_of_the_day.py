"""The game of the day: a challenge that the date makes, the same on every computer, with nothing sent anywhere.

Its games take turns. The first game of somebody in it counts, and is held against those of the same person on other
days.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from hamster_table.engine.catalogue import find
from hamster_table.engine.kernel import Seat
from hamster_table.engine.shared_luck import SHARED
from hamster_table.engine.storage.annotations import is_branch
from hamster_table.engine.storage.rows import GameRow, players_of
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.storage.session_store import Store
from hamster_table.features.challenges.attempts import same
from hamster_table.features.challenges.challenge_file import PERSON, Challenge, make

GAMES = ("run-hamster-run", "hamsterdam", "hamsterrolle")
SEATS = (PlayerInfo(""), PlayerInfo("Nutmeg", "steady"), PlayerInfo("Clover", "whim"))
"""A child can beat one of them, and nobody beats both every day."""
_SEED = "day/"


@dataclass(frozen=True, slots=True)
class Day:
    """How the game of a day ended for somebody."""

    day: date
    place: int
    seats: int


def today() -> date:
    """The day where the computer is."""
    return datetime.now().astimezone().date()


def game_of_the_day(day: date) -> Challenge:
    """The challenge that everybody has on a day."""
    game = find(GAMES[day.toordinal() % len(GAMES)])
    return make(game, SEATS, {}, f"{_SEED}{day.isoformat()}", "")


def day_of(challenge: Challenge) -> date | None:
    """The day whose game a challenge is; None for any other challenge."""
    day = _day(SHARED + challenge.seed)
    return day if day is not None and game_of_the_day(day).key == challenge.key else None


def days_of(store: Store, name: str) -> list[Day]:
    """The games of the day in which somebody's first one is finished, the last day first. Raises `SaveError`."""
    records = {record.of: record for record in store.records()}
    first: dict[date, Day | None] = {}
    for row in store.rows_of_seeds(SHARED + _SEED):
        day, seat = _day(row.seed), _seat(row)
        if day is None or seat is None or day in first or same(players_of(row)[seat].name) != same(name):
            continue
        record = records.get(row.id)
        first[day] = Day(day, record.places[seat], len(record.places)) if record is not None else None
    return sorted((one for one in first.values() if one is not None), key=lambda one: one.day, reverse=True)


def last_name(store: Store) -> str:
    """Whoever has begun a game of the day last; "" for nobody. Raises `SaveError`."""
    names = (
        players_of(row)[seat].name
        for row in reversed(store.rows_of_seeds(SHARED + _SEED))
        if (seat := _seat(row)) is not None
    )
    return next(names, "")


def in_a_row(days: Sequence[Day], now: date) -> int:
    """How many days were played without a gap up to this one; that one may still be to come."""
    played, count = {one.day for one in days}, 0
    last = now if now in played else now - timedelta(days=1)
    while last - timedelta(days=count) in played:
        count += 1
    return count


def _day(seed: str) -> date | None:
    try:
        return date.fromisoformat(seed.removeprefix(SHARED + _SEED))
    except ValueError:
        return None


def _seat(row: GameRow) -> Seat | None:
    """Where a person plays alone; None where nobody does, and in a branch, whose luck was known."""
    try:
        people = [seat for seat, one in enumerate(players_of(row)) if one.kind == PERSON]
    except ValueError:
        return None
    return people[0] if len(people) == 1 and not is_branch(row.notes) else None
