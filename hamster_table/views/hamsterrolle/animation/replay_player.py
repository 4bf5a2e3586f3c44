"""The tumbles of a match once more: their recordings, the replay that is shown, and its keys and pictures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QImageWriter, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from hamster_table import paths
from hamster_table.engine.hamsterrolle.actions import Settle
from hamster_table.engine.hamsterrolle.recordings.store import RecordingStore
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.storage.atomic_file import free_path, write_safely
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import px
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.animation.replay import Replay, ReplayBar, strip
from hamster_table.views.hamsterrolle.interface import ReplayBoard
from hamster_table.views.text.plain_text import short
from hamster_table.views.widgets.prompt_bar import ButtonSpec

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.recordings.recording import Recording

translate = QCoreApplication.translate
MOST_FILMS = 40
"""So many tumbles of a game are kept."""
SAME_ANGLE = 50
"""The last picture of a film is so near to the end, in hundredths of a degree."""


class ReplayPlayer(QObject):
    """Keeps the recordings of a match, and shows them again."""

    moved = Signal()
    """Another moment is to be seen."""
    changed = Signal()
    """A replay has begun or ended: the prompt is another."""
    said = Signal(str)
    """A sentence for the top of the page."""

    def __init__(self, board: ReplayBoard, put_hand_back: Callable[[], object], parent: QWidget) -> None:
        """*put_hand_back* empties the hand before a replay; *parent* is the table, and the parent of dialogs."""
        super().__init__(parent)
        self.replay: Replay | None = None
        """What is shown again; None: nothing."""
        self.films: dict[int, Recording] = {}
        """The tumbles that have been seen, by the moment to which each led: a length of the ledger."""
        self.store = RecordingStore(paths.films_folder())
        """Those of earlier evenings too."""
        self._board = board
        self._put_hand_back = put_hand_back
        self._window = parent
        self._bar: ReplayBar | None = None

    @property
    def recording(self) -> Recording | None:
        """The tumble that can be seen again: that which led to the moment shown, or the last one of the game."""
        board = self._board
        if board.seen is not None:
            # A moment that was played otherwise after an undo has the same number: its film must end as the wheel lies.
            kept = self.films.get(board.at) or self.store.find(board.seen)
            if kept is not None and leads_to(kept, board.seen):
                return kept
        return board.tumble.live.recording if board.asked is not None and board.tumble.live is not None else None

    @guard
    def keep_film(self, entry: int, settle: Settle) -> None:
        """Keep the film of a tumble that has come to its end; the oldest makes room."""
        board = self._board
        if board.tumble.live is not None and board.tumble.live.recording is not None:
            # The film of an entry leads to the moment after it. There is none if the rule of thumb ended the tumble.
            self.films[entry + 1] = board.tumble.live.recording
            for moment in sorted(self.films)[:-MOST_FILMS]:
                del self.films[moment]
            self.store.keep(settle, board.tumble.live.recording)

    def kept_moments(self, ledger: Sequence[tuple[Seat, Action]]) -> Collection[int]:
        """The moments to which a film leads; what comes after the last one has been taken back."""
        for moment in [moment for moment in self.films if moment > len(ledger)]:
            del self.films[moment]
        ends = [(n, deed) for n, (_, deed) in enumerate(ledger, 1) if isinstance(deed, Settle)]
        return [n for n, settle in ends if n in self.films or self.store.has(settle)]

    def looking_back(self) -> Prompt:
        """An earlier moment, with its tumble if it is kept."""
        if self.replay is not None:
            return self.prompt()
        text = translate("Hamsterrolle", "Instant replay")
        return Prompt("", "", (ButtonSpec(text, self.begin, "plain", "V"),) if self.may_replay else ())

    @property
    def may_replay(self) -> bool:
        """Whether there is a recording to be shown, and no tumble going on."""
        return self.recording is not None and self.recording.length > 0 and not self._board.tumble.is_on

    def begin(self) -> None:
        """Show `recording` slowly; what is in the hand is put back first. Nothing happens where there is none."""
        board = self._board
        if not self.may_replay or board.plan is None:
            return
        film = self.recording
        assert film is not None
        if board.carrying.carried is not None:
            self._put_hand_back()
        self.replay = Replay(Film(film), self)
        self.replay.moved.connect(self._show_replay)
        if self._bar is None:
            self._bar = ReplayBar()
            board.scene().addItem(self._bar)
        self._show_replay()
        self.replay.run()
        self.changed.emit()

    def end(self) -> None:
        """End the replay, if there is one, and show the wheel as it is."""
        board = self._board
        replay, self.replay = self.replay, None
        if replay is None:
            return
        replay.stop()
        if self._bar is not None:
            self._bar.show_replay(QRectF(), None)
        board.scenery.card.setVisible(True)
        self.moved.emit()
        self.changed.emit()

    @guard
    def _show_replay(self) -> None:
        board = self._board
        if self.replay is None or board.plan is None or self._bar is None:
            return
        card = board.plan.window
        self._bar.show_replay(QRectF(card.left(), card.top(), card.width(), min(card.height(), px(112))), self.replay)
        board.scenery.card.setVisible(False)
        self.moved.emit()

    def scrub(self, at: QPointF) -> bool:
        """Go to the time of the bar under the pointer; whether there is one."""
        if self.replay is None or self._bar is None or not self._bar.boundingRect().contains(at):
            return False
        self.replay.go_to(self._bar.time_at(at))
        return True

    def press_key(self, event: QKeyEvent) -> bool:
        """The keys of a replay: Space runs and stops it, arrows go a picture further, Escape ends it."""
        key = Qt.Key(event.key())
        if self.replay is None:
            return False
        if key == Qt.Key.Key_Space:
            self.replay.pause() if self.replay.is_running else self.replay.run()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.replay.step(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.replay.go_to(0.0 if key == Qt.Key.Key_Home else self.replay.film.length)
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_V):
            self.end()
        elif key == Qt.Key.Key_S:
            self.choose_strip()
        else:
            return False
        return True

    def prompt(self) -> Prompt:
        """The prompt while a replay is shown, with its buttons."""
        how = translate("Hamsterrolle", "Space pauses and resumes, arrows go frame by frame; or drag the slider.")
        return Prompt(
            translate("Hamsterrolle", "Instant replay of the last tumble"),
            how,
            (
                ButtonSpec(translate("Hamsterrolle", "Save 6 images"), self.choose_strip, "plain", "S"),
                ButtonSpec(translate("Hamsterrolle", "Back to the game"), self.end, "gold", "Escape"),
            ),
        )

    def choose_strip(self) -> QFileDialog:
        """Ask where six pictures of the tumble go, and save them there. The dialog is returned, and stops nothing."""
        folder = paths.saves_folder()
        title = translate("Hamsterrolle", "Save 6 images of the tumble")
        dialog = QFileDialog(self._window, title, str(folder if folder.is_dir() else Path.home()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("png")
        dialog.setNameFilter(translate("Hamsterrolle", "Images (*.png)"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.selectFile(free_path(folder, translate("Hamsterrolle", "Tumble"), ".png").name)
        dialog.fileSelected.connect(guard(lambda chosen: self.save_strip(Path(chosen))))
        dialog.open()
        return dialog

    def save_strip(self, path: Path) -> None:
        """Save six pictures of the last tumble as one PNG, and say so, or why not."""
        board = self._board
        film = self.recording if self.replay is None else self.replay.film.recording
        if film is None:
            return
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"PNG")).write(strip(Film(film), board.seen.side, board.seen.box))
        try:
            write_safely(path, bytes(buffer.data().data()))
        except OSError as error:
            words = translate("Hamsterrolle", "{name} could not be saved: {why}")
            self.said.emit(words.format(name=short(path.name), why=error.strerror or error))
        else:
            where = translate("Hamsterrolle", "Saved as {name} in {folder}.")
            self.said.emit(where.format(name=short(path.name), folder=short(str(path.parent))))


def leads_to(film: Recording, state: Hamsterrolle) -> bool:
    """Whether a tumble ended as the wheel lies in a state; what was played otherwise has another end."""
    last = film.frames[-1]
    pieces = {line[0] for line in last.poses}
    return abs(last.angle - state.angle) <= SAME_ANGLE and pieces == set(state.in_wheel())
