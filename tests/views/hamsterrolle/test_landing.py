"""Where the piece in an easy hand will lie: looked ahead in the physics, and drawn as a ghost."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from hamster_table.engine.hamsterrolle.actions import CUBE, SETS, SLAB
from hamster_table.engine.hamsterrolle.holding import Trial
from hamster_table.engine.kernel import Refusal
from hamster_table.views.art import theme
from hamster_table.views.hamsterrolle.drawings.ghost import Ghost, Shift
from hamster_table.views.hamsterrolle.input.landing import shifts_of
from hamster_table.views.hamsterrolle.placement_hints import note
from hamster_table.views.hamsterrolle.render3d.camera import NEWEST, Camera
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, in_wheel
from tests.views.hamsterrolle.at_wheel import carry, over, painted, slot

THE_CUBE, THE_SLAB = CUBE * SETS, SLAB * SETS
CAMERA = Camera((300.0, 300.0), 1.2, "right", box=NEWEST)


@pytest.fixture
def page(open_new):
    return open_new({})


def hold(qtbot, page, radius):
    """Carry a cube into the ring, and let the hand rest there."""
    table = page.table
    carry(table, slot(table, CUBE), over(table, 2, radius), let_go=False)
    qtbot.waitUntil(lambda: table.carrying.carried.is_inside)
    assert page.session.match.state.attempt == -1
    return table


def test_a_piece_held_in_the_air_shows_where_it_will_lie(qtbot, page):
    table = hold(qtbot, page, 125.0)
    ghost = table.scenery.ghost
    qtbot.waitUntil(ghost.isVisible)
    (shift,) = [shift for shift in ghost.shifts if shift.piece == table.carrying.piece]
    assert shift.then[2] < shift.now[2] - 3, "it falls"
    assert np.hypot(shift.then[0], shift.then[2]) < 182, "and lies in the ring"
    assert page.session.match.state.place[shift.piece] == 0, "nothing was played"
    # The card says what is foreseen; until then, nothing: whether it holds is being tried.
    hand, slips = table.carrying.hand(), Refusal("HR-52", "slips-back", name="cube")
    says = [note(table.seen, table.carrying, trial, table.reason)[:2] for trial in (Trial(hand, None, {}), None)]
    assert says == [("It holds here.", False), ("", False)]
    words, is_bad, _ = note(table.seen, table.carrying, Trial(hand, slips, {}), table.reason)
    assert "would slip backwards" in words and is_bad
    # As soon as the hand moves it is not known any more.
    table.carrying.nudge(x=9.0)
    qtbot.waitUntil(lambda: not ghost.isVisible())


def test_another_hand_than_the_easy_one_is_not_helped(qtbot, page):
    table = hold(qtbot, page, 125.0)
    table.commands.next_hand_mode()
    assert table.carrying.hand_mode == "free"
    landing = table.landing
    qtbot.waitUntil(lambda: table.carrying.why is None)
    landing._ask()
    assert not landing._rests.isActive() and landing.trial is None and not table.carrying.finder.is_looking_near
    assert not table.scenery.ghost.isVisible()


def test_an_empty_hand_has_no_ghost(qtbot, page):
    table = hold(qtbot, page, 125.0)
    qtbot.waitUntil(table.scenery.ghost.isVisible)
    table.commands.put_hand_back()
    assert not table.scenery.ghost.isVisible()


def pose(x, z, y=0.0):
    return np.array([x, y, z, 1.0, 0.0, 0.0, 0.0])


def test_only_what_will_notably_lie_elsewhere_is_shown():
    frame = RenderFrame(0.4, {THE_CUBE: pose(0, -100), THE_SLAB: pose(60, -120)})
    ends = {THE_CUBE: pose(0, -130), THE_SLAB: pose(60.5, -120.4), 77: pose(0, 0)}
    poses = {piece: in_wheel(place, frame.roll) for piece, place in ends.items()}
    (shift,) = shifts_of(frame, poses)
    assert shift.piece == THE_CUBE
    assert shift.now == pytest.approx(frame.poses[THE_CUBE]) and shift.then[:3] == pytest.approx([0, 0, -130], abs=0.1)
    turned = pose(60, -120)
    turned[3:] = np.cos(0.1), 0.0, np.sin(0.1), 0.0
    poses = {THE_SLAB: in_wheel(turned, frame.roll)}
    assert [shift.piece for shift in shifts_of(frame, poses)] == [THE_SLAB]


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_a_ghost_can_be_seen_through_and_tells_by_its_colour_that_it_is_refused(qapp, name):
    theme.set_theme(theme.THEMES[name])
    shift = Shift(THE_CUBE, pose(0, -60), pose(20, -140))
    ghost = Ghost()
    pictures = []
    for is_refused in (False, True):
        ghost.show_shifts([shift], is_refused, CAMERA, QPointF())
        pictures.append(painted(ghost))
    assert pictures[0] != pictures[1]
    middle = CAMERA.project(20, 0, -140).toPoint()
    assert 0 < pictures[0].pixelColor(middle).lightness() < 250
    ghost.leave()
    blank = QImage(pictures[0])
    blank.fill(0xFFFFFF)
    assert painted(ghost) == blank and not ghost.shifts
