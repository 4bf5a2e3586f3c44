"""What one can do at the table of Run, Hamster, Run!, by mouse, by wheel and by keys."""

import random

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.kernel import CHANCE, Action, advance, play, waiting
from hamster_table.engine.run_hamster_run import GAME, deed_bite_throw, deed_run, deeds, hat, pit, setup
from hamster_table.engine.run_hamster_run.actions import (
    DEEDS,
    PIT,
    Allocate,
    Challenge,
    Change,
    Chip,
    Climb,
    Declare,
    Flip,
    Follow,
    Land,
    Lose,
    Place,
    Push,
    Recover,
    Resist,
    Sidestep,
    Spend,
    Stake,
    StayOut,
    Stop,
    Take,
    Walk,
    Yield,
)
from hamster_table.engine.run_hamster_run.chips import LoseChip
from hamster_table.engine.run_hamster_run.round import DeclareDeed
from hamster_table.engine.run_hamster_run.state import RunHamsterRunSetup
from hamster_table.views.art import theme
from hamster_table.views.board.items import Glow
from hamster_table.views.run_hamster_run.drawings.prices import FLIPPED, SPENT, Price
from hamster_table.views.run_hamster_run.input.gestures import WAYS
from tests.amounts import some_of
from tests.views.at_table import NAMES, at, button, carry, click, laid, piece_at, press, show, sit_down, spot, square
from tests.views.hands import tap

MIRA = ("hamster", 0)
HERE = square(4, 2)


def test_a_tap_that_is_not_quite_still_lifts_a_piece_as_a_click_does(qtbot, clock):
    table = sit_down(qtbot, laid([HERE, square(5, 2), square(4, 1)], down=[1, 0, 0]))
    tap(table.viewport(), piece_at(table, MIRA))
    assert table.hand.held == MIRA and table.wanted == []
    tap(table.viewport(), at(table, spot(3, 2)))
    assert table.wanted == [Flip(square(3, 2))]


# Running


@pytest.fixture
def runner(qtbot):
    """Mira runs beside Edda at the wall and Jonas up the belt, with two Scamper chips face up."""
    return sit_down(qtbot, laid([HERE, square(5, 2), square(4, 1)], down=[1, 0, 0]))


def test_a_drag_to_a_golden_square_is_the_cheapest_way_there(runner):
    carry(runner, MIRA, spot(4, 3))
    carry(runner, MIRA, spot(3, 2))
    carry(runner, MIRA, spot(2, 2))
    assert runner.wanted == [Sidestep(square(4, 3)), Flip(square(3, 2)), Spend(square(3, 2), square(2, 2))]


def test_two_clicks_do_what_a_drag_does(runner):
    click(runner, piece_at(runner, MIRA))
    assert runner.hand.held == MIRA
    click(runner, at(runner, spot(3, 2)))
    assert runner.wanted == [Flip(square(3, 2))]


def test_one_click_on_a_target_is_enough_for_the_only_hamster(runner):
    click(runner, at(runner, spot(3, 2)))
    assert runner.wanted == [Flip(square(3, 2))]


def test_the_piece_stays_where_it_was_dropped(runner):
    carry(runner, MIRA, spot(3, 2))
    end = runner.board_scene.spots[spot(3, 2)].area
    assert end.contains(runner.board_scene.pieces[MIRA].pos())


def test_the_price_stands_on_the_square(runner):
    words = {goal: runner.board_scene.spots[goal].label for goal in (spot(4, 3), spot(3, 2), spot(2, 2))}
    assert words == {spot(4, 3): "free", spot(3, 2): "flip 1", spot(2, 2): "spend"}
    assert runner.board_scene.spots[spot(2, 2)].glow is Glow.POSSIBLE


def test_the_price_is_drawn_as_chips_and_said_in_words(runner):
    drawn = {goal: runner.board_scene.spots[goal].drawn for goal in (spot(4, 3), spot(3, 2), spot(2, 2))}
    assert drawn == {spot(4, 3): None, spot(3, 2): Price(0, (FLIPPED,)), spot(2, 2): Price(0, (SPENT,))}
    assert runner.spot_name(spot(3, 2)) == "Strip 3, lane 2: empty; flip 1"
    assert runner.spot_name(spot(2, 2)) == "Strip 2, lane 2: empty; spend"


