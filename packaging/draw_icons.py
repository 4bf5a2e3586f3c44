"""Draw the program's icon: in the sizes that desktops ask for, or as one file for Windows or macOS.

draw_icons.py FOLDER NAME SIDE...
draw_icons.py FILE.ico|FILE.icns
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parents[1] / "resources/icons/hamster-table.svg"


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


def main(wanted: list[str]) -> None:
    if len(wanted) == 1:
        file = Path(wanted[0])
        save(drawn(256 if file.suffix == ".ico" else 512), file)
        return
    folder, name, *sides = wanted
    for side in map(int, sides):
        # Where the icon theme of a desktop looks for it.
        save(drawn(side), Path(folder) / f"{side}x{side}" / "apps" / f"{name}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
