"""Puzzles in the window: how one is begun, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.engine.kernel import Seat
from hamster_table.engine.storage.save_file import PlayerInfo, SaveError
from hamster_table.features.puzzles import kept
from hamster_table.features.puzzles.attempt import attempt_of
from hamster_table.features.puzzles.day import all_puzzles, puzzle_of_the_day, today
from hamster_table.features.puzzles.guide import PuzzleGuide
from hamster_table.features.puzzles.puzzle_file import Puzzle
from hamster_table.features.puzzles.puzzles_page import PuzzlesPage
from hamster_table.models.people import PEOPLE
from hamster_table.models.seat_control import PERSON
from hamster_table.models.storage.game_library import OpenedGame
from hamster_table.views.art.theme import SEATS

if TYPE_CHECKING:
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.window.navigator import Navigator

OTHERS = ("Nutmeg", "Biscuit", "Clover", "Pepper")
"""The names of the computer players."""


def page(window: Navigator, id: str = "") -> PuzzlesPage:
    """The page of all puzzles, at the one with this id, or else at the puzzle of the day."""
    puzzles = all_puzzles()
    made = PuzzlesPage(puzzles, kept.stars(), puzzle_of_the_day(today(), puzzles) if puzzles else None, id)
    made.wanted.connect(lambda puzzle: begin(window, puzzle))
    return made


def begin(window: Navigator, puzzle: Puzzle) -> None:
    """Lay a puzzle on the table. It is kept nowhere: a game that waits is still the one to be gone on with."""
    window.begin(OpenedGame(puzzle.match(), _players(puzzle), None))
    window.show_game()


def _players(puzzle: Puzzle) -> tuple[PlayerInfo, ...]:
    """Whoever sat here last on the seat of the puzzle, and computer players."""
    own: Seat = puzzle.seat
    persons = [name for name, kind in PEOPLE.now.table_of(puzzle.game) if kind == PERSON]
    others = [name for name in OTHERS if name not in persons]
    found = [PlayerInfo(name, "steady") for name in others[: puzzle.seats - 1]]
    found.insert(own, PlayerInfo(next(iter(persons), SEATS[own].label()), PERSON))
    return tuple(found)


def attend(page: GamePage, window: Navigator) -> None:
    """Show the puzzle on a page; nothing where there is none."""
    if (attempt := attempt_of(page.session, kept.stars())) is None:
        return
    puzzle, guide = attempt.puzzle, PuzzleGuide(page, attempt)

    def keep(stars: int) -> None:
        try:
            kept.keep(puzzle, stars)
        except SaveError as error:
            window.show_error(error)

    def go_on() -> None:
        puzzles = all_puzzles()
        begin(window, puzzles[(puzzles.index(puzzle) + 1) % len(puzzles)])

    guide.solved.connect(keep)
    guide.next_wanted.connect(go_on)
    guide.all_wanted.connect(lambda: window.show_page("puzzles", puzzle.id))
