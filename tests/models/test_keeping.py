"""Every entry is in the store before it is shown, and a store that fails stops nobody."""

from tests.at_once import Listener, asks, go_on, table


class Shelf:
    """A session store in memory, which may be full."""

    def __init__(self):
        self.entries, self.notes, self.is_full, self.finished = [], "", False, None

    def append(self, n, seat, action):
        if self.is_full:
            raise OSError("no room")
        assert n == len(self.entries)
        self.entries.append((seat, action))

    def cut(self, n):
        if self.is_full:
            raise OSError("no room")
        del self.entries[n:]

    def level(self, match):
        self.cut(0)
        self.entries = list(match.ledger)

    def note(self, notes):
        self.notes = notes

    def finish(self, match, sitters):
        self.finished = match.standing


def test_every_entry_is_kept_before_it_is_shown():
    shelf = Shelf()
    session = table("person whim", keeper=shelf)
    session.happened.connect(lambda *_: stored.append(list(shelf.entries) == session.match.ledger))
    session.changed.connect(lambda: stored.append(list(shelf.entries) == session.match.ledger))
    stored = []
    go_on(session, asks("DeclareDeed"))
    session.undo_agreed()
    session.redo()
    session.undo_agreed()
    go_on(session)
    session.proceed()
    assert len(stored) > 20 and all(stored)
    assert shelf.finished == session.match.standing


def test_a_store_that_fails_is_told_once_it_fails_and_catches_up():
    shelf = Shelf()
    session = table("whim whim", keeper=shelf)
    heard = Listener(session)
    go_on(session, lambda session: len(session.match.ledger) == 5)
    shelf.is_full = True
    session.proceed()
    assert heard.last("kept") == ("kept", False, "no room")
    go_on(session, lambda session: len(session.match.ledger) == 9)
    shelf.is_full = False
    session.proceed()
    assert heard.last("kept") == ("kept", True, "")
    assert shelf.entries == session.match.ledger
