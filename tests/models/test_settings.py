"""Settings come back as they were left; whatever else is in the file, the program starts."""

import json
import random
import sys

import pytest

from hamster_table.engine.i18n import InputError
from hamster_table.models.settings import LIMIT, Settings, check, load, load_checked, save, sensible


@pytest.fixture
def file(tmp_path):
    return tmp_path / "of its own" / "settings.json"


def test_settings_come_back_as_they_were_left(file):
    chosen = Settings(theme="dark", text_scale=150, pace=0.5, reduce_motion=True, auto_roll=True, lit_wheel="off")
    save(chosen, file)
    assert load(file) == chosen


def test_without_a_file_the_usual_ones_hold(file):
    assert load(file) == Settings()
    assert not file.parent.exists()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("theme", "pink"),
        ("theme", ["dark"]),
        ("text_scale", 900),
        ("text_scale", True),
        ("text_scale", 99.5),
        ("pace", -1),
        ("pace", "fast"),
        ("pace", None),
        ("reduce_motion", 1),
        ("lit_wheel", True),
        ("auto_roll", "yes"),
        ("volume", 101),
        ("volume", "loud"),
        ("is_muted", "no"),
    ],
)
def test_one_value_that_cannot_hold_falls_back_alone(file, key, value):
    good = {"theme": "dark", "text_scale": 120, "pace": 2.0, "reduce_motion": True, "lit_wheel": "on"}
    good.update(volume=30, is_muted=True, auto_roll=True)
    file.parent.mkdir()
    file.write_text(json.dumps({**good, key: value, "from the future": 1}))
    loaded = load(file)
    assert getattr(loaded, key) == getattr(Settings(), key)
    others = [name for name in good if name != key]
    assert [getattr(loaded, name) for name in others] == [good[name] for name in others]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 60_000, b'{"pace": NaN}' * 2, b" " * 70_000])
def test_an_unreadable_file_is_put_aside_and_kept(file, content):
    file.parent.mkdir()
    file.write_bytes(content)
    assert load(file) == Settings() and file.read_bytes() == content, "whoever only reads moves nothing"
    assert load_checked(file) == (Settings(), ["settings.json.unreadable"])
    assert file.with_name("settings.json.unreadable").read_bytes() == content
    save(Settings(theme="light"), file)
    assert load(file).theme == "light"


def test_a_second_one_takes_the_place_of_no_former_one(file, caplog):
    file.parent.mkdir()
    for n in ("", "2", "3"):
        file.write_text(f"{{{n}")
        assert load_checked(file)[1] == [f"settings.json.unreadable{n}"]
        assert str(file.with_name(f"settings.json.unreadable{n}")) in caplog.text
    assert file.with_name("settings.json.unreadable").read_text() == "{"


