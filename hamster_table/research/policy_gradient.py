"""Trains the learned choices of a game (`LearnedPolicy`) by a policy gradient, from games against itself.

    OPENBLAS_NUM_THREADS=1 python -m hamster_table.research.policy_gradient run-hamster-run
    OPENBLAS_NUM_THREADS=1 python -m hamster_table.research.policy_gradient hamsterdam

writes the weights under "choices" into the file where the engine reads them. Many games are played side by side, so
that the networks answer them all at once. At some tables all seats play what is learned so far; at some one seat does,
and the rest play by rules of thumb, or what was learned before as *Sharp* plays it; at some half of the seats play what
was learned some time ago. So it learns to win against all of them. After each batch of games, what was chosen becomes
more likely where it went better than expected, and less likely where it went worse: proximal policy optimization
(Schulman and others, 2017) with their generalized advantage of 2015. What is to be expected is learned beside it; in
settled states by a network of its own (`Critic`), where luck would else drown what a choice was worth. A bonus for
entropy keeps the choices mixed. The games follow from the seed, so that the same command writes the same file. Small
networks like these are computed several times as fast by one thread.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from types import MappingProxyType
from typing import Any

import numpy as np

from hamster_table.engine.catalogue import find
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import CHANCE, Seat, play, waiting
from hamster_table.engine.learned_choice import CHOICES, Asked, LearnedPolicy
from hamster_table.engine.learned_value import LearnedValue, Policy
from hamster_table.engine.match import Match
from hamster_table.research.arguments import positive, run
from hamster_table.research.choice_trainer import ChoiceTrainer, Made, questions
from hamster_table.research.critic import Critic, Keys
from hamster_table.research.learned_file import named, write

SEATS = 4, 4, 2, 4, 3, 4, 2, 5
"""How many seats the games have, in turn."""
UNUSUAL = "7"
"""Games whose number ends so are played with the unusual options of the game, so that these are known too."""
EPOCHS = 3
"""So often each batch is learned from."""
RATE = 0.0015, 0.0001
"""The steps at the beginning and at the end of a stage."""
ENTROPY = 0.03, 0.004
"""The weight of the entropy at the beginning and at the end of one, against gains of one standard deviation."""
LATER = 0.94
"""What comes to light later is told of a choice so much less for each further one."""
SELDOM = 0.5
"""What is chosen less often in a game, on average, is not learned well, and left to the rules of thumb."""
PAST_EVERY, MOST_PASTS = 20, 12
"""After so many batches the weights are kept, to be played against; and so many of them at most."""
SETTLED = "", -1
"""In the place of a choice: a settled state, at which the critic says what is to be expected."""
LESSER, YARDSTICK, THUMB, NOW, PAST = -3, -2, -1, 0, 1
"""Who plays at a seat: what was learned before the stage as *Sharp* plays it, the rules of thumb that never change,
those to which the learned choices leave the others, or what is learned now; from 1 on the pasts."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the training, with steps that get smaller."""

    seed: str
    tables: tuple[int, ...]
    """Who sits at the tables, in turn: only who learns, one of them against one of the kinds below `NOW`, or half of
    them against pasts."""
    batches: int
    planned: int
    """So many batches would bring the steps to their end."""
    games: int
    """In a batch; then the weights change."""
    mixing: float = 1.0
    """So many times the usual weight mixed choices have."""
    pace: float = 1.0
    """So many times as large as usual the steps are."""
    end: float = 1.0
    """How much of what comes after a settled state is told of the choices before it; the rest is what the critic
    expects there. 1: all, and there is no critic."""


