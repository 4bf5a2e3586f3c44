"""What a session notes beside the ledger, and what reaches it when nobody waits for it."""

from hamster_table.engine.storage.annotations import StoodIn, TookBack, read
from tests.at_once import Listener, Silent, go_on, table


class Shelf:
    """Keeps nothing but notes."""

    def __init__(self):
        self.notes = ""

    def append(self, n, seat, action):
        pass

    def set_notes(self, notes):
        self.notes = notes


def test_a_note_takes_the_place_of_the_last_one_of_its_kind_and_is_kept_when_the_game_is_left():
    shelf = Shelf()
    session = table("person whim", store=shelf)
    for seat in (1, 0):
        session.remember(StoodIn(seat))
    session.remember(TookBack((0,)))
    assert shelf.notes == ""
    session.stop()
    assert session.is_closed and read(shelf.notes, session.match) == [(0, StoodIn(0)), (0, TookBack((0,)))]


def test_nothing_is_tried_again_while_all_is_well():
    session = table("person whim")
    heard = Listener(session)
    session.retry_saving()
    assert heard.heard == []


def test_names_stand_in_sentences_as_they_are():
    assert table("person whim").names == ["Mira", "Jonas"]


def test_who_is_not_asked_for_is_not_sent_away():
    session = table("person person person")
    go_on(session, lambda session: session.handover_seat is not None)
    seat = session.handover_seat
    session.skip_seat((seat + 1) % 3)
    assert session.handover_seat == seat


def test_a_computer_gets_ready_only_while_it_is_asked():
    thinker = Silent()
    session = table("sharp sharp", thinker=thinker)
    thinker.is_getting_ready = True
    assert not session.is_getting_ready
    heard = Listener(session)
    thinker.ready.emit()
    assert heard.names() == []
    go_on(session, lambda session: thinker.asked)
    assert session.is_getting_ready
    thinker.is_getting_ready = False
    thinker.ready.emit()
    assert heard.last("thinking") == ("thinking", thinker.asked[0][0]) and not session.is_getting_ready


def test_a_failure_that_comes_too_late_stands_nobody_in():
    thinker = Silent()
    session = table("sharp sharp", thinker=thinker)
    go_on(session, lambda session: thinker.asked)
    before = len(session.match.ledger)
    thinker.failed.emit(99, "The computer player took too long.")
    assert len(session.match.ledger) == before and session.notes == []
