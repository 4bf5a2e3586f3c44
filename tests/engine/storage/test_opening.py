"""A `.hamster` file is opened without trust: whatever is wrong with it is said in one sentence."""

import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from hamster_table.engine import SaveError, load
from hamster_table.engine.codec import canonical
from hamster_table.engine.storage.envelope import MIGRATIONS, NOTES_LENGTH, SCHEMA, seal, upgrade
from hamster_table.engine.storage.save_file import LIMIT, SENTENCES, PlayerInfo, pack, read, unpack
from tests.laws import GAMES, OURS
from tests.mutants import played
from tests.unix import make_pipe

SAVES = Path(__file__).parents[2] / "saves"
RHR = GAMES["run-hamster-run"]


@pytest.fixture
def match():
    return played(RHR, 3, "7", 30)


@pytest.fixture
def form(match):
    return json.loads(pack(match, [PlayerInfo("Ada"), PlayerInfo("Bo", "steady")], "after tea"))


def code_of(content):
    with pytest.raises(SaveError) as caught:
        unpack(content)
    assert SENTENCES[caught.value.code]
    return caught.value.code


# What is no file of ours


def test_only_files_are_opened(tmp_path):
    make_pipe(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "socket").unlink(missing_ok=True)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(os.path.relpath(tmp_path / "socket"))
        for name in "pipe", "loop", "socket", ".":
            with pytest.raises(SaveError) as caught:
                read(tmp_path / name)
            assert caught.value.code == "no-file", name
    for device in "/dev/zero", "/dev/null":
        with pytest.raises(SaveError) as caught:
            read(device)
        assert caught.value.code == "no-file"


def test_what_is_missing_or_shut_is_said(tmp_path):
    with pytest.raises(SaveError, match="does not exist"):
        read(tmp_path / "none")
    with pytest.raises(SaveError, match="does not exist"):
        read("a\0b")


def test_a_file_has_a_limit(tmp_path, match):
    path = tmp_path / "x"
    path.write_bytes(b"{" + b" " * LIMIT)
    with pytest.raises(SaveError) as caught:
        read(path)
    assert caught.value.code == "too-large"
    assert code_of(b" " * LIMIT) == "not-ours"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"[]",
        b"3",
        b"null",
        b"hello",
        b"\xff\xfe{\0}\0",
        b'{"hamster_table":true}',
        b'{"hamster_table":"1"}',
    ],
)
def test_another_file_is_not_ours(content):
    assert code_of(content) == "not-ours"


def test_a_changed_file_is_damaged(form):
    content = seal(form)
    assert unpack(content).match
    assert code_of(content.replace(b'"Ada"', b'"Eve"')) == "damaged"
    assert code_of(content[:-1]) == "damaged"
    assert code_of(content.replace(b'"rules":1', b'"rules":1,"rules":1')) == "damaged"
    assert code_of(content.decode().encode("utf-16")) == "not-ours"


@pytest.mark.parametrize(
    ("damaged", "how"),
    [
        (lambda form: seal(form)[:-1], ": its end is missing. "),
        (lambda form: seal(form)[:300], ": its end is missing. "),
        (lambda form: seal(form).replace(b'"Ada"', b'"Eve"'), ": it is no longer as it was saved. "),
        (lambda form: seal(form).replace(b'"Ada"', b'\x00Ada"'), ": it is no longer as it was saved. "),
        (lambda form: seal(form | {"ledger": [[0, {"do": "Stop"}], [9, {}]]}), ": entry 2 is no longer as it was "),
    ],
)
def test_a_damaged_file_says_what_is_wrong(form, damaged, how):
    with pytest.raises(SaveError) as error:
        unpack(damaged(form))
    assert error.value.code == "damaged" and how in str(error.value)


@pytest.mark.parametrize(
    "change",
    [
        {"extra": 1},
        {"rules": 1.0},
        {"rules": True},
        {"rules": 0},
        {"game": ""},
        {"app": "x" * 65},
        {"seed": "x" * 201},
        {"seed": 7},
        {"notes": "x" * (NOTES_LENGTH + 1)},
        {"seats": []},
        {"seats": [{"name": "A", "kind": "person"}] * 6},
        {"seats": [{"name": "A" * 41, "kind": "person"}] * 2},
        {"seats": [{"name": "A", "kind": "robot"}] * 2},
        {"seats": [{"name": "A", "kind": "person", "command": "rm"}] * 2},
        {"ledger": [[0, {"do": "Place", "square": 1.5}]]},
        {"ledger": [[0, {"do": "Place", "square": 2**53 + 1}]]},
        {"ledger": [[0, {"do": "Place", "square": [[[[1]]]]}]]},
        {"ledger": [[5, {"do": "Stop"}]]},
        {"ledger": [[0, {"do": "Stop"}, 1]]},
        {"ledger": [[0, {"do": "Stop"}]] * 20_001},
        {"digest": "x" * 32},
        {"digest": "0" * 31},
    ],
)
def test_a_signed_file_that_breaks_the_format_is_damaged(form, change):
    assert code_of(seal(form | change)) == "damaged"


@pytest.mark.parametrize("missing", ["game", "rules", "app", "setup", "seats", "seed", "ledger", "digest"])
def test_no_part_may_be_missing(form, missing):
    del form[missing]
    assert code_of(seal(form)) == "damaged"


