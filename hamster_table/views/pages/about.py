"""The page that says whose games these are, and that this program is not theirs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from hamster_table import __version__
from hamster_table.engine.catalogue import games
from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.models.texts import translate
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import px
from hamster_table.views.board.table_info import table_info
from hamster_table.views.widgets.paper_page import PaperPage
from hamster_table.views.widgets.text import TextLabel

PARAGRAPHS = (
    QT_TRANSLATE_NOOP(
        "About",
        "This program is not made, approved or paid for by them. It explains the rules in its own words "
        "and with its own drawings. If you like a game, buy the real one: no screen has the smell of a "
        "wooden table.",
    ),
    QT_TRANSLATE_NOOP(
        "About",
        "Nothing leaves this computer: no account, no messages, no tracking. Games are saved in a folder "
        "of yours, and they stay yours.",
    ),
    QT_TRANSLATE_NOOP(
        "About",
        "Fonts: Nunito and Baloo 2, under the SIL Open Font License. Windows are drawn by Qt, under the "
        "LGPL. The wood of the wheel is simulated by MuJoCo, under the Apache License. Sounds are played by "
        "miniaudio, under the MIT License. Short films are made by Pillow, under the MIT-CMU License.",
    ),
    QT_TRANSLATE_NOOP(
        "About",
        "Where Qt comes inside of the program, you may put your own in its place. How, and the licences of all parts, "
        "can be read in the folder “licenses” beside the program, or in /usr/share/doc/hamster-table.",
    ),
)


class AboutPage(PaperPage):
    """Whose games, whose letters, what is promised."""

    def __init__(self) -> None:
        tr = translate
        super().__init__(tr("About", "About Hamster Table"), 760)
        hamsters = QHBoxLayout()
        for seat in range(5):
            hamster = TextLabel()
            hamster.setPixmap(sprites.racer(seat, px(72), dpr=self.devicePixelRatioF(), shadow_level=1))
            hamsters.addWidget(hamster)
        hamsters.addStretch(1)
        self.column.addLayout(hamsters)
        version = tr("About", "Hamster Table, version {version}").format(version=__version__)
        self.column.addWidget(TextLabel(version, "title", wrap=True))
        self.column.addWidget(TextLabel(tr("About", "The games and their makers"), "heading"))
        for game in games().values():
            if makers := table_info(game).credits:
                self.column.addWidget(TextLabel(game.title, 15, weight=800, wrap=True))
                self.column.addWidget(TextLabel(tr("About", makers), "body", "soft_ink", wrap=True))
        self.column.addSpacing(8)
        for paragraph in PARAGRAPHS:
            self.column.addWidget(TextLabel(tr("About", paragraph), "body", wrap=True), 0, Qt.AlignmentFlag.AlignTop)
        self.column.addStretch(1)
