"""What is heard at the wheel: the hand, and every blow of a tumble with its frame, now and once more."""

import pytest

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle.actions import CUBE, PLANK, SETS
from hamster_table.engine.hamsterrolle.recordings.recording import Recording
from hamster_table.features.sound.hamsterrolle.film_listener import FilmListener
from hamster_table.features.sound.hamsterrolle.wheel_sounds import WheelSounds
from hamster_table.features.sound.player import SOUND
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.animation.replay import SLOW
from tests.engine.hamsterrolle.test_landing import BOX, TOUCH, fallen
from tests.engine.hamsterrolle.test_slips import EVERY, recording
from tests.features.sound.sounding import need_library
from tests.views.hamsterrolle.at_wheel import carry, laid, over, sit_down, slot
from tests.views.hamsterrolle.test_falls import PICTURE, drop, page, pass_time, simulated  # noqa: F401

CUBE_1 = CUBE * SETS

# The hand


@need_library
def test_a_piece_that_is_taken_and_one_that_is_put_back_are_heard(qtbot, heard):
    table = sit_down(qtbot, laid(2))
    WheelSounds(table)
    carry(table, slot(table, PLANK), over(table, 0, radius=300.0), let_go=False)
    assert heard == ["pick-up"]
    table.present.put_back()
    assert heard == ["pick-up", "put-down"]


# A film


def striking(count=40, at=20):
    """A cube that comes down at 1.5 m/s and stops with this key frame."""
    return recording({CUBE_1: [(0, 0, -1700 + 15 * EVERY * max(0, at - n)) for n in range(count)]})


def heard_in(film, pictures):
    """The blows that are heard when these times of the film are shown, each with the time that was shown."""
    listener = FilmListener(film)
    return [(time, knock) for time in pictures for knock in listener.hear(time)[0]]


@pytest.mark.parametrize("step", [16, 8, 4, 2])
def test_a_blow_is_heard_with_its_frame_at_any_speed(step):
    film = Film(striking(), BOX)
    ((time, knock),) = heard_in(film, range(0, 40 * EVERY, step))
    assert knock.piece == CUBE_1 and knock.speed == pytest.approx(1.5, rel=0.2)
    assert 0 <= time - 20 * EVERY <= EVERY


def test_a_film_that_grows_is_heard_as_a_whole_one():
    whole = striking()
    grows = Recording(whole.frames[:2])
    film, found = Film(grows, BOX, is_complete=False), []
    listener = FilmListener(film)
    for n in range(2, 40):
        grows.frames.append(whole.frames[n])
        film.update(False)
        # Nearly as fast as it grows: a blow is known two frames later.
        found += [(n, knock) for knock in listener.hear((n - 3) * EVERY)[0]]
    ((n, knock),) = found
    assert (n - 3, knock.piece) == (20, CUBE_1)


def test_who_leaps_through_a_film_hears_nothing_of_what_is_between():
    film = Film(striking(), BOX)
    assert heard_in(film, [0, 16, 30 * EVERY, 30 * EVERY + 16]) == []
    listener = FilmListener(film)
    for _ in range(2):  # back to the beginning, and once more
        assert [len(listener.hear(time)[0]) for time in range(18 * EVERY, 22 * EVERY, 11)].count(1) == 1
        listener.hear(0)


def test_a_piece_that_falls_is_heard_on_the_table_and_where_it_bounces():
    film = Film(fallen(CUBE_1, 1500, 280), BOX)
    found = [knock for _, knock in heard_in(film, range(0, round(film.end), 8))]
    assert found and all(knock.on_table and knock.piece == CUBE_1 for knock in found)
    assert found[0].time == pytest.approx(TOUCH / 1000) and found[0].speed == pytest.approx(1.5, rel=0.3)
    assert all(knock.speed < found[0].speed for knock in found[1:])


# At the table


@need_library
def test_a_tumble_and_its_replay_are_heard(qtbot, heard, page):  # noqa: F811
    WheelSounds(page.table)
    drop(page)
    player = simulated(qtbot, page)
    while not player.fallen:
        pass_time(player, PICTURE)
    pass_time(player, PICTURE)
    assert any(name.startswith("knock cube") for name in heard) and "table" in heard
    player.skip_to_end()
    qtbot.waitUntil(lambda: page.session.asked_seat == 1)
    heard.clear()
    replays = page.table.films
    replays.begin()
    for time in range(0, round(replays.replay.film.length), 8):
        replays.replay._running.setCurrentTime(round(time * SLOW))
    assert any(name.startswith("knock cube") for name in heard) and "table" in heard


@need_library
def test_muted_nothing_is_listened_to(qtbot, heard, page):  # noqa: F811
    sounds = WheelSounds(page.table)
    SOUND.set_volume(70, True)
    drop(page)
    player = simulated(qtbot, page)
    while not player.fallen:
        pass_time(player, PICTURE)
    assert heard == [] and sounds._film is None


@need_library
def test_what_others_bring_and_let_go_is_heard(qtbot, heard, page):  # noqa: F811
    WheelSounds(page.table)
    page.table.animator.carried = CUBE_1
    page.table.prompt_changed.emit()
    page.table.prompt_changed.emit()
    assert heard == ["pick-up"]
    drop(page)
    simulated(qtbot, page)
    assert heard == ["pick-up", "put-down"]
