"""Print-and-play kits on paper: true to scale, with marks, bleed and a variant that takes little ink."""

from functools import cache
from itertools import product

import pypdf
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from hamster_table.engine import games
from hamster_table.engine.hamsterdam.cards import cards_toml
from hamster_table.features.printing import print_art
from hamster_table.features.printing.kit import BLEED, GUTTER, HEADER, MARGIN, RULER
from hamster_table.features.printing.kit_pages import KitPage, caption_room, crop_marks, kit_pages, trimmed
from hamster_table.features.printing.pdf import page_size, paint_page, write_pdf
from hamster_table.features.printing.print_page import PrintPage
from hamster_table.features.printing.prints import prints_of
from hamster_table.models import messages
from hamster_table.models.language import LANGUAGE
from hamster_table.system import paths, resources
from hamster_table.views.art import sprites, theme
from tests.amounts import some_of

KITS = [name for name, game in games().items() if prints_of(game).kit is not None]
PAPERS = ("a4", "letter")
DOTS = 4
"""Pixels on a millimetre."""


def pages_of(name, paper="a4", low_ink=False):
    return kit_pages(games()[name], paper, low_ink, str)


def parts_of(name, paper="a4", low_ink=False):
    return [page for page in pages_of(name, paper, low_ink) if isinstance(page, KitPage)]


def painted(page, paper="a4"):
    """The page as a picture with `DOTS` pixels on a millimetre."""
    size = page_size(paper)
    scale = DOTS * 25.4 / 720
    picture = QImage(round(size.width() * scale), round(size.height() * scale), QImage.Format.Format_RGB32)
    picture.fill("white")
    painter = QPainter(picture)
    painter.scale(scale, scale)
    paint_page(painter, page, size)
    painter.end()
    return picture


@pytest.fixture(scope="module")
def kit_pdf(tmp_path_factory):
    """Gives the file with the kit of a game, written once."""

    @cache
    def written(name, paper="a4"):
        file = tmp_path_factory.mktemp("kit") / "kit.pdf"
        write_pdf(games()[name], pages_of(name, paper), file, paper)
        return file

    return written


def choose(page, kind):
    page.kind.set_current(kind)
    page.kind.picked.emit(kind)


