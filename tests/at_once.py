"""Players who answer at once and in this process: the session's seam for quick tests."""

import random

from PySide6.QtCore import QObject, Signal

from hamster_table.engine.catalogue import find
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.players import player
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session


class AtOnce(QObject):
    """Thinks like `models.ai.ai_process.AiProcess`, without a process of its own."""

    answered = Signal(int, object)
    failed = Signal(int, str)
    ready = Signal()
    hurried = Signal()
    is_getting_ready = False

    def __init__(self, game=None):
        super().__init__()
        self.game = game
        self.asked = []

    def ask(self, seat, name, game, view, seed, seconds):
        self.asked.append((seat, view))
        action = self.choose(name, self.game or find(game), view, seat, seed)
        self.answered.emit(len(self.asked), action)
        return len(self.asked)

    def choose(self, name, game, view, seat, seed):
        return player(name, game).choose(game, view, seat, random.Random(seed))

    def forget(self):
        pass

    def stop(self):
        pass


class Forgetful(AtOnce):
    """Remembers only how often it was asked, so that a long run takes no memory."""

    def ask(self, *what):
        number = super().ask(*what)
        self.asked[-1] = None
        return number


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


NAMES = "Mira", "Jonas", "Edda", "Rusty", "Pip"


def table(kinds, seed="7", thinker=None, store=None, game="run-hamster-run"):
    """A session with these players: `"person whim person"`."""
    players = [PlayerInfo(name, kind) for name, kind in zip(NAMES, kinds.split(), strict=False)]
    match = Match.new(game, seats=len(players), seed=seed)
    return Session(match, players, thinker or AtOnce(), store)


def any_action(session, seat):
    """Some legal action, the same every time."""
    view = session.match.view(seat)
    return view.agenda[-1].sample(view, seat, random.Random(f"{seat}/{len(session.match.ledger)}"))


def go_on(session, until=lambda session: False, limit=3000):
    """Play on, persons doing anything, until something holds or the game is over."""
    for _ in range(limit):
        if until(session) or not session.match.waiting:
            return
        if session.handover_seat is not None:
            session.accept_handover(session.handover_seat)
        elif session.asked_seat is not None:
            session.submit(session.asked_seat, any_action(session, session.asked_seat))
        else:
            session.proceed()
    raise AssertionError("the game does not go on")


def asks(step):
    """Whether a person is asked this step."""
    return lambda session: session.asked_seat is not None and type(session.match.state.agenda[-1]).__name__ == step


def play_to_the_end(match, choose=lambda actions: actions[0]):
    """Everybody chooses by *choose*: the result is a legal game that is over."""
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, choose(match.actions(seat)))
    return match
