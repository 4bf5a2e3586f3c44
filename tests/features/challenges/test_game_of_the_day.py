"""The game of the day: the same for everybody by the date, and held against one's own days before."""

import os
import subprocess
import sys
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from hamster_table.engine.catalogue import find
from hamster_table.engine.codec import canonical
from hamster_table.engine.game_records import Record
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.storage.annotations import Branched, written
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.challenges import kept as challenges
from hamster_table.features.challenges import result_card
from hamster_table.features.challenges.attempts import Attempt
from hamster_table.features.challenges.challenge_file import make
from hamster_table.features.challenges.challenge_model import ChallengeModel
from hamster_table.features.challenges.day_page import days_words
from hamster_table.features.challenges.game_of_the_day import (
    GAMES,
    SEATS,
    Day,
    day_of,
    days_of_all,
    game_of_the_day,
    in_a_row,
    last_name,
)
from hamster_table.features.challenges.make_page import title_of
from hamster_table.features.challenges.no_challenge_page import NoChallengePage
from hamster_table.features.challenges.result_card import place_words
from hamster_table.features.challenges.window import attempts_at
from hamster_table.models.people import People, Person
from hamster_table.views import feature
from hamster_table.views.art.card import SIZE
from hamster_table.views.game.game_over import GameOverOverlay
from hamster_table.views.widgets.buttons import Button, Link
from tests.amounts import some_of
from tests.at_once import play_to_the_end
from tests.features.challenges.challenging import attempt
from tests.views.cut_off import cut_off, settled
from tests.views.seen import told

SATURDAY = date(2026, 11, 28)
"""A day of *Hamsterdam*."""


def boards(day=SATURDAY, count=4):
    """So many days up to this one on which a game is played that ends soon by first choices."""
    days = (day - timedelta(days=n) for n in range(99))
    return [one for one in days if game_of_the_day(one).game != "hamsterrolle"][:count]


def days_of(store, name):
    return days_of_all(store).get(name.strip().casefold(), [])


# Which game it is


def test_it_is_the_same_on_every_computer_and_another_one_every_day():
    says = (
        "from datetime import date; from hamster_table.features.challenges.game_of_the_day import game_of_the_day;"
        "print(game_of_the_day(date(2026, 11, 28)).key)"
    )
    there = subprocess.run(
        [sys.executable, "-c", says],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"TZ": "Asia/Tokyo", "PYTHONHASHSEED": "7"},
    ).stdout.strip()
    assert game_of_the_day(SATURDAY).key == there
    keys = {game_of_the_day(SATURDAY + timedelta(days=n)).key for n in range(366)}
    assert len(keys) == 366


def test_the_games_take_turns():
    week = [game_of_the_day(SATURDAY + timedelta(days=n)).game for n in range(6)]
    assert week[:3] == week[3:] and {*week} == {*GAMES}


def test_its_luck_is_that_of_the_date():
    def draws(day):
        match = game_of_the_day(day).match()
        play_to_the_end(match)
        return [canonical(str(action)) for seat, action in match.ledger if seat == CHANCE]

    assert draws(SATURDAY) == draws(SATURDAY) != draws(SATURDAY + timedelta(days=3))


def test_only_what_the_date_makes_is_the_game_of_a_day():
    assert day_of(game_of_the_day(SATURDAY)) == SATURDAY
    forged = make(find("hamsterdam"), SEATS[:2], {}, "day/2026-11-28", "")
    assert day_of(forged) is None
    for seed in ("soon", "20261128", "2026-W48-6", "0001-01-02", "9999-12-32"):
        assert day_of(make(find("hamsterdam"), SEATS, {}, f"day/{seed}", "")) is None


# One's own days


@pytest.fixture
def store(window):
    return window.library._opened()


def test_the_first_game_of_a_day_counts_whatever_comes_after_it(store):
    for day in boards():
        attempt(store, game_of_the_day(day), "Mira")
    before = days_of(store, " mira ")
    assert [one.day for one in before] == boards() and {one.place for one in before} <= {1, 2, 3, 4}
    attempt(store, game_of_the_day(boards()[0]), "Mira", choose=lambda actions: actions[-1])
    attempt(store, game_of_the_day(boards()[0]), "Jonas")
    assert days_of(store, "Mira") == before
    assert last_name(store) == "Jonas" and days_of(store, "Edda") == []


