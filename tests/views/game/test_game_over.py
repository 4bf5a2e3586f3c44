"""The end of a game: all who have won, their places, and the figures that decided it."""

import sys
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from hamster_table.engine import CHANCE
from hamster_table.engine.game import Standing
from hamster_table.engine.game_records import Achieved, Record
from hamster_table.engine.highlights import Highlight
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.language import LANGUAGE
from hamster_table.models.people import PEOPLE, People, Person
from hamster_table.models.session import Session
from hamster_table.views import feature
from hamster_table.views.art import theme
from hamster_table.views.board.example import choose_by_policy, play_until
from hamster_table.views.game.game_over import GameOverOverlay
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.game.podium import Podium, arranged, plain_backdrop
from hamster_table.views.widgets.buttons import Button, Link, Pressable


@cache
def played_by_policy(game, seed, seats, setup):
    """The entries of a whole game: computers take seconds for some, so each is played once."""
    return tuple(play_until(game, lambda match: False, seed, seats, choose_by_policy, dict(setup)).ledger)


def played_again(game, seed, seats, setup):
    match = Match.new(game, seats, setup, seed=seed)
    for seat, action in played_by_policy(game, seed, seats, tuple(setup.items())):
        match.chance() if seat == CHANCE else match.play(seat, action)
    return match


@pytest.fixture
def finale(qtbot):
    """The end of a game of Hamsterdam with this luck."""

    def open_page(seed, seats=2, game="hamsterdam", **setup):
        theme.set_pace(0.0)
        match = played_again(game, seed, seats, setup)
        page = GamePage(Session(match, [PlayerInfo(name) for name in ("Mira", "Jonas", "Edda", "Rusty")[:seats]]), 0.0)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        return match, page.finale.open()

    return open_page


def rows(finale):
    """The words of the table, line by line, with the places first."""
    grid, lines = finale.grid, []
    for row in range(grid.rowCount()):
        items = (grid.itemAtPosition(row, column) for column in range(grid.columnCount()))
        lines.append([item.widget().text() for item in items if item and isinstance(item.widget(), QLabel)])
    return lines


def drawings(overlay, place):
    return [spot.drawing for spot in overlay.podium.spots if spot.place == place]


def test_the_figures_that_decided_the_game_stand_with_the_places(finale):
    match, shown = finale("an end")
    head, *lines = rows(shown)
    assert head == ["In town", "On dam", "Total", "Hamsters"]
    best = match.standing.winners[0]
    state = match.state
    wet = state.wet(best)
    figures = [state.town[best], wet - state.town[best], wet, state.hamsters(best)]
    assert lines[0] == ["1.", ("Mira", "Jonas")[best], *map(str, figures)]


@pytest.mark.parametrize(
    ("places", "winners", "first", "last"),
    [
        ((2, 1), (1,), ["host-heart-up"], ["host-moon-last"]),
        ((1, 1), (0, 1), ["host-moon-up", "host-heart-up"], []),
        ((1, 1), (), ["hamster-gasp"], []),
        ((4, 1, 1, 1), (1, 2, 3), ["host-heart-up", "host-leaf-up", "host-star-up"], ["host-moon-last"]),
        ((3, 1, 3, 1), (1, 3), ["host-heart-up", "host-star-up"], ["host-moon-last", "host-leaf-last"]),
    ],
)
def test_equal_places_share_a_step_partners_too_and_the_last_has_eaten_the_prize(places, winners, first, last):
    blocks, spots, width = arranged(Standing(places, (0,) * len(places), winners), "hamster-gasp")
    assert [spot.drawing for spot in spots if spot.place == 1] == first
    assert [spot.drawing for spot in spots if spot.drawing.endswith("-last")] == last
    assert len(spots) == len(places) + (not winners)
    block = next(block for block in blocks if block.place == 1)
    assert all(block.x < spot.x < block.x + block.width for spot in spots if spot.place == 1)
    assert all(0 < spot.x < width for spot in spots) and len({spot.x for spot in spots}) == len(spots)


