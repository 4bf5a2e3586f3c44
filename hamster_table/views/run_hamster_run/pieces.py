"""The pieces of Run, Hamster, Run!: hamsters on their discs, alligators and chips, and where they lie."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import EATEN, PIT, UNPLACED, lane
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.items.board_model import BoardModel
from hamster_table.models.run_hamster_run.board import ChipShown, HamsterShown
from hamster_table.models.run_hamster_run.texts import HAND
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.rendered_pixmaps import kept
from hamster_table.views.art.theme import SEATS, darker, font, px, theme
from hamster_table.views.board.items import PIECE_Z, Face, Piece, PiecePlacement, Spot
from hamster_table.views.board.spot_label import FOOT
from hamster_table.views.run_hamster_run.drawings.profile_sheet import SheetPlan
from hamster_table.views.run_hamster_run.drawings.seat_panels import CHIP_ROOM
from hamster_table.views.run_hamster_run.layout import Plan
from hamster_table.views.widgets.text import paint_pill


def square_spot(square: int) -> Spot:
    """The spot of a square, or of the pit."""
    return ("pit",) if square == PIT else ("square", square)


def hamsters(
    board: BoardModel, plan: Plan, pit: Mapping[Piece, QPointF], bench: Mapping[Seat, QPointF]
) -> dict[Piece, PiecePlacement]:
    """Where every hamster is; *pit* and *bench* say it of those that are not on the belt."""
    placements: dict[Piece, PiecePlacement] = {}
    unit = round(plan.unit, 3)
    for spot, item in board.of_kind("hamster"):
        assert isinstance(item.shown, HamsterShown)
        seat, look, where = item.shown.seat, item.shown.look, item.shown.where
        if where in (PIT, EATEN):
            size = (72 if where == PIT else 40) * unit
            box = QRectF(-size * 0.62, -size * 0.62, size * 1.24, size * 1.17)
            # In the pit whoever swims farther down is nearer to the eye.
            at, z = pit[("hamster", seat)], PIECE_Z + pit[("hamster", seat)].y() / 10
            face = partial(_swimming, seat, look, size)
        else:
            box = QRectF(-54 * unit, -72 * unit, 108 * unit, 108 * unit)
            at = bench[seat] if where == UNPLACED else plan.square(where).center() + QPointF(0, 6 * unit)
            # A hamster is taller than its square: the lower lane covers the upper one.
            z = PIECE_Z + 300 + (0 if where == UNPLACED else lane(where) * 10)
            face = partial(_standing, seat, look, unit)
        placements[("hamster", seat)] = PiecePlacement(spot, at, z, (seat, look, unit, theme().name), box, face)
    return placements


UNCROWDED = 3
"""So many in the pit leave its foot free for what it says there in two lines."""


def pit_places(board: BoardModel, plan: Plan) -> tuple[dict[Piece, QPointF], int]:
    """Where alligators and swimmers are in the pit, and how many alligators cannot be drawn for want of room."""
    swimmers, eaten = ([item.key[1] for _, item in board.of_kind(kind)] for kind in ("swimmer", "bib"))
    alligators = len(board.of_kind("alligator"))
    spare = 46 * plan.unit if eaten else 0.0
    rows = plan.swimming_rows() - bool(eaten) - len(swimmers)
    # One is always drawn: it carries the number of the others.
    shown = min(alligators, max(1 if alligators else 0, rows))
    row: list[Piece] = [("alligator", i) for i in range(shown)]
    for n, seat in enumerate(swimmers):
        # Alligators and hamsters in turn, so that everybody is seen beside one.
        row.insert(min(len(row), 1 + 2 * n), ("hamster", seat))
    if len(row) > UNCROWDED:
        spare = max(spare, px(39) + FOOT)
    places = dict(zip(row, plan.swimmers(len(row), spare), strict=True))
    step = plan.pit.width() / (len(eaten) + 1) if eaten else 0
    for n, seat in enumerate(eaten):
        places[("hamster", seat)] = QPointF(plan.pit.left() + (n + 1) * step, plan.pit.bottom() - 24 * plan.unit)
    return places, alligators - shown


def bench_places(view: RunHamsterRun, plan: Plan, sheet: SheetPlan, owner: Seat) -> dict[Seat, QPointF]:
    """Where hamsters wait for the belt: the sheet's owner on its sheet, the others on the front of the machine."""
    waiting = [seat for seat in range(view.seats) if view.where[seat] == UNPLACED]
    front, step = plan.front, 78 * plan.unit
    others = [seat for seat in waiting if seat != owner]
    places = {
        seat: QPointF(front.right() - 52 * plan.unit - n * step, front.center().y() + 6)
        for n, seat in enumerate(reversed(others))
    }
    if owner in waiting:
        places[owner] = sheet.portrait.center() + QPointF(0, sheet.portrait.height() * 0.2)
    return places


def alligators(plan: Plan, pit: Mapping[Piece, QPointF], hidden: int) -> dict[Piece, PiecePlacement]:
    """The alligators; the last one carries the number of those that found no room."""
    found = [piece for piece in pit if isinstance(piece, tuple) and piece[0] == "alligator"]
    placements: dict[Piece, PiecePlacement] = {}
    crowd = len(pit)
    width = min(plan.pit.width() * 0.84, plan.pit.height() / max(1, crowd) * 1.55)
    for n, piece in enumerate(found):
        more = hidden if n == len(found) - 1 else 0
        key, box, face = alligator_face(AlligatorLook(n % 3, round(width, 1), more))
        placements[piece] = PiecePlacement(("pit",), pit[piece], PIECE_Z + pit[piece].y() / 10, key, box, face)
    return placements


