"""What is seen at the table of Hamsterrolle: the order in which wood is painted, places, themes, words."""

import itertools
from dataclasses import replace
from functools import partial

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPolygonF

from hamster_table.engine.hamsterrolle.actions import (
    COMPARTMENTS,
    CONE,
    CUBE,
    DRUM,
    KINDS,
    PLANK,
    ROOF,
    SECTOR,
    SETS,
    TILE,
)
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.views.art import theme
from hamster_table.views.hamsterrolle.drawings.supplies import draw_small_tray
from hamster_table.views.hamsterrolle.drawings.wheel_overlay import Marks
from hamster_table.views.hamsterrolle.layout import plan
from hamster_table.views.hamsterrolle.render3d import rim
from hamster_table.views.hamsterrolle.render3d.camera import NEWEST, Camera
from hamster_table.views.hamsterrolle.render3d.depth_sort import depth_sort
from hamster_table.views.hamsterrolle.render3d.frame import frame_of_state, in_room, in_wheel
from hamster_table.views.hamsterrolle.render3d.mesh_batch import MeshBatch, bodies_of
from hamster_table.views.hamsterrolle.render3d.meshes import DIVIDER, solid
from hamster_table.views.hamsterrolle.render3d.shading import Sight, block_of
from hamster_table.views.hamsterrolle.render3d.wheel_item import WheelItem
from tests.views.hamsterrolle import at_wheel
from tests.views.hamsterrolle.at_wheel import laid, painted, press
from tests.views.written import texts_of


@pytest.fixture
def sit_down(qtbot):
    return partial(at_wheel.sit_down, qtbot)


# The picture


def test_a_pose_comes_back_from_the_room_as_it_went():
    state = laid(turns=8)
    frame = frame_of_state(state)
    for piece in state.in_wheel():
        back = in_wheel(frame.poses[piece], frame.roll)
        assert max(abs(a - b) for a, b in zip(back, state.poses[piece], strict=True)) <= 1


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_eye_touches_what_it_sees(side):
    for yaw, pitch in ((0.0, 0.0), (100.0, 100.0), (-100.0, -100.0)):
        camera = Camera((400.0, 300.0), 1.3, side).tilted(yaw, pitch)
        for x, y, z in ((0, 0, 0), (120, 30, -80), (-50, -38, 140)):
            assert camera.unproject(camera.project(x, y, z), y) == pytest.approx((x, z))


def test_the_picture_of_the_ring_is_kept_unless_the_eye_moves():
    seen = []

    def paint(painter, camera):
        seen.append(camera.yaw)
        rim.draw_back(painter, camera)

    picture, room, canvas = rim.CachedPicture(paint), QRectF(0, 0, 300, 300), []
    for yaw in (-10.0, -11.0, -12.0, -12.0, -12.0):
        image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        picture.show(painter, Camera((150.0, 150.0), 0.6).turned(yaw, 8.0), room)
        painter.end()
        canvas.append(image)
    # Once each; the last one, painted in motion, once more to be kept.
    assert seen == [-10.0, -11.0, -12.0, -12.0]
    assert canvas[0] != canvas[1] != canvas[2] and canvas[3] == canvas[4]


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_eye_looks_down_so_that_what_is_farther_is_seen_higher(side):
    camera = Camera((400.0, 300.0), 1.3, side)
    assert camera.project(0.0, 0.0, 0.0) == QPointF(400.0, 300.0)
    near, far = (camera.project(0.0, y * rim.front(camera), -rim.inner(camera.box)).y() for y in (1, -1))
    assert far < near - 20
    assert near - 20 < camera.tilted(0.0, -100.0).project(0.0, -rim.front(camera), -rim.inner(camera.box)).y()


def test_a_wheel_that_rolls_to_the_left_is_seen_so():
    ahead = (100.0, 0.0, 0.0)
    assert (
        Camera((0.0, 0.0), 1.0, "left").project(*ahead).x() < 0 < Camera((0.0, 0.0), 1.0, "right").project(*ahead).x()
    )


def pose_of(place, turn=(1, 0, 0, 0)):
    return np.array([*place, *turn], dtype=float)


def order_of(solids, camera):
    """The order in which some pieces are painted: (name, kind, place)."""
    bodies = bodies_of(tuple(solid(NEWEST, kind) for _, kind, _ in solids))
    batch = MeshBatch(bodies, np.array([pose_of(place) for *_, place in solids]))
    names = [name for name, *_ in solids]
    return depth_sort(names, batch, Sight(names, [kind for _, kind, _ in solids], batch, camera).boxes, camera.position)


