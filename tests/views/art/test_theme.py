"""Colours can be told apart and read, letters are found, the pace is kept."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QWidget

from hamster_table.models.settings import Settings
from hamster_table.views.art import desktop, theme
from hamster_table.views.art.theme import APPEARANCE, DARK, HIGH_CONTRAST, LIGHT, SEATS
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.text import TextLabel
from hamster_table.views.window.apply_settings import apply_settings
from hamster_table.views.window.pages import Pages


def luminance(colour):
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
def test_text_is_readable_on_everything_it_stands_on(look):
    pairs = [
        (look.ink, look.card), (look.ink, look.paper), (look.ink, look.inset), (look.soft_ink, look.card),
        (look.soft_ink, look.inset), (look.danger, look.card), (look.legal_ink, look.card), (look.gold_ink, look.gold),
        (look.gold_ink, look.gold2), (look.felt_ink, look.felt), (look.wood_ink, look.wood),
    ]  # fmt: skip
    assert [(a.name(), b.name()) for a, b in pairs if contrast(a, b) < 4.5] == []


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
def test_the_ring_of_the_focus_is_seen_on_card_and_table(look):
    assert contrast(look.focus, look.card) >= 3
    assert contrast(look.focus, look.table) >= 3


@pytest.mark.parametrize("look", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda look: look.name)
@pytest.mark.parametrize("seat", range(5))
def test_names_and_lines_of_seats_are_readable(look, seat):
    theme.set_theme(look)
    assert contrast(SEATS[seat].text, look.card) >= 4.5
    assert contrast(SEATS[seat].line, look.inset) >= 3
    assert contrast(SEATS[seat].on_fill, SEATS[seat].fill) >= 4.4


def test_no_two_seats_share_a_symbol_a_pattern_or_a_dash():
    for sign in ("symbol", "pattern", "dash"):
        assert len({getattr(seat, sign) for seat in SEATS}) == 5


def test_all_weights_of_our_letters_are_found():
    assert {QFontInfo(theme.font(16, weight)).weight() for weight in (600, 700, 800)} == {600, 700, 800}
    assert QFontInfo(theme.font("title")).family().startswith("Baloo 2")


def test_words_are_wider_as_their_letters_are_higher():
    """Not so where the width of each letter is rounded."""
    narrow, wide = (QFontMetricsF(theme.font(size)).horizontalAdvance("Friskiness") for size in (13, 26))
    assert wide == pytest.approx(2 * narrow, rel=0.01)


def test_text_grows_with_its_scale_and_stops_at_200_percent():
    theme.set_text_scale(1.5)
    assert theme.font(16).pixelSize() == 24
    theme.set_text_scale(9)
    assert theme.font(16).pixelSize() == 32


def test_a_new_theme_is_told_to_everybody(qtbot):
    with qtbot.waitSignal(APPEARANCE.changed):
        theme.set_theme(DARK)
    assert theme.theme() is DARK
    assert QGuiApplication.palette().text().color() == DARK.ink


def test_everything_is_drawn_anew_once_for_all_that_changes_and_not_at_all_when_nothing_does():
    changes = []
    APPEARANCE.changed.connect(lambda: changes.append((theme.theme(), APPEARANCE.text_scale)))
    apply_settings(Settings(theme="dark", text_scale=150, pace=0.5))
    assert changes == [(DARK, 1.5)]
    apply_settings(Settings(theme="dark", text_scale=150, pace=2.0))
    theme.set_text_scale(1.5)
    theme.set_theme(DARK)
    assert changes == [(DARK, 1.5)] and APPEARANCE.pace == 2.0


def test_what_takes_its_time_is_done_only_when_somebody_sees_it(qtbot):
    drawn = []

    class Page(QWidget, FollowsWhenSeen):
        def follow_look(self):
            drawn.append(theme.theme())

    page = Page()
    qtbot.addWidget(page)
    theme.set_theme(DARK)
    theme.set_theme(HIGH_CONTRAST)
    assert drawn == []
    page.show()
    assert drawn == [HIGH_CONTRAST]
    theme.set_theme(LIGHT)
    assert drawn == [HIGH_CONTRAST, LIGHT]
    page.hide()
    page.show()
    assert drawn == [HIGH_CONTRAST, LIGHT]


def test_who_lays_words_out_follows_after_them_and_who_gets_its_room_comes_last(qtbot):
    heard = []

    class Frame(QWidget, FollowsWhenSeen):
        def follow_look(self):
            heard.append(("frame", words.sizeHint().height()))

    class Table(QWidget, FollowsWhenSeen):
        is_last = True

        def follow_look(self):
            heard.append(("table", words.sizeHint().height()))

    frame = Frame()
    qtbot.addWidget(frame)
    words, _ = TextLabel("Words", parent=frame), Table(frame)
    frame.show()
    before = words.sizeHint().height()
    theme.set_text_scale(2.0)
    assert [who for who, _ in heard] == ["frame", "table"]
    assert {high for _, high in heard} == {words.sizeHint().height()} != {before}


def test_a_page_of_the_window_follows_when_it_is_shown(qtbot):
    ground = QWidget()
    qtbot.addWidget(ground)
    pages, seen, behind = Pages(ground), QWidget(), QWidget()
    here, there = TextLabel("here", parent=seen), TextLabel("there", parent=behind)
    for page in (seen, behind):
        pages.add(page)
    ground.show()

    def inks():
        return [label.palette().windowText().color() for label in (here, there)]

    theme.set_theme(DARK)
    theme.set_text_scale(2)
    assert inks() == [DARK.ink, LIGHT.ink]
    pages.show(behind)
    assert inks() == [DARK.ink, DARK.ink] and here.font() == there.font() == theme.font()
    theme.set_theme(LIGHT)
    pages.show(seen)
    assert inks() == [LIGHT.ink, LIGHT.ink]


def test_the_desktop_decides_only_while_it_is_followed():
    theme.follow_system()
    assert theme.theme() is (DARK if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT)
    theme.set_theme(HIGH_CONTRAST)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.theme() is HIGH_CONTRAST


def test_the_desktop_is_heard_when_it_asks_for_other_colours():
    theme.follow_system()
    asked = DARK if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT
    APPEARANCE.theme = HIGH_CONTRAST  # what it was before the desktop changed
    QGuiApplication.styleHints().accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
    assert theme.theme() is asked


class Hints:
    """What Qt 6.12 and later say of a desktop."""

    def __init__(self, asked):
        self.asked = asked

    def accessibility(self):
        return self

    def motionPreference(self):
        return self.asked


def test_motion_follows_the_desktop_until_it_is_chosen(monkeypatch):
    known = SimpleNamespace(NoPreference=0, ReducedMotion=1)
    monkeypatch.setattr(Qt, "MotionPreference", known, raising=False)
    monkeypatch.setattr(desktop.QGuiApplication, "styleHints", lambda: Hints(known.ReducedMotion))
    theme.set_pace(1, None)
    assert theme.duration(400) == 0
    theme.set_pace(1, False)
    assert theme.duration(400) == 400
    theme.set_pace(1, None)
    monkeypatch.setattr(desktop.QGuiApplication, "styleHints", lambda: Hints(known.NoPreference))
    assert theme.duration(400) == 400


def test_no_animation_at_pace_nought_or_with_reduced_motion():
    theme.set_pace(1)
    assert theme.duration(400) == 400
    theme.set_pace(0)
    assert theme.duration(400) == 0
    theme.set_pace(2, reduce_motion=True)
    assert theme.duration(400) == 0
