"""The table of Hamsterrolle: the wheel with its pieces, the supplies, and the hand that builds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSizeF
from PySide6.QtGui import QCloseEvent, QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent

from hamster_table.engine.game import Game
from hamster_table.engine.hamsterrolle import BUILD
from hamster_table.engine.hamsterrolle.actions import CONE, Build, Pass, Reach, Settle, kind_of
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.setup import ChooseSide
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import RestInTurn, TakeTurn
from hamster_table.engine.kernel import Action, Refusal, Seat, State, waiting
from hamster_table.models.chance_source import PendingChance
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.board import Hand, board
from hamster_table.models.hamsterrolle.live_tumble import LiveTumble, can_simulate
from hamster_table.models.items.board_model import BoardItem
from hamster_table.models.keys import Command
from hamster_table.models.seat_control import PERSON
from hamster_table.models.texts import translate
from hamster_table.views.art.theme import px
from hamster_table.views.board.board_view import BoardHelp, BoardView
from hamster_table.views.board.gestures import Gesture, Prompt
from hamster_table.views.board.interface import TableChance
from hamster_table.views.board.items import Spot
from hamster_table.views.board.keyboard import Keyboard
from hamster_table.views.board.pointer import Pointer
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
from hamster_table.views.hamsterrolle.keys import AT_THE_TABLE, HOLD
from hamster_table.views.hamsterrolle.layout import Plan, plan
from hamster_table.views.hamsterrolle.physics_notices import PhysicsNotices
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, in_room
from hamster_table.views.hamsterrolle.render3d.shading import area_covered
from hamster_table.views.hamsterrolle.scenery import Scenery
from hamster_table.views.hamsterrolle.watcher_mood import WatcherMood

LITTLE = 6  # a table that is higher or lower by so many pixels is planned as before


class WheelChance(TableChance):
    """The wood that tumbles."""

    def __init__(self, table: HamsterrolleTable) -> None:
        self._table = table

    def follow(self, chance: PendingChance) -> None:
        """Show how the wood of this match tumbles, and keep its films."""
        table, source = self._table, chance.source
        assert isinstance(source, LiveTumble)
        table.tumble.follow(chance, source)
        source.begun.connect(table.show_frame)
        source.cancelled.connect(table.show_frame)
        chance.resolved.connect(self._end)
        source.restarted.connect(table.physics_notices.say_failed)
        source.gave_up.connect(table.physics_notices.say_gave_up)

    def _end(self, entry: int, settle: Action | None) -> None:
        """A tumble has ended and has been seen; None: there was none."""
        if isinstance(settle, Settle):
            self._table.films.keep_film(entry, settle)
            self._table.falls.say_unseen(entry)


class WheelHelp(BoardHelp):
    """What hints and lessons ask of this table."""

    _table: HamsterrolleTable

    def area_of(self, spot: Spot) -> QRectF:
        """The area of a spot, or that of a piece at a place in the wheel, which is no spot."""
        match spot:
            case ("place", kind, *pose):
                wheel = self._table.scenery.wheel
                there = in_room(tuple(pose), wheel.frame.roll)
                return area_covered(kind, there, wheel.camera).translated(wheel.shift)
        return super().area_of(spot)

    def open_places(self) -> Sequence[Spot]:
        """The open compartments, and the pieces that can be passed once that was chosen."""
        table = self._table
        if not table.may_build:
            return ()
        commands = table.commands
        compartments = commands.open_compartments() or window(table.seen)
        wood = commands.pieces_to_pass() if commands.passes and table.carrying.carried is None else ()
        return [*(("compartment", one) for one in compartments), *(("wood", piece) for piece in wood)]

    def advise(self, action: Action) -> None:
        """The place of a hint holds: the piece is brought there before all others."""
        if isinstance(action, Build | Pass) and self._table.may_build:
            self._table.present.finder.put_first(action)


class WheelPointer(Pointer):
    """Lets the wheel use the mouse; what it has no use for is as on every table."""

    _table: HamsterrolleTable

    def press(self, event: QMouseEvent) -> None:
        """Grasp a piece, let go of one, begin to tilt the camera; else press."""
        if not self._table.input.press(event, self.place(event)):
            super().press(event)

    def move(self, event: QMouseEvent) -> None:
        """Carry a piece or tilt the camera; else move, and outline the piece under the pointer."""
        if not self._table.input.move(event, self.place(event)):
            super().move(event)
            self._table.input.point_at(self.place(event))

    def release(self, event: QMouseEvent) -> None:
        """End a drag of the wheel's, or another."""
        if not self._table.input.release(event, self.place(event)):
            super().release(event)

    def interrupt(self) -> None:
        """End a drag of the wheel's, or another, whose release is not seen."""
        self._table.input.interrupt()
        super().interrupt()

    def turn(self, event: QWheelEvent) -> None:
        """Turn the piece in the hand, or zoom."""
        self._table.input.turn_wheel(event, self.place(event))

    @property
    def is_carrying(self) -> bool:
        """Whether a piece is in the hand now, whatever moment is shown."""
        return self._table.present.carried is not None


