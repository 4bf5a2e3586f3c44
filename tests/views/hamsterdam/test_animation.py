"""What is seen of the events of Hamsterdam; and that it never changes what the table shows in the end."""

import random

import pytest
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from hamster_table.engine.hamsterdam import GAME, breach, events, setup_events
from hamster_table.engine.hamsterdam.actions import CARDS, PLAIN
from hamster_table.engine.hamsterdam.hamster_moves import send_to_pile
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Frame, Match
from hamster_table.views.art import theme
from hamster_table.views.board.items import BUBBLE_Z, LIFTED_Z
from hamster_table.views.hamsterdam.animation.breach import CRACKS, TEARS, CrackItem
from hamster_table.views.hamsterdam.animation.flood import WAVE_FROM
from hamster_table.views.hamsterdam.animation.registry import Performance
from hamster_table.views.hamsterdam.animation.shaken_table import FAR, LIFTS, LONG, ShakenTable
from hamster_table.views.hamsterdam.animation.water_items import CREST, ClippedItem
from hamster_table.views.hamsterdam.drawings.dam_panels import meter_cells
from hamster_table.views.hamsterdam.drawings.dice import DieItem
from hamster_table.views.hamsterdam.drawings.shared_band import dice_places
from hamster_table.views.hamsterdam.drawings.village import DROWNED, house_side
from hamster_table.views.hamsterdam.pieces import head_of
from tests.engine.hamsterdam.language import BOB, ROLL, bob, go, joined, plug, roll, spot, table
from tests.views.performing import moment, new_table, play_out, show, temporary_items

pytestmark = pytest.mark.usefixtures("usual_pace")

QUIET = {
    events.PositionEntered,
    events.TurnStarted,
    events.Unmarked,
    events.Linked,
    events.Unlinked,
    events.RoundCounted,
    events.GameEnded,
    setup_events.HamstersGathered,
    setup_events.SpecialsDealt,
    setup_events.TwinJoined,
}


def looks(here):
    """All that can be seen of pieces and drawings."""
    pieces = {
        piece: (
            item.pos().toPoint().toTuple(),
            item.face_key,
            item.rotation(),
            item.scale(),
            item.opacity(),
            item.isVisible(),
        )
        for piece, item in here.board_scene.pieces.items()
    }
    scene = here.scenery
    drawings = [*scene.cards, *scene.rows, scene.dice, scene.reservoir, scene.tracker, scene.towns]
    drawn = [(one.shown, one.pos().toTuple(), one.transform().isIdentity(), one.isVisible()) for one in drawings]
    return pieces, drawn, [dam.shown for dam in scene.dams]


def any_action(match, whim):
    seat = match.waiting[0]
    return match.chance() if seat == CHANCE else match.play(seat, whim.choice(match.actions(seat)))


def test_every_event_has_an_animation_or_is_quiet_on_purpose():
    assert {*Performance.animations} | QUIET == set(GAME.events)
    assert not {*Performance.animations} & QUIET


@pytest.mark.parametrize(
    ("seats", "share", "size"), [(4, 1.0, (1230, 690)), (3, 0.4, (1230, 690)), (2, 1.0, (1000, 480))]
)
def test_after_every_performance_the_table_looks_as_if_nothing_had_moved(qtbot, new_player, seats, share, size):
    match, whim = Match.new(GAME, seats, seed=f"dance {seats}"), random.Random(seats)
    here, player = new_player(match.view(None), size)
    still = new_table(qtbot, GAME, match.view(None), size)
    here.story = still.story = lambda: match.story_of(None)
    for _ in range(120):
        if not match.waiting:
            return
        any_action(match, whim)
        here.at = still.at = len(match.ledger)
        frames = match.frames_seen_by(None, len(match.ledger) - 1)
        player.play(frames, match.view(None))
        play_out(player, share)
        show(still, match.view(None))
        assert looks(here) == looks(still), [frame.event for frame in frames]
        assert temporary_items(here) == []


def to_the_pile(state, card):
    """An ordinary hamster goes from that card to the pile: the frame, and the view then."""
    after, events = state.copy(), []
    send_to_pile(after, PLAIN, card, lambda kind, *fields: events.append(kind(*fields)))
    return [Frame(event, after) for event in events], after


