"""The search of a computer player: ideas are simulated in the order of what they promise."""

from __future__ import annotations

import random

from hamster_table.engine.hamsterrolle.actions import Hand
from hamster_table.engine.hamsterrolle.ai.noise import add_noise
from hamster_table.engine.hamsterrolle.ai.physics_trial import PhysicsTrial, Stop
from hamster_table.engine.hamsterrolle.ai.skills import Skill
from hamster_table.engine.hamsterrolle.ai.stability_estimate import difficulty_for_next, estimated_risk
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Seat


class Search:
    """Simulates ideas one after the other until one is good enough or the budget is used up."""

    def __init__(self, view: Hamsterrolle, seat: Seat, skill: Skill, rng: random.Random, stop: Stop) -> None:
        self.view, self.seat, self.skill, self.rng, self.stop = view, seat, skill, rng, stop
        self.left = skill.step_budget // (1 + len(view.in_wheel()))
        """How many physics steps are left; a step costs more the more pieces there are, so a full wheel has fewer."""

    def best_of(self, found: list[Hand]) -> Hand:
        """The best idea; *found* is sorted by promise, the best first, so that cutting short does least harm."""
        done: list[tuple[float, PhysicsTrial]] = []
        for idea in found:
            if done and self.is_out_of_budget:
                break
            most = max((worth for worth, _ in done), default=-float("inf"))
            trial = self.try_out(idea, most)
            done.append((self.value(trial), trial))
            # Ideas come by promise, so after enough good ones the rest is hardly worth its time.
            if sum(trial.is_built and not trial.fallen for _, trial in done) >= self.skill.enough_clean:
                break
        done.sort(key=lambda one: -one[0])
        if self.skill.retries and len(done) > 1:
            # A place that holds only exactly there is no good for a hand that trembles.
            return max(done[:2], key=self.mean_value)[1].idea
        return done[0][1].idea if done else found[0]

    @property
    def is_out_of_budget(self) -> bool:
        """Whether to end the search. Less than a third of a full trial would miss late falls, and look too good."""
        return self.left < self.skill.steps_per_trial // 3 or self.stop()

    def try_out(self, idea: Hand, most: float) -> PhysicsTrial:
        """Simulate an idea until its value cannot exceed *most* any more."""
        trial = PhysicsTrial(self.view, idea, self.rng)
        trial.watch(
            # Pieces can only fall from here on, so this is the most that the idea can still be worth.
            lambda so_far: so_far.won() + self.skill.obstruction_weight <= most,
            self.stop,
            min(self.left, self.skill.steps_per_trial),
        )
        self.left -= trial.steps
        return trial

    def value(self, trial: PhysicsTrial) -> float:
        """The value of a trial in pieces: what it won, its risk, and the difficulty it leaves for the next seat."""
        worth = trial.won() - self.skill.risk_weight * estimated_risk(self.view, trial.idea)
        following = (self.seat + 1) % self.view.seats
        # Nobody hinders a partner (HR-6).
        if self.skill.obstruction_weight and following != self.view.partner(self.seat):
            worth += self.skill.obstruction_weight * difficulty_for_next(trial.left_behind(self.seat))
        return worth

    def mean_value(self, done: tuple[float, PhysicsTrial]) -> float:
        """The mean value of an idea over its trial and `retries` more with noise."""
        worths = [done[0]]
        for _ in range(self.skill.retries):
            if not self.is_out_of_budget:
                idea = add_noise(self.view, self.seat, done[1].idea, self.skill, self.rng)
                worths.append(self.value(self.try_out(idea, -float("inf"))))
        return sum(worths) / len(worths)
