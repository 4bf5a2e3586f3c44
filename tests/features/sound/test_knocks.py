"""What is heard of moving wood: a blow where there is one, none where wood lies, falls or rides, and how it sounds."""

import math
from itertools import pairwise

import numpy as np
import pytest

from hamster_table.engine.hamsterrolle.actions import CUBE, KINDS, PLANK, SETS, SLAB, TILE, kind_of
from hamster_table.features.sound.hamsterrolle import wood_voices
from hamster_table.features.sound.hamsterrolle.knocks import Listener
from hamster_table.features.sound.mixer import RATE, Mixer
from tests.features.sound import loudness

EVERY = 0.02
LEVEL = (1.0, 0.0, 0.0, 0.0)
RIM = 0.19
A, B = CUBE * SETS, PLANK * SETS


def listened(paths, rolls=(), every=EVERY, ignored=None):
    """A listener that has seen pieces, by path, in places (x, y, z) in mm; None: the piece is gone."""
    listener = Listener(RIM, ignored)
    for n in range(max(map(len, [*paths.values(), rolls]))):
        poses = {piece: (*path[n], *LEVEL) for piece, path in paths.items() if n < len(path) and path[n] is not None}
        listener.see(n * every, rolls[n] if rolls else 0.0, 0.0, poses)
    return listener


def falling(seconds, every=EVERY, start=0.0, speed=0.0):
    """The heights of what falls freely, in mm."""
    times = np.arange(0, seconds + 1e-9, every)
    return [(0.0, 0.0, 1000 * (start - speed * t - 9.81 * t * t / 2)) for t in times]


def test_wood_that_lies_makes_no_sound():
    listener = listened({A: [(10.0, 0.0, -150.0)] * 20})
    assert listener.knocks == []
    assert all(motion.roll == motion.scrape == 0 for motion in listener.motions)


def test_wood_that_falls_makes_no_sound_until_it_strikes():
    path = falling(0.3)
    assert listened({A: path}).knocks == []
    (knock,) = listened({A: path + [path[-1]] * 6}).knocks
    assert (knock.piece, knock.time) == (A, pytest.approx(0.3))
    assert knock.speed == pytest.approx(9.81 * 0.3, rel=0.2)


@pytest.mark.parametrize("every", [0.01, 0.02, 0.033])
@pytest.mark.parametrize("moment", [0.2, 0.207, 0.213, 0.22])
def test_a_blow_between_two_frames_is_heard_once_within_one_frame(every, moment):
    def height(t):
        return -1000 * 9.81 * min(t, moment) ** 2 / 2

    path = [(0.0, 0.0, height(n * every)) for n in range(round(0.5 / every))]
    (knock,) = listened({A: path}, every=every).knocks
    assert abs(knock.time - moment) <= every
    assert knock.speed == pytest.approx(9.81 * moment, rel=0.35)


def test_wood_that_rides_in_a_rolling_wheel_makes_no_sound_but_the_rim_is_heard():
    rolls = [3.0 * n * EVERY for n in range(30)]
    path = [(-150 * math.sin(roll), 0.0, -150 * math.cos(roll)) for roll in rolls]
    listener = listened({A: path}, rolls)
    assert listener.knocks == []
    assert [motion.scrape for motion in listener.motions] == [0.0] * 29
    assert listener.motions[-1].roll == pytest.approx(3.0 * RIM)


def test_wood_that_is_pushed_over_wood_scrapes_and_wood_that_flies_does_not():
    slides = listened({A: [(4.0 * n, 0.0, -150.0) for n in range(20)]})
    assert slides.motions[-1].scrape == pytest.approx(0.2) and slides.knocks == []
    assert [motion.scrape for motion in listened({A: falling(0.3)}).motions] == [0.0] * 15


def test_wood_that_tips_over_an_edge_does_not_scrape():
    listener = Listener(RIM)
    for n in range(12):
        turn, half = 4.0 * n * EVERY, 2.0 * n * EVERY
        place = (-30 * math.cos(turn), 0.0, -170 + 30 * math.sin(turn))
        listener.see(n * EVERY, 0.0, 0.0, {A: (*place, math.cos(half), 0.0, math.sin(half), 0.0)})
    assert [motion.scrape for motion in listener.motions] == [0.0] * 11


def test_what_a_hand_carries_is_not_listened_to():
    path = [(30.0 * (n % 2), 0.0, 0.0) for n in range(20)]
    assert listened({A: path}).knocks
    assert listened({A: path}, ignored=A).knocks == []


