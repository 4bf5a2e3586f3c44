"""The sheet that asks how an earlier moment is to be played on from: with which luck, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from hamster_table.engine.storage.annotations import kind_at
from hamster_table.features.what_if import branches
from hamster_table.models.seat_names import told_apart
from hamster_table.models.session import Session
from hamster_table.models.texts import translate
from hamster_table.views.text.plain_text import short
from hamster_table.views.widgets.badge import Badge
from hamster_table.views.widgets.controls import Choice, Segments
from hamster_table.views.widgets.overlays import ModalOverlay
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.text import CutLine, TextLabel

SAME, NEW = "same", "new"
LONGEST = 40
"""A longer name is cut where it is part of a sentence."""


class BranchSheet(ModalOverlay):
    """Asks for the luck of a branch and for who plays on, seat by seat. Until it is answered nothing has changed."""

    wanted = Signal(bool, list)
    """(is_same_luck, kinds): the branch is to begin, with who plays on each seat; the sheet is gone by then."""

    def __init__(self, page: QWidget, session: Session, moment: int, kinds: Mapping[str, str]) -> None:
        """*kinds*: who may sit at the table, with what each is called."""
        title = translate("Branch", "Play on from here")
        super().__init__(page, title, _what_it_does(session, moment), width=600)
        self._is_physics = bool(session.match.game.chance_source)
        self.luck = Segments(
            ((SAME, translate("Branch", "The same luck")), (NEW, translate("Branch", "New luck"))),
            SAME,
            translate("Branch", "Luck"),
        )
        self.note = TextLabel("", 13.5, "soft_ink", wrap=True)
        self.content.addWidget(TextLabel(translate("Branch", "Luck"), "heading"))
        if why := branches.why_no_same_luck(session):
            self.luck.set_current(NEW)
            self.luck.hide()
            self.note.setText(translate("Branch", "{why} The luck is new.").format(why=why))
        else:
            self.content.addWidget(self.luck)
            self.luck.chosen.connect(self._explain)
            self._explain()
        self.content.addWidget(self.note)
        self.content.addWidget(TextLabel(translate("Branch", "Who plays on?"), "heading"))
        self.seats: list[Choice] = []
        self.content.addLayout(self._seats(session, moment, kinds))
        cancel = ButtonSpec(translate("Branch", "Cancel"), self.leave)
        self.fall((cancel, ButtonSpec(translate("Branch", "Play on"), self._play_on, "gold")))

    def _seats(self, session: Session, moment: int, kinds: Mapping[str, str]) -> QGridLayout:
        """Who may play on, and who played then."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        names = told_apart([player.name for player in session.seating.players])
        for seat, player in enumerate(session.seating.players):
            # A program that is not in the settings any more.
            kind = kind_at(session.notes, seat, moment, player.kind)
            kind = kind if kind in kinds else "steady"
            choice = Choice([*kinds.items()], kind, translate("Branch", "Who plays {name}").format(name=names[seat]))
            self.seats.append(choice)
            grid.addWidget(Badge(seat, 28), seat, 0)
            grid.addWidget(CutLine(names[seat], step="lead"), seat, 1)
            grid.addWidget(choice, seat, 2, Qt.AlignmentFlag.AlignRight)
        return grid

    def _explain(self, *_: object) -> None:
        is_same = self.luck.current == SAME
        if self._is_physics:
            same = translate("Branch", "Equal choices fall equally, and computer players have the same ideas again.")
            new = translate("Branch", "Equal choices fall equally; computer players have other ideas.")
        else:
            same = translate(
                "Branch", "Dice and draws come as they came, as far as they are asked for in the same order."
            )
            new = translate("Branch", "All that is rolled and drawn from here on is new.")
        self.note.setText(same if is_same else new)

    def _play_on(self) -> None:
        self.leave()
        self.wanted.emit(self.luck.current == SAME, [choice.current for choice in self.seats])


def _what_it_does(session: Session, moment: int) -> str:
    step = translate("Branch", "Step {n} of {length}").format(n=moment, length=session.length)
    where = " · ".join(part for part in (branches.round_name(session, moment), step) if part)
    title = short(branches.title_of(session, moment), LONGEST)
    words = translate(
        "Branch",
        "{moment}. From here a game of its own goes on, and this one stays as it is. Both are under “Open a game”, "
        "the new one as “{title}”.",
    )
    return words.format(moment=where, title=title)
