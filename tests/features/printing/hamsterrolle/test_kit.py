"""The kit of Hamsterrolle has a template of each kind that folds to a piece of its size, and a dial."""

from itertools import pairwise
from math import hypot, pi

import pytest

from hamster_table.engine.hamsterrolle.actions import KINDS
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.state import KIND_NAMES
from hamster_table.features.printing.hamsterrolle.kit import EDITION, kit, net_of


def area(polygon):
    """What a polygon covers."""
    ends = [*polygon, polygon[0]]
    return abs(sum(x * v - u * y for (x, y), (u, v) in pairwise(ends))) / 2


def surface(kind):
    """The surface of a piece, from its measures in millimetres."""
    measures = box(EDITION)
    a, b, c = (side / 10 for side in measures.sizes[kind])
    return {
        "box": 2 * (a * b + b * c + a * c),
        "cylinder": pi * a * c + pi * a * a / 2,
        "cone": pi * a / 2 * (a / 2 + hypot(a / 2, c)),
        "roof": a * b + a * c + 2 * b * hypot(a / 2, c),
    }[measures.shapes[kind]]


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
def test_a_net_has_the_surface_of_its_piece(kind):
    assert sum(map(area, net_of(kind).faces)) == pytest.approx(surface(kind), rel=0.005)


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
def test_a_net_lies_in_its_room(kind):
    net = net_of(kind)
    points = [point for polygon in (*net.faces, *net.tabs) for point in polygon]
    for side, room in ((0, net.width), (1, net.height)):
        assert min(point[side] for point in points) == pytest.approx(0, abs=0.2)
        assert max(point[side] for point in points) == pytest.approx(room, abs=0.2)


EDGES = {"box": 12, "roof": 9}
"""How many edges the pieces have whose faces are all flat."""


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
def test_every_edge_of_a_piece_is_folded_or_has_one_tab(kind):
    net, shape = net_of(kind), box(EDITION).shapes[kind]
    between_faces = len(net.folds) - len(net.tabs)
    if shape in EDGES:
        assert between_faces == len(net.faces) - 1, "the faces hang together"
        assert len(net.folds) == EDGES[shape]
    else:
        assert len(net.tabs) > 8, "a tab along the side, and small ones for each disc"


def is_inside(point, polygon):
    x, y = point
    turns = [(u - a) * (y - b) - (v - b) * (x - a) for (a, b), (u, v) in pairwise([*polygon, polygon[0]])]
    return all(turn > 1e-6 for turn in turns) or all(turn < -1e-6 for turn in turns)


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
def test_tabs_lie_beside_faces_and_beside_each_other(kind):
    """Their outer corners are in no face and in no other tab; the sector of the cone is not convex enough to ask."""
    net = net_of(kind)
    for tab in net.tabs:
        others = [*net.faces, *(other for other in net.tabs if other is not tab)]
        assert not [other for other in others for corner in tab[-2:] if is_inside(corner, other)]


def test_there_is_a_template_of_each_kind_in_true_size_and_a_dial():
    parts = kit().parts
    assert sorted(part.number for part in parts if part.kind == "template") == list(range(len(KINDS)))
    assert [part.count for part in parts if part.kind in ("dial", "pointer")] == [1, 1]
    for part in parts:
        if part.kind == "template":
            net = net_of(part.number)
            assert 0 <= part.width - net.width < 0.5 and 0 <= part.height - net.height < 0.5


def test_a_plank_is_as_long_as_in_the_box():
    plank = net_of(KINDS.index("plank"))
    lengths = {right - left for left, right in ((min(x for x, _ in f), max(x for x, _ in f)) for f in plank.faces)}
    assert max(lengths) == pytest.approx(110)


def test_every_template_names_its_kind_and_colour():
    templates = sorted((part for part in kit().parts if part.kind == "template"), key=lambda part: part.number)
    captions = [part.caption for part in templates]
    assert captions[0] == "plank · red"
    assert [caption.split(" · ")[0] for caption in captions] == [KIND_NAMES[kind] for kind in KINDS]
