"""What falls, and whose it is then."""

from msgspec.structs import replace

from hamster_table.engine.hamsterrolle.actions import CUBE, OUT, SECTOR, WHEEL
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.events import Built, Fell, Kept, RolledBack, TurnEnded, Vanished
from hamster_table.engine.hamsterrolle.geometry.collision import is_on_the_table, pose_at
from hamster_table.engine.hamsterrolle.settling import Tremble
from hamster_table.engine.hamsterrolle.turn import QUAKE_EVERY
from tests.engine.hamsterrolle.language import (
    ALICE,
    BOB,
    alice,
    bob,
    go,
    held,
    put,
    refused,
    rest,
    ruling,
    spill,
    supplies,
    table,
    told,
    where,
)

MEASURES = box(3)


def laid(**facts):
    return table("cone@0 tile@1 slab@3", alice="cube plank", bob="beam roof", reference=3, **facts)


@ruling("HR-28")
def test_what_touches_the_table_has_fallen_even_if_partly_in_the_wheel():
    beside = (0, 500, -1700, 10_000, 0, 0, 0)
    assert is_on_the_table(MEASURES, CUBE, beside, 0, 0)
    assert not is_on_the_table(MEASURES, CUBE, (0, 500, -1600, 10_000, 0, 0, 0), 0, 0)
    assert not is_on_the_table(MEASURES, CUBE, beside, 9000, 0), "the table is below, wherever the wheel has rolled"
    match = laid()
    go(match, alice(put(match, "cube", 4)))
    assert refused(match, rest(match, cube=beside)) == ("HR-28", "on-the-table")


@ruling("HR-28")
def test_every_piece_rests_or_has_fallen_once():
    match = laid()
    go(match, alice(put(match, "cube", 4)))
    for wrong in ("cube", "cube"), (held(match, "plank"),), (28, 28):
        assert refused(match, rest(match, *wrong)) == ("HR-28", "unaccounted")
    assert refused(match, rest(match, cube=(1900, 0, 0, 10_000, 0, 0, 0))) == ("HR-28", "outside")


@ruling("HR-28")
def test_only_what_lay_in_the_wheel_can_fall_and_once():
    match = laid()
    twice, own = (
        spill(match, "cube", "tile", "tile"),
        replace(spill(match, "cube", "tile"), fallen=(held(match, "cube"),)),
    )
    for wrong in twice, own:
        assert refused(match, alice(wrong)) == ("HR-28", "unaccounted")


@ruling("HR-29")
def test_all_that_falls_until_the_wheel_rests_is_the_active_seats():
    match = laid()
    go(match, alice(put(match, "cube", 4)), rest(match, "tile", "slab"))
    assert supplies(match) == ["plank slab tile", "beam roof"]
    assert [event.seat for event in told(match, Fell)] == [ALICE, ALICE]
    early = laid()
    go(early, alice(spill(early, "cube", "tile")), rest(early, "slab"))
    assert supplies(early) == ["plank slab tile cube", "beam roof"]
    assert [event.seat for event in told(early, Fell)] == [ALICE, ALICE]


@ruling("HR-30")
def test_a_fall_before_the_release_ends_the_turn_and_the_piece_stays_in_hand():
    match = laid()
    go(match, alice(spill(match, "cube", "tile")))
    assert told(match, Kept) == [Kept(ALICE, held(match, "cube"), "cube")]
    go(match, rest(match, "slab"))
    assert supplies(match)[ALICE] == "plank slab tile cube"
    assert told(match, TurnEnded)[-1].fallen == 2
    assert match.waiting == (BOB,)


@ruling("HR-30", "HR-44")
def test_a_partners_piece_that_was_in_hand_stays_the_partners():
    match = table(
        "cone@0 tile@1 slab@3", alice="", bob="beam cube", cathleen="roof", dave="drum", reference=3, teams="neighbours"
    )
    go(match, alice(spill(match, "beam", "tile")), rest(match))
    assert supplies(match)[:2] == ["tile", "beam cube"]


@ruling("HR-31")
def test_an_own_piece_that_falls_comes_back_and_one_that_stays_is_built():
    match = laid()
    go(match, alice(put(match, "cube", 4)), rest(match, "cube"))
    assert supplies(match)[ALICE] == "plank cube"
    assert not told(match, Built)
    match = laid()
    go(match, alice(put(match, "cube", 4)), rest(match, "slab"))
    assert told(match, Built)
    assert match.state.reference == 4


@ruling("HR-32")
def test_a_fallen_cone_is_taken_and_built_like_any_piece():
    match = laid()
    go(match, alice(put(match, "cube", 4)), rest(match, "cone"))
    assert supplies(match)[ALICE] == "plank cone"
    go(match, bob(put(match, "beam", 5, seat=BOB)), rest(match))
    assert refused(match, alice(put(match, "cone", 6))) is None
    early = laid()
    go(early, alice(spill(early, "cube", "cone")), rest(early))
    assert supplies(early)[ALICE] == "plank cube cone"


@ruling("HR-33")
def test_what_falls_without_anybodys_doing_leaves_the_game():
    match = laid(quakes="on", turn=QUAKE_EVERY)
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert isinstance(match.state.agenda[-1], Tremble)
    go(match, rest(match, "slab", "cone"))
    assert [match.state.place[piece] for piece in (7 - 3, 28)] == [OUT, OUT]
    assert len(told(match, Vanished)) == 2
    assert supplies(match) == ["plank", "beam roof"]
    assert match.waiting == (BOB,)


@ruling("HR-33")
def test_nothing_falls_between_turns_where_the_table_stands_still():
    match = laid(turn=QUAKE_EVERY)
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert match.waiting == (BOB,)


@ruling("HR-34")
def test_what_rests_lies_in_places_of_its_own():
    match = laid()
    go(match, alice(put(match, "cube", 4)))
    inside = pose_at(3 * SECTOR, 1550, 0)
    assert refused(match, rest(match, cube=inside)) == ("HR-34", "in-each-other")
    assert refused(match, rest(match, cube=pose_at(4 * SECTOR, 1750, 0))) == ("HR-34", "through-the-rim")
    assert refused(match, rest(match, angle=80_000)) == ("HR-34", "no-angle")
    assert refused(match, rest(match, cube=(0, 0, 0))) == ("HR-34", "no-pose")


@ruling("HR-36")
def test_rolling_back_is_no_offence():
    match = laid()
    go(match, alice(put(match, "cube", 4)), rest(match, angle=-700))
    assert told(match, RolledBack)[-1].degrees == 7 and match.state.angle == -700
    assert match.state.place[held(match, "plank")] == ALICE
    assert match.state.reference == 4 and match.waiting == (BOB,)


def test_nothing_else_changes():
    match = laid()
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert where(match) == {"cone": 0, "tile": 1, "slab": 3, "cube": 4}
    assert match.state.place.count(WHEEL) == 4