def performed(new_player, match, *entries):
    """The player in the first animation of what these entries bring."""
    here, player = new_player(match.view(None))
    begun = len(match.ledger)
    go(match, *entries)
    frames = [frame for n in range(begun, len(match.ledger)) for frame in match.frames_seen_by(None, n)]
    player.play(frames, match.view(None))
    return here, player


def test_dice_tumble_onto_the_felt_and_lie_there(new_player):
    here, player = performed(new_player, table(ROLL, "7:h", "7:h"), roll(3, 4))
    moment(player, 0.1)
    dice = [item for item in here.scene().items() if isinstance(item, DieItem)]
    assert len(dice) == 2 and all(die.pos().x() < here.plan.dice.center().x() for die in dice)
    assert here.scenery.dice.shown.hides_dice and here.scenery.dams[0].head.dam.tag == ""
    moment(player, 0.83)
    ends = sorted(die.pos().toTuple() for die in dice)
    assert ends == sorted(place.toTuple() for place, _ in dice_places(here.plan.dice))
    moment(player, 1)
    assert not any(die.isVisible() for die in dice) and here.scenery.dams[0].head.dam.tag == "rolled 7"
    assert not here.scenery.dice.shown.hides_dice and here.scenery.dice.shown.a == 3
    player.finish()


def test_what_was_rolled_for_the_first_turn_is_said_when_the_dice_lie(new_player):
    here, player = new_player(table(ROLL, "7:h", "7:h").view(None))
    player.play([Frame(setup_events.FirstRolled(0, 3, 4), here.seen)], here.seen)
    (card,) = (item for item in temporary_items(here) if not isinstance(item, DieItem))
    rolling = 1000 / player.playing.totalDuration()
    moment(player, 0.9 * rolling)
    assert card.opacity() == 0
    moment(player, 1)
    assert card.opacity() == 1
    player.finish()


def test_dice_are_heard_when_they_roll_and_when_they_lie(new_player):
    here, player = new_player(table(ROLL, "7:h", "7:h").view(None))
    cues = []
    player.cues.given.connect(cues.append)
    player.play([Frame(events.Rolled(0, 3, 4), here.seen)], here.seen)
    assert cues == ["Rolled"]
    moment(player, 0.95)
    assert cues == ["Rolled", "dice at rest"]
    player.finish()


def test_a_drop_falls_onto_the_card_and_water_rises_in_it(new_player):
    match = table(ROLL, "6:h", "8:h")
    state, card = match.state, spot(match.state, 0, 7)
    after = state.copy()
    after.water[card] = 1
    here, player = new_player(match.view(None))
    player.play([Frame(events.Flooded(0, card, 7), after)], joined(after, match.setup).view(None))
    moment(player, 0.1)
    drop = here.board_scene.pieces["token", card, 0]
    assert drop.pos().y() < here.plan.card(card).top() + 30
    assert not here.scenery.cards[card].shown.card.is_wet
    moment(player, 1)
    assert drop.pos().y() > here.plan.card(card).center().y()
    assert here.scenery.cards[card].shown.card.is_wet
    player.finish()


def flood(new_player):
    """A flood at 7: Mira plugs, Bob's card fills, Cleo's town gets water, Dan plugs; the frames from the glow on."""
    match = table(ROLL, "7:hh 2:h", "7: 3:h | town 2", "7:~ 2:h | town 1", "7:h 9:h")
    here, player = new_player(match.view(None))
    begun = len(match.ledger)
    go(match, roll(3, 4))
    frames = [frame for n in range(begun, len(match.ledger)) for frame in match.frames_seen_by(None, n)]
    start = next(n for n, frame in enumerate(frames) if isinstance(frame.event, events.FloodBegan))
    player.play(frames[start:], match.view(None))
    return here, player, match.state


def test_a_flood_is_one_moment_over_all_dams(new_player):
    here, player, state = flood(new_player)
    filling, plugging, town = spot(state, BOB, 7), spot(state, 0, 7), here.scenery.dams[2].town
    whole, time = player.playing, player.playing.totalDuration()
    moment(player, 300 / time)
    waves = [item for item in here.scene().items() if isinstance(item, ClippedItem)]
    assert len(waves) == 5, "one for each dam, and what fills a card"
    assert not here.scenery.cards[filling].shown.card.is_wet
    assert town.dam.town == 1 and sum(here.scenery.towns.shown.towns) == 3
    goes = [item for item in temporary_items(here) if here.plan.card(plugging).contains(item.pos())]
    assert goes, "whoever plugs still stands there"
    moment(player, 0.98)
    assert here.scenery.cards[filling].shown.card.is_wet
    assert town.dam.town == 2
    moment(player, 1)
    assert whole is not player.playing or player.is_idle, "nothing of the flood comes after it"
    player.finish()
    assert sum(here.scenery.towns.shown.towns) == 4