def test_every_price_has_a_picture_of_its_own_of_at_least_13_pixels():
    prices = [(FLIPPED,), (SPENT,), (FLIPPED, FLIPPED, FLIPPED), (SPENT, FLIPPED)]
    pictures = [Price(seat, chips).picture(2).toImage() for seat in (0, 1) for chips in prices]
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])
    assert all(picture.height() / 2 >= 13 for picture in pictures)


def test_a_push_carries_its_odds(runner):
    assert runner.marks.tags.texts == ["Push · Mettle\n2 against 2"]
    carry(runner, MIRA, spot(5, 2))
    assert runner.wanted == [Push(1)]


def test_while_the_winner_of_a_test_chooses_it_is_said_beside_the_other(qtbot):
    state = laid([HERE, square(5, 2), square(4, 1)])
    state.agenda.append(deed_run.EnterSquare((0,), 2))
    assert sit_down(qtbot, state).marks.tags.texts == ["Push · Mettle\nMira wins the test"]


def pushing_on(qtbot):
    """Mira pushes Jonas on, towards the pit, with squares to run to all round."""
    return sit_down(qtbot, laid([HERE, square(3, 2), square(5, 1)], pushed=(1,), down=[1, 0, 0]))


def throwing(qtbot):
    """Mira has won the test and throws Jonas, who may land on squares all round."""
    state = laid([HERE, square(3, 2)], declared="throw", mettle=[5, 4])
    state.agenda.append(deed_bite_throw.ChooseLanding((0,), 1))
    return sit_down(qtbot, state)


def at_the_pit(qtbot):
    """Mira could throw Jonas, with Edda behind him and a free square at each side of her."""
    return sit_down(qtbot, laid([square(1, 3), square(2, 3), square(4, 3)], declared="throw"))


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("staged", [pushing_on, throwing, at_the_pit])
def test_what_is_said_beside_a_square_hides_none_that_can_be_chosen(qtbot, staged, scale):
    theme.set_text_scale(scale)
    table = staged(qtbot)
    chosen = [table.board_scene.spots[goal].area for goal in table.hand.highlighted_targets()]
    (area,) = table.marks.tags.areas
    assert not [one for one in chosen if one.intersects(area)]


def test_a_press_on_the_odds_of_a_push_pushes(qtbot):
    table = pushing_on(qtbot)
    (area,) = table.marks.tags.areas
    click(table, table.mapFromScene(area.center()))
    assert table.wanted == [Push(1)]


def test_a_press_on_a_remark_chooses_nothing(qtbot):
    table = throwing(qtbot)
    (area,) = table.marks.tags.areas
    click(table, table.mapFromScene(area.center()))
    assert table.wanted == [] and table.hand.held is None and not table.bubble.isVisible()


def test_a_tool_tip_says_what_is_not_seen_and_a_screen_reader_everything(runner):
    assert runner.spot_tip(spot(7, 3)) == "" and runner.spot_name(spot(7, 3)) == "Strip 7, lane 3: empty"
    star = spot(runner.seen.star, 1)
    assert runner.spot_tip(star).startswith("Star strip: ")
    assert runner.spot_tip(spot(4, 2)) == "Mira" and runner.spot_name(spot(4, 2)) == "Strip 4, lane 2: Mira"
    assert runner.spot_tip(("seat", 0)) == "Mira" and "Scamper" in runner.spot_name(("seat", 0))
    assert runner.spot_tip(("tray", "scamper")) == "Scamper: squares to run"


def test_an_illegal_drop_glides_home_and_says_why(runner, qtbot):
    with qtbot.waitSignal(runner.refused) as told:
        carry(runner, MIRA, spot(4, 1))
    assert told.args[0].ruling == "RR-29" and told.args[1] == spot(4, 1)
    assert runner.wanted == [] and runner.hand.held is None
    assert runner.bubble.isVisible() and runner.bubble.headline.text() == "Edda stands against the wall"
    qtbot.waitUntil(lambda: not runner.board_scene.pieces[MIRA].is_gliding)
    assert runner.board_scene.pieces[MIRA].pos() == runner.board_scene.placements[MIRA].at


