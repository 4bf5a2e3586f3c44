"""How deep a piece in the hand is, and how it is turned and looked at: side view, shadow, arcs, camera."""

import itertools
import math
from functools import partial

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from hamster_table.engine.hamsterrolle.actions import CUBE, PLANK, SETS, SLAB
from hamster_table.views.art import theme
from hamster_table.views.hamsterrolle.drawings.side_view import card_place, depth_words
from hamster_table.views.hamsterrolle.drawings.turn_arcs import ABOUT_AXLE, KEYS, ROUND, TIP_OVER
from hamster_table.views.hamsterrolle.render3d import rim
from hamster_table.views.hamsterrolle.render3d.camera import NEWEST, Camera
from hamster_table.views.hamsterrolle.render3d.cast_shadow import RING, TABLE, cast
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame
from hamster_table.views.hamsterrolle.render3d.mesh_batch import MeshBatch, bodies_of
from hamster_table.views.hamsterrolle.render3d.meshes import about, solid
from hamster_table.views.hamsterrolle.render3d.side_scene import side_scene
from hamster_table.views.hamsterrolle.render3d.wheel_item import WheelItem
from tests.views.hamsterrolle import at_wheel
from tests.views.hamsterrolle.at_wheel import MOUSE, carry, go_on, laid, over, painted, press, slot

CONTROL, SHIFT, ALONE = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.NoModifier,
)
MIDDLE, NONE = Qt.MouseButton.MiddleButton, Qt.MouseButton.NoButton
SIZES = [(1228, 684), (1024, 498), (1868, 984)]


@pytest.fixture
def sit_down(qtbot):
    return partial(at_wheel.sit_down, qtbot)


def mouse(table, kind, place, button=NONE, held=ALONE):
    """The mouse over the table: *held* are the keys that are down meanwhile."""
    ground, place = table.viewport(), QPointF(place)
    buttons = NONE if kind == QEvent.Type.MouseButtonRelease else button
    pressed = NONE if kind == QEvent.Type.MouseMove else button
    event = QMouseEvent(kind, place, ground.mapToGlobal(place), pressed, buttons, held)
    QApplication.sendEvent(ground, event)


def turn_mouse_wheel(table, place, notches, held=ALONE):
    ground, place = table.viewport(), QPointF(place)
    angle = QPoint(0, 120 * notches)
    scroll = Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(place, ground.mapToGlobal(place), QPoint(), angle, NONE, held, scroll, False)
    QApplication.sendEvent(ground, event)


def hold(table, compartment=2, radius=110.0):
    """Carry a cube over a compartment by the mouse; gives the place of the pointer."""
    place = over(table, compartment, radius)
    carry(table, slot(table, CUBE), place, let_go=False)
    assert table.carrying.carried.is_inside
    go_on(table)
    return place


# The side view


def test_the_side_view_is_there_only_while_a_piece_is_held_over_the_ring(sit_down):
    table = sit_down(laid())
    assert table.scenery.side.area.isEmpty()
    carry(table, slot(table, CUBE), slot(table, PLANK), let_go=False)
    assert table.scenery.side.area.isEmpty()
    table.commands.put_hand_back()
    hold(table)
    assert not table.scenery.side.area.isEmpty()
    table.commands.put_hand_back()
    assert table.scenery.side.area.isEmpty()


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_front_of_the_rim_is_at_the_left_of_the_side_view(qtbot, sit_down, side):
    table = sit_down(laid(turns=-1, side=side) if side == "right" else laid())
    table.commands.take_kind(CUBE)
    table.commands.carry_to_nth(1)
    before = table.scenery.side._scene
    assert before.depth == 0
    for _ in range(6):
        press(table, Qt.Key.Key_PageDown)
    # The card is drawn seldomer than a hand moves, but what comes last is always shown.
    qtbot.waitUntil(lambda: table.scenery.side._scene.depth == -6)
    nearer = table.scenery.side._scene
    assert nearer.held.outline[:, 0].mean() == pytest.approx(-6)
    assert depth_words(nearer.depth) == "6 mm nearer" and depth_words(4) == "4 mm farther"


