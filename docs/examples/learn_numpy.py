"""Learns a game with numpy alone: a policy gradient (REINFORCE) for one seat, against random play at the others.

pip install ".[research]"
python docs/examples/learn_numpy.py run-hamster-run --seats 2

Prints how much of its last games it has won as it goes on. It is the whole of a learner, to be read and changed.
"""

import argparse

import numpy as np

from hamster_table.research.adam import Adam
from hamster_table.research.arguments import not_negative, positive, run
from hamster_table.research.batch import Batch
from hamster_table.research.table import Rules

GAMES, CHOICES, ME = 64, 1024, 0
"""Games side by side; choices of ended games from which is learned at once; the seat that learns."""


def chances(rows, masks, weights):
    """By row how likely each number is: those that are shut have no chance."""
    sums = np.where(masks, rows @ weights, -np.inf)
    sums = np.exp(sums - sums.max(1, keepdims=True))
    return sums / sums.sum(1, keepdims=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=positive, default=2)
    parser.add_argument("--steps", type=positive, default=60_000, help="so many choices of the seat that learns")
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--seed", type=not_negative, default=1)
    chosen = parser.parse_args()
    try:
        rules = Rules(chosen.game, chosen.seats)
    except ValueError as error:
        parser.error(str(error))
    batch, luck = Batch(rules, GAMES, chosen.seed), np.random.default_rng(chosen.seed)
    weights = np.zeros((batch.rows.shape[1], batch.masks.shape[1]), np.float32)
    adam, made, ended, shares, steps = Adam([weights], 0.0), [[] for _ in range(GAMES)], [], [], 0
    while steps < chosen.steps:
        numbers, mine = batch.draw(luck), np.flatnonzero(batch.seats == ME)
        rows, masks = batch.rows[mine], batch.masks[mine]
        if len(mine):
            sums = chances(rows, masks, weights).cumsum(1)
            numbers[mine] = (sums > luck.random((len(mine), 1)) * sums[:, -1:]).argmax(1)
        for n, row, mask in zip(mine, rows, masks, strict=True):
            made[n].append((row, mask, numbers[n]))
        rewards, over = batch.step(numbers)
        for n in np.flatnonzero(over):
            ended += [(*choice, rewards[n, ME]) for choice in made[n]]
            shares.append(rewards[n, ME])
            made[n] = []
        if len(ended) >= CHOICES:
            rows, masks, numbers, gains = map(np.array, zip(*ended, strict=True))
            slopes = -chances(rows, masks, weights)
            slopes[np.arange(len(rows)), numbers] += 1
            slopes *= ((gains - gains.mean()) / (gains.std() + 1e-6))[:, None]
            adam.descend([-(rows.T @ slopes) / len(rows)], chosen.rate)
            steps += len(ended)
            print(f"{steps:8d} steps: wins {np.mean(shares):.3f} of {len(shares)} games", flush=True)
            ended, shares = [], []


if __name__ == "__main__":
    run(main)
