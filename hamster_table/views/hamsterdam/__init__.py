"""The table of Hamsterdam."""

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.views.board.table_info import TableInfo

TABLE = TableInfo(
    board="hamster_table.views.hamsterdam.table:HamsterdamTable",
    players=QT_TRANSLATE_NOOP("Signs", "2–4 players · dice, floods and a dam to hold"),
    line=QT_TRANSLATE_NOOP("Signs", "Every roll is a flood. Keep your dam manned, and your town the driest."),
    start_scene="hamster_table.views.hamsterdam.start_scene:paint",
    podium="hamster_table.views.hamsterdam.start_scene:paint_podium",
    examples="hamster_table.views.hamsterdam.examples:EXAMPLES",
    commands="hamster_table.views.hamsterdam.keys:COMMANDS",
    screenshots="hamster_table.views.hamsterdam.screenshots:STAGED",
    credits=QT_TRANSLATE_NOOP("About", "by Chris Romansky, art by Alisha Volkman, published by Sporktopia"),
)
