"""What in a view spoke for what a hamster did, as a sentence with its numbers."""

from __future__ import annotations

from hamster_table.engine.game import Why
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.run_hamster_run import actions, heuristics
from hamster_table.engine.run_hamster_run.actions import PIT, REST, RUN, Deed, Square, Trait, strip
from hamster_table.engine.run_hamster_run.chips import face_up
from hamster_table.engine.run_hamster_run.prospects import prospects
from hamster_table.engine.run_hamster_run.state import RunHamsterRun

UP = N_("At Speed {speed} the belt carries the hamster from strip {strip} to strip {left}.")
DOWN = N_("At Speed {speed} the belt still carries the hamster off from strip {strip}.")
ODDS = N_("{own} Mettle against {against}: good odds against {target_seat}.")
LONG_ODDS = N_("A fight with {target_seat}, with {own} Mettle against {against}: the odds are not good.")
IN_PIT = N_("In the pit only one trait is tested against the alligators, so all chips go into one.")
RUN_UP = N_(
    "By flips alone the hamster runs to strip {strip}, if nobody is in the way; at Speed {speed} the belt then "
    "carries it to strip {left}."
)
RUN_DOWN = N_(
    "By flips alone the hamster runs to strip {strip}, if nobody is in the way; at Speed {speed} the belt takes "
    "it from there."
)
RESTED = N_("At Speed {speed} the belt does not take a hamster on strip {strip}: there is time to rest.")
TIRED = N_("At Speed {speed} the belt takes a hamster on strip {strip}, and no Run with {scamper} Scamper gets away.")
LONELY = N_("Strips from there to the pit: {strip}; neighbours there: {near}.")


def why(view: RunHamsterRun, seat: Seat, action: Action) -> Why | None:
    """What in the view spoke for the action; None: nothing in particular."""
    here = view.where[seat]
    match action:
        case actions.Place(square):
            near = len(heuristics.touching(view, seat, square))
            return Why(LONELY, {"strip": strip(square), "near": near}, is_doubt=near > 0)
        case actions.Allocate(scamper):
            return Why(IN_PIT) if here == PIT else _after_a_run(view, here, scamper)
        case actions.Declare(deed):
            return _deed(view, seat, deed)
        case actions.Change(deed, trait):
            return _deed(_paid(view, seat, trait), seat, deed)
        case actions.Flip(square) | actions.Walk(square) | actions.Spend(square, None) | actions.Spend(_, square):
            return _after_the_belt(view, square) if isinstance(square, int) else None
        case actions.Push(target) | actions.Challenge(target):
            return _odds(view, target, view.mettle[seat], view.mettle[target])
    return None


def _paid(view: RunHamsterRun, seat: Seat, trait: Trait) -> RunHamsterRun:
    """The view when a chip of that trait has gone."""
    state = view.copy()
    getattr(state, trait)[seat] -= 1
    state.down[seat] = min(state.down[seat], state.scamper[seat])
    return state


def _deed(view: RunHamsterRun, seat: Seat, deed: Deed) -> Why | None:
    here, scamper = view.where[seat], face_up(view, seat)
    if deed in (REST, RUN) and here == PIT:
        return None
    if deed == REST:
        if strip(here) > view.speed:
            return Why(RESTED, {"strip": strip(here), "speed": view.speed})
        # A spent chip is two squares (RR-25): where they would do, more speaks for a Run.
        is_lost = strip(heuristics.higher(here, 2 * scamper)) <= view.speed
        return Why(TIRED, {"strip": strip(here), "speed": view.speed, "scamper": scamper}) if is_lost else None
    if deed == RUN:
        return _after_a_run(view, here, scamper)
    prospect = next(one for one in prospects(view, seat) if one.deed == deed)
    return _odds(view, prospect.target, prospect.own, prospect.against) if prospect.target >= 0 else None


def _odds(view: RunHamsterRun, target: Seat, own: int, against: int) -> Why:
    facts = {"own": own, "against": against, "target_seat": target}
    return Why(ODDS, facts) if own > against else Why(LONG_ODDS, facts, is_doubt=True)


def _after_a_run(view: RunHamsterRun, here: Square, scamper: int) -> Why:
    """Where the belt would leave a hamster that flips all its chips (RR-24), if nobody is in the way."""
    if not scamper:
        return _after_the_belt(view, here)
    there = strip(heuristics.higher(here, scamper))
    facts = {"strip": there, "speed": view.speed}
    if there <= view.speed:
        return Why(RUN_DOWN, facts, is_doubt=True)
    return Why(RUN_UP, {**facts, "left": there - view.speed})


def _after_the_belt(view: RunHamsterRun, square: Square) -> Why:
    """Where the belt would leave a hamster on that square."""
    if square == PIT or strip(square) <= view.speed:
        return Why(DOWN, {"speed": view.speed, "strip": max(0, strip(square))}, is_doubt=True)
    return Why(UP, {"strip": strip(square), "speed": view.speed, "left": strip(square) - view.speed})
