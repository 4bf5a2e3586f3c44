"""Words on paper or wood: always plain text, in a step of the type scale and a colour of the theme."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from hamster_table.views.theme import THEME, font, theme


class Words(QLabel):
    """A few words, or a paragraph of them. Names of persons are safe here: nothing is read as markup."""

    def __init__(
        self,
        text: str = "",
        step: str | float = "body",
        role: str = "ink",
        weight: int | None = None,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = (step, role, weight)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setText(text)
        THEME.changed.connect(self._restyle)
        self._restyle()

    def set_role(self, role: str) -> None:
        """Write them in another colour of the theme: `ink`, `soft_ink`, `danger`, `wood_ink`, ..."""
        self._style = (self._style[0], role, self._style[2])
        self._restyle()

    def _restyle(self) -> None:
        step, role, weight = self._style
        self.setFont(font(step, weight))
        dress = QPalette(self.palette())
        dress.setColor(QPalette.ColorRole.WindowText, getattr(theme(), role))
        self.setPalette(dress)
