"""The player: it is heard through a device, or is silent and says why, and never keeps anybody waiting."""

import subprocess
import sys

import pytest

from hamster_table.features.sound.device import Device, NoSound
from hamster_table.features.sound.player import IDLE_S, RUNNING, SoundPlayer, stop_all
from tests.features.sound.sounding import need_library


@pytest.fixture
def player(qtbot, monkeypatch):
    monkeypatch.setenv("HAMSTER_TABLE_SOUND", "null")
    made = SoundPlayer()
    yield made
    made.close()
    qtbot.waitUntil(lambda: not RUNNING)


def mixer_of(player):
    return None if player._thread is None else player._thread._mixer


def test_before_it_is_opened_nothing_begins(player):
    player.prepare()
    player.play("put-down")
    player.set_loop("roll", 1.0)
    assert not player.is_on and player._thread is None


@need_library
def test_a_sound_is_played_and_the_device_is_stopped_after_it(player, qtbot):
    player.open()
    player.prepare()
    qtbot.waitUntil(lambda: mixer_of(player) is not None)
    with qtbot.waitSignal(player.played) as played:
        player.play("put-down")
    assert played.args == ["put-down"]
    thread = player._thread
    qtbot.waitUntil(lambda: thread._plays)
    # It runs dry only where the device asks for samples.
    qtbot.waitUntil(lambda: mixer_of(player).is_silent)
    qtbot.waitUntil(lambda: not thread._plays, timeout=round(1000 * (IDLE_S + 5)))
    player.play("put-down")
    qtbot.waitUntil(lambda: thread._plays)


@need_library
def test_a_device_that_is_lost_is_opened_anew(player, qtbot, monkeypatch):
    """As when the sound server is started anew: the device asks for no samples any more, and tells nobody."""
    monkeypatch.setattr("hamster_table.features.sound.device.STALLED_S", 0.4)
    monkeypatch.setattr("hamster_table.features.sound.player.AGAIN_AFTER_S", (0.2,))
    player.open()
    player.prepare()
    qtbot.waitUntil(lambda: mixer_of(player) is not None)
    player.set_loop("roll", 1.0)
    thread, lost = player._thread, player._thread._device
    qtbot.waitUntil(lambda: thread._plays)
    lost._device.stop()
    player.set_loop("roll", 1.0)
    qtbot.waitUntil(lambda: player.why_silent == "The audio device does not answer.")
    assert not player.is_on
    qtbot.waitUntil(lambda: player.is_on and thread._device not in (None, lost))
    player.play("put-down")
    qtbot.waitUntil(lambda: thread._plays)


@need_library
def test_muted_nothing_is_computed(player, qtbot):
    player.set_volume(70, True)
    player.open()
    player.prepare()
    player.play("put-down")
    assert player._thread is None
    player.set_volume(70, False)
    player.prepare()
    qtbot.waitUntil(lambda: mixer_of(player) is not None)
    assert 0 < mixer_of(player).volume < 1
    player.set_volume(70, True)
    assert mixer_of(player).volume == 0
    player.play("put-down")
    player.set_loop("roll", 1.0)
    assert mixer_of(player).is_silent


@need_library
def test_the_same_sound_does_not_begin_twice_at_once(player, qtbot):
    player.open()
    player.prepare()
    qtbot.waitUntil(lambda: mixer_of(player) is not None)
    names = []
    player.played.connect(names.append)
    for name in ("put-down", "put-down", "pick-up", "put-down"):
        player.play(name)
    assert names == ["put-down", "pick-up"]


@need_library
def test_sounds_can_be_added_later(player, qtbot):
    import numpy as np

    player.open()
    player.prepare()
    qtbot.waitUntil(lambda: mixer_of(player) is not None)
    player.set_loop("squeak", 1.0)
    assert mixer_of(player).is_silent, "it is not there yet"
    player.add(lambda: {"squeak": np.ones(10, np.float32)})
    qtbot.waitUntil(lambda: "squeak" in player._thread._sounds)
    player.set_loop("squeak", 1.0)
    assert not mixer_of(player).is_silent


@need_library
def test_sounds_that_cannot_be_made_are_a_sentence_and_a_line_of_the_log(player, qtbot, caplog):
    player.add(lambda: 1 // 0)
    player.open()
    with qtbot.waitSignal(player.changed):
        player.prepare()
    assert "has failed" in player.why_silent and not player.is_on and player._thread is None
    assert caplog.records[0].exc_info[0] is ZeroDivisionError


@need_library
def test_at_the_end_of_the_program_the_device_is_given_back(player, qtbot):
    player.open()
    player.prepare()
    qtbot.waitUntil(lambda: mixer_of(player) is not None)
    thread = player._thread
    stop_all()
    assert not thread.is_alive() and not RUNNING


def test_switched_off_it_is_silent_and_says_why_once(player, qtbot, monkeypatch, caplog):
    monkeypatch.setenv("HAMSTER_TABLE_SOUND", "off")
    with pytest.raises(NoSound, match="HAMSTER_TABLE_SOUND"):
        Device(lambda count: None)
    player.open()
    with qtbot.waitSignal(player.changed):
        player.play("put-down")
    player.play("pick-up")
    assert "HAMSTER_TABLE_SOUND" in player.why_silent and not player.is_on
    assert [record.message for record in caplog.records] == [f"No sound: {player.why_silent}"]


WITHOUT_LIBRARY = """
import sys
sys.modules["miniaudio"] = None
from PySide6.QtCore import QCoreApplication, QTimer
app = QCoreApplication([])
from hamster_table.features.sound.player import SOUND
SOUND.changed.connect(app.quit)
SOUND.open()
QTimer.singleShot(0, lambda: SOUND.play("put-down"))
app.exec()
print(SOUND.why_silent)
"""


def test_without_the_library_it_is_silent_and_says_so(monkeypatch):
    monkeypatch.delenv("HAMSTER_TABLE_SOUND")
    done = subprocess.run([sys.executable, "-c", WITHOUT_LIBRARY], capture_output=True, text=True, timeout=100)
    why = "The library miniaudio is not installed."
    # One line of the log, which goes to the terminal where the program has not opened its file.
    assert (done.stdout.splitlines(), done.stderr.splitlines()) == ([why], [f"No sound: {why}"])


def test_importing_the_player_loads_nothing_heavy():
    code = "import sys, hamster_table.features.sound.player; print(*set(sys.modules) & {'numpy', 'miniaudio', 'wave'})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == []
