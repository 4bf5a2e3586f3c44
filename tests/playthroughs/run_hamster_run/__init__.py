"""Playthroughs of Run, Hamster, Run!, by seeds with which much happens."""

from hamster_table.engine.messages import field_annotations, named
from hamster_table.engine.run_hamster_run.actions import ALLIGATOR, EATEN, PIT, UNPLACED, lane, strip
from hamster_table.engine.run_hamster_run.events import RoundBegan, Tallied
from tests.playthroughs.transcript import NAMES, Source, Style

PLAYTHROUGHS = {
    "two": Source("run-hamster-run", 2, "2-orthogonal-119"),
    "three": Source("run-hamster-run", 3, "3-orthogonal-242"),
    "five": Source("run-hamster-run", 5, "5-orthogonal-220"),
    "three_with_corners": Source("run-hamster-run", 3, "3-diagonal-60", {"adjacent": "diagonal"}),
}

PLACES = {PIT: "pit", EATEN: "eaten", UNPLACED: "beside the belt", None: "nowhere"}


def field(kind, value):
    if kind == "Seat":
        return "the alligators" if value == ALLIGATOR else named(value, NAMES)
    return place(value) if kind.startswith("Square") else str(value)


def place(square):
    return PLACES[square] if square in PLACES else f"{strip(square)}/{lane(square)}"


def suffix(event):
    """From where to where, for the events that say so."""
    shown = [place(getattr(event, name)) for name, kind in field_annotations(type(event)).items() if kind == "Square"]
    return f" [{' to '.join(shown)}]" if shown else ""


def details(match, event):
    """Where everybody is at the end of a round."""
    if isinstance(event, Tallied):
        state = match.state
        for seat in range(state.seats):
            where, pluck, tired = place(state.where[seat]), state.pluck(seat), state.fatigue[seat]
            yield f"{NAMES[seat]}: {where}, pluck {pluck}, Fatigue {tired}"


STYLE = Style(RoundBegan, field=field, suffix=suffix, details=details)
