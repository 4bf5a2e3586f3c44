"""For tinkerers: one switch, off, and with it neither numbers of rulings nor seeds are seen anywhere."""

import re

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QTextBrowser

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.settings import Settings, load, sensible
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.system import paths
from hamster_table.views import feature
from hamster_table.views.board.example import choose_at_random, play_until
from hamster_table.views.game.game_over import GameOverOverlay
from hamster_table.views.widgets.paper_menu import PaperMenu
from tests.views.at_window import SITTERS, lay

TELLTALE = re.compile(
    r"\b(?:HD|HR|RR|HT)[-\u2011]\d+|seed|fingerprint|CSV|enter a position|from a position|change keys|it knew",
    re.IGNORECASE,
)


def seen(widget):
    """All words on a widget, and those that a screen reader says of it."""
    for part in (widget, *widget.findChildren(QLabel), *widget.findChildren(QAbstractButton)):
        if part.isVisibleTo(widget):
            yield from (part.accessibleName(), part.accessibleDescription(), part.toolTip())
            yield part.text() if callable(getattr(part, "text", None)) else ""
    yield from (text.toPlainText() for text in widget.findChildren(QTextBrowser))


def telltales(widget):
    return [found for words in seen(widget) for found in TELLTALE.findall(words)]


def lines(menu):
    for action in menu.actions():
        yield action.text()
        if action.menu() is not None:
            yield from lines(action.menu())


def menu_lines(window):
    window.menu.open()
    menu = next(one for one in window.findChildren(PaperMenu) if one.isVisible())
    found = [*lines(menu)]
    menu.close()
    return found


def ended(window, game="run-hamster-run"):
    match = play_until(game, lambda _: False, "an end", 2, choose_at_random)
    window.begin(window.library.begin(match, SITTERS))
    window.show_game()
    return window.game


def refuse(window, qtbot):
    """Somebody has tried what is not allowed, and is told why."""
    page = lay(window)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    from hamster_table.engine.kernel import Refusal

    page.session.refused.emit(Refusal("RR-61", "not-offered"))
    assert page.frame.prompt_bar.ruling.isVisible() and page.frame.prompt_bar.ruling_shown == "RR-61"
    return page


def pages(window, qtbot):
    """Every place at which one of the words was, one after the other."""
    yield refuse(window, qtbot)
    window.game.open_story()
    yield window.game
    window.game.open_rules("RR-61")
    yield window.game
    for name in ("rules", "library"):
        window.show_page(name)
        yield window.page
    for game in ("hamsterdam", "hamsterrolle", "run-hamster-run"):
        window.new_games.set_up(game)
        yield window.page
    window.show_game()
    window.show_keys()
    yield window.page
    window.show_keys()
    page = ended(window)
    yield page
    page.finale.open(False)
    yield page
    page.findChild(GameOverOverlay).leave()
    for one in feature.pages_of_ended_games(page.session.match.game, page.session.seating.players):
        window.show_page(one.name)
        yield window.page
        window.show_game()


def test_it_is_off_where_nobody_has_turned_it_on():
    assert not Settings().for_tinkerers and not sensible({"theme": "dark"}).for_tinkerers
    assert not sensible({"for_tinkerers": "yes"}).for_tinkerers and sensible({"for_tinkerers": True}).for_tinkerers


def test_nobody_at_the_table_sees_what_is_for_tinkerers(window, qtbot):
    for page in pages(window, qtbot):
        assert telltales(page) == [], page
        assert [line for line in menu_lines(window) if TELLTALE.search(line)] == []


@pytest.mark.usefixtures("tinkerers")
def test_tinkerers_see_it(window, qtbot):
    found = {word.casefold() for page in pages(window, qtbot) for word in telltales(page)}
    found |= {word.casefold() for line in menu_lines(window) for word in TELLTALE.findall(line)}
    assert {"rr-61", "seed", "fingerprint", "change keys"} <= found


def test_the_switch_holds_at_once_and_everywhere_and_is_kept(window, qtbot):
    match = Match.new("run-hamster-run", 2, seed="7")
    window.begin(window.library.begin(match, [PlayerInfo("Mira"), PlayerInfo("Jonas")]))
    window.game.open_story()
    assert telltales(window.game) == []
    window.show_page("settings")
    for are_served in (True, False):
        page = window.page
        page._reel.ensureWidgetVisible(page.tinkerers)
        page.tinkerers.set_current(are_served)
        qtbot.waitUntil(lambda page=page: window.page is not page)
        qtbot.waitUntil(lambda: not window.page.tinkerers.visibleRegion().isEmpty())
        assert TINKERERS.are_served == window.page.tinkerers.current == are_served
        assert window.page.keys.isVisibleTo(window.page) == are_served
        window.show_game()
        story = window.game._story
        assert (match.seed_commitment in str(story.model().index(0, 0).data())) == are_served
        qtbot.waitUntil(lambda: load(paths.settings_file()).for_tinkerers == window.settings.for_tinkerers)
        window.show_page("settings")
    assert not window.settings.for_tinkerers


def test_a_room_that_is_for_tinkerers_is_offered_to_nobody_else(monkeypatch):
    deed = feature.GameDeed("Deed", lambda game: True, lambda *_: None)
    monkeypatch.setattr(feature, "features", lambda: (feature.Feature(at_setups=(deed,), is_for_tinkerers=True),))
    assert feature.at_setups() == ()
    TINKERERS.set(True)
    assert feature.at_setups() == (deed,)
    TINKERERS.set(False)
