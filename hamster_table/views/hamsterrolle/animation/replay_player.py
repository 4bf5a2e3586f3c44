"""The tumbles of a match once more: the choice among them, and the replay that is shown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from hamster_table.engine.hamsterrolle.actions import Settle, kind_of
from hamster_table.engine.hamsterrolle.recordings.store import RecordingStore
from hamster_table.engine.kernel import Action, Seat
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.sentences import kind_name
from hamster_table.models.texts import translate
from hamster_table.system import paths
from hamster_table.views.art.theme import px
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.board.interface import TableFilms
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.animation.film_archive import FilmArchive, KeptFilm, LostFilm, last_turn_of
from hamster_table.views.hamsterrolle.animation.film_export import FilmExport
from hamster_table.views.hamsterrolle.animation.film_pictures import Painter
from hamster_table.views.hamsterrolle.animation.replay import Replay, ReplayBar
from hamster_table.views.hamsterrolle.interface import ReplayTable
from hamster_table.views.hamsterrolle.keys import FILM, IMAGES, REPLAY
from hamster_table.views.text.plain_text import menu_text
from hamster_table.views.widgets.keyboard import is_pressed
from hamster_table.views.widgets.paper_menu import PaperMenu
from hamster_table.views.widgets.prompt_bar import ButtonSpec

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.recordings.recording import Recording

MOST_CHOICES = 8
"""So many falls are offered, the latest ones."""


class ReplayPlayer(TableFilms, QObject):
    """Offers the tumbles of a match, and shows them again."""

    moved = Signal()
    """Another moment is to be seen."""
    changed = Signal()
    """A replay has begun or ended: the prompt is another."""
    said = Signal(str)
    """A sentence for the top of the page."""

    def __init__(self, table: ReplayTable, put_hand_back: Callable[[], object], parent: QWidget) -> None:
        """*put_hand_back* empties the hand before a replay; *parent* is the table, and the parent of dialogs."""
        super().__init__(parent)
        self.replay: Replay | None = None
        """What is shown again; None: nothing."""
        self.archive = FilmArchive(RecordingStore(paths.films_folder()))
        """The films of this match."""
        self.export = FilmExport(parent)
        """Saves pictures of what is shown."""
        self.export.said.connect(self.said)
        self.export.changed.connect(self.changed)
        self._table = table
        self._put_hand_back = put_hand_back
        self._window = parent
        self._bar: ReplayBar | None = None
        self._title = ""
        """What is shown again, in words."""
        self._recalled: tuple[object, dict[int, LostFilm]] = None, {}
        """What fell without a film, and for what it was found out."""

    @property
    def recording(self) -> Recording | None:
        """The tumble that can be seen again: that which led to the moment shown, or the last one of the game."""
        table, lost = self._table, self.lost  # with it, the other films are at hand
        if table.seen is not None and table.at not in lost:
            found = self.archive.film_of(table.at, table.seen)
            if found is not None:
                return found
        films = [*self.archive.between(0, table.at).values()] if table.asked is not None else []
        return films[-1].recording if films else None

    @property
    def lost(self) -> dict[int, LostFilm]:
        """What fell and cannot be seen again, as its film is not on this computer, by moment: in the last turn of the
        asked seat and after it; where nobody is asked, only what led to the moment shown."""
        table = self._table
        if table.state_at is None or table.seen is None or not table.seen.wood:
            return {}
        what_for = table.at, table.asked, table.seen.turn, table.seen.angle, (*table.seen.poses,)
        if what_for != self._recalled[0]:
            self._recalled = what_for, self.archive.recall(self._since(), table.at, table.state_at)
        return self._recalled[1]

    def _since(self) -> int:
        """After this moment comes what is offered."""
        table = self._table
        if table.state_at is None:
            return 0
        return max(0, table.at - 1) if table.asked is None else last_turn_of(table.asked, table.at, table.state_at)

    def recent_falls(self) -> list[KeptFilm | LostFilm]:
        """Every tumble in which something fell since the last turn of the asked seat, and in it, the latest last."""
        if self._table.asked is None:
            return []
        lost = self.lost  # first: with it, the films are at hand
        films = self.archive.between(self._since(), self._table.at)
        falls: dict[int, KeptFilm | LostFilm] = {**{n: film for n, film in films.items() if film.fallen}, **lost}
        return [falls[moment] for moment in sorted(falls)][-MOST_CHOICES:]

    @guard
    def keep_film(self, entry: int, settle: Settle) -> None:
        """Keep the film of a tumble that has come to its end. There is none if the rule of thumb ended it."""
        live = self._table.tumble.live
        if live is not None and live.recording is not None and live.state is not None:
            self.archive.keep(entry, settle, KeptFilm(live.recording, live.state))

    def kept_moments(self, ledger: Sequence[tuple[Seat, Action]]) -> Collection[int]:
        """The moments of a ledger to which a film leads."""
        return self.archive.moments_with_film(ledger)

    def looking_back(self) -> Prompt:
        """An earlier moment, with its tumble if it is kept."""
        if self.replay is not None:
            return self.prompt()
        return Prompt("", "", self.buttons(self.begin))

    def buttons(self, show: Callable[[], object]) -> tuple[ButtonSpec, ...]:
        """The button that shows a tumble again, by *show*; none where there is nothing to be seen."""
        text, why_not = translate("Hamsterrolle", "See it again"), ""
        if not self.may_replay:
            if self._table.tumble.is_on or not self.lost:
                return ()
            why_not = translate("Hamsterrolle", "There is no film on this computer of what fell.")
        return (ButtonSpec(text, show, "plain", REPLAY, why_not),)

    @property
    def may_replay(self) -> bool:
        """Whether there is a recording to be shown, and no tumble going on."""
        return self.recording is not None and self.recording.length > 0 and not self._table.tumble.is_on

    def choose(self) -> QMenu | None:
        """Show again what fell since one's own last turn: at once if that is one tumble, or else what is chosen from
        the menu that is returned; where nothing fell, the last tumble."""
        if not self.may_replay or self._table.plan is None:
            return None
        falls = self.recent_falls()
        films = [film for film in falls if isinstance(film, KeptFilm)]
        if len(falls) < 2 and falls == films:
            self.begin(films[0] if films else None)
            return None
        menu = PaperMenu(self._window)
        menu.setAccessibleName(translate("Hamsterrolle", "See it again"))
        if not films:
            menu.addAction(translate("Hamsterrolle", "The last tumble")).triggered.connect(lambda _=False: self.begin())
        for film in reversed(falls):
            self._offer(menu, film)
        menu.setActiveAction(next(action for action in menu.actions() if action.isEnabled()))
        # Over the card of the compartments, which the replay takes the place of; not over the tray. Not `exec`, whose
        # event loop of its own would let the program go on below this call.
        corner = self._table.plan.window.topLeft().toPoint() + QPoint(8, 8)
        menu.popup(self._window.mapToGlobal(corner))
        return menu

    def _offer(self, menu: QMenu, film: KeptFilm | LostFilm) -> None:
        if isinstance(film, KeptFilm):
            menu.addAction(menu_text(self._words(film))).triggered.connect(lambda _=False: self.begin(film))
        else:
            text = translate("Hamsterrolle", "{fall} (no film on this computer)").format(fall=self._words(film))
            menu.addAction(menu_text(text)).setEnabled(False)

    def _words(self, film: KeptFilm | LostFilm) -> str:
        """What fell in a tumble, and whose it was then."""
        pieces = [kind_name(kind_of(piece)) for piece in film.fallen]
        text = translate("Hamsterrolle", "{count} pieces of {name}: {pieces}")
        if len(pieces) == 1:
            text = translate("Hamsterrolle", "The {pieces} of {name}")
        name = self._table.names[film.state.builder]
        return text.format(count=len(pieces), pieces=", ".join(pieces), name=name)

    def begin(self, chosen: KeptFilm | None = None) -> None:
        """Show a film slowly, by default `recording`, if there is one; what is in the hand is put back first."""
        table = self._table
        if not self.may_replay or table.plan is None:
            return
        found = chosen.recording if chosen is not None else self.recording
        assert found is not None
        films = self.archive.films.values()
        known = next((film for film in films if film.recording is found and film.fallen), None)
        self._title = translate("Hamsterrolle", "The last tumble") if known is None else self._words(known)
        if table.carrying.carried is not None:
            self._put_hand_back()
        self.end()
        self.replay = Replay(Film(found, table.seen.box), table.seen.side, self)
        self.replay.moved.connect(self._show_replay)
        if self._bar is None:
            self._bar = ReplayBar()
            table.board_scene.addItem(self._bar)
        self._show_replay()
        self.replay.run()
        self.changed.emit()

    def end(self) -> None:
        """End the replay, if there is one, and show the wheel as it is."""
        table = self._table
        replay, self.replay = self.replay, None
        if replay is None:
            return
        replay.stop()
        if self._bar is not None:
            self._bar.show_replay(QRectF(), None)
        table.scenery.card.setVisible(True)
        self.moved.emit()
        self.changed.emit()

    @guard
    def _show_replay(self) -> None:
        table = self._table
        if self.replay is None or table.plan is None or self._bar is None:
            return
        card = table.plan.window
        self._bar.show_replay(QRectF(card.left(), card.top(), card.width(), min(card.height(), px(112))), self.replay)
        table.scenery.card.setVisible(False)
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
            self.replay.go_to(0.0 if key == Qt.Key.Key_Home else self.replay.length)
        elif key == Qt.Key.Key_Escape or is_pressed(event, REPLAY):
            self.end()
        elif is_pressed(event, IMAGES):
            self.choose_strip()
        elif is_pressed(event, FILM):
            self.choose_film()
        else:
            return False
        return True

    def prompt(self) -> Prompt:
        """The prompt while a replay is shown, with its buttons."""
        how = translate("Hamsterrolle", "Space pauses and resumes, arrows go frame by frame; or drag the slider.")
        film = ButtonSpec(
            translate("Hamsterrolle", "Save film"), self.choose_film, "plain", FILM, self.export.why_no_film
        )
        return Prompt(
            translate("Hamsterrolle", "See it again: {what}").format(what=self._title),
            how,
            (
                ButtonSpec(translate("Hamsterrolle", "Save 6 images"), self.choose_strip, "plain", IMAGES),
                film,
                ButtonSpec(translate("Hamsterrolle", "Back to the game"), self.end, "gold", "Escape"),
            ),
            translate("Hamsterrolle", "Space pauses and resumes, arrows go frame by frame."),
        )

    def choose_strip(self) -> QFileDialog | None:
        """Ask where six pictures of the replay go, and save them there."""
        return self.export.choose_strip(self._painter()) if self.replay is not None else None

    def choose_film(self) -> QFileDialog | None:
        """Ask where a short film of the replay goes, and save it there."""
        if self.export.why_no_film:
            self.said.emit(self.export.why_no_film)
        if self.replay is None or self.export.why_no_film:
            return None
        return self.export.choose_film(self._painter())

    def _painter(self) -> Painter:
        assert self.replay is not None
        seen = self._table.seen
        return Painter(self.replay.film, seen.side, seen.box)
