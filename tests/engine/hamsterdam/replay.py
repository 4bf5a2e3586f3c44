"""A table of Hamsterdam followed by its events alone, each of which has to be possible where it comes."""

from hamster_table.engine.hamsterdam import actions as w
from hamster_table.engine.hamsterdam import events as told
from hamster_table.engine.hamsterdam.special_masks import BIT_OF, KIND_OF, TWIN_OF

CARDS = 11


def dam_of(seat):
    """The spots of a dam."""
    return range(CARDS * seat, CARDS * seat + CARDS)


class Replay:
    """Where everything is, followed by the events alone."""

    def __init__(self, state):
        self.numbers, self.box = state.numbers, state.box
        self.water, self.town, self.plain = state.water[:], state.town[:], state.ordinary[:]
        self.pile, self.removed = state.pile[:], state.removed[:]
        self.low, self.high = state.first_unflipped[:], state.last_unflipped[:]
        self.place, self.marked, self.link = state.place[:], state.marked_mask, state.link[:]
        self.owner = state.owner[:]
        self.lost = self.cleared = 0
        self.sweeping = None
        self.leaving, self.jumping = [], False

    def see(self, event):
        if self.leaving:
            assert isinstance(event, told.WentToPile), "who plugs goes to the pile"
        follow = getattr(self, type(event).__name__, None)
        if follow:
            follow(event)

    def is_standing(self, spot):
        seat = spot // CARDS
        return self.low[seat] <= spot <= self.high[seat]

    def is_manned(self, spot):
        return bool(self.plain[spot] or spot in self.place)

    def take(self, hamster, spot):
        if hamster == w.PLAIN:
            self.plain[spot] -= 1
            assert self.plain[spot] >= 0
        else:
            assert self.place[hamster] == spot

    # The set-up

    def LinedUp(self, event):
        assert len(event.numbers) == CARDS

    def HamstersGathered(self, event):
        self.pile[event.seat] += event.hamsters

    def SpecialsDealt(self, event):
        for special in event.hamsters:
            assert self.place[special] == w.DECK
            self.place[special], self.owner[special] = w.HAND, event.seat

    def SpecialKept(self, event):
        assert self.owner[event.hamster] == event.seat
        for special, owner in enumerate(self.owner):
            if owner == event.seat and self.place[special] == w.HAND:
                self.place[special] = w.REJECTED
        self.place[event.hamster] = w.PILE

    def TwinJoined(self, event):
        assert self.place[event.hamster] == w.ASIDE and self.place[TWIN_OF[event.hamster]] == w.PILE
        self.place[event.hamster], self.owner[event.hamster] = w.PILE, event.seat

    def Deployed(self, event):
        base = CARDS * event.seat
        for position, hamsters in enumerate(event.plain):
            self.plain[base + position] += hamsters
        self.pile[event.seat] -= sum(event.plain)
        for special, position in event.specials:
            assert self.place[special] == w.PILE
            self.place[special] = base + position

    # Water

    def Flooded(self, event):
        assert self.is_standing(event.spot) and not self.is_manned(event.spot) and not self.water[event.spot]
        self.water[event.spot] = 1

    def Inundated(self, event):
        assert self.is_standing(event.spot) and not self.is_manned(event.spot) and self.water[event.spot]
        self.town[event.seat] += 1
        assert event.town == self.town[event.seat]

    def TokenRemoved(self, event):
        self.water[event.spot] -= 1
        self.cleared += 1
        assert self.water[event.spot] >= 0

    def TokenShifted(self, event):
        assert abs(event.origin - event.spot) == 1 and event.origin // CARDS == event.spot // CARDS
        assert self.is_standing(event.origin) and self.is_standing(event.spot)
        self.water[event.origin] -= 1
        self.water[event.spot] += 1

    def CardFlipped(self, event):
        seat = event.seat
        assert event.spot in (self.low[seat], self.high[seat])
        assert event.tokens == self.water[event.spot]
        self.water[event.spot] = 0
        self.town[seat] += event.tokens
        assert event.town == self.town[seat]
        if event.spot == self.low[seat]:
            self.low[seat] += 1
        else:
            self.high[seat] -= 1

    # Hamsters

    def SpecialUsed(self, event):
        assert self.place[event.hamster] >= 0 and self.is_standing(self.place[event.hamster])
        if event.copied >= 0:
            assert self.place[event.copied] >= 0, "only who is in play can be copied"
        if event.ability == "Janitster":
            self.sweeping = event.seat
        self.jumping = event.ability == "Whack-a-Mole"

    def Plugged(self, event):
        self.take(event.hamster, event.spot)
        if event.hamster == w.PLAIN:
            self.plain[event.spot] += 1
        # A Whack-a-Mole waits for its roll.
        self.leaving = [] if self.jumping else [event.hamster]

    def FloodStopped(self, event):
        here = self.place[event.hamster]
        assert abs(here - event.spot) <= 1 and self.is_standing(here) and self.is_standing(event.spot)

    def WentToPile(self, event):
        if self.leaving:
            assert event.hamster == self.leaving.pop()
        self.take(event.hamster, event.spot)
        if event.hamster == w.PLAIN:
            self.pile[event.seat] += 1
            return
        self.place[event.hamster] = w.PILE
        if KIND_OF[event.hamster] == w.TWINSTER and self.place[TWIN_OF[event.hamster]] >= 0:
            self.leaving = [TWIN_OF[event.hamster]]

    def HamsterRemoved(self, event):
        self.removed[event.seat] += 1
        self.lost += 1
        if event.hamster != w.PLAIN:
            assert self.place[event.hamster] == event.origin
            self.place[event.hamster] = w.OUT
        elif event.origin == w.PILE:
            self.pile[event.seat] -= 1
        else:
            self.take(w.PLAIN, event.origin)
        assert self.sweeping is not None or self.water[event.spot], "nobody is lost without water"

    def HamsterMoved(self, event):
        assert event.origin // CARDS == event.spot // CARDS == event.seat
        assert event.why in ("speedster", "whack") or abs(event.origin - event.spot) == 1
        assert self.is_standing(event.spot) and self.is_standing(event.origin) == (event.why != "breach")
        assert event.why not in ("napster", "whack") or not self.water[event.spot]
        self.take(event.hamster, event.origin)
        if event.hamster == w.PLAIN:
            self.plain[event.spot] += 1
        else:
            assert event.why != "huckster"
            self.place[event.hamster] = event.spot

    def HamsterPut(self, event):
        assert self.is_standing(event.spot) and event.spot // CARDS == event.seat
        if event.hamster == w.PLAIN:
            self.pile[event.seat] -= 1
            self.plain[event.spot] += 1
        else:
            assert self.place[event.hamster] == w.PILE
            self.place[event.hamster] = event.spot

    def SpecialTurned(self, event):
        assert self.place[event.hamster] == event.spot
        assert self.box.flips[KIND_OF[event.hamster]]
        self.place[event.hamster] = w.TURNED
        if event.spot == w.PILE:
            self.pile[event.seat] += 1
        else:
            self.plain[event.spot] += 1

    def Marked(self, event):
        assert not self.marked >> event.hamster & 1
        self.marked |= BIT_OF[event.hamster]

    def Unmarked(self, event):
        self.marked &= ~BIT_OF[event.hamster]

    def Linked(self, event):
        self.link[event.hamster & 1] = event.copied

    def Unlinked(self, event):
        self.link[event.hamster & 1] = w.PLAIN

    def check_losses(self):
        """Each lost hamster has taken one token along; a Janitster takes all."""
        assert not self.leaving
        if self.sweeping is None:
            assert self.lost == self.cleared
        else:
            assert self.lost == 1 and not any(self.water[spot] for spot in dam_of(self.sweeping))
