"""A spawned process that answers messages through a pipe, and the threads that write to it and listen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from queue import SimpleQueue
from threading import Thread
from typing import Any

from hamster_table.engine.parent_process import spawning, work
from hamster_table.models.relay import Relay

SHUTDOWN_S = 0.2
"""For how many seconds at most a killed process, and then each of its threads, is waited for."""


class WorkerProcess:
    """A worker process and its pipe. It holds nothing that could be lost, so it is ended by killing it."""

    def __init__(
        self,
        main: Callable[..., object],
        on_message: Callable[[Any], object],
        name: str,
        longest: int,
        arguments: tuple[object, ...] = (),
    ) -> None:
        """Start `main(pipe, *arguments)` in a process of that name, which ends when the pipe is closed.

        `on_message((self, message))` is called on this thread's event loop for each message, of at most *longest*
        bytes, and with None when the process has hung up.
        """
        spawn = spawning()
        self._longest = longest
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=work, args=(main, theirs, *arguments), name=name, daemon=True)
        # Our copy of its end is closed at once: only then does reading from the pipe end when the process dies.
        with theirs:
            self._process.start()
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._relay = Relay(on_message)
        self._writer = Thread(target=self._write, name=f"{name}-writer", daemon=True)
        self._listener = Thread(target=self._listen, name=f"{name}-listener", daemon=True)
        # The writer says nothing, but may be the last that holds the relay.
        for thread in self._writer, self._listener:
            self._relay.carry_for(thread)

    def send(self, message: bytes) -> None:
        """Have a message sent. Who is gone does not get it, and says None."""
        self._outbox.put(message)

    def kill(self) -> None:
        """Kill the process, and wait a moment until it is gone."""
        self._process.kill()
        self._process.join(SHUTDOWN_S)
        self._listener.join(SHUTDOWN_S)

    def _write(self) -> None:
        """Send messages. A pipe holds little, on Windows 8 KiB: the window would wait until the process reads."""
        # It is gone, and the listener says so; or the pipe was closed under its hands, and has no number any more.
        with suppress(OSError, TypeError):
            while (message := self._outbox.get()) is not None:
                self._pipe.send_bytes(message)

    def _listen(self) -> None:
        message: bytes | None = b""
        with self._pipe:
            while message is not None:
                try:
                    message = self._received()
                except (EOFError, OSError):
                    # The end of the pipe, or a message above the limit: in either case nothing more can be read.
                    message = None
                self._relay.say((self, message))
            self._outbox.put(None)
            # The pipe is closed after the writer has ended, or else under its hands: on Windows it may write for ever.
            self._writer.join(SHUTDOWN_S)

    def _received(self) -> bytes:
        """The next message. Raises `EOFError` when there will be none."""
        # On Windows a process that dies before it has taken its end of the pipe leaves it open, and only is gone.
        if self._pipe not in wait([self._pipe, self._process.sentinel]) and not self._pipe.poll():
            raise EOFError
        return self._pipe.recv_bytes(self._longest)
