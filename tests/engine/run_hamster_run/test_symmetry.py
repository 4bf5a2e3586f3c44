"""A game seen in a mirror, or from another chair, is the same game."""

import random

import pytest
from msgspec.structs import replace

from hamster_table.engine.kernel import advance, play, waiting
from hamster_table.engine.messages import field_annotations
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import LANES
from hamster_table.engine.run_hamster_run.events import Tallied

LISTS_BY_SEAT = ("where", "hand", "scamper", "mettle", "friskiness", "fatigue", "down", "asleep", "declared")
LISTS_OF_SEATS = ("order", "chomps")


class Turned:
    """What a game looks like when every seat moves on by some chairs."""

    def __init__(self, seats, by):
        self.seats, self.by = seats, by

    def seat(self, seat):
        return (seat + self.by) % self.seats if seat >= 0 else seat

    def square(self, square):
        return square


class Mirrored:
    """What a game looks like when left and right change places."""

    def seat(self, seat):
        return seat

    def square(self, square):
        if square is None or square < 0:
            return square
        return square - square % LANES + (LANES - 1 - square % LANES)


def seen(change, value):
    """An action, a step or an event as it looks after the change: its seats and squares are replaced."""
    news = {}
    for name, annotation in field_annotations(type(value)).items():
        item = getattr(value, name)
        if annotation == "Seat":
            news[name] = change.seat(item)
        elif annotation == "tuple[Seat, ...]":
            news[name] = tuple(map(change.seat, item))
        elif annotation in ("Square", "Square | None"):
            news[name] = change.square(item)
    return replace(value, **news)


def look(change, state):
    """A whole state as it looks after the change."""
    new = state.copy()
    new.agenda = [seen(change, step) for step in state.agenda]
    new.sealed = {change.seat(seat): action for seat, action in state.sealed.items()}
    chairs = [change.seat(seat) for seat in range(state.seats)]
    for name in LISTS_BY_SEAT:
        for seat, value in enumerate(getattr(state, name)):
            getattr(new, name)[chairs[seat]] = value
    new.where = [change.square(square) for square in new.where]
    new.hat = [0] * state.seats + state.hat[-1:]
    for seat in range(state.seats):
        new.hat[chairs[seat]] = state.hat[seat]
    for name in LISTS_OF_SEATS:
        setattr(new, name, [change.seat(seat) for seat in getattr(state, name)])
    for square, seat in enumerate(state.occupant):
        new.occupant[change.square(square)] = change.seat(seat)
    new.eaten = [(round, change.seat(seat)) for round, seat in state.eaten]
    new.pushed = tuple(change.seat(seat) for seat in state.pushed)
    new.winner = change.seat(state.winner)
    return new


def alike(state):
    """The state without the order of those who choose in secret at once, which means nothing."""
    state.agenda = [replace(step, seats=tuple(sorted(step.seats))) for step in state.agenda]
    return state


def into(story):
    """An `emit` that writes events into a list."""
    return lambda kind, *values: story.append(kind(*values))


def assert_the_same_game(change, seats, adjacent, seed):
    rng = random.Random(f"{seats}/{adjacent}/{seed}")
    state = GAME.start(GAME.setup(seats=seats, adjacent=adjacent))
    advance(state)
    other = look(change, state)
    while who := waiting(state):
        seat = rng.choice(who)
        offered = state.agenda[-1].actions(state, seat)
        there = other.agenda[-1].actions(other, change.seat(seat))
        assert {seen(change, action) for action in offered} == set(there)
        action = rng.choice(offered)
        told, told_there = [], []
        play(state, seat, action, into(told))
        play(other, change.seat(seat), seen(change, action), into(told_there))
        assert alike(look(change, state)) == alike(other.copy())
        assert comparable(told_there) == comparable(seen(change, event) for event in told)


def comparable(events):
    """The events with the lists by seat left out, in an order of their own: that of the seats differs."""
    return sorted(
        repr(replace(event, left=(), fatigue=()) if isinstance(event, Tallied) else event) for event in events
    )


@pytest.mark.parametrize("adjacent", ["orthogonal", "diagonal"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_moving_on_by_a_chair_changes_nothing(seats, adjacent):
    for seed in range(12):
        for by in (1, seats - 1):
            assert_the_same_game(Turned(seats, by), seats, adjacent, seed)


@pytest.mark.parametrize("adjacent", ["orthogonal", "diagonal"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_left_and_right_are_alike(seats, adjacent):
    for seed in range(24):
        assert_the_same_game(Mirrored(), seats, adjacent, seed)