def test_the_number_of_a_roll_flies_to_each_card_that_it_hits(new_player):
    here, player, state = flood(new_player)
    hit = [spot(state, seat, 7) for seat in range(state.seats) if 7 in state.numbers[11 * seat : 11 * seat + 11]]
    time = player.playing.totalDuration()
    moment(player, 20 / time)
    flying = [item for item in temporary_items(here) if here.plan.dice.contains(item.pos())]
    assert len(flying) == len(hit) > 1
    moment(player, (WAVE_FROM - 1) / time)
    places = [here.plan.card(one) for one in hit]
    assert all(any(abs(item.pos().x() - at.center().x()) < 3 for at in places) for item in flying)
    player.finish()


def test_several_floods_come_into_a_town_one_by_one(new_player):
    match = table(ROLL, "2:~ 7:h 7:~ | town 1", "7:h")
    state = match.state
    state.numbers = tuple(7 if number == 2 else number for number in state.numbers)
    frames = []
    for town, at in ((2, 0), (3, 2)):
        state = state.copy()
        state.town[0] = town
        frames.append(Frame(events.Inundated(0, at, 7, town), state))
    here, player = new_player(match.view(None))
    player.play(frames, state)
    town, water, seen = here.scenery.dams[0].town, here.scenery.dams[0].water, []
    for share in range(101):
        moment(player, share / 100)
        seen.append((town.dam.town, water.tokens))
    assert sorted({told for told, _ in seen}) == [1, 2, 3] and seen == sorted(seen, key=lambda one: one[0])
    assert all(told - 1 <= tokens <= told + 0.2 for told, tokens in seen), "never ahead of what has come"
    player.finish()


