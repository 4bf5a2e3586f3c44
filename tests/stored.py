"""What tests of the session store share: a game that is played, who sits there, and what is kept of it."""

from hamster_table.engine.record import Sitter
from tests.laws import GAMES
from tests.mutants import played

RHR = GAMES["run-hamster-run"]
PEOPLE = (Sitter("Ada"), Sitter("Bo", "sharp"))


def game(entries=40, seed="1"):
    return played(RHR, 2, seed, entries)


def ledger_of(store, id):
    return store.resume(id)[1].match.ledger
