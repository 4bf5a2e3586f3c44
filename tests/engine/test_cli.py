"""The command line: what it says, where it says it, and with what status it leaves."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hamster_table.cli import commands, main
from hamster_table.engine import save
from hamster_table.engine.storage.bug_report import compose
from hamster_table.engine.storage.save_file import PlayerInfo, read
from hamster_table.engine.storage.session_store import Store
from hamster_table.models import paranoid_watch
from hamster_table.models.settings import Settings
from hamster_table.models.settings import save as save_settings
from hamster_table.system import paths, resources
from tests.laws import GAMES
from tests.mutants import played
from tests.unix import with_a_card, without_a_screen

SAVES = Path(__file__).parents[1] / "saves"
RHR = "run-hamster-run"


@pytest.fixture
def saved(tmp_path):
    return saved_game(tmp_path, RHR)


def saved_game(folder, game):
    path = folder / "a game.hamster"
    save(played(GAMES[game], 3, "1", 10_000), path, [PlayerInfo("Ada"), PlayerInfo("Bo"), PlayerInfo("Cy", "steady")])
    return path


def said(capsys):
    told = capsys.readouterr()
    return told.out, told.err


def complains(capsys, *arguments):
    """The command leaves with 2 and one sentence."""
    assert main([str(word) for word in arguments]) == 2
    out, err = said(capsys)
    assert out == "" and err.startswith("hamster-table: ") and err.count("\n") == 1
    return err


def test_help_names_every_command(capsys):
    assert main(["--help"]) == 0
    out, _ = said(capsys)
    assert all(f"  {name} " in out for name in commands()) and "hamster-table --version" in out
    assert main(["--version"]) == 0


@pytest.mark.parametrize("command", commands())
def test_every_command_explains_itself(command, capsys):
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0 and f"hamster-table {command}" in said(capsys)[0]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--fullscreen"],
        ["bogus"],
        ["--", "bogus"],
        [""],
        ["a.hamster", "b.hamster"],
        ["bots"],
        ["bots", "chess"],
        ["bots", RHR, "--seats", "sharp"],
        ["bots", RHR, "--seats", "sharp,clever"],
        ["bots", RHR, "--games", "0"],
        ["bots", RHR, "--games", "many"],
        ["bots", RHR, "--jobs", "-1"],
        ["replay"],
        ["replay", "no such file"],
        ["check"],
        ["shots"],
        ["doctor", "now"],
    ],
)
def test_bad_input_is_one_sentence_and_changes_nothing(arguments, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    complains(capsys, *arguments)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("word, meant", [("bot", "bots"), ("docter", "doctor"), ("Check", "check"), ("xyzzy", None)])
def test_a_mistyped_command_opens_no_window_and_names_the_nearest(word, meant, capsys):
    err = complains(capsys, word)
    assert repr(word) in err
    assert f"Did you mean {meant!r}?" in err if meant else "--help" in err


@without_a_screen
@pytest.mark.parametrize("name", ["bot", "missing.hamster", "folder/bot"])
def test_a_word_that_may_be_a_file_goes_to_the_window(name, tmp_path, monkeypatch, capsys):
    """Which opens nowhere here, and says so."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot").touch()
    for variable in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    assert main([name]) == 2
    assert "no screen" in said(capsys)[1]


@without_a_screen
def test_a_paranoid_window_watches_its_games(monkeypatch, capsys):
    """It opens nowhere here, but it would."""
    monkeypatch.setenv(paranoid_watch.VARIABLE, "")
    for variable in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    assert not paranoid_watch.is_wanted()
    assert main(["--paranoid"]) == 2
    assert "no screen" in said(capsys)[1] and paranoid_watch.is_wanted()
    assert "nknown option" in complains(capsys, "--paranoia")


def test_bots_play_the_same_games_whatever_the_number_of_jobs(capfd):
    results = []
    for jobs in "1", "2":
        assert main(["bots", RHR, "--seats", "whim,steady,whim", "--games", "6", "--jobs", jobs, "--json"]) == 0
        out, err = said(capfd)
        results.append(json.loads(out))
        assert err.endswith("6/6\n")
    assert results[0] == results[1]
    assert results[0]["games"] == 6 and results[0]["players"] == ["whim", "steady", "whim"]
    assert sum(results[0]["wins"].values()) + results[0]["nobody"] >= 6


