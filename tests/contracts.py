"""The contracts of import-linter: `contracts.ini`, filled in with the games that there are."""

import pkgutil
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

LAYERS = "hamster_table.engine", "hamster_table.models", "hamster_table.views"
ROOMS = "hamster_table.features"
"""What a game gives a room stands there, in a module of its name."""


def contracts(games: Sequence[str]) -> str:
    """The contracts for these games, as names of folders: a game that is added needs no line in them."""
    text = (Path(__file__).parent / "contracts.ini").read_text("utf-8")
    layers = *LAYERS, *_packages_in(ROOMS)
    rooms = [name for layer in layers for name in _packages_in(layer)]
    of_games = {game: [name for name in rooms if name.rpartition(".")[2] == game] for game in games}
    generic = [name for name in rooms if name.rpartition(".")[2] not in games]
    text = text.replace("{games}", " | ".join(games))
    text = text.replace("{generic}", "\n    ".join(generic))
    text = text.replace("{packages_of_games}", "\n    ".join(name for names in of_games.values() for name in names))
    for game in games:
        others = [name for other in games if other != game for name in of_games[other]]
        text += _forbidden(game, of_games[game], others)
    return text


def _packages_in(layer: str) -> list[str]:
    """The folders and modules of a layer, by their dotted names."""
    return [f"{layer}.{module.name}" for module in pkgutil.iter_modules(import_module(layer).__path__)]


def _forbidden(game: str, own: Sequence[str], others: Sequence[str]) -> str:
    lines = [f"[importlinter:contract:{game}]", f"name = {game} imports no other game", "type = forbidden"]
    for key, names in (("source_modules", own), ("forbidden_modules", others)):
        lines += [f"{key} =", *(f"    {name}" for name in names)]
    return "\n" + "\n".join(lines) + "\n"
