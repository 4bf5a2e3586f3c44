"""The catalogues: every text of the program is found, and no translation loses or invents anything."""

import ast
import json
import re
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from hamster_table.engine import games
from hamster_table.features.sound.sounds import sounds_of
from hamster_table.models.language import COMPLETE, LANGUAGE
from hamster_table.models.messages import decimal
from hamster_table.models.settings import LANGUAGES

sys.path.append(str(Path(__file__).parents[1] / "packaging"))
import catalogue
import translate

from tests.laws import OURS
from tests.program_texts import program_texts


@cache
def kept(language):
    """The texts of the catalogue of a language."""
    return catalogue.load(catalogue.path(language))


def test_all_texts_are_found_and_none_is_put_together_before_it_is_translated():
    program, faults = program_texts()
    found = {text.key: text for text in program}
    assert faults == [] and len(found) > 1700
    assert {("Engine", "The {name} is in the way."), ("Curtain", "has chosen"), ("Seats", "Moon")} <= found.keys()
    assert found["Engine", "The {name} is in the way."].where == (
        "engine/hamsterrolle/refusals.py: REFUSALS.in-the-way",
    )
    assert {text.part for text in program} == {*catalogue.PARTS}


LOGGED = {"debug", "info", "warning", "error", "exception", "ValueError", "RuntimeError"}
QUIET = {*catalogue.MARKS, *catalogue.LABELLED, "filled", *LOGGED}
"""Calls whose texts are translated, or are for the log."""
SOUNDS = {name for game in games().values() for name in sounds_of(game).files}
"""By these names tables ask for their sounds."""
NOT_FOR_PEOPLE = {
    "models/ai/ai_process.py": "for the log",
    "views/hamsterrolle/lit": "names inside the graphics card",
    "views/pages/house_rulings.py": "tags",
    "views/pages/rules_text.py": "tags",
    "views/widgets/paper_menu.py": "a style sheet",
    "views/screenshots/capture.py": "a name that somebody gave a game",
}


def literals(tree):
    """The texts of two words or more that are neither marked nor said to programmers alone."""
    todo = [tree]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Raise | ast.Assert | ast.arg):
            continue
        if isinstance(node, ast.Call) and catalogue.name_of(node.func) in QUIET:
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):  # a docstring
            continue
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and text not in SOUNDS and re.search("[A-Za-z]{2,},? [a-z]{2,}", text):
            yield f"{node.lineno}: {text}"
        todo += ast.iter_child_nodes(node)


def test_no_text_of_the_window_is_unmarked():
    found = {}
    for folder in ("views", "models"):
        for file in sorted((catalogue.PACKAGE / folder).rglob("*.py")):
            place = file.relative_to(catalogue.PACKAGE).as_posix()
            if texts := [*literals(ast.parse(file.read_text("utf-8")))]:
                found[place] = texts
    unknown = {place: texts for place, texts in found.items() if not place.startswith((*NOT_FOR_PEOPLE,))}
    assert unknown == {}, "mark them, or say in NOT_FOR_PEOPLE for whom they are"
    assert {left for left in NOT_FOR_PEOPLE if not any(place.startswith(left) for place in found)} == set()


@pytest.mark.parametrize("id", OURS)
def test_everything_a_game_says_is_in_the_catalogue(id):
    game = games()[id]
    said = [kind.template for kind in game.events] + [words for kind in game.steps for words in (kind.asks, kind.says)]
    said += [*game.refusals.values(), *game.phases, game.round_says]
    options = [*game.setup.options, *game.setup.seat_options, *([game.habit] if game.habit is not None else [])]
    said += [option.label for option in options]
    said += [words for option in options for words in option.choices.values()]
    said += [chapter.title for chapter in game.chapters]
    if game.words is not None:
        said += [*game.words.phrases.values(), *game.words.matters.values()]
    missing = {text for text in said if text} - {text.source for text in program_texts()[0] if text.context == "Engine"}
    # Names of special hamsters are the same everywhere.
    assert len(said) > 30 and {text for text in missing if not re.fullmatch(r"\w+ster|Whack-a-Mole", text)} == set()


