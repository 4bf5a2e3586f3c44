"""The language in which the rules of Hamsterrolle are tested.

>>> match = table("cone@0 tile@2", alice="cube slab", bob="cube")
>>> go(match, alice(put(match, "cube", 3)), rest(match))
>>> where(match)
{'cone': 0, 'tile': 2, 'cube': 3}
>>> supplies(match)
['slab', 'cube']

Pieces are told as words: "tile" is the first of its kind that is not on the table yet, and "tile@2+5" lies in
compartment 2, 5 degrees ahead of its middle.
"""

from dataclasses import replace
from functools import partial

import pytest
from msgspec import structs

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import (
    BOX,
    KINDS,
    PIECES,
    SECTOR,
    WHEEL,
    Build,
    Drop,
    Pass,
    Settle,
    Spill,
    kind_of,
)
from hamster_table.engine.hamsterrolle.build_window import lowest_two
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, is_pose, pose_at
from hamster_table.engine.hamsterrolle.legality import check_held, poses_after
from hamster_table.engine.hamsterrolle.placements import LIES, is_free, lowered, lowest_corner
from hamster_table.engine.hamsterrolle.state import HamsterrolleSetup, initial_state
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match

ruling = pytest.mark.ruling
"""`@ruling("HR-14")`: the test goes red when that ruling is turned round."""

ALICE, BOB, CATHLEEN, DAVE = range(4)


def table(wheel="cone@0", alice="", bob="", cathleen=None, dave=None, reference=2, angle=0, turn=5, **setup):
    """A match at the beginning of Alice's turn, all other pieces out of sight."""
    hands = [hand for hand in (alice, bob, cathleen, dave) if hand is not None]
    chosen = HamsterrolleSetup(seats=len(hands), **{"physics": "reckoned", **setup})
    state = initial_state(chosen)
    state.place, state.poses = [BOX] * PIECES, [()] * PIECES
    for word in wheel.split():
        name, _, spot = word.partition("@")
        compartment, _, ahead = spot.partition("+")
        piece = unused(state, name)
        state.poses[piece] = lay(state, piece, int(compartment), int(ahead or 0))
        state.place[piece] = WHEEL
    for seat, hand in enumerate(hands):
        for name in hand.split():
            state.place[unused(state, name)] = seat
    state.turn, state.builder, state.reference, state.angle = turn, ALICE, reference, angle
    state.lowest = lowest_two(angle)
    state.agenda = [TakeTurn((ALICE,))]
    return Match(replace(GAME, start=lambda _: state), chosen, "a test")


def new(seats, **setup):
    """A fresh game."""
    return Match.new(GAME, seats, {"physics": "reckoned", **setup}, seed="a test")


def unused(state, name):
    """The first piece of that name that is not in play yet."""
    return next(piece for piece in range(PIECES) if KINDS[kind_of(piece)] == name and state.place[piece] == BOX)


def lay(state, piece, compartment, ahead=0, turn=LIES):
    """A pose in a compartment, so many degrees ahead of its middle, as low as there is room."""
    kind = kind_of(piece)
    others = {other: state.poses[other] for other in state.in_wheel() if other != piece}
    radius = state.box.wheel.inner - lowest_corner(state.box, kind, turn)
    while not is_free(state.box, kind, pose := pose_at(SECTOR * compartment + 100 * ahead, radius, 0, turn), others):
        radius -= 5
        assert radius > 0, "there is no room"
    return pose


def held(match, name, seat=ALICE):
    """The piece of that name which a seat may build with."""
    return next(piece for piece in match.state.stock(seat) if KINDS[kind_of(piece)] == name)


def lies(match, name):
    """The piece of that name in the wheel."""
    return next(piece for piece in match.state.in_wheel() if KINDS[kind_of(piece)] == name)


def put(match, name, compartment, ahead=0, seat=ALICE, kind=Build, **facts):
    """Let go of a piece of a seat's in a compartment."""
    return _hand(match, kind, held(match, name, seat), compartment, ahead, facts)


