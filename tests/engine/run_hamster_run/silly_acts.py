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
    Change,
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
        return self._in_the_pit(view, action) if here == PIT else self._on_the_belt(view, action, here)

    def _in_the_pit(self, view, action):
        match action:
            case Allocate(scamper, mettle, friskiness) if [scamper, mettle, friskiness].count(0) < 2:
                return "splits chips where one trait is of use"
            case Change(deed="bite") if view.in_pit() == [self.seat]:
                return "pays to fight nobody"
            case Stop() | Change(deed="rest") if view.declared[self.seat] == BITE and view.mettle[self.seat]:
                rivals = [view.mettle[one] for one in view.in_pit() if one != self.seat]
                if not view.challenged and any(one < HOPELESS * view.mettle[self.seat] for one in rivals):
                    return "bites nobody in the pit"
        return ""

    def _on_the_belt(self, view, action, here):
        match action:
            case Sidestep() if self._has_a_free_way(view, here):
                return "steps aside for nothing"
            case Spend(_, to) if to is not None and strip(to) == strip(here) + 1 and self._has_a_free_way(view, here):
                return "spends a chip for a strip"
            case Change(deed) if self._is_first(view, deed):
                return "pays for what it could have declared"
            case Change(deed) if deed in (BITE, THROW) and self._is_alone(view, here):
                return "pays to fight nobody"
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
        if deed != REST and (by[deed].is_useless or not by[deed].reach or (deed != RUN and not view.mettle[self.seat])):
            return "declares what can do nothing"
        return ""

    def _is_alone(self, view, here):
        """Whether nobody can be reached with the free square and a test."""
        there = [one for seat, one in enumerate(view.where) if one >= 0 and seat != self.seat]
        return all(abs(strip(one) - strip(here)) + abs(one % LANES - here % LANES) > 4 for one in there)

    def _is_first(self, view, deed):
        """Whether nobody has acted since it declared, and its Rest is no trick: the others do not all rest."""
        others = [one for one in view.in_play() if one != self.seat]
        is_trick = deed == REST and all(view.declared[one] == REST for one in others)
        return not is_trick and all(view.order.index(self.seat) < view.order.index(one) for one in others)

    def _has_a_free_way(self, view, here):
        """Whether nobody is ahead, nor within two squares."""
        ahead = here + LANES
        if ahead < len(view.occupant) and view.occupant[ahead] >= 0:
            return False
        there = [one for seat, one in enumerate(view.where) if one >= 0 and seat != self.seat]
        return all(abs(strip(one) - strip(here)) + abs(one % LANES - here % LANES) > 2 for one in there)

    def _stopped(self, view, here):
        deed, chips = view.declared[self.seat], face_up(view, self.seat)
        ahead = here + LANES
        is_free = ahead < len(view.occupant) and view.occupant[ahead] < 0
        if deed == RUN and chips and is_free:
            return "stops with breath left"
        if deed in (BITE, THROW) and not view.begun and not view.walked and is_free:
            return "does nothing at all"
        return ""
