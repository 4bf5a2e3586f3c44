"""The eighteen special hamsters in our own words: what each does, when, at which price, and its rulings."""

# A sentence stays on one line: so it is one text for the translators.
# ruff: noqa: E501

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.i18n import N_
from hamster_table.engine.rulebook import Chapter

OWN_ROLL = N_("When: after your own roll.")
ANY_ROLL = N_("When: after any roll, yours or not, before the water comes.")
ANY_FLOOD = N_("When: as a flood comes.")
SKIPPING = N_("When: you have skipped your movement, and all others have moved.")
TURNS = N_("Price: it turns to its ordinary side.")
TO_THE_PILE = N_("Price: it goes to your reserve.")
SKIP = N_("Price: the skipped movement. It stays where it is.")


def _special(name: str, says: tuple[str, ...], rulings: Mapping[str, str] | None = None) -> Chapter:
    key = name.lower()
    return Chapter(key, name, says, rulings or {}, picture=f"special-{key}")


BLOBSTER = _special(
    "Blobster",
    (N_("Stops a flood on its own card or on a card beside it."), ANY_FLOOD, TO_THE_PILE),
    {
        "HD-32": N_("The cards beside it are the un-flipped ones to its left and right. One Blobster stops one flood."),
    },
)

BOMBSTER = _special(
    "Bombster",
    (
        N_("Sends a flood to any one card of another dam."),
        SKIPPING,
        N_("Price: the skipped movement, and it turns to its ordinary side."),
    ),
    {
        "HD-53": N_(
            "The flood hits one standing card, not a number. Its owner meets it at once and may stop it, but nobody reacts as to a roll. Breaches and the end of the game are checked right after it."
        ),
        "HD-87": N_(
            "If that flood ends the game, skip abilities still to come are lost. Breaches of a dam without cards lapse."
        ),
    },
)

BUFFSTER = _special(
    "Buffster",
    (N_("Turns both dice upside down: the number becomes 14 less what it was."), OWN_ROLL, TURNS),
)

