"""One window for each data folder: whoever starts the program again hands the file over to the window that is there.

A lock file says whose window it is; the system frees it when that program dies. What the second start wants is a small
file in a folder beside it, which the first watches: the path of a game, or nothing, to be shown the window. Taking the
file away is the answer. So nothing listens on a network, or on anything like one, and it is the same on every system.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from hamster_table.engine.storage.atomic_file import read_at_most

ANSWER = 3.0
"""How many seconds a window that listens has to take a request; later it counts as hung."""
STARTING = 30.0
"""How many seconds a window has until it listens. A slow laptop needs some the first time, and people press twice."""
OLD = 60.0
"""A request of so many seconds ago was left by a program that died; nobody waits for it."""
LONGEST = 8192
"""No path of a request has more bytes."""


class OneWindow(QObject):
    """Whether this is the window of a folder, and what later starts of the program want of it."""

    wanted = Signal(object)
    """Somebody has started the program again: the path of a file to open, or None. The window is to come forward."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._lock = QLockFile(str(folder / "window.lock"))
        # Never stale by age: a lock is free when its process is gone, however long a window is open.
        self._lock.setStaleLockTime(0)
        self._requests = folder / "requests"
        self._listening = folder / "requests" / "listening"
        """There while the window listens, and where a killed one has left it, until the next one claims the folder."""
        self._watcher: QFileSystemWatcher | None = None

    def claim(self) -> bool:
        """Whether this is the window of the folder from now on. Where nothing can be locked, everybody's is."""
        with suppress(OSError):
            self._requests.parent.mkdir(parents=True, exist_ok=True)
        if self._lock.isLocked():
            return True
        if self._lock.tryLock(0):
            with suppress(OSError):
                self._listening.unlink()
            return True
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def hand_over(self, path: Path | None, seconds: float = ANSWER) -> bool:
        """Ask the window that is there to open the file, or to come forward; whether it does.

        If not, it is hung, or it is gone and this is the window of the folder now.
        """
        try:
            request = self._asked(path)
        except OSError:
            return False
        begun = time.monotonic()
        while request.exists():
            patience = seconds if self._listening.exists() else max(seconds, STARTING)
            if self.claim() or time.monotonic() > begun + patience:
                # Taking the request back decides a race: if it is gone already, the other window opens the file.
                return not _taken(request)
            time.sleep(0.01)
        return True

    def listen(self) -> None:
        """Look for requests from now on, and for those that came before; unless another window is the first."""
        if not self._lock.isLocked():
            return
        try:
            self._requests.mkdir(parents=True, exist_ok=True)
        except OSError:  # then everybody has a window
            return
        self._watcher = QFileSystemWatcher([str(self._requests)], self)
        self._watcher.directoryChanged.connect(self._look)
        # After the watcher is there: a request that comes in between is seen by either of them.
        self._look()
        # Only now: whoever has asked before is less patient with a window that listens, and may give up while we look.
        with suppress(OSError):
            self._listening.touch()

    def leave(self) -> None:
        """This is nobody's window any more."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            with suppress(OSError):
                self._listening.unlink()
        self._lock.unlock()

    def _asked(self, path: Path | None) -> Path:
        self._requests.mkdir(parents=True, exist_ok=True)
        name = f"{time.time_ns()}-{os.getpid()}"
        unready = self._requests / f"{name}.part"
        # Under another name until it is complete: the window must not read half of a request.
        unready.write_bytes(b"" if path is None else os.fsencode(path.absolute()))
        return unready.replace(self._requests / f"{name}.request")

    def _look(self) -> None:
        for request in sorted(self._requests.glob("*.request")):
            with suppress(OSError):
                is_old = time.time() - request.stat().st_mtime > OLD
                content = read_at_most(request, LONGEST)
                if _taken(request) and not is_old:
                    self.wanted.emit(_file_in(content))


def _taken(request: Path) -> bool:
    """Take a request away; whether nobody else has done so before."""
    try:
        request.unlink()
    except FileNotFoundError:
        return False
    return True


def _file_in(content: bytes) -> Path | None:
    """The file that a request names. Anybody could have written it: it is a path of a regular file, or nothing."""
    if not content or len(content) > LONGEST or b"\0" in content:
        return None
    path = Path(os.fsdecode(content))
    with suppress(OSError):
        if path.is_absolute() and path.is_file():
            return path
    return None
