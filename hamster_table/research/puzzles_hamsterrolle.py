"""Finds puzzles of the wheel: a few places where somebody could build, of which one is better than all others.

Games are not played on from them: what happens to a piece is tried many times, each time in a wheel whose wood and
whose push differ from the real one, as computer players imagine it; or, where the question is whether a piece holds,
with a hand that trembles. The real physics has the last word: there the best place does what is
asked, and no other one does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import dist, sqrt
from typing import Any

from hamster_table.engine.cancellation import never
from hamster_table.engine.codec import to_json
from hamster_table.engine.hamsterrolle.actions import FULL_TURN, Angle, Hand, Settle, kind_of
from hamster_table.engine.hamsterrolle.ai.ideas import builds, felt_builds, promise
from hamster_table.engine.hamsterrolle.ai.laying import IMAGINED_STEPS, Layer
from hamster_table.engine.hamsterrolle.ai.noise import perturb
from hamster_table.engine.hamsterrolle.ai.physics_trial import PhysicsTrial
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.holding import laid, try_to_lay
from hamster_table.engine.hamsterrolle.settling import simulate_settle
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.kernel import Seat

SETUP = {"clock": "off"}
"""How the games are set up: nobody hurries who thinks about a puzzle."""
HOLDS, STAYS, ROLLS = "holds", "stays", "rolls"
"""What is asked: that the piece holds; that nothing falls; that the wheel rolls on as far as it can."""
OFFERED = 4
"""How many places are offered at most."""
FEWEST = 3
"""There are so many at least: of two, each hint would give one away."""
FARTHER = 400
"""So much farther than with any other must the wheel roll with the best place, at least; hundredths of a degree."""
EAGER = 1.0
"""What it is worth to computer players that the wheel rolls far, where that is asked; in pieces."""
APART = 250
"""Places are so far apart at least, from middle to middle; tenths of a millimetre."""
PLACES = 8
"""So many places that hold are looked at, the most promising first."""
GLANCE, SIFT, CONFIRM = 8, 6, 60
"""How often a place is tried at a first glance whether it holds, for what may be a puzzle, and for what seems one."""
GOOD, MARGIN, ERRORS, LOOSE = 0.8, 0.3, 3.0, 0.5
"""How often the best place must do what is asked; so much more often than any other; by so many standard errors; and
how often a piece holds at most where it does not hold."""
DRAWS = 8
"""How many places are drawn for each piece and compartment."""
FEWEST_PIECES, FALLS_FROM, FULLEST = 4, 8, 16
"""With fewer pieces in the wheel there is nothing to ask; with fewer than the second nothing falls; one with more than
the last is too slow to be tried so often."""
TREMBLE, TREMBLE_TURN = 15.0, 1.2
"""How a trembling hand lays a piece: standard deviations, tenths of a millimetre and degrees."""
TRIES = 5
"""How often each computer player is asked."""

Place = tuple[int, int]
"""What tells places apart in words: the kind of the piece, and the compartment."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a place is to do."""

    aim: str
    far: Angle = -FULL_TURN
    """How far the wheel is to roll at least."""


@dataclass(frozen=True, slots=True)
class Found:
    """A question with its answers, the best one first."""

    aim: str
    answers: Sequence[Hand]
    shares: Sequence[float]
    """How often each does what is asked."""
    solved: Mapping[str, int]
    """By computer player, in how many of its tries it found the best one."""
    tempting: Hand
    """What *Whim* does first."""

    def forms(self) -> list[dict[str, Any]]:
        """The answers as they stand in the file."""
        return [
            {
                "action": to_json(hand),
                "wins": round(1000 * share),
                "error": 0 if n == 0 else round(1000 * error(self.shares[0], share)),
            }
            for n, (hand, share) in enumerate(zip(self.answers, self.shares, strict=True))
        ]


def error(one: float, other: float) -> float:
    """The standard error of the difference of two shares of so many tries as confirm a puzzle."""
    least = 1 / CONFIRM  # what has always happened may fail once
    return sqrt(sum(max(share * (1 - share), least * (1 - least)) / CONFIRM for share in (one, other)))


