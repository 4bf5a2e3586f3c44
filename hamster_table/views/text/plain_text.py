"""Text from outside, such as names, file names and what the system says: it is shown as it is, never read as markup.

Qt guesses whether a tool tip or a label is HTML, and HTML may name files, which Qt opens then. So this module is the
only one that hands Qt a tool tip, and `TextLabel` is the only label; `tests/test_architecture.py` keeps it so.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip, QWidget

_UNSEEN = dict.fromkeys(
    code
    for first, last in (
        (0x00, 0x09),
        (0x0B, 0x1F),
        (0x7F, 0x9F),
        (0x200E, 0x200F),
        (0x2028, 0x2029),
        (0x202A, 0x202E),
        (0x2066, 0x2067),
        (0xFEFF, 0xFEFF),
    )
    for code in range(first, last + 1)
)
"""Control characters other than the end of a line, and what turns the direction of the text around it. A name that is
set apart by `in_sentence` keeps its signs: they turn nothing outside."""
LONGEST_NAME = 60
"""How many letters of a file's name are shown."""


def plain(text: str) -> str:
    """The text without the letters that would hide something, or turn what stands beside it."""
    return text.translate(_UNSEEN)


def short(text: str, most: int = LONGEST_NAME) -> str:
    """One line of at most *most* letters, cut in the middle: a file is known by how it begins and ends."""
    line = " ".join(plain(text.replace("\n", " ")).split())
    if len(line) <= most:
        return line
    return f"{line[: most // 2]}…{line[len(line) - most // 2 + 1 :]}"


def markup(text: str) -> str:
    """The text as markup that shows just this text, its lines kept and long ones wrapped."""
    safe = plain(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f'<p style="white-space: pre-wrap; margin: 3px 6px">{safe}</p>' if text else ""


def menu_text(text: str) -> str:
    """The text as a menu takes it: with "&" as a letter, not as the sign of a key."""
    return plain(text).replace("&", "&&")


def set_tool_tip(widget: QWidget, text: str) -> None:
    """Give a widget a tool tip. A screen reader gets the same as its description, or it would read the markup."""
    tip = markup(text)
    if tip != widget.toolTip():  # Qt tells the widget of the same one, too
        widget.setToolTip(tip)
        widget.setAccessibleDescription(plain(text))


def show_tool_tip(at: QPoint, text: str, widget: QWidget) -> None:
    """Show a tool tip now, at a point of the screen; "" takes the one away that is there."""
    QToolTip.showText(at, markup(text), widget)