def test_bots_tell_who_has_won(capsys):
    assert main(["bots", RHR, "--games", "4", "--seed", "tea"]) == 0
    out, _ = said(capsys)
    assert "4 games of run-hamster-run" in out and "steady" in out and "nobody" in out


def test_replay_tells_the_story(saved, capsys):
    assert main(["replay", str(saved)]) == 0
    sentences = said(capsys)[0].splitlines()
    assert sentences[0].endswith("comes out of the HAT.") and any("Ada" in line for line in sentences)
    assert main(["replay", str(saved), "--json"]) == 0
    events = [json.loads(line) for line in said(capsys)[0].splitlines()]
    assert events[0]["event"] == "Drew" and events[-1]["after"] == max(event["after"] for event in events)


def test_replay_tells_people_of_the_same_name_apart(tmp_path, capsys):
    game = tmp_path / "annas.hamster"
    save(played(GAMES["hamsterdam"], 2, "1", 10_000), game, [PlayerInfo("Anna"), PlayerInfo("Anna")])
    assert main(["replay", str(game)]) == 0
    told = said(capsys)[0]
    assert "Anna (Moon)" in told and "Anna (Heart)" in told


def test_replay_plays_the_game_of_a_report(saved, tmp_path, capsys):
    found = read(saved)
    report = tmp_path / "report.txt"
    trouble = f'File "{Path.home()}/x.py"'
    report.write_text(compose(trouble, "PySide6 6", found.match, [player.kind for player in found.seats]))
    text = report.read_text()
    assert 'File "~/x.py"' in text and "Ada" not in text and f"of {len(found.match.ledger)} entries" in text
    assert main(["replay", str(saved), "--json"]) == main(["replay", str(report), "--json"]) == 0
    lines = said(capsys)[0].splitlines()
    assert lines[: len(lines) // 2] == lines[len(lines) // 2 :]


@pytest.mark.parametrize("kind", ["hamsterdam-2", "hamsterrolle-2-simple-60", "run-hamster-run-2-diagonal"])
def test_the_report_of_a_game_of_each_kind_can_be_replayed_with_its_options(kind, tmp_path, capsys):
    game, report = SAVES / f"0.1-{kind}-middle.hamster", tmp_path / "report.txt"
    found = read(game)
    report.write_text(compose("ValueError: x", "", found.match, [player.kind for player in found.seats]), "utf-8")
    assert main(["replay", str(report), "--json"]) == main(["replay", str(game), "--json"]) == 0
    lines = said(capsys)[0].splitlines()
    assert len(lines) > 20 and lines[: len(lines) // 2] == lines[len(lines) // 2 :]


def test_every_command_that_takes_a_game_takes_hamsterdam(tmp_path, capsys):
    game = saved_game(tmp_path, "hamsterdam")
    assert main(["bots", "hamsterdam", "--seats", "whim,steady,whim", "--games", "3", "--json"]) == 0
    assert json.loads(said(capsys)[0])["games"] == 3
    assert main(["check", str(game)]) == 0 and main(["replay", str(game)]) == 0
    out, _ = said(capsys)
    assert "OK. Hamsterdam, 3 seats, finished" in out and "The driest town: " in out


def test_a_game_in_wood_is_checked_and_told_without_simulating_it_again(capsys):
    wood = str(resources.path("staged", "hamsterrolle.hamster"))
    assert main(["check", wood]) == 0 and main(["replay", wood]) == 0
    out, _ = said(capsys)
    assert "OK. Hamsterrolle, 4 seats, finished" in out and "falls out." in out


def test_check_says_what_is_sound_and_what_is_not(saved, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["check", str(saved)]) == 0
    assert said(capsys)[0].endswith(" entries.\n")
    broken, against = tmp_path / "broken.hamster", tmp_path / "-x"
    broken.write_bytes(saved.read_bytes()[:-9])
    against.write_bytes(b"")
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert main(["check", str(saved), str(broken), "--", against.name, str(tmp_path)]) == 1
    lines = said(capsys)[0].splitlines()
    assert [": OK." in line for line in lines] == [True, False, False, False]
    assert "damaged" in lines[1] and "not a Hamster Table game" in lines[2] and "folder" in lines[3]
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_check_prints_any_name(tmp_path, capsys):
    name = b"odd\xff\x1b[2J\nname".decode("utf-8", "surrogateescape")
    try:
        (tmp_path / name).write_bytes(b"")
    except OSError:
        pytest.skip("no file may be called so here")
    assert main(["check", str(tmp_path / name)]) == 1
    out = said(capsys)[0]
    assert "not a Hamster Table game" in out and "\x1b" not in out


@with_a_card
def test_the_doctor_finds_this_machine_well(capsys, home):
    Store(paths.session_store()).close()
    assert main(["doctor"]) == 0
    out, _ = said(capsys)
    assert "BAD" not in out and str(home) in out and "0 games in" in out and "No problems found." in out


@with_a_card
def test_the_doctor_tells_the_file_of_the_settings_and_the_programs_that_it_names(capsys, home):
    assert main(["doctor"]) == 0
    assert f"settings: {paths.settings_file()} (created when needed)" in said(capsys)[0]
    save_settings(Settings(programs={"mine": ("python3", "secret.py"), "other": ("sh",)}), paths.settings_file())
    assert main(["doctor"]) == 0
    out, _ = said(capsys)
    assert f"settings: {paths.settings_file()}\n" in out and "programs that may play: mine, other" in out
    assert "secret.py" not in out


@pytest.mark.parametrize("content", ["{", '{"programs": {"mine": "python3 mine.py"}}'])
def test_who_only_reads_the_settings_says_what_is_wrong_and_leaves_them(content, capsys, home):
    file = paths.settings_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content)
    assert main(["doctor"]) == 1
    out, _ = said(capsys)
    assert "BAD  settings" in out and str(file) in out
    assert str(file) in complains(capsys, "bots", RHR, "--seats", "program:mine,whim")
    assert [*file.parent.iterdir()] == [file] and file.read_text() == content


def test_the_doctor_finds_cards_that_cannot_be_used(capsys, home):
    home.mkdir(parents=True, exist_ok=True)
    (home / "cards.toml").write_text("[dots")
    assert main(["doctor"]) == 1
    assert f"BAD  games: {home / 'cards.toml'}: this is not a table of cards" in said(capsys)[0]


def test_the_doctor_finds_a_damaged_store(capsys):
    paths.session_store().parent.mkdir(parents=True, exist_ok=True)
    paths.session_store().write_bytes(b"no database at all" * 300)
    assert main(["doctor"]) == 1
    assert "BAD  saved games" in said(capsys)[0]


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", ["replay --json", "check", "parts hamsterdam", "bots --help", "--version"])
def test_a_reader_that_leaves_is_no_mishap(words, unbuffered, saved):
    """It has left before the first word comes, which is written at once or as the program ends."""
    inner, outer = os.pipe()
    os.close(inner)
    files = [saved] if words.startswith(("replay", "check")) else []
    with os.fdopen(outer, "wb") as nobody:
        told = subprocess.run(
            [sys.executable, "-m", "hamster_table", *words.split(), *files],
            stdout=nobody,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        )
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no device that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", ["replay --json", "--version"])
def test_where_there_is_no_room_for_what_is_printed_that_is_said(words, unbuffered, saved):
    with open("/dev/full", "wb") as full:
        told = subprocess.run(
            [sys.executable, "-m", "hamster_table", *words.split(), *([saved] if "replay" in words else [])],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        )
    assert (told.returncode, told.stderr) == (1, "hamster-table: No space left on device\n")


@pytest.fixture
def gone(tmp_path, monkeypatch):
    """This process is in a folder that was deleted."""
    if sys.platform == "win32":
        pytest.skip("a folder that somebody is in cannot be deleted there")
    monkeypatch.chdir(tmp_path)
    tmp_path.rmdir()


@pytest.mark.parametrize("words", [f"bots {RHR} --games 2 --jobs 2", "doctor"])
def test_in_a_folder_that_is_gone_what_needs_no_folder_goes_on(gone, words):
    assert main(words.split()) == 0


@pytest.mark.parametrize("words", [f"sheet {RHR} score -o x.pdf", "shots x", f"bots {RHR} --out x.jsonl"])
def test_in_a_folder_that_is_gone_it_is_said_that_nothing_can_be_saved(gone, words, capsys):
    assert re.search(r"\bx\b.* cannot be saved|No screenshots can be saved in x", complains(capsys, *words.split()))


def test_the_window_needs_nothing_of_the_command_line():
    heavy = "argparse", "importlib.metadata", "json", "msgspec", "platformdirs", "PySide6", "sqlite3"
    code = f"import sys, hamster_table.cli; print(*set(sys.modules) & {set(heavy)})"
    unwatched = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True, env=unwatched
    )
    assert told.stdout.split() == []