def place_of(hand: Hand) -> Place:
    """What tells a place apart from others in words."""
    return kind_of(hand.piece), hand.compartment


def apart(best: Hand, hands: Iterable[Hand]) -> list[Hand]:
    """The first of these that lie so far from the best place, and from each other, that one sees which is which."""
    chosen = [best]
    for hand in hands:
        if len(chosen) < OFFERED and all(dist(hand.pose[:3], one.pose[:3]) >= APART for one in chosen):
            chosen.append(hand)
    return chosen[1:]


class Wheel:
    """A wheel in which somebody has a turn."""

    def __init__(self, view: Hamsterrolle, seat: Seat, seed: str) -> None:
        self.view, self.seat, self.seed = view, seat, seed
        step = view.agenda[-1]
        assert isinstance(step, TakeTurn)
        self.step = step
        self.layer = Layer(view, seat, SKILLS["master"], random.Random(0), never)
        self.holding: list[Hand] = []
        """Places where a piece holds, one for each place in words, the most promising first."""
        self.slipping: list[Hand] = []
        """Places that geometry allows, and where it does not."""
        self._rests: dict[Hand, Settle | None] = {}
        """How the real wheel comes to rest."""
        self._look()

    def _look(self) -> None:
        view, seat, rng = self.view, self.seat, random.Random(f"{self.seed}/look")
        # What is felt mostly holds; what geometry finds often does not.
        found = [*felt_builds(view, seat, self.layer.feeler, rng, DRAWS), *builds(view, seat, rng)]
        found = sorted(found, key=lambda hand: -promise(view, hand))
        holds: dict[Place, Hand] = {}
        slips: dict[Place, Hand] = {}
        for hand in found:
            place = place_of(hand)
            if place in holds or len(holds) >= PLACES or self.step.refusal(view, seat, hand) is not None:
                continue
            trial = try_to_lay(view, hand)
            if trial.refusal is None:
                holds[place] = trial.hand
                slips.pop(place, None)
            else:
                slips.setdefault(place, hand)
        self.holding, self.slipping = [*holds.values()], [*slips.values()]

    def has_held(self, hand: Hand, rng: random.Random) -> bool:
        """Whether a piece holds where a trembling hand lays it."""
        there = perturb(hand, TREMBLE, TREMBLE_TURN, rng)
        if self.step.place_refusal(self.view, self.seat, there) is not None:
            there = hand
        return try_to_lay(self.view, there).refusal is None

    def outcome(self, hand: Hand, rng: random.Random) -> tuple[bool, int]:
        """Whether nothing falls in an imagined wheel, and how far it rolls."""
        trial = PhysicsTrial(self.view, hand, rng, strangeness=1.0)
        trial.watch(lambda so_far: bool(so_far.fallen), never, IMAGINED_STEPS)
        return not trial.fallen, wrapped(trial.angle - self.view.angle)

    def share(self, hand: Hand, asked: Asked, number: int, seed: str) -> float:
        """How often a place does what is asked, of so many tries."""
        rng = random.Random(f"{self.seed}/{seed}")
        if asked.aim == HOLDS:
            return sum(self.has_held(hand, rng) for _ in range(number)) / number
        done = [self.outcome(hand, rng) for _ in range(number)]
        return sum(stays and roll >= asked.far for stays, roll in done) / number

    def rolled(self, hand: Hand) -> Angle | None:
        """How far the real wheel rolls; None where something falls."""
        if hand not in self._rests:
            self._rests[hand] = simulate_settle(laid(self.view, hand))
        settle = self._rests[hand]
        return None if settle is None or settle.fallen else wrapped(settle.angle - self.view.angle)

    def does(self, hand: Hand, asked: Asked) -> bool:
        """Whether a place does in the real wheel what is asked."""
        if asked.aim == HOLDS and try_to_lay(self.view, hand).refusal is not None:
            return False
        return (roll := self.rolled(hand)) is not None and roll >= asked.far

    def candidates(self) -> Iterator[tuple[Asked, list[Hand]]]:
        """What is asked with what is offered, as far as a glance tells; the best place first."""
        holds = Asked(HOLDS)
        loose = [one for one in self.slipping if self.share(one, holds, GLANCE, "glance") <= LOOSE]
        for best in self.holding:
            others = apart(best, loose)
            if len(others) >= FEWEST - 1 and self.share(best, holds, GLANCE, "glance") == 1:
                yield holds, [best, *others]
        if len(self.holding) < FEWEST or len(self.view.in_wheel()) < FALLS_FROM:
            return
        rolls = {hand: roll for hand in self.holding if (roll := self.rolled(hand)) is not None}
        if not rolls:
            return
        # What seems better is offered beside the best place, or it would be found too easily.
        falling = apart([*rolls][-1], (hand for hand in self.holding if hand not in rolls))
        if len(falling) >= FEWEST - 1:
            yield Asked(STAYS), [[*rolls][-1], *falling]
        for n, far in enumerate(rolls):
            others = apart(far, (hand for hand in [*rolls][:n] if rolls[far] - rolls[hand] >= FARTHER))
            if len(others) >= FEWEST - 1:
                yield Asked(ROLLS, (rolls[far] + max(rolls[hand] for hand in others)) // 2), [far, *others]

    def shares(self, asked: Asked, offered: Sequence[Hand], number: int, seed: str) -> list[float] | None:
        """How often each of the places does what is asked, of so many tries; None: the first is not clearly best."""
        shares: list[float] = []
        for one in offered:
            share = self.share(one, asked, number, seed)
            least = MARGIN if number < CONFIRM else max(MARGIN, ERRORS * error(shares[0] if shares else 0.0, share))
            if (share < GOOD) if not shares else (shares[0] - share < least):
                return None
            shares.append(share)
        return shares

    def choice(self, name: str, asked: Asked, offered: Sequence[Hand], n: int) -> Hand:
        """Which of the places a computer player takes; where the question is what holds, which it tries first."""
        layer = self.layer
        layer.rng, layer.skill = random.Random(f"{self.seed}/{name}/{n}"), SKILLS[name]
        if asked.aim == ROLLS:
            layer.skill = replace(SKILLS[name], roll_weight=EAGER)
        ideas = layer.by_promise(offered)
        if asked.aim != HOLDS and (best := layer.best_of(ideas)) is not None:
            return next(one for one in offered if place_of(one) == place_of(best.hand))
        return ideas[0]


def puzzles(
    view: Hamsterrolle, seat: Seat, seed: str, weakest: str, is_wanted: Callable[[str, Mapping[str, int]], bool]
) -> Iterator[Found]:
    """What can be asked at a moment and is not found by the *weakest* player. *is_wanted*: of a question, and of how
    many tries of each computer player find the answer, whether it is to be confirmed."""
    if view.attempt != -1 or not FEWEST_PIECES <= len(view.in_wheel()) <= FULLEST:
        return
    wheel = Wheel(view, seat, seed)
    for asked, offered in wheel.candidates():
        if [wheel.does(one, asked) for one in offered] != [True] + [False] * (len(offered) - 1):
            continue
        said = [wheel.choice(weakest, asked, offered, n) for n in range(TRIES)]
        if 2 * said.count(offered[0]) > TRIES or said[0] == offered[0]:
            continue
        if wheel.shares(asked, offered, SIFT, "sift") is None:
            continue
        solved = {}
        for name in SKILLS:
            solved[name] = sum(wheel.choice(name, asked, offered, n) == offered[0] for n in range(TRIES))
        if is_wanted(asked.aim, solved) and (shares := wheel.shares(asked, offered, CONFIRM, "again")) is not None:
            order = [0, *sorted(range(1, len(offered)), key=lambda n: -shares[n])]
            yield Found(asked.aim, [offered[n] for n in order], [shares[n] for n in order], solved, said[0])
