"""The list of kept games: what each is called, how it stands in words, and what a search finds."""

import unicodedata
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QListView

from hamster_table.engine.catalogue import games
from hamster_table.engine.game import Standing
from hamster_table.engine.game_records import Record
from hamster_table.engine.match import Match
from hamster_table.engine.storage.rows import KeptGame
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.items.library_model import LibraryModel
from hamster_table.models.items.table_model import RECORD_ROLE
from hamster_table.models.relative_time import when
from hamster_table.models.storage.summary import Summary, summary_of

NOW = datetime.now(UTC).replace(microsecond=0)
MIRA, JONAS, PIP = PlayerInfo("Mira"), PlayerInfo("Jonas"), PlayerInfo("Pip", "sharp")


def kept(id, game="hamsterdam", title="", players=(MIRA, PIP), is_over=False, away="", played=NOW):
    return KeptGame(id, game, title, players, 12, played.isoformat(), is_over, away)


THREE = (
    kept(3, title="Sunday evening"),
    kept(2, "run-hamster-run", players=(MIRA, JONAS), is_over=True),
    kept(1, "hamsterrolle", players=(JONAS, PIP)),
)


@pytest.fixture
def model():
    made = LibraryModel()
    made.set_games(THREE)
    return made


def ids(model):
    return [game.id for game in model.rows]


def line(model, row):
    return model.index(row, 0).data(RECORD_ROLE)


def heard(model, row):
    return model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_model_keeps_the_contract_of_qt(qtmodeltester, model):
    model.learn(3, Summary("Round 6", "Mira to choose"))
    model.search("mira")
    model.search("")
    model.set_games((THREE[0], replace(THREE[2], title="Rematch")))
    qtmodeltester.check(model)


def test_a_game_is_called_by_its_own_name_or_by_its_game(model):
    assert [model.index(row, 0).data() for row in range(3)] == ["Sunday evening", "Run, Hamster, Run!", "Hamsterrolle"]
    model.set_games((replace(THREE[0], title=""), *THREE[1:]))
    assert model.index(0, 0).data() == "Hamsterdam"


def test_each_row_is_heard_as_whole_sentences(model):
    time = NOW.astimezone().strftime("%H:%M")
    model.learn(3, Summary("Round 6", "Mira to choose"))
    assert heard(model, 0) == (
        "Sunday evening, a game of Hamsterdam. Round 6, Mira to choose. Players: Mira, Pip (computer). "
        f"Last played today {time}."
    )
    assert heard(model, 1) == (
        f"A finished game of Run, Hamster, Run!. Players: Mira, Jonas. Last played today {time}."
    )


def test_a_deleted_game_says_until_when_it_can_be_brought_back(model):
    away = datetime(2026, 11, 22, 12, tzinfo=UTC)
    model.set_games([kept(3, away=away.isoformat())])
    assert line(model, 0).when == "until 22 Dec 2026"
    assert heard(model, 0).endswith("Deleted; it can be restored until 22 Dec 2026.")


def test_a_game_that_is_not_in_the_box_is_listed_and_says_so(model):
    model.set_games([kept(9, "burrow")])
    assert line(model, 0).title == "burrow" and "not installed" in heard(model, 0)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", [3, 2, 1]),
        ("sunday", [3]),
        ("HAMSTERROLLE", [1]),
        ("jonas", [2, 1]),
        ("jonas run", [2]),
        ("jónas", [2, 1]),
        ("nobody", []),
        ("<b>", []),
    ],
)
def test_a_search_finds_names_games_and_people(model, words, found):
    model.search(words)
    assert ids(model) == found
    assert model.count == 3
    model.search("")
    assert ids(model) == [3, 2, 1]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("mira has won", [2]),
        ("MIRA won run", [2]),
        ("jonas has won", []),
        ("mira", [3, 2]),
        ("won hamsterdam", []),
        ("has", []),
        ("won", []),
    ],
)
def test_a_search_finds_who_has_won(model, words, found):
    ended = Record("run-hamster-run", NOW.isoformat(), ("Mira", "Jonas"), ("person",) * 2, (1, 2), (0,), 9, of=2)
    model.set_games(THREE)
    model.search(words)
    model.set_records([ended])
    assert ids(model) == found
    model.search("")
    assert ids(model) == [3, 2, 1]
    model.search(words)
    assert ids(model) == found


WORDS = st.lists(
    st.sampled_from(["Mira", "mi", "ÇAĞLA", "cag", "Sun day", "ß", "ss", "ﬁn", "e\u0301", "rolle", " ", "x"])
)
SOME_TEXT = WORDS.map(" ".join) | st.text(max_size=4)
PEOPLE = st.lists(SOME_TEXT.map(PlayerInfo), min_size=1, max_size=3).map(tuple)
SOME = st.tuples(st.sampled_from(["hamsterdam", "hamsterrolle", "burrow"]), SOME_TEXT, PEOPLE)


@given(st.lists(SOME, max_size=6), SOME_TEXT)
def test_a_search_finds_what_looking_through_all_texts_finds(described, words):
    def plain(text):
        letters = unicodedata.normalize("NFKD", text.casefold())
        return "".join(letter for letter in letters if not unicodedata.combining(letter))

    model, found = LibraryModel(), []
    model.set_games([kept(id, *one) for id, one in enumerate(described)])
    for id, (game, title, players) in enumerate(described):
        kind = games()[game].title if game in games() else game
        text = plain(" ".join((title or kind, kind, *(player.name for player in players))))
        found += [id] if all(word in text for word in plain(words).split()) else []
    model.search(words)
    assert ids(model) == found