def test_the_better_stands_higher_and_the_second_to_the_left():
    blocks, spots, _ = arranged(Standing((2, 4, 1, 5, 3), (0,) * 5, (2,)), "hamster-gasp")
    assert [block.place for block in sorted(blocks, key=lambda block: block.x)] == [2, 1, 3]
    heights = {spot.place: spot.y for spot in spots}
    assert heights[1] < heights[2] < heights[3] < heights[4] == heights[5]


def test_who_is_known_stands_there_in_their_own_fur_and_hat():
    PEOPLE.now = People((Person("Anna", "slate", "top"),))
    _, spots, _ = arranged(Standing((2, 1), (0, 0), (1,)), "hamster-gasp", ("Anna", "Guest"))
    assert sorted(spot.drawing for spot in spots) == ["host-heart-up", "person-slate-top-moon-last"]


@pytest.mark.parametrize(("game", "drawing"), [("run-hamster-run", "alligator"), ("hamsterdam", "hamster-gasp")])
def test_alligators_are_drawn_where_they_have_won_and_nowhere_else(qtbot, game, drawing):
    page = GamePage(Session(Match.new(game, 2), [PlayerInfo("Mira"), PlayerInfo("Jonas")]), 0.0)
    qtbot.addWidget(page)
    result = replace(page.finale.result(), standing=Standing((1, 1), (0, 0), ()))
    assert drawings(GameOverOverlay(page, result), 1) == [drawing]


def test_where_the_alligators_have_won_nobody_else_is_first(qtbot):
    page = GamePage(
        Session(Match.new("run-hamster-run", 3), [PlayerInfo(name) for name in ("Mira", "Jonas", "Edda")]), 0.0
    )
    qtbot.addWidget(page)
    lost = Standing((1, 1, 3), (4, 4, 2), (), "No hamster is left. The alligators win.", are_beaten=True)
    result = replace(page.finale.result(), standing=lost)
    assert [line[0] for line in rows(GameOverOverlay(page, result))[1:]] == ["2.", "2.", "4."]
    assert "2. Mira" in result.spoken() and "1. " not in result.spoken()
    drawn = replace(result, standing=Standing((1, 1, 3), (2, 2, 0), (), "Equally many pieces are left. Nobody wins."))
    assert "1. Mira" in drawn.spoken(), "where all draw, nobody else is first"


def test_what_is_left_to_build_stands_with_the_places_of_hamsterrolle(finale):
    match, shown = finale("an end", game="hamsterrolle", physics="simple", limit="60")
    head, *lines = rows(shown)
    assert head == ["Pieces left"]
    assert [int(left) for *_, left in lines] == sorted(len(match.state.supply(seat)) for seat in range(2))


def test_rounds_in_play_stand_with_the_places_of_the_hamsters_that_run(finale):
    match, shown = finale("an end", game="run-hamster-run")
    head, *lines = rows(shown)
    assert head == ["Rounds in play"]
    assert int(lines[0][-1]) == match.game.round(match.state)


@pytest.mark.usefixtures("tinkerers")
def test_the_end_tells_the_seed_with_its_fingerprint_and_copies_it(finale, qtbot):
    match, shown = finale("an end")
    page = shown.parentWidget()
    said = f"Seed an end, fingerprint {match.seed_commitment}"
    assert said in [label.text() for label in shown.findChildren(QLabel)] and page.frame.prompt_bar.hint.text() == said
    (label,) = [label for label in shown.findChildren(QLabel) if label.text() == said]
    label.setSelection(said.index("an end"), len("an end"))
    qtbot.keyClick(label, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == match.seed == "an end"


# The cheer


def test_everybody_comes_onto_the_podium_until_any_press(finale, qtbot):
    _, shown = finale("an end", game="run-hamster-run")
    assert not shown.podium.is_playing, "with animations off all stand there at once"
    shown.leave()
    theme.set_pace(1.0)
    page = shown.parentWidget()
    again = page.finale.open()
    assert again.podium.is_playing
    qtbot.keyClick(again, Qt.Key.Key_Shift)
    assert not again.podium.is_playing and again.isVisible()
    again.leave()
    theme.set_pace(1.0, reduce_motion=True)
    assert not page.finale.open().podium.is_playing
    theme.set_pace(1.0)


def looks_at_events_of(widget):
    """Whether the sheet sees what happens to another widget."""
    seen = []
    sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_qualname) if event == "call" else None)
    QApplication.sendEvent(widget, QEvent(QEvent.Type.User))
    sys.setprofile(None)
    return "GameOverOverlay.eventFilter" in seen


