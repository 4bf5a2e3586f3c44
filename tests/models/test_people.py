"""The people of this computer come back as they were; what was known of them before they had a file is taken over."""

import json
import random

import pytest

from hamster_table.models import people, settings
from hamster_table.models.people import FURS, People, Person, load_checked, of_before, save, save_forgetting, sensible
from tests.models.test_settings import mutant

ANNA = Person("Anna", "rust", "bow", "it", 150, True, {"hamsterrolle": "free"})
BO = Person("Bo")
TABLES = {"dam": (("Anna", "person"), ("Nutmeg", "whim")), "wheel": (("Bo", "person"), ("Anna", "person"))}


@pytest.fixture
def file(tmp_path):
    return tmp_path / "of its own" / "people.json"


def test_they_come_back_as_they_were(file):
    assert load_checked(file) == (People(), []) and not file.parent.exists()
    save(People((ANNA, BO), TABLES), file)
    assert load_checked(file) == (People((ANNA, BO), TABLES), [])


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("fur", "pink"),
        ("fur", ["rust"]),
        ("hat", 3),
        ("language", "xx"),
        ("text_scale", 900),
        ("text_scale", "large"),
        ("hears_all", 1),
        ("habits", {"hamsterrolle": 3}),
        ("stars", {"one": 4, "two": "3", "three": -1}),
        ("spent", {"one": [1], "two": 3, "three": [-1, 0], "four": [0, 1001], "five": ["1", 0]}),
    ],
)
def test_one_value_that_cannot_hold_falls_back_alone(key, value):
    form = ANNA._asdict() | {key: value}
    name = form.pop("name")
    found = sensible({"people": {name: form, "": {}, "Bo": {}, "Cy": 3}})
    usual = getattr(BO, key)
    assert found.people == (ANNA._replace(**{key: usual}), BO)


@pytest.mark.parametrize(
    "tables", [[], {"a": []}, {"a": [["Mira"]]}, {"a": [["Mira", 3]]}, {"a": [["x" * 101, "whim"]]}]
)
def test_tables_at_which_nobody_can_sit_are_forgotten(tables):
    assert sensible({"tables": tables}) == People()


def test_a_name_is_found_however_it_is_written_and_only_once():
    known = People((ANNA, BO))
    assert known.find("aNNa") is ANNA and known.find("\u2068Bo\u2069") is BO and known.find("Cy") is None
    assert known.find(" Bo\u200b ") is BO
    other = BO._replace(name="anna")
    assert known.with_person(other).people == (other, BO)
    assert sensible({"people": {"Anna": {"fur": "rust"}, "ANNA": {}}}).people == (Person("Anna", "rust"),)


def test_who_gets_another_name_sits_where_they_sat():
    known = People((ANNA, BO), TABLES).with_person(ANNA._replace(name="Anne"), "Anna")
    assert [one.name for one in known.people] == ["Anne", "Bo"]
    assert known.tables == {
        "dam": (("Anne", "person"), ("Nutmeg", "whim")),
        "wheel": (("Bo", "person"), ("Anne", "person")),
    }


def test_who_is_forgotten_stands_in_no_file(file):
    other = file.with_name("settings.json")
    for n in range(4):
        save(People((ANNA, BO), TABLES).with_table(f"{n}", (("Anna", "person"),)), file)
        settings.save(settings.Settings(text_scale=100 + n), other)
    for _ in range(2):
        file.write_text('{"people": {"Anna": {}')
        load_checked(file)
    assert len([*file.parent.glob("people.json.unreadable*")]) == 2
    other.with_name("settings.json.unreadable").write_text("by hand")
    save_forgetting(People((ANNA, BO), TABLES).without("ANNA"), file, other)
    assert [one.name for one in sorted(file.parent.iterdir())] == [
        "people.json",
        "settings.json",
        "settings.json.unreadable",
    ]
    assert "Anna" not in file.read_text() and load_checked(file)[0].find("Bo") == BO
    assert load_checked(file)[0].table_of("dam") == (("", "person"), ("Nutmeg", "whim"))


def test_a_habit_is_kept_for_who_is_known_and_for_no_guest():
    known = People((ANNA, BO)).with_habit("bo", "wheel", "free").with_habit("Guest", "wheel", "free")
    assert known.habits_of("wheel") == {"Bo": "free"} and known.habits_of("hamsterrolle") == {"Anna": "free"}
    for n in range(30):
        known = known.with_habit("Bo", f"{n}", "x")
    assert [*known.find("Bo").habits] == [f"{n}" for n in range(10, 30)]


def test_stars_are_those_of_the_first_time_and_of_who_is_known(file):
    known = People((ANNA, BO)).with_stars("bo", "one", 2).with_stars("Bo", "one", 3).with_stars("Guest", "one", 3)
    assert [one.stars for one in known.people] == [{}, {"one": 2}]
    save(known, file)
    assert load_checked(file) == (known, [])
    for n in range(1100):
        known = known.with_stars("Bo", f"{n}", 0)
    assert len(known.find("Bo").stars) == 1000 and "1099" in known.find("Bo").stars


