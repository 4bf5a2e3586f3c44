"""The lessons of a first game: what is prepared, and what the person is asked to do."""

from __future__ import annotations

from hamster_table.engine.kernel import CHANCE, Action
from hamster_table.engine.storage.annotations import LessonsBegan, LessonsEnded
from hamster_table.features import given
from hamster_table.features.lessons.first_game import PUPIL, Entry, FirstGame, Lesson, follow, is_complete, may_do
from hamster_table.models.session import Session


def first_game_of(game: str) -> FirstGame | None:
    """The first game of the game with this id; None: it has none."""
    return given("lessons", game, FirstGame)


class Lessons:
    """How far a session follows the lessons that were begun in it: an `Interceptor`.

    Where it stands in them is read from its ledger, and whether they are on from its notes: so they can be undone,
    saved and taken up again like all the rest.
    """

    def __init__(self, session: Session, first_game: FirstGame) -> None:
        self._session, self.first_game = session, first_game

    @property
    def are_on(self) -> bool:
        """Whether they were not ended by the person."""
        return not any(isinstance(note, LessonsEnded) for _, note in self._session.notes)

    @property
    def current(self) -> Lesson | None:
        """The lesson that waits for the person or its roll; None while others are at it, and where there is none."""
        comes = self._next()
        return comes if isinstance(comes, Lesson) else None

    @property
    def are_complete(self) -> bool:
        """Whether the last lesson is done, and the person has done nothing since."""
        return self.are_on and is_complete(self.first_game, self._session.match)

    @property
    def is_engaged(self) -> bool:
        """Whether anything is still prepared."""
        return self._next() is not None

    @property
    def prepared(self) -> Entry | None:
        """The entry that comes next by itself as it is prepared; None: somebody chooses, or chance decides."""
        comes = self._next()
        if isinstance(comes, Lesson):
            return (CHANCE, comes.actions[0]) if comes.seat == CHANCE else None
        return comes

    @property
    def led(self) -> int:
        """How many entries belong to the lessons."""
        match, ended = self._session.match, [n for n, note in self._session.notes if isinstance(note, LessonsEnded)]
        most = min([*ended, len(match.ledger)])
        return next((n for n in range(most) if follow(self.first_game, match.branch(n)) is None), most)

    def holds_back(self, action: Action) -> bool:
        """Whether the lesson asks the person for something else than that."""
        return self.current is not None and not may_do(self.current, action)

    def end(self) -> None:
        """Go on as in an ordinary game from here on."""
        if self.are_on:
            self._session.remember(LessonsEnded(PUPIL))
            self._session.changed.emit()

    def _next(self) -> Lesson | Entry | None:
        return follow(self.first_game, self._session.match) if self.are_on else None


def lessons_of(session: Session) -> Lessons | None:
    """The lessons that were begun in a session, which come before all from now on; None: there are none."""
    found = next((one for one in session.interceptors if isinstance(one, Lessons)), None)
    has_begun = any(isinstance(note, LessonsBegan) for _, note in session.notes)
    if found is None and has_begun and (first_game := first_game_of(session.match.game.id)) is not None:
        found = Lessons(session, first_game)
        session.interceptors.append(found)
    return found
