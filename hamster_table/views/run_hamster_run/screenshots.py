"""The screens of Run, Hamster, Run!, staged for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hamster_table.engine.match import Match
from hamster_table.models.people import PEOPLE
from hamster_table.views.board.example import play_until
from hamster_table.views.screenshots.scenarios import PLAYERS, Scenario, lift_curtain, show_match, when_asked

if TYPE_CHECKING:
    from hamster_table.views.window.main_window import MainWindow

SEED = "Sunday 131"
"""A game in which much happens early."""
ACTING = when_asked("Act", 3, "Push", "Flip", "Sidestep")


def reach_state(holds: Callable[[Match], bool]) -> Match:
    """The staged game, up to a moment of it."""
    return play_until("run-hamster-run", holds, SEED)


def _asked(step: str, round_: int) -> Scenario:
    return lambda window: show_match(window, reach_state(when_asked(step, round_)))


def _new_game(window: MainWindow) -> None:
    people = tuple((player.name, player.kind) for player in PLAYERS)
    window.set_people(PEOPLE.now.with_table("run-hamster-run", people))
    window.new_games.set_up("run-hamster-run")


def _split(window: MainWindow) -> None:
    show_match(window, reach_state(when_asked("AllocatePluck", 2)))
    lift_curtain(window)


def acting(window: MainWindow) -> None:
    """In the middle of a Run, with a neighbour to push."""
    show_match(window, reach_state(ACTING))


def _story(window: MainWindow) -> None:
    acting(window)
    assert window.game is not None
    window.game.open_story()


def _rules_beside(window: MainWindow) -> None:
    acting(window)
    assert window.game is not None
    window.game.open_rules("RR-29")


def _past(window: MainWindow) -> None:
    acting(window)
    assert window.session is not None
    window.session.look_at(window.session.at // 2)


def _agreement(window: MainWindow) -> None:
    acting(window)
    assert window.session is not None
    window.session.undo()


def _over(window: MainWindow) -> None:
    show_match(window, reach_state(lambda match: False))


def _start_again(window: MainWindow) -> None:
    """The start screen with the ticket of this game."""
    acting(window)
    window.go_home()


STAGED: dict[str, Scenario] = {
    "new-game": _new_game,
    "placing": _asked("PlaceHamster", 0),
    "curtain": _asked("AllocatePluck", 2),
    "splitting": _split,
    "declaring": _asked("DeclareDeed", 2),
    "acting": acting,
    "story": _story,
    "rules-beside": _rules_beside,
    "looking-back": _past,
    "agreement": _agreement,
    "over": _over,
    "start-again": _start_again,
}
