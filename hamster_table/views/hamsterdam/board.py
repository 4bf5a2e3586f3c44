"""The table of Hamsterdam: all dams side by side, what belongs to all, and what one does there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF

from hamster_table.engine.game import Game
from hamster_table.engine.hamsterdam.actions import CARDS, DONE, SPINSTER, Hamster, PutHamster, Use
from hamster_table.engine.hamsterdam.movement import Move
from hamster_table.engine.hamsterdam.redeployment import Redeploy
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import CHANCE, Action, Refusal, Seat, State, refusal, waiting
from hamster_table.models import messages
from hamster_table.models.hamsterdam.board import Looker, board
from hamster_table.models.hamsterdam.crowd import member_of
from hamster_table.models.hamsterdam.drafts import (
    Card,
    DeployDraft,
    KeepSpecialsDraft,
    LineUpDraft,
    PassCardsDraft,
    RedeployDraft,
    any_draft,
    restore_deployment,
)
from hamster_table.models.hamsterdam.shown import roller_of
from hamster_table.models.items.board_model import BoardItem
from hamster_table.views.board.event_animator import Teller
from hamster_table.views.board.explanation import Explanation
from hamster_table.views.board.gestures import Gesture, PiecePlacement, Prompt
from hamster_table.views.board.items import Drawing, Piece, Spot, SpotItem
from hamster_table.views.hamsterdam import explanations, pieces
from hamster_table.views.hamsterdam.animation.animator import HamsterdamAnimator
from hamster_table.views.hamsterdam.animation.registry import event_animator
from hamster_table.views.hamsterdam.drawings.cards import CardSpot
from hamster_table.views.hamsterdam.input import draft_gestures, draft_prompts, prompts
from hamster_table.views.hamsterdam.input import gestures as hd_gestures
from hamster_table.views.hamsterdam.input.gestures import SelectedAbility, TurnContext
from hamster_table.views.hamsterdam.input.rolling import RollingTable
from hamster_table.views.hamsterdam.layout import plan
from hamster_table.views.hamsterdam.scenery import Scenery
from hamster_table.views.hamsterdam.special_lists import offer_middle, offer_side
from hamster_table.views.hamsterdam.spots import EMPTY, ROUND, spot_areas

translate = QCoreApplication.translate
GHOST = 0.62
"""The opacity of what is prepared but not chosen."""


class HamsterdamTable(RollingTable):
    """The table of Hamsterdam."""

    seen: Hamsterdam

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.scenery = Scenery(self._board)
        self.focus: SelectedAbility | None = None
        """The ability that has been picked and waits for its target."""
        self.clears_water = False
        """Whether a Swimster is to clear water where it could share the card (HD-50)."""
        self.page = 0
        """Which of the pages of buttons the prompt shows; it counts on, and the prompt begins again after the last."""
        self.last_deployments: dict[Seat, tuple[list[int], dict[Hamster, int]]] = {}
        """Where each seat's hamsters stood after it had deployed last: ordinary ones by card, specials with their
        cards, both from 0 at the left of the dam."""
        self._queued_actions: list[Action] = []
        """What has been chosen together and is done one after the other."""
        self._unsure: list[PutHamster] | None = None
        """What is prepared while it is asked whether that is all; None: that is not asked."""
        self._was_unsure = False
        """Whether that was asked in this redeployment: nobody is asked twice."""
        self._queued_by: Seat | None = None
        """Who has chosen it."""
        self._last_seat: Seat = 0
        self._counts = pieces.StackCounts(self.pieces)

    def go_on_from(self, old: HamsterdamTable) -> None:
        """Where hamsters stood is known here too."""
        super().go_on_from(old)
        self.last_deployments, self._last_seat = old.last_deployments, old._last_seat

    # What is seen

    def show_view(self, view: State, names: Sequence[str], viewer: Seat | None, asked: Seat | None) -> None:
        """Show the state; somebody else's question ends what was chosen together."""
        assert isinstance(view, Hamsterdam)
        self.fan_out(None)
        if not self.is_animated:
            self.crowds.show(None if self.story is None else self.story(), self.at, view)
        # None while the table plays what has just been chosen; the rest of it still waits then.
        if asked not in (None, self._queued_by):
            self._queued_actions = []
        is_new = asked is not None and (asked, view) != (self.asked, self.seen)
        super().show_view(view, names, viewer, asked)
        if is_new:
            self._show_who_may_move()

    def _show_who_may_move(self) -> None:
        """Let those who can be moved swell for a while, as the question begins."""
        step = self.seen.step
        movable = [self.pieces[piece] for piece in self.movable_pieces()] if isinstance(step, Move) else []
        self.pulse.start(movable)

    @property
    def state(self) -> Hamsterdam:
        """What is shown: the state with what is prepared."""
        return self.seen if self.draft is None else self.draft.shown()

    @property
    def is_carrying_out(self) -> bool:
        """Whether something that was chosen together is still being done."""
        return bool(self._queued_actions)

    @property
    def owner(self) -> Seat:
        """Whose dam lies at the bottom: the asked person's, else the viewer's, else as before."""
        if self.asked is not None:
            self._last_seat = self.asked
        elif self.viewer is not None:
            self._last_seat = self.viewer
        return self._last_seat if self._last_seat < self.seen.seats else 0

    @property
    def now(self) -> TurnContext:
        """The question, and what has been picked for its answer."""
        seat = self.asked if self.asked is not None else 0
        actions = hd_gestures.offered(self.seen, self.asked)
        return TurnContext(self.seen, seat, actions, self.focus, self.clears_water, self._pick, self.crowd)

    def forget_draft(self) -> None:
        """Forget what was prepared and picked; a new draft is made when the board is shown."""
        self.draft, self.focus, self.page, self.clears_water = None, None, 0, False
        self._unsure, self._was_unsure = None, False

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
        if isinstance(self.draft, RedeployDraft):
            # Sent one by one, and the table is shown anew after each: those to come stay where they were put.
            for action in self._queued_actions:
                if isinstance(action, PutHamster):
                    self.draft.put(action.hamster, action.spot, 1, action.swims)

    def event_animator(self) -> HamsterdamAnimator | None:
        """How the next events are seen; what was prepared stands there already."""
        return None if self._queued_actions else event_animator(self)

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
        picked = self.focus.special if self.focus is not None else None
        looker = Looker(own, self.asked, self.draft, self._open_now(), picked, self.roller is not None)
        draft = self.draft
        self.crowd = self.crowds.shown(
            self.state, draft.seat if isinstance(draft, DeployDraft | RedeployDraft) else None
        )
        return board(self.state, self.names, looker, self.game.refusals, self.crowd)

    def scenery_dice(self) -> Drawing:
        """The drawing of the tray with the dice."""
        return self.scenery.dice

    # Where everything lies

    def arrange(self, size: QSizeF) -> None:
        """Lay dams, band and lists out, and the spots on them."""
        view = self.seen
        self.plan = plan(size, view.seats, self.owner, isinstance(self.draft, KeepSpecialsDraft))
        self._arrange_scenery()
        self._arrange_spots()

    def _arrange_scenery(self) -> None:
        assert self.plan is not None
        self.scenery.update(self.board_model, self.plan)

    def _arrange_spots(self) -> None:
        assert self.plan is not None
        has_turns = any(hd_gestures.ability_of(use) == SPINSTER for use in self.now.uses)
        areas = spot_areas(self.seen, self.plan, self.scenery, has_turns)
        for spot in [spot for spot in self.spots if spot not in areas]:
            self.spots[spot].set_geometry(EMPTY)
        for spot, area in areas.items():
            self.add_spot(spot).set_geometry(area, ROUND.get(str(spot[0]), 12), on_card=spot[0] not in ("dice", "die"))

    def _open_now(self) -> dict[Hamster, bool]:
        """The specials that can be used now by whoever is asked."""
        if self.asked is None:
            return {}
        actions = hd_gestures.offered(self.seen, self.asked)
        return {action.special: True for action in actions if isinstance(action, Use)}

    def add_spot(self, spot: Spot) -> SpotItem:
        """The item of a spot; cards and dice glow round what is painted on them."""
        if spot not in self.spots and spot[0] in ("card", "pass", "dice", "die"):
            self.spots[spot] = CardSpot(spot)
            self._board.addItem(self.spots[spot])
        return super().add_spot(spot)

    def piece_placements(self) -> dict[Piece, PiecePlacement]:
        """Hamsters, tokens, and cards in the hand."""
        assert self.plan is not None
        placements = pieces.pieces(self.board_model, self.plan)
        draft = self.draft
        if isinstance(draft, DeployDraft | RedeployDraft):
            placements.update(pieces.heap(self.state, self.plan.dams[draft.seat]))
        elif isinstance(draft, KeepSpecialsDraft):
            areas = self.scenery.offer_areas
            side = min((offer_side(area) for area in areas.values()), default=40.0)
            placements.update(pieces.offered({s: offer_middle(area, side) for s, area in areas.items()}, side))
        elif isinstance(draft, PassCardsDraft | LineUpDraft):
            placements.update(pieces.hand(draft.cards, self._hand_places(draft), self.seen))
        return placements

    def _hand_places(self, draft: PassCardsDraft | LineUpDraft) -> dict[Card, tuple[Spot, QRectF]]:
        assert self.plan is not None
        given = draft.given if isinstance(draft, PassCardsDraft) else {}
        sides = {card: side for side, card in given.items()}
        places: dict[Card, tuple[Spot, QRectF]] = {}
        for position, card in enumerate(draft.cards):
            spot = CARDS * draft.seat + position
            places[card] = ("card", spot), self.plan.card(spot)
            if card in sides:
                places[card] = ("pass", sides[card]), self.scenery.mailbox_areas[sides[card]]
        return places

    def refresh(self) -> None:
        """A draft changes places on the board, too."""
        self.update_model()
        self._arrange_scenery()
        self._arrange_spots()
        self.show_board()

    def show_board(self) -> None:
        """What is only prepared is seen as a ghost."""
        super().show_board()
        ghosts = self._ghosts()
        for piece, item in self.pieces.items():
            item.setOpacity(GHOST if piece in ghosts else 1.0)

    def _ghosts(self) -> set[Piece]:
        """The pieces that stand only as prepared."""
        if not isinstance(self.draft, DeployDraft | RedeployDraft) or self.state is self.seen:
            return set()
        before, now, stood = self.seen, self.state, self.crowds.now
        return {
            piece
            for piece in self.pieces
            if (piece[0] == "special" and before.place[piece[1]] != now.place[piece[1]])
            or (
                (member := member_of(piece)) is not None
                and (spot := self.spot_of(piece))[0] == "card"
                and member not in stood.at(spot[1])
            )
        }

    # What one does

    def gestures(self) -> Iterable[Gesture]:
        """What the asked person can do with hamsters, tokens and cards."""
        # While actions are being sent, a drop could come between two of them.
        if self._queued_actions or self.asked not in waiting(self.seen):
            return ()
        made = draft_gestures.gestures(self.draft, self.clears_water, self.crowd) if self.draft is not None else []
        if self.draft is None or isinstance(self.draft, RedeployDraft):
            made += [self._flushed(gesture) for gesture in hd_gestures.gestures(self.now)]
        return made

    def _flushed(self, gesture: Gesture) -> Gesture:
        """In a redeployment, what is prepared comes before an ability."""
        if not isinstance(self.draft, RedeployDraft) or not isinstance(gesture.action, Action):
            return gesture
        action = gesture.action
        return Gesture(
            gesture.piece, gesture.spot, lambda: self._choose(action), gesture.label, is_unmarked=gesture.is_unmarked
        )

    def drop_refusal(self, piece: Piece | None, spot: Spot) -> Refusal | None:
        """What the rules say against putting the piece there."""
        if isinstance(self.draft, RedeployDraft):
            if piece is None or spot[0] != "card" or self.spot_of(piece)[0] == "card":
                return None
            return refusal(
                self.seen, self.draft.seat, PutHamster(piece[1] if piece[0] == "special" else -1, spot[1], -1)
            )
        if self.draft is not None:
            return None
        return hd_gestures.refusal_of(self.seen, self.now.seat, hd_gestures.attempt(self.now, piece, spot))

    def prompt(self) -> Prompt:
        """What the asked person is asked, prepared or at once; empty while actions are being sent."""
        view, seat = self.seen, self.asked
        if view is None or seat is None or seat not in waiting(view) or self._queued_actions:
            return Prompt("")
        asking = prompts.PromptContext(
            self.now, list(self.names), self._choose, self._reason, self._turn_page, self.page, self._toggle_dive
        )
        draft = self.draft
        # An ability picked in a redeployment asks for its target before anything else.
        if draft is None or self.focus is not None:
            return prompts.build_prompt(asking)
        if isinstance(draft, RedeployDraft) and self._unsure == draft.puts:
            return draft_prompts.ask_whether_to_leave_water(draft, self.names[seat], self._finish, self._go_on_placing)
        uses = tuple(prompts.use_buttons(asking)) if isinstance(draft, RedeployDraft) else ()
        before = self.last_deployments.get(seat)
        repeat = None
        if before is not None and isinstance(draft, DeployDraft | RedeployDraft):
            repeat = partial(restore_deployment, draft, before)
        return draft_prompts.build_prompt(
            draft_prompts.DraftPromptContext(
                draft, self.names[seat], self._done, self._reason, self._changing, repeat, self.clears_water,
                self._toggle_dive, uses,
            )
        )  # fmt: skip

    def explanations(self) -> Sequence[Explanation]:
        """The dots on the cards, and the marks of breaches."""
        return [] if self.plan is None else [*explanations.explanations(self.seen, self.plan)]

    def meanwhile(self, view: Hamsterdam) -> tuple[str, str]:
        """What chance does: it deals, or somebody rolls."""
        if waiting(view) != (CHANCE,):
            return "", ""
        roller, what = roller_of(view), prompts.meanwhile(view)
        if roller is None:
            return what, ""
        return translate("Hamsterdam", "{name} rolls").format(name=self.names[roller]), what

    def question(self, view: State) -> State | None:
        """In a redeployment what is prepared is as good as done: a hint speaks of the next hamster."""
        return self.draft.question() if isinstance(self.draft, RedeployDraft) and self.asked is not None else view

    def prepared(self) -> Action | None:
        """What is passed, lined up, kept or deployed; a redeployment is made of choices of their own."""
        draft = None if self.asked is None or isinstance(self.draft, RedeployDraft) else self.draft
        return None if draft is None else draft.action()

    # Choosing

    def _done(self) -> None:
        """Choose what is prepared; before water is left lying that could be cleared, that is asked once."""
        assert self.draft is not None
        if isinstance(self.draft, RedeployDraft) and self.draft.leaves_water and not self._was_unsure:
            self._unsure, self._was_unsure = [*self.draft.puts], True
            self.prompt_changed.emit()
        elif isinstance(self.draft, RedeployDraft):
            self._finish()
        else:
            if isinstance(self.draft, DeployDraft):
                self._remember()
            self.chosen.emit(self.draft.action())

    def _finish(self) -> None:
        """End the redeployment with what is prepared."""
        self._choose(DONE)

    def _go_on_placing(self) -> None:
        self._unsure = None
        self.prompt_changed.emit()

    def _choose(self, action: Action) -> None:
        """Choose an action; what is prepared in a redeployment goes before it."""
        if isinstance(self.draft, RedeployDraft):
            if action == DONE:
                self._remember()
            self._queued_actions, self._queued_by = self.draft.actions(action), self.asked
            self.take_turn()
        else:
            self.chosen.emit(action)

    def take_turn(self) -> None:
        """Do the next of what was chosen together, as long as the rules allow it."""
        if self.asked is None or not self._queued_actions:
            return
        action = self._queued_actions.pop(0)
        step = self.seen.step
        # What was legal when it was prepared may not be so any more; then the rest is not sent either.
        if not isinstance(step, Redeploy) or refusal(self.seen, self.asked, action) is not None:
            self._queued_actions = []
            self.forget_draft()
            self._redraw()
            return
        self.chosen.emit(action)

    def _remember(self) -> None:
        """Keep in mind where this seat's hamsters stand, for the next time."""
        if self.asked is None:
            return
        state, base = self.state, CARDS * self.asked
        specials = {
            special: place - base
            for special in state.specials_of[self.asked]
            if (place := state.place[special]) is not None and place >= 0
        }
        self.last_deployments[self.asked] = state.ordinary[base : base + CARDS], specials

    def _changing(self, change: Callable[[], object]) -> Callable[[], None]:
        def do() -> None:
            change()
            self.refresh()

        return do

    def _pick(self, focus: SelectedAbility | None) -> None:
        self.focus, self.page = focus, 0
        self.refresh()

    def _turn_page(self) -> None:
        self.page += 1
        self.refresh()

    def _toggle_dive(self) -> None:
        self.clears_water = not self.clears_water
        self.refresh()

    def _reason(self, why: Refusal | None) -> str:
        return "" if why is None else messages.reason(why, self.game.refusals, self.names)
