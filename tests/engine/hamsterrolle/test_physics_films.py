"""Films of tumbles are kept beside the ledger, small, and nothing is lost with one but the film."""

import json
import math
import os
import random
import zlib
from dataclasses import replace

import msgspec
import pytest

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle.actions import SECTOR, THE_CONE, WHEEL, Settle
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.physics import Recording, World
from hamster_table.engine.hamsterrolle.recordings.compression import decode, encode
from hamster_table.engine.hamsterrolle.recordings.recording import Contact, Frame
from hamster_table.engine.hamsterrolle.recordings.store import RecordingStore
from hamster_table.engine.hamsterrolle.settling import cone_at_start
from hamster_table.engine.storage.save_file import pack, unpack
from tests.engine.hamsterrolle.language import alice, go, put, table

MEASURES = box(3)


def long_film(pieces=20, frames=90):
    """A film that is longer and wilder than tumbles are."""
    rng, recording = random.Random(1), Recording()
    poses = {piece: [rng.randrange(-1800, 1800) for _ in range(3)] + [5000] * 4 for piece in range(pieces)}
    for n in range(frames):
        for pose in poses.values():
            pose[:3] = [part + rng.choice((0, 0, 0, 1, -1, 20, -35)) for part in pose[:3]]
            turn = [part + rng.choice((0, 0, 0, 1, -1, 20, -35)) for part in pose[3:]]
            pose[3:] = [round(10_000 * part / math.hypot(*turn)) for part in turn]
        recording.frames.append(Frame(33 * n, 2 * n, 11 * n, tuple((piece, *pose) for piece, pose in poses.items())))
    recording.contacts += [Contact(40 * n, n % pieces, -2) for n in range(60)]
    return recording


def test_a_film_is_small_and_comes_back_as_it_was():
    recording = long_film()
    assert decode(encode(recording)) == recording
    assert len(encode(recording)) < 20_000


def test_a_real_tumble_takes_few_bytes():
    world = World(
        MEASURES, 0, {THE_CONE: cone_at_start(MEASURES), 8: pose_at(2 * SECTOR, 1670, 0), 4: pose_at(SECTOR, 1620, 0)}
    )
    world.step(500)
    content = encode(world.recording)
    assert decode(content) == world.recording and world.recording.contacts
    assert len(content) < 5_000


def test_a_broken_film_is_no_film():
    content, rng = encode(long_film(3, 5)), random.Random(2)
    assert decode(b"") is None
    for _ in range(300):
        broken = bytearray(content)
        broken[rng.randrange(len(broken))] ^= 1 << rng.randrange(8)
        found = decode(bytes(broken[: rng.randrange(len(broken) + 1)]))
        assert found is None or isinstance(found, Recording)


def spoilt(n, **facts):
    """A film of which one frame is another."""
    recording = long_film(3, 5)
    recording.frames[n] = replace(recording.frames[n], **facts)
    return recording


SOUND = long_film(3, 5).frames[2].poses
NONSENSE = {
    "a piece that has no turn": spoilt(2, poses=((*SOUND[0][:4], 0, 0, 0, 0), *SOUND[1:])),
    "a turn that is none": spoilt(2, poses=((*SOUND[0][:4], 10_000, 10_000, 0, 0), *SOUND[1:])),
    "a piece a mile away": spoilt(2, poses=((SOUND[0][0], 10**8, *SOUND[0][2:]), *SOUND[1:])),
    "one piece in two places": spoilt(2, poses=(SOUND[0], SOUND[0])),
    "two frames at one time": spoilt(2, time=33),
    "time that goes back": spoilt(2, time=1),
    "a hub that is off the table": spoilt(2, hub=10**7),
    "a wheel that has rolled for days": spoilt(2, angle=10**8),
}


@pytest.mark.parametrize("why", NONSENSE)
def test_a_film_of_nonsense_is_no_film(why, tmp_path):
    recording = NONSENSE[why]
    assert decode(encode(recording)) is None
    recordings, match = RecordingStore(tmp_path), settled_match()
    recordings.keep(end_of(match), recording)
    assert RecordingStore(tmp_path).find(match.state) is None


