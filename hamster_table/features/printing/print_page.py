"""The page on which sheets are looked at, printed and saved as a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QWidget

from hamster_table.engine.game import Game, Story
from hamster_table.engine.kernel import State
from hamster_table.features.printing.kit_pages import kit_pages
from hamster_table.features.printing.pdf import (
    Printed,
    document_title,
    lay_out,
    page_size,
    paint_page,
    paint_pages,
    usual_paper,
    write_pdf,
)
from hamster_table.features.printing.prints import prints_of
from hamster_table.features.printing.score_sheet import dated
from hamster_table.features.printing.sheets import Sheet
from hamster_table.features.printing.spoken_sheet import spoken
from hamster_table.models.guard import guard
from hamster_table.models.messages import complaint, tr
from hamster_table.models.storage import custom_parts
from hamster_table.models.texts import plural, translate
from hamster_table.system import paths
from hamster_table.views.art import materials
from hamster_table.views.art.theme import px
from hamster_table.views.text.plain_text import short
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.controls import Choice, Segments
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.paper_page import ScrollPage
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.save_dialog import ask_where_to_save, saved_words

BLANK, FILLED = "blank", "filled"
KIT = "kit"
COLOUR, LOW_INK = "colour", "low-ink"
GAP = 22
"""The room between two pages, in pixels."""


class Pages(QWidget, FollowsWhenSeen):
    """The pages as they will be printed, side by side or one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self._sheets: tuple[Printed, ...] = ()
        self._paper = usual_paper()
        self._drawn: dict[int, QPixmap] = {}

    def show_sheets(self, sheets: Sequence[Printed], paper: str) -> None:
        """Show these pages on this paper."""
        self._sheets, self._paper = tuple(sheets), paper
        self.setAccessibleName(", ".join(sheet.title for sheet in sheets))
        self.setAccessibleDescription("\n".join(spoken(sheet) for sheet in sheets if isinstance(sheet, Sheet)))
        self.follow_look()

    def places(self) -> list[QRectF]:
        """Where the pages lie in this widget."""
        size = self._page()
        columns = self._columns()
        left = (self.width() - columns * size.width() - (columns - 1) * GAP) / 2
        return [
            QRectF(
                left + n % columns * (size.width() + GAP),
                10 + n // columns * (size.height() + GAP),
                size.width(),
                size.height(),
            )
            for n in range(len(self._sheets))
        ]

    def _columns(self) -> int:
        return 2 if len(self._sheets) > 1 and self.width() > px(760) else 1

    def _page(self) -> QSizeF:
        page, columns = page_size(self._paper), self._columns()
        around = self.parentWidget()
        tall = (around.height() if around is not None else 0) - 2 * GAP
        # On a large screen a page is as high as there is room.
        largest = max(px(560), tall * page.width() / page.height())
        widest = min(largest, (self.width() - 2 * GAP - (columns - 1) * GAP) / columns)
        return page * (widest / page.width())

    def follow_look(self) -> None:
        """Take the height of all pages, and draw them anew."""
        rows = -(-len(self._sheets) // self._columns())
        self.setMinimumHeight(int(rows * (self._page().height() + GAP)) + 10)
        self._drawn.clear()
        self.update()

    @guard(fallback=QSize(400, 600))
    def minimumSizeHint(self) -> QSize:
        """Wide enough to read the titles."""
        return QSize(280, 200)

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the pages out anew."""
        super().resizeEvent(event)
        self.follow_look()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pages that are in sight; each is drawn once and kept."""
        painter = QPainter(self)
        for number, place in enumerate(self.places()):
            if place.adjusted(-GAP, -GAP, GAP, GAP).intersects(QRectF(event.rect())):
                materials.shadow(painter, place, 2, 3)
                if number not in self._drawn:
                    self._drawn[number] = self._draw(self._sheets[number])
                painter.drawPixmap(place.topLeft(), self._drawn[number])

    def _draw(self, sheet: Printed) -> QPixmap:
        size, page, dpr = self._page(), page_size(self._paper), self.devicePixelRatioF()
        drawn = QPixmap((size * dpr).toSize())
        drawn.setDevicePixelRatio(dpr)
        drawn.fill(QColor("#FFFFFF"))
        painter = QPainter(drawn)
        painter.scale(size.width() / page.width(), size.height() / page.height())
        paint_page(painter, sheet, page)
        painter.end()
        return drawn


class PrintPage(ClipboardPage):
    """Chooses a sheet, blank or as the game stands, shows it, and sends it to a printer or into a PDF."""

    def __init__(
        self, game: Game, view: State | None = None, names: Sequence[str] = (), story: Story = (), day: str = ""
    ) -> None:
        """Give it a *view*, and the story that goes with it: what is still sealed cannot be printed then. *day*: when
        the game was played, in words; "": that is not known."""
        super().__init__(translate("Print", "Sheets to print"), game.title)
        self._game, self._view, self._names, self._story = game, view, tuple(names), story
        self._day = day
        prints = prints_of(game)
        self._make = prints.sheets
        kinds = [(kind, make(tr=tr)[0].title) for kind, make in self._make.items()]
        if prints.kit is not None:
            kinds.append((KIT, translate("Print", "Print-and-play kit")))
        self.kind = Choice(kinds, kinds[0][0], translate("Print", "Sheet"))
        blank, filled = translate("Print", "Blank"), translate("Print", "From this game")
        contents = [(FILLED, filled), (BLANK, blank)] if view is not None else [(BLANK, blank)]
        self.contents = Segments(contents, contents[0][0], translate("Print", "Contents"))
        papers = [("a4", translate("Print", "A4")), ("letter", translate("Print", "Letter"))]
        self.paper = Segments(papers, usual_paper(), translate("Print", "Paper"))
        inks = [(COLOUR, translate("Print", "In colour")), (LOW_INK, translate("Print", "Low ink"))]
        self.ink = Segments(inks, COLOUR, translate("Print", "Ink"))
        self.pages = Pages()
        self._shown: tuple[Printed, ...] = ()
        """What is shown, and so what is printed, whatever has become of the files that it was made from."""
        self._lay_out_body()
        for chosen in (self.kind.picked, self.contents.chosen, self.paper.chosen, self.ink.chosen):
            chosen.connect(self._show)
        self.setFocusProxy(self.kind)
        self._show()

    def sheets(self) -> tuple[Printed, ...]:
        """The sheets as they are chosen now. Raises `ValueError` where a file of one's own parts cannot be used."""
        if self.kind.current == KIT:
            return kit_pages(self._game, self._paper_size(), self.ink.current == LOW_INK, tr)
        make = self._make[str(self.kind.current)]
        if self.contents.current == BLANK:
            made = make(tr=tr)
        else:
            made = dated(make(self._view, self._names, self._story, tr), self._day, tr)
        return tuple(made)

    def _paper_size(self) -> str:
        """The paper that is chosen: "a4" or "letter"."""
        return str(self.paper.current)

    def save(self, path: Path) -> None:
        """Save the sheets as a PDF."""
        try:
            write_pdf(self._game, self._shown, path, self._paper_size())
        except OSError as error:
            words = translate("Print", "{name} could not be saved: {why}")
            self._say(words.format(name=short(path.name), why=complaint(error)))
        else:
            self._say(saved_words(path))

    def print_on(self, printer: QPrinter) -> None:
        """Print the sheets."""
        lay_out(printer, self._paper_size())
        paint_pages(printer, self._shown, self._paper_size())

    def _lay_out_body(self) -> None:
        self._controls, beside = QHBoxLayout(), QHBoxLayout()
        for row in (self._controls, beside):
            row.setSpacing(10)
        for control in (self.contents, self.paper, self.ink):
            beside.addWidget(control)
        beside.addStretch(1)
        self._controls.addWidget(self.kind)
        self._controls.addLayout(beside, 1)
        self.body.addLayout(self._controls)
        self.body.addWidget(ScrollPage(self.pages), 1)

    def arrange(self) -> None:
        """Lay the choices in one row, or in two where letters are large."""
        shown = (self.kind, self.paper, self.ink if self.kind.current == KIT else self.contents)
        needed = sum(choice.sizeHint().width() + 10 for choice in shown)
        has_room = needed <= self.board().width() - 4 * GAP
        row = QHBoxLayout.Direction
        self._controls.setDirection(row.LeftToRight if has_room else row.TopToBottom)

    def _show(self, chosen: object = None) -> None:
        try:
            sheets, why = self.sheets(), ""
        except ValueError as error:
            sheets, why = (), complaint(error)
        # A kit is the same whatever the game is, and only a kit comes with little ink.
        self.contents.setVisible(self._view is not None and self.kind.current != KIT)
        self.ink.setVisible(self.kind.current == KIT)
        self.arrange()
        self._shown = sheets
        self.pages.show_sheets(sheets, self._paper_size())
        count = plural(translate("Print", "%n page(s)", None, len(sheets)), len(sheets))
        if not why and self.kind.current == KIT and custom_parts.read(self._game):
            count = translate("Print", "{pages}, with the cards of your own file").format(pages=count)
        self._say(why or count, why)

    def _say(self, what: str, why: str = "") -> None:
        """Say something below. *why*: nothing can be printed."""
        self.show_bar(
            what,
            translate("Print", "Secret information is never printed."),
            (
                ButtonSpec(translate("Print", "Save as PDF"), self._ask_where, disabled_reason=why),
                ButtonSpec(translate("Print", "Print"), self._ask_printer, "gold", "Enter", disabled_reason=why),
            ),
        )

    def _ask_where(self) -> None:
        place = paths.saves_folder() / f"{self._game.id}-{self.kind.current}.pdf"
        ask_where_to_save(self, translate("Print", "Save as PDF"), place, ["PDF (*.pdf)"], self.save)

    def _ask_printer(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(document_title(self._game, self._shown))
        printer.setFullPage(True)
        lay_out(printer, self._paper_size())
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # The dialog does not own the printer: this lambda keeps it as long as the dialog is there.
        dialog.accepted.connect(lambda: self.print_on(printer))
        # Its own `open` wants a slot by its C++ name.
        QDialog.open(dialog)
