"""Any program as a player: asked in JSON, and replaced by Steady when it fails."""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hamster_table.engine import Match
from hamster_table.engine.players.program_player import (
    LONGEST,
    SENTENCES,
    ProgramFailed,
    ProgramPlayer,
    answer,
    question,
)
from tests.engine.test_players import started

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "random_program.py"
RHR = "run-hamster-run"


@pytest.fixture
def program(tmp_path):
    """Makes a player of a program in Python; it is ended with the test."""
    players = []

    def make(source, seconds=20.0):
        file = tmp_path / "program.py"
        file.write_text(source)
        players.append(ProgramPlayer([sys.executable, "-I", "-S", str(file)], seconds))
        return players[-1]

    yield make
    for player in players:
        player.close()


def choice(player, match):
    """What the player chooses for the seat that is asked, which must be legal."""
    (seat,) = match.waiting
    action = player.choose(match.game, match.view(seat), seat, random.Random(1))
    assert match.refusal(seat, action) is None
    return action


def test_the_example_plays_a_game_to_its_end(program):
    player = program(EXAMPLE.read_text())
    match = Match.new(RHR, 2, seed="1")
    while match.waiting:
        seat = match.waiting[0]
        if seat < 0:
            match.chance()
        else:
            match.play(seat, player.choose(match.game, match.view(seat), seat, random.Random(len(match.ledger))))
    assert player.failure is None and len(EXAMPLE.read_text().splitlines()) <= 20


def test_a_program_is_told_what_its_seat_sees_and_nothing_else():
    """Another truth behind the same view leads to the same question."""
    match = started("hamsterdam", 3, plays=40)
    seat = match.waiting[0]
    asked = json.loads(question(match.game, match.view(seat), seat, "7", 1.0))
    assert asked["view"] == match.view(seat).to_json() and asked["seat"] == seat
    other = match.game.sample_hidden(match.view(seat), seat, random.Random(5))
    assert json.loads(question(match.game, match.game.view(other, seat), seat, "7", 1.0)) == asked


ANSWERS = """
import sys
for line in sys.stdin:
    print({!r}, flush=True)
"""


@pytest.mark.parametrize(
    "source, code",
    [
        ("raise SystemExit", "end"),
        ("import sys; sys.stdin.readline(); sys.stdout.write('{')", "end"),
        (ANSWERS.format("tea"), "unreadable"),
        (ANSWERS.format("[]"), "unreadable"),
        (ANSWERS.format('{"action": {"do": "Fly"}}'), "unreadable"),
        (ANSWERS.format('{"action": {"do": "Place", "square": true}}'), "unreadable"),
        (ANSWERS.format("[" * 5000), "unreadable"),
        (ANSWERS.format("x" * 70_000), "unreadable"),
        (ANSWERS.format('{"action": {"do": "Place", "square": 40}}'), "refused"),
    ],
)
def test_a_program_that_fails_is_replaced_by_steady_for_good(source, code, program):
    player, match = program(source), started(RHR, 2)
    choice(player, match)
    assert player.failure.code == code and code in SENTENCES
    process = player._process
    choice(player, match)
    assert process is None and player._process is None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"x" * LONGEST, "more than 65536 bytes"),
        (b"[1]\n", 'there is no "action"'),
        (b"{}\n", 'there is no "action"'),
        (b'"action"\n', 'there is no "action"'),
        (b'{"action": [1]}\n', 'names no class under "do"'),
        (b'{"action": {"do": "\\ud800"}}\n', "not one of its words"),
    ],
)
def test_what_is_wrong_with_an_answer_is_said_in_words(line, why):
    match = started(RHR, 2)
    seat = match.waiting[0]
    with pytest.raises(ProgramFailed) as failed:
        answer(line, match.game, match.view(seat), seat)
    assert failed.value.failure.code == "unreadable" and why in failed.value.failure.why


ONCE = """
import json, sys
print(json.dumps({"action": json.loads(sys.stdin.readline())["actions"][0]}), flush=True)
"""


def test_a_program_that_has_ended_between_two_questions_is_replaced(program):
    """Then there is nobody at the other end of the pipe to write to."""
    player, match = program(ONCE), started(RHR, 2)
    assert choice(player, match) == match.actions(match.waiting[0])[0] and player.failure is None
    player._process.wait()
    choice(player, match)
    assert player.failure.code == "end"


def test_nothing_is_told_of_a_question_that_could_not_be_written(tmp_path):
    """In its development mode Python tells of what goes wrong when a pipe is let go of, as 3.13 always does."""
    file = tmp_path / "asks.py"
    file.write_text(ASKS_WHAT_HAS_ENDED)
    command = [sys.executable, "-X", "dev", "-W", "ignore", str(file)]
    here = Path(__file__).parents[2]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True, cwd=here)
    assert (told.stdout, told.stderr) == ("end\n", "")


ASKS_WHAT_HAS_ENDED = """
import random, sys
sys.path.insert(0, ".")
from hamster_table.engine import Match
from hamster_table.engine.players.program_player import ProgramPlayer

match = Match.new("run-hamster-run", 2, seed="1")
while match.waiting[0] < 0:
    match.chance()
seat = match.waiting[0]
player = ProgramPlayer([sys.executable, "-I", "-S", "-c", ""])
player._process = player._started()
player._process.wait()
player.choose(match.game, match.view(seat), seat, random.Random(1))
print(player.failure.code)
"""


def test_a_program_that_does_not_answer_is_ended_in_time(program):
    player, match = program("import time\nwhile True: time.sleep(9)", seconds=0.3), started(RHR, 2)
    begun = time.monotonic()
    choice(player, match)
    assert player.failure.code == "late" and time.monotonic() - begun < 10


def test_a_program_that_nobody_waits_for_any_more_is_ended(program):
    player, match = program("import time\nwhile True: time.sleep(9)", seconds=60.0), started(RHR, 2)
    (seat,) = match.waiting
    begun = time.monotonic()
    player.choose(match.game, match.view(seat), seat, random.Random(1), stop=lambda: True)
    assert player.failure.code == "late" and time.monotonic() - begun < 30


def test_what_is_no_program_is_replaced_too():
    player = ProgramPlayer(["no such program"])
    choice(player, started(RHR, 2))
    assert player.failure.code == "start" and "no such program" in player.failure.why


@pytest.mark.skipif(sys.platform == "win32", reason="there are no groups of processes there")
@pytest.mark.parametrize("ends", ["print('{}', flush=True); time.sleep(3)", ""])
def test_what_a_program_has_started_ends_with_it(ends, program, tmp_path):
    """Also where the program itself has ended before (AT-5)."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    player = program(f"""
import os, sys, time
pipe = open({str(pipe)!r}, "w")
sys.stdin.readline()
if os.fork() == 0:
    sys.stdout.close()
    os.close(1)
    time.sleep(3)
    pipe.write("alive")
else:
    {ends or "pass"}
""")
    choice(player, started("hamsterdam", 3, plays=40))
    assert player.failure is not None
    os.set_blocking(reader, True)
    assert os.read(reader, 9) == b"", "the child has lived on"
    os.close(reader)
