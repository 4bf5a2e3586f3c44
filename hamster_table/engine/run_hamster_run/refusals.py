"""What a refusal says, in English: a sentence for each reason, filled with the facts of the case."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import REFUSALS as KERNEL

REFUSALS: Mapping[str, str] = {
    **KERNEL,
    "not-in-the-hat": N_("That chip is not in the HAT."),
    "not-on-the-belt": N_("There is no such square on the belt."),
    "beyond-the-star": N_("Hamsters start on the five strips from the pit to the star strip."),
    "occupied": N_("{seat} stands there."),
    "less-than-none": N_("A trait cannot hold fewer than no chips."),
    "chips-left": N_("All your pluck goes into the traits: {left} to place."),
    "too-many-chips": N_("You do not have that much pluck: {over} too many."),
    "asleep": N_("{seat} has passed out and can only rest."),
    "no-chip-there": N_("{seat} has no {trait} chip."),
    "another-deed": N_("The declared action is {deed}. Changing it costs a chip."),
    "begun": N_("The action has begun; it can only be changed before its first part."),
    "changed-already": N_("The action has already been changed once this round."),
    "nothing-to-pay": N_("A change costs a chip, and none is left."),
    "same-deed": N_("That is the declared action already."),
    "walked": N_("The free square has been used."),
    "challenged": N_("One challenge a round."),
    "not-adjacent": N_("That is not next to your hamster."),
    "not-next-to": N_("{seat} does not stand next to your hamster."),
    "not-in-play": N_("{seat} is out of the game."),
    "pit-and-belt": N_("Between the pit and the belt nobody can be reached."),
    "no-way-out": N_("There is no way out of the pit."),
    "nothing-in-the-pit": N_("In the pit you can only bite or rest."),
    "no-mettle": N_("A test of Mettle needs a Mettle chip of your own."),
    "no-range": N_("With one Mettle chip nobody can be thrown: the reach is half the Mettle."),
    "off-the-board": N_("Nobody is thrown off the board."),
    "too-far": N_("The throw reaches {squares} squares: half the thrower's Mettle."),
    "too-few-face-up": N_("That takes {needed} Scamper chips face up; there are {face_up}."),
    "sidestepped": N_("The free step to the side has been used."),
    "not-beside": N_("The free step goes to the left or the right only."),
    "against-the-wall": N_("{seat} stands against the wall. Nobody is pushed off the sides or the top."),
    "no-room-behind": N_("{other_seat} stands behind {seat}. Nobody is pushed into an occupied square."),
    "no-such-price": N_("A climb costs three flips, or a spent chip and a flip."),
    "not-into-the-pit": N_("A climb ends on the belt, not in the pit."),
    "not-behind": N_("A climb ends next to {seat}."),
    "back-again": N_("A climb does not end where it began."),
    "take-the-chip": N_("A resting hamster takes a chip back from Fatigue; choose its trait."),
    "no-rest-in-the-pit": N_("Nobody recovers in the alligator pit."),
    "nothing-to-recover": N_("There is no chip to take back from Fatigue."),
}
