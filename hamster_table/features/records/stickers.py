"""The stickers that there are, with the honest condition of each, and who has earned which.

Nothing of it is kept: all is found in the records of the games, so what is deleted there is gone here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from functools import cache
from itertools import accumulate

from hamster_table.engine.catalogue import games
from hamster_table.engine.game_records import Record
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat
from hamster_table.features import given
from hamster_table.models.relative_time import local
from hamster_table.models.seat_names import name_key

PERSON = "person"
OURS = {"hamsterdam", "hamsterrolle", "run-hamster-run"}


@dataclass(frozen=True, slots=True)
class Seated:
    """A game in which a person sat."""

    record: Record
    seat: Seat

    @property
    def name(self) -> str:
        """What the person was called there."""
        return self.record.names[self.seat]

    @property
    def place(self) -> int:
        """Where the person has come out."""
        return self.record.places[self.seat]

    @property
    def has_won(self) -> bool:
        """Whether the person has won."""
        return self.seat in self.record.winners

    @property
    def is_last(self) -> bool:
        """Whether nobody has come out worse, and somebody better."""
        return self.place == max(self.record.places) > 1

    @property
    def is_in_team(self) -> bool:
        """Whether it looks so: four sit there, and the places are those of two pairs."""
        return sorted(self.record.places) == [1, 1, 3, 3]

    @property
    def persons(self) -> int:
        """How many people sat there."""
        return self.record.kinds.count(PERSON)

    def has_beaten(self, level: str) -> bool:
        """Whether the person has come out before a computer player of that level."""
        rivals = zip(self.record.kinds, self.record.places, strict=True)
        return any(kind == level and place > self.place for kind, place in rivals)

    def count(self, title: str) -> int:
        """A count of the person, by its English title; 0 where it is not counted."""
        own = (tally.counts for tally in self.record.tallies if tally.seat == self.seat)
        return next(own, {}).get(title, 0)

    def counts(self, *titles: str) -> int:
        """Several of them together."""
        return sum(map(self.count, titles))

    @property
    def has_counts(self) -> bool:
        """Whether anything of the person was counted."""
        return any(tally.seat == self.seat for tally in self.record.tallies)

    @property
    def surplus(self) -> float:
        """By how much luck was better than its odds."""
        return next((tally.luck.surplus for tally in self.record.tallies if tally.seat == self.seat), 0.0)

    @property
    def ended(self) -> datetime | None:
        """When it ended, by the clock on the wall; None where that cannot be read."""
        try:
            return local(self.record.ended)
        except ValueError:
            return None

    def feat(self, key: str) -> int:
        """How much of a feat was the person's; 0 for none."""
        return max((one.value for one in self.record.feats if one.key == key and self.seat in one.seats), default=0)


Games = Sequence[Seated]
"""The games of a person, the first one first."""
Fits = Callable[[Seated], bool]
Earns = Callable[[Games], Iterable[bool]]
"""For each of the games, in their order, whether by then it is done."""


@dataclass(frozen=True, slots=True)
class Sticker:
    """Something that a person can have done."""

    key: str
    title: str
    says: str
    """What must be done for it, as it is: one sentence in English."""
    drawing: str
    """The name of what is on it."""
    colour: int
    """Which of the colours of the seats it has."""
    earns: Earns
    is_secret: bool = field(default=False, kw_only=True)
    """Whether what must be done is told only to whoever has done it."""


@dataclass(frozen=True, slots=True)
class GameStickers:
    """What a game gives the room."""

    stickers: tuple[Sticker, ...]


@cache
def _of_games() -> dict[str, tuple[Sticker, ...]]:
    """Those of each game, by its id, which are earned by games of that kind alone."""
    found = {game: given("records", game, GameStickers) for game in games()}
    return {game: own.stickers for game, own in found.items() if own is not None}


@cache
def stickers() -> tuple[Sticker, ...]:
    """All that there are: those of no game of its own, then those of each game."""
    return (*GENERAL, *(sticker for own in _of_games().values() for sticker in own))


@dataclass(frozen=True, slots=True)
class Once:
    """Done in one game."""

    fits: Fits

    def __call__(self, games: Games) -> Iterable[bool]:
        return map(self.fits, games)


def often(number: int, fits: Fits = lambda one: True) -> Earns:
    """Done in so many games."""
    return lambda games: (count >= number for count in accumulate(map(fits, games)))


def won(fits: Fits = lambda one: True) -> Fits:
    """Won, and besides."""
    return lambda one: one.has_won and fits(one)


def at_least(number: int, *titles: str) -> Fits:
    """So much was counted in one game."""
    return lambda one: one.counts(*titles) >= number


def _in_a_row(games: Games) -> Iterator[bool]:
    return (n >= 2 and all(one.has_won for one in games[n - 2 : n + 1]) for n in range(len(games)))


def _all_games(fits: Fits) -> Earns:
    def earns(games: Games) -> Iterator[bool]:
        found: set[str] = set()
        for one in games:
            if fits(one):
                found.add(one.record.game)
            yield found >= OURS

    return earns


def _on_one_day(games: Games) -> Iterator[bool]:
    days: Counter[date] = Counter()
    for one in games:
        moment = one.ended
        if moment is not None:
            days[moment.date()] += 1
        yield moment is not None and days[moment.date()] >= 3


def _came_back(games: Games) -> Iterator[bool]:
    return (n >= 1 and games[n - 1].is_last and one.has_won for n, one in enumerate(games))


