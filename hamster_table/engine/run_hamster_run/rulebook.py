"""The rules of Run, Hamster, Run! in our own words, with the rulings RR-1 to RR-67."""

# A sentence stays on one line: so it is one text for the translators.
# ruff: noqa: E501

from __future__ import annotations

from hamster_table.engine.i18n import N_
from hamster_table.engine.rulebook import BEFORE_PLAY, THE_PROGRAM, Chapter

(ALLOCATE, INITIATIVE, DECLARE, RESOLVE, BELT, ALLIGATORS, FATIGUE, TALLY) = range(8)

AIM = Chapter(
    "aim",
    N_("What it is about"),
    (
        N_("Two to five hamsters run on a conveyor belt that never stops. At its end is a pit with hungry alligators."),
        N_("The last hamster left in play wins. If none is left, the alligators have won."),
        N_(
            "Pluck chips are all a hamster has: strength, toughness, wits. Whoever strives gets tired, and whoever rests is carried towards the pit."
        ),
    ),
    {
        "RR-4": N_("Two to five hamsters can play."),
        "RR-3": N_("There are always enough alligator and Speed chips."),
    },
    picture="racer-moon",
)

SETTING_UP = Chapter(
    "setup",
    N_("Setting up"),
    (
        N_(
            "The belt is ten strips long and five lanes wide. Strip 1 lies next to the pit, strip 10 is the top. The star strip, the one with asterisks, begins as the fifth."
        ),
        N_("Every hamster has seven pluck chips. One alligator waits in the pit, and the Speed pool holds one chip."),
        N_(
            "A chip of everybody goes into the HAT. Whoever is drawn puts a hamster on the belt, no higher than the star strip."
        ),
    ),
    {
        "RR-1": N_("Hamsters start on the strips 1 to 5, one to a square."),
        "RR-2": N_(
            "Each hamster is placed as soon as it is drawn. The eighth chip of the box is a spare and never in play."
        ),
        "RR-5": N_(
            "Squares touch along their sides: up, down, left, right. At set-up the table may choose that corners count too."
        ),
        "RR-6": N_("Strip 1 is next to the pit. Hamsters may also move down, even into the pit."),
    },
    phase=BEFORE_PLAY,
    picture="hat",
)

STEP_1 = Chapter(
    "allocate",
    N_("1 Allocate pluck"),
    (
        N_(
            "In secret, split all your pluck over the three traits. When everybody has done so, the splits are shown together."
        ),
        N_("- Scamper: how far you get in a Run."),
        N_("- Mettle: how well you push, bite, throw, and stand up to it."),
        N_("- Friskiness: how likely you are to have the higher initiative."),
    ),
    {
        "RR-7": N_(
            "All pluck that is not in Fatigue is split anew every round. A trait may get nothing, but no chip stays behind."
        ),
        "RR-53": N_("Only the split is secret, and only until all have made theirs. Fatigue is open."),
    },
    ALLOCATE,
    "trait-scamper",
)

STEP_2 = Chapter(
    "initiative",
    N_("2 Initiative"),
    (
        N_(
            "All Friskiness chips go into the HAT. The first hamster drawn has the highest initiative and takes its chips back, then the next one is drawn, until the HAT is empty."
        ),
        N_("If nobody has put a chip in, the belt gets a chip faster."),
    ),
    {
        "RR-8": N_("Hamsters in the pit take part. A hamster that has passed out has no chips to put in."),
        "RR-9": N_(
            "Whoever has no Friskiness chip comes after all the others; several of them in an order drawn evenly."
        ),
        "RR-10": N_('"Nobody" means every hamster in play, those in the pit too.'),
        "RR-54": N_("Every chip in the HAT is as likely as every other, so more chips are drawn sooner."),
    },
    INITIATIVE,
    "trait-friskiness",
)

STEP_3 = Chapter(
    "declare",
    N_("3 Declare"),
    (
        N_(
            "From the lowest initiative to the highest, everybody says which action it will be: Bite, Run, "
            "Throw or Rest. All its chips turn face up."
        ),
        N_("If everybody declares a Rest, the belt gets a chip faster."),
    ),
    {
        "RR-11": N_("Actions are declared in the open, the lowest initiative first. Against whom is not said yet."),
        "RR-12": N_(
            "What counts is what was declared, forced Rests and hamsters in the pit included. The belt may become faster twice in one round."
        ),
        "RR-13": N_("Chips turn face up as their hamster declares. In tests before its turn all its chips count."),
        "RR-61": N_(
            "Every action can be declared, whether it will be of use or not. Only a hamster that has passed "
            "out must rest."
        ),
    },
    DECLARE,
)

