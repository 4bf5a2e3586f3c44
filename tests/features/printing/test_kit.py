"""The parts of print-and-play kits: every one of them is there, and lies on the page without touching another."""

from collections import Counter
from itertools import combinations

import pytest

from hamster_table.engine import games
from hamster_table.features.printing.kit import (
    BLEED,
    FOOTER,
    GUTTER,
    HEADER,
    MARGIN,
    PAPERS,
    Part,
    cover,
    pack,
    room_of,
)
from hamster_table.features.printing.prints import prints_of
from tests.features.printing.sheets_as_text import as_text

KITS = {name: make(str) for name, game in games().items() if (make := prints_of(game).kit) is not None}
CHIP = Part("chip", "Chip", 5, 16, 16)


def in_bleed(placed):
    """Left, top, right and bottom of a part with its bleed."""
    part = placed.part
    return placed.x - BLEED, placed.y - BLEED, placed.x + part.width + BLEED, placed.y + part.height + BLEED


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", KITS)
def test_every_part_lies_on_a_page_in_its_number(game, paper):
    placed = Counter(one.part for page in pack(KITS[game].parts, *room_of(paper)) for one in page)
    assert placed == Counter({part: part.count for part in KITS[game].parts})


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", KITS)
def test_bleeds_stay_within_the_page_and_leave_gutters_for_the_marks(game, paper):
    width, height = room_of(paper)
    for page in pack(KITS[game].parts, width, height):
        assert page
        for left, top, right, bottom in map(in_bleed, page):
            assert left >= GUTTER and top >= GUTTER
            assert right <= width - GUTTER and bottom <= height - GUTTER
        for first, second in combinations(map(in_bleed, page), 2):
            aside = max(second[0] - first[2], first[0] - second[2])
            below = max(second[1] - first[3], first[1] - second[3])
            assert max(aside, below) >= GUTTER


@pytest.mark.parametrize("game", KITS)
def test_the_cover_lists_every_part_with_its_number(game):
    page = as_text(cover("A game", KITS[game], str))
    for name in {part.name for part in KITS[game].parts}:
        count = sum(part.count for part in KITS[game].parts if part.name == name)
        assert any(line.split()[0] == str(count) and name in line for line in page.splitlines() if line), name


def test_bleed_is_three_millimetres():
    assert BLEED == 3


def test_the_room_of_a_page_is_the_paper_without_margins_title_and_ruler():
    for paper, (width, height) in PAPERS.items():
        assert room_of(paper) == (width - 2 * MARGIN, height - 2 * MARGIN - HEADER - FOOTER)


def test_parts_of_another_height_begin_a_row():
    (page,) = pack((CHIP, Part("card", "Card", 1, 16, 30)), 200, 200)
    assert page[-1].y == page[0].y + 16 + 2 * BLEED + GUTTER
    assert page[-1].x == page[0].x


def test_a_part_that_is_larger_than_the_page_is_refused():
    for width, height in ((27, 100), (100, 27)):
        with pytest.raises(ValueError, match="Chip is too large for the page"):
            pack((CHIP,), width, height)
    assert len(pack((CHIP,), 28, 28)) == 5