ALL_ALIKE = NOW, THUMB, PAST, NOW, THUMB, PAST, NOW, THUMB
MOSTLY_THUMB = THUMB, THUMB, NOW, THUMB, THUMB, PAST, THUMB, THUMB
HALF_THUMB = NOW, THUMB, PAST, THUMB
MOSTLY_RIVALS = NOW, YARDSTICK, LESSER, PAST, LESSER, YARDSTICK
USUAL_STAGES = (
    Stage("a", ALL_ALIKE, 80, 400, 192),
    Stage("b", ALL_ALIKE, 40, 240, 192, mixing=0.3),
    Stage("c", MOSTLY_THUMB, 80, 220, 384, mixing=0.2, pace=0.7),
    Stage("d", MOSTLY_THUMB, 24, 24, 384, mixing=0.1, pace=0.25),
    Stage("e", MOSTLY_THUMB, 70, 70, 384, mixing=0.1, pace=0.5),
    Stage("f", MOSTLY_RIVALS, 50, 50, 384, mixing=0.25, pace=0.5),
)
STAGES: Mapping[str, Sequence[Stage]] = {
    "hamsterdam": (
        Stage("a", HALF_THUMB, 100, 260, 384, mixing=0.15),
        Stage("b", HALF_THUMB, 130, 260, 256, mixing=0.1, pace=0.8, end=0.5),
        Stage("c", HALF_THUMB, 48, 400, 256, mixing=0.08, pace=0.6, end=0.5),
        Stage("d", MOSTLY_RIVALS, 90, 90, 384, mixing=0.08, pace=0.5, end=0.5),
    ),
}
"""By game, where these are not the usual ones."""

Playing = Generator[tuple[Seat, int, str, Asked], int, None]


@dataclass
class Told:
    """The choices of one seat in a game, in their order."""

    places: list[tuple[str, int]] = field(default_factory=list)
    """The name of each choice, and its number among all of that name in the batch; `SETTLED` for a settled state."""
    values: list[float] = field(default_factory=list)
    """What was expected at each."""


class Table:
    """A game in play."""

    def __init__(
        self,
        game: Game,
        policy: LearnedPolicy,
        players: Sequence[int],
        seed: str,
        critic: Critic | None = None,
        rivals: Mapping[int, Policy] = MappingProxyType({}),
    ) -> None:
        """*rivals*: what those below `NOW` play, if it is not what the learned choices leave the others to."""
        self.players, self.told = players, [Told() for _ in players]
        self.returns = [0.0] * len(players)
        self.settled: list[Keys] = []
        """The keys of the settled states, for the critic."""
        self._critic, self._rivals = critic, rivals
        self._play = self._playing(game, policy, seed)
        self.asked = next(self._play, None)
        """Which seat, which player and which choice it is, and what is asked; None when the game is over."""

    def answer(self, number: int) -> None:
        """Make that choice, and go on to the next."""
        try:
            self.asked = self._play.send(number)
        except StopIteration:
            self.asked = None

    def _playing(self, game: Game, policy: LearnedPolicy, seed: str) -> Playing:
        unusual = game.setup.options if seed.endswith(UNUSUAL) else ()
        options = {option.key: [*option.choices][-1] for option in unusual}
        state, luck = Match.new(game, len(self.players), options, seed).state.copy(), random.Random(seed)
        choices = {choice.step: choice for choice in policy.choices}
        while state.agenda:
            if self._critic and game.learned and game.learned.is_settled(state):
                self._settle(state, self._critic, game.learned.keys(state))
            step = state.agenda[-1]
            choice = choices.get(type(step))
            for seat in waiting(state):
                if seat == CHANCE:
                    play(state, seat, step.sample(state, seat, luck))
                    continue
                asked = choice.ask(state, seat) if choice and self.players[seat] >= NOW else None
                asked = asked and mannered(policy, state, seat, asked)
                if asked is None or choice is None:
                    play(state, seat, self._rivals.get(self.players[seat], policy.otherwise)(state, seat, luck))
                elif len(asked.actions) == 1:
                    play(state, seat, asked.actions[0])
                else:
                    number = yield seat, self.players[seat], choice.name, asked
                    play(state, seat, asked.actions[number])
        winners = game.standing(state).winners
        for seat in winners:
            self.returns[seat] = 1 / len(winners)

    def _settle(self, state: Any, critic: Critic, keys: Keys) -> None:
        self.settled.append(keys)
        for told, chance in zip(self.told, critic.chances(state, keys), strict=True):
            told.places.append(SETTLED)
            told.values.append(chance)


def mannered(policy: LearnedPolicy, state: Any, seat: Seat, asked: Asked) -> Asked:
    """What is asked without what the policy shuns, as it is going to be played; all of it where it shuns all."""
    left = [n for n, action in enumerate(asked.actions) if not policy.shuns(state, seat, action)]
    if not left or len(left) == len(asked.actions):
        return asked
    return Asked(asked.seen, [asked.actions[n] for n in left], [asked.parts[n] for n in left])


