"""A fall on the far side of the wheel: where it is seen from, live, again and without motion."""

from itertools import product

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle.actions import BEAM, CUBE, LEFT, PLANK, RIGHT, SETS, Drop
from hamster_table.engine.hamsterrolle.recordings.slips import NOTHING, Slip
from hamster_table.models.hamsterrolle.sentences import is_at_back
from hamster_table.views.art import theme
from hamster_table.views.hamsterrolle.animation.fall_path import TRAVEL, FallPath
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.animation.following_eye import Way
from hamster_table.views.hamsterrolle.animation.showing import LIES
from hamster_table.views.hamsterrolle.prompts import sides_of
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.fall_camera import PITCHES, YAWS, fall_camera, fall_cameras
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, frame_of_state
from hamster_table.views.hamsterrolle.render3d.lines_of_sight import Obstacles
from hamster_table.views.hamsterrolle.render3d.painted_wheel import PaintedWheel
from hamster_table.views.hamsterrolle.render3d.rim import outer
from hamster_table.views.hamsterrolle.screenshots import reach_state
from tests.engine.hamsterrolle.test_landing import BOX, fallen
from tests.views.hamsterrolle.test_falls import CUBE_1, PICTURE, pass_time, simulated
from tests.views.written import texts_of

pytestmark = pytest.mark.usefixtures("usual_pace")

WIDE, HIGH = 640, 560
ROOM = QRectF(20, 20, WIDE - 40, HIGH - 40)
PLAN = Camera((WIDE / 2, HIGH - 60 - 182.5 * 1.2), 1.2, LEFT, box=BOX)
FLAT = (1.0, 0.0, 0.0, 0.0)


def with_fallen(piece, x, y):
    """A full wheel of a game that was played, and a piece on the table beside it."""
    state = reach_state(lambda match: len(match.ledger) == 60).state
    frame = frame_of_state(state)
    height = state.box.sizes[piece // SETS][2] / 20
    return RenderFrame(frame.roll, {**frame.poses, piece: np.array([x, y, height - 182.5, *FLAT])})


def is_painted(camera, frame, piece):
    """Whether the middle of a piece is seen in the picture: without the piece, that place looks otherwise."""
    at, pictures = camera.project(*frame.poses[piece][:3].tolist()), []
    others = {one: pose for one, pose in frame.poses.items() if one != piece}
    for shown in (frame, RenderFrame(frame.roll, others)):
        image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFF)
        painter = QPainter(image)
        wheel = PaintedWheel(camera)
        wheel.place(camera, shown, False)
        wheel.paint(painter, None, (), ())
        painter.end()
        pictures.append(image.pixelColor(at.toPoint()))
    return pictures[0] != pictures[1]


# The piece, where it lies behind a wheel that is seen from the side of positive y
AT_THE_BACK = [(PLANK * SETS, 77, -66), (BEAM * SETS, 130, -103), (CUBE * SETS, 153, -90)]


@pytest.mark.parametrize(("piece", "x", "y"), AT_THE_BACK)
def test_what_lies_behind_the_wheel_is_seen_by_another_camera(piece, x, y):
    frame = with_fallen(piece, x, y)
    assert not is_painted(PLAN, frame, piece)
    camera = fall_camera(PLAN, PLAN, frame, [piece], ROOM)
    share, has_middle = Obstacles(frame, piece, BOX).seen_from(camera)
    assert has_middle and share > 0.45 > Obstacles(frame, piece, BOX).seen_from(PLAN)[0]
    assert is_painted(camera, frame, piece)
    assert ROOM.contains(camera.project(*frame.poses[piece][:3].tolist()))
    assert camera.position[1] > 0 and abs(camera.yaw) <= max(YAWS), "the open side is seen too"


