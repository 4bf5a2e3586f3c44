"""The page of a challenge: who has played it, and how it went, for whoever has finished it too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from hamster_table import __version__
from hamster_table.engine.catalogue import find
from hamster_table.engine.messages import in_sentence
from hamster_table.engine.storage.save_file import NAME_LENGTH, sanitize_text
from hamster_table.engine.tempers import CHOICES
from hamster_table.features.challenges.attempts import Attempt
from hamster_table.features.challenges.challenge_file import PERSON, Challenge
from hamster_table.features.challenges.challenge_model import ChallengeModel, has_finished, open_attempt
from hamster_table.features.challenges.make_page import against_words, title_of
from hamster_table.models.guard import guard
from hamster_table.models.messages import tr
from hamster_table.models.people import PEOPLE
from hamster_table.models.seat_names import name_key
from hamster_table.models.texts import translate
from hamster_table.views.pages.new_game.shelf import PersonButton
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.controls import Choice, Field
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.flow_layout import FlowLayout
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.paper_page import ScrollPage
from hamster_table.views.widgets.paper_table import GamesTable
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.speech import announce
from hamster_table.views.widgets.text import TextLabel


class Faces(ScrollPage, FollowsWhenSeen):
    """A line of faces; more of them are scrolled to, and begin to be seen."""

    LINES = 1.3
    """How many lines of them have room."""

    def __init__(self, faces: Sequence[PersonButton]) -> None:
        row = QWidget()
        flow = spaced(FlowLayout(row), 2, (0, 0, 0, 0))
        for face in faces:
            flow.addWidget(face)
        self._faces, self._flow = faces, flow
        super().__init__(row)

    def follow_look(self) -> None:
        """Be as high as that many lines of faces are."""
        line = max(face.sizeHint().height() for face in self._faces)
        self.setMinimumHeight(1)  # with the largest letters on the smallest window there is no room for any
        self.setMaximumHeight(min(self._flow.heightForWidth(self.width()), round(self.LINES * line)))

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many lines as the width asks for, if they have room."""
        super().resizeEvent(event)
        self.follow_look()


