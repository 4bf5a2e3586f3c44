"""The frames of a game: each event with the state just after it, in which all can be seen that the event tells."""

from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam import events as e
from hamster_table.engine.hamsterdam import setup_events as s
from hamster_table.engine.hamsterdam.actions import CARDS, OUT, PILE, PLAIN, TURNED
from tests.engine.frames import check_frames, random_game, steps_of
from tests.engine.hamsterdam.language import BOB, ROLL, go, roll, spot, table

UNSEEN = {
    "agenda",
    "sealed",
    "pending_floods",
    "moved",
    "used_mask",
    "seats_to_check_mask",
    "counts",
    "turn",
    "skipped",
}
"""Parts that may change without an event: what the rules still have to do, and what they keep in mind for it."""
SPECIAL = {"owner", "place", "specials_of", "on_dam_mask", "in_pile_mask", "on_spot_mask"}
ON_CARDS = {"ordinary", "place", "on_spot_mask"}
CHANGES = {
    s.CardsPassed: {"passed"},
    s.LinedUp: {"passed", "numbers", "spots_by_number", "unflipped_spots_by_number"},
    s.HamstersGathered: {"pile"},
    s.SpecialsDealt: {"owner", "place", "dealt"},
    s.SpecialKept: {"owner", "place", "specials_of", "in_pile_mask"},
    s.TwinJoined: {"owner", "place", "specials_of", "in_pile_mask"},
    s.TrackerTaken: {"first"},
    s.Deployed: {"ordinary", "pile", "place", "on_spot_mask", "on_dam_mask", "in_pile_mask"},
    e.RoundStarted: {"round"},
    e.TurnStarted: {"roller"},
    e.Rolled: {"die_a", "die_b"},
    e.DiceTurned: {"die_a", "die_b"},
    e.HamsterMoved: ON_CARDS,
    e.HamsterPut: ON_CARDS | {"pile", "on_dam_mask", "in_pile_mask"},
    e.WentToPile: ON_CARDS | {"pile", "on_dam_mask", "in_pile_mask"},
    e.HamsterRemoved: SPECIAL | {"ordinary", "pile", "removed"},
    e.SpecialTurned: SPECIAL | {"ordinary", "pile"},
    e.Marked: {"marked_mask"},
    e.Unmarked: {"marked_mask"},
    e.Linked: {"link"},
    e.Unlinked: {"link"},
    e.Flooded: {"water"},
    e.Inundated: {"town"},
    e.TokenRemoved: {"water"},
    e.TokenShifted: {"water"},
    e.CardFlipped: {"water", "town", "first_unflipped", "last_unflipped", "unflipped_spots_by_number"},
}
"""What may change with an event. With all the others, nothing that is seen."""


def went(event, was, now, origin, to):
    """Whether the hamster is no longer where it was, and is there now: on a card, in the pile or gone."""
    if event.hamster != PLAIN:
        return was.place[event.hamster] == origin and now.place[event.hamster] == to
    seat = event.seat
    return all(
        count(now, seat, place) == count(was, seat, place) + by
        for place, by in ((origin, -1), (to, 1))
        if place in (PILE, *range(len(now.ordinary)))
    )


def count(state, seat, place):
    return state.pile[seat] if place == PILE else state.ordinary[place]


def deployed(event, was, now):
    base = CARDS * event.seat
    stands = all(now.place[special] == base + position for special, position in event.specials)
    return stands and tuple(now.ordinary[base : base + CARDS]) == event.plain


