"""Games in a staged state, for pictures: played by nobody in particular up to the moment that is wanted."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from hamster_table.engine.kernel import CHANCE, Action, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo

if TYPE_CHECKING:
    from hamster_table.views.window.main_window import MainWindow

Scenario = Callable[["MainWindow"], None]
"""What brings the window to a screen."""
PLAYERS = (
    PlayerInfo("Mira"),
    PlayerInfo("Jonas"),
    PlayerInfo("Grandma Edda", "steady"),
    PlayerInfo("Rusty", "whim"),
    PlayerInfo("Pip", "sharp"),
)
Choose = Callable[[Match, Seat, random.Random], Action]


def choose_at_random(match: Match, seat: Seat, luck: random.Random) -> Action:
    """A random legal action."""
    return match.state.agenda[-1].sample(match.state, seat, luck)


def choose_by_policy(match: Match, seat: Seat, luck: random.Random) -> Action:
    """The action that the game's own rule of thumb chooses."""
    assert match.game.policy is not None
    return match.game.policy(match.view(seat), seat, luck)


def play_until(
    game: str,
    until: Callable[[Match], bool],
    seed: str,
    seats: int = len(PLAYERS),
    choose: Choose = choose_at_random,
    setup: Mapping[str, str] | None = None,
) -> Match:
    """A match in which everybody plays, up to the moment when something holds, or to the end."""
    match = Match.new(game, seats, setup, seed=seed)
    while match.waiting and not until(match):
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, choose(match, seat, random.Random(f"{seed}/{len(match.ledger)}")))
    return match


def when_asked(step: str, round_: int, *choices: str) -> Callable[[Match], bool]:
    """A test for `play_until`: whether the first seat is asked this step, from that round on, and has these kinds of
    choices among others; all by the names of their classes."""

    def holds(match: Match) -> bool:
        number = match.game.round(match.state) if match.game.round is not None else 0
        if number < round_ or 0 not in match.waiting or type(match.state.agenda[-1]).__name__ != step:
            return False
        return {*choices} <= {type(action).__name__ for action in match.actions(0)}

    return holds


def show_match(window: MainWindow, match: Match, players: Sequence[PlayerInfo] = PLAYERS) -> None:
    """Put a game on the table and ask whoever is to be asked."""
    window.begin(window.library.begin(match, players))
    assert window.session is not None
    # A game that is still on its way to the disc asks nobody yet.
    window.session.wait_until_idle()
    window.session.proceed()


def lift_curtain(window: MainWindow) -> None:
    """Lift the curtain as whoever is asked, if one has fallen."""
    assert window.game is not None
    if window.game.curtain.isVisible():
        window.game.curtain.sign.lift.click()
        window.game.curtain.finish()
