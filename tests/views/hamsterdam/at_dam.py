"""A table of Hamsterdam to test at: matches laid in the language of the rules, and what its mouse does."""

from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.actions import KINDS, PLAIN
from hamster_table.models.hamsterdam.crowd import in_pile, on_card
from hamster_table.views.board.tables import table_for
from tests.engine.hamsterdam import language
from tests.views.at_table import at, button, click, drag, piece_at, press

NAMES = ["Mira", "Jonas", "Edda", "Rusty"]

__all__ = ["at", "button", "card", "carry", "click", "clicks", "drag", "piece_at", "plain", "press", "show", "sit_down",
           "spare", "special"]  # fmt: skip


def sit_down(qtbot, match, asked=None, size=(1228, 684)):
    """A table that shows the match to whoever is asked."""
    table = table_for(GAME)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    table.match = match
    table.wanted = []
    table.chosen.connect(table.wanted.append)
    show(table, asked)
    return table


def show(table, asked=None):
    match = table.match
    seat = match.waiting[0] if asked is None else asked
    table.show_view(GAME.view(match.state, seat), NAMES[: match.setup.seats], seat, seat)


def card(table, number, seat=0):
    """The place of a card."""
    return ("card", language.spot(table.match.state, seat, number))


def special(name):
    """A special as a piece."""
    return ("special", 2 * KINDS.index(name.rstrip("2")) + name.endswith("2"))


def plain(table, number, seat=0):
    """The uppermost ordinary hamster of a card."""
    return on_card(table.crowd, PLAIN, card(table, number, seat)[1])


def spare(table, seat=0):
    """The foremost ordinary hamster of a pile."""
    return in_pile(table.crowd, PLAIN, seat)


def carry(table, piece, goal):
    """Drag a piece to a place."""
    drag(table, piece_at(table, piece), at(table, goal))


def clicks(table, piece, goal):
    """Click a piece, then a place."""
    click(table, piece_at(table, piece))
    assert table.hand.held == piece
    click(table, at(table, goal))
