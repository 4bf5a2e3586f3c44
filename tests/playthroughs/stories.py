"""Whole games as texts, each entry of the ledger with what came of it, so that a change of rules is a readable diff."""

import random
from dataclasses import fields
from pathlib import Path

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.messages import named, sentence
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import EATEN, PIT, UNPLACED, lane, strip
from hamster_table.engine.run_hamster_run.events import RoundBegan, Tallied

HERE = Path(__file__).parent
NAMES = ("Alice", "Bob", "Cathleen", "Dave", "Eve")

STORIES = {
    "two": (2, "orthogonal", "2-orthogonal-119"),
    "three": (3, "orthogonal", "3-orthogonal-242"),
    "five": (5, "orthogonal", "5-orthogonal-220"),
    "three_with_corners": (3, "diagonal", "3-diagonal-60"),
}
"""Each story's seats, what is adjacent in it, and its seed: one with which much happens."""

PLACES = {PIT: "pit", EATEN: "eaten", UNPLACED: "beside the belt", None: "nowhere"}


def path(name):
    """Where a story is kept."""
    return HERE / f"{name}.txt"


def story(name):
    """A game in which everybody acts on a whim, told from start to end."""
    seats, adjacent, seed = STORIES[name]
    match = Match.new(GAME, seats, {"adjacent": adjacent}, seed=seed)
    lines = [f"{GAME.title} {seats} seats, {adjacent}, seed {seed}", ""]
    whim = random.Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, _any(match.actions(seat), whim))
        lines += _entry(match)
    return "\n".join([*lines, "", f"Places: {match.standing.places}. Digest: {match.digest}.", ""])


def _any(actions, whim):
    """Any kind of action first and then one of it, so that stories are full of deeds; in whatever order they come."""
    kinds = sorted({type(action).__name__ for action in actions})
    kind = whim.choice(kinds)
    return whim.choice(sorted((action for action in actions if type(action).__name__ == kind), key=repr))


def _entry(match):
    seat, action = match.ledger[-1]
    yield f"{named(seat, NAMES)}: {type(action).__name__}{_values(action)}"
    for event in match.events_of(len(match.ledger) - 1):
        if isinstance(event, RoundBegan):
            yield ""
        yield f"    {sentence(event, NAMES)}{_places(event)}"
        if isinstance(event, Tallied):
            yield from _sheet(match.state)


def _values(action):
    """What an action chooses."""
    shown = [_value(field.type, getattr(action, field.name)) for field in fields(action)]
    return f" {', '.join(shown)}" if shown else ""


def _value(kind, value):
    return named(value, NAMES) if kind == "Seat" else _place(value) if kind.startswith("Square") else str(value)


def _place(square):
    return PLACES[square] if square in PLACES else f"{strip(square)}/{lane(square)}"


def _places(event):
    """From where to where, for the events that say so."""
    shown = [_place(getattr(event, field.name)) for field in fields(event) if field.type == "Square"]
    return f" [{' to '.join(shown)}]" if shown else ""


def _sheet(state):
    """Where everybody is at the end of a round."""
    for seat in range(state.seats):
        pluck, tired = state.pluck(seat), state.fatigue[seat]
        yield f"        {NAMES[seat]}: {_place(state.where[seat])}, pluck {pluck}, Fatigue {tired}"
