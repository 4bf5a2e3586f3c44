"""Write the transcripts anew: `python -m tests.playthroughs`. What changes in them is what has changed in the rules."""

from hamster_table.engine.catalogue import find
from tests.playthroughs import PLAYTHROUGHS, first_games, text_file
from tests.playthroughs.first_games import FIRST_GAMES, first_game_text
from tests.playthroughs.transcript import transcript

for game, name in PLAYTHROUGHS:
    text_file(game, name).write_text(transcript(game, name), "utf-8")
for game in FIRST_GAMES:
    first_games.text_file(game).write_text(first_game_text(find(game)), "utf-8")
