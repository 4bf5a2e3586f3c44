"""The language in which the rules of Run, Hamster, Run! are tested.

>>> from hamster_table.engine.run_hamster_run.actions import Follow, Push, Resist
>>> match = table(RESOLVE, "Alice 3,2 s2 m3 f2 run", "Bob 4,2 s1 m1 f1 rest")
>>> go(match, alice(Push(BOB)), bob(Resist()), draw(ALICE), alice(Follow()))
>>> spots(match)
['4,2', '5,2']
>>> chips(match, ALICE)
's2 m3 f2, 1 down, 0 tired'

A hamster is a line of words: its name, its place ("3,2" is strip 3, lane 2; or "pit", "eaten", "unplaced"), its chips
in Scamper, Mettle and Friskiness, those of its Scamper chips that lie face down ("down1"), and its deed.
"""

from dataclasses import replace
from functools import partial

import pytest

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.run_hamster_run import GAME, round
from hamster_table.engine.run_hamster_run.actions import (
    DEEDS,
    EATEN,
    LANES,
    PIT,
    SQUARES,
    UNPLACED,
    Allocate,
    Chip,
    Declare,
)
from hamster_table.engine.run_hamster_run.state import STAR_START, RunHamsterRunSetup, initial_state

ruling = pytest.mark.ruling
"""`@ruling("RR-29")`: the test goes red when that ruling is turned round."""

NAMES = ("Alice", "Bob", "Cathleen", "Dave", "Eve")
ALICE, BOB, CATHLEEN, DAVE, EVE = range(5)

ALLOCATE, INITIATIVE, DECLARE, RESOLVE, BELT, ALLIGATORS, FATIGUE, TALLY = range(8)
"""The eight steps of a round, at which a table can be joined."""

ELSEWHERE = {"pit": PIT, "eaten": EATEN, "unplaced": UNPLACED}


def square(spot):
    """The square of "strip,lane", or a place that is none."""
    if spot in ELSEWHERE:
        return ELSEWHERE[spot]
    strip, lane = map(int, spot.split(","))
    return LANES * (strip - 1) + lane


def spot(square):
    """How a place is written here."""
    for word, place in ELSEWHERE.items():
        if square == place:
            return word
    return f"{square // LANES + 1},{square % LANES}"


def state_of(*hamsters, diagonal=False, speed=1, alligators=1, star=STAR_START):
    """A round under way with these hamsters."""
    state = initial_state(RunHamsterRunSetup(seats=len(hamsters), adjacent="diagonal" if diagonal else "orthogonal"))
    state.round = 1
    state.speed, state.alligators, state.star = speed, alligators, star
    for seat, line in enumerate(hamsters):
        name, place, *words = line.split()
        assert name == NAMES[seat], f"{name} sits at seat {NAMES.index(name)}"
        state.where[seat] = square(place)
        if 0 <= state.where[seat] < SQUARES:
            state.occupant[state.where[seat]] = seat
        for word in words:
            _set(state, seat, word)
        pluck = state.scamper[seat] + state.mettle[seat] + state.friskiness[seat]
        state.hand[seat], state.fatigue[seat] = 0, 7 - pluck
        state.asleep[seat] = not pluck and place != "eaten"
        if place == "eaten":
            state.eaten.append((0, seat))
    return state


def _set(state, seat, word):
    if word in DEEDS:
        state.declared[seat] = word
        return
    name, count = word.rstrip("0123456789"), int(word.lstrip("abcdefghijklmnopqrstuvwxyz"))
    piles = {"s": state.scamper, "m": state.mettle, "f": state.friskiness, "down": state.down}
    piles[name][seat] = count


def table(step, *hamsters, order=None, **things):
    """A match that has come to a step of its round, the automatic ones before the first choice done.

    The hamsters act in the *order* of their initiative: that of the seats, unless it is given.
    """
    state = state_of(*hamsters, **things)
    seats = tuple(state.in_play())
    state.order = list(seats if order is None else order)
    if step == ALLOCATE:
        state.round = 0
        state.agenda = [round.BEGIN_ROUND]
    elif step == INITIATIVE:
        state.order = []
        state.agenda = [round.INITIATIVE]
    else:
        n = len(seats)
        steps = round.plan(state.order)
        state.agenda = steps[: {DECLARE: 2 * n + 5, RESOLVE: n + 4, BELT: 4, ALLIGATORS: 3, FATIGUE: 2, TALLY: 1}[step]]
    return joined(state)


def joined(state):
    """A match that goes on from a state."""
    setup = RunHamsterRunSetup(seats=state.seats, adjacent="diagonal" if state.diagonal else "orthogonal")
    return Match(replace(GAME, start=lambda _: state), setup, "a test")


def new(seats, **setup):
    """A fresh game."""
    return Match.new(GAME, seats, setup, seed="a test")


def _does(seat, action):
    return seat, action


alice, bob, cathleen, dave, eve = (partial(_does, seat) for seat in range(5))


def draw(owner):
    """Chance draws a chip of *owner*."""
    return CHANCE, Chip(owner)


def split(scamper, mettle, friskiness):
    """All pluck, over the three traits."""
    return Allocate(scamper, mettle, friskiness)


def go(match, *entries):
    """Play the entries one after the other; each has to be legal."""
    for seat, action in entries:
        match.play(seat, action)


def declare(match, *deeds):
    """Everybody who is asked declares, in the order in which they are asked."""
    for deed in deeds:
        match.play(match.waiting[0], Declare(deed))


def refused(match, entry):
    """The ruling that an entry would break, and which of its sentences says so; None for a legal one."""
    why = match.refusal(*entry)
    return why and (why.ruling, why.reason)


def offers(match, seat, kind):
    """What a seat is offered of one kind of action."""
    return {action for action in match.actions(seat) if isinstance(action, kind)}


def squares(*spots):
    """The squares of several spots."""
    return {square(spot) for spot in spots}


def spots(match):
    """Where every hamster is."""
    return [spot(place) for place in match.state.where]


def chips(match, seat):
    """The chips of a hamster."""
    state = match.state
    traits = f"s{state.scamper[seat]} m{state.mettle[seat]} f{state.friskiness[seat]}"
    return f"{traits}, {state.down[seat]} down, {state.fatigue[seat]} tired"


def told(match, *kinds):
    """What the story tells of some kinds of events."""
    return [event for event in match.events if isinstance(event, kinds)]


def assert_story(match, *events):
    """These events were told in this order, and no others of their kinds."""
    assert told(match, *{type(event) for event in events}) == list(events)
