"""What is said of the piece in the hand: where it may go, how far it is behind, and what speaks against it."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QRectF

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, WHEEL, Angle, Compartment, Piece, Pose, kind_of
from hamster_table.engine.hamsterrolle.build_window import FURTHEST_PASS, ahead_by, kinds_in
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, edge_of
from hamster_table.engine.hamsterrolle.holding import Trial
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.kernel import Refusal
from hamster_table.models.hamsterrolle.sentences import window_names
from hamster_table.views.hamsterrolle.drawings.wheel_overlay import Marks, Ring, Target
from hamster_table.views.hamsterrolle.input.carried_piece import Aim
from hamster_table.views.hamsterrolle.input.carry_controller import CarryController

translate = QCoreApplication.translate


def targets(state: Hamsterrolle, carrying: CarryController, is_passing: bool) -> tuple[Target, ...]:
    """The compartments that are open to the piece in the hand, or to the one that is to be taken; () outside a turn."""
    if not state.agenda or not isinstance(state.agenda[-1], TakeTurn):
        return ()
    if carrying.piece is not None and state.place[carrying.piece] == WHEEL:
        return _passing(state, carrying)
    if is_passing:
        return tuple(Target(here, translate("Hamsterrolle", "lowest")) for here in state.lowest)
    return tuple(_target(state, carrying, here, word) for here, word in window_names(state))


def _target(state: Hamsterrolle, carrying: CarryController, here: Compartment, word: str) -> Target:
    aim, piece = carrying.aim, carrying.piece
    is_aimed = aim is not None and aim.compartment == here
    is_full = piece is not None and kind_of(piece) in kinds_in(state, here)
    return Target(here, word, _edge(state, here, aim), is_aimed, is_full)


def _edge(state: Hamsterrolle, here: Compartment, aim: Aim | None) -> Angle | None:
    if aim is not None and aim.compartment == here:
        return aim.edge
    return _edge_at_rest(state.box, tuple((piece, state.poses[piece]) for piece in state.in_wheel()), here)


@lru_cache(maxsize=24)
def _edge_at_rest(box: Box, poses: tuple[tuple[Piece, Pose], ...], here: Compartment) -> Angle | None:
    """The edge to beat in a compartment while the wood lies so: while a hand moves it is asked for in each frame."""
    found = edge_of(box, poses, here)
    return None if found is None else found[0]


def _passing(state: Hamsterrolle, carrying: CarryController) -> tuple[Target, ...]:
    assert carrying.piece is not None
    start, aim = compartment_of(state.poses[carrying.piece]), carrying.aim
    found = []
    for here in range(COMPARTMENTS):
        steps = ahead_by(start, here)
        if 1 <= steps <= FURTHEST_PASS:
            others = [kind for kind in kinds_in(state, here)]
            word = f"+{steps}"
            aimed = aim is not None and aim.compartment == here
            found.append(Target(here, word, None, aimed, kind_of(carrying.piece) in others))
    return tuple(found)


def marks(state: Hamsterrolle, carrying: CarryController, is_passing: bool, room: QRectF) -> Marks:
    """All that is written round the wheel while somebody builds."""
    shown, aim = targets(state, carrying, is_passing), carrying.aim
    if aim is not None and aim.compartment not in {target.compartment for target in shown}:
        aim = None  # over what is not open nothing has to be beaten
    if aim is not None:
        aimed = aim.compartment
    else:
        aimed = next((target.compartment for target in shown if target.edge is not None), -1)
    is_passed = aim is not None and aim.edge is not None and aim.short <= 0
    # With a piece over the ring its arcs and its side view take the place of the arrow.
    side = "" if carrying.aim is not None else state.side
    return Marks(shown, edge_words(aim), is_passed, aimed, ring(carrying), side, room)


def ring(carrying: CarryController) -> Ring | None:
    """What the red ring says of a piece that speaks against letting go; None: no piece does, or none that is seen."""
    why = carrying.why
    if why is None or "piece" not in why.facts or (piece := int(why.facts["piece"])) not in carrying.frame.poses:
        return None
    x, _, z = carrying.frame.poses[piece][:3].tolist()
    words = {
        "not-ahead": translate("Hamsterrolle", "to be passed"),
        "pushed-elsewhere": translate("Hamsterrolle", "must not be pushed"),
        "in-the-way": translate("Hamsterrolle", "in the way"),
    }.get(why.reason)
    return None if words is None else Ring(words, math.degrees(math.atan2(x, -z)), math.hypot(x, z))


def edge_words(aim: Aim | None) -> str:
    """How far the piece in the hand is behind the edge to beat, in words (HR-14, HR-15)."""
    if aim is None or aim.edge is None:
        return translate("Hamsterrolle", "edge to beat")
    if aim.short <= 0:
        return translate("Hamsterrolle", "edge passed")
    return translate("Hamsterrolle", "{mm} mm short of the edge").format(mm=aim.millimetres)


def note(
    state: Hamsterrolle, carrying: CarryController, foreseen: Trial | None, reason: Callable[[Refusal], str]
) -> tuple[str, bool, str]:
    """What the card of the open compartments says below: the words, whether they are a warning, and their icon.
    *foreseen*: what would come of letting go; None: it is not known yet."""
    if carrying.carried is not None and carrying.why is not None:
        return reason(carrying.why), True, "no"
    if carrying.carried is not None and foreseen is not None and foreseen.refusal is not None:
        return reason(foreseen.refusal), True, "no"
    if carrying.carried is not None and foreseen is not None and state.edition > 1:
        return translate("Hamsterrolle", "It holds here."), False, "check"
    if carrying.carried is not None and carrying.carried.is_inside:
        return translate("Hamsterrolle", "You can let go here."), False, "check"
    _, whole, runs = carrying.seconds
    if runs:
        return translate("Hamsterrolle", "At zero the piece drops where it is."), True, "clock"
    if whole:
        return translate("Hamsterrolle", "The clock starts when you take a piece."), False, "clock"
    return "", False, "clock"
