"""How true the chances are that the analysis tells: what it says, held against what comes.

    python -m hamster_table.research.calibration run-hamster-run
    python -m hamster_table.research.calibration hamsterdam --plot docs/pictures/calibration-hamsterdam.svg

First it plays games of all kinds of players, finds how much lower the odds of each kind are than what was learned,
and how often nobody wins; these figures stand in `features/analysis`, in the module of the game. Then it plays
others, for each of some mixtures of players, and prints how far what was said is from what came, in the mean over the
kinds and ten equal parts of the range (the expected calibration error). All of it follows from the arguments.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.catalogue import find
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import CHANCE, State, play, waiting
from hamster_table.engine.learned_value import LearnedValue
from hamster_table.engine.match import Match
from hamster_table.engine.players import player
from hamster_table.features.analysis.handicaps import chances, handicaps_of
from hamster_table.research.adam import Adam
from hamster_table.research.arguments import file_for, positive, run

KINDS = ("whim", "steady", "sharp", "master")
"""Who plays; the last one plays what was learned, and has no handicap against its like."""
MIXTURES = (
    ("whim",) * 4, ("steady",) * 4, ("master",) * 4, ("master", "whim", "whim", "whim"), ("sharp", "steady", "steady"),
    ("master", "sharp", "steady", "whim"), ("steady", "whim"), ("master", "steady"),
)  # fmt: skip
BINS = 10
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 350 370" font-family="sans-serif" font-size="11">'
"""How a plot begins."""
STEPS, RATE = 400, 0.05
"""Of the descent."""
Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of which something was learned, and how its game ended."""

    state: State
    kinds: tuple[str, ...]
    won: tuple[float, ...]
    """By seat: 1 for who wins, a share of it for each of several."""


def moments(game: Game, learned: LearnedValue, kinds: Sequence[str], seed: str) -> list[Moment]:
    """The moments of a game that these kinds play."""
    state, luck, seen = Match.new(game, len(kinds), {}, seed).state, random.Random(seed), list[State]()
    players, last = [player(kind, game) for kind in kinds], -1
    while state.agenda:
        if learned.is_settled(state) and learned.moment(state) > last:
            last = learned.moment(state)
            seen.append(state.copy())
        for seat in waiting(state):
            if seat == CHANCE:
                play(state, seat, state.agenda[-1].sample(state, seat, luck))
            else:
                play(state, seat, players[seat].choose(game, game.view(state, seat), seat, luck))
    winners = game.standing(state).winners
    won = tuple((seat in winners) / max(1, len(winners)) for seat in range(len(kinds)))
    return [Moment(one, tuple(kinds), won) for one in seen]


def mixed(game: Game, learned: LearnedValue, games: int, seed: str) -> list[Moment]:
    """The moments of games of whomever, from whose ends the handicaps are found."""
    found: list[Moment] = []
    for number in range(games):
        luck = random.Random(f"{seed}/{number}")
        kinds = [luck.choice(KINDS) for _ in range(luck.choice([*game.seats]))]
        found += moments(game, learned, kinds, f"{seed}/{number}")
    return found


def handicaps(game: Game, learned: LearnedValue, found: Sequence[Moment]) -> dict[int, dict[str, Any]]:
    """By the number of seats, and the name of the field of `Handicaps`: the figures that make what came likeliest, of
    those fields that the game uses for so many seats."""
    decided = [one for one in found if any(one.won)]
    seats = sorted({len(one.kinds) for one in decided})
    return {n: _handicaps(game, learned, [one for one in decided if len(one.kinds) == n], n) for n in seats}


def _handicaps(game: Game, learned: LearnedValue, found: Sequence[Moment], seats: int) -> dict[str, Any]:
    own, many = handicaps_of(game), len(KINDS)
    strength, won, left = np.zeros((len(found), seats)), np.zeros((len(found), seats)), np.zeros((len(found), 1))
    plays = np.zeros((len(found), seats, many))  # by seat that can still win: 1 for the kind that plays there
    for n, one in enumerate(found):
        strengths = learned.strengths(one.state)
        won[n], left[n] = one.won, own.left(one.state, strengths)
        for seat, its in enumerate(strengths):
            if its is not None:
                plays[n, seat, KINDS.index(one.kinds[seat])], strength[n, seat] = 1, its
    is_able, shares = plays.any(axis=2), plays.sum(axis=1)
    shares /= shares.sum(axis=1, keepdims=True)
    strength -= is_able * strength.sum(axis=1, keepdims=True) / is_able.sum(axis=1, keepdims=True)
    rivals = plays.sum(axis=1, keepdims=True) - plays
    rivals /= np.maximum(1, rivals.sum(axis=2, keepdims=True))
    uses = {
        "of": seats not in own.against, "against": seats in own.against,
        "noise": seats not in own.apart, "apart": seats in own.apart,
    }  # fmt: skip
    of, against, noise, apart = weights = [
        np.zeros((many, many) if name == "against" else many, np.float32) for name in uses
    ]
    adam = Adam(weights, 0.0)
    for _ in range(STEPS):
        share = 1 - (shares @ noise)[:, None]
        ahead = (1 + plays @ apart) * strength + left * (plays @ of + (plays @ against * rivals).sum(axis=2))
        behind = is_able * (_softmax(np.where(is_able, share * ahead, -np.inf)) - won) / len(won)
        slopes = [
            np.einsum("gs,gsk->k", share * left * behind, plays),
            np.einsum("gs,gsk,gsr->kr", share * left * behind, plays, rivals),
            -(ahead * behind).sum(axis=1) @ shares,
            np.einsum("gs,gsk->k", share * strength * behind, plays),
        ]
        slopes[0][-1] = slopes[2][-1] = 0.0  # the odds are those of the last kind
        adam.descend(
            [(slope * used).astype(np.float32) for slope, used in zip(slopes, uses.values(), strict=True)], RATE
        )
    against -= against[-1, -1]  # what all have more of changes nothing
    return {name: _by_kind(part) for (name, is_used), part in zip(uses.items(), weights, strict=True) if is_used}


