"""A large screen is used: a higher middle row with larger dice, a race of the towns, and dams that are no towers."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF

from hamster_table.engine.hamsterdam import GAME
from hamster_table.models.hamsterdam.shown import TownsShown
from hamster_table.views.hamsterdam.drawings.race import LANE, flag_place, lane_of, track
from hamster_table.views.hamsterdam.drawings.shared_band import die_side, tracker_places, tracker_radius
from hamster_table.views.hamsterdam.layout import plan
from tests.engine.hamsterdam.language import ROLL, table
from tests.views.performing import new_table

LARGE = [(1868, 958), (2508, 1318)]


@pytest.mark.parametrize("size", LARGE)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_larger_on_a_large_screen_and_fits(size, seats):
    small, large = plan(QSizeF(1228, 678), seats, 0), plan(QSizeF(*size), seats, 0)
    assert die_side(large.dice) > 1.25 * die_side(small.dice)
    assert large.band.height() > 1.4 * small.band.height()
    assert large.own.cards[0].height() < 2.7 * large.own.cards[0].width()
    for dam in large.dams:
        assert dam.area.contains(dam.town) and dam.area.contains(dam.cards[-1]) and not dam.area.intersects(large.band)
        assert dam.cards[0].bottom() < dam.town.top()


@pytest.mark.parametrize("size", [(1228, 678), *LARGE])
@pytest.mark.parametrize("turns", [3, 4, 6])
def test_the_turns_of_the_tracker_do_not_touch(size, turns):
    area = plan(QSizeF(*size), 12 // turns if turns < 6 else 2, 0).tracker
    places, radius = tracker_places(area, turns), tracker_radius(area, turns)
    assert all(right.x() - left.x() > 2 * radius for left, right in pairwise(places))
    assert places[-1].x() + radius < area.right() - 60


def test_flags_stand_in_the_order_of_the_water():
    shown, room = TownsShown((3, 0, 7, 12), 20), QRectF(0, 0, 300, 4 * LANE)
    flags = [flag_place(room, shown, seat) for seat in range(4)]
    assert [flags.index(flag) for flag in sorted(flags, key=lambda flag: flag.x())] == [1, 0, 2, 3]
    left, right = track(lane_of(room, 4, 0))
    assert flags[1].x() == left and flags[3].x() == right, "the wettest one is at the end, however much it holds"


def test_the_race_is_drawn_where_there_is_room(qtbot):
    state = table(ROLL, "7:h | town 3", "7:h", "7:h | town 6", "7:h").state
    here = new_table(qtbot, GAME, state, (1868, 958))
    towns = here.scenery.towns.area
    before = here.grab(towns.toAlignedRect()).toImage()
    state.town[1] = 4
    here.show_view(state, ["Mira", "Bob", "Cleo", "Dan"], None, None)
    after = here.grab(towns.toAlignedRect()).toImage()
    low = range(before.height() // 2, before.height())
    changed = [y for y in low if any(before.pixel(x, y) != after.pixel(x, y) for x in range(0, before.width(), 3))]
    assert changed, "the flag of the second lane has moved"
