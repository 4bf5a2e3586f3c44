"""Write the transcripts of first games anew: `python -m tests.features.lessons`."""

from hamster_table.engine.catalogue import find
from tests.features.lessons.transcripts import MODULES, first_game_text, text_file

for game in MODULES:
    text_file(game).write_text(first_game_text(find(game)), "utf-8")
