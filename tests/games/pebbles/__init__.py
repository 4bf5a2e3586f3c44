"""Pebbles, a sample game: hide pebbles in your fist, hope for the crow to miss them, and share when you have most.

Copy it to begin a game of your own. It has what a game can have: a secret choice of all seats, chance, a choice of one
seat, a step that happens by itself, hidden values, an option and refusals. The folder `table` has a board of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from hamster_table.engine.game import Game, Option, Setup, Standing
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, Action, Event, Refusal, Seat, State, Step

ROUNDS, START = 3, 4
FISTS = {"three": 3, "two": 2}


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground(Setup):
    fist: str = "three"
    options = (Option("fist", N_("A fist holds"), {"three": N_("three pebbles"), "two": N_("two pebbles")}, "PB-1"),)


class Pebbles(State):
    __slots__ = ("hidden", "most", "owned", "round")

    owned: list[int]
    hidden: list[int | None]
    """How many each seat hides; in a view those of the others are None."""
    most: int
    round: int

    def copy(self) -> Pebbles:
        new = Pebbles.__new__(Pebbles)
        new.agenda, new.sealed = self.agenda[:], self.sealed.copy()
        new.owned, new.hidden = self.owned[:], self.hidden[:]
        new.most, new.round = self.most, self.round
        return new


class Hide(Action, frozen=True):
    count: int


class Face(Action, frozen=True):
    pips: int


class Give(Action, frozen=True):
    to: Seat


class Hid(Event, frozen=True):
    seat: Seat
    count: int | None
    template = N_("{seat} hides {count}.")

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Hid(self.seat, None)


class CrowCame(Event, frozen=True):
    pips: int
    taken: tuple[int, ...]
    template = N_("The crow looks for {pips} and takes: {taken}.")
    reveals = True


class Gave(Event, frozen=True):
    seat: Seat
    to: Seat
    template = N_("{seat} gives {to} a pebble.")


class HidePebbles(Step[Pebbles, Action], frozen=True):
    asks = N_("How many pebbles do you hide?")

    def actions(self, state, seat):
        return [Hide(count) for count in range(max(0, min(state.most, state.owned[seat])) + 1)]

    def refusal(self, state, seat, action):
        if action in self.actions(state, seat):
            return None
        return Refusal("PB-1", "fist", most=state.most, own_seat=seat)

    def resolve(self, state, choices, emit):
        # First: while the crow is awaited, a view hides what is in the fists, also that which a frame shows half-way.
        state.agenda.append(Crow((CHANCE,)))
        for seat, choice in choices.items():
            state.hidden[seat] = choice.count
            emit(Hid, seat, choice.count)


class Crow(Step[Pebbles, Action], frozen=True):
    stream = "crow"

    def actions(self, state, seat):
        return [Face(pips) for pips in (1, 1, 2, 3)]

    def resolve(self, state, choices, emit):
        pips = choices[CHANCE].pips
        taken = [hidden if hidden == pips else 0 for hidden in state.hidden]
        hands = zip(state.owned, state.hidden, taken, strict=True)
        state.owned = [own + hidden - 2 * lost for own, hidden, lost in hands]
        state.hidden = [0] * len(state.owned)
        emit(CrowCame, pips, tuple(taken))
        state.agenda += [NextRound(), Share((state.owned.index(max(state.owned)),))]


class Share(Step[Pebbles, Action], frozen=True):
    asks = N_("You have most. To whom do you give a pebble?")

    def actions(self, state, seat):
        return [Give(other) for other in range(len(state.owned)) if other != seat]

    def refusal(self, state, seat, action):
        return Refusal("PB-2", "yourself") if action == Give(seat) else Step.refusal(self, state, seat, action)

    def resolve(self, state, choices, emit):
        [(seat, gift)] = choices.items()
        state.owned[seat] -= 1
        state.owned[gift.to] += 1
        emit(Gave, seat, gift.to)


class NextRound(Step[Pebbles, Action], frozen=True):
    def resolve(self, state, choices, emit):
        state.round += 1
        if state.round < ROUNDS:
            state.agenda.append(HidePebbles(tuple(range(len(state.owned)))))


def start(ground):
    state = Pebbles()
    state.agenda, state.sealed = [HidePebbles(tuple(range(ground.seats)))], {}
    state.owned, state.hidden = [START] * ground.seats, [0] * ground.seats
    state.most, state.round = FISTS[ground.fist], 0
    return state


def view(state, seat):
    seen = state.copy()
    seen.sealed = {other: choice if other == seat else None for other, choice in state.sealed.items()}
    if isinstance(state.step, Crow):
        seen.hidden = [count if other == seat else None for other, count in enumerate(state.hidden)]
    return seen


def sample_hidden(seen, seat, rng):
    state = seen.copy()
    for other, choice in seen.sealed.items():
        state.sealed[other] = choice or state.agenda[-1].sample(state, other, rng)
    guesses = [rng.randrange(min(state.most, own) + 1) for own in state.owned]
    state.hidden = [guess if count is None else count for guess, count in zip(guesses, seen.hidden, strict=True)]
    return state


def standing(state):
    places = tuple(1 + sum(other > own for other in state.owned) for own in state.owned)
    winners = () if state.agenda else tuple(seat for seat, place in enumerate(places) if place == 1)
    return Standing(places, tuple(state.owned), winners, "" if state.agenda else N_("{seat} has most pebbles."))


GAME = Game(
    id="pebbles",
    title="Pebbles",
    seats=range(2, 5),
    rules=1,
    setup=Ground,
    state=Pebbles,
    start=start,
    view=view,
    sample_hidden=sample_hidden,
    standing=standing,
    vocabulary=(Hide, Face, Give),
    events=(Hid, CrowCame, Gave),
    steps=(HidePebbles, Crow, Share, NextRound),
    refusals={
        "fist": N_("A fist holds {most} pebbles, and {own_seat} can hide only what is there."),
        "yourself": N_("A gift goes to somebody else."),
    },
    table=f"{__name__}.table",
)
