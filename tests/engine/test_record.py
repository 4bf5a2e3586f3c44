"""The `.hamster` file: written safely, opened without trust."""

import errno
import json
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from laws import GAMES
from mutants import played

from hamster_table.engine import SaveError, load, save
from hamster_table.engine.codec import canonical
from hamster_table.engine.envelope import MIGRATIONS, SCHEMA, seal, upgrade
from hamster_table.engine.record import LIMIT, SENTENCES, Sitter, clean, pack, read, seated, unpack

SAVES = Path(__file__).parents[1] / "saves"
RHR = GAMES["run-hamster-run"]


@pytest.fixture
def match():
    return played(RHR, 3, "7", 30)


@pytest.fixture
def form(match):
    return json.loads(pack(match, [Sitter("Ada"), Sitter("Bo", "steady", 3)], "after tea"))


def code_of(content):
    with pytest.raises(SaveError) as caught:
        unpack(content)
    assert SENTENCES[caught.value.code]
    return caught.value.code


# Saving and opening


def test_a_saved_match_comes_back(match, tmp_path):
    path = tmp_path / "a game.hamster"
    save(match, path, [Sitter("Ada"), Sitter("Bo", "steady", 3)], notes="after tea")
    loaded = read(path)
    assert loaded.match.digest == match.digest and loaded.match.ledger == match.ledger
    assert loaded.seats == (Sitter("Ada"), Sitter("Bo", "steady", 3), Sitter("Hamster 3"))
    assert loaded.notes == "after tea" and not loaded.read_only and loaded.reason == ""
    assert load(path).story == match.story


def test_a_file_is_small_and_canonical(match, tmp_path):
    save(match, tmp_path / "x.hamster")
    content = (tmp_path / "x.hamster").read_bytes()
    assert content == canonical(json.loads(content)) and len(content) < 5_000


def test_former_versions_stay_beside_it(match, tmp_path):
    path = tmp_path / "x.hamster"
    contents = []
    for _ in range(5):
        save(match, path)
        contents.append(path.read_bytes())
        match.undo()
    save(match, path)
    contents.append(path.read_bytes())
    beside = [path.with_name(f"x.hamster.bak{n}").read_bytes() for n in (1, 2, 3)]
    assert beside == contents[-2:-5:-1]
    assert sorted(os.listdir(tmp_path)) == ["x.hamster", "x.hamster.bak1", "x.hamster.bak2", "x.hamster.bak3"]


def test_saving_the_same_again_pushes_nothing_out(match, tmp_path):
    path = tmp_path / "x.hamster"
    for _ in range(3):
        save(match, path)
    assert os.listdir(tmp_path) == ["x.hamster"]


def test_a_save_goes_through_a_link(match, tmp_path):
    (tmp_path / "real").mkdir()
    save(match, tmp_path / "real/x.hamster")
    (tmp_path / "link.hamster").symlink_to("real/x.hamster")
    match.undo()
    save(match, tmp_path / "link.hamster")
    assert (tmp_path / "link.hamster").is_symlink()
    assert load(tmp_path / "real/x.hamster").digest == match.digest


def test_what_a_killed_program_left_is_swept_and_nothing_else(match, tmp_path):
    left, alien, used = (tmp_path / name for name in (".hamster-00.part", ".hamster-mine", ".hamster-11.part"))
    for file in left, alien, used:
        file.write_bytes(b"half a game")
    keeper = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(used)], stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True
    )
    assert keeper.stdout.readline() == "held\n"
    save(match, tmp_path / "x.hamster")
    assert not left.exists() and alien.exists() and used.exists()
    keeper.communicate("let go", timeout=20)
    save(match, tmp_path / "x.hamster")
    assert not used.exists()


HOLD = """
import fcntl, sys
file = open(sys.argv[1], "r+b")
fcntl.flock(file, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.read()
"""


# What may go wrong while saving


def test_a_folder_that_is_gone_is_said(match, tmp_path):
    with pytest.raises(SaveError, match="folder is gone") as caught:
        save(match, tmp_path / "no such folder/x.hamster")
    assert caught.value.code == "no-folder"


@pytest.mark.parametrize("name", ["x" * 300 + ".hamster", "nul\0.hamster"])
def test_a_name_that_no_disc_takes_is_said(match, tmp_path, name):
    with pytest.raises(SaveError) as caught:
        save(match, tmp_path / name)
    assert caught.value.code == "name"


