"""Games in several processes, kept in a file, and gone on with after an end."""

import json
import multiprocessing
import os
from pathlib import Path

import pytest

from hamster_table.engine.arena.bouts import Bout, bouts, play
from hamster_table.engine.arena.contest import outcomes
from hamster_table.engine.arena.games_file import GamesFile
from hamster_table.engine.i18n import InputError
from tests.unix import make_pipe

RHR = "run-hamster-run"


def planned(number=6):
    return bouts(RHR, ("whim", "steady", "whim"), "1", number, {})


def same(found):
    """What does not depend on the machine."""
    return [(one.winners, one.digest, one.decisions) for one in found]


def test_what_was_played_is_not_played_again(tmp_path, monkeypatch):
    file = tmp_path / "games.jsonl"
    all_of_them = same(outcomes(planned(), 1, GamesFile(file)))
    lines = file.read_bytes().splitlines(keepends=True)
    # As if the machine had been switched off in the middle of the fourth line.
    file.write_bytes(b"".join(lines[:3]) + lines[3][:40])
    asked = []
    monkeypatch.setattr("hamster_table.engine.arena.contest.play", lambda bout: asked.append(bout) or play(bout))
    assert same(outcomes(planned(), 1, GamesFile(file))) == all_of_them
    assert asked == list(planned()[3:])
    assert len(GamesFile(file)) == 6
    kept = [json.loads(line) for line in file.read_text().splitlines()]
    assert [one["digest"] for one in kept] == [digest for _, digest, _ in all_of_them]


def test_games_of_other_players_seeds_options_or_rules_are_others(tmp_path, monkeypatch):
    kept = GamesFile(tmp_path / "games.jsonl")
    bout = Bout(RHR, ("whim", "whim"), "1/0")
    kept.add(bout, play(bout))
    assert GamesFile(tmp_path / "games.jsonl").outcome(bout).digest == kept.outcome(bout).digest
    others = [
        Bout(RHR, ("whim", "steady"), "1/0"),
        Bout(RHR, ("whim", "whim"), "1/1"),
        Bout(RHR, ("whim", "whim"), "1/0", (("adjacent", "orthogonal"),)),
    ]
    assert not any(map(kept.outcome, others))
    monkeypatch.setattr("hamster_table.engine.arena.games_file.__version__", "99")
    assert GamesFile(tmp_path / "games.jsonl").outcome(bout) is None


def test_nobody_waits_for_games_that_are_not_wanted_any_more():
    """The processes are gone when the iterator is closed; the fixture of all tests looks for what is left."""
    found = outcomes(planned(), 2)
    first = next(found)
    found.close()
    assert same([first]) == same([play(planned()[0])])
    assert multiprocessing.active_children() == []


def test_processes_that_have_played_all_end_by_themselves():
    """They are not killed: so they have run all code that they leave behind, such as what measures coverage."""
    others = multiprocessing.active_children()
    found = outcomes(planned(2), 2)
    first = next(found)
    processes = [one for one in multiprocessing.active_children() if one not in others]
    assert same([first, *found]) == same(map(play, planned(2)))
    assert len(processes) == 2 and [one.exitcode for one in processes] == [0, 0]


def test_a_process_that_is_killed_is_a_sentence_and_what_was_played_stays(tmp_path):
    kept = GamesFile(tmp_path / "games.jsonl")
    others = multiprocessing.active_children()
    # So many that they are not all played before one is killed.
    found = outcomes(planned(600), 2, kept)
    next(found)
    next(process for process in multiprocessing.active_children() if process not in others).kill()
    with pytest.raises(InputError, match="ended from outside"):
        list(found)
    assert 1 <= len(GamesFile(tmp_path / "games.jsonl")) < 600


@pytest.mark.parametrize("line", [b"tea", b"[]", b"{}", b'{"game": 1}', b"\xff", b"1", b"[" * 100_000])
def test_a_file_that_holds_something_else_is_left_alone(line, tmp_path):
    file = tmp_path / "other.txt"
    file.write_bytes(line + b"\nand the rest")
    with pytest.raises(InputError, match=r"Line 1 of 'other\.txt'"):
        GamesFile(file)
    assert file.read_bytes() == line + b"\nand the rest"


def test_what_has_no_end_is_not_read(tmp_path):
    """It would be waited for, or eat all memory."""
    pipe = tmp_path / "pipe"
    make_pipe(pipe)
    for name in (pipe, *(Path(device) for device in ("/dev/full", "/dev/zero") if Path(device).exists())):
        with pytest.raises(InputError, match="no file that games can be kept in"):
            GamesFile(name)
    assert len(GamesFile(Path(os.devnull))) == 0


def game_line(tmp_path):
    file = tmp_path / "one.jsonl"
    bout = planned(1)[0]
    GamesFile(file).add(bout, play(bout))
    return file.read_bytes()


@pytest.mark.parametrize(
    "content",
    [
        b"a letter to grandma",
        b"\x00\xff binary",
        b'{"format": "hamster-table", "game": "run-hamster-run"}',
        b'{"game": "chess", "players": ["white", "black"]',
        b'{"game": "run-hamster-run"}',
        b"{'game",
    ],
)
@pytest.mark.parametrize("has_games", [False, True])
def test_a_file_without_an_end_of_line_that_is_not_ours_stays_as_it_is(content, has_games, tmp_path):
    """Whatever a person names by mistake is refused, and not cut off (AT-1)."""
    file = tmp_path / "mine.hamster"
    content = (game_line(tmp_path) if has_games else b"") + content
    file.write_bytes(content)
    with pytest.raises(InputError, match=rf"Line {1 + has_games} of 'mine\.hamster'"):
        GamesFile(file)
    assert file.read_bytes() == content


def test_a_last_line_is_gone_on_from_wherever_it_was_cut_off(tmp_path):
    line = game_line(tmp_path)
    file = tmp_path / "games.jsonl"
    for before in b"", line:
        for length in range(len(line) - 1):
            file.write_bytes(before + line[:length])
            assert len(GamesFile(file)) == bool(before) and file.read_bytes() == before
    # Only the end of the line is missing: the game is kept.
    file.write_bytes(line.rstrip())
    assert len(GamesFile(file)) == 1 and file.read_bytes() == line


@pytest.mark.parametrize(
    "wrong", [{"winners": [float("inf")]}, {"winners": [99]}, {"winners": [-1]}, {"failures": [[9, "end", "y"]]}]
)
def test_a_game_of_seats_that_it_has_not_is_no_game(wrong, tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(json.loads(game_line(tmp_path)) | wrong) + "\n")
    with pytest.raises(InputError, match="Line 1"):
        GamesFile(file)
