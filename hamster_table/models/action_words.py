"""How actions are spoken of: what they are, what distinguishes them, what speaks for them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from hamster_table.engine.game import Game, Why
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.models import messages


def matters(game: Game, view: State) -> str:
    """What usually matters at this step; "" when the game does not say."""
    return messages.tr(game.words.matters.get(type(view.agenda[-1]), "")) if game.words is not None else ""


def why(game: Game, view: State, seat: Seat, action: Action, names: Sequence[str]) -> str:
    """What in the view speaks for an action; "" where nothing in particular does. What usually matters could speak for
    another one."""
    found = game.why(view, seat, action) if game.why is not None else None
    return "" if found is None or found.is_doubt else reason(found, names)


def reason(found: Why, names: Sequence[str]) -> str:
    """What spoke for an action, as a sentence in the language in force."""
    facts = {key: _fact(key, value, names) for key, value in found.facts.items()}
    return messages.filled(found.says, **facts)


def _fact(key: str, value: float | str, names: Sequence[str]) -> str:
    if key.endswith("seat"):
        return messages.named(value, names)
    if isinstance(value, str):
        return messages.tr(value)
    return str(value) if isinstance(value, int) else messages.decimal(value)


def said(game: Game, view: State, action: Action, names: Sequence[str]) -> str:
    """An action in a few words: "push a neighbour (Jonas)"; "" when there is no word for it."""
    what, which = phrase(game, view, action), detail(game, view, action, names)
    return f"{what} ({which})" if what and which else what


def phrase(game: Game, view: State, action: Action) -> str:
    """What an action is, as an infinitive; "" when there is no word for it."""
    if game.words is not None:
        own = game.words.facts(view, action).get("phrase")
        return messages.tr(own or game.words.phrases.get(type(action), ""))
    # The name of the class as words, as on the plain table.
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(action).__name__).lower()


def detail(game: Game, view: State, action: Action, names: Sequence[str]) -> str:
    """What distinguishes an action from others of its kind; "" for nothing."""
    blanks = messages.blanks(action, names)
    if game.words is None:
        return ", ".join(blanks.values())
    facts = game.words.facts(view, action)
    blanks |= {key: messages.tr(value) for key, value in facts.items()}
    return messages.tr(facts.get("detail") or game.words.details.get(type(action), "")).format_map(blanks)