def test_what_is_gone_has_struck_the_table():
    path = falling(0.3)
    knocks = listened({A: [*path, None, None, None], B: [(0.0, 0.0, 0.0)] * 20}).knocks
    (knock,) = [knock for knock in knocks if knock.on_table]
    assert (knock.piece, knock.time) == (A, pytest.approx(0.3))
    assert knock.speed == pytest.approx(2.8, abs=0.2)


def test_blows_are_handed_out_in_order_of_time():
    paths = {n * SETS: falling(0.1 + 0.05 * n) for n in range(4)}
    knocks = listened({piece: path + [path[-1]] * (30 - len(path)) for piece, path in paths.items()}).knocks
    assert [knock.piece for knock in knocks] == [n * SETS for n in range(4)]
    assert [knock.time for knock in knocks] == sorted(knock.time for knock in knocks)


def test_each_contact_of_falling_wood_has_its_blow_within_one_frame():
    """In the physics: three pieces, which do not touch at first, fall on the floor and on each other."""
    pytest.importorskip("mujoco")
    from hamster_table.engine.hamsterrolle.physics.world import World

    places = {PLANK * SETS: (-300, -1200), SLAB * SETS: (400, -1000), TILE * SETS: (200, -600)}
    poses = {piece: (x, 0, z, 10_000, 0, 0, 0) for piece, (x, z) in places.items()}
    world = World(wood_voices.NEWEST, 0, poses)
    listener = Listener(RIM)
    for _ in range(20):
        seen = {piece: room_pose(world, piece) for piece in world.pieces}
        listener.see(world.time, math.radians(world.angle / 100), 1000 * world.travelled, seen)
        world.step(10)
    for piece in places:
        time = next(touch.time for touch in world.recording.contacts if piece in (touch.one, touch.other)) / 1000
        near = [knock for knock in listener.knocks if knock.piece == piece and abs(knock.time - time) <= EVERY]
        assert near, (KINDS[kind_of(piece)], time, listener.knocks)


# How it sounds


def spectrum(samples):
    return np.fft.rfftfreq(len(samples), 1 / RATE), np.abs(np.fft.rfft(samples))


def pitch(samples):
    """Where the lowest mode rings, in Hz, once the contact itself is over."""
    frequency, strength = spectrum(samples[round(0.008 * RATE) :])
    low = (frequency > 300) & (frequency < 1500)
    return float(frequency[low][strength[low].argmax()])


@pytest.fixture(scope="module")
def voices():
    pytest.importorskip("mujoco")
    return wood_voices.voices()


def test_a_heavier_piece_sounds_lower(voices):
    kinds = sorted(range(len(KINDS)), key=lambda kind: wood_voices.body(kind).grams)
    pitches = [pitch(voices[wood_voices.voice(kind, 0.3, 0)]) for kind in kinds]
    assert all(light > heavy for light, heavy in pairwise(pitches)), pitches


def test_a_harder_blow_is_louder_and_brighter(voices):
    def brightness(speed):
        frequency, strength = spectrum(voices[wood_voices.voice(CUBE, speed, 0)])
        return float((frequency * strength**2).sum() / (strength**2).sum())

    speeds = (0.1, 0.3, 0.7, 1.3)
    loudnesses = [wood_voices.loudness(CUBE, speed) for speed in speeds]
    assert loudnesses == sorted(loudnesses) and loudnesses[0] < loudnesses[-1] / 3
    assert brightness(0.1) < brightness(0.7) < brightness(1.3)


def test_every_voice_is_short_and_none_is_too_loud(voices):
    assert len(voices) == len(KINDS) * 3 * wood_voices.PLACES
    for name, samples in voices.items():
        assert len(samples) <= 0.4 * RATE and np.abs(samples).max() == pytest.approx(1.0), name
        assert loudness.momentary(wood_voices.LOUDEST * samples, RATE) < -18, name
        assert abs(samples[0]) < 0.05 and abs(samples[-1]) < 1e-3, name


def test_equal_blows_sound_equal(voices):
    again = wood_voices.voices()
    assert all(np.array_equal(voices[name], again[name]) for name in voices)


def test_a_wheel_that_empties_itself_at_once_is_not_too_loud(voices):
    """Twenty hard blows in every fiftieth of a second, for a second."""
    mixer, found = Mixer(), []
    for n in range(50):
        for piece in range(20):
            mixer.play(voices[wood_voices.voice(kind_of(piece), 2.0, n)], wood_voices.LOUDEST)
        found.append(mixer.mix(RATE // 50))
    assert -22 < loudness.momentary(np.concatenate(found) / 32_768, RATE) < -12


def room_pose(world, piece):
    place, turn = world.room_pose(piece)
    return np.concatenate((1000 * place, turn))
