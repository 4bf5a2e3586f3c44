"""What has only one answer is not asked: the session plays it."""

from hamster_table.engine.kernel import CHANCE
from tests.at_once import Listener, go_on, table


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