def test_of_many_games_only_lines_that_somebody_looks_at_are_made(model, monkeypatch, qtbot):
    made = []
    monkeypatch.setattr(model, "line", lambda game: made.append(game.id) or LibraryModel.line(model, game))
    view = QListView()
    qtbot.addWidget(view)
    view.setUniformItemSizes(True)
    view.resize(200, 200)
    view.setModel(model)
    view.show()
    model.set_games([replace(THREE[n % 3], id=n) for n in range(10_000)])
    for words in ("m", "mi", "mir", ""):
        model.search(words)
        view.selectionModel().setCurrentIndex(model.index(0, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect)
        view.grab()
    assert model.rowCount() == 10_000 and 0 < len(made) < 1000


def test_summaries_of_what_games_were_before_are_let_go(model):
    for minute in range(5):
        model.set_games([kept(3, played=NOW + timedelta(minutes=minute)), kept(2)])
        model.learn(3, Summary(f"Round {minute}"))
        model.learn(2, Summary("Round 6"))
    assert sorted(one.round for _, one in model._summaries.values()) == ["Round 4", "Round 6"]


def test_accents_need_not_be_typed(model):
    model.set_games([kept(1, players=(PlayerInfo("Çağla"), PIP)), kept(2)])
    model.search("cagla")
    assert ids(model) == [1]


def test_what_was_found_out_stays_until_the_game_goes_on(model):
    model.learn(3, Summary("Round 6", "Mira to choose"))
    model.set_games([kept(3), kept(2)])
    assert line(model, 0).stand == "Round 6 · Mira to choose" and line(model, 1).summary is None
    model.set_games([replace(kept(3), entries=13)])
    assert line(model, 0).summary is None


@pytest.mark.parametrize(
    ("ago", "said"),
    [(timedelta(), "today 20:41"), (timedelta(days=1), "yesterday 20:41"), (timedelta(days=400), "")],
)
def test_moments_are_said_as_one_says_them(ago, said):
    moment = datetime.now().astimezone().replace(hour=20, minute=41, second=0, microsecond=0) - ago
    assert when(moment.isoformat()) == (said or f"{moment.day} {moment.strftime('%b %Y')}")
    for unknown in "long ago", "0001-01-01T00:00:00+14:00":
        assert when(unknown) == unknown


# How a game stands


def test_a_summary_says_the_round_and_whose_move_it_is():
    match = Match.new("run-hamster-run", 2, seed="1")
    assert summary_of(match, ["Mira", "Jonas"]).turn == "dice or draw next"
    while match.waiting != (0, 1):
        seat = match.waiting[0]
        match.play(seat, match.actions(seat)[0]) if seat >= 0 else match.chance()
    summary = summary_of(match, ["Mira", "Jonas"])
    assert summary.words == ("Round 1", "Mira, Jonas to choose")
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, match.actions(seat)[0]) if seat >= 0 else match.chance()
    names = [("Mira", "Jonas")[seat] for seat in match.standing.winners]
    assert summary_of(match, ["Mira", "Jonas"]).turn == (f"{names[0]} has won" if names else "nobody has won")


def test_a_summary_of_a_wheel_says_what_it_does_and_nothing_of_dice():
    match = Match.new("hamsterrolle", 3, {**games()["hamsterrolle"].setup.quick, "spare": "shared"}, seed="1")
    said = {}
    for _ in range(20):
        seat = match.waiting[0]
        if seat < 0:
            said[type(match.state.agenda[-1]).__name__] = summary_of(match, ["Mira", "Jonas", "Ada"]).turn
            match.chance()
        else:
            match.play(seat, match.actions(seat)[0])
    rolling = "the wheel is rolling"
    assert said["AwaitRest"] == rolling and said["ShareOut"] == "the fourth set is being dealt"
    assert [step.says for step in games()["hamsterrolle"].steps if step.stream == "settle"] == [rolling, rolling]
    assert "dice or draw next" not in said.values()


def test_a_summary_holds_what_everybody_may_see_and_nothing_more():
    match = Match.new("run-hamster-run", 2, seed="1")
    while not match.state.sealed:
        seat = match.waiting[0]
        match.play(seat, match.actions(seat)[0]) if seat >= 0 else match.chance()
    summary = summary_of(match, ["Mira", "Jonas"])
    assert summary.view == match.view(None) != match.state


def test_a_finished_game_says_so_before_anybody_has_looked(model):
    assert [line(model, row).stand for row in range(3)] == ["", "finished", ""]


def test_a_row_is_found_by_its_game_as_long_as_it_is_listed(model):
    assert model.row_of(1) == 2 and not model.is_searched
    model.search("sunday")
    assert model.is_searched and (model.row_of(3), model.row_of(1)) == (0, -1)


@pytest.mark.parametrize(
    "winners, said", [((), "nobody has won"), ((1,), "Jonas has won"), ((0, 1), "Mira, Jonas have won")]
)
def test_a_summary_of_a_game_that_is_over_says_who_has_won(winners, said):
    match = Match.new("run-hamster-run", 2, seed="1")
    match.state.agenda.clear()
    match.game = replace(match.game, standing=lambda state: Standing((1, 1), (0, 0), winners))
    assert summary_of(match, ["Mira", "Jonas"]).turn == said
