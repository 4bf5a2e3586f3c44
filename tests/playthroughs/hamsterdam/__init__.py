"""Playthroughs of Hamsterdam, by a seed each."""

from hamster_table.engine.hamsterdam.events import RoundCounted, RoundStarted
from tests.engine.hamsterdam.language import called, dam
from tests.playthroughs.transcript import NAMES, Source, Style

BLUES = "; ".join(f"{number}=1/1" for number in range(2, 13))

PLAYTHROUGHS = {
    "two": Source("hamsterdam", 2, "hamsterdam-2", {"cards": BLUES}),
    "three": Source("hamsterdam", 3, "hamsterdam-3"),
    "four": Source("hamsterdam", 4, "hamsterdam-4", {"deployment": "in-turn"}),
    "classic": Source("hamsterdam", 3, "hamsterdam-classic", {"game": "classic"}),
}


def field(kind, value):
    if kind == "tuple[Hamster, ...]":
        return " ".join(map(called, value))
    return called(value) if kind == "Hamster" else str(value)


def details(match, event):
    """Every dam at the end of a round."""
    if isinstance(event, RoundCounted):
        yield from (f"{NAMES[seat]}: {dam(match, seat)}" for seat in range(match.setup.seats))


STYLE = Style(RoundStarted, field=field, details=details)