def test_once_the_cheer_is_over_the_sheet_looks_at_no_events_any_more(finale, qtbot):
    other = QWidget()
    qtbot.addWidget(other)
    _, shown = finale("an end", game="run-hamster-run")
    looks_at_events_of(other)  # the first event of all tells it
    assert not looks_at_events_of(other)
    shown.leave()
    theme.set_pace(1.0)
    again = shown.parentWidget().finale.open()
    assert looks_at_events_of(other) and again.podium.is_playing
    again.podium._cheer.setCurrentTime(again.podium._cheer.duration())
    assert not again.podium.is_playing
    looks_at_events_of(other)
    assert not looks_at_events_of(other) and again.isVisible()


@pytest.mark.parametrize("look", list(theme.THEMES))
def test_the_podium_is_painted_at_every_moment_of_the_cheer_and_then_in_another_way(qtbot, look):
    before = theme.theme()
    theme.set_theme(theme.THEMES[look])
    podium = Podium(Standing((2, 1, 3, 4), (0,) * 4, (1,)), "hamster-gasp", plain_backdrop, "Podium")
    qtbot.addWidget(podium)
    podium.resize(700, 240)
    pictures = []
    for at in (0.0, 0.3, 0.7, 1.0):
        podium._show(at)
        pictures.append(podium.grab().toImage())
    theme.set_theme(before)
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[n + 1 :])


# Facts


def facts(shown):
    return [link for link in shown.findChildren(Link) if link.text() == "Look at it"]


def test_three_facts_stand_there_and_each_leads_to_its_moment_from_which_the_result_comes_back(finale, qtbot):
    match, shown = finale("an end", game="hamsterrolle", physics="simple", limit="60")
    page = shown.parentWidget()
    told = match.game.highlights(match)[:3]
    assert [fact.moment for fact in shown.result.facts] == [one.moment for one in told] and len(told) == 3
    assert all(
        link.accessibleName().endswith(fact.said) for link, fact in zip(facts(shown), shown.result.facts, strict=True)
    )
    n = next(n for n, one in enumerate(told) if one.moment < len(match.ledger))
    facts(shown)[n].press()
    assert page.session.is_past and page.session.at == told[n].moment
    page.session.look_at(page.session.length)
    assert [one for one in page.findChildren(GameOverOverlay) if one.isVisible()]


def test_a_fact_of_the_last_moment_shows_the_board_as_it_is(finale):
    match, shown = finale("an end", game="hamsterdam")
    page = shown.parentWidget()
    shown._look_at(len(match.ledger))
    assert not page.session.is_past and not [one for one in page.findChildren(GameOverOverlay) if one.isVisible()]


def test_after_undo_no_result_comes_back(finale):
    match, shown = finale("an end", game="hamsterdam")
    page = shown.parentWidget()
    shown._look_at(5)
    page.session._take_back(len(match.ledger) - 1)
    page.session.look_at(page.session.length)
    assert not [one for one in page.findChildren(GameOverOverlay) if one.isVisible()]


def test_a_screen_reader_is_told_places_figures_and_facts(qtbot, finale):
    match, shown = finale("an end")
    page = shown.parentWidget()
    shown.leave()
    with qtbot.waitSignal(page.announced) as told:
        shown = page.finale.open()
    (breath,) = told.args
    best = match.standing.winners[0]
    assert f"1. {('Mira', 'Jonas')[best]}: In town {match.state.town[best]}" in breath
    assert all(fact.said in breath for fact in shown.result.facts) and shown.accessibleDescription() == breath
    assert "1. " + ("Mira", "Jonas")[best] in shown.podium.accessibleName()


