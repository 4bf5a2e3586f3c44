"""What of a page cannot be read whole: words that lack room, and words beyond the edge of the page."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from hamster_table.views.widgets.buttons import Pressable
from hamster_table.views.widgets.text import CutLine, TextLabel

LEAST = 12
"""No letters are smaller, in pixels at 100 %."""


def settled():
    """Let all layouts find their place."""
    for _ in range(5):
        QApplication.processEvents()


def cut_off(page):
    """A line for each piece of text on a page that is not whole."""
    return [f"{told(widget)}: {why}" for widget in page.findChildren(QWidget) for why in faults(page, widget)]


def told(widget):
    return repr(getattr(widget, "text", str)() or widget.accessibleName())


def faults(page, widget):
    """Why the words of a widget are not whole."""
    if not widget.isVisible() or not isinstance(widget, Pressable | TextLabel) or not widget.text():
        return
    if widget.font().pixelSize() < LEAST:
        yield f"letters of {widget.font().pixelSize()} px"
    if isinstance(widget, Pressable):
        if widget.width() < widget.minimumSizeHint().width() or widget.height() < widget.minimumSizeHint().height():
            yield f"{widget.size().toTuple()} for {widget.minimumSizeHint().toTuple()}"
    elif not isinstance(widget, CutLine):
        yield from lacks(widget)
    if not room(page, widget).contains(place(page, widget)):
        yield f"{place(page, widget).getRect()} beyond {room(page, widget).getRect()}"


def lacks(label):
    """What a label lacks for its words, which it would wrap."""
    metrics, words = QFontMetricsF(label.font()), label.text()
    longest = max(words.split(), key=metrics.horizontalAdvance) if label.wordWrap() else words
    if metrics.horizontalAdvance(longest) > label.width() + 1:
        yield f"{label.width()} wide for {round(metrics.horizontalAdvance(longest))}"
    flags = Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag.TextSingleLine
    tall = metrics.boundingRect(QRect(0, 0, label.width(), 10000), flags, words).height()
    if tall > label.height() + 2:
        yield f"{label.height()} high for {round(tall)}"


def place(page, widget):
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def room(page, widget):
    """Where a widget can be seen: on the page; what can be scrolled may lie above or below."""
    around, found = widget.parentWidget(), page.rect().adjusted(-1, -1, 1, 1)
    while around is not None and around is not page:
        if isinstance(around.parentWidget(), QAbstractScrollArea):
            found = place(page, around).adjusted(-1, -10000, 1, 10000)
        around = around.parentWidget()
    return found
