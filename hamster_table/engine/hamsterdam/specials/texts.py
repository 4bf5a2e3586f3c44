"""The eighteen special hamsters, a record each: in our own words, and what these say of moment, price and picture."""

# A sentence stays on one line: so it is one text for the translators.
# ruff: noqa: E501

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hamster_table.engine.hamsterdam.actions import FLOOD, KINDS, MOMENTS, MOVEMENT, REDEPLOYMENT, ROLL
from hamster_table.engine.i18n import N_
from hamster_table.engine.rulebook import Chapter

OWN_ROLL = N_("When: after your own roll.")
ANY_ROLL = N_("When: after any roll, yours or not, before the water comes.")
ANY_FLOOD = N_("When: as a flood comes.")
SKIPPING = N_("When: you have skipped your movement, and all others have moved.")
TURNS = N_("Price: it turns to its ordinary side.")
TO_THE_PILE = N_("Price: it goes to your reserve.")
SKIP = N_("Price: the skipped movement. It stays where it is.")

AFTER_OWN_ROLL, AFTER_ANY_ROLL = N_("After your own roll"), N_("After any roll, before the water")
AS_A_FLOOD_COMES, AFTER_SKIPPING = N_("As a flood comes"), N_("After a skipped movement")
TURNS_ORDINARY, INTO_THE_RESERVE = N_("Turns ordinary"), N_("Goes to your reserve")
MOVEMENT_ONLY = N_("The movement; it stays there")

PRINTED_PRICES: Mapping[tuple[bool, bool], tuple[str, str]] = {
    (True, True): (
        N_("Price: it goes to your reserve and turns to its ordinary side."),
        N_("Goes to your reserve; turns ordinary"),
    ),
    (True, False): (TURNS, TURNS_ORDINARY),
    (False, True): (TO_THE_PILE, INTO_THE_RESERVE),
    (False, False): (N_("Price: none. It stays where it is."), N_("No price; it stays there")),
}
"""The price that a player's own card prints, by whether it flips and whether it goes to the reserve: as a sentence, and
in a few words."""


@dataclass(frozen=True, slots=True)
class Nature:
    """What a special hamster has on every card of it, whatever is printed there."""

    fur: str
    """Its fur, which it keeps on its ordinary side."""
    moments: tuple[str, ...]
    """The moments at which its ability has a meaning."""
    may_flip: bool = True
    """False where its ability lasts, or ends with its leaving the game."""
    to_pile: bool | None = None
    """Whether it goes to the pile after use; None: its wording leaves that to the card."""


@dataclass(frozen=True, slots=True)
class Wording:
    """All that is said of a special hamster, by whoever uses its ability, or reads of it."""

    chapter: Chapter
    """Its chapter in the rules, which says what it does, when, and at which price, and names its picture."""
    nature: Nature
    card: tuple[str, str, str]
    """The same in a few words each, for cards that are read at a glance."""
    short: str
    """When, and what it does, in a few words, for lists."""
    copied: str
    """The price that a Copycatster pays for it; "": the usual one."""


def _special(
    name: str,
    says: tuple[str, str, str],
    *,
    nature: Nature,
    card: tuple[str, str, str],
    short: str,
    rulings: Mapping[str, str] | None = None,
    copied: str = "",
) -> tuple[str, Wording]:
    key = name.lower()
    return name, Wording(Chapter(key, name, says, rulings or {}, picture=f"special-{key}"), nature, card, short, copied)


