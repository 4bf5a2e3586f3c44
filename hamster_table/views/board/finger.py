"""A finger on a touch screen. Qt tells of it as of a mouse, but it is broader and is nowhere between two touches."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputDevice, QSinglePointEvent
from PySide6.QtWidgets import QApplication

BROAD = 2.5
"""How much farther than a mouse a finger goes before it drags: a tap is never quite still."""


def is_finger(event: QSinglePointEvent) -> bool:
    """Whether it was no mouse."""
    return event.deviceType() == QInputDevice.DeviceType.TouchScreen


def is_between_touches(event: QSinglePointEvent) -> bool:
    """Whether it only says where the next touch will be."""
    return is_finger(event) and event.buttons() == Qt.MouseButton.NoButton


def drag_distance(event: QSinglePointEvent) -> float:
    """How far a press goes before it drags, in pixels."""
    return QApplication.startDragDistance() * (BROAD if is_finger(event) else 1)
