"""A session in which anything may come at any time: answers too late, undo while a computer thinks, looking back."""

import random
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hamster_table.engine import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from hamster_table.models.storage.game_library import Library
from tests.at_once import Silent

SITTERS = (PlayerInfo("Mira"), PlayerInfo("Rusty", "steady"), PlayerInfo("Edda"), PlayerInfo("Pip", "whim"))


class AnyOrder(RuleBasedStateMachine):
    """A table with two people and two computers whose answers come when the test says so, kept on a real disc."""

    game = "run-hamster-run"

    @initialize(seed=st.integers(0, 99))
    def begin(self, seed):
        self.folder = tempfile.TemporaryDirectory()
        self.library = Library(Path(self.folder.name) / "sessions.sqlite3")
        self.thinker = Silent()
        taken = self.library.begin(Match.new(self.game, len(SITTERS), seed=str(seed)), SITTERS)
        self.session = Session(taken.match, SITTERS, self.thinker, taken.kept, writer=self.library.writer)

    @rule(count=st.integers(1, 6))
    def proceed(self, count):
        for _ in range(count):
            self.session.proceed()

    @precondition(lambda self: self.session.asked_seat is not None)
    @rule(luck=st.integers(0, 9))
    def choose(self, luck):
        seat = self.session.asked_seat
        view = self.session.match.view(seat)
        self.session.submit(seat, view.agenda[-1].sample(view, seat, random.Random(luck)))

    @rule(seat=st.integers(0, 3))
    def choose_out_of_turn(self, seat):
        """Whoever is not asked changes nothing."""
        if seat == self.session.asked_seat:
            return
        before = list(self.session.match.ledger)
        self.session.submit(seat, before[-1][1] if before else None)
        assert self.session.match.ledger == before

    @precondition(lambda self: self.session.handover_seat is not None)
    @rule(is_there=st.booleans())
    def hand_over(self, is_there):
        (self.session.accept_handover if is_there else self.session.skip_seat)(self.session.handover_seat)

    @precondition(lambda self: self.thinker.asked)
    @rule(data=st.data())
    def answer(self, data):
        """An answer comes to some question that was asked, which may long be forgotten."""
        ticket = data.draw(st.integers(1, len(self.thinker.asked)))
        seat, view = self.thinker.asked[ticket - 1]
        action = view.agenda[-1].sample(view, seat, random.Random(ticket))
        before = list(self.session.match.ledger)
        is_open = self.session._computers.is_asked and ticket == len(self.thinker.asked)
        self.thinker.answered.emit(ticket, action)
        if is_open:
            assert self.session.match.ledger[:-1] == before and self.session.match.ledger[-1][0] == seat
        else:
            assert self.session.match.ledger == before, "a stale answer was played"

    @precondition(lambda self: self.thinker.asked)
    @rule()
    def fail(self):
        self.thinker.failed.emit(len(self.thinker.asked), "it fell asleep")

    @rule()
    def undo(self):
        self.session.undo()

    @rule()
    def undo_agreed(self):
        self.session.undo_agreed()

    @rule()
    def redo(self):
        self.session.redo()

    @rule(n=st.integers(0, 60))
    def look_at(self, n):
        self.session.look_at(n)

    @rule()
    def look_at_now(self):
        self.session.look_at(len(self.session.match.ledger))

    @invariant()
    def nothing_is_lost_and_nothing_is_seen_too_early(self):
        session = getattr(self, "session", None)
        if session is None:
            return
        assert session.wait_until_idle()
        match = session.match
        kept = self.library.resume(self.library.to_go_on()[0].id) if match.waiting else None
        assert kept is None or kept.match.ledger == match.ledger
        assert session.asked_seat is None or session.asked_seat in match.waiting
        view = session.view()
        for seat, choice in view.sealed.items():
            assert choice is None or seat == session.shown_to
        if session.handover_seat is not None:
            assert session.viewer is None
        assert session.length == len(match.ledger)

    def teardown(self):
        if hasattr(self, "session"):
            self.session.stop()
            self.library.close()
            self.folder.cleanup()


def try_any_order(game, examples, steps):
    machine = type(f"AnyOrder_{game}", (AnyOrder,), {"game": game})
    quiet = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        suppress_health_check=[*HealthCheck],
    )
    run_state_machine_as_test(machine, settings=quiet)


@pytest.mark.parametrize("game", ["run-hamster-run", "hamsterdam"])
def test_whatever_comes_in_whatever_order(qapp, game):
    try_any_order(game, 3, 40)


@pytest.mark.long
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("game", ["run-hamster-run", "hamsterdam"])
def test_whatever_comes_in_many_orders(qapp, game):
    try_any_order(game, 150, 60)
