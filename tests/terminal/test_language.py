"""The command line speaks the language of the environment, or else that of the settings, and needs no Qt for it."""

import os
import subprocess
import sys
from functools import partial

import pytest
from PySide6.QtCore import QLocale

from hamster_table.cli import commands, main
from hamster_table.engine import save
from hamster_table.engine.hamsterdam import cards
from hamster_table.engine.i18n import N_, InputError, Phrase
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.language import LANGUAGE
from hamster_table.models.settings import Settings
from hamster_table.models.settings import save as save_settings
from hamster_table.system import paths
from hamster_table.terminal.language import VARIABLES, chosen, complaint, decimal, of_environment, tr
from hamster_table.views.hamsterrolle.lit.choice import Device, choose
from tests.laws import GAMES
from tests.mutants import played

RHR = "run-hamster-run"
LANGUAGES = ("de", "fr", "it")


@pytest.fixture
def speak(monkeypatch):
    """Speaks a language from now on: that of a locale."""

    def to(locale):
        for name in VARIABLES[:-1]:
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", locale)

    return to


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, ""),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, ""),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR@euro"}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "it"}, "it"),
        ({"LANG": "de_DE", "LANGUAGE": "es:it:fr"}, "it"),
        ({"LANG": "de_DE", "LANGUAGE": "es"}, "de"),
        ({"LANGUAGE": "fr"}, "fr"),
        ({"LC_ALL": "C", "LANGUAGE": "de", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_environment_asks_as_gettext_understands_it(environment, language):
    assert of_environment(environment) == language


def test_where_the_environment_says_nothing_the_settings_hold(speak, monkeypatch):
    speak("")
    assert chosen() == "en"
    monkeypatch.setenv("HAMSTER_TABLE_HOME", str(paths.data_folder() / "another"))
    save_settings(Settings(language="it"), paths.settings_file())
    assert chosen() == "it"
    speak("es_ES.UTF-8")
    assert chosen() == "it"
    speak("fr_FR.UTF-8")
    assert chosen() == "fr"
    monkeypatch.setenv("HAMSTER_TABLE_LANGUAGE", "de")
    assert chosen() == "de"


def test_numbers_are_written_as_the_language_does(speak):
    written = {}
    for locale in ("de_DE", "de_CH", "fr_FR", "it_IT", "en_US"):
        speak(locale)
        written[locale] = (
            decimal(1234.56),
            tr("Doctor", "%n game(s) in {path}", 1),
            tr("Doctor", "%n game(s) in {path}", 0),
        )
    assert {locale: number for locale, (number, *_) in written.items()} == {
        "de_DE": "1234,6", "de_CH": "1234.6", "fr_FR": "1234,6", "it_IT": "1234,6", "en_US": "1234.6"
    }  # fmt: skip
    assert written["de_DE"][1:] == ("1 Spiel in {path}", "0 Spiele in {path}")
    assert written["fr_FR"][1:] == ("1 partie dans {path}", "0 partie dans {path}")
    assert written["en_US"][1:] == ("1 game in {path}", "0 games in {path}")


def test_a_complaint_is_translated_and_then_filled(speak):
    speak("de_DE")
    assert complaint(InputError(N_("There is no folder {folder}."), folder="{x}")) == "Es gibt keinen Ordner {x}."
    assert complaint(ValueError("what no catalogue has")) == "what no catalogue has"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_help_has_a_word_of_english(language, speak, capsys):
    speak(language)
    main(["--help"])
    for command in commands():
        with pytest.raises(SystemExit):
            main([command, "--help"])
    told = capsys.readouterr().out
    english = {"usage:", "show", "the", "saved", "game", "positional", "print", "with"}
    assert english & {*told.split()} == set()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["bots", "chess"], "Hier gibt es kein Spiel namens 'chess'."),
        (["bots", RHR, "--seats", "sharp"], "Run, Hamster, Run! ist für 2 bis 5 Plätze, nicht 1."),
        (["bots", RHR, "--seats", "sharp,clever"], "Es gibt keinen Spieler namens 'clever'."),
        (["bots", RHR, "--games", "many"], "Argument --games: 'many' ist keine ganze Zahl ab 1; siehe"),
        (["bots"], "Es fehlen die Argumente SPIEL; siehe hamster-table bots --help."),
        (["replay", "no such file"], "Diese Datei gibt es nicht."),
        (["bot"], "Es gibt keinen Befehl und keine Datei 'bot'. Meintest du 'bots'?"),
        (["--fullscreen"], "Unbekannte Option '--fullscreen'; siehe --help."),
        (["parts", RHR], "Run, Hamster, Run! hat keine eigenen Karten von dir"),
    ],
)
def test_complaints_are_german(arguments, sentence, speak, capsys, tmp_path, monkeypatch):
    speak("de_DE.UTF-8")
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    assert f"hamster-table: {sentence}" in capsys.readouterr().err


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "a game.hamster"
    save(played(GAMES[RHR], 3, "1", 10_000), path, [PlayerInfo("Ada"), PlayerInfo("Bo"), PlayerInfo("Cy", "steady")])
    return path


