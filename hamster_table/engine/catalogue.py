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
    ours = f"{__package__}."
    # By what they lead to: where this package is installed, its games have entry points of the same kind, too.
    points = {point.value: point for point in (*BUILT_IN, *entry_points(group=GROUP))}
    for point in sorted(points.values(), key=lambda point: (not point.value.startswith(ours), point.name)):
        game = _load(point)
        if game is not None:
            # Ours come first, and whoever takes an id first keeps it: no other package can take the place of a game.
            found.setdefault(game.id, game)
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


def _load(point: EntryPoint) -> Game | None:
    """The game of an entry point; None where somebody else's package cannot be loaded."""
    try:
        game = getattr(import_module(point.module), point.attr)
        if not isinstance(game, Game):
            raise TypeError(f"{point.value} is not a Game")
    except Exception:
        if point.value.startswith(f"{__package__}."):
            raise
        logging.getLogger(__name__).exception("The game %s cannot be loaded", point.name)
        return None
    return game
