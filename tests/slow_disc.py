"""A program that plays on a slow disc, and how long that holds up the thread of the window.

Run as a script it plays with the real store, in an event loop, and says for each thing that it asked the session for
after how many milliseconds it could go on, and how many of them it worked.
"""

import random
import subprocess
import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from hamster_table.models.storage.disk_writer import Writer
from hamster_table.models.storage.game_library import Library
from hamster_table.system import paths

OWN_TIMES = Path("/proc/thread-self/schedstat")


def waited_for_others():
    """For how many seconds this thread could have gone on and other programs had the processor: no fault of ours."""
    return int(OWN_TIMES.read_text().split()[1]) / 1e9 if OWN_TIMES.exists() else 0.0


class Player:
    """Plays *plays* things, each when the one before has been shown, then undoes the last choice, and leaves."""

    def __init__(self, plays):
        self.held_up, self.plays, self.shown = [], plays, []
        self.library = Library(paths.session_store(), Writer())
        # The window opens the store right after its first picture: whoever plays has its modules loaded.
        self.library.open(lambda: None)
        self.library.writer.wait_until_idle(60)
        self.begin()

    def begin(self):
        seed = str(len(self.shown))
        match, players = Match.new("run-hamster-run", 2, seed=seed), (PlayerInfo("Mira"), PlayerInfo("Rusty", "whim"))
        taken = self.timed(lambda: self.library.begin(match, players))
        self.session = Session(match, players, None, taken.kept, writer=self.library.writer)
        self.session.happened.connect(lambda *_: self.shown.append(len(self.session.match.ledger)))

    def timed(self, do):
        begun, worked, waited = time.perf_counter(), time.thread_time(), waited_for_others()
        done = do()
        held_up = time.perf_counter() - begun - (waited_for_others() - waited)
        self.held_up.append((1000 * held_up, 1000 * (time.thread_time() - worked)))
        return done

    def play(self):
        session = self.session
        while len(self.shown) < self.plays:
            if session.asked_seat is not None:
                view = session.match.view(session.asked_seat)
                action = view.agenda[-1].sample(view, session.asked_seat, random.Random(len(self.shown)))
                self.timed(lambda: session.submit(session.asked_seat, action))  # noqa: B023
            elif session.may_proceed:
                self.timed(session.proceed)
            elif not session.match.waiting and not session.is_saving:
                self.begin()
                session = self.session
            else:
                QCoreApplication.processEvents()
                time.sleep(0.001)
        session.wait_until_idle(60)
        self.timed(session.undo_agreed)
        session.stop()
        self.library.close()


def held_up(seconds, plays, log):
    """For how many milliseconds a program was held up that plays on a disc with so slow a sync, each time, and how many
    of them it worked."""
    inject = f"inject=fsync,fdatasync:delay_enter={round(1_000_000 * seconds)}"
    trace = ["strace", "-f", "--seccomp-bpf", "-o", log, "-e", "trace=fsync,fdatasync", "-e", inject]
    program = [*trace, sys.executable, __file__, str(plays)]
    told = subprocess.run(program, check=True, capture_output=True, text=True, timeout=120 + 4 * plays * seconds)
    return [tuple(map(float, line.split())) for line in told.stdout.splitlines()]


if __name__ == "__main__":
    application = QCoreApplication([])
    player = Player(int(sys.argv[1]))
    player.play()
    for times in player.held_up:
        print(*times)
