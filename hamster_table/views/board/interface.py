"""What a game's table may have of its own. A table with none of it is complete: all of this may stay as it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF

from hamster_table.engine.game import Rejected
from hamster_table.engine.kernel import Action, Event, Seat, State
from hamster_table.models.chance_source import PendingChance
from hamster_table.views.board.event_animator import Animator
from hamster_table.views.board.explanation import Explanation
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.board.items import Spot


class TableChance:
    """What chance does at a table."""

    def follow(self, chance: PendingChance) -> None:
        """Show from now on how its source resolves what chance does; it may be held until that has been seen."""

    def hand_of(self, view: Any) -> Seat | None:
        """Whose hand does what chance does next, as a roll of the dice; None: nobody's."""
        return None

    def decides(self, view: Any) -> str:
        """What the roll that comes next is for, in a sentence; "" for the one of every turn."""
        return ""

    def await_roll(self, seat: Seat | None, roll: Callable[[], object]) -> None:
        """The person on that seat is to roll, and *roll* does it; None: nobody is."""


class TableHelp:
    """What hints, lessons and explanations ask a table."""

    def question(self, view: State) -> State | None:
        """The view in which the person still has to choose: with what is prepared, where the rest is a choice of its
        own. None: all that there is to choose is prepared."""
        return view

    def prepared(self) -> Action | None:
        """What is prepared and would be chosen as a whole, as it is so far; None: nothing is chosen so."""
        return None

    def advise(self, action: Action) -> None:
        """A hint has told what to do. A game may make that easy."""

    def open_places(self) -> Sequence[Spot]:
        """Where something can be done that the table marks in a way of its own, and no glow does: a lesson's card is
        not to cover it."""
        return ()

    def area_of(self, spot: Spot) -> QRectF:
        """The place of a spot, in pixels of the table; empty where there is none."""
        return QRectF()

    def ruling_shown(self) -> str:
        """The ruling that the table names beside a place now; "" for none."""
        return ""

    def explanations(self) -> Sequence[Explanation]:
        """What there is on the table now that one cannot know before it is told, the first to be told first."""
        return ()


class TableClock:
    """A clock that runs beside the game."""

    def hold(self, is_held: bool) -> None:
        """The game is held, or goes on: the clock stands still or runs."""

    def note(self) -> Event | None:
        """What is to be kept of it beside the game, as the time that is left; None: nothing."""
        return None

    def recall(self, note: Event) -> None:
        """What was kept beside the game when it was played last."""


class TableFilms:
    """What is to be seen again at an earlier moment."""

    def looking_back(self) -> Prompt:
        """What is said of an earlier moment; without words, what is said at every table."""
        return Prompt("")

    def kept_moments(self, ledger: Sequence[tuple[Seat, Action]]) -> Collection[int]:
        """The moments of a ledger at which there is something to be seen again, as its lengths then."""
        return ()


class BoardInterface:
    """The traits of a table, and what the program tells it for them."""

    chance = TableChance()
    help = TableHelp()
    clock = TableClock()
    films = TableFilms()

    nobody_won = "hamster-gasp"
    """The drawing at the end of a game that nobody has won."""
    shows_outcome_first = False
    """Whether it shows what has come of a choice before the next one is asked, even in a moment: its hand goes on."""
    kinds: Sequence[str] = ()
    """Who sits on each seat: "person", or a computer player."""
    habits: Mapping[str, str] = {}
    """What people have chosen for all games of this kind, by name; `habit_changed` tells of another choice."""
    explain: Callable[[], object] | None = None
    """Shows all `explanations`, one after the other; None: nobody does that here."""
    is_wanted: Callable[[Action], bool] | None = None
    """Whether the person is told to do this; no other action is marked. None: nothing is told."""
    instead: Prompt | None = None
    """What the person is asked instead of what the rules ask, where a table can do that: its hand lies still then."""
    named_spots: Callable[[], Collection[Any]] = tuple
    """Gives the places that the person is told of, to be marked."""
    viewer: Seat | None = None
    """Whose view is shown; None: what everybody may see."""
    at: int = 0
    """The moment that is shown, as a length of the ledger."""
    story: Callable[[], Iterable[tuple[int, Event]]] | None = None
    """Gives what has happened in the whole game, as the viewer may know it; None: that is not told."""
    state_at: Callable[[int], Any] | None = None
    """Gives the state after so many entries of the ledger, as the viewer may see it; None: it is not known here."""
    is_past: bool = False
    """Whether an earlier moment is shown, at which nothing can be done."""
    tried: tuple[int, Sequence[Rejected]] = (0, ())
    """What a computer player has tried and rejected before a choice, and the moment to which that choice leads."""
    draft: Any = None
    """What the asked person has prepared and not chosen yet; another table of the same game can go on from it."""
    pending_view: Any = None
    """The state that is shown once what happened has been played; None: nothing is played."""

    @property
    def uses_keys(self) -> bool:
        """Whether the person uses keys and no pointer."""
        return False

    def go_on_from(self, old: Any) -> None:
        """Another table of the same match was seen until now, and this one goes on in its place: take over what was
        found out at it, what was prepared, and how it was looked at."""
        self.tried, self.draft = old.tried, old.draft

    def laid_aside(self) -> Any:
        """What the asked person has prepared, for a later table of the same match; None: nothing."""
        return None

    def take_up(self, aside: Any) -> None:
        """What was laid aside at an earlier table of this match is wanted again once the same is asked."""

    def goes_on(self, view: Any, seat: Seat) -> bool:
        """Whether that seat, which has just chosen, goes on at once with what it does: all of it is seen together."""
        return False

    def event_animator(self) -> Animator[Any] | None:
        """How the next events are seen; None: the table only shows what has come of them."""
        return None

    def take_turn(self) -> None:
        """All round the table shows who is asked now: what was decided before and had to wait for it can be chosen."""

    def choice_refused(self) -> None:
        """What was chosen here was not played, whatever the reason: the table goes on as before."""

    def leave(self) -> None:
        """The game is left: what a hand has begun is told, and nothing goes on."""

    def meanwhile(self, view: Any) -> tuple[str, str]:
        """What goes on at that moment while nobody at this screen is asked, in two sentences; ("", ""): nothing of the
        game's own."""
        return "", ""

    @property
    def is_under_way(self) -> bool:
        """Whether the person is in the midst of something that will be an action."""
        return False

    @property
    def begun(self) -> Action | None:
        """What would begin with what the person holds, though the rules have not heard of it; None: nothing is held, or
        the rules know no beginnings."""
        return None

    @property
    def phase_in_hand(self) -> int | None:
        """Which of the game's phases the person is in already by what is in the hand, though the rules have not heard
        of it; None: the one that the rules tell."""
        return None

    def point_out(self) -> None:
        """Somebody has pressed what cannot be chosen yet: point at what is still missing."""

    def story_room(self) -> QRectF:
        """Where the story may always lie on the table, in its pixels; empty: there is no room to spare."""
        return QRectF()

    def notice_room(self) -> QRectF:
        """Where notices may lie on the table, in its pixels; empty: anywhere."""
        return QRectF()

    def keys(self) -> list[tuple[str, str]]:
        """The keys that this table has of its own, and what they do."""
        return []

    def see_tried(self, moment: int, rejected: Sequence[Rejected]) -> None:
        """A computer player has tried this before the choice that leads to that moment."""
        self.tried = moment, rejected
