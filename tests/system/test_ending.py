"""When the desktop ends the program, or is gone itself, every game is there at the next start."""

import json
import signal
import subprocess
import sys
import textwrap

import pytest

from hamster_table.engine import save
from hamster_table.engine.storage.session_store import Store
from hamster_table.system import paths
from tests.screens import screen, what_lacks
from tests.views.at_window import a_match

WINDOW = textwrap.dedent(
    """
    import sys
    from hamster_table import cli
    from hamster_table.views.window.main_window import MainWindow

    begin = MainWindow.begin

    def told(self, game):
        begin(self, game)
        print("on the table", flush=True)

    if __name__ == "__main__":
        MainWindow.begin = told
        sys.exit(cli.main())
    """
)
PATIENCE = 30


@pytest.fixture
def start(tmp_path):
    """Starts the program with a game of so many entries on its table."""
    program, game, running = tmp_path / "program.py", tmp_path / "Friday.hamster", []
    program.write_text(WINDOW)

    def started(entries):
        save(a_match(entries), game)
        command = [sys.executable, program, game]
        running.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        assert running[-1].stdout.readline() == "on the table\n"
        return running[-1]

    yield started
    for one in running:
        one.kill()
        one.communicate(timeout=PATIENCE)


def kept(entries):
    """Whether the store has the game, whole and in play, and nothing was written down as a crash."""
    store, crash = Store(paths.session_store()), paths.log_file().with_suffix(".crash")
    (game,) = store.games()
    match = store.resume(game.id)[1].match
    store.close()
    return len(match.ledger) == entries and match.digest == a_match(entries).digest and not crash.stat().st_size


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_a_program_that_the_desktop_ends_keeps_the_game_and_where_its_window_was(start):
    program = start(7)
    program.send_signal(signal.SIGTERM)
    assert program.wait(PATIENCE) == 0 and kept(7)
    assert len(json.loads(paths.settings_file().read_text("utf-8"))["window"]) == 4


@pytest.mark.long
@pytest.mark.skipif(bool(what_lacks()), reason=what_lacks() or "there is a screen")
def test_a_program_whose_screen_is_gone_ends_and_keeps_the_game(start, monkeypatch):
    with screen() as environment:
        for name in ("DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.setenv(name, environment[name])
        program = start(7)
    program.wait(PATIENCE)
    assert kept(7)
