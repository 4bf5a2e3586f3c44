"""What is told of an analysis: shares that add up, and moments that no error can have made."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hamster_table.engine import CHANCE
from hamster_table.features.analysis.analysis import NOBODY, Analysis, Point, analyse
from hamster_table.features.analysis.report import ALL, LEAST, MOMENTS, decisive, sealed_places, shares
from tests.engine.analysis.over import over

CHANCES = st.tuples(*[st.integers(0, 10_000)] * 3)


def points(rows):
    found = (Point(n, seat, chances, (0,) * 3, doubts) for n, (seat, chances, doubts) in enumerate(rows))
    return Analysis(9, tuple(found))


@st.composite
def analyses(draw):
    rows = [(NOBODY, draw(CHANCES), (0, 0, 0))]
    doubts = st.tuples(*[st.integers(0, 2_000)] * 3)
    rows += draw(st.lists(st.tuples(st.integers(-1, 2), CHANCES, doubts), min_size=1, max_size=8))
    return points(rows)


@settings(max_examples=25)
@given(analyses())
def test_luck_skill_and_what_others_did_are_the_whole_change(found):
    for one in shares(found):
        assert one.start + one.luck + one.skill + one.others == one.end
        assert (one.start, one.end) == (found.points[0].chances[one.seat], found.points[-1].chances[one.seat])


@pytest.mark.parametrize("id", ["run-hamster-run", "hamsterrolle"])
def test_so_it_is_in_every_game(id):
    found = analyse(over(id), 1)
    for one in shares(found):
        assert one.start + one.luck + one.skill + one.others == one.end
        assert one.end == 10_000 * (one.seat in over(id).standing.winners)
    if id == "hamsterrolle":
        assert all(one.luck == 0 for one in shares(found)), "falls are no luck"


def test_each_change_is_somebodys():
    found = points(
        [
            (NOBODY, (3000, 3000, 4000), (0, 0, 0)),
            (CHANCE, (4000, 2000, 4000), (0, 0, 0)),
            (0, (3500, 2000, 4500), (0, 0, 0)),
            (2, (3000, 1000, 6000), (0, 0, 0)),
        ]
    )
    first, second, third = shares(found)
    assert (first.luck, first.skill, first.others) == (1000, -500, -500)
    assert (second.luck, second.skill, second.others) == (-1000, 0, -1000)
    assert (third.luck, third.skill, third.others) == (0, 1500, 500)


@settings(max_examples=25)
@given(analyses())
def test_the_moments_are_the_greatest_changes_the_greatest_first(found):
    told = decisive(found)
    assert len(told) <= MOMENTS
    sizes = [abs(one.end - one.start) - 2 * found.points[one.at].doubts[one.seat] for one in told]
    assert sizes == sorted(sizes, reverse=True) and all(size > 0 for size in sizes)
    assert all(abs(one.end - one.start) >= LEAST for one in told)
    for one in told:
        former, point = found.points[one.before], found.points[one.at]
        assert (former.chances[one.seat], point.chances[one.seat]) == (one.start, one.end)
        assert point.seat == one.maker and one.at == one.before + 1


def test_a_change_of_a_few_points_decides_nothing():
    sure = (0, 0, 0)
    found = points([(NOBODY, (200, 9800, 0), sure), (CHANCE, (400, 9600, 0), sure), (0, (1000, 9000, 0), sure)])
    assert [one.at for one in decisive(found)] == [2]


def test_what_is_chosen_at_once_is_one_change_by_all():
    sure, unsure = (0, 0, 0), (400, 600, 0)
    rows = [(NOBODY, (4000, 6000, 0), sure), (0, (2000, 8000, 0), unsure), (1, (5000, 5000, 0), unsure)]
    found = points([*rows, (0, (5800, 4200, 0), sure)])
    assert [(one.before, one.at, one.maker) for one in decisive(found)] == [(1, 2, 1), (0, 1, 0), (2, 3, 0)]
    told = decisive(found, sealed={1})
    assert [(one.before, one.at, one.maker, one.start, one.end) for one in told] == [(2, 3, 0, 5000, 5800)], (
        "of 10 points the doubts of both leave nothing"
    )
    told = decisive(points([*rows[:2], (1, (6000, 4000, 0), unsure)]), sealed={1})
    assert [(one.before, one.at, one.maker, one.start, one.end) for one in told] == [(0, 2, ALL, 4000, 6000)]


def test_where_choices_are_still_sealed():
    match = over("run-hamster-run")
    places = sealed_places(match)
    assert places and all(match.state_at(at).sealed for at in places)
    assert not any(match.state_at(at).sealed for at in range(60) if at not in places)


def test_what_may_be_an_error_of_the_estimate_is_no_moment():
    sure, unsure = (0, 0, 0), (1500, 1500, 1500)
    found = points([(NOBODY, (3000, 3000, 4000), sure), (0, (6000, 0, 4000), unsure), (1, (5000, 1000, 4000), sure)])
    assert [one.at for one in decisive(found)] == [2]


def test_of_equal_changes_that_of_the_one_who_made_it_is_told():
    found = points([(NOBODY, (5000, 5000, 0), (0, 0, 0)), (1, (8000, 2000, 0), (0, 0, 0))])
    assert decisive(found)[0].seat == 1
