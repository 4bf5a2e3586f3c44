"""The sounds that are kept as files: short, quiet, small, and made by the script beside them."""

import importlib.util
import sys
import wave

import numpy as np
import pytest

from hamster_table.features.sound.files import read, read_all
from hamster_table.features.sound.mixer import RATE
from hamster_table.system import resources
from tests.features.sound import loudness

FOLDER = resources.path("sounds")
NAMES = sorted(path.stem for path in FOLDER.glob("*.wav"))
LOOPS = {"roll", "scrape", "belt"}
TUNES = {"win", "loss"}


@pytest.fixture(scope="module")
def sounds():
    return read_all()


@pytest.fixture(scope="module")
def script():
    # As where the script is started by itself: what it is made of lies beside it.
    sys.path.insert(0, str(FOLDER))
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make_sounds.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.path.remove(str(FOLDER))
    return module


def test_together_they_are_small():
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 1_500_000


@pytest.mark.parametrize("name", NAMES)
def test_each_is_short_quiet_and_does_not_clip(sounds, name):
    sound = sounds[name]
    seconds = len(sound) / RATE
    assert 0.05 < seconds <= (2.0 if name in LOOPS else 1.3 if name in TUNES else 0.4)
    assert 0.1 < np.abs(sound).max() < 0.95
    assert -34 < loudness.momentary(sound, RATE) < -18


@pytest.mark.parametrize("name", sorted(LOOPS))
def test_a_loop_ends_where_it_begins(sounds, name):
    sound = sounds[name]
    seam = abs(sound[0] - sound[-1])
    assert seam <= np.abs(np.diff(sound)).max()


@pytest.mark.parametrize("name", sorted({*NAMES} - LOOPS))
def test_no_sound_begins_or_ends_with_a_crack(sounds, name):
    assert max(abs(sounds[name][0]), abs(sounds[name][-1])) < 0.01


def test_the_script_makes_them_again(script, tmp_path):
    """If this fails: python resources/sounds/make_sounds.py"""
    script.main(tmp_path)
    assert sorted(path.stem for path in tmp_path.iterdir()) == NAMES
    for path in tmp_path.iterdir():
        kept, made = read(FOLDER / path.name), read(path)
        assert len(kept) == len(made)
        # Another processor may round the last bit otherwise.
        assert np.abs(kept - made).max() <= 1.5 / 32_768


def test_a_file_of_another_form_is_refused(tmp_path):
    with wave.open(str(tmp_path / "x.wav"), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"\0" * 8)
    with pytest.raises(ValueError, match=r"x\.wav"):
        read(tmp_path / "x.wav")
