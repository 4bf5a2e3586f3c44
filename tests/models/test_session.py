"""The one controller: whose turn it is, who may look, and the way back."""

import random

import pytest

from hamster_table.engine.catalogue import find
from hamster_table.engine.kernel import CHANCE, Sealed
from hamster_table.engine.match import Match
from hamster_table.engine.run_hamster_run.actions import Allocate, Declare, Place
from hamster_table.engine.storage.annotations import StoodIn, TookBack
from hamster_table.models.seat_control import knows_secrets
from tests.at_once import AtOnce, Listener, Silent, any_action, asks, go_on, table


def test_one_thing_happens_for_each_proceed():
    session = table("person whim")
    heard = Listener(session)
    session.proceed()
    assert len(session.match.ledger) == 1
    assert heard.names() == ["happened"]


def test_nothing_happens_while_a_person_is_asked():
    session = table("person person")
    go_on(session, lambda session: session.asked_seat is not None)
    before = len(session.match.ledger)
    assert not session.may_proceed
    session.proceed()
    assert len(session.match.ledger) == before


def test_computers_play_a_whole_game():
    session = table("whim steady whim")
    heard = Listener(session)
    go_on(session)
    session.proceed()
    session.proceed()
    assert heard.names().count("over") == 1
    assert heard.last("over")[1] == session.match.standing


def test_people_are_asked_in_the_order_of_the_seats_and_computers_come_last():
    session = table("whim person person")
    go_on(session, asks("AllocatePluck"))
    heard = Listener(session)
    go_on(session, asks("DeclareDeed"))
    chosen = [seat for seat, action in session.match.ledger if isinstance(action, Allocate)]
    assert chosen[:3] == [1, 2, 0]
    assert heard.names().count("hand_over") == 1


def test_an_illegal_action_is_refused_and_changes_nothing():
    session = table("person whim")
    go_on(session, asks("AllocatePluck"))
    heard, before = Listener(session), session.match.digest
    session.submit(session.asked_seat, Allocate(7, 7, 7))
    assert heard.names() == ["refused"]
    assert session.match.digest == before


def test_only_the_asked_seat_is_heard():
    session = table("person person")
    go_on(session, asks("PlaceHamster"))
    heard = Listener(session)
    session.submit(1 - session.asked_seat, Place(0))
    assert heard.heard == []


# One screen for several


def test_the_curtain_comes_before_the_view_of_the_next_seat():
    session = table("person person")
    go_on(session, lambda session: session.handover_seat is not None)
    assert session.viewer is None
    assert session.asked_seat is None


def test_a_secret_choice_is_seen_by_nobody_once_made():
    session = table("person person whim")
    go_on(session, asks("AllocatePluck"))
    seat, heard = session.asked_seat, Listener(session)
    session.submit(seat, any_action(session, seat))
    assert session.viewer is None
    _, frames, view = heard.last("happened")
    assert [(frame.event, frame.state) for frame in frames] == [(Sealed(seat), view)]
    assert view.sealed == {seat: None}
    session.proceed()
    assert heard.last("hand_over") == ("hand_over", 1 - seat)
    assert session.view().sealed == {seat: None}
    session.accept_handover(1 - seat)
    assert session.viewer == 1 - seat
    assert session.view().sealed == {seat: None}


def test_one_person_never_sees_a_curtain():
    session = table("whim person steady", thinker=AtOnce())
    heard = Listener(session)
    go_on(session)
    assert "hand_over" not in heard.names()
    assert session.viewer == 1


def test_a_public_question_needs_no_curtain():
    session = table("person person")
    heard = Listener(session)
    go_on(session, asks("PlaceHamster"))
    assert "hand_over" not in heard.names()
    assert session.viewer == session.asked_seat


def test_what_is_chosen_in_the_open_is_chosen_before_everybody_who_may_still_not_see_a_secret():
    """Each knows which special hamsters it did not keep; that is no reason to look away for the rest of the game."""
    session = table("person person", game="hamsterdam")
    go_on(session, asks("Move"))
    heard, seat = Listener(session), session.asked_seat
    assert session.match.view(seat) != session.match.view(None)
    assert session.viewer is None and session.view() == session.match.view(None)
    go_on(session, asks("Redeploy"))
    assert "hand_over" not in heard.names()
    assert session.viewer is None


def test_what_only_one_seat_sees_is_chosen_behind_the_curtain_even_if_nobody_else_is_asked():
    session = table("person person", game="hamsterdam")
    match = session.match
    go_on(session, asks("ChooseSpecials"))
    seat = session.asked_seat
    assert session.viewer == seat
    (only,) = [step for step in match.game.steps if step.__name__ == "ChooseSpecials"]
    match.state.sealed, match.state.agenda[-1] = {}, only((seat,))
    assert session.seating.needs_curtain(match, seat)