def test_what_an_editor_of_windows_has_saved_is_read(file):
    file.parent.mkdir()
    file.write_text(json.dumps({"theme": "dark"}), "utf-8-sig")
    assert load_checked(file) == (Settings(theme="dark"), [])


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("{", "cannot be read"),
        ("[]", "cannot be read"),
        ('{"programs": {"mine": "python3 x"}}', "a list of texts"),
        ('{"programs": []}', "names with a command"),
        ('{"programs": {"mine": [1]}}', "a list of texts"),
        ('{"programs": {"mine": []}}', "a list of texts"),
        ('{"programs": {"a,b": ["x"]}}', "no comma: 'a,b' is none"),
        ('{"programs": {"": ["x"]}}', "'' is none"),
        ('{"programs": {" a": ["x"]}}', "' a' is none"),
        (json.dumps({"programs": {str(n): ["x"] for n in range(21)}}), "the last 20"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_a_sentence(file, content, why):
    check(file)
    file.parent.mkdir()
    file.write_text(content)
    with pytest.raises(InputError, match=why):
        check(file)
    assert file.read_text() == content and set(load(file).programs) <= {str(n) for n in range(21)}
    file.write_text('{"programs": {"mine": ["python3", "mine.py"]}, "theme": "pink"}')
    check(file)
    assert load(file).programs == {"mine": ("python3", "mine.py")}


def test_what_a_newer_version_has_set_is_kept(file):
    file.parent.mkdir()
    file.write_text(json.dumps({"theme": "dark", "weather": {"rain": [1, 2]}, "pace": -1}))
    save(load(file)._replace(text_scale=150), file)
    found = json.loads(file.read_text())
    assert (found["weather"], found["theme"], found["text_scale"], found["pace"]) == (
        {"rain": [1, 2]},
        "dark",
        150,
        1.0,
    )


def test_what_people_have_chosen_is_kept_elsewhere(file):
    file.parent.mkdir()
    file.write_text(json.dumps({"theme": "dark", "habits": {"a/Mira": "b"}, "languages": {"Mira": "de"}, "tables": {}}))
    save(load(file), file)
    assert "Mira" not in file.read_text() and "tables" not in json.loads(file.read_text())


def test_what_a_newer_version_has_set_never_makes_the_file_too_large(file):
    file.parent.mkdir()
    file.write_text(json.dumps({"weather": "x" * (LIMIT - 20)}))
    save(load(file), file)
    assert load_checked(file) == (Settings(), [])


def test_settings_that_cannot_be_read_are_told_of(file):
    assert load_checked(file) == (Settings(), [])
    file.parent.mkdir()
    file.write_text("{")
    assert load_checked(file) == (Settings(), ["settings.json.unreadable"])
    assert load_checked(file) == (Settings(), [])


@pytest.mark.parametrize("count", [300, pytest.param(10_000, marks=pytest.mark.long)])
def test_any_change_of_the_file_costs_no_more_than_the_settings(file, count):
    """One bit, one byte, a piece or the end: the program starts, and nothing that was written is gone."""
    save(Settings(theme="dark", keys={"game.undo": "F7"}, explained=("dam",)), file)
    sound, rng = file.read_bytes(), random.Random(count)
    cuts = [sound[:length] for length in range(len(sound))]
    for content in [*cuts, *(mutant(sound, rng) for _ in range(count))]:
        file.write_bytes(content)
        settings, unread = load_checked(file)
        assert sensible(settings._asdict()) == settings
        kept = file.with_name(unread[0] if unread else file.name)
        assert kept.read_bytes() == content
        kept.unlink()


def mutant(content, rng):
    start, length = rng.randrange(len(content)), rng.randrange(4)
    put = rng.choice([b"", rng.randbytes(length), b'"', b"[" * length, b"9" * 400, bytes([content[start] ^ 1])])
    return content[:start] + put + content[start + length :]


def test_a_number_that_is_none_cannot_hold(file):
    file.parent.mkdir()
    file.write_text('{"pace": NaN}')
    assert load(file) == Settings()


def test_a_folder_in_its_place_stops_nobody(file):
    file.mkdir(parents=True)
    assert load(file) == Settings()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows says of such a file that it is missing")
def test_what_the_disc_does_not_give_out_just_now_stays_where_it_is(file):
    file.parent.write_bytes(b"a file where the folder should be")
    assert load_checked(file) == (Settings(), ["settings.json"])
    assert file.parent.read_bytes() == b"a file where the folder should be"


def test_what_cannot_be_put_aside_stays_where_it_is(tmp_path):
    file = tmp_path / ("s" * 250)  # no system takes a longer name with an ending
    file.touch()
    assert load_checked(file) == (Settings(), [file.name])
    assert file.exists()


def test_chosen_keys_are_kept_and_what_is_no_key_is_left_out(tmp_path):
    file = tmp_path / "settings.json"
    save(Settings(keys={"game.undo": "F7"}), file)
    assert load(file).keys == {"game.undo": "F7"}
    file.write_text(json.dumps({"keys": {"game.undo": "F7", "game.redo": 3, "game.roll": "x" * 101}}))
    assert load(file).keys == {"game.undo": "F7"}
    file.write_text(json.dumps({"keys": ["F7"]}))
    assert load(file).keys == {}
