"""Games on the table of the window, for the tests of the window."""

from threading import Event

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.views import feature
from hamster_table.views.window.opening_overlay import OpeningSheet

PAGES_AT_A_GAME = tuple(page.name for page in feature.pages())
"""The pages of the features that there are, with those about the game on the table."""
FEATURE_PAGES = tuple(page.name for page in feature.pages_everywhere())
"""The pages of the features that there are, without those about a game that is over."""
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


class Held:
    """Opens a file, but waits in the middle until it may go on."""

    def __init__(self, window, file, at=30):
        self.middle, self.go_on = Event(), Event()
        self.reached = 0

        def job(report):
            def held(played, entries):
                self.reached = played
                report(played, entries)
                if played == at:
                    self.middle.set()
                    assert self.go_on.wait(20)

            return window.library.open_file(file, held)

        window.files._open(job, window.begin)
        assert self.middle.wait(20)


def sheet_of(window):
    [sheet] = window.findChildren(OpeningSheet)
    return sheet
