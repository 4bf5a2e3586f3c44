"""Programs of this computer at the table: they play, are ended with it, and Steady takes over when they fail."""

import os
import sys
from pathlib import Path

import pytest

from hamster_table.engine import CHANCE, Match, load, save
from hamster_table.engine.storage.annotations import LevelChanged, ProgramReplaced
from hamster_table.engine.storage.save_file import PlayerInfo, read
from hamster_table.models.ai.ai_process import AiProcess
from tests.at_once import Silent, any_action, go_on, table
from tests.models.test_seat_changes import table as open_table

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "random_program.py"
SLEEPER = "import os, sys, time\nopen(sys.argv[1], 'w').write(str(os.getpid()))\nwhile True: time.sleep(1)\n"


@pytest.fixture
def match():
    """A match in which a seat must place its hamster."""
    match = Match.new("run-hamster-run", seats=3, seed="5")
    while match.waiting == (CHANCE,):
        match.chance()
    return match


@pytest.fixture
def thinker(qtbot, tmp_path):
    (tmp_path / "sleeper.py").write_text(SLEEPER)
    python = sys.executable, "-I", "-S"
    sleeper = (*python, str(tmp_path / "sleeper.py"), str(tmp_path / "pid"))
    thinker = AiProcess(programs={"mine": (*python, str(EXAMPLE)), "none": ("no such program",), "sleeper": sleeper})
    yield thinker
    thinker.stop()


def ask(thinker, match, player):
    (seat,) = match.waiting
    return thinker.ask(seat, player, match.game.id, match.view(seat), "a", 20.0)


def test_a_program_answers_at_the_table(qtbot, thinker, match):
    with qtbot.waitSignal(thinker.answered, timeout=30000) as told:
        ask(thinker, match, "program:mine")
    assert match.refusal(match.waiting[0], told.args[1]) is None
    for name in "program:none", "program:unnamed":
        with qtbot.waitSignal(thinker.failed, timeout=30000):
            ask(thinker, match, name)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a program ends when it next reads")
def test_a_program_that_is_busy_ends_with_the_table(qtbot, thinker, match, tmp_path):
    ask(thinker, match, "program:sleeper")
    qtbot.waitUntil(lambda: (tmp_path / "pid").exists() and (tmp_path / "pid").read_text() != "", timeout=30000)
    pid = int((tmp_path / "pid").read_text())
    os.kill(pid, 0)
    thinker.stop()
    qtbot.waitUntil(lambda: is_gone(pid))


def is_gone(pid):
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z"


class WritesDownWho(Silent):
    """Writes down which player is asked, by seat."""

    def ask(self, seat, name, game, view, seed, seconds):
        self.asked.append((seat, name))
        return len(self.asked)


def test_steady_takes_over_for_good_and_the_story_says_so_once():
    thinker = WritesDownWho()
    session = table("program:mine program:mine", thinker=thinker)
    go_on(session, lambda session: thinker.asked)
    (seat, name), before = thinker.asked[0], len(session.match.ledger)
    assert name == "program:mine"
    thinker.failed.emit(1, "ProgramFailed: late")
    assert len(session.match.ledger) == before and thinker.asked[1:] == [(seat, "steady")]
    thinker.answered.emit(2, any_action(session, seat))
    assert len(session.match.ledger) == before + 1
    go_on(session, lambda session: len(thinker.asked) > 2)
    assert thinker.asked[2] == (1 - seat, "program:mine"), "the other seat has not failed"
    while thinker.asked[-1][0] != seat:
        thinker.answered.emit(len(thinker.asked), any_action(session, 1 - seat))
        asked = len(thinker.asked)
        go_on(session, lambda session, asked=asked: len(thinker.asked) > asked)
    assert thinker.asked[-1] == (seat, "steady")
    assert [event for _, event in session.story()].count(ProgramReplaced(seat)) == 1


def test_where_a_program_has_failed_steady_plays_until_somebody_lets_it_play_again():
    thinker = WritesDownWho()
    session = open_table("program:mine person", thinker)
    go_on(session, lambda session: thinker.asked)
    assert session.who_plays(0) == "program:mine"
    thinker.failed.emit(1, "ProgramFailed: late")
    assert session.who_plays(0) == "steady" and thinker.asked[1:] == [(0, "steady")]
    assert session.change_seat(0, "steady") is None
    assert session.change_seat(0, "program:mine") == LevelChanged(0, "program", "steady")
    assert session.who_plays(0) == "program:mine"
    session.proceed()
    assert thinker.asked[2:] == [(0, "program:mine")]


def test_no_file_names_a_program(match, tmp_path):
    file = tmp_path / "game.hamster"
    players = [PlayerInfo("Mira"), PlayerInfo("Bot", "program:mine"), PlayerInfo("Edda", "sharp")]
    save(match, file, players)
    assert [player.kind for player in read(file).seats] == ["person", "steady", "sharp"]
    assert b"program" not in file.read_bytes() and load(file).digest == match.digest
