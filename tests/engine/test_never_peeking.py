"""No computer player peeks: whatever else may be true behind its view, equal luck leads to an identical choice."""

import random
import sys
from functools import cache
from pathlib import Path

import pytest

from hamster_table.engine import CHANCE, Match, codec
from hamster_table.engine.players import LEVELS, player
from hamster_table.engine.players.program_player import ProgramPlayer
from tests.engine.test_players import SEARCHING
from tests.laws import GAMES

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "random_program.py"
HIDING = ["hamsterdam", "run-hamster-run"]
MOMENTS = 6
"""So many moments of a match are looked at."""


@cache
def moments(id):
    """Views of a match with the seat that chooses, the truth, and another truth that looks the same to that seat."""
    game, rng, found = GAMES[id], random.Random(8), []
    match = Match.new(game, 3, seed="hidden")
    while match.waiting:
        # The last of several that choose in secret: it alone has something hidden from it in every game.
        seat = match.waiting[-1]
        if seat == CHANCE:
            match.chance()
            continue
        view = match.view(seat)
        truth, other = match.state.copy(), game.sample_hidden(view, seat, rng)
        if other != truth and len(match.actions(seat)) > 1:
            found.append((seat, view, truth, other))
        seat = match.waiting[0]
        match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
    return [found[n * len(found) // MOMENTS] for n in range(MOMENTS)]


@pytest.fixture
def program():
    playing = ProgramPlayer([sys.executable, "-I", "-S", str(EXAMPLE)], 60.0)
    yield playing
    assert playing.failure is None
    playing.close()


@pytest.mark.parametrize("id", HIDING)
@pytest.mark.parametrize("name", [*LEVELS, "program"])
def test_what_is_hidden_changes_no_choice(id, name, program):
    game = GAMES[id]
    hero = program if name == "program" else SEARCHING.get(name) or player(name, game)
    for seat, view, _, other in moments(id):
        seen = game.view(other, seat)
        choices = [hero.choose(game, one, seat, random.Random("luck")) for one in (view, seen)]
        assert choices[0] == choices[1]


class Superstitious:
    """Lets every letter of what it is given decide."""

    def choose(self, game, view, seat, rng):
        return random.Random(str(codec.to_json(view))).choice(view.agenda[-1].actions(view, seat))


@pytest.mark.parametrize("id", HIDING)
def test_whoever_saw_the_truth_would_choose_otherwise(id):
    game, hero = GAMES[id], Superstitious()
    found = [[hero.choose(game, one, seat, None) for one in seen] for seat, *seen in moments(id)]
    assert any(truth != other for _, truth, other in found)


def test_at_the_wheel_nothing_is_hidden():
    game = GAMES["hamsterrolle"]
    match = Match.new(game, 3, game.setup.quick, seed="hidden")
    assert game.is_open and all(match.view(seat) == match.state for seat in (*range(3), None))
