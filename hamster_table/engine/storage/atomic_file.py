"""Atomic, durable writes: a temporary file beside the target is written, verified, and then put in its place.

The order is the contract: write, flush, fsync of the file, reading back, a second name for the former one (`.bak0`),
`os.replace`, the former ones moved on to `.bak1` to `.bak3`, fsync of the folder. Without either fsync a power cut may
leave an empty file under the right name; were the former ones moved before, a save that fails would cost one of them.
"""

from __future__ import annotations

import errno
import logging
import os
import stat
import sys
import time
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import pairwise
from pathlib import Path

if sys.platform == "win32":  # where an open file cannot be deleted anyway
    fcntl = None
else:
    import fcntl

GENERATIONS = 3
"""How many former versions are kept beside a file, as `.bak1` (the newest) to `.bak3`."""
RETRY_SECONDS = 2 if os.name == "nt" else 0
"""For how many seconds a rename is tried again: on Windows a virus scanner holds a new file open for a moment."""

LONGEST_NAME = 255
YOUNG = 60
"""Where nothing can be locked, what was made in the last so many seconds may be in use and is not swept away."""

log = logging.getLogger(__name__)


class WriteProtected(PermissionError):
    """The file is marked as read-only."""


# Devices on Windows, whatever their ending and the case of their letters.
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))}
# In letters and in bytes of UTF-8. Most file systems take 255 bytes: a number, the ending and `.bak1` follow.
_NAME_POINTS, _NAME_BYTES = 60, 120


