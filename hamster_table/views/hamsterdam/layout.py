"""Where everything lies on the table of Hamsterdam, for a window of any size.

The own dam lies large at the bottom, because it is handled; the others as the same scene in small above, because they
are compared; between them what belongs to all. With two players the other dam is as large as the own one.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF

from hamster_table.engine.hamsterdam.actions import CARDS, SEAT_OF, Spot
from hamster_table.engine.kernel import Seat
from hamster_table.views.art.theme import APPEARANCE, px

GAP = 10.0
TALL = 860.0
"""Tables higher than this, in pixels, give more of their height to what lies above the own dam."""
ROOMY = 560.0
"""Tables lower than this, in pixels, have the other dams as a row of numbers without scenery."""


@dataclass(frozen=True, slots=True)
class DamPlan:
    """The places of one dam, in pixels of the view."""

    seat: Seat
    area: QRectF
    head: QRectF
    scene: QRectF
    """Sky, river, dam and grass."""
    cards: tuple[QRectF, ...]
    town: QRectF
    """The sheet with the town's flood pile; empty where there is no room for it."""
    houses: QRectF
    side: QRectF
    """The wood beside a large dam: reinforcements and specials."""
    pile: QRectF
    """Where the reinforcements stand."""
    rows: QRectF
    """Where the specials are listed, beside a large dam."""
    is_large: bool

    @property
    def unit(self) -> float:
        """How large pieces are drawn: 1 for cards of 79 by 172 pixels, on a small dam of 79 by 128."""
        card = self.cards[0]
        return min(card.width() / 79, card.height() / (172 if self.is_large else 128))

    @property
    def list_head(self) -> float:
        """How high the words over the specials are; 0 on a low dam, whose specials need that room."""
        high = px(21)
        return high if self.rows.height() >= 3 * high else 0

    @property
    def grass(self) -> float:
        """The y at which the meadow begins; the feet of the cards stand in it."""
        card = self.cards[0]
        return card.bottom() - card.height() * (0.17 if self.is_large else 0.2)


@dataclass(frozen=True, slots=True)
class Plan:
    """The places on the table, in pixels of the view."""

    dams: tuple[DamPlan, ...]
    """By seat."""
    owner: Seat
    """Whose dam lies at the bottom."""
    band: QRectF
    reservoir: QRectF
    dice: QRectF
    tracker: QRectF
    towns: QRectF

    @property
    def own(self) -> DamPlan:
        """The dam at the bottom."""
        return self.dams[self.owner]

    def card(self, spot: Spot) -> QRectF:
        """The place of a card of any dam."""
        return self.dams[SEAT_OF[spot]].cards[spot % CARDS]

    def unit(self, spot: Spot) -> float:
        """How large pieces on that card are drawn."""
        return self.dams[SEAT_OF[spot]].unit


def plan(size: QSizeF, seats: int, owner: Seat, has_offer: bool = False) -> Plan:
    """The plan that fits a table of that size. *has_offer*: specials lie in the middle, to choose from."""
    height, width = size.height(), size.width()
    roomy, margin = height >= ROOMY, 8.0 if height < ROOMY or width < 1100 else 16.0
    band_high = _band_height(height, roomy, seats, has_offer)
    free = height - 4 * GAP - band_high
    # Two dams are of one kind, and the own one is a little larger, because it is handled.
    if seats == 2:
        above = free * (0.53 if has_offer and not roomy else 0.47)
    else:
        above = _others_height(height, free, roomy)
    right = min(width - margin, width - 12)
    row = QRectF(margin, GAP, right - margin, above)
    band = QRectF(margin, row.bottom() + GAP, row.width(), band_high)
    own = QRectF(margin, band.bottom() + GAP + 2, row.width(), height - band.bottom() - 2 * GAP - 2)
    # In the order of turns, the owner's left neighbour first.
    others = [(owner + 1 + i) % seats for i in range(seats - 1)]
    places = _side_by_side(row, len(others))
    dams = {owner: _large(owner, own)}
    for seat, place in zip(others, places, strict=True):
        dams[seat] = _large(seat, place) if seats == 2 else _small(seat, place, roomy)
    cut = [QRectF()] * 4 if has_offer else _shares(band, (0.295, 0.22, 0.21, 0.275))
    return Plan(tuple(dams[seat] for seat in range(seats)), owner, band, *cut)


def _others_height(height: float, free: float, roomy: bool) -> float:
    """How high the dams of others are; *free*: what the band leaves for all dams."""
    if not roomy:
        return min(max(86.0, px(78)), free * 0.3)
    return min(height * 0.26, free * 0.36) if height > TALL else min(230.0, free * 0.33)


def _band_height(height: float, roomy: bool, seats: int, has_offer: bool) -> float:
    if has_offer:
        # On a low table what the specials do needs nearly half of it.
        return min(max(height * 0.38, min(height * 0.47, px(190))), max(250.0, px(250)))
    if not roomy:
        return min(height * 0.17, max(58.0, px(54)))
    # A third of what the text grows by: the dams need the height, and the band's texts shrink to fit.
    grown = 1 + 0.35 * max(0.0, APPEARANCE.text_scale - 1)
    if height > TALL:  # for lanes of the race of the towns, and larger dice
        return min(300.0, height * (0.165 if seats == 2 else 0.2)) * grown
    return (78.0 if seats == 2 else min(150.0, max(96.0, height * 0.164))) * grown


