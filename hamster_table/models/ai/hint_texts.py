"""What a hint says: where to look and what usually matters, then what a computer player would choose, and why."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hamster_table.engine.game import Game, Why
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.models import messages

translate = QCoreApplication.translate


def offers(game: Game, view: State, seat: Seat) -> str:
    """What the seat can do now, by kinds of actions; "" when there is nothing to say."""
    kinds = dict.fromkeys(type(action) for action in view.agenda[-1].actions(view, seat))
    phrases = [phrase for kind in kinds if (phrase := _phrase(game, kind))]
    return translate("Hint", "You can: {actions}.").format(actions=", ".join(phrases)) if phrases else ""


def matters(game: Game, view: State) -> str:
    """What usually matters at this step; "" when the game does not say."""
    return messages.tr(game.hints.matters.get(type(view.agenda[-1]), "")) if game.hints is not None else ""


def where(game: Game, view: State, seat: Seat, action: Action) -> str:
    """Where to look for an action, and no more of it; "" when the game does not say."""
    return messages.tr(game.hints.where(view, seat, action)) if game.hints is not None else ""


def alike(game: Game, view: State, seat: Seat, action: Action) -> list[Action]:
    """What can be done where one is to look for an action: always more than one thing, or nothing, so that the place
    does not tell it."""
    if game.hints is None or not (place := game.hints.where(view, seat, action)):
        return []
    offered = list(dict.fromkeys(view.agenda[-1].actions(view, seat)))
    offered = offered if action in offered else [action, *offered]
    there = [one for one in offered if game.hints.where(view, seat, one) == place]
    return there if len(there) > 1 else offered if len(offered) > 1 else []


def advice(game: Game, view: State, action: Action, names: Sequence[str], player: str) -> str:
    """What a computer player would choose; "" when there is no word for it."""
    if not (phrase := _phrase(game, type(action))):
        return ""
    if detail := _detail(game, view, action, names):
        words = translate("Hint", "{player} would choose: {action} ({detail}).")
        return words.format(player=player, action=phrase, detail=detail)
    return translate("Hint", "{player} would choose: {action}.").format(player=player, action=phrase)


def why(game: Game, view: State, seat: Seat, action: Action, names: Sequence[str]) -> str:
    """What in the view speaks for an action; what usually matters, where nothing in particular does."""
    found = game.why(view, seat, action) if game.why is not None else None
    return _reason(found, names) if found is not None else matters(game, view)


def _reason(found: Why, names: Sequence[str]) -> str:
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
    phrase, detail = _phrase(game, type(action)), _detail(game, view, action, names)
    return f"{phrase} ({detail})" if phrase and detail else phrase


def _phrase(game: Game, kind: type[Action]) -> str:
    if game.hints is not None:
        return messages.tr(game.hints.phrases.get(kind, ""))
    # The name of the class as words, as on the plain table.
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind.__name__).lower()


def _detail(game: Game, view: State, action: Action, names: Sequence[str]) -> str:
    blanks = messages.blanks(action, names)
    if game.hints is None:
        return ", ".join(blanks.values())
    facts = game.hints.facts(view, action)
    blanks |= {key: messages.tr(value) for key, value in facts.items()}
    return messages.tr(facts.get("detail") or game.hints.details.get(type(action), "")).format_map(blanks)
