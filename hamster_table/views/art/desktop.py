"""What the desktop asks of all programs: light or dark, more contrast, less motion."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication


def wants_dark() -> bool:
    """Whether the desktop is a dark one."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def wants_high_contrast() -> bool:
    """Whether it asks for high contrast. Qt tells of that from 6.10 on; before, it never does."""
    hints = getattr(QGuiApplication.styleHints(), "accessibility", None)
    return hints is not None and hints().contrastPreference() == Qt.ContrastPreference.HighContrast


def wants_less_motion() -> bool:
    """Whether it asks for less motion. Qt tells of that from 6.12 on; before, it never does."""
    hints = getattr(QGuiApplication.styleHints(), "accessibility", None)
    asked = getattr(hints(), "motionPreference", None) if hints is not None else None
    less = getattr(getattr(Qt, "MotionPreference", None), "ReducedMotion", None)
    return asked is not None and bool(asked() == less)


def listen(heard: Callable[[], None]) -> None:
    """Call this whenever the desktop asks for other colours."""
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(heard)
    if (accessibility := getattr(hints, "accessibility", None)) is not None:
        accessibility().contrastPreferenceChanged.connect(heard)
