"""Puzzles in the window: how one is begun, and what becomes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hamster_table.engine.kernel import Seat
from hamster_table.engine.match import Match
from hamster_table.engine.storage.annotations import Tempers, written
from hamster_table.engine.storage.save_file import PlayerInfo, SaveError
from hamster_table.engine.tempers import drawn
from hamster_table.features.puzzles import kept, kept_mistakes
from hamster_table.features.puzzles.attempt import OWN_PUZZLES, attempt_of
from hamster_table.features.puzzles.day import all_puzzles, puzzle_of_the_day, today
from hamster_table.features.puzzles.guide import PuzzleGuide
from hamster_table.features.puzzles.kept_mistakes import Found
from hamster_table.features.puzzles.mistakes_page import MistakesPage
from hamster_table.features.puzzles.puzzle_file import Puzzle
from hamster_table.features.puzzles.puzzles_page import PuzzlesPage
from hamster_table.models.people import PEOPLE, Spent
from hamster_table.models.seat_control import PERSON
from hamster_table.models.storage.game_library import OpenedGame
from hamster_table.models.tempers import chosen_of
from hamster_table.views.art.theme import SEATS

if TYPE_CHECKING:
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.window.navigator import Navigator

TABLE = "puzzles"
"""What the table is called at which one solves them, among those that are remembered."""
OTHERS = ("Nutmeg", "Biscuit", "Clover", "Pepper")
"""The names of the computer players."""


def page(window: Navigator, id: str = "") -> PuzzlesPage:
    """The page of all puzzles, at the one with this id, or else at the puzzle of the day."""
    puzzles = all_puzzles()
    made = PuzzlesPage(puzzles, _stars(solver()), puzzle_of_the_day(today(), puzzles) if puzzles else None, id)
    made.wanted.connect(lambda puzzle: begin(window, puzzle))

    def choose(name: str) -> None:
        window.set_people(PEOPLE.now.with_table(TABLE, ((name, PERSON),) if name else ()))
        made.show_stars(_stars(name))

    if PEOPLE.now.people and puzzles:
        made.offer_solvers([one.name for one in PEOPLE.now.people], solver())
        made.solver_chosen.connect(choose)
    return made


def solver() -> str:
    """Whoever solves puzzles alone, and was chosen last for that; "": nobody."""
    name, _ = next(iter(PEOPLE.now.tables.get(TABLE, ())), ("", PERSON))
    person = PEOPLE.find(name)
    return person.name if person is not None else ""


def _stars(name: str) -> Mapping[str, int]:
    """The stars of a person, or those that were won together."""
    person = PEOPLE.find(name) if name else None
    return kept.stars() if person is None else person.stars


def _spent(name: str) -> Mapping[str, Spent]:
    """What a person has spent on puzzles that were begun, or what was spent together."""
    person = PEOPLE.find(name) if name else None
    return kept.spent() if person is None else person.spent


def begin(window: Navigator, puzzle: Puzzle) -> None:
    """Lay a puzzle on the table. It is kept nowhere: a game that waits is still the one to be gone on with."""
    _SOLVERS[puzzle.seed] = solver()
    window.begin(OpenedGame(puzzle.match(), _players(puzzle), None))
    window.show_game()


def mistakes_page(window: Navigator) -> MistakesPage:
    """The page of the questions of the game on the table."""
    session = window.session
    assert session is not None
    match, players, stored = session.match, tuple(session.seating.players), window.stored_id
    known = _FOUND.get(match.digest) or kept_mistakes.load(match, players)
    if known is not None:
        _FOUND[match.digest] = known
    puzzles, solved = (known.puzzles, known.solved) if known is not None else (None, ())

    def keep(found: Sequence[Puzzle]) -> None:
        _keep_found(window, match, players, Found(tuple(found)))

    chosen = drawn(chosen_of(session.notes), match.seed)
    made = MistakesPage(match, players, puzzles, keep, session.free_from, solved)
    made.wanted.connect(lambda puzzle: ask(window, Asked(match, players, made.puzzles or (), stored, chosen), puzzle))
    return made


def _keep_found(window: Navigator, match: Match, players: tuple[PlayerInfo, ...], found: Found) -> None:
    _FOUND[match.digest] = found
    window.writer.do(lambda: kept_mistakes.keep(match, players, found), lambda _: None)


@dataclass(frozen=True, slots=True)
class Asked:
    """A game of one's own in which questions are asked."""

    match: Match
    players: tuple[PlayerInfo, ...]
    puzzles: Sequence[Puzzle]
    stored: int
    """Which game of the store it is; 0: none."""
    temper: str = ""
    """Which temper the computer players had, or which each."""

    def keep_solved(self, window: Navigator, puzzle: Puzzle) -> None:
        """Keep that somebody has found the answer to a question, unless its game was deleted meanwhile."""
        before = _FOUND.get(self.match.digest)
        is_gone = self.stored and window.library.ask(lambda store: store.row(self.stored), None) is None
        if before is not None and not is_gone:
            found = Found(before.puzzles, before.solved | {puzzle.name})
            _keep_found(window, self.match, self.players, found)

    def back(self, window: Navigator) -> None:
        """Lay the game on the table again, with the page of its questions."""
        if self.stored:
            window.desk.open(self.stored, "mistakes")
        else:
            window.begin(OpenedGame(self.match, self.players, None, is_over=True))
            window.show_game("mistakes")


