"""The ladder: strengths that games were made of are found again."""

import json
import random

import pytest

from benchmarks.ladder import groups, kept_blocks, main
from hamster_table.engine.arena.bouts import Block, Outcome, bouts
from hamster_table.engine.arena.games_file import GamesFile
from hamster_table.engine.arena.ladder import ladder
from hamster_table.engine.i18n import InputError

TRUE = {"weak": -150.0, "middle": 0.0, "strong": 150.0}


def played(names, strengths, number, luck):
    """Blocks in which whoever sits there wins with a probability that follows from the strengths."""
    planned = bouts("run-hamster-run", names, "1", len(names), {})
    weights = [[10 ** (strengths[name] / 400) for name in bout.players] for bout in planned]

    def game(weight):
        return Outcome(tuple(luck.choices(range(len(names)), weight)), 0, "")

    return [Block(planned, tuple(game(weight) for weight in weights)) for _ in range(number)]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_strengths_behind_the_games_are_found(seats):
    luck = random.Random(3)
    pairs = [("weak", "middle"), ("weak", "strong"), ("middle", "strong")]
    found = []
    for one, other in pairs:
        found += played((one, *[other] * (seats - 1)), TRUE, 120, luck)
    rungs = ladder(found)
    assert [rung.name for rung in rungs] == ["strong", "middle", "weak"]
    assert sum(rung.elo for rung in rungs) == pytest.approx(0, abs=1e-6)
    assert all(abs(rung.elo - TRUE[rung.name]) < 1.5 * rung.error < 90 for rung in rungs)
    assert ladder(found) == rungs


def test_an_elo_of_two_players_is_that_of_their_share():
    """Three of four games won: 400 log10(3) = 191 apart, but for the one shared game that is put in."""
    planned = bouts("run-hamster-run", ("a", "b"), "1", 2, {})
    won = [Block(planned, (Outcome((0,), 0, ""), Outcome((1,), 0, "")))] * 200
    even = [Block(planned, (Outcome((0,), 0, ""), Outcome((0,), 0, "")))] * 200
    best, least = ladder(won + even)
    assert best.name == "a" and best.elo - least.elo == pytest.approx(190.8, abs=1)


def test_one_that_wins_all_is_neither_infinitely_strong_nor_surely_so():
    planned = bouts("run-hamster-run", ("a", "b"), "1", 2, {})
    all_won = Block(planned, (Outcome((0,), 0, ""), Outcome((1,), 0, "")))
    few, many = ladder([all_won] * 5)[0], ladder([all_won] * 200)[0]
    assert 100 < few.elo < many.elo < 1000 and few.error > 50


def test_games_without_a_winner_make_equals():
    planned = bouts("run-hamster-run", ("a", "b"), "1", 2, {})
    rungs = ladder([Block(planned, (Outcome((), 0, ""), Outcome((), 0, "")))] * 9)
    assert [rung.elo for rung in rungs] == pytest.approx([0, 0], abs=1e-6) and rungs[0].games == 18


def test_games_that_were_kept_give_the_ladder_of_their_complete_blocks(tmp_path):
    file = tmp_path / "games.jsonl"
    planned = bouts("run-hamster-run", ("whim", "random", "random"), "s", 9, {})
    kept = GamesFile(file)
    # In another order, as several processes write them, and the third block cut off.
    for n in (1, 0, 2, 4, 5, 3, 7, 6):
        kept.add(planned[n], Outcome((planned[n].players.index("whim" if n < 5 else "random"),), 1, ""))
    with file.open("ab") as games:
        games.write(b'{"game": "run-ham')
    before = file.read_bytes()
    found = kept_blocks([file, file])
    assert file.read_bytes() == before, "somebody may be writing the line"
    assert [len(block.outcomes) for block in found] == [3, 3]
    assert sorted(block.share_of("whim") for block in found) == pytest.approx([2 / 3, 1])
    assert [(rung.name, rung.games) for rung in ladder(found)] == [("whim", 6), ("random", 6)]


def test_games_with_other_rules_or_options_make_no_block_together(tmp_path):
    file = tmp_path / "games.jsonl"
    kept = GamesFile(file)
    for setup in ({}, {"diagonal": "yes"}):
        for bout in bouts("run-hamster-run", ("whim", "random"), "s", 2, setup):
            kept.add(bout, Outcome((0,), 1, ""))
    assert len(kept_blocks([file])) == 2
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], lines[3], lines[1].replace('"rules": ', '"rules": 9')]) + "\n")
    assert kept_blocks([file]) == []


@pytest.mark.parametrize(("place", "value"), [("players", 5), ("players", [[1], 2]), ("setup", 3), ("seed", {})])
def test_a_line_whose_parts_are_no_game_is_refused_in_one_sentence(place, value, tmp_path):
    file = tmp_path / "games.jsonl"
    (bout, _) = bouts("run-hamster-run", ("whim", "random"), "s", 2, {})
    GamesFile(file).add(bout, Outcome((0,), 1, ""))
    file.write_text(json.dumps({**json.loads(file.read_text()), place: value}) + "\n")
    with pytest.raises(InputError, match=r"Line 1 of 'games\.jsonl' is not a game"):
        kept_blocks([file])


def test_files_without_a_complete_block_are_told(tmp_path, capsys):
    file = tmp_path / "games.jsonl"
    file.touch()
    with pytest.raises(SystemExit):
        main([str(file)])
    assert "no complete block" in capsys.readouterr().err


def test_players_who_never_met_are_not_compared():
    def block(game, *players):
        planned = tuple(bouts(game, players, "s", 2, {}))
        return Block(planned, (Outcome((0,), 1, ""),) * 2)

    apart = [block("run-hamster-run", "whim", "random"), block("run-hamster-run", "master", "sharp")]
    other = block("hamsterdam", "whim", "sharp")
    assert sorted(map(len, groups([*apart, other]))) == [1, 1, 1]
    link = block("run-hamster-run", "sharp", "whim")
    assert sorted(map(len, groups([*apart, other, link]))) == [1, 3]
