"""What no play of Hamsterdam may break: water, cards, hamsters and specials neither come nor go unaccounted.

`check` looks at one state, `check_step` at what one play did, `check_story` at a whole game. They know the rules by
themselves and ask none of the engine's, so that a mistake in it is seen.
"""

from collections import Counter

from hamster_table.engine.hamsterdam import actions as w
from hamster_table.engine.hamsterdam import events as told
from hamster_table.engine.hamsterdam import setup_events as first
from hamster_table.engine.hamsterdam.special_masks import BIT_OF, KIND_OF
from tests.engine.hamsterdam.replay import CARDS, Replay, dam_of

TOKENS, SPECIALS = 35, 36
MEETING = ("PlugHole", "WhackRoll", "ChooseCard", "Breach", "ChooseVictim")
"""The steps in the midst of a flood, when breaches may be due that have not been met."""


def breaches(town):
    """How many cards so much water in a town has broken."""
    return sum(token == 3 or token >= 5 for token in range(1, min(town, 14) + 1))


def step_of(state):
    return type(state.agenda[-1]).__name__ if state.agenda else ""


def specials_at(state, place):
    return [special for special, where in enumerate(state.place) if where == place]


# One state


def check(state):
    """Everything that holds whenever somebody is asked, and at the end."""
    check_specials(state)
    if not state.numbers:
        return
    check_cards(state)
    check_water(state)
    check_flips(state)
    if state.round:
        for seat in range(state.seats):
            check_hamsters(state, seat)
    check_end(state)


def check_cards(state):
    """Each number is there once for each seat, and is looked for where it lies."""
    assert sorted(state.numbers) == sorted(list(range(2, 13)) * state.seats)
    for number in range(2, 13):
        assert state.spots_by_number[number] == tuple(spot for spot, own in enumerate(state.numbers) if own == number)
        standing = [spot for spot in state.spots_by_number[number] if state.is_up(spot)]
        assert state.unflipped_spots_by_number[number] == tuple(standing)
    if state.classic:
        assert state.numbers == tuple(range(2, 13)) * state.seats


def check_water(state):
    """Tokens are in the reservoir, on standing cards, in towns, on the tracker, on Cheeksters; nowhere else."""
    markers = sum(state.marked_mask >> special & 1 for special in range(SPECIALS))
    tracker = state.first >= 0
    assert state.reservoir() == TOKENS - tracker - markers - sum(state.water) - sum(state.town)
    assert min(state.water) >= 0 and min(state.town) >= 0
    for spot, tokens in enumerate(state.water):
        if tokens:
            assert not state.ordinary[spot], "an ordinary hamster in the water"
            assert all(swims(state, special) for special in specials_at(state, spot))


def swims(state, special):
    if KIND_OF[special] == w.COPYCATSTER:
        special = state.link[special & 1]
    return KIND_OF[special] == w.SWIMSTER


def check_flips(state):
    """The standing cards lie side by side, flipped ones are empty, and every due breach has been met."""
    for seat in range(state.seats):
        standing = range(state.first_unflipped[seat], state.last_unflipped[seat] + 1)
        flips = CARDS - len(standing)
        due = 0 if state.classic else breaches(state.town[seat])
        assert flips == due if step_of(state) not in MEETING else flips <= due
        assert set(standing) <= set(dam_of(seat))
        for spot in set(dam_of(seat)) - set(standing):
            assert state.water[spot] == 0
            if step_of(state) != "ChooseVictim":
                assert not state.ordinary[spot] and not specials_at(state, spot)


