"""The games there are: those of this program, and those that other packages add.

A package adds a game with one line in its `pyproject.toml`, an entry point in the group "hamster_table.games".
"""

from __future__ import annotations

import copyreg
import logging
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from hamster_table.engine.game import Game
from hamster_table.engine.i18n import N_, InputError

GROUP = "hamster_table.games"

BUILT_IN = (
    EntryPoint("hamsterdam", "hamster_table.engine.hamsterdam:GAME", GROUP),
    EntryPoint("hamsterrolle", "hamster_table.engine.hamsterrolle:GAME", GROUP),
    EntryPoint("run-hamster-run", "hamster_table.engine.run_hamster_run:GAME", GROUP),
)
"""The games of this package, for a program that was bundled without package metadata."""


@cache
def games() -> dict[str, Game]:
    """Every game by its id, ours first."""
    found: dict[str, Game] = {}
    for point in _points():
        try:
            game = _load(point)
        except Exception:
            if _is_ours(point):
                raise
            logging.getLogger(__name__).exception("The game %s cannot be loaded", point.name)
        else:
            # Ours come first, and whoever takes an id first keeps it: no other package can take the place of a game.
            found.setdefault(game.id, game)
    return found


def left_out() -> dict[str, str]:
    """The games of other packages that are not among `games`, by the names of their entry points, and why."""
    found: dict[str, str] = {}
    for point in _points():
        try:
            game = _load(point)
        except Exception as error:
            found[point.name] = f"{type(error).__name__}: {error}"
        else:
            if games()[game.id] is not game:
                found[point.name] = f"another game is called {game.id}"
    return found


def find(id: str) -> Game:
    """The game with that id. Raises `ValueError` when there is none."""
    game = games().get(id)
    if game is None:
        names = ", ".join(games())
        raise InputError(N_("There is no game called {name} here. There is {names}."), name=repr(id[:40]), names=names)
    return game


def _found_again(game: Game) -> tuple[object, ...]:
    return find, (game.id,)


# By its id: a game is made of functions, which are not pickled, and a copy of it would be another game.
copyreg.pickle(Game, _found_again)  # type: ignore[arg-type]


def _points() -> list[EntryPoint]:
    # By what they lead to: where this package is installed, its games have entry points of the same kind, too.
    points = {point.value: point for point in (*BUILT_IN, *entry_points(group=GROUP))}
    return sorted(points.values(), key=lambda point: (not _is_ours(point), point.name))


def _is_ours(point: EntryPoint) -> bool:
    return point.value.startswith(f"{__package__}.")


def _load(point: EntryPoint) -> Game:
    game = getattr(import_module(point.module), point.attr)
    if not isinstance(game, Game):
        raise TypeError(f"{point.value} is not a Game")
    return game
