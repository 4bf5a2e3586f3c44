"""What no play of Run, Hamster, Run! may break: chips, hamsters, strips and alligators neither come nor go unaccounted.

`check` looks at one state, `check_step` at what one play did, `check_story` at a whole game. They know the rules by
themselves and ask none of the engine's, so that a mistake in it is seen.
"""

from collections import Counter

from hamster_table.engine.kernel import CHANCE, waiting
from hamster_table.engine.run_hamster_run import actions
from hamster_table.engine.run_hamster_run import events as told

PIT, EATEN, UNPLACED = -1, -2, -3
PLUCK, LANES, STRIPS, STEADY = 7, 5, 10, 4


# One state


def check(state):
    """Everything that holds whenever somebody is asked, and at the end."""
    check_chips(state)
    check_hat(state)
    check_places(state)
    check_order(state)
    assert 1 <= state.star <= STRIPS
    assert state.speed >= 1 and state.alligators >= 0
    assert state.winner == -1, "a test is over, but its winner is still written down"
    alive = [where for where in state.where if where != EATEN]
    assert bool(state.agenda) == bool(waiting(state)), "nobody can act, but the game is not over"
    assert state.agenda or len(alive) <= 1


def check_chips(state):
    """Seven for each hamster, all in traits once they are allocated, face down only in Scamper."""
    splitting = bool(state.agenda) and type(state.agenda[-1]).__name__ == "AllocatePluck"
    for seat, where in enumerate(state.where):
        traits = state.scamper[seat], state.mettle[seat], state.friskiness[seat]
        assert min(*traits, state.hand[seat], state.fatigue[seat]) >= 0
        assert sum(traits) + state.hand[seat] + state.fatigue[seat] == PLUCK
        assert 0 <= state.down[seat] <= state.scamper[seat]
        if state.round:
            assert not sum(traits) if splitting else not state.hand[seat]
        if where == EATEN:
            assert state.fatigue[seat] == PLUCK
        if state.asleep[seat]:
            assert state.declared[seat] in ("", "rest")
            assert where != EATEN


def check_hat(state):
    """Chips are in the HAT only while one is to be drawn, and never more than somebody has."""
    drawing = waiting(state) == (CHANCE,)
    assert drawing == any(state.hat)
    if drawing:
        *own, alligators = state.hat
        assert alligators in (0, state.alligators)
        for seat, chips in enumerate(own):
            most = max(1, state.scamper[seat], state.mettle[seat], state.friskiness[seat])
            assert 0 <= chips <= most
            assert not chips or state.where[seat] != EATEN
        assert bool(alligators) + sum(map(bool, own)) >= 2, "a draw that only one can win"


def check_places(state):
    """At most one hamster on a square, and both lists say the same."""
    for square, seat in enumerate(state.occupant):
        assert seat == -1 or state.where[seat] == square
    for seat, where in enumerate(state.where):
        assert where in (PIT, EATEN, UNPLACED) or state.occupant[where] == seat
        assert where != UNPLACED or not state.round
    assert sorted(seat for _, seat in state.eaten) == [seat for seat, where in enumerate(state.where) if where == EATEN]
    assert [round_ for round_, _ in state.eaten] == sorted(round_ for round_, _ in state.eaten)


def check_order(state):
    """Nobody has two places in the order; deeds are declared from the last place up."""
    assert len(set(state.order)) == len(state.order)
    if not state.agenda or not state.round:
        return
    step = state.agenda[-1]
    if type(step).__name__ == "DeclareDeed":
        (seat,) = step.seats
        place = state.order.index(seat)
        declared = [bool(state.declared[other]) for other in state.order]
        assert declared == [False] * (place + 1) + [True] * (len(declared) - place - 1)
        assert not any(state.down)
    if type(step).__name__ == "Act":
        assert all(state.declared[seat] for seat in state.order)


# One play


