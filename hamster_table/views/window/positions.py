"""What the page of a position shows of the game on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.engine.game import POSITION

if TYPE_CHECKING:
    from hamster_table.engine.position import Values
    from hamster_table.models.session import Session
    from hamster_table.views.pages.new_game.new_game_page import NewGame


def offers_position(session: Session | None) -> bool:
    """Whether a position of the game on the table can be entered."""
    return session is not None and session.match.game.position is not None


def at_the_table(session: Session) -> tuple[NewGame, Values | None]:
    """The same game with the same people, and the last position of it that can be entered, as everybody sees it."""
    # The menu asks only whether there is one.
    from hamster_table.models import table_languages
    from hamster_table.views.pages.new_game.new_game_page import NewGame

    match, entry = session.match, session.match.game.position
    assert entry is not None
    setup = {key: value for key, value in match.setup.chosen().items() if key != POSITION}
    players = tuple(session.seating.players)
    new = NewGame(match.game.id, players, setup, {}, tuple(table_languages.languages_of(session)))
    for n in range(len(match.ledger), -1, -1):
        values = entry.read(match.game.view(match.state_at(n), None))
        if values is not None:
            return new, values
    return new, None
