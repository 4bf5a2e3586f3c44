"""Challenges: their page, the button that makes one of a game that is set up, and their files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.views.feature import Feature, FeaturePage, FileKind, GameDeed

if TYPE_CHECKING:
    from hamster_table.features.challenges.challenge_page import ChallengePage
    from hamster_table.features.challenges.no_challenge_page import NoChallengePage
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.pages.new_game.new_game_page import NewGame
    from hamster_table.views.window.navigator import Navigator


def _page(window: Navigator, key: str = "", name: str = "") -> ChallengePage | NoChallengePage:
    from hamster_table.features.challenges.window import page

    return page(window, key, name)


def _page_of_day(window: Navigator, day: str = "", name: str = "") -> ChallengePage:
    from hamster_table.features.challenges.window import page_of_day

    return page_of_day(window, day, name)


def _attend(page: GamePage, window: Navigator) -> None:
    from hamster_table.features.challenges.window import attend

    attend(page, window)


def _why_not(new: NewGame) -> str:
    from hamster_table.features.challenges.challenge_file import SENTENCES, is_for_one_person
    from hamster_table.models.messages import tr

    return "" if is_for_one_person(new.players) else tr(SENTENCES["one-person"])


def _make(window: Navigator, new: NewGame) -> None:
    from hamster_table.features.challenges.window import make_page

    window.put("make_challenge", make_page(window, new))


def _open(window: Navigator, path: Path) -> Callable[[], object] | None:
    from hamster_table.features.challenges.challenge_file import is_challenge

    # What it is called says nothing: what is in it does. The rest is loaded for challenges alone.
    if not is_challenge(path):
        return None
    from hamster_table.features.challenges.window import opened

    return opened(window, path)


def _compare(window: Navigator, id: int) -> bool:
    from hamster_table.features.challenges.window import compare_kept

    return compare_kept(window, id)


FEATURE = Feature(
    pages=(
        FeaturePage("challenge", QT_TRANSLATE_NOOP("Features", "Challenges"), _page),
        FeaturePage(
            "day",
            QT_TRANSLATE_NOOP("Features", "Game of the day"),
            _page_of_day,
            icon="day",
            rank=0,
            is_everywhere=False,
        ),
    ),
    attend=_attend,
    at_setups=(GameDeed(QT_TRANSLATE_NOOP("Features", "Make a challenge…"), lambda game: True, _make, _why_not),),
    files=(FileKind(".hamster-challenge", _open),),
    compare=_compare,
)
"""Challenges: the same luck for everybody, one after the other, and then one compares."""
