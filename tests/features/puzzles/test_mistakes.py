"""What people would have done better: found in their own games, asked on the table, and kept as analyses are."""

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
from hamster_table.engine.storage.annotations import Tempers, written
from hamster_table.engine.storage.save_file import PlayerInfo, pack
from hamster_table.features.puzzles import kept, kept_mistakes
from hamster_table.features.puzzles.guide import PuzzleGuide
from hamster_table.features.puzzles.kept_mistakes import MISTAKES, Found
from hamster_table.features.puzzles.mistakes import ERRORS, MARGIN, MOST, _asked, asked_in, mistakes, moment_of, study
from hamster_table.features.puzzles.mistakes_page import MistakesPage, read
from hamster_table.features.puzzles.puzzle_file import Answer, Puzzle
from hamster_table.features.puzzles.search import is_question
from hamster_table.features.puzzles.window import _FOUND, Asked, ask
from hamster_table.models.game_study_worker import answer
from hamster_table.models.storage.game_library import Library, OpenedGame
from hamster_table.models.tempers import temper
from hamster_table.views import feature
from hamster_table.views.game.explainer import ExplanationCard
from hamster_table.views.widgets.buttons import Link
from hamster_table.views.widgets.text import TextLabel
from tests.models.playing import finished
from tests.views.cut_off import cut_off, settled

PLAYERS = (PlayerInfo("Mira"), PlayerInfo("Nutmeg", "whim"))


@pytest.fixture(autouse=True)
def asked_anew():
    """Each test begins as the program does."""
    _FOUND.clear()


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


def test_a_choice_of_two_answers_is_asked_about():
    match, luck = Match.new("run-hamster-run", 3, {}, "two"), random.Random(2)
    while not (is_question(match, match.waiting[0], 2) and not is_question(match, match.waiting[0])):
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, match.game.policy(match.view(seat), seat, luck))
    (seat,), n = match.waiting, len(match.ledger)
    match.play(seat, match.actions(seat)[0])
    assert len(_asked(match, n)) == 1


def test_the_others_play_as_well_as_they_did_and_with_their_tempers(window, found):
    match = finished(3, "50")
    players = (PLAYERS[0], PlayerInfo("Biscuit", "master"), PlayerInfo("Jonas"))
    notes = written([(0, Tempers("each"))])
    window.begin(OpenedGame(match, players, None, notes=notes, is_over=True))
    before = [temper(match, window.session.notes, seat) for seat in range(3)]
    window.show_page("mistakes")
    n = next(n for n, (seat, _) in enumerate(match.ledger) if seat == 0)
    asked = match.branch(n)
    done = match.ledger[n][1]
    better = next(one for one in asked.actions(0) if one != done)
    answers = [Answer(to_json(better), 700, 0), Answer(to_json(done), 500, 10)]
    puzzle = Puzzle(f"own/0/{n}", 3, {}, [], 0, 1, {}, to_json(done), answers)
    window.page._found([puzzle])
    window.page.links[0].press()
    session = window.session
    assert session.match.seed.startswith("puzzle/")
    assert [one.kind for one in session.seating.players] == ["person", "master", "steady"]
    assert [temper(session.match, session.notes, seat) for seat in range(3)] == before and "" not in before


def test_what_was_found_is_there_the_next_time_and_what_was_solved_has_a_tick(window, page, match, found, qtbot):
    page.links[0].press()
    qtbot.waitUntil(lambda: window.page is window.game and window.session.asked_seat == 0)
    window.session.submit(0, found[0].actions[0])
    qtbot.waitUntil(lambda: "Solved:" in said(window))
    press(window, "All questions")
    qtbot.waitUntil(lambda: isinstance(window.page, MistakesPage))
    spoken = [link.accessibleName().startswith("Solved. ") for link in window.page.links]
    assert spoken == [True] + [False] * (len(found) - 1) and cut_off(window.page) == []
    assert window.writer.wait_until_idle(5)
    _FOUND.clear()  # the program has ended
    window.show_game()
    window.show_page("mistakes")
    assert window.page.puzzles == found and not window.page.study.is_running
    assert [link.accessibleName().startswith("Solved. ") for link in window.page.links] == spoken
    assert "Solved" in [one.text() for one in window.page.findChildren(TextLabel)]


def test_an_answer_that_was_shown_is_not_solved(window, page, qtbot):
    page.links[0].press()
    qtbot.waitUntil(lambda: window.page is window.game and window.session.asked_seat == 0)
    press(window, "Show the answer")
    qtbot.waitUntil(lambda: "The answer:" in said(window))
    press(window, "All questions")
    qtbot.waitUntil(lambda: isinstance(window.page, MistakesPage))
    assert not [link for link in window.page.links if link.accessibleName().startswith("Solved")]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[:-40],
        lambda text: "[]",
        lambda text: text.replace('"whim":{', '"whim":{"no":1,', 1),
        lambda text: text.replace('"own/', '"own/0', 1),
        lambda text: text.replace('"solved":[', '"solved":[3,', 1),
        lambda text: text.replace('"seat":0', '"seat":1', 1),
    ],
)
def test_what_is_spoiled_or_of_another_game_is_searched_for_again(match, told, spoil):
    kept_mistakes.keep(match, PLAYERS, Found(tuple(told)))
    assert kept_mistakes.load(match, PLAYERS) == Found(tuple(told))
    assert kept_mistakes.load(match, PLAYERS[::-1]) is None and kept_mistakes.load(finished(2, "28"), PLAYERS) is None
    path = MISTAKES.file_of(match)
    before = path.read_text()
    path.write_text(spoil(before))
    assert path.read_text() != before and kept_mistakes.load(match, PLAYERS) is None


def test_what_was_found_goes_with_its_game(match, told):
    library = Library(forget=feature.forget)
    kept_mistakes.keep(match, PLAYERS, Found(tuple(told)))
    library.delete(library.begin(match, PLAYERS).kept.id)
    library.close()
    assert kept_mistakes.load(match, PLAYERS) is None and [*MISTAKES.folder.iterdir()] == []


@pytest.mark.parametrize("known", [None, ()])
def test_which_choices_are_left_out_is_said(match, qtbot, known):
    page = MistakesPage(match, PLAYERS, known, lambda found: None)
    qtbot.addWidget(page)
    assert page.words.text().endswith("How pluck was split is left out.")


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
    assert page.words.text().startswith("Mira: no single choice has cost much.") and page.links == []
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
        assert said[-1] == f"{whose}How pluck was split is left out. {len(found)} questions."
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