GENERAL: tuple[Sticker, ...] = (
    Sticker("first", N_("Welcome"), N_("Finish a game."), "hamster-cheer", 0, often(1)),
    Sticker("won", N_("First win"), N_("Win a game."), "host-star-up", 3, often(1, lambda one: one.has_won)),
    Sticker(
        "pupil",
        N_("Pupil"),
        N_("Do all lessons of a game, and finish it."),
        "hamster-crowd-d",
        2,
        Once(lambda one: one.record.is_taught),
    ),
    Sticker("ten", N_("Regular"), N_("Finish 10 games."), "hamster-crowd-a", 2, often(10)),
    Sticker("fifty", N_("Part of the table"), N_("Finish 50 games."), "hamster-crowd-b", 1, often(50)),
    Sticker("hundred", N_("Old hand"), N_("Finish 100 games."), "hamster-white", 4, often(100)),
    Sticker(
        "ten-won", N_("Ten times gold"), N_("Win 10 games."), "hamster-gold", 3, often(10, lambda one: one.has_won)
    ),
    Sticker("all", N_("All-rounder"), N_("Finish each of the three games."), "tree", 2, _all_games(lambda one: True)),
    Sticker(
        "all-won", N_("Triple crown"), N_("Win each of the three games."), "hat", 4, _all_games(lambda one: one.has_won)
    ),
    Sticker("row", N_("On a roll"), N_("Win three games in a row."), "racer-star", 1, _in_a_row),
    Sticker("back", N_("Comeback"), N_("Come last, and win the next game."), "racer-heart-out", 1, _came_back),
    Sticker("day", N_("Game day"), N_("Finish three games on one day."), "hamster-crowd-c", 0, _on_one_day),
    Sticker(
        "full",
        N_("Full house"),
        N_("Finish a game of four people."),
        "house-heart",
        1,
        Once(lambda one: one.persons >= 4),
    ),
    Sticker(
        "tie",
        N_("Hand in hand"),
        N_("Share the first place."),
        "special-twinster",
        4,
        Once(lambda one: one.has_won and len(one.record.winners) > 1 and not one.is_in_team),
    ),
    Sticker(
        "sharp",
        N_("Sharper"),
        N_("Come out before a Sharp computer player."),
        "host-moon-robot",
        0,
        Once(lambda one: one.has_beaten("sharp")),
    ),
    Sticker(
        "master",
        N_("Master’s master"),
        N_("Come out before a Master."),
        "host-kite-robot",
        4,
        Once(lambda one: one.has_beaten("master")),
    ),
    Sticker(
        "alone",
        N_("Owl"),
        N_("Finish a game between midnight and five."),
        "hamster-asleep",
        4,
        Once(lambda one: one.ended is not None and one.ended.hour < 5),
        is_secret=True,
    ),
)
"""Those of no game of its own."""


def seated(records: Iterable[Record], names: Collection[str] | None = None) -> dict[str, list[Seated]]:
    """The games of each person, by name as it is compared, the first one first; of those with these *names* alone,
    where they are given. *records*: the last one first."""
    found: dict[str, list[Seated]] = {}
    for record in reversed([*records]):
        for seat, (name, kind) in enumerate(zip(record.names, record.kinds, strict=True)):
            # Of two of a name in one game nobody knows who is meant.
            is_one = [*map(name_key, record.names)].count(name_key(name)) == 1
            if kind == PERSON and is_one and (names is None or name_key(name) in names):
                found.setdefault(name_key(name), []).append(Seated(record, seat))
    return found


def earned(games: Games) -> dict[str, Record]:
    """Which stickers a person has earned in these games, by key, each with the game that earned it; those that began
    with an entered position earn none, since half of it may have been entered."""
    games = [one for one in games if not one.record.is_entered]
    found = [*_earning(GENERAL, games)]
    for game, own in _of_games().items():
        found += _earning(own, [one for one in games if one.record.game == game])
    return {sticker.key: record for sticker, record in found}


def new_with(records: Sequence[Record], of: int) -> list[tuple[str, Sticker]]:
    """What was earned in the game with this id: names of people, each with a sticker."""
    record = next((one for one in records if one.of == of != 0), None)
    if record is None or record.is_entered:
        return []
    people = (name for name, kind in zip(record.names, record.kinds, strict=True) if kind == PERSON)
    played = seated((one for one in records if not one.is_entered), dict.fromkeys(map(name_key, people)))
    return [(own[-1].name, one) for own in played.values() for one in _new(own, record)]


def _new(games: Games, record: Record) -> Iterator[Sticker]:
    """What a person has earned in one of the games."""
    last = next(one for one in games if one.record is record)
    own = [one for one in games if one.record.game == record.game]
    for kinds, played in ((GENERAL, games), (_of_games().get(record.game, ()), own)):
        # Looked for only where the game would earn it, since most games of most people would not.
        likely = [one for one in kinds if not isinstance(one.earns, Once) or one.earns.fits(last)]
        yield from (sticker for sticker, at in _earning(likely, played) if at is record)


def _earning(kinds: Iterable[Sticker], games: Games) -> Iterator[tuple[Sticker, Record]]:
    for sticker in kinds:
        done = (one.record for one, is_done in zip(games, sticker.earns(games), strict=True) if is_done)
        if (record := next(done, None)) is not None:
            yield sticker, record
