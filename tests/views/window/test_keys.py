"""Every command is in a menu and in the list of keys, and another key for it holds at once."""

import json

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtTest import QTest

from hamster_table.engine.catalogue import games
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.keys import KEY_MAP
from hamster_table.models.settings import LANGUAGES
from hamster_table.system import paths
from hamster_table.views import feature
from hamster_table.views.board.table_info import commands_of
from hamster_table.views.pages.keys.all_commands import all_commands
from hamster_table.views.widgets.commands import (
    BACK,
    GAME_COMMANDS,
    HOME,
    LIBRARY_COMMANDS,
    MENU,
    UNDO,
    WINDOW_COMMANDS,
)
from hamster_table.views.widgets.key_list import KeyList
from hamster_table.views.widgets.keyboard import key_text
from hamster_table.views.widgets.paper_menu import PaperMenu
from hamster_table.views.window.command_menus import deed_of
from hamster_table.views.window.key_list import all_keys
from hamster_table.views.window.main_window import MainWindow
from tests.at_once import AtOnce
from tests.views.at_window import FEATURE_PAGES, lay

FIXED = {"Return", "Enter", "Esc", "", *map(str, range(1, 10))}
"""Keys of actions and buttons that are of the program itself."""


def lay_game(window, id):
    match = Match.new(id, 2, seed="7")
    window.begin(window.library.begin(match, (PlayerInfo("Mira"), PlayerInfo("Jonas"))))
    return window.game


def menu_of(window):
    """The menu of the window with all its texts, those of the menus in it included."""
    window.menu.open()
    menu = next(one for one in window.findChildren(PaperMenu) if one.isVisible())
    entries = {action.text(): action for one in (menu, *menu.findChildren(PaperMenu)) for action in one.actions()}
    return menu, entries


@pytest.mark.parametrize("id", games())
def test_every_command_of_a_table_is_in_the_menu_and_in_the_list(window, id):
    page = lay_game(window, id)
    menu, entries = menu_of(window)
    listed = {deed: key for key, deed in all_keys(games()[id], page.table)}
    for command in (*GAME_COMMANDS, *commands_of(games()[id])):
        assert listed[command.text] == key_text(command)
        # Of those that are only told apart by numbers, the ones that are there.
        if command.number < 2:
            text = f"{command.text[:1].upper()}{command.text[1:]}\t{key_text(command)}"
            assert entries[text].isEnabled() is (deed_of(command, window) is not None)
    menu.close()


def test_what_holds_everywhere_is_in_the_menu_and_in_the_list(window):
    lay(window)
    menu, entries = menu_of(window)
    keys = {text.partition("\t")[2] for text in entries}
    assert {
        key_text(command) for command in (*WINDOW_COMMANDS, *feature.commands()) if command not in (MENU, BACK)
    } <= keys
    listed = {deed for _, deed in all_keys()}
    assert {command.text for command in (*WINDOW_COMMANDS, *LIBRARY_COMMANDS)} <= listed
    menu.close()


@pytest.mark.parametrize("page", ["table", "settings", "library", "rules", "keys", "about", *FEATURE_PAGES])
def test_no_action_or_button_has_a_key_that_is_no_command(window, qtbot, page):
    if page == "table":
        game = lay(window, 8)
        qtbot.waitUntil(lambda: game.session.asked_seat is not None)
    else:
        window.show_page(page)
    found = [one.key().toString() for one in window.findChildren(QShortcut)]
    found += [one.shortcut().toString() for one in window.findChildren(QAction)]
    assert {*found} <= {*(command.usual for command in all_commands()), *FIXED}
    assert HOME.usual in found


def test_another_key_holds_at_once_in_the_window_the_bar_the_menu_and_the_list(window):
    page = lay(window, 8)
    window.set_settings(window.settings._replace(keys={HOME.id: "F6", UNDO.id: "F7"}))
    QTest.keyClick(window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert window.page is page
    assert page.frame.bar.undo.is_off or "(F7)" in page.frame.bar.undo.toolTip()
    menu, entries = menu_of(window)
    assert "Main menu\tF6" in entries
    menu.close()
    window.show_keys()
    shown = window.game.findChild(KeyList)
    assert {"F6", "F7"} <= {label.text() for label in shown.findChildren(type(shown._title))}
    shown.leave()
    QTest.keyClick(window, Qt.Key.Key_F6)
    assert window.page is window.start


def test_another_key_holds_at_once_at_a_table(window, qtbot):
    page = lay(window, 3)
    stakes = commands_of(page.session.match.game)[0]
    qtbot.waitUntil(lambda: page.session.asked_seat is not None and page.animation_player.is_idle)
    window.set_settings(window.settings._replace(keys={stakes.id: "Ctrl+J"}))
    QTest.keyClick(page.table, Qt.Key.Key_A)
    assert not page.table._stakes.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert page.table._stakes.isVisible()
    deed_of(stakes, window)()
    assert not page.table._stakes.isVisible()


@pytest.mark.parametrize("page", ["settings", *FEATURE_PAGES])
def test_menu_and_way_back_have_their_keys_on_every_page(window, page):
    window.show_page(page)
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_F10)
    menu = next(one for one in window.findChildren(PaperMenu) if one.isVisible())
    assert next(one for one in menu.actions() if one.text() == "Main menu\tCtrl+H").isEnabled()
    menu.close()
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.page is window.start and not window.may_go_back


def test_a_change_of_other_settings_keeps_the_keys(window):
    window.show_page("settings")
    settings = window.page
    settings.keys.press()
    window.page.changed.emit({HOME.id: "F6"})
    window.go_back()
    assert window.page is settings
    settings.motion.chosen.emit(True)
    assert window.settings.reduce_motion and window.settings.keys == {HOME.id: "F6"} and KEY_MAP.of(HOME) == "F6"


def test_bad_keys_in_the_settings_fall_back_alone_and_are_told(qtbot):
    chosen = {HOME.id: "F6", "game.undo": "Return", "no.where": "F7"}
    paths.settings_file().write_text(json.dumps({"keys": chosen, "theme": "light"}))
    window = MainWindow(AtOnce)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.notice.isVisible())
    assert window.notice.text == "Keys in the settings that cannot be used; the usual ones hold: undo, no.where."
    assert window.settings.keys == {HOME.id: "F6"} and KEY_MAP.of(HOME) == "F6"
    window.close()
    assert json.loads(paths.settings_file().read_text())["keys"] == {HOME.id: "F6"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["", *games()])
def test_the_menu_has_at_most_ten_lines_and_fits_a_small_window(window, id, language):
    window.set_settings(window.settings._replace(language=language))
    if id:
        lay_game(window, id)
    menu, _ = menu_of(window)
    lines = [line for line in menu.actions() if not line.isSeparator()]
    assert 5 <= len(lines) <= 10
    assert menu.sizeHint().height() <= 500 - 46, "below the bar of a window 500 high"
    assert QCoreApplication.translate("Menu", "Quit") in lines[-1].text()
    assert all(len(one.actions()) <= 20 for one in menu.findChildren(PaperMenu))
    menu.close()
