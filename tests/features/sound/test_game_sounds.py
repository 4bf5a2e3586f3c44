"""Which event makes which sound, and that every name in the tables is a file."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine import games
from hamster_table.engine.game import Standing
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.sound.controls import SoundSettings
from hamster_table.features.sound.feature import FEATURE
from hamster_table.features.sound.game_sounds import SOUNDS, is_joy, last_actor
from hamster_table.features.sound.keys import MUTE
from hamster_table.features.sound.player import SOUND
from hamster_table.features.sound.sounds import sounds_of
from hamster_table.system import resources
from hamster_table.views.art import theme
from hamster_table.views.widgets.paper_menu import PaperMenu
from hamster_table.views.window.key_list import all_keys
from tests.features.sound.sounding import need_library
from tests.views.at_window import lay

ROOT = Path(__file__).parents[3]
(DEED,) = FEATURE.everywhere
FILES = {path.stem for path in resources.path("sounds").glob("*.wav")}


@pytest.mark.parametrize("id", games())
def test_every_sound_of_a_game_is_a_file(id):
    assert {*sounds_of(games()[id]).files.values(), *SOUNDS.values()} <= FILES


def test_every_file_is_the_sound_of_something():
    of_games = (name for game in games().values() for name in sounds_of(game).files.values())
    assert {*SOUNDS.values(), *of_games} == FILES


@pytest.mark.parametrize("id", games())
def test_every_class_of_event_that_is_heard_exists(id):
    """What is named like a class is one of the game's events; all else is a cue of an animation or what a hand does."""
    game = games()[id]
    named = {what for what in sounds_of(game).files if what[0].isupper()}
    assert named <= {kind.__name__ for kind in game.events}


@pytest.mark.parametrize("id", games())
def test_every_cue_of_an_animation_is_heard(id):
    folder = ROOT / "hamster_table" / "views" / id.replace("-", "_") / "animation"
    code = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    cues = re.findall(r'(?:\.cue|\.hum|_snap)\([^"\n]*"([^"]+)"', code)
    assert {*cues} <= {*sounds_of(games()[id]).files}


def test_after_ones_own_action_nobody_is_called():
    assert last_actor([]) is None
    assert last_actor([(0, "x"), (CHANCE, "roll")]) == 0
    assert last_actor([(0, "x"), (1, "y"), (CHANCE, "roll")]) == 1


@pytest.mark.parametrize(
    ("winners", "kinds", "joy"),
    [
        ((0,), ("person", "whim"), True),
        ((1,), ("person", "whim"), False),
        ((), ("person", "person"), False),
        ((1,), ("steady", "whim"), True),
        ((), ("steady", "whim"), False),
    ],
)
def test_people_are_glad_when_one_of_them_has_won(winners, kinds, joy):
    assert is_joy(Standing((1, 2), (1, 0), winners), kinds) is joy


@need_library
@pytest.mark.parametrize(("entries", "sounds"), [(7, ["your-turn"]), (8, [])])
def test_who_is_asked_after_another_is_called(window, heard, qtbot, entries, sounds):
    """After seven entries Mira is asked since Jonas has declared, after eight since she has declared herself."""
    lay(window, entries, players=(PlayerInfo("Mira"), PlayerInfo("Jonas")))
    qtbot.waitUntil(lambda: window.session.asked_seat == 0)
    assert heard == sounds


@need_library
def test_muted_nobody_is_called(window, heard, qtbot):
    DEED.do(window)
    page = lay(window)
    page.session.over.emit(Standing((1, 2), (1, 0), (0,)))
    assert heard == []


def cue(page, *whats):
    for what in whats:
        page.animation_player.cues.give(what)


@need_library
def test_an_event_is_heard_at_its_cue_and_what_has_no_sound_is_not(window, heard):
    theme.set_pace(1)
    page = lay(window)
    cue(page, "Pushed", "Challenged", "Fell", "steps")
    assert heard == ["push", "splash", "patter"]


@need_library
@pytest.mark.parametrize(("pace", "reduce_motion"), [(0, False), (1, True)])
def test_where_nothing_moves_only_a_few_events_are_heard(window, heard, pace, reduce_motion):
    page = lay(window)
    theme.set_pace(pace, reduce_motion)
    cue(page, "Drew", "Pushed", "Bitten", "Fell", "Chomped")
    assert heard == ["hat", "push", "bite"]


