"""The table of Run, Hamster, Run!."""

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.views.board.table_info import TableInfo

TABLE = TableInfo(
    board="hamster_table.views.run_hamster_run.board:RunHamsterRunTable",
    players=QT_TRANSLATE_NOOP("Signs", "2–5 players · shove, bite and run"),
    line=QT_TRANSLATE_NOOP("Signs", "The belt never stops, and the alligators never sleep. Be the last hamster on it."),
    start_scene="hamster_table.views.run_hamster_run.start_scene:paint",
    podium="hamster_table.views.run_hamster_run.start_scene:paint_podium",
    hint_spots="hamster_table.views.run_hamster_run.hint_spots:hint_spots",
    screenshots="hamster_table.views.run_hamster_run.screenshots:STAGED",
    sounds={
        "Drew": "hat",
        "chip drawn": "chip-drawn",
        "chips": "chip",
        "SpeedRose": "speed",
        "StarPassed": "speed",
        "BeltMoved": "ratchet",
        "belt": "belt",
        "steps": "patter",
        "leap": "leap",
        "Thrown": "leap",
        "landing": "tock",
        "Pushed": "push",
        "Bitten": "bite",
        "Rested": "rest",
        "PassedOut": "push",
        "Fell": "splash",
        "AlligatorCame": "plop",
        "AlligatorLeft": "plop",
        "Staked": "chip",
        "Chomped": "snap",
        "a bite that misses": "snap",
        "AlligatorsWon": "snap",
        "Eaten": "gulp",
        "lift chip": "chip",
        "drop chip": "chip",
        "drop tray": "chip",
        "drop less": "chip",
    },
    credits=QT_TRANSLATE_NOOP("About", "by Jonathan Leistiko, published by Invisible City Productions"),
)
