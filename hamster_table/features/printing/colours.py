"""The colours of printed sheets: browns that stay apart where they are printed in grey."""

from __future__ import annotations

from PySide6.QtGui import QColor

INK, SOFT, HAIR = QColor("#3A2618"), QColor("#6B5138"), QColor("#CDB48C")
TINT = QColor("#FBF5E6")
