"""What somebody who watches Run, Hamster, Run! would call silly, found in a view and the action chosen in it."""

from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    LANES,
    PIT,
    REST,
    RUN,
    THROW,
    Allocate,
    Challenge,
    Climb,
    Declare,
    Flip,
    Push,
    Sidestep,
    Spend,
    Stop,
    Walk,
    strip,
)
from hamster_table.engine.run_hamster_run.chips import face_up
from hamster_table.engine.run_hamster_run.deeds import Act
from hamster_table.engine.run_hamster_run.prospects import prospects

HOPELESS = 4
"""A test is hopeless against so many times one's own Mettle."""
ENOUGH = 2
"""So many chips of Friskiness surprise nobody."""


class Watcher:
    """Watches one seat of one game, and says what was silly."""

    def __init__(self, seat):
        self.seat, self.visited = seat, set()

    def silly(self, view, action):
        """Why the action is silly; "" when it is not."""
        here = view.where[self.seat]
        if not isinstance(view.agenda[-1], Act) or not view.begun:
            self.visited = set()
        self.visited.add(here)
        return "" if here == PIT else self._on_the_belt(view, action, here)

    def _on_the_belt(self, view, action, here):
        match action:
            case Flip(to) | Walk(to) | Sidestep(to) | Spend(_, to) if to is not None:
                if to == PIT or (isinstance(action, Spend) and action.square == PIT):
                    return "jumps into the pit"
                if strip(to) < strip(here):
                    return "goes down the belt"
                if to in self.visited:
                    return "comes back to where it was"
            case Spend(to, None) if to == PIT or strip(to) < strip(here):
                return "goes down the belt"
            case Climb(_, to) if to == PIT or strip(to) < strip(here):
                return "climbs down the belt"
            case Challenge(target):
                if view.mettle[self.seat] * HOPELESS <= view.mettle[target]:
                    return "begins a hopeless test"
                if view.declared[self.seat] == THROW and view.mettle[self.seat] < 2:
                    return "throws nobody anywhere"
            case Push(target) if view.where[target] > here:
                return "pushes a rival up the belt"
            case Declare(deed):
                return self._declared(view, deed)
            case Allocate(scamper, mettle, friskiness) if friskiness > max(ENOUGH, mettle + scamper):
                return "puts most on initiative"
            case Stop():
                return self._stopped(view, here)
        return ""

    def _declared(self, view, deed):
        if view.asleep[self.seat]:
            return ""
        by = {one.deed: one for one in prospects(view, self.seat)}
        if by[deed].is_useless and deed != REST:
            return "declares what can do nothing"
        return ""

    def _stopped(self, view, here):
        deed, chips = view.declared[self.seat], face_up(view, self.seat)
        ahead = here + LANES
        is_free = ahead < len(view.occupant) and view.occupant[ahead] < 0
        if deed == RUN and chips and is_free:
            return "stops with breath left"
        if deed in (BITE, THROW) and not view.begun and not view.walked and is_free:
            return "does nothing at all"
        return ""