class ChallengePage(ClipboardPage):
    """A name, the list of attempts, and the buttons to play. Nobody is told of others before having finished."""

    widest = 1200

    play_wanted = Signal(str)
    """(name): somebody wants to play it from its beginning."""
    opened = Signal(int)
    """(id): a game of it is to be gone on with, or looked at."""
    save_wanted = Signal()
    """It is to be saved as a file."""
    other_wanted = Signal(str)
    """(key): another challenge is to be shown."""
    remake: Callable[[Any], QWidget] | None = None
    """Makes it once more in the language in force, called with the page as somebody has filled it in."""

    def __init__(
        self, challenge: Challenge, attempts: Sequence[Attempt], name: str = "", others: Mapping[str, str] | None = None
    ) -> None:
        """*name*: who looks at it. *others*: the titles of all that are kept, this one among them, by their keys."""
        super().__init__(title_of(challenge), _described(challenge))
        self.challenge, self._attempts = challenge, attempts
        self.attempts = ChallengeModel(challenge)
        self.name = Field(name, translate("Challenge", "Your name"))
        self.name.setMaxLength(2 * NAME_LENGTH)
        self.name.setMaximumWidth(420)
        self.name.textChanged.connect(self._changed)
        self.faces = {one.name: PersonButton(one) for one in PEOPLE.now.people}
        """The people of this computer, each with a face that writes the name."""
        self.table = GamesTable(self.attempts, translate("Challenge", "Who has played"))
        self.table.chosen.connect(self._open)
        self.line = TextLabel(step=14.5, role="soft_ink", weight=700, wrap=True)
        who = spaced(QHBoxLayout(), 12)
        who.addWidget(TextLabel(translate("Challenge", "Your name"), "heading"))
        who.addWidget(self.name, 1)
        who.addStretch(1)
        self.body.addLayout(who)
        for name, face in self.faces.items():
            face.setAccessibleDescription(translate("Challenge", "Play under this name."))
            face.chosen.connect(partial(self.name.setText, name))
        if self.faces:
            self.body.addWidget(Faces([*self.faces.values()]))
        # At the top: while there is no table yet, all the room is the line's.
        self.body.addWidget(self.line, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self.table, 1)
        if challenge.app != __version__:
            words = translate("Challenge", "Made with version {app}: in this one computer players may play otherwise.")
            note = TextLabel(words.format(app=challenge.app or "?"), 13.5, "soft_ink", wrap=True)
            self.body.addWidget(note)
        if others and len(others) > 1:
            choice = Choice(list(others.items()), challenge.key, translate("Challenge", "Challenges"))
            choice.picked.connect(lambda key: self.other_wanted.emit(str(key)))
            self.head.addWidget(choice, 0, Qt.AlignmentFlag.AlignTop)
        self.setFocusProxy(self.name)
        self._add_own_parts()
        self._show()

    def _add_own_parts(self) -> None:
        """Put there what only some challenges have."""

    @property
    def who(self) -> str:
        """The name that was written, as it will be kept."""
        return sanitize_text(self.name.text(), NAME_LENGTH)

    @property
    def is_told(self) -> bool:
        """Whether the results are shown."""
        return has_finished(self._attempts, self.who)

    def _changed(self) -> None:
        told = self.is_told
        said = self.line.text()
        self._show()
        if self.line.text() != said and told:
            announce(self, self.line.text())

    def _show(self) -> None:
        """Show what whoever is named may know, and what they can do."""
        self.attempts.set_attempts(self._attempts, self.is_told)
        self.table.setVisible(bool(self._attempts))
        self.line.setText(self._words())
        tries = sum(name_key(one.name) == name_key(self.who) for one in self._attempts)
        if open_attempt(self._attempts, self.who) is not None:
            play = translate("Challenge", "Continue")
        else:
            play = translate("Challenge", "Play again") if tries else translate("Challenge", "Play")
        self.show_bar(self._prompt(tries), "", (*self._gives(), ButtonSpec(play, self._play, "gold", "Enter")))

    def _gives(self) -> tuple[ButtonSpec, ...]:
        """The buttons by which something of it is given to others."""
        return (ButtonSpec(translate("Challenge", "Save as a file…"), self.save_wanted.emit),)

    def _words(self) -> str:
        if not self._attempts:
            return translate("Challenge", "Nobody has played it here yet.")
        if self.is_told:
            return translate("Challenge", "Click a finished game to replay it.")
        return translate("Challenge", "The results are shown to whoever has finished the challenge.")

    def _prompt(self, tries: int) -> str:
        if not self.who:
            return translate("Challenge", "Who plays? Enter your name.")
        if tries and open_attempt(self._attempts, self.who) is None:
            return translate("Challenge", "{name} has played it. Another try is marked as one.").format(
                name=in_sentence(self.who)
            )
        return translate("Challenge", "{name} plays alone, with the same luck as everybody.").format(
            name=in_sentence(self.who)
        )

    def _play(self) -> None:
        attempt = open_attempt(self._attempts, self.who)
        if not self.who:
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)
            announce(self, self._prompt(0))
        elif attempt is not None:
            self.opened.emit(attempt.id)
        else:
            self.play_wanted.emit(self.who)

    def _open(self, row: int) -> None:
        if self.attempts.rows[row].is_open:
            self.opened.emit(self.attempts.rows[row].of)


def _described(challenge: Challenge) -> str:
    """The game and the computer players, with their temper, in a line."""
    others = [against_words(one.name, one.kind) for one in challenge.seats if one.kind != PERSON]
    words = translate("Challenge", "{game}: alone against {others}. The same luck for everybody.")
    said = words.format(game=find(challenge.game).title, others=", ".join(others))
    if not challenge.temper:
        return said
    temper = translate("Challenge", "Temper of the computer players: {temper}.")
    return f"{said} {temper.format(temper=tr(CHOICES[challenge.temper]))}"
