"""The strengths of players on one scale, from games among any of them: Elo, with error bars.

The model is that of Bradley and Terry, for tables of any size: a player of strength w wins with the probability of w
over the sum of the strengths at the table. The strengths of the greatest likelihood are found by the iteration of D. R.
Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32, 2004. A game that nobody wins
counts as shared by all. One shared game for each kind of table is put in beside those played: otherwise a player that
has won every game would be infinitely strong.

An Elo of 400 more means ten times the strength, and the mean of all players is 0. Error bars come from blocks drawn
again with repetition (B. Efron's bootstrap), since games of a block depend on each other. One block that all have
shared is among those drawn from: without it nobody could err about a player that has won every game.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt

from hamster_table.engine.arena.bouts import Block
from hamster_table.engine.arena.intervals import SURE

REPEATS = 200
"""How often the blocks are drawn again."""
ROUNDS = 500
"""The most rounds of the iteration."""
NEAR = 1e-7
"""The change of a strength, as a part of it, at which the iteration ends."""

Strengths = dict[str, float]
Score = tuple[float, ...]
"""The games that each player at a table has won, in a block or in all of them."""
Kind = tuple[tuple[str, int], ...]
"""Who sits at a table, with the number of seats."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One player of a ladder."""

    name: str
    elo: float
    error: float
    """Half of the interval of 95 %."""
    games: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What tables of one kind have led to."""

    seats: Kind
    games: int
    won: Score
    """By player, in that order: the games won."""


def ladder(blocks: Sequence[Block]) -> list[Rung]:
    """The players of these blocks, the strongest first. The same blocks lead to the same figures."""
    tables: dict[Kind, list[Score]] = defaultdict(list)
    for block in blocks:
        kind = _kind(block)
        tables[kind].append(_score(block, kind))
    found = strengths([_tally(kind, scores) for kind, scores in tables.items()])
    elos = _elos(found)
    luck = random.Random("ladder")
    others: dict[str, list[float]] = {name: [] for name in elos}
    for _ in range(REPEATS):
        # Within each kind of table: how often each pair met was no matter of luck.
        drawn = [_tally(kind, luck.choices([*own, _shared(kind)], k=len(own) + 1)) for kind, own in tables.items()]
        for name, elo in _elos(strengths(drawn, found)).items():
            others[name].append(elo)
    games: Counter[str] = Counter()
    for block in blocks:
        games.update(dict.fromkeys(block.bouts[0].players, len(block.outcomes)))
    rungs = [Rung(name, elo, SURE * _deviation(others[name]), games[name]) for name, elo in elos.items()]
    return sorted(rungs, key=lambda rung: (-rung.elo, rung.name))


def strengths(found: Sequence[Tally], begin: Strengths | None = None) -> Strengths:
    """The strengths of the greatest likelihood, with 1 as their geometric mean, beginning the search at *begin*."""
    names = sorted({name for tally in found for name, _ in tally.seats})
    now = dict.fromkeys(names, 1.0) | (begin or {})
    for _ in range(ROUNDS):
        won, expected = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
        for tally in found:
            seats = _seats(tally.seats)
            all_of_them = sum(count * now[name] for name, count in tally.seats)
            for (name, count), games in zip(tally.seats, tally.won, strict=True):
                won[name] += games + count / seats
                expected[name] += (tally.games + 1) * count / all_of_them
        new = _normalized({name: won[name] / expected[name] for name in names})
        change = max(abs(new[name] / now[name] - 1) for name in names)
        now = new
        if change < NEAR:
            break
    return now


def _kind(block: Block) -> Kind:
    return tuple(sorted(Counter(block.bouts[0].players).items()))


def _score(block: Block, kind: Kind) -> Score:
    nobody = sum(not outcome.winners for outcome in block.outcomes)
    return tuple(block.share_of(name) * len(block.outcomes) + nobody * n / _seats(kind) for name, n in kind)


def _shared(kind: Kind) -> Score:
    """The score of a block in which all games are shared by all: as many games as seats."""
    return tuple(float(count) for _, count in kind)


def _tally(kind: Kind, scores: Sequence[Score]) -> Tally:
    return Tally(kind, len(scores) * _seats(kind), tuple(map(sum, zip(*scores, strict=True))))


def _seats(kind: Kind) -> int:
    return sum(count for _, count in kind)


def _normalized(found: Strengths) -> Strengths:
    middle = 10 ** (sum(map(log10, found.values())) / len(found))
    return {name: strength / middle for name, strength in found.items()}


def _elos(found: Strengths) -> dict[str, float]:
    return {name: 400 * log10(strength) for name, strength in found.items()}


def _deviation(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
