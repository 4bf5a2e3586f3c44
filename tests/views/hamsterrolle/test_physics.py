"""Real wood at the table of Hamsterrolle: builds, falls, and tumbles that are seen again."""

import gc
import threading
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterrolle.actions import CUBE, PLANK, SETS, THE_CONE, TILE, Build, Drop, Reach
from hamster_table.engine.hamsterrolle.settling import by_rule
from hamster_table.engine.kernel import CHANCE
from hamster_table.models import messages
from hamster_table.models.hamsterrolle.physics_thread import RUNNING
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker
from hamster_table.views.hamsterrolle.table import HamsterrolleTable
from tests.models.hamsterrolle.test_physics_watchdog import Worlds, fail
from tests.views.hamsterrolle.at_wheel import MOUSE, carry, over, press, slot
from tests.views.performing import temporary_items


@pytest.fixture
def page(open_new):
    return open_new({"physics": "wood"})


def test_a_cube_is_built_with_wood_and_the_wheel_rolls(qtbot, page, tmp_path):
    table, match = page.table, page.session.match
    carry(table, slot(table, CUBE), over(table, 2), let_go=False)
    qtbot.waitUntil(lambda: match.state.attempt != -1 and table.may_build)
    carried = table.carrying.carried
    qtbot.waitUntil(lambda: abs(table.frame.poses[carried.piece][1]) < 3 and table.carrying.why is None)
    QTest.mouseRelease(table.viewport(), MOUSE, pos=over(table, 2))
    qtbot.waitUntil(lambda: table.tumble.is_on)
    assert [seat for seat, _ in match.ledger] == [0, 0]
    qtbot.waitUntil(lambda: len(match.ledger) == 3)
    assert match.ledger[-1][0] == CHANCE and match.state.angle > 500
    qtbot.waitUntil(lambda: page.session.asked_seat == 1)
    table.films.begin()
    assert table.films.replay is not None and table.prompt().title == "See it again: The last tumble"
    table.films.replay.go_to(200.0)
    said = []
    table.said.connect(said.append)
    dialog = table.films.choose_strip()
    dialog.fileSelected.emit(str(tmp_path / "strip.png"))
    dialog.close()
    qtbot.waitUntil(lambda: bool(said))
    assert QImage(str(tmp_path / "strip.png")).width() > 1000
    press(table, Qt.Key.Key_Escape)
    assert table.films.replay is None


def test_a_tumble_that_is_left_begins_anew(qtbot, page):
    table, session = page.table, page.session
    session.submit(0, Build(CUBE * SETS, 2, 0, (1301, 0, -751, 8660, 0, -5000, 0)))
    qtbot.waitUntil(lambda: table.tumble.is_on)
    page.hide()
    assert not table.tumble.is_on
    page.show()
    assert table.tumble.is_on
    table.tumble.skip_to_end()
    qtbot.waitUntil(lambda: len(session.match.ledger) == 2)


def test_a_tumble_that_ends_while_the_game_is_held_counts_later_or_begins_anew(qtbot, page):
    table, session = page.table, page.session
    live = session.chance.source
    page.pace.pause()
    session.submit(0, Build(CUBE * SETS, 2, 0, (1301, 0, -751, 8660, 0, -5000, 0)))
    for leave in (True, False):
        qtbot.waitUntil(lambda: live.entry == 1 and table.tumble.is_on)
        with qtbot.waitSignal(live.result) as ended:
            table.tumble.skip_to_end()
        assert len(session.match.ledger) == 1 and table.tumble.is_on
        if leave:
            page.hide()
            page.show()
    page.pace.resume()
    qtbot.waitUntil(lambda: len(session.match.ledger) == 2)
    assert ended.args == [1, session.match.ledger[1][1]]


def test_a_piece_that_misses_the_wheel_falls_and_flies_to_who_dropped_it(qtbot, page):
    table, session = page.table, page.session
    fallen, falling = [], []
    table.tumble.fell.connect(fallen.append)
    table.tumble.fell.connect(lambda _: falling.extend(temporary_items(table)))
    piece = CUBE * SETS
    had = len(session.match.state.supply(0))
    session.submit(0, Drop(piece, 2, 0, (500, 1500, -1000, 10000, 0, 0, 0)))
    assert len(session.match.state.supply(0)) == had - 1
    qtbot.waitUntil(lambda: bool(fallen))
    assert fallen == [piece] and len(falling) == 1 and table.mood.now == "hide"
    assert table.meanwhile(table.seen) == ("The cube goes to Mira: it did not hold.", "Out at the front.")
    assert page.frame.prompt_bar.title.text() == table.meanwhile(table.seen)[0]
    table.tumble.skip_to_end()
    qtbot.waitUntil(lambda: session.asked_seat == 1)
    assert len(session.match.state.supply(0)) == had
    assert table.scenery.panels[0].shown.counts[CUBE] == 2
    told = [messages.sentence(event, session.names) for _, event in session.story()]
    assert "The cube falls out. Mira takes it." in told
    table.films.begin()
    assert table.films.replay.falls[0].piece == piece
    assert table.films.replay.words == "The cube fell out at the front: it did not hold."
    table.films.end()
    check_that_the_story_shows_it_again(page)


