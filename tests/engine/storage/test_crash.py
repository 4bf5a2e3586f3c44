"""Killed in the middle, or out of power: what was acknowledged is there, and what is there can be read."""

import os
import random
import shutil
import subprocess
import sys

import pytest

from hamster_table.engine import load, save
from hamster_table.engine.storage.atomic_file import sweep
from hamster_table.engine.storage.session_store import Store
from tests.amounts import few_or_many
from tests.disc_model import cuts, traced
from tests.killing import killed, lost
from tests.laws import GAMES
from tests.mutants import played

SAVE = (
    "import sys\n"
    "from hamster_table.engine import SaveError, load, save\n"
    "match = load(sys.argv[1])\n"
    "match.undo()\n"
    "try:\n    save(match, sys.argv[1])\n"
    "except SaveError as mistake:\n    print(mistake.code)\n"
    "else:\n    print('saved')\n"
)


def can_trace():
    strace = shutil.which("strace")
    return bool(strace) and subprocess.run([strace, "-o", "/dev/null", "true"], capture_output=True).returncode == 0


needs_strace = pytest.mark.skipif(not can_trace(), reason="needs strace")


@pytest.fixture
def saved(tmp_path):
    """A saved game that has one former version."""
    path = tmp_path / "saves" / "x.hamster"
    path.parent.mkdir()
    match = played(GAMES["run-hamster-run"], 3, "1", 40)
    save(match, path)
    match.undo()
    save(match, path)
    return path


@pytest.mark.parametrize("kills", few_or_many(6, 15))
def test_a_kill_loses_nothing_that_was_acknowledged(tmp_path, kills):
    rng, plays = random.Random(1), 0
    for n in range(kills):
        folder = tmp_path / str(n)
        folder.mkdir()
        count, last = killed(folder, n, rng.uniform(0, 0.15))
        plays += count
        assert lost(folder, last) == []
        for part in folder.glob("*.part"):
            os.utime(part, (1, 1))  # where files are not locked, one that is young stays
        sweep(folder)
        assert not list(folder.glob("*.part"))
    assert plays > kills


@needs_strace
def test_a_save_is_written_in_the_order_that_is_promised(saved, tmp_path):
    calls = traced([sys.executable, "-c", SAVE, str(saved)], saved.parent, tmp_path / "log")
    names = [call.name for call in calls]
    assert names == ["create", "write", "fsync", "link", "rename", "rename", "rename", "fsync"]
    part, path = calls[0].path, str(saved)
    assert calls[1].path == calls[2].path == calls[4].path == part
    assert (calls[3].path, calls[3].other) == (path, f"{path}.bak0")
    assert calls[4].other == path
    assert (calls[5].path, calls[5].other) == (f"{path}.bak1", f"{path}.bak2")
    assert (calls[6].path, calls[6].other) == (f"{path}.bak0", f"{path}.bak1")
    assert calls[7].path == str(saved.parent)


@needs_strace
def test_no_power_cut_leaves_a_broken_file(saved, tmp_path):
    calls = traced([sys.executable, "-c", SAVE, str(saved)], saved.parent, tmp_path / "log")
    states = set(cuts(calls, True, str(saved)))
    assert {content for _, content in states} == {"old", "new"}
    assert {content for made, content in states if made == len(calls)} == {"new"}


@needs_strace
def test_the_model_of_the_disc_notices_each_missing_fsync(saved, tmp_path):
    calls = traced([sys.executable, "-c", SAVE, str(saved)], saved.parent, tmp_path / "log")
    of_file, of_folder = [n for n, call in enumerate(calls) if call.name == "fsync"]
    without_file = [call for n, call in enumerate(calls) if n != of_file]
    assert "broken" in {content for _, content in cuts(without_file, True, str(saved))}
    without_folder = [call for n, call in enumerate(calls) if n != of_folder]
    ended = {content for made, content in cuts(without_folder, True, str(saved)) if made == len(without_folder)}
    assert "old" in ended


@needs_strace
def test_a_mended_store_is_on_the_disc_before_it_counts_as_the_store(tmp_path):
    path = tmp_path / "store" / "s.sqlite3"
    store = Store(path)
    store.begin(played("run-hamster-run", 2, "1", 20), ())
    store.close()
    content = bytearray(path.read_bytes())
    content[100:140] = bytes(40)
    path.write_bytes(content)
    code = "import sys; from pathlib import Path; from hamster_table.engine.storage.session_store import Store\n"
    code += "store = Store(Path(sys.argv[1])); assert len(store.games()) == 1; store.close()"
    calls = traced([sys.executable, "-c", code, str(path)], path.parent, tmp_path / "log")
    mended = str(path.with_name("s.mended.sqlite3"))
    [counts, in_place] = [n for n, call in enumerate(calls) if mended in (call.path, call.other)]
    assert (calls[counts].other, calls[in_place].other) == (mended, str(path))
    parts = calls[:counts], calls[counts:in_place]
    built, named = ([call.path for call in part if call.name == "fsync"] for part in parts)
    assert calls[counts].path in built and str(path.parent) in named


