"""The drawings: pieces, badges, chips, racers and icons, drawn once per size and kept as pixmaps.

Drawings come from `resources/pieces` and `resources/icons`. A pixmap is wider than the piece by
`shadow_margin(level)` on every side, so that its shadow fits in.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from hamster_table.system import resources
from hamster_table.views.art import people_drawings
from hamster_table.views.art.pixmap_cache import cached_picture
from hamster_table.views.art.theme import SEATS, theme, with_alpha

SHADOWS = (
    (0.0, 0.0, 0.0, 0.0),
    (0.4, 1.2, 1.0, 0.38),
    (0.9, 2.5, 2.4, 0.36),
    (1.8, 5.0, 5.0, 0.36),
    (3.5, 10.0, 11.0, 0.38),
)
"""Offset x, y and blur (sigma) in pixels, and opacity, of the shadow levels 0 (none) to 4 (a lifted piece)."""

RACER_STATES = {"run": "", "rest": "-asleep", "passed_out": "-out", "pit": "-pit", "eaten": "-eaten"}
"""The states of a hamster that runs, each with the end of its drawing's name."""
LEFT, RIGHT = "<", ">"
"""What stands behind the name of a hamster's drawing that looks aside."""
ASIDE = {LEFT: -5.5, RIGHT: 5.5}
"""How far its face, which are the groups of that class in the drawing, is turned then, in units of the drawings."""
PARSED = 48
"""So many parsed drawings are kept, those of one table. One that was painted takes 80 kB, and is hardly ever asked
for again, since its pixmaps are kept; to parse it anew takes a quarter of a millisecond."""


def shadow_margin(level: int) -> int:
    """How far a shadow of this level reaches beyond its piece, on every side."""
    _, down, blur, _ = SHADOWS[level]
    # Farther than 2.2 sigma nothing is seen of a blur. Rounded up, since pictures begin at whole pixels.
    return int(down + 2.2 * blur + 0.99)


def svg(name: str, width: float, height: float, dpr: float = 1.0, shadow_level: int = 0) -> QPixmap:
    """The drawing of this name, as large as fits into width and height in pixels, with its shadow and margin."""
    return _baked(name, width, height, dpr, shadow_level)


def draw(painter: QPainter, rect: QRectF, name: str, shadow_level: int = 0) -> None:
    """Paint the kept pixmap of a drawing with its piece filling the rectangle."""
    dpr = painter.device().devicePixelRatioF()
    margin = shadow_margin(shadow_level)
    # To a tenth of a pixel: lengths that differ by rounding must not each keep a picture of their own.
    drawn = svg(name, round(rect.width(), 1), round(rect.height(), 1), dpr, shadow_level)
    painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), drawn)


def paint_svg(painter: QPainter, name: str, rect: QRectF) -> None:
    """Paint a drawing as lines and shapes, for paper and for any size."""
    renderer(name).render(painter, rect)


@lru_cache(maxsize=PARSED)
def renderer(name: str, ink: str = "") -> QSvgRenderer:
    """The parsed drawing; with `ink` the lines of an icon, or the edge of a piece, take that colour."""
    folder = "icons" if name.startswith("icon-") else "pieces"
    is_person = name.startswith(people_drawings.PREFIX)
    text = people_drawings.text(name) if is_person else resources.read(folder, f"{name.rstrip(LEFT + RIGHT)}.svg")
    if aside := ASIDE.get(name[-1]):
        text = text.replace(b'class="face"', b'transform="translate(%.1f)"' % aside)
    if ink:
        # Icons and signs of traits are drawn in ink alone; of a piece only the strokes take the colour. It is the last
        # seven characters.
        inked = "#3A2618" if name.startswith(("icon-", "trait-")) else 'stroke="#33211A'
        text = text.replace(inked.encode(), inked.replace(inked[-7:], ink).encode())
    made = QSvgRenderer(QByteArray(text))
    # Qt's own way is to stretch the drawing into the rectangle.
    made.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return made


def badge(seat: int, px: float, dpr: float = 1.0, shadow_level: int = 0, name: str = "") -> QPixmap:
    """The round badge of a seat: it stands wherever the seat is named; with the face of who is called *name*."""
    return svg(people_drawings.badge_name(seat, name), px, px, dpr, shadow_level)


def chip(seat: int, px: float, down: bool = False, dpr: float = 1.0, shadow_level: int = 0) -> QPixmap:
    """A pluck chip of a seat, face up or face down."""
    return svg(chip_name(seat, down), px, px, dpr, shadow_level)


def chip_name(seat: int, down: bool = False) -> str:
    """The name of the drawing of a pluck chip."""
    return f"chip-{SEATS[seat].symbol}{'-down' if down else ''}"


