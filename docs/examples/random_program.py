"""A player for hamster_table as a program of its own: it takes one of the actions it is offered, at random."""

import json
import random
import sys


def choose(asked: dict) -> dict:
    """The action that is taken, from what the seat sees (`view`) and may do (`actions`)."""
    luck = random.Random(asked["seed"])
    return luck.choice(asked["actions"])


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"action": choose(asked)}), flush=True)
