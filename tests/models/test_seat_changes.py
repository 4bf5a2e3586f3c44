"""Seats change hands in the middle of a game: what is asked, seen, undone and kept then."""

import pytest

from hamster_table.engine.match import Match
from hamster_table.engine.storage import annotations
from hamster_table.engine.storage.annotations import LevelChanged, SeatGiven, SeatTaken, kind_at, written
from hamster_table.engine.storage.save_file import PlayerInfo, pack, unpack
from hamster_table.engine.storage.session_store import Store
from hamster_table.models.seat_control import knows_secrets
from hamster_table.models.session import Session
from hamster_table.models.table_languages import next_person
from tests.at_once import NAMES, AtOnce, Listener, Silent, any_action, asks, go_on


def table(kinds, thinker=None, store=None, game="run-hamster-run", notes=(), seed="7"):
    players = [PlayerInfo(name, kind) for name, kind in zip(NAMES, kinds.split(), strict=False)]
    match = Match.new(game, seats=len(players), seed=seed)
    return Session(match, players, thinker or AtOnce(), store, notes=notes)


def kinds(session):
    return [player.kind for player in session.seating.players]


def test_a_level_is_changed_and_the_story_says_when():
    session = table("person whim")
    go_on(session, asks("AllocatePluck"))
    heard, n = Listener(session), len(session.match.ledger)
    assert session.change_seat(1, "sharp") == LevelChanged(1, "sharp", "whim")
    assert kinds(session) == ["person", "sharp"]
    assert (n, LevelChanged(1, "sharp", "whim")) in session.story()
    assert heard.names() == ["changed"] and session.asked_seat == 0, "the person's question stays open"


def test_nothing_happens_where_nothing_changes_or_the_game_is_only_looked_at():
    session = table("person whim")
    go_on(session, asks("PlaceHamster"))
    heard = Listener(session)
    assert session.change_seat(1, "whim") is None
    session.look_at(0)
    assert session.change_seat(1, "sharp") is None
    session.look_at(99)
    go_on(session)
    assert session.change_seat(1, "sharp") is None and kinds(session) == ["person", "whim"]
    assert session.notes == [] and heard.names().count("asked") > 1


def test_a_computer_takes_over_and_sees_the_view_of_that_seat_alone():
    thinker = AtOnce()
    session = table("person steady steady", thinker)
    go_on(session, asks("AllocatePluck"))
    assert session.change_seat(0, "whim") == SeatGiven(0, "whim")
    assert session.asked_seat is None and session.viewer is None
    session.proceed()
    (seat, view) = thinker.asked[-1]
    assert seat == 0 and session.match.ledger[-1][0] == 0
    assert view == session.match.game.view(session.match.state_at(len(session.match.ledger) - 1), 0)


def test_a_computer_that_is_asked_is_cancelled_when_its_seat_changes_hands():
    thinker = Silent()
    forgotten = []
    thinker.forget = lambda: forgotten.append(True)
    session = table("person sharp", thinker)
    go_on(session, lambda session: thinker.asked)
    before = len(session.match.ledger)
    session.change_seat(1, "steady")
    assert forgotten and session.may_proceed
    thinker.answered.emit(1, any_action(session, 1))
    assert len(session.match.ledger) == before, "the answer comes too late"
    session.proceed()
    assert len(thinker.asked) == 2
    session.change_seat(1, "person")
    session.proceed()
    assert session.asked_seat == 1 or session.handover_seat == 1


def test_another_seat_is_asked_on():
    thinker = Silent()
    session = table("person sharp sharp", thinker)
    go_on(session, lambda session: thinker.asked)
    other = 3 - thinker.asked[0][0]
    session.change_seat(other, "whim")
    assert not session.may_proceed
    thinker.answered.emit(1, any_action(session, 3 - other))
    assert session.match.ledger[-1][0] == 3 - other


def test_who_takes_over_goes_through_the_curtain():
    session = table("whim whim", game="hamsterdam")
    go_on(session, lambda session: len(session.match.ledger) == 2 and len(session.match.waiting) == 2)
    session.change_seat(1, "person")
    assert session.viewer is None
    go_on(session, lambda session: session.handover_seat is not None)
    assert session.handover_seat == 1 and session.viewer is None
    session.accept_handover(1)
    assert session.viewer == 1 and session.asked_seat == 1


def test_who_is_left_alone_at_the_screen_goes_through_the_curtain_too():
    session = table("person person", game="hamsterdam")
    for _ in range(2):
        go_on(session, lambda session: session.handover_seat is not None)
        session.accept_handover(seat := session.handover_seat)
        session.submit(seat, any_action(session, seat))
    go_on(session, lambda session: session.handover_seat == 0)
    session.change_seat(0, "steady")
    assert session.seating.only_person == 1 and session.viewer is None and session.handover_seat is None
    go_on(session, lambda session: session.handover_seat is not None or session.asked_seat is not None)
    assert session.handover_seat == 1 and session.viewer is None


def test_a_second_person_takes_the_secrets_of_the_first_off_the_screen():
    session = table("person whim whim", game="hamsterdam")
    go_on(session, lambda session: knows_secrets(session.match, session.match.state, 0))
    assert session.viewer == 0
    session.change_seat(1, "person")
    assert session.viewer is None and session.asked_seat is None


