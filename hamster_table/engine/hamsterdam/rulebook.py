"""The rules of Hamsterdam in our own words, with the rulings HD-1 to HD-88; the specials are in `specials.texts`."""

# A sentence stays on one line: so it is one text for the translators.
# ruff: noqa: E501

from __future__ import annotations

from hamster_table.engine.hamsterdam.specials.texts import ABILITIES
from hamster_table.engine.i18n import N_
from hamster_table.engine.rulebook import BEFORE_PLAY, THE_PROGRAM, Chapter

(ROLL, REACT, FLOOD, BREACH, MOVEMENT, REDEPLOYMENT) = range(6)

AIM = Chapter(
    "aim",
    N_("What it is about"),
    (
        N_("The river rises. Between it and your town stand a dam of eleven cards and a handful of brave hamsters."),
        N_(
            "Every roll of two dice brings a flood to all cards of that number, on all dams. A hamster on the card plugs the hole; where none stands, the water stays on the card and later pours into the town."
        ),
        N_("When enough water has come through all dams together, the driest town wins."),
    ),
    {},
    picture="flood-token",
)

SETTING_UP = Chapter(
    "setup",
    N_("Setting up"),
    (
        N_(
            "Everybody gets eleven dam cards, 2 to 12. Choose two and pass one to the left, one to the right, in secret. Then lay your eleven cards out in a line, in any order, and show them."
        ),
        N_("Each orange dot on your cards brings an ordinary hamster to your reserve."),
        N_(
            "For each blue dot you are dealt two special hamsters. Keep half of them; they join your "
            "reserve. The others leave the game."
        ),
        N_("Everybody rolls: the highest takes the tracker and begins every round."),
        N_("Then put hamsters from the reserve onto your cards, in stacks as high as you like."),
    ),
    {
        "HD-1": N_(
            "Both cards and their ways are chosen before anybody sees what comes. All cards are passed at once; with two seats both go to the other."
        ),
        "HD-2": N_("The two cards always differ: you hold one of each number."),
        "HD-3": N_("All line up in secret, then show. From then on the order of a dam never changes."),
        "HD-4": N_("Dots count after the passing, on the eleven cards you have then."),
        "HD-5": N_(
            "All specials you are dealt lie in one hand. Any half of it may be kept, two of the same kind as well."
        ),
        "HD-6": N_("Specials come off a shuffled deck, seat by seat. What is not kept leaves the game unseen."),
        "HD-7": N_("Should the deck run out, you get what there is and keep half of it, rounded up."),
        "HD-8": N_("There is a hamster for every orange dot, however many dots there are."),
        "HD-9": N_(
            "The other Twinster comes on top of what you keep. If the dealt one is not kept, both leave the game."
        ),
        "HD-10": N_("The highest sum of two dice begins; equals roll again. That seat begins every round of the game."),
        "HD-11": N_(
            "Nobody has to deploy everything, and stacks have no limit and no order. All deploy in secret; at set-up the table may choose to deploy openly, in turn order."
        ),
        "HD-12": N_(
            "A special works only from its owner's dam, on an un-flipped card, its special side up. From the "
            "reserve it does nothing."
        ),
    },
    phase=BEFORE_PLAY,
    picture="hamster-gold",
)

ROUND = Chapter(
    "round",
    N_("A round"),
    (
        N_(
            "Turns go to the left. In each one the dice are rolled, all dams meet the flood, and breaches are resolved."
        ),
        N_(
            "When everybody has had a turn, each seat may move a hamster; with two seats, after two turns each. After twelve rolls the round ends and everybody redeploys."
        ),
    ),
    {
        "HD-13": N_(
            "With two seats there is a movement after the second, fourth and sixth turn of each; with three or four after every turn of all. So each round has twelve rolls."
        ),
        "HD-14": N_("The tracker counts the turns of each seat. After the redeployment it goes back to 1."),
        "HD-15": N_(
            "The last turn of a round runs to its end, with breaches, movement and skip abilities; only then comes the redeployment."
        ),
        "HD-16": N_(
            "Movement, skip abilities and redeployment begin with the holder of the tracker and go to the left."
        ),
    },
)

STEP_1 = Chapter(
    "roll",
    N_("1 Roll"),
    (
        N_("Roll both dice; their sum is the number of the flood."),
        N_("The roller may change the dice with Buffster, Physicister and Spinster."),
        N_("If no un-flipped card of any dam has the number, roll again."),
    ),
    {
        "HD-17": N_(
            "First comes the roll, then the roller's own dice specials in any order, then the look for a card of the number; without one, all of it again. Then all may react, from the roller leftwards."
        ),
        "HD-18": N_(
            "Whether to roll again goes by un-flipped cards and by the number that holds for all, not by what a Mobster could make of it."
        ),
        "HD-19": N_("Who has acted on dice that are rolled again has acted. Others may still act on the new dice."),
        "HD-20": N_("What works after your roll works on nobody else's."),
        "HD-48": N_("A number that is left on flipped cards only is rolled again."),
    },
    ROLL,
    "die-5",
)

