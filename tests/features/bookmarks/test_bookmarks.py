"""Bookmarks: written at a moment, listed in the story and beside the moments, kept also after the end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.storage.annotations import BOOKMARK_LENGTH, BOOKMARKS, Bookmark, bookmarks, read
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.bookmarks.bookmark_sheet import BookmarkSheet, ask, why_not
from hamster_table.models import messages
from hamster_table.views.game.timeline_marks import marks_of
from tests.at_once import any_action, go_on, table
from tests.views.at_library import keep, played
from tests.views.cut_off import cut_off, settled

WORDS = "water: Jonas laughed <b>loudly</b> {seat} é"


@pytest.fixture
def over(window, qtbot):
    """A finished game that is opened from the library, and its id."""
    [id] = keep(window, played(10_000, seed="1"))

    def opened():
        window.desk.open(id)
        qtbot.waitUntil(lambda: window.game is not None and window.page is window.game)
        return window.session

    return opened


def write(window, text, *, by="Keep"):
    """Write on the sheet that lies over the page."""
    [sheet] = [one for one in window.page.findChildren(BookmarkSheet) if one.isVisible()]
    sheet.field.setText(text)
    buttons = (sheet._buttons.itemAt(n).widget() for n in range(1, sheet._buttons.count()))
    next(one for one in buttons if one.text() == by).press()


def test_a_note_after_the_end_is_kept_with_the_game(window, over, qtbot):
    session = over()
    assert window.kept_id == 0 and session.is_closed
    session.look_at(5)
    next(one for one in window.game.frame.prompt_bar.buttons if one.text() == "Note…").press()
    write(window, WORDS)
    assert bookmarks(session.notes) == {5: Bookmark(WORDS)}
    window.clear_table()
    session = over()
    assert bookmarks(session.notes) == {5: Bookmark(WORDS)}
    assert [game.is_over for game in window.library.games()] == [True] and len(window.library.records()) == 1


def test_it_is_told_in_the_story_and_marked_beside_the_moments(window, over):
    session = over()
    session.look_at(5)
    ask(window, 5)
    write(window, WORDS)
    said = [(at, messages.sentence(event, session.names)) for at, event in session.story()]
    assert (5, f"Note: {WORDS}") in said and said == sorted(said, key=lambda one: one[0])
    track = window.game.frame.timeline.track
    assert [(mark.at, mark.text) for mark in track.marks if mark.text == f"Note: {WORDS}"] == [(5, f"Note: {WORDS}")]
    assert [mark.at for mark in marks_of(session)] == sorted(mark.at for mark in marks_of(session))


def test_it_can_be_changed_and_taken_away_and_needs_no_words(window, over):
    session = over()
    session.look_at(7)
    for text, found in (("tea", "Note: tea"), ("", "A bookmark.")):
        ask(window, 7)
        write(window, text)
        assert messages.sentence(bookmarks(session.notes)[7], session.names) == found
    ask(window, 7)
    write(window, "", by="Remove")
    assert bookmarks(session.notes) == {}
    ask(window, 7)
    QTest.keyClick(window.page.findChildren(BookmarkSheet)[-1], Qt.Key.Key_Escape)
    assert bookmarks(session.notes) == {}


def test_one_plays_on_from_it_with_what_was_written_before(window, over):
    branches = pytest.importorskip("hamster_table.features.what_if.branches")
    session = over()
    for moment in (3, 9):
        session.set_bookmark(moment, "tea")
    made = branches.branch(session, 5, True, ["person"] * session.match.setup.seats)
    assert bookmarks(read(made.notes, made.match)) == {3: Bookmark("tea")}


def test_in_play_it_goes_with_the_game_into_its_file(window, qtbot, tmp_path):
    match = played(10)
    window.begin(window.library.begin(match, (PlayerInfo("Mira"), PlayerInfo("Jonas"))))
    window.session.set_bookmark(4, WORDS)
    window.files.save_to(tmp_path / "game.hamster")
    window.files.open_path(tmp_path / "game.hamster")
    qtbot.waitUntil(lambda: window.session is not None and not window.session.is_closed)
    assert bookmarks(window.session.notes) == {4: Bookmark(WORDS)}


def test_all_that_fit_are_kept_whatever_is_written_and_then_no_more(window, over):
    session = over()
    for moment in range(BOOKMARKS):
        session.set_bookmark(moment, "\U0001f439" * BOOKMARK_LENGTH)
    assert why_not(session, BOOKMARKS).startswith("There are 50 notes") and why_not(session, 3) == ""
    assert ask(window, BOOKMARKS) is None and "50 notes" in window.notice.text
    window.clear_table()
    assert len(bookmarks(over().notes)) == BOOKMARKS


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_there_is_room_for_its_button_and_its_sheet(window, over, language):
    window.set_settings(window.settings._replace(language=language))
    window.resize(960, 500)
    over().look_at(5)
    settled()
    assert cut_off(window.game.frame.prompt_bar) == []
    ask(window, 5)
    settled()
    assert cut_off(window.page.findChildren(BookmarkSheet)[-1]) == []


def test_a_note_goes_and_comes_back_with_what_it_is_about():
    session = table("person person")
    for _ in range(4):
        go_on(session, lambda session: session.asked_seat is not None)
        session.submit(session.asked_seat, any_action(session, session.asked_seat))
    last = len(session.match.ledger)
    session.set_bookmark(last, "precious words")
    session.undo_agreed()
    session.undo_agreed()
    assert bookmarks(session.notes) == {}
    while session.may_redo:
        session.redo()
    assert len(session.match.ledger) == last and bookmarks(session.notes) == {last: Bookmark("precious words")}
