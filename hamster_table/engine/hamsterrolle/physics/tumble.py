"""From a hand that opens to a wheel at rest."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle import judging
from hamster_table.engine.hamsterrolle.lying import compartment_of
from hamster_table.engine.hamsterrolle.physics.world import World
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.words import Compartment, Hand, Settle, Spill

SHAKE = 0.6
"""How far down goes aside while the table trembles, in m/s2 for each degree of strength."""
SHAKEN_FOR = 150
"""Steps that it goes to one side, and then to the other."""
AGAIN, MORE_STEPS = 4, 250
"""What is caught at a bad moment may go on moving so often, by so many steps."""


def world_of(state: Hamsterrolle, is_rough: bool = False) -> World:
    """The wheel as it is in a state, nobody touching it."""
    return World(state.angle, {piece: state.poses[piece] for piece in state.in_wheel()}, is_rough)


def at_rest(state: Hamsterrolle, shaken: int = 0) -> Settle:
    """How the wheel comes to rest from a state, after a tremble of that strength."""
    world = world_of(state)
    tremble(world, shaken)
    return finish(world, state)


def finish(world: World, state: Hamsterrolle) -> Settle:
    """Go on until all is at rest, and lies as the rules can believe it."""
    while not world.is_over:
        world.step()
    for _ in range(AGAIN):
        if judging.settled(state, settle := world.settle()) is None:
            break
        world.step(MORE_STEPS)
    return settle


def told(world: World, state: Hamsterrolle, deed: type[Hand], compartment: Compartment | None = None) -> Hand:
    """What the rules hear of a hand, before it opens: which piece, where it is, and what else it has moved since
    *state*. Without a compartment, the one it is in is meant. For a `Spill`, what has fallen is told too."""
    assert world.carried is not None
    pose = world.pose(world.carried)
    moved = tuple((piece, *its) for piece, its in world.poses().items() if its != state.poses[piece])
    meant = compartment_of(pose) if compartment is None else compartment
    fallen = {"fallen": tuple(world.fallen)} if deed is Spill else {}
    return deed(world.carried, meant, world.angle, pose, moved, world.pushed(), **fallen)


def tremble(world: World, strength: int) -> None:
    """Shake the table sideways, one way and back (HR-33)."""
    for aside in sways(strength):
        world.tilt(aside)
        world.step(SHAKEN_FOR)


def sways(strength: int) -> tuple[float, ...]:
    """How far down goes aside, one time after the other, while the table trembles."""
    return (SHAKE * strength, -SHAKE * strength, 0.0) if strength else ()
