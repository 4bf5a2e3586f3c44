"""Undo and redo by their keys and buttons: what is prepared goes back change by change, then what was chosen."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.hamsterdam.actions import CARDS
from hamster_table.engine.kernel import waiting
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.views.board.example import play_until
from tests.views.at_table import LEFT, at, carry

CONTROL = Qt.KeyboardModifier.ControlModifier
MIRA, RUSTY = PlayerInfo("Mira"), PlayerInfo("Rusty", "whim")


@pytest.fixture
def lay(window, qtbot):
    """Lays a game on the table that was played until something holds and Mira is asked."""

    def laid(game, holds, seed="hand"):
        window.resize(1280, 800)
        window.begin(window.library.begin(play_until(game, holds, seed, 2), (MIRA, RUSTY)))
        qtbot.waitUntil(lambda: window.session.asked_seat == 0)
        return window.game

    return laid


@pytest.fixture
def asked(lay):
    """Lays a game on the table in which Mira is asked for a choice of that kind, after one of hers."""

    def laid(game, step, also=lambda state: True, seed="hand"):
        def is_asked(match):
            state = match.state
            return waiting(state)[:1] == (0,) and type(state.agenda[-1]).__name__ == step and also(state)

        return lay(game, is_asked, seed)

    return laid


def undo(page):
    QTest.keyClick(page.table, Qt.Key.Key_Z, CONTROL)


def redo(page):
    QTest.keyClick(page.table, Qt.Key.Key_Y, CONTROL)


def press(page, text):
    [button] = [one for one in page.frame.prompt_bar.buttons if one.text() == text]
    QTest.mouseClick(button, LEFT)


def pass_a_card(table):
    piece = next(piece for piece in table.hand.movable_pieces() if table.board_scene.spot_of(piece)[0] == "card")
    carry(table, piece, ("pass", "left"))


def move_a_card(table):
    carry(table, table.hand.movable_pieces()[0], ("card", 5))


def keep_a_special(table):
    QTest.mouseClick(table.viewport(), LEFT, pos=at(table, ("offer", table.draft.dealt[0])))


def press_a_card(table):
    QTest.mouseClick(table.viewport(), LEFT, pos=at(table, ("card", 4)))


def drag_a_chip(table):
    carry(table, table.hand.movable_pieces()[-1], ("tray", "mettle"))


DRAFTS = [
    ("hamsterdam", "PassTwo", pass_a_card),
    ("hamsterdam", "LineUp", move_a_card),
    ("hamsterdam", "ChooseSpecials", keep_a_special),
    ("hamsterdam", "DeployHamsters", press_a_card),
    ("hamsterdam", "Redeploy", press_a_card),
    ("run-hamster-run", "AllocatePluck", drag_a_chip),
]


@pytest.mark.parametrize(("game", "step", "change"), DRAFTS, ids=[step for _, step, _ in DRAFTS])
def test_a_change_of_what_is_prepared_is_taken_back_and_made_again(asked, game, step, change):
    page = asked(game, step)
    before, ledger = page.table.help.question(page.table.seen), list(page.session.match.ledger)
    start = pieces(page.table)
    change(page.table)
    after = pieces(page.table)
    assert after != start
    undo(page)
    assert pieces(page.table) == start and page.table.help.question(page.table.seen) == before
    redo(page)
    assert pieces(page.table) == after
    assert page.session.match.ledger == ledger


# Nothing comes before the cards that are passed.
@pytest.mark.parametrize(("game", "step", "change"), DRAFTS[1:], ids=[step for _, step, _ in DRAFTS[1:]])
def test_what_is_prepared_is_there_again_after_a_look_back(asked, game, step, change):
    page = asked(game, step)
    start = pieces(page.table)
    change(page.table)
    after = pieces(page.table)
    QTest.mouseClick(page.frame.bar.clock, LEFT)
    QTest.keyClick(page.frame.timeline.track, Qt.Key.Key_Home)
    assert page.session.is_past and pieces(page.table) != after
    QTest.keyClick(page.frame.timeline.track, Qt.Key.Key_Right)
    press(page, "Back to the game")
    assert not page.session.is_past and pieces(page.table) == after
    undo(page)
    assert pieces(page.table) == start


def pieces(table):
    """Where everything lies, and what is said of it."""
    return {spot: table.board_model.sentence(spot) for spot in table.board_scene.areas()}


def test_all_that_one_press_has_placed_is_one_change(asked):
    page = asked("hamsterdam", "DeployHamsters")
    table = page.table
    press(page, "Auto-place by odds")
    placed = list(table.draft.plain)
    assert sum(placed) > 1
    full = max(range(CARDS), key=lambda n: placed[n])
    carry(table, ("stack", full), ("card", placed.index(min(placed))))
    assert table.draft.plain != placed
    undo(page)
    assert table.draft.plain == placed
    undo(page)
    assert not any(table.draft.plain)
    redo(page)
    assert table.draft.plain == placed


def test_only_when_nothing_is_prepared_any_more_undo_goes_back_in_the_game(asked):
    page = asked("run-hamster-run", "AllocatePluck")
    entries = len(page.session.match.ledger)
    assert page.session.may_undo
    drag_a_chip(page.table)
    undo(page)
    assert len(page.session.match.ledger) == entries
    undo(page)
    assert len(page.session.match.ledger) < entries


def test_what_is_prepared_is_not_thrown_away_by_redo(asked, qtbot):
    page = asked("hamsterdam", "DeployHamsters")
    undo(page)  # back to the specials
    qtbot.waitUntil(lambda: page.session.asked_seat == 0)
    assert page.session.may_redo
    keep_a_special(page.table)
    kept = set(page.table.draft.kept)
    redo(page)
    assert page.table.draft.kept == kept and page.frame.bar.redo.is_off
    undo(page)
    redo(page)
    assert page.table.draft.kept == kept


def test_the_buttons_are_on_while_there_is_something_to_take_back_or_do_again(asked):
    page = asked("hamsterdam", "PassTwo")
    bar = page.frame.bar
    assert bar.undo.is_off and bar.redo.is_off
    pass_a_card(page.table)
    assert not bar.undo.is_off and bar.redo.is_off
    QTest.mouseClick(bar.undo, LEFT)
    assert bar.undo.is_off and not bar.redo.is_off
    QTest.mouseClick(bar.redo, LEFT)
    assert not bar.undo.is_off and bar.redo.is_off


def test_a_screen_reader_hears_what_was_taken_back(asked, said):
    page = asked("run-hamster-run", "AllocatePluck")
    QTest.keyClick(page.table, Qt.Key.Key_2)
    del said[:]
    undo(page)
    assert said[0].startswith("Undone. ") and "Mettle of Mira: 0 chips." in said[0]
    redo(page)
    assert any(text.startswith("Redone. ") and "Mettle of Mira: 1 chip." in text for text in said)


def test_it_is_said_how_far_an_undo_went_that_took_back_more_than_was_seen_last(asked, qtbot):
    page = asked("run-hamster-run", "DeclareDeed", lambda state: not any(state.declared), "3")
    entries = len(page.session.match.ledger)
    QTest.keyClick(page.table, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: len(page.session.match.ledger) > entries + 1 and page.session.asked_seat == 0)
    undo(page)
    assert len(page.session.match.ledger) == entries
    assert page.notice.isVisible() and page.notice.text == "Mira declares: Run. Undone, with all that followed."


def test_of_an_undo_of_what_was_seen_last_and_of_redo_only_a_screen_reader_tells(asked, qtbot, said):
    page = asked("run-hamster-run", "DeclareDeed")
    page.pace.pause()
    QTest.keyClick(page.table, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: page.animation_player.is_idle and page.session.asked_seat is None)
    undo(page)
    assert page.session.may_redo and page.notice.isHidden() and "Undone." in said
    redo(page)
    assert page.session.asked_seat is None and "Redone." in said


@pytest.fixture
def far(lay):
    """A game in which an undo went far, which is said; one more would take back only the choice just before."""

    def has_chosen_twice(match):
        own = [n for n, (seat, _) in enumerate(match.ledger) if seat == 0]
        is_twice = len(own) > 1 and own[-1] - own[-2] == 1 and len(match.ledger) > own[-1] + 1
        return is_twice and waiting(match.state)[:1] == (0,) and all(map(partial(is_free, match), own[-2:]))

    def is_free(match, n):
        return match.state_at(n).agenda[-1].forced(match.state_at(n), 0) is None

    page = lay("hamsterdam", has_chosen_twice)
    undo(page)
    assert page.notice.isVisible() and page.notice.text.endswith("Undone, with all that followed.")
    return page


@pytest.mark.parametrize("change", [undo, redo])
def test_what_was_said_of_an_undo_goes_with_the_next_one_and_with_redo(far, change):
    entries = len(far.session.match.ledger)
    change(far)
    assert len(far.session.match.ledger) != entries
    assert far.notice.isHidden()


@pytest.mark.parametrize("change", [undo, redo])
def test_another_notice_stays_after_undo_and_redo(far, change):
    far.notice.say("Saving has failed.")
    change(far)
    assert far.notice.isVisible()


SECRETS = [
    ("hamsterdam", "PassTwo", "choose a card to pass to the left and one to pass to the right."),
    ("hamsterdam", "LineUp", "lay out your dam, from the left to the right."),
    ("hamsterdam", "ChooseSpecials", "keep half of your special hamsters."),
    ("hamsterdam", "DeployHamsters", "spread your hamsters over your dam."),
    ("run-hamster-run", "AllocatePluck", "allocate your pluck to Scamper, Mettle and Friskiness."),
]


@pytest.mark.parametrize(("game", "step", "question"), SECRETS, ids=[step for _, step, _ in SECRETS])
def test_an_undo_of_a_secret_choice_says_to_which_question_it_goes_back(lay, game, step, question):
    def has_chosen(match):
        entries = range(len(match.ledger) - 1, -1, -1)
        own = next((match.state_at(n).agenda[-1] for n in entries if match.ledger[n][0] == 0), None)
        return waiting(match.state)[:1] == (0,) and type(own).__name__ == step

    page = lay(game, has_chosen)
    undo(page)
    assert type(page.session.match.state.agenda[-1]).__name__ == step
    assert page.notice.isVisible()
    assert page.notice.text == f"Mira: {question} All that followed this question is undone."
