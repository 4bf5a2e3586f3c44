"""What stands at the head of a page on a clipboard."""

import pytest
from PySide6.QtWidgets import QWidget

from hamster_table.views.art.theme import set_text_scale
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.controls import Choice


@pytest.mark.parametrize("title, below", [("Pluck", False), ("Run, Hamster, Run! and all that follows", True)])
def test_a_corner_comes_under_the_title_only_where_both_do_not_fit(qtbot, title, below):
    set_text_scale(2.0)
    try:
        page = ClipboardPage(title, "What it is about.")
        corner = Choice([("a", "Pluck of each hamster by round"), ("b", "Water")], "a")
        page.head.addWidget(corner)
        host = QWidget()
        qtbot.addWidget(host)
        page.setParent(host)
        host.show()
        page.setGeometry(0, 0, 960, 540)
        page.show()
        page.layout().activate()
        assert (corner.geometry().top() >= page.title.geometry().bottom()) == below
        assert not page.subtitle.isVisible() and page.title.accessibleDescription() == "What it is about."
    finally:
        set_text_scale(1.0)
