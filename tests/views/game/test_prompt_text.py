"""What the prompt bar says while the game goes by itself."""

import pytest

from hamster_table.models.autoplay_timer import AutoplayTimer
from hamster_table.models.seat_control import knows_secrets
from hamster_table.views.game import prompt_text
from tests.at_once import Listener, Silent, go_on, table


def said_while_it_goes_by_itself(session, pace, asked=print):
    return prompt_text.said_while_it_goes_by_itself(session, pace, ("", ""), asked)


@pytest.mark.parametrize(("kinds", "what", "how"), [
    ("person whim", "Mira is next", ""),
    ("sharp person", "Mira is thinking…", "Sharp, a computer player."),
])  # fmt: skip
def test_it_says_who_is_next_and_calls_no_person_a_computer(kinds, what, how):
    session = table(kinds)
    go_on(session, lambda session: session.seating.next_seat(session.match.state) == 0)
    said = said_while_it_goes_by_itself(session, AutoplayTimer(session))
    assert (said.seat, said.title, said.hint) == (0, what, how)


def test_a_computer_that_has_yet_to_start_is_getting_ready_and_then_thinks():
    thinker = Silent()
    thinker.is_getting_ready = True
    session = table("sharp person", thinker=thinker)
    heard, pace = Listener(session), AutoplayTimer(session)
    go_on(session, lambda session: thinker.asked)
    assert said_while_it_goes_by_itself(session, pace).title == "Mira is getting ready…"
    before = heard.names().count("thinking")
    thinker.is_getting_ready = False
    thinker.ready.emit()
    assert heard.names().count("thinking") == before + 1, "whoever shows it shows it anew"
    assert said_while_it_goes_by_itself(session, pace).title == "Mira is thinking…"


def test_a_program_is_called_by_its_name_and_steady_where_it_has_failed():
    session = table("program:mine person", thinker=(thinker := Silent()))
    go_on(session, lambda session: thinker.asked)
    pace = AutoplayTimer(session)
    assert said_while_it_goes_by_itself(session, pace).hint == "mine, a computer player."
    thinker.failed.emit(1, "ProgramFailed: late")
    assert said_while_it_goes_by_itself(session, pace).hint == "Steady, a computer player."


def test_a_computer_player_is_asked_why_once_it_has_chosen():
    session = table("sharp person")
    go_on(session, lambda session: session.seating.next_seat(session.match.state) == 0)
    asked, pace = [], AutoplayTimer(session)
    assert [one.text for one in said_while_it_goes_by_itself(session, pace, asked.append).presses] == ["Pause"]
    session.proceed()
    go_on(session, lambda session: session.seating.next_seat(session.match.state) == 0)
    # *Pause* has its place whether one can ask or not.
    why, pause = said_while_it_goes_by_itself(session, pace, asked.append).presses
    why.callback()
    assert (why.text, pause.text) == ("Why this?", "Pause") and asked == [0]


def test_nobody_is_asked_why_whose_choices_cannot_be_told_yet():
    session = table("steady person", game="hamsterdam")
    go_on(session, lambda session: session.match.state.round and session.seating.next_seat(session.match.state) == 0)
    assert any(seat == 0 for seat, _ in session.match.ledger) and knows_secrets(session.match, session.match.state, 0)
    assert [one.text for one in said_while_it_goes_by_itself(session, AutoplayTimer(session)).presses] == ["Pause"]
