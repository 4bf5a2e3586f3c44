"""What the mixer gives: levels, at most twelve voices, no clipping, and nothing that is too loud."""

import doctest

import numpy as np
import pytest

from hamster_table.features.sound import mixer as mixing
from hamster_table.features.sound.files import read_all
from hamster_table.features.sound.mixer import CEILING, LOOP_HOLD_S, MOST_VOICES, RATE, Mixer
from tests.features.sound import loudness

BLOCK = RATE // 50


@pytest.fixture
def mixer():
    return Mixer()


def tone(seconds, pitch=440.0):
    return np.sin(2 * np.pi * pitch * np.arange(round(seconds * RATE)) / RATE).astype(np.float32)


def heard(mixer, seconds, before=lambda n: None):
    """What is heard in so many seconds, -1 to 1; *before* is called before each block with its number."""
    found = []
    for n in range(round(seconds * RATE) // BLOCK):
        before(n)
        found.append(mixer.mix(BLOCK))
    return np.concatenate(found) / 32_768


def test_its_example_runs():
    failed, tried = doctest.testmod(mixing)
    assert (failed, tried) == (0, 4)


def test_a_sound_is_heard_as_it_is_and_then_silence(mixer):
    sound = 0.1 * tone(0.1)
    mixer.play(sound, 0.5)
    found = heard(mixer, 0.2)
    assert np.abs(found[: len(sound)] - 0.5 * sound).max() < 2 / 32_768
    assert not found[len(sound) :].any()
    assert mixer.is_silent


def test_what_nobody_would_hear_does_not_begin(mixer):
    mixer.play(tone(0.1), 0.0)
    mixer.play(tone(0.0), 1.0)
    assert mixer.is_silent


def test_muted_it_gives_silence(mixer):
    mixer.volume = 0.0
    mixer.mix(BLOCK)
    mixer.play(tone(0.5), 0.5)
    mixer.set_loop("roll", tone(0.5), 0.5)
    assert not heard(mixer, 0.2).any()


def test_a_change_of_volume_does_not_crack(mixer):
    mixer.play(tone(1.0, 50.0), 0.1)

    def turn_down(n):
        mixer.volume = 1.0 if n < 5 else 0.0

    found = heard(mixer, 0.3, turn_down)
    assert np.abs(np.diff(found)).max() < 0.003
    assert not found[6 * BLOCK :].any() and found[: 5 * BLOCK].any()


def test_at_most_twelve_voices_sound_and_the_weakest_end(mixer):
    for n in range(30):
        mixer.play(tone(1.0), 0.001 * (n + 1))
    mixer.mix(BLOCK)
    assert mixer.voices == MOST_VOICES
    mixer.set_loop("roll", tone(0.5), 0.1)
    mixer.mix(BLOCK)
    assert mixer.voices == MOST_VOICES
    assert not mixer.is_silent


def test_a_loud_sound_takes_the_place_of_quiet_ones(mixer):
    for _ in range(MOST_VOICES):
        mixer.play(tone(1.0), 0.0005)
    mixer.mix(BLOCK)
    mixer.play(tone(1.0), 0.1)
    assert np.abs(mixer.mix(BLOCK)).max() > 0.095 * 32_768


def test_a_loop_goes_round_without_a_seam_and_fades_when_nobody_asks_for_it_again(mixer):
    loop = 0.2 * tone(0.5, 40.0)

    def ask(n):
        if n < 40:
            mixer.set_loop("roll", loop, 0.5)

    found = heard(mixer, 1.4, ask)
    assert np.abs(np.diff(found)).max() < 0.002
    last = 40 * BLOCK + round(LOOP_HOLD_S * RATE) + BLOCK
    assert found[39 * BLOCK : 40 * BLOCK].any() and not found[last:].any()
    assert mixer.is_silent


def test_nothing_clips_however_much_sounds(mixer):
    for _ in range(MOST_VOICES):
        mixer.play(tone(0.5, 2_000.0), 1.0)
    found = heard(mixer, 0.5)
    assert 0.8 < np.abs(found).max() <= CEILING


def test_nothing_is_louder_than_minus_12_lufs(mixer):
    """All sounds at once, again and again, with all loops at full level."""
    sounds = read_all()

    def all_at_once(n):
        for name in ("roll", "scrape", "belt"):
            mixer.set_loop(name, sounds[name], 1.0)
        for sound in sounds.values():
            mixer.play(sound, 1.0)

    found = heard(mixer, 3.0, all_at_once)
    assert -24 < loudness.momentary(found, RATE) < -12


def test_the_measure_of_loudness_is_that_of_the_standard():
    """A sine of 997 Hz at full scale in one channel is -3.01 LUFS, ten times less is 20 less."""
    sine = tone(2.0, 997.0)
    assert loudness.integrated(sine, RATE) == pytest.approx(-3.01, abs=0.05)
    assert loudness.integrated(0.1 * sine, RATE) == pytest.approx(-23.01, abs=0.05)
    pause = np.concatenate([sine, np.zeros(4 * RATE)])
    assert loudness.integrated(pause, RATE) == pytest.approx(-3.4, abs=0.4)
