"""The table of Run, Hamster, Run!."""

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.views.board.table_info import TableInfo

TABLE = TableInfo(
    board="hamster_table.views.run_hamster_run.table:RunHamsterRunTable",
    players=QT_TRANSLATE_NOOP("Signs", "2–5 players · shove, bite and run"),
    line=QT_TRANSLATE_NOOP("Signs", "The belt never stops, and the alligators never sleep. Be the last hamster on it."),
    start_scene="hamster_table.views.run_hamster_run.start_scene:paint",
    podium="hamster_table.views.run_hamster_run.start_scene:paint_podium",
    examples="hamster_table.views.run_hamster_run.examples:EXAMPLES",
    commands="hamster_table.views.run_hamster_run.keys:COMMANDS",
    screenshots="hamster_table.views.run_hamster_run.screenshots:STAGED",
    credits=QT_TRANSLATE_NOOP("About", "by Jonathan Leistiko, published by Invisible City Productions"),
)