def test_what_is_nearer_is_painted_later_in_whatever_order_it_comes():
    camera = Camera((0.0, 0.0), 1.0, "right")
    near, far, on_top = (1, CUBE, (0, -40, 0)), (2, PLANK, (0, 0, 5)), (3, PLANK, (0, -20, 26))
    for solids in ((near, far, on_top), (on_top, far, near), (far, near, on_top)):
        found = order_of(solids, camera)
        assert found.index(2) < found.index(1)


def test_each_body_is_as_far_beyond_the_faces_of_others_as_its_nearest_corner():
    kinds, places = [PLANK, CUBE, DRUM, CONE, ROOF, *[DRUM] * 4], [(30 * n, 5 * n, -20 * n) for n in range(9)]
    batch = MeshBatch(
        bodies_of(tuple(solid(NEWEST, kind) for kind in kinds)), np.array([pose_of(at, (3, 1, 2, 0)) for at in places])
    )
    starts, found = batch.bodies.faces.starts, batch.gaps()
    for body, (other, kind) in itertools.product(range(len(kinds)), enumerate(kinds)):
        for face in range(len(solid(NEWEST, kind).faces)):
            n = starts[other] + face
            nearest = min(batch.corners_of(body) @ batch.normals[n]) - batch.reaches[n]
            assert found[body, n] == pytest.approx(nearest)
            assert max(batch.corners_of(other) @ batch.normals[n]) == pytest.approx(batch.reaches[n])


def test_where_nothing_is_written_only_the_arrow_is_painted_round_the_wheel(sit_down):
    table = sit_down(laid(turns=3))
    scenery, camera = table.scenery, table.scenery.wheel.camera
    assert scenery.marks.boundingRect().contains(rim.area(camera))
    scenery.show_marks(Marks(side=table.seen.side))
    assert scenery.marks.boundingRect().isEmpty()
    assert rim.area(camera).contains(scenery.glow.boundingRect()) and not scenery.glow.boundingRect().isEmpty()


def test_when_the_camera_has_followed_the_wheel_back_places_are_where_they_are_seen(sit_down, qtbot):
    table = sit_down(laid(turns=8))
    places = [("compartment", n) for n in range(COMPARTMENTS)] + [("wood", n) for n in table.seen.in_wheel()]

    def areas():
        return [table.board_scene.spots[place].area for place in places]

    rested = areas()
    table.tumble.frame = replace(table.carrying.frame, hub=150.0)
    table.show_board()
    assert areas() != rested
    table.tumble.recentre(table.carrying.frame)
    table.show_board()
    qtbot.waitUntil(lambda: table.tumble.frame is None)
    assert areas() == rested


@pytest.mark.parametrize("far", [-180, -120, 0, 120])
def test_words_round_a_wheel_that_comes_back_keep_within_their_room(sit_down, far):
    """Else a part of them would be left behind."""
    table, seen = sit_down(laid(turns=8), size=(1316, 640)), 0
    item, marks = table.scenery.marks, table.display.marks()
    for middle in range(0, 360, 30):
        roll = np.radians(SECTOR * marks.targets[0].compartment / 100 - middle)
        item.set_geometry(item.camera, roll, QPointF(far, 0), marks)
        painted(item)
        seen += len(item.words)
        assert all(item.boundingRect().contains(word) for word in item.words)
    assert seen > 6


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_the_outline_of_a_piece_goes_round_all_that_is_seen_of_it(kind):
    camera = Camera((0.0, 0.0), 1.0, "right")
    for turn in ((1, 0, 0, 0), (4, 1, 2, 0), (0, 3, -1, 2), (1, 1, 1, -1)):
        block = block_of(kind, pose_of((60, 20, -90), turn), camera)
        outline = QPolygonF(block.outline())
        assert outline.boundingRect() == block.box
        middles = [sum((block.corner(corner) for corner in block.body.faces[face]), QPointF()) for face in block.shown]
        sizes = [len(block.body.faces[face]) for face in block.shown]
        assert all(block.contains(at / size) for at, size in zip(middles, sizes, strict=True))


