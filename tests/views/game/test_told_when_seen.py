"""Nothing is told before it is seen: recorded games are played at the real table, with the clock of the animations in
the hand of the test, and at no moment is any word, number or face ahead of the picture."""

import random
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from hamster_table.engine.hamsterdam.events import RollMissed
from hamster_table.engine.hamsterdam.setup_events import FirstTied
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.storage import save_file
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models import messages
from hamster_table.models.session import Session
from hamster_table.views.art import theme
from hamster_table.views.board.items import Drawing, PieceItem
from hamster_table.views.board.tables import table_for
from hamster_table.views.game import prompt_text
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.hamsterdam.animation import registry as water
from hamster_table.views.hamsterdam.drawings.dam_panels import TownDrawing
from hamster_table.views.run_hamster_run.animation import registry as belt
from hamster_table.views.run_hamster_run.drawings.belt import BeltBadge
from hamster_table.views.widgets.speech import in_one_breath
from tests.at_once import AtOnce

SAVES = Path(__file__).parents[2] / "saves"
FIRST = ("hamsterdam-3-in-turn", "run-hamster-run-3-diagonal", "hamsterrolle-3-simple-60-shared")
MORE = (
    "hamsterdam-2-classic",
    "hamsterdam-4",
    "run-hamster-run-2",
    "run-hamster-run-4",
    "run-hamster-run-5-diagonal",
    "hamsterrolle-4-simple-60-on",
)
AT_RANDOM = {"rare in the water": ("hamsterdam", 3, "26"), "rare on the belt": ("run-hamster-run", 5, 266)}
"""Games in which everybody plays at random: the game, the seats, the seed. They have what is in no file."""
SHARES = (0.0, 0.2, 0.4, 0.6, 0.8, 0.97)

# What is seen of an event before its animation is over, by the cue that is given then: from there on it may be told.
SEEN_BY = {
    "Bitten": "Bitten",
    "CardFlipped": "CardFlipped",
    "Chomped": "chip drawn",
    "DiceTurned": "",
    "Drew": "chip drawn",
    "Escaped": "chip drawn",
    "FirstRolled": "dice at rest",
    "Rolled": "dice at rest",
    "TestWon": "chip drawn",
    "WhackRolled": "dice at rest",
}
# An animation of one of these says what it is with a heading, from its first moment on.
HEADINGS = {"FirstTied", "MovementStarted", "RedeploymentStarted", "RoundBegan", "RoundStarted"}

# Drawings that are the picture itself; and in the others, what is part of it: chips, which fly from pile to pile.
PICTURES = {"CardDrawing", "CogDrawing", "DamDrawing", "DiceDrawing", "HatDrawing", "MachineDrawing", "StakesDrawing"}
PICTURES |= {"ActionCards", "EnlargedDam", "FanDrawing", "FallPicture", "NoteDrawing", "RoomDrawing", "Watcher"}
MOVING = {"piles", "hand", "down", "counts", "line"}


class Recorded(AtOnce):
    """Everybody chooses as in a game that was played before."""

    def __init__(self, ledger):
        super().__init__()
        self.ledger, self.match = ledger, None

    def choose(self, name, game, view, seat, seed):
        chosen = [action for who, action in self.ledger if who == seat]
        return chosen[sum(who == seat for who, _ in self.match.ledger)]


@pytest.fixture
def open_recorded(qtbot):
    """A page on which a recorded game can be played once more, and the match that it was."""
    pages = []

    def opened(name):
        recorded = game_before(name)
        match, thinker = Match(recorded.game, recorded.setup, recorded.seed), Recorded(recorded.ledger)
        thinker.match = match
        players = [PlayerInfo(name, "whim") for name in ("Mira", "Jonas", "Edda", "Rusty", "Pip")]
        page = GamePage(Session(match, players[: match.setup.seats], thinker))
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        QCoreApplication.processEvents()
        page.pace.pause()
        theme.set_pace(1)
        return page, recorded

    yield opened
    for page in pages:
        page.leave()
        page.hide()


def game_before(name):
    """The match that is played once more."""
    if name not in AT_RANDOM:
        return save_file.load(SAVES / f"0.1-{name}-end.hamster")
    game, seats, seed = AT_RANDOM[name]
    match, luck = Match.new(game, seats, seed=str(seed)), random.Random(seed)
    while match.waiting:
        seat, step = match.waiting[0], match.state.agenda[-1]
        if seat == CHANCE:
            match.chance()
        elif game == "hamsterdam":
            match.play(seat, step.sample(match.view(seat), seat, luck))
        else:
            match.play(seat, luck.choice(match.actions(seat)))
    return match