def check_step(before, seat, action, after, events):
    """What one play did is what its events tell, and each of them could happen where it did."""
    replay = Replay(before)
    for event in events:
        replay.see(event)
    assert replay.where == after.where
    assert (replay.speed, replay.star, replay.alligators) == (after.speed, after.star, after.alligators)
    assert set(after.eaten) >= set(before.eaten)
    check_spending(before, seat, action, after, events)
    check_initiative(after, events)
    if replay.rolled is not None:
        assert replay.strips == replay.rolled, "the belt rolls by the Speed it had when it began"
        came = sum(isinstance(event, told.AlligatorCame) for event in events)
        assert came == replay.somebody_fell
    elif after.round == before.round:
        assert not any(isinstance(event, told.AlligatorCame) for event in events)


class Replay:
    """Where everything is, followed by the events alone."""

    def __init__(self, state):
        self.state = state
        self.where = list(state.where)
        self.mettle = list(state.mettle)
        self.speed, self.star, self.alligators = state.speed, state.star, state.alligators
        self.rolled, self.strips, self.somebody_fell = None, 0, False
        self.to_fall = []

    def see(self, event):
        follow = getattr(self, type(event).__name__, None)
        if follow:
            follow(event)

    def vacant(self, square):
        return square == PIT or (0 <= square < LANES * STRIPS and square not in self.where)

    def apart(self, a, b):
        """How far two squares are from each other; the pit lies below strip 1."""
        up, side = abs(a // LANES - b // LANES), abs(a % LANES - b % LANES)
        if PIT in (a, b):
            return max(a, b) // LANES + 1
        return max(up, side) if self.state.diagonal else up + side

    def go(self, seat, origin, square):
        assert self.where[seat] == origin >= 0
        assert self.vacant(square)
        self.where[seat] = square
        if square == PIT:
            self.to_fall.append(seat)

    def Allocated(self, event):
        self.mettle[event.seat] = event.mettle

    def Placed(self, event):
        assert self.where[event.seat] == UNPLACED and self.vacant(event.square)
        assert 0 <= event.square < LANES * 5
        self.where[event.seat] = event.square

    def Moved(self, event):
        assert self.apart(event.origin, event.square) == 1
        self.go(event.seat, event.origin, event.square)

    def Pushed(self, event):
        here, there = self.where[event.seat], event.origin
        assert self.apart(here, there) == 1 and here >= 0
        straight = there + (there - here)
        assert event.square == (straight if straight >= 0 else PIT)
        assert abs(here % LANES - there % LANES) <= 1 and self.apart(there, event.square) == 1
        self.go(event.target, there, event.square)
        self.where[event.seat] = there

    def Climbed(self, event):
        assert event.square != PIT and event.square != event.origin
        assert self.apart(event.origin, self.where[event.target]) == 1
        assert self.apart(self.where[event.target], event.square) == 1
        self.go(event.seat, event.origin, event.square)

    def Thrown(self, event):
        assert self.apart(event.origin, event.square) <= self.state.mettle[event.seat] // 2
        if event.square != event.origin:
            self.go(event.target, event.origin, event.square)

    def Fell(self, event):
        self.to_fall.remove(event.seat)
        assert self.where[event.seat] == PIT

    def BeltMoved(self, event):
        assert not self.to_fall
        if self.rolled is None:
            self.rolled = self.speed
        self.strips += 1
        self.to_fall = [seat for seat, square in enumerate(self.where) if 0 <= square < LANES]
        self.where = [square if square < 0 else PIT if square < LANES else square - LANES for square in self.where]
        self.star = self.star - 1 or STRIPS
        self.passing = self.star == STRIPS
        self.somebody_fell = PIT in self.where

    def StarPassed(self, event):
        assert self.passing
        self.speed += (self.speed < STEADY) - (self.speed > STEADY)
        assert event.speed == self.speed

    def SpeedRose(self, event):
        self.speed += 1
        assert event.speed == self.speed

    def AlligatorCame(self, event):
        self.alligators += 1
        assert event.alligators == self.alligators and PIT in self.where

    def AlligatorLeft(self, event):
        self.alligators -= 1
        assert event.alligators == self.alligators >= 0

    def Chomped(self, event):
        assert self.where[event.seat] == PIT and self.alligators
        assert event.chips <= (self.alligators + 1) // 2

    def Eaten(self, event):
        assert self.where[event.seat] == PIT, "only in the pit is anybody eaten"
        self.where[event.seat] = EATEN


def check_spending(before, seat, action, after, events):
    """Chips go to Fatigue and come back only as the events and the action say."""
    lost, eaten = Counter(), set()
    for event in events:
        if isinstance(event, told.Tired | told.Changed):
            lost[event.seat] += 1
        elif isinstance(event, told.Bitten):
            lost[event.target] += 1
        elif isinstance(event, told.Rested) and event.trait:
            lost[event.seat] -= 1
            assert before.where[event.seat] >= 0 and before.fatigue[event.seat], "a Rest brings a chip back on the belt"
        elif isinstance(event, told.Eaten):
            eaten.add(event.seat)
    if isinstance(action, actions.Spend) or (isinstance(action, actions.Climb) and action.price == "spend"):
        lost[seat] += 1
    for other in range(before.seats):
        if other not in eaten:
            assert after.fatigue[other] - before.fatigue[other] == lost[other]
    if isinstance(action, actions.Flip | actions.Push):
        assert before.scamper[seat] - before.down[seat] >= 1


def check_initiative(after, events):
    """Whoever is in play has one place in the order, those with Friskiness before those without."""
    for event in events:
        if isinstance(event, told.InitiativeSet):
            assert sorted(event.order) == [seat for seat, where in enumerate(after.where) if where != EATEN]
            frisky = [after.friskiness[seat] > 0 for seat in event.order]
            assert frisky == sorted(frisky, reverse=True)


# A whole game


def check_story(match):
    """Each round is made of the same parts, and the end comes only with the tally."""
    state = match.state
    assert not state.agenda
    rounds = rounds_of(match.events)
    for number, events in enumerate(rounds, 1):
        assert events[0].round == number
        check_round(events, last=number == len(rounds))
    came = sum(isinstance(event, told.AlligatorCame) for event in match.events)
    left = sum(isinstance(event, told.AlligatorLeft) for event in match.events)
    assert 1 + came - left == state.alligators
    alive = [seat for seat, where in enumerate(state.where) if where != EATEN]
    assert match.standing.winners == tuple(alive) and len(alive) <= 1


def rounds_of(events):
    """The events of each round."""
    rounds = []
    for event in events:
        if isinstance(event, told.RoundBegan):
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    return rounds


def check_round(events, last):
    """Everybody declares, acts and tires once; every fed alligator leaves."""
    order = next(event.order for event in events if isinstance(event, told.InitiativeSet))
    deeds = {event.seat: event.deed for event in events if isinstance(event, told.Declared)}
    assert [event.seat for event in events if isinstance(event, told.Declared)] == list(reversed(order))
    began = [(event.seat, event.deed) for event in events if isinstance(event, told.Began)]
    assert began == [(seat, deeds[seat]) for seat in order]
    changes = Counter(event.seat for event in events if isinstance(event, told.Changed))
    assert max(changes.values(), default=0) <= 1
    deeds.update({event.seat: event.deed for event in events if isinstance(event, told.Changed)})
    eaten = {event.seat for event in events if isinstance(event, told.Eaten)}
    strain = Counter(event.seat for event in events if isinstance(event, told.Tired) and event.why == "strain")
    assert all(count == 1 and deeds[seat] != "rest" and seat not in eaten for seat, count in strain.items())
    rested = Counter(event.seat for event in events if isinstance(event, told.Rested) and event.trait)
    assert all(count == 1 and deeds[seat] == "rest" for seat, count in rested.items())
    fed = sum(isinstance(event, told.Chomped) for event in events)
    left = sum(isinstance(event, told.AlligatorLeft) for event in events)
    came = sum(isinstance(event, told.AlligatorCame) for event in events)
    assert came <= 1 and left == fed + (left > fed) and not (came and left > fed)
    tally = [event for event in events if isinstance(event, told.Tallied)]
    assert len(tally) == 1
    check_tired(events, order, deeds, strain, eaten, tally[0])
    end = isinstance(events[-1], told.Won | told.AlligatorsWon)
    assert end == last and (len(tally[0].left) <= 1) == last


def check_tired(events, order, deeds, strain, eaten, tally):
    """Whoever has done something and still has a chip has tired."""
    for seat in order:
        if deeds[seat] != "rest" and seat not in eaten and not strain[seat]:
            assert tally.fatigue[seat] == PLUCK, "it had chips and did not tire"
