"""What is said of the piece in the hand: where it may go, how far it is behind, and what speaks against it."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QRectF

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, WHEEL, Angle, Compartment, Piece, Pose, kind_of
from hamster_table.engine.hamsterrolle.build_window import FURTHEST_PASS, ahead_by, kinds_in
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, edge_of
from hamster_table.engine.hamsterrolle.holding import Trial
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.kernel import Refusal
from hamster_table.models.hamsterrolle.sentences import kind_name, window_names
from hamster_table.models.texts import translate
from hamster_table.views.hamsterrolle.drawings.wheel_overlay import Marks, Ring, Target
from hamster_table.views.hamsterrolle.input.carried_piece import Aim
from hamster_table.views.hamsterrolle.input.carry_controller import CarryController


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


OpenRows = tuple[str, list[tuple[Compartment, str]]]
"""The title of the card, and the compartments on it with their names."""


def open_rows(state: Hamsterrolle, carrying: CarryController, passes: bool) -> OpenRows:
    """What the card of the open compartments lists: those where one may build, or in a pass those from which a piece
    is taken, and then those where it may go. *passes*: a piece of the wheel is to be taken."""
    if carrying.piece is not None and state.place[carrying.piece] == WHEEL:
        start = compartment_of(state.poses[carrying.piece])
        ahead = [((start + steps) % COMPARTMENTS, f"+{steps}") for steps in range(1, FURTHEST_PASS + 1)]
        return translate("Hamsterrolle", "Where it may go"), ahead
    if passes:
        lowest = [(here, translate("Hamsterrolle", "lowest")) for here in state.lowest]
        return translate("Hamsterrolle", "The two lowest compartments"), lowest
    names = window_names(state) if state.turn else []
    if len(names) == 1:
        return translate("Hamsterrolle", "The open compartment"), names
    return translate("Hamsterrolle", "The open compartments"), names


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
    """What the red ring says of a piece that speaks against letting go, or that hangs on the one in the hand; None: no
    piece does, or none that is seen."""
    why, hanging = carrying.why, [piece for piece in carrying.physics.hanging if piece in carrying.frame.poses]
    if (why is None or "piece" not in why.facts) and hanging:
        return _ring(carrying, hanging[0], translate("Hamsterrolle", "hangs on it"))
    if why is None or "piece" not in why.facts or (piece := int(why.facts["piece"])) not in carrying.frame.poses:
        return None
    words = {
        "not-ahead": translate("Hamsterrolle", "to be passed"),
        "pushed-elsewhere": translate("Hamsterrolle", "must not be pushed"),
        "moved-elsewhere": translate("Hamsterrolle", "must not be moved"),
        "in-the-way": translate("Hamsterrolle", "in the way"),
    }.get(why.reason)
    return None if words is None else _ring(carrying, piece, words)


def _ring(carrying: CarryController, piece: Piece, words: str) -> Ring:
    x, _, z = carrying.frame.poses[piece][:3].tolist()
    return Ring(words, math.degrees(math.atan2(x, -z)), math.hypot(x, z))


def hanging_words(carrying: CarryController) -> str:
    """What goes when the piece in the hand is taken out, as a sentence; "": nothing does."""
    names = [kind_name(kind_of(piece)) for piece in carrying.physics.hanging]
    if not names:
        return ""
    if len(names) == 1:
        text = translate("Hamsterrolle", "The {piece} hangs on it and goes when it is pulled out.")
    else:
        text = translate("Hamsterrolle", "These hang on it and go when it is pulled out: {pieces}.")
    return text.format(piece=names[0], pieces=", ".join(names))


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
    if (words := hanging_words(carrying)) and not carrying.has_stirred:
        return words, True, "no"  # before it is pulled out; where it lies it may never stay, which needs no words
    if carrying.carried is not None and carrying.why is not None:
        return reason(carrying.why), True, "no"
    if carrying.carried is not None and foreseen is not None and foreseen.refusal is not None:
        return reason(foreseen.refusal), True, "no"
    if carrying.carried is not None and foreseen is not None and state.edition > 1:
        return translate("Hamsterrolle", "It holds here."), False, "check"
    if carrying.carried is not None and carrying.carried.is_inside:
        if state.edition > 2 and state.wood:  # whether it holds is still being tried
            return "", False, "clock"
        return translate("Hamsterrolle", "You can let go here."), False, "check"
    _, whole, runs = carrying.seconds
    if carrying.seat is None:
        return "", False, "clock"  # nobody at this screen builds: the wheel rolls, or somebody else's hand
    if runs and carrying.clock.is_up:
        return translate("Hamsterrolle", "Time is up: the next piece you take is let go at once."), True, "clock"
    if runs and not carrying.clock.is_started:  # the turn was taken back, or left and taken up again
        return translate("Hamsterrolle", "The clock goes on when you take a piece."), False, "clock"
    if runs and state.edition < 3:
        return translate("Hamsterrolle", "At zero the piece drops where it is."), True, "clock"
    if runs:
        return translate("Hamsterrolle", "At zero the piece is let go in an open compartment."), True, "clock"
    if whole:
        return translate("Hamsterrolle", "The clock starts when you take a piece."), False, "clock"
    return "", False, "clock"
