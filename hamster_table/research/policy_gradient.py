"""Trains the learned choices of a game (`LearnedPolicy`) by a policy gradient, from games against itself.

    python -m hamster_table.research.policy_gradient run-hamster-run

writes the weights under "policy" into the file where the engine reads them. At one table in three all seats play the
policy that is learned; at the others one seat does, and the rest play by the game's rules of thumb, or with `--rivals`
search as *Sharp* does, so that it learns to win against both. `--onward` begins with the weights that the engine reads.
After each batch of games, what was chosen becomes more likely where the value of the position then
rose, and less likely where it fell. The value is the learned one of the game (`python -m
hamster_table.research.training`), and the share of the win in the end; gains of later rounds count too, the less the
later. A bonus for entropy keeps the choices mixed. The games follow from the seed, so that the same command writes the
same file.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.catalogue import find
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import CHANCE, Action, play, waiting
from hamster_table.engine.learned_choice import LearnedPolicy, Readers, draw
from hamster_table.engine.learned_value import POLICY, LearnedValue, Policy
from hamster_table.engine.match import Match
from hamster_table.engine.players.rollout_player import RolloutPlayer
from hamster_table.research.choice_trainer import Choice, ChoiceTrainer
from hamster_table.research.learned_file import positive, write

SEATS = 4, 2, 4, 3, 4, 2, 4, 5
"""How many seats the games have, in turn."""
TOGETHER = 4
"""So many games are one task of another process."""
SELF_PLAY_EVERY = 3
"""At one table in so many all seats learn."""
BATCH = 64
"""So many games are played before the weights change."""
RATE = 0.003
LATER = 0.7
"""A gain of value counts so much less for each round that it comes later."""
ENTROPY = 0.055, 0.005
"""The weight of the entropy at the beginning and at the end, against gains of one standard deviation."""


def played(
    game: Game, policy: LearnedPolicy, readers: Readers, others: Policy, learners: Sequence[bool], seed: str
) -> tuple[list[dict[str, list[Choice]]], NDArray[Any]]:
    """Play a game in which those seats learn, and the others play that policy: by seat and name, the choices that
    learners have made; and the values: settled states x seats, and at last the shares of the win."""
    learned, _ = learned_of(game)
    seats = len(learners)
    state, luck = Match.new(game, seats, seed=seed).state.copy(), random.Random(seed)
    made: list[dict[str, list[Choice]]] = [{choice.name: [] for choice in policy.choices} for _ in range(seats)]
    values: list[list[float]] = []
    while state.agenda:
        step = state.agenda[-1]
        if learned.is_settled(state):
            values.append(learned.chances(state))
        for seat in waiting(state):
            found = readers.get(type(step))
            key = found and found[0].key(state, seat)
            action: Action
            if seat == CHANCE:
                action = step.sample(state, seat, luck)
            elif not learners[seat]:
                action = others(state, seat, luck)
            elif found is None or key is None or not values:
                action = policy.choose(readers, state, seat, luck)
            else:
                number = draw(found[1](key), luck)
                made[seat][found[0].name].append(Choice(key, number, len(values) - 1))
                action = found[0].options(key)[0][number]
            play(state, seat, action)
    winners = game.standing(state).winners
    values.append([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])
    return made, np.array(values)


def others_of(game: Game, rollouts: int) -> Policy:
    """How seats play that do not learn: by rules of thumb, or as *Sharp* does with so many rollouts."""
    if not rollouts:
        return learned_of(game)[1].otherwise
    sharp = RolloutPlayer(rollouts)
    return lambda state, seat, rng: sharp.choose(game, game.view(state, seat), seat, rng)


def learners_at(number: int, most: int) -> list[bool]:
    """By seat: whether it learns in the game of that number; *most* seats can play."""
    seats = min(SEATS[number % len(SEATS)], most)
    if number % SELF_PLAY_EVERY == 0:
        return [True] * seats
    # After all tables of all kinds the next seat has its turn.
    turn = number // (len(SEATS) * SELF_PLAY_EVERY)
    return [seat == turn % seats for seat in range(seats)]


def gains_of(values: NDArray[Any]) -> NDArray[Any]:
    """By round and seat: how much the value rose then, and less and less of how much it rose later."""
    rises = np.diff(values, axis=0)
    for n in range(len(rises) - 2, -1, -1):
        rises[n] += LATER * rises[n + 1]
    return rises


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the games of a batch, for one process."""

    game: str
    forms: dict[str, Any]
    """The weights of each choice, by name."""
    rivals: int
    """With how many rollouts those search who do not learn; 0: they play by rules of thumb."""
    seed: str
    numbers: range


