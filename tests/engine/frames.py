"""What holds for the frames of every game: in the state of each, all can be seen that its event tells."""

import random

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.kernel import play


def random_game(game, seats, setup, seed):
    """A game played at random to its end."""
    match, rng = Match.new(game, seats, setup, seed=str(seed)), random.Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, rng.choice(match.actions(seat)))
    return match


def steps_of(match, n):
    """The states on the way of an entry, each with the event it comes with; the last one comes with none."""
    state, steps = match.state_at(n).copy(), []
    play(state, *match.ledger[n], lambda kind, *fields: steps.append((kind(*fields), state.copy())))
    return [*steps, (None, state)]


def check_frames(matches, unseen, changes, shows):
    """Every frame shows what its event tells, and nothing else has changed.

    *unseen*: the parts of a state that may change without an event; *changes*: what may change with a kind of event;
    *shows*: whether the state before and the state after show what an event of that kind tells. All these kinds come.
    """
    shown = set()
    for match in matches:
        for n in range(len(match.ledger)):
            was = match.state_at(n)
            for event, now in steps_of(match, n):
                changed = {part for part in now.parts() if getattr(now, part) != getattr(was, part)}
                assert changed <= unseen | changes.get(type(event), set()), (event, changed)
                assert type(event) not in shows or shows[type(event)](event, was, now), event
                shown.add(type(event))
                was = now
    assert shown >= shows.keys(), shows.keys() - shown
