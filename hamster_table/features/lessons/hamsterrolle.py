"""The first game of Hamsterrolle: five turns at the wheel, each in two lessons. The wood is real, and so is Nutmeg."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.actions import CUBE, WHEEL, Build, Drop, Pass, Reach
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action
from hamster_table.features.lessons.first_game import PUPIL, FirstGame, Lesson


def begins(state: Hamsterrolle, action: Action) -> bool:
    """Whether a piece of one's own comes into the wheel."""
    return isinstance(action, Reach | Build) and state.place[action.piece] != WHEEL


def builds(state: Hamsterrolle, action: Action) -> bool:
    """Whether a piece is let go to be built, or let drop where it does not hold (HR-54)."""
    return isinstance(action, Build | Drop)


def begins_to_pass(state: Hamsterrolle, action: Action) -> bool:
    """Whether a piece of the wheel is taken, to be passed on."""
    return isinstance(action, Reach | Pass) and state.place[action.piece] == WHEEL


def can_pass(state: Hamsterrolle) -> bool:
    """Whether no piece of the tray has been tried in this turn, after which it is too late (HR-20)."""
    return state.attempt == -1 or state.place[state.attempt] == WHEEL


def passes(state: Hamsterrolle, action: Action) -> bool:
    """Whether a piece is let go further ahead, to pass constructively; to build is not wrong either."""
    return isinstance(action, Pass | Build | Drop)


LESSONS = (
    Lesson(
        "take",
        N_(
            "The wheel rolls under what you build into it, and an empty tray wins. Take the cube and carry it into "
            "the golden compartment."
        ),
        look=(("slot", CUBE),),
        asks=begins,
    ),
    Lesson(
        "let-go",
        N_(
            "Your other hand holds the wheel. Bring the piece down to where it lies, and let go of it: the wheel "
            "rolls until it rests."
        ),
        asks=builds,
        goes_on=True,
    ),
    Lesson(
        "window",
        N_(
            "Three compartments are golden now: that of the last piece and the next two in rolling direction. Carry "
            "any piece into one of them."
        ),
        look=(("window",),),
        asks=begins,
    ),
    Lesson(
        "edge",
        N_(
            "Your piece must reach further forward than all others in its compartment. Slide it past the golden "
            "line if there is one, and let go."
        ),
        asks=builds,
        goes_on=True,
    ),
    Lesson(
        "kinds",
        N_(
            "Two pieces of a kind never share a compartment. Take a kind that is missing in a golden one, and carry "
            "it there."
        ),
        look=(("window",),),
        asks=begins,
    ),
    Lesson(
        "hold",
        N_("A piece that does not hold stays in your hand. Turn it ({turn}) until it lies well, and let go."),
        asks=builds,
        goes_on=True,
        how=N_("The mouse wheel turns it, too."),
    ),
    Lesson(
        "begin-to-pass",
        N_(
            "Instead of building you may pass constructively. Choose “Pass instead”, and take a piece out of one "
            "of the two lowest compartments: one on which nothing rests, or what rests on it comes down too."
        ),
        asks=begins_to_pass,
        can=can_pass,
    ),
    Lesson(
        "pass",
        N_(
            "Carry a piece of the two lowest compartments up to five compartments ahead, to where none of its kind "
            "lies, and let go: the weight in front helps the wheel on. If it is too hard, put it back and build one of "
            "your own."
        ),
        asks=passes,
        goes_on=True,
    ),
    Lesson(
        "fall",
        N_(
            "Whatever falls out in your turn is yours and goes into your tray. The further ahead, the greater the "
            "risk. Take another piece into the wheel."
        ),
        look=(("seat", PUPIL),),
        asks=begins,
    ),
    Lesson(
        "on-your-own",
        N_("You know all of it now. Find the best place for this piece, and let go."),
        asks=builds,
        goes_on=True,
    ),
)
GIVEN = FirstGame(
    others=(("Nutmeg", "steady"),),
    lessons=LESSONS,
    learnt=N_(
        "Build ahead, mind the edge and the kinds, and pass when it gets steep. Whoever has an empty tray when the "
        "wheel rests has won. In other games a clock may run while you hold a piece. Steady hands!"
    ),
    setup={"start": "first", "clock": "off"},
)