_FOUND: dict[str, Found] = {}
"""What was found in games, by their digests, as long as the program runs."""
_ASKED: dict[str, Asked] = {}
"""The games of the puzzles that have been begun, by the seeds of these."""
_SOLVERS: dict[str, str] = {}
"""Who has begun a puzzle to solve it alone, by its seed: somebody else may be chosen before it is solved."""


def ask(window: Navigator, asked: Asked, puzzle: Puzzle) -> None:
    """Lay a question of a game of one's own on the table, for who answered it there; the others are the computer
    players that they were, or computers in place of people."""
    OWN_PUZZLES[puzzle.seed], _ASKED[puzzle.seed] = puzzle, asked
    players = [
        replace(one, kind="steady") if one.kind == PERSON and n != puzzle.seat else one
        for n, one in enumerate(asked.players)
    ]
    notes = written([(0, Tempers(asked.temper))]) if asked.temper else ""
    window.begin(OpenedGame(puzzle.asked(), tuple(players), None, notes=notes))
    window.show_game()


def _players(puzzle: Puzzle) -> tuple[PlayerInfo, ...]:
    """Whoever sat here last on the seat of the puzzle, and computer players."""
    own: Seat = puzzle.seat
    name = solver() or PEOPLE.now.last_person(puzzle.game) or SEATS[own].label()
    others = [other for other in OTHERS if other != name]
    found = [PlayerInfo(other, "steady") for other in others[: puzzle.seats - 1]]
    found.insert(own, PlayerInfo(name, PERSON))
    return tuple(found)


def attend(page: GamePage, window: Navigator) -> None:
    """Show the puzzle on a page; nothing where there is none."""
    name = _SOLVERS.get(page.session.match.seed, "")
    if (attempt := attempt_of(page.session, _stars(name), _spent(name))) is None:
        return
    puzzle = attempt.puzzle
    asked = _ASKED[puzzle.seed] if puzzle.is_own else None
    guide = PuzzleGuide(page, attempt, has_next=asked is None or len(asked.puzzles) > 1)
    if asked is not None:
        following = asked.puzzles[(asked.puzzles.index(puzzle) + 1) % len(asked.puzzles)]
        guide.next_wanted.connect(lambda: ask(window, asked, following))
        guide.all_wanted.connect(lambda: asked.back(window))
        guide.solved.connect(lambda _: None if attempt.is_shown else asked.keep_solved(window, puzzle))
        return

    def keep(stars: int) -> None:
        if PEOPLE.find(name) is not None:
            window.set_people(PEOPLE.now.with_stars(name, puzzle.id, stars))
            return
        try:
            kept.keep(puzzle, stars)
        except SaveError as error:
            window.show_error(error)

    def keep_spent() -> None:
        if PEOPLE.find(name) is not None:
            window.set_people(PEOPLE.now.with_spent(name, puzzle.id, attempt.spent))
            return
        try:
            kept.keep_spent(puzzle, attempt.spent)
        except SaveError as error:
            window.show_error(error)

    def go_on() -> None:
        puzzles = all_puzzles()
        begin(window, puzzles[(puzzles.index(puzzle) + 1) % len(puzzles)])

    guide.solved.connect(keep)
    guide.spent.connect(keep_spent)
    guide.next_wanted.connect(go_on)
    guide.all_wanted.connect(lambda: window.show_page("puzzles", puzzle.id))
