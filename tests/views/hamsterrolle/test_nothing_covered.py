"""What lies over what at the wheel: tool tips, words and the bar of a replay cover neither pieces nor the tray."""

import pytest
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip

from hamster_table.engine.hamsterrolle.actions import CUBE, SETS, SLAB
from hamster_table.models.hamsterrolle.live_tumble import LiveTumble
from hamster_table.views.hamsterrolle.board import HamsterrolleTable
from tests.views.hamsterrolle.at_wheel import NAMES, go_on, laid, sit_down, slot

SIZES = [(1228, 684), (1024, 498)]
"""The table in windows of 1280 x 800 and 1024 x 600."""


def rest_the_pointer(table, place):
    """The pointer rests over a place so long that a tool tip may come."""
    ground = table.viewport()
    QApplication.sendEvent(ground, QHelpEvent(QEvent.Type.ToolTip, place, ground.mapToGlobal(place)))


def test_no_tool_tip_covers_a_piece_on_its_way(qtbot):
    table = sit_down(qtbot, laid(turns=3))
    place = slot(table, CUBE)
    rest_the_pointer(table, place)
    assert QToolTip.isVisible() and "Cube" in QToolTip.text()
    table.commands.take_kind(CUBE)
    rest_the_pointer(table, place)
    # Qt lets a tip stay for a moment before it goes.
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    rest_the_pointer(table, place)
    assert not QToolTip.isVisible()
    table.commands.put_hand_back()
    rest_the_pointer(table, place)
    assert QToolTip.isVisible()
    QToolTip.hideText()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("roll", range(0, 36_000, 4_500))
def test_no_word_at_a_compartment_lies_over_a_piece(qtbot, size, roll):
    state = laid(turns=8)
    state.angle = state.angle + roll
    table = sit_down(qtbot, state, size=size)
    for is_passing in (False, True):
        table.commands.begin_pass(is_passing)
        table.grab()
        item, wheel = table.scenery.marks, table.scenery.wheel
        named = [target for target in item.marks.targets if target.label]
        ring = QRectF(0, 0, 2 * wheel.camera.scale * 150, 2 * wheel.camera.scale * 150)
        ring.moveCenter(table.plan.hub)
        assert named and len(item._words) == len(named)
        for word in item._words:
            assert not any(word.translated(item.shift).intersects(wheel.area_of(piece)) for piece in state.in_wheel())
            assert not word.translated(item.shift).intersects(table.plan.tray)


def test_the_tray_marks_the_piece_with_which_the_attempt_goes_on(qtbot):
    table = sit_down(qtbot, laid(turns=2))
    assert table.scenery.tray.shown.tray.attempt == -1
    before = table.grab().toImage()
    table.commands.take_kind(SLAB)
    table.commands.carry_to_nth(1)
    go_on(table)
    table.commands.put_hand_back()
    assert table.scenery.tray.shown.tray.attempt == SLAB and table.seen.attempt // SETS == SLAB
    frame = slot(table, SLAB)
    edge = round(table.spots["slot", SLAB].area.left() + 3), frame.y()
    assert table.grab().toImage().pixelColor(*edge) != before.pixelColor(*edge)


# A tumble seen again


@pytest.fixture(params=SIZES)
def replaying(qtbot, request):
    pytest.importorskip("mujoco")
    from hamster_table.engine.hamsterrolle.physics import tumble

    table = sit_down(qtbot, laid(turns=3), size=request.param)
    world = tumble.world_of(table.seen)
    world.step(200)
    live = LiveTumble()
    live.recording = world.recording
    table.follow_chance(live)
    table.replays.begin()
    yield table
    table.replays.end()


def test_the_bar_of_a_replay_covers_neither_tray_nor_wheel(replaying: HamsterrolleTable):
    table = replaying
    bar = table.replays._bar.boundingRect().adjusted(14, 14, -14, -18)
    assert bar.isValid() and table.plan.whole.contains(bar)
    assert not bar.intersects(table.plan.tray)
    assert bar.left() > table.plan.hub.x() + table.plan.radius
    assert not any(bar.intersects(seat) for seat in table.plan.seats)
    assert not table.scenery.card.isVisible(), "nothing lies under it"
    table.replays.end()
    assert table.scenery.card.isVisible()


def test_six_pictures_are_saved_where_one_says_and_the_program_tells_where(replaying, tmp_path):
    said = []
    replaying.said.connect(said.append)
    dialog = replaying.replays.choose_strip()
    assert dialog.directory().isAbsolute() and dialog.directory().exists()
    assert dialog.selectedFiles()[0].endswith(".png")
    dialog.fileSelected.emit(str(tmp_path / "fall.png"))
    dialog.close()
    assert QImage(str(tmp_path / "fall.png")).width() > 1000
    assert len(said) == 1 and "fall.png" in said[0] and said[0].endswith(f"{tmp_path.name[-8:]}.")


def test_a_folder_that_takes_no_pictures_is_one_sentence(replaying, tmp_path):
    said = []
    replaying.said.connect(said.append)
    replaying.replays.save_strip(tmp_path / "no such folder" / "fall.png")
    (sentence,) = said
    assert "fall.png" in sentence and "could not be saved" in sentence
    assert replaying.names == NAMES[:2]
