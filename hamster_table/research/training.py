"""Trains the learned value of a game (`Game.learned`) from games that computer players play against themselves.

    python -m hamster_table.research.training run-hamster-run
    python -m hamster_table.research.training hamsterdam

writes the weights where the engine reads them. The games are played anew: they follow from the seed, so that nothing
but the weights is kept. All seats follow the policy that was learned, or else the game's own, with some random
actions, more at some tables than at others; with `--mixed` about half of the seats play what *Sharp* does; with
`--rollouts` they search as *Master* does, with the weights there are. The value of a seat in a settled state is its
share of the win in the end.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.arena.cluster import Cluster, connected
from hamster_table.engine.catalogue import find
from hamster_table.engine.game import Game
from hamster_table.research.adam import Adam, Numbers
from hamster_table.research.arguments import not_negative, positive, run
from hamster_table.research.learned_file import named, write
from hamster_table.research.self_play import Examples, examples, learned_of

BATCH, RATE, DECAY = 256, 0.003, 1e-4
DIGITS = 4
"""Digits behind the point of a weight."""


class Trainer:
    """Fits a network by Adam to the shares of wins: the cross entropy of the softmax over the seats."""

    def __init__(self, inputs: int, units: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.hidden = rng.normal(0, inputs**-0.5, (inputs, units)).astype(np.float32)
        self.bias = np.zeros(units, np.float32)
        self.out = rng.normal(0, 0.3 * units**-0.5, units).astype(np.float32)
        self.direct = np.zeros(inputs, np.float32)
        self._rng = rng
        self._adam = Adam((self.hidden, self.bias, self.out, self.direct), DECAY)

    def chances(self, inputs: Numbers, mask: Numbers) -> tuple[Numbers, Numbers]:
        """The activity of the hidden units, and the probability to win, by state and seat."""
        active = np.maximum(inputs @ self.hidden + self.bias, 0)
        strength = np.where(mask > 0, active @ self.out + inputs @ self.direct, -np.inf)
        odds = np.exp(strength - strength.max(1, keepdims=True))
        return active, (odds / odds.sum(1, keepdims=True)).astype(np.float32)

    def loss(self, found: Examples, rows: NDArray[Any]) -> float | None:
        """The mean cross entropy of some of the examples, in nats; None of none."""
        if not rows.any():
            return None
        chances = self.chances(found.inputs[rows], found.mask[rows])[1]
        return float(-np.mean(np.sum(found.shares[rows] * np.log(np.maximum(chances, 1e-9)), 1)))

    def fit(self, found: Examples, epochs: int) -> Iterator[int]:
        """Go through the examples so often; yields the number of each passage."""
        rows = np.flatnonzero(~found.held_out)
        for epoch in range(epochs):
            self._rng.shuffle(rows)
            rate = RATE * (1 - epoch / epochs)
            for start in range(0, len(rows), BATCH):
                self._step(found, rows[start : start + BATCH], rate)
            yield epoch

    def _step(self, found: Examples, rows: NDArray[Any], rate: float) -> None:
        inputs, mask = found.inputs[rows], found.mask[rows]
        active, chances = self.chances(inputs, mask)
        error = (chances - found.shares[rows]) * mask / len(rows)
        back = error[..., None] * self.out * (active > 0)
        slopes = (
            np.einsum("bsf,bsh->fh", inputs, back, optimize=True), back.sum((0, 1)),
            np.einsum("bs,bsh->h", error, active), np.einsum("bs,bsf->f", error, inputs),
        )  # fmt: skip
        self._adam.descend(slopes, rate)

    def form(self) -> dict[str, Any]:
        """The weights as the engine reads them."""
        bare: dict[str, Numbers] = {"bias": self.bias, "direct": self.direct, "hidden": self.hidden.T, "out": self.out}
        return {name: np.round(part.astype(np.float64), DIGITS).tolist() for name, part in bare.items()}


def train(
    game: Game,
    games: int,
    seed: str,
    units: int,
    epochs: int,
    rollouts: int = 0,
    is_mixed: bool = False,
    cluster: Cluster | None = None,
) -> dict[str, Any]:
    """What is to be written: the weights, what they were made of and how good they are in held-out games."""
    found, learned = examples(game, games, seed, rollouts, is_mixed, cluster), learned_of(game)
    trainer = Trainer(len(learned.names), units, 7)
    for epoch in trainer.fit(found, epochs):
        loss = trainer.loss(found, found.held_out)
        print(f"{epoch + 1}/{epochs}: {'no game is held out' if loss is None else f'{loss:.4f}'}", flush=True)
    made = {
        "game": game.id, "rules": game.rules, "games": games, "seed": seed, "rollouts": rollouts, "units": units,
        "epochs": epochs, "states": len(found.mask), "loss": _rounded(trainer.loss(found, found.held_out)),
        "loss_of_equals": _rounded(_loss_of_equals(found)), **({"is_mixed": True} if is_mixed else {}),
    }  # fmt: skip
    return {"made": made, "names": list(learned.names), **trainer.form()}


def _loss_of_equals(found: Examples) -> float | None:
    """The loss where all seats are said to be equally good: what the value must be better than."""
    seats = found.mask[found.held_out].sum(1)
    return float(np.mean(np.log(seats))) if len(seats) else None


def _rounded(loss: float | None) -> float | None:
    return None if loss is None else round(loss, 4)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--games", type=positive, default=4000)
    parser.add_argument("--seed", default="a")
    parser.add_argument("--units", type=positive, default=16)
    parser.add_argument("--epochs", type=positive, default=12)
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--rollouts", type=not_negative, default=0, help="rollouts of a choice; 0: the policy chooses")
    who.add_argument("--mixed", action="store_true", help="about half of the seats play what Sharp does")
    parser.add_argument("--out", type=named, help="the file of weights, instead of the engine's own")
    parser.add_argument("--cluster", help="the workers of this Dask scheduler play the games: tcp://10.0.0.5:8786")
    chosen = parser.parse_args(arguments)
    try:
        game = find(chosen.game)
        if game.learned is None:
            parser.error(f"{game.id} has no learned value")
        with connected(chosen.cluster) if chosen.cluster is not None else nullcontext() as cluster:
            form = train(
                game, chosen.games, chosen.seed, chosen.units, chosen.epochs, chosen.rollouts, chosen.mixed, cluster
            )
    except ValueError as error:
        parser.error(str(error))
    write(chosen.out or game.learned.weights, form)


if __name__ == "__main__":
    run(main)
