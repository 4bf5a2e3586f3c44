"""What is measured of games at the wheel is what was played, and silly seats do silly things by the rules."""

import random

import pytest

from benchmarks import wheel_games
from benchmarks.silly_seats import SILLY, SillyPlayer
from benchmarks.wheel_games import CEILING, figures, player_of, rows_of, wanted
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import SECTOR, Build, Drop, Pass, Reach, Spill
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.events import TurnEnded
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from tests.engine.hamsterrolle.language import ALICE, alice, bob, drop, go, held, put, rest, shift, table

NO_CLOCK = {"clock": "off"}


def told_game():
    """A build from which nothing falls, a pass that costs a piece, and a piece that is let drop."""
    match = table("cone@0 tile@2 slab@3", "cube plank", "beam drum", reference=3, angle=6_000, turn=1, **NO_CLOCK)
    go(match, alice(put(match, "cube", 4)), rest(match, angle=6_500))
    match.state.lowest = (0, 2)
    go(match, bob(shift(match, "cone", 3)), rest(match, "tile", angle=8_250))
    dropped = drop(match, "plank", 5)
    go(match, alice(Reach(held(match, "plank"))), alice(dropped), rest(match, angle=8_000))
    return match, dropped


def test_the_rows_of_a_game_tell_what_was_played():
    match, dropped = told_game()
    rows = rows_of(match)
    assert [row[:3] for row in rows] == [(1, 0, "build"), (2, 1, "pass"), (3, 0, "drop")]
    assert [row[4] for row in rows] == [0, 1, 0]
    # The first row counts from the beginning of a game, where the wheel has not rolled.
    assert [row[5] for row in rows] == [65.0, 17.5, -2.5]
    assert rows[2][3] == pytest.approx(abs(wrapped(5 * SECTOR - dropped.angle)) / 100, abs=0.5)


def test_the_figures_of_games_follow_from_their_rows():
    match, _ = told_game()
    still = [(n, 0, "build", 30.0, 0, 0.5) for n in range(10)]
    steep = [(n, 1, "drop", CEILING + n - 1, n, 20.0) for n in range(3)]
    played = [
        {"rows": rows, "turns": len(rows), "stuck": stuck, "rolled": rolled}
        for rows, stuck, rolled in ((rows_of(match), False, 80), ([*still, *steep], True, 65))
    ]
    told = figures(played)
    assert told["games, of them over"] == "2, 1"
    assert told["turns: median (range)"] == "8 (3-13)"
    assert (told["builds, of turns"], told["passes"], told["drops"]) == ("68.8%", "6.2%", "25.0%")
    assert told["turns that lose a piece"] == "18.8%" and told["of these by drops"] == "2 of 3"
    assert told["pieces lost a turn"] == "0.25"
    assert told["let drop above 110 degrees"] == "1 of 4"
    assert told["games with ten turns, none of them by 10 degrees"] == "1"
    assert told["games with ten turns, not by 10 degrees in all"] == "1"


@pytest.mark.parametrize("name", SILLY)
def test_silly_seats_play_by_the_rules_and_are_told_truly(name):
    """Of wood that is reckoned, which is quick."""
    match, luck = Match.new(GAME, 2, {"physics": "reckoned"}, seed="a test"), random.Random(1)
    while match.waiting and match.state.turn < 10:
        (seat,) = match.waiting
        if seat == CHANCE:
            match.chance()
        else:
            action = player_of((name, "whim")[seat]).choose(GAME, match.view(seat), seat, luck)
            assert match.refusal(seat, action) is None
            match.play(seat, action)
    rows, ends = rows_of(match), [event for event in match.events if isinstance(event, TurnEnded)]
    assert [(row[0], row[1], row[4]) for row in rows] == [(end.turn, end.seat, end.fallen) for end in ends]
    assert sum(row[5] for row in rows) == pytest.approx(ends[-1].angle / 100)
    done = {Build: "build", Pass: "pass", Drop: "drop", Spill: "spill"}
    assert [row[2] for row in rows] == [done[type(action)] for _, action in match.ledger if type(action) in done]


def first_of(name, **setup):
    match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2, angle=4_000, **setup)
    return match, SillyPlayer(name).choose(GAME, match.view(ALICE), ALICE, random.Random(1))


def test_each_silly_seat_does_its_silly_thing():
    for name, n in ("same", 0), ("farthest", -1):
        match, action = first_of(name)
        assert isinstance(action, Build) and action.compartment == window(match.state)[n]
    assert isinstance(first_of("passes")[1], Pass)
    for name in "low", "in-the-window", "blind":
        match, action = first_of(name)
        assert isinstance(action, Drop) and action.compartment in window(match.state)
        assert isinstance(first_of(name, **NO_CLOCK)[1], Reach), "without a clock the attempt begins before"


def test_a_company_is_named_by_its_players():
    assert wheel_games.company_of("low,steady") == ("low", "steady")
    for wrong in "steady", "steady,nobody":
        with pytest.raises(ValueError, match=wrong):
            wheel_games.company_of(wrong)


def test_in_a_block_every_player_sits_in_every_seat():
    company = "low", "steady"
    assert [*wanted(2, range(20, 22), company=company)] == [
        (players, f"hr/2/{block}") for block in (20, 21) for players in (company, company[::-1])
    ]


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("company", [("whim", "steady"), ("steady", "whim", "whim"), ("whim", "steady") * 2])
def test_whole_games_of_computer_players_keep_every_law(company, seed):
    """In piles that random players never make: two of eight games once broke a law."""
    pytest.importorskip("mujoco")
    game = wheel_games.play(company, f"laws/{seed}")
    assert not game["wrong"] and not game["stuck"]
