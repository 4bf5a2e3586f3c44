"""Choosing what is prepared: at once, or, in a redeployment, one action after the other."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from hamster_table.engine.hamsterdam.actions import CARDS, DONE, Hamster, PutHamster
from hamster_table.engine.hamsterdam.redeployment import Redeploy
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Action, Seat, refusal
from hamster_table.models.hamsterdam.drafts import DeployDraft, Draft, RedeployDraft

Deployment = tuple[list[int], dict[Hamster, int]]
"""Where a seat's hamsters stand: ordinary ones by card, specials with their cards, both from 0 at the left of the
dam."""


class ChoosingTable(Protocol):
    """What choosing needs of its table."""

    asked: Seat | None
    draft: Draft | None
    """What is prepared."""
    seen: Hamsterdam
    chosen: SignalInstance
    """(action): it is wanted."""
    prompt_changed: SignalInstance

    @property
    def state(self) -> Hamsterdam:
        """What is shown: the state with what is prepared."""

    def forget_draft(self) -> None:
        """Forget what was prepared."""

    def lay_out(self) -> None:
        """Show everything anew."""


class Choosing:
    """Hands the actions of the asked person on."""

    def __init__(self, table: ChoosingTable) -> None:
        self._table = table
        self.last_deployments: dict[Seat, Deployment] = {}
        """Where each seat's hamsters stood after it had deployed last."""
        self.queue: list[Action] = []
        """What has been chosen together and is done one after the other."""
        self._queued_by: Seat | None = None
        """Who has chosen it."""
        self._unsure: list[PutHamster] | None = None
        """What is prepared while it is asked whether that is all; None: that is not asked."""
        self._was_unsure = False
        """Whether that was asked in this redeployment: nobody is asked twice."""

    def show_asked(self, asked: Seat | None) -> None:
        """This seat is asked now: somebody else's question ends what was chosen together."""
        # None while the table plays what has just been chosen; the rest of it still waits then.
        if asked not in (None, self._queued_by):
            self.queue = []

    def forget(self) -> None:
        """Another question begins."""
        self._unsure, self._was_unsure = None, False

    @property
    def is_unsure(self) -> bool:
        """Whether it is asked just now if water is to be left lying."""
        draft = self._table.draft
        return isinstance(draft, RedeployDraft) and self._unsure == draft.puts

    def finish_draft(self) -> None:
        """Choose what is prepared; before water is left lying that could be cleared, that is asked once."""
        draft = self._table.draft
        assert draft is not None
        if not isinstance(draft, RedeployDraft):
            if isinstance(draft, DeployDraft):
                self._remember()
            self._table.chosen.emit(draft.action())
        elif draft.leaves_water and not self._was_unsure:
            self._unsure, self._was_unsure = [*draft.puts], True
            self._table.prompt_changed.emit()
        else:
            self.end_redeployment()

    def end_redeployment(self) -> None:
        """End it with what is prepared."""
        self.choose(DONE)

    def go_on_placing(self) -> None:
        """There is something to be done yet."""
        self._unsure = None
        self._table.prompt_changed.emit()

    def choose(self, action: Action) -> None:
        """Choose an action; what is prepared in a redeployment goes before it."""
        draft = self._table.draft
        if isinstance(draft, RedeployDraft):
            if action == DONE:
                self._remember()
            self.queue, self._queued_by = draft.actions(action), self._table.asked
            self.send_next()
        else:
            self._table.chosen.emit(action)

    def send_next(self) -> None:
        """Do the next of what was chosen together, as long as the rules allow it."""
        table = self._table
        if table.asked is None or not self.queue:
            return
        action = self.queue.pop(0)
        # What was legal when it was prepared may not be so any more; then the rest is not sent either.
        if not isinstance(table.seen.step, Redeploy) or refusal(table.seen, table.asked, action) is not None:
            self.queue = []
            table.forget_draft()
            table.lay_out()
            return
        table.chosen.emit(action)

    def _remember(self) -> None:
        """Keep in mind where this seat's hamsters stand, for the next time."""
        seat, state = self._table.asked, self._table.state
        if seat is None:
            return
        base = CARDS * seat
        specials = {
            special: place - base
            for special in state.specials_of[seat]
            if (place := state.place[special]) is not None and place >= 0
        }
        self.last_deployments[seat] = state.ordinary[base : base + CARDS], specials
