"""The table of Hamsterrolle: the wheel with its pieces, the supplies, and the hand that builds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF
from PySide6.QtGui import QCloseEvent, QFocusEvent

from hamster_table import paths
from hamster_table.engine.game import Game
from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, CONE, WHEEL, kind_of
from hamster_table.engine.hamsterrolle.recordings.store import Films
from hamster_table.engine.hamsterrolle.setup import ChooseSide
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import RestInTurn, TakeTurn
from hamster_table.engine.kernel import Action, Event, Refusal, Seat, State, waiting
from hamster_table.engine.storage.annotations import ClockStood
from hamster_table.models.chance_source import ChanceSource
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.live_tumble import LiveTumble, can_simulate
from hamster_table.models.seat_control import PERSON
from hamster_table.views.art.theme import px
from hamster_table.views.board.board_view import TableView
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.board.items import Spot
from hamster_table.views.hamsterrolle import prompts, spot_descriptions
from hamster_table.views.hamsterrolle.animation.animator import WheelDance
from hamster_table.views.hamsterrolle.animation.playback import Playback
from hamster_table.views.hamsterrolle.animation.tumble_player import TumblePlayer
from hamster_table.views.hamsterrolle.countdown import TurnClock
from hamster_table.views.hamsterrolle.drawings.wheel_overlay import Marks
from hamster_table.views.hamsterrolle.input.carry_controller import Grip
from hamster_table.views.hamsterrolle.input.commands import Deeds
from hamster_table.views.hamsterrolle.input.mouse_keyboard import WheelTouch
from hamster_table.views.hamsterrolle.layout import Plan, plan
from hamster_table.views.hamsterrolle.placement_hints import marks, note
from hamster_table.views.hamsterrolle.scenery import Scenery, eye_for, window_shown
from hamster_table.views.hamsterrolle.watcher_mood import Mood
from hamster_table.views.text import messages

EMPTY = QRectF()
LITTLE = 6
"""A table that is higher or lower by so many pixels is planned as before."""


class HamsterrolleTable(WheelTouch, Deeds, Playback, TableView):
    """The table of Hamsterrolle."""

    seen: Hamsterrolle
    habits: dict[str, str]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.plan: Plan | None = None
        self.scenery = Scenery(self._board)
        self.clock = TurnClock(self)
        self.present, self._empty_hand = Grip(self, self.clock), Grip(self, self.clock)
        self.grip = self.present
        """The hand that is shown: that of now, or the empty one of an earlier moment."""
        self.zoom = 1.0
        self._last_seat: Seat = 0
        self._planned = QSizeF()
        self.present.moved.connect(self._show_moment)
        self.present.changed.connect(self._hand_changed)
        self.clock.ticked.connect(self._show_clock)
        self.present.acting.connect(self.present_wanted)
        self.present.wants.connect(self.chosen)
        self.present.refused.connect(self._say_refused)
        self.tumble = TumblePlayer(self)
        self.tumble.moved.connect(self._show_moment)
        self.films, self.habits, self.cupboard = {}, {}, Films(paths.films_folder())
        self.tumble.fell.connect(self.show_fall)
        self.mood = Mood(self)
        self.mood.changed.connect(self._show_mood)
        for falls in (self.tumble.fell, self.present.fell):
            falls.connect(self.mood.see_fall)
        self.present.fell.connect(self.show_fall)
        self.present.troubled.connect(self.say_physics_failed)

    def follow_chance(self, source: ChanceSource) -> None:
        """Show how the wood of this match tumbles, and keep its films."""
        assert isinstance(source, LiveTumble)
        self.tumble.follow(source)
        source.begun.connect(self._show_moment)
        source.cancelled.connect(self._show_moment)
        source.result.connect(self.keep_film)
        source.troubled.connect(self.say_physics_failed)
        source.lost.connect(self.say_physics_gave_up)

    # What is seen

    def show_view(self, view: State, names: Sequence[str], viewer: Seat | None, asked: Seat | None) -> None:
        """Show the state; the hand keeps its piece while its turn goes on."""
        assert isinstance(view, Hamsterrolle)
        self.grip = self._empty_hand if self.is_past else self.present
        if not self.is_past:
            self._show_turn(view)
        if not self.tumble.is_at(self.at):
            self.end_replay()
            self.mood.see_rest()
            self._follow_wood(view, asked)
        super().show_view(view, names, viewer, asked)
        if asked is not None:
            self.grip.way = self.way_of(asked)

    def _follow_wood(self, view: Hamsterrolle, asked: Seat | None) -> None:
        """The hand has opened, or the wheel has come to rest, or the game is elsewhere."""
        if self.grip.has_chosen and can_simulate(view):
            self._open_hand(view)
            return
        builds = asked is not None and view.agenda and isinstance(view.agenda[-1], TakeTurn)
        self.grip.show(view, asked if builds else None)
        if self.tumble.is_on:
            self.tumble.recentre(self.grip.moment)

    def _open_hand(self, view: Hamsterrolle) -> None:
        """The wood goes on by itself from where the hand has let go, or has drawn back."""
        if isinstance(view.agenda[-1], RestInTurn):
            self.grip.show(view, None)
            return
        worker, moment = self.grip.release_worker(), self.grip.moment
        self.grip.show(view, None)
        self.grip.moment = moment
        if worker is not None and self.tumble.live is not None and self.isVisible():
            self.tumble.live.offer(self.at, worker)
        elif worker is not None:
            worker.stop()

    def _show_turn(self, view: Hamsterrolle) -> None:
        """The clock is that of this turn."""
        whole = view.clocks[view.builder] if view.turn else 0
        self.clock.show_turn(view.turn, whole, bool(view.agenda) and isinstance(view.agenda[-1], TakeTurn))

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
        """How long the clock of this turn has run."""
        turn, seconds = self.clock.stood
        return ClockStood(turn, round(10 * seconds)) if turn and seconds else None

    def recall(self, note: Event) -> None:
        """The clock goes on from where it stood when the game was left."""
        if isinstance(note, ClockStood):
            self.clock.go_on_from(note.turn, note.tenths / 10)

    def leave(self) -> None:
        """The piece is put back, and the wheel stays as it is."""
        if self.present.carried is not None:
            self.present.put_back()
        self.present.stop()
        self.clock.pause("left", True)

    def hold(self, is_held: bool) -> None:
        """The clock stands still while the game is held."""
        self.clock.pause("held", is_held)

    def choice_refused(self) -> None:
        """The hand goes on with its piece."""
        self.present.go_on()

    def meanwhile(self) -> tuple[str, str]:
        """What the wheel does."""
        state = self.seen if self.coming is None else self.coming
        return prompts.meanwhile(state, self.names, self.tumble.fallen, self.acted_piece)

    def keys(self) -> list[tuple[str, str]]:
        """The keys of the hand, the eye and the replay."""
        return spot_descriptions.keys()

    def choreography(self) -> WheelDance:
        """How hands of others build, and how a wheel rolls that is not of wood."""
        return WheelDance(self)

    def forget_draft(self) -> None:
        """Begin anew with passing."""
        self.is_passing = False

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
        step = self.seen.agenda[-1] if self.seen is not None and self.seen.agenda else None
        return self.asked is not None and isinstance(step, TakeTurn) and self.asked in waiting(self.seen)

    # Where everything lies

    def arrange(self, size: QSizeF) -> None:
        """Lay wheel, tray and panels out, and the spots on them."""
        view = self.seen
        has_cone = any(view.place[piece] >= 0 for piece in range(len(view.place)) if kind_of(piece) == CONE)
        self.plan = plan(self._steady(size), view.seats, has_cone)
        eye = eye_for(self.plan, view.side)
        self.scenery.lie(self.plan, self.look_through(eye), self.mood.now)
        self.present.eye = self._empty_hand.eye = self.scenery.wheel.eye.place
        for kind, slot in enumerate(self.plan.slots):
            self.add_spot(("slot", kind)).lie(slot, 10, on_card=False)
        for seat in range(view.seats):
            self.add_spot(("seat", seat)).lie(self.plan.seats[seat], 12, on_card=True)
        self.add_spot(("window",)).lie(self.plan.window, 12, on_card=True)
        self.add_spot(("clock",)).lie(self.plan.clock if view.clocks[max(0, view.builder)] else EMPTY, 60)
        tray = self.plan.tray
        self.add_spot(("way",)).lie(QRectF(tray.left() + 14, tray.bottom() - px(36), px(168), px(26)), 8)

    def _steady(self, size: QSizeF) -> QSizeF:
        """The size for which to plan: the bar under the table grows and shrinks a little, the wheel stands still."""
        before = self._planned
        if before.width() != size.width() or abs(before.height() - size.height()) > LITTLE:
            self._planned = size
        return self._planned

    def refresh(self) -> None:
        """The supplies show what is in the hand, the wheel its moment."""
        self._arrange_supplies()
        self._show_moment()
        self._arrange_wheel_spots()
        self._show_clock()
        super().refresh()

    def _arrange_supplies(self) -> None:
        assert self.plan is not None
        view, owner, piece = self.seen, self.owner, self.grip.piece
        in_hand = -1 if piece is None or view.place[piece] == WHEEL else kind_of(piece)
        left = len(view.supply(owner))
        words = (
            spot_descriptions.pieces_left(left),
            spot_descriptions.hand_words(self.kind_of_player(owner), self.way_of(owner)),
        )
        self.scenery.raise_supplies(self.zoom > 1.0)
        computers = [spot_descriptions.computer_hand(self.kind_of_player(seat)) for seat in range(view.seats)]
        self.scenery.lie_supplies(view, self.plan, self.names, owner, in_hand, words, computers)

    def kind_of_player(self, seat: Seat) -> str:
        """Who sits there: "person", or a computer player."""
        return self.kinds[seat] if seat < len(self.kinds) else PERSON

    def _arrange_wheel_spots(self) -> None:
        """Compartments and pieces are spots too: for the keyboard, and for those who listen."""
        for compartment in range(COMPARTMENTS):
            area = self.scenery.compartment_area(compartment)
            self.add_spot(("compartment", compartment)).lie(area, area.width() / 2)
        for piece in range(len(self.seen.place)):
            area = self.scenery.wheel.area_of(piece) if piece in self.seen.in_wheel() else EMPTY
            if not area.isEmpty() or ("wood", piece) in self.spots:
                self.add_spot(("wood", piece)).lie(area, 6)

    def _show_moment(self) -> None:
        """The wheel as it is in the hand, with what is written round it."""
        if self.plan is None:
            return
        self.mood.watch(self.tumble.moment if self.tumble.is_on else None)
        self.scenery.wheel.live(self.tumble.is_on and self.replay is None)
        self.scenery.show_moment(self.moment, self.marks())
        self._mark_pieces()
        self._show_window()

    def _mark_pieces(self) -> None:
        why = self.grip.why
        wrong = (int(why.facts["piece"]),) if why is not None and "piece" in why.facts else ()
        lit = [piece for piece in (self.pointed_at,) if piece is not None]
        if self.replay is not None:
            lit = [piece for piece in (self.replay.lit,) if piece is not None]
        elif self.is_passing and self.may_build and self.grip.carried is None:
            lit = self.pieces_to_pass()
        held = self.grip.piece if self.acted is None else self.acted_piece
        self.scenery.wheel.mark(held, wrong, lit, self.seen.builder if self.acted_piece is not None else None)

    def marks(self) -> Marks:
        """What is written round the wheel."""
        if self.tumble.is_on or self.replay is not None:
            return Marks(side=self.seen.side)
        room = QRectF(self.viewport().rect()).adjusted(4, 4, -4, -4)
        if self.plan is not None:
            room.setBottom(self.plan.tray.top())
        return marks(self.seen, self.grip, self.is_passing, room)

    def _show_window(self) -> None:
        assert self.plan is not None
        aimed = self.grip.aim
        said, is_bad, icon = note(self.seen, self.grip, self._reason)
        compartment = -1 if aimed is None else aimed.compartment
        self.scenery.card.lie(self.plan.window, window_shown(self.seen, compartment, said, is_bad, icon))

    def _show_mood(self) -> None:
        if self.plan is not None:
            self.scenery.watcher.lie(self.plan.watcher, self.mood.now)

    def _show_clock(self) -> None:
        self.scenery.clock.show_time(*self.present.seconds)

    def _hand_changed(self) -> None:
        if self.plan is None or self.seen is None:
            return
        self._arrange_supplies()
        self._show_moment()
        self.prompt_changed.emit()

    # What is said

    def prompt(self) -> Prompt:
        """What the asked person is asked."""
        if self.replay is not None:
            return self.replay_prompt()
        view, seat = self.seen, self.asked
        if view is None or seat is None or seat not in waiting(view):
            return Prompt("")
        step = view.agenda[-1]
        if not isinstance(step, TakeTurn | ChooseSide):
            return Prompt("")
        return prompts.ask(
            prompts.Asking(
                view, seat, self.names[seat], self.grip, self.is_passing, self._choose, self.let_go,
                self.put_hand_back, self.begin_pass, self._reason, self._uses_keys,
                self.begin_replay if self.may_replay else None,
            )
        )  # fmt: skip

    def spot_name(self, spot: Spot) -> str:
        """A place in a sentence."""
        return spot_descriptions.spot_name(self.seen, self.names, self.owner, self.grip.way, spot)

    def _choose(self, action: Action) -> None:
        self.chosen.emit(action)

    def _reason(self, refusal: Refusal) -> str:
        return messages.reason(refusal, self.game.refusals, self.names)

    def _say_refused(self, why: Refusal) -> None:
        """Say it where the eye is: at the piece in the hand."""
        piece = self.grip.piece
        area = EMPTY if piece is None else self.scenery.wheel.area_of(piece)
        if area.isEmpty():
            area = QRectF(self.plan.hub - QPointF(2, 2), QSizeF(4, 4)) if self.plan is not None else QRectF(0, 0, 4, 4)
        self.add_spot(("hand",)).lie(area, 8)
        self.say_why(why, ("hand",))
        self.spots.pop(("hand",)).setVisible(False)
        self._mark_pieces()