def test_the_largest_ledger_is_read_through(form):
    loaded = unpack(seal(form | {"ledger": [[0, {"do": "Stop"}]] * 20_000}))
    assert loaded.read_only and loaded.match.ledger == []


def test_nothing_outside_the_catalogue_is_looked_up(form):
    assert code_of(seal(form | {"game": "os:system"})) == "no-game"
    assert code_of(seal(form | {"setup": {"adjacent": "sideways"}})) == "set-up"
    assert code_of(seal(form | {"setup": {"seats": "2"}})) == "set-up"


def test_opening_a_file_does_nothing_but_read_it(form, tmp_path):
    """Seen from the interpreter's own watch: no import, no process, no connection, no other file."""
    hostile = form | {"game": "os", "notes": "__import__('os')", "app": "//host/share/x", "seats": form["seats"]}
    for n, content in enumerate([seal(form), seal(hostile), seal(form | {"digest": "0" * 32})]):
        (tmp_path / f"{n}.hamster").write_bytes(content)
    told = subprocess.run(
        [sys.executable, "-c", WATCH, *map(str, sorted(tmp_path.glob("*.hamster")))],
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    assert json.loads(told.stdout) == [["open", str(tmp_path / f"{n}.hamster")] for n in range(3)]


WATCH = """
import json, sys
from hamster_table.engine import SaveError, games, load
from hamster_table.engine.storage import envelope
games()
seen, on = [], False
def watch(event, arguments):
    handed_on = event == "open" and isinstance(arguments[0], int)
    if on and not handed_on and not event.startswith(("object.", "sys._getframe")):
        seen.append([event, str(arguments[0]) if arguments else ""])
def opened(path):
    try:
        load(path)
    except SaveError:
        pass
opened(sys.argv[1])
sys.addaudithook(watch)
on = True
for path in sys.argv[1:]:
    opened(path)
on = False
print(json.dumps(seen))
"""


# What is newer, older or against the rules


def test_a_newer_file_is_a_polite_no(form):
    newer = canonical({"hamster_table": SCHEMA + 1, "app": "3.1", "shape": "unknown"})
    with pytest.raises(SaveError, match=r"newer version \(3\.1\)"):
        unpack(newer)
    assert code_of(seal(form | {"rules": 2})) == "newer-rules"


def test_a_game_against_the_rules_is_shown_up_to_there(form, match):
    n = next(n for n, (_, action) in enumerate(form["ledger"]) if action["do"] == "Place" and n > 1)
    form["ledger"][n][1]["square"] = form["ledger"][1][1]["square"]
    loaded = unpack(seal(form))
    assert loaded.read_only and loaded.match.ledger == match.ledger[:n]
    assert loaded.reason.startswith(f"After entry {n} ") and "stands there" in loaded.reason
    with pytest.raises(SaveError, match="stands there"):
        raise loaded.problem


def test_a_game_that_ends_elsewhere_is_shown_only(form, match, tmp_path):
    (tmp_path / "x").write_bytes(seal(form | {"digest": "0" * 32}))
    assert read(tmp_path / "x").problem.code == "differs"
    with pytest.raises(SaveError):
        load(tmp_path / "x")


def test_entries_after_the_end_are_refused():
    match = played(RHR, 2, "1", 10_000)
    form = json.loads(pack(match))
    form["ledger"].append(form["ledger"][-1])
    loaded = unpack(seal(form))
    assert loaded.read_only and loaded.match.digest == match.digest


def test_an_entry_that_is_no_action_is_told_of_in_a_sentence_of_its_own(form):
    form["ledger"][0] = [-1, {"do": "Nix"}]
    told = str(unpack(seal(form)).problem)
    assert "breaks the rules. This is called 'Nix', which is not one of its words. It is shown" in told


def test_steps_of_the_format_are_taken_one_by_one():
    steps = {
        1: lambda form: {**form, "hamster_table": 2, "b": form["a"]},
        2: lambda form: {"hamster_table": 3, "c": form["b"]},
    }
    assert upgrade({"hamster_table": 1, "a": 5}, steps, 3) == {"hamster_table": 3, "c": 5}
    assert sorted(MIGRATIONS) == list(range(1, SCHEMA))


@pytest.mark.parametrize("file", sorted(SAVES.glob("*.hamster")), ids=lambda file: file.stem)
def test_stored_games_of_former_versions_are_opened(file, tmp_path):
    """They stay in the repository as they were written; every later version opens them all."""
    copy = tmp_path / file.name
    shutil.copy(file, copy)
    loaded = read(copy)
    assert not loaded.read_only, loaded.reason
    assert copy.read_bytes() == file.read_bytes()


def test_there_are_stored_games_of_every_schema():
    schemas = {json.loads(file.read_bytes())["hamster_table"] for file in SAVES.glob("*.hamster")}
    assert schemas == {*MIGRATIONS, SCHEMA} and len(list(SAVES.glob("*.hamster"))) >= 10


@pytest.mark.parametrize("id", OURS)
def test_there_are_stored_games_of_every_game(id):
    """If this fails: python tests/saves/freeze.py RELEASE"""
    assert len(list(SAVES.glob(f"*-{id}-*.hamster"))) >= 2 * len(GAMES[id].seats)