@pytest.mark.parametrize(("piece", "x", "y"), AT_THE_BACK)
def test_the_camera_is_found_bit_by_bit_and_none_that_is_nearer_sees_as_much(piece, x, y):
    frame = with_fallen(piece, x, y)
    found = [*fall_cameras(PLAN, PLAN, frame, [piece], ROOM)]
    sight = Obstacles(frame, piece, BOX)
    assert len(found) > 2 and found[0] == PLAN
    near = [PLAN.turned(*angles) for angles in product(YAWS, PITCHES)]
    shares, middles = sight.seen_from_all(np.array([camera.position for camera in near]))
    alone = [sight.seen_from(camera) for camera in near]
    assert [*zip(shares.tolist(), middles.tolist(), strict=True)] == alone

    def way(camera):
        return abs(camera.yaw - PLAN.yaw) + abs(camera.pitch - PLAN.pitch)

    best = sight.seen_from(found[-1])
    nearer = [one for camera, one in zip(near, alone, strict=True) if way(camera) < way(found[-1])]
    assert nearer and all(one < best for one in nearer)


def test_nobody_goes_anywhere_for_what_lies_in_front():
    frame = with_fallen(CUBE_1, 40, 90)
    assert fall_camera(PLAN, PLAN, frame, [CUBE_1], ROOM) == PLAN


def test_who_has_zoomed_in_elsewhere_sees_all_of_the_wheel():
    frame = with_fallen(CUBE_1, 40, 90)
    near = Camera((WIDE / 2, 1100.0), 2.6, LEFT, box=BOX)
    assert not ROOM.contains(near.project(40, 90, -164.5))
    camera = fall_camera(near, PLAN, frame, [CUBE_1], ROOM)
    assert (camera.at, camera.scale) == (PLAN.at, PLAN.scale)


def test_a_camera_starts_and_stops_softly_and_comes_back_where_it_was():
    way, goal = Way(), PLAN.turned(50.0, 8.0)
    yaws = [way.go(PICTURE, PLAN, goal).yaw for _ in range(50)]
    steps = np.diff([PLAN.yaw, *yaws])
    assert yaws[-1] == 50.0 and steps.min() >= 0 and steps[0] < steps.max() / 4
    assert [way.go(PICTURE, PLAN, PLAN) for _ in range(50)][-1] == PLAN
    moved = PLAN.turned(-20.0, 8.0)
    assert way.go(PICTURE, moved, moved) == moved, "people have turned it"


def test_a_film_is_seen_from_where_its_fall_is_seen():
    film = Film(fallen(CUBE_1, 1500, 280), BOX)
    behind = Camera(PLAN.at, PLAN.scale, RIGHT, box=BOX)
    path = FallPath(film, behind, behind, ROOM)
    assert path.camera_at(0) == behind
    last = path.camera_at(film.end)
    end = film.frame_at(film.end)
    assert Obstacles(end, CUBE_1, BOX).seen_from(last)[0] > Obstacles(end, CUBE_1, BOX).seen_from(behind)[0]
    begin = film.slips[0].begin
    half = begin + min(TRAVEL, film.end - begin) / 2
    assert path.camera_at(half).yaw == pytest.approx((behind.yaw + last.yaw) / 2)
    theme.set_pace(1, reduce_motion=True)
    assert path.camera_at(half) == last
    before = Camera(PLAN.at, PLAN.scale, LEFT, box=BOX)
    assert FallPath(film, before, before, ROOM).camera_at(film.end) == before


# Words


def slip(piece, across):
    return Slip(piece, 0, 90, True, NOTHING, across)


def test_it_is_said_on_which_side_of_the_wheel_something_fell_out():
    behind, before = slip(CUBE_1, -400), slip(PLANK * SETS, 400)
    assert is_at_back(behind, LEFT) and not is_at_back(before, LEFT)
    assert is_at_back(before, RIGHT) and not is_at_back(behind, RIGHT)
    assert sides_of([behind], LEFT) == "Out at the back." and sides_of([behind], RIGHT) == "Out at the front."
    assert sides_of([behind, before], LEFT) == "Out at the back: cube. Out at the front: plank."


# At the table


@pytest.fixture
def page(open_new):
    return open_new({"physics": "wood"})


def drop_behind(page):
    """Let a cube drop behind the wheel, where its rim hides it."""
    sign = -1 if page.table.scenery.own.position[1] > 0 else 1
    page.session.submit(0, Drop(CUBE_1, 2, 0, (1300, sign * 900, -1000, 10000, 0, 0, 0)))