def read_at_most(path: Path, limit: int) -> bytes:
    """The content of a file, at most *limit* + 1 bytes: one more tells that it is too large.

    Raises `OSError` for anything but a regular file.
    """
    # O_NONBLOCK: opening a named pipe must not wait for somebody to write into it.
    flags = os.O_RDONLY | _flag("O_NONBLOCK") | _flag("O_NOCTTY") | _flag("O_BINARY")
    try:
        descriptor = os.open(path, flags)
    except PermissionError:
        if path.is_dir():  # Windows forbids to open folders
            raise IsADirectoryError(f"{path} is not a regular file") from None
        raise
    with os.fdopen(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise IsADirectoryError(f"{path} is not a regular file")
        return file.read(limit + 1)


def may_be_endless(path: Path) -> bool:
    """Whether what lies there has no end that reading it comes to: a device or a pipe. The null device has one."""
    null = Path(os.devnull)  # Windows resolves it to another name
    return path.exists() and not (path.is_file() or path.is_dir() or null in (path, path.resolve()))


def write_safely(path: Path, content: bytes, prove: Callable[[bytes], None] | None = None) -> None:
    """Replace the content of a file, durably, or leave everything as it was and raise `OSError`.

    *prove* gets what was read back, and raises if that is not good enough. An error after the rename (the fsync of the
    folder) is raised too, although the new content may well be there.
    """
    path = _target(path)
    sweep(path.parent)
    with ExitStack() as stack:
        try:
            fresh = stack.enter_context(_temporary_file(path, content))
        except OSError:
            # After a failed fsync Linux drops the pages and reports success the next time: only a new file can be
            # trusted.
            fresh = stack.enter_context(_temporary_file(path, content))
        former = None
        try:
            _check(fresh, content, prove)
            # The former version gets its second name before the rename takes its first one away: so at no moment it is
            # lost. The older generations are moved only when nothing can fail any more.
            former = _hold_former(path, content)
            _replace(fresh, path)
        except BaseException:
            if former is not None:
                with suppress(OSError):
                    former.unlink()
            raise
    if former is not None:
        _move_on(path, former)
    sync_folder(path.parent)


def write_lightly(path: Path, content: bytes) -> None:
    """Replace the content of a file atomically but without fsync: a power cut may lose it. Raises `OSError`."""
    with _temporary_file(path, content, is_durable=False) as fresh:
        fresh.replace(path)


def sweep(folder: Path) -> None:
    """Remove temporary files that a killed process has left in the folder; one in use is locked or young, and stays."""
    with suppress(OSError):
        for left in folder.glob(".hamster-*.part"):
            with suppress(OSError):
                if fcntl or time.time() - left.lstat().st_mtime > YOUNG:
                    _remove_abandoned(left)


@contextmanager
def workplace(folder: Path) -> Iterator[Path]:
    """A temporary folder within *folder*, on the same file system, so that files can be renamed out of it.

    It is removed afterwards with all that is left in it, or by the next `sweep` if the process is killed.
    """
    place = folder / f".hamster-{os.urandom(8).hex()}.part"
    place.mkdir()
    # Only Unix opens folders. Held until the end, the lock tells `sweep` that this one is in use.
    descriptor = os.open(place, os.O_RDONLY) if fcntl else None
    try:
        if fcntl and descriptor is not None:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield place
    finally:
        _remove_folder(place)
        if descriptor is not None:
            os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """Make renames in a folder durable with fsync, where the system can: neither Windows nor some file systems of a
    network or a virtual machine can. Raises `OSError`."""
    if os.name == "nt":
        return
    try:
        sync_file(folder)
    except OSError as error:
        # Said by the file system and not by the disc: what was written is there, and nothing has failed.
        if error.errno not in (errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP):
            raise


def sync_file(path: Path) -> None:
    """Make the content of a file durable that was written by somebody else. Raises `OSError`."""
    # Folders cannot be opened for writing, and Windows syncs nothing that was not opened for it.
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def file_name(title: str) -> str:
    """A file name made of *title* that every system accepts: letters, digits, spaces, - and _, not reserved."""
    kept = (letter if _is_of_a_word(letter) else " " for letter in unicodedata.normalize("NFC", title))
    # The cut by bytes may go through a letter, which is left out then.
    name = " ".join("".join(kept).split())[:_NAME_POINTS].encode()[:_NAME_BYTES].decode(errors="ignore").strip(" -")
    return f"{name} game" if name.casefold() in _RESERVED else name or "game"


def free_path(folder: Path, title: str, suffix: str) -> Path:
    """A path in the folder named after *title*, with a number where the name is taken."""
    name = file_name(title)
    count = 1
    path = folder / f"{name}{suffix}"
    while path.exists():
        count += 1
        path = folder / f"{name} {count}{suffix}"
    return path


def _is_of_a_word(letter: str) -> bool:
    return letter.isalnum() or letter in "-_" or unicodedata.category(letter).startswith("M")


def _flag(name: str) -> int:
    value: int = getattr(os, name, 0)
    return value


def _target(path: Path) -> Path:
    """The file that symbolic links lead to. Raises `OSError` for what is no file, and `WriteProtected`."""
    try:
        # A link stays what it is; what it leads to is replaced.
        path = path.resolve()
    except RuntimeError as error:  # what Python 3.11 says to links that lead to each other
        raise OSError(errno.ELOOP, "links that lead nowhere", str(path)) from error
    if len(path.name) > LONGEST_NAME:  # Windows would say that the folder is missing
        raise OSError(errno.ENAMETOOLONG, "no system takes such a name", str(path))
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return path
    if not stat.S_ISREG(mode):
        raise IsADirectoryError(errno.EISDIR, "this is no file", str(path))
    # For an administrator every file can be written, so the mode is asked too: it says what the owner meant.
    if not mode & 0o222 or not os.access(path, os.W_OK):
        raise WriteProtected(errno.EACCES, "this file is not to be changed", str(path))
    return path


@contextmanager
def _temporary_file(path: Path, content: bytes, is_durable: bool = True) -> Iterator[Path]:
    """A temporary file beside *path* with this content, for a rename; removed where none comes. Raises `OSError`."""
    fresh = path.parent / f".hamster-{os.urandom(8).hex()}.part"
    mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o666
    # O_EXCL and a name that nobody can guess: nothing that lies there is overwritten, and no link is followed.
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _flag("O_NOFOLLOW") | _flag("O_BINARY")
    descriptor = os.open(fresh, flags, mode)
    lock = None
    try:
        with os.fdopen(descriptor, "wb") as file:
            if fcntl:
                fcntl.flock(descriptor, fcntl.LOCK_EX)
                # The lock must last until the rename, or the `sweep` of another window takes the file away before; the
                # file itself must be closed by then, so a second descriptor holds it.
                lock = os.dup(descriptor)
            file.write(content)
            file.flush()
            if is_durable:
                os.fsync(descriptor)
        yield fresh
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise
    finally:
        if lock is not None:
            os.close(lock)


def _check(fresh: Path, content: bytes, prove: Callable[[bytes], None] | None) -> None:
    found = read_at_most(fresh, len(content))
    if found != content:
        raise OSError(f"{fresh} does not hold what was written")
    if prove:
        prove(found)


def _hold_former(path: Path, content: bytes) -> Path | None:
    """Give the present content a second name, `.bak0`; None where there is none, or it equals the new content."""
    former = path.with_name(f"{path.name}.bak0")
    if former.exists() and not former.samefile(path):  # we were killed before it was moved on
        _move_on(path, former)
    # The same content saved again must not push an older version out.
    if not path.is_file() or _same(path, content):
        return None
    with suppress(FileNotFoundError):
        former.unlink()
    try:
        former.hardlink_to(path)
    except OSError:  # not on every file system
        import shutil  # takes long to load, and is needed by few systems

        shutil.copy2(path, former)
    return former


def _move_on(path: Path, former: Path) -> None:
    """Rename *former* to `.bak1` and the older generations one further. Errors are logged: the save has succeeded."""
    generations = [former, *(path.with_name(f"{path.name}.bak{n}") for n in range(1, GENERATIONS + 1))]
    try:
        for newer, older in reversed(list(pairwise(generations))):
            if newer.exists():
                newer.replace(older)
    except OSError as error:
        log.warning("The former %s could not be moved on: %s", path.name, error)


def _same(path: Path, content: bytes) -> bool:
    return path.stat().st_size == len(content) and path.read_bytes() == content


def _replace(fresh: Path, path: Path) -> None:
    end = time.monotonic() + RETRY_SECONDS
    while True:
        try:
            fresh.replace(path)
            return
        except PermissionError:
            if time.monotonic() >= end:
                raise
            time.sleep(0.05)


def _remove_folder(place: Path) -> None:
    with suppress(OSError):
        for left in place.iterdir():
            with suppress(OSError):
                left.unlink()
        place.rmdir()


def _remove_abandoned(left: Path) -> None:
    if left.is_dir() and not left.is_symlink():
        _remove_abandoned_folder(left)
        return
    descriptor = os.open(left, os.O_RDWR | _flag("O_NOFOLLOW") | _flag("O_NONBLOCK"))
    try:
        # A pipe of that name is none of ours; O_NONBLOCK, so that opening it does not wait for its other end.
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            return
        if fcntl:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            left.unlink()
            return
    finally:
        os.close(descriptor)
    # Closed first: Windows deletes no file that is open.
    left.unlink()


def _remove_abandoned_folder(left: Path) -> None:
    descriptor = os.open(left, os.O_RDONLY | _flag("O_NOFOLLOW")) if fcntl else None
    try:
        if fcntl and descriptor is not None:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _remove_folder(left)
    finally:
        if descriptor is not None:
            os.close(descriptor)
