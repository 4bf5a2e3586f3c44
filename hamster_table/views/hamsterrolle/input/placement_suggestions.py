"""Proposals of how a piece may lie, and where the one in the hand is: for who plays by keyboard, or listens."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
from msgspec.structs import replace

from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import CONE, DRUM, KINDS, LEFT, Compartment, Hand, Kind, Pose, kind_of
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.state import KIND_NAMES, Hamsterrolle
from hamster_table.engine.kernel import Refusal
from hamster_table.models import messages
from hamster_table.models.hamsterrolle.sentences import kind_name, window_names
from hamster_table.models.texts import translate
from hamster_table.models.wording import noun
from hamster_table.views.hamsterrolle.input.carried_piece import Aim
from hamster_table.views.hamsterrolle.input.carry_controller import CarryController
from hamster_table.views.hamsterrolle.render3d.meshes import rotation

UPRIGHT = 0.978
"""The cosine of 12 degrees: a side that is turned no further from a direction points there."""
MILLIMETRE = 10
"""In tenths of a millimetre, in which poses of the game count."""
NOTABLE = 2
"""What is aside by less is in the middle, in millimetres."""
HIGHEST = 40
"""Nobody asks how far a piece is above something when it is further, in millimetres."""


def ways_to_lie(state: Hamsterrolle, hands: Iterable[Hand]) -> tuple[Pose, ...]:
    """The poses of these hands that differ in posture or depth, such as flat, on its edge, upright, across: the first
    of each."""
    found: dict[tuple[str, str], Pose] = {}
    for hand in hands:
        found.setdefault((posture(state.box, kind_of(hand.piece), hand.pose), depth(state, hand.pose)), hand.pose)
    return tuple(found.values())


def posture(box: Box, kind: Kind, pose: Pose) -> str:
    """How a piece is turned, in a word or two for a screen reader: "lying flat", "on its edge across"."""
    place = np.array([pose[0], 0.0, pose[2]], dtype=float)
    away = place / max(1.0, float(np.linalg.norm(place)))
    turn = rotation(np.array(pose[3:], dtype=float))
    # The columns of the matrix are the sides of the piece: how far each points to the floor or away from it.
    upwards = np.abs(away @ turn)
    axis = int(upwards.argmax())
    if upwards[axis] < UPRIGHT:
        return translate("Hamsterrolle", "leaning")
    if kind in (DRUM, CONE):
        stands = axis == 2
        return translate("Hamsterrolle", "standing") if stands else translate("Hamsterrolle", "lying")
    sizes = box.sizes[kind]
    if sizes[axis] == min(sizes):
        words = translate("Hamsterrolle", "lying flat")
    elif sizes[axis] == max(sizes):
        return translate("Hamsterrolle", "upright")
    else:
        words = translate("Hamsterrolle", "on its edge")
    # Across is along the axle, the y of the wheel; a piece of equal sides lies no way across.
    longest = max((side for side in range(3) if side != axis), key=lambda side: sizes[side])
    if abs(turn[1, longest]) > UPRIGHT and max(sizes) > min(sizes):
        return translate("Hamsterrolle", "{posture} across").format(posture=words)
    return words


def depth(state: Hamsterrolle, pose: Pose) -> str:
    """Whether a piece is nearer to the camera than the middle of the rim, or farther."""
    # A wheel that rolls to the left is seen from the other end of its axle.
    far = round(pose[1] / MILLIMETRE * (1 if state.side == LEFT else -1))
    if far <= -NOTABLE:
        return translate("Hamsterrolle", "{mm} mm farther from you").format(mm=-far)
    if far >= NOTABLE:
        return translate("Hamsterrolle", "{mm} mm nearer to you").format(mm=far)
    return translate("Hamsterrolle", "in the middle")


def below(state: Hamsterrolle, hand: Hand) -> tuple[int, str]:
    """How many millimetres a piece is above what it would come to lie on, and what that is; "" for the wheel itself."""
    place = np.array([hand.pose[0], 0.0, hand.pose[2]], dtype=float)
    way = place / max(1.0, float(np.linalg.norm(place))) * MILLIMETRE
    # Lowered by a millimetre at a time, until the rules say what it would press into.
    for far in range(HIGHEST + 1):
        x, y, z = (round(float(side)) for side in np.array(hand.pose[:3]) + far * way)
        why = legality.check_free_space(state, replace(hand, pose=(x, y, z, *hand.pose[3:])))
        if why is not None:
            return max(0, far - 1), str(why.facts.get("name", ""))
    return HIGHEST, ""


def describe_placement(state: Hamsterrolle, carrying: CarryController, reason: Callable[[Refusal], str]) -> str:
    """Where the piece in the hand is, and whether it may be let go, in a sentence."""
    assert carrying.carried is not None
    piece = kind_name(kind_of(carrying.carried.piece)).capitalize()
    aim = carrying.aim
    if aim is None:
        return translate("Hamsterrolle", "{piece}, in front of the wheel.").format(piece=piece)
    hand = carrying.hand() if carrying.carried.is_inside else carrying.hand_inside()
    text = translate("Hamsterrolle", "{piece}, {posture}, {place}, {depth}, {height}, {edge}: {verdict}")
    return text.format(
        piece=piece,
        posture=posture(state.box, kind_of(hand.piece), hand.pose),
        place=_place(state, aim.compartment),
        depth=depth(state, hand.pose),
        height=_height(*below(state, hand)),
        edge=_edge(aim),
        verdict=_verdict(carrying, reason),
    )


def _verdict(carrying: CarryController, reason: Callable[[Refusal], str]) -> str:
    """What speaks against letting go, else whether the piece is known to hold."""
    foreseen = carrying.foreseen
    if (why := carrying.why or (None if foreseen is None else foreseen.refusal)) is not None:
        return reason(why)
    if foreseen is not None:
        return translate("Hamsterrolle", "It holds here.")
    return translate("Hamsterrolle", "may be let go.")


def _place(state: Hamsterrolle, compartment: Compartment) -> str:
    name = dict(window_names(state)).get(compartment)
    if name is None:
        return translate("Hamsterrolle", "in compartment {number}").format(number=compartment + 1)
    return translate("Hamsterrolle", "in compartment {number}, {name}").format(number=compartment + 1, name=name)


def _under(other: str) -> str:
    return messages.tr(KIND_NAMES[other]) if other in KINDS else noun(translate("Hamsterrolle", "wheel"))


def _height(far: int, other: str) -> str:
    if far >= HIGHEST:
        return translate("Hamsterrolle", "high above everything")
    name = _under(other)
    if not far:
        return translate("Hamsterrolle", "on the {other}").format(other=name)
    return translate("Hamsterrolle", "{mm} mm above the {other}").format(mm=far, other=name)


def _edge(aim: Aim) -> str:
    if aim.edge is None:
        return translate("Hamsterrolle", "nothing to pass")
    far = aim.millimetres
    if aim.short > 0:
        return translate("Hamsterrolle", "front edge {mm} mm short").format(mm=far)
    return translate("Hamsterrolle", "front edge {mm} mm ahead").format(mm=-far)
