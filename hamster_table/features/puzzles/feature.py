"""The puzzles: their page, and what shows one on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.views.feature import Feature, FeaturePage, Later

if TYPE_CHECKING:
    from hamster_table.engine.game import Game
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.window.navigator import Navigator


def _has_mistakes(game: Game) -> bool:
    from hamster_table.features.puzzles.questions import questions_of

    # What is not known to be better is not told.
    return game.learned is not None or questions_of(game).mistakes is not None


def _attend(page: GamePage, window: Navigator) -> None:
    from hamster_table.features.puzzles.puzzle_file import SEED

    if page.session.match.seed.startswith(SEED):  # the rest is loaded for puzzles alone
        from hamster_table.features.puzzles.window import attend

        attend(page, window)


FEATURE = Feature(
    pages=(
        FeaturePage("puzzles", "Puzzles", Later(f"{__package__}.window:page"), icon="puzzle", rank=0),
        FeaturePage(
            "mistakes",
            "What was better?",
            Later(f"{__package__}.window:mistakes_page"),
            is_everywhere=False,
            is_of_ended_games=True,
            is_of_persons=True,
            is_of_table=True,
            is_for=_has_mistakes,
        ),
    ),
    attend=_attend,
    forget=Later(f"{__package__}.kept_mistakes:delete"),
)
