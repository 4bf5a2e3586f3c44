"""Whoever starts the program twice has one window, and whatever happens to it, the next one is free to open."""

import os
import subprocess
import sys
import textwrap

import pytest

from hamster_table.engine import save
from hamster_table.system import paths
from hamster_table.system.one_window import LONGEST, OneWindow
from tests.system.racing import race
from tests.unix import hang, make_pipe
from tests.views.at_window import a_match

SECOND = "import sys; from pathlib import Path; from hamster_table.system import paths; "
SECOND += "from hamster_table.system.one_window import OneWindow; door = OneWindow(paths.data_folder()); "
SECOND += "print(door.claim() or not door.hand_over(Path(sys.argv[1]) if sys.argv[1] else None, float(sys.argv[2])))"


@pytest.fixture
def first(qapp):
    """The window of the folder of this test, and what it hears."""
    door = OneWindow(paths.data_folder())
    door.heard = []
    door.wanted.connect(door.heard.append)
    assert door.claim()
    yield door
    door.leave()


def second(path, seconds=20):
    """A second start on that file, which says whether it needs a window of its own."""
    return subprocess.Popen([sys.executable, "-c", SECOND, str(path), str(seconds)], stdout=subprocess.PIPE, text=True)


def ends(program):
    said, _ = program.communicate(timeout=60)
    return said.strip() == "False"


def test_the_second_hands_its_file_over(first, qtbot, tmp_path):
    game = tmp_path / "a gäme %20 #1.hamster"
    game.write_bytes(b"whatever")
    first.listen()
    for path in game, "":
        program = second(path)
        qtbot.waitUntil(lambda: program.poll() is not None, timeout=100_000)  # noqa: B023
        assert ends(program)
    assert first.heard == [game, None]


def test_what_was_asked_before_the_first_listened_is_heard(first, qtbot):
    program = second("")
    qtbot.waitUntil(lambda: any(paths.data_folder().glob("requests/*.request")), timeout=100_000)
    first.listen()
    assert first.heard == [None]
    assert ends(program)


def test_a_window_that_does_not_answer_is_not_waited_for_long(first):
    first.listen()
    program = second("", seconds=0.3)
    assert not ends(program)
    first._look()
    assert first.heard == [], "nobody wants it any more"


def test_a_window_that_is_still_starting_is_waited_for_longer(first, qtbot):
    program = second("", seconds=0.0)
    qtbot.waitUntil(lambda: any(paths.data_folder().glob("requests/*.request")), timeout=100_000)
    first.listen()
    assert first.heard == [None] and ends(program)


def test_the_second_is_the_first_when_the_first_leaves_meanwhile(first, qtbot):
    program = second("")
    qtbot.waitUntil(lambda: any(paths.data_folder().glob("requests/*.request")), timeout=100_000)
    first.leave()
    assert not ends(program)


def test_a_request_is_a_path_of_a_file_and_nothing_else_is_believed(first, qtbot, tmp_path):
    requests = paths.data_folder() / "requests"
    requests.mkdir(parents=True)
    make_pipe(tmp_path / "pipe")
    bad = [b"relative", b"/no/such/file", os.fsencode(tmp_path), os.fsencode(tmp_path / "pipe"), b"/" * (LONGEST + 1)]
    bad += [b"/etc/pass\0wd", b"\xff" * 100, b"/" + b"x" * 5000]
    for n, content in enumerate(bad):
        (requests / f"{n}.request").write_bytes(content)
    make_pipe(requests / "8.request")
    (requests / "9.request").mkdir()
    first.listen()
    assert first.heard == [None] * len(bad)


def test_a_request_that_nobody_waits_for_is_forgotten(first):
    requests = paths.data_folder() / "requests"
    requests.mkdir(parents=True)
    (requests / "1.request").write_bytes(b"")
    os.utime(requests / "1.request", (1, 1))
    first.listen()
    assert first.heard == [] and not list(requests.glob("*.request"))


@pytest.mark.qt_log_ignore("Got unexpected locking error")
def test_where_nothing_can_be_locked_everybody_has_a_window(tmp_path, qapp):
    (tmp_path / "file").touch()
    door = OneWindow(tmp_path / "file" / "folder")
    assert door.claim()
    door.listen()
    assert not door.hand_over(None, 0.1)
    door.leave()


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_500_races_of_two_that_start_save_close_and_are_killed_lose_nothing(tmp_path):
    assert [wrong for n in range(500) for wrong in race(tmp_path, n)] == []


# Two real windows

WINDOW = textwrap.dedent(
    """
    import sys
    from hamster_table import cli
    from hamster_table.views.window.main_window import MainWindow

    def telling(name):
        method = getattr(MainWindow, name)

        def told(self, *what):
            method(self, *what)
            print(name, *(one.match.game.id for one in what if hasattr(one, "players")), flush=True)

        setattr(MainWindow, name, told)

    if __name__ == "__main__":
        for name in "begin", "come_forward", "_after_opening":
            telling(name)
        sys.exit(cli.main())
    """
)


@pytest.fixture
def window(tmp_path):
    """Starts the program; its words come back line by line."""
    program, running = tmp_path / "program.py", []
    program.write_text(WINDOW)

    def started(*words):
        command = [sys.executable, program, *map(str, words)]
        running.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
        return running[-1]

    yield started
    for one in running:
        one.kill()
        one.communicate(timeout=30)


def test_a_second_start_opens_its_file_in_the_first_window_and_leaves(window, tmp_path):
    game = tmp_path / "bot"
    save(a_match(5), game)
    first = window()
    assert first.stdout.readline() == "_after_opening\n"
    again = window(game)
    assert again.wait(30) == 0 and again.stdout.read() == again.stderr.read() == ""
    assert [first.stdout.readline() for _ in range(2)] == ["begin run-hamster-run\n", "come_forward\n"]


@pytest.mark.long
def test_beside_a_hung_window_one_opens_that_says_that_nothing_is_kept(window):
    first = window()
    assert first.stdout.readline() == "_after_opening\n"
    hang(first.pid)
    second = window()
    assert second.stdout.readline() == "_after_opening\n"


@pytest.mark.long
def test_the_lock_of_a_killed_window_is_free_at_once_and_a_missing_file_is_said(window, tmp_path):
    first = window()
    assert first.stdout.readline() == "_after_opening\n"
    missing = window(tmp_path / "missing.hamster")
    assert missing.wait(30) == 2 and "missing.hamster" in missing.stderr.read()
    first.kill()
    first.wait()
    second = window()
    assert second.stdout.readline() == "_after_opening\n"
    third = window()
    assert third.wait(30) == 0, "the second start is the first window now"
