"""Stickers: what each is for, that it can be earned, and how they are shown."""

import random
import time
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.catalogue import find
from hamster_table.engine.game_records import Achieved, Record
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.tallies import Luck, Tally
from hamster_table.features.records.sitting import guests
from hamster_table.features.records.stickers import earned, new_with, seated, stickers
from hamster_table.features.records.stickers_page import (
    DISC,
    TALL,
    WIDE,
    WORDS,
    StickersPage,
    new_words,
    said_of,
    title_of,
)
from hamster_table.system import resources
from hamster_table.views import feature
from hamster_table.views.art.theme import font, px
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.controls import Choice
from tests.amounts import some_of
from tests.at_once import play_to_the_end
from tests.views.cut_off import cut_off, settled

GAMES = ("hamsterdam", "hamsterrolle", "run-hamster-run")
DAM, WHEEL, RUN = GAMES
BY_KEY = {one.key: one for one in stickers()}


def game(
    id=RUN,
    place=1,
    others=(2,),
    counts=None,
    *,
    kinds=("person",),
    luck=None,
    feats=(),
    ended="2026-11-28T19:00:00Z",
    of=0,
):
    """A game of Mira's, on the first seat; the others sit behind her."""
    places = (place, *others)
    winners = tuple(seat for seat, one in enumerate(places) if one == 1)
    names = ("Mira", "Jonas", "Edda", "Tom", "Ada")[: len(places)]
    kinds = (*kinds, *["person"] * len(places))[: len(places)]
    tallies = (Tally(0, {} if counts is None else counts, luck or Luck()),)
    return Record(id, ended, names, kinds, places, winners, 5, tallies, feats, of)


def lost(id=RUN, **more):
    return game(id, 2, (1,), **more)


EARNED = {
    "first": [lost()],
    "pupil": [replace(lost(), is_taught=True)],
    "won": [game()],
    "ten": [lost()] * 10,
    "fifty": [lost()] * 50,
    "hundred": [lost()] * 100,
    "ten-won": [game()] * 10,
    "all": [lost(id) for id in GAMES],
    "all-won": [game(id) for id in GAMES],
    "row": [lost(), game(), game(), game()],
    "back": [lost(), game()],
    "day": [lost(ended=f"2026-11-28T{hour}:00:00Z") for hour in (17, 18, 19)],
    "full": [game(place=4, others=(1, 2, 3))],
    "tie": [game(others=(1,))],
    "sharp": [game(place=2, others=(1, 3), kinds=("person", "person", "sharp"))],
    "master": [game(place=2, others=(1, 3), kinds=("person", "person", "master"))],
    "dam": [game(DAM)],
    "dam-ten": [game(DAM)] * 10,
    "dry": [game(DAM, counts={"In town": 0, "Breaches": 1})],
    "whole": [game(DAM, counts={"In town": 1, "Breaches": 0})],
    "stopped": [lost(DAM, counts={"Stopped": 70})],
    "specials": [lost(DAM, counts={"Specials": 12})],
    "crowd": [lost(DAM, counts={"Hamsters": 13})],
    "four-dams": [game(DAM, others=(2, 3, 4))],
    "spared": [lost(DAM, luck=Luck(((1, 2),) * 6, 6))],
    "run": [game(RUN)],
    "run-ten": [game(RUN)] * 10,
    "five": [game(RUN, others=(2, 3, 4, 5))],
    "pushes": [lost(RUN, counts={"Pushes": 3})],
    "bites": [lost(RUN, counts={"Bites": 3})],
    "throws": [lost(RUN, counts={"Throws": 2})],
    "climbs": [lost(RUN, counts={"Climbs": 2})],
    "rests": [lost(RUN, counts={"Rests": 15})],
    "peace": [game(RUN, counts={"Rests": 1})],
    "rounds": [lost(RUN, counts={"Rounds in play": 20})],
    "clover": [lost(RUN, luck=Luck(((1, 2),) * 4, 4))],
    "wheel": [game(WHEEL)],
    "wheel-ten": [game(WHEEL)] * 10,
    "steady": [game(WHEEL, counts={"Fallen": 0, "Built": 7})],
    "tower": [lost(WHEEL, feats=(Achieved("tower", 4, (0,), 3),))],
    "daring": [lost(WHEEL, feats=(Achieved("daring", 90, (0,), 3),))],
    "soaked": [lost(DAM, counts={"In town": 10})],
    "breakfast": [lost(RUN, counts={"Rounds in play": 3})],
    "timber": [lost(WHEEL, feats=(Achieved("cascade", 6, (0,), 3),))],
    "alone": [lost(ended="2026-11-28T02:00:00")],
}
"""For each sticker the games that just earn it."""


