"""The set-up sheet of Hamsterrolle: the wheel to scale, its compartments from the edge on, and who is next."""

import pytest

from hamster_table.engine.hamsterrolle.geometry.collision import body
from hamster_table.features.printing.hamsterrolle.setup_sheet import NOTABLE, setup_sheet
from hamster_table.features.printing.sheets import Plan, Table
from tests.engine.hamsterrolle.language import lies, table
from tests.features.printing.sheets_as_text import as_text, every

NAMES = ("Mira", "Jonas")


def sheet_of(match):
    (sheet,) = setup_sheet(match.view(None), NAMES)
    return sheet


def compartments(match):
    rows = every(sheet_of(match), Table)[0].rows
    return {row[0]: row[1] for row in rows if row[1]}


def middle(outline):
    xs, ys = zip(*outline.points, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def test_the_piece_with_the_foremost_edge_stands_first_in_its_compartment():
    match = table("cone@0 tile@2+-4 cube@2+6 plank@4")
    assert compartments(match) == {"1, lowest": "A cone", "3": "B cube, C tile", "5": "D plank"}


@pytest.mark.parametrize(("side", "sign"), [("left", -1), ("right", 1)])
def test_the_plan_shows_a_piece_where_it_lies(side, sign):
    """What is ahead lies on the side to which the wheel rolls; once it has rolled there, it lies below."""
    match = table("cone@0 cube@2", side=side)
    (plan,) = every(sheet_of(match), Plan)
    cone, cube = (next(one for one in plan.outlines if one.label == sign_) for sign_ in "AB")
    assert abs(middle(cone)[0]) < 100 and middle(cone)[1] > 1000
    assert sign * middle(cube)[0] > 1000
    match.state.angle = 6_000
    (plan,) = every(sheet_of(match), Plan)
    rolled = next(one for one in plan.outlines if one.label == "B")
    assert abs(middle(rolled)[0]) < 200 and middle(rolled)[1] > 1000


def test_an_outline_is_as_large_as_the_piece():
    match = table("cone@0 cube@3", angle=9_000)
    state = match.state
    (piece,) = (piece for piece in state.in_wheel() if state.poses[piece][0] > 1000)
    corners = body(state.box, 4, state.poses[piece]).corners
    (plan,) = every(sheet_of(match), Plan)
    xs = [x for x, _ in next(one for one in plan.outlines if one.label == "B").points]
    zs = [z / 10 for _, _, z in corners]
    assert max(xs) - min(xs) == pytest.approx(max(zs) - min(zs), abs=1), "turned by a quarter, its height lies across"


def test_supplies_side_and_who_is_next_are_told():
    said = as_text(sheet_of(table(alice="cube slab", bob="cube", side="right", turn=5)))
    assert "It rolls to the right." in said
    assert "Built last in compartment 3." in said
    assert "Mira: put a piece into the wheel, or pass." in said
    assert "Then: Jonas, Mira" in said


def test_a_piece_that_the_attempt_has_begun_with_is_named():
    match = table(alice="cube slab")
    match.state.attempt = match.state.supply(0)[0]
    assert "The attempt has begun with this piece: slab" in as_text(sheet_of(match))


@pytest.mark.parametrize(("side", "said"), [("left", "in front"), ("right", "at the back")])
def test_it_is_told_whether_a_piece_lies_in_front_or_at_the_back(side, said):
    """Seen from the front: a wheel that rolls to the left is seen from the other end of its axle."""
    match = table("cone@0 cube@2 tile@4", side=side)
    for name, aside in (("cube", NOTABLE + 1), ("tile", NOTABLE)):
        x, _, *rest = match.state.poses[lies(match, name)]
        match.state.poses[lies(match, name)] = (x, aside, *rest)
    assert compartments(match) == {"1, lowest": "A cone", "3": f"B cube {said}", "5": "C tile"}


def test_before_the_side_is_chosen_it_is_not_told():
    match = table(alice="cube slab")
    assert "It rolls to the left." in as_text(sheet_of(match))
    match.state.side = ""
    assert "It rolls" not in as_text(sheet_of(match))
