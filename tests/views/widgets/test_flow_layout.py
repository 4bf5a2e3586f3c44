"""The layout that goes on in a next line."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from hamster_table.views.widgets.flow_layout import FlowLayout


class Block(QFrame):
    def __init__(self, width, height):
        super().__init__()
        self.size_asked = QSize(width, height)

    def sizeHint(self):
        return self.size_asked

    minimumSizeHint = sizeHint


def laid(qtbot, width):
    page, row = QWidget(), QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(row)
    column.addStretch(1)
    flow = FlowLayout(row)
    flow.setContentsMargins(4, 0, 0, 0)
    flow.setSpacing(6)
    blocks = [Block(30, 20), Block(100, 40), Block(200, 40)]
    for block in blocks:
        flow.addWidget(block)
    page.resize(width, 400)
    page.show()
    return [block.geometry() for block in blocks], row.height()


def test_what_has_room_stands_in_one_line_each_in_its_middle(qtbot):
    assert laid(qtbot, 346) == ([QRect(4, 10, 30, 20), QRect(40, 0, 100, 40), QRect(146, 0, 200, 40)], 40)


def test_what_has_no_room_goes_on_in_a_next_line(qtbot):
    assert laid(qtbot, 345) == ([QRect(4, 10, 30, 20), QRect(40, 0, 100, 40), QRect(4, 46, 200, 40)], 86)


def test_what_is_wider_than_the_page_has_a_line_of_its_own(qtbot):
    places, height = laid(qtbot, 204)
    assert places == [QRect(4, 10, 30, 20), QRect(40, 0, 100, 40), QRect(4, 46, 200, 40)] and height == 86


def test_what_is_hidden_takes_no_room(qtbot):
    row = QWidget()
    qtbot.addWidget(row)
    flow = FlowLayout(row)
    flow.setContentsMargins(0, 0, 0, 0)
    flow.setSpacing(6)
    blocks = [Block(30, 20), Block(100, 20), Block(40, 20)]
    for block in blocks:
        flow.addWidget(block)
    blocks[1].hide()
    row.resize(300, 40)
    row.show()
    assert [blocks[n].x() for n in (0, 2)] == [0, 36]
