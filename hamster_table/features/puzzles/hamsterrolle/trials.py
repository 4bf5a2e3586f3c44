"""How good places in a wheel are: each is tried many times, in wheels whose wood and whose push differ from the real
one, as computer players imagine them; or, where the question is whether a piece holds, with a hand that trembles. The
real physics has the last word.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import dist, sqrt

from msgspec.structs import replace

from hamster_table.engine.cancellation import never
from hamster_table.engine.hamsterrolle.actions import FULL_TURN, Angle, Hand, Settle, kind_of
from hamster_table.engine.hamsterrolle.ai.ideas import builds, felt_builds, promise
from hamster_table.engine.hamsterrolle.ai.laying import IMAGINED_STEPS, Layer
from hamster_table.engine.hamsterrolle.ai.noise import perturb
from hamster_table.engine.hamsterrolle.ai.physics_trial import PhysicsTrial
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS
from hamster_table.engine.hamsterrolle.feeling import has_physics
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.holding import laid, try_to_lay
from hamster_table.engine.hamsterrolle.settling import simulate_settle
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.kernel import Seat

HOLDS, STAYS, ROLLS = "holds", "stays", "rolls"
"""What is asked: that the piece holds; that nothing falls; that the wheel rolls on as far as it can."""
OFFERED = 4
"""How many places are offered at most."""
APART = 250
"""Places are so far apart at least, from middle to middle; tenths of a millimetre."""
PLACES = 8
"""So many places that hold are looked at, the most promising first."""
DRAWS = 8
"""How many places are drawn for each piece and compartment."""
TREMBLE, TREMBLE_TURN = 15.0, 1.2
"""How a trembling hand lays a piece: standard deviations, tenths of a millimetre and degrees."""
Place = tuple[int, int]
"""What tells places apart in words: the kind of the piece, and the compartment."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a place is to do."""

    aim: str
    far: Angle = -FULL_TURN
    """How far the wheel is to roll at least."""


def error(one: float, other: float, tries: int) -> float:
    """The standard error of the difference of two shares of so many tries each."""
    least = 1 / tries  # what has always happened may fail once
    return sqrt(sum(max(share * (1 - share), least * (1 - least)) / tries for share in (one, other)))


def place_of(hand: Hand) -> Place:
    """What tells a place apart from others in words."""
    return kind_of(hand.piece), hand.compartment


def apart(chosen: Sequence[Hand], hands: Iterable[Hand]) -> list[Hand]:
    """The first of these that lie so far from what is chosen, and from each other, that one sees which is which; as
    many as may be offered besides."""
    offered = [*chosen]
    for hand in hands:
        if len(offered) < OFFERED and all(dist(hand.pose[:3], one.pose[:3]) >= APART for one in offered):
            offered.append(hand)
    return offered[len(chosen) :]


class Wheel:
    """A wheel in which somebody has a turn."""

    def __init__(self, view: Hamsterrolle, seat: Seat, seed: str) -> None:
        self.view, self.seat, self.seed = view, seat, seed
        step = view.agenda[-1]
        assert isinstance(step, TakeTurn)
        self.step = step
        self.layer = Layer(view, seat, SKILLS["master"], random.Random(0), never)
        self.is_simulated = view.wood and has_physics()
        """Whether there is a real wheel to ask: what is reckoned is left to chance."""
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
                holds[place] = self.let_go(trial.hand)
                slips.pop(place, None)
            else:
                slips.setdefault(place, hand)
        self.holding, self.slipping = [*holds.values()], [*slips.values()]

    def let_go(self, hand: Hand) -> Hand:
        """A hand as the rules take it: in the first edition none tells how its piece came to lie."""
        return hand if self.view.edition > 1 else replace(hand, held=())

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
