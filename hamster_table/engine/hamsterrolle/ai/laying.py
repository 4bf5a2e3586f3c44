"""How computer players lay a piece: a build that holds, else a pass that holds; they let a piece drop last of all.

Whoever plays a set-up in which pieces are laid (HR-52) does what a hand at the table does: it comes, tries the most
promising place, feels whether the piece holds, tries the next one. Trials are those of people (`holding`). What comes
once the wheel is let go nobody feels beforehand: it is imagined, in a wheel that differs from the real one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice

from hamster_table.engine.game import Rejected
from hamster_table.engine.hamsterrolle.actions import SECTOR, Build, Compartment, Hand, Kind, Reach, Spill, kind_of
from hamster_table.engine.hamsterrolle.ai.ideas import TOO_STEEP, dislike, felt_builds, felt_passes, promise, steepness
from hamster_table.engine.hamsterrolle.ai.noise import add_noise, perturb
from hamster_table.engine.hamsterrolle.ai.physics_trial import PhysicsTrial, Stop
from hamster_table.engine.hamsterrolle.ai.skills import Skill
from hamster_table.engine.hamsterrolle.ai.stability_estimate import difficulty_for_next, estimated_risk
from hamster_table.engine.hamsterrolle.feeling import Feeler
from hamster_table.engine.hamsterrolle.finding import WIDE, may_pass, wide_builds, wide_passes
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.holding import Trial, try_to_lay, try_to_take
from hamster_table.engine.hamsterrolle.legality import check_drop, check_drop_place, check_held
from hamster_table.engine.hamsterrolle.placements import builds, passes
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn, dropped
from hamster_table.engine.kernel import Action, Seat

CLEAN = 0.5
"""Where no more pieces are expected to fall, nothing seems to fall."""
IMAGINED_STEPS = 900
"""How far an outcome is imagined, in steps of the physics: longer than most that falls takes."""
UNFORESEEN, USUAL = 0.11, 0.42
"""How many pieces fall on average that nobody has imagined, times how strange the imagined wheel is; and how many fall
in a turn of which nothing was imagined. By games of *Steady* and of *Whim*."""
PATIENCE = 6
"""Where nothing holds, the whole wheel is looked at so many times more before anything is tried."""
FEW = 8
"""Of so many places that are found by a wide search the safest is taken."""
FULL_ROLL = 1_500
"""A roll by so much counts in full to who plays for it; hundredths of a degree."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A hand that holds, and what is expected of it."""

    hand: Hand
    worth: float
    """In pieces: one that is built, less those that are expected to fall, and what the skill counts besides."""
    losses: float
    """How many pieces are expected to fall."""

    @property
    def is_clean(self) -> bool:
        """Whether nothing seems to fall."""
        return self.losses <= CLEAN