def check_hamsters(state, seat):
    """Dam, pile and removed ones are what dots and specials have brought."""
    box, dam = state.box, dam_of(seat)
    own = [special for special in range(SPECIALS) if state.owner[special] == seat]
    kept = [special for special in own if state.place[special] != w.REJECTED]
    twin = w.ASIDE_TWIN in kept
    assert twin == (2 * w.TWINSTER in kept)
    dealt = state.dealt[seat]
    assert len(kept) - twin == (dealt if state.classic else (dealt + 1) // 2)
    assert len(own) - twin == dealt
    brought = 14 if state.classic else sum(box.orange[state.numbers[spot]] for spot in dam)
    face_up = [special for special in kept if state.place[special] not in (w.OUT, w.TURNED)]
    ordinary = sum(state.ordinary[spot] for spot in dam) + state.pile[seat]
    assert ordinary + len(face_up) + state.removed[seat] == brought + len(kept)
    assert min(state.ordinary[spot] for spot in dam) >= 0 and state.pile[seat] >= 0
    assert state.hamsters(seat) == ordinary + len(face_up)
    assert state.specials_of[seat] == tuple(face_up)
    assert state.on_dam_mask[seat] == sum(BIT_OF[special] for special in face_up if state.place[special] in dam)
    assert state.in_pile_mask[seat] == sum(BIT_OF[special] for special in face_up if state.place[special] == w.PILE)
    assert all(state.place[special] in (*dam, w.PILE) for special in face_up)


def check_specials(state):
    """Each of the 36 is in one place; links and markers are on whom they can be."""
    assert len(state.place) == len(state.owner) == SPECIALS
    for spot, bits in enumerate(state.on_spot_mask):
        assert bits == sum(BIT_OF[special] for special in specials_at(state, spot))
    for special, place in enumerate(state.place):
        assert (state.owner[special] == -1) == (place in (w.DECK, w.ASIDE))
        if place == w.ASIDE:
            assert special == w.ASIDE_TWIN
    for n, model in enumerate(state.link):
        copycat = 2 * w.COPYCATSTER + n
        if model >= 0:
            assert KIND_OF[model] in (w.CHEEKSTER, w.SWIMSTER)
            assert state.place[model] >= 0 and state.place[copycat] >= 0
        assert (state.marked_mask >> copycat & 1) == (KIND_OF[model] == w.CHEEKSTER)
    for special in range(SPECIALS):
        if state.marked_mask >> special & 1:
            assert KIND_OF[special] in (w.CHEEKSTER, w.COPYCATSTER) and state.place[special] >= 0


def check_end(state):
    """The game goes on as long as the towns hold too little, and somebody is asked then."""
    over = sum(state.town) >= 5 * state.seats or all(
        low > high for low, high in zip(state.first_unflipped, state.last_unflipped, strict=True)
    )
    if not state.agenda:
        assert over
    elif step_of(state) not in MEETING:
        assert not over


# One play


def check_step(before, seat, action, after, events):
    """What one play did is what its events tell, and each of them could happen where it did."""
    replay = Replay(before)
    for event in events:
        replay.see(event)
    for part in ("water", "town", "pile", "removed", "place", "link"):
        assert getattr(replay, part) == getattr(after, part), part
    assert (replay.plain, replay.marked) == (after.ordinary, after.marked_mask)
    assert (replay.low, replay.high) == (after.first_unflipped, after.last_unflipped)
    if before.numbers:
        assert after.numbers == before.numbers, "the order of a dam never changes"
    replay.check_losses()


# A whole game


def check_story(match):
    """Rounds have twelve rolls, floods come to every card of the number once, and the driest has won."""
    state = match.state
    assert not state.agenda and type(match.events[-1]) is told.GameEnded
    check_rounds(match)
    check_floods(match)
    wet = [state.town[seat] + sum(state.water[spot] for spot in dam_of(seat)) for seat in range(state.seats)]
    best = min(wet)
    most = max(state.hamsters(seat) for seat in range(state.seats) if wet[seat] == best)
    winners = [seat for seat in range(state.seats) if wet[seat] == best and state.hamsters(seat) == most]
    assert match.standing.winners == tuple(winners)
    if state.classic:
        assert not any(isinstance(event, told.CardFlipped) for event in match.events)


def check_rounds(match):
    """Who rolls, what the tracker shows, and when all move."""
    seats, holder = match.setup.seats, None
    cycle = 4 if seats == 2 else seats
    turns = 0
    for event in match.events:
        if isinstance(event, first.TrackerTaken):
            holder = event.seat
        elif isinstance(event, told.RoundStarted):
            assert turns in (0, 12)
            turns = 0
        elif isinstance(event, told.TurnStarted):
            assert event.seat == (holder + turns) % seats
            assert event.tracker == turns // seats + 1 <= 12 // seats
            turns += 1
        elif isinstance(event, told.MovementStarted):
            assert turns and turns % cycle == 0
        elif isinstance(event, told.RedeploymentStarted):
            assert turns == 12


def check_floods(match):
    """Every standing card of the number of each seat is met once, and no other; so is what a Bombster floods."""
    seats = match.setup.seats
    due, replay = Counter(), Standing(match.state.numbers)
    shifts, ignored = {}, set()
    for event in match.events:
        if isinstance(event, told.TurnStarted):
            shifts, ignored = {}, set()
            assert not +due, "a flood that nobody has met"
        elif isinstance(event, told.RollShifted):
            shifts[event.seat] = event.number
        elif isinstance(event, told.RollIgnored):
            ignored.add(event.seat)
        elif isinstance(event, told.FloodBegan):
            counts = {seat: shifts.get(seat, event.number) for seat in range(seats) if seat not in ignored}
            due = Counter(spot for seat, number in counts.items() for spot in replay.cards(seat, number))
            assert any(replay.cards(seat, event.number) for seat in range(seats)), "a number that lies nowhere"
        elif isinstance(event, told.SpecialUsed) and event.ability == "Bombster":
            assert event.target[0] // CARDS != event.seat
            due = Counter(event.target)
        elif isinstance(event, told.Plugged | told.FloodStopped | told.Flooded | told.Inundated):
            assert due[event.spot] == 1, "no flood comes there"
            due[event.spot] = 0
        elif isinstance(event, told.CardFlipped):
            assert not +due, "breaches wait for all floods"
            replay.flipped.add(event.spot)
    assert not +due


class Standing:
    """Which cards stand."""

    def __init__(self, numbers):
        self.numbers, self.flipped = numbers, set()

    def cards(self, seat, number):
        return [spot for spot in dam_of(seat) if self.numbers[spot] == number and spot not in self.flipped]
