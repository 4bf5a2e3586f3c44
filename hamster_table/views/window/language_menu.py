"""The part of the menu in which people at the table choose a language of their own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup

from hamster_table.models import table_languages
from hamster_table.models.language import own_languages
from hamster_table.models.seat_names import told_apart
from hamster_table.views.text.plain_text import short

if TYPE_CHECKING:
    from hamster_table.engine.kernel import Seat
    from hamster_table.models.session import Session
    from hamster_table.views.widgets.paper_menu import PaperMenu
    from hamster_table.views.window.navigator import Navigator

LONGEST = 24
"""A longer name is cut on the menu."""


def add_languages(menu: PaperMenu, window: Navigator) -> None:
    """Add the languages of the people at the table; nothing where there is no game, or no person in it."""
    session, tr = window.session, QCoreApplication.translate
    if session is None or not session.seating.persons:
        return
    persons = session.seating.persons
    if len(persons) == 1:
        own = tr("Menu", "Language of {name}").format(name=_name(session, persons[0]))
        _offer(menu.submenu(own), window, session, persons[0])
        return
    everybody = menu.submenu(tr("Menu", "Languages at the table"))
    for seat in persons:
        _offer(everybody.submenu(_name(session, seat)), window, session, seat)


def _offer(menu: PaperMenu, window: Navigator, session: Session, seat: Seat) -> None:
    only_one, now = QActionGroup(menu), table_languages.languages_of(session)[seat]
    for language, name in own_languages(QCoreApplication.translate("NewGame", "Program language")):
        action = QAction(name, only_one, checkable=True, checked=language == now)
        action.triggered.connect(partial(window.choose_language, seat, language))
        menu.addAction(action)


def _name(session: Session, seat: Seat) -> str:
    return short(told_apart(player.name for player in session.seating.players)[seat], LONGEST)
