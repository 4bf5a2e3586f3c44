"""PDFs as the programs of others read them: whole, with title and author, and every letter of them is text."""

import re
import shutil
import subprocess
from functools import cache

import pypdf
import pytest

from hamster_table.engine import games
from hamster_table.features.printing.kit_pages import kit_pages
from hamster_table.features.printing.pdf import RESOLUTION, write_pdf
from hamster_table.features.printing.print_page import KIT
from hamster_table.features.printing.prints import prints_of
from hamster_table.features.printing.sheets import Sheet
from hamster_table.features.printing.spoken_sheet import spoken
from hamster_table.models import messages
from hamster_table.models.language import LANGUAGE
from tests.amounts import some_of

PRINTS = {name: prints_of(game) for name, game in games().items()}
KINDS = [(name, kind) for name, prints in PRINTS.items() for kind in (*prints.sheets, *([KIT] if prints.kit else []))]
IN_LANGUAGES = [(*kind, language) for kind in KINDS for language in ("en", "de", "fr", "it")]


def pages_of(name, kind):
    game = games()[name]
    return kit_pages(game, "a4", False, messages.tr) if kind == KIT else prints_of(game).sheets[kind](tr=messages.tr)


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """Gives the file with what is printed of a game, in a language, written once."""

    @cache
    def write(name, kind, language):
        LANGUAGE.set(language)
        file = tmp_path_factory.mktemp("documents") / "x.pdf"
        write_pdf(games()[name], pages_of(name, kind), file, "a4")
        return file

    return write


def glyphs_without_text(file):
    """The numbers of the glyphs that no text stands for, by the name of their font."""
    found = {}
    for page in pypdf.PdfReader(file).pages:
        for font in (font.get_object() for font in page["/Resources"]["/Font"].values()):
            # The widths tell how many there are; the first stands for what is missing in the font.
            drawn = len(font["/DescendantFonts"][0]["/W"][1])
            # A range has a list of letters, or its first one where it is the only one.
            ranges = re.findall(r"<(\w{4})> <(\w{4})> (?:\[|<(?!0000))", font["/ToUnicode"].get_data().decode())
            named = {number for first, last in ranges for number in range(int(first, 16), int(last, 16) + 1)}
            if missing := set(range(1, drawn)) - named:
                found[font["/BaseFont"]] = missing
    return found


@pytest.mark.parametrize(("name", "kind", "language"), some_of(IN_LANGUAGES, lambda case: case[2] == "en"))
def test_every_letter_that_is_printed_is_text(letters, written, name, kind, language):
    assert glyphs_without_text(written(name, kind, language)) == {}


@pytest.mark.skipif(not shutil.which("pdftotext"), reason="poppler-utils is not installed")
@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_every_word_of_a_sheet_is_found(letters, written, name, kind):
    told = subprocess.run(["pdftotext", written(name, kind, "en"), "-"], capture_output=True, check=True)
    said = " ".join(spoken(page) for page in pages_of(name, kind) if isinstance(page, Sheet))
    words = set(re.findall(r"[^\W\d_]+", said))
    assert len(words) > 4 and words <= set(re.findall(r"[^\W\d_]+", told.stdout.decode()))


@pytest.mark.skipif(not shutil.which("pdftotext"), reason="poppler-utils is not installed")
def test_what_is_no_line_is_as_fine_as_a_good_printer(letters, written):
    command = ["pdfimages", "-list", written("hamsterdam", KIT, "en")]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    # Columns 12 and 13 are the pixels on an inch.
    assert {tuple(line.split()[12:14]) for line in listed[2:]} == {(str(RESOLUTION), str(RESOLUTION))}


@pytest.mark.skipif(not shutil.which("qpdf"), reason="qpdf is not installed")
@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_a_stranger_finds_nothing_wrong_with_a_document(letters, written, name, kind):
    checked = subprocess.run(["qpdf", "--check", written(name, kind, "en")], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_a_document_says_of_which_game_it_is_and_who_made_it(letters, written, name, kind):
    about = pypdf.PdfReader(written(name, kind, "en")).metadata
    assert about.title == f"{games()[name].title} · {pages_of(name, kind)[0].title}"
    assert about.author == about.creator == "Hamster Table"
