"""The animation player: what happened is played one after the other, and in the end the table shows the truth."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest

from hamster_table.engine.kernel import Event
from hamster_table.engine.match import Frame
from hamster_table.views.art import theme
from hamster_table.views.board.animation_player import AnimationPlayer, Outline
from hamster_table.views.board.animations import TemporaryItem, in_order, pause, slide
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.event_animator import Animator
from hamster_table.views.board.items import PiecePlacement
from tests.games.pebbles import GAME

pytestmark = pytest.mark.usefixtures("usual_pace")


class Rolled(Event, frozen=True):
    to: int


class Whistled(Event, frozen=True):
    pass


class Tripped(Event, frozen=True):
    pass


class Bounced(Event, frozen=True):
    pass


@dataclass(frozen=True, slots=True)
class Ground:
    """Where the pebbles lie, by how far from the left."""

    places: tuple[int, ...]


class Rolling(Animator):
    """The first pebble rolls, with a spark for a item."""

    def __init__(self, table):
        self.table = table
        self.spark = None

    def roll(self, event):
        item = self.table.board_scene.pieces[0]
        self.spark = TemporaryItem(QPixmap(4, 4), QPointF(0, 0), 500)
        self.table.scene().addItem(self.spark)
        return slide(item, item.pos(), QPointF(event.to, 50))

    def trip(self, event):
        raise ValueError("over a pebble")

    def bounce(self, event):
        return in_order(pause(200), self.cue("Bounced"), pause(200), self.cue("at rest"))

    def clear(self):
        if self.spark is not None:
            self.table.scene().removeItem(self.spark)
            self.spark = None

    animations = {Rolled: roll, Tripped: trip, Bounced: bounce}


class Meadow(BoardView):
    def __init__(self):
        super().__init__(GAME)
        self.resize(400, 100)

    def piece_placements(self):
        box = QRectF(-5, -5, 10, 10)
        return {
            n: PiecePlacement(n, QPointF(x, 50), 200, "pebble", box, lambda dpr, level: QPixmap(10, 10))
            for n, x in enumerate(self.seen.places)
        }

    def arrange(self, size: QSizeF):
        pass

    def event_animator(self):
        return Rolling(self)


@pytest.fixture
def meadow(qtbot):
    table = Meadow()
    qtbot.addWidget(table)
    table.show_view(Ground((10, 90)), ["Mira"], None, None)
    return table


@pytest.fixture
def player(meadow):
    return AnimationPlayer(meadow, lambda view: meadow.show_view(view, ["Mira"], None, None))


def perform(player, events, view):
    """Play the events; half-way nothing else is seen of them than what moves."""
    player.play([Frame(event, view) for event in events], view)


def place(table, piece=0):
    return table.board_scene.pieces[piece].x()


def moment(player, milliseconds):
    """Look at the running act at that time."""
    player.playing.pause()
    player.playing.setCurrentTime(milliseconds)


def test_events_are_played_one_after_another_and_then_the_view_is_shown(meadow, player, qtbot):
    theme.set_pace(0.1)
    passed = []
    player.told.connect(lambda _: passed.append(place(meadow)))
    with qtbot.waitSignal(player.idle):
        perform(player, [Rolled(60), Whistled(), Rolled(200)], Ground((200, 120)))
        assert not player.is_idle
    assert 60 in passed
    assert sorted(passed) == passed
    assert (place(meadow), place(meadow, 1)) == (200, 120)
    assert player.is_idle


def test_half_way_the_piece_is_half_way(meadow, player):
    perform(player, [Rolled(110)], Ground((110, 90)))
    moment(player, 140)
    assert place(meadow) == pytest.approx(60)
    player.finish()


def test_a_calm_pace_takes_longer(player):
    theme.set_pace(1.4)
    perform(player, [Rolled(110)], Ground((110, 90)))
    assert player.playing.duration() == 392
    player.finish()


def test_finish_jumps_to_the_end_of_all_that_waits(meadow, player, qtbot):
    perform(player, [Rolled(110), Rolled(150)], Ground((150, 90)))
    perform(player, [Rolled(300)], Ground((300, 95)))
    with qtbot.waitSignal(player.idle, timeout=0):
        player.finish()
    assert (place(meadow), place(meadow, 1)) == (300, 95)
    assert player.playing is None
    assert temporary_items(meadow) == []


def test_an_extra_performance_waits_for_its_turn(meadow, player, qtbot):
    theme.set_pace(0.1)
    places = []
    player.idle.connect(lambda: places.append(place(meadow)))
    with qtbot.waitSignal(player.idle):
        perform(player, [Rolled(60)], Ground((60, 90)))
        perform(player, [Rolled(80)], Ground((80, 90)))
    assert places == [80]


@pytest.mark.parametrize("end", [
    lambda table: QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton),
    lambda table: QTest.keyClick(table, Qt.Key.Key_Space),
    lambda table: table.resize(420, 100),
], ids=["press", "key", "another size"])  # fmt: skip
def test_any_press_ends_what_is_played(meadow, player, qtbot, end):
    meadow.show()
    qtbot.waitExposed(meadow)
    perform(player, [Rolled(110)], Ground((150, 90)))
    end(meadow)
    qtbot.waitUntil(lambda: player.is_idle, timeout=100)
    assert place(meadow) == 150
    meadow.hide()


def test_without_a_pace_the_view_is_shown_at_once(meadow, player, qtbot):
    theme.set_pace(0)
    with qtbot.waitSignal(player.idle, timeout=0):
        perform(player, [Rolled(110), Tripped()], Ground((110, 90)))
    assert place(meadow) == 110
    assert outlines(meadow) == []


def test_with_reduced_motion_what_has_changed_gets_a_golden_outline_for_a_moment(meadow, player, qtbot):
    theme.set_pace(1, reduce_motion=True)
    with qtbot.waitSignal(player.idle, timeout=0):
        perform(player, [Rolled(110)], Ground((110, 90)))
    (outline,) = outlines(meadow)
    assert outline.path().boundingRect().center() == QPointF(110, 50)
    qtbot.waitUntil(lambda: outlines(meadow) == [])


def test_the_next_performance_takes_old_outlines_away(meadow, player):
    theme.set_pace(1, reduce_motion=True)
    perform(player, [], Ground((110, 90)))
    perform(player, [], Ground((110, 95)))
    (outline,) = outlines(meadow)
    assert outline.path().boundingRect().center() == QPointF(95, 50)


def test_a_stopped_stage_shows_nothing_and_is_idle(meadow, player, qtbot):
    with qtbot.assertNotEmitted(player.idle):
        perform(player, [Rolled(110)], Ground((300, 300)))
        player.stop()
    assert player.is_idle
    assert place(meadow, 1) == 90
    assert temporary_items(meadow) == []


def test_a_mistake_in_an_act_is_reported_and_play_goes_on(meadow, player, qtbot):
    theme.set_pace(0.1)
    with qtbot.captureExceptions() as reported:
        with qtbot.waitSignal(player.idle):
            perform(player, [Tripped(), Rolled(60)], Ground((60, 90)))
    assert [kind for kind, _, _ in reported] == [ValueError]
    assert place(meadow) == 60


def test_nothing_is_left_on_the_stage(meadow, player, qtbot):
    theme.set_pace(0.1)
    with qtbot.waitSignal(player.idle):
        perform(player, [Rolled(60)], Ground((60, 90)))
    assert temporary_items(meadow) == []
    assert player.playing is None


@pytest.fixture
def cues(player):
    found = []
    player.cues.given.connect(found.append)
    return found


def test_an_event_is_heard_when_its_animation_begins_or_there_is_none(player, cues):
    perform(player, [Rolled(60), Whistled(), Rolled(90)], Ground((90, 90)))
    assert cues == ["Rolled"]
    moment(player, 280)
    assert cues == ["Rolled", "Whistled", "Rolled"]
    player.finish()


def test_an_animation_that_gives_the_cue_of_its_event_is_heard_at_that_moment(player, cues):
    perform(player, [Bounced()], Ground((10, 90)))
    assert cues == []
    moment(player, 150)
    assert cues == []
    moment(player, 250)
    assert cues == ["Bounced"]
    moment(player, player.playing.totalDuration())
    assert cues == ["Bounced", "at rest"]


def test_what_is_cut_short_is_not_heard(player, cues):
    perform(player, [Bounced()], Ground((10, 90)))
    player.finish()
    assert cues == []
    perform(player, [Rolled(60)], Ground((60, 90)))
    assert cues == ["Rolled"]
    player.finish()


def test_without_animations_every_event_is_heard_by_its_class(player, cues):
    theme.set_pace(0)
    perform(player, [Bounced(), Rolled(60)], Ground((60, 90)))
    assert cues == ["Bounced", "Rolled"]


def outlines(table):
    return [item for item in table.scene().items() if isinstance(item, Outline)]


def temporary_items(table):
    return [item for item in table.scene().items() if isinstance(item, TemporaryItem)]