def test_a_game_that_is_not_over_and_a_branch_of_one_are_no_day(store):
    first, second = boards(count=2)
    attempt(store, game_of_the_day(first), "Mira", is_finished=False)
    attempt(store, game_of_the_day(first), "Mira")  # the second try
    for seats in (SEATS[:2], (PlayerInfo(""), PlayerInfo("Nutmeg", "whim"), PlayerInfo("Clover", "whim"))):
        forged = make(find(game_of_the_day(second).game), seats, {}, f"day/{second.isoformat()}", "")
        attempt(store, forged, "Mira")
    other = make(find("hamsterdam"), SEATS, {"game": "classic"}, f"day/{SATURDAY.isoformat()}", "")
    for challenge in (other, make(find("hamsterdam"), SEATS, {}, "day/20261128", "")):
        attempt(store, challenge, "Mira")
    challenge = game_of_the_day(second)
    tempered = replace(challenge, temper="spiteful")
    assert challenge.temper == "" and day_of(tempered) is None
    attempt(store, tempered, "Mira")
    match = play_to_the_end(challenge.match())
    players = challenge.players("Mira")
    store.begin(match, players, written([(3, Branched(match.seed_commitment, "same"))])).finish(match, players)
    assert days_of(store, "Mira") == []


@pytest.mark.parametrize(
    ("ago", "row"), [((), 0), ((0,), 1), ((1,), 1), ((0, 1, 2, 4), 3), ((1, 2, 3), 3), ((2, 3), 0)]
)
def test_days_in_a_row_end_today_or_yesterday(ago, row):
    days = [Day(SATURDAY - timedelta(days=n), 1, True) for n in ago]
    assert in_a_row(days, SATURDAY) == row


def test_where_nobody_has_won_nobody_has_a_medal_of_gold():
    lost, gained = Day(SATURDAY, 2, False), Day(SATURDAY - timedelta(days=1), 1, True)
    assert days_words([lost, gained], SATURDAY) == "2 days played · 1 won · 2 days in a row"
    record = Record(
        "run-hamster-run", "", ("A", "B", "C"), ("person", "steady", "whim"), (1, 1, 1), (), 5, are_beaten=True
    )
    row = result_card.lines(game_of_the_day(SATURDAY), record, [lost, gained]).splitlines()[-1].split()
    assert row[-2:] == ["🥇", "🥈"]
    assert place_words(record, 0) == "Place 2 of 4", "the alligators are first"


def test_whoever_the_alligators_have_beaten_is_not_first_among_the_attempts():
    challenge = make(find("run-hamster-run"), SEATS, {}, "tea", "")
    record = Record(
        "run-hamster-run",
        "2026-11-28",
        ("A", "B", "C"),
        ("person", "steady", "whim"),
        (1, 2, 3),
        (),
        5,
        are_beaten=True,
    )
    model = ChallengeModel(challenge)
    model.set_attempts([Attempt(1, "A", 1, "2026-11-28T10:00:00+00:00", record)], True)
    assert [row.place for row in model.rows] == ["2"]


# In the window


@pytest.fixture
def a_day(monkeypatch):
    """It is a day on which a board game is played."""
    for module in ("window", "day_page", "result_card"):
        monkeypatch.setattr(f"hamster_table.features.challenges.{module}.today", lambda: SATURDAY)
    return game_of_the_day(SATURDAY)


def test_one_press_on_the_start_screen_one_name_and_it_is_played(window, a_day):
    button = next(one for one in window.start.shelf if one.text() == "Game of the day")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    page = window.page
    assert page.challenge == a_day and page.title.text() == "Game of the day, 28 November 2026"
    assert not page.beads.isVisible() and not page.days.isVisible()
    QTest.keyClicks(page.name, "Mira")
    QTest.keyClick(page.name, Qt.Key.Key_Return)
    assert window.page is window.game and window.session.match.seed == a_day.match().seed