STEP_2 = Chapter(
    "react",
    N_("2 React"),
    (
        N_(
            "From the roller leftwards, everybody may answer the roll with Napster, Mobster and Ninjaster, also when the dice are somebody else's."
        ),
    ),
    {
        "HD-25": N_(
            "An ability may be used on a roll that does not concern you. It is only of no use then. So a second Ninjaster may act on a roll that you ignore already, but nobody is asked only for that."
        ),
        "HD-78": N_(
            "A seat reacts in this order: Napster, Mobster, Ninjaster. Each goes by the number as it is by then."
        ),
        "HD-80": N_(
            "A special acts once a turn, however often the dice are rolled; a Copycatster is one special. Spinster's new face is another one than the die shows."
        ),
    },
    REACT,
    "special-ninjaster",
)

STEP_3 = Chapter(
    "flood",
    N_("3 Flood"),
    (
        N_("Every un-flipped card of the number is flooded. On each of yours:"),
        N_("- If hamsters stand there, one of them plugs the hole and goes to the reserve. You choose which."),
        N_("- Or a special stops the flood in its own way."),
        N_("- If nobody stands there and the card is dry, a flood token comes onto it."),
        N_("- If it already has a token, the new one goes into your town."),
    ),
    {
        "HD-26": N_("Floods are met seat by seat, from the roller leftwards."),
        "HD-27": N_("Each card of the number is a flood of its own. You choose which of yours comes first."),
        "HD-28": N_("Any hamster of the stack may plug, ordinary or special, with its ability or without."),
        "HD-29": N_(
            "Where a hamster stands, it must plug, unless the flood is stopped in another way or the roll is ignored or shifted for you."
        ),
        "HD-31": N_(
            "A flood on a wet card brings one token from the reservoir to the town; what lies on the card stays, however much it is."
        ),
        "HD-37": N_("When the reservoir is empty, counting goes on: water never runs out."),
        "HD-79": N_(
            "A seat meets all its floods before the next one does, and breaches go seat by seat as well, since a Copycatster can make one choice depend on another."
        ),
    },
    FLOOD,
    "flood-token",
)

STEP_4 = Chapter(
    "breach",
    N_("4 Breach"),
    (
        N_(
            "The third token that comes into your town breaches the dam, then the fifth, then every further one. For each breach, flip the left-most or the right-most card that still stands."
        ),
        N_(
            "Tokens on that card go into the town. Hamsters on it move to the card beside it; if that is flooded, hamsters are lost to clear it, one for each token."
        ),
        N_("A flipped card is never flooded again."),
    ),
    {
        "HD-38": N_("A breach is due at once, but waits until all floods of the roll have been met."),
        "HD-39": N_(
            "With three or four tokens in the town one card has to be flipped, with five or more as many as there are tokens, less three. Several can fall due at once."
        ),
        "HD-40": N_(
            "Tokens from a flipped card count in the town like all others and can cause the next breach. Choosing the other end may avoid it."
        ),
        "HD-41": N_("If several tokens lie on the flipped card, all of them go into the town."),
        "HD-42": N_("The owner chooses the end each time. So the cards that stand always lie side by side."),
        "HD-43": N_(
            "All hamsters of the flipped card move to the next one. If it is flooded, one of them, of the owner's choice, leaves the game with each token, until tokens or arriving hamsters run out."
        ),
        "HD-44": N_("When the last card is flipped, its hamsters go to the reserve."),
        "HD-47": N_(
            "A seat whose cards are all flipped meets no more floods. It still rolls and keeps its reserve, "
            "but it can neither deploy nor be bombed."
        ),
    },
    BREACH,
    "house-moon",
)

STEP_5 = Chapter(
    "movement",
    N_("5 Movement"),
    (
        N_("In turn order, everybody may move one hamster one card to the left or right."),
        N_("A hamster that moves onto a flooded card leaves the game with a token, and so clears it."),
        N_(
            "Or skip it all. When everybody has moved, those who skipped may, in turn order, use one ability that asks for it: Bombster, Contractster, Huckster or Momster."
        ),
    ),
    {
        "HD-49": N_("Nobody has to move. It is one step, never onto a flipped card and never past the ends."),
        "HD-50": N_(
            "Whoever enters a flooded card in this phase leaves the game, and one token goes to the reservoir. Several tokens need a hamster each. Only a Swimster may stay."
        ),
        "HD-51": N_(
            "One skip ability for each seat and phase. To skip is said when it would be your turn to move; you may skip and then use nothing."
        ),
        "HD-52": N_(
            "Who skips gives up Speedster's jump too. Else the jump may come before or after the normal move, and Speedster may make both."
        ),
        "HD-81": N_(
            "To skip is decided before anything is moved. Whoever has a hamster on the dam may skip, and a pointless use is allowed."
        ),
    },
    MOVEMENT,
    "special-speedster",
)

