"""Challenges in the window: made, opened, played by several one after the other, and compared."""

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.match import Match
from hamster_table.engine.shared_luck import is_shared
from hamster_table.engine.storage.annotations import Branched, Tempers, written
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.challenges import challenge_file
from hamster_table.features.challenges import kept as challenges
from hamster_table.features.challenges.challenge_page import ChallengePage
from hamster_table.features.challenges.make_page import MakeChallengePage
from hamster_table.features.challenges.no_challenge_page import NoChallengePage
from hamster_table.features.challenges.window import attempts_at, make_page
from hamster_table.models import tempers
from hamster_table.models.language import LANGUAGE
from hamster_table.views.pages.new_game.new_game_page import NewGame
from hamster_table.views.pages.new_game.place_card import Place
from hamster_table.views.widgets.buttons import Button
from tests.amounts import some_of
from tests.at_once import play_to_the_end
from tests.features.challenges.challenging import a_challenge, attempt
from tests.views.at_library import lines
from tests.views.at_window import lay
from tests.views.cut_off import cut_off, settled
from tests.views.seen import told


def said(widget):
    return "\n".join(told(widget))


def shown(page):
    model = page.attempts
    return [[model.index(row, column).data() for column in range(3)] for row in range(model.rowCount())]


@pytest.fixture
def challenge(window):
    return challenges.keep(a_challenge())


def played(window, challenge, *names, is_finished=True):
    return [attempt(window.library._opened(), challenge, name, is_finished) for name in names]


def test_a_challenge_is_made_of_a_game_that_is_set_up_with_one_person(window, qtbot):
    window.new_games.set_up("run-hamster-run")
    window.page.set_places({0: Place("Mira", "person"), 1: Place("Jonas", "person")})
    window.page.deeds["Make a challenge…"].press()
    assert "exactly one person" in window.page.line.text() and not isinstance(window.page, MakeChallengePage)
    window.page.set_places({0: Place("Mira", "person"), 1: Place("Nutmeg", "sharp")})
    window.page.deeds["Make a challenge…"].press()
    QTest.keyClicks(window.page.title, "Sunday")
    QTest.keyClick(window.page.title, Qt.Key.Key_Return)
    page = window.page
    assert isinstance(page, ChallengePage) and page.challenge.title == "Sunday" and page.challenge.seed
    assert [one.kind for one in page.challenge.seats] == ["person", "sharp"]
    assert "Nutmeg (Sharp)" in said(page) and "Nobody has played it here yet." in said(page)
    assert list(challenges.kept().values()) == [page.challenge]
    window.go_back()
    assert window.page.deed_wanted  # the sheet of the new game, not the page on which it was made


@pytest.mark.usefixtures("tinkerers")
def test_a_seed_that_is_given_is_the_seed(window):
    window.new_games.set_up("run-hamster-run")
    window.page.deeds["Make a challenge…"].press()
    window.page.seed.setText("tea")
    window.page.make.press()
    assert window.page.challenge.seed == "tea"


def test_computer_players_of_a_challenge_have_the_temper_that_was_chosen(window):
    players = PlayerInfo("Mira"), PlayerInfo("Nutmeg", "sharp")
    new = NewGame("run-hamster-run", players, Match.new("run-hamster-run", 2).setup.chosen(), (Tempers("bold"),))
    page = make_page(window, new)
    page.make.press()
    assert window.page.challenge.temper == "bold"
    assert "Temper of the computer players: bold." in said(window.page)
    window.page.play_wanted.emit("Mira")
    session = window.session
    assert tempers.temper(session.match, session.notes, 1) == "bold"
    (challenge,) = challenges.kept().values()
    assert [one.name for one in attempts_at(window.library, challenge)] == ["Mira"]


def test_whoever_enters_a_name_plays_alone_with_the_luck_of_all(window, challenge):
    window.show_page("challenge", challenge.key)
    page = window.page
    page.bar.buttons[-1].press()
    assert window.page is page and page.name.hasFocus()
    QTest.keyClicks(page.name, "Mira")
    QTest.keyClick(page.name, Qt.Key.Key_Return)
    match = window.session.match
    assert window.page is window.game and match.seed == challenge.match().seed and is_shared(match.seed)
    assert [one.name for one in window.session.seating.players] == ["Nutmeg", "Mira", "Clover"]
    assert not window.may_go_back
    window.menu.open()
    menu = QApplication.activePopupWidget()
    assert "More" in [action.text() for action in menu.actions()]
    assert "Players at the table" not in [action.text() for action in menu.actions()]
    menu.close()


def test_before_anybody_has_played_it_that_is_said_below_the_name(window, challenge):
    window.resize(1280, 800)
    window.show_page("challenge", challenge.key)
    settled()
    page = window.page
    assert 0 < page.line.y() - page.name.geometry().bottom() < 40


