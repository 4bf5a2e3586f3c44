"""Hamsterdam by ear."""

import re

from tests.screen_reader.game import ROLL, Game


class Hamsterdam(Game):
    """Two dams that are held by ear."""

    title = "Hamsterdam"

    def answer(self, question):
        if ROLL in question:
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
        """A card to the left and one to the right, by the keyboard; only their owner hears which."""
        # Different cards: else both would rightly hear the same of what they pass to the computer.
        for _ in range(2 * (self.listener.person == "Heart")):
            self.table_key("Right")
        for steps in (1, 2):
            lifted = self.said(self.table_key("Space"))
            assert re.search(r"In hand: Your card \d+, place \d+; \d in 36.* 4 places for it\.", lifted), lifted
            for _ in range(steps):
                self.table_key("Page Down")
            placed = self.said(self.table_key("Space"))
            found = re.search(r"(For \w+: \d+)\.", placed)
            assert found, placed
            self.seal(found[1])
        names = self.read_table()
        dots = [name for name in names if name.startswith("Your card") and " dot" in name]
        assert len(dots) >= 5 and all(" in 36; " in name for name in dots)
        self.use("Pass")

    def keep(self, number):
        """The first ones that were dealt; nobody else is told which."""
        for _ in range(number):
            name = self.listener.focus.partition(":")[0]
            chosen = self.said(self.table_key("Space"))
            assert f"{name}: Chosen." in chosen, chosen
            self.seal(f"{name}: Chosen")
            self.table_key("Page Down")
        self.use("Keep")

    def told(self, text):
        if "passes a card to" in text or "keeps a special hamster: " in text:
            self.open_seals()

    def deploy(self):
        self.use("Auto-place by odds")
        self.listener.hear_out()
        self.use(next(name for name in self.buttons() if name.startswith("Done")))
