"""What has only one answer is not asked: the session plays it."""

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from tests.at_once import NAMES, AtOnce, Listener, go_on, table
from tests.engine.hamsterdam import language


def test_nobody_is_asked_what_has_only_one_answer():
    """Who has passed out can only rest; who has nothing left of a deed can only stop."""
    forced = 0
    for seed in range(3):
        session = table("person person", seed=str(seed))
        match, offers = session.match, []
        session.asked.connect(lambda seat, step, to=offers, match=match: to.append(len(match.actions(seat))))
        go_on(session)
        assert offers and min(offers) > 1
        earlier = [(match.state_at(n), seat) for n, (seat, _) in enumerate(match.ledger) if seat != CHANCE]
        forced += sum(len(state.agenda[-1].actions(state, seat)) == 1 for state, seat in earlier)
    assert forced


def forced_at(session):
    """Whether a person who has nothing to choose comes next."""
    match = session.match
    return session.goes_by_itself and match.waiting[0] in session.seating.persons


def test_what_was_not_asked_is_taken_back_and_done_again_with_the_choice_before_it():
    session = table("person person")
    go_on(session, forced_at)
    chosen = len(session.match.ledger)
    session.proceed()
    (seat, _), asked = session.match.ledger[chosen], Listener(session)
    assert session.asked_seat is None and seat in session.seating.persons
    session.undo_agreed()
    assert len(session.match.ledger) < chosen and asked.names() == ["changed"]
    session.redo()
    assert len(session.match.ledger) > chosen


def test_people_are_not_asked_what_is_of_no_use_unless_they_want_to_be():
    """Jonas rolls a number that no standing card of Mira's dam has: her Ninjaster need not ignore it."""
    for asks_all in (False, True):
        match = language.table(language.ROLL, "6:Ninjaster x2", "7:h", turn=1)
        language.go(match, language.roll(1, 1))
        session = Session(match, [PlayerInfo(name) for name in NAMES[:2]], AtOnce())
        session.seating.asks_all = asks_all
        assert type(session.match.state.agenda[-1]).__name__ == "React"
        assert session.goes_by_itself is not asks_all
        session.proceed()
        assert (session.asked_seat == 0) is asks_all
        assert (match.ledger[-1] == (0, language.DECLINE)) is not asks_all
        assert session.may_undo is False, "nobody has chosen anything"
