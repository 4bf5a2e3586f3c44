"""The first games as readable texts: what each lesson says and allows, and what happens."""

from pathlib import Path

from hamster_table.engine.first_game import Lesson
from hamster_table.engine.match import Match
from tests.playthroughs import hamsterdam, hamsterrolle, run_hamster_run
from tests.playthroughs.transcript import NAMES, describe, events, named

MODULES = {"hamsterdam": hamsterdam, "hamsterrolle": hamsterrolle, "run-hamster-run": run_hamster_run}
FIRST_GAMES = ("hamsterdam", "run-hamster-run")


def text_file(game):
    """Where the text of the first game of a game is kept."""
    return Path(MODULES[game].__file__).parent / "first_game.txt"


def first_game_text(game):
    """What is said and what happens, from set-up to the end of the last lesson."""
    first, style = game.first_game, MODULES[game.id].STYLE
    match = Match.new(game, first.seats, first.setup, seed="1")
    lines = [f"The first game of {game.title}", ", ".join(f"{name} ({kind})" for name, kind in first.others)]
    lines += events(match, style)
    for comes in first.expected():
        if isinstance(comes, Lesson):
            allowed = " or ".join(describe(action, style) for action in comes.actions)
            lines += ["", f"[{comes.key}] {comes.says}", f"    Asked for: {allowed}"]
            match.play(comes.seat, comes.actions[0])
        else:
            match.play(*comes)
            lines.append(f"{named(comes[0], NAMES)}: {describe(comes[1], style)}")
        lines += events(match, style)
    return "\n".join([*lines, "", first.learnt, f"Digest: {match.digest}", ""])