@need_library
def test_a_loop_is_held_as_long_as_the_belt_moves(window, heard, qtbot):
    page = lay(window)
    theme.set_pace(1)
    SOUND.prepare()
    qtbot.waitUntil(lambda: SOUND._thread._mixer is not None)
    page.animation_player.cues.hold("belt", 0.5)
    assert SOUND._thread._mixer._loops.keys() == {"belt"}


@need_library
@pytest.mark.parametrize(
    ("deed", "what", "lying", "sound"),
    [
        ("lift", "hamster", 0, "brush"),
        ("drop", "hamster", 0, "tock"),
        ("drop", "hamster", 1, "tock-on-one"),
        ("drop", "hamster", 7, "tock-on-more"),
        ("drop", "tray", 2, "chip"),
        ("refuse", "Roll", 0, "refusal"),
    ],
)
def test_hands_are_heard(window, heard, deed, what, lying, sound):
    page = lay(window)
    page.table.handled.emit(deed, what, lying)
    assert heard == [sound]


@need_library
def test_the_curtain_is_heard_when_it_falls(window, heard, qtbot):
    page = lay(window, 8, players=(PlayerInfo("Mira"), PlayerInfo("Jonas")))
    page.session.hand_over.emit(1)
    assert page.curtain.isVisible() and heard == ["curtain"]


@need_library
def test_a_button_that_cannot_be_pressed_knocks_softly(window, heard):
    page = lay(window, 8)
    page.frame.bar.redo.switch_off("There is nothing to redo.")
    QTest.mouseClick(page.frame.bar.redo, Qt.MouseButton.LeftButton)
    assert heard == ["refusal"]


def test_the_button_in_the_bar_the_key_and_the_menu_mute(window):
    page = lay(window)
    button = page.frame.bar.added["sound"]
    assert button.accessibleName() == "Sound is on" and MUTE.usual in button.toolTip()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert SOUND.is_muted and button.accessibleName() == "Sound is off"
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not SOUND.is_muted and not window.settings.is_muted
    window.menu.open()
    menus = window.findChildren(PaperMenu)
    (line,) = [line for menu in menus for line in menu.actions() if line.text() == "Sound on or off\tCtrl+M"]
    line.trigger()
    menus[0].close()
    assert window.settings.is_muted and SOUND.is_muted
    assert MUTE.usual in dict(all_keys())


def test_where_there_is_no_sound_the_button_says_why(window, qtbot, monkeypatch):
    page = lay(window)
    SOUND.open()
    SOUND.play("your-turn")
    qtbot.waitUntil(lambda: page.frame.bar.added["sound"].is_off)
    with qtbot.waitSignal(page.frame.bar.added["sound"].refused) as refused:
        QTest.mouseClick(page.frame.bar.added["sound"], Qt.MouseButton.LeftButton)
    assert "HAMSTER_TABLE_SOUND" in refused.args[0]
    SOUND.close()


def test_the_page_of_settings_follows_the_key(window):
    window.show_page("settings")
    page = window.page.findChild(SoundSettings)
    page.volume._pick(40)
    assert SOUND.volume == 40
    QTest.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert page.sound.current is True and SOUND.is_muted
    page.sound.set_current(False)
    assert not SOUND.is_muted and window.settings.volume == 40


WHOLE_GAME = """
import sys
sys.modules["miniaudio"] = None
from PySide6.QtWidgets import QApplication
app = QApplication([])
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.settings import Settings
from hamster_table.features.sound.player import SOUND
from hamster_table.views.window.main_window import MainWindow
from tests.at_once import AtOnce
window = MainWindow(AtOnce)
window.set_settings(Settings(pace=0.0))
SOUND.open()
window.show()
players = PlayerInfo("Ada", "whim"), PlayerInfo("Bo", "whim")
window.begin(window.library.begin(Match.new("run-hamster-run", 2, seed="3"), players))
window.session.over.connect(lambda standing: print("over", bool(standing.winners)))
window.session.over.connect(window.close)
app.exec()
print(SOUND.why_silent)
"""


def test_without_the_library_a_game_is_played_to_its_end(monkeypatch):
    monkeypatch.delenv("HAMSTER_TABLE_SOUND")
    done = subprocess.run([sys.executable, "-c", WHOLE_GAME], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.splitlines() == ["over True", "The library miniaudio is not installed."], done.stderr
    assert "Traceback" not in done.stderr
