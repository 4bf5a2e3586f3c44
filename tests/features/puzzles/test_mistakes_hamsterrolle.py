"""What people would have done better at the wheel: a place where nothing would have fallen."""

import re

import msgspec
import pytest

pytest.importorskip("mujoco")

from hamster_table.engine import Match
from hamster_table.engine.codec import to_json
from hamster_table.engine.hamsterrolle.actions import SECTOR, Pass
from hamster_table.engine.hamsterrolle.geometry.collision import pose_at
from hamster_table.engine.hamsterrolle.holding import laid
from hamster_table.engine.hamsterrolle.settling import simulate_settle
from hamster_table.engine.storage.save_file import PlayerInfo, pack
from hamster_table.features.puzzles.hamsterrolle.mistakes import MARGIN, Lost, mistakes, moments_of
from hamster_table.features.puzzles.hamsterrolle.trials import STAYS, Asked, place_of
from hamster_table.features.puzzles.mistakes import asked_in, moment_of, study
from hamster_table.features.puzzles.mistakes_page import MistakesPage
from hamster_table.features.puzzles.puzzle_file import puzzles_of
from hamster_table.features.puzzles.questions import own_name
from hamster_table.features.puzzles.texts import PuzzleTexts
from hamster_table.models.game_study_worker import answer
from hamster_table.models.storage.game_library import OpenedGame
from tests.engine.hamsterrolle.language import ALICE, drop, table
from tests.features.puzzles.test_mistakes import press, said
from tests.views.cut_off import cut_off, settled

# In the fuller wheel many places are better; in the other one it takes luck to find one.
GAME = max((one for one in puzzles_of("hamsterrolle") if one.aim == STAYS), key=lambda one: len(one.setup["position"]))
MIRA = GAME.seat
PLAYERS = tuple(PlayerInfo("Mira") if n == MIRA else PlayerInfo(f"Nutmeg {n}", "steady") for n in range(GAME.seats))


@pytest.fixture(scope="module")
def match():
    """A game in which Mira has just built where much falls."""
    match = Match.new("hamsterrolle", GAME.seats, GAME.setup, "own")
    for seat, action in (*GAME.entries, (MIRA, GAME.action(GAME.whim))):
        match.play(seat, action)
    match.chance()
    return match


@pytest.fixture(scope="module")
def found(match):
    """What may be found in it."""
    own = msgspec.structs.replace(GAME, name=own_name(match, len(match.ledger) - 2), solved={})
    return (asked_in(match, own),)


@pytest.mark.long
def test_who_lost_pieces_is_asked_for_a_place_where_nothing_falls(match):
    (puzzle,) = [asked_in(match, one) for one in mistakes(match, (MIRA,))]
    ((moment, chosen, fallen),) = moments_of(match, (MIRA,))
    assert fallen and moment_of(puzzle) == moment and puzzle.action(puzzle.whim) == chosen
    best, was = puzzle.answers[0], next(one for one in puzzle.answers if one.action == puzzle.whim)
    assert best.wins - was.wins >= 1000 * MARGIN and puzzle.aim == STAYS
    before = puzzle.asked().view(MIRA)
    assert not simulate_settle(laid(before, puzzle.actions[0])).fallen, "the real wheel has the last word"
    places = [place_of(one) for one in puzzle.actions]
    assert len({*places}) == len(places) >= 2, "by ear they are told apart by piece and compartment"


def test_who_lost_nothing_or_is_not_asked_about_is_not_asked(match):
    others = [seat for seat in range(GAME.seats) if seat != MIRA]
    assert mistakes(match, others) == [] and [*moments_of(match, others)] == []
    assert [*moments_of(match.branch(len(match.ledger) - 2), (MIRA,))] == [], "before that build"


def test_its_process_searches_as_the_game_says(match):
    heard = []
    answer(pack(match.branch(0), PLAYERS), heard.append, study)
    assert heard == [{"done": 1, "of": 1}, {"found": []}], "a choice is none that lost nothing"


def beside_the_wheel(physics):
    """Alice has let a cube drop where it falls at once."""
    match = table("cone@0 tile@2", alice="cube slab", bob="beam", reference=2, physics=physics)
    return Lost(match, ALICE, drop(match, "cube", 3, pose=pose_at(3 * SECTOR, 1_300, 900)), 1, "own/test/0")


def test_what_is_better_is_legal_in_games_of_the_first_edition_too():
    lost = beside_the_wheel("wood")
    others = [*lost.others()]
    assert others and [lost.match.refusal(ALICE, hand) for hand in others] == [None] * len(others)


def test_another_look_finds_other_places():
    first, second = ({hand.pose for hand in beside_the_wheel("wood").others(look)} for look in (0, 1))
    assert second - first


def test_where_wood_is_reckoned_no_wood_is_asked():
    lost = beside_the_wheel("reckoned")
    assert lost.is_safe(lost.chosen) and not lost.wheel.does(lost.chosen, Asked(STAYS))


def test_where_one_may_pass_or_build_it_is_said_which(found):
    puzzle = found[0]
    best = puzzle.actions[0]
    passed = to_json(Pass(best.piece, best.compartment, best.angle, best.pose))
    answers = [msgspec.structs.replace(puzzle.answers[0], action=passed), *puzzle.answers[1:]]
    texts = PuzzleTexts(msgspec.structs.replace(puzzle, answers=answers), puzzle.asked(), [""] * GAME.seats)
    assert "(build a piece, " in texts.question and "do you build" not in texts.question
    assert "(pass constructively, " in texts.explanation()


def test_it_is_asked_at_the_wheel_by_numbers(window, match, found, qtbot):
    window.resize(1280, 800)
    window.begin(OpenedGame(match, PLAYERS, None, is_over=True))
    window.show_page("mistakes")
    window.page._found([msgspec.structs.replace(one, ledger=[]) for one in found])
    settled()
    page, (puzzle,) = window.page, found
    words = " ".join(label.text() for label in page.findChildren(type(page.words)))
    assert "nothing falls in" in words and f"Mira, Turn {puzzle.asked().state.turn}: build" in words
    assert not re.search(r"\d \(", words), "which number it has is seen at the wheel"
    assert cut_off(page) == []
    page.links[0].press()
    qtbot.waitUntil(lambda: window.page is window.game and window.session.asked_seat == MIRA)
    settled()
    done = 1 + puzzle.offered.index(puzzle.action(puzzle.whim))
    assert said(window).startswith(f"You chose: {done} (") and "nothing falls" in said(window)
    window.session.submit(MIRA, puzzle.action(puzzle.whim))
    assert "Another answer does" in said(window) and len(window.session.match.ledger) == moment_of(puzzle)
    press(window, "Show the answer")
    qtbot.waitUntil(lambda: "with the choice in the game in" in said(window))
    assert window.session.match.ledger[moment_of(puzzle)] == (MIRA, puzzle.actions[0])
    press(window, "All questions")
    qtbot.waitUntil(lambda: isinstance(window.page, MistakesPage))
    assert window.session.match.digest == match.digest and window.page.puzzles == found
