"""The table of Hamsterdam."""

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.views.board.table_info import TableInfo

TABLE = TableInfo(
    board="hamster_table.views.hamsterdam.board:HamsterdamTable",
    players=QT_TRANSLATE_NOOP("Signs", "2–4 players · dice, floods and a dam to hold"),
    line=QT_TRANSLATE_NOOP("Signs", "Every roll is a flood. Keep your dam manned, and your town the driest."),
    start_scene="hamster_table.views.hamsterdam.start_scene:paint",
    podium="hamster_table.views.hamsterdam.start_scene:paint_podium",
    examples="hamster_table.views.hamsterdam.examples:EXAMPLES",
    hint_spots="hamster_table.views.hamsterdam.hint_spots:hint_spots",
    screenshots="hamster_table.views.hamsterdam.screenshots:STAGED",
    sounds={
        "CardsPassed": "card-slide",
        "LinedUp": "card-flip",
        "SpecialKept": "chip",
        "Deployed": "tock-on-more",
        "FirstRolled": "dice",
        "Rolled": "dice",
        "WhackRolled": "dice",
        "DiceTurned": "dice-at-rest",
        "dice at rest": "dice-at-rest",
        "FloodBegan": "flood",
        "Flooded": "gulp",
        "Plugged": "cork",
        "FloodStopped": "cork",
        "Inundated": "rising-water",
        "TokenRemoved": "drip",
        "TokenShifted": "drip",
        "BreachDue": "creak",
        "CardFlipped": "breach",
        "steps": "patter",
        "landing": "tock",
        "WentToPile": "leap",
        "HamsterRemoved": "plop",
        "SpecialTurned": "card-flip",
        "Marked": "chip",
        "lift hand": "card-slide",
        "drop hand": "card-flip",
    },
    credits=QT_TRANSLATE_NOOP("About", "by Chris Romansky, art by Alisha Volkman, published by Sporktopia"),
)
