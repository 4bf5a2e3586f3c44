"""What a page does once its game is over: it shows the result, and lets one come back to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hamster_table.engine.game_records import Best, Record, beaten
from hamster_table.engine.highlights import SHOWN, Highlight
from hamster_table.engine.messages import in_sentence
from hamster_table.engine.shared_luck import is_shared
from hamster_table.engine.storage.annotations import time_used
from hamster_table.models import messages
from hamster_table.models.record_words import feat_words, time_words
from hamster_table.models.seat_names import told_apart
from hamster_table.models.session import Session
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views import feature
from hamster_table.views.board.table_info import table_info
from hamster_table.views.game import prompt_text
from hamster_table.views.widgets.prompt_bar import ButtonSpec

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from hamster_table.views.game.game_over import Fact, GameOverOverlay, Result


class Finale(QObject):
    """The end of the game on a page. It decides nothing; the page hands on what it wants."""

    again = Signal()
    """The same game once more."""
    replay = Signal()
    """The game is to be looked at again, from any moment on."""
    home = Signal()
    shown = Signal(str)
    """(name): a page of the game, such as "print", is wanted."""
    story = Signal()
    said = Signal(str)
    """What a screen reader is told."""

    def __init__(self, page: QWidget, session: Session, nobody_won: str) -> None:
        super().__init__(page)
        self._page, self._session, self._nobody_won = page, session, nobody_won
        self._returns = False
        self.read_records: Callable[[], tuple[Sequence[Record], int]] = lambda: ((), 0)
        """The records of this computer, and the id of the game on the page among them; 0: it is not there."""
        session.changed.connect(self._come_back)

    def open(self, cheers: bool = True) -> GameOverOverlay:
        """Lay the result over the page, unless it lies there."""
        from hamster_table.views.game.game_over import GameOverOverlay

        for shown in self._page.findChildren(GameOverOverlay):
            if not shown.is_left:
                return shown
        self._returns = False
        result = self.result()
        sheet = GameOverOverlay(self._page, result)
        if TINKERERS.are_served:
            sheet.show_seed(prompt_text.seed_words(self._session.match))
        sheet.moment_chosen.connect(self._look_at)
        sheet.open(self._ways_on(), self._pages(), cheers)
        self.said.emit(result.spoken())
        return sheet

    def presses(self) -> tuple[ButtonSpec, ...]:
        """The buttons of the prompt bar at the end; what else there is lies on the sheet of the result."""
        home, replay, again = self._ways_on()
        return home, replay, ButtonSpec(translate("Finale", "Result"), lambda: self.open(False)), again

    def result(self) -> Result:
        """All that is told at the end."""
        from hamster_table.views.game.game_over import Result
        from hamster_table.views.game.podium import plain_backdrop

        session, game = self._session, self._session.match.game
        scene = table_info(game).podium
        found = game.highlights(session.match) if game.highlights else ()
        records, own = self.read_records()
        best = beaten(records, own)
        # What is a record is told first.
        shown = sorted(found, key=lambda one: one.feat not in best)[:SHOWN]
        return Result(
            title=prompt_text.said_when_over(session, ()).title,
            standing=session.match.standing,
            names=session.names,
            figures=self._figures(),
            total=messages.tr(game.total),
            facts=[self._fact(one) for one in shown],
            records=[
                *(self._record(one, best) for one in found if one.feat in best),
                *feature.praise(records, own),
            ],
            nobody_won=self._nobody_won,
            backdrop=resolve_name(scene) if scene else plain_backdrop,
        )

    def _fact(self, one: Highlight) -> Fact:
        from hamster_table.views.game.game_over import Fact

        return Fact(messages.sentence(one.fact, self._session.names), one.seats, one.moment)

    def _record(self, one: Highlight, best: Best) -> str:
        feat = next(feat for feat in self._session.match.game.feats if feat.key == one.feat)
        old, record = best[one.feat]
        return translate("Finale", "New record! {feat}: {value}. Before: {old}, {names}.").format(
            feat=messages.tr(feat.title),
            value=feat_words(feat, one.value),
            old=feat_words(feat, old.value),
            names=messages.named(old.seats, told_apart(map(in_sentence, record.names))),
        )

    def _figures(self) -> dict[str, list[str]]:
        """What decided the game, for each seat, and how long each person was waited for."""
        match = self._session.match
        tallies = match.game.tallies(match.story, match.setup.seats) if match.game.tallies else ()
        found = {messages.tr(one): [str(tally.counts[one]) for tally in tallies] for one in match.game.decided_by}
        time = translate("Finale", "Time")
        if any(used := time_used(self._session.notes)):
            found[time] = [time_words(one) if one else "–" for one in used]
        return found

    def _ways_on(self) -> tuple[ButtonSpec, ButtonSpec, ButtonSpec]:
        """What one can go on to from here, another game last."""
        return (
            ButtonSpec(translate("Finale", "Main menu"), self.home.emit),
            ButtonSpec(translate("Finale", "Replay"), self.replay.emit),
            ButtonSpec(translate("GamePage", "Play again"), self.again.emit, "gold", "Enter"),
        )

    def _pages(self) -> tuple[ButtonSpec, ...]:
        """What tells more of the game."""
        match = self._session.match
        # What is sent of a game, or counted of it, would tell those of its luck who are still to play it.
        of_results = () if is_shared(match.seed) else feature.pages_of_results()
        pages = (*feature.pages_of_ended_games(match.game, self._session.seating.players), *of_results)
        others = (ButtonSpec(page.text, partial(self.shown.emit, page.name)) for page in pages)
        return (*others, ButtonSpec(translate("Finale", "Story"), self.story.emit))

    def _look_at(self, moment: int) -> None:
        """Show that moment; the result comes back with the present."""
        self._returns = moment < self._session.length
        self._session.look_at(moment)

    def _come_back(self) -> None:
        if self._returns and not self._session.is_past:
            self._returns = False
            if not self._session.match.waiting:
                self.open(cheers=False)