def test_the_result_can_be_called_again_from_the_bar(finale):
    _, shown = finale("an end")
    page = shown.parentWidget()
    shown.leave()
    result = next(button for button in page.frame.prompt_bar.buttons if button.text() == "Result")
    result.press()
    assert [one for one in page.findChildren(GameOverOverlay) if one.isVisible()]


def test_a_record_that_was_beaten_is_told_with_the_one_before_and_its_fact_comes_first(finale):
    match, shown = finale("an end", game="hamsterrolle", physics="simple", limit="60")
    page = shown.parentWidget()
    shown.leave()
    told = match.game.highlights(match)
    # As if it had been played in laid wood, where feats count.
    last = told[-1]
    feat = Highlight(last.fact, last.seats, last.moment, last.weight, "cascade", 6)
    changed = replace(match.game, highlights=lambda _: (*told[:-1], feat))
    match.game = changed
    old = kept(1, 4)
    page.finale.read_records = lambda: ([kept(2, 6), old], 2)
    shown = page.finale.open()
    assert shown.result.records == ["New record! Greatest cascade: 6 pieces. Before: 4 pieces, Edda."]
    assert shown.result.facts[0].moment == last.moment and shown.result.records[0] in shown.result.spoken()
    shown.leave()
    page.finale.read_records = lambda: ([kept(2, 4), old], 2)
    assert not page.finale.open().result.records


def is_seen(part):
    """Whether all of it is in sight, and nothing of it is to be pulled there."""
    return part.visibleRegion().boundingRect() == part.rect()


def test_what_leads_on_is_in_sight_however_much_is_praised(finale):
    _, shown = finale("an end", seats=4)
    page = shown.parentWidget()
    shown.leave()
    page.resize(1366, 700)
    result = replace(page.finale.result(), records=["New stickers. Mira: First win, Apprentice, Regular guest."] * 12)
    page.finale.result = lambda: result
    shown = page.finale.open()
    QGuiApplication.processEvents()
    for text in ("Graphs", "Story"):
        (link,) = [one for one in shown.findChildren(Link) if one.text() == text]
        assert is_seen(link), text


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_on_a_small_screen_the_places_of_four_and_what_leads_on_are_seen_at_once(finale, language):
    LANGUAGE.set(language)
    _, shown = finale("an end", seats=4)
    shown.parentWidget().resize(960, 600)
    QGuiApplication.processEvents()
    assert is_seen(shown.grid.itemAtPosition(4, 2).widget())
    links = shown._leads_on.findChildren(Link)
    assert len(links) > 4 and all(is_seen(link) for link in links)


def kept(of, value):
    done = (Achieved("cascade", value, (1,), 5),)
    return Record("hamsterrolle", "2026-11-22", ("Ada", "Edda"), ("steady", "whim"), (1, 2), (0,), 9, (), done, of)


@pytest.mark.parametrize(
    ("size", "scale"), [((960, 500), 1.0), ((960, 500), 2.0), ((1280, 800), 2.0), ((3840, 2160), 1.0)]
)
def test_the_sheet_stays_on_the_page_and_its_buttons_on_the_sheet(finale, qtbot, size, scale):
    match, shown = finale("an end", seats=4)
    page = shown.parentWidget()
    try:
        theme.set_text_scale(scale)
        page.resize(*size)
        QGuiApplication.processEvents()
        assert shown.rect().contains(shown._paper.geometry())
        for button in filter(Button.isVisible, shown.findChildren(Button)):
            place = QRect(button.mapTo(shown._paper, QPoint(0, 0)), button.size())
            assert shown._paper.rect().contains(place), button.text()
        pages = [page.text for page in feature.pages_of_ended_games(match.game, [PlayerInfo("Mira")])]
        for text in ("Play again", *pages, "Story", "Replay", "Main menu"):
            ways = [one for one in shown.findChildren(Pressable) if one.text() == text and one.isVisible()]
            assert len(ways) == 1, text
        last = facts(shown)[-1]
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        last.setFocus()
        QGuiApplication.processEvents()
        reel = shown._reel.viewport()
        assert reel.rect().contains(last.mapTo(reel, last.rect().center())), "the focus is in sight"
    finally:
        theme.set_text_scale(1.0)
