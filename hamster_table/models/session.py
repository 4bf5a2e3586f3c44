"""The controller of a game: owns the match and the seats, and is the only one that changes the match."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from heapq import merge
from operator import itemgetter
from typing import Protocol

from PySide6.QtCore import QObject, QThread, Signal, Slot

from hamster_table.engine.kernel import CHANCE, Action, Event, Refused, Seat, State
from hamster_table.engine.match import Match
from hamster_table.engine.shared_luck import may_take_back
from hamster_table.engine.storage.annotations import (
    Bookmark,
    Note,
    StoodIn,
    TookBack,
    TookBackAlone,
    after_taking_back,
    branch_point,
    kind_at,
    times_alone,
    with_bookmark,
    written,
)
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models import paranoid_watch, tempers
from hamster_table.models.ai.computer_players import AiClient, Computers
from hamster_table.models.chance_source import ChanceSource, PendingChance
from hamster_table.models.seat_control import PERSON, SeatControl, chooses_in_secret, note_of
from hamster_table.models.storage.autosave import Autosave, GameStore
from hamster_table.models.storage.disk_writer import Writer


class Interceptor(Protocol):
    """Comes before what would happen in a session: it prepares what chance or a seat does, or holds back choices."""

    @property
    def is_engaged(self) -> bool:
        """Whether it has still something to prepare, or to ask of the person."""

    @property
    def prepared(self) -> tuple[Seat, Action] | None:
        """The entry that comes next by itself; None: somebody chooses, or chance decides."""

    @property
    def led(self) -> int:
        """How many entries of the match, from the first on, it has prepared or asked for."""

    def holds_back(self, action: Action) -> bool:
        """Whether the person is to do something else now, though the rules may allow this."""

    def end(self) -> None:
        """The rules refuse what it has prepared: it is to come before nothing any more."""


class Session(QObject):
    """A match at one screen.

    Each `proceed()` does one thing: chance, a computer's choice, or a question to a person. There is no clock here:
    whoever shows the game calls it when what happened has been seen.
    """

    happened = Signal(list, object)
    """The frames as the viewer may see them, each an event with the view just after it; and the view now."""
    asked = Signal(int, object)
    """A person must choose; the step."""
    hand_over = Signal(int)
    """The screen goes to this seat, in secret: lower the curtain, then call `accept_handover`."""
    refused = Signal(object)
    held_back = Signal()
    """The person wanted what the rules would allow, and something else is to be done first."""
    hurried = Signal()
    """A computer player could not think for as long as it would: the machine is busy."""
    thinking = Signal(int)
    """The computer on this seat has been asked, or has got ready and begins to think."""
    tried = Signal(int, object)
    """(n, rejected): what a computer player tried before the choice that leads to a ledger of that length."""
    over = Signal(object)
    """The final standing."""
    changed = Signal()
    """Undone, done again, another moment or another viewer: show `view()` as it is."""
    agreement_wanted = Signal(list)
    """Undoing would take back a draw or somebody else's choice: these persons must agree, then `undo_agreed`."""
    covered = Signal()
    """Before that, where it was needed: what is for the asked person alone is to leave the screen."""
    undone = Signal(int, list, bool)
    """(seat, events, is_far): a choice was undone, and where it went far chance or choices that came after; who had
    made it, and its public events."""
    kept = Signal(bool, str)
    """(is_saved, why): saving works again, or has failed with this sentence."""
    slow = Signal()
    """Saving takes so long that a player should know."""

    def __init__(
        self,
        match: Match,
        players: Sequence[PlayerInfo],
        thinker: AiClient | None = None,
        store: GameStore | None = None,
        is_closed: bool = False,
        notes: Sequence[Note] = (),
        writer: Writer | None = None,
        chance_source: ChanceSource | None = None,
    ) -> None:
        super().__init__()
        self.match = match
        self.seating = SeatControl(players)
        self.viewer: Seat | None = self.seating.only_person
        self.asked_seat: Seat | None = None
        self.handover_seat: Seat | None = None
        self._asked_here: Seat | None = None
        """Who was asked last where the match stands, though the question may be covered now; None: nobody yet."""
        self.seconds = match.game.seconds
        """How many seconds a computer player may think."""
        self.notes: list[Note] = [*notes]
        """What belongs to the story and not to the ledger: what was taken back, who stood in, and who plays where."""
        self._taken_back: list[Note] = []
        """The notes that people wrote about what was undone and can be done again."""
        self.interceptors: list[Interceptor] = []
        self._at: int | None = None  # None: now
        self._is_over = False
        self.is_closed = is_closed
        """Whether the game can only be looked at."""
        self._unsaved = 0
        """How many entries at the end of the ledger are not shown yet, because they are still being saved."""
        self._autosave = Autosave(store, match, self.kept.emit, written(self.notes), writer)
        self._autosave.slow.connect(self.slow)
        self._autosave.start(self._unless_stopped(self.changed.emit))
        self._computers = Computers(match, thinker, self)
        self._computers.tried.connect(self.tried)
        self._computers.chosen.connect(self._play_answer)
        self._computers.missing.connect(self._stand_in)
        self._computers.began.connect(self.thinking)
        self._computers.hurried.connect(self.hurried)
        self._computers.replaced.connect(lambda note: self.notes.append(note))
        self.chance = PendingChance(match, chance_source, self)
        self.chance.resolved.connect(self._play_chance)
        if paranoid_watch.is_wanted():
            paranoid_watch.Watcher(match, (self.happened, self.changed), self)

    # What there is to see

    @property
    def names(self) -> list[str]:
        """The names, by seat, as they stand in sentences."""
        return self.seating.names

    @property
    def length(self) -> int:
        """The length of the ledger as shown; an entry that is still being saved is not counted."""
        return len(self.match.ledger) - self._unsaved

    @property
    def at(self) -> int:
        """The moment that is shown, as a length of the ledger."""
        return self.length if self._at is None else self._at

    @property
    def is_past(self) -> bool:
        """Whether an earlier moment is shown; nothing can be done there."""
        return self._at is not None

    @property
    def shown_to(self) -> Seat | None:
        """Whose view is shown; None: what everybody may see. Looking back never shows a shared screen a secret."""
        return self.viewer if self._at is None else self.seating.safe_viewer(self.match, self._at, self.viewer)

    def view(self, moment: int | None = None) -> State:
        """What the viewer may see of the table at a moment, a length of the ledger; None: as it is shown now."""
        viewer = self.shown_to if moment is None else self.seating.safe_viewer(self.match, moment, self.viewer)
        return self.match.game.view(self.match.state_at(self.at if moment is None else moment), viewer)

    def story(self) -> list[tuple[int, Event]]:
        """The events that the viewer may know of, with the notes at their places."""
        length, lines = self.length, self.match.story_of(self.viewer)
        if self.notes:
            lines = [*merge(lines, sorted(self.notes, key=itemgetter(0)), key=itemgetter(0))]
        # What is still being saved comes last, and is not told yet.
        return lines[: bisect_right(lines, length, key=itemgetter(0))]

    def recap(self, seat: Seat) -> list[Event]:
        """The public events since *seat* last chose."""
        own = max((n + 1 for n, (who, _) in enumerate(self.match.ledger) if who == seat and self._chose(n)), default=0)
        return [event for n, event in self.match.story_of(None) if n > own]

    # One thing after the other

    @property
    def is_guided(self) -> bool:
        """Whether something still comes before what players and chance would do."""
        return any(one.is_engaged for one in self.interceptors)

    @property
    def free_from(self) -> int:
        """From which entry on everybody has chosen freely: lessons, and what leads to a puzzle, come before."""
        return max((one.led for one in self.interceptors), default=0)

    @property
    def may_proceed(self) -> bool:
        """Whether `proceed` would do something."""
        busy = self._computers.is_asked or self.chance.is_awaited
        busy = busy or self.asked_seat is not None or self.handover_seat is not None
        return not (busy or self.is_saving or self.is_past or self._is_over or self.is_closed)

    @property
    def is_saving(self) -> bool:
        """Whether the last entry is still being saved; until then nothing else is done."""
        return self._autosave.is_saving

    @property
    def failing_since(self) -> datetime | None:
        """Since when saving fails; None while it works."""
        return self._autosave.failing_since

    @property
    def goes_by_itself(self) -> bool:
        """Whether nobody is asked next: chance or a computer comes, or somebody who has nothing to choose."""
        seat = self.seating.next_seat(self.match.state)
        return seat is not None and not self.seating.is_asked(self.match.state, seat)

    @property
    def asks_next(self) -> bool:
        """Whether all that `proceed` would do is to ask a person."""
        seat = self.seating.next_seat(self.match.state)
        is_free = self.may_proceed and not any(one.prepared for one in self.interceptors)
        return is_free and seat is not None and self.seating.is_asked(self.match.state, seat)

    @property
    def is_for_chance(self) -> bool:
        """Whether chance is next."""
        return self.match.waiting == (CHANCE,)

    @Slot()
    def proceed(self) -> None:
        """Do the one thing that comes next."""
        if not self.may_proceed or any(map(self._play_prepared, self.interceptors)):
            return
        seat = self.seating.next_seat(self.match.state)
        if seat is None:
            self._is_over = True
            then = self._unless_stopped(lambda: self.over.emit(self.match.standing))
            self._autosave.finish(self.seating.players, then)
        elif seat == CHANCE:
            self.chance.ask()
        elif self.seating.is_asked(self.match.state, seat):
            self._turn_to(seat)
        elif (only := self._played_for(seat)) is not None:
            self._play(seat, only)
        else:
            self._think(seat)

    def _play_prepared(self, interceptor: Interceptor) -> bool:
        """Play what it has prepared, and whether that was done."""
        if (entry := interceptor.prepared) is None:
            return False
        try:
            self._play(*entry)
        except Refused:  # a newer version has another rule: better an ordinary game than none
            interceptor.end()
            return False
        return True

    def _played_for(self, seat: Seat) -> Action | None:
        """What is played for *seat* without asking the person or the computer there; None: it is to be asked."""
        state = self.match.state
        if self.seating.is_person(seat):
            return self.seating.unasked(state, seat)
        return state.agenda[-1].forced(state, seat)

    def begin_chance(self) -> None:
        """Let chance that takes time begin at once after a person's choice; `proceed` plays what comes of it."""
        ledger = self.match.ledger
        if not (self.may_proceed and self.is_for_chance and ledger and self.seating.is_person(ledger[-1][0])):
            return
        if not any(one.prepared for one in self.interceptors):  # what is prepared takes no time
            self.chance.begin()

    @Slot(int, object)
    def submit(self, seat: Seat, action: Action) -> None:
        """Play what the person on *seat* has chosen, or emit `refused`, or `held_back` where an interceptor wants
        something else. Ignored when that seat is not asked."""
        # A press may arrive when the question is closed already, by an undo or a look back.
        if seat != self.asked_seat or self.is_past or self.is_closed:
            return
        if any(one.holds_back(action) for one in self.interceptors) and self.match.refusal(seat, action) is None:
            self.held_back.emit()
            return
        try:
            self._play(seat, action)
        except Refused as refused:
            self.refused.emit(refused.refusal)

    @Slot(int)
    def accept_handover(self, seat: Seat) -> None:
        """The person on *seat* has taken the screen: show its view and ask it."""
        if seat == self.handover_seat:
            self.handover_seat = None
            self.seating.mark_present(seat)
            self._ask(seat, seat)

    @Slot(int)
    def skip_seat(self, seat: Seat) -> None:
        """The person on *seat* is not there: let the others who may choose now go first."""
        if seat == self.handover_seat:
            self.seating.mark_absent(seat)
            self.handover_seat = None

    def cover_secrets(self) -> bool:
        """Everybody comes to the screen: what is for the asked person alone leaves it, who is called again later.
        Whether there was anything."""
        if self.asked_seat is None or not self.seating.needs_curtain(self.match, self.asked_seat):
            return False
        self.asked_seat = self.viewer = None
        self.changed.emit()
        self.covered.emit()
        return True

    def _turn_to(self, seat: Seat) -> None:
        if not self.seating.needs_curtain(self.match, seat):
            self._ask(seat, seat if self.seating.may_keep_view(self.match, seat) else None)
            return
        self.handover_seat = seat
        if self.viewer is not None:  # its secrets leave the screen before the next person is called
            self.viewer = None
            self.changed.emit()
        self.hand_over.emit(seat)

    def _ask(self, seat: Seat, viewer: Seat | None) -> None:
        self.viewer, self.asked_seat, self._asked_here = viewer, seat, seat
        self.asked.emit(seat, self.match.state.agenda[-1])

    def _play(self, seat: Seat, action: Action) -> None:
        self.match.play(seat, action)
        self._asked_here = self.asked_seat = None  # only now: what is refused leaves the question open
        if not self.seating.may_keep_view(self.match, self.viewer):
            self.viewer = None
        self._save_then_show()

    def _play_chance(self, _: int, action: Action | None) -> None:
        # A source may be wrong; the rules are not. Where they refuse its outcome, the seed decides.
        try:
            self.match.chance() if action is None else self.match.play(CHANCE, action)
        except (Refused, ValueError):
            self.match.chance()
        self._save_then_show()

    def _save_then_show(self) -> None:
        """Save the last entry, then show its events: what has been seen is never lost."""
        assert QThread.currentThread() == self.thread(), "only the thread of the window plays"
        self._unsaved = 1  # story, view and timeline leave it out until it is saved
        self._autosave.flush(self._unless_stopped(self._show), written(self.notes))

    def _show(self) -> None:
        """Show the events of the last entry, which is saved by now; while looking back they are shown on return."""
        self._unsaved = 0
        if self.is_past:
            self.changed.emit()
        else:
            self.happened.emit(self.match.frames_seen_by(self.viewer, self.length - 1), self.view())

    def _save_beside(self, save: Callable[[Callable[[], object]], object]) -> None:
        """Save what is no entry. Where that takes long all is shown anew once it is done: until then it said so."""
        took_long = False

        def saved() -> None:
            if took_long and not self.is_closed:
                self.changed.emit()

        save(saved)
        took_long = self.is_saving

    def _unless_stopped(self, then: Callable[[], object]) -> Callable[[], object]:
        return lambda: None if self.is_closed else then()  # saving may end after the game was left

    # Computers

    @property
    def is_getting_ready(self) -> bool:
        """Whether the computer that is asked has yet to start before it can think."""
        return self._computers.is_getting_ready

    def _think(self, seat: Seat) -> None:
        self.thinking.emit(seat)
        temper = tempers.temper(self.match, self.notes, seat)
        self._computers.ask(seat, self.seating.players[seat].kind, self.seconds, temper)

    def _play_answer(self, seat: Seat, action: Action) -> None:
        """Play what a computer player has answered; where the match refuses it, play at random."""
        try:
            self._play(seat, action)
        except (Refused, ValueError):
            self._stand_in(seat)

    def _stand_in(self, seat: Seat) -> None:
        """Play at random for a computer player that gave no legal answer, so that the game goes on."""
        seen = self.match.view(seat)
        action = seen.agenda[-1].sample(seen, seat, self._computers.luck(seat))
        self.notes.append((len(self.match.ledger) + 1, StoodIn(seat)))  # beside the entry that is played next
        self._play(seat, action)

    def _interrupt(self) -> None:
        """Close the open question, to a person, computer or chance."""
        self._forget()
        self.asked_seat = self.handover_seat = None

    def _forget(self) -> None:
        """Stop waiting for a computer or chance; if it is still their turn, `proceed` asks anew."""
        self._computers.forget()
        self.chance.forget()

    # Who plays where. It is no part of the ledger: undo does not undo it.

    def who_plays(self, seat: Seat) -> str:
        """Who plays on a seat now: Steady, where a program sits there that has failed."""
        return kind_at(self.notes, seat, len(self.match.ledger), self.seating.players[seat].kind)

    @property
    def may_change_seats(self) -> bool:
        """Whether somebody else may take over a seat now: what is prepared is for those who sit there."""
        return not (self.is_closed or self.is_past or self.is_guided) and bool(self.match.waiting)

    def change_seat(self, seat: Seat, kind: str, thinker: AiClient | None = None) -> Event | None:
        """Let a person or the computer player *kind* play on a seat from here on, and return the note about it; None
        where that is so already or nothing may be changed.

        A computer that is asked for this seat is asked no more. *thinker* runs computer players, if none did so far.
        """
        was = self.who_plays(seat)
        if kind == was or not self.may_change_seats:
            return None
        self._computers.try_again(seat)
        if thinker is not None:
            self._computers.use(thinker)
        if self._computers.asked_seat == seat:
            self._computers.forget()
        self.seating.change(seat, kind)
        if PERSON in (was, kind):
            self._look_away()
        note = note_of(seat, kind, was)
        self.notes.append((len(self.match.ledger), note))
        self._save_beside(partial(self._autosave.reseat, self.seating.players, written(self.notes)))
        self.changed.emit()
        return note

    def _look_away(self) -> None:
        """Close the question to a person: others may look at the screen from now on. Whoever is asked next takes over
        through the curtain, where there is a secret."""
        self.asked_seat = self.handover_seat = None
        seating = self.seating
        if seating.only_person is not None and seating.only_person != self.viewer:
            seating.expect(seating.only_person)  # until now others looked at this screen as well
        is_seated = self.viewer is not None and seating.is_person(self.viewer)
        if not is_seated or not seating.may_keep_view(self.match, self.viewer):
            self.viewer = None

    # Back and forth

    @property
    def may_undo(self) -> bool:
        """Whether a person has chosen anything that could be taken back."""
        return not (self.is_past or self.is_saving or self.is_closed) and self._undo_to() is not None

    @property
    def may_redo(self) -> bool:
        """Whether something was taken back."""
        return not (self.is_past or self.is_saving or self.is_closed) and bool(self.match.undone)

    @property
    def to_take_back(self) -> list[Event]:
        """What everybody may know of the choice that an undo would take back; [] where that is secret."""
        n = self._undo_to()
        # Of a secret choice the story says only that it was made, or what all have chosen.
        return [] if n is None or chooses_in_secret(self.match.state_at(n)) else self._told_of(n)

    def _told_of(self, n: int) -> list[Event]:
        """What everybody may know of entry *n* of the ledger: not what followed by itself, nor what befell others."""
        seat = self.match.ledger[n][0]
        story = self.match.story_of(None)
        return [event for length, event in story if length == n + 1 and getattr(event, "seat", None) == seat]

    @Slot()
    def undo(self) -> None:
        """Take back the last choice of a person and all after it, or emit `agreement_wanted` first where needed."""
        if (n := self._undo_to()) is None or not self.may_undo or self.handover_seat is not None:  # nobody sits there
            return
        if self._is_free(n):
            self._take_back(n)
        elif self.seating.only_person is not None:  # nobody to ask; the story says how often
            self._take_back(n, TookBackAlone(self.seating.only_person, times_alone(self.notes) + 1))
        else:
            self.cover_secrets()
            self.agreement_wanted.emit(list(self.seating.persons))

    @Slot()
    def undo_agreed(self) -> None:
        """Take back the last choice of a person: everybody agrees, and the story says so."""
        if self.may_undo and (n := self._undo_to()) is not None:
            self._take_back(n, TookBack(self.seating.persons))

    @Slot()
    def redo(self) -> None:
        """Do again what was taken back: one choice of a person, and what followed it by itself."""
        if not self.may_redo or self.handover_seat is not None:
            return
        self._interrupt()
        self.match.redo()
        while (undone := self.match.undone) and not self.seating.is_asked(self.match.state, undone[-1][0]):
            self.match.redo()
        again = [one for one in self._taken_back if one[0] <= len(self.match.ledger)]
        self._taken_back = [one for one in self._taken_back if one not in again]
        self.notes = [*self.notes, *again]
        self._moved()

    @Slot(int)
    def look_at(self, n: int) -> None:
        """Show the table as it was after *n* entries; the last one is now."""
        self._at = None if n >= self.length else max(0, n)
        if self.is_past:
            self._forget()  # else an answer would be played behind the back of who looks
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Leave the game: nothing more happens in it. It stays in the store."""
        self._interrupt()
        self.is_closed = True
        self._autosave.leave(written(self.notes))

    def remember(self, note: Event) -> None:
        """Set the note of this class, in place of a former one; it is saved with the next entry or on leaving."""
        self.notes = [*(one for one in self.notes if type(one[1]) is not type(note)), (len(self.match.ledger), note)]

    @property
    def keeps_notes(self) -> bool:
        """Whether people may write something down: a game that is only looked at may have no place for it."""
        return not self.is_closed or self._autosave.has_store

    def set_bookmark(self, moment: int, text: str | None) -> None:
        """Keep a bookmark at a moment, a length of the ledger, in place of the one there; None: keep none there."""
        self.notes = with_bookmark(self.notes, moment, text)
        self.changed.emit()
        self._autosave.flush(self._unless_stopped(self.changed.emit), written(self.notes))

    def retry_saving(self) -> None:
        """Try again at once to save what could not be saved."""
        self._save_beside(self._autosave.retry)

    def wait_until_idle(self, seconds: float = 10.0) -> bool:
        """Wait at most *seconds* until all is saved, and emit what is due; return whether it is."""
        return self._autosave.wait_until_idle(seconds)

    def _undo_to(self) -> int | None:
        """The place of the last choice of a person, if it may be taken back."""
        if not self.seating.persons:
            return None  # nobody sits at the table any more, and nobody can agree
        last = next((n for n in range(len(self.match.ledger) - 1, -1, -1) if self._chose(n)), None)
        # What stands before a branch was played in another game.
        is_own = last is not None and last >= (branch_point(self.notes) or 0)
        return last if last is not None and is_own and may_take_back(self.match, last) else None

    def _chose(self, n: int) -> bool:
        """Whether entry *n* is what a person has chosen, who may not play on that seat any more."""
        seat = self.match.ledger[n][0]
        return self._is_choice(n) and kind_at(self.notes, seat, n, self.seating.players[seat].kind) == PERSON

    def _is_choice(self, n: int) -> bool:
        """Whether entry *n* is what a person or a computer player has chosen."""
        seat = self.match.ledger[n][0]
        return seat >= 0 and self.seating.unasked(self.match.state_at(n), seat) is None

    def _is_free(self, n: int) -> bool:
        """Whether the entries from *n* on may be undone unasked: nothing was revealed, and nobody else asked since, nor
        has a computer answered where others have seen it."""
        mine = self._asked_here in (None, self.match.ledger[n][0])
        answered = self.seating.is_shared and any(map(self._is_choice, self._after(n)))
        return mine and not answered and not any(map(self.match.reveals_information, (n, *self._after(n))))

    def _after(self, n: int) -> range:
        """The entries after entry *n*."""
        return range(n + 1, len(self.match.ledger))

    def _take_back(self, n: int, note: Event | None = None) -> None:
        self._interrupt()
        if not self.match.undone:
            self._taken_back = []
        self._taken_back += [one for one in self.notes if one[0] > n and isinstance(one[1], Bookmark)]
        events = self._told_of(n)
        has_followers = any(self._is_choice(one) or self.match.ledger[one][0] == CHANCE for one in self._after(n))
        while len(self.match.ledger) > n:
            self.match.undo()
        self.notes = after_taking_back(self.notes, n, note)
        self._moved()
        self.undone.emit(self.match.undone[-1][0], events, has_followers)

    def _moved(self) -> None:
        """Save and show a match that was taken to another place by undo or redo."""
        self._is_over, self._asked_here = False, None
        if self.seating.is_shared or not self.seating.may_keep_view(self.match, self.viewer):
            self.viewer = None  # another may be asked now, who must not see this one's secrets
        self._autosave.flush(self._unless_stopped(self.changed.emit), written(self.notes))
