"""The table of Hamsterrolle."""

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.views.board.table_info import TableInfo

TABLE = TableInfo(
    board="hamster_table.views.hamsterrolle.table:HamsterrolleTable",
    players=QT_TRANSLATE_NOOP("Signs", "2–4 players · a wheel and a steady hand"),
    line=QT_TRANSLATE_NOOP("Signs", "Build into the wheel, and it rolls. What falls out is yours again."),
    start_scene="hamster_table.views.hamsterrolle.start_scene:paint",
    podium="hamster_table.views.hamsterrolle.start_scene:paint_podium",
    examples="hamster_table.views.hamsterrolle.examples:EXAMPLES",
    commands="hamster_table.views.hamsterrolle.keys:COMMANDS",
    screenshots="hamster_table.views.hamsterrolle.screenshots:STAGED",
    credits=QT_TRANSLATE_NOOP("About", "by Jacques Zeimet, published by Zoch"),
)
