"""What the prompt bar says while the game goes by itself."""

import pytest

from hamster_table.models.pace import Pace
from hamster_table.views.game_prompt import said_while_it_goes_by_itself
from tests.at_once import go_on, table


@pytest.mark.parametrize(("kinds", "what", "how"), [
    ("person whim", "Mira is next", ""),
    ("sharp person", "Mira thinks", "Sharp, a computer player."),
])  # fmt: skip
def test_it_says_who_is_next_and_calls_no_person_a_computer(kinds, what, how):
    session = table(kinds)
    go_on(session, lambda session: session.seating.next(session.match.state) == 0)
    said = said_while_it_goes_by_itself(session, Pace(session))
    assert (said.seat, said.what, said.how) == (0, what, how)
