"""What of Run, Hamster, Run! can be printed."""

from hamster_table.features.printing.prints import Prints
from hamster_table.features.printing.run_hamster_run.kit import kit
from hamster_table.features.printing.run_hamster_run.setup_sheet import setup_sheet
from hamster_table.features.printing.run_hamster_run.sheets import data_sheet, profile_sheets, score_sheet
from hamster_table.features.printing.setup_sheet import KIND as SETUP

GIVEN = Prints(
    {"data": data_sheet, "profile": profile_sheets, "score": score_sheet, SETUP: setup_sheet},
    kit,
    "hamster_table.features.printing.run_hamster_run.kit_parts:paint_part",
)
