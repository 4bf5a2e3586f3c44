"""The hint in two steps: for whoever is asked, with what the screen shows, its place marked, gone with its moment."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.match import Match
from hamster_table.engine.run_hamster_run.actions import Allocate
from hamster_table.engine.shared_luck import SHARED
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.hints import texts
from hamster_table.features.hints.hinter import HintCard, Hinter
from hamster_table.features.hints.places import places_of
from hamster_table.models.session import Session
from hamster_table.views.art import theme
from hamster_table.views.board.example import choose_by_policy, play_until
from hamster_table.views.game.explainer import ExplanationCard
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.screenshots.scenarios import when_asked
from hamster_table.views.widgets.paper_menu import PaperMenu
from tests.at_once import NAMES, AtOnce, Silent
from tests.guiding import Guide
from tests.laws import GAMES
from tests.views.at_window import lay

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def sit_down(qtbot):
    def made(match, thinker=None, kinds="person person person person person"):
        theme.set_pace(0.0)
        people = [PlayerInfo(name, kind) for name, kind in zip(NAMES, kinds.split(), strict=False)]
        page = GamePage(Session(match, people[: match.setup.seats], Silent()), 0.0)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        thinker = thinker or AtOnce(match.game)
        page.hinter = Hinter(page, lambda: thinker)
        page.heard = []
        page.announced.connect(page.heard.append)
        page.show()
        return page

    return made


@pytest.fixture
def acting(qtbot, sit_down):
    page = sit_down(play_until("run-hamster-run", when_asked("Act", 3, "Push", "Flip"), "Sunday 131"))
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    return page


def card_of(page):
    return page.findChild(HintCard)


def test_the_key_says_where_to_look_and_then_what_to_do_and_why(acting):
    QTest.keyClick(acting.table, Qt.Key.Key_F5)
    said = card_of(acting).accessibleName()
    assert card_of(acting).isVisible() and acting.heard[-1] == said
    assert "Look at" in said and "You can:" in said and "push a neighbour" in said and ".." not in said
    assert "would choose" not in said and acting.hinter.mark.areas
    QTest.keyClick(acting.table, Qt.Key.Key_F5)
    said = card_of(acting).accessibleName()
    assert "What to do" in said and "Master would choose:" in said and acting.heard[-1] == said
    QTest.keyClick(acting.table, Qt.Key.Key_F5)
    assert not card_of(acting).isVisible() and len(acting.heard) == 2


def test_in_a_challenge_it_is_not_said_what_to_do_but_why_not(qtbot, sit_down):
    match = play_until("run-hamster-run", when_asked("Act", 3), f"{SHARED}0")
    kinds = ["whim"] * match.setup.seats
    kinds[match.waiting[0]] = "person"
    page = sit_down(match, kinds=" ".join(kinds))
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    button = page.frame.rail_buttons["hint"]
    for press in (lambda: QTest.keyClick(page.table, Qt.Key.Key_F5), lambda: QTest.mouseClick(button, LEFT)):
        press()
        said = card_of(page).accessibleName()
        assert "Look at" in said and card_of(page).button.text() == "Got it" and not page.notice.isVisible()
        press()
        assert not card_of(page).isVisible() and page.notice.isVisible() and "can be compared" in page.notice.text
    press()
    QTest.mouseClick(card_of(page).button, LEFT)
    assert not card_of(page).isVisible() and not page.notice.isVisible(), "it is read"
    assert not [one for one in page.heard if "would choose" in one]


def test_what_was_said_instead_of_a_hint_goes_when_one_comes(qtbot, sit_down):
    page = sit_down(play_until("run-hamster-run", when_asked("Act", 3), "Sunday 131"))
    page.session.look_at(2)
    page.hinter.show()
    assert page.notice.isVisible()
    page.session.look_at(page.session.length)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    page.hinter.show()
    assert card_of(page).isVisible() and not page.notice.isVisible()
    page.notice.say("Something else")
    page.hinter.show()
    assert page.notice.isVisible(), "that is still so"


def test_by_mouse_the_button_of_the_card_goes_on_and_got_it_takes_it_away(acting):
    QTest.mouseClick(acting.frame.rail_buttons["hint"], LEFT)
    assert card_of(acting).isVisible() and not acting.frame.rail_buttons["hint"].isChecked()
    assert card_of(acting).button.text() == "What to do"
    QTest.mouseClick(card_of(acting).button, LEFT)
    assert "Master would choose" in card_of(acting).accessibleName() and card_of(acting).button.text() == "Got it"
    QTest.mouseClick(card_of(acting).button, LEFT)
    assert not card_of(acting).isVisible() and acting.hinter.mark.areas == ()
    assert acting.window().focusWidget() is acting.table


def test_the_button_of_the_rail_goes_on_where_the_hint_was(acting):
    button = acting.frame.rail_buttons["hint"]
    QTest.mouseClick(button, LEFT)
    QTest.mouseClick(button, LEFT)  # the press has taken the card away, but what it said was said
    assert "Master would choose" in card_of(acting).accessibleName()


def test_the_first_step_marks_more_than_the_second(qtbot, sit_down):
    page = sit_down(play_until("run-hamster-run", when_asked("PlaceHamster", 0), "Sunday 131", 2))
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    page.hinter.show()
    first = page.hinter.mark.boundingRect()
    page.hinter.show()
    (area,) = page.hinter.mark.areas
    assert first.contains(area) and first.height() > 3 * area.height()


def test_all_lines_of_the_second_step_have_room(acting):
    acting.hinter.show()
    acting.hinter.show()
    card = card_of(acting)
    assert all(row.height() >= row.sizeHint().height() and row.isVisible() for row in card._rows)
    assert card.height() >= card.layout().heightForWidth(card.width())


def test_its_place_is_marked_until_the_next_press(qtbot, sit_down):
    page = sit_down(play_until("run-hamster-run", when_asked("PlaceHamster", 0), "Sunday 131"))
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    page.hinter.show()
    page.hinter.show()
    (area,) = page.hinter.mark.areas
    golden = [page.table.board_scene.spots[spot].area for spot in page.table.hand.highlighted_targets()]
    assert page.hinter.mark.isVisible() and area in golden
    QTest.mouseClick(page.table.viewport(), LEFT, pos=page.table.rect().topLeft())
    assert not card_of(page).isVisible() and not page.hinter.mark.isVisible()


def test_it_goes_with_its_moment(acting):
    acting.hinter.show()
    acting.session.submit(acting.session.asked_seat, acting.session.match.actions(acting.session.asked_seat)[0])
    assert not card_of(acting).isVisible() and acting.hinter.mark.areas == ()


def test_what_is_thought_too_late_is_not_shown(qtbot, sit_down):
    thinker = Silent()
    page = sit_down(play_until("run-hamster-run", when_asked("Act", 3), "Sunday 131"), thinker)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    seat, match = page.session.asked_seat, page.session.match
    page.hinter.show()
    assert not card_of(page).isVisible()
    qtbot.waitUntil(card_of(page).isVisible)
    assert "Master is thinking" in card_of(page).accessibleName() and page.heard == []
    action = match.actions(seat)[0]
    page.session.submit(seat, action)
    thinker.answered.emit(1, action)
    assert not card_of(page).isVisible()


def test_thinking_ends_in_the_same_card(qtbot, sit_down):
    thinker = Silent()
    page = sit_down(play_until("run-hamster-run", when_asked("Act", 3), "Sunday 131"), thinker)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    page.hinter.show()
    qtbot.waitUntil(card_of(page).isVisible)
    thinker.answered.emit(1, page.session.match.actions(page.session.asked_seat)[0])
    assert "Look at" in card_of(page).accessibleName() and len(page.heard) == 1


def test_nobody_has_to_wait_for_the_search(qtbot, sit_down):
    thinker = Silent()
    page = sit_down(play_until("run-hamster-run", when_asked("Act", 3), "Sunday 131"), thinker)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    page.hinter.show()
    qtbot.waitUntil(card_of(page).isVisible)
    assert card_of(page).button.text() == "Don’t wait"
    QTest.mouseClick(card_of(page).button, LEFT)
    action = page.session.match.actions(page.session.asked_seat)[0]
    thinker.answered.emit(1, action)
    assert card_of(page).button.text() == "Don’t wait", "that was the answer of the search"
    thinker.answered.emit(2, action)
    page.hinter.show()
    assert "Steady would choose" in card_of(page).accessibleName()


def test_the_next_question_begins_with_where_to_look(qtbot, acting):
    acting.hinter.show()
    seat = acting.session.asked_seat
    acting.session.submit(seat, acting.session.match.actions(seat)[0])
    acting.session.undo()
    if acting.session.asked_seat is None:
        qtbot.waitUntil(lambda: acting.session.asked_seat is not None)
    acting.hinter.show()
    assert "Where to look" in card_of(acting).accessibleName()


def test_nothing_is_said_behind_the_curtain(qtbot, sit_down):
    thinker = AtOnce()
    page = sit_down(play_until("run-hamster-run", when_asked("AllocatePluck", 2), "Sunday 131"), thinker)
    qtbot.waitUntil(page.curtain.isVisible)
    assert page.frame.rail_buttons["hint"].is_off
    page.hinter.show()
    assert thinker.asked == [] and not card_of(page).isVisible() and page.heard == []
    page.curtain.sign.lift.click()
    page.curtain.finish()
    page.hinter.show()
    assert card_of(page).isVisible() and "split your pluck" in card_of(page).accessibleName()


def test_nothing_is_said_in_the_turn_of_another_seat_or_of_an_earlier_moment(qtbot, sit_down):
    thinker, match = AtOnce(), play_until("run-hamster-run", when_asked("Act", 3), "Sunday 131")
    page = sit_down(match, thinker, "whim whim person whim whim")
    qtbot.waitUntil(lambda: page.session._computers.is_asked)
    page.hinter.show()
    assert thinker.asked == [] and page.frame.rail_buttons["hint"].is_off
    page.session.look_at(2)
    page.hinter.show()
    assert thinker.asked == [] and not card_of(page).isVisible()


def test_it_is_asked_with_what_the_screen_shows(qtbot, sit_down):
    thinker = AtOnce()
    page = sit_down(play_until("hamsterdam", when_asked("Move", 1), "Saturday 0", 4, choose_by_policy), thinker)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    page.hinter.show()
    assert page.session.viewer is None and thinker.asked == [(page.session.asked_seat, page.session.match.view(None))]


def test_a_hint_in_a_redeployment_knows_what_is_prepared(qtbot, sit_down):
    thinker = AtOnce()
    page = sit_down(play_until("hamsterdam", when_asked("Redeploy", 1), "Saturday 3", 2, choose_by_policy), thinker)
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    seat, table = page.session.asked_seat, page.table
    number = next(one for one in table.state.row(seat) if not table.state.water[one])
    page.hinter.show()
    table.spot_cursor.set(("card", number))
    QTest.keyClick(table, Qt.Key.Key_Plus)
    page.hinter.show()
    (_, before), (_, now) = thinker.asked
    assert now.pile[seat] == before.pile[seat] - 1 and now.ordinary[number] == before.ordinary[number] + 1
    assert "would choose" not in card_of(page).accessibleName(), "what was said before was of another question"
    page.hinter.show()
    assert "would choose" in card_of(page).accessibleName() and len(thinker.asked) == 2
    table.draft.spread_by_odds()
    page.hinter.show()
    assert len(thinker.asked) == 2 and page.notice.isVisible() and not card_of(page).isVisible()


def put(table, action):
    """Prepare all of a sealed choice at the table."""
    if isinstance(action, Allocate):
        table.draft.chips.update(scamper=action.scamper, mettle=action.mettle, friskiness=action.friskiness)
    else:
        table.draft.plain, table.draft.specials = [*action.plain], dict(action.specials)


def test_in_a_challenge_it_is_not_said_either_that_what_is_prepared_is_the_choice(qtbot, sit_down):
    thinker, wise = AtOnce(), []
    match = play_until("run-hamster-run", when_asked("AllocatePluck", 0), f"{SHARED}3", 2, choose_by_policy)
    thinker.answered.connect(lambda _, action: wise.append(action))
    page = sit_down(match, thinker, "person whim")
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    page.hinter.show()
    page.hinter.forget()
    put(page.table, wise[0])
    page.hinter.show()
    assert card_of(page).isVisible() and "Where to look" in card_of(page).accessibleName()
    assert not page.notice.isVisible()


@pytest.mark.parametrize("game_and_step", [("run-hamster-run", "AllocatePluck"), ("hamsterdam", "DeployHamsters")])
@pytest.mark.parametrize("told_first", [False, True])
def test_a_hint_knows_when_what_it_would_say_is_prepared(qtbot, sit_down, game_and_step, told_first):
    game, step = game_and_step
    match, thinker, wise = play_until(game, when_asked(step, 0), "Saturday 3", 2, choose_by_policy), AtOnce(), []
    thinker.answered.connect(lambda _, action: wise.append(action))
    page = sit_down(match, thinker, "person whim")
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    page.hinter.show()
    assert "Where to look" in card_of(page).accessibleName()
    if not told_first:
        page.hinter.forget()
    put(page.table, wise[0])
    page.hinter.show()
    assert page.notice.isVisible() and "prepared" in page.notice.text and not card_of(page).isVisible()


@pytest.mark.parametrize(
    ("step", "is_told", "marked", "in_sight"),
    [
        ("PassTwo", True, {("card", 0), ("card", 10)}, set()),
        ("LineUp", True, {("card", n) for n in range(11)}, set()),
        ("ChooseSpecials", False, {"offer"}, {"offer"}),
        ("ChooseSpecials", True, {"offer"}, {"offer"}),
        ("DeployHamsters", True, {("card", n) for n in range(1, 10)}, set()),
    ],
)
def test_a_hint_before_the_first_round_hides_nothing_that_it_speaks_of(
    qtbot, sit_down, step, is_told, marked, in_sight
):
    match = play_until("hamsterdam", when_asked(step, 0), "Saturday 3", 3, choose_by_policy)
    page = sit_down(match, kinds="person whim whim")
    qtbot.waitUntil(lambda: page.session.asked_seat == 0 and page.animation_player.is_idle)
    page.hinter.show()
    if is_told:
        page.hinter.show()
    spots, ground = page.table.board_scene.spots, page.table.viewport().mapTo(page, QPoint(0, 0))

    def areas(wanted):
        found = [one.area for spot, one in spots.items() if {spot, spot[0]} & wanted and not one.area.isEmpty()]
        assert found or not wanted
        return found

    rings = page.hinter.mark.areas
    assert rings and all(any(one.intersects(ring) for one in areas(marked)) for ring in rings)
    if is_told and step == "ChooseSpecials":
        assert sum(any(ring.contains(one.center()) for ring in rings) for one in areas(marked)) == 3
    card = page.hinter.card
    covered = card.geometry().adjusted(card.TAIL, card.TAIL, -card.TAIL, -card.TAIL)
    for area in (*rings, *areas(in_sight)):
        assert not area.toAlignedRect().translated(ground).intersects(covered)


@pytest.mark.parametrize("id", ["run-hamster-run", "hamsterdam", "hamsterrolle"])
def test_every_place_that_a_hint_marks_is_on_the_table(qtbot, sit_down, id):
    game, marked = GAMES[id], 0
    match = Match.new(id, 2, game.setup.quick, seed="places")
    page = sit_down(match, kinds="person whim")
    places = places_of(game)
    for n in range(60):
        if not match.waiting:
            break
        if match.waiting == (-1,):
            match.chance()
            continue
        seat = match.waiting[0]
        page.table.show_view(match.view(seat), page.session.names, seat, seat)
        action = game.policy(match.view(seat), seat, random.Random(n))
        spots = places.spots(match.view(seat), seat, action)
        # The cards of deeds lie there only while one is chosen.
        gone = {spot for spot in spots if page.table.help.area_of(spot).isEmpty()}
        assert gone <= {("deed", getattr(action, "deed", ""))}
        marked += len(page.hinter.mark.surround(map(page.table.help.area_of, spots)))
        look = places.look_spots
        for one in texts.alike(game, match.view(seat), seat, action) if n % 7 == 1 else ():
            assert {spot for spot in look(match.view(seat), seat, one) if spot[0] != "deed"} <= {
                *page.table.board_scene.spots
            }
        match.play(seat, action)
    assert marked > 3


def test_a_game_of_strangers_gets_words_without_marks(qtbot, sit_down):
    page = sit_down(Match.new(GAMES["pebbles"], 2, seed="7"))
    qtbot.waitUntil(lambda: page.session.asked_seat is not None or page.curtain.isVisible())
    if page.curtain.isVisible():
        page.curtain.sign.lift.click()
        page.curtain.finish()
    page.hinter.show()
    said = card_of(page).accessibleName()
    assert "You can:" in said and "Steady" not in said


def test_a_lesson_is_not_talked_over(window, qtbot):
    page = lay(window, players=(PlayerInfo("Mira"), PlayerInfo("Pip", "whim")))
    page.session.interceptors.append(Guide(page.session.match))
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    page.frame.rail_buttons["hint"].click()
    assert not card_of(page).isVisible() and not page.findChild(Hinter).adviser.is_asked


def test_the_menu_has_it(window, qtbot):
    page = lay(window, players=(PlayerInfo("Mira"), PlayerInfo("Jonas")))
    qtbot.waitUntil(lambda: page.session.asked_seat is not None or page.curtain.isVisible())
    if page.curtain.isVisible():
        page.curtain.sign.lift.click()
        page.curtain.finish()
    window.menu.open()
    lines = [line for menu in window.findChildren(PaperMenu) for line in menu.actions()]
    next(line for line in lines if line.text() == "Hint\tF5").trigger()
    window.findChild(PaperMenu).close()
    qtbot.waitUntil(card_of(page).isVisible)


def test_an_explanation_gives_way_to_a_hint(window, qtbot):
    window.begin(window.library.begin(Match.new("hamsterdam", 3, {}, seed="4"), a_table("person steady steady")))
    page = window.game
    qtbot.waitUntil(lambda: any(card.isVisible() for card in page.findChildren(ExplanationCard)))
    page.frame.rail_buttons["hint"].click()
    qtbot.waitUntil(card_of(page).isVisible)
    assert [card for card in page.findChildren(ExplanationCard) if card.isVisible()] == [card_of(page)]


def a_table(kinds):
    return [PlayerInfo(name, kind) for name, kind in zip(("Mira", "Rusty", "Edda"), kinds.split(), strict=True)]
