"""The state of Hamsterdam: dams, stacks, water, piles, specials; how it stands."""

from __future__ import annotations

from dataclasses import dataclass

from hamster_table.engine.game import Option, Setup, Standing
from hamster_table.engine.hamsterdam.actions import (
    ASIDE,
    ASIDE_TWIN,
    CARDS,
    DECK,
    FIRST_COPYCAT,
    NUMBERS,
    PLAIN,
    SEAT_OF,
    SEATS,
    SPECIALS,
    SWIMSTER,
    Hamster,
    Number,
    Spot,
)
from hamster_table.engine.hamsterdam.cards import Cards, cards_of
from hamster_table.engine.hamsterdam.special_masks import BIT_OF, KIND_OF, Specials
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat

TOKENS = 35
"""Flood tokens in the box, one of them on the tracker; when they run out, counting goes on (HD-37)."""
CLASSIC_HAMSTERS, CLASSIC_SPECIALS = 14, 2
"""What each seat has in the classic game (HD-73)."""
END_EACH = 5
"""The game ends at so many tokens in the towns for each seat: 10, 15, 20."""
ROLLS_A_ROUND = 12
"""Six, four or three turns for each of two, three or four seats (HD-13)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HamsterdamSetup(Setup):
    """How a game of Hamsterdam is set up."""

    game: str = "modern"
    """The game of 2019, or "classic" without passing, line-up and breaches (HD-73)."""
    deployment: str = "sealed"
    """The first deployment: "sealed", or "in-turn" and open (HD-11)."""
    cards: str = ""
    """Dots and symbols that differ from ours, in the short form of `Cards`."""
    position: str = ""
    """The position of a real table from which the game begins; "" for none."""

    options = (
        Option(
            "game",
            N_("The game is"),
            {"modern": N_("Hamsterdam of 2019"), "classic": N_("Classic Hamsterdam")},
            "HD-73",
        ),
        Option(
            "deployment",
            N_("The first deployment is"),
            {"sealed": N_("secret, all at once"), "in-turn": N_("open, in turn order")},
            "HD-11",
        ),
    )

    def __post_init__(self) -> None:
        # Spelt out: `slots=True` makes the class anew, and a bare `super()` would still mean the one before.
        super(HamsterdamSetup, self).__post_init__()
        # For its errors: a set-up with impossible cards is refused, out of a file too.
        cards_of(self.cards)


class Hamsterdam(Specials):
    """All of a game of Hamsterdam.

    Lists are indexed by seat, by spot (`11 * seat + position`) or by special (`2 * kind + copy`), as is said.
    """

    __slots__ = (
        "cards",
        "classic",
        "counts",
        "dealt",
        "die_a",
        "die_b",
        "first",
        "first_unflipped",
        "last_unflipped",
        "link",
        "moved",
        "numbers",
        "open",
        "ordinary",
        "passed",
        "pending_floods",
        "pile",
        "removed",
        "roller",
        "round",
        "seats",
        "seats_to_check_mask",
        "skipped",
        "spots_by_number",
        "town",
        "turn",
        "unflipped_spots_by_number",
        "water",
    )

    # Not to be changed: the digest in every saved game is made of these names.
    json_names = {
        "specials_of": "mine", "on_dam_mask": "up", "in_pile_mask": "waiting", "on_spot_mask": "there",
        "marked_mask": "marked", "used_mask": "used", "seats_to_check_mask": "rising", "ordinary": "plain",
        "spots_by_number": "at", "unflipped_spots_by_number": "exposed", "pending_floods": "hit",
        "first_unflipped": "low", "last_unflipped": "high",
    }  # fmt: skip

    seats: int
    classic: bool
    open: bool
    """Whether the first deployment is open, in turn order (HD-11)."""
    cards: str
    """The set-up's `cards`."""
    numbers: tuple[Number, ...]
    """The number of the card on each spot; () before the line-up. It never changes afterwards (HD-3)."""
    spots_by_number: tuple[tuple[Spot, ...], ...]
    """By number: where it lies."""
    unflipped_spots_by_number: list[tuple[Spot, ...]]
    """By number: where a roll of it floods a card, those that are un-flipped."""
    round: int
    """0 before the first round, then from 1."""
    turn: int
    """Turns taken in this round, 0 to 12."""
    first: Seat
    """Who holds the tracker and begins every round; -1 before that is rolled for."""
    roller: Seat
    """Whose turn it is, or was last; -1 before the first."""
    die_a: int
    """The dice of this turn; 0 when nothing has been rolled."""
    die_b: int
    counts: list[Number]
    """By seat: what the roll counts as for it (HD-23); 0: nothing, or ignored (HD-24)."""
    pending_floods: list[Spot]
    """Floods still to be resolved, in order."""
    passed: list[int | None]
    """At `2 * seat` what a seat passed to the left, at `2 * seat + 1` to the right, while the cards are in hand; in a
    view None for what the viewer does not know. []: nobody has passed, or the dams are shown."""
    dealt: list[int]
    """By seat: how many specials it was dealt."""
    first_unflipped: list[Spot]
    """By seat: the left-most un-flipped card. From here to the right-most one all cards are un-flipped (HD-42)."""
    last_unflipped: list[Spot]
    """By seat: the right-most un-flipped card; less than the left-most one when all are flipped."""
    water: list[int]
    """By spot: flood tokens on the card."""
    ordinary: list[int]
    """By spot: ordinary hamsters on the card."""
    pile: list[int]
    """By seat: ordinary hamsters in the reinforcement pile."""
    town: list[int]
    """By seat: tokens in the town's flood pile."""
    seats_to_check_mask: int
    """By seat, bit by bit: into whose towns, of those that break dams, water came since breaches were looked for."""
    removed: list[int]
    """By seat: hamsters of all kinds that have left the game."""
    link: list[Hamster]
    """By Copycatster: the Cheekster or Swimster that it is linked to; -1: none (HD-64)."""
    moved: bool
    """Whether the seat that moves has made its normal move."""
    skipped: list[bool]
    """By seat: who skips this movement phase (HD-51)."""

    def copy(self) -> Hamsterdam:
        # Searches copy states all the time; this is many times as fast as `copy.deepcopy`. Tuples can be shared.
        new = Hamsterdam.__new__(Hamsterdam)
        new.agenda = self.agenda[:]
        new.sealed = self.sealed.copy()
        new.seats = self.seats
        new.classic = self.classic
        new.open = self.open
        new.cards = self.cards
        new.numbers = self.numbers
        new.spots_by_number = self.spots_by_number
        new.unflipped_spots_by_number = self.unflipped_spots_by_number[:]
        new.round = self.round
        new.turn = self.turn
        new.first = self.first
        new.roller = self.roller
        new.die_a = self.die_a
        new.die_b = self.die_b
        new.counts = self.counts[:]
        new.pending_floods = self.pending_floods[:]
        new.passed = self.passed[:]
        new.dealt = self.dealt[:]
        new.first_unflipped = self.first_unflipped[:]
        new.last_unflipped = self.last_unflipped[:]
        new.water = self.water[:]
        new.ordinary = self.ordinary[:]
        new.pile = self.pile[:]
        new.town = self.town[:]
        new.seats_to_check_mask = self.seats_to_check_mask
        new.removed = self.removed[:]
        new.owner = self.owner[:]
        new.place = self.place[:]
        new.specials_of = self.specials_of[:]
        new.on_dam_mask = self.on_dam_mask[:]
        new.in_pile_mask = self.in_pile_mask[:]
        new.on_spot_mask = self.on_spot_mask[:]
        new.marked_mask = self.marked_mask
        new.used_mask = self.used_mask
        new.link = self.link[:]
        new.moved = self.moved
        new.skipped = self.skipped[:]
        return new

    def rebuild_derived(self) -> None:
        """Compute `unflipped_spots_by_number` and `on_spot_mask` anew from the rest, after fields were set by hand."""
        by_number = self.spots_by_number
        self.unflipped_spots_by_number = [tuple([spot for spot in spots if self.is_up(spot)]) for spots in by_number]
        self.on_spot_mask = [0] * len(self.water)
        for special, spot in enumerate(self.place):
            if spot is not None and spot >= 0:
                self.on_spot_mask[spot] |= BIT_OF[special]

    @property
    def box(self) -> Cards:
        """What is printed on the cards of this game."""
        return cards_of(self.cards)

    @property
    def tracker(self) -> int:
        """The number under the tracker's token: 1 to 6, 4 or 3 (HD-14); it moves on when a turn begins."""
        # `turn` counts turns that have ended. Between turns, while all move, the token is still at the last one.
        return max(0, self.turn - (not self.is_turn)) // self.seats + 1

    @property
    def is_turn(self) -> bool:
        """Whether the roller's turn is on; it is not while all move or redeploy."""
        # `turn` counts turns that have ended: afterwards the sum is the next roller, and `roller` still the last one.
        return self.roller == (self.first + self.turn) % self.seats

    def is_up(self, spot: Spot) -> bool:
        """Whether the card there is un-flipped."""
        seat = SEAT_OF[spot]
        # Breaches come from the ends (HD-42), so the cards that stand are one row without gaps.
        return self.first_unflipped[seat] <= spot <= self.last_unflipped[seat]

    def row(self, seat: Seat) -> range:
        """The spots of a seat's un-flipped cards."""
        return range(self.first_unflipped[seat], self.last_unflipped[seat] + 1)

    def specials_on(self, spot: Spot) -> list[Hamster]:
        """The specials on a card."""
        there = self.on_spot_mask[spot]
        return [special for special in self.specials_of[SEAT_OF[spot]] if there >> special & 1]

    def stack(self, spot: Spot) -> int:
        """How many hamsters of all kinds stand on a card."""
        return self.ordinary[spot] + self.on_spot_mask[spot].bit_count()

    def specials_in_pile(self, seat: Seat) -> list[Hamster]:
        """The specials in a seat's reinforcement pile."""
        waiting = self.in_pile_mask[seat]
        return [special for special in self.specials_of[seat] if waiting >> special & 1]

    def hamsters(self, seat: Seat) -> int:
        """A seat's hamsters on the dam and in the pile, which break ties (HD-71)."""
        base = CARDS * seat
        return sum(self.ordinary[base : base + CARDS]) + self.pile[seat] + len(self.specials_of[seat])

    def wet(self, seat: Seat) -> int:
        """A seat's tokens in the town and on the dam: fewest wins (HD-70)."""
        base = CARDS * seat
        return self.town[seat] + sum(self.water[base : base + CARDS])

    def flips(self, seat: Seat) -> int:
        """How many cards of a dam are flipped."""
        return CARDS - 1 - self.last_unflipped[seat] + self.first_unflipped[seat]

    def reservoir(self) -> int:
        """Tokens beside the dams: less than none when more are out than the box holds (HD-37, HD-88)."""
        # The tracker takes one of the tokens, as soon as somebody holds it.
        return TOKENS - (self.first >= 0) - sum(self.water) - sum(self.town) - self.marked_mask.bit_count()

    def hand(self, seat: Seat) -> list[Number] | None:
        """The cards a seat holds before the line-up, in order; None when the viewer cannot know."""
        if not self.passed:
            return list(NUMBERS)
        left, right = self.passed[2 * seat], self.passed[2 * seat + 1]
        from_right, from_left = self.received(seat)
        if left is None or right is None or from_right is None or from_left is None:
            return None
        cards = [*NUMBERS, from_right, from_left]
        cards.remove(left)
        cards.remove(right)
        cards.sort()
        return cards

    def received(self, seat: Seat) -> tuple[Number | None, Number | None]:
        """The cards that have come to a seat from its right and from its left while they are in hand; None for what the
        viewer cannot know, and where nobody has passed."""
        passed, n = self.passed, self.seats
        if not passed:
            return None, None
        # What comes from the right was passed to the left, and the other way round.
        return passed[2 * ((seat - 1) % n)], passed[2 * ((seat + 1) % n) + 1]

    def swims(self, special: Hamster) -> Hamster:
        """The Swimster whose ability a hamster has for sure: itself, or the one it is linked to; -1: none."""
        if KIND_OF[special] == SWIMSTER:
            return special
        if special in COPYCATS and KIND_OF[(model := self.link[special - FIRST_COPYCAT])] == SWIMSTER:
            return model
        return PLAIN


