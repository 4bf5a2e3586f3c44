"""Whole games as readable texts, so that a change of rules is a readable diff. A folder for each game."""

from pathlib import Path

from tests.playthroughs import hamsterdam, hamsterrolle, run_hamster_run

PLAYTHROUGHS = [(game, name) for game in (hamsterdam, hamsterrolle, run_hamster_run) for name in game.PLAYTHROUGHS]
"""Each playthrough as (module of its game, name)."""


def text_file(game, name):
    """Where the transcript of a playthrough is kept."""
    return Path(game.__file__).parent / f"{name}.txt"
