"""The page of challenges while there is none."""

from __future__ import annotations

from PySide6.QtCore import Signal

from hamster_table.models.texts import translate
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.sleeper import Sleeper
from hamster_table.views.widgets.text import TextLabel


class NoChallengePage(ClipboardPage):
    """Says what a challenge is, and how one is made or opened."""

    widest = 1200

    open_wanted = Signal()
    """A file is to be opened."""

    def __init__(self) -> None:
        super().__init__(translate("Challenge", "Challenges"))
        words = translate(
            "Challenge",
            "A challenge is one game with the same luck for everybody: each plays alone against the same computer "
            "players, one after the other, and then you compare. Set up a new game with one person and choose "
            "“Make a challenge…”, or open the file of one.",
        )
        self.body.addStretch(1)
        self.body.addWidget(Sleeper())
        self.body.addWidget(TextLabel(words, "lead", "soft_ink", wrap=True))
        self.body.addStretch(2)
        opens = ButtonSpec(translate("Challenge", "Open file…"), self.open_wanted.emit)
        self.show_bar(translate("Challenge", "No challenge yet."), "", (opens,))
