"""A puzzle through a screen reader alone: chosen, asked, helped with, and explained."""

import pytest

from hamster_table.features.puzzles.puzzle_file import puzzles_of
from tests.screen_reader.game import LISTENING
from tests.screen_reader.listener import listening
from tests.views.screen_reader import FOCUSABLE, until, what_lacks

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(what_lacks()), reason=what_lacks() or "there is a bus"),
]


def test_a_puzzle_is_heard_from_its_question_to_its_explanation(tmp_path):
    with listening(tmp_path / "home") as listener:

        def hear(words):
            def is_heard():
                listener.listen()
                return any(words in line.text for line in listener.lines)

            until(is_heard)
            listener.lines.clear()

        listener.press("Settings")
        listener.choose("Instant")
        listener.choose("Reduced")
        listener.press("Back")
        listener.press("Puzzles")
        listener.choose("Hamsterdam")
        hear("Puzzle 1, difficulty 1 of 5: not solved yet.")
        listener.listen(LISTENING)
        listener.key("Enter")
        hear("Plug: hamster (Enter).")
        listener.press("Hint")
        hear("As a rule: ")
        assert [seen for seen in listener.read() if FOCUSABLE in seen.states and not seen.name] == []
        listener.press("Show the answer")
        puzzle = puzzles_of("hamsterdam")[0]
        hear(f"wins {round(puzzle.answers[0].wins / 10)} of 100 games")
        listener.press("All puzzles")
        hear("Puzzles, list")
        assert listener.leave() == 0
