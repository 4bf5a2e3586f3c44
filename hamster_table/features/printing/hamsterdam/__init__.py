"""What of Hamsterdam can be printed."""

from hamster_table.features.printing.hamsterdam.kit import kit
from hamster_table.features.printing.hamsterdam.setup_sheet import setup_sheet
from hamster_table.features.printing.hamsterdam.sheets import score_sheet
from hamster_table.features.printing.prints import Prints
from hamster_table.features.printing.setup_sheet import KIND as SETUP

GIVEN = Prints(
    {"score": score_sheet, SETUP: setup_sheet},
    kit,
    "hamster_table.features.printing.hamsterdam.kit_parts:paint_part",
)
