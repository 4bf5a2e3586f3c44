"""What a hint says: where to look and what can be done there, then what a computer player would choose."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.features.hints.places import places_of
from hamster_table.models import messages
from hamster_table.models.action_words import detail, phrase
from hamster_table.models.session import Session
from hamster_table.models.texts import translate


def not_now() -> str:
    """What is said instead of a hint where nobody is asked."""
    return translate("Hint", "A hint is for whoever has to choose now.")


def compared() -> str:
    """What is said instead of the second step with luck that others have too."""
    return translate("Hint", "In a challenge a hint only says where to look, so that results can be compared.")


def why_off(session: Session) -> str:
    """Why there is no hint just now; "" where there is one."""
    return not_now() if session.asked_seat is None or session.is_past else ""


def offers(game: Game, view: State, seat: Seat) -> str:
    """What the seat can do now, by kinds of actions; "" when there is nothing to say."""
    kinds: dict[type[Action], Action] = {}
    for action in view.agenda[-1].actions(view, seat):
        kinds.setdefault(type(action), action)
    phrases = [words for action in kinds.values() if (words := phrase(game, view, action))]
    return translate("Hint", "You can: {actions}.").format(actions=", ".join(phrases)) if phrases else ""


def where(game: Game, view: State, seat: Seat, action: Action) -> str:
    """Where to look for an action, and no more of it; "" when the game does not say."""
    return messages.tr(places.where(view, seat, action)) if (places := places_of(game)) is not None else ""


def alike(game: Game, view: State, seat: Seat, action: Action) -> list[Action]:
    """What can be done where one is to look for an action: always more than one thing, or nothing, so that the place
    does not tell it."""
    places = places_of(game)
    if places is None or not (place := places.where(view, seat, action)):
        return []
    offered = list(dict.fromkeys(view.agenda[-1].actions(view, seat)))
    offered = offered if action in offered else [action, *offered]
    there = [one for one in offered if places.where(view, seat, one) == place]
    return there if len(there) > 1 else offered if len(offered) > 1 else []


def advice(game: Game, view: State, action: Action, names: Sequence[str], player: str) -> str:
    """What a computer player would choose; "" when there is no word for it."""
    if not (what := phrase(game, view, action)):
        return ""
    if which := detail(game, view, action, names):
        words = translate("Hint", "{player} would choose: {action} ({detail}).")
        return words.format(player=player, action=what, detail=which)
    return translate("Hint", "{player} would choose: {action}.").format(player=player, action=what)
