"""Run, Hamster, Run! by ear."""

import re

from tests.screen_reader.game import Game

TRAITS = {"1": "Scamper", "2": "Mettle", "3": "Friskiness"}
"""The traits by the keys that put a chip into them."""
SPLIT = re.compile(r"(\w+): Scamper \d, Mettle \d, Friskiness \d\.")
"""How it is said to everybody what somebody has chosen."""


class RunHamsterRun(Game):
    """Two hamsters that are moved by ear."""

    title = "Run, Hamster, Run!"

    def answer(self, question):
        if "allocate your pluck" in question:
            self.split(int(re.search(r"(\d+) of \d+ chips still in hand", question)[1]))
        elif (buttons := self.buttons()) and "Done" in buttons and self.rng.random() < 0.4:
            self.use("Done")
        else:
            self.answer_somehow()

    def split(self, chips):
        """Put the chips anywhere, and remember where: that is for nobody else until all have chosen."""
        person = self.listener.person
        keys = [self.rng.choice("123") for _ in range(chips)]
        for key in keys:
            heard = self.table_key(key)
            assert any(line.text.startswith(f"{TRAITS[key]} of {person}: ") for line in heard), heard
        self.seal(*(f"{TRAITS[key]} of {person}: {chip_words(keys.count(key))}" for key in set(keys)))
        self.read_table()
        self.use("Confirm")

    def told(self, text):
        if SPLIT.search(text):
            self.open_seals()


def chip_words(number):
    return f"{number} chip{'s'[: number != 1]}"
