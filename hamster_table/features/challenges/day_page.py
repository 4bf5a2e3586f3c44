"""The page of the game of the day: a challenge, and how somebody did on the days before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hamster_table.engine.game_records import Record
from hamster_table.features.challenges import result_card
from hamster_table.features.challenges.attempts import Attempt
from hamster_table.features.challenges.challenge_file import Challenge
from hamster_table.features.challenges.challenge_page import ChallengePage
from hamster_table.features.challenges.game_of_the_day import Day, in_a_row, today
from hamster_table.models.guard import guard
from hamster_table.models.record_words import date_words
from hamster_table.models.seat_names import name_key
from hamster_table.models.texts import plural, translate
from hamster_table.views.art.card import png
from hamster_table.views.art.theme import px
from hamster_table.views.pages.start import shadow_box
from hamster_table.views.widgets.deferred_update import FollowsLook
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.speech import announce
from hamster_table.views.widgets.text import TextLabel

LOWEST = 130
"""A theatre with less height, in pixels, shows nothing."""


class Beads(QWidget, FollowsLook):
    """The last days of somebody: a row of places."""

    def __init__(self) -> None:
        super().__init__()
        self._days: Sequence[Day] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_days(self, days: Sequence[Day]) -> None:
        """Show these."""
        self._days = days
        place = translate("Challenge", "{date}: {place}.")
        shown = (one for one in days if (today() - one.day).days < result_card.SHOWN)
        said = " ".join(place.format(date=date_words(one.day), place=one.place) for one in shown)
        self.setAccessibleName(translate("Challenge", "Places on the last days. {places}").format(places=said))
        self.update()

    @guard
    def sizeHint(self) -> QSize:
        """As large as its letters want."""
        return QSize(px(result_card.SHOWN * 38), px(38))

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a bead for each day."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(0, 0, min(self.width(), px(result_card.SHOWN * 38)), self.height())
        result_card.paint_days(painter, room, self._days, today())


class Stage(QWidget, FollowsLook):
    """The paper theatre of the game, in its box: what is played today."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, with room for its shadow; nothing where it would be a slit."""
        if self.height() >= LOWEST:
            shadow_box.paint_box(QPainter(self), QRectF(self.rect()).adjusted(16, 8, -16, -26), self._game)


class DayPage(ChallengePage):
    """Below the name, the days of whoever has it; whoever has finished it gives its result to others."""

    picture_wanted = Signal(bytes)
    """(content): this picture of the result, a PNG, is to be saved as a file."""

    def __init__(
        self,
        challenge: Challenge,
        attempts: Sequence[Attempt],
        name: str,
        others: Mapping[str, str],
        days: Mapping[str, Sequence[Day]],
    ) -> None:
        """*days*: those of everybody, by the name as it is compared."""
        self._all_days = days
        self._days: Sequence[Day] = ()
        super().__init__(challenge, attempts, name, others)

    def _add_own_parts(self) -> None:
        self.beads, self.days = Beads(), TextLabel(step=14.5, role="soft_ink", weight=700, wrap=True)
        self.stage = Stage(self.challenge.game)
        self.body.insertWidget(1, self.beads, 0, Qt.AlignmentFlag.AlignTop)
        self.body.insertWidget(2, self.days, 0, Qt.AlignmentFlag.AlignTop)
        self.body.insertWidget(self.body.indexOf(self.line), self.stage, 1)

    def _show(self) -> None:
        self._days = self._all_days.get(name_key(self.who), ())
        self.beads.set_days(self._days)
        self.beads.setVisible(bool(self._days))
        self.days.setText(days_words(self._days, today()))
        self.days.setVisible(bool(self._days))
        self.stage.setVisible(not self._attempts)  # else the table of who has played has the room
        super()._show()

    def _gives(self) -> tuple[ButtonSpec, ...]:
        # From the start screen no other way leads to those that people have made.
        others = ButtonSpec(translate("Challenge", "Challenges"), lambda: self.other_wanted.emit(""))
        if self._first() is None:
            return (others,)
        return (
            others,
            ButtonSpec(translate("Challenge", "Copy the result"), self._copy),
            ButtonSpec(translate("Challenge", "Save as a picture…"), self._save_picture),
        )

    def _first(self) -> Record | None:
        """The result that counts: that of the first game of whoever looks; None while it is not finished."""
        own = (one.record for one in self._attempts if one.number == 1 and name_key(one.name) == name_key(self.who))
        return next(own, None)

    def _copy(self) -> None:
        record = self._first()
        assert record is not None
        QGuiApplication.clipboard().setMimeData(result_card.for_clipboard(self.challenge, record, self._days))
        said = translate("Challenge", "Copied: paste it into a letter or a chat. It gives nothing away.")
        self.bar.hint.setText(said)
        announce(self, said)

    def _save_picture(self) -> None:
        record = self._first()
        assert record is not None
        self.picture_wanted.emit(png(result_card.picture(self.challenge, record, self._days)))


def days_words(days: Sequence[Day], now: date) -> str:
    """How somebody did on all days: "12 days played · 5 won · 3 days in a row"; "" where there are none."""
    if not days:
        return ""
    won, row = sum(one.has_won for one in days), in_a_row(days, now)
    parts = [
        plural(translate("Challenge", "%n day(s) played", None, len(days)), len(days)),
        plural(translate("Challenge", "%n won", None, won), won),
    ]
    if row > 1:
        parts.append(plural(translate("Challenge", "%n day(s) in a row", None, row), row))
    return " · ".join(parts)
