"""What people would have done better: found in their own games, asked on the table, and kept nowhere."""

import json
import random
from itertools import pairwise

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.catalogue import find, games
from hamster_table.engine.codec import to_json
from hamster_table.engine.kernel import after, waiting
from hamster_table.engine.storage.save_file import PlayerInfo, pack
from hamster_table.features.puzzles import kept
from hamster_table.features.puzzles.guide import PuzzleGuide
from hamster_table.features.puzzles.mistakes import ERRORS, MARGIN, MOST, asked_in, mistakes, moment_of, study
from hamster_table.features.puzzles.mistakes_page import MistakesPage, read
from hamster_table.features.puzzles.puzzle_file import Answer, Puzzle
from hamster_table.features.puzzles.search import is_question
from hamster_table.features.puzzles.window import Asked, ask
from hamster_table.models.game_study_worker import answer
from hamster_table.models.storage.game_library import OpenedGame
from hamster_table.views import feature
from hamster_table.views.game.explainer import ExplanationCard
from hamster_table.views.widgets.buttons import Link
from tests.models.playing import finished
from tests.views.cut_off import cut_off, settled

PLAYERS = (PlayerInfo("Mira"), PlayerInfo("Nutmeg", "whim"))


@pytest.fixture(scope="module")
def match():
    return finished(2, "50")


@pytest.fixture(scope="module")
def reported(match):
    """What the search of its process reports of that game, which takes seconds."""
    reports = []
    answer(pack(match, PLAYERS), reports.append, study)
    return reports


@pytest.fixture(scope="module")
def told(reported):
    return read(json.loads(json.dumps(reported[-1]["found"])))


@pytest.fixture(scope="module")
def found(match, told):
    return tuple(asked_in(match, one) for one in told)


def test_of_a_person_the_costliest_choices_are_told_each_of_a_turn_of_its_own(match, found):
    assert 0 < len(found) <= MOST and [*map(moment_of, found)] == sorted({*map(moment_of, found)})
    seats = [seat for seat, _ in match.ledger]
    for puzzle, following in pairwise(found):
        assert {*seats[moment_of(puzzle) : moment_of(following)]} != {0}
    for puzzle in found:
        asked, done = puzzle.asked(), match.ledger[moment_of(puzzle)]
        assert asked.waiting == (0,) and asked.state == match.state_at(moment_of(puzzle))
        assert done == (0, puzzle.action(puzzle.whim))
        best, was = puzzle.answers[0], next(one for one in puzzle.answers if one.action == puzzle.whim)
        assert best.wins - was.wins >= 1000 * MARGIN - 1 and best.wins - was.wins >= ERRORS * (was.error - 1)
        assert after(asked.state, 0, puzzle.actions[0]) != after(asked.state, 0, done[1])
        assert all(one.wins <= best.wins for one in puzzle.answers)


def test_who_had_given_the_best_answer_is_not_asked_there(told, found):
    puzzle, luck = found[0], random.Random(1)
    better = puzzle.asked()
    better.play(0, puzzle.actions[0])
    while better.waiting:
        seat = better.waiting[0]
        if seat == CHANCE:
            better.chance()
        else:
            better.play(seat, luck.choice(better.actions(seat)))
    # Imagined by the same seed, so the search is the same up to there.
    again = msgspec.structs.replace(puzzle, ledger=[])
    moments = [moment_of(one) for one in mistakes(better, (0,))]
    assert moment_of(again) not in moments and told[0] == msgspec.structs.replace(again, game="")


def test_its_process_looks_at_persons_alone(match, reported, found):
    *reports, _ = reported
    assert {puzzle.seat for puzzle in found} == {0}
    assert {match.ledger[moment_of(puzzle)][0] for puzzle in found} == {0}
    assert [one["done"] for one in reports] == sorted(one["done"] for one in reports)
    assert reports[-1]["done"] == reports[-1]["of"]


def test_it_is_offered_where_something_is_known_to_be_better():
    every = [find(id) for id in games()]

    def is_offered(game, players):
        return "mistakes" in {one.name for one in feature.pages_of_ended_games(game, players)}

    offered = {game.id for game in every if is_offered(game, PLAYERS)}
    assert offered == {"hamsterdam", "hamsterrolle", "run-hamster-run"}
    assert not any(is_offered(game, PLAYERS[1:]) for game in every), "computer players are not asked"