STEP_4 = Chapter(
    "resolve",
    N_("4 Resolve"),
    (
        N_("From the highest initiative to the lowest, everybody carries the action out."),
        N_(
            "You may do something else than declared if you first move a chip of your choice to Fatigue. "
            "Another target is not another action and costs nothing."
        ),
        N_(
            "The sides and the top of the belt are walls. Whoever gets onto the pit strip has fallen in and does not come out again."
        ),
    ),
    {
        "RR-14": N_(
            "To change, pay a chip of any trait first. Without a chip there is no change, and there is only one a round. Paying the last chip is allowed."
        ),
        "RR-15": N_("You may do nothing. It still counts as your action when fatigue is checked."),
        "RR-39": N_(
            "A hamster that has fallen in before its turn keeps its action; changing it costs a chip as always."
        ),
        "RR-49": N_(
            "A hamster that has lost all chips in mid-round still has its turn. Passing out is checked when the next round begins."
        ),
        "RR-60": N_("An action can be changed until its first part is done, not later."),
        "RR-67": N_("What comes to nothing is not offered: the table refuses it and says why, and no chip is wasted."),
    },
    RESOLVE,
)

BITE = Chapter(
    "bite",
    N_("Bite"),
    (
        N_("You may move one square, for nothing."),
        N_(
            "You may challenge a neighbour to a test of Mettle. If you win, it loses a chip to Fatigue, and you say of which trait."
        ),
    ),
    {
        "RR-16": N_("In a Bite or a Throw the square may come before or after the challenge; each once."),
        "RR-17": N_("That square must be free, or the pit. It costs no chip, and nobody is pushed by it."),
        "RR-22": N_("The biter chooses the trait. A neighbour without chips has nothing to lose."),
        "RR-23": N_("A bite that takes the last chip makes a hamster pass out; it does not put it out of the game."),
        "RR-59": N_("You may go into the pit with that square. There you can still bite, but not throw."),
    },
)

RUN = Chapter(
    "run",
    N_("Run"),
    (
        N_("- Flip a Scamper chip face down: one square."),
        N_("- Spend a Scamper chip, that is, move it to Fatigue: two squares."),
        N_("- Once a Run, a step to the left or right is free."),
        N_(
            "- Push: flip a chip and test Mettle against a neighbour. If you win, it goes one square straight on and you may take its place. One flip more pushes it another square, without a test."
        ),
        N_(
            "- Climb over a neighbour: flip three chips, or spend one and flip one. You land on a free square next to it."
        ),
    ),
    {
        "RR-18": N_(
            "A chip that lies face down stays in its trait. It counts in tests, but it cannot be flipped or spent."
        ),
        "RR-24": N_("Do these in any order and as often as face-up Scamper chips last."),
        "RR-25": N_(
            "The two squares of a spent chip need not lie in a line. Both must be free or the pit, and the second may be dropped."
        ),
        "RR-26": N_("Trying to push costs a flip, won or lost. Neither a spent chip nor the free step pays for it."),
        "RR-27": N_("The free step comes once a Run, to the left or right, onto a free square."),
        "RR-28": N_(
            "Who wins the push may stay put; then the other stays too. Who is pushed onto the pit strip has "
            "fallen in, and the pusher takes the square left behind."
        ),
        "RR-29": N_(
            "Nobody is pushed into an occupied square, nor over the sides or the top. Where corners count, a slanting push from strip 1 leads down into the pit, in the corner too."
        ),
        "RR-30": N_(
            "Pushing again: in the same Run, the same hamster, no new test, a flip for each square, in any "
            "direction that is open."
        ),
        "RR-31": N_("A push that was lost may be tried again, for another flip."),
        "RR-32": N_(
            "Climbing needs no test. You land on a free square of the belt next to the one climbed over, not where you came from and not in the pit."
        ),
        "RR-55": N_(
            "The two squares of a spent chip are one thing: nothing comes between them, and the second may lead back."
        ),
        "RR-56": N_("The free step is there in every Run, also without a face-up chip."),
        "RR-57": N_("Only a hamster that was moved can be pushed again. If you stayed put, another try is a new push."),
        "RR-58": N_("Only hamsters on the belt can be climbed over."),
        "RR-66": N_(
            "Where corners count: a push goes straight on, the free step stays sideways, and every way down from strip 1 ends in the pit."
        ),
    },
)

THROW = Chapter(
    "throw",
    N_("Throw"),
    (
        N_("You may move one square, for nothing."),
        N_(
            "You may challenge a neighbour to a test of Mettle. If you win, you put it down on a free square, or in the pit, up to half your Mettle away, rounded down. Whatever lies between does not matter."
        ),
    ),
    {
        "RR-33": N_(
            "The thrower chooses the landing, counted from where the thrown hamster stood, and may leave it there. With a range of nothing a Throw is not offered."
        ),
        "RR-34": N_("Your Mettle is what is left after everything you have paid this round."),
    },
)