BY_NAME: Mapping[str, Wording] = dict(
    [
        _special(
            "Blobster",
            (N_("Stops a flood on its own card or on a card beside it."), ANY_FLOOD, TO_THE_PILE),
            nature=Nature("gold", (FLOOD,), to_pile=True),
            card=(N_("Stops a flood on its card or beside it"), AS_A_FLOOD_COMES, INTO_THE_RESERVE),
            short=N_("stops a flood next door"),
            rulings={
                "HD-32": N_(
                    "The cards beside it are the un-flipped ones to its left and right. One Blobster stops one flood."
                ),
            },
        ),
        _special(
            "Bombster",
            (
                N_("Sends a flood to any one card of another dam."),
                SKIPPING,
                N_("Price: the skipped movement, and it turns to its ordinary side."),
            ),
            nature=Nature("grey", (MOVEMENT,)),
            card=(N_("Floods any card of another dam"), AFTER_SKIPPING, N_("The movement; turns ordinary")),
            short=N_("skip: floods a card"),
            rulings={
                "HD-53": N_(
                    "The flood hits one standing card, not a number. Its owner meets it at once and may stop it, but nobody reacts as to a roll. Breaches and the end of the game are checked right after it."
                ),
                "HD-87": N_(
                    "If that flood ends the game, skip abilities still to come are lost. Breaches of a dam without cards lapse."
                ),
            },
        ),
        _special(
            "Buffster",
            (N_("Turns both dice upside down: the number becomes 14 less what it was."), OWN_ROLL, TURNS),
            nature=Nature("cinn", (ROLL,)),
            card=(N_("Turns both dice over: 14 less the roll"), AFTER_OWN_ROLL, TURNS_ORDINARY),
            short=N_("own roll: turns the dice"),
        ),
        _special(
            "Cheekster",
            (
                N_("Stops two floods on its card. After the first it stays, with a token on it as a marker."),
                ANY_FLOOD,
                N_("Price: after the second it goes to your reserve."),
            ),
            nature=Nature("gold", (FLOOD,), to_pile=True),
            card=(N_("Stops two floods on its card"), AS_A_FLOOD_COMES, N_("After the second, goes to your reserve")),
            short=N_("stops two floods"),
            rulings={
                "HD-33": N_(
                    "The marker is no water: it does not count, cannot be swept away or shifted, and does not make the card wet. It goes back when Cheekster leaves the dam; deployed again, Cheekster stops two floods again."
                ),
                "HD-34": N_("The first stop is a plug, although Cheekster stays."),
                "HD-82": N_(
                    "Even at its first stop it may plug as an ordinary hamster and go to the reserve. Its second "
                    "stop is a plain plug, as is Blobster's on its own card."
                ),
                "HD-88": N_("The marker is one of the 35 tokens and comes even from an empty reservoir."),
            },
            copied=N_(
                "Price: Copycatster goes to your reserve after the second stop, or when the one it copies leaves or turns."
            ),
        ),
        _special(
            "Contractster",
            (N_("Shifts one flood token of your dam to a card beside it. Tokens may pile up so."), SKIPPING, SKIP),
            nature=Nature("gold", (MOVEMENT,)),
            card=(N_("Shifts a token of your dam to the next card"), AFTER_SKIPPING, MOVEMENT_ONLY),
            short=N_("skip: shifts a token"),
            rulings={
                "HD-55": N_(
                    "Only on your own dam, onto a standing card on which no hamster is, or none but a Swimster."
                ),
            },
        ),
        _special(
            "Copycatster",
            (
                N_("Uses the ability of another special that stands on any dam."),
                N_("When: at the moment of the ability it copies."),
                N_("Price: it goes to your reserve, or where the copied ability sends it."),
            ),
            nature=Nature("grey", MOMENTS, to_pile=True),
            card=(
                N_("Copies a special on any dam"),
                N_("When that one could act"),
                N_("Your reserve, or as the ability says"),
            ),
            short=N_("copies another special"),
            rulings={
                "HD-61": N_("It may copy any special that stands on a dam, yours or another's, special side up."),
                "HD-62": N_(
                    "Where the copied ability says where its hamster goes, so does Copycatster: a copied Janitster "
                    "leaves the game, a copied Whack-a-Mole lands on your dam. Else it goes to your reserve."
                ),
                "HD-63": N_("The special that is copied stays as it is; it neither acts nor turns nor goes."),
                "HD-64": N_(
                    "With Cheekster and Swimster it stays linked to that one hamster. It goes to the reserve after "
                    "the second stop, or when the copied one leaves its dam or turns; a token it shared a card with "
                    "stays."
                ),
                "HD-65": N_(
                    "Copying Napster or Speedster it moves and then goes to the reserve; a jump onto a flooded card "
                    "takes it out of the game with the token."
                ),
                "HD-66": N_("Twinster and other Copycatsters cannot be copied."),
                "HD-67": N_("An ability that asks for a skipped movement asks Copycatster too."),
                "HD-75": N_(
                    "Only the place is copied: after Ninjaster's ability it still lies in reserve as Copycatster."
                ),
                "HD-76": N_(
                    "While it is linked it copies nothing else. Linked to Swimster it stays so on dry cards. From a Cheekster with a marker it still gets two stops of its own."
                ),
                "HD-77": N_(
                    "Put from the reserve onto a flooded card it may copy Swimster at once. One that stands on a "
                    "card cannot begin to copy Swimster to let a token join it."
                ),
            },
        ),
        _special(
            "Huckster",
            (N_("Moves an ordinary hamster of another dam one card to the left or right."), SKIPPING, SKIP),
            nature=Nature("cream", (MOVEMENT,)),
            card=(N_("Moves an ordinary hamster of another dam by a card"), AFTER_SKIPPING, MOVEMENT_ONLY),
            short=N_("skip: shoves a hamster"),
            rulings={
                "HD-54": N_(
                    "A special that has turned is an ordinary hamster too. It must land on a standing card; on a flooded one it leaves the game with a token."
                ),
            },
        ),
        _special(
            "Janitster",
            (
                N_("Sweeps all flood tokens off your dam, back to the reservoir."),
                N_("When: in your redeployment, while it stands on your dam."),
                N_("Price: it leaves the game."),
            ),
            nature=Nature("choc", (REDEPLOYMENT,), may_flip=False, to_pile=False),
            card=(N_("Sweeps all water off your dam"), N_("In your redeployment, on your dam"), N_("Leaves the game")),
            short=N_("redeployment: sweeps"),
            rulings={
                "HD-59": N_("It may have been deployed a moment ago, and you may go on deploying afterwards."),
            },
            copied=N_("Price: Copycatster leaves the game."),
        ),
        _special(
            "Mobster",
            (N_("For you alone the roll counts one higher or one lower."), ANY_ROLL, TURNS),
            nature=Nature("sable", (ROLL,)),
            card=(N_("For you the roll counts one more or less"), AFTER_ANY_ROLL, TURNS_ORDINARY),
            short=N_("any roll: one more or less"),
            rulings={
                "HD-23": N_(
                    "The number must stay within 2 and 12; it may be one you do not have. Only cards of the new number are flooded for you, and two Mobsters may act together."
                ),
            },
        ),
        _special(
            "Momster",
            (N_("Calls two hamsters from your reserve to her card."), SKIPPING, SKIP),
            nature=Nature("rust", (MOVEMENT,)),
            card=(
                N_("Calls two hamsters from your reserve to her card"),
                AFTER_SKIPPING,
                N_("The movement; she stays"),
            ),
            short=N_("skip: calls two"),
            rulings={
                "HD-56": N_("You choose which two, specials too."),
                "HD-84": N_(
                    "She calls exactly two, or one if there is only one, and nobody if the reserve is empty. Napster "
                    "needs a dry card beside it, and Speedster's jump leads to another card."
                ),
            },
        ),
        _special(
            "Napster",
            (
                N_("Walks to a card beside it, towards the flood or away from it."),
                ANY_ROLL,
                N_("Price: none. It may walk in every turn."),
            ),
            nature=Nature("cream", (ROLL,)),
            card=(N_("Walks to a dry card beside it"), AFTER_ANY_ROLL, N_("No price")),
            short=N_("any roll: walks a card"),
            rulings={
                "HD-22": N_(
                    "Once in each turn of anybody, when the number stands and before the water comes; onto a standing, dry card."
                ),
            },
            copied=N_("Price: after the walk Copycatster goes to your reserve."),
        ),
        _special(
            "Ninjaster",
            (
                N_("For you the roll has not happened."),
                ANY_ROLL,
                N_("Price: it goes to your reserve, its ordinary side up."),
            ),
            nature=Nature("choc", (ROLL,), to_pile=True),
            card=(N_("You ignore the roll"), AFTER_ANY_ROLL, INTO_THE_RESERVE),
            short=N_("any roll: ignores it"),
            rulings={
                "HD-24": N_(
                    "All your cards of the number are spared, the others' are not. It is said before your first flood is met."
                ),
            },
        ),
        _special(
            "Physicister",
            (N_("Rolls both dice once more; then you choose the old or the new roll."), OWN_ROLL, TURNS),
            nature=Nature("grey", (ROLL,)),
            card=(N_("Rolls again; you choose the old or the new roll"), AFTER_OWN_ROLL, TURNS_ORDINARY),
            short=N_("own roll: rolls again"),
            rulings={
                "HD-21": N_(
                    "The old roll is what the dice showed just before. The second one is not a new turn for Napster."
                ),
            },
        ),
        _special(
            "Speedster",
            (
                N_("Jumps to any card of your dam, besides your normal move."),
                N_("When: in your movement, unless you skip it."),
                N_("Price: none, except on a flooded card."),
            ),
            nature=Nature("gold", (MOVEMENT,)),
            card=(
                N_("Jumps to any card of your dam"),
                N_("In your movement, besides your move"),
                N_("No price, but lost on a flooded card"),
            ),
            short=N_("movement: jumps"),
            copied=N_(
                "Price: after the jump Copycatster goes to your reserve; on a flooded card it leaves the game with the token."
            ),
        ),
        _special(
            "Spinster",
            (N_("Turns one die to any other face."), OWN_ROLL, TURNS),
            nature=Nature("white", (ROLL,)),
            card=(N_("Turns one die to any other face"), AFTER_OWN_ROLL, TURNS_ORDINARY),
            short=N_("own roll: turns a die"),
        ),
        _special(
            "Swimster",
            (
                N_("May stand on a flooded card: neither it nor the token has to go."),
                N_("When: in the movement and the redeployment."),
                N_("Price: none."),
            ),
            nature=Nature("grey", (MOVEMENT, REDEPLOYMENT), may_flip=False, to_pile=False),
            card=(N_("May share a card with water"), N_("In movement and redeployment"), N_("No price")),
            short=N_("shares a card with water"),
            rulings={
                "HD-30": N_(
                    "If its card is hit, somebody on it must plug as always. No new token comes, the old one stays."
                ),
                "HD-45": N_(
                    "In a breach it does not swim: it is one of those who arrive, and may be the one that is lost. If others have cleared the card, it stands there."
                ),
                "HD-46": N_("Already on the card, it stays; those who arrive must still clear the token."),
                "HD-85": N_(
                    "A hamster from the reserve may clear the token beside it. Until the card is dry, no ordinary "
                    "hamster can stand there."
                ),
                "HD-86": N_(
                    "If an arriving Swimster is lost, a Copycatster that is linked to it and arrives too goes to the "
                    "reserve first and cannot be lost in its place. A linked Copycatster on the card counts as a "
                    "Swimster."
                ),
            },
        ),
        _special(
            "Twinster",
            (
                N_("Who keeps one gets the other as well. When one goes to the reserve, so does its twin."),
                N_("When: always."),
                N_("Price: they come and go together."),
            ),
            nature=Nature("gold", (), may_flip=False, to_pile=False),
            card=(N_("Brings its twin: you keep both"), N_("Always"), N_("They come and go together")),
            short=N_("comes and goes as two"),
            rulings={
                "HD-35": N_(
                    "The twin goes at once, even from a card whose flood is still to come; which flood is met first is yours to say. If one leaves the game, the other stays."
                ),
            },
        ),
        _special(
            "Whack-a-Mole",
            (
                N_(
                    "Having plugged, it rolls the dice and lands on your card of that number instead of going to the reserve."
                ),
                N_("When: just after it has plugged."),
                N_("Price: none if it hits. Without such a card it goes to the reserve, its special side up."),
            ),
            nature=Nature("sable", (FLOOD,), to_pile=False),
            card=(
                N_("Rolls the dice and lands on your card of that number"),
                N_("Just after it has plugged"),
                N_("No price; without such a card, your reserve"),
            ),
            short=N_("plugging: jumps on"),
            rulings={
                "HD-36": N_(
                    "It may, it need not; and nobody reacts to that roll. Of several cards you choose; flipped and flooded ones do not count."
                ),
                "HD-83": N_(
                    "If there is a card for it, it must land. It may be the card it comes from, or one whose flood is still to come. A card with a token is flooded even if a Swimster shares it."
                ),
            },
            copied=N_(
                "Price: none if it hits: Copycatster stays where it lands. Without such a card it goes to your reserve."
            ),
        ),
    ]
)
WORDINGS = tuple(BY_NAME[name] for name in KINDS)
"""By kind."""
ABILITIES = tuple(wording.chapter for wording in WORDINGS)
"""The chapters of the rules, by kind."""
