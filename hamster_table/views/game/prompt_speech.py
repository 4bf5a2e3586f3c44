"""What a screen reader says of the prompt: all of it when somebody is asked, and afterwards what is new in it, or
all of it again to who wants that. While an earlier moment is shown, also which one, and what happened there."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from hamster_table.engine.kernel import Seat
from hamster_table.models import messages
from hamster_table.models.guard import guard
from hamster_table.models.people import PEOPLE
from hamster_table.models.session import Session
from hamster_table.models.texts import translate
from hamster_table.views.board.table_keys import takes_enter
from hamster_table.views.game.curtain import Curtain
from hamster_table.views.game.prompt_text import PromptContent
from hamster_table.views.widgets.prompt_bar import button_words
from hamster_table.views.widgets.speech import SPEECH, announce, in_one_breath, joined, sentences


class PromptSpeech(QObject):
    """Says the prompts of one bar to the person who is asked, and nothing while a curtain hangs before it."""

    def __init__(self, bar: QWidget, session: Session, curtain: Curtain, table: QWidget) -> None:
        super().__init__(bar)
        self._bar, self._session, self._curtain, self._table = bar, session, curtain, table
        self._said: tuple[str, ...] = ()
        """The sentences of the prompt that was said last."""
        self._is_asked = False
        """Whether the next prompt is a new question."""
        self._is_past = False
        """Whether the prompt that was said last was that of an earlier moment."""
        self._seat: Seat | None = None
        """Who was asked last."""
        self._before = ""
        """What was said last of anything: a refusal, say, that stands in the prompt as well."""
        self._prompt: PromptContent | None = None
        """What the bar shows."""
        # When all else that goes on then is done: the cursor comes to its place first, which would cut the words off.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._speak)
        SPEECH.said.connect(self._hear)
        session.asked.connect(self._ask)
        session.hand_over.connect(self._forget)

    def follow(self, prompt: PromptContent) -> None:
        """The bar shows this now. What is new in it is said; of a new question the title and the buttons as well."""
        self._prompt = prompt
        self._soon.start()

    @guard
    def _speak(self) -> None:
        session, prompt = self._session, self._prompt
        seat, was_past = session.asked_seat, self._is_past
        # Whoever comes back from an earlier moment hears what goes on now, whoever is at it.
        if prompt is None or session.is_saving or (seat is None and not session.is_past and not was_past):
            return
        if self._curtain.seat >= 0 or not self._bar.isVisible():
            return
        buttons = button_words(prompt.presses, "Enter" if takes_enter(self._table) else "")
        self._is_past = session.is_past
        moment = _moment(session) if session.is_past else ()
        parts = tuple(filter(None, (prompt.title, *sentences(prompt.hint), *moment, buttons)))
        # A sentence with a number in it is no advice, which is told once, but how things stand.
        person = None if seat is None else PEOPLE.find(session.seating.players[seat].name)
        hears_all = person is not None and person.hears_all
        again = [one for one in parts if one in (prompt.title, buttons) or any(map(str.isdigit, one))]
        new = [part for part in parts if hears_all or part not in self._said or (self._is_asked and part in again)]
        self._said, self._is_asked = parts, False
        # What happened at another moment is told, however like it is to what was told last.
        told = (part for part in parts if part in moment or (part in new and part not in self._before))
        announce(self._bar, joined(*told))

    @guard
    def _hear(self, text: str) -> None:
        self._before = text

    @guard
    def _ask(self, seat: Seat, step: object) -> None:
        self._is_asked = True
        if seat != self._seat:
            self._seat = seat
            self._said = ()

    @guard
    def _forget(self, seat: Seat) -> None:
        """Somebody else listens from now on: to whom all is new."""
        self._said = ()


def _moment(session: Session) -> tuple[str, ...]:
    """The step that is shown, and what happened there, as far as the viewer may know it."""
    step = translate("Timeline", "Step {at} of {length}").format(at=session.at, length=session.length)
    told = (messages.sentence(event, session.names) for at, event in session.story() if at == session.at)
    return step, in_one_breath(told)
