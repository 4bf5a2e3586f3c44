"""What tests of the session store share: a game that is played, who sits there, and what is kept of it."""

from laws import GAMES
from mutants import played

from hamster_table.engine.record import Sitter

RHR = GAMES["run-hamster-run"]
PEOPLE = (Sitter("Ada"), Sitter("Bo", "sharp"))


def game(entries=40, seed="1"):
    return played(RHR, 2, seed, entries)


def ledger_of(store, id):
    return store.resume(id)[1].match.ledger
