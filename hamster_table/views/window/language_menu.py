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


def add_language(menu: PaperMenu, window: Navigator, session: Session) -> None:
    """Add the languages of who plays alone at the table."""
    for seat in session.seating.persons:
        name = short(told_apart(player.name for player in session.seating.players)[seat], LONGEST)
        own = menu.submenu(QCoreApplication.translate("Menu", "Language of {name}").format(name=name))
        offer_languages(own, window, session, seat)


def offer_languages(menu: PaperMenu, window: Navigator, session: Session, seat: Seat) -> None:
    """Add the languages that a person may choose."""
    only_one, now = QActionGroup(menu), table_languages.languages_of(session)[seat]
    for language, name in own_languages(QCoreApplication.translate("NewGame", "Program language")):
        action = QAction(name, only_one, checkable=True, checked=language == now)
        action.triggered.connect(partial(window.choose_language, seat, language))
        menu.addAction(action)
