"""The arena at the command line."""

import json
import sys
from pathlib import Path

import msgspec
import pytest

from hamster_table.cli import main
from hamster_table.engine.arena.games_file import games_in
from hamster_table.engine.arena.results import Counted, Kept, Ladder
from hamster_table.engine.i18n import InputError
from hamster_table.models.settings import Settings, save
from hamster_table.system import paths

RHR = "run-hamster-run"
EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "random_program.py"


def result(capsys, *arguments):
    """The JSON of `bots`, and what was said beside it."""
    assert main(["bots", RHR, "--json", *arguments]) == 0
    out, err = capsys.readouterr()
    return json.loads(out), err


def test_a_test_ends_at_the_block_that_decides_it_and_says_the_same_when_it_is_run_again(capsys, tmp_path):
    words = ["--seats", "steady,whim", "--sprt", "0.3", "0.7", "--blocks", "40", "--out", str(tmp_path / "games.jsonl")]
    first, _ = result(capsys, *words)
    assert first["sprt"]["verdict"] == "p1" and first["sprt"]["llr"] >= first["sprt"]["bound"]
    assert first["games"] == 2 * first["sprt"]["blocks"] < 80
    again, told = result(capsys, *words)
    assert again == first and f"{first['games']} of 80 games already in" in told
    assert main(["bots", RHR, *words]) == 0
    assert "the first player wins 70.0 % rather than 30.0 %" in capsys.readouterr().out


def test_a_test_that_the_games_do_not_decide_says_so(capsys):
    assert main(["bots", RHR, "--seats", "whim,whim", "--sprt", "0.49", "0.51", "--blocks", "2"]) == 0
    assert "2 blocks have not decided whether the first player wins 49.0 % or 51.0 %." in capsys.readouterr().out


