"""What is drawn round the piece in the hand: its side view, and the arcs that turn it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from hamster_table.engine.hamsterrolle.actions import SECTOR, kind_of
from hamster_table.engine.hamsterrolle.holding import Trial
from hamster_table.models.hamsterrolle.sentences import STEADY
from hamster_table.views.hamsterrolle.drawings.side_view import card_place
from hamster_table.views.hamsterrolle.drawings.turn_arcs import arcs_for
from hamster_table.views.hamsterrolle.drawings.wheel_overlay import EDGE_DEEP, at_angle
from hamster_table.views.hamsterrolle.input.landing import shifts_of
from hamster_table.views.hamsterrolle.interface import WheelTable
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame
from hamster_table.views.hamsterrolle.render3d.rim import front, inner, outer
from hamster_table.views.hamsterrolle.render3d.shading import area_covered
from hamster_table.views.hamsterrolle.render3d.side_scene import side_scene

ROOM = 8.0
"""Pixels between the side view and what lies round the wheel."""
NEAR_LINE = 8.0
"""So near to the line of the edge to beat nothing may lie, in pixels."""


def show_hand(board: WheelTable, frame: RenderFrame, trial: Trial | None) -> None:
    """Draw what is round the piece in the hand in this frame; nothing unless one is held over the ring. *trial*: what
    would come of letting go, if that is known."""
    carrying, scenery, plan = board.carrying, board.scenery, board.plan
    carried, aim, wheel = carrying.carried, carrying.aim, scenery.wheel
    if carried is None or aim is None or plan is None or carried.piece not in frame.poses:
        for item in (scenery.side, scenery.arcs, scenery.ghost):
            item.leave()
        return
    pose = frame.poses[carried.piece] if carried.is_inside else carried.clamped_into_ring(0.0).wanted()
    covered = area_covered(kind_of(carried.piece), frame.poses[carried.piece], wheel.camera)
    seen, hub = covered.translated(wheel.shift), wheel.camera.project(0.0, 0.0, 0.0) + wheel.shift
    arcs = arcs_for(seen, hub, board.seen.side, carried.hand_mode == STEADY)
    scenery.arcs.show_arcs(arcs)
    shifts = [] if trial is None else shifts_of(frame, trial.poses)
    # In a game of the first edition a piece may be let go that slips.
    is_refused = trial is not None and trial.refusal is not None and board.seen.edition > 1
    scenery.ghost.show_shifts(shifts, is_refused, wheel.camera, wheel.shift)
    room = QRectF(ROOM, ROOM, plan.seats[0].left() - 2 * ROOM, plan.tray.top() - 2 * ROOM)
    avoid = [scenery.compartment_area(aim.compartment), *arcs.covers(), *edge_places(board), *scenery.marks.words]
    others = [piece for piece in frame.poses if piece != carried.piece]
    half = inner(board.seen.box) * wheel.camera.scale
    ring = QRectF(hub.x() - half, hub.y() - half, 2 * half, 2 * half)
    if scenery.clock.whole:
        avoid.append(scenery.clock.number_area)
    place = card_place(seen, ring, room, avoid, lambda: [wheel.area_of(piece) for piece in others], scenery.side.area)
    if place.isEmpty():
        scenery.side.leave()
        return
    # Where a piece slips to may be far from what the side view shows.
    landing = next((shift.then for shift in shifts if shift.piece == carried.piece and not is_refused), None)
    piece, camera = carried.piece, wheel.camera
    scenery.side.show_scene(lambda: side_scene(frame, piece, pose, camera, landing), place)


def edge_places(board: WheelTable) -> list[QRectF]:
    """Places along the line of the edge that is to be passed, which is a part of the goal; none where none is."""
    wheel, aim = board.scenery.wheel, board.carrying.aim
    if aim is None or aim.edge is None:
        return []
    angle = (SECTOR * aim.compartment + aim.edge - wheel.frame.angle) / 100
    floor, ground = inner(board.seen.box), outer(board.seen.box)
    radii = (floor - EDGE_DEEP, floor - EDGE_DEEP / 2, floor, ground)
    places = (at_angle(wheel.camera, radius, angle, front(wheel.camera)) + wheel.shift for radius in radii)
    near = QPointF(NEAR_LINE, NEAR_LINE)
    return [QRectF(place - near, place + near) for place in places]
