"""Playthroughs of Hamsterrolle: games that were played once, since how wood came to rest stands in their ledgers."""

from pathlib import Path

from hamster_table.engine.hamsterrolle.actions import KINDS, Hand, Settle, kind_of
from hamster_table.engine.hamsterrolle.events import TurnBegan, TurnEnded
from hamster_table.system import resources
from tests.playthroughs.transcript import NAMES, Style

SAVES = Path(__file__).parents[2] / "saves"

PLAYTHROUGHS = {
    "laid": resources.path("staged", "hamsterrolle.hamster"),
    "wood": SAVES / "0.1-hamsterrolle-4-wood-end.hamster",
    "two": SAVES / "0.1-hamsterrolle-2-simple-60-end.hamster",
    "shared": SAVES / "0.1-hamsterrolle-3-simple-60-shared-end.hamster",
    "teams": SAVES / "0.1-hamsterrolle-4-simple-60-across-end.hamster",
    "trembling": SAVES / "0.1-hamsterrolle-4-simple-60-on-end.hamster",
}


def action(action):
    """An action without the numbers of wood."""
    name = type(action).__name__
    if isinstance(action, Hand):
        return f"{name} {KINDS[kind_of(action.piece)]}, compartment {action.compartment}"
    if isinstance(action, Settle):
        return f"{name}, {len(action.poses)} pieces"
    return str(action)


def details(match, event):
    """What everybody has left at the end of a turn."""
    if isinstance(event, TurnEnded):
        left = ", ".join(f"{name} {pieces}" for name, pieces in zip(NAMES, event.left, strict=False))
        yield f"left: {left}; window from {match.state.reference}; rolled {event.angle / 100:.0f} degrees"


STYLE = Style(TurnBegan, action=action, details=details)
