"""The pages about a computer player's last choice: why this, and what it knew."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from hamster_table.engine.kernel import Seat
from hamster_table.engine.players.weighing import Weighed
from hamster_table.models import messages, reasons, tempers
from hamster_table.models.ai.weigher import Weigher
from hamster_table.models.session import Session
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.paper_page import PaperPage
from hamster_table.views.widgets.speech import announce
from hamster_table.views.widgets.text import TextLabel


def why_nothing(session: Session, seat: Seat) -> str:
    """Why nothing can be told about a computer's choice, or not what it knew."""
    has_chosen = any(who == seat for who, _ in session.match.ledger[: session.at])
    if session.match.waiting and has_chosen and not session.seating.is_person(seat):
        return translate("Reasons", "This seat knows secrets: what it thought is told when the game is over.")
    return translate("Reasons", "This computer player has not chosen anything yet.")


class WhyPage(PaperPage):
    """What a computer player chose, what spoke for it, and the best of what it rejected."""

    knowledge_wanted = Signal()

    def __init__(self, session: Session, seat: Seat) -> None:
        super().__init__(translate("Reasons", "Why this?"), 760)
        self._session = session
        self.choice = reasons.last_choice(session, seat)
        self.chosen, self.sentence = TextLabel("", "title", wrap=True), TextLabel("", wrap=True)
        self.heading = TextLabel(translate("Reasons", "What it rejected"), "heading")
        self.rejected = TextLabel("", wrap=True)
        self.note = TextLabel("", 13.5, "soft_ink", wrap=True)
        for part in (self.chosen, self.sentence, self.heading, self.rejected, self.note):
            self.column.addWidget(part)
        self.column.addStretch(1)
        if self.choice is None:
            self.chosen.setText(why_nothing(session, seat))
            for part in (self.sentence, self.heading, self.rejected, self.note):
                part.hide()
            self.setAccessibleDescription(self.chosen.text())
            return
        self._show_choice(self.choice)

    def _show_choice(self, choice: reasons.Choice) -> None:
        session, game = self._session, self._session.match.game
        what = reasons.what(game, choice, choice.action, session.names)
        words = translate("Reasons", "{name} ({player}) chose: “{action}”.")
        name, player = session.names[choice.seat], messages.player_name(choice.level)
        self.chosen.setText(words.format(name=name, player=player, action=what))
        own = tempers.sentence(session.match, session.notes, choice.seat, choice.level)
        self.sentence.setText(" ".join(filter(None, (reasons.why(game, choice, session.names), own))))
        self.sentence.setVisible(bool(self.sentence.text()))
        self.rejected.setText(translate("Reasons", "Comparing…"))
        if TINKERERS.are_served:
            more = Button(translate("Reasons", "Show what it knew"))
            more.chosen.connect(self.knowledge_wanted)
            self.foot.addStretch(1)
            self.foot.addWidget(more)
        self._describe()
        seed = f"why/{choice.seat}/{choice.moment}"
        self._weigher = Weigher(game, choice.view, choice.seat, choice.action, seed, self)
        self._weigher.weighed.connect(self._show_others)
        self._weigher.start()

    def _show_others(self, others: Sequence[Weighed]) -> None:
        assert self.choice is not None
        game, names = self._session.match.game, self._session.names
        words = translate("Reasons", "“{action}”: {difference}.")
        lines = []
        for other in others:
            if what := reasons.what(game, self.choice, other.action, names):
                lines.append(words.format(action=what, difference=reasons.compared(other)))
        self.rejected.setText("\n".join(lines) or translate("Reasons", "There was nothing to compare."))
        self.note.setText(_told_of(others, self.choice.is_all))
        self._describe()
        announce(self, self.rejected.text())

    def _describe(self) -> None:
        parts = (self.chosen, self.sentence, self.heading, self.rejected, self.note)
        self.setAccessibleDescription(" ".join(part.text() for part in parts if part.text()))


def _told_of(others: Sequence[Weighed], knows_all: bool) -> str:
    """What the numbers mean; and where something was better, that this happens. *knows_all*: nothing is kept secret."""
    if not others:
        return ""
    if others[0].unit == "pieces":
        text = translate("Reasons", "An estimate of what each place was worth before it was tried, in pieces.")
    elif knows_all:
        text = translate(
            "Reasons",
            "100 points are a sure win. Estimated from games that were imagined afterwards, from what this seat saw.",
        )
    else:
        text = translate(
            "Reasons",
            "100 points are a sure win. Estimated from games that were imagined afterwards, from what everybody saw: "
            "what only this seat knows is kept until the game is over.",
        )
    if any(other.gain > 0 and reasons.is_notable(other) for other in others):
        text += " " + translate("Reasons", "Computer players miss what is better now and then, as people do.")
    return text


class KnowledgePage(PaperPage):
    """All that a computer player was given for its last choice: the encoded view of its seat."""

    def __init__(self, session: Session, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(translate("Reasons", "What it knew"), 900, parent)
        choice = reasons.last_choice(session, seat)
        if choice is None or not choice.is_all:
            self.lines: list[tuple[str, str]] = []
            self.column.addWidget(TextLabel(why_nothing(session, seat), "title", wrap=True))
            self.column.addStretch(1)
            return
        words = translate(
            "Reasons",
            "This is all that {name} was given for its last choice: the view of its seat, as the program encodes it. "
            "The seats are {seats}. A {hidden} is hidden from this seat.",
        )
        seats = ", ".join(f"{number} {name}" for number, name in enumerate(session.names))
        words = words.format(name=session.names[seat], seats=seats, hidden=reasons.HIDDEN)
        intro = TextLabel(words, wrap=True)
        self.column.addWidget(intro)
        self.lines = reasons.knowledge(choice)
        table = QGridLayout()
        table.setHorizontalSpacing(18)
        table.setVerticalSpacing(4)
        table.setColumnStretch(1, 1)
        for row, (key, value) in enumerate(self.lines):
            table.addWidget(TextLabel(key, 13.5, weight=800), row, 0)
            table.addWidget(TextLabel(value, 13.5, wrap=True), row, 1)
        self.column.addLayout(table)
        self.column.addStretch(1)
        self.setAccessibleDescription(" ".join([intro.text(), *(f"{key}: {value}." for key, value in self.lines)]))
