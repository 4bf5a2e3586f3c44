"""Pieces that fall: the watcher hides its eyes, dust rises, they lie, and fly to whom they belong."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from hamster_table.engine.hamsterrolle.actions import OUT, Piece, kind_of
from hamster_table.engine.hamsterrolle.events import Fell
from hamster_table.engine.hamsterrolle.recordings.slips import slips
from hamster_table.engine.hamsterrolle.settling import Tremble
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import AwaitRest
from hamster_table.models.guard import guard
from hamster_table.models.seat_control import PERSON
from hamster_table.views.art.theme import duration, theme, with_alpha
from hamster_table.views.board.animations import TemporaryItem, fade, fly, pop
from hamster_table.views.board.items import LIFTED_Z
from hamster_table.views.hamsterrolle.animation.following_eye import FollowingEye
from hamster_table.views.hamsterrolle.animation.showing import FLIES
from hamster_table.views.hamsterrolle.animation.still_fall import StillFall
from hamster_table.views.hamsterrolle.interface import AnimatedWheel
from hamster_table.views.hamsterrolle.prompts import fall_words
from hamster_table.views.hamsterrolle.render3d.rim import front
from hamster_table.views.hamsterrolle.render3d.shading import icon
from hamster_table.views.hamsterrolle.render3d.wheel_item import WHEEL_Z
from hamster_table.views.hamsterrolle.watcher_mood import WatcherMood

DUST = 800
"""Milliseconds that a ring of dust is seen."""


class FallAnimation(QObject):
    """Shows what goes with pieces that fall; where they are meanwhile, the film of the tumble knows."""

    def __init__(self, table: AnimatedWheel, mood: WatcherMood, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._mood = mood
        self.eye = FollowingEye(table, self)
        self.still = StillFall(table, self)
        table.tumble.slipped.connect(mood.see_slip)
        table.tumble.fell.connect(mood.see_fall)
        table.tumble.fell.connect(self.raise_dust)
        # Only now the prompt knows of it.
        table.tumble.fell.connect(lambda _: table.prompt_changed.emit())
        table.tumble.taken.connect(self.fly_home)

    def as_told(self) -> Hamsterrolle:
        """What is shown, but for what has fallen out of a hand at this screen: it belongs to whose turn it is by now
        (HR-29), and one sees only in the film of it how it lies there and goes home."""
        told, showing = self._table.seen, self._table.tumble.showing
        for piece in self._spilt():
            if showing is None or piece not in showing.taken:
                told = told.copy() if told is self._table.seen else told
                told.place[piece] = OUT
        return told

    def _spilt(self) -> list[Piece]:
        """What has fallen out of a hand at this screen, if the film of it is shown or comes next."""
        table, step = self._table, self._table.seen.step
        if table.story is None or table.is_past or not (isinstance(step, AwaitRest) and step.spilt):
            return []
        if not table.tumble.shows_next(table.at) or (table.kinds and table.kinds[table.seen.builder] != PERSON):
            return []
        return [event.piece for moment, event in table.story() if moment == table.at and isinstance(event, Fell)]

    @guard
    def say_unseen(self, entry: int) -> None:
        """A tumble has ended: say what fell if that was skipped, or is not animated."""
        table, live = self._table, self._table.tumble.live
        if live is None or live.state is None or live.recording is None:
            return
        # Not only what the wheel threw out, but also what fell while a hand was at work before.
        fallen = [slip for slip in slips(live.recording) if slip.has_fallen]
        if not fallen:
            return
        self.still.show(entry, live.recording, live.state, fallen)
        if any(slip.piece not in table.tumble.seen_to_fall for slip in fallen):
            table.noticed.emit(" ".join(filter(None, fall_words(live.state, table.names, table.kinds, fallen))))

    @guard
    def show_fall(self, piece: Piece) -> None:
        """A piece has touched the table while a hand is at work in the wheel. The film of it comes at once, and with it
        where the piece goes."""
        self._mood.see_fall()
        self.raise_dust(piece)

    @guard
    def raise_dust(self, piece: Piece) -> None:
        """A piece has touched the table."""
        at, wheel = self._middle_of(piece), self._table.scenery.wheel
        if at is None:
            return
        # On the table at its foot, and behind the wheel with what has fallen there.
        at.setY(wheel.mapRectToScene(wheel.area_of(piece)).bottom() - 3)
        is_behind = float(wheel.frame.poses[piece][1]) * front(wheel.camera) < 0
        dust = TemporaryItem(dust_ring(self._table.devicePixelRatioF()), at, WHEEL_Z - 1 if is_behind else LIFTED_Z - 1)
        self._act(dust, fade(dust, 0.9, 0.0, DUST), pop(dust, DUST, 0.4))

    @guard
    def fly_home(self, piece: Piece) -> None:
        """A piece goes from where it lies to the seat whose turn it is (HR-29)."""
        table, at = self._table, self._middle_of(piece)
        if at is None or table.plan is None:
            return
        picture = icon(kind_of(piece), round(table.plan.scale * 0.9, 2), table.devicePixelRatioF(), 3)
        drawn = TemporaryItem(picture, at, LIFTED_Z)
        # What falls while the table trembles belongs to nobody: it goes over its edge (HR-33).
        is_lost = bool(table.seen.agenda) and isinstance(table.seen.agenda[-1], Tremble)
        seat = max(0, table.seen.builder)
        goal = QPointF(at.x(), table.plan.whole.bottom() + 60) if is_lost else table.plan.seats[seat].center()
        flight = fly(drawn, at, goal, 60, FLIES)
        flight.valueChanged.connect(guard(lambda share: drawn.setScale(1 - 0.55 * share)))
        self._act(drawn, flight)

    def _middle_of(self, piece: Piece) -> QPointF | None:
        """Where a piece is seen; None: nowhere, or nothing is animated."""
        wheel = self._table.scenery.wheel
        area = wheel.area_of(piece)
        return None if area.isEmpty() or not duration(FLIES) else wheel.mapRectToScene(area).center()

    def _act(self, prop: TemporaryItem, *acts: QAbstractAnimation) -> None:
        """Let something be there for these animations."""
        self._table.board_scene.addItem(prop)
        for act in acts:
            # Without an owner Python would delete the animation at the end of this method.
            act.setParent(self)
            act.finished.connect(lambda: take_away(prop))
            act.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)


def take_away(prop: TemporaryItem) -> None:
    """Take it off the table, if it is there: dust has two animations, and the first that ends takes it away."""
    if (scene := prop.scene()) is not None:
        scene.removeItem(prop)


def dust_ring(dpr: float) -> QPixmap:
    """The picture of a little ring of dust, for so many pixels of the screen to each of ours."""
    drawn = QPixmap(round(140 * dpr), round(56 * dpr))
    drawn.setDevicePixelRatio(dpr)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for n, width in enumerate((9.0, 6.0, 3.0)):
        painter.setPen(QPen(with_alpha(theme().felt_ink, 0.6 - 0.18 * n), width))
        painter.drawEllipse(QPointF(70, 28), 40 + 11 * n, 12 + 5 * n)
    painter.end()
    return drawn
