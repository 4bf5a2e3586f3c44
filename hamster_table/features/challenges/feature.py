"""Challenges: their page, the button that makes one of a game that is set up, and their files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from hamster_table.views.feature import Feature, FeaturePage, FileKind, GameDeed, Later

if TYPE_CHECKING:
    from hamster_table.views.pages.new_game.new_game_page import NewGame
    from hamster_table.views.window.navigator import Navigator


def _why_not(new: NewGame) -> str:
    from hamster_table.features.challenges.challenge_file import SENTENCES, is_for_one_person
    from hamster_table.models.messages import tr

    return "" if is_for_one_person(new.players) else tr(SENTENCES["one-person"])


def _open(window: Navigator, path: Path) -> Callable[[], object] | None:
    from hamster_table.features.challenges.challenge_file import is_challenge

    # What it is called says nothing: what is in it does. The rest is loaded for challenges alone.
    if not is_challenge(path):
        return None
    from hamster_table.features.challenges.window import opened

    return opened(window, path)


FEATURE = Feature(
    pages=(
        FeaturePage("challenge", "Challenges", Later(f"{__package__}.window:page")),
        FeaturePage(
            "day",
            "Game of the day",
            Later(f"{__package__}.window:page_of_day"),
            icon="day",
            rank=0,
            is_everywhere=False,
        ),
    ),
    attend=Later(f"{__package__}.window:attend"),
    at_setups=(GameDeed("Make a challenge…", lambda game: True, Later(f"{__package__}.window:set_up"), _why_not),),
    files=(FileKind(".hamster-challenge", _open),),
    compare=Later(f"{__package__}.window:compare_kept"),
)
"""Challenges: the same luck for everybody, one after the other, and then one compares."""