def _by_kind(figures: Any) -> dict[str, Any]:
    """Figures by kind; of a row for each kind, rows by kind."""
    pairs = zip(KINDS, figures, strict=True)
    return {kind: round(float(one), 2) if np.ndim(one) == 0 else _by_kind(one) for kind, one in pairs}


def _softmax(strength: Floats) -> Floats:
    odds = np.exp(strength - strength.max(axis=1, keepdims=True))
    chances: Floats = odds / odds.sum(axis=1, keepdims=True)
    return chances


def nobody(learned: LearnedValue, found: Sequence[Moment]) -> dict[int, float]:
    """How often nobody won in the end, by the number of seats that could still win."""
    ends: dict[int, list[bool]] = {}
    for one in found:
        in_play = sum(own is not None for own in learned.strengths(one.state))
        ends.setdefault(in_play, []).append(not any(one.won))
    return {in_play: round(sum(ended) / len(ended), 3) for in_play, ended in sorted(ends.items())}


Told = tuple[str, float, float]
"""Of whom a chance was told, the chance, and what came."""


def said_and_came(game: Game, found: Sequence[Moment], knows_who: bool = True) -> Iterator[Told]:
    """Each chance that the analysis tells where nothing is imagined."""
    for one in found:
        yield from zip(one.kinds, chances(game, one.state, one.kinds if knows_who else ()), one.won, strict=True)


def parts(told: Sequence[Told]) -> list[tuple[float, float, int]]:
    """By kind and part of the range: what was said in the mean, what came, and how often it was said."""
    bins: dict[tuple[str, int], list[tuple[float, float]]] = {}
    for kind, said, came in told:
        bins.setdefault((kind, min(BINS - 1, int(BINS * said))), []).append((said, came))
    return [(sum(a for a, _ in one) / len(one), sum(b for _, b in one) / len(one), len(one)) for one in bins.values()]


def error(told: Sequence[Told]) -> float:
    """The expected calibration error, in percentage points."""
    return 100 * sum(abs(said - came) * often for said, came, often in parts(told)) / len(told)


def plot(lines: Sequence[Sequence[tuple[float, float, int]]]) -> str:
    """A reliability plot as SVG: what was said to the right, what came upwards; a dot for each part of each mixture, as
    large as it was said often."""
    dots = [
        f'<circle cx="{30 + 300 * said:.1f}" cy="{330 - 300 * came:.1f}" r="{2 + (often / 400) ** 0.5:.1f}"/>'
        for line in lines
        for said, came, often in line
    ]
    axes = "".join(
        f'<text x="{30 + 3 * n}" y="350" text-anchor="middle">{n}</text><text x="22" y="{334 - 3 * n}" '
        f'text-anchor="end">{n}</text>'
        for n in (0, 25, 50, 75, 100)
    )
    return (
        f"{HEAD}"
        '<rect width="350" height="370" fill="#fff"/><path d="M30 330h300v-300h-300zM30 330l300-300" fill="none" '
        f'stroke="#999"/>{axes}<text x="180" y="366" text-anchor="middle">said, %</text>'
        '<text x="34" y="24">came, %</text><g fill="#1E6FA8" fill-opacity=".55">' + "".join(dots) + "</g></svg>\n"
    )


def is_plot(content: bytes) -> bool:
    """Whether a file is such a plot."""
    return content.startswith(HEAD.encode())


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print both tables."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game", help="the id of a game of which something was learned")
    asked.add_argument("--games", type=positive, default=2000, help="how many games the figures are found in")
    asked.add_argument("--held-out", type=positive, default=500, help="how many games each mixture plays")
    asked.add_argument("--seed", default="calibration")
    asked.add_argument("--plot", type=file_for(is_plot), help="a reliability plot, as SVG")
    options = asked.parse_args(arguments)
    try:
        game = find(options.game)
    except ValueError as problem:
        asked.error(str(problem))
    if (learned := game.learned) is None:
        asked.error(f"nothing was learned of {game.id}")
    found = mixed(game, learned, options.games, options.seed)
    print(f"found in {options.games} games: nobody {nobody(learned, found)}")
    own = handicaps_of(game)
    for seats, figures in handicaps(game, learned, found).items():
        for name, by_kind in figures.items():
            print(f"  {seats} seats, {name}: {by_kind}")
            print(f"    used: {dict(getattr(own, name).get(seats, {}))}")
    print(f"{'expected calibration error':<28}{'known':>7}{'equals':>8}   points, of {options.held_out} games")
    lines = []
    for kinds in MIXTURES:
        if len(kinds) not in game.seats:
            continue
        held_out = [
            moment
            for number in range(options.held_out)
            for moment in moments(game, learned, kinds, f"{options.seed}/held out/{number}")
        ]
        known = [*said_and_came(game, held_out)]
        lines.append(parts(known))
        equals = error([*said_and_came(game, held_out, knows_who=False)])
        print(f"{', '.join(kinds):<28}{error(known):>7.1f}{equals:>8.1f}", flush=True)
    if options.plot is not None:
        options.plot.write_text(plot(lines))


if __name__ == "__main__":
    run(main)
