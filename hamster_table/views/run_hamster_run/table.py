"""The table of Run, Hamster, Run!: belt and pit, the own profile sheet, the seats; and what one does there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import CHANCE, Action, Refusal, Seat, State, waiting
from hamster_table.engine.run_hamster_run.actions import PIT, SQUARES, TRAITS, Allocate
from hamster_table.engine.run_hamster_run.deed_bite_throw import ChooseLanding, TakeChip
from hamster_table.engine.run_hamster_run.deed_run import EnterSquare
from hamster_table.engine.run_hamster_run.hat import AnswerTest
from hamster_table.engine.run_hamster_run.round import AllocatePluck, DeclareDeed
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.items.board_model import BoardItem
from hamster_table.models.keys import Command
from hamster_table.models.run_hamster_run.board import Sheet, board, place_of
from hamster_table.models.run_hamster_run.cards import DEED_KEYS, card_items
from hamster_table.models.run_hamster_run.texts import FATIGUE, HAND
from hamster_table.models.texts import translate
from hamster_table.views.art.theme import SEATS, theme
from hamster_table.views.board.board_view import BoardHelp, BoardView
from hamster_table.views.board.event_animator import Teller
from hamster_table.views.board.explanation import Explanation
from hamster_table.views.board.gestures import Gesture, Prompt, offered, refusal_of
from hamster_table.views.board.items import Piece, PiecePlacement, Spot
from hamster_table.views.board.keyboard import Keyboard
from hamster_table.views.board.pointer import Pointer
from hamster_table.views.run_hamster_run import explanations, pieces
from hamster_table.views.run_hamster_run.animation.animator import RunHamsterRunAnimator
from hamster_table.views.run_hamster_run.animation.registry import Performance
from hamster_table.views.run_hamster_run.drawings import profile_sheet
from hamster_table.views.run_hamster_run.drawings.action_cards import ActionCards, card_places
from hamster_table.views.run_hamster_run.drawings.belt import BeltItem
from hamster_table.views.run_hamster_run.drawings.machine import MachineDrawing
from hamster_table.views.run_hamster_run.drawings.profile_sheet import HatDrawing, SheetDrawing, SheetPlan
from hamster_table.views.run_hamster_run.drawings.seat_panels import SeatPanel, pile_places, small_pile_places
from hamster_table.views.run_hamster_run.drawings.stakes import StakesDrawing
from hamster_table.views.run_hamster_run.input import gestures as rhr_gestures
from hamster_table.views.run_hamster_run.input import prompts
from hamster_table.views.run_hamster_run.input.preparing import Preparing
from hamster_table.views.run_hamster_run.input.split_draft import Split, SplitDraft
from hamster_table.views.run_hamster_run.keys import AT_THE_TABLE, STAKES, TAKE_BACK
from hamster_table.views.run_hamster_run.layout import Plan, plan
from hamster_table.views.widgets.keyboard import number_pressed

EMPTY = QRectF()


class RunHamsterRunPointer(Pointer):
    """The mouse puts chips into trays, and shows what is at stake."""

    _table: RunHamsterRunTable

    def __init__(self, table: RunHamsterRunTable) -> None:
        super().__init__(table)
        self._at: Spot | None = None

    def point_at(self, spot: Spot | None) -> None:
        """Over Speed one sees what is at stake."""
        if spot != self._at:
            self._at = spot
            self._table.show_stakes(spot == ("speed",))

    def press_other(self, event: QMouseEvent, spot: Spot | None) -> None:
        """A right click takes a chip out of a tray."""
        if event.button() == Qt.MouseButton.RightButton:
            self.turn_wheel(spot, up=False)

    def turn_wheel(self, spot: Spot | None, up: bool) -> None:
        """While allocating, the wheel puts a chip into the trait under it, or takes one out."""
        trays = [(kind, trait) for kind in ("tray", "less") for trait in TRAITS]
        if self._table.is_splitting and spot in trays:
            self._table.preparing.put_and_show(*((HAND, spot[1]) if up else (spot[1], HAND)))


class RunHamsterRunKeyboard(Keyboard):
    """Keys for splits, deeds and stakes."""

    _table: RunHamsterRunTable
    own_commands = AT_THE_TABLE

    def use_key(self, event: QKeyEvent) -> bool:
        """While splitting 1, 2, 3 put a chip into a trait; the rest are commands."""
        if self._table.is_splitting and (number := number_pressed(event)) in ("1", "2", "3"):
            self._table.preparing.put_and_show(HAND, TRAITS[int(number) - 1])
            return True
        return super().use_key(event)

    def use_command(self, command: Command) -> bool:
        """Choose a deed, show what is at stake, or while splitting take back the last chip."""
        table = self._table
        if command is STAKES:
            table.show_stakes(None)
            return True
        deed = next((deed for deed, its in DEED_KEYS.items() if its is command), None)
        if deed is not None and table.is_choosing_deed:
            table.hand.drop(None, ("deed", deed))
            return True
        return command is TAKE_BACK and table.is_splitting and table.preparing.take_back()


class RunHamsterRunHelp(BoardHelp):
    """What hints and explanations ask of this table."""

    _table: RunHamsterRunTable

    def explanations(self) -> Sequence[Explanation]:
        """The pit, and the speed of the belt."""
        table = self._table
        if table.plan is None or table.asked is None:
            return []
        places = table.plan.pit, table.machine.front.speed_place()
        return [*explanations.explanations(table.seen, table.asked, *places)]

    def prepared(self) -> Action | None:
        """The pluck as it is split on the sheet."""
        return Allocate(**self._table.draft.chips) if self._table.is_splitting else None


class RunHamsterRunTable(BoardView):
    """The table of Run, Hamster, Run!."""

    seen: RunHamsterRun
    nobody_won = "alligator"
    pointer_kind, keyboard_kind = RunHamsterRunPointer, RunHamsterRunKeyboard

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.plan: Plan | None = None
        self.draft = SplitDraft()
        self.preparing = Preparing(self)
        self.help = RunHamsterRunHelp(self)
        self.belt = BeltItem()
        self.machine = MachineDrawing()
        self._sheet = SheetDrawing()
        self.hat = HatDrawing()
        self._stakes = StakesDrawing()
        self._cards = ActionCards(self.board_scene)
        self._panels: list[SeatPanel] = []
        self.sheet_places: SheetPlan | None = None
        self._last_seat: Seat = 0
        for drawing in (self.machine, self.belt, self.belt.badge, self._sheet, self.hat, self._stakes):
            self.board_scene.addItem(drawing)

    # What is seen

    def show_view(self, view: State, names: Sequence[str], viewer: Seat | None, asked: Seat | None) -> None:
        """Show the state; remember how pluck was split, for the next round."""
        assert isinstance(view, RunHamsterRun)
        self._stakes.setVisible(False)
        self.draft.remember(view)
        super().show_view(view, names, viewer, asked)

    @property
    def sheet_seat(self) -> Seat:
        """Whose sheet lies on the table: the asked person's, else the viewer's, else that of whose turn it is."""
        turn = waiting(self.seen)
        if self.asked is not None:
            self._last_seat = self.asked
        elif self.viewer is not None:
            self._last_seat = self.viewer
        elif len(turn) == 1 and turn[0] >= 0:
            self._last_seat = turn[0]
        return self._last_seat if self._last_seat < self.seen.seats else 0

    @property
    def is_splitting(self) -> bool:
        """Whether the asked person is allocating pluck."""
        step = self.seen.step
        return isinstance(step, AllocatePluck) and self.asked in waiting(self.seen)

    @property
    def is_choosing_deed(self) -> bool:
        """Whether the asked person chooses one of the four deeds, to declare it or to change to it."""
        step = self.seen.step
        if self.asked is None or self.asked not in waiting(self.seen):
            return False
        return isinstance(step, DeclareDeed) or (self.preparing.is_changing and self.preparing.deed is None)

    @property
    def piles(self) -> Split:
        """The chips on the sheet: as drafted, as sealed, or as they lie."""
        view, owner = self.seen, self.sheet_seat
        split = {trait: view.trait(trait)[owner] for trait in TRAITS}
        sealed = view.sealed.get(owner) if self.viewer == owner else None
        if self.is_splitting:
            split = dict(self.draft.chips)
        elif isinstance(sealed, Allocate):
            split = {trait: getattr(sealed, trait) for trait in TRAITS}
        # While allocating, all chips are still in the hand by the rules, drafted or sealed as they may be.
        hand = max(0, view.hand[owner] - sum(split.values())) if view.hand[owner] else 0
        return {**split, FATIGUE: view.fatigue[owner], HAND: hand}

    def forget_draft(self) -> None:
        """Begin anew with splitting, paying and changing."""
        self.preparing.forget()

    def board_items(self) -> tuple[BoardItem, ...]:
        """The board, the draft of the asked person on the sheet."""
        is_own = self.sheet_seat in (self.asked, self.viewer)
        sheet = Sheet(self.sheet_seat, is_own, self.piles, self.is_splitting)
        items = board(self.seen, self.names, self.asked, sheet)
        if self.asked is None or not self.is_choosing_deed:
            return items
        return (*items, card_items(self.seen, self.names, self.asked, self.preparing.is_changing))

    def event_animator(self) -> RunHamsterRunAnimator:
        """How the next events are seen."""
        return Performance(self)

    def tellers(self) -> Sequence[Teller]:
        """The panels, the sheet, the front of the machine and the badge of the star strip."""
        return (*self._panels, self._sheet, self.machine.front, self.belt.badge)

    # Where everything lies

    def arrange(self, size: QSizeF) -> None:
        """Lay machine, sheet and panels out, and the spots on them."""
        view = self.seen
        self.plan = plan(size, view.seats)
        self.sheet_places = profile_sheet.sheet_plan(self.plan, self.is_splitting)
        self.machine.set_geometry(self.plan, self.board_model.shown(("pit",)))
        self.belt.set_geometry(self.plan, self.board_model.shown(("belt",)))
        self._arrange_panels(self.plan)
        for square in range(SQUARES):
            self.board_scene.add_spot(("square", square)).set_geometry(self.plan.square(square), ground=theme().belt2)
        self.board_scene.add_spot(("pit",)).set_geometry(self.plan.pit, 12)
        self.board_scene.add_spot(("speed",)).set_geometry(self.machine.front.speed_place(), 12, on_card=True)
        self._stakes.set_geometry(self.plan, self.board_model.shown(("speed",)))
        self._arrange_hamster_spots(self.plan)
        self._arrange_sheet_spots(self.sheet_places)

    def _arrange_panels(self, at: Plan) -> None:
        view = self.seen
        while len(self._panels) > view.seats:
            self.board_scene.removeItem(self._panels.pop())
        while len(self._panels) < view.seats:
            self._panels.append(SeatPanel())
            self.board_scene.addItem(self._panels[-1])
        for seat, (panel, area) in enumerate(zip(self._panels, at.seats, strict=True)):
            panel.set_geometry(area, self.board_model.shown(("seat", seat)), at.is_small)
            self.board_scene.add_spot(("seat", seat)).set_geometry(area, 12, on_card=True)
            places = small_pile_places(area) if at.is_small else pile_places(area)
            # The fourth pile is Fatigue, from which nobody takes a chip here.
            for trait, place in zip(TRAITS, places, strict=False):
                self.board_scene.add_spot(("pile", seat, trait)).set_geometry(
                    place.adjusted(-3, -3, 3, 3), 8, on_card=True
                )

    def _arrange_hamster_spots(self, at: Plan) -> None:
        """Hamsters that are not on the belt are spots too: one can be bitten in the pit."""
        pit, _ = pieces.pit_places(self.board_model, at)
        side = at.side * 0.96
        for seat in range(self.seen.seats):
            middle = pit.get(("hamster", seat))
            here = EMPTY if middle is None else QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            in_pit = self.seen.where[seat] == PIT
            self.board_scene.add_spot(("swimmer", seat)).set_geometry(here if in_pit else EMPTY)
            # `pit_places` also has the bibs of those who were eaten.
            self.board_scene.add_spot(("bib", seat)).set_geometry(EMPTY if in_pit else here)
            bench = self._bench().get(seat)
            box = EMPTY if bench is None else QRectF(bench.x() - side / 2, bench.y() - side * 0.6, side, side)
            self.board_scene.add_spot(("bench", seat)).set_geometry(box, on_card=True)

    def _arrange_sheet_spots(self, at: SheetPlan) -> None:
        splitting, choosing = self.is_splitting, self.is_choosing_deed
        for pile, tray in at.trays.items():
            place = EMPTY if choosing else tray.adjusted(-2, -2, 2, 2)
            self.board_scene.add_spot(("tray", pile)).set_geometry(place, 12, on_card=True)
        self.board_scene.add_spot(("tray", HAND)).set_geometry(at.hand if splitting else EMPTY, 10, on_card=True)
        for trait in TRAITS:
            less = at.less(trait).adjusted(-5, -5, 5, 5) if splitting else EMPTY
            self.board_scene.add_spot(("less", trait)).set_geometry(less, less.height() / 2, on_card=True)
        self.board_scene.add_spot(("hat",)).set_geometry(EMPTY if choosing else at.hat, 12, on_card=True)
        assert self.plan is not None
        for deed, card in card_places(self.plan).items():
            self.board_scene.add_spot(("deed", deed)).set_geometry(card if choosing else EMPTY, 14, on_card=True)

    def _bench(self) -> dict[Seat, QPointF]:
        """Where hamsters wait for the belt."""
        assert self.plan is not None and self.sheet_places is not None
        return pieces.bench_places(self.seen, self.plan, self.sheet_places, self.sheet_seat)

    def piece_placements(self) -> dict[Piece, PiecePlacement]:
        """Hamsters, alligators and the chips of the sheet."""
        assert self.plan is not None and self.sheet_places is not None
        pit, hidden = pieces.pit_places(self.board_model, self.plan)
        return {
            **pieces.alligators(self.plan, pit, hidden),
            **pieces.hamsters(self.board_model, self.plan, pit, self._bench()),
            **({} if self.is_choosing_deed else pieces.chips(self.board_model, self.sheet_places)),
        }

    def show_board(self) -> None:
        """Show what the model holds now; the sheet shows the draft."""
        assert self.plan is not None and self.sheet_places is not None
        self._sheet.set_geometry(self.plan, self.sheet_places, self.board_model.shown(("sheet",)))
        self.hat.set_geometry(self.sheet_places)
        # The cards lie where the sheet is; its chips are on the panel too.
        choosing = self.is_choosing_deed
        self._cards.arrange(self.plan, self.board_model, choosing)
        self._sheet.setVisible(not choosing)
        self.hat.setVisible(not choosing)
        super().show_board()

    # What one does

    def gestures(self) -> Iterable[Gesture]:
        """What the asked person can do with hamsters and chips."""
        assert self.asked is not None
        if self.is_splitting:
            return rhr_gestures.splitting(self.draft.chips, self.piles[HAND], self.preparing.put)
        # Another deed is picked by its card; a drop would carry out the one that was declared.
        if self.is_choosing_deed:
            take = self.preparing.take_deed if self.preparing.is_changing else None
            return rhr_gestures.choosing_deed(self.seen, self.asked, take)
        choices = offered(self.seen, self.asked)
        return rhr_gestures.gestures(self.seen, self.asked, choices, self.preparing.way, self.preparing.deed)

    def drop_refusal(self, piece: Piece | None, spot: Spot) -> Refusal | None:
        """What the rules say against putting the hamster or the chip there."""
        assert self.asked is not None
        action = rhr_gestures.attempt(self.seen, self.asked, spot, self.preparing.deed, self.preparing.way)
        return refusal_of(self.seen, self.asked, action)

    def spot_tip(self, spot: Spot) -> str:
        """What is not written or drawn there already."""
        return self.board_model.tip(spot)

    def prompt(self) -> Prompt:
        """What the asked person is asked; empty when nobody is."""
        view, seat = self.seen, self.asked
        if view is None or seat is None or seat not in waiting(view):
            return Prompt("")
        asking = prompts.PromptContext(view, seat, list(self.names), offered(view, seat), self.chosen.emit, self.reason)
        return prompts.build_prompt(asking, self.preparing)

    def meanwhile(self, view: RunHamsterRun) -> tuple[str, str]:
        """What chance does: it draws from the HAT."""
        return (prompts.meanwhile(), "") if waiting(view) == (CHANCE,) else ("", "")

    def spot_annotations(self) -> list[tuple[Spot, str]]:
        """The odds of the test that somebody is challenged to, or what the one that is won comes to."""
        view, seat = self.seen, self.asked
        step = view.step
        if seat is None:
            return []
        if isinstance(step, AnswerTest):
            other = step.initiator
            name = rhr_gestures.test_name(view.declared[other])
            odds = rhr_gestures.odds_words(view.mettle[other], view.mettle[seat])
            return [(place_of(view, other), f"{name}\n{odds}")]
        if isinstance(step, EnterSquare | TakeChip | ChooseLanding):
            name = rhr_gestures.test_name(view.declared[seat])
            won = translate("RunHamsterRun", "{name} wins the test").format(name=self.names[seat])
            return [(place_of(view, step.target), f"{name}\n{won}")]
        return []

    def active_colour(self) -> QColor:
        """The colour of the hamster in question."""
        ready = self.hand.held or self.hand.ready_piece()
        return SEATS[ready[1]].fill if ready is not None and ready[0] == "hamster" else super().active_colour()

    def show_stakes(self, is_shown: bool | None) -> None:
        """Show where the belt takes everybody, or no longer; None: the other way round."""
        is_shown = not self._stakes.isVisible() if is_shown is None else is_shown
        self._stakes.setVisible(is_shown and bool(self.seen.round))
        if self._stakes.isVisible():
            self.announce(self.board_model.sentence(("speed",)))

    def story_room(self) -> QRectF:
        """Under the panels of a large table."""
        if self.seen is None or self.size().isEmpty():
            return EMPTY
        return plan(QSizeF(self.size()), self.seen.seats).story

    def keys(self) -> list[tuple[str, str]]:
        """The keys that stay as they are."""
        return [("1–3", translate("RunHamsterRun", "choose a trait"))]
