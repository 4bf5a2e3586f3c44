"""The table of Hamsterrolle: the wheel with its pieces, the supplies, and the hand that builds."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF
from PySide6.QtGui import QCloseEvent, QFocusEvent, QKeyEvent, QMouseEvent, QSinglePointEvent, QWheelEvent

from hamster_table.engine.game import Game
from hamster_table.engine.hamsterrolle.actions import CONE, OUT, Build, Pass, Piece, kind_of
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.events import Fell
from hamster_table.engine.hamsterrolle.setup import ChooseSide
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import AwaitRest, RestInTurn, TakeTurn
from hamster_table.engine.kernel import Action, Event, Refusal, Seat, State, waiting
from hamster_table.engine.storage.annotations import ClockStood
from hamster_table.models import messages
from hamster_table.models.chance_source import ChanceSource
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.board import Hand, board
from hamster_table.models.hamsterrolle.live_tumble import LiveTumble, can_simulate
from hamster_table.models.items.board_model import BoardItem
from hamster_table.models.keys import Command
from hamster_table.models.seat_control import PERSON
from hamster_table.views.art.theme import px
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.gestures import Gesture, Prompt
from hamster_table.views.board.items import Spot
from hamster_table.views.hamsterrolle import prompts
from hamster_table.views.hamsterrolle.animation.animator import WheelAnimator
from hamster_table.views.hamsterrolle.animation.falls import FallAnimation
from hamster_table.views.hamsterrolle.animation.replay_player import ReplayPlayer
from hamster_table.views.hamsterrolle.animation.tumble_player import TumblePlayer
from hamster_table.views.hamsterrolle.clock_speech import ClockSpeech
from hamster_table.views.hamsterrolle.countdown import TurnClock
from hamster_table.views.hamsterrolle.display import WheelDisplay
from hamster_table.views.hamsterrolle.input.camera_control import CameraControl
from hamster_table.views.hamsterrolle.input.carry_controller import CarryController
from hamster_table.views.hamsterrolle.input.commands import PlacementCommands
from hamster_table.views.hamsterrolle.input.landing import Landing
from hamster_table.views.hamsterrolle.input.mouse_keyboard import WheelInput
from hamster_table.views.hamsterrolle.keys import AT_THE_TABLE
from hamster_table.views.hamsterrolle.layout import Plan, plan
from hamster_table.views.hamsterrolle.physics_notices import PhysicsNotices
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, in_room
from hamster_table.views.hamsterrolle.render3d.shading import area_covered
from hamster_table.views.hamsterrolle.scenery import Scenery
from hamster_table.views.hamsterrolle.watcher_mood import WatcherMood

LITTLE = 6  # a table that is higher or lower by so many pixels is planned as before


class HamsterrolleTable(BoardView):
    """The table of Hamsterrolle: it owns its parts, joins them, and hands on what the program and Qt ask of it."""

    seen: Hamsterrolle
    habits: dict[str, str]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.plan: Plan | None = None
        self.habits = {}
        self.own_commands = AT_THE_TABLE
        self.scenery = Scenery(self._board)
        self.clock = TurnClock(self)
        self.present, self._empty_hand = CarryController(self, self.clock), CarryController(self, self.clock)
        self.carrying = self.present
        """The hand that is shown: that of now, or the empty one of an earlier moment."""
        self.physics_notices = PhysicsNotices(self)
        self.tumble = TumblePlayer(self)
        self.landing = Landing(self.present)
        self.commands = PlacementCommands(self, self)
        self.replays = ReplayPlayer(self, self.commands.put_hand_back, self)
        self.camera_control = CameraControl(self)
        self.input = WheelInput(self, self.commands, self.replays, self.camera_control)
        self.animator = WheelAnimator(self)
        self.mood = WatcherMood(self)
        self.falls = FallAnimation(self, self.mood, self)
        self.display = WheelDisplay(self)
        self._last_seat: Seat = 0
        self._planned = QSizeF()
        self._connect_parts()

    def _connect_parts(self) -> None:
        self.commands.follow(self.landing)
        self.present.moved.connect(self.show_frame)
        self.present.changed.connect(self._hand_changed)
        self.present.acting.connect(self.present_wanted)
        self.present.action_proposed.connect(self.chosen)
        self.present.refused.connect(self.say_refused)
        self.present.restarted.connect(self.physics_notices.say_failed)
        self.clock.ticked.connect(self.display.show_clock)
        ClockSpeech(self, self.clock)
        self.tumble.moved.connect(self.show_frame)
        self.tumble.taken.connect(lambda _: self._hand_changed())
        self.present.brought.connect(self.input.leave_piece)
        self.present.fell.connect(self.falls.show_fall)
        self.mood.changed.connect(self.display.show_mood)
        self.replays.moved.connect(self.show_frame)
        self.replays.changed.connect(self.prompt_changed)
        self.replays.said.connect(self.said)
        self.camera_control.changed.connect(self._redraw)

    def go_on_from(self, old: HamsterrolleTable) -> None:
        """The films seen so far are at hand here, and the wheel is looked at as before."""
        super().go_on_from(old)
        self.replays.archive.films.update(old.replays.archive.films)
        self.camera_control.look_as(old.camera_control)

    def follow_chance(self, source: ChanceSource) -> None:
        """Show how the wood of this match tumbles, and keep its films."""
        assert isinstance(source, LiveTumble)
        self.tumble.follow(source)
        source.begun.connect(self.show_frame)
        source.cancelled.connect(self.show_frame)
        self.replays.follow(source)
        source.result.connect(self.falls.say_unseen)
        source.restarted.connect(self.physics_notices.say_failed)
        source.gave_up.connect(self.physics_notices.say_gave_up)

    # What is seen

    def show_view(self, view: State, names: Sequence[str], viewer: Seat | None, asked: Seat | None) -> None:
        """Show the state; the hand keeps its piece while its turn goes on."""
        assert isinstance(view, Hamsterrolle)
        self.carrying = self._empty_hand if self.is_past else self.present
        if not self.is_past:
            self._show_turn(view)
        if not self.tumble.is_at(self.at):  # what tumbles is shown until its outcome is in the ledger
            self.replays.end()
            self.mood.see_rest()
            self._follow_wood(view, asked)
        super().show_view(view, names, viewer, asked)
        if asked is not None:
            self.carrying.hand_mode = self.commands.hand_mode_of(asked)

    def _follow_wood(self, view: Hamsterrolle, asked: Seat | None) -> None:
        """The hand has opened, or the wheel has come to rest, or the game is elsewhere."""
        if self.carrying.is_awaiting_answer and can_simulate(view):
            self._open_hand(view)
            return
        builds = asked is not None and view.agenda and isinstance(view.agenda[-1], TakeTurn)
        self.carrying.show(view, asked if builds else None)
        if self.tumble.is_on:
            self.tumble.recentre(self.carrying.frame)

    def _open_hand(self, view: Hamsterrolle) -> None:
        """The wood goes on by itself from where the hand has let go, or has drawn back."""
        if isinstance(view.agenda[-1], RestInTurn):  # the piece is out of the wheel, and so of the picture
            self.carrying.show(view, None)
            return
        worker, hub = self.carrying.physics.give_away(), self.carrying.frame.hub  # before `show`, which stops it
        self.carrying.show(view, None)
        self.carrying.frame = replace(self.carrying.frame, hub=hub)
        if worker is not None and self.tumble.live is not None and self.isVisible():  # unseen, nothing tumbles
            self.tumble.hub = hub
            self.tumble.live.offer(self.at, worker)
        elif worker is not None:
            worker.stop()

    def _show_turn(self, view: Hamsterrolle) -> None:
        """Let the clock run for this turn; before the first one nobody has any."""
        whole = view.clocks[view.builder] if view.turn else 0
        self.clock.show_turn(view.turn, whole, bool(view.agenda) and isinstance(view.agenda[-1], TakeTurn))

    # What Qt tells

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let the wheel use the press; what it has no use for is a press as on every table."""
        if not self.input.press(event, self._scene_place(event)):
            super().mousePressEvent(event)

    @guard
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry a piece or tilt the camera; else move as on every table, and outline the piece under the pointer."""
        if not self.input.move(event, self._scene_place(event)):
            super().mouseMoveEvent(event)
            self.input.point_at(self._scene_place(event))

    @guard
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag of the wheel's, or one as on every table."""
        if not self.input.release(event):
            super().mouseReleaseEvent(event)

    @guard
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the piece in the hand, or zoom: the table never scrolls."""
        event.accept()
        self.input.turn_wheel(event, self._scene_place(event))

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the hand, the camera or a replay use the key; else it is one as on every table."""
        if not self.input.press_key(event):
            super().keyPressEvent(event)

    @guard
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space that comes up holds the wheel again; other keys are as on every table."""
        if not self.input.release_key(event):
            super().keyReleaseEvent(event)

    def _wants(self, event: QKeyEvent) -> bool:
        return self.input.wants(event) or super()._wants(event)

    def _scene_place(self, event: QSinglePointEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    @property
    def is_carrying(self) -> bool:
        """Whether a piece is in the hand now, whatever moment is shown."""
        return self.present.carried is not None

    @property
    def is_under_way(self) -> bool:
        """Whether a piece is in the wheel that the hand has not let go yet."""
        return self.present.carried is not None and self.present.carried.is_inside

    @guard
    def changeEvent(self, event: QEvent) -> None:
        """Under a sheet of the program the clock stands still, and the hand holds the wheel."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.clock.pause("sheet", not self.isEnabled())
            self.present.roll_free(False)

    @guard
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A key that is held is not heard any more when it comes up: the hand holds the wheel."""
        super().focusOutEvent(event)
        self.present.roll_free(False)

    @guard
    def closeEvent(self, event: QCloseEvent) -> None:
        """A table that stands alone ends with its window."""
        self.leave()
        super().closeEvent(event)

    def note_to_keep(self) -> ClockStood | None:
        """How long the clock of this turn has run; None: it has not."""
        turn, seconds = self.clock.stood
        return ClockStood(turn, round(10 * seconds)) if turn and seconds else None  # in tenths of a second

    def recall(self, note: Event) -> None:
        """The clock goes on from where it stood when the game was left."""
        if isinstance(note, ClockStood):
            self.clock.go_on_from(note.turn, note.tenths / 10)

    def leave(self) -> None:
        """The game is left: the piece is put back, which the rules hear of if it has moved anything (HR-38, HR-48)."""
        if self.present.carried is not None:
            self.present.put_back_at_once()
        self.present.stop()
        self.clock.pause("left", True)

    def hold(self, is_held: bool) -> None:
        """The clock stands still while the game is held."""
        self.clock.pause("held", is_held)

    def take_turn(self) -> None:
        """Put a piece back that was held until its attempt was in the ledger."""
        if self.may_build:
            self.present.take_turn()

    def choice_refused(self) -> None:
        """The action was not played: the hand goes on with its piece."""
        self.present.go_on()

    def meanwhile(self, view: Hamsterrolle) -> tuple[str, str]:
        """What goes on while nobody at this screen is asked: two sentences, "" where there is nothing to say."""
        acts = self.animator
        return prompts.meanwhile(view, self.names, self.kinds, self.tumble.fallen, acts.brings, acts.spills)

    def keys(self) -> list[tuple[str, str]]:
        """The keys of the hand, the camera and the replay."""
        return prompts.keys()

    def use_command(self, command: Command) -> bool:
        """Carry out a command of the hand or the camera."""
        return self.input.use_command(command)

    def event_animator(self) -> WheelAnimator:
        """How hands of others build, and how a wheel rolls that is not of wood."""
        return self.animator

    def forget_draft(self) -> None:
        """Forget that a piece was to be passed."""
        self.commands.is_passing = False

    def gestures(self) -> Iterable[Gesture]:
        """What can be taken, and where the piece in the hand can go."""
        return self.commands.gestures()

    def area_to_mark(self, spot: Spot) -> QRectF:
        """The area of a spot, or that of a piece at a place in the wheel, which is no spot."""
        match spot:
            case ("place", kind, *pose):
                wheel = self.scenery.wheel
                there = in_room(tuple(pose), wheel.frame.roll)
                return area_covered(kind, there, wheel.camera).translated(wheel.shift)
        return super().area_to_mark(spot)

    def open_places(self) -> Sequence[Spot]:
        """The open compartments, and the pieces that can be passed once that was chosen."""
        if not self.may_build:
            return ()
        compartments = self.commands.open_compartments() or window(self.seen)
        wood = self.commands.pieces_to_pass() if self.commands.passes and self.carrying.carried is None else ()
        return [*(("compartment", one) for one in compartments), *(("wood", piece) for piece in wood)]

    def advise(self, action: Action) -> None:
        """The place of a hint holds: the piece is brought there before all others."""
        if isinstance(action, Build | Pass) and self.may_build:
            self.present.finder.put_first(action)

    def drop_refusal(self, piece: object, spot: Spot) -> Refusal | None:
        """Why nothing can be done with a piece or a place."""
        return self.commands.drop_refusal(piece, spot)

    def looking_back(self) -> Prompt:
        """An earlier moment, with its tumble if it is kept."""
        return self.replays.looking_back()

    def kept_moments(self, ledger: Sequence[tuple[Seat, Action]]) -> Collection[int]:
        """The moments, as lengths of the ledger, whose tumbles can be replayed."""
        return self.replays.kept_moments(ledger)

    @property
    def owner(self) -> Seat:
        """Whose supply lies in front of the wheel: that of whose turn it is, or its partner's."""
        seat = self.asked if self.asked is not None else self.seen.builder
        if seat >= 0:
            self._last_seat = seat
        seat = self._last_seat if self._last_seat < self.seen.seats else 0
        partner = self.seen.partner(seat)
        return seat if self.seen.supply(seat) or partner is None else partner

    @property
    def may_build(self) -> bool:
        """Whether somebody at this screen has the turn."""
        step = self.seen.step if self.seen is not None else None
        return self.asked is not None and isinstance(step, TakeTurn) and self.asked in waiting(self.seen)

    def board_items(self) -> tuple[BoardItem, ...]:
        """What the item model holds: places and pieces, with what is in the hand."""
        owner, players = self.owner, self.kinds or [PERSON] * self.seen.seats
        mode = self.commands.hand_mode_of(owner)
        return board(self._as_told(), self.names, Hand(owner, self.carrying.piece, mode, players, self.commands.passes))

    def _as_told(self) -> Hamsterrolle:
        """What is shown, but for what has fallen out of a hand at this screen: it belongs to whose turn it is by now
        (HR-29), and one sees only in the film of it how it lies there and goes home."""
        told, showing = self.seen, self.tumble.showing
        for piece in self._spilt():
            if showing is None or piece not in showing.taken:
                told = told.copy() if told is self.seen else told
                told.place[piece] = OUT
        return told

    def _spilt(self) -> list[Piece]:
        """What has fallen out of a hand at this screen, if the film of it is shown or comes next."""
        step = self.seen.step
        if self.story is None or self.is_past or not (isinstance(step, AwaitRest) and step.spilt):
            return []
        if not self.tumble.shows_next(self.at) or (self.kinds and self.kinds[self.seen.builder] != PERSON):
            return []
        return [event.piece for moment, event in self.story() if moment == self.at and isinstance(event, Fell)]

    # Where everything lies

    def arrange(self, size: QSizeF) -> None:
        """Lay wheel, tray and panels out, and the spots on them."""
        view = self.seen
        has_cone = any(place >= 0 for piece, place in enumerate(view.place) if kind_of(piece) == CONE)
        self.plan = plan(self._steady(size), view.seats, has_cone, view.box)
        self.scenery.layout(self.plan, self.camera_control, view.side, self.mood.now)
        self.present.camera_position = self._empty_hand.camera_position = self.scenery.wheel.camera.position
        for kind, slot in enumerate(self.plan.slots):
            self.add_spot(("slot", kind)).set_geometry(slot, 10, on_card=True)
        for seat in range(view.seats):
            self.add_spot(("seat", seat)).set_geometry(self.plan.seats[seat], 12, on_card=True)
        self.add_spot(("window",)).set_geometry(self.plan.window, 12, on_card=True)
        self.add_spot(("clock",)).set_geometry(self.plan.clock if view.clocks[max(0, view.builder)] else QRectF(), 60)
        tray = self.plan.tray
        self.add_spot(("hand-mode",)).set_geometry(QRectF(tray.left() + 14, tray.bottom() - px(36), px(168), px(26)), 8)

    def notice_room(self) -> QRectF:
        """Left of the panels: notices are about who gets a piece, which is counted there."""
        return QRectF() if self.plan is None else QRectF(0, 0, self.plan.seats[0].left(), self.plan.whole.height())

    def _steady(self, size: QSizeF) -> QSizeF:
        """The size for which to plan: the bar under the table grows and shrinks a little, the wheel stands still."""
        if self._planned.width() != size.width() or abs(self._planned.height() - size.height()) > LITTLE:
            self._planned = size
        return self._planned

    def show_board(self) -> None:
        """The supplies show what is in the hand, the wheel its frame."""
        for show in (self.display.show_supplies, self.display.show_frame, self.display.update_wheel_spots):
            show()
        self.display.show_clock()
        super().show_board()

    @property
    def frame(self) -> RenderFrame:
        """What is seen of the wheel now: a replay, a tumble, what others do, or what the hand does."""
        if self.replays.replay is not None:
            return self.replays.replay.frame
        return self.tumble.frame or self.animator.frame or self.carrying.frame

    def show_frame(self) -> None:
        """Show the wheel as it is now, with what is written round it."""
        self.display.show_frame()

    def mark_pieces(self) -> None:
        """Outline what is in the hand, in the way, or in question."""
        self.display.mark_pieces()

    def _hand_changed(self) -> None:
        if self.plan is not None and self.seen is not None:
            self.update_model()
            self.display.show_supplies()
            self.display.show_frame()
            self.prompt_changed.emit()

    # What is said

    def prompt(self) -> Prompt:
        """The prompt for the asked person, or that of a replay; an empty one where nobody at this screen is asked."""
        if self.replays.replay is not None:
            return self.replays.prompt()
        view, seat = self.seen, self.asked
        steps = () if view is None or seat not in waiting(view) else view.agenda[-1:]
        if seat is None or not any(isinstance(step, TakeTurn | ChooseSide) for step in steps):
            return Prompt("")
        return prompts.build_prompt(
            prompts.PromptContext(
                view, seat, self.names[seat], self.carrying, self.commands.is_passing, self.chosen.emit,
                self.commands.let_go, self.commands.put_hand_back, self.carrying.let_drop, self.commands.begin_pass,
                self.reason, self.prefers_keys(), self.replays.buttons(self.replays.choose),
                self.carrying.is_turning or self.commands.is_awaiting_place,
            )
        )  # fmt: skip

    def reason(self, refusal: Refusal) -> str:
        """A refusal as a sentence for people."""
        return messages.reason(refusal, self.game.refusals, self.names)

    def say_refused(self, why: Refusal) -> None:
        """Say it where the eye is: at the piece in the hand."""
        self.show_frame()  # the bubble keeps clear of what is drawn round the piece
        self.add_spot(("hand",)).set_geometry(self.display.place_of_hand(), 8)
        self.say_why(why, ("hand",), self.scenery.hand_areas())
        self._board.removeItem(self.spots.pop(("hand",)))  # only a place for the bubble: the cursor never goes there
