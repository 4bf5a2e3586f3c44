"""Opening and saving games as files: choosing where, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from hamster_table.engine.match import Match
from hamster_table.engine.storage import atomic_file
from hamster_table.engine.storage.annotations import written
from hamster_table.engine.storage.save_file import SUFFIX, Loaded, PlayerInfo, Report, SaveError
from hamster_table.models.guard import guard
from hamster_table.models.seat_control import PERSON, SeatControl
from hamster_table.models.session import Session
from hamster_table.models.storage.game_library import Library, OpenedGame
from hamster_table.models.storage.game_opener import Opening
from hamster_table.models.texts import translate
from hamster_table.system import paths
from hamster_table.views import feature
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.save_dialog import ask_where_to_save, saved_words
from hamster_table.views.window.opening_overlay import OpeningSheet

if TYPE_CHECKING:
    from hamster_table.views.window.navigator import Navigator


class GameFiles(QObject):
    """How games come to the table of the window and leave it: from the store, from files, into files."""

    def __init__(self, parent: QWidget, window: Navigator) -> None:
        super().__init__(parent)
        self._parent, self._window = parent, window
        self._opening: Opening | None = None
        self._opened = 0
        """Which game of the store is opened; 0: one that is not of the store."""

    def ask_for_file(self) -> None:
        """Let somebody choose a file to open."""
        choose_to_open(self._parent, self.open_path)

    def open_path(self, path: Path) -> None:
        """Open a game from a file and lay it on the table; what is wrong with it is said in the window."""
        window = self._window

        def job(report: Report) -> Callable[[], object]:
            for kind in feature.files():
                if (show := kind.open(window, path)) is not None:
                    return show
            return partial(window.begin, window.library.open_file(path, report))

        self._open(job, lambda show: show())

    @property
    def is_opening(self) -> bool:
        """Whether a game is being opened that is not there yet."""
        return self._opening is not None and not self._opening.is_ended

    def resume(self, id: int, then: Callable[[], object] = lambda: None) -> None:
        """Take up the game of the store with this id; *then* is called when it lies on the table, and not
        if it cannot be opened or that is cancelled."""
        library = self._window.library

        def lay(taken: OpenedGame) -> None:
            self._window.begin(taken)
            then()

        self._open(lambda report: library.resume(id, report), lay, id)

    def give_up(self, id: int) -> None:
        """Cancel the opening of the game of the store with this id, if it is being opened."""
        if self._opened == id:
            self.stop()

    def stop(self) -> None:
        """Cancel what is being opened."""
        if self._opening is not None:
            self._opening.cancel()

    def _open(self, job: Callable[[Report], Any], opened: Callable[[Any], object], id: int = 0) -> None:
        """Open a game, and show how far it is where that takes long; *id* is that in the store."""
        # Whoever opens another game meanwhile does not want the first one any more.
        self.stop()
        self._opened = id
        opening = self._opening = Opening(job, self)
        opening.opened.connect(opened)
        opening.failed.connect(self._say)
        opening.start()
        # `start` waits a moment; nearly every game is on the table by now, and no sheet flickers.
        if not opening.is_ended:
            OpeningSheet(self._window.page, opening)

    def ask_where_to_save(self) -> None:
        """Let somebody choose where the game on the table is saved."""
        session = self._window.session
        if session is not None:
            choose_to_save(self._parent, session.match, session.seating.players, self.save_to)

    def save_to(self, path: Path) -> None:
        """Save the game on the table as a file, and say so, or why not; nothing where there is none."""
        window, session = self._window, self._window.session
        if session is not None:
            self._try(lambda: window.say(save(window.library, session, path)))

    def ask_where_to_write(self, name: str, suffix: str, write: Callable[[Path], object]) -> None:
        """Let somebody choose where something is saved that is called so; *write* saves it, and raises `SaveError`."""
        choose_place(self._parent, name, suffix, lambda path: self._try(lambda: self._write(write, path)))

    def _write(self, write: Callable[[Path], object], path: Path) -> None:
        write(path)
        self._window.say(saved_words(path))

    def ask_where_to_save_kept(self, id: int) -> None:
        """Let somebody choose where a game of the store is saved, which stays where it is."""
        library = self._window.library

        def ask(loaded: Loaded) -> None:
            choose_to_save(self._parent, loaded.match, loaded.seats, partial(self._save_loaded, loaded))

        self._open(lambda report: library.look_at(id, report), ask)

    def _save_loaded(self, loaded: Loaded, path: Path) -> None:
        library = self._window.library
        self._try(lambda: self._window.say(save_match(library, loaded.match, loaded.seats, loaded.notes, path)))

    def _try(self, do: Callable[[], object]) -> None:
        try:
            do()
        except SaveError as error:
            self._say(error)

    def _say(self, error: SaveError) -> None:
        self._window.show_error(error, ways_out(error, self.ask_where_to_save))


def choose_to_open(parent: QWidget, opened: Callable[[Path], object]) -> QFileDialog:
    """Let somebody choose a game file, whatever it is called; *opened* gets its path."""
    dialog = QFileDialog(parent, translate("Files", "Open a game"), str(_folder()))
    suffixes = " *".join([SUFFIX, *(kind.suffix for kind in feature.files())])
    dialog.setNameFilters([_pattern(suffixes), translate("Files", "All files (*)")])
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(guard(lambda name: opened(Path(name))))
    dialog.open()
    return dialog


def choose_to_save(
    parent: QWidget, match: Match, players: Sequence[PlayerInfo], chosen: Callable[[Path], object]
) -> QFileDialog:
    """Let somebody choose where the game is saved; *chosen* gets the path."""
    return choose_place(parent, suggested_name(match, players), SUFFIX, chosen)


def choose_place(parent: QWidget, name: str, suffix: str, chosen: Callable[[Path], object]) -> QFileDialog:
    """Let somebody choose where something is saved that is called so; *chosen* gets the path."""
    with suppress(OSError):  # then another folder is offered
        paths.saves_folder().mkdir(parents=True, exist_ok=True)
    place = atomic_file.free_path(_folder(), name, suffix)
    return ask_where_to_save(parent, translate("Files", "Save as"), place, [_pattern(suffix)], chosen)


def suggested_name(match: Match, players: Sequence[PlayerInfo]) -> str:
    """What a file of this game may be called, without its suffix: the game and the people."""
    people = [player.name for player in players if player.kind == PERSON]
    return " ".join([match.game.title, *people])


def save(library: Library, session: Session, path: Path) -> str:
    """Save the game on the table, and return what is to be said. Raises `SaveError`."""
    return save_match(library, session.match, session.seating.players, written(session.notes), path)


def save_match(library: Library, match: Match, players: Sequence[PlayerInfo], notes: str, path: Path) -> str:
    """Save a game, and return what is to be said. Raises `SaveError`."""
    library.save_file(match, path, players, notes)
    # The file holds what the people at this screen hide from each other.
    if SeatControl(players).is_shared and match.state.sealed:
        warning = translate("Files", "The file contains everything, including secret information.")
        return f"{saved_words(path)} {warning}"
    return saved_words(path)


def ways_out(error: SaveError, save_as: Callable[[], object]) -> tuple[ButtonSpec, ...]:
    """The buttons for what can be done at once about an error: if the game was changed elsewhere, save it as a file."""
    return (ButtonSpec(translate("Files", "Save as…"), save_as, "gold"),) if error.code == "changed" else ()


def dropped(event: QDropEvent) -> Path | None:
    """The one file that is being dropped, which may be a game; None: it is none, several, or not on this computer."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.is_file() else None


def _pattern(suffix: str) -> str:
    return translate("Files", "Hamster Table games (*{suffix})").format(suffix=suffix)


def _folder() -> Path:
    """Where saved games are put; the nearest folder above while there is none."""
    folder = paths.saves_folder()
    candidates: Sequence[Path] = [folder, *folder.parents]
    return next((one for one in candidates if one.is_dir()), Path.cwd())
