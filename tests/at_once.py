"""Players who answer at once and in this process: the session's seam for quick tests."""

import random

from PySide6.QtCore import QObject, Signal

from hamster_table.engine.catalogue import find
from hamster_table.engine.players import player


class AtOnce(QObject):
    """Thinks like `models.thinker.Thinker`, without a process of its own."""

    answered = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self, game=None):
        super().__init__()
        self.game = game
        self.asked = []

    def ask(self, seat, name, game, view, seed, seconds):
        self.asked.append((seat, view))
        action = player(name).choose(self.game or find(game), view, seat, random.Random(seed))
        self.answered.emit(len(self.asked), action)
        return len(self.asked)

    def forget(self):
        pass

    def stop(self):
        pass


class Silent(AtOnce):
    """Answers only when the test says so."""

    def ask(self, seat, name, game, view, seed, seconds):
        self.asked.append((seat, view))
        return len(self.asked)


class Listener(QObject):
    """Writes down what a session tells, in order."""

    SIGNALS = ["happened", "asked", "hand_over", "refused", "thinking", "over", "changed", "agreement_wanted", "kept"]

    def __init__(self, session):
        super().__init__()
        self.heard = []
        for name in self.SIGNALS:
            getattr(session, name).connect(lambda *what, name=name: self.heard.append((name, *what)))

    def names(self):
        return [what[0] for what in self.heard]

    def last(self, name):
        return next(what for what in reversed(self.heard) if what[0] == name)