@dataclass
class Kept:
    """The choices of one name in a batch that are learned from."""

    asked: list[Asked] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)


def players_at(number: int, tables: Sequence[int], most: int, pasts: int, luck: random.Random) -> list[int]:
    """Who plays at each seat in the game of that number."""
    seats = min(SEATS[number % len(SEATS)], most)
    kind = tables[number // len(SEATS) % len(tables)]
    if kind < NOW:
        own = luck.randrange(seats)
        return [NOW if seat == own else kind for seat in range(seats)]
    if kind == PAST and pasts:
        past = 1 + luck.randrange(pasts)
        players = [NOW] * (seats // 2) + [past] * (seats - seats // 2)
        luck.shuffle(players)
        return players
    return [NOW] * seats


def played(
    tables: Sequence[Table], trainers: Sequence[Mapping[str, ChoiceTrainer]], luck: np.random.Generator
) -> dict[str, Kept]:
    """Play all tables to the end; what those who learn have chosen."""
    kept = {name: Kept() for name in trainers[NOW]}
    on = [table for table in tables if table.asked]
    while on:
        groups: dict[tuple[int, str], list[Table]] = {}
        for table in on:
            assert table.asked
            groups.setdefault(table.asked[1:3], []).append(table)
        for (player, name), group in sorted(groups.items(), key=lambda one: one[0]):
            asked = [table.asked[3] for table in group if table.asked]
            chances, values = trainers[player][name].play(questions(asked))
            sums = chances.cumsum(1)
            numbers = (sums < (luck.random(len(group)) * 0.999999 * sums[:, -1])[:, None]).sum(1)
            for n, table in enumerate(group):
                assert table.asked
                number = int(numbers[n])
                if player == NOW:
                    into, told = kept[name], table.told[table.asked[0]]
                    told.places.append((name, len(into.chosen)))
                    told.values.append(float(values[n]))
                    into.asked.append(asked[n])
                    into.chosen.append(number)
                    into.chances.append(float(chances[n, number]))
                table.answer(number)
        on = [table for table in on if table.asked]
    return kept


def learn(
    tables: Sequence[Table],
    kept: Mapping[str, Kept],
    trainers: Mapping[str, ChoiceTrainer],
    entropy: float,
    rate: float,
    end: float = 1.0,
) -> dict[str, float]:
    """Change the weights by what has become of the choices; how mixed those of each name are, in nats. *end* is that of
    the stage."""
    gains = {name: np.zeros(len(one.chosen), np.float32) for name, one in kept.items()}
    returns = {name: np.zeros(len(one.chosen), np.float32) for name, one in kept.items()}
    for table in tables:
        for seat, told in enumerate(table.told):
            expected, gain = table.returns[seat], 0.0
            for (name, place), value in zip(reversed(told.places), reversed(told.values), strict=True):
                gain = expected - value + LATER * gain
                expected = value
                if (name, place) == SETTLED:
                    gain *= end
                else:
                    gains[name][place], returns[name][place] = gain, value + gain
    found = {}
    for name, one in kept.items():
        if len(one.chosen) > 1:
            own = gains[name]
            own = (own - own.mean()) / (own.std() + 1e-6)
            made = Made(
                questions(one.asked), np.array(one.chosen), np.array(one.chances, np.float32), own, returns[name]
            )
            found[name] = trainers[name].improve(made, EPOCHS, entropy, rate)
    return found


def trainers_of(policy: LearnedPolicy, begin: Mapping[str, Any]) -> dict[str, ChoiceTrainer]:
    """By name, for each choice its trainer, which goes on from these weights if there are any. Raises `ValueError`
    where they have another shape."""
    trainers = {choice.name: ChoiceTrainer(choice, n + 1) for n, choice in enumerate(policy.choices)}
    for name in begin:
        trainers[name].begin_with(begin[name])
    return trainers


def train(game: Game, trainers: Mapping[str, ChoiceTrainer], stage: Stage) -> Counter[str]:
    """Go through a stage; how many choices of each name were learned from."""
    policy, luck = learned_of(game)[1], random.Random(stage.seed)
    numbers = np.random.default_rng([*stage.seed.encode()])
    pasts: list[Mapping[str, ChoiceTrainer]] = []
    won: list[float] = []
    found: Counter[str] = Counter()
    critic = Critic(learned_of(game)[0], game.seats[-1]) if stage.end < 1 else None
    rivals = rivals_of(game, forms_of(trainers))
    for batch in range(stage.batches):
        if batch % PAST_EVERY == PAST_EVERY - 1:
            if len(pasts) == MOST_PASTS:
                del pasts[luck.randrange(MOST_PASTS)]
            pasts.append(trainers_of(policy, forms_of(trainers)))
        tables = []
        for number in range(batch * stage.games, (batch + 1) * stage.games):
            players = players_at(number, stage.tables, game.seats[-1], len(pasts), luck)
            tables.append(Table(game, policy, players, f"{stage.seed}/{number}", critic, rivals))
        kept = played(tables, [trainers, *pasts], numbers)
        if critic is not None:
            critic.see([(table.settled, table.returns) for table in tables])
        found.update({name: len(one.chosen) for name, one in kept.items()})
        thumbs = (table for table in tables if max(map(table.players.count, (THUMB, YARDSTICK))) == 3)
        won += [table.returns[table.players.index(NOW)] for table in thumbs]
        left = 1 - batch / stage.planned
        weight, rate = (last + left * (first - last) for first, last in (ENTROPY, RATE))
        entropies = learn(tables, kept, trainers, stage.mixing * weight, stage.pace * rate, stage.end)
        if batch % 20 == 19:
            mixed = ", ".join(f"{name} {value:.2f}" for name, value in entropies.items())
            share = 100 * sum(won) / max(1, len(won))
            print(f"{stage.seed} {batch + 1}: {share:.0f} % against three thumbs; entropy of {mixed}", flush=True)
            won = []
    return found


def rivals_of(game: Game, forms: Mapping[str, Any]) -> dict[int, Policy]:
    """What those play who do not learn, where these weights were learned before."""
    learned, policy = learned_of(game)
    rivals: dict[int, Policy] = {YARDSTICK: game.policy or policy.otherwise}
    if isinstance(learned.lesser, LearnedPolicy):
        rivals[LESSER] = partial(learned.lesser.choose, learned.lesser.networks(forms))
    return rivals


def forms_of(trainers: Mapping[str, ChoiceTrainer]) -> dict[str, Any]:
    """The weights as the engine reads them, by name."""
    return {name: trainer.form() for name, trainer in trainers.items()}


def trained(game: Game, stages: Sequence[Stage]) -> dict[str, Any]:
    """The weights of the learned choices, with what they were made of; without those that come too seldom."""
    policy = learned_of(game)[1]
    form: dict[str, Any] = {}
    found: Counter[str] = Counter()
    for stage in stages:
        trainers = trainers_of(policy, form)
        found += train(game, trainers, stage)
        form = forms_of(trainers)
    games = sum(stage.batches * stage.games for stage in stages)
    made = {"game": game.id, "rules": game.rules, "games": games, "stages": [asdict(stage) for stage in stages]}
    return {"made": made, **{name: one for name, one in form.items() if found[name] >= SELDOM * games}}


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
    parser.add_argument("--batches", type=positive, help="no more than so many in a stage")
    parser.add_argument("--games", type=positive, help="no more than so many in a batch")
    parser.add_argument("--seed", default="", help="other games than the usual ones")
    parser.add_argument("--out", type=named, help="the file of weights, instead of the engine's own")
    chosen = parser.parse_args(arguments)
    stages = [
        replace(
            stage,
            seed=chosen.seed + stage.seed,
            batches=min(stage.batches, chosen.batches or stage.batches),
            games=min(stage.games, chosen.games or stage.games),
        )
        for stage in STAGES.get(chosen.game, USUAL_STAGES)
    ]
    try:
        game = find(chosen.game)
        form = trained(game, stages)
    except ValueError as error:
        parser.error(str(error))
    write(chosen.out or learned_of(game)[1].weights, {CHOICES: form})


if __name__ == "__main__":
    run(main)