def built(world, state):
    """What letting go of the piece that is carried in a world of wood would be."""
    pose = world.pose(world.carried)
    moved = tuple((piece, *its) for piece, its in world.poses().items() if its != state.poses[piece])
    return Build(world.carried, compartment_of(pose), world.angle, pose, moved, world.pushed())


drop = partial(put, kind=Drop)
"""Be too slow with a piece."""


def shift(match, name, compartment, ahead=0, kind=Pass, **facts):
    """Pass with a piece of the wheel."""
    return _hand(match, kind, lies(match, name), compartment, ahead, facts)


def spill(match, name, *fallen, seat=ALICE, **facts):
    """Throw out pieces of the wheel before the one in hand is let go."""
    piece = held(match, name, seat)
    gone = tuple(lies(match, other) for other in fallen)
    return Spill(piece, 3, match.state.angle, pose_at(3 * SECTOR, 900, 0), fallen=gone, **facts)


def _hand(match, kind, piece, compartment, ahead, facts):
    pose = facts.pop("pose", None) or lay(match.state, piece, compartment, ahead)
    hand = kind(piece, compartment, facts.pop("angle", match.state.angle), pose, **facts)
    return lying(match.state, hand) if kind in (Build, Pass) and "held" not in facts else hand


def lying(state, hand):
    """The same hand, and where its piece comes to lie while the wheel is held: on wood of its compartment."""
    if state.edition < 3 or not is_pose(hand.pose) or check_held(state, hand) is None:
        return hand
    kind, others = kind_of(hand.piece), {n: pose for n, pose in poses_after(state, hand).items() if is_pose(pose)}
    floor = state.box.wheel.inner - lowest_corner(state.box, kind, LIES)
    for ahead in 0, -400, -800, -1_200, 400, 800, 1_200:
        for radius in range(floor, floor - 700, -50):
            pose = pose_at(SECTOR * hand.compartment + ahead, radius, 0)
            if is_free(state.box, kind, pose, others):
                below = lowered(state, kind, pose, others, hand.angle)
                there = structs.replace(hand, held=((hand.piece, *below),))
                if check_held(state, there) is None:
                    return there
    return hand


def rest(match, *fallen, angle=None, **moved):
    """The wheel comes to rest: these fall, these lie elsewhere (`tile=pose`), everything else stays."""
    # Evaluated when it is played, since it depends on what was done before.
    return CHANCE, lambda: settle(match, *fallen, angle=angle, **moved)


def settle(match, *fallen, angle=None, **moved):
    state = match.state
    gone = tuple(lies(match, name) if isinstance(name, str) else name for name in fallen)
    poses = {piece: state.poses[piece] for piece in state.in_wheel() if piece not in gone}
    poses |= {lies(match, name): pose for name, pose in moved.items()}
    lines = tuple((piece, *pose) for piece, pose in sorted(poses.items()))
    return Settle(state.angle if angle is None else angle, lines, gone)


def _does(seat, action):
    return seat, action


alice, bob, cathleen, dave = (partial(_does, seat) for seat in range(4))


def go(match, *entries):
    """Play the entries one after the other; each has to be legal."""
    for seat, action in entries:
        match.play(seat, action() if callable(action) else action)


def refused(match, entry):
    """The ruling that an entry would break, and which of its sentences says so; None for a legal one."""
    seat, action = entry
    why = match.refusal(seat, action() if callable(action) else action)
    return why and (why.ruling, why.reason)


def where(match):
    """The compartment of everything in the wheel, by name, the cone first and then by place."""
    state = match.state
    found = sorted((compartment_of(state.poses[piece]), piece) for piece in state.in_wheel())
    return {KINDS[kind_of(piece)]: compartment for compartment, piece in found}


def supplies(match):
    """What every seat has still to build."""
    state = match.state
    return [" ".join(KINDS[kind_of(piece)] for piece in state.supply(seat)) for seat in range(state.seats)]


def told(match, *kinds):
    """What the story tells of some kinds of events."""
    return [event for event in match.events if isinstance(event, kinds)]


def offers(match, kind, seat=ALICE):
    """What a seat is offered of one kind of action."""
    return [action for action in match.actions(seat) if isinstance(action, kind)]
