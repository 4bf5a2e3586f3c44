"""How what stands in the record of a finished game is said."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from hamster_table.engine.highlights import Feat
from hamster_table.engine.i18n import N_
from hamster_table.models.messages import tr
from hamster_table.models.texts import plural, translate


def length_words(says: str, rounds: int) -> str:
    """How long a game was, as its `length_says` has it: "9 rounds"."""
    return plural(translate("Engine", says, None, rounds), rounds)


def feat_words(feat: Feat, value: int) -> str:
    """A value of a feat, in its words: "5 pieces"."""
    return length_words(feat.says, value)


def time_words(seconds: int) -> str:
    """So much time as "7:05", or "1:02:30" from an hour on."""
    minutes, rest = divmod(abs(seconds), 60)
    hours, short = divmod(minutes, 60)
    words = f"{hours}:{short:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    return f"−{words}" if seconds < 0 else words


def day_words(ended: str) -> str:
    """A moment as "22 Nov 2026, 03:56"; what is no moment stays as it is."""
    moment = QDateTime.fromString(ended, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return ended
    here = moment.toLocalTime()
    pattern = N_("d MMM yyyy, HH:mm") if here.date().day() > 1 else N_("1 MMM yyyy, HH:mm")
    return QLocale().toString(here, tr(pattern))


def date_words(day: date) -> str:
    """A day as "28 November 2026"."""
    pattern = N_("d MMMM yyyy") if day.day > 1 else N_("1 MMMM yyyy")
    return QLocale().toString(QDate(day.year, day.month, day.day), tr(pattern))
