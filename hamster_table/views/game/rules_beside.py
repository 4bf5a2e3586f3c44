"""The rules on the rail's sheet: they open where the game is, and follow it while they lie beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.models.session import Session
from hamster_table.views.board.interface import BoardInterface
from hamster_table.views.game.game_frame import GameFrame

if TYPE_CHECKING:
    from hamster_table.views.pages.rules import RulesPage


class RulesBeside:
    """Opens the rules of the game on the table at the present part of the round, or at a ruling.

    While the sheet stays open and nobody has turned to another chapter, it turns to each part as the game comes to it.
    """

    def __init__(self, session: Session, frame: GameFrame, table: BoardInterface) -> None:
        self._session, self._frame, self._table = session, frame, table
        self._page: RulesPage | None = None
        self._followed: int | None = None
        """The part of the round at which the rules were opened; None: at something else."""
        frame.keeps_open = self._is_asked_for

    def open(self, place: str = "") -> None:
        """Show a ruling or a chapter; without one that which is being looked at, or else the present part."""
        place = place or self.looked_at()
        if self._page is None:
            from hamster_table.views.pages.rules import RulesPage

            self._page = RulesPage(self._session.match.game, self._session.match.setup.chosen())
        self._frame.open_sheet("rules", self._page)
        self._followed = None
        if place:
            self._page.text.open(place)
        elif (phase := self._phase()) is not None:
            self._turn_to(phase)

    def looked_at(self) -> str:
        """The rule of what is being looked at: of a refusal, or of the line of the story that the keys have come to; ""
        for none."""
        return self._table.help.ruling_shown() or self._frame.prompt_bar.ruling_shown or self._rule_of_story()

    def _rule_of_story(self) -> str:
        from hamster_table.views.game.history_panel import StoryPage

        pages = self._frame.findChildren(StoryPage)
        return next(filter(None, (page.rule_in_focus() for page in pages)), "")

    def follow(self) -> None:
        """The game has gone on: turn to its part of the round, unless somebody is reading something else."""
        phase = self._phase()
        page, was = self._page, self._followed
        if page is None or was is None or phase is None or phase == was or self._frame.sheet != "rules":
            return
        if page.is_at_phase(was):
            self._turn_to(phase)
        else:
            self._followed = None

    def _turn_to(self, phase: int) -> None:
        assert self._page is not None
        self._page.text.open_phase(phase)
        self._followed = phase

    def _phase(self) -> int | None:
        """The present part of the round; None when the game has none, or is over."""
        game, view = self._session.match.game, self._session.view()
        return game.phase(view) if game.phase is not None and view.agenda else None

    def _is_asked_for(self, name: str) -> bool:
        return name == "rules" and bool(self.looked_at())