def _side_by_side(row: QRectF, count: int) -> list[QRectF]:
    width = (row.width() - GAP * (count - 1)) / count
    return [QRectF(row.left() + i * (width + GAP), row.top(), width, row.height()) for i in range(count)]


def _shares(row: QRectF, shares: tuple[float, ...]) -> list[QRectF]:
    """The row cut into parts of these shares, with gaps."""
    room, left, cut = row.width() - GAP * (len(shares) - 1), row.left(), []
    for share in shares:
        cut.append(QRectF(left, row.top(), room * share, row.height()))
        left += room * share + GAP
    return cut


def _large(seat: Seat, area: QRectF) -> DamPlan:
    head_high = min(px(44), area.height() * 0.17)
    # A fifth of the width for reserve and specials; with large text a quarter more at most, which the cards give.
    side_wide = min(330.0, max(196.0, area.width() * 0.2)) * min(1.25, max(1.0, APPEARANCE.text_scale))
    head = QRectF(area.left(), area.top(), area.width(), head_high)
    scene = QRectF(area.left(), head.bottom(), area.width() - side_wide, area.height() - head_high)
    side = QRectF(scene.right(), head.bottom(), side_wide, scene.height())
    town_high = min(max(66.0, px(58), area.height() * 0.15), area.height() * 0.21)
    town = QRectF(scene.left() + scene.width() * 0.213, area.bottom() - town_high - area.height() * 0.035,
                  scene.width() * 0.778, town_high)  # fmt: skip
    top = scene.top() + area.height() * 0.085
    bottom = town.top() - area.height() * 0.07
    # The village has what the sheet of the town leaves free at its left.
    houses = QRectF(scene.left() + 10, town.top(), town.left() - scene.left() - 18, town.height())
    pile = QRectF(side.left() + 10, side.top() + px(30), side.width() - 20, side.height() * 0.42 - px(22))
    rows = QRectF(side.left() + 10, pile.bottom() + 8, side.width() - 20, side.bottom() - pile.bottom() - 16)
    cards = _cards(QRectF(scene.left() + 9, top, scene.width() - 18, bottom - top), 8.0 * area.width() / 1200)
    return DamPlan(seat, area, head, scene, cards, town, houses, side, pile, rows, True)


def _small(seat: Seat, area: QRectF, roomy: bool) -> DamPlan:
    head_high = min(max(px(38), 38.0), area.height() * 0.34) if roomy else min(px(30), area.height() * 0.42)
    head = QRectF(area.left(), area.top(), area.width(), head_high)
    scene = QRectF(area.left(), head.bottom(), area.width(), area.height() - head_high)
    town_high = min(max(40.0, area.height() * 0.17), area.height() * 0.2) if roomy else 0.0
    town = QRectF(scene.left() + scene.width() * 0.45, area.bottom() - town_high - 4, scene.width() * 0.53, town_high)
    top = scene.top() + (area.height() * 0.08 if roomy else 4)
    bottom = town.top() - (2 if roomy else 1)
    houses = QRectF(scene.left() + 10, town.top(), scene.width() * 0.4, town_high)
    pile_wide = px(66)
    pile = QRectF(head.right() - pile_wide - 4, head.top() + 1, pile_wide, head.height() - 2)
    cards = _cards(QRectF(scene.left() + 8, top, scene.width() - 16, bottom - top), 2.5)
    return DamPlan(seat, area, head, scene, cards, town if roomy else QRectF(), houses, QRectF(), pile, QRectF(), False)


def enlarged(seat: Seat, area: QRectF) -> DamPlan:
    """The places of a dam that is shown large for a while: like a small one, with cards that can be read."""
    head_high, town_high = min(max(px(38), 38.0), area.height() * 0.2), min(34.0, area.height() * 0.14)
    head = QRectF(area.left(), area.top(), area.width(), head_high)
    scene = QRectF(area.left(), head.bottom(), area.width(), area.height() - head_high)
    town = QRectF(scene.left() + scene.width() * 0.68, area.bottom() - town_high - 8, scene.width() * 0.3, town_high)
    top, bottom = scene.top() + area.height() * 0.06, town.top() - area.height() * 0.05
    houses = QRectF(scene.left() + 12, town.top() - 8, scene.width() * 0.36, town_high + 8)
    pile = QRectF(head.right() - px(66) - 8, head.top() + 1, px(66), head.height() - 2)
    cards = _cards(QRectF(scene.left() + 9, top, scene.width() - 18, bottom - top), 8.0)
    return DamPlan(seat, area, head, scene, cards, town, houses, QRectF(), pile, QRectF(), True)


def _cards(row: QRectF, gap: float) -> tuple[QRectF, ...]:
    pitch = row.width() / CARDS
    lefts = [row.left() + i * pitch + gap / 2 for i in range(CARDS)]
    return tuple([QRectF(left, row.top(), pitch - gap, row.height()) for left in lefts])
