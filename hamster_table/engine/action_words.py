"""How the actions of a game are spoken of: short English phrases, by the classes of actions and steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from hamster_table.engine.kernel import Action, Step


@dataclass(frozen=True, slots=True)
class ActionWords:
    """The words for the actions of a game."""

    phrases: Mapping[type[Action], str]
    """What each kind of action is, as an infinitive: "push a neighbour". A kind without one is not spoken of."""
    matters: Mapping[type[Step[Any, Any]], str]
    """What usually matters at a step, in one sentence."""
    details: Mapping[type[Action], str]
    """What distinguishes an action from others of its kind: "{target}". Braces are filled with its fields and facts."""
    facts: Callable[[Any, Action], Mapping[str, str]] = lambda view, action: {}
    """What else fills the braces, from the view in which the action is chosen. A fact `detail` takes the place of
    what `details` has for the action, and `phrase` of what `phrases` has."""
