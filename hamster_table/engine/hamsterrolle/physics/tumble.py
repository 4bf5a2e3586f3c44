"""From a hand that opens to a wheel at rest."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import Compartment, Hand, Settle, Spill
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.physics.world import World
from hamster_table.engine.hamsterrolle.state import Hamsterrolle

TILT_PER_STRENGTH = 0.6
"""How far down goes aside while the table trembles, in m/s2 for each degree of strength."""
TILT_STEPS = 150
"""Steps that it goes to one side, and then to the other."""
MAX_RETRIES = 4
"""So often what is caught at a bad moment goes on moving."""


def world_of(state: Hamsterrolle, is_rough: bool = False) -> World:
    """The wheel as it is in a state, nobody touching it."""
    return World(state.angle, {piece: state.poses[piece] for piece in state.in_wheel()}, is_rough)


def at_rest(state: Hamsterrolle, quake_strength: int = 0) -> Settle:
    """How the wheel comes to rest from a state, after a tremble of that strength."""
    course = Course(world_of(state), state, quake_strength)
    while not course.is_over:
        course.step()
    return course.world.settle()


class Course:
    """From a state in which a hand has just opened to a wheel at rest, step by step. Whoever looks on or does not, and
    in whatever portions: equal states take equal courses."""

    def __init__(self, world: World, state: Hamsterrolle, quake_strength: int = 0) -> None:
        """The world is that of the state, and nobody has touched it."""
        self.world = world
        self.is_over = False
        self._state = state
        self._tilts = [*tilt_sequence(quake_strength)]
        self._steps = self._times = 0

    def step(self) -> None:
        """Go on by one step of the world."""
        if self._tilts and self._steps % TILT_STEPS == 0:
            self.world.tilt(self._tilts.pop(0))
        self._steps += 1
        self.world.step()
        self.is_over = self.world.is_over and not self._tilts and self._is_believed()

    def _is_believed(self) -> bool:
        """Whether the rules can believe how it ended. What is caught at a bad moment goes on moving a little."""
        if self._times == MAX_RETRIES or legality.check_settle(self._state, self.world.settle()) is None:
            return True
        self._times += 1
        self.world.rest.allow_more()
        self.world.go_on()
        return False


def to_action(world: World, state: Hamsterrolle, deed: type[Hand], compartment: Compartment | None = None) -> Hand:
    """What the rules hear of a hand, before it opens: which piece, where it is, and what else it has moved since
    *state*. Without a compartment, the one it is in is meant. For a `Spill`, what has fallen is told too."""
    assert world.carried is not None
    pose = world.pose(world.carried)
    moved = tuple((piece, *its) for piece, its in world.poses().items() if its != state.poses[piece])
    meant = compartment_of(pose) if compartment is None else compartment
    fallen = {"fallen": tuple(world.fallen)} if deed is Spill else {}
    return deed(world.carried, meant, world.angle, pose, moved, world.pushed(), **fallen)


def tilt_sequence(strength: int) -> tuple[float, ...]:
    """How far down goes aside, one time after the other, while the table trembles: one way and back (HR-33)."""
    return (TILT_PER_STRENGTH * strength, -TILT_PER_STRENGTH * strength, 0.0) if strength else ()
