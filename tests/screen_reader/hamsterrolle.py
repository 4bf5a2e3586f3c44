"""Hamsterrolle by ear, with the wheel of simple rules: it comes to rest at once."""

from tests.screen_reader.game import Game

FALLS = "may be let go"
"""What is said of a piece in the hand where it can stay."""


class Hamsterrolle(Game):
    """A wheel that is built up by ear."""

    title = "Hamsterrolle"
    options = ("any time you like", "after 60 turns")
    menus = (("The pieces are of: simulated wood, laid where it holds", "simple rules: fast"),)

    def answer(self, question):
        if "choose a piece" in question or "continue with" in question:
            self.take()
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

    def lay(self):
        """Try the compartments and the ways to lie until it may be let go."""
        for number in "123123123":
            self.listener.key(number)
            told = self.listener.hear(lambda line: "in compartment" in line.text and line.kind == "said")
            if FALLS in told.text:
                self.listener.key("Enter")
                return
            self.table_key("L")
        self.listener.key("Escape")
