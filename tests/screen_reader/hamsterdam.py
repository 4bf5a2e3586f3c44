"""Hamsterdam by ear."""

import re

from tests.screen_reader.game import ROLL, Game


class Hamsterdam(Game):
    """Two dams that are held by ear."""

    title = "Hamsterdam"

    def answer(self, question):
        print("Q", self.listener.person, question, flush=True)
        if question.endswith(ROLL):
            self.listener.key("R")
        elif "pass a card to each side" in question:
            self.pass_cards()
        elif found := re.search(r"keep (\d+) special", question):
            self.keep(int(found[1]))
        elif "put hamsters on your dam" in question:
            self.deploy()
        elif "lay out your dam" in question:
            self.use("Best odds in the middle")
            self.use("Confirm layout")
        elif (buttons := self.buttons()) and self.rng.random() < 0.5:
            self.use(buttons[-1])
        else:
            self.answer_somehow()

    def pass_cards(self):
        """A card to the left and one to the right, lifted and put down by the keyboard."""
        for steps in (1, 2):
            self.table_key("Space")
            for _ in range(steps):
                self.table_key("Page Down")
            self.table_key("Space")
        self.use("Pass")

    def keep(self, number):
        for _ in range(number):
            self.table_key("Space")
            self.table_key("Page Down")
        self.use("Keep")

    def deploy(self):
        self.use("Auto-place by odds")
        self.listener.hear_out()
        self.use(next(name for name in self.buttons() if name.startswith("Done")))
