"""The desktop asks the program to end (SIGTERM), as when somebody logs out: it leaves as by Ctrl+Q."""

from __future__ import annotations

import signal
import socket
import sys

from PySide6.QtCore import QCoreApplication, QSocketNotifier


def quit_when_asked_to_end() -> None:
    """From now on SIGTERM closes the windows and ends the program with 0. Windows has no such signal."""
    if sys.platform == "win32":
        return
    # Python hears a signal only when it runs, and while Qt waits it does not: what is written here wakes it.
    reader, writer = socket.socketpair()
    # Python accepts only a socket that does not block, and a handler must never wait.
    for end in (reader, writer):
        end.setblocking(False)
    notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read, QCoreApplication.instance())
    notifier.activated.connect(lambda: reader.recv(64))
    # Detached, so that the socket is not closed when its object goes. A full one has woken Qt already.
    signal.set_wakeup_fd(writer.detach(), warn_on_full_buffer=False)
    signal.signal(signal.SIGTERM, lambda *_: QCoreApplication.quit())