def racer(seat: int, px: float, state: str = "run", dpr: float = 1.0, shadow_level: int = 0) -> QPixmap:
    """The hamster of a seat, seen from the side or, in the pit, from the front; for states see `RACER_STATES`."""
    return svg(racer_name(seat, state), px, px, dpr, shadow_level)


def racer_name(seat: int, state: str = "run") -> str:
    """The name of the drawing of a hamster in a state."""
    return f"racer-{SEATS[seat].symbol}{RACER_STATES[state]}"


def icon(name: str, colour: QColor, px: float = 24, dpr: float = 1.0) -> QPixmap:
    """One of the line icons (`"home"`, `"undo"`, ...) in this colour."""
    return _inked(f"icon-{name}", colour.name(), px, dpr)


def draw_inked(painter: QPainter, rect: QRectF, name: str, colour: QColor) -> None:
    """Paint the kept picture of a drawing with its lines in this colour into the square at the rectangle's corner."""
    painter.drawPixmap(rect.topLeft(), _inked(name, colour.name(), rect.width(), painter.device().devicePixelRatioF()))


def draw_icon(painter: QPainter, rect: QRectF, name: str, colour: QColor) -> None:
    """Paint a line icon into the square that begins at the rectangle's upper left corner."""
    painter.drawPixmap(rect.topLeft(), icon(name, colour, rect.width(), painter.device().devicePixelRatioF()))


def alligator_chip(px: float, dpr: float = 1.0, there: bool = True) -> QPixmap:
    """A chip of the Speed pool, or the empty bed of one."""
    return svg("alligator-chip" if there else "alligator-chip-empty", px, px, dpr)


def asterisk(px: float, dpr: float = 1.0) -> QPixmap:
    """The golden mark of the strip that sets the Speed."""
    return svg("asterisk", px, px, dpr)


def blurred(image: QImage, sigma: float) -> QImage:
    """The image, softened: shrunk and grown twice, which comes as near to a Gaussian as an eye can tell."""
    factor = sigma * 1.41
    # A blur of less than a pixel is not seen, and shrinking by so little would not make it.
    if factor < 1.2:
        return image
    for _ in range(2):
        small = QSize(max(1, round(image.width() / factor)), max(1, round(image.height() / factor)))
        smooth = Qt.TransformationMode.SmoothTransformation
        full = image.size()
        image = image.scaled(small, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        image = image.scaled(full, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return image


def shadow_of(piece: QImage, dpr: float, level: int) -> QImage:
    """The soft shadow alone of a piece that has its margin already round it."""
    right, down, blur, opacity = SHADOWS[level]
    now = theme()
    silhouette = _blank(piece.width(), piece.height())
    painter = QPainter(silhouette)
    painter.drawImage(QPointF(right * dpr, down * dpr), piece)
    # Fills only where the piece is, and keeps how transparent it is there.
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(silhouette.rect(), with_alpha(now.shadow, opacity * now.shadow_strength))
    painter.end()
    return blurred(silhouette, blur * dpr)


def _blank(width: int, height: int) -> QImage:
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _edge(name: str) -> str:
    """Flat round things and the HAT have a light edge where the table is dark; hamsters keep their own lines."""
    return theme().edge.name() if theme().dark and name.startswith(("badge-", "chip-", "hat")) else ""


@cached_picture
def _baked(name: str, width: float, height: float, dpr: float, level: int) -> QPixmap:
    margin = shadow_margin(level)
    image = _blank(round((width + 2 * margin) * dpr), round((height + 2 * margin) * dpr))
    painter = QPainter(image)
    renderer(name, _edge(name)).render(painter, QRectF(margin * dpr, margin * dpr, width * dpr, height * dpr))
    painter.end()
    return shadowed(image, dpr, level)


def shadowed(image: QImage, dpr: float, level: int) -> QPixmap:
    """A drawing as a picture for the screen, with its shadow where there are shadows."""
    if level and not theme().high_contrast:
        whole = shadow_of(image, dpr, level)
        painter = QPainter(whole)
        painter.drawImage(0, 0, image)
        painter.end()
        image = whole
    drawn = QPixmap.fromImage(image)
    drawn.setDevicePixelRatio(dpr)
    return drawn


@cached_picture
def _inked(name: str, ink: str, px: float, dpr: float) -> QPixmap:
    image = _blank(round(px * dpr), round(px * dpr))
    painter = QPainter(image)
    renderer(name, ink).render(painter, QRectF(0, 0, px * dpr, px * dpr))
    painter.end()
    drawn = QPixmap.fromImage(image)
    drawn.setDevicePixelRatio(dpr)
    return drawn
