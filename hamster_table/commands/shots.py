"""`hamster-table shots`: a picture of every screen, taken without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile

from hamster_table.engine.i18n import N_, InputError
from hamster_table.terminal.command import Parser, offscreen
from hamster_table.terminal.language import tr


def run(arguments: Sequence[str]) -> int:
    what = tr("Commands", "Take a screenshot of every page and save it in a folder, which is created if needed.")
    parser = Parser("shots", what)
    parser.add_argument("folder", metavar=tr("Commands", "FOLDER"), type=Path)
    folder = parser.parse_args(arguments).folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as error:
        sentence = N_("No screenshots can be saved in {folder}: {why}.")
        raise InputError(sentence, folder=folder, why=error.strerror) from error
    with offscreen():
        from hamster_table.views.screenshots.capture import foreign_picture, take

        if (found := foreign_picture(folder)) is not None:
            sentence = N_("{path} is no picture of this program and stays as it is. Name another folder.")
            raise InputError(sentence, path=found)
        take(folder)
    return 0
