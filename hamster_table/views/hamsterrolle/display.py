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
from hamster_table.views.hamsterrolle.interface import AnimatedBoard, InputBoard, PlacementBoard, ReplayBoard
from hamster_table.views.hamsterrolle.placement_hints import marks, note, open_rows
from hamster_table.views.hamsterrolle.scenery import window_shown
from hamster_table.views.hamsterrolle.watcher_mood import WatcherMood

EMPTY = QRectF()


class DisplayedBoard(PlacementBoard, InputBoard, ReplayBoard, AnimatedBoard, Protocol):
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
        """What is on the board."""

    def viewport(self) -> QWidget:
        """What is seen of the table."""


class WheelDisplay:
    """Brings the drawings level with the parts of the table. All that it knows of its own is what was drawn last for
    the piece in the hand."""

    def __init__(self, board: DisplayedBoard) -> None:
        self._board = board
        self._hand_seen: object = None
        """What the drawings round the piece in the hand were last drawn for."""
        board.landing.changed.connect(board.show_frame)
        board.present.physics.hangs.connect(board.present.changed)
        self.replay_eye = ReplayEye(board, board.films, board.camera_control)
        """From where a replay is seen."""

    def place_of_hand(self) -> QRectF:
        """Where the piece in the hand is seen; the middle of the wheel where there is none."""
        board, piece = self._board, self._board.carrying.piece
        area = EMPTY if piece is None else board.scenery.wheel.area_of(piece)
        if not area.isEmpty():
            return area
        return QRectF(0, 0, 4, 4) if board.plan is None else QRectF(board.plan.hub - QPointF(2, 2), QSizeF(4, 4))

    def show_supplies(self) -> None:
        """Draw the tray of whose turn it is, and everybody's panel; above the wheel while that is zoomed in."""
        board = self._board
        assert board.plan is not None
        carried = board.carrying.carried
        # A piece on its way from the tray is drawn with the wheel, and must be seen over the tray.
        is_on_its_way = carried is not None and not carried.is_inside
        board.scenery.raise_supplies(board.camera_control.zoom > 1.0 and not is_on_its_way)
        board.scenery.update_supplies(board.board_model, board.plan)

    def update_wheel_spots(self) -> None:
        """Give compartments and pieces their spots, for the keyboard and for screen readers."""
        board = self._board
        for compartment in range(COMPARTMENTS):
            area = board.scenery.compartment_area(compartment)
            board.board_scene.add_spot(("compartment", compartment)).set_geometry(area, area.width() / 2)
        for piece in range(len(board.seen.place)):
            area = board.scenery.wheel.area_of(piece) if piece in board.seen.in_wheel() else EMPTY
            # A spot is never removed: that of a piece which has left the wheel is empty, and the cursor passes it over.
            if not area.isEmpty() or ("wood", piece) in board.board_scene.spots:
                board.board_scene.add_spot(("wood", piece)).set_geometry(area, 6)

    def show_frame(self) -> None:
        """Draw the wheel as it is now, with what is written round it. Called for each frame of the physics too, so the
        supplies are left alone."""
        board = self._board
        if board.plan is None:
            return
        board.mood.watch(board.tumble.frame if board.tumble.is_on else None)
        board.scenery.wheel.set_live(board.tumble.is_on and board.films.replay is None)
        board.scenery.show_frame(board.frame, self.marks())
        self.mark_pieces()
        self._show_hand()
        self._show_window()

    def _show_hand(self) -> None:
        """Draw what is round the piece in the hand; several things tell of each frame, and one picture is enough."""
        board, trial = self._board, self._board.present.foreseen or self._board.present.laying.last
        camera, carrying = board.scenery.wheel.camera, board.carrying
        seen = board.frame, camera, trial, carrying.piece, carrying.hand_mode, theme().name
        if seen != self._hand_seen:
            self._hand_seen = seen
            show_hand(board, board.frame, trial)

    def mark_pieces(self) -> None:
        """Outline what is in the hand, in the way, or in question."""
        board = self._board
        why = board.carrying.why
        wrong = board.carrying.physics.hanging
        if why is not None and "piece" in why.facts:
            wrong = (*wrong, int(why.facts["piece"]))
        lit = [piece for piece in (board.input.pointed_at,) if piece is not None]
        if board.films.replay is not None:
            lit = [piece for piece in (board.films.replay.lit,) if piece is not None]
        elif board.commands.passes and board.may_build and board.carrying.carried is None:
            lit = board.commands.pieces_to_pass()
        acted, slips = board.animator.brings
        held = board.carrying.piece if board.animator.frame is None else acted
        if acted is not None:
            wrong = () if slips is None else (acted,)
        board.scenery.wheel.mark(held, wrong, lit, board.seen.builder if acted is not None else None)

    def marks(self) -> Marks:
        """What is written round the wheel: while it tumbles, only where it rolls."""
        board = self._board
        if board.tumble.is_on or board.films.replay is not None:
            return Marks(side=board.seen.side)
        room = QRectF(board.viewport().rect()).adjusted(4, 4, -4, -4)
        if board.plan is not None:
            # The supplies have words of their own, which marks must not cover.
            room.setBottom(board.plan.tray.top())
            room.setRight(board.plan.seats[0].left() - 4)
        return marks(board.seen, board.carrying, board.commands.passes, room)

    def _show_window(self) -> None:
        board = self._board
        assert board.plan is not None
        aimed = board.carrying.aim
        said, is_bad, icon = note(board.seen, board.carrying, board.present.foreseen, board.reason)
        compartment = -1 if aimed is None else aimed.compartment
        rows = open_rows(board.seen, board.carrying, board.commands.passes)
        shown = window_shown(board.seen, rows, compartment, said, is_bad, icon)
        board.scenery.card.set_geometry(board.plan.window, shown)

    @guard
    def show_mood(self) -> None:
        """Draw the hamster that watches in its present mood."""
        board = self._board
        if board.plan is not None:
            board.scenery.watcher.change_mood(board.mood.now)

    @guard
    def show_clock(self) -> None:
        """Draw what is left on the clock of the turn; that of now, whatever moment is shown."""
        self._board.scenery.clock.show_time(*self._board.present.seconds)
