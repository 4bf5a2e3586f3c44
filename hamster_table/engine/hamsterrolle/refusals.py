"""What a refusal says, in English: a sentence for each reason, filled with the facts of the case."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import REFUSALS as KERNEL

REFUSALS: Mapping[str, str] = {
    **KERNEL,
    "no-such-side": N_("The wheel rolls to the left or to the right."),
    "no-such-seat": N_("Nobody sits there."),
    "not-a-spare": N_("Only pieces of the fourth set are shared out, and each once."),
    "not-yours": N_("That piece is not in your supply."),
    "partner-first": N_("Your own pieces come first; your partner's only when you have none."),
    "not-there": N_("That piece does not lie in the wheel."),
    "another-in-hand": N_("The attempt has begun with the {name}; you cannot change to another piece."),
    "attempt-begun": N_("The attempt has begun. Passing is for those who have not started one."),
    "in-a-pass": N_("You pass this turn: take a piece of the wheel, or choose “Build instead”."),
    "begun-already": N_("The attempt has begun already."),
    "not-begun": N_("The attempt with this piece has not begun: putting it back changes nothing."),
    "not-home": N_("A piece of the wheel is put back to where it lay, or as near as there is room."),
    "no-clock": N_("No clock runs for this seat; take your time."),
    "too-high": N_("A piece drops over the floor of its compartment, from at most {mm} mm above it."),
    "nothing-after": N_("Once the attempt has begun you could do nothing: no piece of yours finds a place."),
    "nothing-fell": N_("Nothing has fallen, so the piece can still be let go."),
    "no-compartment": N_("The wheel has twelve compartments."),
    "no-pose": N_("A piece cannot lie like that."),
    "no-angle": N_("The wheel cannot have rolled so far."),
    "first-compartment": N_("The first piece goes into the second compartment from the cone: one stays empty between."),
    "not-in-the-window": N_("Build into the same compartment as the last builder, the next, or the one after it."),
    "wrong-compartment": N_("The middle of the piece lies in another compartment."),
    "same-kind": N_("A {name} is in that compartment already."),
    "not-ahead": N_("Its front edge is {mm} mm short of passing the {name}. Slide it forward past the golden line."),
    "slips": N_("The {name} does not hold there: it would slip."),
    "slips-back": N_("The {name} does not hold there: it would slip backwards."),
    "slips-ahead": N_("The {name} does not hold there: it would slip forwards."),
    "falls-out": N_("The {name} does not hold there: it would fall out of the wheel."),
    "throws-out": N_("There the {name} would throw the {other} out of the wheel."),
    "pushed-elsewhere": N_("Only pieces of the compartment that is built into may be pushed, not the {name}."),
    "moved-elsewhere": N_("The {name} was moved, and lies neither where you take a piece nor where you bring it."),
    "not-pushed": N_("The {name} lies elsewhere, though nothing has pushed it."),
    "in-the-way": N_("The {name} is in the way."),
    "in-the-wood": N_("There is the wheel itself."),
    "in-each-other": N_("The {name} and the {other} cannot be in one place."),
    "no-pass-yet": N_("You cannot pass before the first piece is built."),
    "not-lowest": N_("A pass takes a piece out of one of the two lowest compartments."),
    "not-forward": N_("A pass goes forward, by one to five compartments."),
    "unaccounted": N_("Every piece that was in the wheel rests there or has fallen, and each once."),
    "outside": N_("The {name} rests outside of the wheel."),
    "on-the-table": N_("The {name} touches the table: it has fallen."),
    "through-the-rim": N_("The {name} is stuck in the wood of the wheel."),
    "entered-pieces": N_("Kind: {name}. In the wheel and in all supplies there are {count}; it has to be {most}."),
    "entered-some-pieces": N_(
        "Kind: {name}. In the wheel and in all supplies there are {count}; it has to be {least} to {most}."
    ),
    "entered-in-the-box": N_("In the wheel and in all supplies there are {count} pieces; it has to be {most}."),
    "entered-builder": N_("In turn {turn} it is up to {seat}: the first seat has begun."),
    "entered-too-late": N_("The game ends after {most} turns."),
    "entered-built": N_(
        "Pieces that {seat} has built: {count}. Turns so far: {turns}; each brings one piece into the wheel."
    ),
    "entered-fallen": N_("{seat} has had no turn yet, and so has taken no pieces that fell."),
    "entered-no-reference": N_("A built piece lies in the wheel, so the last builder has built somewhere."),
    "entered-reference": N_("No built piece lies in the wheel, so the next one starts anew."),
    "entered-over": N_("{seat} has no pieces left: the game is over."),
    "entered-slides": N_("Piece {number}, the {name}, comes to rest in compartment {compartment}."),
    "entered-lowest": N_("With these pieces the wheel comes to rest with compartment {compartment} lowest."),
}
