"""Sheets on paper: as a PDF, or by a printer of this desktop.

A PDF has lines, letters and shapes; only what a drawing masks, such as the fur of hamsters, Qt writes as a picture of
`RESOLUTION`. Qt has no way to tag what is a heading, a table or a drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QIODevice, QLocale, QMarginsF, QSaveFile, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from hamster_table.engine.game import Game
from hamster_table.features.printing.kit_pages import KitPage, paint_kit_page
from hamster_table.features.printing.painter import POINT, paint_sheet
from hamster_table.features.printing.sheets import Sheet

Printed = Sheet | KitPage
"""A page that can be printed."""
PAPERS = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
LETTER_LANDS = ("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE")
"""The lands that use letter paper, by ISO 3166."""
CREATOR = "Hamster Table"
"""What a PDF of ours says in its head of who made it, as its author and as its program."""
HEAD = 4096
"""Within so many bytes it says so."""
RESOLUTION = 1200
"""Dots per inch."""


def usual_paper() -> str:
    """The paper of the land this desktop is set to: "a4" or "letter"."""
    land = QLocale.territoryToCode(QLocale.system().territory())
    return "letter" if land in LETTER_LANDS else "a4"


def page_size(paper: str) -> QSizeF:
    """The size of a page, in tenths of a point."""
    return QPageSize(PAPERS[paper]).size(QPageSize.Unit.Point) * POINT


def paint_page(painter: QPainter, page: Printed, size: QSizeF) -> None:
    """Paint a page of any kind onto paper of that size, in tenths of a point."""
    if isinstance(page, KitPage):
        paint_kit_page(painter, page, size)
    else:
        paint_sheet(painter, page, size)


def may_be_replaced(path: Path) -> bool:
    """Whether nothing is lost where a PDF takes that path: nothing is there, an empty file, or a PDF of ours.

    A device or a pipe would be lost too. Raises `OSError` for a file that cannot be read.
    """
    if not path.is_file():
        return not path.exists()
    with path.open("rb") as file:
        head = file.read(HEAD)
    return not head or (head.startswith(b"%PDF") and CREATOR.encode("utf-16-be") in head)


def document_title(game: Game, pages: Sequence[Printed]) -> str:
    """What a document with these pages of a game is called."""
    return f"{game.title} · {pages[0].title}"


def write_pdf(game: Game, pages: Sequence[Printed], path: Path | str, paper: str) -> None:
    """Write the pages of a game to a PDF. Raises `OSError` when it cannot be written; what was there then stays."""
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise OSError(file.errorString())
    writer = QPdfWriter(file)
    writer.setCreator(CREATOR)
    writer.setAuthor(CREATOR)
    writer.setTitle(document_title(game, pages))
    writer.setResolution(RESOLUTION)
    lay_out(writer, paper)
    paint_pages(writer, pages, paper)
    # It must let go of the file before that is put in its place.
    del writer
    if not file.commit():
        raise OSError(file.errorString())


def lay_out(device: QPagedPaintDevice, paper: str) -> None:
    """Upright pages of this paper, painted to their edges: the sheets keep their own margins."""
    page = QPageSize(PAPERS[paper])
    device.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))


def paint_pages(device: QPagedPaintDevice, sheets: Sequence[Printed], paper: str) -> None:
    """Paint sheets on a printer or into a PDF, one a page."""
    size, painter = page_size(paper), QPainter(device)
    try:
        for number, sheet in enumerate(sheets):
            if number:
                device.newPage()
            painter.save()
            painter.scale(device.width() / size.width(), device.height() / size.height())
            paint_page(painter, sheet, size)
            painter.restore()
    finally:
        painter.end()
