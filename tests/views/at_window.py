"""Games on the table of the window, for the tests of the window."""

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo

SITTERS = (PlayerInfo("Mira"), PlayerInfo("Rusty", "whim"))


def a_match(entries, seats=2, seed="7"):
    """A match that is some way on."""
    match = Match.new("run-hamster-run", seats, seed=seed)
    while len(match.ledger) < entries:
        seat = match.waiting[0]
        match.play(seat, match.actions(seat)[0])
    return match


def lay(window, entries=3, seed="7", players=SITTERS):
    """Put a game on the table that is some way on."""
    match = a_match(entries, len(players), seed)
    window.begin(window.library.begin(match, players))
    return window.game
