"""What is seen of the events of Hamsterdam; and that it never changes what the table shows in the end."""

import random

import pytest

from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam import events as told
from hamster_table.engine.hamsterdam import setup_events as before
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.views.art import theme
from hamster_table.views.board.animation_player import Stage
from hamster_table.views.board.animations import Prop
from hamster_table.views.board.board_view import table_for
from hamster_table.views.hamsterdam.animation.event_replay import Retold
from hamster_table.views.hamsterdam.animation.registry import CHOREOGRAPHY
from tests.engine.hamsterdam.language import BOB, ROLL, go, joined, roll, spot, table

NAMES = ["Mira", "Jonas", "Edda", "Rusty"]
QUIET = {told.TurnStarted, told.Unmarked, told.Linked, told.Unlinked, told.RoundCounted, told.GameEnded,
         before.HamstersGathered, before.SpecialDealt, before.TwinJoined}  # fmt: skip
SHOWN = (
    "numbers", "plain", "pile", "water", "town", "low", "high", "removed", "up", "waiting", "marked", "mine", "tracker",
)  # fmt: skip


def new_table(qtbot, state, size=(1230, 690)):
    made = table_for(GAME)
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    made.show_view(state, NAMES[: state.seats], None, None)
    return made


@pytest.fixture
def new_stage(qtbot):
    def made(state, size=(1230, 690)):
        here = new_table(qtbot, state, size)
        return here, Stage(here, lambda view: here.show_view(view, here.names, None, None))

    return made


def play_out(stage, share=1.0):
    """Play everything, act by act, without waiting."""
    while not stage.is_idle:
        playing = stage.playing
        playing.setCurrentTime(round(playing.totalDuration() * share))
        if share < 1:
            stage.finish()


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
        for piece, item in here.pieces.items()
    }
    scene = here.scenery
    drawings = [*scene.cards, *scene.rows, scene.dice, scene.reservoir, scene.tracker, scene.towns]
    drawn = [(one.shown, one.pos().toTuple(), one.transform().isIdentity(), one.isVisible()) for one in drawings]
    return pieces, drawn, [dam.shown for dam in scene.dams]


def props(here):
    return [item for item in here.scene().items() if isinstance(item, Prop)]


def any_action(match, whim):
    seat = match.waiting[0]
    return match.chance() if seat == CHANCE else match.play(seat, whim.choice(match.actions(seat)))


def test_every_event_has_an_act_or_is_quiet_on_purpose():
    assert set(CHOREOGRAPHY) | QUIET == set(GAME.events)
    assert not set(CHOREOGRAPHY) & QUIET


@pytest.mark.parametrize("seats, seed", [(2, "a"), (3, "b"), (4, "c")])
def test_the_story_leads_from_the_view_before_to_the_view_after(seats, seed):
    match, whim = Match.new(GAME, seats, seed=seed), random.Random(seed)
    while match.waiting:
        story = Retold(match.view(None))
        events = any_action(match, whim)
        for event in events:
            story.tell(event.seen_by(None))
        truth = match.view(None)
        lost = any(isinstance(event, told.HamsterRemoved) for event in events)
        for part in SHOWN:
            # Which of two neighbours has lost a hamster, the story does not tell.
            assert lost or getattr(story.state, part) == getattr(truth, part), (part, events)


@pytest.mark.parametrize(
    ("seats", "share", "size"), [(4, 1.0, (1230, 690)), (3, 0.4, (1230, 690)), (2, 1.0, (1000, 480))]
)
def test_after_every_performance_the_table_looks_as_if_nothing_had_moved(qtbot, new_stage, seats, share, size):
    match, whim = Match.new(GAME, seats, seed=f"dance {seats}"), random.Random(seats)
    here, stage = new_stage(match.view(None), size)
    still = new_table(qtbot, match.view(None), size)
    for _ in range(120):
        if not match.waiting:
            return
        events = [event.seen_by(None) for event in any_action(match, whim)]
        stage.perform(events, match.view(None))
        play_out(stage, share)
        still.show_view(match.view(None), NAMES[:seats], None, None)
        assert looks(here) == looks(still), events
        assert props(here) == []


def moment(stage, share):
    """Look at the running act at that share of its time."""
    playing = stage.playing
    playing.pause()
    playing.setCurrentTime(round(playing.totalDuration() * share))


def performed(new_stage, match, *entries):
    """The stage in the first act of what these entries bring."""
    here, stage = new_stage(match.view(None))
    begun = len(match.story)
    go(match, *entries)
    stage.perform(match.events[begun:], match.view(None))
    return here, stage


def test_dice_tumble_onto_the_felt_and_lie_there(new_stage):
    here, stage = performed(new_stage, table(ROLL, "7:h", "7:h"), roll(3, 4))
    moment(stage, 0.2)
    dice = [prop.pos() for prop in props(here)]
    assert len(dice) == 2 and all(at.x() < here.plan.dice.center().x() for at in dice)
    assert here.scenery.dice.shown.hides_dice
    moment(stage, 1)
    assert not here.scenery.dice.shown.hides_dice and here.scenery.dice.shown.a == 3
    stage.finish()


def test_a_drop_falls_onto_the_card(new_stage):
    match = table(ROLL, "6:h", "8:h")
    state, card = match.state, spot(match.state, 0, 7)
    after = state.copy()
    after.water[card] = 1
    here, stage = new_stage(match.view(None))
    stage.perform([told.Flooded(0, card, 7)], joined(after, match.setup).view(None))
    moment(stage, 0.1)
    drop = here.pieces["token", card, 0]
    assert drop.pos().y() < here.plan.card(card).top() + 30
    moment(stage, 1)
    assert drop.pos().y() > here.plan.card(card).center().y()
    stage.finish()


def test_a_plugging_hamster_bounces_into_the_pile(new_stage):
    match = table(ROLL, "7:hh", "2:h")
    here, stage = new_stage(match.view(None))
    seven = spot(match.state, 0, 7)
    stage.perform([told.WentToPile(0, -1, "hamster", seven)], match.view(None))
    moment(stage, 0.5)
    flying = here.pieces["spare", 0, 0].pos()
    assert here.plan.card(seven).center().x() < flying.x() < here.plan.own.pile.center().x()
    stage.finish()


def test_without_motion_nothing_is_played(new_stage):
    theme.set_pace(0.0)
    here, stage = performed(new_stage, table(ROLL, "7:h", "7:h"), roll(3, 4))
    assert stage.is_idle and props(here) == []


def test_what_happens_to_another_is_seen_on_the_small_dam(new_stage):
    match = table(ROLL, "2:h", "7:hh", "2:h")
    here, stage = new_stage(match.view(None))
    stage.perform([told.WentToPile(BOB, -1, "hamster", spot(match.state, BOB, 7))], match.view(None))
    moment(stage, 0.5)
    (flying,) = props(here)
    assert here.plan.dams[BOB].area.contains(flying.pos())
    stage.finish()
