"""The four cards of the actions: what they say, and how one is chosen."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest

from hamster_table.engine.run_hamster_run import deeds
from hamster_table.engine.run_hamster_run.actions import DEEDS, Declare
from hamster_table.engine.run_hamster_run.round import DeclareDeed
from hamster_table.views.art.theme import theme
from hamster_table.views.board.items import Glow
from hamster_table.views.run_hamster_run.drawings import action_cards
from tests.views.at_table import at, click, laid, press, show, sit_down, square

HERE, BESIDE = square(4, 2), square(4, 3)


def choosing(squares=(HERE, BESIDE), **parts):
    state = laid(list(squares), declared="", **parts)
    state.agenda = [deeds.RESOLVE[1], DeclareDeed((0,))]
    return state


def card(table, deed):
    return table.board_model.shown(("deed", deed))


def test_a_card_says_what_an_action_does_its_best_odds_and_its_price(qtbot):
    table = sit_down(qtbot, choosing(mettle=[4, 2], scamper=[2, 3], friskiness=[0, 1]))
    run, throw, rest = (card(table, deed) for deed in ("run", "throw", "rest"))
    assert (run.effect, run.odds, run.price, run.short_price) == (
        "Up to 4 squares, push, climb",
        "best push 4 of 6: Jonas",
        "tires: 1 chip",
        "1 chip",
    )
    assert (throw.effect, throw.odds) == ("A neighbour flies 2 squares", "best throw 4 of 6: Jonas")
    assert (rest.effect, rest.odds, rest.price, rest.chips) == ("One chip comes back", "", "does not tire", 0)


def test_where_an_action_has_no_effect_its_card_says_so_and_can_be_chosen_all_the_same(qtbot):
    table = sit_down(qtbot, choosing(squares=(None, BESIDE)))
    assert [card(table, deed).effect for deed in ("run", "throw")] == ["No effect here"] * 2
    assert table.board_scene.spots["deed", "run"].glow is Glow.POSSIBLE
    assert table.board_scene.spots["deed", "rest"].glow is Glow.LEGAL
    click(table, at(table, ("deed", "run")))
    assert table.wanted == [Declare("run")]


def test_why_there_are_no_odds(qtbot):
    assert card(sit_down(qtbot, choosing(mettle=[0, 2])), "bite").odds == "a test needs 1 Mettle"
    far = sit_down(qtbot, choosing(squares=(HERE, square(9, 5))))
    assert card(far, "bite").odds == "nobody within reach"
    # Pushed against the wall nobody can be; a few flips farther there may be another way.
    beside = card(sit_down(qtbot, choosing(squares=(square(5, 4), square(5, 5)))), "run")
    assert (beside.odds, beside.short_odds) == ("nobody to push from here", "nobody to push")
    without = card(sit_down(qtbot, choosing(scamper=[0, 3])), "run")
    assert (without.effect, without.odds) == ("One free step sideways only", "no Scamper for a push")
    assert without.short_odds == "no Scamper"


def test_where_the_price_has_no_room_the_number_of_chips_stands_for_it(qtbot, monkeypatch):
    table = sit_down(qtbot, choosing(mettle=[4, 2]), size=(1024, 488))
    lines = []
    monkeypatch.setattr(action_cards, "_draw_line", lambda painter, place, text, *look: lines.append(text))
    monkeypatch.setattr(action_cards, "READABLE", 40)
    table.grab()
    assert lines.count("1 chip") == 3 and "tires: 1 chip" not in lines


def test_on_a_narrow_card_the_odds_stand_without_the_name(qtbot, monkeypatch):
    table = sit_down(qtbot, choosing(mettle=[4, 2]), size=(1024, 488))
    lines = []
    monkeypatch.setattr(action_cards, "_draw_line", lambda painter, place, text, *look: lines.append(text))
    table.grab()
    assert "best: 4 of 6" in lines and not [line for line in lines if "Jonas" in line]
    table.resize(1228, 684)
    lines.clear()
    table.grab()
    assert "best bite 4 of 6: Jonas" in lines


def test_on_a_wide_card_odds_that_are_longer_stand_without_the_name_too(qtbot, monkeypatch):
    table = sit_down(qtbot, choosing(mettle=[4, 2]))
    lines = []
    monkeypatch.setattr(action_cards, "_draw_line", lambda painter, place, text, *look: lines.append(text))
    monkeypatch.setattr(action_cards, "READABLE", 40)
    table.grab()
    assert "best: 4 of 6" in lines and not [line for line in lines if "Jonas" in line]


@pytest.mark.parametrize("size", [(1228, 684), (1000, 500)])
def test_a_card_is_chosen_by_a_click_on_it(qtbot, size):
    table = sit_down(qtbot, choosing(), size=size)
    for deed in DEEDS:
        click(table, at(table, ("deed", deed)))
    assert table.wanted == [Declare(deed) for deed in DEEDS]


def test_a_screen_reader_hears_all_of_a_card(qtbot):
    table = sit_down(qtbot, choosing(mettle=[4, 2]))
    assert table.spot_name(("deed", "bite")).startswith(
        "Bite (B). A neighbour loses a chip. best bite 4 of 6: Jonas. tires: 1 chip"
    )


def test_the_sheet_makes_room_for_the_cards_and_comes_back(qtbot):
    state = choosing()
    table = sit_down(qtbot, state)
    assert not table._sheet.isVisible() and not table.hat.isVisible()
    assert ("tray", "mettle") not in table.board_scene.areas() and ("deed", "run") in table.board_scene.areas()
    show(table, state, None)
    assert table._sheet.isVisible() and table.hat.isVisible()
    assert ("tray", "mettle") in table.board_scene.areas() and ("deed", "run") not in table.board_scene.areas()


def test_another_action_is_chosen_by_its_card_and_the_price_has_a_chip_more(qtbot):
    table = sit_down(qtbot, laid([HERE, square(9, 2)], begun=False))
    press(table, "D")
    assert card(table, "run").is_declared and ("deed", "run") not in table.hand.targets(None)
    assert (card(table, "bite").price, card(table, "rest").price) == ("1 chip now, 1 as it tires", "1 chip now")
    click(table, at(table, ("deed", "throw")))
    assert table.prompt().title == "Which chip pays for Throw?"
    assert table._sheet.isVisible()


def test_a_key_that_is_on_no_card_does_nothing(qtbot):
    table = sit_down(qtbot, choosing())
    QTest.keyClick(table, "x")
    assert table.wanted == []


def test_on_a_tall_card_without_a_label_nothing_lies_over_the_price(qtbot):
    """A card with no effect here has dots round it, and no label: no paper for one either."""
    table = sit_down(qtbot, choosing(squares=(None, BESIDE)), size=(748, 884))
    place, picture = table.board_scene.spots["deed", "run"].area, table.grab().toImage()
    assert place.height() > 2 * place.width(), "a tall one"
    foot = QRectF(place.left(), place.bottom() - place.height() / 4, place.width(), place.height() / 4)
    seen = table.mapFromScene(foot).boundingRect()
    rows, columns = range(seen.top(), seen.bottom()), range(seen.left(), seen.right())
    assert theme().card.name() not in {picture.pixelColor(x, y).name() for x in columns for y in rows}
