"""The Hamster Aptitude Tester: draws of chips, and the test of Mettle between two hamsters."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import floor
from typing import Any

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step
from hamster_table.engine.run_hamster_run.actions import ALLIGATOR, Chip, Resist, Yield
from hamster_table.engine.run_hamster_run.events import Challenged, Resisted, TestWon, Yielded
from hamster_table.engine.run_hamster_run.state import RunHamsterRun

CHIP = {owner: Chip(owner) for owner in (*range(5), ALLIGATOR)}
ANSWERS = (Resist(), Yield())


def empty(state: RunHamsterRun) -> None:
    """Give all chips in the HAT back to their owners."""
    state.hat = [0] * len(state.hat)


class Draw(Step[RunHamsterRun, Action], frozen=True):
    """One chip is drawn from the HAT, every chip alike (RR-54)."""

    seats: tuple[Seat, ...] = (CHANCE,)

    def actions(self, state: RunHamsterRun, seat: Seat) -> Sequence[Action]:
        *own, alligators = state.hat
        drawn = [CHIP[owner] for owner, chips in enumerate(own) for _ in range(chips)]
        return drawn + [CHIP[ALLIGATOR]] * alligators

    def refusal(self, state: RunHamsterRun, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Chip):
            return NOT_THIS_STEP
        # The alligators' chips come after those of the seats, and are nobody's: no seat has that number.
        index = len(state.hat) - 1 if action.owner == ALLIGATOR else action.owner
        known = 0 <= index < len(state.hat) and (index < state.seats or action.owner == ALLIGATOR)
        return None if known and state.hat[index] else Refusal("RR-54", "not-in-the-hat")

    def sample(self, state: RunHamsterRun, seat: Seat, rng: random.Random) -> Action:
        hat = state.hat
        # The n-th chip, seat after seat: the same odds as in `actions`, without a list of all chips.
        n = floor(rng.random() * sum(hat))
        for owner in range(state.seats):
            n -= hat[owner]
            if n < 0:
                return CHIP[owner]
        return CHIP[ALLIGATOR]


class DrawTest(Draw, frozen=True):
    """The draw that decides a test of Mettle."""

    stream = "test"
    initiator: Seat = 0
    defender: Seat = 0

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        chip = choices[CHANCE]
        assert isinstance(chip, Chip)
        empty(state)
        state.winner = chip.owner
        emit(TestWon, chip.owner, self.defender if chip.owner == self.initiator else self.initiator, True)


class AnswerTest(Step[RunHamsterRun, Action], frozen=True):
    """The defender resists, or lets the initiator win (RR-20)."""

    asks = N_("{seats}: resist {initiator}?")
    initiator: Seat = 0

    def actions(self, state: RunHamsterRun, seat: Seat) -> Sequence[Action]:
        return ANSWERS

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        (defender,) = self.seats
        answer = choices[defender]
        initiator = self.initiator
        if isinstance(answer, Yield):
            state.winner = initiator
            emit(Yielded, defender)
            emit(TestWon, initiator, defender, False)
            return
        # The chips stay the traits' own; the HAT only counts them (RR-21).
        state.hat[initiator] = state.mettle[initiator]
        state.hat[defender] = state.mettle[defender]
        emit(Resisted, defender, state.mettle[defender])
        state.agenda.append(DrawTest((CHANCE,), initiator, defender))


def test(state: RunHamsterRun, seat: Seat, target: Seat, deed: str, settle: Step[Any, Any], emit: Emit) -> None:
    """Begin a test of Mettle; *settle* goes on when `state.winner` is known.

    A defender without Mettle cannot resist, and then nothing is drawn (RR-19, RR-65).
    """
    emit(Challenged, seat, target, deed, state.mettle[seat], state.mettle[target])
    # Below the question and the draw, so that it comes when the test is decided.
    state.agenda.append(settle)
    if state.mettle[target]:
        state.agenda.append(AnswerTest((target,), seat))
    else:
        state.winner = seat
        emit(TestWon, seat, target, False)


def has_won(state: RunHamsterRun, initiator: Seat) -> bool:
    """Whether *initiator* has won the test that is decided; then the test is over."""
    # The winner is forgotten as it is read, so that no later test finds it.
    won, state.winner = state.winner == initiator, -1
    return won