def ink_of(picture):
    """How much ink the picture takes, from 0 for white to 1 for black."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8).scaled(200, 280).constBits()
    return 1 - sum(grey) / 255 / len(grey)


def lines_of(page):
    """The straight lines of a page of a PDF, in millimetres from its lower left corner."""
    lines, start = [], None

    def visit(operator, operands, matrix, _):
        nonlocal start
        if operator in (b"m", b"l"):
            x, y = (float(number) for number in operands)
            at = (
                (matrix[0] * x + matrix[2] * y + matrix[4]) * 25.4 / 72,
                (matrix[1] * x + matrix[3] * y + matrix[5]) * 25.4 / 72,
            )
            if operator == b"l" and start is not None:
                lines.append((start, at))
            start = at

    page.extract_text(visitor_operand_before=visit)
    return lines


@pytest.mark.parametrize(
    ("name", "paper"), some_of([*product(KITS, PAPERS)], lambda case: case[1] == "a4" or case[0] == KITS[-1])
)
def test_the_ruler_on_every_page_of_the_pdf_measures_fifty_millimetres(kit_pdf, name, paper):
    pages = pages_of(name, paper)
    written = pypdf.PdfReader(kit_pdf(name, paper)).pages
    assert len(written) == len(pages)
    for page, sheet in zip(written, pages, strict=True):
        if isinstance(sheet, KitPage):
            level = [(a, b) for a, b in lines_of(page) if abs(a[1] - b[1]) < 0.01 and a[1] < MARGIN + 6]
            # Some operators are reported twice.
            long = {round(b[0] - a[0], 1) for a, b in level if b[0] - a[0] > 10}
            assert long == {RULER}


@pytest.mark.parametrize("name", KITS)
def test_parts_are_trimmed_where_they_were_laid_in_true_size(kit_pdf, name):
    sheets = pages_of(name)
    number = next(n for n, sheet in enumerate(sheets) if isinstance(sheet, KitPage))
    lines = [
        {(round(x, 1), round(297 - y, 1)) for x, y in line}
        for line in lines_of(pypdf.PdfReader(kit_pdf(name)).pages[number])
    ]
    ends = {end for line in lines for end in line}
    for placed in sheets[number].placed[:3]:
        edge = trimmed(placed).translated(MARGIN, MARGIN + HEADER)
        for mark in crop_marks(edge):
            for x, y in ((mark.x1(), mark.y1()), (mark.x2(), mark.y2())):
                assert any(abs(x - a) < 0.15 and abs(y - b) < 0.2 for a, b in ends), (x, y)


def test_crop_marks_stand_in_the_gutter_in_line_with_the_edge():
    edge = QRectF(20, 20, 30, 40)
    marks = crop_marks(edge)
    assert len(marks) == 8
    bleed, gutter = edge.adjusted(-BLEED, -BLEED, BLEED, BLEED), BLEED + GUTTER
    outside = edge.adjusted(-gutter, -gutter, gutter, gutter)
    for mark in marks:
        assert outside.contains(mark.p1()) and outside.contains(mark.p2())
        middle = mark.center()
        assert not bleed.contains(middle)
        upright = mark.x1() == mark.x2()
        assert mark.x1() in (20, 50) if upright else mark.y1() in (20, 60)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", KITS)
def test_no_crop_mark_crosses_a_caption(letters, name, paper):
    for page in pages_of(name, paper):
        if isinstance(page, KitPage):
            marks = [line for placed in page.placed for line in crop_marks(trimmed(placed))]
            for placed in page.placed:
                room = caption_room(placed, marks)
                through = [mark for mark in marks if mark.dx() == 0 and room.left() < mark.x1() < room.right()]
                assert not [mark for mark in through if room.top() < mark.center().y() < room.bottom()]
                assert room.width() > 8, "there is room for a word"


@pytest.mark.parametrize("name", KITS)
def test_colour_goes_on_for_three_millimetres_beyond_the_edge_and_no_farther(letters, name):
    page = parts_of(name)[0]
    picture, placed = painted(page), page.placed[0]
    edge = trimmed(placed).translated(MARGIN, MARGIN + HEADER)

    def at(x):
        return picture.pixelColor(round(x * DOTS), round((edge.top() + 4) * DOTS)).name()

    assert at(edge.left() - BLEED + 0.6) == at(edge.left() - 0.6) != "#ffffff"
    assert at(edge.left() - BLEED - 0.8) == "#ffffff"


@pytest.mark.parametrize("name", KITS)
def test_the_variant_for_little_ink_takes_less_than_half_of_it(letters, name):
    full = sum(ink_of(painted(page)) for page in parts_of(name))
    little = sum(ink_of(painted(page)) for page in parts_of(name, low_ink=True))
    assert 0 < little < 0.5 * full


@pytest.mark.parametrize("name", KITS)
def test_a_kit_is_printed_in_light_colours_whatever_the_window_has(letters, name):
    page = parts_of(name)[0]
    light = painted(page)
    theme.set_theme(theme.HIGH_CONTRAST)
    assert painted(page) == light
    assert theme.theme() is theme.HIGH_CONTRAST


@pytest.mark.parametrize("name", KITS)
def test_the_page_of_sheets_offers_the_kit_for_both_papers_and_with_little_ink(qtbot, letters, tmp_path, name):
    page = PrintPage(games()[name])
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    assert not page.ink.isVisible()
    choose(page, "kit")
    assert page.ink.isVisible() and not page.contents.isVisible()
    page.paper.set_current("letter")
    page.ink.set_current("low-ink")
    assert page.sheets() == pages_of(name, "letter", low_ink=True)
    page.save(tmp_path / "kit.pdf")
    written = pypdf.PdfReader(tmp_path / "kit.pdf").pages
    assert len(written) == len(page.pages.places()) == len(page.sheets())
    assert float(written[0].mediabox.width) == pytest.approx(612, abs=1)
    choose(page, next(iter(prints_of(games()[name]).sheets)))
    assert not page.ink.isVisible()


def test_the_sizes_of_parts_are_written_as_the_language_does(qapp):
    written = {}
    for language in ("de", "en"):
        LANGUAGE.set(language)
        cover = kit_pages(games()["hamsterrolle"], "a4", False, messages.tr)[0]
        written[language] = {row[-1] for block in cover.zones[0].blocks for row in getattr(block, "rows", ())}
    assert "120,5 × 142 mm" in written["de"] and "120.5 × 142 mm" in written["en"]


def test_parsed_drawings_are_kept_for_one_table_only():
    drawings = [path.stem for path in resources.path("pieces").glob("*.svg")]
    for name in drawings:
        print_art._renderer(name, low_ink=False)
    assert print_art._renderer.cache_info().currsize <= sprites.PARSED < len(drawings)


def test_whoever_owns_the_box_prints_what_stands_in_their_file(qtbot, tmp_path):
    usual = painted(parts_of("hamsterdam")[1])
    file = paths.data_folder() / "cards.toml"
    file.write_text(cards_toml().replace("7 = { orange = 2, blue = 1 }", "7 = { orange = 3, blue = 0 }"), "utf-8")
    try:
        page = parts_of("hamsterdam")[1]
        assert {placed.part.own for placed in page.placed} == {"7=3/0"}
        assert painted(page) != usual
        shown = PrintPage(games()["hamsterdam"])
        qtbot.addWidget(shown)
        assert "your own file" not in shown.bar.title.text()
        choose(shown, "kit")
        assert shown.bar.title.text().endswith(" pages, with the cards of your own file")
        file.write_text("dots", "utf-8")
        shown.save(tmp_path / "kit.pdf")
        assert pypdf.PdfReader(tmp_path / "kit.pdf").pages, "what is seen is saved, whatever has become of the file"
        shown._show()
        assert "cards.toml" in shown.bar.title.text() and all(button.is_off for button in shown.bar.buttons[1:])
    finally:
        file.unlink()
