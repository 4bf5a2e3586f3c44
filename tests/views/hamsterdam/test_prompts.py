"""What the prompts of Hamsterdam say is true, and no two buttons that do different things say the same."""

import random
import re

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from hamster_table.engine import Match
from hamster_table.engine.hamsterdam import actions as w
from hamster_table.engine.hamsterdam.actions import COPYCATSTER
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.state import TOKENS
from hamster_table.engine.kernel import CHANCE
from hamster_table.models.hamsterdam import ability_texts
from hamster_table.views.art import theme
from hamster_table.views.board.example import choose_at_random
from hamster_table.views.hamsterdam.drawings.shared_band import ReservoirDrawing
from hamster_table.views.hamsterdam.input import prompts
from hamster_table.views.hamsterdam.input.gestures import SelectedAbility
from tests.engine.hamsterdam.language import (
    ALICE,
    CATHLEEN,
    DECLINE,
    DONE,
    MOVE,
    REDEPLOY,
    ROLL,
    SKIP,
    alice,
    bob,
    cathleen,
    go,
    roll,
    table,
    use,
    who,
)
from tests.views.hamsterdam.at_dam import button, press, show, sit_down


@pytest.fixture(autouse=True)
def at_once():
    theme.set_pace(0.0)


def texts(here):
    return [one.text for one in here.prompt().buttons]


# Copycatster pays its own price

COPIES = {
    "Buffster": (ROLL, "6:Copycatster 7:h", "8:Buffster", [roll(3, 4)], ()),
    "Mobster": (ROLL, "6:Copycatster 7:h", "8:Mobster", [roll(3, 4)], (1,)),
    "Ninjaster": (ROLL, "6:Copycatster 7:h", "8:Ninjaster", [roll(3, 4)], ()),
    "Napster": (ROLL, "6:Copycatster 7:h", "8:Napster", [roll(3, 4)], (3,)),
    "Blobster": (ROLL, "6:Copycatster 7:h", "8:Blobster", [roll(3, 4)], (5,)),
    "Cheekster": (ROLL, "7:Copycatster", "8:Cheekster", [roll(3, 4)], ()),
    "Speedster": (MOVE, "6:Copycatster", "8:Speedster", [], (9,)),
    "Bombster": (MOVE, "6:Copycatster", "8:Bombster", [alice(SKIP), bob(DONE)], (18,)),
    "Huckster": (MOVE, "6:Copycatster", "7:h 8:Huckster", [alice(SKIP), bob(DONE)], (16, 17)),
    "Contractster": (MOVE, "6:Copycatster 9:~", "8:Contractster", [alice(SKIP), bob(DONE)], (7, 8)),
    "Momster": (MOVE, "6:Copycatster | pile hh", "8:Momster", [alice(SKIP), bob(DONE)], (-1, -1)),
    "Janitster": (REDEPLOY, "6:Copycatster 9:~", "8:Janitster", [], ()),
}
"""By whom is copied: a table, what happens before, and the target, in cards counted along the dams."""


@pytest.mark.parametrize("cards", ["", "Copycatster=roll/flood/movement/redeployment/flips/pile"])
@pytest.mark.parametrize("copied", list(COPIES))
def test_the_price_of_a_copy_is_what_copycatster_pays(copied, cards):
    step, mine, others, before, target = COPIES[copied]
    match = table(step, mine, others, cards=cards)
    go(match, *before)
    copycat, model = who("Copycatster"), who(copied)
    said = ability_texts.copied_ability(match.view(ALICE), model)
    assert (said.count("Price:") == 1 and "ordinary side" not in said) or cards
    match.play(ALICE, w.Use(copycat, model, target))
    place = match.state.place[copycat]
    leaves = place == w.OUT
    assert leaves == ("leaves the game." in said)
    assert (place == w.TURNED) == ("turns to its ordinary side" in said)
    assert (place in (w.PILE, w.TURNED)) == ("goes to your reserve" in said and copied != "Cheekster")
    assert "skipped movement" in said or copied not in ("Bombster", "Huckster", "Contractster", "Momster")
    if copied == "Cheekster":
        assert place >= 0 and "after the second stop" in said


