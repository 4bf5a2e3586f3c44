"""The part of the menu in which seats change hands in the middle of a game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup

from hamster_table.engine.shared_luck import is_shared
from hamster_table.models import messages, table_languages
from hamster_table.models.language import own_languages
from hamster_table.models.seat_names import told_apart
from hamster_table.models.session import Session
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views.text.plain_text import short

if TYPE_CHECKING:
    from hamster_table.engine.kernel import Seat
    from hamster_table.models.ai.computer_players import AiClient
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.widgets.paper_menu import PaperMenu
    from hamster_table.views.window.navigator import Navigator

LONGEST = 24
"""A longer name is cut on the menu."""


def add_seats(menu: PaperMenu, window: Navigator) -> None:
    """Add who plays on each seat of the game on the table, and in which language; nothing where there is no game."""
    session = window.session
    if window.game is None or session is None:
        return
    # Whoever is compared with others plays alone, against the same computer players.
    if is_shared(session.match.seed):
        _add_language(menu, window, session)
        return
    everybody = menu.submenu(translate("Menu", "Players at the table"))
    for seat in range(session.match.setup.seats):
        _offer(everybody, window, session, seat)


def _offer(menu: PaperMenu, window: Navigator, session: Session, seat: Seat) -> None:
    from hamster_table.views.pages.new_game.kinds import EMPTY, kinds

    name = told_apart([player.name for player in session.seating.players])[seat]
    now = session.who_plays(seat)
    names = dict(kinds([*window.settings.programs]))
    del names[EMPTY]
    title = translate("Menu", "{name} ({player})")
    own = menu.submenu(title.format(name=short(name, LONGEST), player=names.get(now, messages.player_name(now))))
    only_one = QActionGroup(own)
    for kind, called in names.items():
        action = QAction(called, only_one, checkable=True, checked=kind == now)
        action.setEnabled(session.may_change_seats)
        action.triggered.connect(partial(window.change_seat, seat, kind))
        own.addAction(action)
    own.addSeparator()
    if session.seating.is_person(seat):
        _offer_languages(own, window, session, seat)
    else:
        _ask_why(own, window, seat)


def _add_language(menu: PaperMenu, window: Navigator, session: Session) -> None:
    """Add the languages of who plays alone at the table."""
    for seat in session.seating.persons:
        name = short(told_apart(player.name for player in session.seating.players)[seat], LONGEST)
        own = menu.submenu(translate("Menu", "Language of {name}").format(name=name))
        _offer_languages(own, window, session, seat)


def _offer_languages(menu: PaperMenu, window: Navigator, session: Session, seat: Seat) -> None:
    """Add the languages that a person may choose."""
    only_one, now = QActionGroup(menu), table_languages.languages_of(session)[seat]
    for language, name in own_languages(translate("NewGame", "Program language")):
        action = QAction(name, only_one, checkable=True, checked=language == now)
        action.triggered.connect(partial(window.choose_language, seat, language))
        menu.addAction(action)


def _ask_why(menu: PaperMenu, window: Navigator, seat: Seat) -> None:
    """What a computer player can be asked about its last choice. Where nothing may be told, the page says why."""
    menu.addAction(translate("Menu", "Why this?"), partial(window.show_page, "why", str(seat)))
    if TINKERERS.are_served:
        menu.addAction(translate("Menu", "Show what it knew"), partial(window.show_page, "knowledge", str(seat)))


def change_seat(page: GamePage, seat: Seat, kind: str, thinker: AiClient | None) -> None:
    """Let somebody else play on a seat from now on, and say so."""
    session = page.session
    note = session.change_seat(seat, kind, thinker)
    if note is None:
        return
    # A curtain for somebody who plays here no more; behind it lies what everybody may see.
    if session.handover_seat is None and page.curtain.seat >= 0:
        page.curtain.put_away()
        page.table.setFocus()
    page.notice.say_for_a_while(messages.sentence(note, session.names))
