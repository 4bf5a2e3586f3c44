"""Challenges: what is in a file, what a bad one leads to, whose games are attempts, and the same luck for all."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.shared_luck import is_shared
from hamster_table.engine.storage import rows
from hamster_table.engine.storage.annotations import Branched, written
from hamster_table.engine.storage.save_file import PlayerInfo, SaveError
from hamster_table.engine.storage.session_store import Store
from hamster_table.features.challenges import challenge_file
from hamster_table.features.challenges.attempts import attempted, attempts
from hamster_table.features.challenges.challenge_file import SENTENCES, ChallengeError, challenge_of
from tests.engine.storage.test_save_file import spaced
from tests.features.challenges.challenging import SEATS, a_challenge, attempt, play_to_the_end


@pytest.fixture
def store(tmp_path):
    opened = Store(tmp_path / "sessions.sqlite3")
    yield opened
    opened.close()


def test_a_challenge_is_the_same_after_writing_and_reading_it(tmp_path):
    challenge = a_challenge(adjacent="diagonal")
    challenge_file.write(challenge, tmp_path / "a.hamster-challenge")
    read = challenge_file.read(tmp_path / "a.hamster-challenge")
    assert read == challenge and read.key == challenge.key
    assert read.setup == {"adjacent": "diagonal"} and read.seat == 1 and read.title == "Sunday"


def test_a_file_says_which_temper_its_computer_players_have():
    challenge = a_challenge(temper="bold")
    read = challenge_file.unpack(challenge_file.pack(challenge))
    assert read == challenge and read.temper == "bold" and b"temper" not in challenge_file.pack(a_challenge())
    with pytest.raises(ChallengeError):
        challenge_file.unpack(challenge_file.pack(challenge).replace(b'"bold"', b'"mild"'))


def test_a_file_that_somebody_has_written_by_hand_is_read():
    form = {"hamster_challenge": 1, "game": "hamsterrolle", "rules": 1, "seed": "tea", "seats": [
        {"kind": "person", "name": "whoever"}, {"kind": "sharp", "name": "Nut\u202emeg"}]}  # fmt: skip
    form["rules"] = a_challenge("hamsterrolle").rules
    challenge = challenge_file.unpack(json.dumps(form, indent=2).encode())
    assert [one.kind for one in challenge.seats] == ["person", "sharp"] and challenge.seats[1].name == "Nutmeg"
    assert challenge.setup == challenge.match().setup.chosen()
    assert "whoever" not in [one.name for one in challenge.players("Mira")]


def test_white_space_is_no_damage():
    challenge = a_challenge(title="a  title")
    for one in spaced(challenge_file.pack(challenge)):
        assert challenge_file.unpack(one) == challenge


def test_every_code_of_a_file_is_documented():
    page = (Path(__file__).parents[3] / "docs" / "file_format.md").read_text("utf-8")
    assert all(f"`{code}`" in page for code in SENTENCES)


GOOD = json.loads(challenge_file.pack(a_challenge()))
COMPUTERS = [{"name": "Nutmeg", "kind": "steady"}, {"name": "Clover", "kind": "whim"}]


@pytest.mark.parametrize(
    "changed, code",
    [
        ({"hamster_challenge": 2, "seeds": 3}, "newer"),
        ({"seats": COMPUTERS}, "one-person"),
        ({"seats": [{"name": "", "kind": "person"}] * 2}, "one-person"),
        ({"game": "chess"}, "no-game"),
        ({"game": "hamsterdam", "rules": a_challenge("hamsterdam").rules}, "set-up"),
        ({"rules": 999}, "newer-rules"),
        ({"setup": {"adjacent": "round the corner"}}, "set-up"),
        ({"setup": {"tea": "green"}}, "set-up"),
    ],
)
def test_a_bad_file_is_one_sentence(changed, code):
    with pytest.raises(SaveError) as error:
        challenge_file.unpack(json.dumps(GOOD | changed).encode())
    assert error.value.code == code and "{" not in str(error.value)


@pytest.mark.parametrize(
    "changed, key",
    [
        ({"hamster_challenge": "1"}, "hamster_challenge is not what"),
        ({"hamster_challenge": 0}, "hamster_challenge is not what"),
        ({"command": "rm"}, "command means nothing"),
        ({"\x1b[2J`": "rm"}, "[2J means nothing"),
        ({"seed": ""}, "seed is not what"),
        ({"seed": 7}, "seed is not what"),
        ({"title": "t" * 61}, "title is not what"),
        ({"temper": "mild"}, "temper is not what"),
        ({"seats": []}, "seats is not what"),
        (
            {"seats": [{"name": "a", "kind": "program:sh"}, {"name": "b", "kind": "person"}]},
            "seats[0].kind is not what",
        ),
        ({"seats": [COMPUTERS[0], {"kind": "person"}]}, "seats[1].name is missing"),
        ({"seats": [COMPUTERS[0], {"name": "", "kind": "person", "hat": "red"}]}, "seats[1].hat means nothing"),
    ],
)
def test_a_slip_of_whoever_writes_a_file_by_hand_is_named(changed, key):
    with pytest.raises(ChallengeError) as error:
        challenge_file.unpack(json.dumps(GOOD | changed, indent=1).encode())
    assert error.value.code == "mistake" and key in str(error.value) and str(error.value).isprintable()


def test_what_is_missing_is_named_and_so_is_the_line_that_is_no_json():
    content = json.dumps(GOOD, indent=1)
    for wrong, key in (
        (json.dumps({key: one for key, one in GOOD.items() if key != "seed"}), "seed is missing"),
        (content.replace(",", "", 1), "it is no JSON from line 3 on"),
        (content.replace("\n", "\n\udce9", 1), "it is no JSON from line 2 on"),
        ('["hamster_challenge"]', "it is no JSON object"),
        ('{"hamster_challenge": 1, "a": ' + "[" * 100_000, "it is no JSON object"),
    ):
        with pytest.raises(ChallengeError) as error:
            challenge_file.unpack(wrong.encode(errors="surrogateescape"))
        assert key in str(error.value)


@pytest.mark.parametrize("content", [b"", b"tea", b"[]", b"\xff", b"[" * 100_000, b'{"a":' * 9_000, b" " * 300_000])
def test_bytes_that_are_no_challenge_are_one_sentence(content):
    with pytest.raises(SaveError, match=SENTENCES["no-challenge"]):
        challenge_file.unpack(content)


def test_a_file_that_cannot_be_read_or_written_is_one_sentence(tmp_path):
    for path, code in ((tmp_path / "none", "missing"), (tmp_path, "no-file"), ("\0", "missing")):
        with pytest.raises(SaveError) as error:
            challenge_file.read(tmp_path / path)
        assert error.value.code == code
    with pytest.raises(SaveError) as error:
        challenge_file.write(a_challenge(), tmp_path / "none" / "a.hamster-challenge")
    assert error.value.code == "no-folder"


def test_chance_is_the_same_for_everybody_whatever_they_choose():
    """The n-th draw of a stream: rolls, and not who makes them."""

    def rolls(seed):
        match, chosen = a_challenge("hamsterdam").match(), random.Random(seed)
        play_to_the_end(match, chosen.choice)
        drawn = {}
        for n, (seat, action) in enumerate(match.ledger):
            if seat == CHANCE and (stream := match.state_at(n).agenda[-1].stream) == "roll":
                drawn.setdefault(stream, []).append(action)
        return drawn["roll"], [action for seat, action in match.ledger if seat != CHANCE]

    (mine, my_choices), (hers, her_choices) = rolls("Mira"), rolls("Edda")
    both = min(len(mine), len(hers))
    assert my_choices != her_choices and both > 5 and mine[:both] == hers[:both]
    assert is_shared(a_challenge().match().seed)


def test_games_that_began_as_the_challenge_does_are_its_attempts(store):
    challenge = a_challenge()
    ids = [attempt(store, challenge, name) for name in ("Mira", "Jonas")]
    ids.append(attempt(store, challenge, "Edda", is_finished=False))
    ids.append(attempt(store, challenge, " mIra "))
    for other in (
        a_challenge(seed="8"),
        a_challenge(adjacent="diagonal"),
        a_challenge(temper="each"),
        a_challenge(seats=(PlayerInfo("Nutmeg", "sharp"), *SEATS[1:])),
        a_challenge(seats=(SEATS[1], SEATS[0], SEATS[2])),
    ):
        assert other.key != challenge.key
        attempt(store, other, "Rusty")
    found = attempts(store, challenge)
    assert [(one.id, one.name, one.number, one.record is not None) for one in found] == [
        (ids[0], "Mira", 1, True), (ids[1], "Jonas", 1, True), (ids[2], "Edda", 1, False), (ids[3], "mIra", 2, True)
    ]  # fmt: skip
    assert found[0].record.names[1] == "Mira" and found[0].record.of == ids[0]
    match = challenge.match()
    assert challenge_of(match, challenge.players("Mira"), title=challenge.title).key == challenge.key


def test_a_branch_of_an_attempt_is_none(store):
    challenge = a_challenge()
    match = play_to_the_end(challenge.match())
    notes = written([(3, Branched(match.seed_commitment, "same"))])
    store.begin(match.branch(3, None), challenge.players("Mira"), notes)
    assert attempts(store, challenge) == [] and store.rows_of(challenge.match())
    [game] = store.games()
    assert attempted(store, game.id) is None and game.is_of_challenge


def test_where_nobody_can_have_a_temper_there_is_none():
    whims = (PlayerInfo(""), PlayerInfo("Clover", "whim"))
    assert a_challenge(seats=whims, temper="bold") == a_challenge(seats=whims)
    assert a_challenge("hamsterrolle", seats=SEATS[:2], temper="bold").temper == ""


def test_a_game_with_tempers_that_no_file_can_have_is_no_attempt(store):
    drawn = replace(a_challenge(), temper="bold,careful,spiteful,tricky")
    assert attempted(store, attempt(store, drawn, "Mira")) is None


def test_with_tempers_a_game_leads_to_its_challenge_too(store):
    challenge = a_challenge(temper="each")
    id = attempt(store, challenge, "Mira")
    assert attempted(store, id).key == challenge.key != a_challenge().key and not attempts(store, a_challenge())


def test_a_game_leads_to_the_challenge_at_which_it_is_an_attempt(store):
    challenge = a_challenge(adjacent="diagonal")
    id = attempt(store, challenge, "Mira")
    assert attempted(store, id).key == challenge.key
    nobodys = store.begin(challenge.match(), [PlayerInfo("Nutmeg", "steady")] * 3).id
    usual = store.begin(Match.new("run-hamster-run", 3, seed="7"), challenge.players("Mira")).id
    assert [attempted(store, one) for one in (nobodys, usual)] == [None, None]
    assert [game.is_of_challenge for game in store.games()] == [False, True, True]
    with pytest.raises(SaveError):
        attempted(store, usual + 1)


@pytest.mark.parametrize(("column", "text"), [("seats", "["), ("seats", "[]"), ("setup", "[]")])
def test_a_game_of_which_the_row_makes_no_sense_is_no_attempt(column, text, store):
    """As a mistake of ours, or a forger, would leave it: its checksum fits."""
    challenge = a_challenge()
    id, other = attempt(store, challenge, "Mira"), attempt(store, challenge, "Jonas")
    rows.keep_game(store._database, store.row(id)._replace(**{column: text}))
    assert attempted(store, id) is None and attempted(store, other).key == challenge.key
    assert [one.name for one in attempts(store, challenge)] == ["Jonas"]


@pytest.mark.parametrize("notes", ["", "tea", "7", "[7]", "[[7]]", "[[7,8]]", '[[1,{"event":"StoodIn","seat":1}]]'])
def test_other_notes_make_no_branch(notes, store):
    challenge = a_challenge()
    store.begin(challenge.match(), challenge.players("Mira"), notes)
    assert len(attempts(store, challenge)) == 1
