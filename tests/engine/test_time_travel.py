"""Back and forth in a game in any order: always what a plain list of the moments says."""

import random

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

from hamster_table.engine import CHANCE, Match, games
from hamster_table.engine.storage.save_file import pack, unpack


class Travel(RuleBasedStateMachine):
    """A match, and beside it a list: the digest at each length of the ledger, and what was taken back."""

    game = "run-hamster-run"

    @initialize(seed=st.integers(0, 99), more=st.integers(0, 2))
    def begin(self, seed, more):
        game = games()[self.game]
        seats = min(game.seats[0] + more, game.seats[-1])
        self.match = Match.new(game, seats, game.setup.quick, seed=str(seed))
        self.digests, self.entries, self.taken = [self.match.digest], [], []

    @precondition(lambda self: self.match.waiting)
    @rule(luck=st.integers(0, 9), count=st.integers(1, 12))
    def play(self, luck, count):
        for n in range(count):
            if not self.match.waiting:
                return
            seat = self.match.waiting[0]
            rng = random.Random(f"{luck}/{n}")
            if seat == CHANCE:
                self.match.chance()
            else:
                self.match.play(seat, self.match.state.agenda[-1].sample(self.match.state, seat, rng))
            # The same choice as before keeps what else was taken back; another one forgets it.
            self.taken = self.taken[:-1] if self.taken[-1:] == [self.match.ledger[-1]] else []
            self.digests.append(self.match.digest)
            self.entries.append(self.match.ledger[-1])

    @precondition(lambda self: self.match.ledger)
    @rule(count=st.integers(1, 20))
    def undo(self, count):
        for _ in range(min(count, len(self.entries))):
            assert self.match.undo() == self.entries[-1]
            self.taken.append(self.entries.pop())
            self.digests.pop()

    @precondition(lambda self: self.match.undone)
    @rule(count=st.integers(1, 20))
    def redo(self, count):
        for _ in range(min(count, len(self.taken))):
            self.match.redo()
            self.entries.append(self.taken.pop())
            self.digests.append(self.match.digest)

    @rule()
    def save_and_open(self):
        """What was taken back is not in the file."""
        loaded = unpack(pack(self.match))
        assert loaded.problem is None
        self.match, self.taken = loaded.match, []

    @invariant()
    def it_is_where_the_list_says(self):
        assert self.match.ledger == self.entries
        assert list(self.match.undone) == self.taken
        assert self.match.digest == self.digests[-1]
        assert all(n <= len(self.entries) for n, _ in self.match.story)

    def teardown(self):
        again = Match(self.match.game, self.match.setup, self.match.seed)
        for seat, action in self.entries:
            again.play(seat, action)
        assert (again.digest, again.story) == (self.match.digest, self.match.story)


def travel(game, examples):
    machine = type(f"Travel_{game}", (Travel,), {"game": game})
    quiet = settings(
        max_examples=examples,
        stateful_step_count=30,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    run_state_machine_as_test(machine, settings=quiet)


@pytest.mark.parametrize("game", games())
def test_back_and_forth_in_any_order(game):
    travel(game, 2)


@pytest.mark.long
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("game", games())
def test_back_and_forth_in_many_orders(game):
    travel(game, 150)