def found_in(part: Part) -> tuple[dict[str, list[Choice]], dict[str, list[float]]]:
    """The choices in those games and what each has gained, by name."""
    game = find(part.game)
    _, policy = learned_of(game)
    readers, others = policy.readers(part.forms), others_of(game, part.rivals)
    made: dict[str, list[Choice]] = {name: [] for name in part.forms}
    gains: dict[str, list[float]] = {name: [] for name in part.forms}
    for number in part.numbers:
        learners = learners_at(number, game.seats[-1])
        choices, values = played(game, policy, readers, others, learners, f"{part.seed}/{number}")
        rises = gains_of(values)
        for seat, by_name in enumerate(choices):
            for name, ones in by_name.items():
                made[name] += ones
                gains[name] += [float(rises[one.round, seat]) for one in ones]
    return made, gains


def tracked(policy: LearnedPolicy) -> dict[str, Any]:
    """The weights that the engine reads, by choice. Raises `ValueError` where they are not there."""
    form: dict[str, Any] = json.loads(policy.weights.read_bytes()).get(POLICY, {})
    if missing := [choice.name for choice in policy.choices if choice.name not in form]:
        raise ValueError(f"{policy.weights.name} has no weights of {', '.join(missing)}")
    return form


def trainers_of(policy: LearnedPolicy, begin: Mapping[str, Any] | None) -> dict[str, ChoiceTrainer]:
    """By name, for each choice its trainer, which goes on from these weights if there are any. Raises `ValueError`
    where they have another shape."""
    trainers = {choice.name: ChoiceTrainer(choice, n + 1) for n, choice in enumerate(policy.choices)}
    if begin is not None:
        for name, trainer in trainers.items():
            trainer.begin_with(begin[name])
    return trainers


def train(
    game: Game,
    trainers: Mapping[str, ChoiceTrainer],
    batches: int,
    seed: str,
    batch_size: int = BATCH,
    rivals: int = 0,
    is_onward: bool = False,
    pool: ProcessPoolExecutor | None = None,
) -> dict[str, Any]:
    """The weights of the learned choices, with what they were made of; the games are played in that *pool*."""
    for batch in range(batches):
        forms = {name: trainer.form() for name, trainer in trainers.items()}
        numbers = range(batch * batch_size, (batch + 1) * batch_size)
        parts = [Part(game.id, forms, rivals, seed, numbers[n : n + TOGETHER]) for n in range(0, batch_size, TOGETHER)]
        made: dict[str, list[Choice]] = {name: [] for name in trainers}
        gains: dict[str, list[float]] = {name: [] for name in trainers}
        for choices, gained in pool.map(found_in, parts) if pool else map(found_in, parts):
            for name in trainers:
                made[name] += choices[name]
                gains[name] += gained[name]
        # What was learned before is not shaken up again: it goes on with half of the rate and of the entropy.
        share = (1 - batch / batches) * (0.5 if is_onward else 1.0)
        entropies = {}
        for name, trainer in trainers.items():
            found = np.array(gains[name], np.float32)
            weight = ENTROPY[1] + share * (ENTROPY[0] - ENTROPY[1])
            entropies[name] = trainer.improve(made[name], found / found.std(), weight, RATE * (0.25 + 0.75 * share))
        if batch % 20 == 19 or batch == batches - 1:
            mixed = ", ".join(f"{name} {value:.2f}" for name, value in entropies.items())
            print(f"{batch + 1}/{batches}: entropy of {mixed}", flush=True)
    made_of = {
        "game": game.id, "rules": game.rules, "games": batches * batch_size, "batch_size": batch_size, "seed": seed,
        "rivals": rivals, "onward": is_onward,
    }  # fmt: skip
    return {"made": made_of, **{name: trainer.form() for name, trainer in trainers.items()}}


def learned_of(game: Game) -> tuple[LearnedValue, LearnedPolicy]:
    """The learned value and the learned choices of a game. Raises `ValueError` where it has none."""
    learned = game.learned
    policy = learned and learned.policy
    if learned is None or not isinstance(policy, LearnedPolicy):
        raise ValueError(f"{game.id} has no learned choices")
    return learned, policy


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--batches", type=positive, default=400)
    parser.add_argument("--batch-size", type=positive, default=BATCH, help="games between two changes of the weights")
    parser.add_argument("--seed", default="a")
    parser.add_argument(
        "--rivals", type=positive, default=0, help="those who do not learn search with so many rollouts"
    )
    parser.add_argument("--onward", action="store_true", help="begin with the weights that the engine reads")
    parser.add_argument("--jobs", type=positive, default=1, help="processes that play; the result is the same")
    parser.add_argument("--out", type=Path, help="the file of weights, instead of the engine's own")
    chosen = parser.parse_args(arguments)
    try:
        game = find(chosen.game)
        _, policy = learned_of(game)
        trainers = trainers_of(policy, tracked(policy) if chosen.onward else None)
    except ValueError as error:
        parser.error(str(error))
    with ProcessPoolExecutor(chosen.jobs, get_context("spawn")) if chosen.jobs > 1 else nullcontext() as pool:
        form = train(game, trainers, chosen.batches, chosen.seed, chosen.batch_size, chosen.rivals, chosen.onward, pool)
    write(chosen.out or policy.weights, {POLICY: form})


if __name__ == "__main__":
    main()
