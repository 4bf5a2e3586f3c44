"""The pages that are made when they are wanted, each with what it shows and what it may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from hamster_table.engine.catalogue import find, games
from hamster_table.engine.game import Game
from hamster_table.views import feature

if TYPE_CHECKING:
    from hamster_table.engine.kernel import Seat
    from hamster_table.models.session import Session
    from hamster_table.views.widgets.clipboard_page import ClipboardPage
    from hamster_table.views.widgets.paper_page import PaperPage
    from hamster_table.views.window.navigator import Navigator

    Page = ClipboardPage | PaperPage
    """What has a signal `back`."""


def rules(window: Navigator, game: str = "", ruling: str = "") -> Page:
    """The rules of a game; "": `game_of`."""
    from hamster_table.views.pages.rules import RulesBook

    shown = find(game) if game else game_of(window)
    session = window.session if window.session is not None and window.session.match.game is shown else None
    book = RulesBook(shown, session.match.setup.chosen() if session is not None else None)
    offer_games(window, book, "rules", shown, [one for one in games().values() if one.chapters])
    book.introduction_wanted.connect(lambda one: one.begin(window, shown.id, ""))
    if ruling:
        book.text.open(ruling)
    elif (
        session is not None
        and shown.phase is not None
        and (view := session.view()).agenda
        and (phase := shown.phase(view)) is not None
    ):
        book.text.open_phase(phase)
    return book


def library(window: Navigator, place: str = "") -> Page:
    """The page of all games of this computer; *place*: those of them that are shown first."""
    return window.desk.page(place)


def settings(window: Navigator) -> Page:
    """The page of settings; every change holds at once."""
    from hamster_table.views.pages.settings import SettingsPage

    page = SettingsPage(window.settings)
    # The keys are changed on a page of their own, while this one waits behind it.
    page.changed.connect(lambda new: window.set_settings(new._replace(keys=window.settings.keys)))
    page.keys_wanted.connect(lambda: window.show_page("keys"))
    return page


def keys(window: Navigator) -> Page:
    """The page on which commands get other keys; every change holds at once."""
    from hamster_table.views.pages.keys.keys_page import KeysPage

    page = KeysPage(window.settings.keys)
    page.changed.connect(lambda chosen: window.set_settings(window.settings._replace(keys=chosen)))
    return page


def why(window: Navigator, seat: str = "") -> Page:
    """Why a computer player of the game on the table chose what it chose last."""
    from hamster_table.views.pages.reasons import WhyPage

    session, at = _computer(window, seat)
    page = WhyPage(session, at)
    page.knowledge_wanted.connect(lambda: window.show_page("knowledge", str(at)))
    return page


def knowledge(window: Navigator, seat: str = "") -> Page:
    """What a computer player of the game on the table knew when it chose last."""
    from hamster_table.views.pages.reasons import KnowledgePage

    return KnowledgePage(*_computer(window, seat))


def _computer(window: Navigator, seat: str) -> tuple[Session, Seat]:
    """The session of the game on the table, and the seat that is meant; else the first that a computer plays on."""
    session = window.session
    assert session is not None
    seats = range(session.match.setup.seats)
    computers = (one for one in seats if not session.seating.is_person(one))
    return session, int(seat) if seat else next(computers, 0)


def about(window: Navigator) -> Page:
    """The page that says whose games these are."""
    from hamster_table.views.pages.about import AboutPage

    return AboutPage()


def offer_games(window: Navigator, page: ClipboardPage, name: str, shown: Game, others: Sequence[Game]) -> None:
    """Let one turn from the page of a game to that of another."""
    if len(others) > 1:
        page.offer_games({game.id: game.title for game in others}, shown.id)
        page.other_game.connect(lambda game: window.show_page(name, game))


def game_of(window: Navigator) -> Game:
    """The game that the page in front is about, or else the one on the table, or else the first."""
    from hamster_table.views.widgets.clipboard_page import ClipboardPage

    if isinstance(window.page, ClipboardPage) and window.page.game_shown:
        return find(window.page.game_shown)
    session = window.session
    return session.match.game if session is not None else next(iter(games().values()))


def day_played(window: Navigator) -> str:
    """The day on which the game on the table was played last, in words; "": it is kept nowhere."""
    from hamster_table.models.relative_time import day

    kept = next((game for game in window.library.games() if game.id == window.stored_id), None)
    return day(kept.played) if kept is not None else ""


PAGE_FACTORIES: dict[str, Callable[..., Page]] = {
    "rules": rules,
    "library": library,
    "settings": settings,
    "keys": keys,
    "about": about,
    "why": why,
    "knowledge": knowledge,
}
"""How each page that is no feature's is made, by its name; arguments are the window and what the page is about."""


OF_TABLE = {"why", "knowledge"}
"""Those of them that tell of the game on the table."""


def pages_of_table() -> set[str]:
    """The names of all pages that tell of the game on the table: without it there is nothing to make them of."""
    return OF_TABLE | feature.pages_of_table()


def made(window: Navigator, name: str, *topic: str) -> Page:
    """The page of this name."""
    own = {page.name: page.make for page in feature.pages()}
    page: Page = (PAGE_FACTORIES | own)[name](window, *topic)
    return page
