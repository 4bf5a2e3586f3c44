"""What a hint says of the actions of a game: short English phrases, by the classes of actions and steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hamster_table.engine.kernel import Action, Seat, Step


def _no_facts(view: Any, action: Action) -> Mapping[str, str]:
    return {}


def _no_place(view: Any, seat: Seat, action: Action) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Hints:
    """The texts of the hints of a game."""

    phrases: Mapping[type[Action], str]
    """What each kind of action is, as an infinitive: "push a neighbour". A kind without one is not spoken of."""
    matters: Mapping[type[Step[Any, Any]], str]
    """What usually matters at a step, in one sentence."""
    details: Mapping[type[Action], str]
    """What distinguishes an action from others of its kind: "{target}". Braces are filled with its fields and facts."""
    facts: Callable[[Any, Action], Mapping[str, str]] = _no_facts
    """What else fills the braces, from the view in which the action is chosen. A fact `detail` takes the place of
    what `details` has for the action."""
    where: Callable[[Any, Seat, Action], str] = _no_place
    """Where to look for an action, in one sentence that says nothing else of it; "": nowhere in particular. Actions
    with the same sentence are a part of the board, or a kind of choice."""