def of_mira(games):
    return earned(seated(reversed(games)).get("mira", []))


def test_there_are_as_many_as_are_told_here_and_each_is_drawn():
    assert {*EARNED} == {one.key for one in stickers()} and len(EARNED) == len(stickers()) >= 40
    assert all(resources.read("pieces", f"{one.drawing}.svg") for one in stickers())
    assert len({one.title for one in stickers()}) == len({one.drawing for one in stickers()}) == len(stickers())


@pytest.mark.parametrize("key", EARNED)
def test_each_is_earned_by_what_it_says_and_by_the_last_of_these_games(key):
    games = EARNED[key]
    assert of_mira(games)[key] is games[-1]
    assert key not in of_mira(games[:-1])


@pytest.mark.parametrize(
    ("key", "short"),
    [
        ("dry", game(DAM, counts={"In town": 1})),
        ("dry", lost(DAM, counts={"In town": 0})),
        ("whole", game(DAM, counts={"Breaches": 1})),
        ("stopped", lost(DAM, counts={"Stopped": 69})),
        ("peace", game(RUN, counts={"Bites": 1})),
        ("steady", game(WHEEL, counts={"Fallen": 1})),
        ("tower", lost(WHEEL, feats=(Achieved("tower", 3, (0,), 3),))),
        ("tower", lost(WHEEL, feats=(Achieved("tower", 4, (1,), 3),))),
        ("sharp", game(place=3, others=(1, 2), kinds=("person", "person", "sharp"))),
        ("tie", game()),
        ("full", game(others=(2, 3, 4), kinds=("person", "whim"))),
        ("breakfast", game(counts={"Rounds in play": 3})),
        ("tie", game(WHEEL, others=(3, 1, 3))),
        ("spared", lost(DAM, luck=Luck(((1, 2),) * 4, 4))),
        ("alone", lost(ended="2026-11-28T12:00:00")),
        ("alone", lost(ended="long ago")),
    ],
)
def test_what_falls_short_of_it_earns_nothing(key, short):
    assert key not in of_mira([short])


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="a program cannot be told there where it is")
def test_a_day_is_that_of_the_clock_on_the_wall(monkeypatch):
    monkeypatch.setenv("TZ", "Pacific/Auckland")  # thirteen hours ahead in November
    time.tzset()
    same_day = [lost(ended=f"2026-11-{moment}:00:00Z") for moment in ("27T12", "27T23", "28T05")]
    two_days = [lost(ended=f"2026-11-27T{hour}:00:00Z") for hour in ("09", "10", "12")]
    found = "day" in of_mira(same_day), "day" in of_mira(two_days)
    monkeypatch.undo()
    time.tzset()
    assert found == (True, False)


def test_a_game_of_before_that_counted_nothing_earns_nothing_by_that():
    nothing = Record(DAM, "2026-01-01T00:00:00Z", ("Mira", "Jonas"), ("person",) * 2, (1, 2), (0,), 4)
    assert not {"dry", "whole", "steady", "peace", "breakfast"} & {*of_mira([nothing])}