def test_neighbours_are_seen_where_they_are(qapp):
    camera = Camera((0.0, 0.0), 1.0, "right", box=NEWEST)
    floor = rim.inner(NEWEST)
    flat, cube = solid(NEWEST, SLAB), solid(NEWEST, CUBE)
    high, cube_high = np.ptp(flat.corners[:, 2]), np.ptp(cube.corners[:, 2])
    # Both lie on the floor at three o'clock, the slab nearer to the camera, which is at negative y.
    turn = about(1, -math.pi / 2)
    slab_at = np.array([floor - high / 2, -12.0, 0.0, *turn])
    cube_at = np.array([floor - high - cube_high / 2, 9.0, 0.0, *turn])
    frame = RenderFrame(0.3, {SLAB * SETS: slab_at, CUBE * SETS: cube_at})
    scene = side_scene(frame, CUBE * SETS, cube_at, camera)
    assert scene.depth == 9 and {SLAB, CUBE} <= {seen.kind for seen in scene.solids}
    (below,) = [seen for seen in scene.solids if seen.kind == SLAB]
    assert below.outline.mean(axis=0) == pytest.approx((-12, high / 2)) and not below.is_held
    assert scene.held.outline.mean(axis=0) == pytest.approx((9, high + cube_high / 2))
    away = {**frame.poses, SLAB * SETS: np.array([0.0, 0.0, -floor + high / 2, 1, 0, 0, 0])}
    alone = side_scene(RenderFrame(0.3, away), CUBE * SETS, cube_at, camera)
    assert not [seen for seen in alone.solids if seen.kind == SLAB]


@pytest.mark.parametrize("size", SIZES)
def test_the_side_view_covers_neither_the_piece_nor_its_goal_nor_the_tray(sit_down, size):
    table = sit_down(laid(turns=6), size=size)
    kind = table.commands.kinds_to_take()[0]
    table.commands.take_kind(kind)
    seen = 0
    for n, way in itertools.product((1, 2, 3), range(3)):
        table.commands.carry_to_nth(n)
        go_on(table)
        for _ in range(way):
            press(table, Qt.Key.Key_L)
        table.grab()  # the words round the wheel find their places when they are painted
        table.carrying.nudge()
        area = table.scenery.side.area
        assert not area.isEmpty() and table.plan.whole.contains(area)
        seen += 1
        piece = table.scenery.wheel.area_of(table.carrying.piece)
        goal = table.scenery.compartment_area(table.carrying.aim.compartment)
        taken = [piece, goal, table.plan.tray, *table.plan.seats, *table.scenery.arcs.arcs.covers()]
        assert table.scenery.marks.words
        taken += table.scenery.marks.words
        assert not any(area.intersects(other) for other in taken)
    assert seen == 9


@pytest.mark.parametrize("roll", [0, 3_000, 6_000])
def test_in_a_small_window_the_side_view_leaves_the_clock_in_sight(sit_down, roll):
    state = laid(turns=8)
    state.angle += roll
    table = sit_down(state, size=(960, 486))
    table.commands.take_kind(table.commands.kinds_to_take()[0])
    assert table.scenery.clock.whole
    for n in (1, 2, 3):
        table.commands.carry_to_nth(n)
        go_on(table)
        table.grab()
        table.carrying.nudge()
        area = table.scenery.side.area
        assert area.isValid() and not area.intersects(table.scenery.clock.number_area)


def test_the_card_stays_where_it_is_while_it_covers_nothing():
    ring, room = QRectF(0, 0, 600, 600), QRectF(-100, -100, 900, 800)
    first = card_place(QRectF(280, 500, 60, 60), ring, room, [], list, QRectF())
    assert first.isValid()
    assert card_place(QRectF(290, 505, 60, 60), ring, room, [], list, first) == first
    assert card_place(first.adjusted(20, 20, -20, -20), ring, room, [], list, first) != first
    assert card_place(QRectF(290, 505, 60, 60), ring, room, [room], list, first).isEmpty()


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_twenty_millimetres_of_depth_change_the_picture_in_every_theme(sit_down, qtbot, name):
    theme.set_theme(theme.THEMES[name])
    table = sit_down(laid(turns=3))
    table.commands.take_kind(table.commands.kinds_to_take()[0])
    table.commands.carry_to_nth(2)
    before = table.grab(table.scenery.side.area.toRect()).toImage()
    for _ in range(20):
        press(table, Qt.Key.Key_PageDown)
    # The card is painted anew some milliseconds later (`SEEN_EVERY`).
    qtbot.waitUntil(lambda: table.grab(table.scenery.side.area.toRect()).toImage() != before)
    assert table.scenery.side.area.toRect().size() == before.size()


