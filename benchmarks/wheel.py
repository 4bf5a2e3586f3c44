"""The wheel of Hamsterrolle: how fast the physics is, how still pieces lie, and how stable it stays.

`python -m benchmarks.wheel [WHAT [COUNT [SEED]]]`, where WHAT is speed, settles, trials, creep, rests, twice, held,
drops or drags; without a word, everything.
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
from hamster_table.engine.cancellation import never
from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import THE_CONE, Pose, kind_of
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.physics import World
from hamster_table.engine.hamsterrolle.physics.hold_trial import TrialWorld
from hamster_table.engine.hamsterrolle.placements import places
from hamster_table.engine.hamsterrolle.settling import cone_at_start
from tests.engine.hamsterrolle.holding import (
    full_wheel,
    full_wheels,
    held_again,
    holds_in_exact_wood,
    rolling,
    some_places,
)

MEASURES = box(3)

SECONDS = 500
"""Steps in a second."""


def wheels() -> list[World]:
    """Wheels of real games, with 10 to 20 pieces in them, and one as full as it gets."""
    games = json.loads((Path(__file__).parents[1] / "tests/engine/hamsterrolle/wheels.json").read_text())
    return [World(MEASURES, game["angle"], {piece: tuple(pose) for piece, *pose in game["poses"]}) for game in games]


def rest(world: World) -> World:
    while not world.is_over:
        world.step()
    return world


def speed(count: int, seed: int) -> None:
    """Real time, in simulated seconds for each second of the processor. No game has all 29 in the wheel: it is over
    as soon as somebody has none left."""
    crowds = [full_wheel(bodies, random.Random(seed)) for bodies in (10, 20)]
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
        words += f": median {statistics.median(times):.2f} s, mean {statistics.mean(times):.2f}, 95 % {late:.2f}"
        print(f"  {words}, most {max(times):.2f}")
    print(f"  of {count} the same pieces have fallen in rough wood in {same}")


def trials(count: int, seed: int) -> None:
    """Pieces are let go at places in wheels that are held: how long a trial takes in the wood of trials and in exact
    wood, and whether it ends alike. What it takes until the pile sleeps, once for each wheel, is in the mean."""
    rng, alike, all_places = random.Random(seed), Counter(), 0
    for game in sorted(wheels(), key=lambda world: len(world.pieces)):
        angle, poses = game.angle, game.poses()
        spots, times, exact = some_places(MEASURES, angle, poses, count, rng), [], []
        begun = time.process_time()
        world = TrialWorld(MEASURES, angle, poses)
        first = time.process_time() - begun
        holding = 0
        for piece, pose in spots:
            begun = time.process_time()
            holds = world.try_piece(piece, pose, never)[0]
            times.append(time.process_time() - begun)
            begun = time.process_time()
            alike[holds, holds_in_exact_wood(MEASURES, angle, {**poses, piece: pose}, piece)] += 1
            exact.append(time.process_time() - begun)
            holding += holds
        all_places += len(spots)
        words = f"  {len(poses)} bodies, {len(spots)} places, of which {holding} hold: "
        for name, some in ("", times), ("in exact wood ", exact):
            words += f"{name}median {1e3 * statistics.median(some):.1f} ms, "
            words += f"95 % {1e3 * statistics.quantiles(some, n=20)[-1]:.1f}; "
        print(
            f"{words}mean with what it takes to put the pile to sleep {1e3 * (sum(times) + first) / len(spots):.1f}",
            flush=True,
        )
    print(f"  of {all_places} {alike[True, True] + alike[False, False]} end alike; {alike[True, False]} hold only in")
    print(f"  the wood of trials, {alike[False, True]} only in exact wood")


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
    base = full_wheel(12, rng)
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
    what falls by the hand alone, how fast anything gets, and what energy is gained."""
    rng = random.Random(seed)
    bases = full_wheels(count, rng)
    for speed in 0.05, 0.1, 0.2, 0.4, None:
        ends = [held_again(rolling(angle, poses, speed, rng)) for angle, poses in bases]
        words = f"{speed} rad/s" if speed else f"freely, at most {max(end.speed for end in ends):.2f} rad/s"
        by_hand, rolling_on, lost = (
            sum(len(pieces) for pieces in of)
            for of in zip(*[(end.by_hand, end.rolling_on, end.lost) for end in ends], strict=True)
        )
        print(
            f"  {count} wheels, {words}: {lost} pieces fall by the hand alone; {by_hand} fall while it is held", end=""
        )
        print(f", {rolling_on} if it rolls on; the fastest piece {max(end.fastest for end in ends):.2f} m/s", end="")
        print(f"; energy gained {max(end.gain for end in ends):.3%}", flush=True)


WHAT = {
    "speed": (speed, 1000),
    "settles": (settles, 100),
    "trials": (trials, 20),
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