def test_the_order_stays_when_nothing_moves():
    wheel = WheelItem()
    wheel.set_camera(Camera((300.0, 300.0), 1.3))
    frame = frame_of_state(laid(turns=12))
    wheel.show_frame(frame)
    before = list(wheel.painted.order)
    for _ in range(3):
        wheel.show_frame(frame)
        assert wheel.painted.order == before


def test_every_kind_is_a_closed_body():
    for kind in range(len(KINDS)):
        body = solid(NEWEST, kind)
        assert (body.reaches > 0).all()
        assert (body.corners @ body.normals.T <= body.reaches + 1e-6).all()
    assert len(KINDS) == DIVIDER


def test_a_fallen_piece_before_the_wheel_covers_it_and_one_behind_does_not(qapp):
    wheel = WheelItem()
    wheel.set_camera(Camera((300.0, 250.0), 1.0, "right", yaw=0.0))
    bottom = wheel.camera.project(0.0, -38.0, -186.0).toPoint()
    seen = {}
    for y in (-80.0, 80.0):
        wheel.show_frame(type(wheel.frame)(0.0, {CUBE * SETS: np.array([0, y, -172.0, 1, 0, 0, 0])}))
        seen[y] = painted(wheel).pixelColor(bottom + QPoint(0, -2))
    assert seen[-80.0].blue() > seen[-80.0].green(), "a purple cube"
    assert seen[80.0].green() > seen[80.0].blue(), "the wood of the rim"


@pytest.mark.parametrize(("side", "yaw"), [("left", -12.0), ("right", -12.0), ("right", 40.0)])
def test_the_near_edge_of_the_ring_covers_what_lies_in_it_and_not_what_sticks_out(qapp, side, yaw):
    wheel = WheelItem()
    wheel.set_camera(Camera((300.0, 250.0), 1.0, side, yaw=yaw))
    near = rim.front(wheel.camera)
    # The middle of the edge, by which a piece is seen that leans on the inner wall behind it.
    edge = wheel.camera.project_all(rim.circle((rim.outer(NEWEST) + rim.inner(NEWEST)) / 2, near)).tolist()
    seen = []
    for across in (None, -0.4 * near, 1.2 * near):
        places = [(160 * np.sin(angle), across or 0.0, -160 * np.cos(angle)) for angle in (1.6, 4.7)]
        poses = {CUBE * SETS + n: pose_of(place) for n, place in enumerate(places)}
        wheel.show_frame(type(wheel.frame)(0.0, {} if across is None else poses))
        image = painted(wheel)
        seen.append([image.pixel(round(x), round(y)) for x, y in edge])
    empty, inside, outside = seen
    assert inside == empty
    assert outside != empty


