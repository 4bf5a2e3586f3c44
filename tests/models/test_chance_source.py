"""Chance that takes time: what the session asks of its source, and when what came of it counts."""

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Signal

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.autoplay_timer import AutoplayTimer
from hamster_table.models.chance_source import chance_source_of
from hamster_table.models.session import Session
from tests.at_once import AtOnce


class Slow(QObject):
    """A source that resolves what the test says, when the test says so."""

    progress = Signal()
    result = Signal(int, object)

    def __init__(self, at_once=None):
        super().__init__()
        self.entry, self.begun, self.cancelled, self.at_once = None, [], 0, at_once

    def begin(self, entry, state, luck):
        self.entry = entry
        self.begun.append(entry)
        if self.at_once is not None:
            self.result.emit(entry, self.at_once)
        return True

    def leave(self):
        self.entry = None

    def cancel(self):
        self.cancelled += self.entry is not None
        self.entry = None


class Unable(Slow):
    """A source that has nothing to resolve."""

    def begin(self, entry, state, luck):
        super().begin(entry, state, luck)
        return False


def at_chance(source, kinds=("person", "person")):
    """A game of which chance has the first move, or the first after a person's choice."""
    match = Match.new("hamsterrolle", len(kinds), {"start": "first", "physics": "simple"}, seed="7")
    seats = [PlayerInfo(name, kind) for name, kind in zip("AB", kinds, strict=True)]
    session = Session(match, seats, AtOnce(), chance_source=source)
    session.proceed()
    if kinds[0] == "person":
        session.submit(0, next(action for action in match.actions(0) if type(action).__name__ == "Build"))
    assert match.waiting == (CHANCE,)
    return session


def outcome(match):
    """What the seed would do."""
    return match.state.agenda[-1].sample(match.state, CHANCE, match.luck())


def test_the_session_waits_for_its_source(qapp):
    source = Slow()
    session = at_chance(source)
    session.proceed()
    assert source.begun == [1] and len(session.match.ledger) == 1 and not session.may_proceed
    source.result.emit(1, outcome(session.match))
    assert session.match.ledger[-1][0] == CHANCE and session.may_proceed
    assert source.begun == [1]


def test_a_result_from_within_begin_is_played_at_once(qapp):
    session = at_chance(source := Slow())
    source.at_once = outcome(session.match)
    session.proceed()
    assert len(session.match.ledger) == 2 and session.may_proceed


def test_without_a_source_or_where_it_has_nothing_to_do_the_seed_decides(qapp):
    for source in (None, Unable()):
        session = at_chance(source)
        session.proceed()
        assert len(session.match.ledger) == 2


def test_a_result_that_is_not_legal_is_left_to_the_seed(qapp):
    session = at_chance(source := Slow())
    right = outcome(session.match)
    session.proceed()
    source.result.emit(1, type(right)(right.angle, (), ()))
    assert session.match.ledger[-1] == (CHANCE, right)


def test_what_is_held_counts_when_it_is_let_go_and_not_within_the_press_that_skips_it(qtbot):
    session = at_chance(source := Slow())
    session.proceed()
    session.chance.hold()
    source.result.emit(1, outcome(session.match))
    assert len(session.match.ledger) == 1 and source.entry == 1
    session.chance.let_go()
    assert len(session.match.ledger) == 1
    qtbot.waitUntil(lambda: len(session.match.ledger) == 2)
    assert source.entry is None and source.cancelled == 0


def test_what_is_let_go_before_it_is_known_counts_as_soon_as_it_is(qapp):
    session = at_chance(source := Slow())
    session.proceed()
    session.chance.hold()
    session.chance.let_go()
    source.result.emit(1, outcome(session.match))
    assert len(session.match.ledger) == 2


def test_what_is_held_is_forgotten_with_the_rest(qapp):
    session = at_chance(source := Slow())
    session.proceed()
    session.chance.hold()
    source.result.emit(1, outcome(session.match))
    session.chance.let_go()
    session.undo()
    QCoreApplication.processEvents()
    assert source.cancelled == 1 and session.match.ledger == []
    session.redo()
    session.proceed()
    source.result.emit(1, outcome(session.match))
    assert source.begun == [1, 1] and len(session.match.ledger) == 2, "the next one is held by nobody"


@pytest.mark.parametrize("leave", [Session.undo, Session.stop, lambda session: session.look_at(0)])
def test_what_is_left_is_cancelled_and_its_late_result_counts_for_nothing(qapp, leave):
    session = at_chance(source := Slow())
    late = outcome(session.match)
    session.proceed()
    leave(session)
    entries = len(session.match.ledger)
    source.result.emit(1, late)
    assert source.cancelled == 1 and len(session.match.ledger) == entries


def test_a_look_back_lets_it_begin_anew(qapp):
    session = at_chance(source := Slow())
    session.proceed()
    session.look_at(0)
    session.look_at(1)
    session.proceed()
    assert source.begun == [1, 1]


def test_after_a_persons_choice_it_begins_at_once_and_counts_when_the_game_goes_on(qapp):
    session = at_chance(source := Slow())
    pace = AutoplayTimer(session)
    pace.pause()
    assert source.begun == [1]
    source.result.emit(1, outcome(session.match))
    assert len(session.match.ledger) == 1, "the game is held"
    pace.step()
    assert len(session.match.ledger) == 2 and source.begun == [1]


def test_after_a_computers_choice_it_begins_when_the_game_goes_on(qapp):
    session = at_chance(source := Slow(), kinds=("whim", "person"))
    pace = AutoplayTimer(session)
    pace.pause()
    assert source.begun == []
    pace.step()
    assert source.begun == [1]


def test_only_the_wheel_has_chance_that_takes_time(qapp):
    match = Match.new("hamsterdam", 3, seed="1")
    assert chance_source_of(match.game) is None
    wheel = chance_source_of(Match.new("hamsterrolle", 2, seed="1").game)
    assert not wheel.begin(0, match.state, match.luck()), "another game's state is not for it"
