"""A fall as it is seen: slowly, with what bounces on the table, and nothing goes on before it was shown."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QAbstractAnimation, QRectF

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle.actions import CUBE, DRUM, SETS, Build, Drop
from hamster_table.engine.hamsterrolle.physics import tumble
from hamster_table.engine.hamsterrolle.recordings.recording import THE_WHEEL, Recording
from hamster_table.engine.hamsterrolle.recordings.slips import NOTHING, Slip
from hamster_table.engine.hamsterrolle.settling import Tremble
from hamster_table.views.art import theme
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.animation.following_eye import NEARER
from hamster_table.views.hamsterrolle.animation.showing import FADE, HALF, LIES, Showing
from hamster_table.views.hamsterrolle.prompts import fall_words
from tests.engine.hamsterrolle.test_landing import BOX, TOUCH, fallen
from tests.engine.hamsterrolle.test_slips import EVERY, PLANK_1, going, recording, still
from tests.views.hamsterrolle.at_wheel import laid
from tests.views.performing import temporary_items

pytestmark = pytest.mark.usefixtures("usual_pace")

CUBE_1 = CUBE * SETS
PICTURE = 16
"""Milliseconds from one picture to the next."""


# The film


def film_of(recording, **facts):
    return Film(recording, BOX, **facts)


def test_a_film_goes_evenly_from_one_key_frame_to_the_next():
    film = film_of(recording({PLANK_1: going((0, 0, -1700), (300, 0, -1700), 10)}, [0, 100]), hub=5.0)
    assert film.length == 10 * EVERY
    places = [film.frame_at(time).poses[PLANK_1][0] for time in (2 * EVERY, 2.5 * EVERY, 3 * EVERY)]
    assert places[1] == pytest.approx((places[0] + places[2]) / 2)
    assert places[2] - places[0] == pytest.approx(3, abs=0.01), "millimetres"
    assert film.frame_at(EVERY / 2).angle == 50 and film.frame_at(0).hub == 5.0
    assert film.frame_at(-1).poses[PLANK_1] == pytest.approx(film.frame_at(0).poses[PLANK_1])
    assert film.frame_at(10**6).poses[PLANK_1] == pytest.approx(film.frame_at(film.length).poses[PLANK_1])


def test_a_film_fades_to_how_all_lies_in_the_end():
    film = film_of(recording({PLANK_1: going((0, 0, -1700), (300, 0, -1700), 10)}))
    places = [film.frame_at(5 * EVERY, fade=fade).poses[PLANK_1][0] for fade in (0.0, 0.5, 1.0)]
    assert places == pytest.approx([15, 22.5, 30])


def test_what_has_fallen_lies_on_the_table_until_it_is_taken():
    film = film_of(fallen(CUBE_1, 1500, 280))
    assert film.end == film.lies_from(CUBE_1) > TOUCH
    before, after = film.frame_at(TOUCH - 1).poses[CUBE_1], film.frame_at(film.end).poses[CUBE_1]
    assert abs(before[:3] - after[:3]).max() < 25
    assert CUBE_1 in film.frame_at(film.end + 500).poses
    assert CUBE_1 not in film.frame_at(film.end + 500, without=(CUBE_1,)).poses


def test_a_film_grows_with_its_recording():
    whole = fallen(CUBE_1, 1500, 280)
    half = Recording(whole.frames[:2])
    film = film_of(half, is_complete=False)
    assert film.end == film.length == 33 and not film.slips
    half.frames += whole.frames[2:]
    half.contacts += whole.contacts
    film.update(False)
    assert [slip.piece for slip in film.slips] == [CUBE_1] and film.length > TOUCH
    assert film.end == half.length, "the wheel is not known any further"
    film.update(True)
    assert film.is_complete and film.end == film.lies_from(CUBE_1)


# As time passes


def shown(film, pace=1.0):
    """A tumble shown to its end, and the moments of its film at each picture."""
    showing, times = Showing(pace), []
    while not showing.is_over(film):
        assert len(times) < 2_000
        showing.advance(PICTURE, film)
        times.append(showing.time)
    return showing, times


def lasting(film, pace=1.0):
    return len(shown(film, pace)[1]) * PICTURE


def test_a_tumble_in_which_nothing_slips_goes_in_real_time_and_ends_when_nothing_is_seen_to_move():
    film = film_of(recording({PLANK_1: [*going((0, 0, -1700), (200, 0, -1690), 20), *still(60, (200, 0, -1690))]}))
    assert film.end == 19 * EVERY < film.length / 3, "the last step is not seen"
    assert lasting(film) == pytest.approx(film.end + FADE, abs=2 * PICTURE)


def test_from_the_slip_on_everything_goes_at_half_speed():
    far = (1200, 0, -1200)
    film = film_of(
        recording({PLANK_1: [*still(20), *going((0, 0, -1700), far, 20), *going(far, (1230, 0, -1180), 30)]})
    )
    (slip,) = film.slips
    _, times = shown(film)
    before = [b - a for a, b in pairwise(times) if b < slip.begin]
    slow = [b - a for a, b in pairwise(times) if slip.begin + 150 < a and b < slip.end]
    assert min(before) == pytest.approx(PICTURE) and len(slow) > 10
    assert slow == pytest.approx([PICTURE * HALF] * len(slow), rel=0.2)


def test_what_has_fallen_lies_for_a_while_and_the_show_waits_for_its_flight():
    film, showing = film_of(fallen(CUBE_1, 1500, 280)), Showing(1.0)
    lay, clock = {}, 0
    while not showing.is_over(film):
        clock += PICTURE
        fell, taken = showing.advance(PICTURE, film)
        lay |= dict.fromkeys(("fell",) * len(fell) + ("taken",) * len(taken), clock)
        if fell:
            assert fell == [CUBE_1] == [slip.piece for slip in showing.fallen] and showing.time >= TOUCH
    assert lay["taken"] - lay["fell"] >= LIES + (film.end - TOUCH)
    assert clock - lay["taken"] == pytest.approx(620, abs=2 * PICTURE), "it flies"


def test_a_slower_pace_shows_a_fall_longer():
    film = film_of(fallen(CUBE_1, 1500, 280))
    assert lasting(film, 1.4) > 1.25 * lasting(film)


def test_a_film_that_does_not_grow_waits_for_what_comes():
    whole = recording({PLANK_1: still(40)})
    grows = Recording(whole.frames[:3])
    film, showing = film_of(grows, is_complete=False), Showing(1.0)
    for _ in range(50):
        showing.advance(PICTURE, film)
    assert showing.time == film.length == 2 * EVERY and not showing.is_over(film)
    grows.frames += whole.frames[3:]
    film.update(False)
    showing.advance(PICTURE, film)
    assert showing.time == pytest.approx(2 * EVERY + PICTURE)


# At the table


@pytest.fixture
def page(open_new):
    return open_new({"physics": "wood"})


def drop(page):
    """Let a cube drop beside the wheel."""
    page.session.submit(0, Drop(CUBE_1, 2, 0, (500, 1500, -1000, 10000, 0, 0, 0)))


def simulated(qtbot, page):
    """Wait until the tumble is known to its end, of which nothing has been shown: time stands still."""
    player, live = page.table.tumble, page.session.chance.source
    qtbot.waitUntil(lambda: player.showing is not None)
    player.clock.pause()
    qtbot.waitUntil(lambda: live.is_complete)
    return player


def pass_time(player, milliseconds):
    """Let time pass, picture by picture, while a tumble is shown."""
    end = player.clock.currentTime() + milliseconds
    while player.clock.currentTime() < end and player.clock.state() != QAbstractAnimation.State.Stopped:
        player.clock.setCurrentTime(player.clock.currentTime() + PICTURE)


def test_the_next_seat_waits_until_a_fall_was_shown(qtbot, page):
    table, session = page.table, page.session
    drop(page)
    player = simulated(qtbot, page)
    film = player.film
    assert player.fallen == () and len(session.match.ledger) == 1
    while not player.fallen:
        pass_time(player, PICTURE)
    assert [slip.piece for slip in player.fallen] == [CUBE_1] and table.mood.now == "hide"
    assert page.frame.prompt_bar.title.text() == "The cube goes to Mira: it did not hold."
    assert len(temporary_items(table)) == 1, "dust"
    pass_time(player, 2 * (film.end - player.showing.time) + LIES / 2)
    assert CUBE_1 in table.frame.poses and not table.scenery.wheel.area_of(CUBE_1).isEmpty()
    assert session.asked_seat is None and len(session.match.ledger) == 1
    pass_time(player, LIES)
    assert CUBE_1 not in table.frame.poses
    pass_time(player, 5_000)
    qtbot.waitUntil(lambda: session.asked_seat == 1)
    state = session.match.state_at(1)
    assert session.match.ledger[1][1] == tumble.at_rest(state), "what is shown changes nothing"


def test_a_press_ends_what_is_shown_of_a_fall(qtbot, page):
    drop(page)
    player = simulated(qtbot, page)
    pass_time(player, 200)
    player.skip_to_end()
    assert len(page.session.match.ledger) == 1
    qtbot.waitUntil(lambda: page.session.asked_seat == 1)
    assert player.frame is None or player.showing is None


def test_the_end_of_a_film_is_what_the_ledger_holds(qtbot, page):
    table, match = page.table, page.session.match
    page.session.submit(0, Build(CUBE_1, 2, 0, (1301, 0, -751, 8660, 0, -5000, 0)))
    player = simulated(qtbot, page)
    rest = page.session.chance.source.recording.frames[-1].time
    assert player.film.end < rest - 300, "what is not seen is not waited for"
    pass_time(player, player.film.end + FADE - PICTURE)
    last = table.frame
    pass_time(player, 1_000)
    qtbot.waitUntil(lambda: len(match.ledger) == 2)
    assert last.angle == pytest.approx(match.state.angle, abs=20)
    qtbot.waitUntil(lambda: page.session.asked_seat == 1)
    for piece, pose in table.carrying.frame.poses.items():
        assert abs(last.poses[piece][:3] - pose[:3]).max() < 0.6, "millimetres"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_the_eye_comes_nearer_to_what_falls_and_stays_in_the_room(qtbot, page, size):
    page.resize(*size)
    table, eye = page.table, page.table.falls.eye
    drop(page)
    player = simulated(qtbot, page)
    while CUBE_1 not in player.showing.lying:
        pass_time(player, PICTURE)
    pass_time(player, 400)
    assert 1.05 < eye.zoom <= NEARER
    room, watcher = (item.mapRectToScene(item.area) for item in (table.scenery.room, table.scenery.watcher))
    assert room.adjusted(-1, -1, 1, 1).contains(QRectF(table.viewport().rect()))
    assert watcher.right() < table.plan.seats[0].left()
    wheel = table.scenery.wheel
    assert wheel.mapRectToScene(wheel.area_of(CUBE_1)).width() > 1.04 * wheel.area_of(CUBE_1).width()
    player.skip_to_end()
    assert eye.zoom == 1.0 and wheel.transform().isIdentity() and table.scenery.room.transform().isIdentity()


def test_the_eye_is_back_when_the_next_hand_begins(qtbot, page):
    drop(page)
    player = simulated(qtbot, page)
    eye, last = page.table.falls.eye, 1.0
    while player.clock.state() != QAbstractAnimation.State.Stopped:
        last = eye.zoom
        pass_time(player, PICTURE)
    assert last < 1.01 and eye.zoom == 1.0


def test_with_reduced_motion_nothing_is_kept_back_and_it_is_said_what_fell(qtbot, page):
    theme.set_pace(1, reduce_motion=True)
    said = []
    page.table.noticed.connect(said.append)
    drop(page)
    qtbot.waitUntil(lambda: page.session.asked_seat == 1)
    assert page.table.tumble.showing is None and page.table.mood.now == "calm"
    assert said == ["The cube goes to Mira: it did not hold. Out at the front."]


def test_what_was_skipped_is_said_and_what_was_seen_is_not(qtbot, page):
    said = []
    page.table.noticed.connect(said.append)
    drop(page)
    player = simulated(qtbot, page)
    while not player.fallen:
        pass_time(player, PICTURE)
    player.skip_to_end()
    qtbot.waitUntil(lambda: page.session.asked_seat == 1)
    assert said == [] and page.session.match.state.turn == 2
    page.session.undo_agreed()
    qtbot.waitUntil(lambda: page.session.asked_seat == 0)
    drop(page)
    simulated(qtbot, page).skip_to_end()
    qtbot.waitUntil(lambda: page.session.asked_seat == 1)
    assert len(said) == 1


# Words


def fall(piece, cause=NOTHING):
    return Slip(piece, 0, 90, True, cause, 400)


@pytest.mark.parametrize(
    ("cause", "why"),
    [(NOTHING, "it did not hold"), (THE_WHEEL, "the wheel rolled it out"), (DRUM * SETS, "the drum pushed it out")],
)
def test_it_is_said_whose_a_fallen_piece_is_and_what_set_it_off(cause, why):
    state, names = laid(turns=3), ["Mira", "Jonas"]
    builder = state.builder
    kinds = ["steady", "steady"]
    assert fall_words(state, names, kinds, [fall(PLANK_1, cause)]) == (
        f"The plank goes to {names[builder]}: {why}.",
        "Out at the front.",
    )
    kinds[builder] = "person"
    assert fall_words(state, names, kinds, [fall(PLANK_1, cause)])[0] == f"The plank is yours now: {why}."
    two = fall_words(state, names, kinds, [fall(CUBE_1), fall(PLANK_1, cause)])
    assert two == (f"The plank is yours now: {why}.", "Out at the front: cube, plank.")
    state.agenda.append(Tremble())
    assert fall_words(state, names, kinds, [fall(PLANK_1, cause)])[0].startswith("The plank is out of the game")
