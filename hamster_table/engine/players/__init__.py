"""The computer players: Whim, Steady, Sharp and Master, for every game.

A player gets what a person in its seat would see, never the state.

>>> import random
>>> from hamster_table.engine import Match
>>> match = Match.new("run-hamster-run", seats=2, seed="7")
>>> while match.waiting == (-1,):
...     events = match.chance()
>>> (seat,) = match.waiting
>>> action = player("whim", match.game).choose(match.game, match.view(seat), seat, random.Random(1))
>>> match.refusal(seat, action) is None
True
"""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.game import Game, Player
from hamster_table.engine.i18n import N_, InputError
from hamster_table.engine.players.master_player import MasterPlayer
from hamster_table.engine.players.rollout_player import RolloutPlayer
from hamster_table.engine.players.tempered_player import TemperedPlayer
from hamster_table.engine.players.without_search import PolicyPlayer, RandomPlayer, WhimPlayer
from hamster_table.engine.tempers import TEMPERED

__all__ = ["LEVELS", "NAMES", "THUMB", "YARDSTICKS", "Player", "Stop", "never", "player"]


NAMES: Mapping[str, str] = {
    "whim": N_("Plays as a child does: sensibly at heart, but with fancies of its own. Good company for a first game."),
    "steady": N_("Follows sound rules of thumb, at once. Never plans, and now and then its mind wanders."),
    "sharp": N_(
        "Plans as it has learned, or tries its ideas out in its mind before it acts. Sees no more than you do."
    ),
    "master": N_(
        "Has learned Hamsterdam and Run, Hamster, Run! by playing them many thousands of times, and never thinks less "
        "than Sharp."
    ),
}
"""The players there are, the weakest first, and an honest line about each."""

TITLES = N_("Whim"), N_("Steady"), N_("Sharp"), N_("Master")
"""How a window writes them, in the same order: each language has names of its own."""

THUMB = "thumb"
"""The rules of thumb: Steady, without its slips. It sits on no seat, and gives hints."""

YARDSTICKS = "random", THUMB
"""What others are measured by, on the command line only: any legal action at random, and the rules of thumb. They
never change, so that old measurements hold."""

LEVELS = (*NAMES, *YARDSTICKS)
"""The names that a command line takes."""

_PLAYERS: Mapping[str, Player] = {
    "whim": WhimPlayer(),
    "steady": PolicyPlayer(),
    "sharp": RolloutPlayer(),
    "master": MasterPlayer(),
    "random": RandomPlayer(),
    THUMB: PolicyPlayer(is_human=False),
}


def player(name: str, game: Game) -> Player:
    """The player of that name: the game's own, else the one for all games; "sharp:bold" has a temper. Raises
    `ValueError` when there is none."""
    level, _, temper = name.partition(":")
    if temper in game.tempers and level in TEMPERED:
        return TemperedPlayer(_PLAYERS[level], temper)
    if name not in _PLAYERS:
        names = ", ".join([*LEVELS, *(f"sharp:{temper}" for temper in game.tempers)])
        raise InputError(N_("There is no player called {name}. There is {names}."), name=repr(name[:40]), names=names)
    # A game with players of its own has no slips either: its Steady plays by the rules of thumb.
    return game.players.get("steady" if name == THUMB else name) or _PLAYERS[name]