def test_who_is_not_there_chooses_after_the_others():
    session = table("person person person")
    go_on(session, lambda session: session.handover_seat is not None)
    absent = session.handover_seat
    session.skip_seat(absent)
    session.proceed()
    assert session.handover_seat == absent + 1
    go_on(session, lambda session: session.handover_seat == absent)
    assert len(session.match.state.sealed) == 2


def test_only_whom_the_curtain_was_lowered_for_can_take_over():
    session = table("person person")
    go_on(session, lambda session: session.handover_seat is not None)
    session.accept_handover(1 - session.handover_seat)
    assert session.viewer is None and session.asked_seat is None


def test_the_recap_tells_what_everybody_saw_since_the_last_choice():
    session = table("person person whim", seed="3")
    go_on(session, lambda session: session.handover_seat == 0 and session.recap(0))
    seat = session.handover_seat
    since = max(n for n, (who, _) in enumerate(session.match.ledger) if who == seat)
    recap = session.recap(seat)
    assert recap == [event for n, event in session.match.story_of(None) if n > since + 1]


def test_without_people_the_public_looks_on():
    session = table("whim whim")
    go_on(session, lambda session: session.match.state.sealed)
    assert session.viewer is None
    assert set(session.view().sealed.values()) == {None}


# Computers


def test_a_computer_gets_a_view_and_no_state():
    thinker = AtOnce()
    session = table("person whim whim", thinker=thinker)
    go_on(session, lambda session: session.match.state.round > 1)
    sealed = [(seat, view.sealed) for seat, view in thinker.asked if view.sealed]
    assert sealed
    assert all(choice is None for seat, choices in sealed for other, choice in choices.items() if other != seat)


def test_a_stale_answer_is_dropped():
    thinker = Silent()
    session = table("whim person", thinker=thinker)
    go_on(session, lambda session: thinker.asked or session.asked_seat is not None)
    while not thinker.asked:
        session.submit(session.asked_seat, any_action(session, session.asked_seat))
        session.proceed()
    before = len(session.match.ledger)
    thinker.answered.emit(99, any_action(session, 0))
    assert len(session.match.ledger) == before
    thinker.answered.emit(len(thinker.asked), any_action(session, 0))
    assert len(session.match.ledger) == before + 1
    thinker.answered.emit(len(thinker.asked), any_action(session, 0))
    assert len(session.match.ledger) == before + 1


@pytest.mark.parametrize("answer", [Place(99), Place("12"), Declare("sing"), None, "bite"])
def test_an_answer_that_is_not_legal_is_played_by_whim_and_told(answer):
    thinker = Silent()
    session = table("sharp sharp", thinker=thinker)
    go_on(session, lambda session: thinker.asked)
    thinker.answered.emit(1, answer)
    seat = thinker.asked[0][0]
    assert session.match.ledger[-1][0] == seat
    assert [event for _, event in session.story()].count(StoodIn(seat)) == 1


def test_whim_plays_when_no_answer_comes():
    thinker = Silent()
    session = table("sharp sharp", thinker=thinker)
    go_on(session, lambda session: thinker.asked)
    thinker.failed.emit(1, "The computer player took too long.")
    assert session.match.ledger[-1][0] == thinker.asked[0][0]
    assert session.notes != []


def test_looking_back_forgets_the_question_and_it_is_asked_again():
    thinker = Silent()
    session = table("sharp sharp", thinker=thinker)
    go_on(session, lambda session: thinker.asked)
    session.look_at(0)
    thinker.answered.emit(1, any_action(session, thinker.asked[0][0]))
    before = len(session.match.ledger)
    session.proceed()
    assert len(session.match.ledger) == before and len(thinker.asked) == 1
    session.look_at(before)
    session.proceed()
    assert len(thinker.asked) == 2


# Back and forth


def test_ones_own_choice_is_taken_back_freely():
    session = table("person whim")
    go_on(session, asks("AllocatePluck"))
    before, seat = session.match.digest, session.asked_seat
    session.submit(seat, any_action(session, seat))
    heard = Listener(session)
    session.undo()
    assert session.match.digest == before
    assert heard.names() == ["changed"]
    session.proceed()
    assert session.asked_seat == seat


def test_a_draw_is_taken_back_by_agreement_only_and_the_story_says_so():
    session = table("person person")
    go_on(session, asks("DeclareDeed"))
    before, heard = session.match.digest, Listener(session)
    session.undo()
    assert session.match.digest == before
    assert heard.heard == [("agreement_wanted", [0, 1])]
    session.undo_agreed()
    assert session.match.digest != before
    assert session.story()[-1][1] == TookBack((0, 1))