def seen(table):
    """How much is seen of the cube as the table shows it."""
    wheel = table.scenery.wheel
    return Obstacles(wheel.frame, CUBE_1, wheel.camera.box).seen_from(wheel.camera)


def test_the_eye_goes_round_to_what_falls_behind_the_wheel_and_back(qtbot, page):
    table = page.table
    table.camera_control.tilt_by(table.scenery.own, 4.0, 3.0)
    own = table.scenery.own
    drop_behind(page)
    player = simulated(qtbot, page)
    while max(player.showing.lying.values(), default=0) < LIES / 2:
        pass_time(player, PICTURE)
    assert Obstacles(table.frame, CUBE_1, own.box).seen_from(own)[0] < 0.5
    share, has_middle = seen(table)
    assert share > 0.7 and has_middle
    wheel = table.scenery.wheel
    assert table.plan.free.contains(wheel.mapToScene(wheel.area_of(CUBE_1).center()))
    assert page.frame.prompt_bar.hint.text() == "Out at the back."
    last = None
    while player.clock.state() != player.clock.State.Stopped:
        last = wheel.camera
        pass_time(player, PICTURE)
    assert abs(last.yaw - own.yaw) < 1 and wheel.camera == own == table.scenery.own
    assert table.scenery.room.transform().isIdentity()
    qtbot.waitUntil(lambda: page.session.asked_seat == 1)
    table.films.begin()
    table.films.replay.go_to(table.films.replay.length)
    assert seen(table)[0] > 0.7 and "at the back" in table.films.replay.words
    table.films.end()
    assert wheel.camera == own


def test_the_higher_the_camera_the_higher_the_table_ends(page):
    scenery, plan = page.table.scenery, page.table.plan
    camera = scenery.own.turned(20.0, 32.0)
    scenery.lean(1.0, QPointF(), camera)
    assert scenery.wheel.camera == camera
    end = scenery.room.mapToScene(QPointF(0, plan.horizon)).y()
    assert end == pytest.approx(camera.table_end(outer(camera.box)), abs=1) and end < plan.horizon - 100
    foot = scenery.room.mapToScene(QPointF(0, plan.whole.bottom())).y()
    assert foot == pytest.approx(plan.whole.bottom())
    scenery.lean(1.0, QPointF(), scenery.own)
    assert scenery.room.transform().isIdentity()


def test_who_turns_the_camera_meanwhile_has_it(qtbot, page):
    table = page.table
    drop_behind(page)
    player = simulated(qtbot, page)
    while not any(player.showing.lying.values()):
        pass_time(player, PICTURE)
    before = table.scenery.own
    assert table.scenery.wheel.camera != before
    table.camera_control.tilt_by(table.scenery.own, 5.0, 0.0)
    pass_time(player, 5 * PICTURE)
    assert table.scenery.wheel.camera == table.scenery.own == before.tilted(5.0, 0.0)
    player.skip_to_end()


def test_without_motion_a_picture_shows_what_fell_until_the_next_piece_is_taken(qtbot, page):
    theme.set_pace(1, reduce_motion=True)
    table = page.table
    picture = table.falls.still.picture
    drop_behind(page)
    qtbot.waitUntil(lambda: page.session.asked_seat == 1)
    assert picture.isVisible() and picture.shown.words == "Out at the back."
    assert not picture.area.intersects(table.plan.tray) and table.scenery.wheel.camera == table.scenery.own
    assert [*picture.shown.film.landings] == [CUBE_1]
    table.commands.take_kind(PLANK)
    assert not picture.isVisible()


def test_what_is_written_under_a_small_picture_is_whole_with_the_largest_text(qtbot, page):
    theme.set_pace(1, reduce_motion=True)
    drop_behind(page)
    picture = page.table.falls.still.picture
    qtbot.waitUntil(picture.isVisible)
    theme.set_text_scale(2.0)
    try:
        assert "Out at the back." in dict(texts_of(lambda painter: picture.draw(painter, QRectF(0, 0, 140, 130))))
    finally:
        theme.set_text_scale(1.0)