def test_the_languages_of_the_settings_have_catalogues():
    assert {*catalogue.LANGUAGES, "en"} == {*LANGUAGES} and {*COMPLETE} <= {*catalogue.LANGUAGES}


@pytest.mark.parametrize("language", catalogue.LANGUAGES)
def test_no_translation_loses_or_invents_anything(language):
    faults = {text.source: catalogue.faults_of(text) for text in kept(language) if text.is_finished}
    assert {source: fault for source, fault in faults.items() if fault} == {}


@pytest.mark.parametrize("language", catalogue.LANGUAGES)
def test_no_count_stands_right_behind_the_number_of_a_round(language):
    """ "In Runde 6 7 Karten" would be read as 67."""
    one_after_another = re.compile(r"\{(round|turn)\} \{(?!seat|name)")
    texts = [form for text in kept(language) for form in (text.source, *text.forms)]
    assert len(texts) > 3000 and [text for text in texts if one_after_another.search(text)] == []


PEOPLE = (
    "seat|left_seat|right_seat|other_seat|target_seat|name|names|other|others|player|person|target|roller|loser|"
    "initiator|winners|level"
)
"""The blanks that are filled with names of people."""
BENT = {"fr": "[dD]e |[qQ]ue |[dD]’|[qQ]u’", "it": "a "}
"""The words that change before a vowel, as in "d’Alice"."""
MALE = {"fr": r"(?:est|était|s’est|a été|,) \w+é", "it": "(?:è|era|essere|,) (?:stat|divorat|svenut)o"}


@pytest.mark.parametrize("language", BENT)
def test_no_sentence_bends_at_a_name_or_knows_whether_it_is_a_mans(language):
    before = rf"\b(?:{BENT[language]})\{{(?:{PEOPLE})\}}"
    behind = rf"(?<!programme )\{{(?:{PEOPLE})\}},? ?{MALE[language]}\b"
    bent = re.compile(f"{before}|{behind}")
    found = [form for text in kept(language) for form in text.forms if bent.search(form)]
    assert found == []


def test_french_says_tu_where_a_file_or_the_machine_fails():
    """That is told to one person, whoever sits at the table."""
    several = re.compile(r"\b(?:[vV]o(?:us|s|tre)|(?!chez\b|assez\b)\w+ez)\b")
    places = (
        "engine/storage/",
        "engine/arena/",
        "models/storage/",
        "commands/",
        "system/",
        "views/pages/library/dialogs",
    )
    told = [text for text in kept("fr") if text.where[0].startswith(places) and text.source != "Your games"]
    assert len(told) > 100 and [form for text in told for form in text.forms if several.search(form)] == []


@pytest.mark.parametrize("language", ["fr", "it"])
def test_a_noun_follows_the_count_of_all_and_not_that_of_some(language):
    """One chip of seven would be "1 jetons sur 7"; "1 sur 7 jetons" is right for every count."""
    some = re.compile(r"\{\w+\} [^{}.:;,]*\w (?:sur|su) \{(?:all|end|tests|entries)\}")
    found = [form for text in kept(language) for form in text.forms if some.search(form)]
    assert found == []


QUOTED = {"de": "„([^“]+)“", "fr": "«\u202f([^»]+)\u202f»", "it": "«([^»]+)»"}


@pytest.mark.parametrize("language", catalogue.LANGUAGES)
def test_a_button_that_a_sentence_names_is_named_by_its_own_words(language):
    labels = {}
    for text in kept(language):
        labels.setdefault(text.source, set()).update(text.forms)
    wrong, named = {}, 0
    for text in kept(language):
        for label in re.findall("“([^”]+)”", text.source):
            named += label in labels
            if label in labels and not labels[label] & set(re.findall(QUOTED[language], text.forms[0])):
                wrong[text.source] = f"{text.forms[0]} does not name {labels[label]}"
    assert named > 8 and wrong == {}


