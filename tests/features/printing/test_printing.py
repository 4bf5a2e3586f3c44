"""Sheets on paper: vectors, letters that can be searched, the right size, nothing beyond the edge."""

import random

import pypdf
import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrinter

from hamster_table.engine import CHANCE, Match, games
from hamster_table.features.printing.painter import paint_sheet, room_of, shrunk
from hamster_table.features.printing.pdf import page_size, usual_paper, write_pdf
from hamster_table.features.printing.print_page import PrintPage
from hamster_table.features.printing.prints import prints_of
from hamster_table.features.printing.run_hamster_run import GIVEN
from hamster_table.features.printing.sheets import Text, Zone
from hamster_table.views.art import theme
from hamster_table.views.text.plain_text import short

NAMES = ("Mira", "Jonas", "Grandma <b>Edda</b> & Sons", "R" * 40, "Пип")
RHR = games()["run-hamster-run"]
SHEETS = GIVEN.sheets
SIZES = {"a4": (595, 842), "letter": (612, 792)}


def played(entries, seed="1"):
    match, rng = Match.new("run-hamster-run", seats=5, seed=seed), random.Random(seed)
    while match.waiting and len(match.ledger) < entries:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, rng.choice(match.actions(seat)))
    return match


def sheets(kind, match=None):
    return SHEETS[kind](match.view(None), NAMES, match.story_of(None)) if match else SHEETS[kind](names=NAMES)


def text(page):
    return " ".join(page.extract_text().split())


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("kind", SHEETS)
def test_a_page_has_the_size_of_its_paper_and_one_page_a_sheet(letters, tmp_path, kind, paper):
    wanted = sheets(kind)
    write_pdf(RHR, wanted, tmp_path / "x.pdf", paper)
    pages = pypdf.PdfReader(tmp_path / "x.pdf").pages
    assert len(pages) == len(wanted)
    for page in pages:
        size = (float(page.mediabox.width), float(page.mediabox.height))
        assert size == pytest.approx(SIZES[paper], abs=1)


@pytest.mark.parametrize("kind", SHEETS)
def test_letters_are_embedded_and_pictures_are_lines(letters, tmp_path, kind):
    write_pdf(RHR, sheets(kind, played(150)), tmp_path / "x.pdf", "a4")
    for page in pypdf.PdfReader(tmp_path / "x.pdf").pages:
        assert not page.images
        fonts = [font.get_object()["/DescendantFonts"][0] for font in page["/Resources"]["/Font"].values()]
        assert fonts
        assert all("/FontFile2" in font["/FontDescriptor"] for font in fonts), fonts
        assert any("Nunito" in font["/BaseFont"] for font in fonts)


def test_the_words_can_be_found(letters, tmp_path):
    write_pdf(RHR, sheets("profile"), tmp_path / "x.pdf", "a4")
    pages = pypdf.PdfReader(tmp_path / "x.pdf").pages
    for word in ("Scamper", "Mettle", "Friskiness", "Fatigue", "Bite", "Throw", "Mira", "Draw your hamster here."):
        assert word in text(pages[0])
    assert "<b>Edda</b>" in text(pages[2])


def drawn_with_room_around(sheet, paper, border=30):
    """The sheet on a picture that is larger than the page on all sides; a pixel is a point."""
    page = page_size(paper)
    picture = QImage(
        round(page.width() / 10) + 2 * border, round(page.height() / 10) + 2 * border, QImage.Format.Format_RGB32
    )
    picture.fill("white")
    painter = QPainter(picture)
    painter.translate(border, border)
    painter.scale(0.1, 0.1)
    paint_sheet(painter, sheet, page)
    painter.end()
    return picture


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("entries", [0, 40, 2000])
def test_nothing_stands_beyond_the_edge(letters, entries, paper):
    match = played(entries, seed=paper)
    for sheet in (sheet for kind in SHEETS for sheet in sheets(kind, match)):
        is_inside(sheet, paper)


def is_inside(sheet, paper, edge=30 + 10):
    """Something is on the page, and nothing on its edge or beyond."""
    picture = drawn_with_room_around(sheet, paper)
    inside = QRect(edge, edge, picture.width() - 2 * edge, picture.height() - 2 * edge)
    assert picture.copy(inside) != drawn_white(inside.size())
    painter = QPainter(picture)
    painter.fillRect(inside, "white")
    painter.end()
    assert picture == drawn_white(picture.size()), sheet.title


