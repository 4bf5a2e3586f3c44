"""The screens of Hamsterdam, staged for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.models.hamsterdam.shown import roller_of
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.example import choose_by_policy, play_until
from hamster_table.views.screenshots.scenarios import PLAYERS, Scenario, lift_curtain, show_match, when_asked

if TYPE_CHECKING:
    from hamster_table.views.window.main_window import MainWindow

SEATS = 4
LUCKS = 40
"""A moment is looked for in so many games."""


def reach_state(holds: Callable[[Match], bool]) -> Match:
    """A game at the first moment of that kind."""
    for number in range(LUCKS):
        match = play_until("hamsterdam", holds, f"Saturday {number}", SEATS, choose_by_policy)
        if holds(match):
            return match
    raise ValueError("Such a moment does not come.")


def _asked(step: str, round_: int, *choices: str) -> Scenario:
    """The first person is asked this, the curtain lifted."""

    def stage(window: MainWindow) -> None:
        show_match(window, reach_state(when_asked(step, round_, *choices)), PLAYERS[:SEATS])
        lift_curtain(window)

    return stage


def _moving(window: MainWindow) -> None:
    """Late in a game, with broken cards and water on the own dam, and a hamster in the hand."""
    may_move = when_asked("Move", 3, "MoveHamster", "Use")

    def holds(match: Match) -> bool:
        state = match.state
        assert isinstance(state, Hamsterdam)
        return may_move(match) and state.flips(0) > 0 and any(state.water[spot] for spot in state.row(0))

    match = reach_state(holds)
    show_match(window, match, PLAYERS[:SEATS])
    lift_curtain(window)
    assert window.game is not None and isinstance(match.state, Hamsterdam)
    table, water = window.game.table, match.state.water
    assert isinstance(table, BoardView)
    near = (
        piece for piece in table.hand.movable_pieces() if any(water[spot] for kind, spot in table.hand.targets(piece))
    )
    table.hand.lift(next(near, table.hand.movable_pieces()[0]))


def _curtain(window: MainWindow) -> None:
    show_match(window, reach_state(when_asked("DeployHamsters", 0)), PLAYERS[:SEATS])


def _rolling(window: MainWindow) -> None:
    """The dice lie ready for the first person's roll."""

    def holds(match: Match) -> bool:
        state = match.state
        assert isinstance(state, Hamsterdam)
        return state.round == 2 and match.waiting == (CHANCE,) and roller_of(state) == 0

    window.begin(window.library.begin(reach_state(holds), PLAYERS[:SEATS]))


def _new_game(window: MainWindow) -> None:
    window.new_games.set_up("hamsterdam")


def _story(window: MainWindow) -> None:
    _asked("Move", 2)(window)
    assert window.game is not None
    window.game.open_story()


def _rules_beside(window: MainWindow) -> None:
    _asked("Move", 2)(window)
    assert window.game is not None
    window.game.open_rules("HD-49")


def _over(window: MainWindow) -> None:
    show_match(window, reach_state(lambda match: not match.waiting), PLAYERS[:SEATS])


STAGED: dict[str, Scenario] = {
    "hamsterdam-new-game": _new_game,
    "hamsterdam-passing": _asked("PassTwo", 0),
    "hamsterdam-arranging": _asked("LineUp", 0),
    "hamsterdam-keeping": _asked("ChooseSpecials", 0),
    "hamsterdam-curtain": _curtain,
    "hamsterdam-deploying": _asked("DeployHamsters", 0),
    "hamsterdam-rolling": _rolling,
    "hamsterdam-reacting": _asked("React", 2, "Use"),
    "hamsterdam-plugging": _asked("PlugHole", 2, "Plug"),
    "hamsterdam-breaching": _asked("Breach", 2),
    "hamsterdam-moving": _moving,
    "hamsterdam-redeploying": _asked("Redeploy", 2, "PutHamster"),
    "hamsterdam-story": _story,
    "hamsterdam-rules-beside": _rules_beside,
    "hamsterdam-over": _over,
}
