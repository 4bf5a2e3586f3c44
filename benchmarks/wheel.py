"""The wheel of Hamsterrolle: how fast the physics is, how still pieces lie, and how stable it stays.

`python -m benchmarks.wheel [WHAT [COUNT [SEED]]]`, where WHAT is speed, settles, creep, rests, twice, held, drops or
drags; without a word, everything.
"""

from __future__ import annotations

import json
import math
import random
import statistics
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks import machine
from benchmarks.wheel_rests import precisely, rests, twice
from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import THE_CONE, Pose, kind_of
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.physics import Snapshot, World
from hamster_table.engine.hamsterrolle.placements import places
from hamster_table.engine.hamsterrolle.settling import cone_at_start
from tests.engine.hamsterrolle.energy import EnergyBook, fastest, roll_at, roll_speed

MEASURES = box(1)

SECONDS = 500
"""Steps in a second."""
A_LITTLE = 0.001
"""So much faster, as a share, a wheel rolls to see what is chance."""
LOWEST = 0, 1, 11, 2, 10
"""The compartments round the lowest one at the start."""


def crowd(count: int, rng: random.Random) -> World:
    """A wheel with so many bodies, or a few less that have fallen, at rest."""
    poses = {THE_CONE: cone_at_start(MEASURES)}
    for n, piece in enumerate(rng.sample(range(THE_CONE), count - 1)):
        for compartment in (LOWEST[n % len(LOWEST)], *LOWEST):
            if pose := next(places(MEASURES, kind_of(piece), compartment, poses, False), None):
                poses[piece] = pose
                break
    return rest(World(MEASURES, 0, poses))


def wheels() -> list[World]:
    """Wheels of real games, with 10 to 20 pieces in them, and one as full as it gets."""
    games = json.loads((Path(__file__).parents[1] / "tests/engine/hamsterrolle/wheels.json").read_text())
    return [
        World(box(game.get("edition", 1)), game["angle"], {piece: tuple(pose) for piece, *pose in game["poses"]})
        for game in games
    ]


def rest(world: World) -> World:
    while not world.is_over:
        world.step()
    return world