def drawn_white(size):
    white = QImage(size, QImage.Format.Format_RGB32)
    white.fill("white")
    return white


@pytest.mark.parametrize("paper", SIZES)
def test_our_own_sheets_need_not_be_shrunk(letters, paper):
    page = page_size(paper)
    for sheet in (sheet for kind in SHEETS for sheet in sheets(kind, played(60))):
        assert [shrunk(zone, room_of(zone, page)) for zone in sheet.zones] == [1] * len(sheet.zones)


def test_what_does_not_fit_is_drawn_smaller(letters):
    page = page_size("a4")
    crowded = Zone(0, 0.25, tuple(Text("A sentence in the language of a far land.") for _ in range(11)))
    assert 0.5 < shrunk(crowded, room_of(crowded, page)) < 1


def test_an_unwritable_place_is_an_error_and_leaves_what_was_there(letters, tmp_path):
    with pytest.raises(OSError):
        write_pdf(RHR, sheets("score"), tmp_path / "nowhere" / "x.pdf", "a4")
    assert not list(tmp_path.iterdir())


def test_the_usual_paper_is_one_we_have():
    assert usual_paper() in SIZES


@pytest.fixture
def page(qtbot):
    match = played(60)
    made = PrintPage(match.game, match.view(None), NAMES, match.story_of(None))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def test_the_preview_shows_the_pages_that_are_saved(page, tmp_path):
    page.kind.set_current("profile")
    page.contents.set_current("blank")
    page.paper.set_current("letter")
    page.save(tmp_path / "x.pdf")
    pages = pypdf.PdfReader(tmp_path / "x.pdf").pages
    assert len(pages) == len(page.pages.places()) == 5
    assert float(pages[0].mediabox.width) == pytest.approx(612, abs=1)
    assert "Mira" not in text(pages[0])
    assert page.bar.title.text() == f"Saved as x.pdf in {short(str(tmp_path))}."


def test_the_preview_is_drawn_on_white_in_every_theme(page):
    theme.set_theme(theme.DARK)
    place = page.pages.places()[0]
    assert page.pages.grab().toImage().pixelColor((place.topLeft() + QPointF(4, 4)).toPoint()).name() == "#ffffff"


def test_without_a_game_sheets_are_blank(qtbot):
    page = PrintPage(played(0).game)
    qtbot.addWidget(page)
    page.show()
    assert not page.contents.isVisible()
    assert page.sheets()


def test_a_printer_gets_the_same_pages(page, tmp_path):
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    page.paper.set_current("a4")
    page.print_on(printer)
    (sheet,) = pypdf.PdfReader(tmp_path / "printed.pdf").pages
    assert "Experimental Data Sheet" in text(sheet)
    assert not sheet.images


def test_a_place_that_cannot_be_written_is_said(page, tmp_path):
    page.save(tmp_path / "nowhere" / "x.pdf")
    assert page.bar.title.text().startswith("x.pdf could not be saved")


def at_random(game, seats, n):
    """A random game that has come to some place, or to its end."""
    match, rng = Match.new(game, seats, game.setup.quick, seed=f"paper/{n}"), random.Random(n)
    length = rng.choice((0, 5, 20, 60, 120, 10_000))
    while match.waiting and len(match.ledger) < length:
        if match.waiting[0] == CHANCE:
            match.chance()
        else:
            seat = match.waiting[0]
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
    return match


def print_at_random(tmp_path, numbers):
    """Every sheet of some random games of every game, on either paper, by a name that asks for room."""
    every = [(game, seats) for game in games().values() for seats in game.seats]
    for n in numbers:
        game, seats = every[n % len(every)]
        match, paper = at_random(game, seats, n), (*SIZES,)[n // len(every) % 2]
        for make in prints_of(game).sheets.values():
            pages = make(match.view(None), NAMES[:seats], match.story_of(None))
            pages = list(pages) if isinstance(pages, list | tuple) else [pages]
            assert 1 <= len(pages) <= 5
            write_pdf(game, pages, tmp_path / "x.pdf", paper)
            assert len(pypdf.PdfReader(tmp_path / "x.pdf").pages) == len(pages)
            for sheet in pages:
                is_inside(sheet, paper)


def test_random_games_of_every_game_are_printed(letters, tmp_path):
    print_at_random(tmp_path, range(0, 12, 2))


@pytest.mark.long
@pytest.mark.timeout(3000)
def test_a_thousand_random_games_are_printed(letters, tmp_path):
    print_at_random(tmp_path, range(1000))
