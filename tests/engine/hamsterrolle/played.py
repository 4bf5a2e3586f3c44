"""Turns at the wheels of real games, `wheels.json`: piles that nobody would think of; and turns in which nothing held,
`corners.json`: in most of them *Steady* once let a piece drop under the ceiling."""

import json
from functools import cache
from pathlib import Path

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, PIECES, WHEEL
from hamster_table.engine.hamsterrolle.build_window import lowest_two
from tests.engine.hamsterrolle.language import table


@cache
def wheels():
    """Angle and poses of each."""
    games = json.loads((Path(__file__).parent / "wheels.json").read_text())
    return [(game["angle"], {piece: tuple(pose) for piece, *pose in game["poses"]}) for game in games]


def turn_at(n, ahead=1, **setup):
    """The beginning of Alice's turn at a wheel, the window so many compartments ahead of the lowest; what does not lie
    in the wheel is hers and Bob's in turn."""
    angle, poses = wheels()[n]
    match = table(alice="", bob="", angle=angle, **{"physics": "rolling", "clock": "off", **setup})
    state = match.state
    state.reference = (lowest_two(angle)[0] + ahead) % COMPARTMENTS
    rest = [piece for piece in range(PIECES) if piece not in poses]
    state.place = [WHEEL if piece in poses else rest.index(piece) % 2 for piece in range(PIECES)]
    state.poses = [poses.get(piece, ()) for piece in range(PIECES)]
    return match


def corner(n, **setup):
    """The beginning of Alice's turn in a wheel in which hardly anything holds; her pieces are those of the game."""
    game = json.loads((Path(__file__).parent / "corners.json").read_text())[n]
    poses = {piece: tuple(pose) for piece, *pose in game["poses"]}
    table_setup = {"physics": "rolling", "clock": "off", **setup}
    match = table(alice="", bob="", angle=game["angle"], turn=game["turn"], reference=game["reference"], **table_setup)
    state = match.state
    owner = {piece: 0 for piece in game["hers"]}
    state.place = [WHEEL if piece in poses else owner.get(piece, 1) for piece in range(PIECES)]
    state.poses = [poses.get(piece, ()) for piece in range(PIECES)]
    state.lowest = tuple(game["lowest"])
    return match
