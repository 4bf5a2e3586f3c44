"""The print-and-play kit of Run, Hamster, Run!: everything that its list of parts names."""

from __future__ import annotations

from hamster_table.engine.i18n import N_
from hamster_table.engine.run_hamster_run.actions import LANES, STRIPS
from hamster_table.features.printing.kit import COLOURS, Kit, Part
from hamster_table.features.printing.run_hamster_run.sheets import data_sheet, profile_sheets
from hamster_table.features.printing.sheets import Tr

SEATS = 5
CHIPS = 8
"""Pluck chips of each colour: seven to play with and a spare one."""
ALLIGATORS = 21
SQUARE, CHIP = 30, 16
"""The sides of a square of the belt, and of a chip."""
STAND, FRONT = 11, 38
"""A hamster that stands: foot, front, back and foot, one below the other."""


def kit(tr: Tr = str, own: str = "") -> Kit:
    """The parts in the colours of five hamsters, and both sheets."""
    hamster, pluck = tr(N_("Stand-up hamster")), tr(N_("Pluck chip"))
    folds = (STAND, STAND + FRONT, STAND + 2 * FRONT)
    tall, colours = 2 * (STAND + FRONT), tuple(tr(name) for name in COLOURS)
    length = LANES * SQUARE
    hamsters = tuple(
        Part("hamster", hamster, 1, 26, tall, seat, caption=colours[seat], folds=folds) for seat in range(SEATS)
    )
    chips = tuple(
        Part("pluck", pluck, CHIPS, CHIP, CHIP, seat, caption=colours[seat], is_round=True) for seat in range(SEATS)
    )
    belt = (
        Part("strip", tr(N_("Belt strip")), STRIPS - 1, length, SQUARE),
        Part("star-strip", tr(N_("Star strip of the belt")), 1, length, SQUARE),
        Part("pit", tr(N_("Alligator Pit strip")), 1, length, SQUARE),
    )
    alligators = Part("alligator", tr(N_("Alligator chip")), ALLIGATORS, CHIP, CHIP, is_round=True)
    steps = (
        tr(
            N_("Fold each hamster along its dashed lines into a tent and glue its two feet together, one on the other.")
        ),
        tr(N_("Fold the profile sheets along their lines, so that the lid hides the traits.")),
        tr(N_("You also need a die and a bag or a hat that nobody can look into, the HAT.")),
    )
    return Kit((*hamsters, *belt, *chips, alligators), steps, SEATS, (*data_sheet(tr=tr), *profile_sheets(tr=tr)))
