"""The tempers of the computer players at a table: who has which, and the sentence about it."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.kernel import Seat
from hamster_table.engine.match import Match
from hamster_table.engine.storage.annotations import Note, Tempers
from hamster_table.engine.tempers import TEMPERED, TEMPERS, temper_of
from hamster_table.models import messages


def chosen_of(notes: Sequence[Note]) -> str:
    """What was chosen for the computer players of a table, one temper or each its own; "" for none."""
    return next((note.chosen for _, note in notes if isinstance(note, Tempers)), "")


def temper(match: Match, notes: Sequence[Note], seat: Seat) -> str:
    """The temper of a computer player on that seat, if it may have one; "" for none."""
    chosen = chosen_of(notes)
    found = temper_of(chosen, match.seed, seat) if chosen else ""
    return found if found in match.game.tempers else ""


def sentence(match: Match, notes: Sequence[Note], seat: Seat, kind: str) -> str:
    """The sentence about the temper of a player of that kind; "" for none."""
    found = temper(match, notes, seat) if kind in TEMPERED else ""
    return messages.tr(TEMPERS[found]) if found else ""
