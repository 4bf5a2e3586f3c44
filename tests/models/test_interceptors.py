"""What comes before that which would happen in a session: it prepares, holds back, and gives way to the rules."""

import pytest

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.run_hamster_run.actions import Declare, Stop
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from tests.at_once import AtOnce, Listener
from tests.guiding import Guide


@pytest.fixture
def session(qapp):
    match = Match.new("run-hamster-run", 2, seed="1")
    return Session(match, (PlayerInfo("Mira"), PlayerInfo("Pip", "steady")), AtOnce())


def go_on(session):
    while session.asked_seat is None:
        session.proceed()


def drawn(session):
    """What chance does first, when a seed other than that of the session decides."""
    other = Match.new("run-hamster-run", 2, seed="2")
    other.chance()
    assert other.waiting == (0,) or other.waiting == (1,)
    return other.ledger[0]


def test_what_is_prepared_is_played_before_anybody_is_asked(session):
    entry = drawn(session)
    session.interceptors.append(Guide(session.match, [entry]))
    session.proceed()
    assert session.match.ledger == [entry] and entry[0] == CHANCE


def test_what_the_rules_allow_is_held_back_and_what_they_refuse_is_refused(session):
    guide = Guide(session.match)
    go_on(session)
    action, *_ = session.match.actions(0)
    session.interceptors.append(guide)
    heard, held = Listener(session), []
    session.held_back.connect(lambda: held.append(1))
    before = len(session.match.ledger)
    session.submit(0, action)
    assert held == [1] and heard.names() == [] and session.asked_seat == 0
    session.submit(0, Stop())
    assert held == [1] and heard.names() == ["refused"] and len(session.match.ledger) == before
    guide.allowed = (action,)
    session.submit(0, action)
    assert session.match.ledger[before] == (0, action)


def test_what_is_prepared_against_the_rules_ends_that_and_the_game_goes_on(session):
    guide = Guide(session.match, [(1, Declare("rest"))])
    session.interceptors.append(guide)
    heard = Listener(session)
    session.proceed()
    assert not guide.is_engaged and len(session.match.ledger) == 1 and session.match.ledger[0] != guide.entries[0]
    assert "refused" not in heard.names()


def test_everybody_stays_as_long_as_something_is_prepared(session):
    guide = Guide(session.match)
    session.interceptors.append(guide)
    assert session.is_guided and not session.may_change_seats and session.change_seat(1, "sharp") is None
    guide.end()
    assert not session.is_guided and session.change_seat(1, "sharp") is not None


def test_of_several_each_prepares_and_each_holds_back(session):
    entry = drawn(session)
    session.interceptors += [Guide(session.match, is_engaged=False), Guide(session.match, [entry])]
    session.proceed()
    assert session.match.ledger == [entry]
    go_on(session)
    (first, *_), held = session.match.actions(0), []
    session.interceptors[1].allowed = (first,)
    session.held_back.connect(lambda: held.append(1))
    session.interceptors.append(Guide(session.match))
    session.submit(0, first)
    assert held == [1]
