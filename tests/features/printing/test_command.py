"""`hamster-table sheet`: what it prints, in which language, on which paper, and how it complains."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from hamster_table.cli import commands, main
from hamster_table.engine import save
from hamster_table.engine.storage.envelope import seal
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.printing import COMMANDS
from hamster_table.features.printing.prints import prints_of
from hamster_table.system import paths, resources
from hamster_table.terminal.language import VARIABLES
from tests.laws import GAMES
from tests.mutants import played
from tests.unix import make_pipe

README = (Path(__file__).parents[3] / "README.md").read_text("utf-8")
RHR = "run-hamster-run"
THREE = PlayerInfo("Ada"), PlayerInfo("Bo"), PlayerInfo("Cy", "steady")


def saved(folder, game, people=THREE):
    path = folder / "a game.hamster"
    save(played(GAMES[game], len(people), "1", 10_000), path, people)
    return path


def land_of_nobody():
    """The environment without what it says of the language."""
    return {name: value for name, value in os.environ.items() if name not in VARIABLES}


def printed(*arguments, options=(), **environment):
    """What a process of its own says while it prints a sheet."""
    command = [sys.executable, *options, "-m", "hamster_table", "sheet", *map(str, arguments)]
    told = subprocess.run(
        command, capture_output=True, text=True, timeout=100, check=True, env={**land_of_nobody(), **environment}
    )
    assert told.stdout == ""
    return told.stderr


def letters_of(sheet):
    """The fonts in a PDF file, by the names of their families."""
    fonts = [font.get_object() for page in PdfReader(sheet).pages for font in page["/Resources"]["/Font"].values()]
    return {str(font["/BaseFont"]).strip("/").rpartition("+")[2].partition("-")[0] for font in fonts}


def test_the_command_line_and_the_readme_tell_of_it():
    assert commands()["sheet"] == ("hamster_table.features.printing.sheet", COMMANDS["sheet"])
    assert sorted(re.findall(r"^hamster-table (\w+) ", README, re.M)) == sorted(commands())


def test_it_explains_itself_without_qt():
    told = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "hamster_table", "sheet", "--help"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert "run-hamster-run: data, profile, score, setup, kit" in " ".join(told.stdout.split())
    assert "PySide6" not in told.stderr and "shiboken" not in told.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        [RHR],
        [RHR, "menu", "-o", "x.pdf"],
        ["no such file", "data", "-o", "x.pdf"],
        [RHR, "data", "-o", "no such folder/x.pdf"],
        [RHR, "data", "-o", "x.pdf", "--paper", "a5"],
        [RHR, "data", "-o", "x.pdf", "--low-ink"],
    ],
)
def test_bad_input_is_one_sentence_and_changes_nothing(arguments, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["sheet", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("hamster-table: ") and err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_mistyped_game_is_told_which_there_are(capsys):
    assert main(["sheet", "nix", "score", "-o", "x.pdf"]) == 2
    err = capsys.readouterr().err
    assert "neither a file nor a game called 'nix'" in err and RHR in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--paper", "a5"], "Argument --paper: 'a5' gibt es nicht (möglich: "),
        (["--low-ink"], "Nur Bastelbogen werden mit wenig Tinte gedruckt."),
    ],
)
def test_complaints_are_german(arguments, sentence, capsys, tmp_path, monkeypatch):
    for name in VARIABLES[:-1]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.chdir(tmp_path)
    assert main(["sheet", RHR, "data", "-o", "x.pdf", *arguments]) == 2
    assert f"hamster-table: {sentence}" in capsys.readouterr().err


def test_what_is_no_sheet_of_ours_stays_as_it_is_and_a_sheet_is_written_anew(tmp_path, capsys):
    game = saved(tmp_path, RHR)
    strangers = tmp_path / "invoice.pdf"
    strangers.write_bytes(b"%PDF-1.4\n" + b"x" * 10_000)
    for file in (game, strangers):
        before = file.read_bytes()
        assert main(["sheet", str(game), "data", "-o", str(file)]) == 2
        assert file.read_bytes() == before
        told = capsys.readouterr().err
        assert told == f"hamster-table: {file} is no sheet of this program and stays as it is. Name another file.\n"
    ours = tmp_path / "ours.pdf"
    ours.touch()
    for kind in ("data", "score"):
        printed(game, kind, "-o", ours)
    assert "Score sheet" in PdfReader(ours).metadata.title


def test_a_pipe_or_a_device_stays_what_it_is(tmp_path, capsys):
    pipe = tmp_path / "out.pdf"
    make_pipe(pipe)
    assert main(["sheet", RHR, "data", "-o", str(pipe)]) == 2
    assert pipe.is_fifo() and [*tmp_path.iterdir()] == [pipe]
    assert "stays as it is" in capsys.readouterr().err


def test_of_a_game_that_is_not_sound_a_sheet_comes_with_what_is_wrong(tmp_path, capsys):
    game, sheet = saved(tmp_path, RHR), tmp_path / "score.pdf"
    form = json.loads(game.read_bytes())
    del form["sha256"], form["ledger"][-1]
    game.write_bytes(seal(form))
    assert main(["sheet", str(game), "score", "-o", str(sheet)]) == 1
    assert "does not match its moves" in capsys.readouterr().err and sheet.exists()


def test_people_of_the_same_name_are_told_apart(tmp_path):
    game, sheet = saved(tmp_path, "hamsterdam", [PlayerInfo("Anna"), PlayerInfo("Anna")]), tmp_path / "score.pdf"
    printed(game, "score", "-o", sheet)
    text = "".join(page.extract_text().replace("\t", " ") for page in PdfReader(sheet).pages)
    assert "Anna (Moon)" in text and "Anna (Heart)" in text
    assert letters_of(sheet) == {"Baloo2", "Nunito"}


def test_a_game_in_wood_is_printed_without_simulating_it_again(tmp_path):
    sheet = tmp_path / "score.pdf"
    wood = resources.path("staged", "hamsterrolle.hamster")
    assert "mujoco" not in printed(wood, "score", "-o", sheet, options=("-X", "importtime"))
    assert len(PdfReader(sheet).pages) == 2


def test_a_kit_is_printed_on_either_paper_and_with_little_ink(tmp_path):
    pdf = tmp_path / "kit.pdf"
    assert printed(RHR, "kit", "-o", pdf, "--paper", "letter", "--low-ink") == ""
    page = PdfReader(pdf).pages[1]
    assert float(page.mediabox.width) == 612 and "parts 1 of" in " ".join(page.extract_text().split())


@pytest.mark.parametrize("kind", prints_of(GAMES[RHR]).sheets)
def test_sheets_are_printed_blank_and_filled(kind, tmp_path):
    for source, paper in (RHR, "a4"), (saved(tmp_path, RHR), "letter"):
        pdf = tmp_path / f"{paper}.pdf"
        assert printed(source, kind, "-o", pdf, "--paper", paper) == ""
        assert pdf.read_bytes().startswith(b"%PDF-")


def test_a_sheet_is_printed_in_the_language_on_the_paper_of_the_land(tmp_path):
    printed(RHR, "data", "-o", tmp_path / "x.pdf", LC_ALL="fr_CA.UTF-8", HAMSTER_TABLE_HOME=str(paths.data_folder()))
    page = PdfReader(tmp_path / "x.pdf").pages[0]
    assert "Relevé" in page.extract_text() and float(page.mediabox.height) == 792
