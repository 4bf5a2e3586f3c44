"""The game of the day: a challenge that the date makes, the same on every computer, with nothing sent anywhere.

Its games take turns. The first game of somebody in it counts, and is held against those of the same person on other
days.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import cache

from hamster_table.engine.catalogue import find
from hamster_table.engine.kernel import Seat
from hamster_table.engine.match import Match
from hamster_table.engine.shared_luck import SHARED
from hamster_table.engine.storage.annotations import Tempers, holds, is_branch
from hamster_table.engine.storage.rows import GameRow, players_of, text
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.storage.session_store import Store
from hamster_table.features.challenges.challenge_file import Challenge, make
from hamster_table.models.seat_names import name_key

GAMES = ("run-hamster-run", "hamsterdam", "hamsterrolle")
SEATS = (PlayerInfo(""), PlayerInfo("Nutmeg", "steady"), PlayerInfo("Clover", "whim"))
"""A child can beat one of them, and nobody beats both every day."""
FIRST = date(2026, 1, 1)
"""There is no game of an earlier day."""
SEAT: Seat = 0
"""Where its person sits."""
_SEED = "day/"


@dataclass(frozen=True, slots=True)
class Day:
    """How the game of a day ended for somebody."""

    day: date
    place: int
    """As it is told (`Record.told_place`)."""
    has_won: bool


def today() -> date:
    """The day where the computer is."""
    return datetime.now().astimezone().date()


def game_of_the_day(day: date) -> Challenge:
    """The challenge that everybody has on a day."""
    return make(find(_game_of(day)), SEATS, {}, f"{_SEED}{day.isoformat()}", "")


def day_of(challenge: Challenge) -> date | None:
    """The day whose game a challenge is; None for any other challenge."""
    day = _day(SHARED + challenge.seed)
    return day if day is not None and game_of_the_day(day).key == challenge.key else None


def days_of_all(store: Store) -> dict[str, list[Day]]:
    """The games of the day in which the first one of somebody is finished, the last day first, by the name as it is
    compared. Raises `SaveError`."""
    records = {record.of: record for record in store.records()}
    first: dict[tuple[str, date], Day | None] = {}
    for row in store.rows_of_seeds(SHARED + _SEED):
        day = _day(row.seed)
        if day is None or not _is_game_of(row, day):
            continue
        record = records.get(row.id)
        won = record is not None and SEAT in record.winners
        result = Day(day, record.told_place(SEAT), won) if record is not None else None
        first.setdefault((name_key(players_of(row)[SEAT].name), day), result)
    found: dict[str, list[Day]] = {}
    for (name, _), result in first.items():
        if result is not None:
            found.setdefault(name, []).append(result)
    return {name: sorted(days, key=lambda one: one.day, reverse=True) for name, days in found.items()}


def last_name(store: Store) -> str:
    """Whoever has begun a game of the day last; "" for nobody. Raises `SaveError`."""
    rows = reversed(store.rows_of_seeds(SHARED + _SEED))
    names = (players_of(row)[SEAT].name for row in rows if (day := _day(row.seed)) and _is_game_of(row, day))
    return next(names, "")


def in_a_row(days: Sequence[Day], now: date) -> int:
    """How many days were played without a gap up to this one; that one may still be to come."""
    played, count = {one.day for one in days}, 0
    last = now if now in played else now - timedelta(days=1)
    while last - timedelta(days=count) in played:
        count += 1
    return count


def _game_of(day: date) -> str:
    return GAMES[day.toordinal() % len(GAMES)]


def _day(seed: str) -> date | None:
    # A seed may come from anybody: what else could be read as a date has another luck, and before the first day there
    # was none.
    try:
        day = date.fromisoformat(said := seed.removeprefix(SHARED + _SEED))
    except ValueError:
        return None
    return day if day.isoformat() == said and day >= FIRST else None


def _is_game_of(row: GameRow, day: date) -> bool:
    """Whether a game in the store is that of the day, as everybody has it; a branch of one has luck that was known, and
    on that day nobody has a temper."""
    try:
        kinds = [one.kind for one in players_of(row)]
    except ValueError:
        return False
    is_ours = row.game == _game_of(day) and row.setup == _usual(row.game) and kinds == [one.kind for one in SEATS]
    return is_ours and not is_branch(row.notes) and not holds(row.notes, Tempers)


@cache
def _usual(game: str) -> str:
    """The set-up of the days on which this game is played, as the store keeps it."""
    return text(Match.new(game, len(SEATS)).setup.chosen())
