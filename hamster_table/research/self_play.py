"""The games that a learned value is trained from, and what is in them: by computer players against themselves.

All of them follow from the seed, whoever plays them: this process, or the workers of a Dask cluster.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.arena.cluster import ONE_AT_A_TIME, Cluster, game_version
from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.catalogue import find
from hamster_table.engine.game import Game, Player
from hamster_table.engine.kernel import CHANCE, Action, Seat, State, play, waiting
from hamster_table.engine.learned_value import LearnedValue, Policy
from hamster_table.engine.match import Match
from hamster_table.engine.players.master_player import MasterPlayer
from hamster_table.engine.players.rollout import policy_of
from hamster_table.research.adam import Numbers

SEATS = 4, 4, 2, 4, 3, 4, 2, 5
"""How many seats the games have, in turn; a game for fewer has its most instead."""
CARELESS = 0.02, 0.05, 0.1
"""The probabilities of a random action, of which each seat draws one for a game."""
EVERY = 8
"""One game in so many is held out, to see what the value is worth in games that it has not seen."""
TOGETHER = 20
"""So many games without a search make up one task of a cluster: each is too short to travel alone."""
STAGES = 20
"""So often it is said how many games have been played."""


@dataclass(frozen=True, slots=True)
class Examples:
    """Settled states with what became of them; of n states with up to s seats."""

    inputs: Numbers
    """n x s x inputs; 0 for a seat that is not there, or out."""
    mask: Numbers
    """n x s: 1 for a seat that may win."""
    shares: Numbers
    """n x s: its share of the win."""
    held_out: NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Careless:
    """Plays what was learned to be played, else the game's policy, with random actions now and then."""

    error_rate: float
    """The probability of a random action."""
    own: Policy | None = None
    """What it plays instead."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        policy = self.own or policy_of(game)
        if policy is None or rng.random() < self.error_rate:
            return view.agenda[-1].sample(view, seat, rng)
        return policy(view, seat, rng)


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the games."""

    game: str
    seed: str
    rollouts: int
    """Of each choice; 0: the policy chooses."""
    first: int
    """The number of the first of them."""
    games: int
    is_mixed: bool = False
    """Whether about half of the seats play what *Sharp* does (`LearnedValue.lesser`)."""


@dataclass(frozen=True, slots=True)
class Played:
    """What is learned from one game."""

    keys: Sequence[Sequence[Any]]
    """What mattered in each settled state, by seat."""
    winners: Sequence[int]


def examples(
    game: Game, games: int, seed: str, rollouts: int = 0, is_mixed: bool = False, cluster: Cluster | None = None
) -> Examples:
    """What so many games have in them. Games that nobody wins are left out."""
    return _examples_of(game, enumerate(_watched(_all_played(game, games, seed, rollouts, is_mixed, cluster), games)))


def held_out_examples(game: Game, games: int, seed: str, is_mixed: bool = False) -> Examples:
    """What those of so many games have in them that are held out; played without a search."""
    parts = [
        Part(game.id, seed, 0, first, min(len(SEATS), games - first), is_mixed)
        for first in range((EVERY - 1) * len(SEATS), games, EVERY * len(SEATS))
    ]
    return _examples_of(game, ((part.first + n, one) for part in parts for n, one in enumerate(_games_of(part))))


def _examples_of(game: Game, games: Iterable[tuple[int, Played]]) -> Examples:
    """What games have in them, each with its number. Raises `ValueError` where nobody wins any of them."""
    learned, most = learned_of(game), game.seats[-1]
    rows: list[tuple[Numbers, Numbers, Numbers, bool]] = []
    for n, played in games:
        if not played.winners:
            continue
        share = np.zeros(most, np.float32)
        share[list(played.winners)] = 1 / len(played.winners)
        for key in played.keys:
            row, mask = np.zeros((most, len(learned.names)), np.float32), np.zeros(most, np.float32)
            for seat, own in enumerate(key):
                if own is not None:
                    row[seat], mask[seat] = learned.inputs(own), 1
            # Not `n % EVERY`: that would hold out all tables of one size.
            rows.append((row, mask, share, n // len(SEATS) % EVERY == EVERY - 1))
    if not rows:
        raise ValueError("nobody has won any of these games: play more of them")
    inputs, masks, shares, held_out = zip(*rows, strict=True)
    return Examples(np.stack(inputs), np.stack(masks), np.stack(shares), np.array(held_out))


def learned_of(game: Game) -> LearnedValue:
    """The learned value of a game. Raises `ValueError` where it has none."""
    if game.learned is None:
        raise ValueError(f"{game.id} has no learned value")
    return game.learned


def _all_played(
    game: Game, games: int, seed: str, rollouts: int, is_mixed: bool, cluster: Cluster | None
) -> Iterator[Played]:
    together = 1 if rollouts else TOGETHER
    firsts = range(0, games, together)
    parts = [Part(game.id, seed, rollouts, first, min(together, games - first), is_mixed) for first in firsts]
    if cluster is None:
        for part in parts:
            yield from _games_of(part)
        return
    with closing(cluster.results(_on_worker, parts, _version(game, rollouts))) as found:
        for played in found:
            yield from played


def _version(game: Game, rollouts: int) -> str:
    """What decides how games are played: with a search or a learned policy that is the file of it, too."""
    learned = learned_of(game)
    file = learned.weights.read_bytes() if rollouts or learned.policy is not None else b""
    return f"{game_version(game.id)} {blake2b(file, digest_size=4).hexdigest() if file else ''}".strip()


def _on_worker(version: str, part: Part) -> tuple[Played, ...] | str:
    """On a worker: the games of a part; or its own version, where that could play them otherwise."""
    if version != (own := _version(find(part.game), part.rollouts)):
        return own
    with ONE_AT_A_TIME:
        return tuple(_games_of(part))


def _games_of(part: Part) -> Iterator[Played]:
    game = find(part.game)
    for n in range(part.first, part.first + part.games):
        yield _played(game, min(SEATS[n % len(SEATS)], game.seats[-1]), f"{part.seed}/{n}", part)


def _played(game: Game, seats: int, seed: str, part: Part) -> Played:
    learned, luck, rollouts = learned_of(game), random.Random(seed), part.rollouts
    state = Match.new(game, seats, seed=seed).state.copy()
    players: list[Player] = [
        MasterPlayer(rollouts, rollouts)
        if rollouts
        else Careless(luck.choice(CARELESS), learned.lesser if part.is_mixed and luck.random() < 0.5 else None)
        for _ in range(seats)
    ]
    keys = []
    while state.agenda:
        if learned.is_settled(state):
            keys.append(learned.keys(state))
        for seat in waiting(state):
            play(state, seat, _action(game, state, seat, players, luck))
    return Played(keys, game.standing(state).winners)


def _action(game: Game, state: State, seat: int, players: Sequence[Player], luck: random.Random) -> Any:
    if seat == CHANCE:
        return state.agenda[-1].sample(state, seat, luck)
    return players[seat].choose(game, game.view(state, seat), seat, luck)


def _watched(found: Iterator[Played], games: int) -> Iterator[Played]:
    """The same games, and now and then a line that says how many there have been."""
    for done, played in enumerate(found, 1):
        if done * STAGES // games > (done - 1) * STAGES // games:
            print(f"{done}/{games} games", file=sys.stderr, flush=True)
        yield played