def test_a_copied_speedster_that_jumps_into_the_water_leaves_the_game_as_its_price_says():
    match = table(MOVE, "6:Copycatster 9:~", "8:Speedster")
    said = ability_texts.copied_ability(match.view(ALICE), who("Speedster"))
    go(match, alice(use("Copycatster", 9, copies="Speedster")))
    assert match.state.place[who("Copycatster")] == w.OUT
    assert "on a flooded card it leaves the game with the token" in said


def test_the_prompt_of_a_copy_tells_the_price_of_the_copy_and_not_of_the_copied(qtbot):
    match = table(ROLL, "6:Copycatster 7:h", "8:Ninjaster,Mobster")
    go(match, roll(3, 4))
    here = sit_down(qtbot, match)
    press(here, "1")
    press(here, button(here, "1").key)
    how = here.prompt().hint
    assert how.endswith("Price: Copycatster goes to your reserve, its own side up.") and "ordinary side" not in how


PHYSICISTS = [
    ("6:Physicister 7:h", "7:h", "", use("Physicister"), "Physicister flips to its ordinary side"),
    ("6:Physicister 7:h", "7:h", "Physicister=roll", use("Physicister"), "Physicister stays where it is"),
    ("6:Physicister 7:h", "7:h", "Physicister=roll/pile", use("Physicister"), "Physicister is in your reserve"),
    ("6:Copycatster 7:h", "8:Physicister", "", use("Copycatster", copies="Physicister"),
     "Copycatster is in your reserve"),
]  # fmt: skip


@pytest.mark.parametrize(("mine", "others", "cards", "used", "said"), PHYSICISTS)
def test_the_choice_of_the_roll_tells_truly_what_has_been_paid(qtbot, mine, others, cards, used, said):
    match = table(ROLL, mine, others, cards=cards)
    go(match, roll(3, 4), alice(used), roll(6, 6))
    assert sit_down(qtbot, match).prompt().hint == f"{said} either way."


def test_with_two_that_may_have_paid_only_the_price_is_told(qtbot):
    match = table(ROLL, "6:Copycatster,Physicister 7:h", "8:Buffster")
    go(match, roll(3, 4), alice(use("Copycatster", copies="Buffster")), alice(use("Physicister")), roll(6, 6))
    assert sit_down(qtbot, match).prompt().hint == "The price is paid either way."


# While chance is at it


def test_while_chance_is_at_it_the_prompt_says_whether_it_deals_or_rolls():
    match, said = Match.new("hamsterdam", 2, seed="1"), {}
    while match.waiting and not match.state.round:
        if match.waiting == (CHANCE,):
            said[type(match.state.agenda[-1]).__name__] = prompts.meanwhile(match.view(None))
            match.chance()
        else:
            seat = match.waiting[0]
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, random.Random(1)))
    assert said == {"DealSpecials": "Dealing the special hamsters…", "RollForFirst": "Rolling for the first turn…"}


# Buttons that can be told apart


def test_huckster_names_the_opponent(qtbot):
    match = table(MOVE, "5:Huckster", "7:h", "7:h", turn=2)
    go(match, alice(SKIP), bob(DONE), cathleen(DONE))
    here = sit_down(qtbot, match)
    press(here, "1")
    assert texts(here)[:4] == ["Jonas, 7 to 6", "Jonas, 7 to 8", "Edda, 7 to 6", "Edda, 7 to 8"]
    press(here, "3")
    seven, six = (match.state.row(CATHLEEN)[n] for n in (5, 4))
    assert here.wanted == [w.Use(who("Huckster"), -1, (seven, six))]


def test_with_two_at_the_table_the_opponent_needs_no_name(qtbot):
    match = table(MOVE, "5:Huckster", "7:h")
    go(match, alice(SKIP), bob(DONE))
    assert texts(sit_down(qtbot, match))[:2] == ["Huckster: 7 to 6", "Huckster: 7 to 8"]


def test_cards_of_the_same_number_are_named_by_their_places(qtbot):
    match = table(MOVE, "2,3,4,5,7,7,7,9,10,11,12;3:Contractster 7b:~", "7:h")
    go(match, alice(SKIP), bob(DONE))
    assert texts(sit_down(qtbot, match))[:2] == [
        "Contractster: 7 in the middle to 7 on the left",
        "Contractster: 7 in the middle to 7 on the right",
    ]