def test_results_are_told_to_those_who_have_finished_it_and_to_nobody_else(window, challenge):
    played(window, challenge, "Mira", "Jonas")
    played(window, challenge, "Edda", is_finished=False)
    window.show_page("challenge", challenge.key)
    page = window.page
    hidden = [["Mira", "finished", "–"], ["Jonas", "finished", "–"], ["Edda", "not finished", "–"]]
    assert shown(page) == hidden
    page.name.setText("Edda")
    assert shown(page) == hidden and page.bar.buttons[-1].text() == "Continue"
    opened = []
    page.opened.connect(opened.append)
    page.table.chosen.emit(0)
    assert opened == [] and window.page is page
    page.name.setText("mira")
    assert [row[0] for row in shown(page)] == ["Mira", "Jonas", "Edda"] and shown(page)[0][1:] != hidden[0][1:]
    assert page.bar.buttons[-1].text() == "Play again" and "Another try is marked" in said(page.bar)
    assert "Enter opens the game" in page.attempts.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_another_try_of_the_same_name_is_marked(window, challenge):
    played(window, challenge, "Mira", "Mira")
    window.show_page("challenge", challenge.key, "Mira")
    assert [row[0] for row in shown(window.page)] == ["Mira", "Mira (try 2)"]


def test_a_finished_game_is_looked_back_at_and_an_unfinished_one_is_gone_on_with(window, challenge, qtbot):
    done, begun = [*played(window, challenge, "Mira"), *played(window, challenge, "Edda", is_finished=False)]
    window.show_page("challenge", challenge.key, "Mira")
    window.page.table.chosen.emit(0)
    qtbot.waitUntil(lambda: window.page is window.game)
    assert window.session.is_closed and window.session.names[1] == "Mira"
    window.show_page("challenge", challenge.key, "Edda")
    window.page.bar.buttons[-1].press()
    qtbot.waitUntil(lambda: window.kept_id == begun)
    assert not window.session.is_closed and done != begun


def test_at_the_end_one_press_leads_to_the_comparison(window, challenge, qtbot):
    played(window, challenge, "Jonas")
    window.show_page("challenge", challenge.key, "Mira")
    window.page.bar.buttons[-1].press()
    session = window.session
    qtbot.waitUntil(lambda: session.asked_seat == 1)
    play_to_the_end(session.match)
    session._interrupt()
    session.proceed()
    qtbot.waitUntil(lambda: "Now you may compare" in window.notice.text)
    QTest.mouseClick(window.notice.findChildren(Button)[0], Qt.MouseButton.LeftButton)
    assert {row[0] for row in shown(window.page)} == {"Jonas", "Mira"}
    assert all(row[1].isdigit() for row in shown(window.page))


# Where it could be seen how it went for others


def in_library(window, qtbot):
    window.show_page("library")
    qtbot.waitUntil(lambda: window.page.games.count > 0 and window.desk.is_done, timeout=60_000)
    return window.page


def test_the_library_tells_of_a_challenge_only_whether_it_is_finished(window, challenge, qtbot):
    asked = []
    done = played(window, challenge, "Mira")[0]
    begun = played(window, challenge, "Edda", is_finished=False)[0]
    lay(window, 5)
    page = in_library(window, qtbot)
    page.card.picture_wanted.connect(lambda line: asked.append(line.id))
    page.grab()
    qtbot.waitUntil(lambda: "Round" in lines(page)[0].stand)
    told_of = {line.id: line for line in lines(page)}
    assert told_of[done].stand == "Challenge, finished" and told_of[begun].stand == "Challenge, not finished"
    assert " Challenge, finished. Players: Nutmeg (computer), Mira," in told_of[done].sentence
    assert not {done, begun} & {*asked} and not [one for one in (done, begun) if told_of[one].summary]


def test_a_finished_game_of_a_challenge_is_opened_from_the_library_by_who_has_finished_it(window, challenge, qtbot):
    done = played(window, challenge, "Mira")[0]
    page = in_library(window, qtbot)
    page.list.choose(page.games.row_of(done))
    page._open()
    assert isinstance(window.page, ChallengePage) and window.page.challenge == challenge and not window.page.is_told
    window.page.name.setText("Mira")
    window.page.table.chosen.emit(0)
    qtbot.waitUntil(lambda: window.page is window.game)
    assert window.kept_id == 0 and window.session.is_closed
    page = in_library(window, qtbot)
    page._open_menu(page.mapToGlobal(page.rect().center()))
    menu = QApplication.activePopupWidget()
    assert not {"Graphs", "Analysis", "Print sheets"} & {action.text() for action in menu.actions()}
    menu.close()


def test_a_game_of_a_challenge_that_came_alone_has_the_page_of_that_challenge(window, qtbot):
    challenges.keep(a_challenge("hamsterdam", title="Monday"))
    done = played(window, a_challenge(title=""), "Mira")[0]
    page = in_library(window, qtbot)
    page.list.choose(page.games.row_of(done))
    page._open()
    assert window.page.challenge.key == a_challenge().key and shown(window.page) == [["Mira", "finished", "–"]]


def test_an_unfinished_game_of_a_challenge_is_gone_on_with_from_the_library(window, challenge, qtbot):
    begun = played(window, challenge, "Edda", is_finished=False)[0]
    page = in_library(window, qtbot)
    page._open()
    qtbot.waitUntil(lambda: window.kept_id == begun)


