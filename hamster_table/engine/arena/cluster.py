"""Plays blocks of games on a Dask cluster: many machines, one result.

The scheduler and its workers are Dask's and run already; this is a client of them. A worker that ends in the middle of
a block costs the time of that block: the scheduler gives it to another one. Luck comes from the seeds of the bouts, so
the outcomes are the same whoever plays them.

Whoever can reach a cluster can run programs on its workers, and this client runs what the scheduler sends back: use one
that you trust.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import closing, contextmanager
from importlib import import_module
from itertools import groupby
from typing import Any, TypeVar

from hamster_table import __version__
from hamster_table.engine.arena.bouts import Bout, Outcome, play
from hamster_table.engine.catalogue import find
from hamster_table.engine.i18n import N_, InputError

PATIENCE = 5
"""Seconds within which the scheduler has to answer."""
LIBRARIES = "distributed", "tornado", "asyncio"
"""What would log what this client says in a sentence."""

Part = TypeVar("Part")
Result = TypeVar("Result")

ONE_AT_A_TIME = threading.Lock()
"""A worker with several threads would gain nothing by playing several games, and could not tell their times apart."""


class Cluster:
    """A Dask cluster that a client of ours is connected to."""

    def __init__(self, address: str, client: Any) -> None:
        self._address = address
        self._client = client

    @property
    def workers(self) -> int:
        """How many workers there are now; others may come and go while games are played."""
        workers: Mapping[str, int] = self._client.nthreads()
        return len(workers)

    def played(self, bouts: Sequence[Bout]) -> Generator[Outcome, None, None]:
        """The outcomes in the order of the bouts. Closing the iterator takes back what nobody plays yet.

        Raises `InputError` when the cluster is lost, or when its workers cannot play.
        """
        # By the seed: the games of a block are next to each other, and each of them may be too short to travel alone.
        whole = [tuple(same) for _, same in groupby(bouts, key=lambda bout: bout.seed)]
        version = game_version(bouts[0].game) if bouts else ""
        with closing(self.results(_block, whole, version)) as found:
            for outcomes in found:
                yield from outcomes

    def results(
        self, function: Callable[[str, Part], Result | str], parts: Sequence[Part], version: str
    ) -> Generator[Result, None, None]:
        """What *function* gives for each of the parts, in their order; workers call it with *version* and the part, and
        one that has another version returns its own. Closing the iterator takes back what nobody has begun.

        Raises `InputError` when the cluster is lost, or when its workers cannot do it.
        """
        futures = [self._client.submit(function, version, part, pure=False) for part in parts]
        try:
            for future in futures:
                found: Result | str = self._result(future)
                if isinstance(found, str):
                    sentence = N_("A worker of the cluster has version {theirs} of the program, not {ours}.")
                    raise InputError(sentence, theirs=found, ours=version)
                yield found
                # It is here: the cluster need not keep it.
                future.release()
        finally:
            if self._client.status == "running":
                self._client.cancel([future for future in futures if not future.done()], force=True)

    def _result(self, future: Any) -> Any:
        try:
            return future.result()
        except InputError:
            raise
        except (CancelledError, OSError) as error:
            raise InputError(
                N_("The connection to the cluster at {address} was lost."), address=self._address
            ) from error
        except Exception as error:
            # Whatever a worker's own Python raises: it lacks this program, has too little memory, was killed again and
            # again. Only the first line is a sentence.
            why = (str(error).splitlines() or [type(error).__name__])[0][:200]
            raise InputError(N_("The cluster cannot play these games: {why}"), why=why) from error


@contextmanager
def connected(address: str) -> Iterator[Cluster]:
    """The cluster whose scheduler is at that address, such as "tcp://10.0.0.5:8786".

    Raises `InputError` where Dask's client is not installed, or nobody answers within `PATIENCE`.
    """
    try:
        distributed = import_module("distributed")
    except ImportError as error:
        sentence = N_("--cluster needs Dask's client: install hamster-table with the extra [cluster].")
        raise InputError(sentence) from error
    _silence_logs()
    try:
        if not address:
            raise ValueError("without an address Dask would start a cluster of its own")
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise InputError(N_("No Dask scheduler answers at {address}."), address=repr(address[:80])) from error
    try:
        yield Cluster(address, client)
    finally:
        client.close(timeout=1)


def _silence_logs() -> None:
    """Keep Dask's libraries from telling of every broken connection on the error stream, each with a traceback."""
    # All that there are by now: Dask gives some of them levels of their own, which those of their parents do not reach.
    for name in (*LIBRARIES, *logging.root.manager.loggerDict):
        if name.partition(".")[0] in LIBRARIES:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def game_version(game: str) -> str:
    """What decides how a game is played: "0.1.0/3", the version of the program and of the game's rules."""
    return f"{__version__}/{find(game).rules}"


def _block(version: str, bouts: Sequence[Bout]) -> tuple[Outcome, ...] | str:
    """On a worker: the outcomes of the bouts; or its own version, where that could play them otherwise."""
    if version != (own := game_version(bouts[0].game)):
        return own
    with ONE_AT_A_TIME:
        return tuple(map(play, bouts))
