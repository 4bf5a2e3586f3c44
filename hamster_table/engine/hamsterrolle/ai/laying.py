"""How computer players lay a piece: they try places until the piece holds, pass where none does, and let it drop last.

Whoever plays a set-up in which pieces are laid (HR-52) does what a hand at the table does: it comes, tries the most
promising place, feels whether the piece holds, tries the next one. Trials are those of people (`holding`).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import islice

from hamster_table.engine.game import Rejected
from hamster_table.engine.hamsterrolle.actions import Hand, Reach
from hamster_table.engine.hamsterrolle.ai.ideas import builds, promise
from hamster_table.engine.hamsterrolle.ai.noise import perturb
from hamster_table.engine.hamsterrolle.ai.physics_trial import Stop
from hamster_table.engine.hamsterrolle.ai.search import Search
from hamster_table.engine.hamsterrolle.ai.skills import Skill
from hamster_table.engine.hamsterrolle.ai.stability_estimate import roll_of
from hamster_table.engine.hamsterrolle.holding import try_to_lay
from hamster_table.engine.hamsterrolle.legality import check_drop, check_held
from hamster_table.engine.hamsterrolle.placements import passes
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn, dropped
from hamster_table.engine.kernel import Action, Seat

LOOKS = 2
"""How often places are looked for."""
PAYS = {2: 275, 3: 400, 4: 400}
"""By seats: a pass by which the wheel rolls on by less, in hundredths of a degree, is not worth a turn. The more hands
come before one's own, the less is left of it. By games between computers, in which 20 to 35 % of turns are to lose a
piece and 5 to 20 % to be passes."""


class Layer:
    """Finds a place where a piece holds, for one decision."""

    def __init__(self, view: Hamsterrolle, seat: Seat, skill: Skill, rng: random.Random, stop: Stop) -> None:
        self.view, self.seat, self.skill, self.rng, self.stop = view, seat, skill, rng, stop
        step = view.agenda[-1]
        assert isinstance(step, TakeTurn)
        self.step = step
        self.rejected: list[Rejected] = []
        """The places where a piece was tried and did not hold, in that order."""

    def choose(self) -> Action | None:
        """The best build that holds; else a pass that does; else the piece is let drop. None: there is no place."""
        skill = self.skill
        # Each look at the compartments draws other places in them.
        looks = [hand for _ in range(LOOKS) for hand in builds(self.view, self.seat, self.rng)]
        found = self.by_promise([*dict.fromkeys(looks)])
        if hand := self.best(self.holding(found, skill.trials)):
            return hand
        if self.view.attempt == -1:
            onwards = self.by_promise(
                [hand for hand in passes(self.view, self.seat) if roll_of(self.view, hand) >= PAYS[self.view.seats]]
            )
            if hand := self.best(self.holding(onwards, skill.trials)):
                return hand
        if self.stop():
            # There was no time to feel: what geometry lets hold is laid.
            return next((hand for hand in found if check_held(self.view, hand) is None), None) or self.let_drop(found)
        return self.let_drop(found)

    def by_promise(self, hands: list[Hand]) -> list[Hand]:
        """The most promising first, after some noise; without those that are far behind the best."""
        rated = [(promise(self.view, hand), hand) for hand in hands]
        least = max((worth for worth, _ in rated), default=0.0) - self.skill.gap
        # By worth alone: actions have no order, and equal ideas stay as they were found.
        found = [(worth + self.rng.gauss(0.0, self.skill.promise_sigma), worth, hand) for worth, hand in rated]
        return [hand for _, worth, hand in sorted(found, key=lambda idea: -idea[0]) if worth >= least]

    def best(self, holding: Iterator[Hand]) -> Hand | None:
        """The first that holds, or with foresight the best of the first few."""
        hands = [*islice(holding, max(1, self.skill.foresight))]
        if len(hands) < 2:
            return hands[0] if hands else None
        return Search(self.view, self.seat, self.skill, self.rng, self.stop).best_of(hands)

    def holding(self, ideas: Iterable[Hand], trials: int) -> Iterator[Hand]:
        """Those of the ideas that hold as the hand really lays them, with its noise; at most so many are tried."""
        for idea in ideas:
            if trials <= 0 or self.stop():
                return
            hand = perturb(idea, self.skill.position_sigma, self.skill.angle_sigma, self.rng)
            # A hand that trembles into other wood feels it at once, and is steadied.
            if self.step.place_refusal(self.view, self.seat, hand) is not None:
                hand = idea
            trials -= 1
            trial = try_to_lay(self.view, hand, self.stop)
            if trial.refusal is None:
                yield trial.hand
            elif not self.stop():  # a trial that was cut short says nothing of the place
                self.rejected.append(Rejected(trial.hand, trial.refusal))

    def let_drop(self, ideas: list[Hand]) -> Action | None:
        """Begin the attempt, and then let the piece drop that holds nowhere (HR-54); None where there is none."""
        if self.view.attempt == -1:
            pieces = dict.fromkeys(idea.piece for idea in ideas)
            begun = (Reach(piece) for piece in pieces)
            return next((reach for reach in begun if self.step.refusal(self.view, self.seat, reach) is None), None)
        places = [idea for idea in ideas if check_drop(self.view, self.seat, dropped(idea)) is None]
        if not places:
            return None
        tried = places[: self.skill.drops]
        best = (
            tried[0] if len(tried) < 2 else Search(self.view, self.seat, self.skill, self.rng, self.stop).best_of(tried)
        )
        return dropped(best)
