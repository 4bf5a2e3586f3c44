"""Nothing on the table of Hamsterdam is written smaller than people can read."""

from itertools import combinations

import pytest

from hamster_table.engine.hamsterdam import GAME
from hamster_table.models.hamsterdam.shown import dam_shown
from hamster_table.models.language import LANGUAGE
from hamster_table.views.art import theme
from hamster_table.views.board.items import Glow
from hamster_table.views.hamsterdam.drawings.cards import CardSpot
from hamster_table.views.hamsterdam.piece_pixmaps import paint_badge
from hamster_table.views.hamsterdam.pieces import BADGE
from tests.engine.hamsterdam.language import DONE, MOVE, SKIP, alice, bob, go, new, table, until
from tests.views.hamsterdam.at_dam import NAMES, sit_down, special
from tests.views.written import texts_of, written_on

SIZES = [(1228, 684), (1868, 964)]
FULL = "2:hhhhh,Napster 7:~ 9:h,Mobster,Physicister | pile hhhhhh,Contractster,Whack-a-Mole | town 3"


@pytest.fixture(autouse=True)
def at_once():
    theme.set_pace(0.0)


def small(texts):
    return sorted({one for one in texts if one[1] < 12})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("step", ["PassTwo", "LineUp", "ChooseSpecials", "DeployHamsters"])
def test_no_letters_before_the_first_round_are_too_small(qtbot, step, size):
    here = sit_down(qtbot, until(new(4), step), size=size)
    assert small(written_on(here)) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_letters_of_the_game_are_too_small(qtbot, seats, size):
    dams = [FULL, "7:h x2 x12 | town 5", "8:hh | town 1", "7:h | pile hh"][:seats]
    here = sit_down(qtbot, table(MOVE, *dams), size=size)
    written = written_on(here)
    assert small(written) == [] and len(written) > 60


@pytest.fixture(params=["en", "de", "fr", "it"])
def language(request):
    LANGUAGE.set(request.param)
    yield
    LANGUAGE.set("system")


@pytest.mark.usefixtures("language")
def test_when_the_dam_breaks_next_is_read_in_the_smallest_window(qtbot):
    here = sit_down(qtbot, table(MOVE, "7:h | town 3", *3 * ["7:h"]), size=(960, 386))
    _, next_breach = dam_shown(here.seen, NAMES, 0, 0, 0).town_lines
    assert "5" in next_breach and next_breach in [text for text, _ in written_on(here)]


@pytest.mark.parametrize("count", ["2", "14", "all"])
def test_the_numbers_of_stacks_have_letters_of_thirteen_pixels(qapp, count):
    ((text, pixels),) = texts_of(lambda painter: paint_badge(painter, count, 20, BADGE))
    assert text == count and pixels >= 13


@pytest.mark.parametrize("size", SIZES)
def test_a_long_name_over_a_place_for_a_card_keeps_its_beginning(qtbot, size):
    match = until(new(2), "PassTwo")
    here = sit_down(qtbot, match, size=size)
    here.show_view(GAME.view(match.state, 0), ["Mira", "Oma Lieselotte Müller-Lüdenscheidt"], 0, 0)
    over = [text for text, _ in written_on(here) if text.startswith("to ")]
    assert len(over) == 2 and all(text.startswith("to Oma") and text.endswith("…") for text in over)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", [(960, 494), (1228, 684)])
@pytest.mark.parametrize(("special_one", "entries"), [("Speedster", ()), ("Bombster", (alice(SKIP), bob(DONE)))])
def test_what_a_drop_would_do_is_read_on_each_of_many_small_cards(qtbot, special_one, entries, size):
    match = table(MOVE, f"5:{special_one} 6:~ 8:~", "7:hh")
    go(match, *entries)
    here = sit_down(qtbot, match, size=size)
    here.hand.lift(special(special_one))
    spots = [one for one in here.scene().items() if isinstance(one, CardSpot) and one.glow is Glow.LEGAL and one.label]
    assert len(spots) > 8
    places = [(place, letters) for place, _, letters in map(CardSpot.label_on_card, spots)]
    assert all(letters.pixelSize() >= 11 for _, letters in places)
    assert not [one for (one, _), (other, _) in combinations(places, 2) if one.intersects(other)]


@pytest.fixture
def largest():
    theme.set_text_scale(2.0)
    yield
    theme.set_text_scale(1.0)


LAPTOP = (1302, 510)
"""The table in a window that fills a small laptop, with the largest text."""


@pytest.mark.usefixtures("largest")
def test_with_the_largest_text_the_names_over_the_places_for_cards_are_whole(qtbot):
    match = until(new(3), "PassTwo")
    here = sit_down(qtbot, match, size=LAPTOP)
    here.show_view(GAME.view(match.state, 0), ["Moon", "Nutmeg", "Biscuit"], 0, 0)
    texts = [text for text, _ in written_on(here)]
    assert {"to Nutmeg", "to Biscuit"} <= {*texts}
    assert "Before the first round" in texts and "turns" not in texts, "captions would lie over the circles"


@pytest.mark.usefixtures("largest")
def test_with_the_largest_text_no_line_of_the_band_is_cut(qtbot):
    here = sit_down(qtbot, table(MOVE, "7:h | town 3", "7:h", "7:h"), size=LAPTOP)
    assert not [text for text, _ in written_on(here) if text.endswith("…")]


@pytest.mark.usefixtures("largest")
def test_with_the_largest_text_what_specials_do_is_written_larger(qtbot):
    here = sit_down(qtbot, until(new(3), "ChooseSpecials"), size=LAPTOP)
    offers = [drawing for drawing in here.scenery.offers if drawing.isVisible()]
    lines = [one for drawing in offers for one in texts_of(lambda painter, it=drawing: it.draw(painter, it.area))]
    assert offers and min(pixels for _, pixels in lines) >= 15, sorted(lines, key=lambda one: one[1])


@pytest.mark.usefixtures("largest")
def test_the_place_for_a_passed_card_can_be_hit_in_a_small_window_with_the_largest_text(qtbot):
    here = sit_down(qtbot, until(new(3), "PassTwo"), size=(950, 352))
    for side in ("left", "right"):
        area = here.board_scene.spots["pass", side].area
        assert area.width() >= 24 and area.height() >= 36
