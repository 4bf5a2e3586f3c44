"""`hamster-table sheet`: a printed sheet of a game, blank or filled from a saved one, as a PDF file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from hamster_table.commands import Parser, offscreen
from hamster_table.engine.catalogue import find, games
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Event, State
from hamster_table.engine.storage.save_file import Loaded, read

if TYPE_CHECKING:
    from hamster_table.views.printing.pdf import Printed

KIT = "kit"


def run(arguments: Sequence[str]) -> int:
    parser = Parser("sheet", "Save a sheet as a PDF file: blank for a game, or filled from a saved one.")
    parser.add_argument("source", metavar="FILE-or-GAME")
    parser.add_argument("kind", metavar="KIND", help=_kinds())
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="OUT.pdf")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4")
    parser.add_argument("--low-ink", action="store_true", help="a kit with pale colours")
    options = parser.parse_args(arguments)
    loaded = None if options.source in games() else read(options.source)
    game = loaded.match.game if loaded else find(options.source)
    if options.kind not in _kinds_of(game):
        raise ValueError(f"{game.title} has the sheets {', '.join(_kinds_of(game))}, not {options.kind[:40]!r}.")
    if not options.output.absolute().parent.is_dir():
        raise ValueError(f"There is no folder {options.output.absolute().parent}.")
    if options.low_ink and options.kind != KIT:
        raise ValueError("Only a kit is printed with low ink.")
    with offscreen():
        sheets = _pages(game, options.kind, loaded, options.paper, options.low_ink)
        _print(sheets, options.output, options.paper)
    return 0


def _pages(game: Game, kind: str, loaded: Loaded | None, paper: str, low_ink: bool) -> tuple[Printed, ...]:
    if kind == KIT:
        from hamster_table.views.printing.kit_pages import kit_pages

        return kit_pages(game, paper, low_ink, str)
    make = game.sheets[kind]
    return tuple(make() if loaded is None else make(*_seen(loaded)))


def _print(sheets: Sequence[Printed], path: Path, paper: str) -> None:
    from hamster_table.views.art.theme import add_fonts
    from hamster_table.views.printing.pdf import write_pdf

    add_fonts()
    try:
        write_pdf(sheets, path, paper)
    except OSError as error:
        raise ValueError(f"{path} cannot be saved: {error}.") from error


def _seen(loaded: Loaded) -> tuple[State, list[str], list[tuple[int, Event]]]:
    """What everybody may know of a game: the view, the names and the story."""
    match = loaded.match
    return match.view(None), [player.name for player in loaded.seats], match.story_of(None)


def _kinds() -> str:
    return "; ".join(f"{game.id}: {', '.join(_kinds_of(game))}" for game in games().values())


def _kinds_of(game: Game) -> tuple[str, ...]:
    return (*game.sheets, *([KIT] if game.kit else []))
