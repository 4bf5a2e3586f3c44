"""The search of a computer player: ideas are simulated in the order of what they promise."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hamster_table.engine.hamsterrolle.actions import PIECES, Hand
from hamster_table.engine.hamsterrolle.ai.physics_trial import PhysicsTrial, Stop
from hamster_table.engine.hamsterrolle.ai.skills import Skill
from hamster_table.engine.hamsterrolle.ai.stability_estimate import difficulty_for_next, estimated_risk
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Seat

EXACT_COST = 2
"""How many steps of a rough trial one of an exact trial takes as long as."""


class Search:
    """Simulates ideas one after the other until one is good enough or the budget is used up."""

    def __init__(self, view: Hamsterrolle, seat: Seat, skill: Skill, rng: random.Random, stop: Stop) -> None:
        self.view, self.seat, self.skill, self.rng, self.stop = view, seat, skill, rng, stop
        self.left = skill.step_budget // (1 + len(view.in_wheel()))
        """How many physics steps are left; a step costs more the more pieces there are, so a full wheel has fewer."""

    def best_of(self, found: Sequence[Hand]) -> PhysicsTrial:
        """The trial of the best of some ideas, at least one; the most promising come first, so that cutting short does
        least harm."""
        done: list[tuple[float, PhysicsTrial]] = []
        for idea in found:
            if done and self.is_out_of_budget:
                break
            most = max((other.won() for _, other in done), default=-PIECES)
            trial = self.try_out(idea, most)
            if self.skill.proves and self.view.wood and not trial.fallen and not self.is_out_of_budget:
                trial = self.try_out(idea, most, is_rough=False)
            done.append((self.value(trial), trial))
            # Ideas come by promise, so after enough good ones the rest is hardly worth its time.
            if sum(trial.is_built and not trial.fallen for _, trial in done) >= self.skill.enough_clean:
                break
        return max(done, key=lambda one: one[0])[1]

    @property
    def is_out_of_budget(self) -> bool:
        """Whether to end the search. Less than a third of a full trial would miss late falls, and look too good."""
        return self.left < self.skill.steps_per_trial // 3 or self.stop()

    def try_out(self, idea: Hand, most: int, is_rough: bool = True) -> PhysicsTrial:
        """Simulate an idea until it has won fewer pieces than *most*: pieces can only fall from there on."""
        trial = PhysicsTrial(self.view, idea, self.rng, is_rough)
        trial.watch(lambda so_far: so_far.won() < most, self.stop, min(self.left, self.skill.steps_per_trial))
        self.left -= trial.steps * (1 if is_rough else EXACT_COST)
        return trial

    def value(self, trial: PhysicsTrial) -> float:
        """The value of a trial in pieces: what it won, its risk, and the difficulty it leaves for the next seat."""
        worth = trial.won() - self.skill.risk_weight * estimated_risk(self.view, trial.idea)
        following = (self.seat + 1) % self.view.seats
        # Nobody hinders a partner (HR-6).
        if self.skill.obstruction_weight and following != self.view.partner(self.seat):
            worth += self.skill.obstruction_weight * difficulty_for_next(trial.left_behind(self.seat))
        return worth
