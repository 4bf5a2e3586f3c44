"""What is worth telling about a game at the wheel, and what its feats are exactly."""

import pytest

from hamster_table.engine.hamsterrolle.actions import KINDS, TURN, kind_of
from hamster_table.engine.hamsterrolle.geometry.shapes import FINE, shape_of
from hamster_table.engine.hamsterrolle.highlights import highlights, tower
from hamster_table.engine.messages import sentence
from tests.engine.hamsterrolle.language import alice, go, lies, put, rest, table

NAMES = ("Alice", "Bob")


def piled(*kinds, aside=()):
    """Pieces stacked over the lowest point, the last one on top; *aside* as many tenths of a millimetre to the side."""
    match = table(" ".join(f"{kind}@{n}" for n, kind in enumerate(kinds)))
    state, floor = match.state, -1_000
    for kind in kinds:
        piece = lies(match, kind)
        half = max(z for _, _, z in shape_of(state.box, KINDS.index(kind)).corners) // FINE
        low = -min(z for _, _, z in shape_of(state.box, kind_of(piece)).corners) // FINE
        state.poses[piece] = (0, 0, floor + low, TURN, 0, 0, 0)
        floor += low + half
    for kind, (x, z) in dict(aside).items():
        piece = lies(match, kind)
        _, y, old, *turn = state.poses[piece]
        state.poses[piece] = (x, y, old + z, *turn)
    return state, lies(match, kinds[-1])


def test_a_tower_is_the_pieces_that_stand_on_one_another():
    assert tower(*piled("slab", "tile", "cube")) == 3
    assert tower(*piled("cube")) == 1


@pytest.mark.parametrize(("way", "height"), [((0, 5), 2), ((0, 40), 1), ((900, 0), 1)])
def test_a_piece_stands_on_what_it_would_meet_a_millimetre_lower(way, height):
    assert tower(*piled("slab", "cube", aside={"cube": way})) == height


def test_what_lies_above_a_piece_is_no_part_of_its_tower():
    state, top = piled("slab", "tile", "cube")
    tile = next(piece for piece in state.in_wheel() if kind_of(piece) == KINDS.index("tile"))
    assert (tower(state, top), tower(state, tile)) == (3, 2)


def told(match):
    return [(sentence(one.fact, NAMES), one.value) for one in highlights(match)]


def test_a_cascade_is_what_fell_in_one_turn_and_is_put_down_to_what_was_let_go():
    match = table("cone@0 tile@1 slab@3", alice="cube drum", bob="beam", reference=3)
    go(match, alice(put(match, "cube", 4)), rest(match, "tile", "slab"))
    assert ("Alice's cube brought 2 pieces down in one turn.", 0) in told(match)


def test_one_piece_that_falls_is_no_cascade():
    match = table("cone@0 tile@1 slab@3", alice="cube drum", bob="beam", reference=3)
    go(match, alice(put(match, "cube", 4)), rest(match, "tile"))
    assert not [said for said, _ in told(match) if "brought" in said]


def test_a_placing_is_daring_by_the_degrees_at_which_it_was_let_go_and_only_in_laid_wood():
    match = table("cone@0 tile@1 slab@3", alice="cube drum", bob="beam", reference=3)
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert not [said for said, _ in told(match) if "up the wheel" in said]
    # The same game, as if it had been played in laid wood.
    for n in range(len(match.ledger) + 1):
        match.state_at(n).wood, match.state_at(n).edition = True, 2
    (said, value), *_ = [one for one in told(match) if "up the wheel" in one[0]]
    assert said == f"Alice placed the cube {value}° up the wheel, and it held." and 100 <= value <= 140
