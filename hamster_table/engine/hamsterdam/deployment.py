"""Who begins, and the first deployment of hamsters on the dams."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import floor

from hamster_table.engine.hamsterdam.actions import CARDS, LEFTWARDS, ROLLS, WAYS, Deploy, Dice, Hamster
from hamster_table.engine.hamsterdam.setup_events import Deployed, FirstRolled, FirstTied, TrackerTaken
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.hamsterdam.turn import START_ROUND
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step, silent


def roll_for_first(state: Hamsterdam) -> None:
    """All roll for the first turn."""
    state.agenda.append(RollForFirst((CHANCE,), LEFTWARDS[state.seats][0]))


class RollForFirst(Step[Hamsterdam, Dice], frozen=True):
    """The highest sum of two dice begins; the best ones roll again while they are equal (HD-10)."""

    stream = "first"
    seats: tuple[Seat, ...] = (CHANCE,)
    contenders: tuple[Seat, ...] = ()
    sums: tuple[int, ...] = ()
    """What the contenders so far have rolled."""

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return ROLLS

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        return ROLLS[floor(rng.random() * 36)]

    def resolve(self, state: Hamsterdam, choices: Choices[Dice], emit: Emit) -> None:
        dice = choices[CHANCE]
        if emit is not silent:
            emit(FirstRolled, self.contenders[len(self.sums)], dice.a, dice.b)
        sums = (*self.sums, dice.a + dice.b)
        if len(sums) < len(self.contenders):
            state.agenda.append(RollForFirst((CHANCE,), self.contenders, sums))
            return
        # All contenders have rolled.
        highest = max(sums)
        best = tuple([seat for seat, own in zip(self.contenders, sums, strict=True) if own == highest])
        if len(best) > 1:
            if emit is not silent:
                emit(FirstTied, best, highest)
            state.agenda.append(RollForFirst((CHANCE,), best))
            return
        state.first = best[0]
        emit(TrackerTaken, best[0])
        # The agenda is a stack: the round comes after all deployments, and the first seat to deploy is pushed last.
        state.agenda.append(START_ROUND)
        order = LEFTWARDS[state.seats][best[0]]
        if state.open:
            state.agenda += [DeployHamsters((seat,)) for seat in reversed(order)]
        else:
            state.agenda.append(DeployHamsters(LEFTWARDS[state.seats][0]))


class DeployHamsters(Step[Hamsterdam, Deploy], frozen=True):
    """Hamsters come from the pile onto the dam: all seats at once in secret, or one after the other (HD-11)."""

    asks = N_("{seats}: spread your hamsters over your dam.")

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        base = CARDS * seat
        ways = [WAYS[number] for number in state.numbers[base : base + CARDS]]
        specials = state.specials_in_pile(seat)
        pile = state.pile[seat]
        likely = sorted(range(CARDS), key=lambda position: (-ways[position], position))
        return [
            Deploy(plain, placed)
            for plain in dict.fromkeys((spread(pile, ways), spread(pile, [1] * CARDS), tuple([0] * CARDS)))
            for placed in dict.fromkeys((in_turn(specials, likely), in_turn(specials, likely[::-1]), ()))
        ]

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        # The twelfth place stands for staying in the pile.
        choices, draw = CARDS + 1, rng.random
        plain = [0] * choices
        for _ in range(state.pile[seat]):
            plain[floor(draw() * choices)] += 1
        specials = []
        # Before the first round nobody is on a dam yet: all of a seat's specials are in its pile.
        for special in state.specials_of[seat]:
            position = floor(draw() * choices)
            if position < CARDS:
                specials.append((special, position))
        return Deploy(tuple(plain[:CARDS]), tuple(specials))

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Deploy):
            return NOT_THIS_STEP
        if len(action.plain) != CARDS or min(action.plain) < 0:
            return Refusal("HD-11", "a-number-for-each-card")
        if (over := sum(action.plain) - state.pile[seat]) > 0:
            return Refusal("HD-11", "too-few-in-the-pile", over=over)
        placed = [special for special, _ in action.specials]
        pile = state.specials_in_pile(seat)
        if len(set(placed)) < len(placed) or not all(special in pile for special in placed):
            return Refusal("HD-11", "special-not-in-the-pile")
        if not all(0 <= position < CARDS for _, position in action.specials):
            return Refusal("HD-11", "no-such-position")
        return None

    def resolve(self, state: Hamsterdam, choices: Choices[Deploy], emit: Emit) -> None:
        for seat, action in choices.items():
            base = CARDS * seat
            state.ordinary[base : base + CARDS] = action.plain
            state.pile[seat] -= sum(action.plain)
            for special, position in action.specials:
                state.move_special(seat, special, base + position)
            if emit is not silent:
                emit(Deployed, seat, action.plain, action.specials)


def spread(hamsters: int, weights: Sequence[int]) -> tuple[int, ...]:
    """Spread hamsters over cards in proportion to the weights; returns the number on each card (D'Hondt's method)."""
    stacks = [0] * len(weights)
    for _ in range(hamsters):
        # The card with the largest weight for each hamster on it, compared without fractions.
        best = 0
        for position, weight in enumerate(weights):
            if weight * (stacks[best] + 1) > weights[best] * (stacks[position] + 1):
                best = position
        stacks[best] += 1
    return tuple(stacks)


def in_turn(specials: Sequence[Hamster], positions: Sequence[int]) -> tuple[tuple[Hamster, int], ...]:
    """The specials on those positions, one on each."""
    return tuple((special, positions[i % len(positions)]) for i, special in enumerate(specials))