def test_anothers_choice_is_not_taken_back_without_agreement():
    session = table("person person")
    go_on(session, asks("DeclareDeed"))
    first = session.asked_seat
    session.submit(first, any_action(session, first))
    session.proceed()
    assert session.asked_seat == 1 - first
    heard = Listener(session)
    session.undo()
    assert heard.names() == ["agreement_wanted"]


def test_the_same_luck_comes_again():
    session = table("person whim")
    go_on(session, asks("AllocatePluck"))
    seat, split = session.asked_seat, any_action(session, session.asked_seat)
    session.submit(seat, split)
    go_on(session, asks("DeclareDeed"))
    before = session.match.digest
    while session.asked_seat is None or not asks("AllocatePluck")(session):
        session.undo_agreed()
        session.proceed()
    session.submit(seat, split)
    go_on(session, asks("DeclareDeed"))
    assert session.match.digest == before


def test_redo_is_the_way_back():
    session = table("person whim steady")
    go_on(session, asks("DeclareDeed"))
    before, entries = session.match.digest, len(session.match.ledger)
    for _ in range(2):
        session.undo_agreed()
    assert session.may_redo
    while session.may_redo:
        session.redo()
    assert len(session.match.ledger) <= entries
    go_on(session, asks("DeclareDeed"))
    assert session.match.digest == before


def test_nothing_can_be_undone_before_a_person_has_chosen():
    session = table("whim person")
    session.proceed()
    assert not session.may_undo
    session.undo()
    session.undo_agreed()
    assert len(session.match.ledger) == 1


def test_looking_back_shows_the_earlier_table_and_lets_nobody_play():
    session = table("person whim")
    go_on(session, asks("DeclareDeed"))
    last, seat = len(session.match.ledger), session.asked_seat
    for n in range(last + 1):
        session.look_at(n)
        assert session.view() == session.match.game.view(session.match.state_at(n), 0)
    session.look_at(3)
    session.submit(seat, any_action(session, seat))
    assert len(session.match.ledger) == last
    session.look_at(last)
    assert not session.is_past
    session.submit(seat, any_action(session, seat))
    assert len(session.match.ledger) == last + 1


def test_a_shared_screen_looks_back_at_what_is_public():
    session = table("person person person")
    go_on(session, lambda session: asks("AllocatePluck")(session) and len(session.match.state.sealed) == 1)
    seat = session.asked_seat
    session.submit(seat, any_action(session, seat))
    for n in range(len(session.match.ledger) + 1):
        session.look_at(n)
        assert all(choice is None for choice in session.view().sealed.values())


def test_who_has_just_taken_over_a_shared_screen_looks_back_at_what_is_public_too():
    session = table("person person person")
    go_on(session, lambda session: asks("AllocatePluck")(session) and session.match.state.round > 1)
    match, seat = session.match, session.asked_seat
    assert session.viewer == seat
    secrets = [n for n in range(len(match.ledger)) if knows_secrets(match, match.state_at(n), seat)]
    assert secrets
    for n in secrets:
        session.look_at(n)
        assert session.viewer == seat and session.view() == match.game.view(match.state_at(n), None)


@pytest.mark.parametrize("seed", range(4))
def test_undo_redo_and_play_in_any_order_end_where_the_ledger_says(seed):
    rng, session = random.Random(seed), table("person whim person", seed=str(seed))
    for _ in range(150):
        deed = rng.choice(["on", "on", "on", "undo", "agreed", "redo", "look"])
        if deed == "on":
            for _ in range(3):
                go_on(session, lambda session: True)
                session.proceed()
                if session.handover_seat is not None:
                    session.accept_handover(session.handover_seat)
                elif session.asked_seat is not None:
                    session.submit(session.asked_seat, any_action(session, session.asked_seat))
        elif deed == "undo":
            session.undo()
        elif deed == "agreed":
            session.undo_agreed()
        elif deed == "redo":
            session.redo()
        else:
            session.look_at(rng.randrange(len(session.match.ledger) + 1))
            session.look_at(len(session.match.ledger))
        again = Match.new(session.match.game, seats=3, seed=str(seed))
        for seat, action in session.match.ledger:
            again.play(seat, action)
        assert again.digest == session.match.digest


def test_a_stopped_session_does_nothing():
    session = table("whim whim")
    session.stop()
    session.proceed()
    assert session.match.ledger == []
    assert find("run-hamster-run") is session.match.game
    assert session.match.waiting == (CHANCE,)
