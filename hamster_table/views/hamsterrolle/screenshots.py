"""The screens of Hamsterrolle, staged for pictures: moments of a game that was played in wood once."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterrolle.actions import Settle, kind_of
from hamster_table.engine.hamsterrolle.build_window import kinds_in, window
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.views.hamsterrolle.examples import recorded
from hamster_table.views.hamsterrolle.table import HamsterrolleTable
from hamster_table.views.screenshots.scenarios import PLAYERS, Scenario, show_match

if TYPE_CHECKING:
    from hamster_table.views.window.main_window import MainWindow

SEATS = 4
PERSON = 0
LATE = 17
"""A turn in which much lies in the wheel already."""
PATIENCE = 30.0
"""So many seconds wood may take to come to rest on a slow machine."""
PICTURE = 48
"""Milliseconds from one picture of a staged tumble to the next."""
LAIN = 200
"""Milliseconds that a fallen piece has lain on the table in its picture."""
IN_THE_AIR = 450
"""So many milliseconds before it lies on the table, a piece is shown as it falls."""
Holds = Callable[[Match], bool]
"""Whether a match is at the moment that is wanted."""


def reach_state(holds: Holds) -> Match:
    """The recorded game, up to the first moment of that kind."""
    whole = recorded()
    # A match of its own: the recorded one is kept for all screens.
    match = Match(whole.game, whole.setup, whole.seed)
    for seat, action in whole.ledger:
        if holds(match):
            break
        match.play(seat, action)
    return match


def when_building(turn: int) -> Holds:
    """Holds when the first person is asked to build, from that turn on."""

    def holds(match: Match) -> bool:
        state = match.state
        assert isinstance(state, Hamsterrolle)
        return match.waiting == (PERSON,) and state.turn >= turn and isinstance(state.agenda[-1], TakeTurn)

    return holds


def is_tumbling(match: Match) -> bool:
    """Whether the first person has let go, and something falls before the wheel is at rest."""
    return match.waiting == (CHANCE,) and len(match.ledger) in _falls()


@cache
def _falls() -> frozenset[int]:
    """Where in the recorded game chance lets something fall in a turn of the first person."""
    turns = enumerate(pairwise(recorded().ledger), 1)
    return frozenset(
        n
        for n, ((seat, _), (_, action)) in turns
        if seat == PERSON and isinstance(action, Settle) and action.fallen
    )  # fmt: skip


def _table(window: MainWindow) -> HamsterrolleTable:
    assert window.game is not None and isinstance(window.game.table, HamsterrolleTable)
    return window.game.table


def _waited(holds: Callable[[], bool]) -> None:
    """Wait until that holds, at most `PATIENCE` seconds. Frames of the physics come through the event loop, so it has
    to run meanwhile."""
    from PySide6.QtCore import QCoreApplication, QEventLoop

    end = time.monotonic() + PATIENCE
    while not holds() and time.monotonic() < end:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def _asked(turn: int) -> Scenario:
    return lambda window: show_match(window, reach_state(when_building(turn)), PLAYERS[:SEATS])


def _building(window_: MainWindow) -> None:
    """A piece in the hand, over a place where it holds."""
    _asked(LATE)(window_)
    table = _table(window_)
    finder = table.present.finder
    _waited(lambda: bool(finder.kinds()))
    table.commands.take_kind(min(finder.kinds()))
    table.commands.next_pose()
    _waited(lambda: (trial := table.present.foreseen) is not None and trial.refusal is None)


def _refused(window_: MainWindow) -> None:
    """A piece in the hand, over a compartment where one of its kind lies."""
    _asked(LATE)(window_)
    table = _table(window_)
    state = table.seen
    own = {kind_of(piece) for piece in state.stock(PERSON)}
    kind, compartment = next((kind, here) for here in window(state) for kind in kinds_in(state, here) if kind in own)
    table.commands.take_kind(kind)
    table.commands.carry_to(compartment)
    # The prompt changes with the attempt, and takes a bubble away that is there before.
    _waited(lambda: table.may_build and table.carrying.why is not None)
    table.commands.let_go()


def _passing(window_: MainWindow) -> None:
    _asked(LATE)(window_)
    _table(window_).commands.begin_pass(True)


def _tumble(window_: MainWindow) -> None:
    """What has just fallen, once more and slowly."""
    show_match(window_, reach_state(is_tumbling), PLAYERS[:SEATS])
    table = _table(window_)
    _waited(lambda: table.films.may_replay and table.may_build)
    table.films.begin()
    if table.films.replay is not None:
        table.films.replay.pause()
        film, falls = table.films.replay.film, table.films.replay.falls
        table.films.replay.go_to(film.lies_from(falls[0].piece) - IN_THE_AIR if falls else film.end / 2)


def _fall(window_: MainWindow) -> None:
    """What has just fallen, as it lies on the table."""
    pace = window_.settings.pace
    # Without animations nothing of it is shown. The clock of the show stands still, and time passes picture by picture.
    window_.set_settings(window_.settings._replace(pace=1.0))
    show_match(window_, reach_state(is_tumbling), PLAYERS[:SEATS])
    tumble = _table(window_).tumble
    _waited(lambda: tumble.showing is not None)
    tumble.clock.pause()
    _waited(lambda: tumble.film is not None and tumble.film.is_complete)
    while tumble.showing is not None and not any(lain > LAIN for lain in tumble.showing.lying.values()):
        tumble.clock.setCurrentTime(tumble.clock.currentTime() + PICTURE)
    window_.set_settings(window_.settings._replace(pace=pace))


def _new_game(window_: MainWindow) -> None:
    window_.new_games.set_up("hamsterrolle")


def _story(window_: MainWindow) -> None:
    _asked(LATE)(window_)
    assert window_.game is not None
    window_.game.open_story()


def _rules_beside(window_: MainWindow) -> None:
    _asked(LATE)(window_)
    assert window_.game is not None
    window_.game.open_rules("HR-15")


def _over(window_: MainWindow) -> None:
    show_match(window_, reach_state(lambda match: not match.waiting), PLAYERS[:SEATS])


STAGED: dict[str, Scenario] = {
    "hamsterrolle-new-game": _new_game,
    "hamsterrolle-first-piece": _asked(1),
    "hamsterrolle-turn": _asked(LATE),
    "hamsterrolle-building": _building,
    "hamsterrolle-refused": _refused,
    "hamsterrolle-passing": _passing,
    "hamsterrolle-fall": _fall,
    "hamsterrolle-tumble": _tumble,
    "hamsterrolle-story": _story,
    "hamsterrolle-rules-beside": _rules_beside,
    "hamsterrolle-over": _over,
}