@pytest.mark.parametrize("players", [PLAYERS, (PlayerInfo("Biscuit", "whim"), PLAYERS[1])])
def test_the_sheet_at_the_end_leads_there_only_if_a_person_has_played(window, match, players):
    window.begin(OpenedGame(match, players, None, is_over=True))
    links = [link.text() for link in window.game.finale.open(False).findChildren(Link)]
    assert ("What was better?" in links) == (players is PLAYERS) and "Story" in links


@pytest.fixture
def page(window, match, found):
    window.resize(1280, 800)
    kept = window.library._opened().begin(match, PLAYERS)
    window.begin(OpenedGame(match, PLAYERS, None, noted=kept, is_over=True))
    window.show_page("mistakes")
    window.page._found([msgspec.structs.replace(one, ledger=[]) for one in found])
    settled()
    return window.page


def said(window):
    bar = window.game.findChild(PuzzleGuide).bar
    return f"{bar.title.text()} {bar.hint.text()}"


def press(window, text):
    bar = window.game.findChild(PuzzleGuide).bar
    next(one for one in bar.buttons if one.text() == text).press()


def test_questions_are_asked_on_the_table_and_the_game_comes_back(window, page, match, found, qtbot):
    assert len(page.links) == len(found) and cut_off(page) == []
    before = [game.id for game in window.library.games()]
    QTest.keyClick(page.bar.buttons[-1], Qt.Key.Key_Space)  # the gold one
    qtbot.waitUntil(lambda: window.page is window.game and window.session.asked_seat == 0)
    settled()
    puzzle = found[0]
    assert said(window).startswith("You chose: ") and "What would have been better?" in said(window)
    assert window.session.names[0] == "Mira" and [*window.session.match.ledger] == [*puzzle.entries]
    window.session.submit(0, puzzle.action(puzzle.whim))
    assert "Another answer wins" in said(window) and len(window.session.match.ledger) == moment_of(puzzle)
    press(window, "Hint")
    assert said(window).startswith("As a rule: ")
    press(window, "Show the answer")
    qtbot.waitUntil(lambda: "The answer:" in said(window))
    assert window.session.match.ledger[-1] == (0, puzzle.actions[0]) and "the choice in the game" in said(window)
    assert "★" not in said(window) and kept.stars() == {}
    window.session.undo()
    assert said(window).startswith("You chose: ") and said(window).endswith("From a game of your own"), "no time counts"
    qtbot.waitUntil(lambda: window.session.asked_seat == 0)
    press(window, "Show the answer")
    if len(found) == 1:
        assert "Next question" not in [one.text() for one in window.game.findChild(PuzzleGuide).bar.buttons]
        return
    press(window, "Next question")
    settled()
    following = found[1 % len(found)]
    assert len(window.session.match.ledger) == moment_of(following) and said(window).startswith("You chose: ")
    press(window, "All questions")
    qtbot.waitUntil(lambda: isinstance(window.page, MistakesPage))
    assert window.session.match.digest == match.digest and window.page.puzzles == found
    assert [game.id for game in window.library.games()] == before


def test_nothing_else_is_explained_with_the_answer(window, qtbot):
    match, luck = Match.new("hamsterdam", 2, {}, "water"), random.Random(2)
    while match.waiting:
        seat = match.waiting[0]
        done = [one for one in match.actions(seat) if seat == 0 and waiting(after(match.state, 0, one)) == (0,)]
        if seat == 0 and match.state.town[0] and is_question(match, 0) and len({*done}) > 2:
            break  # that the water in one's town counts, is explained the first time
        match.chance() if seat == CHANCE else match.play(seat, luck.choice(match.actions(seat)))
    done = [*dict.fromkeys(done)][:3]
    answers = [Answer(to_json(action), 900 - 200 * n, 1) for n, action in enumerate(done)]
    found = Puzzle(f"own/0/{len(match.ledger)}", 2, {}, [], 0, 1, {}, answers[1].action, answers)
    puzzle = asked_in(match, found)
    ask(window, Asked(match, PLAYERS, (puzzle,), 0), puzzle)
    qtbot.waitUntil(lambda: window.session.asked_seat == 0 and window.game.animation_player.is_idle)
    press(window, "Show the answer")
    qtbot.waitUntil(lambda: "The answer:" in said(window) and window.game.animation_player.is_idle)
    settled()
    assert not [card for card in window.game.findChildren(ExplanationCard) if card.isVisible()]


