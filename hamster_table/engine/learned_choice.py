"""A choice that was learned from games: how often each action is to be made, from what a seat sees.

What a seat sees is a list of the things that are so, each of which has a number. A small network turns it into the
activity of its hidden units. Each action has some parts, such as "a flip straight ahead" and "ends on strip 7", and
what the units make of each part adds up to the preference for the action; its probability goes with the exponential of
that. Weights come from a JSON file that `python -m hamster_table.research.policy_gradient` writes, with what it was
trained on.
"""

from __future__ import annotations

import json
import random
from base64 import b64decode
from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, chain
from math import exp
from operator import mul
from pathlib import Path
from struct import unpack
from typing import Any, NamedTuple

from hamster_table.engine.kernel import Action, Seat, Step
from hamster_table.engine.learned_value import Policy
from hamster_table.engine.tempers import Taste

CHOICES = "choices"
"""Where the learned choices stand in the file of weights."""


class Numbers:
    """Gives out numbers, from *next* on."""

    def __init__(self, next: int = 0) -> None:
        self.next = next

    def take(self, size: int) -> int:
        """The first of so many numbers."""
        self.next += size
        return self.next - size


class Asked(NamedTuple):
    """What a seat is asked, in numbers."""

    seen: Sequence[int]
    """The numbers of what is so."""
    actions: Sequence[Action]
    parts: Sequence[tuple[int, ...]]
    """By action: the numbers of its parts, as many for each; 0 for none."""


@dataclass(frozen=True, slots=True)
class LearnedChoice:
    """What of a choice is learned."""

    name: str
    """Under which its weights stand in the file."""
    step: type[Step[Any, Any]]
    """The step at which it is made."""
    seen: int
    """How many things can be so."""
    parts: int
    """How many parts of actions there are, counted from 0, which is none."""
    ask: Callable[[Any, Seat], Asked | None]
    """What a seat is asked in a view; None where there is nothing to choose."""
    start: Mapping[int, float]
    """By part: how much it is liked when the training begins, as the rules of thumb have it."""


class ChoiceNetwork:
    """One hidden layer of rectified units, and for each part of an action a row of weights of them."""

    def __init__(self, form: Mapping[str, Any]) -> None:
        """*form*: "units", how many; "hidden", a row with a weight of each unit for each thing that can be so; "bias",
        one number for each unit; "out", a row with a weight of each unit for each part; "liked", one number for each
        part. All but the first are numbers of two bytes in base 64."""
        units = form["units"]
        self._hidden = rows_of(form["hidden"], units)
        (self._bias,) = rows_of(form["bias"], units)
        self._out = rows_of(form["out"], units)
        self._liked = [liked for (liked,) in rows_of(form["liked"], 1)]
        self.sizes = len(self._hidden), len(self._out)
        """How many things can be so, and how many parts there are."""

    def preferences(self, asked: Asked) -> list[float]:
        """By action: how much it is preferred."""
        hidden, out, liked = self._hidden, self._out, self._liked
        active = [max(0.0, total) for total in map(sum, zip(self._bias, *[hidden[n] for n in asked.seen], strict=True))]
        numbers = dict.fromkeys(chain.from_iterable(asked.parts))
        worth = {n: liked[n] + sum(map(mul, out[n], active)) for n in numbers}
        return [sum([worth[n] for n in parts]) for parts in asked.parts]


def rows_of(text: str, size: int) -> list[tuple[float, ...]]:
    """Rows of so many numbers of two bytes each."""
    found = b64decode(text)
    numbers = unpack(f"<{len(found) // 2}e", found)
    return [numbers[n : n + size] for n in range(0, len(numbers), size)]


Networks = Mapping[type[Any], tuple[LearnedChoice, ChoiceNetwork]]
"""By step: the choice, and its weights."""


def minds_nothing(view: Any, seat: Seat, action: Action) -> float:
    """0: nothing is liked but for what was learned."""
    return 0.0


@dataclass(frozen=True, slots=True)
class LearnedPolicy:
    """A policy that draws some choices with probabilities that were learned, and leaves the others to another one."""

    weights: Path
    """The file with the weights; read when it is first asked."""
    choices: tuple[LearnedChoice, ...]
    otherwise: Policy
    hesitation: float = 1.0
    """Preferences are divided by it before an action is drawn: above 1 what is liked less is done more often. A secret
    choice is divided by 1 at least."""
    varied: Mapping[type[Step[Any, Any]], float] = field(default_factory=dict)
    """By step: actions that are preferred less than the best one by no more than that are its equals there, so that no
    two games are alike."""
    shuns: Callable[[Any, Seat, Action], bool] = lambda view, seat, action: False
    """What it never does, though it was tried out in training: what makes no difference, and looks silly."""
    decided: Callable[[Any, Seat], Action | None] = lambda view, seat: None
    """What it does whatever was learned, where the choice that was learned does not have it."""
    taste: Taste = minds_nothing
    """What it likes besides, added to the preferences."""
    _networks: dict[str, Networks] = field(default_factory=dict)

    def __call__(self, view: Any, seat: Seat, rng: random.Random) -> Action:
        """An action for a seat, from its view."""
        return self.choose(self._networks.get("") or self._read(), view, seat, rng)

    def choose(self, networks: Networks, view: Any, seat: Seat, rng: random.Random) -> Action:
        """The same with other weights."""
        if (action := self.decided(view, seat)) is not None:
            return action
        found = networks.get(type(view.agenda[-1]))
        asked = found and found[0].ask(view, seat)
        if found is None or asked is None:
            return self.otherwise(view, seat, rng)
        if len(asked.actions) == 1:
            return asked.actions[0]
        step = view.agenda[-1]
        # A secret choice stays as mixed as it was learned, or it could be foreseen.
        hesitation = max(1.0, self.hesitation) if len(step.seats) > 1 else self.hesitation
        preferences = found[1].preferences(asked)
        liked = [
            (action, preference + self.taste(view, seat, action))
            for action, preference in zip(asked.actions, preferences, strict=True)
            if not self.shuns(view, seat, action)
        ]
        if not liked:  # then nobody can look better
            liked = [*zip(asked.actions, preferences, strict=True)]
        most = max(preference for _, preference in liked)
        if (equal := self.varied.get(type(step))) is not None:
            liked = [(action, most) for action, preference in liked if most - preference <= equal]
        # Differences go into `exp`, so that no number gets too large.
        weights = accumulate(exp((preference - most) / hesitation) for _, preference in liked)
        return liked[draw([*weights], rng)][0]

    def networks(self, form: Mapping[str, Any]) -> Networks:
        """What weights say: *form* has those of each choice under its name; what it has not is left to `otherwise`.

        Raises `ValueError` for weights of other numbers than these choices have.
        """
        found = {one.step: (one, ChoiceNetwork(form[one.name])) for one in self.choices if one.name in form}
        if wrong := [one.name for one, network in found.values() if network.sizes != (one.seen, one.parts)]:
            raise ValueError(f"{self.weights.name} has to be learned anew: {', '.join(wrong)} ask other things now")
        return found

    def _read(self) -> Networks:
        found = self._networks[""] = self.networks(json.loads(self.weights.read_bytes())[CHOICES])
        return found


def draw(sums: Sequence[float], rng: random.Random) -> int:
    """The number of an action, drawn with the weights of which these are the sums."""
    # Rounding may lead beyond the last sum.
    return min(bisect(sums, rng.random() * sums[-1]), len(sums) - 1)
