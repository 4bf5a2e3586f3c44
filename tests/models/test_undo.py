"""What may be taken back freely, what needs everybody, and what is told of it: at both ends of what came since."""

from hamster_table.engine.hamsterrolle.actions import Build, Reach, Settle
from hamster_table.engine.match import Match
from hamster_table.engine.storage.annotations import TookBackAlone, read, written
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from tests.at_once import AtOnce, Listener, any_action, asks, go_on


def at_the_wheel(kinds, turns=2, seed="5"):
    """A session of Hamsterrolle without wood, in which a person is asked after some turns."""
    match = Match.new("hamsterrolle", len(kinds.split()), {"physics": "simple", "start": "first"}, seed)
    session = Session(
        match, [PlayerInfo(name, kind) for name, kind in zip("ABCD", kinds.split(), strict=False)], AtOnce()
    )
    while match.state.turn <= turns or session.asked_seat is None:
        if session.asked_seat is None:
            session.proceed()
        else:
            session.submit(session.asked_seat, building(session))
    return session


def building(session):
    return next(action for action in session.match.actions(session.asked_seat) if isinstance(action, Build))


def test_a_choice_right_after_a_draw_is_taken_back_freely():
    """The draw before it was no part of it."""
    session = at_the_wheel("person person")
    assert isinstance(session.match.ledger[-1][1], Settle)
    before = session.match.digest
    session.submit(session.asked_seat, building(session))
    heard = Listener(session)
    session.undo()
    assert heard.names() == ["changed"] and session.match.digest == before


def test_what_all_agree_to_is_what_was_chosen_and_not_what_has_followed():
    session = at_the_wheel("person person")
    seat = session.asked_seat
    session.submit(seat, building(session))
    session.proceed()
    assert isinstance(session.match.ledger[-1][1], Settle)
    told = session.to_take_back
    assert told and {event.seat for event in told} == {seat}
    assert not any(event in told for event in session.match.events_of(len(session.match.ledger) - 1))


def test_a_draw_that_came_last_is_not_taken_back_without_agreement():
    session = at_the_wheel("person person")
    session.submit(session.asked_seat, building(session))
    session.proceed()
    assert isinstance(session.match.ledger[-1][1], Settle) and session.asked_seat is None
    heard = Listener(session)
    session.undo()
    assert heard.heard == [("agreement_wanted", [0, 1])]


def test_ones_own_choice_that_shows_something_is_not_taken_back_without_agreement():
    session = at_the_wheel("person person")
    session.submit(session.asked_seat, Reach(building(session).piece))
    assert isinstance(session.match.ledger[-1][1], Reach)
    heard = Listener(session)
    session.undo()
    assert heard.heard == [("agreement_wanted", [0, 1])]


def declaring(kinds):
    """A session of Run, Hamster, Run! in which the first seat has declared its deed, and the computer after it too."""
    match = Match.new("run-hamster-run", len(kinds.split()), seed="7")
    players = [PlayerInfo(name, kind) for name, kind in zip("ABC", kinds.split(), strict=False)]
    session = Session(match, players, AtOnce())
    go_on(session, lambda session: asks("DeclareDeed")(session) and session.asked_seat == 0)
    session.submit(0, any_action(session, 0))
    session.proceed()
    assert session.match.ledger[-1][0] == 1 and session.asked_seat is None
    return session


def test_what_a_computer_has_answered_is_not_taken_back_without_agreement():
    session = declaring("person whim person")
    heard = Listener(session)
    session.undo()
    assert heard.heard == [("agreement_wanted", [0, 2])]


def test_what_a_computer_has_answered_is_no_bother_to_who_plays_alone():
    session = declaring("person whim whim")
    heard = Listener(session)
    session.undo()
    assert heard.names() == ["changed"] and session.notes == []


def test_who_plays_alone_agrees_with_nobody_and_the_story_says_how_often():
    session = at_the_wheel("person whim", turns=4)
    heard = Listener(session)
    session.undo()
    session.undo()
    assert "agreement_wanted" not in heard.names() and heard.names().count("changed") == 2
    assert [event for _, event in session.story()].count(TookBackAlone(0, 2)) == 1
    go_on(session, lambda session: session.asked_seat is not None)
    session.submit(0, building(session))
    go_on(session, lambda session: session.asked_seat is not None)
    session.undo()
    assert session.story()[-1][1] == TookBackAlone(0, 3)
    assert read(written(session.notes), session.match) == session.notes


def test_who_plays_alone_takes_a_choice_back_without_a_word_while_nothing_was_shown():
    session = at_the_wheel("person whim")
    session.submit(0, building(session))
    session.undo()
    assert session.notes == []


def test_in_a_challenge_nothing_is_taken_back_that_was_answered_or_has_shown_something():
    session = at_the_wheel("person whim", turns=4, seed="challenge/5")
    before = list(session.match.ledger)
    assert not session.may_undo
    session.undo()
    assert session.match.ledger == before and session.notes == []
    session.submit(0, building(session))
    assert session.may_undo
    session.undo()
    assert session.match.ledger == before
