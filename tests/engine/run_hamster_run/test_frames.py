"""The frames of a game: each event with the state just after it, in which all can be seen that the event tells."""

from hamster_table.engine.run_hamster_run import GAME, events
from hamster_table.engine.run_hamster_run.actions import EATEN, LANES, PIT, STRIPS, Follow, Push
from tests.engine.frames import check_frames, random_game
from tests.engine.run_hamster_run.language import ALICE, BOB, RESOLVE, alice, go, table

UNSEEN = {
    "agenda", "sealed", "hat", "chomps", "begun", "changed", "walked", "challenged", "sidestepped", "pushed", "winner",
}  # fmt: skip
"""Parts that may change without an event: what the rules still have to do, and what they keep in mind for it."""
TRAITS = {"scamper", "mettle", "friskiness"}
TIRING = TRAITS | {"fatigue", "down"}
CHANGES = {
    events.Drew: {"order"},
    events.Placed: {"where", "occupant"},
    events.RoundBegan: TRAITS | {"round", "hand", "down", "asleep", "declared", "order"},
    events.SpeedRose: {"speed"},
    events.Allocated: TRAITS | {"hand"},
    events.Declared: {"declared"},
    events.Changed: TIRING | {"declared"},
    events.Moved: {"where", "occupant", "down", "scamper", "fatigue"},
    events.Fell: {"where", "occupant"},
    events.Challenged: {"down"},
    events.Bitten: TIRING,
    events.Pushed: {"where", "occupant", "down"},
    events.Climbed: {"where", "occupant", "down", "scamper", "fatigue"},
    events.Thrown: {"where", "occupant"},
    events.Rested: TRAITS | {"fatigue"},
    events.BeltMoved: {"where", "occupant", "star"},
    events.StarPassed: {"speed"},
    events.AlligatorCame: {"alligators"},
    events.AlligatorLeft: {"alligators"},
    events.Tired: TIRING,
    events.Eaten: TIRING | {"where", "asleep", "eaten"},
}
"""What may change with an event. With all the others, nothing that is seen."""


def fatigued(event, was, now, seat, chips=1):
    return (
        now.fatigue[seat] == was.fatigue[seat] + chips and now.trait(event.trait)[seat] < was.trait(event.trait)[seat]
    )


SHOWS = {
    events.Drew: lambda e, was, now: e.purpose == "chomp" or now.order == [*was.order, e.seat],
    events.Placed: lambda e, was, now: now.where[e.seat] == e.square and now.occupant[e.square] == e.seat,
    events.RoundBegan: lambda e, was, now: now.round == e.round and not any(now.declared),
    events.PassedOut: lambda e, was, now: now.asleep[e.seat],
    events.SpeedRose: lambda e, was, now: now.speed == e.speed == was.speed + 1,
    events.Allocated: lambda e, was, now: (
        (now.scamper[e.seat], now.mettle[e.seat], now.friskiness[e.seat], now.hand[e.seat])
        == (e.scamper, e.mettle, e.friskiness, 0)
    ),
    events.Declared: lambda e, was, now: now.declared[e.seat] == e.deed,
    events.Changed: lambda e, was, now: now.declared[e.seat] == e.deed and fatigued(e, was, now, e.seat),
    events.Moved: lambda e, was, now: now.where[e.seat] == (e.origin if e.square == PIT else e.square),
    events.Fell: lambda e, was, now: was.where[e.seat] != now.where[e.seat] == PIT,
    events.Challenged: lambda e, was, now: now.down[e.seat] == was.down[e.seat] + (e.deed == "run"),
    events.Bitten: lambda e, was, now: fatigued(e, was, now, e.target),
    events.Pushed: lambda e, was, now: (
        now.where[e.seat] == e.origin and now.where[e.target] == (e.origin if e.square == PIT else e.square)
    ),
    events.Climbed: lambda e, was, now: now.where[e.seat] == e.square,
    events.Thrown: lambda e, was, now: now.where[e.target] == (e.origin if e.square == PIT else e.square),
    events.Rested: lambda e, was, now: (
        not e.trait
        or (now.fatigue[e.seat], now.trait(e.trait)[e.seat])
        == (was.fatigue[e.seat] - 1, was.trait(e.trait)[e.seat] + 1)
    ),
    events.BeltMoved: lambda e, was, now: (
        now.star == (was.star - 1 or STRIPS)
        and now.where == [square - LANES if square >= LANES else square for square in was.where]
        and now.occupant == was.occupant[LANES:] + [-1] * LANES
    ),
    events.StarPassed: lambda e, was, now: now.speed == e.speed,
    events.AlligatorCame: lambda e, was, now: now.alligators == e.alligators == was.alligators + 1,
    events.AlligatorLeft: lambda e, was, now: now.alligators == e.alligators == was.alligators - 1,
    events.Tired: lambda e, was, now: fatigued(e, was, now, e.seat),
    events.Eaten: lambda e, was, now: was.where[e.seat] == PIT and now.where[e.seat] == EATEN,
}


def games():
    """Games with all that may be chosen at the start."""
    for seats, setup, seeds in ((4, {"adjacent": "diagonal"}, (4, 32)), (5, {}, (13,))):
        for seed in seeds:
            yield random_game(GAME, seats, setup, seed)


def test_a_frame_shows_what_its_event_tells_and_nothing_else_has_changed():
    check_frames(games(), UNSEEN, CHANGES, SHOWS)


def test_who_is_pushed_over_the_edge_stays_there_until_it_falls():
    match = table(RESOLVE, "Alice 2,2 s2 m3 f2 run", "Bob 1,2 s1 f1 rest")
    go(match, alice(Push(BOB)), alice(Follow()))
    pushed, fell, *_ = match.frames_of(len(match.ledger) - 1)
    edge = pushed.event.origin
    assert (pushed.event.square, pushed.state.where[:2]) == (PIT, [edge, edge])
    assert fell.event == events.Fell(BOB, edge)
    assert (fell.state.where[:2], fell.state.occupant[edge]) == ([edge, PIT], ALICE)


def test_frames_leave_the_match_as_it_is_and_end_with_its_state():
    match = table(RESOLVE, "Alice 2,2 s2 m3 f2 run", "Bob 1,2 s1 f1 rest")
    go(match, alice(Push(BOB)), alice(Follow()))
    before, story = match.state.copy(), [*match.story]
    frames = match.frames_of(len(match.ledger) - 1)
    assert [frame.event for frame in frames] == match.events_of(len(match.ledger) - 1)
    assert frames[-1].state == match.state == before and match.story == story
    frames[-1].state.where[ALICE] = PIT
    assert match.state == before