CHEEKSTER = _special(
    "Cheekster",
    (
        N_("Stops two floods on its card. After the first it stays, with a token on it as a marker."),
        ANY_FLOOD,
        N_("Price: after the second it goes to your reserve."),
    ),
    {
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
)

CONTRACTSTER = _special(
    "Contractster",
    (N_("Shifts one flood token of your dam to a card beside it. Tokens may pile up so."), SKIPPING, SKIP),
    {
        "HD-55": N_("Only on your own dam, onto a standing card on which no hamster is, or none but a Swimster."),
    },
)

COPYCATSTER = _special(
    "Copycatster",
    (
        N_("Uses the ability of another special that stands on any dam."),
        N_("When: at the moment of the ability it copies."),
        N_("Price: it goes to your reserve, or where the copied ability sends it."),
    ),
    {
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
        "HD-75": N_("Only the place is copied: after Ninjaster's ability it still lies in reserve as Copycatster."),
        "HD-76": N_(
            "While it is linked it copies nothing else. Linked to Swimster it stays so on dry cards. From a Cheekster with a marker it still gets two stops of its own."
        ),
        "HD-77": N_(
            "Put from the reserve onto a flooded card it may copy Swimster at once. One that stands on a "
            "card cannot begin to copy Swimster to let a token join it."
        ),
    },
)

HUCKSTER = _special(
    "Huckster",
    (N_("Moves an ordinary hamster of another dam one card to the left or right."), SKIPPING, SKIP),
    {
        "HD-54": N_(
            "A special that has turned is an ordinary hamster too. It must land on a standing card; on a flooded one it leaves the game with a token."
        ),
    },
)

JANITSTER = _special(
    "Janitster",
    (
        N_("Sweeps all flood tokens off your dam, back to the reservoir."),
        N_("When: in your redeployment, while it stands on your dam."),
        N_("Price: it leaves the game."),
    ),
    {
        "HD-59": N_("It may have been deployed a moment ago, and you may go on deploying afterwards."),
    },
)

MOBSTER = _special(
    "Mobster",
    (N_("For you alone the roll counts one higher or one lower."), ANY_ROLL, TURNS),
    {
        "HD-23": N_(
            "The number must stay within 2 and 12; it may be one you do not have. Only cards of the new number are flooded for you, and two Mobsters may act together."
        ),
    },
)

MOMSTER = _special(
    "Momster",
    (N_("Calls two hamsters from your reserve to her card."), SKIPPING, SKIP),
    {
        "HD-56": N_("You choose which two, specials too."),
        "HD-84": N_(
            "She calls exactly two, or one if there is only one, and nobody if the reserve is empty. Napster "
            "needs a dry card beside it, and Speedster's jump leads to another card."
        ),
    },
)

NAPSTER = _special(
    "Napster",
    (
        N_("Walks to a card beside it, towards the flood or away from it."),
        ANY_ROLL,
        N_("Price: none. It may walk in every turn."),
    ),
    {
        "HD-22": N_(
            "Once in each turn of anybody, when the number stands and before the water comes; onto a standing, dry card."
        ),
    },
)

NINJASTER = _special(
    "Ninjaster",
    (N_("For you the roll has not happened."), ANY_ROLL, N_("Price: it goes to your reserve, its ordinary side up.")),
    {
        "HD-24": N_(
            "All your cards of the number are spared, the others' are not. It is said before your first flood is met."
        ),
    },
)

PHYSICISTER = _special(
    "Physicister",
    (N_("Rolls both dice once more; then you choose the old or the new roll."), OWN_ROLL, TURNS),
    {
        "HD-21": N_("The old roll is what the dice showed just before. The second one is not a new turn for Napster."),
    },
)

SPEEDSTER = _special(
    "Speedster",
    (
        N_("Jumps to any card of your dam, besides your normal move."),
        N_("When: in your movement, unless you skip it."),
        N_("Price: none, except on a flooded card."),
    ),
)

SPINSTER = _special(
    "Spinster",
    (N_("Turns one die to any other face."), OWN_ROLL, TURNS),
)

SWIMSTER = _special(
    "Swimster",
    (
        N_("May stand on a flooded card: neither it nor the token has to go."),
        N_("When: in the movement and the redeployment."),
        N_("Price: none."),
    ),
    {
        "HD-30": N_("If its card is hit, somebody on it must plug as always. No new token comes, the old one stays."),
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
)

TWINSTER = _special(
    "Twinster",
    (
        N_("Who keeps one gets the other as well. When one goes to the reserve, so does its twin."),
        N_("When: always."),
        N_("Price: they come and go together."),
    ),
    {
        "HD-35": N_(
            "The twin goes at once, even from a card whose flood is still to come; which flood is met first is yours to say. If one leaves the game, the other stays."
        ),
    },
)

WHACK_A_MOLE = _special(
    "Whack-a-Mole",
    (
        N_("Having plugged, it rolls the dice and lands on your card of that number instead of going to the reserve."),
        N_("When: just after it has plugged."),
        N_("Price: none if it hits. Without such a card it goes to the reserve, its special side up."),
    ),
    {
        "HD-36": N_(
            "It may, it need not; and nobody reacts to that roll. Of several cards you choose; flipped and flooded ones do not count."
        ),
        "HD-83": N_(
            "If there is a card for it, it must land. It may be the card it comes from, or one whose flood is still to come. A card with a token is flooded even if a Swimster shares it."
        ),
    },
)

ABILITIES = (
    BLOBSTER, BOMBSTER, BUFFSTER, CHEEKSTER, CONTRACTSTER, COPYCATSTER, HUCKSTER, JANITSTER, MOBSTER,
    MOMSTER, NAPSTER, NINJASTER, PHYSICISTER, SPEEDSTER, SPINSTER, SWIMSTER, TWINSTER, WHACK_A_MOLE,
)  # fmt: skip
