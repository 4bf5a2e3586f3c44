"""What speaks for a choice in Hamsterdam: why the water is let in."""

from hamster_table.engine.hamsterdam.actions import LetIn
from hamster_table.engine.hamsterdam.reasons import OPEN, why
from tests.engine.hamsterdam.language import ALICE, ROLL, spot, table


def test_the_water_is_let_in_where_nobody_stands_and_nothing_speaks_for_it_where_somebody_does():
    match = table(ROLL, "7:h")
    empty, held = (spot(match.state, ALICE, card) for card in ("6", "7"))
    found = why(match.view(ALICE), ALICE, LetIn(empty))
    assert (found.says, found.facts) == (OPEN, {"number": 6})
    assert why(match.view(ALICE), ALICE, LetIn(held)) is None
