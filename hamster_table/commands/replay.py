"""`hamster-table replay`: the story of a saved game, in sentences or as JSON lines."""

from __future__ import annotations

import json
from collections.abc import Sequence

from hamster_table.engine.storage.bug_report import extract_game
from hamster_table.engine.storage.save_file import Loaded, read
from hamster_table.models.seat_names import told_apart
from hamster_table.terminal.command import Parser, status_after
from hamster_table.terminal.language import tr, wording


def run(arguments: Sequence[str]) -> int:
    what = tr(
        "Commands",
        "Print the story of a saved game, or of the game in a report, as far as everybody at the table may know it.",
    )
    parser = Parser("replay", what)
    parser.add_argument("file", metavar=tr("Commands", "FILE"))
    parser.add_argument("--json", action="store_true", help=tr("Commands", "one line of JSON for each event"))
    options = parser.parse_args(arguments)
    loaded = read(options.file, extract=extract_game)
    for line in _events(loaded) if options.json else _sentences(loaded):
        print(line)
    return status_after(loaded.problem)


def _sentences(loaded: Loaded) -> list[str]:
    names = told_apart((player.name for player in loaded.seats), tr)
    sentence = wording().sentence
    lines = (sentence(event, names) for _, event in loaded.match.story_of(None))
    return [line for line in lines if line]


def _events(loaded: Loaded) -> list[str]:
    """Each event with the length of the ledger after the entry that caused it."""
    story = loaded.match.story_of(None)
    return [json.dumps({"after": after, **event.to_json()}, ensure_ascii=False) for after, event in story]