def test_handing_over_and_taking_back_shows_no_secret_in_between():
    session = table("person steady", game="hamsterdam")
    go_on(session, lambda session: knows_secrets(session.match, session.match.state, 0) and session.asked_seat == 0)
    session.change_seat(0, "steady")
    assert session.view() == session.match.game.view(session.match.state, None)
    session.change_seat(0, "person")
    assert session.view() == session.match.game.view(session.match.state, None)
    session.proceed()
    assert session.handover_seat == 0
    session.accept_handover(0)
    assert session.viewer == 0


def test_undo_does_not_undo_who_sits_there():
    session = table("person person steady")
    go_on(session, asks("PlaceHamster"))
    session.submit(seat := session.asked_seat, any_action(session, session.asked_seat))
    session.change_seat(seat, "whim")
    go_on(session, lambda session: session.asked_seat is not None)
    session.undo_agreed()
    assert len(session.match.ledger) and session.match.waiting == (seat,)
    assert session.seating.players[seat].kind == "whim"
    assert [event for _, event in session.notes if isinstance(event, SeatGiven)] == [SeatGiven(seat, "whim")]
    session.proceed()
    assert session.match.ledger[-1][0] == seat, "the computer chooses now"


def test_undo_leads_to_what_a_person_chose_and_not_the_computer_before():
    session = table("whim whim person")
    go_on(session, asks("AllocatePluck"))
    session.change_seat(0, "person")
    before = len(session.match.ledger)
    go_on(session, lambda session: session.asked_seat == 0 or session.handover_seat == 0)
    entry = session._undo_to()
    assert entry is not None and session.match.ledger[entry][0] == 2
    assert entry < before and all(not session._chose(n) for n, (seat, _) in enumerate(session.match.ledger) if seat < 2)


def test_nobody_undoes_where_nobody_sits():
    session = table("person steady")
    go_on(session, lambda session: session.may_undo)
    session.change_seat(0, "steady")
    assert not session.may_undo


def test_who_sat_there_at_a_moment_is_read_from_the_notes():
    notes = [(4, SeatGiven(0, "sharp")), (9, LevelChanged(0, "whim", "sharp")), (12, SeatTaken(0, "whim"))]
    found = [kind_at(notes, 0, n, "person") for n in (0, 3, 4, 8, 9, 11, 12)]
    assert found == ["person", "person", "sharp", "sharp", "whim", "whim", "person"]
    assert kind_at(notes, 1, 3, "steady") == "steady"


@pytest.mark.parametrize("change", [SeatGiven(0, "random"), SeatTaken(0, "person"), LevelChanged(7, "whim", "sharp")])
def test_a_note_that_makes_no_sense_is_left_out(change):
    match = Match.new("run-hamster-run", 2, seed="7")
    assert annotations.read(written([(0, change)]), match) == []


def test_the_change_is_kept_in_the_store_and_in_a_file(tmp_path):
    store = Store(tmp_path / "games.sqlite3")
    try:
        players = [PlayerInfo("Mira"), PlayerInfo("Rusty", "whim")]
        match = Match.new("run-hamster-run", 2, seed="7")
        kept = store.begin(match, players)
        session = Session(match, players, AtOnce(), kept)
        go_on(session, asks("AllocatePluck"))
        session.change_seat(0, "sharp")
        session.change_seat(1, "person")
        loaded = store.resume(kept.id)[1]
        assert [player.kind for player in loaded.seats] == ["sharp", "person"] and not loaded.read_only
        notes = annotations.read(loaded.notes, loaded.match)
        assert [type(event) for _, event in notes] == [SeatGiven, SeatTaken]
        again = unpack(pack(match, session.seating.players, written(session.notes)))
        assert again.seats == loaded.seats and annotations.read(again.notes, again.match) == notes
    finally:
        store.close()


def test_what_could_not_be_kept_is_kept_with_the_next_entry(tmp_path):
    class Full:
        """A store without room for a while."""

        def __init__(self, kept):
            self.kept, self.is_full = kept, True

        def __getattr__(self, name):
            if self.is_full:
                raise OSError("full")
            return getattr(self.kept, name)

    store = Store(tmp_path / "games.sqlite3")
    try:
        players = [PlayerInfo("Mira"), PlayerInfo("Rusty", "whim")]
        match = Match.new("run-hamster-run", 2, seed="7")
        shelf = Full(store.begin(match, players))
        session = Session(match, players, AtOnce(), shelf)
        session.change_seat(1, "steady")
        assert session.failing_since is not None
        shelf.is_full = False
        session.proceed()
        assert store.games()[0].players[1].kind == "steady" and session.failing_since is None
    finally:
        store.close()


def test_the_next_person_is_who_is_asked_or_gets_the_screen_or_else_comes_next():
    session, found = table("person person"), set()
    for _ in range(60):
        due = session.asked_seat if session.asked_seat is not None else session.handover_seat
        found.add((due is None, next_person(session) is None))
        assert due is None or next_person(session) == due
        if due is None:
            session.proceed()
        elif session.handover_seat is not None:
            session.accept_handover(due)
        else:
            session.submit(due, any_action(session, due))
    assert found == {(False, False), (True, False), (True, True)}
