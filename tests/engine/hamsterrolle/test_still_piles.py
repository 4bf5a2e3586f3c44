"""What a hand does not touch lies as it lies, however the hand moves."""

import math

import pytest

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle.physics import World
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import load
from hamster_table.system import resources
from tests.engine.hamsterrolle.language import ruling

FULL = 14
"""More pieces lie in the wheels that are looked at."""


@ruling("HR-38")
def test_a_hand_that_moves_its_piece_through_the_air_lets_nothing_slip():
    """What is in the hand is quick, but a pile that it does not touch keeps the friction of what lies."""
    whole = load(resources.path("staged", "hamsterrolle.hamster"))
    match, looked = Match(whole.game, whole.setup, whole.seed), 0
    for seat, action in whole.ledger:
        state = match.state
        if seat >= 0 and len(state.in_wheel()) > FULL:
            looked += 1
            lying = {piece: state.poses[piece] for piece in state.in_wheel()}
            world = World(state.box, state.angle, lying)
            world.hold(True)
            assert world.take(state.stock(seat)[0], (-0.05, 0.0, 0.06))
            world.step(30)
            world.drag((-0.08, 0.0, 0.08))
            world.step(400)
            now = world.poses()
            assert not world.pushed(), state.turn
            assert all(math.dist(now[piece][:3], pose[:3]) < 10 for piece, pose in lying.items()), state.turn
        match.play(seat, action)
    assert looked