def test_a_refusal_hides_neither_source_nor_targets(runner):
    theme.set_pace(0)
    carry(runner, MIRA, spot(4, 1))
    bubble = QRectF(runner.bubble.geometry().adjusted(22, 22, -22, -22))
    for shown in (spot(4, 2), spot(3, 2), spot(4, 3)):
        assert not bubble.intersects(runner.board_scene.spots[shown].area)


def test_over_a_square_that_cannot_be_reached_there_are_dashes(runner):
    theme.set_pace(0)
    ground, start = runner.viewport(), piece_at(runner, MIRA)
    QTest.mousePress(ground, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(ground, start + QPoint(20, 20))
    QTest.mouseMove(ground, at(runner, spot(9, 5)))
    assert runner.board_scene.spots[spot(9, 5)].glow is Glow.REFUSED
    assert runner.board_scene.pieces[MIRA].is_lifted
    QTest.mouseMove(ground, at(runner, spot(3, 2)))
    assert runner.board_scene.spots[spot(9, 5)].glow is Glow.NONE
    QTest.mouseRelease(ground, Qt.MouseButton.LeftButton, pos=start)
    assert not runner.board_scene.pieces[MIRA].is_lifted and runner.wanted == []


def test_a_key_switches_between_the_ways_to_pay(runner):
    press(runner, "W")
    carry(runner, MIRA, spot(4, 3))
    press(runner, "W")
    carry(runner, MIRA, spot(4, 3))
    assert runner.wanted == [Flip(square(4, 3)), Spend(square(4, 3), None)]
    press(runner, "W")
    carry(runner, MIRA, spot(4, 3))
    assert runner.wanted[-1] == Sidestep(square(4, 3))


def test_climbing_is_asked_for_by_its_button(runner):
    press(runner, "C")
    assert runner.board_scene.spots[spot(6, 2)].label == "spend + flip"
    carry(runner, MIRA, spot(6, 2))
    assert runner.wanted == [Climb(1, square(6, 2), "spend")]


def test_where_no_climb_is_possible_the_button_tells_why(qtbot):
    table = sit_down(qtbot, laid([HERE, square(9, 2)]))
    assert button(table, "C").disabled_reason == "Nobody stands next to this hamster."
    show(table, laid([HERE, square(5, 2)], down=[2, 0]), 0)
    assert "Scamper chips face up" in button(table, "C").disabled_reason
    press(table, "C")
    assert table.bubble.isVisible()


def test_a_hamster_at_the_edge_can_run_into_the_pit(qtbot):
    table = sit_down(qtbot, laid([square(1, 3), square(9, 2)]))
    carry(table, MIRA, ("pit",))
    assert table.wanted == [Flip(PIT)]


def test_the_pit_says_that_a_press_leads_into_it_and_what_it_costs(qtbot):
    edge = [square(1, 3), square(9, 2)]
    walking = sit_down(qtbot, laid(edge, "bite"))
    assert walking.board_scene.spots["pit",].label == "into the pit\nfree"
    running = sit_down(qtbot, laid(edge))
    assert running.board_scene.spots["pit",].label == "into the pit\nflip 1"
    assert "into the pit: flip 1" in running.spot_name(("pit",)) and running.board_scene.spots["pit",].drawn is None
    two_away = sit_down(qtbot, laid([square(2, 3), square(9, 2)]))
    assert two_away.board_scene.spots["pit",].label == "into the pit\nspend"
    state = laid([square(2, 2), square(2, 3)], declared="throw", mettle=[4, 1])
    state.agenda.append(deed_bite_throw.ChooseLanding((0,), 1))
    assert sit_down(qtbot, state).board_scene.spots["pit",].label == "into the pit"


@pytest.mark.parametrize("alligators", [1, 3, 4, 5])
@pytest.mark.parametrize("squares", [[square(1, 3), square(9, 2)], [square(2, 3), square(9, 2)]])
def test_what_the_pit_says_is_not_behind_the_alligators(qtbot, squares, alligators):
    table = sit_down(qtbot, laid(squares, alligators=alligators))
    with_label = table.grab().toImage()
    table.board_scene.spots["pit",].show_glow(table.board_scene.spots["pit",].glow)
    without = table.grab().toImage()
    differing = {
        y for y in range(with_label.height()) for x in range(0, 250, 4) if with_label.pixel(x, y) != without.pixel(x, y)
    }
    drawn = (table.board_scene.pieces[piece] for piece in table.board_scene.pieces if piece[0] == "alligator")
    lowest = max(item.box.translated(item.pos()).bottom() for item in drawn)
    assert differing and min(differing) > lowest - 16  # the water below them may cover its edge


def test_stopping_is_the_gold_button(runner):
    assert (button(runner, "Enter").kind, button(runner, "Enter").text) == ("gold", "Done")
    QTest.keyClick(runner, Qt.Key.Key_Return)
    assert runner.wanted == [Stop()]


def test_after_a_won_push_one_follows_or_stays_out(qtbot):
    state = laid([HERE, square(5, 2)])
    state.agenda.append(deed_run.EnterSquare((0,), 1))
    table = sit_down(qtbot, state)
    carry(table, MIRA, spot(5, 2))
    press(table, "S")
    press(table, "Enter")
    assert table.wanted == [Follow(), StayOut(), Follow()]


# Biting, throwing, resisting, resting


def test_a_bite_is_a_drop_on_a_neighbour_and_a_free_square(qtbot):
    table = sit_down(qtbot, laid([HERE, square(5, 2)], declared="bite"))
    assert table.marks.tags.texts == ["Bite · Mettle\n2 against 2"]
    carry(table, MIRA, spot(5, 2))
    carry(table, MIRA, spot(4, 3))
    assert table.wanted == [Challenge(1), Walk(square(4, 3))]


FAR, NEAR, MIDDLE = square(9, 4), square(5, 2), square(4, 3)
BOTH = "One free square and one challenge, in any order. Drop your hamster on a neighbour."


@pytest.mark.parametrize(
    ("squares", "parts", "hint"),
    [
        ([HERE, NEAR], {}, BOTH),
        ([HERE, NEAR], {"walked": True}, "One challenge: drop your hamster on a neighbour."),
        ([HERE, NEAR], {"challenged": True}, "The challenge has been made. You have one free square."),
        ([HERE, FAR], {}, "Nobody stands next to this hamster. You have one free square."),
        (
            [HERE, NEAR],
            {"mettle": [0, 2]},
            "A test of Mettle needs a Mettle chip of your own. You have one free square.",
        ),
        ([None, None], {}, "One challenge: drop your hamster on another one in the pit."),
        ([None, FAR], {"begun": False}, "Nobody else is in the pit."),
    ],
)
def test_it_is_said_what_is_left_of_a_bite(qtbot, squares, parts, hint):
    assert sit_down(qtbot, laid(squares, "bite", **parts)).prompt().hint == hint


def test_it_is_said_what_is_left_of_a_throw(qtbot):
    state = laid([HERE, NEAR], "throw", mettle=[1, 2])
    assert sit_down(qtbot, state).prompt().hint.startswith("With one Mettle chip nobody can be thrown")
    play(state, 0, Walk(MIDDLE))
    state.mettle[0] = 4
    assert sit_down(qtbot, state).prompt().hint == "Nobody stands next to this hamster."


@pytest.mark.parametrize(
    ("parts", "hint"),
    [
        ({}, "Flip: 1 square. Spend: 2 squares. One free step sideways."),
        ({"sidestepped": True}, "Flip: 1 square. Spend: 2 squares."),
        ({"down": [3, 0]}, "One free step sideways."),
    ],
)
def test_it_is_said_what_is_left_of_a_run(qtbot, parts, hint):
    assert sit_down(qtbot, laid([HERE, NEAR], **parts)).prompt().hint == hint


def test_in_the_pit_one_bites_a_swimmer(qtbot):
    table = sit_down(qtbot, laid([None, None, square(1, 1)], declared="bite"))
    carry(table, MIRA, ("swimmer", 1))
    assert table.wanted == [Challenge(1)]


def test_the_bitten_chip_is_taken_from_the_panel_of_its_owner(qtbot):
    state = laid([HERE, square(5, 2)], declared="bite")
    state.agenda.append(deed_bite_throw.TakeChip((0,), 1))
    table = sit_down(qtbot, state)
    assert table.board_scene.spots["pile", 1, "mettle"].glow is Glow.LEGAL
    click(table, at(table, ("pile", 1, "mettle")))
    assert table.wanted == [Take("mettle")]


def test_a_thrown_hamster_is_carried_to_where_it_lands(qtbot):
    state = laid([square(2, 2), square(2, 3)], declared="throw", mettle=[4, 1])
    state.agenda.append(deed_bite_throw.ChooseLanding((0,), 1))
    table = sit_down(qtbot, state)
    carry(table, ("hamster", 1), spot(4, 3))
    carry(table, ("hamster", 1), ("pit",))
    press(table, "L")
    assert table.wanted == [Land(square(4, 3)), Land(PIT), Land(square(2, 3))]
    carry(table, ("hamster", 1), spot(6, 3))
    assert "half the thrower's Mettle" in table.bubble.accessibleName()


def test_whoever_is_challenged_sees_the_odds(qtbot):
    state = laid([HERE, square(5, 2)], mettle=[3, 2])
    state.agenda.append(hat.AnswerTest((1,), 0))
    table = sit_down(qtbot, state, asked=1)
    assert table.prompt().title == "Mira pushes Jonas: resist?"
    assert "2 of 5 chips" in table.prompt().hint
    assert table.marks.tags.texts == ["Push · Mettle\n3 against 2"]
    press(table, "Y")
    press(table, "Enter")
    assert table.wanted == [Yield(), Resist()]


def test_a_resting_hamster_puts_its_chip_into_a_trait(qtbot):
    table = sit_down(qtbot, laid([HERE, square(9, 2)], declared="rest", begun=False))
    carry(table, ("chip", "fatigue", 0), ("tray", "mettle"))
    click(table, at(table, ("tray", "scamper")))
    press(table, "3")
    assert table.wanted == [Recover("mettle"), Recover("scamper"), Recover("friskiness")]


@pytest.mark.parametrize(
    ("at", "fatigue", "why"), [(None, 3, "Nobody recovers in the alligator pit"), (HERE, 0, "no chip to take back")]
)
def test_a_rest_that_brings_nothing_says_why(qtbot, at, fatigue, why):
    state = laid([at, square(9, 2)], declared="rest", begun=False, fatigue=[fatigue, 1])
    assert why in sit_down(qtbot, state).prompt().hint


def test_changing_the_deed_is_a_new_deed_and_a_chip(qtbot):
    table = sit_down(qtbot, laid([HERE, square(9, 2)], begun=False))
    press(table, "D")
    QTest.keyClick(table, "b")
    assert table.prompt().title == "Which chip pays for Bite?"
    carry(table, ("chip", "friskiness", 0), ("tray", "fatigue"))
    click(table, at(table, ("tray", "mettle")))
    assert table.wanted == [Change("bite", "friskiness"), Change("bite", "mettle")]
    press(table, "Escape")
    carry(table, MIRA, spot(3, 2))
    assert table.wanted[-1] == Flip(square(3, 2))


# The alligators, fatigue, declaring


def test_before_a_chomp_every_trait_shows_its_odds(qtbot):
    state = laid([None, square(5, 2)], alligators=3)
    state.agenda.append(pit.STAKE_TRAIT[0])
    table = sit_down(qtbot, state)
    assert [table.prompt().buttons[n].text for n in range(3)] == [
        "Scamper 3 of 6",
        "Mettle 2 of 5",
        "Friskiness 1 of 4",
    ]
    assert table._sheet.shown.captions[:3] == ("3 of 6 chips", "2 of 5 chips", "1 of 4 chips")
    carry(table, ("chip", "mettle", 1), ("hat",))
    click(table, at(table, ("tray", "friskiness")))
    assert table.wanted == [Stake("mettle"), Stake("friskiness")]


def test_a_tired_hamster_gives_a_chip(qtbot):
    state = laid([HERE, square(5, 2)], mettle=[0, 2])
    state.agenda.append(LoseChip((0,)))
    table = sit_down(qtbot, state)
    assert button(table, "2").disabled_reason == "Mira has no Mettle chip."
    carry(table, ("chip", "scamper", 2), ("tray", "fatigue"))
    click(table, at(table, ("tray", "friskiness")))
    assert table.wanted == [Lose("scamper"), Lose("friskiness")]
    click(table, at(table, ("tray", "mettle")))
    assert table.bubble.headline.text() == "Mira has no Mettle chip."


def test_enter_gives_any_chip_of_a_tired_hamster(qtbot):
    state = laid([HERE, square(5, 2)], scamper=[1, 2], mettle=[0, 2], friskiness=[2, 1])
    state.agenda.append(LoseChip((0,)))
    table = sit_down(qtbot, state)
    gold = button(table, "Enter")
    assert gold.kind == "gold"
    table.press(gold)
    assert table.wanted == [Lose("friskiness")]


@pytest.mark.parametrize("key, deed", list(zip("BRTE", DEEDS, strict=True)))
def test_a_deed_is_declared_by_its_key(qtbot, key, deed):
    state = laid([HERE, square(5, 2)], declared="")
    state.agenda = [deeds.RESOLVE[1], DeclareDeed((0,))]
    table = sit_down(qtbot, state)
    QTest.keyClick(table, key)
    assert table.wanted == [Declare(deed)]


# Placing


def test_the_hamster_is_dragged_from_the_sheet_to_the_belt(qtbot):
    state = setup.start(RunHamsterRunSetup(seats=3))
    advance(state)
    play(state, CHANCE, Chip(1))
    table = sit_down(qtbot, state, asked=1)
    assert table.board_scene.spot_of(("hamster", 1)) == ("bench", 1)
    carry(table, ("hamster", 1), spot(5, 3))
    assert table.wanted == [Place(square(5, 3))]
    carry(table, ("hamster", 1), spot(6, 3))
    assert table.bubble.isVisible() and len(table.wanted) == 1


@pytest.mark.parametrize("look", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_the_paw_on_a_square_where_one_may_begin_is_bright_on_the_dark_belt(qtbot, look):
    theme.set_theme(look)
    state = setup.start(RunHamsterRunSetup(seats=3))
    advance(state)
    play(state, CHANCE, Chip(1))
    table = sit_down(qtbot, state, asked=1)
    middle = table.plan.square(square(3, 3)).center()
    pad = QRectF(middle.x() - 3, middle.y(), 6, 6).toRect()  # of the largest part of the paw
    paw = table.grab(pad).toImage()
    assert min(paw.pixelColor(x, y).lightness() for x in range(6) for y in range(6)) > 200


# Everything that is offered


@pytest.mark.parametrize("seed, adjacent", some_of([(1, "orthogonal"), (2, "diagonal")], lambda case: case[0] == 1))
def test_everything_the_rules_offer_can_be_done_at_the_table(qtbot, seed, adjacent):
    state, rng = setup.start(RunHamsterRunSetup(seats=5, adjacent=adjacent)), random.Random(seed)
    advance(state)
    table = sit_down(qtbot, state, asked=None)
    for _ in range(160):
        if not state.agenda:
            break
        for seat in waiting(state):
            if seat != CHANCE and not isinstance(state.agenda[-1].actions(state, seat)[0], Allocate):
                table.show_view(GAME.view(state, seat), NAMES, seat, seat)
                offered = {plain(state, action) for action in state.agenda[-1].actions(state, seat)}
                assert offered - {None} <= {plain(state, action) for action in doable(table)}
        seat = waiting(state)[0]
        play(state, seat, state.agenda[-1].sample(state, seat, rng))


def plain(state, action):
    """An action by what comes of it: two spends with the same end are one. None: running on the spot."""
    if isinstance(action, Spend):
        end = action.square if action.then is None else action.then
        return None if end in state.where and end >= 0 else ("spend", end)
    return action


PREPARING = ("W", "C", "D", "Escape")
"""Keys of buttons that prepare something."""


def doable(table):
    """Every action that some gesture or button stands for, in all ways to pay and change."""
    done = []
    table.chosen.connect(done.append)
    deeds_to_pay = [None, *DEEDS]
    for table.preparing.way in WAYS:
        for table.preparing.deed in deeds_to_pay:
            table.preparing.is_changing = table.preparing.deed is not None
            table.refresh()
            done += [
                gesture.action
                for targets in table.hand.gestures.values()
                for gesture in targets.values()
                if isinstance(gesture.action, Action)
            ]
            for offered in table.prompt().buttons:
                if not offered.disabled_reason and offered.key not in PREPARING:
                    offered.callback()
    table.chosen.disconnect(done.append)
    return done
