"""The `.hamster` file: written safely, and what was written comes back."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hamster_table.engine import Match, SaveError, load, save
from hamster_table.engine.codec import canonical
from hamster_table.engine.storage.atomic_file import file_name, free_path
from hamster_table.engine.storage.envelope import seal, without_white_space
from hamster_table.engine.storage.save_file import PlayerInfo, normalize_seats, pack, read, sanitize_text, unpack
from tests.laws import GAMES
from tests.mutants import played
from tests.unix import limits, locks, make_link, make_pipe

RHR = GAMES["run-hamster-run"]


@pytest.fixture
def match():
    return played(RHR, 3, "7", 30)


@pytest.fixture
def form(match):
    return json.loads(pack(match, [PlayerInfo("Ada"), PlayerInfo("Bo", "steady")], "after tea"))


# Saving and opening


def test_a_saved_match_comes_back(match, tmp_path):
    path = tmp_path / "a game.hamster"
    save(match, path, [PlayerInfo("Ada"), PlayerInfo("Bo", "steady")], notes="after tea")
    loaded = read(path)
    assert loaded.match.digest == match.digest and loaded.match.ledger == match.ledger
    assert loaded.seats == (PlayerInfo("Ada"), PlayerInfo("Bo", "steady"), PlayerInfo("Hamster 3"))
    assert loaded.notes == "after tea" and not loaded.read_only and loaded.reason == ""
    assert load(path).story == match.story


def test_a_file_is_small_and_canonical(match, tmp_path):
    save(match, tmp_path / "x.hamster")
    content = (tmp_path / "x.hamster").read_bytes()
    assert content == canonical(json.loads(content)) and len(content) < 5_000


def spaced(content):
    """The same with white space as editors, mails and formatters put it there."""
    yield content + b"\n"
    yield content + b"\r\n\r\n"
    yield b"\xef\xbb\xbf" + content
    yield json.dumps(json.loads(content), indent=2).replace("\n", "\r\n").encode("utf-8-sig")


def test_white_space_is_no_damage(match):
    content = pack(match, notes='"a": b,  c\\ \n" ')
    for one in spaced(content):
        assert unpack(one).match.digest == match.digest and unpack(one).notes == unpack(content).notes


def test_white_space_within_words_is_damage(match):
    content = pack(match)
    for old, new in ((b'"seed"', b'"se ed"'), (b"run-hamster-run", b"run-hamster -run")):
        with pytest.raises(SaveError, match="damaged"):
            unpack(content.replace(old, new))


def test_a_string_without_an_end_takes_no_longer_than_any_other():
    began = time.perf_counter()
    without_white_space(b'{"hamster_table": ' + b'"\\' * 500_000)
    assert time.perf_counter() - began < 2


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
    make_link(tmp_path / "link.hamster", "real/x.hamster")
    match.undo()
    save(match, tmp_path / "link.hamster")
    assert (tmp_path / "link.hamster").is_symlink()
    assert load(tmp_path / "real/x.hamster").digest == match.digest


def test_what_a_killed_program_left_is_swept_and_nothing_else(match, tmp_path):
    locks()
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
    assert caught.value.code == "no-target" and os.listdir(tmp_path) == []


def loop(path):
    make_link(path, path.with_name("other"))
    make_link(path.with_name("other"), path)


@pytest.mark.parametrize("make", [loop, make_pipe, lambda path: make_link(path, "/dev/null"), os.mkdir])
def test_what_is_no_file_is_not_replaced(match, tmp_path, make):
    path = tmp_path / "x.hamster"
    make(path)
    before = (path.lstat().st_mode, os.listdir(tmp_path))
    with pytest.raises(SaveError) as caught:
        save(match, path)
    assert caught.value.code == "no-target" and (path.lstat().st_mode, os.listdir(tmp_path)) == before


def test_a_file_that_is_write_protected_stays_as_it_is(match, tmp_path):
    path = tmp_path / "x.hamster"
    path.write_bytes(b"mine")
    path.chmod(0o444)
    with pytest.raises(SaveError) as caught:
        save(match, path)
    assert caught.value.code == "protected" and path.read_bytes() == b"mine" and os.listdir(tmp_path) == [path.name]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_a_full_disc_keeps_the_former_file(match, tmp_path):
    limits()
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
        ("Z" + "\u0335" * 9 + "a", "Z" + "\u0335" * 3 + "a"),
        ("Z" + "\u0335\u0335\u200d" * 4 + "a", "Z\u0335\u0335\u200d\u0335a"),
    ],
)
def test_names_are_cleaned(name, cleaned):
    assert sanitize_text(name) == cleaned == sanitize_text(cleaned)


@given(st.text(st.characters(max_codepoint=130), max_size=8))
def test_plain_letters_are_cleaned_like_all_others(name):
    assert sanitize_text(name, 5) == sanitize_text(f"é{name}", 6)[1:].strip()


def test_a_seat_without_a_name_gets_its_number():
    assert [player.name for player in normalize_seats([PlayerInfo("Ada"), PlayerInfo(" \u200e")], 3)] == [
        "Ada",
        "Hamster 2",
        "Hamster 3",
    ]


def test_hostile_names_in_a_file_are_cleaned(form):
    form["seats"][0]["name"] = "a\u202eb"
    assert unpack(seal(form)).seats[0].name == "ab"


@given(st.text(max_size=200))
def test_files_we_name_can_be_written_anywhere(title):
    name = file_name(title)
    assert 1 <= len(name) <= 65 and len(name.encode()) <= 125
    assert not set(name) & set('<>:"/\\|?*.\0\n') and name == name.strip() and not name.startswith("-")
    assert name.casefold() not in {"con", "prn", "aux", "nul", "com1", "lpt9"}


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Run, Hamster, Run! 3", "Run Hamster Run 3"),
        ("../../etc/passwd", "etc passwd"),
        ("CON", "CON game"),
        ("  --  ", "game"),
        ("हम्सटर", "हम्सटर"),
        ("a" * 100, "a" * 60),
    ],
)
def test_a_file_is_named_after_its_title(title, name):
    assert file_name(title) == name


def test_a_name_that_is_taken_gets_a_number(tmp_path):
    for expected in "tea.hamster", "tea 2.hamster", "tea 3.hamster":
        path = free_path(tmp_path, "tea", ".hamster")
        assert path == tmp_path / expected
        path.touch()


def test_a_match_that_its_own_file_could_not_hold_is_not_saved(tmp_path):
    match = Match(RHR, RHR.setup(seats=2), "7")
    match.seed *= 201
    with pytest.raises(SaveError) as caught:
        save(match, tmp_path / "x.hamster")
    assert caught.value.code == "unproven" and os.listdir(tmp_path) == []
