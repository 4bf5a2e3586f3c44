"""What is seen at the wheel besides hands: falling pieces that go to who takes them, rolls, and replays."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QBuffer, QCoreApplication, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QFileDialog

from hamster_table import paths
from hamster_table.engine.hamsterrolle.actions import Piece, Settle, kind_of
from hamster_table.engine.hamsterrolle.recordings.store import Films
from hamster_table.engine.hamsterrolle.settling import Tremble
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.storage.atomic_file import free_path, write_safely
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import duration, px, theme, with_alpha
from hamster_table.views.board.animations import Prop, arc, fade, pop
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.board.items import LIFTED_Z
from hamster_table.views.hamsterrolle import prompts
from hamster_table.views.hamsterrolle.animation.replay import Replay, ReplayBar, strip
from hamster_table.views.hamsterrolle.render3d.frame import Moment
from hamster_table.views.hamsterrolle.render3d.shading import icon
from hamster_table.views.text.plain_text import short
from hamster_table.views.widgets.prompt_bar import Press

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.recordings.recording import Film
    from hamster_table.views.board.board_view import TableView as Base
    from hamster_table.views.hamsterrolle.board import HamsterrolleTable
else:
    Base = object

translate = QCoreApplication.translate
MOST_FILMS = 40
"""So many tumbles of a game are kept."""
SAME_ANGLE = 50
"""The last picture of a film is so near to the end, in hundredths of a degree."""
SAME_ROLL = math.radians(0.3)


class Playback(Base):
    """Rolls, falls and replays on the table."""

    replay: Replay | None = None
    acted: Moment | None = None
    """What an act shows of the wheel."""
    acted_piece: Piece | None = None
    """The piece that somebody's hand carries in an act."""
    _bar: ReplayBar | None = None
    films: dict[int, Film]
    """The tumbles that have been seen, by the moment to which each led: a length of the ledger."""
    cupboard: Films
    """Those of earlier evenings too."""

    @property
    def moment(self) -> Moment:
        """What is seen of the wheel now."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if self.replay is not None:
            return self.replay.moment
        return me.tumble.moment or self.acted or me.grip.moment

    # Falling

    def show_fall(self, piece: Piece) -> None:
        """A piece has touched the table: dust, and it goes to whose turn it is."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        at = me.scenery.wheel.area_of(piece).center()
        if me.plan is None or not duration(400) or at.isNull():
            return
        dpr = self.devicePixelRatioF()
        dust = Prop(dust_ring(dpr), at, LIFTED_Z - 1)
        drawn = Prop(icon(kind_of(piece), round(me.plan.scale * 0.9, 2), dpr, 3, theme().name), at, LIFTED_Z)
        # What falls while the table trembles belongs to nobody: it goes over the edge of the table.
        is_lost = bool(me.seen.agenda) and isinstance(me.seen.agenda[-1], Tremble)
        goal = (
            QPointF(at.x(), me.plan.whole.bottom() + 60) if is_lost else me.plan.seats[max(0, me.seen.builder)].center()
        )
        for prop in (dust, drawn):
            self.scene().addItem(prop)
        flight = arc(drawn, at, goal, 60, 620)
        flight.valueChanged.connect(guard(lambda share: drawn.setScale(1 - 0.55 * share)))
        for prop, act in ((dust, fade(dust, 0.9, 0.0, 320)), (dust, pop(dust, 320, 0.4)), (drawn, flight)):
            act.setParent(self)
            act.finished.connect(lambda prop=prop: self._take_away(prop))
            act.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def _take_away(self, prop: Prop) -> None:
        if (scene := prop.scene()) is not None:
            scene.removeItem(prop)

    @guard
    def say_physics_failed(self) -> None:
        """A world of wood has failed, and a fresh one begins."""
        self.noticed.emit(prompts.physics_starts_again())

    @guard
    def say_physics_gave_up(self) -> None:
        """No world of wood goes on: a rule of thumb ends the turn."""
        self.noticed.emit(prompts.physics_gives_up())

    # Replays

    @property
    def film(self) -> Film | None:
        """The tumble that can be seen again: that which led to the moment shown, or the last one of the game."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if me.seen is not None:
            kept = self.films.get(me.at) or self.cupboard.find(me.seen)
            if kept is not None and leads_to(kept, me.seen):
                return kept
        return me.tumble.live.film if me.asked is not None and me.tumble.live is not None else None

    @guard
    def keep_film(self, entry: int, settle: Settle) -> None:
        """Keep the film of a tumble that has come to its end; the oldest makes room."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if me.tumble.live is not None and me.tumble.live.film is not None:
            self.films[entry + 1] = me.tumble.live.film
            for moment in sorted(self.films)[:-MOST_FILMS]:
                del self.films[moment]
            self.cupboard.keep(settle, me.tumble.live.film)

    def kept_moments(self, ledger: Sequence[tuple[Seat, Action]]) -> Collection[int]:
        """The moments to which a film leads; what comes after the last one has been taken back."""
        for moment in [moment for moment in self.films if moment > len(ledger)]:
            del self.films[moment]
        ends = [(n, deed) for n, (_, deed) in enumerate(ledger, 1) if isinstance(deed, Settle)]
        return [n for n, settle in ends if n in self.films or self.cupboard.has(settle)]

    def looking_back(self) -> Prompt:
        """An earlier moment, with its tumble if it is kept."""
        if self.replay is not None:
            return self.replay_prompt()
        text = translate("Hamsterrolle", "See it again")
        return Prompt("", "", (Press(text, self.begin_replay, "plain", "V"),) if self.may_replay else ())

    @property
    def may_replay(self) -> bool:
        """Whether there is a tumble to be seen again."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        return self.film is not None and self.film.length > 0 and not me.tumble.is_on

    def begin_replay(self) -> None:
        """Show the last tumble again, slowly."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if not self.may_replay or me.plan is None:
            return
        film = self.film
        assert film is not None
        if me.grip.carried is not None:
            me.put_hand_back()
        self.replay = Replay(film, self)
        self.replay.moved.connect(self._show_replay)
        if self._bar is None:
            self._bar = ReplayBar()
            self.scene().addItem(self._bar)
        self._show_replay()
        self.replay.run()
        self.prompt_changed.emit()

    def end_replay(self) -> None:
        """Show the wheel as it is."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        replay, self.replay = self.replay, None
        if replay is None:
            return
        replay.stop()
        if self._bar is not None:
            self._bar.show_replay(QRectF(), None)
        me.scenery.card.setVisible(True)
        me._show_moment()
        self.prompt_changed.emit()

    @guard
    def _show_replay(self) -> None:
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if self.replay is None or me.plan is None or self._bar is None:
            return
        card = me.plan.window
        self._bar.show_replay(QRectF(card.left(), card.top(), card.width(), min(card.height(), px(112))), self.replay)
        me.scenery.card.setVisible(False)
        me._show_moment()

    def scrub(self, at: QPointF) -> bool:
        """Go to the time of the bar under the pointer; whether there is one."""
        if self.replay is None or self._bar is None or not self._bar.boundingRect().contains(at):
            return False
        self.replay.go_to(self._bar.time_at(at))
        return True

    def use_for_replay(self, event: QKeyEvent) -> bool:
        """The keys of a replay: Space runs and stops it, arrows go a picture further, Escape ends it."""
        key = Qt.Key(event.key())
        if self.replay is None:
            return False
        if key == Qt.Key.Key_Space:
            self.replay.pause() if self.replay.is_running else self.replay.run()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.replay.step(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.replay.go_to(0.0 if key == Qt.Key.Key_Home else float(self.replay.film.length))
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_V):
            self.end_replay()
        elif key == Qt.Key.Key_S:
            self.choose_strip()
        else:
            return False
        return True

    def replay_prompt(self) -> Prompt:
        """What is said while a tumble is seen again."""
        how = translate("Hamsterrolle", "Space stops and goes on, arrows go a picture further; or drag along the bar.")
        return Prompt(
            translate("Hamsterrolle", "The last tumble, once more"),
            how,
            (
                Press(translate("Hamsterrolle", "Save six pictures"), self.choose_strip, "plain", "S"),
                Press(translate("Hamsterrolle", "Back to the game"), self.end_replay, "gold", "Escape"),
            ),
        )

    def choose_strip(self) -> QFileDialog:
        """Ask where six pictures of the tumble go, and save them there."""
        folder = paths.saves_folder()
        title = translate("Hamsterrolle", "Save six pictures of the tumble")
        dialog = QFileDialog(self, title, str(folder if folder.is_dir() else Path.home()))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("png")
        dialog.setNameFilter(translate("Hamsterrolle", "Pictures (*.png)"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.selectFile(free_path(folder, translate("Hamsterrolle", "Tumble"), ".png").name)
        dialog.fileSelected.connect(guard(lambda chosen: self.save_strip(Path(chosen))))
        dialog.open()
        return dialog

    def save_strip(self, path: Path) -> None:
        """Save six pictures of the last tumble as one PNG, and say so, or why not."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        film = self.film if self.replay is None else self.replay.film
        if film is None:
            return
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        strip(film, me.seen.side).save(buffer, "PNG")
        try:
            write_safely(path, bytes(buffer.data().data()))
        except OSError as mishap:
            words = translate("Hamsterrolle", "{name} could not be written: {why}")
            me.said.emit(words.format(name=short(path.name), why=mishap.strerror or mishap))
        else:
            where = translate("Hamsterrolle", "Saved as {name} in {folder}.")
            me.said.emit(where.format(name=short(path.name), folder=short(str(path.parent))))


def leads_to(film: Film, state: Hamsterrolle) -> bool:
    """Whether a tumble ended as the wheel lies in a state; what was played otherwise has another end."""
    last = film.frames[-1]
    pieces = {line[0] for line in last.poses}
    return abs(last.angle - state.angle) <= SAME_ANGLE and pieces == set(state.in_wheel())


def dust_ring(dpr: float) -> QPixmap:
    """A little ring of dust."""
    drawn = QPixmap(round(70 * dpr), round(34 * dpr))
    drawn.setDevicePixelRatio(dpr)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for n, width in enumerate((5.0, 3.0)):
        painter.setPen(QPen(with_alpha(theme().card, 0.7 - 0.25 * n), width))
        painter.drawEllipse(QPointF(35, 17), 24 + 7 * n, 9 + 4 * n)
    painter.end()
    return drawn