class Layer:
    """Finds a place where a piece holds, for one decision."""

    def __init__(self, view: Hamsterrolle, seat: Seat, skill: Skill, rng: random.Random, stop: Stop) -> None:
        self.view, self.seat, self.skill, self.rng, self.stop = view, seat, skill, rng, stop
        step = view.agenda[-1]
        assert isinstance(step, TakeTurn)
        self.step = step
        self.feeler = Feeler(view)
        self.rejected: list[Rejected] = []
        """The places where a piece was tried and did not hold, in that order."""
        self.chosen: Weighed | None = None
        """What was weighed of what was chosen; None: nothing was found that holds."""

    def choose(self) -> Action | None:
        """The build that is worth most; a pass where none is good; else the piece is let drop. None: there is no
        place."""
        # Whoever has begun the attempt has felt before where nothing holds, and may not pass any more (HR-20).
        begun, found = self.view.attempt != -1, list[Hand]()
        for n in range(self.skill.looks):
            if n and self.stop():
                break
            # Each look at the compartments finds other places; the first is never cut short.
            found += self.look_at(felt_builds)
            if self.chosen and self.chosen.is_clean:
                return self.chosen.hand
        if not begun and not self.stop():  # out of time nothing would be tried of what is found
            self.look_at(felt_passes)
        if not self.chosen and not self.stop():
            found += self.look_at(felt_builds, PATIENCE)
            if not self.chosen and not begun:
                self.look_at(felt_passes, PATIENCE)
        if self.chosen:
            return self.chosen.hand
        if self.stop() and (hand := next((hand for hand in found if check_held(self.view, hand) is None), None)):
            return hand  # there was no time to feel: what geometry lets hold is laid
        return self.let_drop(found) or self.whatever()

    def look_at(self, felt: Callable[..., Iterator[Hand]], times: int = 1) -> list[Hand]:
        """Weigh what is felt in so many looks, or until there is no more time. Returns it, most promising first."""
        hands: list[Hand] = []
        for n in range(times):
            if n and self.stop():
                break
            hands += felt(self.view, self.seat, self.feeler, self.rng, self.skill.draws)
        ideas = self.by_promise(hands)
        self.chosen = better(self.chosen, self.best_of(self.holding(ideas)))
        return ideas

    def by_promise(self, hands: Iterable[Hand]) -> list[Hand]:
        """The most promising first, after some noise, and spread; without those that are far behind the best."""
        rated = [(promise(self.view, hand), hand) for hand in hands]
        least = max((worth for worth, _ in rated), default=0.0) - self.skill.gap
        # By worth alone: actions have no order, and equal ideas stay as they were found.
        found = [(worth + self.rng.gauss(0.0, self.skill.promise_sigma), worth, hand) for worth, hand in rated]
        return spread([hand for _, worth, hand in sorted(found, key=lambda idea: -idea[0]) if worth >= least])

    def best_of(self, hands: Iterable[Hand]) -> Weighed | None:
        """The best of the first of these, until enough are clean; None: there is none."""
        best: Weighed | None = None
        clean = 0
        for n, hand in enumerate(hands, 1):
            weighed = self.weigh(hand)
            best = better(best, weighed)
            clean += weighed.is_clean
            if clean >= self.skill.enough_clean or n >= self.skill.foresight or self.stop():
                break
        return best

    def holding(self, ideas: Iterable[Hand]) -> Iterator[Hand]:
        """Those of the ideas that hold as the hand really lays them, with its noise, of as many as the skill tries."""
        for idea in islice(ideas, self.skill.trials):
            if self.stop():
                return
            trial = try_with_noise(self.view, self.seat, idea, self.skill, self.rng, self.stop)
            if trial.refusal is None:
                yield trial.hand
            elif not self.stop():  # a trial that was cut short says nothing of the place
                self.rejected.append(Rejected(trial.hand, trial.refusal))

    def weigh(self, hand: Hand) -> Weighed:
        """What is expected of a hand, by as many imagined outcomes as the skill allows."""
        roll, trouble, number = 0.0, 0.0, self.skill.imagined
        losses = UNFORESEEN * self.skill.strangeness if number else USUAL
        for n in range(number):
            if n and self.stop():
                break
            trial = PhysicsTrial(self.view, hand, self.rng, strangeness=self.skill.strangeness)
            trial.watch(lambda so_far: False, self.stop, IMAGINED_STEPS)
            losses += len(trial.fallen) / number
            roll += max(-1.0, min(1.0, wrapped(trial.angle - self.view.angle) / FULL_ROLL)) / number
            if self.skill.obstruction_weight:
                trouble += difficulty_for_next(trial.left_behind(self.seat)) / number
        worth = (1 - dislike(hand) if isinstance(hand, Build) else 0) - losses
        worth += self.skill.roll_weight * roll
        # Nobody hinders a partner (HR-6).
        if (self.seat + 1) % self.view.seats != self.view.partner(self.seat):
            worth += self.skill.obstruction_weight * trouble
        return Weighed(hand, worth, losses)

    def let_drop(self, ideas: Sequence[Hand]) -> Action | None:
        """Let a piece drop where that seems safest, with the noise of the hand (HR-54); before, begin the attempt. A
        piece of the wheel that others hang on is taken before one is let drop too steeply."""
        begun, places = self.view.attempt != -1, self.safest(ideas)
        if not begun and (not places or steepness(places[0]) > TOO_STEEP) and (spill := self.spill()):
            return spill
        drops = [dropped(idea) for idea in places]
        if begun:
            legal = (drop for drop in drops if check_drop(self.view, self.seat, drop) is None)
            drop = next(legal, None)
            noisy = drop and add_noise(self.view, self.seat, drop, self.skill, self.rng)
            # Who comes as far up as a piece may be let drop takes care.
            return drop if drop and noisy and steepness(noisy) > TOO_STEEP >= steepness(drop) else noisy
        reaches = (Reach(piece) for piece in dict.fromkeys(drop.piece for drop in drops))
        return next((reach for reach in reaches if self.step.refusal(self.view, self.seat, reach) is None), None)

    def spill(self) -> Spill | None:
        """Take a piece for a pass though others hang on it, of these the one with which fewest fall: who could only
        throw a piece from the ceiling rather loses some here (HR-27, HR-30)."""
        tried = (try_to_take(self.view, piece) for piece in may_pass(self.view))
        legal = (hand for hand in tried if hand and self.step.refusal(self.view, self.seat, hand) is None)
        return min(legal, key=lambda hand: len(hand.fallen), default=None)

    def safest(self, ideas: Iterable[Hand]) -> list[Hand]:
        """Where a piece may be let drop: what puts least at risk first, and of what is too steep the lowest."""
        # Promise favours heavy wood, which is good for what holds. Where nothing holds at all there is still room.
        found = [hand for some in (ideas, builds(self.view, self.seat)) for hand in self.by_risk(some)]
        # Nobody throws a piece from the ceiling while there is room further down, for it or for one that is passed on.
        for further in self.low_builds, self.low_passes:
            if all(steepness(hand) > TOO_STEEP for hand in found):
                found += self.by_risk(further())
        return sorted(found, key=lambda hand: max(TOO_STEEP, steepness(hand)))

    def low_builds(self) -> list[Hand]:
        """Places further down than those that are found easily; who begins an attempt for one finds it again."""
        return self.low_places(wide_builds, PATIENCE * self.skill.draws)

    def low_passes(self) -> list[Hand]:
        """The same for pieces of the wheel: a pass that holds nowhere slides to where it lies (HR-39)."""
        return self.low_places(wide_passes, WIDE)

    def low_places(self, wide: Callable[..., Iterator[Hand]], number: int) -> list[Hand]:
        """The low places of a few draws, which are made in any case; where there are none, some of as many as make
        people believe that there is none, while there is time."""

        def is_open(compartment: Compartment) -> bool:
            return self.is_low(compartment) and not self.stop()

        for is_searched, draws, most in (self.is_low, self.skill.draws, None), (is_open, number, FEW):
            found = wide(self.view, self.seat, is_open=is_searched, number=draws)
            low = [*islice((hand for hand in found if steepness(hand) <= TOO_STEEP and self.may_drop(hand)), most)]
            if low:
                break
        return low

    def is_low(self, compartment: Compartment) -> bool:
        """Whether some of a compartment is not too steep for anything to hold there."""
        return abs(wrapped(SECTOR * compartment - self.view.angle)) < TOO_STEEP + SECTOR // 2

    def by_risk(self, hands: Iterable[Hand]) -> list[Hand]:
        """Of these places those that a piece may drop from, what puts least at risk first."""
        return sorted(filter(self.may_drop, hands), key=lambda hand: estimated_risk(self.view, hand))

    def may_drop(self, hand: Hand) -> bool:
        """Whether a piece may be let drop there in an attempt that has begun (HR-54)."""
        return self.view.edition < 3 or check_drop_place(self.view, dropped(hand), has_clock=False) is None

    def whatever(self) -> Action | None:
        """What is left where no piece finds a place that is felt or easily found: a pass that holds; else the first
        place of a wide search is dropped from."""
        if hand := next(self.holding(passes(self.view, self.seat)), None):
            return hand
        wide = chain(wide_builds(self.view, self.seat), wide_passes(self.view, self.seat))
        return self.let_drop([*islice(wide, 1)])


def better(one: Weighed | None, other: Weighed | None) -> Weighed | None:
    """What is worth more; the first of equals."""
    return other if one is None or (other is not None and other.worth > one.worth) else one


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