def settled_match():
    match = table("cone@0 tile@2", alice="cube plank", bob="beam", reference=2)
    go(match, alice(put(match, "cube", 3)))
    return match


def end_of(match):
    return Settle(match.state.angle, tuple((p, *match.state.poses[p]) for p in match.state.in_wheel()), ())


def test_a_film_is_found_by_where_it_led(tmp_path):
    recordings, recording, match = RecordingStore(tmp_path / "films"), long_film(), settled_match()
    match.chance()
    settle = end_of(match)
    assert not recordings.has(settle)
    assert recordings.find(match.state) is None
    recordings.keep(settle, recording)
    assert recordings.has(settle)
    again = RecordingStore(tmp_path / "films")
    assert again.find(match.state) == recording
    assert again.find(match.state) is again.find(match.state), "it is read once"
    match.undo()
    assert recordings.find(match.state) is None, "nothing leads there any more"


def test_a_film_belongs_to_how_everything_lay_and_not_only_to_what_lay_there(tmp_path):
    recordings, match = RecordingStore(tmp_path), settled_match()
    match.chance()
    here, there = end_of(match), match.state.copy()
    recordings.keep(here, long_film())
    piece = there.in_wheel()[0]
    x, *others = there.poses[piece]
    there.poses[piece] = (x + 1, *others)
    assert recordings.find(there) is None
    assert recordings.find(match.state) == long_film()
    elsewhere = Settle(here.angle, tuple((p, *there.poses[p]) for p in there.in_wheel()), ())
    assert recordings.has(here) and not recordings.has(elsewhere)
    assert not recordings.has(msgspec.structs.replace(here, angle=here.angle + 1)), (
        "nor one of a wheel that has rolled less"
    )


def test_a_film_never_changes_a_file_of_the_game(tmp_path):
    from hamster_table.engine import CHANCE, Match

    match = Match.new("hamsterrolle", 2, {"physics": "simple"}, seed="7")
    while not any(isinstance(action, Settle) for _, action in match.ledger):
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, match.actions(seat)[0])
    before = pack(match)
    RecordingStore(tmp_path).keep(end_of(match), long_film())
    assert pack(match) == before
    assert RecordingStore(tmp_path).find(unpack(before).match.state) == long_film(), "it comes back with the game"


def test_a_torn_film_costs_only_the_film(tmp_path):
    recordings, match = RecordingStore(tmp_path), settled_match()
    recordings.keep(end_of(match), long_film())
    (path,) = tmp_path.iterdir()
    path.write_bytes(path.read_bytes()[:-40])
    assert recordings.find(match.state) is None


def test_the_oldest_films_give_way(tmp_path):
    recordings, match = RecordingStore(tmp_path, most=3), settled_match()
    settles = []
    for n in range(5):
        match.state.angle = n
        settles.append(end_of(match))
        recordings.keep(settles[-1], long_film(2, 2))
        for m, path in enumerate(sorted(tmp_path.iterdir(), key=lambda path: path.stat().st_mtime_ns)):
            os.utime(path, (m, m))
    assert [recordings.has(settle) for settle in settles] == [False, False, True, True, True]


def test_without_room_on_the_disc_there_is_no_film(tmp_path):
    blocked = tmp_path / "films"
    blocked.write_text("no folder")
    recordings, match = RecordingStore(blocked), settled_match()
    recordings.keep(end_of(match), long_film(2, 2))
    assert recordings.find(match.state) is None
    assert match.state.place[THE_CONE] == WHEEL


def numbers_of(recording):
    return json.loads(zlib.decompress(encode(recording)))


NO_FILMS = {
    "no list": {},
    "a list of words": ["film"],
    "a number beyond all measure": [10**9],
    "of another form": [2, *numbers_of(long_film(3, 5))[1:]],
    "without a frame": [1, 0, 0],
    "longer than it says": [*numbers_of(long_film(3, 5)), 0],
    "of a piece that is not in the box": [*numbers_of(long_film(3, 5))[:-2], THE_CONE + 1, -2],
}


@pytest.mark.parametrize("why", NO_FILMS)
def test_numbers_that_are_no_film_are_none(why):
    assert decode(zlib.compress(json.dumps(NO_FILMS[why]).encode())) is None