def test_a_finished_branch_of_such_a_game_is_on_no_page_and_opened_as_it_is(window, challenge, qtbot):
    match = play_to_the_end(challenge.match()).branch(3, None)
    notes = written([(3, Branched(match.seed_commitment, "same"))])
    kept = window.library._opened().begin(play_to_the_end(match), challenge.players("Mira"), notes)
    kept.finish(match, challenge.players("Mira"))
    page = in_library(window, qtbot)
    assert lines(page)[0].stand == "Challenge, finished"
    page._open()
    qtbot.waitUntil(lambda: window.page is window.game)
    assert window.session.is_closed


def test_the_records_leave_the_results_of_challenges_to_their_pages(window, challenge):
    pytest.importorskip("hamster_table.features.records")
    played(window, challenge, "Mira")
    match = play_to_the_end(Match.new("run-hamster-run", 2, seed="tea"))
    kept = window.library._opened().begin(match, (PlayerInfo("Jonas"), PlayerInfo("Pip", "whim")))
    kept.finish(match, (PlayerInfo("Jonas"), PlayerInfo("Pip", "whim")))
    window.show_page("records")
    page = window.page
    assert [row.of for row in page.finished.rows] == [kept.id] and "Mira" not in said(page)
    assert page.note.text() == "On the pages of challenges: 1 finished game." and page.note.isVisible()
    assert [one.record is not None for one in attempts_at(window.library, challenge)] == [True]


def test_a_game_of_a_challenge_that_is_deleted_for_good_leaves_no_result(window, challenge):
    done = played(window, challenge, "Mira")[0]
    assert window.library.compared == 1
    window.library.delete(done)
    assert window.library.records() == [] and window.library.compared == 0


@pytest.mark.parametrize("scale", some_of([100, 130, 200], lambda scale: scale != 130))
def test_no_words_are_cut_off(window, challenge, scale):
    played(window, challenge, "Mira", "Jonas", "Mira")
    window.resize(1280, 760)
    window.set_settings(window.settings._replace(text_scale=scale))
    settled()
    window.show_page("challenge", challenge.key, "Mira")
    settled()
    found = cut_off(window.page)
    window.new_games.set_up("run-hamster-run")
    window.page.set_places({0: Place("Mira", "person"), 1: Place("Nutmeg", "sharp")})
    window.page.deeds["Make a challenge…"].press()
    settled()
    assert [*found, *cut_off(window.page)] == []


def test_a_challenge_is_opened_from_a_file_however_it_comes(window, qtbot, tmp_path):
    path = tmp_path / "Sunday.hamster-challenge"
    challenge_file.write(a_challenge(), path)
    load = QMimeData()
    load.setUrls([QUrl.fromLocalFile(str(path))])
    where, how = QPointF(100, 100), (Qt.DropAction.CopyAction, load, Qt.MouseButton.LeftButton)
    QApplication.sendEvent(window, QDragEnterEvent(where.toPoint(), *how, Qt.KeyboardModifier.NoModifier))
    QApplication.sendEvent(window, QDropEvent(where, *how, Qt.KeyboardModifier.NoModifier))
    qtbot.waitUntil(lambda: isinstance(window.page, ChallengePage))
    assert list(challenges.kept()) == [a_challenge().key]


def test_a_bad_file_is_one_sentence_and_changes_nothing(window, qtbot, tmp_path):
    path = tmp_path / "Sunday.hamster-challenge"
    path.write_bytes(b"tea")
    before = window.page
    window.files.open_path(path)
    qtbot.waitUntil(lambda: "not a Hamster Table challenge" in window.notice.text)
    assert window.page is before and not challenges.folder().exists()


def test_a_challenge_is_saved_as_a_file_to_be_handed_on(window, challenge, tmp_path):
    window.show_page("challenge", challenge.key)
    window.files._write(lambda path: challenge_file.write(challenge, path), tmp_path / "a.hamster-challenge")
    assert challenge_file.read(tmp_path / "a.hamster-challenge") == challenge and "Saved as" in window.notice.text


def test_without_a_challenge_the_page_says_what_one_is(window):
    window.show_page("challenge")
    assert isinstance(window.page, NoChallengePage) and "the same luck for everybody" in said(window.page)


def test_of_several_challenges_another_one_is_chosen(window, challenge):
    other = challenges.keep(a_challenge("hamsterdam", title="Monday"))
    window.show_page("challenge", challenge.key, "Mira")
    window.page.other_wanted.emit(other.key)
    assert window.page.challenge == other and window.page.who == "Mira"


def test_the_pages_are_said_anew_in_another_language(window, challenge, request):
    request.addfinalizer(lambda: LANGUAGE.set("en"))
    window.new_games.set_up("run-hamster-run")
    window.page.deeds["Make a challenge…"].press()
    window.set_settings(window.settings._replace(language="de"))
    assert isinstance(window.page, MakeChallengePage) and "Wer spielt?" in said(window.page)
    window.show_page("challenge", challenge.key)
    window.set_settings(window.settings._replace(language="fr"))
    assert "Ton nom" in said(window.page)
