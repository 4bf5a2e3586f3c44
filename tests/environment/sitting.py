"""One sitting in a process of its own: the window opens, a game is played, saved, opened again, and the window closes.

Run as a script with the entries to play, and the paths to save to, on separate lines of the standard input (as JSON
text). It says as one line of JSON how it went. So it can be started in any environment.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
import traceback


class Sitting:
    """A window with a person and three computer players at a game."""

    def __init__(self, app, folder_goes=None):
        from hamster_table.app import first_window
        from hamster_table.models.settings import Settings
        from hamster_table.system.reports import Reports

        self.app, self.mistakes, self.notices = app, [], []
        self.folder_goes = folder_goes
        self.reports = Reports()
        self.reports.install()
        self.reports.happened.connect(self.mistakes.append)
        self.window = first_window(self.reports, None)
        self.window.show()
        self.until(lambda: "library" in vars(self.window))
        self.look()
        self.window.set_settings(Settings(theme="light", pace=0.0))
        self.look()

    def until(self, is_so, seconds=30.0):
        """Let the event loop run until something is so."""
        end = time.monotonic() + seconds
        while not is_so():
            self.app.processEvents()
            if time.monotonic() > end:
                raise TimeoutError("it never came to that")

    def look(self):
        """Remember what the notice says."""
        if (notice := vars(self.window).get("notice")) is not None and notice.isVisible():
            text = notice.text
            if text not in self.notices:
                self.notices.append(text)

    def play(self, entries):
        """Begin a game and play on until its ledger is so long."""
        from hamster_table.engine.match import Match
        from hamster_table.engine.storage.save_file import PlayerInfo

        players = (
            PlayerInfo("Mira"),
            PlayerInfo("Rusty", "whim"),
            PlayerInfo("Edda", "steady"),
            PlayerInfo("Pip", "whim"),
        )
        self.window.begin(self.window.library.begin(Match.new("run-hamster-run", 4, seed="7"), players))
        session = self.window.session
        self.until(lambda: self.go_on(session, entries), seconds=60.0)
        return session

    def go_on(self, session, entries):
        """Choose something for the person who is asked; whether the ledger is as long as it is to be."""
        done = len(session.match.ledger)
        if done >= 20 and self.folder_goes is not None:
            self.folder_goes()
            self.folder_goes = None
        if session.asked_seat is not None:
            view = session.match.view(session.asked_seat)
            session.submit(session.asked_seat, view.agenda[-1].sample(view, session.asked_seat, random.Random(done)))
        self.look()
        return done >= entries or not session.match.waiting

    def save_and_open(self, path):
        """What the notice says after saving there, and whether the same game is there again when it is opened."""
        digest, ledger = self.window.session.match.digest, self.window.session.match.ledger
        if "notice" in vars(self.window):
            self.window.notice.say("")
        self.window.files.save_to(path)
        said = self.window.notice.text
        self.window.files.open_path(path)
        match = self.window.session.match
        return {
            "said": said,
            "same": (match.digest, match.ledger) == (digest, ledger),
            "is_there": os.path.lexists(path),
        }


def main():
    import locale
    import shutil
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from hamster_table import app as program
    from hamster_table.system import paths

    wanted = json.loads(sys.stdin.read())
    app = QApplication(sys.argv[:1])
    program._settle()
    goes = (lambda: shutil.rmtree(paths.data_folder(), ignore_errors=True)) if wanted.get("folder_goes") else None
    begun = time.monotonic()
    sitting = Sitting(app, goes)
    opened = time.monotonic() - begun
    session = sitting.play(wanted["entries"])
    saved = [sitting.save_and_open(Path(os.fsdecode(bytes.fromhex(path)))) for path in wanted["saves"]]
    # Of the match: the session leaves out what is still being saved.
    story = [type(event).__name__ for _, event in session.match.story_of(session.viewer)]
    sitting.window.close()
    app.processEvents()
    print(
        json.dumps(
            {
                "opened": opened,
                "entries": len(session.match.ledger),
                "digest": session.match.digest,
                "story": story,
                "notices": sitting.notices,
                "mistakes": sitting.mistakes,
                "saved": saved,
                "half": locale.localeconv()["decimal_point"],
            }
        )
    )


if __name__ == "__main__":
    try:
        main()
    except BaseException:
        # The program's own report of mistakes goes to its log, which nobody reads here.
        traceback.print_exc()
        sys.stderr.flush()
        os._exit(1)
