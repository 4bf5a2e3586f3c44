"""How computer players lay a piece: they try places until the piece holds, pass where none does, and let it drop last.

Whoever plays a set-up in which pieces are laid (HR-52) does what a hand at the table does: it comes, tries the most
promising place, feels whether the piece holds, tries the next one. Trials are those of people (`holding`).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from hamster_table.engine.game import Rejected
from hamster_table.engine.hamsterrolle.actions import Angle, Compartment, Drop, Hand, Kind, Reach, kind_of
from hamster_table.engine.hamsterrolle.ai.ideas import builds, promise
from hamster_table.engine.hamsterrolle.ai.noise import add_noise, perturb
from hamster_table.engine.hamsterrolle.ai.physics_trial import Stop
from hamster_table.engine.hamsterrolle.ai.search import Search
from hamster_table.engine.hamsterrolle.ai.skills import Skill
from hamster_table.engine.hamsterrolle.ai.stability_estimate import estimated_risk, roll_of
from hamster_table.engine.hamsterrolle.holding import Trial, try_to_lay
from hamster_table.engine.hamsterrolle.legality import check_drop, check_held
from hamster_table.engine.hamsterrolle.placements import passes
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn, dropped
from hamster_table.engine.kernel import Action, Seat

FELT_BEFORE = 4
"""Of a piece that was begun with, so many times fewer places are tried again."""
PAYS = {2: 220, 3: 320, 4: 400}
"""By seats: a pass by which the wheel rolls on by less, in hundredths of a degree, is not worth a turn. The more hands
come before one's own, the less is left of it. A skill asks a multiple of it (`Skill.least_roll`). By games of *Steady*,
in which 20 to 35 % of turns are to lose a piece and 5 to 20 % to be passes."""
STIRS = 100
"""The same for who would lose pieces by anything else."""


class Layer:
    """Finds a place where a piece holds, for one decision."""

    def __init__(self, view: Hamsterrolle, seat: Seat, skill: Skill, rng: random.Random, stop: Stop) -> None:
        self.view, self.seat, self.skill, self.rng, self.stop = view, seat, skill, rng, stop
        step = view.agenda[-1]
        assert isinstance(step, TakeTurn)
        self.step = step
        self.search = Search(view, seat, skill, rng, stop)
        self.rejected: list[Rejected] = []
        """The places where a piece was tried and did not hold, in that order."""

    def choose(self) -> Action | None:
        """The best build that holds, unless it is seen to cost pieces and a pass costs none; else a pass that holds;
        else the piece is let drop. None: there is no place."""
        skill, begun = self.skill, self.view.attempt != -1
        found = self.by_promise(self.looked_for())
        # Whoever has begun the attempt has felt before where nothing holds.
        trials = skill.trials // FELT_BEFORE if begun else skill.trials
        build, lost = self.foreseen(self.holding(found, trials), skill.foresight)
        if build and not lost:
            return build
        if not begun and (onward := self.pass_on(round(skill.least_roll * PAYS[self.view.seats]))):
            return onward
        if self.stop():
            # There was no time to feel: what geometry lets hold is laid.
            build = build or next((hand for hand in found if check_held(self.view, hand) is None), None)
        drop = None
        if not build:
            drop, lost = self.best_drop(found)
        # Whoever sees that more would be lost than is put in rather passes, though that helps little.
        if lost > 1 and not begun and (onward := self.pass_on(STIRS)):
            return onward
        return build or (drop and self.let_drop(drop, found))

    def looked_for(self) -> list[Hand]:
        """Places to build, each once; the first look is never cut short."""
        found = [*builds(self.view, self.seat, self.rng)]
        # Each look at the compartments draws other places in them, and takes some tenths of a second.
        for _ in range(self.skill.looks - 1):
            if not self.stop():
                found += builds(self.view, self.seat, self.rng)
        return [*dict.fromkeys(found)]

    def pass_on(self, least: Angle) -> Hand | None:
        """A pass that holds, by which the wheel rolls on by *least* or more and nothing is seen to fall."""
        onwards = [hand for hand in passes(self.view, self.seat) if roll_of(self.view, hand) >= least]
        # A pass is made to lose nothing: everybody who can looks ahead.
        ahead = max(self.skill.foresight, bool(self.skill.step_budget))
        onward, lost = self.foreseen(self.holding(self.by_promise(onwards), self.skill.trials), ahead)
        return None if lost else onward

    def foreseen(self, holding: Iterator[Hand], number: int) -> tuple[Hand | None, int]:
        """The best of the first that hold, so many of which are simulated, and how many pieces are seen to fall; if
        none is, the first one."""
        hands = [*islice(holding, max(1, number))]
        if not hands or not number:
            return (hands[0] if hands else None), 0
        trial = self.search.best_of(hands)
        return trial.idea, len(trial.fallen)

    def by_promise(self, hands: Sequence[Hand]) -> list[Hand]:
        """The most promising first, after some noise, and spread; without those that are far behind the best."""
        rated = [(promise(self.view, hand), hand) for hand in hands]
        least = max((worth for worth, _ in rated), default=0.0) - self.skill.gap
        # By worth alone: actions have no order, and equal ideas stay as they were found.
        found = [(worth + self.rng.gauss(0.0, self.skill.promise_sigma), worth, hand) for worth, hand in rated]
        return spread([hand for _, worth, hand in sorted(found, key=lambda idea: -idea[0]) if worth >= least])

    def holding(self, ideas: Iterable[Hand], trials: int) -> Iterator[Hand]:
        """Those of the ideas that hold as the hand really lays them, with its noise; at most so many are tried."""
        for idea in ideas:
            if trials <= 0 or self.stop():
                return
            trials -= 1
            trial = try_with_noise(self.view, self.seat, idea, self.skill, self.rng, self.stop)
            if trial.refusal is None:
                yield trial.hand
            elif not self.stop():  # a trial that was cut short says nothing of the place
                self.rejected.append(Rejected(trial.hand, trial.refusal))

    def best_drop(self, ideas: list[Hand]) -> tuple[Drop | None, int]:
        """Which piece is best let drop, and where, and how many pieces are seen to fall (HR-54); None: there is no
        place."""
        # Promise favours heavy wood, which is good for what holds; what drops had better put little at risk.
        safest = spread(sorted(ideas, key=lambda idea: estimated_risk(self.view, idea)))
        drops, begun = [dropped(idea) for idea in safest], self.view.attempt != -1
        if begun:
            drops = [drop for drop in drops if check_drop(self.view, self.seat, drop) is None]
        # Before the attempt begins only its piece is chosen, which takes half of the places.
        tried = drops[: self.skill.drops if begun else max(1, self.skill.drops // 2)]
        if len(tried) < 2:
            return (tried[0] if tried else None), 0
        trial = self.search.best_of(tried)
        assert isinstance(trial.idea, Drop)
        return trial.idea, len(trial.fallen)

    def let_drop(self, drop: Drop, ideas: list[Hand]) -> Action | None:
        """Let a piece drop, with the noise of the hand; before, begin the attempt, which binds to its piece (HR-48)."""
        if self.view.attempt != -1:
            return add_noise(self.view, self.seat, drop, self.skill, self.rng)
        reaches = (Reach(piece) for piece in dict.fromkeys(hand.piece for hand in (drop, *ideas)))
        return next((reach for reach in reaches if self.step.refusal(self.view, self.seat, reach) is None), None)


def try_with_noise(view: Hamsterrolle, seat: Seat, idea: Hand, skill: Skill, rng: random.Random, stop: Stop) -> Trial:
    """Try to lay a piece where the hand really lets it go."""
    step = view.agenda[-1]
    assert isinstance(step, TakeTurn)
    hand = perturb(idea, skill.position_sigma, skill.angle_sigma, rng)
    # A hand that trembles into other wood feels it at once, and is steadied.
    return try_to_lay(view, hand if step.place_refusal(view, seat, hand) is None else idea, stop)


def spread(hands: Iterable[Hand]) -> list[Hand]:
    """First the first of each kind of piece in each compartment, then the second of each, and so on."""
    # Places of a kind in a compartment mostly end alike: where one does not hold, the next one hardly does.
    seen: Counter[tuple[Kind, Compartment]] = Counter()
    ranked = []
    for hand in hands:
        place = kind_of(hand.piece), hand.compartment
        ranked.append((seen[place], hand))
        seen[place] += 1
    return [hand for _, hand in sorted(ranked, key=lambda one: one[0])]