STEP_6 = Chapter(
    "redeployment",
    N_("6 Redeployment"),
    (
        N_(
            "At the end of a round, everybody in turn order puts hamsters from the reserve onto the dam. "
            "Those on the dam stay."
        ),
        N_(
            "On a flooded card no hamster can stay: put there, it leaves the game with a token. This may be done as often as you have hamsters for it."
        ),
    ),
    {
        "HD-57": N_(
            "Only hamsters from the reserve clear tokens now, one for each. Once the card is dry, others may "
            "be put on it."
        ),
        "HD-58": N_("Nobody has to deploy; the reserve may stay as it is."),
        "HD-60": N_("Redeployment is open, one seat after the other."),
    },
    REDEPLOYMENT,
    "special-janitster",
)

SPECIALS = Chapter(
    "specials",
    N_("Special hamsters"),
    (
        N_(
            "There are eighteen kinds, two of each. Each has its moment: at a roll, when a flood is stopped, in the movement or in the redeployment. It can always plug like an ordinary hamster instead."
        ),
        N_(
            "Some turn to their ordinary side once their ability was used: Bombster, Buffster, Mobster, Ninjaster, Physicister, Spinster."
        ),
    ),
    {
        "HD-68": N_(
            "A special that turns does so where it is, after its ability was used and never after a plain "
            "plug. From then on it is an ordinary hamster, for good. One that has only plugged lies in "
            "reserve special side up."
        ),
    },
    picture="hamster-cheer",
)

THE_END = Chapter(
    "end",
    N_("The end"),
    (
        N_(
            "The game ends as soon as all towns together hold ten tokens with two seats, fifteen with three, twenty with four."
        ),
        N_(
            "Fewest tokens in the town and on the dam wins; of equals, the one with more hamsters on dam and "
            "in reserve."
        ),
    ),
    {
        "HD-69": N_(
            "The end is looked for when all floods and breaches of a turn are done, and after each Bombster flood. So the towns may hold more by then."
        ),
        "HD-70": N_(
            "What counts is the town and the tokens on un-flipped cards. The tracker's token and Cheekster's marker do not."
        ),
        "HD-71": N_(
            "For a tie all hamsters count, ordinary, special and turned, on the dam and in reserve. Still "
            "equal, the win is shared."
        ),
        "HD-72": N_("A seat without hamsters plays on: it rolls and takes the floods."),
        "HD-74": N_("If no card stands on any dam, the game ends at once and is scored."),
    },
    picture="house-leaf",
)

CLASSIC = Chapter(
    "classic",
    N_("Classic Hamsterdam"),
    (
        N_("The older game is simpler: no cards are passed, and every dam lies in order from 2 to 12."),
        N_("Everybody has fourteen ordinary hamsters and two specials from the deck. No dam is ever breached."),
    ),
    {
        "HD-73": N_(
            "Nothing is passed, lined up or breached. Each seat has 14 hamsters and two random specials, and a dealt Twinster still brings its twin. All else is the same."
        ),
    },
)

OWN_CARDS = Chapter(
    "own-cards",
    N_("Cards of your own"),
    (
        N_(
            "The dots of dam cards and the symbols of special hamsters may differ from box to box. Whoever "
            "owns a box can correct the program's cards in a file of their own."
        ),
        N_(
            'The command "hamster-table parts hamsterdam --begin" creates a file with the program\'s cards '
            "and says where it is. Change it with any editor: the dots, the moments of a special, whether it "
            "turns to its ordinary side, whether it goes to the reserve."
        ),
        N_(
            "While there is such a file, the page of a new game shows it and lets you choose. If it cannot "
            "be read, the page says what is wrong. A game keeps the cards it was started with."
        ),
    ),
    {},
    picture="hamster-gold",
)

CHAPTERS = (
    AIM, SETTING_UP, ROUND, STEP_1, STEP_2, STEP_3, STEP_4, STEP_5, STEP_6, THE_END,
    SPECIALS, *ABILITIES, CLASSIC, OWN_CARDS, THE_PROGRAM,
)  # fmt: skip
