"""Why a computer player chose what it chose, and what it knew then: as far as people at the screen may know it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.engine.match import Match
from hamster_table.engine.players.weighing import Weighed
from hamster_table.engine.storage.annotations import StoodIn, kind_at
from hamster_table.models import action_words, messages
from hamster_table.models.seat_control import PERSON, chooses_in_secret, chooses_in_the_open, knows_secrets
from hamster_table.models.session import Session
from hamster_table.models.texts import translate

EQUAL = {"chance": 0.005, "pieces": 0.05}
"""By unit: two actions whose values differ by less are told as equally good."""
HIDDEN, NOTHING = "?", "–"
"""What stands for a value that is hidden from the seat, and for an empty one."""
MANY = 4
"""So many equal values in a row are told by their number."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a computer player chose."""

    seat: Seat
    level: str
    """The computer player that chose: its level, or the program that it is."""
    moment: int
    """The length of the ledger before the choice."""
    view: State
    """What the seat saw, or of that what everybody may see: it is told by this."""
    action: Action
    is_all: bool
    """Whether the view is all that the seat saw."""


def last_choice(session: Session, seat: Seat) -> Choice | None:
    """The last choice of the computer player on *seat* up to the moment that is shown; None: there is none that may be
    told."""
    match, player = session.match, session.seating.players[seat]
    if player.kind == PERSON:
        return None
    own = [n for n, (who, _) in enumerate(match.ledger) if who == seat]
    last = own[-1] if own else -1
    for n in [n for n in reversed(own) if n < session.at]:
        # What is sealed is known to nobody else until all have chosen; and what was drawn is nobody's choice.
        if (seat in match.state.sealed and n == last) or (n + 1, StoodIn(seat)) in session.notes:
            continue
        state, level = match.state_at(n), kind_at(session.notes, seat, n, player.kind)
        if level != PERSON and state.agenda[-1].forced(state, seat) is None:
            if (seen := view_to_tell(match, seat, n)) is None:
                return None
            return Choice(seat, level, n, seen, match.ledger[n][1], seen == match.game.view(state, seat))
    return None


def view_to_tell(match: Match, seat: Seat, moment: int) -> State | None:
    """By what the choice of a computer's seat at a moment may be told: what it saw, where no secret was in it or the
    game is over; else what everybody saw, if that is enough to choose by. None: its choice is a secret itself."""
    state, view = match.state_at(moment), match.game.view
    if not match.waiting:
        return view(state, seat)
    events = match.events_of(moment)
    if any(event.seen_by(None) != event for event in events):  # all that it did not everybody may know
        return None
    # What was sealed is told to all when all have chosen, or stays among what the seat alone knows.
    if chooses_in_secret(state) and any(knows_secrets(match, one, seat) for one in (state, match.state)):
        return None
    if not knows_secrets(match, state, seat):
        return view(state, seat)
    return view(state, None) if chooses_in_the_open(match, state, seat) else None


def why(game: Game, choice: Choice, names: Sequence[str]) -> str:
    """The sentence about what spoke for a choice; "" where nothing in particular did."""
    return action_words.why(game, choice.view, choice.seat, choice.action, names)


def what(game: Game, choice: Choice, action: Action, names: Sequence[str]) -> str:
    """An action in a few words."""
    return action_words.said(game, choice.view, action, names)


def is_notable(other: Weighed) -> bool:
    """Whether another action is told apart from the choice."""
    return abs(other.gain) >= EQUAL[other.unit] and abs(other.gain) > other.error


def compared(other: Weighed) -> str:
    """How much better or worse another action was than the choice."""
    size, is_better = abs(other.gain), other.gain > 0
    if not is_notable(other):
        return translate("Reasons", "about as good")
    if other.unit == "pieces":
        words = (
            translate("Reasons", "better by {n} pieces") if is_better else translate("Reasons", "worse by {n} pieces")
        )
        return words.format(n=messages.decimal(size))
    words = translate("Reasons", "better by {n} points") if is_better else translate("Reasons", "worse by {n} points")
    return words.format(n=messages.decimal(100 * size))


def knowledge(choice: Choice) -> list[tuple[str, str]]:
    """The encoded view, as the computer player got it: each field with its value."""
    form = choice.view.to_json()
    return [(key.replace("_", " "), _value(value)) for key, value in form.items()]


def _value(value: Any) -> str:
    if isinstance(value, list):
        parts = [f"[{_value(one)}]" if isinstance(one, list | Mapping) else _value(one) for one in value]
        return ", ".join(_runs(parts)) or NOTHING
    if isinstance(value, Mapping):
        return "; ".join(f"{key}: {_value(one)}" for key, one in value.items()) or NOTHING
    if isinstance(value, bool):
        return "true" if value else "false"  # as in the form itself
    return HIDDEN if value is None else str(value) or NOTHING


def _runs(parts: Sequence[str]) -> Iterator[str]:
    """The parts, of many equal ones in a row only how many they are."""
    for part, run in groupby(parts):
        number = len(list(run))
        yield from (f"{number} × {part}",) if number >= MANY else (part,) * number