SHOWS = {
    s.LinedUp: lambda e, was, now: now.numbers[CARDS * e.seat : CARDS * e.seat + CARDS] == e.numbers,
    s.HamstersGathered: lambda e, was, now: now.pile[e.seat] == was.pile[e.seat] + e.hamsters,
    s.SpecialsDealt: lambda e, was, now: all(now.owner[special] == e.seat for special in e.hamsters),
    s.SpecialKept: lambda e, was, now: e.hamster in now.specials_in_pile(e.seat),
    s.TwinJoined: lambda e, was, now: e.hamster in now.specials_in_pile(e.seat) and was.place[e.hamster] != PILE,
    s.TrackerTaken: lambda e, was, now: was.first < 0 <= now.first == e.seat,
    s.Deployed: deployed,
    e.RoundStarted: lambda e, was, now: now.round == e.round == was.round + 1,
    e.TurnStarted: lambda e, was, now: now.roller == e.seat and now.tracker == e.tracker,
    e.Rolled: lambda e, was, now: (now.die_a, now.die_b) == (e.a, e.b),
    e.DiceTurned: lambda e, was, now: (now.die_a, now.die_b) == (e.a, e.b),
    e.RollShifted: lambda e, was, now: now.counts[e.seat] == e.number,
    e.RollIgnored: lambda e, was, now: now.counts[e.seat] == 0,
    e.MovementSkipped: lambda e, was, now: now.skipped[e.seat],
    e.Plugged: lambda e, was, now: now.stack(e.spot) == was.stack(e.spot) > 0,
    e.HamsterMoved: lambda e, was, now: went(e, was, now, e.origin, e.spot),
    e.HamsterPut: lambda e, was, now: went(e, was, now, PILE, e.spot),
    e.WentToPile: lambda e, was, now: went(e, was, now, e.spot, PILE),
    e.HamsterRemoved: lambda e, was, now: (
        went(e, was, now, e.origin, OUT) and now.removed[e.seat] == was.removed[e.seat] + 1
    ),
    e.SpecialTurned: lambda e, was, now: (
        now.place[e.hamster] == TURNED and count(now, e.seat, e.spot) == count(was, e.seat, e.spot) + 1
    ),
    e.Marked: lambda e, was, now: now.marked_mask == was.marked_mask + (1 << e.hamster),
    e.Unmarked: lambda e, was, now: now.marked_mask == was.marked_mask - (1 << e.hamster),
    e.Flooded: lambda e, was, now: now.water[e.spot] == was.water[e.spot] + 1,
    e.Inundated: lambda e, was, now: now.town[e.seat] == e.town == was.town[e.seat] + 1,
    e.TokenRemoved: lambda e, was, now: now.water[e.spot] == was.water[e.spot] - 1,
    e.TokenShifted: lambda e, was, now: (
        now.water[e.spot] == was.water[e.spot] + 1 and now.water[e.origin] == was.water[e.origin] - 1
    ),
    e.CardFlipped: lambda e, was, now: (
        was.is_up(e.spot)
        and not now.is_up(e.spot)
        and now.town[e.seat] == e.town == was.town[e.seat] + e.tokens
        and now.water[e.spot] == 0
    ),
}


def games():
    """Games with all that may be chosen at the start."""
    for seats, setup in ((2, {}), (3, {"deployment": "in-turn"}), (4, {}), (4, {"game": "classic"})):
        for seed in (0, 1):
            yield random_game(GAME, seats, setup, seed)


def test_a_frame_shows_what_its_event_tells_and_nothing_else_has_changed():
    check_frames(games(), UNSEEN, CHANGES, SHOWS)


def test_who_plugs_stands_on_its_card_until_it_goes_to_the_pile():
    match = table(ROLL, "7:h", "7:hh")
    go(match, roll(3, 4))
    frames = {type(frame.event): frame.state for frame in match.frames_of(len(match.ledger) - 1)}
    seven = spot(match.state, BOB, 7)
    assert (frames[e.Plugged].ordinary[seven], frames[e.WentToPile].ordinary[seven]) == (2, 1)


def test_once_hamsters_move_no_picture_of_the_turn_is_of_a_roll_or_flood():
    told, movement, turns = set(), GAME.phases.index("Movement"), 0
    for seed in range(3):
        match, was = random_game("hamsterdam", 3, {}, seed), -1
        for n in range(len(match.ledger)):
            for event, state in steps_of(match, n):
                if isinstance(event, e.TurnStarted):
                    was, turns = -1, turns + 1
                if state.agenda and (phase := GAME.phase(state)) is not None:
                    assert phase >= min(was, movement), f"{type(event).__name__} is told under {GAME.phases[phase]}"
                    was = phase
                    told.add(phase)
    assert turns > 20 and told >= {*range(len(GAME.phases))}
