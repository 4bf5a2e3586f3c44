"""The frames of a game: each event with the state just after it, in which all can be seen that the event tells."""

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle import events as e
from hamster_table.engine.hamsterrolle.actions import OUT, WHEEL, PutBack, Reach
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from tests.engine.frames import check_frames, random_game
from tests.engine.hamsterrolle.language import ALICE, alice, go, held, lay, lies, put, rest, spill, table

UNSEEN = {"agenda", "sealed", "lowest", "attempt"}
"""Parts that may change without an event: what the rules still have to do, and what they keep in mind for it."""
WOOD = {"poses", "angle"}
AT_REST = WOOD | {"reference"}
"""What the wheel says once it is at rest. Where it has rolled less than a degree, no event tells that it has."""
CHANGES = {
    e.Began: {"builder"},
    e.Given: {"place"},
    e.Faced: {"side"},
    e.TurnBegan: {"turn", "builder"},
    e.Placed: WOOD | {"place"},
    e.Passed: WOOD,
    e.TimeRanOut: WOOD | {"place"},
    e.LetDrop: WOOD | {"place"},
    e.Rolled: AT_REST,
    e.RolledBack: AT_REST,
    e.Fell: AT_REST | {"place"},
    e.Built: AT_REST,
    e.Trembled: AT_REST,
    e.Vanished: {"place", "poses", "reference"},
    e.Skipped: AT_REST,
    e.TurnEnded: AT_REST,
    e.Won: {"winners"},
    e.Ended: {"winners"},
}
"""What may change with an event. With all the others, nothing that is seen."""
SHOWS = {
    e.Began: lambda e, was, now: now.builder == (e.seat - 1) % now.seats != was.builder,
    e.Given: lambda e, was, now: was.place[e.piece] != now.place[e.piece] == e.seat,
    e.Faced: lambda e, was, now: was.side != now.side == e.side,
    e.TurnBegan: lambda e, was, now: now.turn == e.turn == was.turn + 1 and now.builder == e.seat,
    e.Placed: lambda e, was, now: was.place[e.piece] != now.place[e.piece] == WHEEL,
    e.Passed: lambda e, was, now: compartment_of(was.poses[e.piece]) == e.origin != compartment_of(now.poses[e.piece]),
    e.TimeRanOut: lambda e, was, now: was.poses[e.piece] != now.poses[e.piece] != (),
    e.Rolled: lambda e, was, now: now.angle == e.angle,
    e.Fell: lambda e, was, now: was.place[e.piece] == WHEEL != now.place[e.piece] == e.seat,
    e.Built: lambda e, was, now: now.reference == e.compartment and now.place[e.piece] == WHEEL,
    e.TurnEnded: lambda e, was, now: (
        (now.angle, len(now.in_wheel()), *(len(now.supply(seat)) for seat in range(now.seats)))
        == (e.angle, e.in_wheel, *e.left)
    ),
    e.Won: lambda e, was, now: now.winners == e.winners != was.winners,
}


def test_a_frame_shows_what_its_event_tells_and_nothing_else_has_changed():
    setup = {"physics": "simple", "limit": "60", "quakes": "on", "spare": "shared", "side": "chosen"}
    check_frames([random_game(GAME, 3, setup, 1)], UNSEEN, CHANGES, SHOWS)


def frames(match):
    """The states of the last entry, each by the kind of its event."""
    return {type(frame.event): frame.state for frame in match.frames_of(len(match.ledger) - 1)}


def test_what_was_pushed_lies_aside_and_the_wheel_has_rolled_with_the_event_of_the_piece_that_is_put_back():
    match = table("cone@0 tile@1 slab@3", alice="cube plank", bob="beam roof", reference=3)
    go(match, alice(Reach(held(match, "cube"))))
    slab = lies(match, "slab")
    aside = lay(match.state, slab, 3, -4)
    pose = put(match, "cube", 4).pose
    go(match, alice(PutBack(held(match, "cube"), 3, 1200, pose, ((slab, *aside),), (slab,))))
    seen = frames(match)
    assert [*seen] == [e.Returned, e.Pushed]
    assert all((state.angle, state.poses[slab]) == (1200, aside) for state in seen.values())


def test_a_piece_that_falls_too_early_changes_hands_with_its_own_event():
    match = table("cone@0 tile@1 slab@3", alice="cube plank", bob="beam roof", reference=3)
    tile, slab = lies(match, "tile"), lies(match, "slab")
    go(match, alice(spill(match, "cube", "tile", "slab")))
    first, second, kept = (frame.state for frame in match.frames_of(len(match.ledger) - 1))
    assert (first.place[tile], first.place[slab]) == (ALICE, WHEEL)
    assert (second.place[slab], kept.place[held(match, "cube")]) == (ALICE, ALICE)


def test_what_a_tremble_lets_fall_goes_piece_by_piece():
    match = table("cone@0 tile@1 slab@3", alice="cube plank", bob="beam roof", reference=3, quakes="on")
    go(match, alice(put(match, "cube", 4)), rest(match), rest(match, "tile", "slab"))
    trembled, *vanished = match.frames_of(len(match.ledger) - 1)[:3]
    pieces = [frame.event.piece for frame in vanished]
    assert isinstance(trembled.event, e.Trembled) and [trembled.state.place[piece] for piece in pieces] == [WHEEL] * 2
    assert [[frame.state.place[piece] for piece in pieces] for frame in vanished] == [[OUT, WHEEL], [OUT, OUT]]


def test_an_empty_wheel_begins_anew_with_the_last_piece_that_falls():
    match = table("tile@1 slab@3", alice="cube plank", bob="beam roof", reference=3)
    go(match, alice(put(match, "cube", 4)), rest(match, "tile", "slab", "cube"))
    fallen = [frame for frame in match.frames_of(len(match.ledger) - 1) if isinstance(frame.event, e.Fell)]
    assert [frame.state.reference == match.state.reference for frame in fallen] == [False, False, True]