class Watch:
    """Looks at all that a page tells, and knows what may be told by now."""

    def __init__(self, page, qtbot):
        self.page, self.game, self.session = page, page.session.match.game, page.session
        self.at_rest = table_for(self.game)
        qtbot.addWidget(self.at_rest)
        self.at_rest.resize(page.table.size())
        self.at_rest.show()
        self.kinds = set()
        self.untold, self.heard, self.cues = [], [], set()
        self.bars, self.too_early = [], []
        page.announced.connect(self.heard.append)
        page.animation_player.told.connect(self.tell)
        page.animation_player.cues.given.connect(self.cues.add)
        self.show_at_rest(self.session.view())

    def show_at_rest(self, told):
        """How the table looks when it has come to what is told, and nothing moves."""
        self.told, seats = told, self.session.names
        step = self.game.phase(told) if told.agenda else -1
        # Between two steps it is still the one before.
        if step is not None and (told.agenda or not self.session.match.waiting):
            self.step = step
        self.at_rest.at, self.at_rest.kinds = self.page.table.at, self.page.table.kinds
        self.at_rest.show_view(self.told, seats, None, None)
        self.rest = tellers(self.at_rest)

    def begin(self, frames, view):
        """The next entry is played: nothing of it is told yet."""
        self.untold, self.bar = list(frames), bar(self.page)
        self.kinds |= {type(frame.event).__name__ for frame in frames}

    def tell(self, frames):
        """So much is told now: nothing that has not been seen, and in the order in which it happened."""
        for frame in frames:
            assert self.untold.pop(0) is frame
            kind = type(frame.event).__name__
            is_drawn = getattr(frame.event, "drawn", True)  # without a draw there is none to wait for
            is_seen = self.is_over or kind in HEADINGS or (kind in SEEN_BY and not (is_drawn and SEEN_BY[kind]))
            if self.is_playing and not is_seen and SEEN_BY.get(kind) not in self.cues:
                self.too_early.append(kind)
        names = self.session.names
        spoken = in_one_breath(messages.sentence(frame.event, names) for frame in frames)
        assert self.heard == ([spoken] if spoken else [])
        self.heard.clear()
        self.show_at_rest(frames[-1].state)

    is_playing = is_over = False
    step = -1

    def look(self):
        """At this moment."""
        page, game = self.page, self.game
        assert not self.heard, "nothing is said in between"
        assert self.too_early == []
        assert page.frame.bar.subtitle.text() == prompt_text.said_of_round(game, self.told)
        assert page.frame.bar.steps.accessibleName().endswith(game.phases[self.step] if self.step >= 0 else "")
        assert bool(page.frame.bar.steps.accessibleName()) == (self.step >= 0)
        now = tellers(page.table)
        for where, told in self.rest.items():
            if where in now and not is_of_another(now[where], told):
                assert without_chips(now[where]) == without_chips(told), f"{where} is not of the moment that is seen"
        assert {where for where in now if where[0][0] == "stack"} <= self.rest.keys()
        self.bars.append((bar(page), bool(self.untold)))


def bar(page):
    """What the bar says and offers."""
    shown = page.frame.prompt_bar
    return shown.title.text(), shown.hint.text(), *(button.text() for button in shown.buttons)


def tellers(table):
    """All that the drawings of a table tell, by where they lie."""
    found = {}
    for item in table.scene().items():
        kind = type(item).__name__
        if isinstance(item, BeltBadge) or (isinstance(item, Drawing) and kind not in PICTURES and item.isVisible()):
            corner = item.sceneBoundingRect().topLeft().toPoint().toTuple()
            if not isinstance(item, TownDrawing):  # each when its water has come: tests of the flood look at that
                found[kind, corner] = item.told
        elif isinstance(item, PieceItem) and item.piece[0] == "stack" and item.isVisible():
            found[item.piece, None] = item.face_key
    return found


def is_of_another(shown, told):
    """Whether a sheet or a line of a list is about somebody else by now."""
    return any(getattr(shown, key, None) != getattr(told, key, None) for key in ("seat", "special"))


def without_chips(told):
    """What is told, without what is part of the picture."""
    if not is_dataclass(told):
        return told
    return {field.name: getattr(told, field.name) for field in fields(told) if field.name not in MOVING}


def watch_animation(watch, player):
    """Look at the running animation all the way, and then let it end."""
    playing = player.playing
    playing.pause()
    watch.is_playing, watch.is_over = True, False
    total = playing.totalDuration()
    for share in SHARES:
        playing.setCurrentTime(round(total * share))
        watch.look()
    watch.is_over = True
    playing.setCurrentTime(total)
    watch.is_playing = watch.is_over = False
    watch.cues.clear()


def play_again(page, recorded, watch):
    """Play the recorded game to its end."""
    session, player = page.session, page.animation_player
    session.happened.connect(watch.begin)
    # Begun by the page before the watch hears of it.
    session.happened.disconnect(page._happened)
    session.happened.connect(page._happened)
    while session.match.waiting:
        before = bar(page)
        watch.bars.clear()
        session.proceed()
        while not player.is_idle:
            watch_animation(watch, player)
        assert not watch.untold
        watch.show_at_rest(session.view())  # a choice may lead on though nothing happens
        # What is said once all is seen belongs to what comes next, and was not said before.
        for said, is_ahead in watch.bars:
            assert not is_ahead or said == before or said != bar(page), f"{said} is told too early"
    assert session.match.standing == recorded.standing


def test_these_games_have_all_that_is_animated():
    happened = {type(event) for name in (*FIRST, *AT_RANDOM, *MORE) for _, event in game_before(name).story}
    assert {*water.Performance.animations, *belt.Performance.animations} - happened == {RollMissed, FirstTied}


@pytest.mark.parametrize("name", [*FIRST, *AT_RANDOM, *(pytest.param(name, marks=pytest.mark.long) for name in MORE)])
def test_nothing_is_told_before_it_is_seen(open_recorded, qtbot, name):
    page, recorded = open_recorded(name)
    watch = Watch(page, qtbot)
    play_again(page, recorded, watch)
    # What a classic game begins with lies there before anybody looks.
    begun = Match(recorded.game, recorded.setup, recorded.seed).story
    assert watch.kinds >= {type(event).__name__ for _, event in recorded.story[len(begun) :]}
