"""A game goes on by itself, no faster than wished, and stops for people."""

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.autoplay_timer import AutoplayTimer
from hamster_table.models.session import Session
from tests.at_once import AtOnce


def paced(*kinds, seconds=0.0, is_idle=lambda: True, waits=lambda: False):
    players = [PlayerInfo(kind, kind) for kind in kinds]
    session = Session(Match.new("run-hamster-run", len(kinds), seed="4"), players, AtOnce())
    pace = AutoplayTimer(session, is_idle, waits_for_hand=waits)
    pace.seconds = seconds
    session.happened.connect(pace.schedule)
    session.changed.connect(pace.schedule)
    return session, pace


def test_computers_play_to_the_end_by_themselves(qtbot):
    session, pace = paced("whim", "whim")
    with qtbot.waitSignal(session.over):
        pace.schedule()


def test_it_stops_for_a_person(qtbot):
    session, pace = paced("person", "whim")
    with qtbot.waitSignal(session.asked):
        pace.schedule()
    before = len(session.match.ledger)
    qtbot.wait(30)
    assert len(session.match.ledger) == before


def test_nothing_happens_while_something_is_still_shown(qtbot):
    session, pace = paced("whim", "whim", is_idle=lambda: False)
    pace.schedule()
    qtbot.wait(30)
    assert session.match.ledger == []


def test_nothing_happens_while_a_hand_is_waited_for(qtbot):
    waits = [True]
    session, pace = paced("whim", "whim", waits=lambda: waits[0])
    pace.schedule()
    qtbot.wait(30)
    assert session.match.ledger == []
    waits[0] = False
    pace.schedule()
    waits[0] = True  # since the timer was started
    qtbot.wait(30)
    assert session.match.ledger == []


def test_a_held_game_goes_one_step_at_a_time(qtbot):
    session, pace = paced("whim", "whim", seconds=3)
    pace.pause()
    pace.schedule()
    pace.step()
    pace.step()
    qtbot.wait(30)
    assert len(session.match.ledger) == 2


def test_a_game_that_is_let_go_goes_on(qtbot):
    session, pace = paced("whim", "whim")
    pace.pause()
    assert pace.is_paused
    with qtbot.waitSignals([pace.changed, session.over]):
        pace.resume()
    assert not pace.is_paused


def test_a_pause_lies_before_what_happens_by_itself(qtbot):
    session, pace = paced("whim", "whim", seconds=0.1)
    pace.schedule()
    assert session.match.ledger == []
    qtbot.waitUntil(lambda: len(session.match.ledger) == 1)
    pace.stop()


def test_what_begins_to_be_shown_during_a_pause_is_waited_for(qtbot):
    idle = [True]
    session, pace = paced("whim", "whim", seconds=0.02, is_idle=lambda: idle[0])
    pace.schedule()
    idle[0] = False
    qtbot.waitUntil(lambda: not pace._timer.isActive())
    assert session.match.ledger == []


def test_a_pause_is_never_shorter_than_none_and_never_longer_than_three_seconds():
    _, pace = paced("person", "whim")
    for wished, kept in ((-1, 0.0), (0.5, 0.5), (9, 3.0)):
        pace.seconds = wished
        assert pace.seconds == kept
