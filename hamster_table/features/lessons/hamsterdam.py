"""The first game of Hamsterdam: the dam is built, and a round brings floods, a plug, breaches, movements and a
redeployment."""

from __future__ import annotations

from hamster_table.engine.hamsterdam import actions
from hamster_table.engine.hamsterdam.actions import (
    BOMBSTER,
    CARDS,
    CHEEKSTER,
    CONTRACTSTER,
    HUCKSTER,
    JANITSTER,
    MOMSTER,
    NINJASTER,
    PLAIN,
    SPEEDSTER,
    WHACK_A_MOLE,
    Hamster,
    Spot,
)
from hamster_table.engine.hamsterdam.redeployment import REDEPLOY
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, Action, after
from hamster_table.features.lessons.first_game import PUPIL, Entry, FirstGame, Lesson

NUTMEG = 1
OWN = (2, 12, 4, 5, 6, 7, 8, 9, 10, 12, 2)
"""The person's dam: the 3 and the 11 are passed on, a 2 and a 12 have come; the likely numbers lie in the middle."""
OTHER = (3, 11, 4, 5, 6, 7, 8, 9, 10, 11, 3)
"""Nutmeg's dam."""


def first_of(kind: int) -> Hamster:
    """The first special of a kind."""
    return 2 * kind


BOMB, JANITOR, NINJA = first_of(BOMBSTER), first_of(JANITSTER), first_of(NINJASTER)
DEALT = (BOMB, first_of(CHEEKSTER), JANITOR, first_of(MOMSTER), NINJA, first_of(WHACK_A_MOLE))
CARPENTER = first_of(CONTRACTSTER)
KEPT_BY_NUTMEG = (first_of(SPEEDSTER), CARPENTER, first_of(HUCKSTER))
REJECTED_BY_NUTMEG = (first_of(SPEEDSTER) + 1, CARPENTER + 1, first_of(HUCKSTER) + 1)


def roll(a: int, b: int) -> Entry:
    """A roll of the dice."""
    return CHANCE, actions.Dice(a, b)


def card(position: int) -> tuple[str, Spot]:
    """A card of the person's dam on the board, by its position from the left."""
    return "card", position


def ends_redeployment(state: Hamsterdam, action: Action) -> bool:
    """Whether the person redeploys, and has nothing left to do there after this."""
    asked = REDEPLOY[PUPIL]
    return state.agenda[-1] == asked and after(state, PUPIL, action).agenda[-1] != asked


