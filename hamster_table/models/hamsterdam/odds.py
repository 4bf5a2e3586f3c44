"""How likely a card of Hamsterdam is to be hit."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.actions import NUMBERS, WAYS, Number
from hamster_table.engine.hamsterdam.state import ROLLS_A_ROUND, Hamsterdam
from hamster_table.models.texts import translate


def odds_text(number: Number) -> str:
    """How many of the 36 rolls hit the number."""
    return translate("Hamsterdam", "{ways} in 36").format(ways=WAYS[number])


def rolls_left(view: Hamsterdam) -> int:
    """Rolls until the next redeployment, the one of a turn that goes on not counted."""
    return ROLLS_A_ROUND - view.turn - view.is_turn


def chance_of_a_hit(number: Number, rolls: int, live: frozenset[Number] = frozenset(NUMBERS)) -> float:
    """The chance that one of so many rolls gives the number. *live*: the numbers that are not rolled again."""
    all_ways = sum(WAYS[other] for other in live)
    if number not in live or not all_ways:
        return 0.0
    return float(1 - (1 - WAYS[number] / all_ways) ** rolls)


def live_numbers(view: Hamsterdam) -> frozenset[Number]:
    """The numbers on un-flipped cards: others are rolled again."""
    return frozenset(number for spot, number in enumerate(view.numbers) if view.is_up(spot))
