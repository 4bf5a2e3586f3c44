"""`hamster-table sheet`: a printed sheet of a game, blank or filled from a saved one, as a PDF file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from hamster_table.engine.catalogue import find, games
from hamster_table.engine.game import Game
from hamster_table.engine.i18n import N_, InputError
from hamster_table.engine.kernel import Event, State
from hamster_table.engine.storage.save_file import Loaded, SaveError, read
from hamster_table.features.printing.prints import prints_of
from hamster_table.models.seat_names import told_apart
from hamster_table.terminal.command import Parser, offscreen, status_after
from hamster_table.terminal.language import tr

if TYPE_CHECKING:
    from hamster_table.features.printing.pdf import Printed

KIT = "kit"
CANNOT = N_("{path} cannot be saved: {why}.")


def run(arguments: Sequence[str]) -> int:
    what = tr("Commands", "Save a sheet as a PDF file: blank for a game, or filled from a saved one.")
    parser = Parser("sheet", what)
    parser.add_argument("source", metavar=tr("Commands", "FILE-or-GAME"))
    parser.add_argument("kind", metavar=tr("Commands", "KIND"), help=_kinds())
    parser.add_argument("-o", "--output", type=Path, required=True, metavar=tr("Commands", "OUT.pdf"))
    paper = tr("Commands", "the paper; else that which is usual in your country")
    parser.add_argument("--paper", choices=("a4", "letter"), help=paper)
    parser.add_argument("--low-ink", action="store_true", help=tr("Commands", "a kit with pale colours"))
    options = parser.parse_args(arguments)
    loaded = None if options.source in games() else _loaded(options.source)
    game = loaded.match.game if loaded else find(options.source)
    if options.kind not in _kinds_of(game):
        sentence, names = N_("{game} has the sheets {names}, not {name}."), ", ".join(_kinds_of(game))
        raise InputError(sentence, game=game.title, names=names, name=repr(options.kind[:40]))
    if not options.output.parent.is_dir():
        raise InputError(N_("There is no folder {folder}."), folder=options.output.parent)
    if options.low_ink and options.kind != KIT:
        raise InputError(N_("Only a kit is printed with low ink."))
    with offscreen():
        from hamster_table.features.printing.pdf import usual_paper

        _refuse_what_is_not_ours(options.output)
        paper = options.paper or usual_paper()
        _print(game, _pages(game, options.kind, loaded, paper, options.low_ink), options.output, paper)
    return status_after(loaded.problem if loaded else None)


def _loaded(source: str) -> Loaded:
    """The game in that file. Raises `SaveError`, and `InputError` where it may also have been meant as a game."""
    try:
        return read(source)
    except SaveError as error:
        if error.code != "missing":
            raise
        sentence = N_("There is neither a file nor a game called {name}. The games are {names}.")
        raise InputError(sentence, name=repr(source[:80]), names=", ".join(games())) from error


def _refuse_what_is_not_ours(path: Path) -> None:
    from hamster_table.features.printing.pdf import may_be_replaced

    try:
        is_free = may_be_replaced(path)
    except OSError as error:
        raise InputError(CANNOT, path=path, why=error) from error
    if not is_free:
        raise InputError(N_("{path} is no sheet of this program and stays as it is. Name another file."), path=path)


def _pages(game: Game, kind: str, loaded: Loaded | None, paper: str, low_ink: bool) -> tuple[Printed, ...]:
    from hamster_table.models import messages

    if kind == KIT:
        from hamster_table.features.printing.kit_pages import kit_pages

        return kit_pages(game, paper, low_ink, messages.tr)
    make = prints_of(game).sheets[kind]
    return tuple(make(tr=messages.tr) if loaded is None else make(*_seen(loaded), messages.tr))


def _print(game: Game, pages: Sequence[Printed], path: Path, paper: str) -> None:
    from hamster_table.features.printing.pdf import write_pdf
    from hamster_table.views.art.theme import add_fonts

    add_fonts()
    try:
        write_pdf(game, pages, path, paper)
    except OSError as error:
        raise InputError(CANNOT, path=path, why=error) from error


def _seen(loaded: Loaded) -> tuple[State, list[str], list[tuple[int, Event]]]:
    """What everybody may know of a game: the view, the names and the story."""
    match, names = loaded.match, told_apart((player.name for player in loaded.seats), tr)
    return match.view(None), names, match.story_of(None)


def _kinds() -> str:
    return "; ".join(f"{game.id}: {', '.join(_kinds_of(game))}" for game in games().values())


def _kinds_of(game: Game) -> tuple[str, ...]:
    prints = prints_of(game)
    return (*prints.sheets, *([KIT] if prints.kit else []))