def test_a_button_that_a_lesson_names_is_in_quotes():
    sources = {text.source for text in program_texts()[0]}
    lessons = [text.source for text in program_texts()[0] if text.where[0].startswith("features/lessons/")]
    named = [name for said in lessons for name in re.findall("[Cc]hoose (“[^”]+”|[A-Z][A-Za-z -]+)", said)]
    assert sum(name.strip("“”") in sources for name in named) > 4 and [name for name in named if name in sources] == []


@pytest.mark.parametrize("language", catalogue.LANGUAGES)
def test_what_the_program_reads_is_what_was_translated(language):
    compiled = QTranslator()
    assert compiled.load(str(catalogue.path(language).with_suffix(".qm")))
    stale = [text.source for text in kept(language) if text.is_finished and not is_in(compiled, text)]
    assert stale == [], "run packaging/translate.py"


def is_in(compiled, text):
    said = tuple(compiled.translate(*text.key, None, number) for number in ((1, 2) if text.is_plural else (-1,)))
    return said == text.forms


@pytest.mark.parametrize("language", [one for one in catalogue.LANGUAGES if one in COMPLETE])
def test_nothing_is_missing_in_a_language_that_is_offered(language):
    texts = catalogue.updated(program_texts()[0], kept(language))
    assert [text.key for text in texts if not text.is_finished] == [], "run packaging/translate.py, and translate these"


@pytest.mark.parametrize(
    ("source", "forms", "fault"),
    [
        ("{seat} rolls {number}.", ("{seat} würfelt.",), "blanks"),
        ("{seat} rolls.", ("{sitz} würfelt.",), "blanks"),
        ("{seat} rolls.", ("{seat würfelt.",), "blanks"),
        ("{seat} rolls.", ("{seat:der |die }würfelt.",), "nouns"),
        ("%n hamster(s)", ("%n Hamster",), "2 translation"),
        ("%n hamster(s)", ("ein Hamster", "%n Hamster"), "%n"),
        ("%n hamster(s)", ("%n Hamster", "%n Hamster(s)"), "written out"),
        ("Rules", ("%n Regeln",), "%n"),
        ("Rules", ("Regeln|2",), "|"),
        ("Rules", ("Regeln ",), "spaces"),
        ("<b>Rules</b>", ("Regeln",), "tags"),
        ("Rules.", ("Regeln",), "full stop"),
        ("Rules", ("",), "1 translation"),
        ("Who plays?", ("Qui joue ?",), "may break"),
        ('The "rules"', ("Les « règles\u202f»",), "may break"),
        ("At 100 %", ("Bei 100 %",), "percent"),
        ("Who plays?", ("Qui joue\xa0?",), "narrow"),
        ("All", ("Tout l'ordinateur",), "apostrophe"),
    ],
)
def test_what_a_program_can_see_of_a_bad_translation_is_seen(source, forms, fault):
    assert any(fault in one for one in catalogue.faults_of(catalogue.Text("Engine", source, ("x.py: F",), forms, True)))


def test_a_noun_may_choose_the_words_before_it():
    where = ("engine/hamsterrolle/events.py: Fell",)
    said = catalogue.Text("Engine", "The {name} falls.", where, ("{name:Der |Die |Das }{name} fällt.",), True)
    noun = catalogue.Text("Engine", "plank", catalogue.NOUNS[:1], ("Brett|3",), True)
    assert catalogue.faults_of(said) == catalogue.faults_of(noun) == []
    assert catalogue.faults_of(replace(noun, forms=("Brett",)))


def test_the_nouns_are_where_the_catalogue_looks_for_them():
    nouns = {
        text.source for text in program_texts()[0] if any(place.startswith(catalogue.NOUNS) for place in text.where)
    }
    assert {"plank", "wheel"} < nouns and len(nouns) == 9


