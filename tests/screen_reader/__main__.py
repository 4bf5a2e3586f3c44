"""Print what is said in a whole game: `python -m tests.screen_reader run_hamster_run [SEED]`."""

import sys
import tempfile

from tests.screen_reader.hamsterdam import Hamsterdam
from tests.screen_reader.hamsterrolle import Hamsterrolle
from tests.screen_reader.listener import listening
from tests.screen_reader.run_hamster_run import RunHamsterRun

GAMES = {"hamsterdam": Hamsterdam, "hamsterrolle": Hamsterrolle, "run_hamster_run": RunHamsterRun}
MARKS = {"said": "", "focus": "  * ", "did": "> "}
"""What a line of the transcript begins with, by its kind."""

name, seed = [*sys.argv[1:], "1"][:2]
with tempfile.TemporaryDirectory() as home, listening(home) as listener:
    game = GAMES[name](listener, seed)
    try:
        game.begin()
        game.play()
    finally:
        for line in listener.lines:
            print(f"{MARKS[line.kind]}{line.text}")
    listener.leave()
