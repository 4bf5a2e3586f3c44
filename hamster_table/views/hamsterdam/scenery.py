"""All that is drawn on the table of Hamsterdam and is no piece, laid out for a plan and a state."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from hamster_table.engine.hamsterdam.actions import CARDS, Hamster
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat
from hamster_table.views.board.items import Drawing
from hamster_table.views.hamsterdam import ability_texts, view_data
from hamster_table.views.hamsterdam.drawings.cards import CardDrawing
from hamster_table.views.hamsterdam.drawings.dam_panels import DamDrawing
from hamster_table.views.hamsterdam.drawings.shared_band import (
    DiceDrawing,
    ReservoirDrawing,
    TownsDrawing,
    TrackerDrawing,
)
from hamster_table.views.hamsterdam.input.drafts import SIDES, Draft, Keeping, LiningUp, Passing
from hamster_table.views.hamsterdam.layout import Plan
from hamster_table.views.hamsterdam.special_lists import (
    Mailbox,
    MailboxDrawing,
    Offer,
    OfferDrawing,
    Row,
    RowDrawing,
    Yield,
    YieldDrawing,
    mailbox_places,
    offer_places,
    row_places,
)

D = TypeVar("D", bound=Drawing)


class Scenery:
    """The drawings of the table."""

    def __init__(self, board: QGraphicsScene) -> None:
        self._board = board
        self.reservoir, self.dice = ReservoirDrawing(), DiceDrawing()
        self.tracker, self.towns = TrackerDrawing(), TownsDrawing()
        for drawing in (self.reservoir, self.dice, self.tracker, self.towns):
            board.addItem(drawing)
        self.dams: list[DamDrawing] = []
        self.cards: list[CardDrawing] = []
        self.rows: list[RowDrawing] = []
        self.offers: list[OfferDrawing] = []
        self.mailboxes: list[MailboxDrawing] = []
        self.yields: list[YieldDrawing] = []
        self.row_areas: dict[Hamster, QRectF] = {}
        """Where each listed special is listed."""
        self.offer_areas: dict[Hamster, QRectF] = {}
        self.mailbox_areas: dict[str, QRectF] = {}

    def lie_dams(self, view: Hamsterdam, at: Plan, names: Sequence[str], own: Seat | None, asked: Seat | None) -> None:
        """Dams and their cards."""
        self._enough(self.dams, view.seats, DamDrawing)
        self._enough(self.cards, CARDS * view.seats, CardDrawing)
        for seat, dam in enumerate(self.dams):
            dam.lie(at.dams[seat], view_data.dam_shown(view, names, seat, own, asked))
        faces = view_data.faces(view, at, own)
        for spot, card in enumerate(self.cards):
            card.lie(at.card(spot), faces.get(spot))

    def lie_band(self, view: Hamsterdam, at: Plan, names: Sequence[str]) -> None:
        """What belongs to all; gone while there are specials to choose."""
        shown: tuple[tuple[Drawing, QRectF, Hashable], ...] = (
            (self.reservoir, at.reservoir, view.reservoir()),
            (self.dice, at.dice, view_data.dice_shown(view)),
            (self.tracker, at.tracker, view_data.tracker_shown(view, names)),
            (self.towns, at.towns, view_data.towns_shown(view)),
        )
        for drawing, area, what in shown:
            drawing.setVisible(not area.isEmpty())
            drawing.show_as(area, what)

    def lie_rows(
        self,
        view: Hamsterdam,
        at: Plan,
        open_now: Mapping[Hamster, bool],
        picked: Hamster | None,
    ) -> None:
        """The specials of every large dam. *open_now*: those that can be used, on behalf of who is asked."""
        self.row_areas = {}
        rows: list[tuple[QRectF, Row]] = []
        for dam in at.dams:
            if not dam.is_large or not view.numbers:
                continue
            specials = sorted(view.mine[dam.seat], key=lambda special: (view.place[special] or 0) < 0)
            for special, area in zip(specials, row_places(dam, len(specials)), strict=True):
                self.row_areas[special] = area
                rows.append((area, _row(view, special, special in open_now, special == picked)))
        self._enough(self.rows, len(rows), RowDrawing)
        for drawing, (area, row) in zip(self.rows, rows, strict=True):
            drawing.show_as(area, row)

    def lie_draft(self, view: Hamsterdam, at: Plan, names: Sequence[str], draft: Draft | None) -> None:
        """Specials to choose from, and the places of passed cards."""
        dealt = draft.dealt if isinstance(draft, Keeping) else []
        self.offer_areas = dict(zip(dealt, offer_places(at.band, len(dealt)), strict=True))
        self._enough(self.offers, len(dealt), OfferDrawing)
        for drawing, (special, area) in zip(self.offers, self.offer_areas.items(), strict=True):
            kept = isinstance(draft, Keeping) and special in draft.kept
            drawing.show_as(area, _offer(view, special, kept))
        self._enough(self.yields, int(isinstance(draft, LiningUp)), YieldDrawing)
        for drawing in self.yields:
            assert isinstance(draft, LiningUp)
            drawing.show_as(at.own.side.adjusted(14, 8, -14, -14), _yield(view, draft))
        is_passing = isinstance(draft, Passing)
        self._enough(self.mailboxes, 2 if is_passing else 0, MailboxDrawing)
        self.mailbox_areas = dict(zip(SIDES, mailbox_places(at.own), strict=True)) if is_passing else {}
        for drawing, (side, area) in zip(self.mailboxes, self.mailbox_areas.items(), strict=True):
            assert isinstance(draft, Passing)
            to = (draft.seat + (1 if side == SIDES[0] else -1)) % view.seats
            drawing.show_as(area, Mailbox(to, names[to], side, side in draft.given))

    def _enough(self, drawings: list[D], count: int, make: Callable[[], D]) -> None:
        """Exactly so many drawings."""
        while len(drawings) > count:
            self._board.removeItem(drawings.pop())
        while len(drawings) < count:
            drawings.append(make())
            self._board.addItem(drawings[-1])


def _row(view: Hamsterdam, special: Hamster, is_open: bool, is_picked: bool) -> Row:
    is_away = (view.place[special] or 0) < 0
    line = ability_texts.short(special)
    if is_open:
        line = ability_texts.translate("Hamsterdam", "can be used now")
    elif is_away:
        line = ability_texts.translate("Hamsterdam", "waits in the pile")
    elif view.used >> special & 1 and view.roller >= 0:
        line = ability_texts.translate("Hamsterdam", "used in this turn")
    return Row(special, ability_texts.name(special), line, is_open, is_picked, is_away)


def _offer(view: Hamsterdam, special: Hamster, is_kept: bool) -> Offer:
    return Offer(special, ability_texts.name(special), ability_texts.ability_texts(view, special), is_kept)


def _yield(view: Hamsterdam, draft: LiningUp) -> Yield:
    """What the dots of the hand bring."""
    box = view.box
    blue = sum(box.blue[number] for number, _ in draft.cards)
    return Yield(sum(box.orange[number] for number, _ in draft.cards), 2 * blue, blue)
