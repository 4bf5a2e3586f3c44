"""The dialog that asks where a file is saved: whatever name is typed, the file has an ending that is known."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.text.plain_text import short


def ask_where_to_save(
    parent: QWidget, title: str, place: Path, kinds: Sequence[str], chosen: Callable[[Path], object]
) -> QFileDialog:
    """Let somebody choose where a file is saved, for which *place* is proposed; *chosen* gets the path.

    *kinds*: what it may be, such as "PNG (*.png)". The dialog is returned, and stops nothing.
    """
    folder = place.parent if place.parent.is_dir() else Path.home()
    dialog = QFileDialog(parent, title, str(folder))
    # It is not run by `exec`, which nests event loops; so nobody else knows when it is no longer needed.
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters([*kinds])
    endings = [_ending(kind) for kind in kinds]
    dialog.setDefaultSuffix(next((one for one in endings if place.name.endswith(one)), endings[0])[1:])
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(_ending(kind)[1:]))
    dialog.selectFile(place.name)
    # To a name with any dot in it, as in a date, Qt adds no ending.
    dialog.fileSelected.connect(
        guard(lambda name: chosen(with_ending(Path(name), endings, f".{dialog.defaultSuffix()}")))
    )
    dialog.open()
    return dialog


def saved_words(path: Path) -> str:
    """Where something was saved, as a sentence."""
    words = translate("Files", "Saved as {name} in {folder}.")
    return words.format(name=short(path.name), folder=short(str(path.parent)))


def with_ending(path: Path, endings: Sequence[str], usual: str) -> Path:
    """The path, with the usual ending where it has none of *endings*; and with a number, where a file has that name
    already, since nobody was asked about that one."""
    if path.name.casefold().endswith(tuple(endings)):
        return path
    found, count = path.with_name(f"{path.name}{usual}"), 1
    while found.exists():
        count += 1
        found = path.with_name(f"{path.name} {count}{usual}")
    return found


def _ending(kind: str) -> str:
    """The ending in a filter such as "PNG (*.png)"."""
    found = re.search(r"\*(\.[^ )]+)", kind)
    assert found is not None, kind
    return found[1]
