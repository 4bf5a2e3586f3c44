"""What a hint says: what can be done now, what usually matters, and what Steady would choose."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hamster_table.engine.game import Game
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


def advice(game: Game, view: State, action: Action, names: Sequence[str]) -> str:
    """What Steady would choose; "" when there is no word for it."""
    if not (phrase := _phrase(game, type(action))):
        return ""
    if detail := _detail(game, view, action, names):
        words = translate("Hint", "Steady would choose: {action} ({detail}).")
        return words.format(action=phrase, detail=detail)
    return translate("Hint", "Steady would choose: {action}.").format(action=phrase)


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
    blanks |= {key: messages.tr(value) for key, value in game.hints.facts(view, action).items()}
    return messages.tr(game.hints.details.get(type(action), "")).format_map(blanks)
