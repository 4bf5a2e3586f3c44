"""Legality is asked once between whoever chooses and the ledger: the match asks it."""

import pytest

from hamster_table.engine.run_hamster_run.actions import Place
from tests.at_once import Listener, Silent, any_action, asks, go_on, table
from tests.models.test_chance_source import Slow, at_chance, outcome


@pytest.fixture
def asked(monkeypatch):
    """Makes a list of the actions about which the present step of a session is asked from now on."""

    def of(session):
        step, found = type(session.match.state.agenda[-1]), []
        refusal = step.refusal
        monkeypatch.setattr(step, "refusal", lambda *parts: found.append(parts[-1]) or refusal(*parts))
        return found

    return of


def test_of_a_persons_choice(asked):
    session = table("person person")
    go_on(session, asks("PlaceHamster"))
    found, seat, heard = asked(session), session.asked_seat, Listener(session)
    session.submit(seat, Place(40))
    assert heard.names() == ["refused"] and session.asked_seat == seat
    session.submit(seat, Place(0))
    assert found == [Place(40), Place(0)] and session.match.ledger[-1] == (seat, Place(0))


def test_of_a_computers_answer(asked):
    session = table("sharp sharp", thinker=(thinker := Silent()))
    go_on(session, lambda session: thinker.asked)
    found, action = asked(session), any_action(session, thinker.asked[0][0])
    thinker.answered.emit(1, action)
    assert found == [action] == [session.match.ledger[-1][1]]


def test_of_what_a_source_of_chance_has_resolved(qapp, asked):
    session = at_chance(source := Slow())
    session.proceed()
    found, action = asked(session), outcome(session.match)
    source.result.emit(1, action)
    assert found == [action] == [session.match.ledger[-1][1]]