def test_a_ladder_has_every_pair_at_a_table(capsys):
    found, _ = result(capsys, "--seats", "whim,steady", "--ladder", "--blocks", "3", "--table", "3")
    assert [rung["name"] for rung in found["ladder"]] == ["steady", "whim"]
    assert [table["players"] for table in found["tables"]] == [["whim", "steady", "steady"], ["steady", "whim", "whim"]]
    assert all(table["blocks"] == 3 and table["games"] == 9 for table in found["tables"])
    assert main(["bots", RHR, "--seats", "whim,steady", "--ladder", "--blocks", "2"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    # Four games do not say who is the stronger.
    assert {first.split()[0], second.split()[0]} == {"steady", "whim"} and "±" in first and "4 games" in first


@pytest.mark.parametrize("more", [[], ["--ladder"]])
def test_long_names_keep_the_columns_in_line(more, capsys):
    names = "steady:careful,whim"
    assert main(["bots", RHR, "--seats", names, "--blocks", "1", *more]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  ")]
    ends = {line.index("Elo" if more else "won") for line in rows}
    assert len(rows) == 3 - bool(more) and len(ends) == 1


@pytest.mark.parametrize("more", [[], ["--ladder"], ["--sprt", "0.4", "0.6"]])
def test_what_is_printed_and_kept_fits_its_schema(more, capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    found, _ = result(capsys, "--seats", "whim,random", "--blocks", "2", "--out", str(file), *more)
    kind = Ladder if "--ladder" in more else Counted
    told = [(kind, found), *((Kept, json.loads(line)) for line in file.read_text().splitlines())]
    told += [(Counted, table) for table in found.get("tables", ())]
    for kind, one in told:
        msgspec.convert(one, kind)
        assert {*one} <= {*kind.__annotations__}
    assert len(told) >= 5 and ("sprt" in found) == ("--sprt" in more)


def test_shares_are_of_complete_blocks_and_sum_to_what_nobody_left(capsys):
    found, _ = result(capsys, "--seats", "steady,whim,whim", "--games", "8")
    assert found["games"] == 8 and found["blocks"] == 2
    assert sum(share["mean"] for share in found["shares"].values()) == pytest.approx(1, abs=0.34)
    assert all(share["low"] <= share["mean"] <= share["high"] for share in found["shares"].values())


@pytest.mark.parametrize(
    "arguments, why",
    [
        (["--sprt", "0.5"], "expected 2 arguments"),
        (["--sprt", "0.5", "1.5"], "'1.5' is not a number between 0 and 1"),
        (["--sprt", "0.5", "nan"], "'nan' is not a number between 0 and 1"),
        (["--sprt", "0.6", "0.5"], "the first is the smaller one"),
        (["--sprt", "0.5", "0.6", "--ladder"], "not allowed with argument --sprt"),
        (["--games", "1", "--blocks", "1"], "not allowed with argument --games"),
        (["--ladder", "--seats", "whim,whim"], "at least two players"),
        (["--ladder", "--table", "9"], "2 to 5 seats, not 9"),
        (["--ladder", "--games", "1", "--seats", "random,thumb"], "needs 2 games of each pair"),
        (["--seed", "s" * 199], "A seed is text of at most 200 letters"),
        (["--seed", "\ud800"], "A seed is text"),
        (["--table", "4"], "--table needs --ladder"),
        (["--seats", ""], "There is no player called ''"),
        (["--seats", "mine,whim"], "thumb, sharp:careful, sharp:bold, sharp:spiteful, sharp:tricky, program:NAME"),
        (["--out", "no such folder/games.jsonl"], "cannot be saved"),
        (["--out", "."], "cannot be saved"),
    ],
)
def test_bad_input_is_one_sentence(arguments, why, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["bots", RHR, *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == "" and why in err and err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def programs(home):
    """Names programs in the settings of this computer."""

    def name(**commands):
        paths.settings_file().parent.mkdir(parents=True, exist_ok=True)
        save(Settings(programs=commands), paths.settings_file())

    return name


def test_a_program_that_the_settings_name_plays(programs, capsys, tmp_path):
    programs(mine=(sys.executable, "-I", "-S", str(EXAMPLE)))
    file = tmp_path / "games.jsonl"
    found, told = result(capsys, "--seats", "program:mine,steady", "--blocks", "1", "--out", str(file))
    assert found["players"] == ["program:mine", "steady"] and found["games"] == 2
    assert "Steady plays on" not in told
    assert sys.executable not in file.read_text() and "program:mine" in file.read_text()


def test_a_program_that_fails_is_said_and_its_games_are_played_again(programs, capsys, tmp_path):
    programs(mine=("no such program",))
    words = ["--seats", "program:mine,whim", "--games", "2", "--out", str(tmp_path / "games.jsonl")]
    for _ in range(2):
        found, told = result(capsys, *words)
        assert "The program mine cannot be started" in told and "Steady plays on in its place. (2 x)" in told
        assert found["failures"] == {"program:mine": 2} and "already in" not in told
    programs(mine=(sys.executable, "-I", "-S", str(EXAMPLE)))
    played, told = result(capsys, *words)
    assert played["failures"] == {} and "already in" not in told
    again, told = result(capsys, *words)
    assert again == played and "2 of 2 games already in" in told


def test_games_of_another_command_are_others(programs, capsys, tmp_path):
    words = ["--seats", "program:mine,whim", "--games", "1", "--out", str(tmp_path / "games.jsonl")]
    for more in ((), ("--deep",)):
        programs(mine=(sys.executable, "-I", "-S", str(EXAMPLE), *more))
        assert "already in" not in result(capsys, *words)[1]
    assert "1 of 1 game already in" in result(capsys, *words)[1]


def test_a_file_of_games_brings_no_command(programs, capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    programs(mine=(sys.executable, "-I", "-S", str(EXAMPLE)))
    result(capsys, "--seats", "program:mine,whim", "--games", "1", "--out", str(file))
    line = json.loads(file.read_text())
    line["programs"]["program:mine"] = "rm -r"
    file.write_text(json.dumps(line) + "\n")
    with pytest.raises(InputError):
        [*games_in(file)]


def test_a_program_that_no_settings_name_is_not_looked_for(programs, capsys):
    programs()
    assert main(["bots", RHR, "--seats", "program:sh,whim"]) == 2
    assert "The settings name no program 'sh'." in capsys.readouterr().err


def test_texts_of_a_file_of_games_and_of_programs_command_no_terminal(programs, capsys, tmp_path):
    file = tmp_path / "games.jsonl"
    words = ["bots", RHR, "--seats", "whim,whim", "--games", "1", "--out", str(file)]
    assert main(words) == 0
    evil = "a\x1b[2J\x07b"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"broken": [evil]}) + "\n")
    capsys.readouterr()
    assert main(words) == 1
    err = capsys.readouterr().err
    programs(mine=(evil,))
    err += result(capsys, "--seats", "program:mine,whim", "--games", "1")[1]
    assert err.count(r"a\x1b[2J\x07b") == 2 and "\x1b" not in err and "\x07" not in err
