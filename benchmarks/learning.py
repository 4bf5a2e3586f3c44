"""The environments for learning, in steps per second of CPU time, beside those of PettingZoo and OpenSpiel, in one run.

    python -m benchmarks learning

A step is a number that is said at random, with the observation and the mask before it. Whoever encodes for more than
40 % of it is too slow. What is not installed is left out: for PettingZoo's games it takes `pettingzoo[classic]`.
"""

from __future__ import annotations

import argparse
import importlib.util
import itertools
import random
import statistics
import time
from collections.abc import Callable, Iterator

import numpy as np

from benchmarks import machine
from benchmarks.throughput import SLICE, spread
from hamster_table.research.batch import Batch
from hamster_table.research.environment import env
from hamster_table.research.table import Rules, Table

GAMES = (("run-hamster-run", 4), ("hamsterdam", 3))
SIDE_BY_SIDE = 64
"""So many games are stepped together in a batch."""

Steps = Callable[[], int]
"""Plays a while and returns how many steps were made."""


def of_aec(made) -> Steps:
    """Whole games in an environment of PettingZoo, at random."""
    luck, seed = np.random.default_rng(1), iter(range(1 << 30))

    def play() -> int:
        made.reset(seed=next(seed))
        steps = 0
        while not all(made.terminations.values()):
            seen, _, terminated, truncated, info = made.last()
            if terminated or truncated:
                break
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            numbers = mask.nonzero()[0]
            made.step(int(numbers[int(luck.random() * len(numbers))]))
            steps += 1
        return steps

    return play


def of_rl_environment(name: str) -> Steps:
    """Whole games in OpenSpiel's own environment for learners."""
    from open_spiel.python import rl_environment

    import hamster_table.research.spiel  # noqa: F401

    made, luck = rl_environment.Environment(name), random.Random(1)

    def play() -> int:
        moment, steps = made.reset(), 0
        while not moment.last():
            player = moment.observations["current_player"]
            moment = made.step([luck.choice(moment.observations["legal_actions"][player])])
            steps += 1
        return steps

    return play


def of_batch(game: str, seats: int) -> Steps:
    """A batch, numbers in and arrays out."""
    batch, luck = Batch(Rules(game, seats), SIDE_BY_SIDE, seed=1), np.random.default_rng(1)

    def play() -> int:
        batch.step(batch.draw(luck))
        return SIDE_BY_SIDE

    return play


def candidates() -> Iterator[tuple[str, Steps]]:
    for game, seats in GAMES:
        yield f"{game} {seats}, PettingZoo", of_aec(env(game, seats).unwrapped)
        yield f"{game} {seats}, batch of {SIDE_BY_SIDE}", of_batch(game, seats)
    try:
        from pettingzoo.classic import connect_four_v3, leduc_holdem_v4
    except ImportError:
        print("  the classic games of PettingZoo are not installed: left out")
    else:
        yield "connect_four, PettingZoo", of_aec(connect_four_v3.raw_env())
        yield "leduc_holdem, PettingZoo", of_aec(leduc_holdem_v4.raw_env())
    if importlib.util.find_spec("pyspiel") is None:
        print("  open_spiel is not installed: left out")
        return
    for game, seats in GAMES:
        yield f"{game} {seats}, OpenSpiel", of_rl_environment(f"{game.replace('-', '_')}(seats={seats})")
    for name in ("connect_four", "backgammon", "leduc_poker"):
        yield f"{name}, OpenSpiel", of_rl_environment(name)


def rate(steps: Steps) -> float:
    """Steps per second of CPU time, over a slice."""
    made, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        made += steps()
    return made / spent


def share_of_encoding(game: str, seats: int) -> str:
    """What of a step of the environment goes into rows and masks: what games with them take longer than without."""
    steps = of_aec(env(game, seats).unwrapped)
    # No game twice: what is remembered of the first time would be no longer encoded.
    rules, seeds = Rules(game, seats), itertools.count()

    def spent(is_told: bool) -> float:
        luck, made, begun = random.Random(1), 0, time.process_time()
        for seed in itertools.islice(seeds, 30):
            table = Table(rules, random.Random(seed))
            while table.seat >= 0:
                if is_told:
                    table.row(table.seat)
                    table.mask()
                table.say(luck.choice(table.numbers))
                made += 1
        return (time.process_time() - begun) / made

    found = statistics.median(rate(steps) * (spent(True) - spent(False)) for _ in range(11))
    return f"  {game} {seats}: {100 * found:.0f} % of a step is encoding"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks learning", description=__doc__)
    parser.add_argument("--rounds", type=int, default=11)
    chosen = parser.parse_args(arguments)
    machine.title(f"Environments at random, {chosen.rounds} rounds of {SLICE} s of CPU time for each")
    found = dict(candidates())
    rates: dict[str, list[float]] = {name: [] for name in found}
    for steps in found.values():
        steps()
    for _ in range(chosen.rounds):
        for name, steps in found.items():
            rates[name].append(rate(steps))
    for name, own in sorted(rates.items(), key=lambda item: -statistics.median(item[1])):
        print(f"  {name:42s} {spread(own, '{:11,.0f}')} steps/s")
    for game, seats in GAMES:
        print(share_of_encoding(game, seats))
    print(f"  afterwards: {machine.load()}")


if __name__ == "__main__":
    main()
