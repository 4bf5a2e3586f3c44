"""The first game of Run, Hamster, Run!: two rounds in which everything but a Throw and a climb happens."""

from __future__ import annotations

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.run_hamster_run import actions
from hamster_table.engine.run_hamster_run.actions import (
    ALLIGATOR,
    BITE,
    FRISKINESS,
    LANES,
    METTLE,
    REST,
    RUN,
    SCAMPER,
    TRAITS,
    Square,
)
from hamster_table.features.lessons.first_game import PUPIL, FirstGame, Lesson

NUTMEG, BISCUIT = 1, 2
TRAYS = tuple(("tray", trait) for trait in TRAITS)


def at(strip: int, lane: int) -> Square:
    """A square by its strip, counted from 1, and its lane, counted from 0."""
    return LANES * (strip - 1) + lane


PLACING = Lesson(
    "place",
    N_("The belt carries everybody towards the pit, so stay far away from it. Put your hamster on the marked square."),
    (actions.Place(at(5, 2)),),
    ((CHANCE, actions.Chip(NUTMEG)), (NUTMEG, actions.Place(at(5, 3))), (BISCUIT, actions.Place(at(1, 1)))),
    how=N_("Drag it there, or click the square."),
)
FIRST_ROUND = (
    Lesson(
        "allocate",
        N_(
            "Seven pluck chips are all your strength. Put 3 on Scamper for running, 2 on Mettle for fights and 2 on "
            "Friskiness for acting early. Then confirm."
        ),
        (actions.Allocate(3, 2, 2),),
        (
            (NUTMEG, actions.Allocate(3, 1, 3)),
            (BISCUIT, actions.Allocate(2, 3, 2)),
            (CHANCE, actions.Chip(NUTMEG)),
            (CHANCE, actions.Chip(PUPIL)),
            (BISCUIT, actions.Declare(REST)),
        ),
        TRAYS,
    ),
    Lesson(
        "run",
        N_(
            "Whoever acts last says first what it will do: Biscuit rests. You want to get away from the pit. "
            "Choose “Run”."
        ),
        (actions.Declare(RUN),),
        ((NUTMEG, actions.Declare(RUN)), (NUTMEG, actions.Spend(at(6, 3), at(7, 3))), (NUTMEG, actions.Stop())),
    ),
    Lesson(
        "flip",
        N_("Turn a Scamper chip face down, and you run one square. Choose the marked square in front of you."),
        (actions.Flip(at(6, 2)),),
    ),
    Lesson(
        "spend",
        N_("A chip that you spend carries you two squares, but it goes to Fatigue. Choose the marked square."),
        (actions.Spend(at(7, 2), at(8, 2)),),
    ),
    Lesson(
        "sidestep",
        N_("Once in every Run a step sideways is free. Step over to Nutmeg's lane."),
        (actions.Sidestep(at(8, 3)),),
    ),
    Lesson(
        "push",
        N_(
            "The last hamster in play wins, so push Nutmeg towards the pit. Your 2 Mettle chips and the 1 of Nutmeg "
            "go into the HAT, and one is drawn."
        ),
        (actions.Push(NUTMEG),),
        ((NUTMEG, actions.Resist()), (CHANCE, actions.Chip(PUPIL))),
        how=N_("Click Nutmeg."),
    ),
    Lesson(
        "follow",
        N_("Your chip came out of the HAT, so you win this test. Push Nutmeg one square and follow."),
        (actions.Follow(),),
        (
            (BISCUIT, actions.Stop()),
            (BISCUIT, actions.Stake(METTLE)),
            (CHANCE, actions.Chip(ALLIGATOR)),
            (BISCUIT, actions.Lose(SCAMPER)),
            (NUTMEG, actions.Lose(FRISKINESS)),
        ),
    ),
    Lesson(
        "tire",
        N_(
            "The belt has moved: Biscuit fell in, and the alligators took a chip. Whoever did not rest gets tired. "
            "Move any chip of yours to Fatigue: choose its trait."
        ),
        tuple(actions.Lose(trait) for trait in TRAITS),
    ),
)
SECOND_ROUND = (
    Lesson(
        "allocate-again",
        N_(
            "A new round: split your pluck again. Two chips are in Fatigue, five are left. Put 4 on Mettle and 1 on "
            "Friskiness, and confirm."
        ),
        (actions.Allocate(0, 4, 1),),
        (
            (NUTMEG, actions.Allocate(1, 2, 2)),
            (BISCUIT, actions.Allocate(1, 4, 1)),
            (CHANCE, actions.Chip(NUTMEG)),
            (CHANCE, actions.Chip(PUPIL)),
            (BISCUIT, actions.Declare(REST)),
        ),
        TRAYS[1:],
    ),
    Lesson(
        "rest",
        N_("Whoever rests gets a chip back and does not tire. Choose “Rest”."),
        (actions.Declare(REST),),
        ((NUTMEG, actions.Declare(BITE)), (NUTMEG, actions.Challenge(PUPIL))),
    ),
    Lesson(
        "resist",
        N_("Nutmeg bites! If Nutmeg wins the test, you lose a chip. You have 4 Mettle chips against 2: resist."),
        (actions.Resist(),),
        ((CHANCE, actions.Chip(PUPIL)), (NUTMEG, actions.Stop())),
    ),
    Lesson(
        "recover",
        N_("Well defended! Now comes your Rest: take a chip back from Fatigue. Choose the trait that gets it."),
        tuple(actions.Recover(trait) for trait in TRAITS),
        (
            (BISCUIT, actions.Stop()),
            (BISCUIT, actions.Stake(METTLE)),
            (CHANCE, actions.Chip(BISCUIT)),
            (NUTMEG, actions.Lose(METTLE)),
        ),
    ),
)
GIVEN = FirstGame(
    others=(("Nutmeg", "steady"), ("Biscuit", "steady")),
    opening=((CHANCE, actions.Chip(PUPIL)),),
    lessons=(PLACING, *FIRST_ROUND, *SECOND_ROUND),
    learnt=N_(
        "Allocate, run, push, resist, rest: that is a round, and the belt never stops. Bite and Throw are tests like "
        "the push. Now the luck is real. Go on and be the last one in play!"
    ),
)
