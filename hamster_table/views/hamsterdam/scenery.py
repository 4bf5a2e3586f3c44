"""All that is drawn on the table of Hamsterdam and is no piece, laid out for a plan; what it shows is in the model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from hamster_table.engine.hamsterdam.actions import CARDS, Hamster
from hamster_table.models.items.board_model import BoardModel
from hamster_table.views.board.event_animator import Teller
from hamster_table.views.board.items import Drawing
from hamster_table.views.hamsterdam.drawings.cards import CardDrawing
from hamster_table.views.hamsterdam.drawings.dam_panels import DamDrawing
from hamster_table.views.hamsterdam.drawings.shared_band import (
    DiceDrawing,
    ReservoirDrawing,
    TownsDrawing,
    TrackerDrawing,
)
from hamster_table.views.hamsterdam.layout import Plan
from hamster_table.views.hamsterdam.special_lists import (
    MailboxDrawing,
    OfferDrawing,
    RowDrawing,
    YieldDrawing,
    mailbox_head,
    mailbox_places,
    offer_places,
    row_places,
)

D = TypeVar("D", bound=Drawing)


class Scenery:
    """The drawings of the table; those whose number varies are made when they are first needed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.reservoir, self.dice = ReservoirDrawing(), DiceDrawing()
        self.tracker, self.towns = TrackerDrawing(), TownsDrawing()
        for drawing in (self.reservoir, self.dice, self.tracker, self.towns):
            scene.addItem(drawing)
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

    def tellers(self) -> Sequence[Teller]:
        """All that tells how things stand in words and numbers."""
        parts = [part for dam in self.dams for part in dam.tellers]
        return (*parts, self.reservoir, self.tracker, self.towns, *self.rows)

    def update(self, board: BoardModel, at: Plan) -> None:
        """Show all of the board: dams and cards, what belongs to all, the lists of specials, and what is prepared."""
        self._update_dams(board, at)
        self._update_band(board, at)
        self._update_rows(board, at)
        self._update_choice(board, at)

    def _update_dams(self, board: BoardModel, at: Plan) -> None:
        """Dams and their cards."""
        self._enough(self.dams, len(at.dams), DamDrawing)
        self._enough(self.cards, CARDS * len(at.dams), CardDrawing)
        for seat, (dam, places) in enumerate(zip(self.dams, at.dams, strict=True)):
            dam.set_geometry(places, board.shown(("dam", seat)))
            for spot, area in enumerate(places.cards, CARDS * seat):
                self.cards[spot].set_geometry(area, board.shown(("card", spot)), places.is_large)

    def _update_band(self, board: BoardModel, at: Plan) -> None:
        """What belongs to all; gone while there are specials to choose."""
        places: tuple[tuple[Drawing, QRectF, str], ...] = (
            (self.reservoir, at.reservoir, "reservoir"),
            (self.dice, at.dice, "dice"),
            (self.tracker, at.tracker, "tracker"),
            (self.towns, at.towns, "towns"),
        )
        for drawing, area, kind in places:
            drawing.setVisible(not area.isEmpty())
            drawing.show_as(area, board.shown((kind,)))

    def _update_rows(self, board: BoardModel, at: Plan) -> None:
        """The specials of every large dam."""
        self.row_areas = {}
        for dam in at.dams:
            if dam.is_large:
                specials = [item.key[1] for above, item in board.of_kind("row") if above == ("dam", dam.seat)]
                self.row_areas.update(zip(specials, row_places(dam, len(specials)), strict=True))
        self._enough(self.rows, len(self.row_areas), RowDrawing)
        for drawing, (special, area) in zip(self.rows, self.row_areas.items(), strict=True):
            drawing.show_as(area, board.shown(("row", special)))

    def _update_choice(self, board: BoardModel, at: Plan) -> None:
        """Specials to choose from, the places of passed cards, and what a line of cards brings."""
        dealt = [item.key[1] for _, item in board.of_kind("offer")]
        self.offer_areas = dict(zip(dealt, offer_places(at.band, len(dealt)), strict=True))
        self._enough(self.offers, len(dealt), OfferDrawing)
        for drawing, (special, area) in zip(self.offers, self.offer_areas.items(), strict=True):
            drawing.show_as(area, board.shown(("offer", special)))
        yields = board.shown(("choice",))
        self._enough(self.yields, int(yields is not None), YieldDrawing)
        for sums in self.yields:
            sums.show_as(at.own.side.adjusted(14, 8, -14, -14), yields)
        sides = [item.key[1] for _, item in board.of_kind("pass")]
        self._enough(self.mailboxes, len(sides), MailboxDrawing)
        self.mailbox_areas = dict(zip(sides, mailbox_places(at.own), strict=True)) if sides else {}
        for mailbox, (side, area) in zip(self.mailboxes, self.mailbox_areas.items(), strict=True):
            mailbox.reach, mailbox.head = at.own.side.width() / 2, mailbox_head(at.own)
            mailbox.show_as(area, board.shown(("pass", side)))

    def _enough(self, drawings: list[D], count: int, make: Callable[[], D]) -> None:
        """Exactly so many drawings."""
        # Those that stay keep their pictures: a new one would have to be painted, though nothing has changed.
        while len(drawings) > count:
            self._scene.removeItem(drawings.pop())
        while len(drawings) < count:
            drawings.append(make())
            self._scene.addItem(drawings[-1])
