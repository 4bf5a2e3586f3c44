"""Files of our own: what a disc or another program does to them, and what is left of a program that was killed."""

import errno
import os
import stat
import sys
from contextlib import nullcontext

import pytest

from hamster_table.engine.storage import atomic_file
from hamster_table.engine.storage.atomic_file import fcntl, sweep, workplace, write_lightly, write_safely
from tests.unix import make_link, make_pipe

LEFT = ".hamster-0123456789abcdef.part"


@pytest.fixture(params=["with locks", "without locks"])
def any_system(request, monkeypatch):
    """Windows has no locks of this kind."""
    if request.param == "without locks":
        monkeypatch.setattr(atomic_file, "fcntl", None)


def names(folder):
    return sorted(os.listdir(folder))


def test_a_file_is_written_with_and_without_locks(tmp_path, any_system):
    for content in (b"one", b"two"):
        write_safely(tmp_path / "a", content)
    write_lightly(tmp_path / "b", b"three")
    assert {name: (tmp_path / name).read_bytes() for name in names(tmp_path)} == {
        "a": b"two",
        "a.bak1": b"one",
        "b": b"three",
    }


def test_what_a_killed_program_left_is_swept_away(tmp_path, any_system):
    (tmp_path / LEFT).write_bytes(b"half")
    folder = tmp_path / ".hamster-folder.part"
    folder.mkdir()
    (folder / "a copy").write_bytes(b"half")
    for left in tmp_path.iterdir():
        os.utime(left, (1, 1))
    sweep(tmp_path)
    assert names(tmp_path) == []


def test_a_folder_that_is_worked_in_is_not_swept_away_and_goes_when_the_work_is_done(tmp_path, any_system):
    with workplace(tmp_path) as place:
        (place / "a copy").write_bytes(b"half")
        sweep(tmp_path)
        assert (place / "a copy").exists()
    assert names(tmp_path) == []


def test_a_workplace_needs_no_locks(tmp_path, any_system):
    with workplace(tmp_path) as place:
        (place / "a copy").write_bytes(b"half")
    assert names(tmp_path) == []


@pytest.mark.parametrize("write", [write_safely, write_lightly])
def test_a_file_that_waits_for_its_rename_is_not_swept_away(tmp_path, monkeypatch, any_system, write):
    replace = os.replace

    def late(*paths):
        sweep(tmp_path)  # as another window does that is opened now
        replace(*paths)

    monkeypatch.setattr(os, "replace", late)
    monkeypatch.setattr(type(tmp_path), "replace", late)
    write(tmp_path / "a", b"content")
    assert names(tmp_path) == ["a"] and (tmp_path / "a").read_bytes() == b"content"
    assert not (fcntl and fcntl_locked(tmp_path / "a"))


def fcntl_locked(path):
    with path.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
    return False


@pytest.mark.parametrize("make", [make_pipe, lambda path: make_link(path, "nowhere")], ids=["pipe", "link"])
def test_what_only_bears_such_a_name_is_left_alone(tmp_path, make):
    make(tmp_path / LEFT)
    sweep(tmp_path)
    assert names(tmp_path) == [LEFT]


def test_a_folder_behind_a_link_is_left_alone(tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "a").touch()
    make_link(tmp_path / LEFT, tmp_path / "mine")
    sweep(tmp_path)
    assert names(tmp_path / "mine") == ["a"]


def test_what_the_disc_gives_back_otherwise_is_not_put_in_the_place_of_the_former_file(tmp_path, monkeypatch):
    write_safely(tmp_path / "a", b"former")
    monkeypatch.setattr(os, "fsync", lambda file: (os.lseek(file, 0, os.SEEK_SET), os.write(file, b"X")))
    with pytest.raises(OSError, match="does not hold what was written"):
        write_safely(tmp_path / "a", b"later")
    assert names(tmp_path) == ["a"] and (tmp_path / "a").read_bytes() == b"former"


def test_what_cannot_be_put_in_its_place_leaves_nothing_behind(tmp_path):
    (tmp_path / "a").mkdir()
    with pytest.raises(OSError):
        write_lightly(tmp_path / "a", b"later")
    assert names(tmp_path) == ["a"]


@pytest.mark.parametrize(("seconds", "is_written"), [(30, True), (0, False)])
def test_a_file_that_a_virus_scanner_holds_is_waited_for_where_there_are_such(
    tmp_path, monkeypatch, seconds, is_written
):
    replace, held = os.replace, [1, 1]

    def scanned(*paths):
        if held:
            held.pop()
            raise PermissionError("held by a virus scanner")
        replace(*paths)

    monkeypatch.setattr(atomic_file, "RETRY_SECONDS", seconds)
    monkeypatch.setattr(os, "replace", scanned)
    if is_written:
        write_safely(tmp_path / "a", b"later")
    else:
        with pytest.raises(PermissionError):
            write_safely(tmp_path / "a", b"later")
    assert names(tmp_path) == (["a"] if is_written else [])


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not synced there")
@pytest.mark.parametrize(("error", "counts"), [(errno.EINVAL, False), (errno.ENOTSUP, False), (errno.EIO, True)])
def test_a_file_system_that_syncs_no_folders_has_not_failed(tmp_path, monkeypatch, error, counts):
    """As on a share of Windows or of a virtual machine."""
    real = os.fsync

    def fsync(descriptor):
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(error, os.strerror(error))
        real(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    with pytest.raises(OSError) if counts else nullcontext():
        write_safely(tmp_path / "a", b"one")
    assert names(tmp_path) == ["a"]