SETTING_UP = (
    Lesson(
        "pass",
        N_(
            "These cards will be your dam. Dots bring hamsters, and a likely number is flooded often. Pass the 3 and "
            "the 11 to Nutmeg."
        ),
        (actions.PassCards(3, 11), actions.PassCards(11, 3)),
        ((NUTMEG, actions.PassCards(2, 12)),),
        (card(1), card(9), ("pass", "left"), ("pass", "right")),
        how=N_("Drag them to the places on the right."),
    ),
    Lesson(
        "line-up",
        N_(
            "A 2 and a 12 came back. A dam breaks from its ends, so many keep the numbers that are rolled often in "
            "the middle. Choose “Best odds in the middle”, then confirm."
        ),
        (actions.ArrangeDam(OWN),),
        ((NUTMEG, actions.ArrangeDam(OTHER)), (CHANCE, actions.Deal((*DEALT, *KEPT_BY_NUTMEG, *REJECTED_BY_NUTMEG)))),
    ),
    Lesson(
        "keep",
        N_(
            "Your blue dots bring special hamsters, and you keep half of them. Choose Bombster, Janitster and "
            "Ninjaster, then keep them."
        ),
        (actions.KeepSpecials((BOMB, JANITOR, NINJA)),),
        ((NUTMEG, actions.KeepSpecials(KEPT_BY_NUTMEG)),),
        (("offer", BOMB), ("offer", JANITOR), ("offer", NINJA)),
    ),
    Lesson(
        "roll-for-first",
        N_("Who begins? Everybody rolls, and the highest does. Roll the dice."),
        (actions.Dice(2, 3),),
        (roll(6, 5),),
        (("dice",),),
        CHANCE,
        how=N_("Click them, or flick them."),
    ),
    Lesson(
        "deploy",
        N_(
            "Hamsters plug holes, so they go where the water will come. You can place each of them, but this time "
            "choose “Auto-place by odds”, then finish."
        ),
        (actions.Deploy((1, 1, 1, 1, 1, 2, 2, 2, 1, 0, 0), ((BOMB, 5), (JANITOR, 3), (NINJA, 4))),),
        (
            (
                NUTMEG,
                actions.Deploy((1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1), ((CARPENTER, 5), (first_of(HUCKSTER), 2), (26, 3))),
            ),
            roll(1, 1),
        ),
    ),
)
FLOODS = (
    Lesson(
        "ignore",
        N_(
            "Nutmeg rolled a 2, and nobody guards your 2 on the right. Ninjaster lets you ignore one roll: choose "
            "Ninjaster."
        ),
        (actions.Use(NINJA, PLAIN, ()),),
        look=(("row", NINJA),),
    ),
    Lesson(
        "roll",
        N_("Now you roll. The number floods all cards of that number, on both dams."),
        (actions.Dice(4, 3),),
        (),
        (("dice",),),
        CHANCE,
    ),
    Lesson(
        "plug",
        N_(
            "A flood at your 7! A hamster that stands there plugs the hole and goes back to your reserve. Send an "
            "ordinary one and keep Bombster on the dam."
        ),
        (actions.Plug(5, PLAIN),),
        ((NUTMEG, actions.Plug(CARDS + 5, PLAIN)), roll(4, 6), roll(5, 5), (NUTMEG, actions.Done())),
    ),
    Lesson(
        "clear",
        N_(
            "Two floods at your 10, and one hamster stood there: now water lies on it. Everybody may move one hamster. "
            "Move one from the 9 onto the water: it takes the water away and leaves the game."
        ),
        (actions.MoveHamster(PLAIN, 7, 8, PLAIN),),
        (roll(5, 1), roll(3, 5), roll(2, 4), roll(6, 3), (NUTMEG, actions.Done())),
        (card(7), card(8)),
    ),
    Lesson(
        "skip",
        N_("Some specials act if you do not move. Skip your movement so that Bombster can act."),
        (actions.SkipMovement(),),
    ),
    Lesson(
        "bomb",
        N_(
            "Bombster floods any card of another dam. Nobody guards the 6 of Nutmeg any more, and nobody yours: drop "
            "Bombster on it."
        ),
        (actions.Use(BOMB, PLAIN, (CARDS + 4,)),),
        # Both 6s are wet now, and the 6 is rolled again and again: from here on both towns are equally wet.
        (roll(3, 3), roll(4, 2), roll(1, 3), (NUTMEG, actions.Plug(CARDS + 2, PLAIN)), roll(1, 5)),
    ),
    Lesson(
        "breach",
        N_(
            "The 6 again! On a wet card a flood runs into your town. Three are there now, and the dam breaks. Choose "
            "the end that flips: it is never flooded again."
        ),
        (actions.Collapse(0), actions.Collapse(10)),
        ((NUTMEG, actions.Collapse(CARDS)), (NUTMEG, actions.Done())),
    ),
)
BACK_AGAIN = (
    Lesson(
        "guard",
        N_(
            "Twelve rolls are over, and everybody moves once more. Nobody guards your 4. Move one of the two from the "
            "5 there."
        ),
        (actions.MoveHamster(PLAIN, 3, 2, PLAIN), actions.MoveHamster(JANITOR, 3, 2, PLAIN)),
        tuple((NUTMEG, actions.PutHamster(PLAIN, CARDS + position, PLAIN)) for position in (4, 4, 8, 6, 5, 4, 7, 8)),
        (card(3), card(2)),
    ),
    Lesson(
        "redeploy",
        N_(
            "The round is over, and your reserve comes back. On water, a hamster takes it away and leaves the game. "
            "Put one on your 6 to clear it, place the others, then finish."
        ),
        look=(card(4),),
        asks=ends_redeployment,
    ),
)
GIVEN = FirstGame(
    others=(("Nutmeg", "steady"),),
    lessons=(*SETTING_UP, *FLOODS, *BACK_AGAIN),
    learnt=N_(
        "So it goes on, round after round. At ten tokens in both towns the game ends, and the driest town wins. "
        "From here on the dice are real. Keep your town dry!"
    ),
)
