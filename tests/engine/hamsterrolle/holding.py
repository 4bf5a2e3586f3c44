"""Wheels in a hand: what falls by the hand alone where a full one rolls and is held again, and what holds in one that
is held, in exact wood."""

from dataclasses import dataclass

from hamster_table.engine.hamsterrolle.actions import THE_CONE, kind_of
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.physics import World
from hamster_table.engine.hamsterrolle.placements import places
from hamster_table.engine.hamsterrolle.settling import cone_at_start
from tests.engine.hamsterrolle.energy import MEASURES, EnergyBook, fastest, roll_at, roll_speed

SECOND = 500
"""Steps in a second."""
LOWEST = 0, 1, 11, 2, 10
"""The compartments round the lowest one at the start."""
NEARLY_ALIKE = tuple(n / 1000 for n in range(-6, 7) if n)
"""By these shares everything moves faster in the runs that are to show what may fall by chance."""


def full_wheel(count, rng):
    """A wheel with so many bodies, or a few less that have fallen, at rest."""
    poses = {THE_CONE: cone_at_start(MEASURES)}
    for n, piece in enumerate(rng.sample(range(THE_CONE), count - 1)):
        for compartment in (LOWEST[n % len(LOWEST)], *LOWEST):
            if pose := next(places(MEASURES, kind_of(piece), compartment, poses, False), None):
                poses[piece] = pose
                break
    world = World(MEASURES, 0, poses)
    while not world.is_over:
        world.step()
    return world


def full_wheels(count, rng):
    """Angle and poses of so many wheels of 10 to 26 bodies."""
    worlds = (full_wheel(rng.randrange(10, 27), rng) for _ in range(count))
    return [(world.angle, world.poses()) for world in worlds]


def rolling(angle, poses, speed, rng):
    """A wheel that rolls so fast, in radians a second; None: under the weight of a piece that is put on its rim, for
    some tenths of a second."""
    if speed is not None:
        world = World(MEASURES, angle, poses)
        roll_at(world, speed)
        world.step(20)
        return world
    lowest = round(angle / 3000)
    for piece in rng.sample(range(THE_CONE), THE_CONE):
        compartment = (lowest + rng.randrange(1, 4)) % 12
        pose = next(places(MEASURES, kind_of(piece), compartment, poses, False), None)
        if piece not in poses and pose:
            poses = {**poses, piece: pose}
            break
    world = World(MEASURES, angle, poses)
    world.step(rng.randrange(50, 250))
    return world


@dataclass(frozen=True)
class Held:
    """What became of a rolling wheel in the second after a hand began to hold it, and if it had rolled on instead."""

    speed: float
    """At which it rolled, in radians a second."""
    by_hand: set[int]
    """The pieces that fell while it was held."""
    rolling_on: set[int]
    """The pieces that fall if it rolls on."""
    lost: set[int]
    """The pieces that fell by the hand alone: in no run does the wheel drop them that rolls on nearly alike.

    A piece that is about to fall goes or stays by less than numbers say of where it is, hand or no hand.
    """
    gain: float
    """What energy was gained, as a share of what there was."""
    fastest: float
    """How fast the fastest piece became, in metres a second."""


def held_again(world):
    """Hold a wheel that rolls, and let it roll on instead."""
    was, speed, most = world.snapshot(), abs(roll_speed(world)), 0.0
    world.hold(True)
    book = EnergyBook(world)
    for _ in range(SECOND):
        book.step(1)
        most = max(most, fastest(world))
    by_hand, rolling_on = {*world.fallen}, fallen_later(world, was, 0.0)
    lost = by_hand - rolling_on
    for faster in NEARLY_ALIKE:
        if not lost:
            break
        lost -= fallen_later(world, was, faster)
    return Held(speed, by_hand, rolling_on, lost, book.gain, most)


def fallen_later(world, was, faster):
    """What has fallen a second after a moment if the wheel rolls on, everything being faster by that share."""
    world.restore(was)
    world._data.qvel[:] *= 1 + faster
    world.step(SECOND)
    return {*world.fallen}


LONGEST_S, LOOK_STEPS, CALM_LOOKS = 0.7, 10, 4
"""How long exact wood is looked at, how often, and after how many looks without movement it lies."""
LIES, LIES_TURN = 3, 40
"""What moves less between two looks lies: tenths of a millimetre, and ten-thousandths of a quaternion."""


def holds_in_exact_wood(measures, angle, poses, piece):
    """Whether a piece that is let go at its pose, the wheel being held, comes to lie in its compartment, and nothing
    falls."""
    world = World(measures, angle, poses)
    world.hold(True)
    was, calm = world.poses(), 0
    while world.time < LONGEST_S and calm < CALM_LOOKS:
        world.step(LOOK_STEPS)
        now = world.poses()
        if world.fallen or compartment_of(now[piece]) != compartment_of(poses[piece]):
            return False
        calm = calm + 1 if all(is_near(was[piece], now[piece], LIES, LIES_TURN) for piece in now) else 0
        was = now
    return calm == CALM_LOOKS


def is_near(one, other, far, turned):
    """Whether two poses differ by no more than so many tenths of a millimetre and ten-thousandths of a quaternion."""
    way = max(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True))
    # A quaternion and its negative are the same turn.
    turn = min(max(abs(a - sign * b) for a, b in zip(one[3:], other[3:], strict=True)) for sign in (1, -1))
    return way <= far and turn <= turned


def some_places(measures, angle, poses, count, rng):
    """So many places in a wheel at which a hand might let a piece go: the piece, and its pose."""
    lowest, found = round(angle / 3000), []
    for piece in (piece for piece in range(THE_CONE + 1) if piece not in poses):
        for ahead in range(-1, 5):
            found += [(piece, pose) for pose in places(measures, kind_of(piece), (lowest + ahead) % 12, poses, False)]
    return rng.sample(found, min(count, len(found)))
