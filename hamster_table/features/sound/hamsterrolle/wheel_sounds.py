"""What is heard at the wheel: the hand that takes wood and lets it go, blows, the rim that rolls, wood that slides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hamster_table.engine.hamsterrolle.actions import Piece, Reach, kind_of
from hamster_table.engine.kernel import Action
from hamster_table.features.sound.hamsterrolle import GIVEN, wood_voices
from hamster_table.features.sound.hamsterrolle.film_listener import RIM, FilmListener
from hamster_table.features.sound.hamsterrolle.knocks import Knock, Listener, Motion
from hamster_table.features.sound.player import SOUND
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.table import HamsterrolleTable

if TYPE_CHECKING:
    from hamster_table.models.hamsterrolle.physics_frames import PhysicsFrame

AT_ONCE = 6
"""So many blows of a moment are heard; the softer ones would only be noise."""
FASTEST_ROLL, FASTEST_SCRAPE = 0.25, 0.8
"""The speeds in m/s at which rolling and sliding are as loud as can be."""


class WheelSounds(QObject):
    """Listens to a table of Hamsterrolle, and plays what its events do not tell."""

    def __init__(self, table: HamsterrolleTable) -> None:
        super().__init__(table)
        self._table = table
        self._held: Piece | None = None
        """What the hand held when it was looked at last."""
        self._brought: Piece | None = None
        """What somebody else's hand brought when it was looked at last."""
        self._has_opened = False
        """Whether the hand at this screen has let go, and the tumble that follows has not begun yet."""
        self._felt: PhysicsFrame | None = None
        """What the hand has felt last."""
        self._hand_listens = Listener(RIM)
        self._film: FilmListener | None = None
        table.present.changed.connect(self._look_at_hand)
        table.present.action_proposed.connect(self._let_go)
        table.present.moved.connect(self._feel)
        table.present.physics.hangs.connect(self._creak)
        table.prompt_changed.connect(self._look_at_others)
        table.tumble.moved.connect(self._hear_tumble)
        if table.tumble.live is not None:
            table.tumble.live.begun.connect(self._begin)
        table.films.moved.connect(self._hear_replay)
        if WheelWorker.is_possible():
            SOUND.add(wood_voices.voices)

    # The hand

    @guard
    def _look_at_hand(self) -> None:
        """The hand has taken something, or put it back."""
        held = self._table.present.piece
        if held is not None and held != self._held:
            SOUND.play(GIVEN.files["take"])
            self._hand_listens = Listener(RIM, held)
        elif held is None and self._held is not None:
            SOUND.play(GIVEN.files["put back"])
        self._held = held

    @guard
    def _let_go(self, action: Action) -> None:
        """The hand opens; a `Reach` only says that it has begun."""
        if not isinstance(action, Reach):
            self._held, self._has_opened = None, True
            SOUND.play(GIVEN.files["let go"])

    @guard
    def _creak(self) -> None:
        """A pile hangs on the piece that the hand has taken."""
        SOUND.play(GIVEN.files["hangs"])

    @guard
    def _look_at_others(self) -> None:
        """Somebody else's hand brings a piece."""
        before, self._brought = self._brought, self._table.animator.carried
        if self._brought is not None and self._brought != before:
            SOUND.play(GIVEN.files["take"])

    @guard
    def _begin(self) -> None:
        """A tumble begins: if not the hand at this screen, somebody else's has let go."""
        if not self._has_opened:
            SOUND.play(GIVEN.files["let go"])
        self._has_opened = False

    @guard
    def _feel(self) -> None:
        """The hand pushes wood with the piece that it carries."""
        felt = self._table.present.physics.seen
        if felt is None or felt is self._felt or not SOUND.is_on:
            return
        self._felt, listener = felt, self._hand_listens
        known = len(listener.knocks)
        listener.see(felt.time, felt.roll, felt.hub, felt.poses)
        play_knocks(listener.knocks[known:])
        if listener.motions:
            play_motion(listener.motions[-1])

    # What tumbles, now and once more

    @guard
    def _hear_tumble(self) -> None:
        film, showing = self._table.tumble.film, self._table.tumble.showing
        if film is not None and showing is not None:
            self._hear(film, showing.time)

    @guard
    def _hear_replay(self) -> None:
        replay = self._table.films.replay
        if replay is not None and replay.is_running:
            self._hear(replay.film, replay.time)

    def _hear(self, film: Film, milliseconds: float) -> None:
        if not SOUND.is_on:
            return
        if self._film is None or self._film.film is not film:
            self._film = FilmListener(film)
        knocks, motion = self._film.hear(milliseconds)
        play_knocks(knocks)
        if motion is not None:
            play_motion(motion)


def play_knocks(knocks: Iterable[Knock]) -> None:
    """Play the hardest of these blows, each with what it struck."""
    for knock in sorted(knocks, key=lambda knock: knock.speed, reverse=True)[:AT_ONCE]:
        kind = kind_of(knock.piece)
        loudness = wood_voices.loudness(kind, knock.speed)
        SOUND.play(wood_voices.voice(kind, knock.speed, knock.piece + round(10 * knock.time)), loudness)
        SOUND.play(GIVEN.files["on the table" if knock.on_table else "in the wheel"], loudness)


def play_motion(motion: Motion) -> None:
    """Let rolling and sliding be heard."""
    SOUND.set_loop(GIVEN.files["roll"], min(1.0, motion.roll / FASTEST_ROLL))
    SOUND.set_loop(GIVEN.files["scrape"], min(1.0, motion.scrape / FASTEST_SCRAPE) ** 1.5)