def test_from_the_game_of_the_day_one_comes_to_the_challenges_that_people_have_made(window, a_day):
    window.show_page("day")
    settled()
    next(one for one in window.page.bar.buttons if one.text() == "Challenges").press()
    assert isinstance(window.page, NoChallengePage)


def test_what_is_played_has_its_name_in_the_library(window, a_day):
    window.show_page("day")
    settled()
    QTest.keyClicks(window.page.name, "Mira")
    window.page.bar.buttons[-1].press()
    assert [game.title for game in window.library.games()] == [title_of(a_day)]


def test_whoever_has_a_face_here_presses_it_instead_of_writing_a_name(window, a_day):
    window.set_people(People((Person("Mira"), Person("Jonas"))))
    window.show_page("day")
    settled()
    page = window.page
    assert [*page.faces] == ["Mira", "Jonas"] and page.faces["Jonas"].isVisible()
    QTest.mouseClick(page.faces["Jonas"], Qt.MouseButton.LeftButton)
    assert page.who == "Jonas"
    page.bar.buttons[-1].press()
    assert window.page is window.game and "Jonas" in window.session.seating.names


def test_of_many_faces_all_are_reached_and_they_leave_room_for_the_rest(window, a_day):
    window.set_people(People(tuple(Person(f"Mira {n}") for n in range(40))))
    window.resize(960, 500)
    window.show_page("day")
    settled()
    page = window.page
    *_, before, last = page.faces.values()
    assert page.line.visibleRegion().boundingRect() == page.line.rect() and last.visibleRegion().isEmpty()
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    settled()
    assert window.focusWidget() is last and last.visibleRegion().boundingRect() == last.rect()


