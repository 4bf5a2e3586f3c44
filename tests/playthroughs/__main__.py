"""Write the transcripts anew: `python -m tests.playthroughs`. What changes in them is what has changed in the rules."""

from tests.playthroughs import PLAYTHROUGHS, text_file
from tests.playthroughs.transcript import transcript

for game, name in PLAYTHROUGHS:
    text_file(game, name).write_text(transcript(game, name), "utf-8")
