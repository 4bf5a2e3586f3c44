"""Draw the program's icon: in the sizes that desktops ask for, or as one file for Windows or macOS.

draw_icons.py FOLDER NAME SIDE...
draw_icons.py FILE.ico|FILE.icns
draw_icons.py FILE.bmp        at the side of an installer for Windows
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parents[1] / "resources/icons/hamster-table.svg"
OF_WINDOWS = (16, 20, 24, 32, 40, 48, 64, 256)
"""The sides that Windows asks for, at 100 to 250 %; Qt would write only one into a file."""


def drawn(side: int) -> QImage:
    """The icon, so many pixels wide and high."""
    picture = QImage(side, side, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    return picture


def save(picture: QImage, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    if not picture.save(str(file)):
        raise SystemExit(f"{file} could not be written")


def of_windows() -> bytes:
    """The icon as a program for Windows has it: a list of pictures, each a PNG."""
    pictures = [png(drawn(side)) for side in OF_WINDOWS]
    head = struct.pack("<3H", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for side, picture in zip(OF_WINDOWS, pictures, strict=True):
        head += struct.pack("<4B2H2I", side % 256, side % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def side_of_an_installer() -> QImage:
    """The icon on the cloth of the table."""
    picture = QImage(164 * 2, 314 * 2, QImage.Format.Format_RGB32)
    picture.fill(QColor("#f3e2c0"))
    icon = drawn(picture.width() * 2 // 3)
    painter = QPainter(picture)
    painter.drawImage((picture.width() - icon.width()) // 2, picture.height() // 3, icon)
    painter.end()
    return picture


def png(picture: QImage) -> bytes:
    buffer = QBuffer()
    picture.save(buffer, "PNG")
    return bytes(buffer.data().data())


def main(wanted: list[str]) -> None:
    if len(wanted) == 1:
        file = Path(wanted[0])
        if file.suffix == ".ico":
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(of_windows())
            return
        save(side_of_an_installer() if file.suffix == ".bmp" else drawn(512), file)
        return
    folder, name, *sides = wanted
    for side in map(int, sides):
        # Where the icon theme of a desktop looks for it.
        save(drawn(side), Path(folder) / f"{side}x{side}" / "apps" / f"{name}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