def test_until_somebody_has_played_the_page_shows_what_is_played(window, a_day):
    window.show_page("day")
    settled()
    stage = window.page.stage
    image = stage.grab().toImage()
    inks = {image.pixel(x, image.height() // 2) for x in range(image.width())}
    assert stage.isVisible() and stage.height() > 120 and len(inks) > 50


def test_whoever_played_last_finds_the_own_name_and_days(window, a_day, store):
    for day in boards()[1:3]:
        attempt(store, game_of_the_day(day), "Mira")
    window.resize(1280, 800)
    window.show_page("day")
    settled()
    page = window.page
    assert page.who == "Mira" and page.days.text().startswith("2 days played · ")
    attempt(store, a_day, "Jonas")
    window.show_page("day")
    page = window.page
    page.name.setText("Mira")
    settled()
    assert not page.stage.isVisible()
    assert page.beads.isVisible() and not [one for one in page.bar.buttons if "result" in one.text()]
    # A bead for each of the days, and rings for the others.
    grown = page.grab().toImage().devicePixelRatio()
    room = QRect(page.beads.mapTo(page, QPoint()), page.beads.size())
    image = page.grab(room).toImage()
    inks = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert grown == 1 and len(inks) > 3


def test_the_result_is_given_to_others_by_whoever_has_finished_it_alone(window, a_day, store, qtbot):
    attempt(store, a_day, "Mira")
    window.show_page("day")
    page = window.page
    page.name.setText("Jonas")
    assert not [one for one in page.bar.buttons if one.text() == "Copy the result"]
    page.name.setText("Mira")
    next(one for one in page.bar.buttons if one.text() == "Copy the result").press()
    data = QGuiApplication.clipboard().mimeData()
    lines = data.text().splitlines()
    assert lines[0] == "Game of the day, 28 November 2026" and lines[1].startswith("Hamsterdam: Place ")
    assert len(lines) == 4 and lines[3].split()[:-1] == ["·"] * 13 and lines[3].split()[-1] in result_card.MEDALS
    assert QImage(data.imageData()).size() == SIZE
    assert "It gives nothing away" in "\n".join(told(page.bar))


def test_a_second_try_is_given_to_nobody(window, a_day, store):
    attempt(store, a_day, "Mira", is_finished=False)
    attempt(store, a_day, "Mira")
    window.show_page("day")
    assert window.page.is_told and not [one for one in window.page.bar.buttons if one.text() == "Copy the result"]


def test_another_language_leaves_the_name_that_was_typed(window, a_day):
    window.show_page("day")
    QTest.keyClicks(window.page.name, "Grandma")
    window.set_settings(window.settings._replace(language="de"))
    settled()
    assert window.page.who == "Grandma" and window.page.title.text() == "Spiel des Tages, 28. November 2026"
    QTest.keyClick(window.page.name, Qt.Key.Key_Escape)
    assert window.page is window.start


def test_the_beads_are_heard(window, a_day, store):
    attempt(store, a_day, "Mira")
    window.show_page("day")
    place = days_of(store, "Mira")[0].place
    assert f"28 November 2026: {place}." in window.page.beads.accessibleName()


def test_the_result_of_a_game_with_shared_luck_leads_to_nothing_that_could_be_sent(window, a_day, qtbot):
    window.begin(window.library.begin(a_day.match(), a_day.players("Mira")))
    window.show_game()
    play_to_the_end(window.session.match)
    window.session._interrupt()
    window.session.proceed()
    qtbot.waitUntil(lambda: bool(window.findChildren(GameOverOverlay)))
    links = {one.text() for sheet in window.findChildren(GameOverOverlay) for one in sheet.findChildren(Link)}
    assert "Story" in links and not links & {page.text for page in feature.pages_of_results()}


def test_what_is_sent_tells_the_result_and_nothing_of_the_luck(window, a_day, store):
    attempt(store, a_day, "Mira")
    record = attempts_at(window.library, a_day)[0].record
    said = result_card.lines(a_day, record, days_of(store, "Mira"))
    assert a_day.seed not in said and "Mira" not in said
    figures = {title: count for tally in record.tallies if tally.seat == 0 for title, count in tally.counts.items()}
    told_of = [part for part in figures if f"{part}: {figures[part]}" in said]
    assert set(told_of) == {*find("hamsterdam").decided_by}


def test_it_is_saved_as_a_picture(window, a_day, store, tmp_path):
    attempt(store, a_day, "Mira")
    window.show_page("day")
    next(one for one in window.page.bar.buttons if "picture" in one.text()).press()
    dialog = next(one for one in window.findChildren(QFileDialog) if one.isVisible())
    assert Path(dialog.selectedFiles()[0]).name == "Game of the day 28 November 2026.png"
    dialog.fileSelected.emit(str(tmp_path / "Grandma"))
    dialog.reject()
    image = QImage(str(tmp_path / "Grandma.png"))
    assert image.size() == SIZE and len({image.pixel(x, 300) for x in range(0, 1200, 7)}) > 20


def test_at_the_end_the_comparison_is_that_of_the_day_and_is_kept(window, a_day, store, qtbot):
    window.show_page("day")
    QTest.keyClicks(window.page.name, "Mira")
    QTest.keyClick(window.page.name, Qt.Key.Key_Return)
    session = window.session
    qtbot.waitUntil(lambda: session.asked_seat == 0)
    play_to_the_end(session.match)
    session._interrupt()
    session.proceed()
    qtbot.waitUntil(lambda: "Now you may compare" in window.notice.text)
    QTest.mouseClick(window.notice.findChildren(Button)[0], Qt.MouseButton.LeftButton)
    assert window.page.challenge == a_day and window.page.is_told
    assert window.page.days.text().startswith("1 day played · ")
    assert challenges.kept() == {}  # it can always be made again


@pytest.mark.parametrize("scale", some_of([100, 130, 200], lambda scale: scale != 130))
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_no_words_are_cut_off(window, a_day, store, scale, language):
    for day in boards():
        attempt(store, game_of_the_day(day), "Mira")
    window.resize(1280, 760)
    window.set_settings(window.settings._replace(text_scale=scale, language=language))
    settled()
    window.show_page("day")
    settled()
    assert cut_off(window.page) == []