def test_a_folder_is_no_file(match, tmp_path):
    with pytest.raises(SaveError) as caught:
        save(match, tmp_path)
    assert caught.value.code == "name" and os.listdir(tmp_path) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_a_full_disc_keeps_the_former_file(match, tmp_path):
    path = tmp_path / "x.hamster"
    save(match, path)
    before = path.read_bytes()
    code = (
        "import resource, signal, sys\n"
        "from hamster_table.engine import SaveError, load, save\n"
        "match = load(sys.argv[1])\n"
        "match.undo()\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))\n"
        "try:\n    save(match, sys.argv[1])\n"
        "except SaveError as mistake:\n    print(mistake.code)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, timeout=30, check=True
    )
    assert told.stdout == "full\n"
    assert path.read_bytes() == before and os.listdir(tmp_path) == ["x.hamster"]


def test_a_save_that_would_not_come_back_is_not_made(match, tmp_path):
    """A match that lost an entry on the way to the disc is noticed before the former file goes."""
    path = tmp_path / "x.hamster"
    save(match, path)
    before = path.read_bytes()
    del match.ledger[3]
    with pytest.raises(SaveError) as caught:
        save(match, path)
    assert caught.value.code == "unproven"
    assert path.read_bytes() == before and os.listdir(tmp_path) == ["x.hamster"]


# What is no file of ours


def test_only_files_are_opened(tmp_path):
    os.mkfifo(tmp_path / "pipe")
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
    with pytest.raises(SaveError, match="no such file"):
        read(tmp_path / "none")
    with pytest.raises(SaveError, match="no such file"):
        read("a\0b")
    assert errno.EACCES and SaveError("forbidden-to-read").sentence


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
    assert code_of(content + b"\n") == "damaged"
    assert code_of(content.replace(b'"rules":1', b'"rules":1,"rules":1')) == "damaged"
    assert code_of(content.replace(b'"rules":1', b'"rules": 1')) == "damaged"
    assert code_of(b"\xef\xbb\xbf" + content) == "not-ours"
    assert code_of(content.decode().encode("utf-16")) == "not-ours"


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
        {"notes": "x" * 2001},
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
    hostile = form | {"game": "os", "notes": "__import__('os')", "app": "file:///x", "seats": form["seats"]}
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
from hamster_table.engine import envelope
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
    with pytest.raises(SaveError, match=r"newer hamster_table \(3\.1\)"):
        unpack(newer)
    assert code_of(seal(form | {"rules": 2})) == "newer-rules"


def test_a_game_against_the_rules_is_shown_up_to_there(form, match):
    n = next(n for n, (_, action) in enumerate(form["ledger"]) if action["do"] == "Place" and n > 1)
    form["ledger"][n][1]["square"] = form["ledger"][1][1]["square"]
    loaded = unpack(seal(form))
    assert loaded.read_only and loaded.match.ledger == match.ledger[:n]
    assert loaded.reason.startswith(f"After entry {n} ") and "stands there" in loaded.reason
    with pytest.raises(SaveError, match="stands there"):
        raise loaded.flaw


def test_a_game_that_ends_elsewhere_is_shown_only(form, match, tmp_path):
    (tmp_path / "x").write_bytes(seal(form | {"digest": "0" * 32}))
    assert read(tmp_path / "x").flaw.code == "differs"
    with pytest.raises(SaveError):
        load(tmp_path / "x")


def test_entries_after_the_end_are_refused():
    match = played(RHR, 2, "1", 10_000)
    form = json.loads(pack(match))
    form["ledger"].append(form["ledger"][-1])
    loaded = unpack(seal(form))
    assert loaded.read_only and loaded.match.digest == match.digest


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


# Names


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Ada ", "Ada"),
        ("A\u0308da", "Äda"),
        ("evil\u202egnp", "evilgnp"),
        ("a\nb\0c\x1b[0m", "abc[0m"),
        ("\ud800x", "x"),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("<img src=//host/x>", "<img src=//host/x>"),
        ("x" * 50, "x" * 40),
        ("\u2066\u2069", ""),
    ],
)
def test_names_are_cleaned(name, cleaned):
    assert clean(name) == cleaned == clean(cleaned)


def test_a_seat_without_a_name_gets_its_number():
    assert [sitter.name for sitter in seated([Sitter("Ada"), Sitter(" \u200e")], 3)] == [
        "Ada",
        "Hamster 2",
        "Hamster 3",
    ]


def test_hostile_names_in_a_file_are_cleaned(form):
    form["seats"][0]["name"] = "a\u202eb"
    assert unpack(seal(form)).seats[0].name == "ab"
