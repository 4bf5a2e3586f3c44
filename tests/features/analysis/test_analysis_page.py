"""The page of the analysis: computed when asked for, kept, shown as graph, table and words, by mouse and by keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.analysis import kept as analyses
from hamster_table.features.analysis.analysis import analyse
from hamster_table.features.analysis.analysis_page import CHANCES, MOMENTS, SHARES, AnalysisPage
from hamster_table.features.analysis.report import decisive
from hamster_table.models.items.table_model import Role
from hamster_table.models.storage.game_library import OpenedGame
from hamster_table.views import feature
from hamster_table.views.art import theme
from hamster_table.views.widgets.text import TextLabel
from tests.amounts import some_of
from tests.models.playing import NAMES, finished
from tests.views.cut_off import cut_off, settled

PLAYERS = (PlayerInfo("Mira"), PlayerInfo("Jonas"))
KINDS = ("person", "person")


@pytest.fixture(scope="module")
def match():
    return finished(2, "2")


@pytest.fixture(scope="module")
def analysis(match):
    found = analyse(match, 8)
    assert decisive(found), "else there is no moment to be opened"
    return found


@pytest.fixture
def page(qtbot, match, analysis):
    made = AnalysisPage(match, NAMES[:2], analysis, lambda found: None)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def press(page, text):
    next(button for button in page.bar.buttons if button.text() == text).click()


def test_it_is_computed_when_it_is_wanted_and_kept(qtbot):
    short, kept = finished(2, "48"), []
    page = AnalysisPage(short, NAMES[:2], None, kept.append)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    assert page.study.is_running and page.groove.isVisible() and not page.graph.isVisible()
    qtbot.waitUntil(lambda: page.groove.value() > 0, timeout=60_000)
    with qtbot.waitSignal(page.study.found, timeout=60_000):
        pass
    assert kept == [page.analysis] and page.graph.isVisible() and not page.groove.isVisible()
    assert [button.text() for button in page.bar.buttons] == ["Show as table", "Back to the game"]


def test_it_begins_and_ends_with_the_page(qtbot, match):
    page = AnalysisPage(match, NAMES[:2], None, lambda found: None)
    qtbot.addWidget(page)
    page.show()
    for _ in range(2):
        assert page.study.is_running and "gold" not in [button.kind for button in page.bar.buttons]
        page.showMinimized()
        settled()
        assert page.study.is_running, "it goes on in a window that is only made small"
        page.showNormal()
        page.hide()
        assert not page.study.is_running and page.analysis is None
        page.show()


def test_a_failure_is_said_and_it_can_be_tried_again(qtbot, match):
    page = AnalysisPage(match, NAMES[:2], None, lambda found: None)
    qtbot.addWidget(page)
    page.show()
    page.study._on_message((page.study._worker, None))
    assert page.bar.title.text() == "This could not be found out."
    assert page.bar.buttons[-1].text() == "Analyse this game" and page.bar.buttons[-1].key == "Enter"
    again = AnalysisPage(match, NAMES[:2], None, lambda found: None)
    qtbot.addWidget(again)
    again.stay_at(page)
    again.show()
    assert not again.study.is_running and again.bar.title.text() == page.trouble, "in another language it is as it was"
    again.hide()
    again.show()
    assert again.study.is_running, "whoever opens the page wants to know"
    qtbot.keyClick(page.bar.buttons[-1], Qt.Key.Key_Space)
    assert page.study.is_running


def test_a_pressed_point_leads_to_its_moment(qtbot, page, analysis):
    line = page.graph.lines()[1][1]
    point = next(point for point in line.points if point.is_filled or point is line.points[-1])
    place = page.graph.place(1, point).toPoint()
    with qtbot.waitSignal(page.go_to) as gone:
        qtbot.mouseMove(page.graph, place + QPoint(1, 1))
        qtbot.mouseClick(page.graph, Qt.MouseButton.LeftButton, pos=place)
    assert gone.args == [point.ledger_length]


def test_keys_walk_over_the_points_and_say_the_chances(qtbot, page, analysis):
    page.graph.setFocus()
    qtbot.keyClick(page.graph, Qt.Key.Key_Right)
    first = analysis.points[0]
    assert page.graph.accessibleDescription().startswith("Step 0: Mira ")
    assert str(round(first.chances[1] / 100)) in page.graph.accessibleDescription()
    qtbot.keyClick(page.graph, Qt.Key.Key_Right)
    with qtbot.waitSignal(page.go_to) as gone:
        qtbot.keyClick(page.graph, Qt.Key.Key_Return)
    assert gone.args == [analysis.points[1].at]


def test_the_same_numbers_are_a_table(qtbot, page, analysis):
    press(page, "Show as table")
    assert page.numbers_table.isVisible() and not page.graph.isVisible()
    assert page.bar.title.text() == "Double-click a row to see that moment."
    assert page.numbers.rowCount() == len(analysis.points)
    shown = page.numbers.index(0, 1).data(Role.AccessibleTextRole)
    assert shown.startswith("Step 0, Mira: ")
    page.numbers_table.setFocus()
    page.numbers_table.setCurrentIndex(page.numbers.index(3, 1))
    with qtbot.waitSignal(page.go_to) as gone:
        qtbot.keyClick(page.numbers_table, Qt.Key.Key_Return)
    assert gone.args == [analysis.points[3].at]
    press(page, "Show as graph")
    assert page.graph.isVisible()


def test_each_moment_can_be_opened_and_what_can_be_done_there_is_offered(qtbot, page, analysis):
    moments, deeds = decisive(analysis), feature.at_moments()
    assert len(page.moments.links) == (1 + len(deeds)) * len(moments)
    links = iter(page.moments.links)
    for moment in moments:
        opens = next(links)
        with qtbot.waitSignal(page.go_to) as gone:
            qtbot.mouseClick(opens, Qt.MouseButton.LeftButton)
        assert gone.args == [moment.before] and "%" in opens.accessibleName()
        for deed in deeds:
            link = next(links)
            with qtbot.waitSignal(page.deed_wanted) as wanted:
                qtbot.keyClick(link, Qt.Key.Key_Space)
            assert wanted.args == [deed, moment.before]
            assert "%" in link.accessibleName() != opens.accessibleName()


@pytest.mark.parametrize("games, said", [(8, "with what Master does"), (1, "the pieces that a seat has built")])
def test_it_says_by_what_choices_are_judged(qtbot, match, analysis, games, said):
    made = AnalysisPage(match, NAMES[:2], replace(analysis, games=games), lambda found: None)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    assert any(said in label.text() for label in made.bar.findChildren(TextLabel))


@pytest.mark.parametrize("size, scale", [((800, 600), 1.0), ((1280, 800), 2.0)])
def test_where_there_is_little_room_one_part_is_shown_at_a_time(qtbot, page, size, scale):
    assert not page.part.isVisible()
    assert all(part.isVisible() for part in (page.graph, page.moments, page.shares_table))
    theme.set_text_scale(scale)
    page.resize(*size)
    QApplication.processEvents()
    parts = {CHANCES: page.graph, MOMENTS: page.moments, SHARES: page.shares_table}
    for key, shown in parts.items():
        page.part.set_current(key)
        assert [part for part in parts.values() if part.isVisible()] == [shown] and page.part.isVisible()
        assert page.accessibleDescription(), "what the numbers are is said whatever is shown"


@pytest.mark.parametrize("scale", some_of([1.0, 1.3, 2.0], lambda scale: scale == 2.0))
def test_no_words_are_cut_off(qtbot, page, match, scale):
    theme.set_text_scale(scale)
    empty = AnalysisPage(match, NAMES[:2], None, lambda found: None)
    qtbot.addWidget(empty)
    for one in (page, empty):
        one.resize(1280, 760)
        one.show()
        for part in (CHANCES, MOMENTS, SHARES):
            one.part.set_current(part)
            settled()
            assert cut_off(one) == []


def test_a_page_that_says_everything_anew_shows_the_same(qtbot, page, analysis):
    links = len(page.moments.links)
    page._show()
    assert len(page.moments.links) == links and page.shares.rowCount() == 2


def finished_game(window, match):
    window.begin(OpenedGame(match, PLAYERS, None, is_over=True))
    return window.game


def test_an_analysis_goes_on_in_another_language(window, match, analysis):
    finished_game(window, match)
    window.show_page("analysis")
    before, analyst = window.page, window.page.study
    window.set_settings(window.settings._replace(language="fr"))
    assert window.page is not before and window.page.study is analyst and analyst.is_running
    analyst.found.emit(analysis)
    assert window.page.analysis == analysis and before.analysis is None, "who is gone is not told"
    window.show_game()
    assert not analyst.is_running


def test_the_end_of_a_game_leads_to_it_and_it_to_each_moment(qtbot, window, match, analysis):
    analyses.keep(match, analysis, KINDS)
    game = finished_game(window, match)
    assert "Analysis" in [press.text for press in game.finale._pages()]
    game.finale.shown.emit("analysis")
    assert isinstance(window.page, AnalysisPage) and window.page.analysis == analysis, "as it was kept"
    moment = decisive(analysis)[0]
    window.page.moments.links[0].click()
    assert window.page is window.game and window.session.at == moment.before and window.session.is_past


def test_one_can_play_on_from_a_moment(qtbot, window, match, analysis):
    BranchSheet = pytest.importorskip("hamster_table.features.what_if.branch_sheet").BranchSheet
    analyses.keep(match, analysis, KINDS)
    finished_game(window, match).finale.shown.emit("analysis")
    next(one for one in window.page.moments.links if one.text() == "Play on from here…").click()
    sheet = window.page.findChild(BranchSheet)
    assert sheet is not None
    sheet.leave()


def test_the_graphs_of_a_game_that_is_over_lead_to_it(qtbot, window, match):
    pytest.importorskip("hamster_table.features.statistics")
    finished_game(window, match)
    window.show_page("graph")
    press(window.page, "Analysis")
    assert isinstance(window.page, AnalysisPage)


def test_graphs_of_a_game_in_play_offer_none(qtbot, window):
    pytest.importorskip("hamster_table.features.statistics")
    from tests.views.at_window import lay

    lay(window)
    window.show_page("graph")
    assert "Analysis" not in [button.text() for button in window.page.bar.buttons]


def test_what_is_found_is_kept_for_the_next_time(qtbot, window, match, analysis):
    finished_game(window, match)
    window.show_page("analysis")
    page = window.page
    page.study.found.emit(analysis)
    assert window.writer.wait_until_idle(5) and analyses.load(match, KINDS) == analysis
    window.show_page("analysis")
    assert window.page is not page and window.page.analysis == analysis