@needs_strace
def test_a_play_is_on_the_disc_before_it_is_acknowledged(tmp_path):
    code = (
        "import os, sys; from pathlib import Path\n"
        "from hamster_table.engine import Match\n"
        "from hamster_table.engine.storage.session_store import Store\n"
        "match = Match.new('run-hamster-run', 2, seed='1')\n"
        "kept = Store(Path(sys.argv[1])).begin(match, [])\n"
        "for n in range(3):\n"
        "    os.write(1, b'asked')\n"
        "    seat = match.waiting[0]\n"
        "    match.chance() if seat == -1 else match.play(seat, match.actions(seat)[0])\n"
        "    kept.append(n, *match.ledger[n])\n"
        "    os.write(1, b'acknowledged')\n"
    )
    log = tmp_path / "log"
    command = ["strace", "-f", "-y", "-e", "trace=write,pwrite64,fdatasync,fsync", "-o", log]
    command += [sys.executable, "-c", code, tmp_path / "s.sqlite3"]
    subprocess.run(command, check=True, timeout=60, capture_output=True)
    text = log.read_text()
    spans = [span.partition('"acknowledged"')[0] for span in text.split('"asked"')[1:]]
    assert len(spans) == 3
    for span in spans:
        wal = [line for line in span.splitlines() if "sqlite3-wal>" in line]
        assert "pwrite64" in wal[0] and "sync(" in wal[-1], span


FAULTS = [
    ("write", 1, "ENOSPC", "saved"),  # the second try is another file
    ("write", "1..4", "ENOSPC", "full"),
    ("write", "1..4", "EDQUOT", "full"),
    ("fsync", 1, "EIO", "saved"),
    ("fsync", "1..2", "EIO", "disc"),
    ("fsync", 2, "EIO", "disc"),
    ("rename", 1, "EACCES", "forbidden"),
    ("rename", "1..3", "EROFS", "forbidden"),
    ("rename", 2, "EIO", "saved"),  # only a former version is not moved on
    ("link", 1, "EPERM", "saved"),  # the former version is copied instead
]


@needs_strace
@pytest.mark.parametrize(("call", "when", "fault", "told"), FAULTS)
def test_a_fault_of_the_disc_is_said_and_costs_nothing(saved, call, when, fault, told):
    """After a fault the file holds the old game or the new one, and never less than the family was told."""
    old = saved.read_bytes()
    done = faulty(saved, f"{call}:error={fault}:when={when}")
    assert done.stdout == f"{told}\n", done.stderr
    assert told != "saved" or saved.read_bytes() != old
    assert len(load(saved).ledger) in (38, 39)
    assert not list(saved.parent.glob("*.part"))


@needs_strace
@pytest.mark.parametrize("point", ["write:1", "fsync:1", "link:1", "rename:1", "rename:2", "rename:3", "fsync:2"])
def test_killed_at_a_call_the_file_is_whole(saved, point):
    call, when = point.split(":")
    faulty(saved, f"{call}:signal=KILL:when={when}")
    assert len(load(saved).ledger) in (38, 39)
    sweep(saved.parent)
    assert not list(saved.parent.glob("*.part"))


@needs_strace
@pytest.mark.parametrize("fault", ["rename:error=EIO:when=1", "link:error=EIO:when=1", "fsync:error=EIO:when=1..2"])
def test_saves_that_fail_leave_the_former_versions_as_they_were(saved, fault):
    before = {file.name: file.read_bytes() for file in saved.parent.iterdir()}
    for _ in range(3):
        done = faulty(saved, fault)
        assert done.returncode == 0
        if "link" not in fault:  # then it is copied
            assert done.stdout == "disc\n"
            assert {file.name: file.read_bytes() for file in saved.parent.iterdir()} == before
    match = load(saved)
    assert len(match.ledger) == (39 if "link" not in fault else 36)


def test_a_former_version_that_was_not_moved_on_is_moved_on_by_the_next_save(saved):
    """We were killed when the new one was in its place, and the former one was still called `.bak0`."""
    of = [saved.with_name(f"x.hamster.bak{n}") for n in range(3)]
    first, match = saved.read_bytes(), load(saved)
    match.undo()
    save(match, saved)
    of[1].rename(of[0])
    second = saved.read_bytes()
    match.undo()
    save(match, saved)
    assert (of[1].read_bytes(), of[2].read_bytes()) == (second, first) and not of[0].exists()


def faulty(saved, fault):
    """Save one entry less than is saved, on a disc with a fault."""
    command = ["strace", "-f", "-o", "/dev/null", "-e", f"inject={fault}", sys.executable, "-c", SAVE, str(saved)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)
