"""What the thinking process says about a question: that it is ready, and what the player chooses, or why not."""

import json
import os
import sys
from pathlib import Path

import pytest

from hamster_table.engine import CHANCE, Match, codec
from hamster_table.engine.hamsterrolle.actions import KINDS
from hamster_table.engine.hamsterrolle.refusals import REFUSALS
from hamster_table.models.ai import ai_worker
from tests.engine.hamsterrolle.language import ALICE
from tests.engine.hamsterrolle.played import turn_at


def question(**change):
    match = Match.new("run-hamster-run", 3, seed="1")
    while match.waiting == (CHANCE,):
        match.chance()
    (seat,) = match.waiting
    asked = {"ticket": 4, "seat": seat, "player": "sharp", "game": "run-hamster-run", "seed": "s", "seconds": 60.0}
    return match, {**asked, "view": codec.to_json(match.view(seat)), **change}


def answers(asked, forgotten=0):
    return [*ai_worker.answer(json.dumps(asked).encode(), lambda: forgotten)]


def test_it_is_ready_and_then_chooses_something_legal():
    match, asked = question(player="steady")
    ready, chosen = answers(asked)
    assert ready == {"ticket": 4, "ready": True}
    assert chosen["ticket"] == 4 and match.refusal(asked["seat"], chosen["action"]) is None


def test_the_same_question_has_the_same_answer():
    _, asked = question(player="whim")
    assert answers(asked) == answers(asked)


def test_a_question_that_is_forgotten_or_has_no_time_is_answered_at_once():
    for forgotten, seconds in ((4, 60.0), (0, 0.0)):
        match, asked = question(seconds=seconds)
        _, chosen = answers(asked, forgotten)
        assert match.refusal(asked["seat"], chosen["action"]) is None


@pytest.mark.parametrize("change", [{"game": "chess"}, {"player": "nobody"}, {"view": {}}, {"view": None}])
def test_what_cannot_be_answered_is_said_in_one_reply(change):
    _, asked = question(**{"player": "steady", **change})
    replies = answers(asked)
    assert replies[-1]["ticket"] == 4 and replies[-1]["why"].split(":")[0].endswith("Error")


def test_a_player_that_tries_its_choices_tells_which_it_has_rejected():
    pytest.importorskip("mujoco")
    match = turn_at(3, ahead=3)  # far ahead: hardly anything holds there
    asked = {"ticket": 4, "seat": ALICE, "player": "whim", "game": "hamsterrolle", "seed": "b", "seconds": 60.0}
    _, chosen = answers({**asked, "view": codec.to_json(match.view(ALICE))})
    assert match.refusal(ALICE, chosen["action"]) is None
    assert 0 < len(chosen["rejected"]) <= ai_worker.MOST_REJECTED
    for one in chosen["rejected"]:
        ruling, reason, facts = one["why"]
        assert ruling == "HR-52" and reason in REFUSALS and facts["name"] in KINDS
        assert codec.from_json(one["action"], match.game.vocabulary) != chosen["action"]


@pytest.mark.parametrize(("took", "had", "change", "is_told"), [
    (2.1, 0.9, {}, True),
    (2.1, 2.0, {}, False),  # it has searched all the time, as it does on a slow machine
    (0.4, 0.1, {}, False),  # it had finished
    (2.1, 0.1, {"command": ["mine"]}, False),
    (0.1, 0.0, {"seconds": 0.0}, False),
])  # fmt: skip
def test_who_is_cut_short_while_the_machine_does_something_else_says_so(took, had, change, is_told):
    told = ai_worker.hurried({"seconds": 2.0} | change, took, had)
    assert told == ({"hurried": True} if is_told else {})


def test_other_players_tell_of_nothing():
    _, asked = question(player="steady")
    assert [*answers(asked)[1]] == ["ticket", "action"]


@pytest.fixture
def running():
    """The programs that run, which are ended with the test."""
    yield ai_worker._programs
    while ai_worker._programs:
        ai_worker._programs.popitem()[1].close()


def test_a_program_chooses_and_goes_on_for_the_next_choice_of_its_seat(running):
    example = Path(__file__).parents[3] / "docs" / "examples" / "random_program.py"
    match, asked = question(player="program:mine", command=[sys.executable, "-I", "-S", str(example)])
    seen = []
    for _ in range(2):
        ready, chosen = answers(asked)
        assert ready["ready"] and match.refusal(asked["seat"], chosen["action"]) is None
        seen.append(running["program:mine", asked["seat"]]._process)
    assert seen[0] is seen[1] is not None and seen[0].poll() is None


STUBBORN = """
import os, sys
open(sys.argv[1], "w").write(str(os.getpid()))
input()
print("[]", flush=True)
input()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no signal that only asks")
def test_a_program_that_fails_is_ended(running, tmp_path):
    _, asked = question(player="program:mine", command=[sys.executable, "-I", "-S", "-c", STUBBORN, f"{tmp_path}/pid"])
    assert answers(asked)[-1]["why"].startswith("ProgramFailed") and running == {}
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)
