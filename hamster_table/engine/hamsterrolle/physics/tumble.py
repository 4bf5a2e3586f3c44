"""Simulates from a hand that opens to a wheel at rest."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import Settle
from hamster_table.engine.hamsterrolle.physics.rest_detector import CHECK_EVERY
from hamster_table.engine.hamsterrolle.physics.world import World
from hamster_table.engine.hamsterrolle.state import Hamsterrolle

TILT_PER_STRENGTH = 0.6
"""How far gravity is tilted along the axle while the table trembles, in m/s2 for each degree of strength."""
TILT_STEPS = 150
"""How many steps the table is tilted to each side."""
MAX_RETRIES = 4
"""How often a rest that the rules would refuse is simulated on."""


def world_of(state: Hamsterrolle, is_rough: bool = False) -> World:
    """A world with the wheel and the poses of a state, untouched; a rough one is quicker and less exact."""
    return World(state.box, state.angle, {piece: state.poses[piece] for piece in state.in_wheel()}, is_rough)


def at_rest(state: Hamsterrolle, quake_strength: int = 0) -> Settle:
    """Simulate until rest from a state, after a quake of that strength (0: none). Raises `NumericalFailure`."""
    course = Course(world_of(state), state, quake_strength)
    while not course.is_over:
        course.step()
    return course.world.settle()


class Course:
    """The simulation from a state to rest, step by step.

    Deterministic on one machine: equal states take equal courses, in whatever portions they are stepped.
    """

    def __init__(self, world: World, state: Hamsterrolle, quake_strength: int = 0) -> None:
        """*world* is `world_of(state)`, untouched. A quake comes to a wheel that no hand has held."""
        self.world = world
        if not quake_strength:
            world.jolt(state.box.hand["jolt"])
        self.is_over = False
        self._state = state
        self._tilts = [*tilt_sequence(quake_strength)]
        self._steps = self._times = 0

    def step(self) -> None:
        """Simulate the world until its next judgement, and find out whether it is the last."""
        if self._tilts and self._steps % TILT_STEPS == 0:
            self.world.tilt(self._tilts.pop(0))
        self._steps += CHECK_EVERY
        self.world.step(CHECK_EVERY)
        # While another tilt is due nothing is over, even if all stands still for a moment.
        self.is_over = self.world.is_over and not self._tilts and self._is_believed()

    def _is_believed(self) -> bool:
        """Whether the rules accept the rest. If not, let it move on a little, at most `MAX_RETRIES` times."""
        if self._times == MAX_RETRIES or legality.check_settle(self._state, self.world.settle()) is None:
            return True
        self._times += 1
        self.world.rest.allow_more()
        self.world.go_on()
        return False


def tilt_sequence(strength: int) -> tuple[float, ...]:
    """The sideways accelerations of a quake in m/s2, each for `TILT_STEPS`: one way, back, none (HR-33)."""
    return (TILT_PER_STRENGTH * strength, -TILT_PER_STRENGTH * strength, 0.0) if strength else ()