def test_a_story_is_told_in_the_language_and_its_json_is_the_same(saved, speak, capsys):
    told = {}
    for locale in ("en_GB", *LANGUAGES):
        speak(locale)
        assert main(["replay", str(saved)]) == main(["check", str(saved)]) == 0
        sentences = capsys.readouterr().out
        assert main(["replay", str(saved), "--json"]) == 0
        told[locale] = sentences, capsys.readouterr().out
    assert len({sentences for sentences, _ in told.values()}) == 4 and len({lines for _, lines in told.values()}) == 1
    assert "Ada" in told["de"][0] and "Run, Hamster, Run!, 3 Plätze, beendet, " in told["de"][0]


def test_a_broken_file_is_told_of_in_the_language(tmp_path, speak, capsys):
    speak("it")
    (tmp_path / "x.hamster").write_bytes(b"")
    assert main(["check", str(tmp_path / "x.hamster")]) == 1
    assert "Questo file non è una partita" in capsys.readouterr().out


def test_what_is_wrong_with_a_card_file_and_why_the_wheel_is_painted_is_said_in_the_language(speak):
    speak("de_DE.UTF-8")
    with pytest.raises(InputError) as refused:
        cards.read("")
    assert complaint(refused.value) == "die Tabelle: kein Eintrag für dots"
    with pytest.raises(InputError) as refused:
        cards.read(cards.cards_toml().replace("9 = { orange", "9 = { red"))
    assert complaint(refused.value) == "Dammkarte 9: kein Eintrag für orange"
    why = choose("on", "xcb", False, Device("llvmpipe")).why
    assert why.translated(partial(tr, "Doctor")) == "llvmpipe zeichnet mit dem Prozessor"
    why = choose("on", "xcb", False, Device("", Phrase("no picture comes"))).why
    assert why.translated(partial(tr, "Doctor")) == "es kommt kein Bild (kein Grafiksystem)"


@pytest.fixture
def english_afterwards():
    """Whoever asks Qt, as the doctor does, puts the language in force for all that comes in this process."""
    before = QLocale()
    yield
    LANGUAGE.set("en")
    QLocale.setDefault(before)


def test_bots_and_the_doctor_answer_in_the_language(speak, capsys, english_afterwards):
    speak("de_DE.UTF-8")
    assert main(["bots", RHR, "--seats", "random,random", "--games", "2", "--seed", "2"]) == main(["doctor"]) == 0
    out = capsys.readouterr().out
    assert "2 Spiele run-hamster-run in 0," in out and "niemand      gewonnen" in out and "100,0 %" in out
    assert "  ok   Schriften: Nunito" in out and "Keine Probleme gefunden." in out


def in_process(locale, *arguments, **more):
    environment = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    command = [sys.executable, *more.pop("options", ()), "-m", "hamster_table", *map(str, arguments)]
    environment |= {"LC_ALL": locale, "HAMSTER_TABLE_HOME": str(paths.data_folder()), **more}
    return subprocess.run(command, env=environment, capture_output=True, timeout=100, check=True)


def test_no_translation_needs_qt(saved):
    told = in_process("de_DE.UTF-8", "replay", saved, options=("-X", "importtime"), PYTHONIOENCODING="utf-8")
    assert " HUT" in told.stdout.decode()
    assert b"PySide6" not in told.stderr and b"shiboken" not in told.stderr


def test_a_terminal_with_few_letters_gets_plainer_ones():
    told = in_process("fr_FR", "bots", "--help", PYTHONIOENCODING="cp1252").stdout.decode("cp1252")
    assert "utilisation : hamster-table bots" in told and "l’identifiant" in told
    told = in_process("fr_FR", "bots", "--help", PYTHONIOENCODING="ascii").stdout.decode("ascii")
    assert "l'identifiant" in told
