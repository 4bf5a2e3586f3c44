"""Moments as one says them here: when a game was played last."""

from __future__ import annotations

from datetime import datetime, timedelta

from PySide6.QtCore import QDate, QLocale

from hamster_table.engine.i18n import N_
from hamster_table.models.messages import filled


def local(moment: str) -> datetime:
    """A moment in ISO 8601 by the clock of this place. Raises `ValueError` for what is none."""
    return datetime.fromisoformat(moment).astimezone()


def when(moment: str) -> str:
    """A moment in ISO 8601: the time today and yesterday, else the day; what is no moment stays as it is."""
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
    """The day of a moment in ISO 8601, or so many days later."""
    date = (local(moment) + timedelta(days=later)).date()
    return QLocale().toString(QDate(date.year, date.month, date.day), "d MMM yyyy")
