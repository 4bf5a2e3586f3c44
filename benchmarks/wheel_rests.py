"""Rests of wood in games of chance: whether they last when they are opened again, and come again bit by bit."""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Iterator

from msgspec.structs import replace

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import Build, Settle
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.physics import World, tumble
from hamster_table.engine.hamsterrolle.placements import builds
from hamster_table.engine.hamsterrolle.state import Hamsterrolle, HamsterrolleSetup
from hamster_table.engine.kernel import CHANCE, advance, play, refusal, waiting

MEASURES = box(3)

SECONDS = 3
"""So long a rest is looked at."""
MOVED, ROLLED = 0.5, 0.15
"""What counts as moved: millimetres, and degrees of the wheel, which are half a millimetre at the rim."""
LONGEST = 60
"""Actions of a game; then another begins."""


def releases(seed: str) -> Iterator[tuple[Hamsterrolle, Settle]]:
    """States in which a hand has just opened, and how they come to rest, of games in wood in which everybody builds at
    random, not quite where it is best."""
    rng = random.Random(seed)
    while True:
        state = GAME.start(HamsterrolleSetup(seats=rng.choice((2, 3, 4)), start="first"))
        advance(state)
        for _ in range(LONGEST):
            if not waiting(state):
                break
            (seat,) = waiting(state)
            if seat == CHANCE:
                settle = state.agenda[-1].sample(state, CHANCE, rng)
                assert isinstance(settle, Settle)
                yield state.copy(), settle
                play(state, CHANCE, settle)
                continue
            ideas = [*builds(state, seat)]
            if ideas:
                play(state, seat, nearby(state, seat, rng.choice(ideas), rng))
            else:
                play(state, seat, state.agenda[-1].sample(state, seat, rng))


def nearby(state: Hamsterrolle, seat: int, hand: Build, rng: random.Random) -> Build:
    """The same, a few millimetres aside and a little turned."""
    for _ in range(6):
        x, y, z, *turn = hand.pose
        turned = [part + rng.gauss(0, 300) for part in turn]
        size = math.hypot(*turned)
        place = (x + rng.randrange(-30, 31), y + rng.randrange(-120, 121), z + rng.randrange(-30, 31))
        other = replace(hand, pose=(*place, *(round(10_000 * part / size) for part in turned)))
        if refusal(state, seat, other) is None:
            return other
    return hand


def precisely(world: World) -> dict[int, tuple[float, ...]]:
    """Where everything is in the wheel, in millimetres."""
    roll, found = world._roll, {}
    for piece in world.pieces:
        (x, y, z), _ = world.room_pose(piece)
        # Turned back by what the wheel has rolled, from the room into the wheel.
        c, s = math.cos(roll), math.sin(roll)
        found[piece] = (1000 * (c * x - s * z), 1000 * y, 1000 * (s * x + c * z))
    return found


def opened(settle: Settle) -> World:
    """The world that begins with a rest."""
    return World(MEASURES, settle.angle, {piece: tuple(pose) for piece, *pose in settle.poses})


def rests(count: int, seed: int) -> None:
    """How far anything goes within some seconds in wheels that are opened again."""
    ways, rolls, wrong = [], [], 0
    for _, (state, settle) in zip(range(count), releases(f"rests/{seed}"), strict=False):
        world = opened(settle)
        before, roll = precisely(world), world._roll
        world.step(SECONDS * 500)
        after = precisely(world)
        ways.append(max(math.dist(before[piece], after[piece]) if piece in after else math.inf for piece in before))
        rolls.append(math.degrees(abs(world._roll - roll)))
        if ways[-1] > MOVED or rolls[-1] > ROLLED:
            wrong += 1
            print(f"  {len(before)} bodies: {ways[-1]:.2f} mm, the wheel {rolls[-1]:.2f} degrees: ", end="")
            print(state.angle, state.poses, flush=True)
    print(f"  of {count} rests {wrong} move within {SECONDS} s; most {max(ways):.2f} mm, half ", end="")
    print(f"{statistics.median(ways):.3f} mm; the wheel rolls at most {max(rolls):.3f} degrees")


def twice(count: int, seed: int) -> None:
    """Whether the same release comes to the same rest, to the last digit."""
    same = sum(
        tumble.at_rest(state).to_json() == settle.to_json()
        for _, (state, settle) in zip(range(count), releases(f"twice/{seed}"), strict=False)
    )
    print(f"  of {count} tumbles {same} are the same when they are simulated again")
