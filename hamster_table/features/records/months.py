"""The season: the games that people finish in each month or year, who wins most in them, and that as lines over a
lifetime."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, datetime

from PySide6.QtCore import QDate, QLocale

from hamster_table.engine.game_records import Record
from hamster_table.engine.i18n import N_
from hamster_table.engine.messages import in_sentence
from hamster_table.features.records.sitting import Guest, best_of, guests, moments, names_of, points_words
from hamster_table.models.messages import tr
from hamster_table.models.seat_names import name_key
from hamster_table.models.series import Line, Point, Series
from hamster_table.models.texts import translate
from hamster_table.views.art.theme import SEATS

Span = str
MONTH, YEAR = "month", "year"
"""How long a season is."""
Seasons = dict[date, list[Record]]
"""The games of each month, or year, in which there were any, by its first day; the last one and the last game first."""
VALUES: dict[str, tuple[str, str, Callable[[Guest], int]]] = {
    "points": (N_("Points"), N_("points"), lambda one: one.points),
    "won": (N_("Games won"), N_("games"), lambda one: one.won),
    "games": (N_("Games played"), N_("games"), lambda one: one.games),
}
"""What can be shown over the months, by key: its title, its unit, and how much of it somebody has."""


def seasons(records: Iterable[Record], span: Span = MONTH) -> Seasons:
    """The games of people by the month or the year in which they ended, by the clock on the wall. *records*: the last
    one first."""
    found: Seasons = {}
    for moment, record in moments(records):
        found.setdefault(_first_of(moment, span), []).append(record)
    return dict(sorted(found.items(), reverse=True))


def season_words(first: date, span: Span = MONTH) -> str:
    """A month as "November 2026", a year as "2026"."""
    return _written(first, tr(N_("MMMM yyyy")) if span == MONTH else "yyyy")


def won_words(first: date, games: Sequence[Record], span: Span = MONTH) -> str:
    """Who has won a month, or a year, that is over, in a sentence; "" where nobody has left anybody behind."""
    best = best_of(guests(games))
    if not best:
        return ""
    facts = {"points": points_words(best), "names": names_of(best)}
    if span == YEAR:
        words = translate("Records", "Winner of the year {year}, with {points}: {names}.")
        return words.format(year=season_words(first, YEAR), **facts)
    return translate("Records", "Winner of {month}, with {points}: {names}.").format(month=season_words(first), **facts)


def new_season_words(records: Sequence[Record], of: int) -> list[str]:
    """What is told with the first game of a month, or of a year, by its id: who has won the last one before it."""
    # Only as far back as needed: this is asked after every game.
    dated = iter(moments(records))
    now = next((moment for moment, record in dated if record.of == of != 0), None)
    before = next((moment for moment, _ in dated), None)
    if now is None or before is None:
        return []
    over = [span for span in (YEAR, MONTH) if _first_of(before, span) < _first_of(now, span)]
    told = ((_first_of(before, span), span) for span in over)
    words = (won_words(first, seasons(records, span)[first], span) for first, span in told)
    return [one for one in words if one]


class Lifetime:
    """What everybody has done over all months, as lines of a graph; as many people as there are seats at most."""

    def __init__(self, records: Iterable[Record]) -> None:
        """*records*: the last one first."""
        self._records = [record for _, record in moments(records)]
        now = _first_of(datetime.now(UTC), MONTH)
        played = {month: games for month, games in seasons(self._records).items() if month <= now}  # clocks are wrong
        self.months = _from_to(min(played), max(played)) if played else []
        """All months from the first game to the last one, the first one first."""
        self.games = dict.fromkeys(record.game for games in played.values() for record in games)
        """The ids of the games that were played."""

    def of(self, value: str, game: str = "") -> tuple[Series, list[str]]:
        """A graph of one of `VALUES`, and the names of those in it, in the order of its lines. *game*: the id of the
        game of which alone it is; "": of all. A point of it leads to the place of its month in `months`."""
        own = [one for one in self._records if game in ("", one.game)]
        title, unit, amount = VALUES[value]
        people = sorted(guests(own), key=lambda one: -amount(one))[: len(SEATS)]
        done = {
            month: {name_key(one.name): amount(one) for one in guests(played)} for month, played in seasons(own).items()
        }
        lines = []
        for seat, person in enumerate(people):
            by_month = [done.get(month, {}).get(name_key(person.name), 0) for month in self.months]
            lines.append(Line(seat, tuple(Point(n, count, n) for n, count in enumerate(by_month))))
        places = tuple(_written(month, tr(N_("MMM ’yy"))) for month in self.months)
        series = Series(value, title, tuple(lines), N_("month"), unit, places=places)
        return series, [in_sentence(one.name) for one in people]


def _first_of(moment: datetime, span: Span) -> date:
    return first_day(moment.astimezone().date(), span)


def first_day(day: date, span: Span) -> date:
    """The first day of the month, or the year, of a day."""
    return day.replace(day=1) if span == MONTH else day.replace(month=1, day=1)


def _from_to(first: date, last: date) -> list[date]:
    """All months from one to another."""
    count = 12 * (last.year - first.year) + last.month - first.month + 1
    return [date(first.year + (first.month - 1 + n) // 12, (first.month - 1 + n) % 12 + 1, 1) for n in range(count)]


def _written(month: date, form: str) -> str:
    return QLocale().toString(QDate(month.year, month.month, month.day), form)
