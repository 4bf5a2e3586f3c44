"""Every text fits where it is said, in each language that is offered: measured on pages that are laid out."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from hamster_table.models.language import COMPLETE, LANGUAGE
from hamster_table.views.screenshots.capture import staged
from tests.views.at_window import FEATURE_PAGES
from tests.views.seen import settle

QUICK = (
    "start",
    "hamsterdam-new-game",
    "hamsterrolle-new-game",
    "new-game",
    "person",
    "rules",
    "settings",
    "about",
    *FEATURE_PAGES,
)
"""The screens that need no game to be played to a certain state."""
SHORTENED = ("CutLine",)
"""What may be cut by design: its tool tip has the rest."""


@pytest.fixture
def put_back():
    yield
    LANGUAGE.set("system")


def lacking(page):
    """The texts of a page that need more room than they have, by their place among its widgets."""
    widgets = [widget for kind in (QLabel, QAbstractButton) for widget in page.findChildren(kind)]
    return {
        (number, type(widget).__name__): widget.text()
        for number, widget in enumerate(widgets)
        if widget.isVisible() and widget.text() and type(widget).__name__ not in SHORTENED and room(widget) < -1
    }


def room(widget):
    """How many pixels are left over."""
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.height() - widget.heightForWidth(widget.width())
    return widget.width() - widget.sizeHint().width()


def lacking_in(window, language, scale, names):
    """By screen: what lacks room."""
    window.resize(1280, 800)
    window.set_settings(window.settings._replace(language=language, text_scale=scale))
    found = {}
    for name in names:
        staged()[name](window)
        for _ in range(3):
            settle()
        found[name] = lacking(window.page)
    return found


def worse(said, english):
    """What fits in English and not here."""
    return {name: texts for name in said if (texts := [said[name][key] for key in said[name].keys() - english[name]])}


def test_what_does_not_fit_is_found(window):
    window.resize(1280, 800)
    settle()
    button = window.start.findChildren(QAbstractButton)[-1]
    assert lacking(window.start) == {}
    button.setFixedWidth(30)
    button.setText("Alle gespeicherten Spiele")
    settle()
    assert "Alle gespeicherten Spiele" in lacking(window.start).values()


@pytest.mark.parametrize("language", COMPLETE)
def test_quick_screens_fit_in_every_language(window, put_back, language):
    assert worse(lacking_in(window, language, 100, QUICK), {name: {} for name in QUICK}) == {}


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("scale", [100, 130, 200])
@pytest.mark.parametrize("language", COMPLETE)
def test_all_screens_fit_in_every_language(window, put_back, language, scale):
    names = [*staged()]
    english = lacking_in(window, "en", scale, names)
    assert worse(lacking_in(window, language, scale, names), english) == {}
