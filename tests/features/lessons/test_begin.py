"""How one comes to a first game, and back to it."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.catalogue import games
from hamster_table.features.lessons.begin import begin_first_game, with_learnt
from hamster_table.features.lessons.lesson_guide import LessonCard
from hamster_table.features.lessons.lessons import first_game_of, lessons_of
from hamster_table.models.people import PEOPLE
from hamster_table.views.pages.new_game.place_card import Place
from hamster_table.views.widgets.buttons import Button
from tests.views.at_library import keep, played
from tests.views.seen import tip

LEFT = Qt.MouseButton.LeftButton
ALL = [game.id for game in games().values() if first_game_of(game.id) is not None]


def card_of(window):
    return window.game.findChild(LessonCard)


def offers(page):
    """The buttons of a page that lead to a first game."""
    return [button for button in page.findChildren(Button) if button.text() == "Learn in five minutes"]


@pytest.mark.parametrize("game", ALL)
def test_a_first_game_is_offered_until_it_was_played_to_its_end(window, qtbot, game):
    window.new_games.set_up(game)
    (offer,) = offers(window.page)
    assert tip(offer) == offer.accessibleDescription() != ""
    QTest.mouseClick(offer, LEFT)
    assert window.page is window.game and lessons_of(window.session).are_on
    qtbot.waitUntil(lambda: card_of(window).isVisible())
    window.new_games.set_up(game)
    assert offers(window.page) != [], "it was not finished"
    window.set_settings(with_learnt(window.settings, game))
    window.new_games.set_up(game)
    assert offers(window.page) == []


def test_whoever_begins_an_ordinary_game_is_not_asked_again(window, qtbot):
    window.new_games.set_up("run-hamster-run")
    QTest.mouseClick(window.page.deal_button, LEFT)
    assert lessons_of(window.session) is None
    window.new_games.set_up("run-hamster-run")
    assert offers(window.page) == []


@pytest.mark.parametrize("game", ALL)
def test_start_stays_in_its_place_whoever_sits_there_and_enter_presses_it(window, qtbot, game):
    window.new_games.set_up(game)
    page, (offer,) = window.page, offers(window.page)
    start = page.deal_button

    def places():
        page.layout().activate()
        return [QRect(button.mapTo(window, QPoint(0, 0)), button.size()) for button in (offer, start)]

    before = places()
    assert before[0].right() < before[1].left()
    for others in ({1: Place("Jonas", "person")}, {1: Place("Rusty", "steady")}):
        page.set_places({0: Place("Mira", "person"), **others})
        qtbot.wait(0)
        assert places() == before and (offer.kind, start.kind) == ("plain", "gold")
        assert "One person learns it against computer players" in page.line.text()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window.page is window.game and lessons_of(window.session) is None


def test_a_lesson_is_not_the_last_game_where_another_can_go_on(open_window, qtbot):
    window = open_window()
    (other,) = keep(window, played(5))
    begin_first_game(window, "hamsterrolle")
    lesson = window.kept_id
    assert lesson != other
    window.go_home()
    name = window.start.ticket.button.accessibleName
    qtbot.waitUntil(lambda: name().startswith("Continue: Hamsterrolle"))  # it lies on the table
    window.close()
    again = open_window()
    name = again.start.ticket.button.accessibleName
    qtbot.waitUntil(lambda: name().startswith("Continue: Run, Hamster, Run!"))
    again.library.put_away(other)
    again.go_home()
    qtbot.waitUntil(lambda: name().startswith("Continue: Hamsterrolle"))


def test_whoever_has_typed_a_name_learns_by_it(window, qtbot):
    window.new_games.set_up("run-hamster-run")
    qtbot.keyClicks(QApplication.focusWidget(), "Zoe")
    QTest.mouseClick(*offers(window.page), LEFT)
    assert window.session.names == ["Zoe", "Nutmeg", "Biscuit"] and lessons_of(window.session).are_on


@pytest.mark.parametrize("game", ALL)
def test_the_rules_lead_to_a_first_game(window, qtbot, game):
    window.show_page("rules", game)
    (learn,) = (one for one in window.page.bar.buttons if one.text() == "Learn in five minutes")
    QTest.mouseClick(learn, LEFT)
    assert window.page is window.game and window.session.match.game.id == game
    qtbot.waitUntil(lambda: card_of(window).isVisible())


def test_a_first_game_is_taken_up_where_it_was_left(open_window, qtbot):
    window = open_window()
    begin_first_game(window, "run-hamster-run")
    qtbot.waitUntil(lambda: card_of(window).isVisible())
    window.game.table.chosen.emit(lessons_of(window.session).current.actions[0])
    qtbot.waitUntil(
        lambda: lessons_of(window.session).current is not None and lessons_of(window.session).current.key == "allocate"
    )
    qtbot.waitUntil(lambda: card_of(window).isVisible())
    window.close()
    again = open_window()
    again.continue_game()
    qtbot.waitUntil(lambda: again.game is not None and card_of(again).isVisible())
    assert lessons_of(again.session).current.key == "allocate" and "step 2" in card_of(again).headline.text()
    again.close()


def test_the_person_keeps_a_name_and_the_others_have_theirs(window, qtbot):
    chairs = (("Rusty", "steady"), ("Edda", "person"))
    window.set_people(PEOPLE.now.with_table("run-hamster-run", chairs))
    begin_first_game(window, "run-hamster-run")
    assert window.session.names == ["Edda", "Nutmeg", "Biscuit"]
    assert PEOPLE.now.table_of("run-hamster-run") == chairs


def test_a_person_without_a_name_is_called_after_the_seat_of_the_first_game(window):
    window.set_people(PEOPLE.now.with_table("run-hamster-run", (("Rusty", "steady"), ("Heart", "person"))))
    begin_first_game(window, "run-hamster-run")
    assert window.session.names == ["Moon", "Nutmeg", "Biscuit"]


def test_a_first_game_sets_up_no_table(window):
    begin_first_game(window, "run-hamster-run")
    assert PEOPLE.now.tables == {}
