"""What a computer player may do with its hand, the most promising first; nothing is simulated for it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hamster_table.engine.hamsterrolle import finding, placements
from hamster_table.engine.hamsterrolle.actions import SECTOR, Angle, Build, Hand
from hamster_table.engine.hamsterrolle.ai.stability_estimate import estimated_risk, roll_of
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.feeling import Feeler
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at
from hamster_table.engine.hamsterrolle.placements import Others, builds_at, one_of_each
from hamster_table.engine.hamsterrolle.simplified_physics import weight
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Seat

ACROSS = (0, 40, -40)
"""Distances from the middle of the rim, along the axle, at which places are looked for; tenths of a millimetre."""
AHEAD = (0, -400, 400, -1000)
"""Angles from the middle of an empty compartment at which places are looked for; hundredths of a degree."""
HEAVIEST = 60
"""About the weight of the heaviest piece, as `simplified_physics.weight` counts."""
WEIGHT_BONUS = 0.3
"""The extra value, in pieces, of building the heaviest piece: early on, the wheel still bears it."""
ROLL_WORTH = 4_000
"""So much rolling on, in hundredths of a degree, is worth a piece to who passes."""
STIRS = 100
"""A pass by which the wheel rolls on by less, in hundredths of a degree, helps nobody."""
NO_ROLL, TOO_STEEP = 1_000, 11_000
"""How steep a compartment is to which a piece is passed: below the first nothing rolls, above the second nothing holds;
hundredths of a degree."""
UNLOVED, STEEP_COST = 9_500, 0.5
"""Steeper places than the first, in hundredths of a degree, are disliked: by the second for each compartment more."""
PASS_BELOW = 0.6
"""Passes are considered only when the best build promises less than this."""


def ideas(view: Hamsterrolle, seat: Seat, rng: random.Random) -> list[Hand]:
    """Builds and, when these promise little, passes; the most promising first. Nothing is simulated."""
    found = [(promise(view, hand), hand) for hand in builds(view, seat, rng)]
    if max((worth for worth, _ in found), default=0.0) < PASS_BELOW:
        found += [(promise(view, hand), hand) for hand in placements.passes(view, seat)]
    # By worth alone: actions have no order, and equal ideas stay as they were found.
    found.sort(key=lambda idea: -idea[0])
    return [hand for _, hand in found]


def builds(view: Hamsterrolle, seat: Seat, rng: random.Random) -> Iterator[Hand]:
    """For each kind and each open compartment a place in each orientation."""
    others: Others = {piece: view.poses[piece] for piece in view.in_wheel()}
    for compartment in window(view):
        for piece in one_of_each(view, view.stock(seat), compartment):
            if view.attempt in (-1, piece):
                yield from builds_at(view, seat, piece, compartment, others, rng.choice(ACROSS), rng.choice(AHEAD))


def felt_builds(view: Hamsterrolle, seat: Seat, feeler: Feeler, rng: random.Random, draws: int) -> Iterator[Hand]:
    """For each kind and each open compartment the places where it came to lie, of so many that are tried."""
    for compartment in window(view):
        for piece in one_of_each(view, view.stock(seat), compartment):
            # In the second edition an attempt was bound to its piece.
            if view.edition > 2 or view.attempt in (-1, piece):
                yield from feeler.hands(seat, piece, compartment, rng, draws)


def felt_passes(view: Hamsterrolle, seat: Seat, feeler: Feeler, rng: random.Random, draws: int) -> Iterator[Hand]:
    """The same for each piece that may be passed and each compartment, if the wheel rolls on by it."""
    for piece in finding.may_pass(view):
        for compartment in finding.open_to(view, piece):
            if NO_ROLL < wrapped(SECTOR * compartment - view.angle) < TOO_STEEP:
                for hand in feeler.hands(seat, piece, compartment, rng, draws):
                    if roll_of(view, hand) >= STIRS:
                        yield hand


def promise(view: Hamsterrolle, hand: Hand) -> float:
    """The estimated value of an idea before it is simulated, in pieces."""
    if not isinstance(hand, Build):
        # Where pieces are laid, a pass is made to roll the wheel on, so that the window comes down.
        rolls = roll_of(view, hand) / ROLL_WORTH if view.edition > 1 else 0.0
        return rolls - estimated_risk(view, hand)
    worth = 1 + WEIGHT_BONUS * weight(view.box, hand.piece) / HEAVIEST - estimated_risk(view, hand)
    return worth - (dislike(hand) if view.edition > 2 else 0.0)


def dislike(hand: Hand) -> float:
    """What nobody likes about a place, in pieces: to build far up, where soon nothing holds any more."""
    return STEEP_COST * max(0, steepness(hand) - UNLOVED) / SECTOR


def steepness(hand: Hand) -> Angle:
    """How far from the lowest point a piece is let go, to either side; hundredths of a degree."""
    return abs(wrapped(angle_at(hand.pose) - hand.angle))
