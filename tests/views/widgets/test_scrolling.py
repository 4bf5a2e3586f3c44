"""What is longer than its place is moved by a finger, too, and a tap is still a click."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsView, QScroller

from hamster_table.views import feature
from hamster_table.views.pages.settings import SettingsPage
from hamster_table.views.widgets.controls import Segment
from hamster_table.views.window.page_factory import PAGE_FACTORIES, pages_of_table
from tests.views.at_window import lay
from tests.views.cut_off import settled
from tests.views.hands import swipe, tap


def areas(window):
    """What scrolls, but for boards and drawings, in which a finger does something else."""
    found = window.findChildren(QAbstractScrollArea)
    return [one for one in found if not isinstance(one, QGraphicsView) and one.isVisible()]


def test_a_finger_moves_a_page_and_a_tap_presses_what_lies_on_it(window, clock, qtbot):
    window.show_page("settings")
    page = window.page
    assert isinstance(page, SettingsPage)
    settled()
    (area,) = areas(window)
    ground, bar = area.viewport(), area.verticalScrollBar()
    assert bar.value() == 0 < bar.maximum()
    swipe(ground, QPoint(300, 400), QPoint(300, 150), steps=12)
    qtbot.waitUntil(lambda: bar.value() > 150 and QScroller.scroller(ground).state() == QScroller.State.Inactive)
    seen = [one for one in page.findChildren(Segment) if one.visibleRegion().boundingRect() == one.rect()]
    (segment, *_) = [one for one in seen if not one.isChecked()]
    tap(segment, segment.rect().center())
    assert segment.isChecked()


def test_all_that_scrolls_is_moved_by_a_finger(window):
    lay(window)
    seen = []
    for name in [*PAGE_FACTORIES, *(page.name for page in feature.pages())]:
        if name not in pages_of_table():
            window.show_page(name)
            seen += [(name, one) for one in areas(window)]
            assert not [one for one in areas(window) if not QScroller.hasScroller(one.viewport())], name
    assert len({name for name, _ in seen}) >= 6