def test_holes_in_two_cards_of_one_number_are_named_by_their_sides(qtbot):
    match = table(ROLL, "2,3,4,5,7,8,7,9,10,11,12;7:h,Napster 7b:h,Napster2", "2:h")
    go(match, roll(3, 4), alice(DECLINE))
    holes = [text for text in texts(sit_down(qtbot, match)) if "7" in text]
    assert {text.split(":")[0] for text in holes} == {"7 on the left", "7 on the right"} and len(holes) == 4


def test_two_of_a_kind_are_named_by_their_cards_and_side_by_side_they_are_one(qtbot):
    match = table(ROLL, "4:Napster 9:Napster2 7:h", "7:h")
    go(match, roll(3, 4))
    here = sit_down(qtbot, match)
    assert texts(here)[:2] == ["Napster (from 4)", "Napster (from 9)"]
    press(here, "2")
    assert here.picked.ability.special == who("Napster2")
    match = table(ROLL, "4:Mobster,Mobster2 7:h", "7:h")
    go(match, roll(3, 4))
    assert texts(sit_down(qtbot, match)) == ["Mobster: 8 (from 4)", "Mobster: 6 (from 4)", "No"]


def test_whom_a_copycatster_copies_is_named_by_the_card(qtbot):
    match = table(ROLL, "6:Copycatster 7:h", "4:Napster 9:Napster2")
    go(match, roll(3, 4))
    here = sit_down(qtbot, match)
    press(here, "1")
    assert texts(here)[:2] == ["Napster (Jonas) (from 4)", "Napster (Jonas) (from 9)"]


def test_doubles_that_plug_are_one_button(qtbot):
    match = table(ROLL, "7:Napster,Napster2", "2:h")
    go(match, roll(3, 4), alice(DECLINE))
    assert [text for text in texts(sit_down(qtbot, match)) if "Plug" in text] == ["Plug: Napster"]


def labels(here):
    """The texts of the buttons on all pages, without those that stand on every page."""
    pages = []
    while (
        page := [one.text for one in here.prompt().buttons if one.key_words not in ("M", "Enter", "Esc")]
    ) not in pages:
        pages.append(page)
        here.picked.turn_page()
    return [text for page in pages for text in page]


@pytest.mark.parametrize(
    "seed", ["labels 1", *(pytest.param(f"labels {n}", marks=pytest.mark.long) for n in range(2, 20))]
)
def test_no_two_buttons_say_the_same_in_a_whole_game(qtbot, seed):
    """Asked at each question of a game of four that is played at random, on every page of the buttons."""
    match, here, seen = Match.new("hamsterdam", 4, seed=seed), None, 0
    while match.waiting and seen < 150:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
            continue
        if match.state.numbers:
            here = here or sit_down(qtbot, match, seat)
            show(here, seat)
            if here.draft is None:
                said = labels(here)
                assert len(said) == len(set(said)), said
                for special in {use.special for use in here.now.uses}:
                    here.now.pick(SelectedAbility(special, None if KIND_OF[special] == COPYCATSTER else -1))
                    said = labels(here)
                    assert len(said) == len(set(said)), said
                    here.now.pick(None)
                seen += 1
        match.play(seat, choose_at_random(match, seat, random.Random(f"{seed}/{len(match.ledger)}")))
    assert seen > 20


# Warnings


def test_a_changed_roll_that_meets_nothing_is_warned_of(qtbot):
    flipped = " ".join(f"x{number}" for number in (10, 11, 12))
    match = table(ROLL, f"6:Buffster,Spinster 7:h {flipped}", f"7:h {flipped}")
    go(match, roll(2, 2))
    here = sit_down(qtbot, match)
    assert here.prompt().hint == ("Changed to 10, the dice are rolled again, and the special stays used (HD-19).")
    assert texts(here)[0] == "Buffster: 10 (rolls again)"
    assert here.hand.targets(("special", who("Buffster")))[("dice",)].label == "rolls again"


