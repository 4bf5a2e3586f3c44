"""Dates and times in the format of the locale, such as when a game was played last."""

from __future__ import annotations

from datetime import datetime, timedelta

from PySide6.QtCore import QDate, QLocale

from hamster_table.engine.i18n import N_
from hamster_table.models.messages import filled, tr


def local(moment: str) -> datetime:
    """A time in ISO 8601, converted to the local time zone.

    Raises `ValueError` for anything else, and for what the clock of the system does not know: in the year 1 or 9999 a
    moment may be nowhere, and Windows has none before 1970 and after 3000.
    """
    then = datetime.fromisoformat(moment)
    try:
        return then.astimezone()
    except (OverflowError, OSError) as error:
        raise ValueError(moment) from error


def when(moment: str) -> str:
    """A time in ISO 8601 as text: today and yesterday with the time, else the day; anything else as it is."""
    try:
        then = local(moment)
    except ValueError:
        return moment
    days = (datetime.now(then.tzinfo).date() - then.date()).days
    time = then.strftime("%H:%M")
    if days == 0:
        return filled(N_("today {time}"), time=time)
    return filled(N_("yesterday {time}"), time=time) if days == 1 else day(moment)


def day(moment: str, later: int = 0) -> str:
    """The day of a time in ISO 8601 as text, or that many days later."""
    date = (local(moment) + timedelta(days=later)).date()
    # French writes the first of a month as "1er", and only that.
    pattern = N_("d MMM yyyy") if date.day > 1 else N_("1 MMM yyyy")
    return QLocale().toString(QDate(date.year, date.month, date.day), tr(pattern))