def test_a_text_that_was_changed_keeps_its_translation_as_a_suggestion():
    old = catalogue.Text("Story", "Nothing has happened so far.", (), ("Noch ist nichts passiert.",), True)
    new = [catalogue.Text("Story", "Nothing has happened yet."), catalogue.Text("Story", "Rules")]
    near, other = catalogue.updated(new, [old])
    assert (near.forms, near.old_source, near.is_finished) == (old.forms, old.source, False) and other.forms == ()


def test_a_catalogue_is_read_as_it_was_written(tmp_path):
    texts = [
        catalogue.Text("Menu", "Save <b>&</b> quit", ("a.py: A", "b.py"), ("Sichern <b>&</b> gehen",), True),
        catalogue.Text("Menu", "%n game(s)", ("a.py: B",), ("%n Spiel", "%n Spiele"), False, "%n games"),
        catalogue.Text("Story", "Rules", ("c.py",)),
    ]
    catalogue.save(texts, "de", tmp_path / "x.ts")
    assert catalogue.load(tmp_path / "x.ts") == texts


def test_lists_of_work_are_merged_but_for_what_is_wrong(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    assert translate.main(["--todo", "de", "--context", "Timeline"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {line["context"] for line in lines} == {"Timeline"} and len(lines) > 3
    lines.sort(key=lambda line: "{" in line["source"])
    lines[0]["translation"], lines[1]["translation"] = "Rückblick", "{nothing}"
    work = tmp_path / "work.jsonl"
    # With a byte order mark, as Notepad saves it.
    work.write_text("\n".join(map(json.dumps, [*lines, {"id": "?", "translation": "x"}])), "utf-8-sig")
    assert translate.main(["--merge", "de", str(work)]) == 1
    assert "1 put in, 2 refused" in capsys.readouterr().out
    done = [text for text in catalogue.load(catalogue.path("de")) if text.is_finished]
    assert [(text.id, text.forms) for text in done] == [(lines[0]["id"], ("Rückblick",))]
    compiled = QTranslator()
    assert compiled.load(str(catalogue.path("de").with_suffix(".qm"))) and is_in(compiled, done[0])


def test_the_pseudo_language_is_longer_and_leaves_blanks_alone():
    said = catalogue.pseudo("{name} runs: %n chip(s) face up")
    assert said.startswith("[{name} řúñš: %n ") and said.endswith("~]")
    assert (
        catalogue.faults_of(replace(catalogue.Text("X", "{a} <b>b</b>"), forms=(catalogue.pseudo("{a} <b>b</b>"),)))
        == []
    )


@pytest.fixture
def put_back(qapp):
    yield
    LANGUAGE.set("system")


def test_a_language_is_put_in_force_with_the_words_of_qt_and_taken_back(put_back, monkeypatch):
    monkeypatch.setenv("HAMSTER_TABLE_LANGUAGE", "de")
    assert LANGUAGE.set("system") and not LANGUAGE.set("system")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    monkeypatch.delenv("HAMSTER_TABLE_LANGUAGE")
    assert LANGUAGE.set("en") and QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_numbers_follow_the_language_also_where_its_texts_are_english(put_back):
    assert decimal(2.5) == "2.5"
    LANGUAGE.set("de")  # from here English is another one, also where it is that of the desktop
    assert LANGUAGE.set("en") and not LANGUAGE.set("en") and QLocale().language() == QLocale.Language.English
    QLocale.setDefault(QLocale("de_CH"))
    assert decimal(1.25, 2) == "1.25"
    QLocale.setDefault(QLocale("de_DE"))
    assert decimal(1.25, 2) == "1,25"


def test_a_language_that_is_not_complete_is_not_put_in_force(put_back, monkeypatch):
    monkeypatch.setattr("hamster_table.models.language.COMPLETE", ("de",))
    assert LANGUAGE.set("de") and QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    assert LANGUAGE.set("fr") and QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert LANGUAGE.now == "en"
