"""The record of a finished game, and its graphs as tables for other programs.

How the counts are made is each game's own affair: its `series` and `tallies` fold the events of its story.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from hamster_table.engine.game import POSITION, Line, Series
from hamster_table.engine.tallies import Tally

if TYPE_CHECKING:
    from hamster_table.engine.highlights import Highlight
    from hamster_table.engine.match import Match


@dataclass(frozen=True, slots=True)
class Achieved:
    """A feat in a finished game, as it is stored."""

    key: str
    """Which `Feat` of the game it is."""
    value: int
    seats: tuple[int, ...]
    """Whose it is."""
    moment: int
    """The length of the ledger just after it."""


@dataclass(frozen=True, slots=True)
class Record:
    """The record of a finished game, as it is stored."""

    game: str
    ended: str
    """When it ended, in ISO 8601."""
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    """Who played at each seat: "person", or the computer player's id."""
    places: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    tallies: tuple[Tally, ...] = ()
    feats: tuple[Achieved, ...] = ()
    """What of its feats was the best in this game; () in records of version 0.1."""
    of: int = 0
    """The id of the game in the store that it came from; 0 for none. It is no part of the JSON form."""

    def to_json(self) -> dict[str, Any]:
        """The JSON form: integers, text, lists and objects."""
        form = asdict(self)
        del form["of"]
        return form

    @classmethod
    def from_json(cls, form: object) -> Record:
        """Read the JSON form. Raises `ValueError` with one sentence for anything else."""
        record = msgspec.convert(form, cls)
        if {len(record.kinds), len(record.places)} != {len(record.names)}:
            raise ValueError("names, kinds and places of a record are as many as its seats")
        if not all(0 <= own <= all_ and all_ > 0 for tally in record.tallies for own, all_ in tally.luck.odds):
            raise ValueError("the own chips of a test are some of all its chips")
        if not all(0 <= seat < len(record.names) for feat in record.feats for seat in feat.seats):
            raise ValueError("feats of a record are those of its seats")
        return record


def record(match: Match, names: Sequence[str], kinds: Sequence[str], ended: str) -> Record:
    """The record of a match that is over. One that began with a position that was entered counts for no feats: the
    belt, the dams and the wheel may have been entered so that the feat was half done."""
    game, standing = match.game, match.standing
    is_entered = POSITION in match.setup.chosen()
    return Record(
        game=game.id,
        ended=ended,
        names=tuple(names),
        kinds=tuple(kinds),
        places=standing.places,
        winners=standing.winners,
        rounds=game.round(match.state) if game.round else 0,
        tallies=game.tallies(match.story, match.setup.seats) if game.tallies else (),
        feats=achieved(game.highlights(match)) if game.highlights and not is_entered else (),
    )


def achieved(found: Iterable[Highlight]) -> tuple[Achieved, ...]:
    """The feats among the facts of a game."""
    return tuple(Achieved(one.feat, one.value, one.seats, one.moment) for one in found if one.feat)


Best = dict[str, tuple[Achieved, Record]]
"""The best of each feat with the game it is from, by the key of the feat."""


def best_ever(records: Iterable[Record], game: str) -> Best:
    """The best feats of all plays of a game. *records* are the last one first; of equal ones the first holds."""
    best: Best = {}
    for record in records:
        for feat in record.feats if record.game == game else ():
            if feat.key not in best or feat.value >= best[feat.key][0].value:
                best[feat.key] = feat, record
    return best


def beaten(records: Sequence[Record], of: int) -> Best:
    """Which feats the game with this id has done better than all that ended before it, each with the best until then.

    The first game of its kind beats nothing, nor does one that is not among the records.
    """
    at = next((n for n, record in enumerate(records) if record.of == of != 0), None)
    if at is None:
        return {}
    before = best_ever(records[at + 1 :], records[at].game)
    own = {feat.key: feat for feat in records[at].feats}
    return {key: best for key, best in before.items() if key in own and own[key].value > best[0].value}


def rows(series: Sequence[Series], names: Sequence[str], point: str = ".") -> Iterator[list[str]]:
    """One row a round and seat, with a column for each graph; the titles first.

    Graphs over something else than rounds stand below, after an empty row, and begin with titles of their own.
    """
    for n, unit in enumerate(dict.fromkeys(one.x_label for one in series)):
        if n:
            yield []
        yield from _rows_over(unit, [one for one in series if one.x_label == unit], names, point)


def _rows_over(unit: str, series: Sequence[Series], names: Sequence[str], point: str) -> Iterator[list[str]]:
    columns = [(_key(one, line), one, line.label) for one in series for line in _shared_first(one)]
    spans = [one for one in series if one.spans]
    fair = [f"{one.key}_{bound}" for one in spans for bound in ("expected", "low", "high")]
    yield [unit, "seat", "name", *(key for key, _, _ in columns), *fair]
    is_shared = all(line.seat is None for one in series for line in one.lines)
    seats = [("", "")] if is_shared else [(str(seat + 1), _plain(name)) for seat, name in enumerate(names)]
    for x in sorted({point.x for one in series for line in one.lines for point in line.points}):
        usual = [value for one in spans for value in _fair(one, x, point)]
        for seat, (number, name) in enumerate(seats):
            yield [str(x), number, name, *(_value(one, seat, label, x) for _, one, label in columns), *usual]


def as_csv(series: Sequence[Series], names: Sequence[str], point: str = ".") -> str:
    """The rows as comma separated values. Where the decimal *point* is a comma, semicolons separate them, as
    spreadsheets there expect it."""
    text = io.StringIO()
    csv.writer(text, delimiter=";" if point == "," else ",").writerows(rows(series, names, point))
    return text.getvalue()


def _shared_first(one: Series) -> Sequence[Line]:
    """The lines that need a column of their own: those of the whole table, or one that stands for all seats."""
    shared = [line for line in one.lines if line.seat is None]
    return shared or one.lines[:1]


def _key(one: Series, line: Line) -> str:
    return (line.label if line.seat is None and line.label else one.key).lower().replace(" ", "_")


def _value(one: Series, seat: int, label: str, x: int) -> str:
    lines = [line for line in one.lines if line.seat == seat or (line.seat is None and line.label == label)]
    return next((str(point.y) for line in lines[:1] for point in line.points if point.x == x), "")


def _fair(one: Series, x: int, point: str) -> list[str]:
    """The expected value at x, as cells of the table."""
    span = next((span for span in one.spans if span.x == x), None)
    return [f"{span.expected:.2f}".replace(".", point), str(span.low), str(span.high)] if span else [""] * 3


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula: with an apostrophe where it begins like one."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name
