"""The examples of the rules of Hamsterdam: moments of games that the policy plays."""

# A sentence stays on one line: so it is one text for the translators.
# ruff: noqa: E501

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.actions import CARDS
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import State
from hamster_table.views.board.example import Example, Moment, reached

SEATS = 4
OWN_DAM = tuple(("card", position) for position in range(CARDS))
"""The cards of the dam that lies in front."""
MIDDLE = (("reservoir",), ("dice",), ("tracker",), ("towns",))
"""The band that all share."""
FLAT = 170
"""The height of a picture of a band or a dam."""


def at(step: str, round_: int = 0, *choices: str, **setup: str) -> partial[State]:
    """The first moment at which the first seat is asked this."""
    return partial(reached, GAME, SEATS, Moment(step, round_, choices), setup)


EXAMPLES: Mapping[str, Example] = {
    "aim": Example(
        N_("Four towns behind their dams. Mira's lies in front, and whatever water comes through rises in her town."),
        at("Move", 2),
    ),
    "setup": Example(
        N_(
            "Mira passes one of her eleven cards to the left and one to the right. Orange and blue dots bring hamsters."
        ),
        at("PassTwo"),
        0,
    ),
    "round": Example(
        N_(
            "The middle of the table: the reservoir, the dice, how many rolls are left until the hamsters are moved, and the water of all towns."
        ),
        at("Move", 2),
        None,
        MIDDLE,
        FLAT,
    ),
    "roll": Example(
        N_("The sum of the dice is the number whose cards are hit, on every dam."),
        at("Move", 2),
        None,
        (("dice",), ("tracker",)),
        FLAT,
    ),
    "react": Example(
        N_("Mira may react to the roll with a special that is marked."),
        at("React", 1, "Use"),
        0,
        (*OWN_DAM, ("pile", 0)),
        FLAT,
    ),
    "flood": Example(
        N_("The number has come, and hamsters of Mira's stand on its card: one of them plugs the hole."),
        at("PlugHole", 1, "Plug"),
        0,
        OWN_DAM,
        FLAT,
    ),
    "breach": Example(
        N_("Mira's dam is breached: she flips the left-most or the right-most card of what is left."),
        at("Breach", 1),
        0,
        OWN_DAM,
        FLAT,
    ),
    "movement": Example(
        N_("Mira may move one of her hamsters to the card beside it, or skip that for an ability."),
        at("Move", 3, "MoveHamster"),
        0,
        OWN_DAM,
        FLAT,
    ),
    "redeployment": Example(
        N_("Hamsters from Mira's reserve go onto her cards again."),
        at("Redeploy", 1, "PutHamster"),
        0,
        (*OWN_DAM, ("pile", 0)),
        FLAT,
    ),
    "specials": Example(
        N_("Mira's specials stand among her hamsters, and each is listed with when it can be used."),
        at("Move", 2, "Use"),
        0,
        (*OWN_DAM, ("pile", 0)),
        FLAT,
    ),
    "end": Example(
        N_("Late in a game: the bar counts the water of all towns towards the end, and the driest town wins."),
        at("Move", 4),
        None,
        (("tracker",), ("towns",)),
        FLAT,
    ),
    "classic": Example(
        N_("The classic game: every dam lies in order from 2 to 12, and none is ever breached."),
        at("Move", 2, game="classic"),
    ),
    "own-cards": Example(
        N_("What is printed on a card: its number, its dots, and how often it comes."),
        at("PassTwo"),
        0,
        OWN_DAM[:6],
        FLAT,
    ),
}
"""By chapter."""