def test_a_roll_that_meets_nothing_is_told_before_it_is_left_so(qtbot):
    flipped = " ".join(f"x{number}" for number in (2, 3))
    match = table(ROLL, f"6:Spinster 7:h {flipped}", f"7:h {flipped}")
    go(match, roll(1, 1))
    here = sit_down(qtbot, match)
    assert here.prompt().hint == (
        "No standing card has a 2: if you keep the roll, the dice are rolled again. "
        "Changed to 3, the dice are rolled again, and the special stays used (HD-19)."
    )
    press(here, "1")
    press(here, "A")
    assert texts(here)[:2] == ["Face 2: 3 (rolls again)", "Face 3: 4"]
    assert here.prompt().hint == "4 floods Mira, Jonas; 5 floods Mira, Jonas; 6 floods Jonas."


def test_an_old_or_new_roll_that_meets_nothing_is_marked(qtbot):
    match = table(ROLL, "6:Physicister 7:h x12", "7:h x12")
    go(match, roll(3, 4), alice(use("Physicister")), roll(6, 6))
    assert texts(sit_down(qtbot, match)) == ["New: 12 (rolls again)", "Old: 7"]


def test_a_skip_is_offered_for_an_ability_only(qtbot):
    here = sit_down(qtbot, table(MOVE, "5:Ninjaster 6:h", "7:Huckster"))
    assert SKIP in here.now.offered and "S" not in [one.key_words for one in here.prompt().buttons]
    for mine, others, text in (
        ("5:Huckster", "7:h", "Skip the move for Huckster"),
        ("5:Copycatster", "7:Huckster", "Skip the move for Huckster"),
        ("5:Huckster,Bombster", "7:h", "Skip the move for Bombster or Huckster"),
        ("5:Huckster,Bombster,Momster", "7:h", "Skip move, use an ability"),
    ):
        here = sit_down(qtbot, table(MOVE, mine, others))
        assert button(here, "S").text == text


def test_an_ability_on_a_roll_that_does_not_concern_the_dam_is_told_to_be_of_no_use(qtbot):
    match = table(ROLL, "6:Ninjaster x2", "2:h", turn=1)
    go(match, roll(1, 1))
    assert sit_down(qtbot, match).prompt().hint == "No standing card of this dam has the number."


def test_sweeping_a_dry_dam_is_told_to_be_of_no_use(qtbot):
    assert "Janitster: sweep (no water)" in texts(sit_down(qtbot, table(REDEPLOY, "6:Janitster", "7:~")))
    assert "Janitster: sweep" in texts(sit_down(qtbot, table(REDEPLOY, "6:Janitster 7:~", "7:h")))


@pytest.mark.parametrize(("dam", "said"), [
    ("2,3,4,5,7,7,7,9,10,11,12;4:Ninjaster", "7 hits this dam, and nobody stands there."),
    ("2,3,4,5,7,7,7,9,10,11,12;4:Ninjaster 7b:h", "7 hits 3 cards of this dam, and nobody stands on 2 of them."),
    ("2,3,4,5,7,7,7,9,10,11,12;4:Ninjaster 7:h 7b:h 7c:h", "7 hits this dam; a hamster is there to plug it."),
])  # fmt: skip
def test_of_several_cards_of_a_number_it_is_told_on_how_many_nobody_stands(qtbot, dam, said):
    match = table(ROLL, dam, "7:h")
    go(match, roll(3, 4))
    assert sit_down(qtbot, match).prompt().hint == said


# The reservoir


def test_the_reservoir_never_shows_less_than_nothing(qtbot):
    match = table(ROLL, "7:h 8:~~~ | town 20", "7:h | town 30")
    here = sit_down(qtbot, match, ALICE)
    more = -match.state.reservoir()
    assert more == 54 - TOKENS
    said = here.spot_name(("reservoir",))
    assert said == f"Reservoir: empty; {more} more tokens are out than the box holds" and "-" not in said
    picture = ReservoirDrawing.draw
    written = drawn_texts(here, picture, match.state.reservoir())
    assert written == ["Reservoir", "0", f"+{more} more than in the box"]


def drawn_texts(here, draw, count):
    """What the pool says, read from a picture in SVG."""
    buffer, drawing, pool = QBuffer(), QSvgGenerator(), ReservoirDrawing()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawing.setOutputDevice(buffer)
    pool.show_as(QRectF(0, 0, 400, 120), count)
    painter = QPainter(drawing)
    draw(pool, painter, QRectF(0, 0, 400, 120))
    painter.end()
    return [text.strip() for text in re.findall(r"<text[^>]*>([^<]*)</text>", bytes(buffer.data()).decode())]
