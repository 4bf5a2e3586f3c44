"""The table of Hamsterrolle: the wheel with its pieces, the supplies, and the hand that builds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QHideEvent, QShowEvent

from hamster_table.engine.game import Game
from hamster_table.engine.hamsterrolle import judging
from hamster_table.engine.hamsterrolle.laying import build_at
from hamster_table.engine.hamsterrolle.setup import ChooseSide
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import TakeTurn
from hamster_table.engine.hamsterrolle.window import FURTHEST_PASS, ahead_by, contents, window
from hamster_table.engine.hamsterrolle.words import COMPARTMENTS, CONE, WHEEL, Compartment, Kind, Piece, kind_of
from hamster_table.engine.kernel import Action, Refusal, Seat, State, waiting
from hamster_table.models.guard import guard
from hamster_table.views import hr_names, hr_prompts, phrases
from hamster_table.views.gestures import Gesture, Prompt
from hamster_table.views.hr_grip import Grip
from hamster_table.views.hr_hand import HANDS
from hamster_table.views.hr_marks import Marks
from hamster_table.views.hr_plan import Plan, plan
from hamster_table.views.hr_playback import Playback, RollDance
from hamster_table.views.hr_rim import inner
from hamster_table.views.hr_scene import Scenery, eye_for, window_shown
from hamster_table.views.hr_told import edge_words, mood, note, targets
from hamster_table.views.hr_touch import WheelTouch
from hamster_table.views.hr_tumble import Tumble, is_tumbling
from hamster_table.views.items import Spot
from hamster_table.views.table import TableView
from hamster_table.views.theme import px

EMPTY = QRectF()
LITTLE = 6
"""A table that is higher or lower by so many pixels is planned as before."""


class HamsterrolleTable(WheelTouch, Playback, TableView):
    """The table of Hamsterrolle."""

    seen: Hamsterrolle

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.plan: Plan | None = None
        self.scenery = Scenery(self._board)
        self.grip = Grip(self)
        self.is_passing = False
        self.zoom = 1.0
        self._last_seat: Seat = 0
        self._planned = QSizeF()
        self._interrupted: Hamsterrolle | None = None
        """What tumbled when another page came in front."""
        self.grip.moved.connect(self._show_moment)
        self.grip.changed.connect(self._hand_changed)
        self.grip.ticked.connect(self._show_clock)
        self.grip.wants.connect(self.chosen)
        self.grip.refused.connect(self._say_refused)
        self.tumble = Tumble(self)
        self.tumble.moved.connect(self._show_moment)
        self.tumble.over.connect(self.befell)
        self.tumble.fell.connect(self.show_fall)

    # What is seen

    def show_view(self, view: State, names: Sequence[str], viewer: Seat | None, asked: Seat | None) -> None:
        """Show the state; the hand keeps its piece while its turn goes on."""
        assert isinstance(view, Hamsterrolle)
        if not self.tumble.concerns(view):
            self.end_replay()
            self._follow_wood(view, asked)
        super().show_view(view, names, viewer, asked)

    def _follow_wood(self, view: Hamsterrolle, asked: Seat | None) -> None:
        """The hand has opened, or the wheel has come to rest, or the game is elsewhere."""
        if self.grip.has_chosen and is_tumbling(view):
            worker = self.grip.release_worker()
            moment = self.grip.moment
            self.grip.show(view, None)
            self.grip.moment = moment
            self.tumble.begin(view, worker)
            return
        builds = asked is not None and view.agenda and isinstance(view.agenda[-1], TakeTurn)
        self.grip.show(view, asked if builds else None)
        if self.tumble.is_on:
            self.tumble.come_back(self.grip.moment)

    def brings(self, state: State) -> bool:
        """Whether the wood tells how it ends."""
        assert isinstance(state, Hamsterrolle)
        if not is_tumbling(state):
            return False
        if not self.tumble.concerns(state):
            self.tumble.begin(state, None)
        self.tumble.awaited()
        return True

    @guard
    def hideEvent(self, event: QHideEvent) -> None:
        """Behind another page nothing goes on: the piece goes back, and what tumbles begins anew later."""
        self.grip.stop()
        self._interrupted = self.seen if self.tumble.is_on else None
        self.tumble.stop()
        super().hideEvent(event)

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """What was interrupted begins anew."""
        super().showEvent(event)
        if self._interrupted is not None and is_tumbling(self._interrupted):
            self.brings(self._interrupted)
        self._interrupted = None

    def choreography(self) -> RollDance:
        """How a wheel rolls that is not of wood."""
        return RollDance(self)

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
        self.scenery.lie(self.plan, self.look_through(eye), mood(view))
        self.grip.eye = self.scenery.wheel.eye.place
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
        words = (hr_names.pieces_left(left), hr_names.way_words(self.grip.ways.get(owner, HANDS[0])))
        self.scenery.raise_supplies(self.zoom > 1.0)
        self.scenery.lie_supplies(view, self.plan, self.names, owner, in_hand, words)

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
        self.scenery.show_moment(self.moment, self.marks())
        self._mark_pieces()
        self._show_window()

    def _mark_pieces(self) -> None:
        why = self.grip.why
        wrong = (int(why.facts["piece"]),) if why is not None and "piece" in why.facts else ()
        lit = self.replay.lit if self.replay is not None else self.pointed_at
        self.scenery.wheel.mark(self.grip.piece, wrong, lit)

    def marks(self) -> Marks:
        """What is written round the wheel."""
        if self.tumble.is_on or self.replay is not None:
            return Marks(side=self.seen.side)
        aimed = self.grip.aim
        return Marks(
            targets(self.seen, self.grip, self.is_passing),
            edge_words(aimed),
            aimed is not None and aimed.edge is not None and aimed.short <= 0,
            self.seen.side,
        )

    def _show_window(self) -> None:
        assert self.plan is not None
        aimed = self.grip.aim
        said, is_bad, icon = note(self.seen, self.grip, self._reason)
        compartment = -1 if aimed is None else aimed.compartment
        self.scenery.card.lie(self.plan.window, window_shown(self.seen, compartment, said, is_bad, icon))

    def _show_clock(self) -> None:
        self.scenery.clock.show_time(*self.grip.seconds)

    def _hand_changed(self) -> None:
        if self.plan is None or self.seen is None:
            return
        self._arrange_supplies()
        self._show_moment()
        self.prompt_changed.emit()

    # What one does

    def gestures(self) -> Iterable[Gesture]:
        """Pieces that can be taken, and where the one in the hand can go."""
        if not self.may_build:
            return
        assert self.asked is not None
        if self.grip.carried is None:
            for kind in self.kinds_to_take():
                yield Gesture(None, ("slot", kind), lambda kind=kind: self.take_kind(kind), is_quiet=True)
            for piece in self.pieces_to_pass():
                yield Gesture(None, ("wood", piece), lambda piece=piece: self.take_wood(piece), is_quiet=True)
        for compartment in self.open_compartments():
            yield Gesture(
                None, ("compartment", compartment), lambda here=compartment: self.carry_to(here), is_quiet=True
            )
        yield Gesture(None, ("way",), self.change_way, is_quiet=True)

    def kinds_to_take(self) -> list[Kind]:
        """The kinds that can be built."""
        assert self.asked is not None
        kinds = {kind_of(piece) for piece in self.seen.stock(self.asked) if self.seen.attempt in (-1, piece)}
        return [] if self.is_passing else sorted(kinds)

    def pieces_to_pass(self) -> list[Piece]:
        """The pieces that can be moved ahead instead of building."""
        return [
            piece
            for compartment in self.seen.lowest
            for piece in contents(self.seen, compartment)
            if judging.taken(self.seen, piece) is None
        ]

    def open_compartments(self) -> list[Compartment]:
        """Where the piece in the hand can go."""
        piece = self.grip.piece
        if piece is None:
            return []
        if self.seen.place[piece] != WHEEL:
            return list(window(self.seen))
        start = self.grip.compartment_before(piece)
        return [here for here in range(COMPARTMENTS) if 1 <= ahead_by(start, here) <= FURTHEST_PASS]

    def take_kind(self, kind: Kind) -> None:
        """Take a piece out of the tray, by the keyboard: it is held before the wheel."""
        piece = self.piece_of(kind)
        if piece is not None:
            self.grip.take(piece, 0.0, -inner())
            self.refresh()
            self.announce(self.prompt().what)

    def piece_of(self, kind: Kind) -> Piece | None:
        """The piece of that kind that would be taken."""
        assert self.asked is not None
        stock = [piece for piece in self.seen.stock(self.asked) if kind_of(piece) == kind]
        return self.seen.attempt if self.seen.attempt in stock else next(iter(stock), None)

    def take_wood(self, piece: Piece) -> None:
        """Take a piece of the wheel, to pass it on."""
        pose = self.grip.moment.poses[piece]
        self.grip.take(piece, float(pose[0]), float(pose[2]))
        self.refresh()

    def carry_to(self, compartment: Compartment) -> None:
        """Bring the piece in the hand over a compartment, where it would fit if it fits anywhere."""
        carried = self.grip.carried
        if carried is None or self.asked is None:
            return
        others = {other: self.seen.poses[other] for other in self.seen.in_wheel() if other != carried.piece}
        built = self.seen.place[carried.piece] != WHEEL
        found = build_at(self.seen, self.asked, carried.piece, compartment, others) if built else None
        self.grip.bring(compartment, None if found is None else found.pose)

    def change_way(self) -> None:
        """Play with another kind of hand."""
        way = self.grip.ways.get(self.owner, HANDS[0])
        self.grip.take_way(HANDS[(HANDS.index(way) + 1) % len(HANDS)])
        self.refresh()

    def begin_pass(self, is_passing: bool) -> None:
        """Show what can be moved ahead, or build after all."""
        self.is_passing = is_passing
        self.refresh()

    def let_go(self) -> None:
        """Let go of the piece, or say why it cannot be."""
        why = self.grip.let_go()
        if why is not None:
            self._say_refused(why)

    def put_hand_back(self) -> None:
        """Put the piece back where it was taken."""
        self.grip.put_back()
        self.refresh()

    def why_not(self, piece: object, spot: Spot) -> Refusal | None:
        """Why a piece of the wheel cannot be taken, or nothing can be done with a place of the tray."""
        if not self.may_build or self.grip.carried is not None:
            return None
        match spot:
            case ("wood", wood):
                return judging.taken(self.seen, wood)
            case ("slot", kind) if kind in {kind_of(one) for one in self.seen.stock(self.asked or 0)}:
                return Refusal("HR-48", "another-in-hand", name=judging.name_of(self.seen.attempt))
        return None

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
        return hr_prompts.ask(
            hr_prompts.Asking(
                view, seat, self.names[seat], self.grip, self.is_passing, self._choose, self.let_go,
                self.put_hand_back, self.begin_pass, self._reason,
                self.begin_replay if self.may_replay else None,
            )
        )  # fmt: skip

    def spot_name(self, spot: Spot) -> str:
        """A place in a sentence."""
        return hr_names.spot_name(self.seen, self.names, self.owner, self.grip.way, spot)

    def _choose(self, action: Action) -> None:
        self.chosen.emit(action)

    def _reason(self, refusal: Refusal) -> str:
        return phrases.reason(refusal, self.game.refusals, self.names)

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
