"""Where a hint of Hamsterdam says to look: at the cards, or at what is given up."""

import pytest

from hamster_table.engine.hamsterdam.actions import PLAIN, GiveUp, LandOn
from hamster_table.features.hints.hamsterdam import where
from tests.engine.hamsterdam.language import ALICE, ROLL, spot, table


@pytest.mark.parametrize(("card", "words"), [("6", "with water"), ("7", "come often"), ("12", "come seldom")])
def test_a_mole_lands_on_a_card_with_water_or_by_how_often_its_number_comes(card, words):
    match = table(ROLL, "6:~ 7:h")
    assert words in where(match.view(ALICE), ALICE, LandOn(spot(match.state, ALICE, card)))


def test_who_gives_up_a_hamster_is_to_look_at_the_hamsters():
    match = table(ROLL, "7:h")
    assert "hamsters is still good for" in where(match.view(ALICE), ALICE, GiveUp(PLAIN))