def check_that_the_story_shows_it_again(page):
    table, session = page.table, page.session
    page.open_story()
    lines = page._story.itemDelegate()
    rows = [page._story.history_model.index(row, 0) for row in range(page._story.history_model.rowCount())]
    signs = [row.data() for row in rows if lines.has_sign(row)]
    assert len(signs) == 1
    session.submit(1, Reach(TILE * SETS + 2))
    page._story.clicked.emit(next(row for row in rows if lines.has_sign(row)))
    assert session.is_past and session.at == 2
    keys = [one.key_words for one in page._said().presses]
    # What can be done at such a moment besides are rooms of their own.
    assert (keys[0], keys[-1]) == ("V", "Esc")
    press(table, Qt.Key.Key_V)
    assert table.films.replay is not None and "See it again" in page._said().title
    press(table, Qt.Key.Key_Escape)
    assert table.films.replay is None and session.is_past
    session.look_at(1)
    keys = [one.key_words for one in page._said().presses]
    assert "V" not in keys and keys[-1] == "Esc"
    session.look_at(9)
    another_evening = HamsterrolleTable(session.match.game)
    assert [*another_evening.films.kept_moments(session.match.ledger)] == [2]
    found = another_evening.films.archive.store.find(session.match.state_at(2))
    assert found == table.films.archive.films[2].recording
    another_evening.deleteLater()
    session.undo_agreed()
    assert table.films.archive.films
    session.undo_agreed()
    assert session.match.ledger == [] and not table.films.archive.films


def test_undo_takes_a_tumble_back(qtbot, page):
    table, session, before = page.table, page.session, gc.get_freeze_count()
    session.submit(0, Build(CUBE * SETS, 2, 0, (1301, 0, -751, 8660, 0, -5000, 0)))
    qtbot.waitUntil(lambda: table.tumble.is_on)
    assert gc.get_freeze_count() > before, "what was there before is not searched for garbage meanwhile"
    session.undo()
    assert session.match.ledger == [] and not table.tumble.is_on
    assert gc.get_freeze_count() <= before
    assert table.frame.poses.keys() == {THE_CONE}


def test_a_piece_of_wood_is_built_by_numbers_and_letters(qtbot, page):
    table, match = page.table, page.session.match
    table.spot_cursor.set(("slot", PLANK))
    press(table, Qt.Key.Key_Return)
    press(table, Qt.Key.Key_1)
    qtbot.waitUntil(lambda: not table.commands.is_awaiting_place)
    assert table.carrying.physics.worker is not None
    first = table.carrying.physics.worker
    press(table, Qt.Key.Key_L)
    assert table.carrying.physics.worker is not first, "the hand has pushed nothing: it reaches over"
    qtbot.waitUntil(lambda: table.carrying.physics.worker is None or table.carrying.why is None)
    press(table, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    press(table, Qt.Key.Key_I)
    assert table.commands.last_announcement.startswith("Plank, ")
    qtbot.waitUntil(lambda: table.carrying.hand().pose[1] == 0 or table.carrying.why is None)
    press(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.tumble.is_on)
    table.tumble.skip_to_end()
    qtbot.waitUntil(lambda: page.session.asked_seat == 1)
    assert [type(action).__name__ for _, action in match.ledger] == ["Reach", "Build", "Settle"]


@pytest.mark.parametrize(("broken", "said"), [(1, "It is being restarted."), (99, "A simple rule decides this turn.")])
def test_a_world_that_fails_is_told_of_and_the_game_goes_on(qtbot, page, broken, said):
    from hamster_table.engine.hamsterrolle.physics import tumble

    table, session, told = page.table, page.session, []
    table.noticed.connect(told.append)
    session.chance.source.new_worker = lambda: WheelWorker(make_world=Worlds(fail, broken))
    with qtbot.captureExceptions() as reported:
        session.submit(0, Build(CUBE * SETS, 2, 0, (1301, 0, -751, 8660, 0, -5000, 0)))
        table.tumble.skip_to_end()
        qtbot.waitUntil(lambda: len(session.match.ledger) == 2)
    assert len(reported) == min(broken, 3)
    assert told[-1].endswith(said) and len(told) == 1 + (broken > 1)
    assert page.notice.isVisible()
    before = session.match.state_at(1)
    assert session.match.ledger[1][1] == (tumble.at_rest(before) if broken == 1 else by_rule(before))


def test_the_page_is_left_at_once_while_a_world_hangs(qtbot, page):
    over = threading.Event()
    hanging = Worlds(lambda world: over.wait(), 99)
    page.session.chance.source.new_worker = lambda: WheelWorker(make_world=hanging)
    page.session.submit(0, Build(CUBE * SETS, 2, 0, (1301, 0, -751, 8660, 0, -5000, 0)))
    qtbot.waitUntil(lambda: any(getattr(thread, "beats", 0) for thread in RUNNING))
    before = time.monotonic()
    page.hide()
    assert time.monotonic() - before < 0.2
    assert not page.table.tumble.is_on
    over.set()