def test_what_was_spent_is_kept_until_the_stars_are_won(file):
    known = People((ANNA, BO)).with_spent("bo", "one", (1, 0)).with_spent("Bo", "one", (1, 2))
    known = known.with_spent("Bo", "two", (0, 1)).with_spent("Guest", "one", (1, 0))
    assert [one.spent for one in known.people] == [{}, {"one": (1, 2), "two": (0, 1)}]
    save(known, file)
    assert load_checked(file) == (known, [])
    known = known.with_stars("Bo", "one", 1).with_spent("Bo", "one", (2, 2))
    assert known.find("Bo").spent == {"two": (0, 1)}


def test_who_sits_alone_at_puzzles_does_not_stand_in_for_a_game():
    known = People((ANNA,), TABLES).with_table("puzzles", (("Anna", "person"),))
    assert known.table_of("belt") == TABLES["wheel"] and known.table_of("puzzles") == (("Anna", "person"),)
    assert known.with_table("puzzles", ()) == People((ANNA,), TABLES)


def test_who_sat_where_stands_in_for_a_game_that_is_new():
    known = People((), TABLES)
    assert known.table_of("dam") == TABLES["dam"] and known.table_of("belt") == TABLES["wheel"]
    assert People().table_of("dam") == ()


def test_the_oldest_make_room():
    known = People()
    for n in range(130):
        known = known.with_person(Person(f"{n}"))
    assert [one.name for one in known.people] == [f"{n}" for n in range(30, 130)]


def test_a_new_person_has_a_fur_of_their_own():
    known, furs = People(), []
    for n in range(len(FURS)):
        person = known.new_person()._replace(name=f"{n}")
        furs.append(person.fur)
        known = known.with_person(person)
    assert furs == [*FURS]


def test_what_a_newer_version_knows_of_them_is_kept(file):
    save(People((ANNA, BO)), file)
    found = json.loads(file.read_text())
    found["people"]["Anna"]["shoes"] = "red"
    file.write_text(json.dumps(found | {"clubs": ["A"]}))
    save(load_checked(file)[0].without("Bo"), file)
    found = json.loads(file.read_text())
    assert found["clubs"] == ["A"] and found["people"]["Anna"]["shoes"] == "red" and "Bo" not in found["people"]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 60_000, b" " * 70_000])
def test_an_unreadable_file_is_put_aside_and_told_of(file, content):
    file.parent.mkdir()
    file.write_bytes(content)
    assert load_checked(file) == (People(), ["people.json.unreadable"])
    assert file.with_name("people.json.unreadable").read_bytes() == content


@pytest.mark.parametrize("count", [300, pytest.param(10_000, marks=pytest.mark.long)])
def test_any_change_of_the_file_costs_no_more_than_the_people(file, count):
    save(People((ANNA, BO), TABLES), file)
    sound, rng = file.read_bytes(), random.Random(count)
    for content in [*(sound[:length] for length in range(len(sound))), *(mutant(sound, rng) for _ in range(count))]:
        file.write_bytes(content)
        found, unread = load_checked(file)
        again = {one.name: one._asdict() for one in found.people}
        assert sensible({"people": again, "tables": found.tables}) == found
        kept = file.with_name(unread[0] if unread else file.name)
        assert kept.read_bytes() == content
        kept.unlink()


def test_what_settings_knew_of_people_is_taken_over(tmp_path, qapp):
    file = tmp_path / "settings.json"
    tables = {"dam": [["Mira", "person"], ["Heart", "person"], ["Pip", "sharp"]]}
    habits = {"wheel/Mira": "free", "wheel/Jo / Jo": "steady", "wheel/Bo": 3}
    file.write_text(json.dumps({"languages": {"Edda": "fr", "Jonas": "xx"}, "habits": habits, "tables": tables}))
    found = of_before(file)
    assert [(one.name, one.language, dict(one.habits)) for one in found.people] == [
        ("Mira", "", {"wheel": "free"}),
        ("Edda", "fr", {}),
        ("Jo / Jo", "", {"wheel": "steady"}),
    ]
    assert len({one.fur for one in found.people}) == 3
    # Heart is the symbol of the second seat: nobody has written it.
    assert found.table_of("dam") == (("Mira", "person"), ("", "person"), ("Pip", "sharp"))
    assert of_before(tmp_path / "none") == people.People()


def test_a_name_that_somebody_wrote_into_the_file_is_as_a_field_would_take_it():
    found = sensible({"people": {"\u202egnp\0": {}, "two\nlines": {}, "\0": {}, "A" * 60: {}}})
    assert [one.name for one in found.people] == ["gnp", "twolines", "A" * 40]