def speed(count: int, seed: int) -> None:
    """Real time, in simulated seconds for each second of the processor. No game has all 29 in the wheel: it is over
    as soon as somebody has none left."""
    crowds = [crowd(bodies, random.Random(seed)) for bodies in (10, 20)]
    for full in *crowds, rest(wheels()[-1]):
        for words, aside in ("at rest", 0.0), ("shaken", 1.0):
            world, taken = World(MEASURES, full.angle, full.poses()), 0.0
            for n in range(10):
                world.tilt(aside * (-1) ** n)
                begun = time.process_time()
                world.step(count // 10)
                taken += time.process_time() - begun
            step = taken / count
            print(f"  {len(world.pieces)} bodies {words}: {1e6 * step:.0f} us, {1 / SECONDS / step:.1f} x real time")


def settles(count: int, seed: int) -> None:
    """A piece is put down in a wheel of a real game: how long all takes to come to rest, and whether rough wood, in
    which computer players try places out, tells what will fall."""
    rng, bases, took, lasted, rough, same = random.Random(seed), wheels(), [], [], [], 0
    while len(took) < count:
        base = rng.choice(bases)
        piece = rng.choice([piece for piece in range(THE_CONE) if piece not in base.pieces])
        lowest = round(base.angle / 3000)
        compartment = (lowest + rng.randrange(-1, 4)) % 12
        if pose := next(places(MEASURES, kind_of(piece), compartment, base.poses(), False), None):
            ends = []
            for is_rough, times in (False, took), (True, rough):
                begun = time.process_time()
                world = rest(World(MEASURES, base.angle, {**base.poses(), piece: pose}, is_rough))
                times.append(time.process_time() - begun)
                ends.append(world)
            lasted.append(ends[0].time)
            same += {*ends[0].fallen} == {*ends[1].fallen}
    for words, times in ("CPU", took), ("CPU, rough", rough), ("simulated", lasted):
        late = statistics.quantiles(times, n=20)[-1]
        print(f"  {words}: mean {statistics.mean(times):.2f} s, 95 % {late:.2f} s, most {max(times):.2f} s")
    print(f"  of {count} the same pieces have fallen in rough wood in {same}")


def creep(count: int, seed: int) -> None:
    """How far anything goes, in the wheel, in so many seconds after rest."""
    for world in wheels():
        angle, poses = world.angle, rest(world).poses()
        world = rest(World(MEASURES, world.angle, poses))
        before, angle = precisely(world), world.angle
        world.step(count * SECONDS)
        after = precisely(world)
        ways = sorted(math.dist(before[piece], after[piece]) for piece in before if piece in after)
        print(f"  {len(before)} bodies, {count} s: most {ways[-1]:.3f} mm, half {ways[len(ways) // 2]:.3f} mm", end="")
        print(f"; the wheel rolled {(world.angle - angle) / 100:.2f} degrees")


def is_sound(world: World, on_top: int | None = None) -> str:
    """What is wrong with a wheel at rest; "" when nothing is. One piece may lie on top of the wheel."""
    if world.failures:
        return "numbers went astray"
    for piece, pose in world.poses().items():
        if world.depth(piece) > 0.001:
            return "deeper than 1 mm"
        if is_outside(pose) and piece != on_top:
            return "through the rim"
    return ""


def is_outside(pose: Pose) -> bool:
    """Whether the middle of a piece is in the rim or beyond it; 1830 and 380 are tenths of a millimetre."""
    x, y, z, *_ = pose
    return math.hypot(x, z) > 1830 and abs(y) < 380


def is_inside(pose: Pose) -> bool:
    """Whether the middle of a piece is within the rim."""
    x, y, z, *_ = pose
    return math.hypot(x, z) <= 1830 and abs(y) < 380


def drops(count: int, seed: int) -> None:
    """Pieces that fall into the wheel from anywhere in it."""
    rng, wrong = random.Random(seed), Counter()
    for _ in range(count):
        poses = {THE_CONE: cone_at_start(MEASURES)}
        for n, piece in enumerate(rng.sample(range(THE_CONE), 4)):
            pose = pose_at(rng.randrange(36_000), 500 + 280 * n, rng.randrange(-150, 150))
            turn = [rng.gauss(0, 1) for _ in range(4)]
            size = math.hypot(*turn)
            pose = (*pose[:3], *(round(10_000 * part / size) for part in turn))
            meets = any(legality.collide(MEASURES, kind_of(piece), pose, kind_of(o), p, 0) for o, p in poses.items())
            if not meets and not legality.is_in_the_wood(piece, pose):
                poses[piece] = pose
        world = World(MEASURES, 0, poses)
        rest(world)
        wrong[is_sound(world)] += 1
    print(f"  {count} drops, seed {seed}: {dict(wrong)}")


def drags(count: int, seed: int) -> None:
    """A hand that tears a piece about in a full wheel, against the rim and the others."""
    rng, wrong, deepest = random.Random(seed), Counter(), 0.0
    base = crowd(12, rng)
    angle, poses = base.angle, base.poses()
    for _ in range(count):
        world = World(MEASURES, angle, poses)
        world.hold(rng.random() < 0.5)
        piece = rng.choice([p for p in range(THE_CONE) if p not in poses])
        world.take(piece, (0.0, -0.25, 0.0))
        for _ in range(8):
            world.drag(
                [rng.uniform(-0.3, 0.3), rng.uniform(-0.1, 0.1), rng.uniform(-0.3, 0.3)],
                [rng.gauss(0, 1) for _ in range(4)],
            )
            for _ in range(10):
                was_inside = is_inside(world.pose(piece))
                world.step(10)
                deepest = max(deepest, world.depth(piece))
                wrong["carried through the rim"] += was_inside and is_outside(world.pose(piece))
        world.hold(False)
        if not world.let_go():
            world.put_away()
        rest(world)
        wrong[is_sound(world, on_top=piece)] += 1
    print(f"  {count} drags, seed {seed}: {dict(wrong)}; pressed in at most {1000 * deepest:.2f} mm")


def held(count: int, seed: int) -> None:
    """A hand holds a wheel of 10 to 26 pieces again that rolls at some speed, or as fast as it does under a new piece:
    what falls that stays if it rolls on, and the other way round; how fast anything gets, and what energy is gained.
    Beside it, as pieces that are on their way fall by chance, what falls otherwise if it only rolls a little faster."""
    rng, bases = random.Random(seed), []
    for _ in range(count):
        base = crowd(rng.randrange(10, 27), rng)
        bases.append((base.angle, base.poses()))
    for speed in 0.05, 0.1, 0.2, 0.4, None:
        by_hand, by_chance, most, gain, rolled = Counter(), Counter(), 0.0, 0.0, 0.0
        for angle, poses in bases:
            world = rolling_freely(angle, poses, rng) if speed is None else World(MEASURES, angle, poses)
            if speed is not None:
                roll_at(world, speed)
                world.step(20)
            was, rolled = world.snapshot(), max(rolled, abs(roll_speed(world)))
            world.hold(True)
            book = EnergyBook(world)
            for _ in range(SECONDS):
                book.step(1)
                most = max(most, fastest(world))
            gain, fallen = max(gain, book.gain), {*world.fallen}
            rolls_on = fallen_later(world, was, 0.0)
            count_falls(by_hand, fallen, rolls_on)
            count_falls(by_chance, fallen_later(world, was, A_LITTLE), rolls_on)
        words = f"{speed} rad/s" if speed else f"freely, at most {rolled:.2f} rad/s"
        print(f"  {count} wheels, {words}: a hand drops {as_words(by_hand)} than rolling on does", end="")
        print(f", rolling on a little faster {as_words(by_chance)}", end="")
        print(f"; the fastest piece {most:.2f} m/s; energy gained {gain:.3%}", flush=True)


def fallen_later(world: World, was: Snapshot, faster: float) -> set[int]:
    """What has fallen a second after a moment if the wheel rolls on, everything being faster by that share."""
    world.restore(was)
    world._data.qvel[:] *= 1 + faster
    world.step(SECONDS)
    return {*world.fallen}


def count_falls(counter: Counter[str], fallen: set[int], rolls_on: set[int]) -> None:
    """Count what fell and would have stayed if the wheel rolled on, and what stayed and would have fallen."""
    counter["more"] += len(fallen - rolls_on)
    counter["fewer"] += len(rolls_on - fallen)
    counter["wheels"] += fallen != rolls_on


def as_words(counter: Counter[str]) -> str:
    """Such a count in words."""
    return f"{counter['more']} pieces more and {counter['fewer']} fewer in {counter['wheels']} wheels"


def rolling_freely(angle: int, poses: dict[int, Pose], rng: random.Random) -> World:
    """A wheel that rolls under the weight of what has been put on its rim, for some tenths of a second."""
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


WHAT = {
    "speed": (speed, 1000),
    "settles": (settles, 100),
    "creep": (creep, 30),
    "rests": (rests, 600),
    "twice": (twice, 1000),
    "held": (held, 100),
    "drops": (drops, 1000),
    "drags": (drags, 200),
}


def main(words: list[str]) -> None:
    """Measure what is asked for."""
    for name in words[:1] or WHAT:
        measure, count = WHAT[name]
        machine.title(name)
        measure(int(words[1]) if len(words) > 1 else count, int(words[2]) if len(words) > 2 else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
