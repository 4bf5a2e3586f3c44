"""What all set-up sheets have in common: one page, who is next, and nothing that is sealed."""

import random

import pytest

from hamster_table.engine import CHANCE, Match, games
from hamster_table.engine.kernel import waiting
from hamster_table.features.printing.prints import prints_of
from hamster_table.features.printing.setup_sheet import KIND
from tests.features.printing.sheets_as_text import as_text

GAMES = {id: game for id, game in games().items() if KIND in prints_of(game).sheets}
NAMES = ("Mira", "Jonas", "Edda", "Ida", "Ole")


def step_on(match, rng):
    seat = match.waiting[0]
    if seat == CHANCE:
        match.chance()
    else:
        match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))


def sheet_of(game, view, tr=str):
    (sheet,) = prints_of(game).sheets[KIND](view, NAMES[: view.seats], (), tr)
    return sheet


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whoever_is_asked_is_named_at_every_point_of_a_game(game):
    match, rng = Match.new(game, game.seats[-1], game.setup.quick, seed="5"), random.Random(5)
    # The physics of an open game takes its time.
    while match.waiting and len(match.ledger) < (12 if game.is_open else 60):
        said, asked = as_text(sheet_of(game, match.view(None))), [NAMES[k] for k in waiting(match.state) if k != CHANCE]
        line = said.split("Whose turn it is")[1].strip().split("\n")[0]
        assert all(name in line for name in asked), (asked, line)
        step_on(match, rng)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if not game.is_open])
def test_what_is_secret_stands_on_no_set_up_sheet(game):
    """Whoever prints it: the sheet is made of no more than all may see, also between two secret choices."""
    match, rng, secrets = Match.new(game, game.seats[-1], game.setup.quick, seed="5"), random.Random(5), 0
    while match.waiting and len(match.ledger) < 40:
        sheets = [sheet_of(game, match.view(viewer)) for viewer in (None, *range(match.state.seats))]
        assert all(sheet == sheets[0] for sheet in sheets)
        secrets += bool(match.state.sealed)
        step_on(match, rng)
    assert secrets


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_that_is_over_says_so(game):
    view = Match.new(game, game.seats[0], game.setup.quick, seed="5").view(None)
    view.agenda.clear()
    assert "The game is over." in as_text(sheet_of(game, view))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_blank_sheet_has_room_to_write_down_a_position(game):
    (sheet,) = prints_of(game).sheets[KIND]()
    assert "Next: ____" in as_text(sheet)
