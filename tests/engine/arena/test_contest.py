"""Games in several processes, kept in a file, and gone on with after an end."""

import json
import multiprocessing

import pytest

from hamster_table.engine.arena.bouts import Bout, bouts, play
from hamster_table.engine.arena.contest import outcomes
from hamster_table.engine.arena.games_file import GamesFile
from hamster_table.engine.i18n import InputError

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
