"""Puzzles at the table of the window: chosen on their page, solved by mouse and by keys, with hints and stars."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.kernel import CHANCE
from hamster_table.features.puzzles import kept
from hamster_table.features.puzzles.day import all_puzzles, puzzle_of_the_day, today
from hamster_table.features.puzzles.guide import PuzzleGuide
from hamster_table.features.puzzles.hamsterrolle.places import Places
from hamster_table.features.puzzles.puzzle_file import puzzles_of
from hamster_table.features.puzzles.puzzles_page import PuzzlesPage, said_of
from hamster_table.features.puzzles.window import begin
from hamster_table.models.people import PEOPLE, People, Person
from hamster_table.views.art import theme
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.controls import Choice
from tests.views.at_window import lay
from tests.views.cut_off import cut_off, settled
from tests.views.hands import LEFT, Hands

PUZZLES = all_puzzles()


def sit_down(window, qtbot, puzzle):
    """At the question of a puzzle."""
    window.resize(1280, 800)
    begin(window, puzzle)
    wait(window, qtbot)
    return window.game


def wait(window, qtbot):
    session, page = window.session, window.game
    qtbot.waitUntil(lambda: session.asked_seat is not None and page.animation_player.is_idle)
    settled()


def guide_of(window):
    return window.game.findChild(PuzzleGuide)


def said(window):
    bar = guide_of(window).bar
    return f"{bar.title.text()} {bar.hint.text()}"


def offer_of(page, action):
    """What does that action: a gesture at the table, or a button of the prompt."""
    found = [one for targets in page.table.hand.gestures.values() for one in targets.values() if one.action == action]
    return found[0] if found else page.frame.prompt_bar.button_for(lambda one: one == action)


def offered(window, qtbot, game):
    """The first puzzle of a game whose two best answers are gestures of one step."""
    for puzzle in puzzles_of(game):
        page = sit_down(window, qtbot, puzzle)
        if all(offer_of(page, action) is not None for action in puzzle.actions[:2]):
            return page, puzzle
    raise AssertionError(f"no puzzle of {game} is answered by a gesture")


@pytest.mark.parametrize(("game", "way"), [("hamsterdam", "drag"), ("run-hamster-run", "keys")])
def test_a_puzzle_is_solved_after_a_wrong_answer_and_its_stars_are_kept(window, qtbot, game, way):
    page, puzzle = offered(window, qtbot, game)
    hands = Hands(page, way, random.Random(1))
    assert "★★★" in said(window) and said(window).split("★")[0].strip().endswith("?")
    hands.do(offer_of(page, puzzle.actions[1]))
    assert "Another answer wins" in said(window) and "★★☆" in said(window)
    assert tuple(page.session.match.ledger) == puzzle.entries and kept.stars() == {}
    QCoreApplication.processEvents()
    hands.do(offer_of(page, puzzle.actions[0]))
    qtbot.waitUntil(lambda: "Solved" in said(window))
    assert page.session.match.ledger[-1] == (puzzle.seat, puzzle.actions[0]) and page.pace.is_paused
    assert "★★☆" in said(window) and kept.stars() == {puzzle.id: 2}


def test_what_leads_to_the_question_goes_by_itself_also_the_dice(window, qtbot):
    puzzle = next(one for one in PUZZLES if any(seat == CHANCE for seat, _ in one.ledger))
    assert not window.settings.auto_roll
    page = sit_down(window, qtbot, puzzle)
    assert tuple(page.session.match.ledger) == puzzle.entries


def test_whoever_gives_up_too_early_is_told_what_comes_first(window, qtbot):
    puzzle = next(one for one in PUZZLES if one.ledger)
    begin(window, puzzle)
    guide_of(window).bar.buttons[-1].press()
    assert "In a moment" in window.game.notice.text
    wait(window, qtbot)
    guide_of(window).bar.buttons[-1].press()
    assert "☆☆☆" in said(window)


def test_hints_come_by_the_button_and_cost_a_star_each(window, qtbot):
    sit_down(window, qtbot, PUZZLES[0])
    said_so_far = {said(window)}
    for stars in ("★★☆", "★☆☆"):
        QTest.mouseClick(guide_of(window).bar.buttons[0], LEFT)
        assert said(window) not in said_so_far and stars in said(window)
        said_so_far.add(said(window))


def test_hints_come_by_the_key_of_hints_too_and_by_the_rail(window, qtbot):
    pytest.importorskip("hamster_table.features.hints", reason="it is a room of its own")
    page = sit_down(window, qtbot, PUZZLES[0])
    question = said(window)
    QTest.keyClick(page.table, Qt.Key.Key_F5)
    first = said(window)
    assert first != question and "★★☆" in first
    QTest.mouseClick(guide_of(window).bar.buttons[0], LEFT)
    assert said(window) != first and "★☆☆" in said(window) and not page.notice.isVisible()
    page.frame.rail_buttons["hint"].press()
    assert [button.text() for button in guide_of(window).bar.buttons] == ["Show the answer"]
    page.frame.rail_buttons["hint"].press()  # once more, all of them
    assert first.split(" ★")[0] in said(window) and "★☆☆" in said(window)


def test_the_answer_is_shown_to_whoever_gives_up_and_the_next_puzzle_follows(window, qtbot):
    page = sit_down(window, qtbot, PUZZLES[0])
    hands = Hands(page, "keys", random.Random(1))
    hands.do(guide_of(window).bar.buttons[-1])
    assert "☆☆☆" in said(window) and "of 100 games" in said(window)
    assert page.session.match.ledger[-1] == (PUZZLES[0].seat, PUZZLES[0].actions[0])
    assert kept.stars() == {PUZZLES[0].id: 0}
    assert "0 of 3 stars" in said_of(PUZZLES[0], kept.stars()) and "not solved" in said_of(PUZZLES[1], kept.stars())
    QTest.mouseClick(guide_of(window).bar.buttons[1], LEFT)
    assert window.session.match.seed == PUZZLES[1].seed and window.page is window.game


def test_from_the_shelf_to_a_puzzle_and_back_to_all_of_them(window, qtbot):
    next(one for one in window.start.shelf if one.text() == "Puzzles").press()
    page = window.page
    assert isinstance(page, PuzzlesPage) and page.list.hasFocus()
    first = page.model.puzzles[page.list.currentIndex().row()]
    assert first == puzzle_of_the_day(today(), PUZZLES)
    QTest.keyClick(page.list, Qt.Key.Key_Home)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    puzzle = page.model.puzzles[0]
    assert window.session.match.seed == puzzle.seed and window.page is window.game
    wait(window, qtbot)
    window.session.submit(puzzle.seat, puzzle.actions[0])
    guide_of(window).bar.buttons[0].press()
    page = window.page
    assert page.model.puzzles[page.list.currentIndex().row()] == puzzle
    assert page.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole).endswith("3 of 3 stars.")
    assert "3 of" in page.subtitle.text()


def test_the_puzzle_of_the_day_is_one_press_away_and_every_game_has_its_own(window):
    window.show_page("puzzles")
    page = window.page
    page.show_game("run-hamster-run")
    assert {one.game for one in page.model.puzzles} == {"run-hamster-run"}
    QTest.mouseClick(page.day, LEFT)
    assert window.session.match.seed == puzzle_of_the_day(today(), PUZZLES).seed


@pytest.mark.parametrize("wide", [960, 1280, 1500])
def test_the_cards_of_puzzles_fill_the_line(window, wide):
    window.resize(wide, 700)
    window.show_page("puzzles")
    settled()
    cards = window.page.list
    ends = [cards.visualRect(cards.model().index(n, 0)).right() for n in range(cards.model().rowCount())]
    columns = len({*ends})
    assert columns > 5
    assert cards.width() - cards.verticalScrollBar().sizeHint().width() - max(ends) <= columns + 1


def test_a_puzzle_is_kept_nowhere_and_the_last_game_goes_on(window, qtbot):
    lay(window, 5)
    before = window.session.match.seed
    sit_down(window, qtbot, PUZZLES[0])
    assert window.kept_id == 0 and len(window.library.games()) == 1
    window.go_home()
    window.continue_game()
    qtbot.waitUntil(lambda: window.session.match.seed == before)


def test_another_language_shows_the_puzzle_anew_with_its_stars(window, qtbot):
    page = sit_down(window, qtbot, PUZZLES[0])
    guide_of(window)._hint()
    window.set_settings(window.settings._replace(language="de"))
    wait(window, qtbot)
    assert window.game is not page and "★★☆" in said(window) and "Rätsel 1" in said(window)


def test_one_of_the_places_in_the_wheel_is_chosen_by_its_number(window, qtbot):
    puzzle = puzzles_of("hamsterrolle")[0]
    page = sit_down(window, qtbot, puzzle)
    table, buttons = page.table, page.frame.prompt_bar.buttons
    places = next(one for one in table.board_scene.items() if isinstance(one, Places))
    assert [button.text()[0] for button in buttons] == ["1", "2", "3", "4"][: len(puzzle.actions)]
    assert places.isVisible() and len([*places.blocks()]) == len(puzzle.actions)
    assert not table.may_build and not [*table.gestures()], "the hand lies still"
    drawn = table.viewport().grab().toImage()
    places.hide()
    assert table.viewport().grab().toImage() != drawn
    places.show()
    best = puzzle.offered.index(puzzle.actions[0])
    QTest.keyClick(table, str(2 if best == 0 else 1))
    assert "Another answer does" in said(window) and "★★☆" in said(window)
    QTest.keyClick(table, str(2 if best == 0 else 1))
    assert "★★☆" in said(window), "the same answer twice is one answer"
    QTest.mouseClick(page.frame.prompt_bar.buttons[best], LEFT)
    assert "Solved" in said(window) and not places.isVisible() and table.instead is None
    assert page.session.match.ledger[-1] == (puzzle.seat, puzzle.actions[0]) and kept.stars() == {puzzle.id: 2}
    page.session.undo()
    settled()
    assert places.isVisible() and page.frame.prompt_bar.buttons[best].text().startswith(str(best + 1))


@pytest.mark.parametrize("game", ["hamsterrolle", "run-hamster-run"])
def test_an_answer_that_is_taken_back_is_asked_for_again_and_the_first_time_counts(window, qtbot, game):
    puzzle = puzzles_of(game)[0]
    page = sit_down(window, qtbot, puzzle)
    question = said(window).split("★")[0]
    page.session.submit(puzzle.seat, puzzle.actions[0])
    qtbot.waitUntil(lambda: "Solved" in said(window))
    page.session.undo()
    wait(window, qtbot)
    assert said(window).startswith(question) and "★★★" in said(window) and "the first time counts" in said(window)
    page.session.submit(puzzle.seat, puzzle.actions[1])
    assert "Another answer" in said(window)
    page.session.submit(puzzle.seat, puzzle.actions[0])
    qtbot.waitUntil(lambda: "Solved" in said(window))
    ways = {button.text(): button.kind for button in guide_of(window).bar.buttons}
    assert ways == {"All puzzles": "plain", "Next puzzle": "gold"}
    assert "gold" not in [button.kind for button in page.frame.prompt_bar.buttons], "Enter leads on, not into the game"
    # A table laid anew in another language tells what was solved, and asks again when that is taken back.
    window.set_settings(window.settings._replace(language="de"))
    assert "Gelöst: " in said(window) and guide_of(window).bar.buttons[0].text() == "Alle Rätsel"
    page = window.game
    assert golden(window) == ["Nächstes Rätsel"]
    page.session.undo()
    wait(window, qtbot)
    assert guide_of(window).bar.buttons and "★★★" in said(window)
    assert (page.table.instead is not None) == (game == "hamsterrolle")


def test_whoever_has_no_name_is_called_after_the_seat_of_the_puzzle(window, qtbot):
    puzzle = next(one for one in puzzles_of("run-hamster-run") if one.seat == 1)
    window.set_people(People().with_table(puzzle.game, (("Moon", "person"), ("Nutmeg", "master"))))
    page = sit_down(window, qtbot, puzzle)
    assert page.session.names[1] == "Heart" and "Moon" not in page.session.names


def test_each_person_has_stars_of_their_own(window, qtbot):
    window.set_people(People((Person("Mira"), Person("Jonas"))))
    puzzle, other = puzzles_of("hamsterdam")[:2]
    kept.keep(other, 1)

    def page_of(name):
        window.show_page("puzzles", puzzle.id)
        (own,) = [one for one in window.page.findChildren(Choice) if one.accessibleName().startswith("Whose stars?")]
        own.picked.emit(name)
        return window.page

    assert "1 of 3 stars" in said_of(other, page_of("").model.stars)
    page = page_of("Jonas")
    assert "not solved" in said_of(other, page.model.stars)
    page.wanted.emit(puzzle)
    wait(window, qtbot)
    assert window.session.seating.players[puzzle.seat].name == "Jonas"
    window.session.submit(puzzle.seat, puzzle.actions[0])
    qtbot.waitUntil(lambda: "Solved" in said(window))
    assert PEOPLE.find("Jonas").stars == {puzzle.id: 3} and kept.stars() == {other.id: 1}
    window.show_page("puzzles", puzzle.id)
    assert "3 of 3 stars" in said_of(puzzle, window.page.model.stars), "Jonas still solves them"
    assert "not solved" in said_of(puzzle, page_of("Mira").model.stars)
    window.forget_person("Jonas")
    assert PEOPLE.find("Jonas") is None and "Jonas" not in str(PEOPLE.now)


def test_who_is_chosen_while_a_puzzle_is_on_the_table_gets_no_stars_of_somebody_else(window, qtbot):
    window.set_people(People((Person("Mira"), Person("Jonas"))).with_table("puzzles", (("Mira", "person"),)))
    puzzle = puzzles_of("hamsterdam")[0]
    page = sit_down(window, qtbot, puzzle)
    window.set_people(PEOPLE.now.with_table("puzzles", (("Jonas", "person"),)))
    window.set_settings(window.settings._replace(language="de"))
    assert window.game is not page, "the page is made anew"
    page = window.game
    page.session.submit(puzzle.seat, puzzle.actions[0])
    qtbot.waitUntil(lambda: "Gelöst" in said(window))
    assert PEOPLE.find("Mira").stars == {puzzle.id: 3} and PEOPLE.find("Jonas").stars == {}


def test_stars_of_somebody_who_is_not_known_any_more_are_those_of_all(window, qtbot):
    window.set_people(People((Person("Mira"),)).with_table("puzzles", (("Mira", "person"),)))
    puzzle = puzzles_of("hamsterdam")[0]
    page = sit_down(window, qtbot, puzzle)
    window.forget_person("Mira")
    page.session.submit(puzzle.seat, puzzle.actions[0])
    qtbot.waitUntil(lambda: "Solved" in said(window))
    assert kept.stars() == {puzzle.id: 3}


@pytest.mark.parametrize("name", ["", "Mira"])
def test_what_was_spent_on_a_puzzle_stays_spent_when_it_is_opened_again(window, qtbot, name):
    if name:
        window.set_people(People((Person(name), Person("Jonas"))).with_table("puzzles", ((name, "person"),)))
    puzzle = PUZZLES[0]
    sit_down(window, qtbot, puzzle)
    guide_of(window).bar.buttons[0].press()
    hint = said(window).split("★")[0]
    sit_down(window, qtbot, puzzle)
    assert "★★☆" in said(window)
    guide_of(window).bar.buttons[0].press()
    assert said(window).startswith(hint) and "★★☆" in said(window), "the same hint costs nothing once more"
    window.session.submit(puzzle.seat, puzzle.actions[1])
    assert "★☆☆" in said(window)
    sit_down(window, qtbot, puzzle)
    assert "★☆☆" in said(window)
    window.session.submit(puzzle.seat, puzzle.actions[0])
    qtbot.waitUntil(lambda: "Solved" in said(window))
    assert (PEOPLE.find(name).stars if name else kept.stars()) == {puzzle.id: 1}
    assert (PEOPLE.find(name).spent if name else kept.spent()) == {}, "nothing is to be known of it any more"
    if name:  # somebody else has spent nothing on it
        window.set_people(PEOPLE.now.with_table("puzzles", (("Jonas", "person"),)))
        sit_down(window, qtbot, puzzle)
        assert "★★★" in said(window)


def golden(window):
    """The gold buttons in sight."""
    return [one.text() for one in window.game.findChildren(Button) if one.kind == "gold" and one.isVisible()]


def test_enter_leads_on_also_where_the_same_person_is_asked_next(window, qtbot):
    for puzzle in puzzles_of("hamsterdam"):
        page = sit_down(window, qtbot, puzzle)
        page.session.submit(puzzle.seat, puzzle.actions[0])
        qtbot.waitUntil(lambda: "Solved" in said(window))
        settled()
        if page.session.asked_seat is not None:
            break
    assert page.session.asked_seat == puzzle.seat and len(page.frame.prompt_bar.buttons) > 0
    assert golden(window) == ["Next puzzle"]


def test_a_puzzle_that_was_told_before_begins_with_the_stars_of_the_first_time(window, qtbot):
    sit_down(window, qtbot, PUZZLES[0])
    assert "★★★" in said(window) and "first time" not in said(window)
    guide_of(window).bar.buttons[-1].press()  # shows the answer
    sit_down(window, qtbot, PUZZLES[0])
    assert "☆☆☆" in said(window) and "the first time counts" in said(window)


@pytest.mark.parametrize(("size", "scale"), [((960, 500), 1.3), ((1280, 800), 1.0)])
def test_places_are_told_apart_where_there_is_little_room(window, qtbot, size, scale):
    theme.set_text_scale(scale)
    begin(window, puzzles_of("hamsterrolle")[0])
    window.resize(*size)
    wait(window, qtbot)
    bars = (guide_of(window).bar, window.game.frame.prompt_bar)
    assert [fault for bar in bars for fault in cut_off(bar)] == []


def test_nothing_is_cut_off_where_there_is_little_room(window):
    for size in ((960, 500), (1280, 800)):
        window.resize(*size)
        window.show_page("puzzles")
        settled()
        assert cut_off(window.page) == []