@pytest.mark.parametrize("size", [(972, 500), (1228, 684), (1868, 964), (2400, 1300)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_has_room(size, seats):
    at = plan(QSizeF(*size), seats, True, NEWEST)
    places = [at.tray, at.window, *at.seats]
    assert all(at.whole.contains(place) for place in (*places, at.clock, at.watcher))
    assert not any(a.intersects(b) for n, a in enumerate(places) for b in places[n + 1 :])
    assert at.hub.x() + at.radius < at.seats[0].left() and at.hub.y() + at.radius < at.tray.top()
    assert at.hub.y() - at.radius * 1.02 - 17 * at.scale > 0, "an arc at the top is seen whole"
    assert all(at.tray.contains(slot) for slot in at.slots)
    assert at.whole.top() < at.horizon < at.hub.y() + at.radius < at.tray.top()


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_it_is_painted_in_every_theme(sit_down, name):
    theme.set_theme(theme.THEMES[name])
    table = sit_down(laid(turns=9, seats=4))
    image = table.grab().toImage()
    assert len({image.pixel(x, y) for x in range(20, 1200, 40) for y in range(20, 660, 40)}) > 12


# Words


def test_every_place_has_a_sentence(sit_down):
    table = sit_down(laid(turns=7, seats=3))
    names = [table.spot_name(spot) for spot in table.board_scene.spots]
    assert all(names) and len({*names}) > COMPARTMENTS + 7
    assert table.spot_name(("slot", PLANK)).startswith("Plank: ")


def test_the_card_tells_what_the_open_compartments_hold(sit_down):
    state = laid(turns=1)
    table = sit_down(state)
    rows = table.scenery.card.shown.rows
    assert [row[0] for row in rows] == ["same", "next", "after next"]
    assert len(rows[0][1]) == 1 and rows[1][1] == ()


def test_it_is_told_how_far_a_piece_is_behind_the_edge(sit_down):
    table = sit_down(laid(turns=1))
    table.commands.take_kind(CUBE if CUBE not in table.scenery.card.shown.rows[0][1] else TILE)
    table.hand.activate(("compartment", table.seen.reference))
    assert table.display.marks().edge_is_passed
    table.carrying.nudge(x=-6.0)
    assert "short of the edge" in table.display.marks().edge_words


def test_the_edge_to_beat_is_shown_whatever_the_hand_does(sit_down):
    table = sit_down(laid(turns=1))
    first = table.seen.reference
    assert table.display.marks().edge_of == first and table.display.marks().edge_words == "edge to beat"
    table.commands.take_kind(CUBE if CUBE not in table.scenery.card.shown.rows[0][1] else TILE)
    table.carrying.move_to(-60.0, 60.0)
    assert table.carrying.aim.compartment not in window(table.seen)
    assert table.display.marks().edge_of == first and table.display.marks().edge_words == "edge to beat"


def test_in_room_and_back_on_a_rolled_wheel():
    pose = (1000, 50, -900, 8660, 0, -5000, 0)
    assert in_wheel(in_room(pose, 1.0), 1.0) == pose


def test_the_eye_comes_nearer_and_goes_round(sit_down):
    table = sit_down(laid())
    before = table.scenery.wheel.camera
    press(table, Qt.Key.Key_Plus)
    assert table.scenery.wheel.camera.scale > before.scale
    press(table, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert table.scenery.wheel.camera.yaw < before.yaw
    press(table, Qt.Key.Key_0)
    assert table.scenery.wheel.camera == before


def test_a_fallen_piece_flies_to_who_takes_it(sit_down):
    table = sit_down(laid(turns=3))
    piece = table.seen.in_wheel()[0]
    before = len(table.scene().items())
    table.falls.show_fall(piece)
    assert len(table.scene().items()) == before + 1, "dust; the film of it comes"
    table.falls.fly_home(piece)
    assert len(table.scene().items()) == before + 2
    table.scenery.lean(1.5, QPointF(300, 300), table.scenery.own)
    table.falls.show_fall(table.seen.supply(0)[0])
    assert len(table.scene().items()) == before + 2, "what is not seen raises no dust, however near one looks"


def test_what_moves_fast_in_a_tumble_gets_its_grain_back_when_that_is_over():
    first, then = frame_of_state(laid(turns=6)), frame_of_state(laid(turns=8))
    wheel, still = WheelItem(), WheelItem()
    for item in (wheel, still):
        item.set_camera(Camera((200.0, 200.0), 1.0))
    still.show_frame(then)
    wheel.set_live(True)
    wheel.show_frame(first)
    painted(wheel)
    wheel.show_frame(then)
    as_it_stands = painted(still)
    assert painted(wheel) != as_it_stands
    wheel.set_live(False)
    assert painted(wheel) == as_it_stands


def test_where_a_picture_of_a_tumble_takes_too_long_the_next_ones_leave_out_details_until_it_is_over():
    frame = frame_of_state(laid(turns=8))
    wheel, still = WheelItem(), WheelItem()
    for item in (wheel, still):
        item.set_camera(Camera((200.0, 200.0), 1.0))
    still.show_frame(frame)
    as_it_stands = painted(still)
    wheel.show_frame(frame)
    seconds = iter(range(100))
    wheel.painted.now = lambda: next(seconds)
    wheel.set_live(True)
    assert painted(wheel) == as_it_stands, "nothing moves"
    wheel.show_frame(frame_of_state(laid(turns=8)))
    assert painted(wheel) != as_it_stands
    wheel.set_live(False)
    assert painted(wheel) == as_it_stands


@pytest.mark.parametrize(("wide", "high"), [(286, 52), (207, 26), (100, 24), (250, 18)])
def test_numbers_in_a_small_tray_stay_within_their_places(wide, high, qapp):
    tray = QRectF(0, 0, wide, high)
    written = texts_of(lambda painter: draw_small_tray(painter, tray, (2,) * 8))
    assert len(written) == 8
    for text, pixels in written:
        letters = theme.font(12, 800)
        letters.setPixelSize(round(pixels))
        assert QFontMetrics(letters).horizontalAdvance(text) <= (tray.width() - 8) / 8 + 1
        assert pixels <= 0.7 * high