REST = Chapter(
    "rest",
    N_("Rest"),
    (
        N_(
            "You do not move. If you have less than seven pluck, one chip comes back from Fatigue into a trait of your choice. In the pit nobody recovers."
        ),
    ),
    {
        "RR-35": N_("The chip comes only if one is in Fatigue, and only on the belt. It lies face up."),
        "RR-36": N_("Changing to a Rest costs a chip and brings one, and you do not tire."),
        "RR-50": N_(
            "A hamster that has passed out on the belt rests, gets a chip and can act again in the next round."
        ),
        "RR-62": N_("Whoever can take a chip takes it; only the trait is a choice."),
    },
)

TESTS = Chapter(
    "tests",
    N_("Tests"),
    (
        N_(
            "Both put their chips of the trait into the HAT. One chip is drawn, and its owner wins. Then all take their chips back."
        ),
        N_("So with 3 chips against 2 you win three times out of five."),
        N_("Whoever is challenged may decide not to resist: the challenger then wins without a draw."),
    ),
    {
        "RR-19": N_("Without a chip of the trait a test cannot be begun. Against a hamster without one it is won."),
        "RR-20": N_("Not to resist is always allowed, and it is said before the draw."),
        "RR-21": N_("Nobody loses a chip by a test itself, neither by winning nor by losing it."),
        "RR-65": N_(
            "When a chip is taken from Scamper, one that lies face up goes first. Without resistance nothing is drawn."
        ),
    },
    picture="trait-mettle",
)

STEP_5 = Chapter(
    "belt",
    N_("5 The belt moves"),
    (
        N_(
            "For every chip in the Speed pool, the strip next to the pit goes over the edge and comes back at the top. Hamsters on it fall in."
        ),
        N_("Whenever the star strip drops off, Speed goes one step towards four."),
    ),
    {
        "RR-40": N_(
            "How many strips go over is settled as the belt starts. A new Speed counts from the next round on. At four it stays, and it has no upper end."
        ),
        "RR-41": N_("A strip comes back empty. The star strip counts each time it goes over."),
    },
    BELT,
)

STEP_6 = Chapter(
    "alligators",
    N_("6 Alligators"),
    (
        N_("If a hamster is in the pit, another alligator comes. If none is, one leaves, but the last one stays."),
        N_(
            "Then each hamster in the pit, the lowest Mettle first, tests a trait of its choice against as "
            "many chips as there are alligators. If it wins, it gets away this time. If it loses, it moves "
            "one chip to Fatigue for every two alligators, rounded up, and one alligator leaves with a full "
            "mouth."
        ),
        N_("A hamster that loses its last chip to an alligator has been eaten."),
    ),
    {
        "RR-37": N_(
            "The pit is one place without squares. Everybody in it is next to everybody else in it, and to nobody on the belt."
        ),
        "RR-38": N_(
            "In the pit, hamsters can bite each other. A Run or a Throw does nothing there, and nobody is thrown out of it."
        ),
        "RR-42": N_(
            "One alligator a round comes, however many hamsters are in the pit, and before anybody is chomped at."
        ),
        "RR-43": N_("Mettle is compared as the chomping begins; equals are drawn."),
        "RR-44": N_(
            "The trait needs a chip. All its chips count, also those face down, against the alligators there are now. With none left, the hamster is safe."
        ),
        "RR-45": N_(
            "The alligators are counted before the fed one leaves. The hamster chooses the chips; who has too few loses all."
        ),
        "RR-46": N_("A hamster in the pit without any chip cannot test: it is eaten if an alligator is left."),
        "RR-47": N_("Only alligators put a hamster out of the game."),
        "RR-63": N_("Chomps can empty the pit of alligators. Who comes after that is spared."),
        "RR-64": N_(
            "The order of the Chomps is settled before the first. Fatigue is chosen one after the other, the highest initiative first, in the last round too."
        ),
    },
    ALLIGATORS,
    "alligator",
)

STEP_7 = Chapter(
    "fatigue",
    N_("7 Fatigue"),
    (N_("Whoever has not rested moves a chip of any trait to Fatigue."),),
    {
        "RR-48": N_("The owner chooses the chip. Without chips there is nothing to move."),
        "RR-52": N_("In the last round fatigue changes nothing about who wins."),
    },
    FATIGUE,
)

STEP_8 = Chapter(
    "tally",
    N_("8 Tally"),
    (
        N_("Count the hamsters in play. One left: it wins. None left: the alligators win."),
        N_("Otherwise a new round begins. Who has no pluck has passed out and can only rest."),
    ),
    {
        "RR-51": N_(
            "The game ends here and nowhere else. The last hamster must survive its own Chomp first, and it may win from within the pit."
        ),
    },
    TALLY,
)

CHAPTERS = (
    AIM, SETTING_UP, STEP_1, STEP_2, STEP_3, STEP_4, BITE, RUN, THROW, REST, TESTS,
    STEP_5, STEP_6, STEP_7, STEP_8, THE_PROGRAM,
)  # fmt: skip
