"""The table of pebbles. Importing this loads none of its parts: they are named, and loaded when they are wanted."""

from hamster_table.views.board.table_info import TableInfo

TABLE = TableInfo(
    board=f"{__name__}.board:PebblesTable",
    players="2–4 players · fists and a hungry crow",
    line="What the crow does not find in your fist, you may keep twice.",
    start_scene=f"{__name__}.start_scene:paint",
    screenshots=f"{__name__}.screenshots:STAGED",
    credits="by whoever found the first pebble",
)
