"""Plays many games in several processes, in an order that does not depend on how many there are."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing

from hamster_table.engine.arena.bouts import Bout, Outcome, play
from hamster_table.engine.arena.cluster import Cluster
from hamster_table.engine.arena.games_file import GamesFile
from hamster_table.engine.i18n import N_, InputError
from hamster_table.engine.parent_process import end_with_parent, spawning


def outcomes(
    bouts: Sequence[Bout], jobs: int, kept: GamesFile | None = None, cluster: Cluster | None = None
) -> Generator[Outcome, None, None]:
    """The outcomes in the order of the bouts, of *jobs* played at once, or of those that the *cluster* plays. What
    *kept* has is not played; the rest is written to it as it comes.

    Closing the iterator ends the processes. Raises `InputError` when one of them dies.
    """
    known = [kept.outcome(bout) if kept is not None else None for bout in bouts]
    missing = [bout for bout, outcome in zip(bouts, known, strict=True) if outcome is None]
    with closing(cluster.played(missing) if cluster else _played(missing, jobs)) as played:
        for bout, outcome in zip(bouts, known, strict=True):
            if outcome is None:
                outcome = next(played)
                if kept is not None:
                    kept.add(bout, outcome)
            yield outcome


def _played(bouts: Sequence[Bout], jobs: int) -> Generator[Outcome, None, None]:
    return _played_at_once(bouts, jobs) if min(jobs, len(bouts)) > 1 else (play(bout) for bout in bouts)


def _played_at_once(bouts: Sequence[Bout], jobs: int) -> Generator[Outcome, None, None]:
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(min(jobs, len(bouts)), spawning(), _begin)
    missing = len(bouts)
    try:
        for outcome in pool.map(play, bouts):
            # Before it is handed over: whoever has the last one asks for no more.
            missing -= 1
            yield outcome
    except BrokenProcessPool as error:
        raise InputError(N_("A process that played games was ended from outside.")) from error
    finally:
        # A game may go on for minutes, and nobody waits for it any more. Killed, since what only asks a process to end
        # can be waited for in vain: it may run other code first, such as that which measures coverage.
        for process in multiprocessing.active_children() if missing else ():
            if process not in others:
                process.kill()
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    end_with_parent()
    # Ctrl+C in a terminal goes to all processes of the group; the first one ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
