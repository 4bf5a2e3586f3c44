"""All that a window lets out: pixels, words, tool tips, accessible names, models."""

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QImage, QTextDocumentFragment
from PySide6.QtWidgets import QWidget

ROLES = [Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole]
ROLES += [Qt.ItemDataRole.UserRole + n for n in range(12)]


def settle():
    """Let go of what was thrown away."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


def pixels(window):
    """The picture of the window, as one compares it."""
    return window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def told(window):
    """Every word that somebody could read, hear or find in the window, hidden pages included."""
    lines = [window.windowTitle()]
    for widget in [window, *window.findChildren(QWidget)]:
        lines += [tip(widget), widget.accessibleName(), widget.accessibleDescription(), widget.statusTip()]
        for words in ("text", "placeholderText", "toPlainText"):
            if callable(getattr(widget, words, None)):
                lines.append(getattr(widget, words)())
    lines += spoken(QAccessible.queryAccessibleInterface(window))
    for model in window.findChildren(QAbstractItemModel):
        lines += listed(model)
    return [line for line in lines if line]


def tip(widget):
    """What the tool tip of a widget says."""
    return QTextDocumentFragment.fromHtml(widget.toolTip()).toPlainText()


def spoken(node):
    """What the accessible tree says from here on."""
    if node is None or not node.isValid():
        return []
    kinds = QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help
    lines = [node.text(kind) for kind in kinds]
    for number in range(node.childCount()):
        lines += spoken(node.child(number))
    return lines


def listed(model, parent=None):
    """What a model says in all its roles."""
    parent = parent or QModelIndex()
    lines = []
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            index = model.index(row, column, parent)
            lines += [str(value) for role in ROLES if (value := model.data(index, role)) is not None]
    return lines