def test_a_game_from_an_entered_position_earns_nothing_and_stops_no_row():
    row = [game(of=4), game(of=3), replace(game(of=2), is_entered=True), game(place=2, others=(1,), of=1)]
    assert new_with(row, 2) == [] and "row" not in earned(seated(row)["mira"])
    assert "won" in earned(seated(row)["mira"]) and earned(seated(row[2:3])["mira"]) == {}
    assert "First win" in [one.title for name, one in new_with(row, 3) if name == "Mira"]


def test_of_two_people_of_one_name_in_a_game_nobody_knows_who_is_meant():
    twins = Record(RUN, "2026-11-28T19:00:00Z", ("Mira", "mira"), ("person",) * 2, (2, 1), (1,), 5)
    assert seated([twins]) == {} and guests([twins]) == []


def test_computer_players_earn_nothing_and_names_are_compared_without_regard_to_letters():
    found = seated([game(kinds=("whim",)), game()])
    assert [*found] == ["mira", "jonas"] and len(found["mira"]) == 1


class Asked(dict):
    """Counts that note what they were asked for."""

    def __init__(self):
        self.titles = set()

    def get(self, title, default=None):
        self.titles.add(title)
        return default


@pytest.mark.parametrize("id", GAMES)
def test_what_is_asked_of_a_game_is_counted_there(id):
    kept = find(id)
    asked = Asked()
    for one in (game(id, counts=asked), lost(id, counts=asked)):
        of_mira([one])
    match = Match.new(kept, 2, {**kept.setup.quick}, seed="1")
    rng = random.Random(1)
    while match.waiting and len(match.ledger) < 900:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, match.state.step.sample(match.state, seat, rng))
    counted = {*kept.tallies(match.story, 2)[0].counts}
    assert asked.titles and asked.titles - counted == set()
    wanted = {one.key for one in kept.feats}
    assert id != WHEEL or {"tower", "daring", "cascade"} <= wanted


def test_a_new_sticker_is_told_with_the_game_that_earned_it_and_with_no_other():
    records = [game(of=3), lost(of=2), lost(of=1)]
    assert {(name, one.key) for name, one in new_with(records, 3)} >= {("Mira", "won"), ("Mira", "back")}
    assert ("Mira", "first") not in {(name, one.key) for name, one in new_with(records, 3)}
    assert new_with(records, 0) == new_with(records, 9) == []
    assert new_words(records, 9) == [] and new_words(records, 3)[0].startswith("New stickers. Mira: First win, ")
    assert feature.praise(records, 3) == new_words(records, 3)


# The page


RECORDS = [game(WHEEL, of=7), lost(DAM, counts={"In town": 12}), lost()]


@pytest.fixture
def page(qtbot):
    made = StickersPage(RECORDS, {7})
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show_person("mira")
    made.show()
    settled()
    return made


def row(key):
    return [one.key for one in stickers()].index(key)


def test_a_secret_is_told_to_whoever_has_done_it_and_to_nobody_else(page):
    assert page.stickers.index(row("soaked"), 0).data() == "Wet fur"
    secret = page.stickers.index(row("timber"), 0)
    spoken = secret.data(Qt.ItemDataRole.AccessibleTextRole)
    assert secret.data() == "A secret" and "six pieces" not in spoken and "Timber" not in spoken
    page.show_person("jonas")
    assert page.stickers.index(row("soaked"), 0).data() == "A secret"


def test_the_arrows_lead_from_one_to_the_next_and_the_bar_to_the_game_that_earned_it(page, qtbot):
    page.list.setFocus()
    QTest.keyClick(page.list, Qt.Key.Key_Home)
    QTest.keyClick(page.list, Qt.Key.Key_Right)
    assert page.list.currentIndex().row() == 1 and page.bar.title.text() == said_of(BY_KEY["won"], RECORDS[0])
    with qtbot.waitSignal(page.opened) as heard:
        page.bar.buttons[-1].press()
    assert heard.args == [7, said_of(BY_KEY["won"], RECORDS[0])]
    QTest.keyClick(page.list, Qt.Key.Key_Left)
    assert [one.text() for one in page.bar.buttons] == ["Back"]  # that game is gone


