"""Menus look like the table in every theme, and a choice of one of several has round marks."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QWidget

from hamster_table import views
from hamster_table.views.art import theme
from hamster_table.views.art.theme import DARK, HIGH_CONTRAST, LIGHT, px
from hamster_table.views.widgets.paper_menu import PaperMenu, dress


@pytest.fixture
def menu(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    made = PaperMenu(parent)
    only_one = QActionGroup(made)
    for name in ("Fast", "Slow"):
        made.addAction(QAction(name, only_one, checkable=True, checked=name == "Slow"))
    yield made
    made.close()


def mark(menu, picture, n):
    """The colour in the middle of the mark of an action."""
    area = menu.actionGeometry(menu.actions()[n])
    return picture.pixelColor(area.left() + px(20), area.center().y())


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_is_a_card_with_a_mark_at_what_holds(menu, look, scale):
    theme.set_text_scale(scale)
    theme.set_theme(look)
    menu.popup(QPoint(0, 0))
    picture = menu.grab().toImage()
    assert picture.pixelColor(picture.width() // 2, 4) == look.card
    assert mark(menu, picture, 1) == look.legal_ink and mark(menu, picture, 0) == look.card


def test_dressed_its_size_is_known_before_it_is_opened(menu):
    dress(menu)
    room = menu.sizeHint()
    menu.popup(QPoint(0, 0))
    assert menu.size() == room


def test_it_is_gone_when_it_is_closed(menu):
    assert menu.testAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)


def test_all_menus_are_made_of_paper():
    sources = {path: path.read_text("utf-8") for path in Path(views.__path__[0]).rglob("*.py")}
    assert [path.name for path, code in sources.items() if "QMenu(" in code] == []


def test_lines_beyond_an_edge_of_the_screen_are_pointed_at(qtbot):
    room = QWidget()
    qtbot.addWidget(room)
    room.show()
    menu = PaperMenu(room)
    for n in range(60):
        menu.addAction(f"Line {n}")
    menu.popup(QPoint(0, 0))
    ink, shown = theme.theme().legal_ink.name(), menu.grab().toImage()
    edges = [round(y * shown.devicePixelRatio()) for y in (px(18), menu.height() - px(18))]
    assert [shown.pixelColor(shown.width() // 2, y).name() == ink for y in edges] == [False, True]
    menu.setActiveAction(menu.actions()[-1])
    shown = menu.grab().toImage()
    assert [shown.pixelColor(shown.width() // 2, y).name() == ink for y in edges] == [True, False]
    menu.close()