def test_each_question_has_a_way_to_it(window, page, found, qtbot):
    page.links[-1].press()
    qtbot.waitUntil(lambda: window.page is window.game)
    assert len(window.session.match.ledger) == moment_of(found[-1])


def test_nobody_is_asked_about_what_a_puzzle_or_a_lesson_had_them_do(window, page, found, qtbot):
    assert window.session.free_from == 0
    page.links[1].press()
    qtbot.waitUntil(lambda: window.page is window.game)
    assert window.session.free_from == moment_of(found[1]) + 1
    window.show_page("mistakes")
    window.page._found([msgspec.structs.replace(one, ledger=[]) for one in found])
    assert [*map(moment_of, window.page.puzzles)] == [*map(moment_of, found[2:])] != []


def test_no_words_are_cut_off_where_there_is_little_room(window, page):
    window.resize(960, 500)
    window.set_settings(window.settings._replace(text_scale=130, language="it"))
    settled()
    assert len(window.page.links) > 1 and cut_off(window.page) == []


def test_the_search_goes_on_in_a_window_that_is_made_small_and_ends_with_the_page(window, page):
    page.begin()
    window.showMinimized()
    settled()
    assert page.study.is_running
    window.showNormal()
    window.show_game()
    settled()
    assert not page.study.is_running


def test_the_search_goes_on_in_another_language(window, page):
    page.begin()
    study = page.study
    study.progressed.emit(1, 4)
    window.set_settings(window.settings._replace(language="de"))
    settled()
    assert window.page is not page and window.page.study is study and study.is_running
    assert (window.page.groove.value(), window.page.groove.maximum()) == (1, 4)
    study.progressed.emit(2, 4)
    assert window.page.groove.value() == 2 != page.groove.value()
    study.failed.emit()
    assert window.page.bar.title.text() == "Das ließ sich nicht herausfinden."
    window.show_game()
    settled()
    assert not study.is_running


def test_who_has_made_none_is_told_so(window, match, qtbot):
    page = MistakesPage(match, PLAYERS, (), lambda found: None)
    qtbot.addWidget(page)
    assert page.words.text() == "Mira: no single choice has cost much." and page.links == []
    assert [button.text() for button in page.bar.buttons] == ["Back to the game"]


def test_where_no_person_has_played_there_is_nothing_to_look_for(match, qtbot):
    page = MistakesPage(match, 2 * PLAYERS[1:], None, lambda found: None)
    qtbot.addWidget(page)
    assert page.words.text() == "Only computer players are at the table."
    assert [button.text() for button in page.bar.buttons] == ["Back to the game"]


def test_one_hears_how_many_questions_there_are_and_whose_nothing_has_cost(match, found, qtbot, said):
    players = (*PLAYERS[:1], PlayerInfo("Jonas"))
    for who, whose in ((PLAYERS, ""), (players, "Jonas: no single choice has cost much. ")):
        page = MistakesPage(match, who, None, lambda found: None)
        qtbot.addWidget(page)
        page._found([*found])
        assert said[-1] == f"{whose}{len(found)} questions."
        page._found([])
        assert said[-1].startswith("Mira: no single choice has cost much.")


def test_the_search_begins_and_ends_with_the_page_and_says_if_it_fails(match, qtbot, said):
    page = MistakesPage(match, PLAYERS, None, lambda found: None)
    qtbot.addWidget(page)
    page.show()
    assert page.study.is_running and page.groove.isVisible()
    page.hide()
    assert not page.study.is_running and page.puzzles is None
    page.show()
    page.study._on_message((page.study._worker, None))
    assert page.bar.title.text() == "This could not be found out." and page.bar.buttons[-1].text() == "Find out"
    assert said[-1] == page.bar.title.text()