class AlligatorLook(NamedTuple):
    """What the drawing of an alligator shows."""

    kind: int
    """Which of the three ways to swim."""
    width: float
    more: int
    """How many others found no room."""
    jaws: str = ""
    """"wide" open, "shut" over somebody, or ""."""
    theme: str = ""


def alligator_face(look: AlligatorLook) -> tuple[AlligatorLook, QRectF, Face]:
    """How an alligator looks in the theme in force, as `PieceItem.show_face` wants it."""
    kind, width, more, jaws, _ = look
    # Room for jaws that are wide open.
    box = (-width / 2 - 6, -width * 0.5, width + 12, width * 0.86)
    return (
        look._replace(theme=theme().name),
        QRectF(*box),
        partial(kept, _paint_alligator, (kind, width, more, jaws), box),
    )


def chips(board: BoardModel, places: SheetPlan) -> dict[Piece, PiecePlacement]:
    """The chips of all piles on the profile sheet, each on its tray."""
    placements: dict[Piece, PiecePlacement] = {}
    for _, tray in board.of_kind("tray"):
        pile = tray.key[1]
        side = places.chip if pile != HAND or not places.is_small else min(places.chip, 18.0)
        # To a tenth of a pixel: nearly equal sizes would each keep pictures of their own.
        side = round(side, 1)
        drawn = round(side * CHIP_ROOM, 1)
        box = QRectF(-drawn / 2, -drawn / 2, drawn, drawn)
        for n, (chip, at) in enumerate(zip(tray.children, places.chips(pile, len(tray.children)), strict=True)):
            assert isinstance(chip.shown, ChipShown)
            owner, is_down = chip.shown.seat, chip.shown.is_down
            face = partial(sprites.chip, owner, drawn, is_down)
            key = (owner, side, is_down, theme().name)
            placements[chip.key] = PiecePlacement(tray.key, at, PIECE_Z + 500 + n, key, box, face, 1)
    return placements


def _standing(seat: Seat, look: str, unit: float, dpr: float, level: int) -> QPixmap:
    box = (-54 * unit, -72 * unit, 108 * unit, 108 * unit)
    return kept(_paint_standing, (seat, look, unit), box, dpr, level)


def _paint_standing(painter: QPainter, seat: Seat, look: str, unit: float) -> None:
    """A hamster on its wooden disc."""
    fill = SEATS[seat].fill
    painter.scale(unit, unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(darker(fill, 0.5))
    painter.drawEllipse(QPointF(0, 21), 30, 11)
    painter.setPen(QPen(theme().edge, 1.2))
    painter.setBrush(QColor("#E3B878"))
    painter.drawEllipse(QPointF(0, 17.5), 30, 11)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawEllipse(QPointF(0, 17.5), 24.5, 8.2)
    sprites.paint_svg(painter, sprites.racer_name(seat, look), QRectF(-50.3, -65.3, 98.7, 93.3))
    if look == "rest":
        painter.setPen(QColor("#FFF1D8"))
        for x, y, size in ((24.0, -44.0, 15), (33.0, -54.0, 20)):
            letters = font(size, 800)
            # By the piece and not by the size of the text, which is not in the key of the kept picture.
            letters.setPixelSize(size)
            painter.setFont(letters)
            painter.drawText(QPointF(x, y), "z")


def hamster_picture(seat: Seat, look: str, unit: float, dpr: float, level: int) -> QPixmap:
    """A hamster that looks like this, 1 being its size on squares of 72 pixels."""
    unit = round(unit, 3)
    return (
        _swimming(seat, look, 72 * unit, dpr, level)
        if look in ("pit", "eaten")
        else _standing(seat, look, unit, dpr, level)
    )


def _swimming(seat: Seat, look: str, size: float, dpr: float, level: int) -> QPixmap:
    box = (-size * 0.62, -size * 0.62, size * 1.24, size * 1.17)
    return kept(_paint_swimming, (seat, look, size), box, dpr, level)


def _paint_swimming(painter: QPainter, seat: Seat, look: str, size: float) -> None:
    """A hamster up to the chest in water, with its badge; or what is left of it, its bib."""
    sprites.paint_svg(
        painter, sprites.racer_name(seat, look), QRectF(-size * 0.62, -size * 0.62, size * 1.24, size * 1.17)
    )
    if look == "pit":
        badge = size * 0.28
        sprites.paint_svg(painter, f"badge-{SEATS[seat].symbol}", QRectF(size * 0.36, -size * 0.5, badge, badge))


def _paint_alligator(painter: QPainter, kind: int, width: float, more: int, jaws: str) -> None:
    """An alligator in the water: the second one looks back, the third one tilts its snout."""
    painter.save()
    if kind == 1:
        painter.scale(-0.94, 0.94)
    if kind == 2:
        painter.rotate(-5)
    high = width * 80 / 132
    raised = high * 0.3 if jaws == "wide" else 0.0
    drawn = QRectF(-width / 2, -high / 2 - 2 - raised, width, high + raised)
    sprites.paint_svg(painter, f"alligator-{jaws}" if jaws else "alligator", drawn)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(191, 230, 228, 204), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(materials.wave_line(-width * 0.44, high * 0.42, width * 0.88, -5, width * 0.22))
    if more:
        pill = QRectF(width / 2 - 40, -high / 2, 42, 22)
        paint_pill(painter, pill, f"+{more}", QColor("#274A1B"))