class WheelKeyboard(Keyboard):
    """Lets hand, camera and replay use the keys; what they have no use for is as on every table."""

    _table: HamsterrolleTable
    own_commands = AT_THE_TABLE

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key is the wheel's, or the table's."""
        return self._table.input.wants(event) or super().wants(event)

    def press(self, event: QKeyEvent) -> None:
        """Use a key."""
        if not self._table.input.press_key(event):
            super().press(event)

    def use_command(self, command: Command) -> bool:
        """Carry out a command of the hand or the camera."""
        return self._table.input.use_command(command)


class HamsterrolleTable(BoardView):
    """The table of Hamsterrolle: it owns its parts, joins them, and hands on what the program and Qt ask of it."""

    shows_outcome_first = True
    pointer_kind, keyboard_kind = WheelPointer, WheelKeyboard
    seen: Hamsterrolle
    films: ReplayPlayer
    clock: TurnClock
    habits: dict[str, str]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.plan: Plan | None = None
        self.habits = {}
        self.scenery = Scenery(self.board_scene)
        self.clock = TurnClock(self)
        self.present, self._empty_hand = CarryController(self, self.clock), CarryController(self, self.clock)
        self.carrying = self.present
        """The hand that is shown: that of now, or the empty one of an earlier moment."""
        self.chance, self.help = WheelChance(self), WheelHelp(self)
        self.physics_notices = PhysicsNotices(self)
        self.tumble = TumblePlayer(self)
        self.landing = Landing(self.present)
        self.commands = PlacementCommands(self, self)
        self.films = ReplayPlayer(self, self.commands.put_hand_back, self)
        self.camera_control = CameraControl(self)
        self.input = WheelInput(self, self.commands, self.films, self.camera_control)
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
        self.landing.changed.connect(self._take_refusal_back)
        self.present.restarted.connect(self.physics_notices.say_failed)
        self.clock.ticked.connect(self.display.show_clock)
        # With an empty hand nothing else changes at zero, and the words go on about what was to come.
        self.clock.ran_out.connect(self.show_frame)
        self.clock.ran_out.connect(self.prompt_changed)
        ClockSpeech(self, self.clock)
        self.tumble.moved.connect(self.show_frame)
        self.tumble.came_back.connect(self.display.update_wheel_spots)
        self.tumble.taken.connect(lambda _: self._hand_changed())
        self.present.brought.connect(self.input.leave_piece)
        self.present.fell.connect(self.falls.show_fall)
        self.mood.changed.connect(self.display.show_mood)
        self.films.moved.connect(self.show_frame)
        self.films.changed.connect(self.prompt_changed)
        self.films.said.connect(self.said)
        self.camera_control.changed.connect(self.lay_out_anew)

    def go_on_from(self, old: HamsterrolleTable) -> None:
        """The films seen so far are at hand here, and the wheel is looked at as before."""
        super().go_on_from(old)
        self.films.archive.films.update(old.films.archive.films)
        self.camera_control.look_as(old.camera_control)

    # What is seen

    def show_view(self, view: State, names: Sequence[str], viewer: Seat | None, asked: Seat | None) -> None:
        """Show the state; the hand keeps its piece while its turn goes on."""
        assert isinstance(view, Hamsterrolle)
        self.carrying = self._empty_hand if self.is_past else self.present
        if not self.is_past:
            whole = view.clocks[view.builder] if view.turn else 0  # before the first turn nobody has any
            self.clock.show_turn(view.turn, whole, isinstance(view.step, TakeTurn))
        if not self.tumble.is_at(self.at):  # what tumbles is shown until its outcome is in the ledger
            self.films.end()
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
        builds = asked is not None and self.instead is None and view.agenda and isinstance(view.agenda[-1], TakeTurn)
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

    # What Qt tells

    @guard
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space that comes up holds the wheel again; other keys are as on every table."""
        if not self.input.release_key(event):
            super().keyReleaseEvent(event)

    @property
    def is_under_way(self) -> bool:
        """Whether a piece is in the wheel that the hand has not let go yet."""
        return self.present.carried is not None and self.present.carried.is_inside

    @property
    def begun(self) -> Reach | None:
        """The attempt with the piece in the hand."""
        carried = self.present.carried
        return None if carried is None else Reach(carried.piece)

    @property
    def phase_in_hand(self) -> int | None:
        """Whoever holds a piece has chosen it, and builds."""
        return BUILD if self.carrying.carried is not None else None

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

    @property
    def is_holding(self) -> bool:
        """Whether a piece is in the hand."""
        return self.carrying.carried is not None

    def put_back(self) -> None:
        """Put the piece in the hand back (HR-48)."""
        self.commands.put_hand_back()

    def leave(self) -> None:
        """The game is left: the piece is put back, which the rules hear of if it has moved anything (HR-38, HR-48)."""
        if self.present.carried is not None:
            self.present.put_back_at_once()
        self.present.stop()
        self.clock.pause("left", True)

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

    def event_animator(self) -> WheelAnimator:
        """How hands of others build, and how a wheel rolls that is not of wood."""
        return self.animator

    def forget_draft(self) -> None:
        """Forget that a piece was to be passed."""
        self.commands.is_passing = False

    def gestures(self) -> Iterable[Gesture]:
        """What can be taken, and where the piece in the hand can go."""
        return self.commands.gestures()

    def drop_refusal(self, piece: object, spot: Spot) -> Refusal | None:
        """Why nothing can be done with a piece or a place."""
        return self.commands.drop_refusal(spot)

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
        is_asked = self.asked is not None and self.instead is None
        return is_asked and isinstance(step, TakeTurn) and self.asked in waiting(self.seen)

    def board_items(self) -> tuple[BoardItem, ...]:
        """What the item model holds: places and pieces, with what is in the hand."""
        owner, players = self.owner, self.kinds or [PERSON] * self.seen.seats
        mode = self.commands.hand_mode_of(owner)
        return board(
            self.falls.as_told(), self.names, Hand(owner, self.carrying.piece, mode, players, self.commands.passes)
        )

    # Where everything lies

    def arrange(self, size: QSizeF) -> None:
        """Lay wheel, tray and panels out, and the spots on them."""
        view = self.seen
        has_cone = any(place >= 0 for piece, place in enumerate(view.place) if kind_of(piece) == CONE)
        # The bar under the table grows and shrinks a little, and the wheel stands still.
        if self._planned.width() != size.width() or abs(self._planned.height() - size.height()) > LITTLE:
            self._planned = size
        self.plan = plan(self._planned, view.seats, has_cone, view.box)
        self.scenery.layout(self.plan, self.camera_control, view.side, self.mood.now)
        self.present.camera_position = self._empty_hand.camera_position = self.scenery.wheel.camera.position
        for kind, slot in enumerate(self.plan.slots):
            self.board_scene.add_spot(("slot", kind)).set_geometry(slot, 10, on_card=True)
        for seat in range(view.seats):
            self.board_scene.add_spot(("seat", seat)).set_geometry(self.plan.seats[seat], 12, on_card=True)
        self.board_scene.add_spot(("window",)).set_geometry(self.plan.window, 12, on_card=True)
        self.board_scene.add_spot(("clock",)).set_geometry(
            self.plan.clock if view.clocks[max(0, view.builder)] else QRectF(), 60
        )
        tray = self.plan.tray
        self.board_scene.add_spot(("hand-mode",)).set_geometry(
            QRectF(tray.left() + 14, tray.bottom() - px(36), px(168), px(26)), 8
        )

    def notice_room(self) -> QRectF:
        """Left of the panels: notices are about who gets a piece, which is counted there."""
        return QRectF() if self.plan is None else QRectF(0, 0, self.plan.seats[0].left(), self.plan.whole.height())

    def show_board(self) -> None:
        """The supplies show what is in the hand, the wheel its frame."""
        for show in (self.display.show_supplies, self.display.show_frame, self.display.update_wheel_spots):
            show()
        self.display.show_clock()
        super().show_board()

    @property
    def frame(self) -> RenderFrame:
        """What is seen of the wheel now: a replay, a tumble, what others do, or what the hand does."""
        if self.films.replay is not None:
            return self.films.replay.frame
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

    def spot_tip(self, spot: Spot) -> str:
        """How the kind of hand is changed is said to whoever has a pointer."""
        tip = super().spot_tip(spot)
        return f"{tip} {translate('Hamsterrolle', 'Click to change.')}" if spot == ("hand-mode",) else tip

    def prompt(self) -> Prompt:
        """The prompt for the asked person, or that of a replay; an empty one where nobody at this screen is asked."""
        if self.films.replay is not None:
            return self.films.prompt()
        view, seat = self.seen, self.asked
        steps = () if view is None or seat not in waiting(view) else view.agenda[-1:]
        if seat is None or not any(isinstance(step, TakeTurn | ChooseSide) for step in steps):
            return Prompt("")
        if self.instead is not None:
            return self.instead
        return prompts.build_prompt(
            prompts.PromptContext(
                view, seat, self.names[seat], self.carrying, self.commands.is_passing, self.chosen.emit,
                self.commands.let_go, self.commands.put_hand_back, self.carrying.let_drop,
                partial(self.keyboard.use_command, HOLD), self.commands.begin_pass, self.reason,
                self.films.buttons(self.films.choose), self.input.is_by_finger,
                self.carrying.is_turning or self.commands.is_awaiting_place,
            )
        )  # fmt: skip

    @guard
    def _take_refusal_back(self) -> None:
        """What was refused is allowed once the wood has come to rest where it holds."""
        trial = self.landing.trial
        if trial is not None and trial.refusal is None and self.bubble.ruling_shown:
            self.bubble.leave()

    def say_refused(self, why: Refusal) -> None:
        """Say it where the eye is: at the piece in the hand."""
        self.show_frame()  # the bubble keeps clear of what is drawn round the piece
        self.board_scene.add_spot(("hand",)).set_geometry(self.display.place_of_hand(), 8)
        self.marks.say_why(why, ("hand",), self.scenery.hand_areas())
        self.board_scene.removeItem(
            self.board_scene.spots.pop(("hand",))
        )  # only a place for the bubble: the cursor never goes there