class Wood(QWidget):
    """What a table lies on; at no two places does it look the same."""

    def paintEvent(self, event):
        painter = QPainter(self)
        for x in range(self.width()):
            painter.fillRect(x, 0, 1, self.height(), QColor(x % 256, x // 256, 0))


def test_a_breach_shakes_the_whole_table_and_then_says_so(new_player, qtbot):
    state = table(ROLL, "2:h 7:h | town 3", "7:h").state
    here, player = new_player(state)
    ground = Wood()
    qtbot.addWidget(ground)
    ground.resize(1280, 760)
    here.setParent(ground)
    here.move(20, 30)
    here.show()
    ground.show()

    def seen():
        return ground.grab(here.geometry()).toImage()

    still, far = seen(), {}
    player.play([Frame(events.BreachDue(0, 3, 0), state)], state)
    [card] = [item for item in temporary_items(here) if item.zValue() == BUBBLE_Z]
    time = player.playing.totalDuration()
    for at in range(0, LONG, 5):
        moment(player, at / time)
        [over] = here.viewport().findChildren(ShakenTable)
        far[over.aside] = seen()
    assert set(far) == set(range(-FAR, FAR + 1)) and not card.isVisible()
    inside = still.rect().adjusted(FAR, 0, -FAR, 0)
    for aside, picture in far.items():
        assert picture.copy(inside) == still.copy(inside.translated(-aside, 0)), "all of it, the wood too"
    moment(player, (LONG + LIFTS / 2) / time)
    assert seen() == still and over.height() < here.height()
    moment(player, (LONG + LIFTS + 50) / time)
    assert over.isHidden() and card.isVisible()
    here.setParent(None)  # each is taken away by itself


@pytest.mark.parametrize("share", (0.0, 0.2))
def test_a_table_that_shakes_stands_still_when_it_is_skipped(new_player, share):
    state = table(ROLL, "2:h 7:h | town 3", "7:h").state
    here, player = new_player(state)
    player.play([Frame(events.BreachDue(0, 3, 0), state)], state)
    moment(player, share)
    [over] = here.viewport().findChildren(ShakenTable)
    player.finish()
    assert over.isHidden()


def test_a_table_that_shakes_is_seen_in_another_look_at_once(new_player):
    state = table(ROLL, "2:h 7:h | town 3", "7:h").state
    here, player = new_player(state)
    player.play([Frame(events.BreachDue(0, 3, 0), state)], state)
    moment(player, 0.2)
    [over] = here.viewport().findChildren(ShakenTable)
    theme.set_theme(theme.DARK)
    moment(player, 0.3)
    assert over.isHidden() and not player.is_idle
    player.finish()


def test_a_flood_that_goes_on_after_a_question_comes_with_another_wave(new_player):
    match = table(ROLL, "7:h 2:h", "7:h,Contractster 2:h", "7:h 9:h", "2:h x7")
    go(match, roll(3, 4))
    here, player = new_player(match.view(None))
    cues = []
    player.cues.given.connect(cues.append)
    begun = len(match.ledger)
    go(match, bob(plug(7, "h")))
    player.play(match.frames_seen_by(None, begun), match.view(None))
    waves = [item for item in here.scene().items() if isinstance(item, ClippedItem)]
    areas = [here.plan.dams[seat].scene for seat in (BOB, 2)]
    assert sorted(item._window.getRect() for item in waves) == sorted(area.getRect() for area in areas)
    seven, time = here.plan.card(spot(match.state, BOB, 7)), player.playing.totalDuration()
    moment(player, 300 / time)
    assert [
        item for item in here.board_scene.pieces.values() if seven.contains(item.pos())
    ] and "FloodBegan" not in cues
    moment(player, 0.6)
    assert cues.count("FloodBegan") == 1
    player.finish()


def test_a_flood_that_is_cut_short_leaves_the_table_as_it_is(new_player):
    here, player, state = flood(new_player)
    moment(player, 0.4)
    player.finish()
    assert here.scenery.dams[2].town.dam.town == 2 and sum(here.scenery.towns.shown.towns) == 4
    assert here.scenery.cards[spot(state, BOB, 7)].shown.card.is_wet
    assert not [item for item in here.scene().items() if isinstance(item, ClippedItem)]


def test_what_happens_at_the_same_time_begins_with_what_was_seen_before(new_player):
    match = table(ROLL, "| pile hh", "| pile hh")
    states = [match.state.copy() for _ in range(2)]
    for n, state in enumerate(states):
        for seat in range(n + 1):
            state.ordinary[CARDS * seat], state.pile[seat] = 2, 0
    here, player = new_player(match.view(None))
    stood = {piece: item.pos() for piece, item in here.board_scene.pieces.items()}
    frames = [Frame(setup_events.Deployed(seat, (2,) + (0,) * 10, ()), states[seat]) for seat in (0, 1)]
    player.play(frames, states[1])
    deployed = [(piece, item.pos()) for piece, item in here.board_scene.pieces.items() if piece[0] == "plain"]
    assert len(deployed) == 4
    assert all(at == stood[piece] for piece, at in deployed)
    player.finish()


def test_a_card_that_turns_up_is_not_seen_before_it_turns(new_player):
    match = table(ROLL, "7:h", "7:h")
    here, player = new_player(match.view(None))
    player.play([Frame(setup_events.LinedUp(0, tuple(range(2, 13))), match.state)], match.state)
    assert all(card.transform().m11() < 0.05 for card in here.scenery.cards[:CARDS])
    player.finish()


def test_every_drop_of_a_broken_card_falls_into_a_cell_of_its_own(new_player):
    match = table(ROLL, "7:h | town 20", "7:h")
    after = match.state.copy()
    after.town[0] = 23
    here, player = new_player(match.view(None))
    player.play([Frame(events.CardFlipped(0, 5, 7, 3, 23), after)], after)
    moment(player, (CRACKS + TEARS - 2) / player.playing.totalDuration())
    drops = [drop.pos() for drop in temporary_items(here) if drop.isVisible()]
    cells = dict(meter_cells(here.plan.own, 23))
    assert [number for number, cell in cells.items() for drop in drops if cell.contains(drop)] == [21, 22, 23]
    player.finish()


def test_a_dam_breaks_by_a_crack_that_grows_and_the_next_breach_flies_to_the_track(new_player):
    state = table(ROLL, "2:~~ 7:h 12:h | town 1", "7:h").state
    here, player = new_player(state)
    frames, after = [], state.copy()
    breach.collapse(after, 0, 0, lambda kind, *fields: frames.append(Frame(kind(*fields), after.copy())))
    player.play(frames, after)
    card, time, town = here.scenery.cards[0], player.playing.totalDuration(), here.scenery.dams[0].town
    (crack,) = [item for item in here.scene().items() if isinstance(item, CrackItem)]
    moment(player, CRACKS / 2 / time)
    assert crack.isVisible() and not card.shown.card.is_flipped and town.dam.town == 1
    player.playing.setCurrentTime(CRACKS)
    halves = [item for item in temporary_items(here) if item.zValue() == LIFTED_Z and item.isVisible()]
    assert card.shown.card.is_flipped and len(halves) == 2, "the broken card does not flash"
    moment(player, (CRACKS + TEARS / 2) / time)
    assert card.shown.card.is_flipped and not crack.isVisible() and town.dam.town == 1
    moment(player, 0.98)
    words = [item for item in temporary_items(here) if item.isVisible() and item.scale() < 0.5]
    assert dict(meter_cells(here.plan.own, 3))[5].contains(words[-1].pos()) and town.dam.town == 3
    player.finish()
    assert card.shown.card.is_flipped


def test_a_plugging_hamster_bounces_into_the_pile(new_player):
    match = table(ROLL, "7:hh", "2:h")
    here, player = new_player(match.view(None))
    seven = spot(match.state, 0, 7)
    player.play(*to_the_pile(match.state, seven))
    moment(player, 0.5)
    (uppermost,) = (
        piece for piece in here.board_scene.pieces if here.board_scene.placements[piece].spot == ("pile", 0)
    )
    flying = here.board_scene.pieces[uppermost].pos()
    assert here.plan.card(seven).center().x() < flying.x() < here.plan.own.pile.center().x()
    player.finish()


def test_without_motion_nothing_is_played(new_player):
    theme.set_pace(0.0)
    here, player = performed(new_player, table(ROLL, "7:h", "7:h"), roll(3, 4))
    assert player.is_idle and temporary_items(here) == []


def test_what_happens_to_another_is_seen_on_the_small_dam(new_player):
    match = table(ROLL, "2:h", "7:hh", "2:h")
    here, player = new_player(match.view(None))
    player.play(*to_the_pile(match.state, spot(match.state, BOB, 7)))
    moment(player, 0.5)
    (flying,) = temporary_items(here)
    assert here.plan.dams[BOB].area.contains(flying.pos())
    player.finish()


def test_water_rises_over_a_town_by_steps_until_its_roofs_are_under(new_player):
    state = table(ROLL, "7:h", "7:h").state
    here, _ = new_player(state)
    water, place, heights = here.scenery.dams[0].water, here.plan.own.houses, []
    for tokens in range(DROWNED + 3):
        state.town[0] = tokens
        show(here, state)
        heights.append(water.surface)
    steps = [above - below for above, below in zip(heights[1:], heights, strict=False)]
    assert heights[0] == place.bottom() and all(step < 0 for step in steps[:DROWNED]) and steps[DROWNED:] == [0, 0]
    assert heights[-1] < place.bottom() - 1.1 * house_side(place), "the highest roof"


def test_the_town_is_flooded_when_the_water_has_come_there(new_player):
    here, player, _ = flood(new_player)
    water, time = here.scenery.dams[2].water, player.playing.totalDuration()
    moment(player, 300 / time)
    assert water.tokens == 1
    moment(player, 1)
    assert water.tokens == 2
    player.finish()


@pytest.mark.parametrize("size", [(1228, 684), (1800, 980)])
def test_a_wave_leaves_the_numbers_free_that_it_is_about(new_player, size):
    state = table(ROLL, "7:h 6:hh", "7 8:h").state
    state.counts = [7] * state.seats
    board, player = new_player(state, size)
    player.play([Frame(events.FloodBegan(7), state)], state)
    waves = [item for item in board.scene().items() if isinstance(item, ClippedItem)]
    assert waves
    for share in range(11):
        moment(player, share / 10)
        for wave, dam in ((wave, dam) for wave in waves for dam in board.plan.dams):
            if wave.boundingRect().intersects(dam.scene):
                # The crest is what is seen of the upper part of the picture.
                top = wave.boundingRect().top() + CREST * wave.boundingRect().height()
                assert top >= dam.cards[0].top() + 0.9 * head_of(dam.cards[0], dam.is_large)
    player.stop()
