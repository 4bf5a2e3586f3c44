"""Positions of real tables: what is asked, and their form in a set-up."""

import pytest

from hamster_table.engine import Match, position
from hamster_table.engine.catalogue import games
from hamster_table.engine.hamsterdam.position import ENTRY as DAMS
from hamster_table.engine.hamsterrolle.position import ENTRY as WHEEL
from hamster_table.engine.i18n import InputError
from hamster_table.engine.position import Field
from hamster_table.engine.run_hamster_run.position import ENTRY as BELT
from hamster_table.engine.storage.save_file import pack, unpack

FIELDS = [
    Field(key="round", label="Round", usual=1, least=1, most=9),
    Field(key="place", label="Place", usual="belt", choices={"belt": "on the belt", "pit": "in the pit"}),
    Field(key="strip", label="Strip", usual=5, least=1, most=10, when={"place": ("belt",)}),
    Field(key="lane", label="Lane", usual=2, least=1, most=5, when={"strip": (5, 6)}),
]


def test_what_depends_on_something_that_is_not_asked_is_not_asked():
    assert [one.key for one in position.asked(FIELDS, {"strip": 5})] == ["round", "place", "strip", "lane"]
    assert [one.key for one in position.asked(FIELDS, {"strip": 4})] == ["round", "place", "strip"]
    assert [one.key for one in position.asked(FIELDS, {"place": "pit", "strip": 5})] == ["round", "place"]


def test_the_form_has_what_is_asked_and_nothing_else():
    assert position.written(FIELDS, {"place": "pit", "strip": 7, "lane": 1}) == "round=1 place=pit"
    text = "round=3 place=belt strip=6 lane=1"
    assert position.written(FIELDS, position.read(FIELDS, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "round=3 place=pit ",
        "place=pit round=3",
        "round=3",
        "round=3 place=pit strip=4",
        "round=10 place=pit",
        "round=03 place=pit",
        "round=\u0663 place=pit",
        "round=-1 place=pit",
        "round=3 place=sea",
        "round=3 place=pit speed=1",
        "round=3 round=3 place=pit",
        "round=3=4 place=pit",
    ],
)
def test_what_is_not_exactly_a_form_is_refused(text):
    with pytest.raises(InputError):
        position.read(FIELDS, text)


@pytest.mark.parametrize(("id", "entry"), [("hamsterdam", DAMS), ("hamsterrolle", WHEEL), ("run-hamster-run", BELT)])
def test_the_usual_values_lack_only_what_nobody_can_guess(id, entry):
    game = games()[id]
    for seats in game.seats:
        table = game.setup(seats=seats)
        fields = entry.fields(table)
        said = {one.refusal.reason for one in position.problems(entry, table, position.usual(fields))}
        assert said <= {"entered-specials"}


@pytest.mark.parametrize("id", games())
def test_files_of_games_that_begin_at_their_beginning_have_no_position(id):
    assert "position" not in Match.new(id, 2, seed="1").setup.chosen()


def test_a_file_with_a_position_that_cannot_be_is_refused():
    game = games()["run-hamster-run"]
    fields = BELT.fields(game.setup(seats=2))
    fine = Match.new(game, 2, {"position": position.written(fields, {"speed": 1})}, seed="1")
    assert unpack(pack(fine)).match.digest == fine.digest
    with pytest.raises(InputError, match="RR-40"):
        Match.new(game, 2, {"position": position.written(fields, {"speed": 9})}, seed="1")
    with pytest.raises(ValueError, match="position"):
        Match.new("hamsterrolle", 2, {"position": position.written(fields, {})}, seed="1")
