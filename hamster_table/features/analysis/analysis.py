"""The analysis of a match that is over: the win chances at each of its points."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.kernel import CHANCE, Action, Seat, State, after, waiting
from hamster_table.engine.match import Match
from hamster_table.engine.storage.annotations import kind_at
from hamster_table.engine.storage.annotations import read as read_notes
from hamster_table.engine.storage.save_file import Loaded
from hamster_table.features.analysis.outcomes import outcomes
from hamster_table.features.analysis.rollouts import Chances, Estimator, Sample, Uses, error, mean

SURE = 10_000
"""A probability of 1 in the numbers of an analysis: they are hundredths of a percent."""
VERSION = 7
"""The version of the estimates, raised when they would come out differently. Those of another version are of no use."""
NOBODY = -2
"""Who made the first point: the game began with it."""

GAMES = 6
"""How many games are imagined for a point of an analysis; more where they are far apart (`Estimator`)."""

Report = Callable[[int, int], object]
"""Called with the number of points estimated so far, and of all."""


@dataclass(frozen=True, slots=True)
class Point:
    """The win chances after one draw of chance, or after all that a seat chose in a row."""

    at: int
    """The length of the ledger there."""
    seat: Seat
    """Who made it: a seat, `CHANCE`, or `NOBODY`."""
    chances: tuple[int, ...]
    """By seat: its probability to win."""
    errors: tuple[int, ...]
    """By seat: the standard error of that."""
    doubts: tuple[int, ...]
    """By seat: the standard error of the change since the point before."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """The points of a match, the first at its beginning and the last at its end."""

    games: int
    """How many games were imagined for each point at least; 1: none, its chances are the game's own evaluation."""
    points: tuple[Point, ...]

    def to_json(self) -> dict[str, Any]:
        """The JSON form: integers, text, lists and objects."""
        return asdict(self)

    @classmethod
    def from_json(cls, form: object) -> Analysis:
        """Read the JSON form. Raises `ValueError` with one sentence for anything else."""
        found = msgspec.convert(form, cls)
        seats = len(found.points[0].chances) if found.points else 0
        for one in found.points:
            numbers = (*one.chances, *one.errors, *one.doubts)
            if not len(one.chances) == len(one.errors) == len(one.doubts) == seats > one.seat >= NOBODY:
                raise ValueError("each point of an analysis has numbers for every seat")
            if not all(0 <= number <= SURE for number in numbers):
                raise ValueError("the numbers of an analysis are probabilities")
        if not seats or any(one.at >= other.at for one, other in pairwise(found.points)):
            raise ValueError("the points of an analysis follow each other")
        return found


def analyse(
    match: Match, games: int, seed: str = "", stop: Stop = never, report: Report = lambda done, of: None,
    kinds: Callable[[int], Sequence[str]] = lambda at: (),
) -> Analysis | None:  # fmt: skip
    """The analysis of a match that is over, by *games* imagined games a point or more; None when *stop* has
    cut it short. *kinds*: by seat who played there when the ledger was so long.

    The chances are what somebody who sees everything, hidden parts too, and knows who plays, would
    give: they begin from the true state, with luck of their own (`Estimator`). Before a step of chance they are the
    mean over its outcomes (`outcomes`), with the very estimate of the one that came; so over all outcomes luck sums to
    zero. Physics has one outcome: what falls is part of what the hand did. Deterministic in its arguments.
    """
    if match.waiting:
        raise ValueError("only a match that is over can be analysed")
    estimator_of = cache(lambda kinds: Estimator(match.game, f"{match.seed}/{seed}", games, kinds))
    places = point_places(match)
    samples: list[Sample] = []
    # From the end, because the chances before a draw are made of those after it.
    for done, at in enumerate(reversed(places)):
        if stop():
            return None
        until = places[-done] if done else at
        estimator = estimator_of(tuple(kinds(at)))
        samples.insert(0, _sample(match, at, until, estimator, samples[0] if samples else ()))
        report(done + 1, len(places))
    seats = [NOBODY, *(match.ledger[at - 1][0] for at in places[1:])]
    before = [samples[0], *samples]
    points = [
        Point(at, seat, _numbers(mean(sample)), _numbers(error(sample)), _numbers(error(_change(former, sample))))
        for at, seat, former, sample in zip(places, seats, before, samples, strict=False)
    ]
    return Analysis(games if estimator.is_playing_out else 1, tuple(points))


def study(loaded: Loaded, report: Report) -> dict[str, Any]:
    """The analysis of a game as a file has it, as JSON: for a process of its own."""
    notes = read_notes(loaded.notes, loaded.match)

    def kinds(at: int) -> list[str]:
        return [kind_at(notes, seat, at, player.kind) for seat, player in enumerate(loaded.seats)]

    found = analyse(loaded.match, GAMES, report=report, kinds=kinds)
    assert found is not None  # nothing stops it
    return found.to_json()


def point_places(match: Match) -> list[int]:
    """The lengths of the ledger at which a match has points: its beginning, after each draw, and after the last of all
    choices of a seat in a row."""
    seats = [seat for seat, _ in match.ledger]
    ends = [n for n, (seat, following) in enumerate(pairwise([*seats, NOBODY]), 1) if seat != following or seat < 0]
    return [0, *ends]


def _sample(match: Match, at: int, until: int, estimator: Estimator, following: Sample) -> Sample:
    """The chances at a place of the match; *following* are those at the next one, *until*."""
    state = match.state_at(at)
    if waiting(state) != (CHANCE,):
        is_asked = until < len(match.ledger) and match.ledger[until][0] != CHANCE
        return estimator.sample(state, uses_at(match, at), match.ledger[at:until] if is_asked else ())
    _, came = match.ledger[at]
    return before_draw(estimator, state, uses_at(match, at + 1), came, following, str(at))


def before_draw(estimator: Estimator, state: State, uses: Uses, came: Action, following: Sample, draw: str) -> Sample:
    """The chances before a draw: the mean over its outcomes. *uses* and *following* are those after the one that
    *came*; *draw* names it, so that where outcomes are drawn, others are drawn for each."""
    weights = outcomes(state, came, random.Random(f"{estimator.seed}/{draw}"))
    found = [
        (weight, following if one == came else estimator.sample(after(state, CHANCE, one), uses))
        for one, weight in weights.items()
    ]
    return _mixed(found)


def uses_at(match: Match, at: int) -> Uses:
    """How often each seat has chosen, and each stream was drawn from, among the first entries of a match."""
    return Counter(match.stream_of(n) or match.ledger[n][0] for n in range(at))


def _mixed(parts: Sequence[tuple[float, Sample]]) -> Sample:
    """The weighted mean of samples, imagined game by imagined game."""
    size = max(len(sample) for _, sample in parts)
    return [
        tuple(sum(values) for values in zip(*(_scaled(sample, n, weight) for weight, sample in parts), strict=True))
        for n in range(size)
    ]


def _scaled(sample: Sample, n: int, weight: float) -> list[float]:
    # A sample of one holds for all imagined games.
    return [weight * value for value in sample[n if len(sample) > 1 else 0]]


def _change(former: Sample, sample: Sample) -> Sample:
    """What has changed between two samples, imagined game by imagined game."""
    return _mixed([(1.0, sample), (-1.0, former)])


def _numbers(chances: Chances) -> tuple[int, ...]:
    return tuple(min(SURE, max(0, round(SURE * chance))) for chance in chances)
