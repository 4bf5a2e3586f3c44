"""A window that is paranoid: what is broken is reported like a mistake of the program, and the game goes on."""

import sys

import pytest

from hamster_table.engine.paranoid import Broken
from hamster_table.engine.run_hamster_run.actions import Declare
from hamster_table.engine.run_hamster_run.round import DeclareDeed
from hamster_table.models.paranoid_watch import VARIABLE
from tests.at_once import go_on, table


@pytest.fixture
def reported(monkeypatch):
    """What the program has reported."""
    found = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: found.append(error))
    return found


@pytest.fixture
def paranoid(monkeypatch):
    monkeypatch.setenv(VARIABLE, "1")


def test_a_sound_game_is_played_under_the_watch_with_undo_and_all(paranoid, reported):
    session = table("person whim")
    go_on(session, lambda session: session.match.state.round > 1)
    session.undo_agreed()
    session.redo()
    session.look_at(3)
    session.look_at(len(session.match.ledger))
    go_on(session)
    assert not session.match.waiting and reported == []


def test_what_is_broken_is_reported_and_the_game_goes_on(paranoid, reported, monkeypatch):
    monkeypatch.setattr(DeclareDeed, "forced", lambda self, state, seat: Declare("rest"))
    session = table("person whim")
    go_on(session)
    assert not session.match.waiting
    assert {type(one) for one in reported} == {Broken}
    assert all("what is forced is the only offer" in str(one) for one in reported)
    assert all(one.__traceback__ for one in reported)


def test_nobody_watches_unasked(reported, monkeypatch):
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(DeclareDeed, "forced", lambda self, state, seat: Declare("rest"))
    go_on(table("person whim"))
    assert reported == []