LEFT_ENDS = [CARDS * seat for seat in range(SEATS)]
RIGHT_ENDS = [CARDS * seat + CARDS - 1 for seat in range(SEATS)]
COPYCATS = (FIRST_COPYCAT, FIRST_COPYCAT + 1)


def initial_state(table: HamsterdamSetup) -> Hamsterdam:
    """A state before the first step: all specials in the deck but one Twinster beside it (HD-9)."""
    n = table.seats
    state = Hamsterdam()
    state.agenda, state.sealed = [], {}
    state.seats = n
    state.classic = table.game == "classic"
    state.open = table.deployment == "in-turn"
    state.cards = table.cards
    state.numbers, state.spots_by_number, state.unflipped_spots_by_number = (), (), []
    state.round = state.turn = state.die_a = state.die_b = 0
    state.first = state.roller = -1
    state.counts, state.pending_floods, state.passed = [0] * n, [], []
    state.dealt = [0] * n
    state.first_unflipped, state.last_unflipped = LEFT_ENDS[:n], RIGHT_ENDS[:n]
    state.water, state.ordinary, state.on_spot_mask = [0] * (CARDS * n), [0] * (CARDS * n), [0] * (CARDS * n)
    state.pile, state.town, state.removed = [0] * n, [0] * n, [0] * n
    state.owner = [-1] * SPECIALS
    state.place = [DECK] * SPECIALS
    state.place[ASIDE_TWIN] = ASIDE
    state.specials_of = [()] * n
    state.on_dam_mask, state.in_pile_mask = [0] * n, [0] * n
    state.marked_mask = state.used_mask = 0
    state.link = [PLAIN, PLAIN]
    state.seats_to_check_mask = 0
    state.moved = False
    state.skipped = [False] * n
    return state


def standing(state: Hamsterdam) -> Standing:
    """The ranking: fewest tokens lead; of equal ones most hamsters (HD-70, HD-71)."""
    seats = range(state.seats)
    hamsters = [state.hamsters(seat) for seat in seats]
    # One number holds both, water first. Only with cards of one's own has anybody a hundred hamsters.
    token = max(100, *(count + 1 for count in hamsters))
    scores = tuple(hamsters[seat] - token * state.wet(seat) for seat in seats)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    if state.agenda:
        return Standing(places, scores, ())
    winners = tuple(seat for seat in seats if places[seat] == 1)
    driest = [seat for seat in seats if state.wet(seat) == state.wet(winners[0])]
    if len(winners) > 1:
        why = N_("Tie: equally dry, same number of hamsters. Shared win.")
    elif len(driest) > 1:
        why = N_("Equally dry, but {seat} has more hamsters left.")
    else:
        why = N_("{seat} has the driest town.")
    return Standing(places, scores, winners, why)
