"""The page on which a position is entered: what stands on it at first, and what comes of it in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from hamster_table.engine.catalogue import find
from hamster_table.engine.game import POSITION
from hamster_table.features.positions.editor import editor_of
from hamster_table.features.positions.position_page import PositionPage
from hamster_table.views.pages.new_game.new_game_page import NewGame

if TYPE_CHECKING:
    from hamster_table.engine.position import Values
    from hamster_table.models.session import Session
    from hamster_table.views.window.navigator import Navigator


def enter(window: Navigator, new: NewGame | None = None) -> None:
    """Show the page, for a game that is set up; None: for the game on the table, as it stands. What was entered for the
    same game before stands there again."""
    values, at = None, ""
    if new is None:
        assert window.session is not None
        new, values = at_the_table(window.session)
        at = window.session.match.digest
    of = (new.game, len(new.players), *sorted(new.setup.items()), at)
    window.put("position", _page(window, new, values, of, _ENTERED.get(window, {}).get(of)))


_ENTERED: WeakKeyDictionary[Navigator, dict[tuple[object, ...], Values]] = WeakKeyDictionary()
"""What was entered in a window, by the game it was entered for."""


def _page(
    window: Navigator, new: NewGame, values: Values | None, of: tuple[object, ...], before: Values | None
) -> PositionPage:
    """*of*: which game it is entered for; *before*: what was entered for it before, if anything."""
    entered = _ENTERED.setdefault(window, {})
    page = PositionPage(find(new.game), new, values, before)
    page.entered.connect(lambda: entered.update({of: page.values}))
    page.deal.connect(lambda _: entered.pop(of, None))
    page.deal.connect(window.new_games.deal)
    page.ruling.connect(lambda ruling: window.show_page("rules", new.game, ruling))
    page.page_wanted.connect(lambda name: window.show_page(name, new.game))
    page.back.connect(window.go_back)
    page.remake = lambda old: _page(window, old.new, old.first, of, old.values)
    return page


def at_the_table(session: Session) -> tuple[NewGame, Values | None]:
    """The same game with the same people, and the last position of it that can be entered, as everybody sees it."""
    match, editor = session.match, editor_of(session.match.game)
    assert editor is not None
    setup = {key: value for key, value in match.setup.chosen().items() if key != POSITION}
    players = tuple(session.seating.players)
    new = NewGame(match.game.id, players, setup)
    for n in range(len(match.ledger), -1, -1):
        values = editor.read(match.game.view(match.state_at(n), None))
        if values is not None:
            return new, values
    return new, None