def test_whose_they_are_is_chosen_at_the_top(page):
    assert page.subtitle.text().startswith("Mira: ") and page.subtitle.text().endswith(f" of {len(stickers())}")
    page.show_person("jonas")
    assert page.subtitle.text().startswith("Jonas: ")


def test_what_is_earned_is_painted_otherwise(page):
    def seen(key):
        page.list.scrollTo(page.stickers.index(row(key), 0))
        return page.list.viewport().grab(page.list.visualRect(page.stickers.index(row(key), 0))).toImage()

    before = seen("wheel"), seen("fifty")
    page.show_person("jonas")
    after = seen("wheel"), seen("fifty")
    assert before[0] != after[0] and before[1] == after[1]


def finished(window):
    match = play_to_the_end(Match.new(RUN, 2, seed="tea"))
    players = PlayerInfo("Mira"), PlayerInfo("Jonas")
    kept = window.library._opened().begin(match, players)
    kept.finish(match, players)
    return kept.id


def test_the_records_lead_there_and_enter_on_to_the_game(window, qtbot):
    finished(window)
    window.show_page("records")
    next(one for one in window.page.bar.buttons if one.text() == "Stickers").press()
    assert isinstance(window.page, StickersPage) and set(window.page.people) == {"mira", "jonas"}
    window.page.list.setFocus()
    QTest.keyClick(window.page.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.page is window.game)


def test_a_way_leads_back_from_the_game_to_the_stickers_of_that_person(window, qtbot):
    finished(window)
    window.show_page("stickers")
    window.page.show_person("jonas")
    window.page.bar.buttons[-1].press()
    qtbot.waitUntil(lambda: window.page is window.game)
    assert "Earned" in window.notice.text
    next(one for one in window.notice.findChildren(Button) if one.text() == "Back to the stickers").press()
    assert isinstance(window.page, StickersPage) and window.page.person == "jonas"
    assert [one.current for one in window.page.findChildren(Choice)] == ["jonas"] and window.notice.isHidden()


def test_where_that_game_cannot_be_opened_it_is_said_why(window, qtbot):
    id = finished(window)
    window.show_page("stickers")
    window.library.delete(id)
    window.page.bar.buttons[-1].press()
    qtbot.waitUntil(lambda: window.notice.text == "This game is no longer saved here.")
    assert isinstance(window.page, StickersPage)


def test_the_result_of_a_game_tells_what_is_new_and_no_other_does(window, qtbot):
    match = Match.new(RUN, 2, seed="tea")
    window.begin(window.library.begin(match, (PlayerInfo("Mira"), PlayerInfo("Jonas"))))
    window.show_game()
    play_to_the_end(window.session.match)
    window.session._interrupt()
    window.session.proceed()
    qtbot.waitUntil(lambda: bool(window.library.records()))
    told = window.game.finale.result().records
    assert [line for line in told if line.startswith("New stickers. Mira: Welcome") and " · Jonas: Welcome" in line]
    assert window.game.finale.result().spoken().count("New stickers") == 1


@pytest.mark.parametrize("scale", some_of([100, 130, 200], lambda scale: scale != 130))
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_no_words_are_cut_off(window, scale, language):
    finished(window)
    window.resize(1280, 760)
    window.set_settings(window.settings._replace(text_scale=scale, language=language))
    settled()
    window.show_page("stickers")
    settled()
    page = window.page
    page.list.setCurrentIndex(page.stickers.index(0, 0))
    settled()
    assert cut_off(page) == []
    # Titles have two lines below their sticker.
    room = QRectF(0, 0, px(WIDE) - 16, px(TALL) - px(DISC) - px(21))
    long = [
        one.key
        for one in stickers()
        if (need := QFontMetricsF(font(14, 800)).boundingRect(room, int(WORDS), title_of(one, True))).height()
        > room.height()
        or need.width() > room.width()
    ]
    assert long == []
