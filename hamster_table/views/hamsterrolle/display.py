"""Draws the table of Hamsterrolle as its parts stand: the supplies, the wheel, and what is written round it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS
from hamster_table.models.guard import guard
from hamster_table.models.items.board_model import BoardModel
from hamster_table.views.art.theme import theme
from hamster_table.views.hamsterrolle.animation.animator import WheelAnimator
from hamster_table.views.hamsterrolle.animation.replay_eye import ReplayEye
from hamster_table.views.hamsterrolle.animation.replay_player import ReplayPlayer
from hamster_table.views.hamsterrolle.drawings.wheel_overlay import Marks
from hamster_table.views.hamsterrolle.hand_overlay import show_hand
from hamster_table.views.hamsterrolle.input.camera_control import CameraControl
from hamster_table.views.hamsterrolle.input.carry_controller import CarryController
from hamster_table.views.hamsterrolle.input.commands import PlacementCommands
from hamster_table.views.hamsterrolle.input.mouse_keyboard import WheelInput
from hamster_table.views.hamsterrolle.interface import AnimatedWheel, InputTable, PlacementTable, ReplayTable
from hamster_table.views.hamsterrolle.placement_hints import marks, note, open_rows
from hamster_table.views.hamsterrolle.scenery import window_shown
from hamster_table.views.hamsterrolle.watcher_mood import WatcherMood

EMPTY = QRectF()


class DisplayedTable(PlacementTable, InputTable, ReplayTable, AnimatedWheel, Protocol):
    """What `WheelDisplay` needs: the table, with all its parts."""

    commands: PlacementCommands
    films: ReplayPlayer
    animator: WheelAnimator
    input: WheelInput
    camera_control: CameraControl
    mood: WatcherMood
    present: CarryController

    @property
    def board_model(self) -> BoardModel:
        """What is on the table."""

    def viewport(self) -> QWidget:
        """What is seen of the table."""


class WheelDisplay:
    """Brings the drawings level with the parts of the table. All that it knows of its own is what was drawn last for
    the piece in the hand."""

    def __init__(self, table: DisplayedTable) -> None:
        self._table = table
        self._hand_seen: object = None
        """What the drawings round the piece in the hand were last drawn for."""
        table.landing.changed.connect(table.show_frame)
        table.present.physics.hangs.connect(table.present.changed)
        self.replay_eye = ReplayEye(table, table.films, table.camera_control)
        """From where a replay is seen."""

    def place_of_hand(self) -> QRectF:
        """Where the piece in the hand is seen; the middle of the wheel where there is none."""
        table, piece = self._table, self._table.carrying.piece
        area = EMPTY if piece is None else table.scenery.wheel.area_of(piece)
        if not area.isEmpty():
            return area
        return QRectF(0, 0, 4, 4) if table.plan is None else QRectF(table.plan.hub - QPointF(2, 2), QSizeF(4, 4))

    def show_supplies(self) -> None:
        """Draw the tray of whose turn it is, and everybody's panel; above the wheel while that is zoomed in."""
        table = self._table
        assert table.plan is not None
        carried = table.carrying.carried
        # A piece on its way from the tray is drawn with the wheel, and must be seen over the tray.
        is_on_its_way = carried is not None and not carried.is_inside
        table.scenery.raise_supplies(table.camera_control.zoom > 1.0 and not is_on_its_way)
        table.scenery.update_supplies(table.board_model, table.plan)

    def update_wheel_spots(self) -> None:
        """Give compartments and pieces their spots, for the keyboard and for screen readers."""
        table = self._table
        for compartment in range(COMPARTMENTS):
            area = table.scenery.compartment_area(compartment)
            table.board_scene.add_spot(("compartment", compartment)).set_geometry(area, area.width() / 2)
        for piece in range(len(table.seen.place)):
            area = table.scenery.wheel.area_of(piece) if piece in table.seen.in_wheel() else EMPTY
            # A spot is never removed: that of a piece which has left the wheel is empty, and the cursor passes it over.
            if not area.isEmpty() or ("wood", piece) in table.board_scene.spots:
                table.board_scene.add_spot(("wood", piece)).set_geometry(area, 6)

    def show_frame(self) -> None:
        """Draw the wheel as it is now, with what is written round it. Called for each frame of the physics too, so the
        supplies are left alone."""
        table = self._table
        if table.plan is None:
            return
        table.mood.watch(table.tumble.frame if table.tumble.is_on else None)
        table.scenery.wheel.set_live(table.tumble.is_on and table.films.replay is None)
        table.scenery.show_frame(table.frame, self.marks())
        self.mark_pieces()
        self._show_hand()
        self._show_window()

    def _show_hand(self) -> None:
        """Draw what is round the piece in the hand; several things tell of each frame, and one picture is enough."""
        table, trial = self._table, self._table.present.foreseen or self._table.present.laying.last
        camera, carrying = table.scenery.wheel.camera, table.carrying
        seen = table.frame, camera, trial, carrying.piece, carrying.hand_mode, theme().name
        if seen != self._hand_seen:
            self._hand_seen = seen
            show_hand(table, table.frame, trial)

    def mark_pieces(self) -> None:
        """Outline what is in the hand, in the way, or in question."""
        table = self._table
        why = table.carrying.why
        wrong = table.carrying.physics.hanging
        if why is not None and "piece" in why.facts:
            wrong = (*wrong, int(why.facts["piece"]))
        lit = [piece for piece in (table.input.pointed_at,) if piece is not None]
        if table.films.replay is not None:
            lit = [piece for piece in (table.films.replay.lit,) if piece is not None]
        elif table.commands.passes and table.may_build and table.carrying.carried is None:
            lit = table.commands.pieces_to_pass()
        acted, slips = table.animator.brings
        held = table.carrying.piece if table.animator.frame is None else acted
        if acted is not None:
            wrong = () if slips is None else (acted,)
        table.scenery.wheel.mark(held, wrong, lit, table.seen.builder if acted is not None else None)

    def marks(self) -> Marks:
        """What is written round the wheel: while it tumbles, only where it rolls."""
        table = self._table
        if table.tumble.is_on or table.films.replay is not None:
            return Marks(side=table.seen.side)
        room = QRectF(table.viewport().rect()).adjusted(4, 4, -4, -4)
        if table.plan is not None:
            # The supplies have words of their own, which marks must not cover.
            room.setBottom(table.plan.tray.top())
            room.setRight(table.plan.seats[0].left() - 4)
        return marks(table.seen, table.carrying, table.commands.passes, room)

    def _show_window(self) -> None:
        table = self._table
        assert table.plan is not None
        aimed = table.carrying.aim
        said, is_bad, icon = note(table.seen, table.carrying, table.present.foreseen, table.reason)
        compartment = -1 if aimed is None else aimed.compartment
        rows = open_rows(table.seen, table.carrying, table.commands.passes)
        shown = window_shown(table.seen, rows, compartment, said, is_bad, icon)
        table.scenery.card.show_as(table.plan.window, shown)

    @guard
    def show_mood(self) -> None:
        """Draw the hamster that watches in its present mood."""
        table = self._table
        if table.plan is not None:
            table.scenery.watcher.change_mood(table.mood.now)

    @guard
    def show_clock(self) -> None:
        """Draw what is left on the clock of the turn; that of now, whatever moment is shown."""
        self._table.scenery.clock.show_time(*self._table.present.seconds)
