"""Hamsterrolle by ear, with the wheel of simple rules: it comes to rest at once."""

from tests.screen_reader.game import Game

HOLDS, NOT_HERE, NOWHERE = "It holds here", "Nothing that holds was found here", "Nothing was found that holds"
"""What is said of a piece in the hand where it can stay, where it cannot, and of one that can stay nowhere."""


class Hamsterrolle(Game):
    """A wheel that is built up by ear."""

    title = "Hamsterrolle"
    options = ("any time you like", "after 60 turns", "simple rules: fast")

    def answer(self, question):
        if "choose a piece" in question or "continue with" in question:
            self.take()
        elif "take a piece from" in question:
            self.take_wood()
        elif "holds the" in question:
            self.lay()
        else:
            self.answer_somehow()

    def take(self):
        """Walk along the tray to a piece that is there, and take it into the hand."""
        steps = self.rng.randrange(7)
        for _ in range(20):
            at = self.listener.focus
            if steps <= 0 and "1 in the supply" in at:
                break
            self.table_key("Right" if "in the supply" in at and not at.startswith("Roof") else "Page Down")
            steps -= 1
        self.table_key("Space")
        self.lay()

    def take_wood(self):
        """Walk to one of the pieces of the wheel that may be passed on, and take it into the hand."""
        steps = 1 + self.rng.randrange(4)
        for _ in range(20):
            self.table_key("Page Down")
            steps -= "in compartment" in self.listener.focus
            if not steps:
                break
        self.table_key("Space")
        self.lay()

    def lay(self):
        """Try the compartments and the ways to lie until it holds."""
        for number in "123123123":
            self.listener.key(number)
            told = self.listener.hear(
                lambda line: (
                    line.kind == "said" and any(words in line.text for words in ("in compartment", NOT_HERE, NOWHERE))
                )
            )
            if HOLDS in told.text:
                self.forget()
                self.listener.key("Enter")
                return
            if NOWHERE in told.text:
                self.listener.key("Escape")
                self.table_key("P")  # a piece of the wheel is taken, to pass it on
                return
            if NOT_HERE not in told.text:
                self.table_key("L")
        self.listener.key("Escape")
