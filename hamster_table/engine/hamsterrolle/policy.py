"""Hands of computer players: they try places out in the same wood, on a wheel of their own, and tremble a little."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from hamster_table.engine.hamsterrolle import simple
from hamster_table.engine.hamsterrolle.box import box
from hamster_table.engine.hamsterrolle.laying import build_at, one_of_each, passes
from hamster_table.engine.hamsterrolle.setup import ChooseSide
from hamster_table.engine.hamsterrolle.state import NOWHERE, Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.hamsterrolle.window import window
from hamster_table.engine.hamsterrolle.words import TURN, WHEEL, Build, Face, Hand, Piece, kind_of
from hamster_table.engine.kernel import Action, Seat

Stop = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a hand builds."""

    tries: int
    """So many places are tried out; 0: the first idea is taken."""
    tremor: float
    """How far the hand strays, in tenths of a millimetre (standard deviation)."""
    tilt: float
    """How far it turns the piece by mistake, in degrees."""


SKILLS: Mapping[str, Skill] = {
    "whim": Skill(tries=0, tremor=50.0, tilt=4.0),
    "steady": Skill(tries=4, tremor=30.0, tilt=2.0),
    "sharp": Skill(tries=14, tremor=15.0, tilt=1.0),
}
ACROSS = (0, 40, -40)
"""How far from the middle of the rim a place is looked for, tenths of a millimetre."""
PATIENCE = 700
"""So many steps of two milliseconds a trial is watched."""
BATCH = 50
IDEAS = 40
STEADIER = 6
"""So often a hand tries again, each time trembling half as much, when it has strayed to where it may not let go."""
FALLEN, NOT_BUILT, PASSED = 2.0, 1.5, 1.2
"""What a piece that falls costs, a turn without building, and a pass: in pieces."""


def choose(view: Hamsterrolle, seat: Seat, rng: random.Random) -> Action:
    """A sensible action for a seat, at once."""
    return think(view, seat, rng, "steady", lambda: False)


def think(view: Hamsterrolle, seat: Seat, rng: random.Random, level: str, stop: Stop) -> Action:
    """What a hand of that level does. It is cut short by *stop*."""
    step = view.agenda[-1]
    if isinstance(step, ChooseSide):
        return Face("left")
    assert isinstance(step, TakeTurn)
    skill = SKILLS[level]
    ideas = [*builds(view, seat, rng)]
    if not skill.tries:
        return trembled(view, seat, ideas[0], skill, rng) if ideas else step.sample(view, seat, rng)
    best, cost = None, float("inf")
    for n, idea in enumerate(ideas[: skill.tries]):
        if n and stop():
            break
        found = tried(view, idea, rng, stop)
        if found < cost:
            best, cost = idea, found
        if cost <= 0:
            break
    if cost > PASSED:
        best = better_pass(view, seat, rng, cost, stop) or best
    return trembled(view, seat, best, skill, rng) if best else step.sample(view, seat, rng)


def builds(view: Hamsterrolle, seat: Seat, rng: random.Random) -> list[Hand]:
    """Places for pieces, the most promising first: heavy ones, far back and low."""
    others = {piece: view.poses[piece] for piece in view.in_wheel()}
    found: list[tuple[float, Hand]] = []
    for n, compartment in enumerate(window(view)):
        for piece in one_of_each(view, view.stock(seat), compartment):
            if view.attempt in (-1, piece) and len(found) < IDEAS:
                across = rng.choice(ACROSS)
                if action := build_at(view, seat, piece, compartment, others, across):
                    found.append((appeal(piece, action, n) + rng.random(), action))
    return [action for _, action in sorted(found, key=lambda idea: -idea[0])]


def appeal(piece: Piece, action: Hand, ahead: int) -> float:
    """How promising a place looks: near to the floor, not far ahead, and rid of an awkward piece."""
    low = (action.pose[0] ** 2 + action.pose[2] ** 2) / box().wheel.inner ** 2
    return 4 * low - 0.5 * ahead + max(box().sizes[kind_of(piece)]) / 1000


def better_pass(view: Hamsterrolle, seat: Seat, rng: random.Random, cost: float, stop: Stop) -> Hand | None:
    """A pass that costs less than building."""
    if view.reference == NOWHERE:
        return None
    ideas = [*passes(view, seat)]
    rng.shuffle(ideas)
    for idea in ideas[:4]:
        if stop():
            break
        if PASSED + tried(view, idea, rng, stop) < cost:
            return idea
    return None


def tried(view: Hamsterrolle, idea: Hand, rng: random.Random, stop: Stop) -> float:
    """What an idea costs, in pieces, on a wheel of one's own."""
    state = view.copy()
    state.place[idea.piece], state.poses[idea.piece], state.angle = WHEEL, idea.pose, idea.angle
    fallen = fallen_in_wood(state, stop) if view.wood else None
    if fallen is None:
        fallen = [*simple.settle(state, idea.piece, random.Random(rng.getrandbits(32))).fallen]
    own = isinstance(idea, Build) and idea.piece in fallen
    return FALLEN * len(fallen) + NOT_BUILT * own - (FALLEN if own else 0)


def fallen_in_wood(state: Hamsterrolle, stop: Stop) -> list[Piece] | None:
    """What falls when all is let go; None where wood cannot be reckoned."""
    try:
        from hamster_table.engine.hamsterrolle.physics import tumble
    except ImportError:
        return None
    world = tumble.world_of(state)
    for _ in range(PATIENCE // BATCH):
        world.step(BATCH)
        if world.is_over or stop():
            break
    return world.fallen


def trembled(view: Hamsterrolle, seat: Seat, idea: Hand, skill: Skill, rng: random.Random) -> Hand:
    """What becomes of an idea in a hand that trembles; never what may not be done."""
    step = view.agenda[-1]
    for n in range(STEADIER):
        action = strayed(idea, skill.tremor / 2**n, skill.tilt / 2**n, rng)
        if step.refusal(view, seat, action) is None:
            return action
    return idea


def strayed(idea: Hand, tremor: float, tilt: float, rng: random.Random) -> Hand:
    """The same place, missed by a little."""
    x, y, z = (round(side + rng.gauss(0.0, tremor)) for side in idea.pose[:3])
    turn = [part + rng.gauss(0.0, TURN * tilt / 115) for part in idea.pose[3:]]
    length = sum(part * part for part in turn) ** 0.5
    return replace(idea, pose=(x, y, z, *(round(TURN * part / length) for part in turn)))
