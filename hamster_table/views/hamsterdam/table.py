"""The table of Hamsterdam: all dams side by side, what belongs to all, and what one does there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent

from hamster_table.engine.game import Game
from hamster_table.engine.hamsterdam.actions import CARDS, SPINSTER, Hamster, PutHamster, Use
from hamster_table.engine.hamsterdam.movement import Move
from hamster_table.engine.hamsterdam.redeployment import Redeploy
from hamster_table.engine.hamsterdam.specials.registry import ability_of
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import CHANCE, Action, Refusal, Seat, State, refusal, waiting
from hamster_table.models.guard import guard
from hamster_table.models.hamsterdam import drafts
from hamster_table.models.hamsterdam.board import Looker, board
from hamster_table.models.hamsterdam.crowd import CrowdRecord
from hamster_table.models.hamsterdam.drafts import any_draft, restore_deployment
from hamster_table.models.hamsterdam.shown import roller_of
from hamster_table.models.items.board_model import BoardItem
from hamster_table.models.keys import Command
from hamster_table.models.texts import translate
from hamster_table.views.board import hand_speech
from hamster_table.views.board.board_view import BoardHelp, BoardView
from hamster_table.views.board.event_animator import Teller
from hamster_table.views.board.explanation import Explanation
from hamster_table.views.board.gestures import Gesture, Prompt, offered, refusal_of
from hamster_table.views.board.items import Piece, PiecePlacement, Spot, SpotItem
from hamster_table.views.board.keyboard import Keyboard
from hamster_table.views.hamsterdam import explanations, pieces
from hamster_table.views.hamsterdam.animation.animator import HamsterdamAnimator
from hamster_table.views.hamsterdam.animation.registry import Performance
from hamster_table.views.hamsterdam.drawings.cards import CardSpot
from hamster_table.views.hamsterdam.enlarged_dam import DamLens
from hamster_table.views.hamsterdam.input import draft_gestures, draft_prompts, prompts
from hamster_table.views.hamsterdam.input import gestures as hd_gestures
from hamster_table.views.hamsterdam.input.choosing import Choosing
from hamster_table.views.hamsterdam.input.dice_hand import DiceHand
from hamster_table.views.hamsterdam.input.gestures import TurnContext
from hamster_table.views.hamsterdam.input.hand import HamsterdamHand
from hamster_table.views.hamsterdam.input.notes import Notes
from hamster_table.views.hamsterdam.input.picked import Picked
from hamster_table.views.hamsterdam.input.pointer import HamsterdamPointer
from hamster_table.views.hamsterdam.keys import AT_THE_TABLE, ENLARGE, FAN_OUT, FEWER, MORE, WORDING
from hamster_table.views.hamsterdam.layout import Plan, plan
from hamster_table.views.hamsterdam.pulse import Pulse
from hamster_table.views.hamsterdam.scenery import Scenery
from hamster_table.views.hamsterdam.special_lists import offer_middle, offer_side
from hamster_table.views.hamsterdam.spots import EMPTY, ROUND, spot_areas
from hamster_table.views.hamsterdam.stack_fan import StackFan

GHOST = 0.62
"""The opacity of what is prepared but not chosen."""


class HamsterdamHelp(BoardHelp):
    """What hints, lessons and explanations ask of this table."""

    _table: HamsterdamTable

    def explanations(self) -> Sequence[Explanation]:
        """The dots on the cards, and the marks of breaches."""
        table = self._table
        return [] if table.plan is None else [*explanations.explanations(table.seen, table.plan)]

    def question(self, view: State) -> State | None:
        """In a redeployment what is prepared is as good as done: a hint speaks of the next hamster."""
        draft = self._table.draft
        return draft.question() if isinstance(draft, drafts.RedeployDraft) and self._table.asked is not None else view

    def prepared(self) -> Action | None:
        """What is passed, lined up, kept or deployed; a redeployment is made of choices of their own."""
        draft = self._table.draft
        if draft is None or self._table.asked is None or isinstance(draft, drafts.RedeployDraft):
            return None
        return draft.action()


class HamsterdamKeyboard(Keyboard):
    """Keys for stacks, notes and the enlarged dam."""

    _table: HamsterdamTable
    own_commands = AT_THE_TABLE

    def wants(self, event: QKeyEvent) -> bool:
        """Escape makes an enlarged dam small again before it is for anything else."""
        return (event.key() == Qt.Key.Key_Escape and self._table.lens.seat is not None) or super().wants(event)

    def press(self, event: QKeyEvent) -> None:
        """Escape makes an enlarged dam small again."""
        table = self._table
        if event.key() == Qt.Key.Key_Escape and table.lens.seat is not None and table.hand.held is None:
            table.lens.close()
        else:
            super().press(event)

    def use_command(self, command: Command) -> bool:
        """Fan out the stack under the cursor, open the rules of the special there, let a dam grow. While deploying:
        one hamster more or less on the card there."""
        table, at = self._table, self._table.spot_cursor.spot
        if command is ENLARGE:
            return table.lens.toggle_at(at)
        if command is WORDING and table.notes.spot is not None:
            table.notes.open_wording()
            return True
        if command is FAN_OUT and at is not None and at[0] == "card":
            table.fan.toggle(at[1])
            return True
        return command in (MORE, FEWER) and at is not None and table.change_count(at, command is MORE)


class HamsterdamTable(BoardView):
    """The table of Hamsterdam."""

    seen: Hamsterdam
    pointer: HamsterdamPointer
    chance: DiceHand
    hand_kind, pointer_kind, keyboard_kind = HamsterdamHand, HamsterdamPointer, HamsterdamKeyboard

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.plan: Plan | None = None
        self.draft: drafts.Draft | None = None
        """What is prepared."""
        self.scenery = Scenery(self.board_scene)
        self.chance = DiceHand(self)
        self.help = HamsterdamHelp(self)
        self.crowds = CrowdRecord()
        """Who of the ordinary hamsters was where at each moment."""
        self.crowd = self.crowds.now
        """Who of them is where on the board, what is prepared included."""
        self.is_animated = False
        """Whether the view that is shown is a frame of an animation, whose events have been told one by one."""
        self.pulse = Pulse(self)
        self.fan = StackFan(self)
        self.notes = Notes(self)
        self.lens = DamLens(self, self)
        self.choosing = Choosing(self)
        self.picked = Picked(self.refresh)
        self._last_seat: Seat = 0
        self._counts = pieces.StackCounts(self.board_scene.pieces)
        self.cursor_moved.connect(self._cursor_moved)

    def go_on_from(self, old: HamsterdamTable) -> None:
        """Where hamsters stood is known here too."""
        super().go_on_from(old)
        self.crowds = old.crowds
        self.choosing.last_deployments, self._last_seat = old.choosing.last_deployments, old._last_seat

    # What is seen

    def show_view(self, view: State, names: Sequence[str], viewer: Seat | None, asked: Seat | None) -> None:
        """Show the state; what was told of the one before is over."""
        assert isinstance(view, Hamsterdam)
        self.pulse.stop()
        self.notes.show(None)
        self.fan.show(None)
        if not self.is_animated:
            self.crowds.show(None if self.story is None else self.story(), self.at, view)
        self.choosing.show_asked(asked)
        is_new = asked is not None and (asked, view) != (self.asked, self.seen)
        super().show_view(view, names, viewer, asked)
        # Those who can be moved swell for a while, as the question begins.
        if is_new and isinstance(self.seen.step, Move):
            self.pulse.start([self.board_scene.pieces[piece] for piece in self.hand.movable_pieces()])

    @property
    def state(self) -> Hamsterdam:
        """What is shown: the state with what is prepared."""
        return self.seen if self.draft is None else self.draft.shown()

    @property
    def owner(self) -> Seat:
        """Whose dam lies at the bottom: the asked person's, else the viewer's, else that of who is to roll, else as
        before."""
        seats = (seat for seat in (self.asked, self.viewer, self.chance.roller) if seat is not None)
        self._last_seat = next(seats, self._last_seat)
        return self._last_seat if self._last_seat < self.seen.seats else 0

    @property
    def now(self) -> TurnContext:
        """The question, and what has been picked for its answer."""
        seat = self.asked if self.asked is not None else 0
        actions = offered(self.seen, self.asked)
        return TurnContext(
            self.seen, seat, actions, self.picked.ability, self.picked.clears_water, self.picked.pick, self.crowd
        )

    def forget_draft(self) -> None:
        """Forget what was prepared and picked; a new draft is made when the board is shown."""
        self.draft = None
        self.picked.forget()
        self.choosing.forget()

    def _make_draft(self) -> None:
        """A draft for the step at hand; what this seat has sealed is shown as it was."""
        view = self.seen
        seat = self.asked if self.asked is not None else self.viewer
        step = view.step
        if self.draft is not None or step is None or seat is None or seat not in step.seats:
            return
        # Awaited, but nobody may choose for it at this screen now: nothing is sealed that could be shown.
        if seat in waiting(view) and self.asked is None:
            return
        self.draft = any_draft(step, view, seat)
        if isinstance(self.draft, drafts.RedeployDraft):
            # Sent one by one, and the table is shown anew after each: those to come stay where they were put.
            for action in self.choosing.queue:
                if isinstance(action, PutHamster):
                    self.draft.put(action.hamster, action.spot, 1, action.swims)

    def event_animator(self) -> HamsterdamAnimator | None:
        """How the next events are seen; what was prepared stands there already."""
        return None if self.choosing.queue else Performance(self)

    def goes_on(self, view: Hamsterdam, seat: Seat) -> bool:
        """Whether it puts further hamsters onto its dam."""
        step = view.step
        return isinstance(step, Redeploy) and step.seats == (seat,)

    def tellers(self) -> Sequence[Teller]:
        """What is written on the dams and between them, the lists of specials, and the numbers beside cards."""
        return *self.scenery.tellers(), self._counts

    def board_items(self) -> tuple[BoardItem, ...]:
        """The board with what is prepared."""
        self._make_draft()
        own = self.asked if self.asked is not None else self.viewer
        ability = self.picked.ability
        picked = None if ability is None else ability.special
        looker = Looker(own, self.asked, self.draft, self._open_now(), picked, self.chance.roller is not None)
        draft = self.draft
        self.crowd = self.crowds.shown(
            self.state, draft.seat if isinstance(draft, drafts.DeployDraft | drafts.RedeployDraft) else None
        )
        return board(self.state, self.names, looker, self.game.refusals, self.crowd)

    # Where everything lies

    def arrange(self, size: QSizeF) -> None:
        """Lay dams, band and lists out, and the spots on them."""
        view = self.seen
        self.plan = plan(size, view.seats, self.owner, isinstance(self.draft, drafts.KeepSpecialsDraft))
        self._arrange_spots()

    def _arrange_spots(self) -> None:
        assert self.plan is not None
        self.scenery.update(self.board_model, self.plan)
        has_turns = any(ability_of(use) == SPINSTER for use in self.now.uses)
        areas = spot_areas(self.seen, self.plan, self.scenery, has_turns)
        scene = self.board_scene
        for spot in [spot for spot in scene.spots if spot not in areas]:
            scene.spots[spot].set_geometry(EMPTY)
        for spot, area in areas.items():
            # Cards and dice glow round what is painted on them.
            item = scene.spots.get(spot) or scene.add_spot(
                spot, CardSpot if spot[0] in ("card", "pass", "dice", "die") else SpotItem
            )
            item.set_geometry(area, ROUND.get(str(spot[0]), 12), on_card=spot[0] not in ("dice", "die"))

    def _open_now(self) -> dict[Hamster, bool]:
        """The specials that can be used now by whoever is asked."""
        if self.asked is None:
            return {}
        actions = offered(self.seen, self.asked)
        return {action.special: True for action in actions if isinstance(action, Use)}

    def piece_placements(self) -> dict[Piece, PiecePlacement]:
        """Hamsters, tokens, and cards in the hand."""
        assert self.plan is not None
        placements = pieces.pieces(self.board_model, self.plan)
        draft = self.draft
        if isinstance(draft, drafts.DeployDraft | drafts.RedeployDraft):
            placements.update(pieces.heap(self.state, self.plan.dams[draft.seat]))
        elif isinstance(draft, drafts.KeepSpecialsDraft):
            areas = self.scenery.offer_areas
            side = min((offer_side(area) for area in areas.values()), default=40.0)
            placements.update(pieces.offered({s: offer_middle(area, side) for s, area in areas.items()}, side))
        elif isinstance(draft, drafts.PassCardsDraft | drafts.LineUpDraft):
            placements.update(pieces.hand(draft.cards, self._hand_places(draft), self.seen))
        return placements

    def _hand_places(self, draft: drafts.PassCardsDraft | drafts.LineUpDraft) -> dict[drafts.Card, tuple[Spot, QRectF]]:
        assert self.plan is not None
        given = draft.given if isinstance(draft, drafts.PassCardsDraft) else {}
        sides = {card: side for side, card in given.items()}
        places: dict[drafts.Card, tuple[Spot, QRectF]] = {}
        for position, card in enumerate(draft.cards):
            spot = CARDS * draft.seat + position
            places[card] = ("card", spot), self.plan.card(spot)
            if card in sides:
                places[card] = ("pass", sides[card]), self.scenery.mailbox_areas[sides[card]]
        return places

    def refresh(self) -> None:
        """A draft changes places on the board, too."""
        self.update_model()
        self._arrange_spots()
        self.show_board()

    def show_board(self) -> None:
        """What is only prepared is seen as a ghost; the enlarged dam and the note show it too."""
        super().show_board()
        is_prepared = isinstance(self.draft, drafts.DeployDraft | drafts.RedeployDraft) and self.state is not self.seen
        ghosts = pieces.prepared(self.board_scene, self.seen, self.state, self.crowds.now) if is_prepared else ()
        for piece, item in self.board_scene.pieces.items():
            item.setOpacity(GHOST if piece in ghosts else 1.0)
        self.lens.update()
        self.notes.update()

    # What one does

    def gestures(self) -> Iterable[Gesture]:
        """What the asked person can do with hamsters, tokens and cards."""
        # While actions are being sent, a drop could come between two of them.
        if self.choosing.queue or self.asked not in waiting(self.seen):
            return ()
        if self.draft is None:
            return hd_gestures.gestures(self.now)
        made = draft_gestures.gestures(self.draft, self.picked.clears_water, self.crowd)
        if isinstance(self.draft, drafts.RedeployDraft):
            made += [self._flushed(gesture) for gesture in hd_gestures.gestures(self.now)]
        return made

    def _flushed(self, gesture: Gesture) -> Gesture:
        """In a redeployment, what is prepared comes before an ability."""
        if not isinstance(gesture.action, Action):
            return gesture
        action = gesture.action
        return Gesture(
            gesture.piece,
            gesture.spot,
            lambda: self.choosing.choose(action),
            gesture.label,
            is_unmarked=gesture.is_unmarked,
        )

    def drop_refusal(self, piece: Piece | None, spot: Spot) -> Refusal | None:
        """What the rules say against putting the piece there."""
        if isinstance(self.draft, drafts.RedeployDraft):
            if piece is None or spot[0] != "card" or self.board_scene.spot_of(piece)[0] == "card":
                return None
            return refusal(
                self.seen, self.draft.seat, PutHamster(piece[1] if piece[0] == "special" else -1, spot[1], -1)
            )
        if self.draft is not None:
            return None
        return refusal_of(self.seen, self.now.seat, hd_gestures.attempt(self.now, piece, spot))

    def prompt(self) -> Prompt:
        """What the asked person is asked, prepared or at once; empty while actions are being sent."""
        view, seat = self.seen, self.asked
        if view is None or seat is None or seat not in waiting(view) or self.choosing.queue:
            return Prompt("")
        asking = prompts.PromptContext(
            self.now,
            list(self.names),
            self.choosing.choose,
            self.reason,
            self.picked.turn_page,
            self.picked.page,
            self.picked.toggle_dive,
        )
        draft = self.draft
        # An ability picked in a redeployment asks for its target before anything else.
        if draft is None or self.picked.ability is not None:
            return prompts.build_prompt(asking)
        if isinstance(draft, drafts.RedeployDraft) and self.choosing.is_unsure:
            return draft_prompts.ask_whether_to_leave_water(
                draft, self.names[seat], self.choosing.end_redeployment, self.choosing.go_on_placing
            )
        uses = tuple(prompts.use_buttons(asking)) if isinstance(draft, drafts.RedeployDraft) else ()
        before = self.choosing.last_deployments.get(seat)
        repeat = None
        if before is not None and isinstance(draft, drafts.DeployDraft | drafts.RedeployDraft):
            repeat = partial(restore_deployment, draft, before)
        return draft_prompts.build_prompt(
            draft_prompts.DraftPromptContext(
                draft, self.names[seat], self.choosing.finish_draft, self.reason, self._changing, repeat,
                self.picked.clears_water, self.picked.toggle_dive, uses,
            )
        )  # fmt: skip

    def meanwhile(self, view: Hamsterdam) -> tuple[str, str]:
        """What chance does: it deals, or somebody rolls."""
        if waiting(view) != (CHANCE,):
            return "", ""
        roller, what = roller_of(view), prompts.meanwhile(view)
        if roller is None:
            return what, ""
        return translate("Hamsterdam", "{name} rolls").format(name=self.names[roller]), what

    # What the keys and the pointer do

    @guard
    def _cursor_moved(self, spot: Spot | None) -> None:
        """What lies at the cursor is said beside it; without one nothing stays large."""
        self.notes.show(spot)
        if spot is None:
            self.lens.close()

    def keys(self) -> list[tuple[str, str]]:
        """The keys that stay as they are."""
        return [("1–9", translate("Hamsterdam", "use the special on the button with this number"))]

    def change_count(self, spot: Spot, up: bool) -> bool:
        """One hamster more or less on a card while deploying; whether that could be done."""
        if (
            not isinstance(self.draft, drafts.DeployDraft | drafts.RedeployDraft)
            or spot[0] != "card"
            or self.choosing.queue
        ):
            return False
        draft_gestures.change_count(self.draft, spot[1], up)
        self.refresh()
        hand_speech.say_places(self, spot)
        return True

    # Choosing

    @property
    def is_holding(self) -> bool:
        """Whether a piece or the dice are in the hand."""
        return self.chance.are_held or super().is_holding

    def put_back(self) -> None:
        """Put back what is in the hand."""
        if self.chance.are_held:
            self.chance.put_back()
        else:
            super().put_back()

    def take_turn(self) -> None:
        """Do the next of what was chosen together."""
        self.choosing.send_next()

    def _changing(self, what: str, change: Callable[[], object]) -> Callable[[], None]:
        def do() -> None:
            before = hand_speech.places(self)
            change()
            self.refresh()
            hand_speech.say_changed_places(self, before, what)

        return do