# The shadow


def shadow_of(poses, held):
    """What the shadow of one of some pieces falls on."""
    names = [*poses]
    bodies = bodies_of(tuple(solid(NEWEST, name // SETS) for name in names))
    batch = MeshBatch(bodies, np.array([poses[name] for name in names]))
    return cast(names, batch, held, rim.inner(NEWEST), rim.outer(NEWEST), rim.half_width(NEWEST))


def test_a_shadow_falls_straight_down_on_the_floor_at_its_depth():
    half = np.ptp(solid(NEWEST, CUBE).corners[:, 1]) / 2
    for across in (-12.0, 0.0, 9.0):
        found = shadow_of({CUBE * SETS: np.array([20.0, across, -60.0, 1, 0, 0, 0])}, CUBE * SETS)
        assert [*found] == [RING]
        (shadow,) = found[RING]
        assert (shadow[:, 1].min(), shadow[:, 1].max()) == pytest.approx((across - half, across + half))
        assert (shadow[:, 0].min(), shadow[:, 0].max()) == pytest.approx((20 - half, 20 + half))
        assert np.hypot(shadow[:, 0], shadow[:, 2]) == pytest.approx(rim.inner(NEWEST))


def test_what_lies_between_is_shaded_and_what_lies_above_is_not():
    low, high = PLANK * SETS, SLAB * SETS
    poses = {
        CUBE * SETS: np.array([0.0, 10.0, 0.0, 1, 0, 0, 0]),
        low: np.array([15.0, 0.0, -80.0, 1, 0, 0, 0]),
        high: np.array([0.0, 0.0, 60.0, 1, 0, 0, 0]),
    }
    found = shadow_of(poses, CUBE * SETS)
    assert {*found} == {low, RING}
    (top,) = found[low]
    thick = np.ptp(solid(NEWEST, PLANK).corners[:, 2])
    deep = np.ptp(solid(NEWEST, PLANK).corners[:, 1])
    assert top[:, 2] == pytest.approx(-80 + thick / 2)
    assert top[:, 1].max() == pytest.approx(deep / 2), "no farther than the plank goes"


def test_before_the_wheel_a_shadow_falls_on_the_table():
    found = shadow_of({CUBE * SETS: np.array([0.0, -90.0, 0.0, 1, 0, 0, 0])}, CUBE * SETS)
    assert [*found] == [TABLE] and found[TABLE][0][:, 2] == pytest.approx(-rim.outer(NEWEST))


def test_only_what_is_held_casts_its_shadow_on_the_wood_below(qapp):
    low, held = SLAB * SETS, CUBE * SETS
    wheel = WheelItem()
    wheel.set_camera(Camera((300.0, 250.0), 1.0, "right", yaw=0.0, box=NEWEST))
    pictures = {}
    top = -rim.inner(NEWEST) + 40
    at = wheel.camera.project(0.0, 0.0, top + np.ptp(solid(NEWEST, SLAB).corners[:, 2]) / 2).toPoint()
    poses = {low: np.array([0.0, 0.0, top, 1, 0, 0, 0]), held: np.array([0.0, 0.0, 0.0, 1, 0, 0, 0])}
    wheel.show_frame(RenderFrame(0.0, poses))
    for piece in (None, held):
        wheel.mark(held=piece)
        pictures[piece] = painted(wheel).pixelColor(at)
    assert pictures[held].lightness() < pictures[None].lightness() - 15


# The arcs


@pytest.mark.parametrize("axis", [*KEYS])
def test_an_arc_is_dragged_while_control_frees_the_pointer(sit_down, axis):
    table = sit_down(laid())
    place = hold(table)
    carried = table.carrying.carried
    before, turn = carried.wanted()[:3], carried.turn.copy()
    arcs = table.scenery.arcs.arcs
    start = table.mapFromScene(arcs.place(axis))
    # On the way to the arc, and there: the piece stays.
    for way in (place + QPoint(10, 10), start):
        mouse(table, QEvent.Type.MouseMove, way, held=CONTROL)
    assert carried.wanted()[:3] == pytest.approx(before) and table.scenery.arcs.hot == axis
    mouse(table, QEvent.Type.MouseButtonPress, start, MOUSE, CONTROL)
    end = start + QPoint(24, 18)
    mouse(table, QEvent.Type.MouseMove, end, MOUSE, CONTROL)
    degrees = arcs.turned(axis, table.mapToScene(start), table.mapToScene(end))
    mouse(table, QEvent.Type.MouseButtonRelease, end, MOUSE, CONTROL)
    assert table.wanted == [] and table.carrying.carried is carried, "the arc is let go of, and not the piece"
    assert carried.wanted()[:3] == pytest.approx(before)
    assert abs(degrees) > 4
    expected = about(axis, math.radians(degrees))
    inverse = turn * (1, -1, -1, -1)
    found = np.array([carried.turn @ turn, *_vector(carried.turn, inverse)])
    assert abs(found @ expected) == pytest.approx(1, abs=1e-6)
    # Without Ctrl the piece goes on from where it is.
    mouse(table, QEvent.Type.MouseMove, end)
    assert carried.wanted()[:3] == pytest.approx(before)
    mouse(table, QEvent.Type.MouseMove, end + QPoint(5, 0))
    assert 1 < np.linalg.norm(carried.wanted()[:3] - before) < 20


def _vector(a, b):
    """The vector part of a product of two quaternions."""
    return a[0] * b[1:] + b[0] * a[1:] + np.cross(a[1:], b[1:])


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_piece_goes_the_way_the_finger_goes(sit_down, side):
    """Dragged clockwise it turns clockwise; dragged down, its front goes down; dragged to the right, it goes right."""
    table = sit_down(laid(side=side))
    table.commands.take_kind(PLANK)
    table.commands.carry_to_nth(1)
    go_on(table)
    carrying, camera = table.carrying, table.scenery.wheel.camera
    arcs = table.scenery.arcs.arcs
    nearer = np.array([0.0, rim.front(camera), 0.0])

    def seen(turn, point):
        w, x, y, z = turn
        u = np.array([x, y, z])
        turned = point + 2 * np.cross(u, np.cross(u, point) + w * point)
        return camera.project(*turned) - camera.project(0, 0, 0)

    right = QPointF(-arcs.up.y(), arcs.up.x())
    for axis, way, point in ((TIP_OVER, -arcs.up, nearer), (ROUND, right, nearer)):
        degrees = arcs.turned(axis, arcs.place(axis), arcs.place(axis) + way * 30)
        # The axes of a level hand lie as the floor under the piece does.
        angle = math.atan2(carrying.carried.x, -carrying.carried.z)
        floor = about(1, -angle)
        local = about(axis, math.radians(degrees))
        whole = _product(floor, _product(local, floor * (1, -1, -1, -1)))
        moved = seen(whole, point) - seen(about(0, 0.0), point)
        assert QPointF.dotProduct(moved, way) > 3
    on_arc = arcs.middle + QPointF(0, -arcs.radius)
    clockwise = arcs.turned(ABOUT_AXLE, on_arc, on_arc + QPointF(20, 0))
    up = np.array([0.0, 0.0, 50.0])
    assert (seen(about(1, math.radians(clockwise)), up) - seen(about(0, 0.0), up)).x() > 3


def _product(a, b):
    return np.array([a[0] * b[0] - a[1:] @ b[1:], *_vector(a, b)])


def test_each_arc_bears_its_key_and_the_prompt_names_the_rest(sit_down):
    table = sit_down(laid())
    assert {axis: one.usual for axis, one in KEYS.items()} == {ABOUT_AXLE: "R", ROUND: "Y", TIP_OVER: "T"}
    hold(table)
    assert "Shift + mouse wheel" in table.prompt().hint and "Ctrl" in table.prompt().hint
    keys = dict(table.keys())
    assert {"Shift + mouse wheel", "Ctrl + arrows", "hold Ctrl"} <= keys.keys()


def test_shift_and_the_mouse_wheel_carry_a_piece_in_depth(qtbot, sit_down):
    table = sit_down(laid())
    place = hold(table)
    turn_mouse_wheel(table, place, 2, SHIFT)
    qtbot.waitUntil(lambda: table.scenery.side._scene.depth == 8)


# Looking at it


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Up])
def test_control_and_arrows_turn_the_view_and_not_the_piece(sit_down, key):
    table = sit_down(laid())
    place = hold(table)
    camera, before = table.scenery.wheel.camera, table.carrying.carried.wanted()
    press(table, key, CONTROL)
    assert table.scenery.wheel.camera != camera
    assert table.carrying.carried.wanted() == pytest.approx(before)
    mouse(table, QEvent.Type.MouseMove, place + QPoint(1, 0))
    assert np.linalg.norm(table.carrying.carried.wanted()[:3] - before[:3]) < 4, "it does not jump to the pointer"


def test_the_middle_button_turns_the_view_with_a_piece_in_the_hand(sit_down):
    table = sit_down(laid())
    place = hold(table)
    camera, before = table.scenery.wheel.camera, table.carrying.carried.wanted()
    mouse(table, QEvent.Type.MouseButtonPress, place, MIDDLE)
    mouse(table, QEvent.Type.MouseMove, place + QPoint(80, 40), MIDDLE)
    mouse(table, QEvent.Type.MouseButtonRelease, place + QPoint(80, 40), MIDDLE)
    assert table.scenery.wheel.camera.yaw != camera.yaw and table.scenery.wheel.camera.pitch != camera.pitch
    assert table.carrying.carried.wanted() == pytest.approx(before)
    mouse(table, QEvent.Type.MouseMove, place + QPoint(81, 40))
    assert np.linalg.norm(table.carrying.carried.wanted()[:3] - before[:3]) < 4


def test_the_mouse_wheel_zooms_to_the_pointer_and_the_room_comes_along(sit_down):
    table = sit_down(laid(turns=3))
    first, then = QPoint(420, 200), QPoint(300, 420)
    for place in (first, then, then):
        camera = table.scenery.wheel.camera
        before, room = camera.unproject(QPointF(place), 0.0), table.scenery.room.shown
        turn_mouse_wheel(table, place, 1)
        camera = table.scenery.wheel.camera
        assert camera.unproject(QPointF(place), 0.0) == pytest.approx(before, abs=0.5)
        now = table.scenery.room.shown
        assert now.zoom == pytest.approx(room.zoom * 1.15)
        wall = [(at - pan) / room.zoom for at, pan in zip(place.toTuple(), room.pan, strict=True)]
        assert [(at - pan) / now.zoom for at, pan in zip(place.toTuple(), now.pan, strict=True)] == pytest.approx(wall)
    assert table.scenery.watcher.area.width() == pytest.approx(table.plan.watcher.width() * 1.15**3)
    assert table.scenery.clock.zValue() > table.scenery.wheel.zValue(), "the time is seen"
    for _ in range(8):
        turn_mouse_wheel(table, first, -1)
    assert table.scenery.room.shown.pan == (0.0, 0.0) and table.camera_control.zoom == 1.0


def test_the_room_goes_on_to_the_edges_of_the_view_however_one_zooms(sit_down):
    table = sit_down(laid(turns=3))
    whole = table.plan.whole
    for place, notches in ((QPoint(2, 2), 5), (QPoint(1200, 680), -2), (QPoint(600, 20), 3), (QPoint(30, 600), -3)):
        turn_mouse_wheel(table, place, notches)
        zoom, (x, y) = table.camera_control.zoom, table.scenery.room.shown.pan
        assert x <= 0 and y <= 0
        assert x + whole.width() * zoom >= whole.width() - 1e-6 and y + whole.height() * zoom >= whole.height() - 1e-6


def test_zoomed_in_a_piece_from_the_tray_is_seen_over_it(sit_down):
    table = sit_down(laid(turns=3))
    turn_mouse_wheel(table, QPoint(300, 400), 3)
    assert table.scenery.tray.zValue() > table.scenery.wheel.zValue()
    carry(table, slot(table, table.commands.kinds_to_take()[0]), slot(table, PLANK) + QPoint(0, -6), let_go=False)
    assert table.carrying.piece is not None
    assert table.scenery.tray.zValue() < table.scenery.wheel.zValue()
