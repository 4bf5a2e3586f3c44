"""How people see colours who lack one kind of cones, and what is left of a drawing then: its form.

A form is where a picture is lighter or darker than most of it, and where there is nothing: that has no hue, and two
forms that differ are told apart whatever the eyes.
"""

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

VISIONS = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What the cones that are left make of linear RGB: the matrices of severity 1.0 by Machado, Oliveira and Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency" (2009)."""
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)
"""From linear sRGB to CIE XYZ, and its white, D65 (IEC 61966-2-1)."""
CLOSE = 20
"""Colours nearer to each other than this (CIE 1976 Lab) are not to be relied upon alone."""
TONE = 10
"""So much lighter or darker than the rest belongs to the form; about four steps that an eye just sees."""
SIDE = 48


def lab(colour, vision):
    """The colour as *vision* sees it, in CIE Lab."""
    linear = [_linear(c) for c in QColor(colour).getRgbF()[:3]]
    seen = [min(1.0, max(0.0, _times(row, linear))) for row in VISIONS[vision]]
    x, y, z = (_bent(_times(row, seen) / white) for row, white in zip(XYZ, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one, other, vision):
    """How far two colours are from each other for *vision*."""
    pairs = zip(lab(one, vision), lab(other, vision), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


def close_pairs(colours):
    """Of colours by name: the pairs of names that some vision hardly tells apart."""
    names = list(colours)
    return [
        (one, other)
        for n, one in enumerate(names)
        for other in names[n + 1 :]
        if min(distance(colours[one], colours[other], vision) for vision in VISIONS) < CLOSE
    ]


def picture(draw, ground="#808080"):
    """What *draw* paints with a painter into a square room."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent if ground is None else QColor(ground))
    painter = QPainter(image)
    draw(painter, QRectF(0, 0, SIDE, SIDE))
    painter.end()
    return image


def form(draw, ground=None):
    """The form of a drawing: for each pixel -1 or 1 where it is much darker or lighter than most, 0 where it is not,
    None where nothing is."""
    image = picture(draw, ground).convertToFormat(QImage.Format.Format_RGBA8888)
    data = bytes(image.constBits())
    tones = [_lightness(*data[n : n + 3]) if data[n + 3] > 127 else None for n in range(0, len(data), 4)]
    there = sorted(tone for tone in tones if tone is not None)
    usual = there[len(there) // 2] if there else 0
    return [None if t is None else (t > usual + TONE) - (t < usual - TONE) for t in tones]


def difference(one, other):
    """The share of pixels in which two forms differ."""
    return sum(a != b for a, b in zip(one, other, strict=True)) / len(one)


@cache
def _lightness(*rgb):
    return 116 * _bent(_times(XYZ[1], [_linear(c / 255) for c in rgb])) - 16


def _linear(c):
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def _times(row, vector):
    return sum(a * b for a, b in zip(row, vector, strict=True))


def _bent(t):
    return t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116
