"""The spots of the table of Hamsterdam: where they lie, for a plan, a state and what is listed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from hamster_table.engine.hamsterdam.actions import CARDS
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.views.hamsterdam.drawings.shared_band import dice_places, die_side
from hamster_table.views.hamsterdam.layout import Plan
from hamster_table.views.hamsterdam.pieces import Spot
from hamster_table.views.hamsterdam.scenery import Scenery

EMPTY = QRectF()
ROUND = {"card": 9, "die": 10, "row": 10, "offer": 10, "pass": 10}
"""How round the corners of spots are, where not as round as usual."""


def spot_areas(view: Hamsterdam, at: Plan, scene: Scenery, has_turns: bool) -> dict[Spot, QRectF]:
    """Where every spot lies; what is not there has an empty place. *has_turns*: whether a die can be turned."""
    areas: dict[Spot, QRectF] = {}
    for seat, dam in enumerate(at.dams):
        areas.update({("card", spot): area for spot, area in enumerate(dam.cards, CARDS * seat)})
        areas["pile", seat] = dam.pile.adjusted(-4, -4, 4, 4)
        # The pile of a small dam is at the end of its head, and has a sentence of its own.
        areas["dam", seat] = dam.head.adjusted(0, 0, 0 if dam.is_large else -dam.pile.width(), 0)
        # Nothing is flooded before the cards are laid out.
        areas["town", seat] = dam.town if view.numbers else EMPTY
    areas.update({("reservoir",): at.reservoir, ("dice",): at.dice, ("tracker",): at.tracker, ("towns",): at.towns})
    if not view.numbers:
        _join_hidden_dams(areas, at)
    # More than half a side: the dice lie turned.
    half = die_side(at.dice) * 0.62
    for die, (middle, _) in enumerate(dice_places(at.dice)):
        there = has_turns and not at.dice.isEmpty()
        areas["die", die] = QRectF(middle - QPointF(half, half), QSizeF(2 * half, 2 * half)) if there else EMPTY
    areas.update({("row", special): area for special, area in scene.row_areas.items()})
    areas.update({("offer", special): area for special, area in scene.offer_areas.items()})
    areas.update({("pass", side): area for side, area in scene.mailbox_areas.items()})
    return areas


def _join_hidden_dams(areas: dict[Spot, QRectF], at: Plan) -> None:
    """While the cards lie on their faces, the whole dam of another seat is one place: a card can be passed to it."""
    for seat, dam in enumerate(at.dams):
        if seat != at.owner:
            areas["dam", seat], areas["pile", seat] = dam.area, EMPTY
            areas.update({("card", CARDS * seat + position): EMPTY for position in range(CARDS)})
