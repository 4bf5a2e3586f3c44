"""The page of a game: frame, table and curtain, and the wires between them and the session."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hamster_table.engine.game import Standing
from hamster_table.engine.kernel import CHANCE, REFUSALS, Action, Event, Refusal, Seat, State, Step, waiting
from hamster_table.engine.match import Frame
from hamster_table.models import messages
from hamster_table.models.autoplay_timer import AutoplayTimer
from hamster_table.models.guard import guard
from hamster_table.models.seat_control import chooses_in_secret
from hamster_table.models.session import Session
from hamster_table.models.table_languages import next_person
from hamster_table.models.texts import translate
from hamster_table.views import feature
from hamster_table.views.art.theme import APPEARANCE
from hamster_table.views.board.animation_player import AnimationPlayer
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.interface import BoardInterface
from hamster_table.views.board.table_keys import give_keys, takes_enter
from hamster_table.views.board.tables import table_for
from hamster_table.views.game import prompt_text, timeline_marks
from hamster_table.views.game.curtain import Curtain, curtain_seats, missed_by
from hamster_table.views.game.finale import Finale
from hamster_table.views.game.game_frame import GameFrame
from hamster_table.views.game.hand_roll import HandRoll
from hamster_table.views.game.prompt_speech import PromptSpeech
from hamster_table.views.game.rules_beside import RulesBeside
from hamster_table.views.game.undo import Undo, undone_words
from hamster_table.views.text.plain_text import show_tool_tip
from hamster_table.views.widgets.keyboard import number_pressed
from hamster_table.views.widgets.layouts import place_in, spaced
from hamster_table.views.widgets.overlays import NoticeBar, UndoConsentDialog
from hamster_table.views.widgets.presses import PRESSES
from hamster_table.views.widgets.prompt_bar import Bubble, ButtonSpec
from hamster_table.views.widgets.speech import announce, in_one_breath

if TYPE_CHECKING:
    from hamster_table.views.game.history_panel import StoryPage


class GamePage(QWidget):
    """A game on its table. It shows what the session tells and hands it what people do; it decides nothing."""

    home = Signal()
    again = Signal()
    """The same game once more, with the same people."""
    rail = Signal(str)
    """What leads elsewhere: "help" of the rail, or a page that is offered at the end."""
    menu = Signal()
    why_wanted = Signal(int)
    """(seat): somebody wants to know why the computer player there chose what it chose last."""
    computer_wanted = Signal(int)
    """(seat): a computer player is to play for a person who is not here."""
    moment_deed = Signal(object)
    """A `MomentDeed` is to be done at the moment that is shown."""
    pace_menu = Signal()
    save_wanted = Signal()
    habit_changed = Signal(str, str, str)
    """(name, game, choice): what somebody has chosen for all games of that kind."""
    announced = Signal(str)
    """What a screen reader is told of what has happened, as far as the viewer may know it."""
    _shown_to: Seat | None = None
    """Whose view the table shows; None: that of everybody."""
    _agreement: UndoConsentDialog | None = None
    """What asked last whether all agree to undo something."""
    _how_far: tuple[str, int] = "", 0
    """What was said last of an undo that took more back, and how much could be done again then."""
    _is_for_keys: bool = False
    """Whether the prompt is worded for whoever uses keys."""

    def __init__(
        self,
        session: Session,
        seconds: float = 1.0,
        by_hand: bool = False,
        size: QSize | None = None,
        before: BoardInterface | None = None,
    ) -> None:
        """*seconds* lie between steps; *by_hand*: people roll their dice themselves; *size*: that it will have when it
        is shown, so that the table is laid out for that at once; *before*: the table of the game until now."""
        super().__init__()
        self.session = session
        self.frame = GameFrame(self)  # before the table: it hears first of another look, and gives the table its room
        self.table = table_for(session.match.game)
        self.table.story = session.story
        self.table.state_at = session.view
        if before is not None:
            self.table.go_on_from(before)
        for _, note in session.notes:
            self.table.clock.recall(note)
        self.animation_player = AnimationPlayer(self.table, self._show_outcome, self)
        self.frame.set_table(self.table)
        self.undo = Undo(session, self.table)
        self.frame.timeline.find_marks = lambda: timeline_marks.marks_of(session)
        self.rules = RulesBeside(session, self.frame, self.table)
        self.curtain = Curtain(self)
        self.curtain.hide()
        self.prompt_speech = PromptSpeech(self.frame.prompt_bar, session, self.curtain, self.table)
        self.notice = NoticeBar(self, self.notice_room)
        self.bubble = Bubble(self)
        self._story: StoryPage | None = None
        self._question: tuple[object, ...] | None = None
        """What people are asked: at what moment, and whom; None: nobody is."""
        self._has_told_of_hurry = False
        self._outcome = ""
        """What was told last of what is played now, as a sentence."""
        self._unshown: list[Frame[State]] = []
        """What has happened while a computer goes on with what it does: it is shown when that is done."""
        self._is_outcome_shown = False  # whether the table shows what has come of it all, and asks nobody yet
        self._is_laying_out = False
        """Whether the table is shown a view just now: what is round it, the prompt too, is shown when it is there."""
        self.told: State
        """The moment that everything round the table tells of: the last one that has been seen."""
        self.hand_roll = HandRoll(session, self.animation_player, self.table, by_hand, self)
        self.speak_to: Callable[[Seat], bool] = lambda seat: False
        """Lets the program speak as a seat wants it; whether another page was made for that, which takes over."""
        self.pace = AutoplayTimer(
            session, self._is_idle, self, lambda: self.hand_roll.seat is not None, self._turns_away
        )
        self.pace.seconds = seconds
        column = spaced(QVBoxLayout(self), margins=(0, 0, 0, 0))
        column.addWidget(self.frame)
        self.finale = Finale(self, session, self.table.nobody_won)
        self._connect_session()
        self._connect_frame()
        self._connect_finale()
        if size is not None:
            self.resize(size)
            self.frame.take_room(size)
        self.sync()

    def set_habits(self, habits: Mapping[str, str]) -> None:
        """Set what the people have chosen for all games of this kind, by their names as they typed them."""
        seats = zip(self.session.names, self.session.seating.players, strict=True)
        self.table.habits = {name: habits[player.name] for name, player in seats if player.name in habits}

    def _choose_habit(self, name: str, choice: str) -> None:
        """Somebody at the table, by the name that is shown, has chosen something for all games of this kind."""
        player = self.session.seating.players[self.session.names.index(name)]
        self.habit_changed.emit(player.name, self.session.match.game.id, choice)

    def notice_room(self) -> QRect:
        """Where notices may lie: below the bar with its buttons, over nothing that the table wants to be seen."""
        room = self.table.notice_room() if isinstance(self.table, BoardInterface) else QRectF()
        return room.toAlignedRect().translated(self.table.pos()) if room.isValid() else self.table.geometry()

    def leave(self) -> None:
        """Leave the game for good: keep its note, and stop the session and all that moves."""
        self.pace.stop()
        self._note()  # while the session still takes it
        self.table.leave()
        self.session.stop()
        self.animation_player.stop()

    def look_back(self) -> None:
        """Open the strip for going back through the game."""
        self.frame.bar.clock.setChecked(True)

    def _replay(self) -> None:
        """Show the game from its first moment on."""
        self.look_back()
        self.session.look_at(0)

    def settled(self) -> None:
        """The table shows what happened: everything round it does too, and what comes next may come."""
        view = self.session.view()
        if not self._leaves_to(self.hand_roll.waits_for(view)):
            # Where the table asks nobody any more, what it has asked must not be offered any longer.
            if self._is_outcome_shown or not self._comes_with_question:
                self._sync_around(view)
            self._is_outcome_shown = False
            self.pace.schedule()

    def sync(self) -> None:
        """Show everything as the session has it now."""
        view = self.session.view()
        self._show_view(view)
        self._sync_around(view)
        self.table.take_turn()

    def _sync_around(self, view: State) -> None:
        """Show everything but the table as the session has it now."""
        self.told = view
        self.hand_roll.look(view)
        self._sync_frame(view)
        self._sync_story()
        self.rules.follow()
        self._show_prompt()

    def open_story(self) -> None:
        """Show what has happened, on the rail's sheet; a line leads back to its moment."""
        if self._story is None:
            from hamster_table.views.game.history_panel import StoryPage

            self._story = StoryPage()
            self._story.go_to.connect(self.session.look_at)
            self._story.rule_asked.connect(self.open_rules)
        self._sync_story()
        self.frame.open_sheet("story", self._story)

    def open_rules(self, place: str = "") -> None:
        """Show the rules on the rail's sheet: at a ruling or a chapter, or where the game is."""
        self.rules.open(place)

    def _sync_story(self) -> None:
        self.frame.tell_story(self.session, self.table, self._story)

    @property
    def _comes_with_question(self) -> bool:
        """Whether a person is asked in a moment: the question shows all that has happened too, so that it is laid out
        once."""
        # What one alone has seen is taken away at once; and without motion what has changed is framed where it lies.
        is_open = self._shown_to == self.session.shown_to and not APPEARANCE.reduce_motion
        return is_open and not self.table.shows_outcome_first and self._is_idle() and self.session.asks_next

    def _show_outcome(self, view: State) -> None:
        """Show what has come of all that was played."""
        self._is_outcome_shown = not self._comes_with_question
        if self._is_outcome_shown:
            self._show_view(view)

    def _show_view(self, view: State) -> None:
        session = self.session
        asked = None if session.is_past else session.asked_seat
        self.told, self._shown_to = view, session.shown_to
        self.table.at, self.table.is_past = session.at, session.is_past
        self.table.kinds = [player.kind for player in session.seating.players]
        self._is_laying_out = True
        self.table.show_view(view, session.names, session.shown_to, asked)
        self._is_laying_out = False

    # Wires

    def _connect_session(self) -> None:
        session = self.session
        self.animation_player.told.connect(self._tell)
        self.animation_player.idle.connect(self.settled)
        session.happened.connect(self._happened)
        session.asked.connect(self._asked)
        session.hand_over.connect(self._hand_over)
        session.refused.connect(self._refused)
        session.hurried.connect(self._hurried)
        session.tried.connect(self.table.see_tried)
        session.over.connect(self._over)
        session.changed.connect(self._changed)
        session.covered.connect(self._close_own_sheet)
        session.agreement_wanted.connect(self._ask_agreement)
        session.undone.connect(self._say_what_is_undone)
        session.kept.connect(self._kept)
        self.hand_roll.changed.connect(self.settled)
        for happening in (session.thinking, session.slow, self.pace.changed):
            happening.connect(self._show_prompt)
        self.pace.changed.connect(self._pace_changed)

    def _connect_frame(self) -> None:
        frame = self.frame
        frame.home.connect(self.home)
        frame.undo.connect(self.undo.undo)
        frame.redo.connect(self.undo.redo)
        frame.menu.connect(self.menu)
        frame.pace.connect(self.pace_menu)
        frame.rail.connect(self._rail)
        frame.prompt_bar.refused.connect(self._say_why_not)
        frame.prompt_bar.asked.connect(self.open_rules)
        frame.travel.connect(self.session.look_at)
        frame.docked.wanted.connect(self._sync_story)
        frame.docked.rule_asked.connect(self.open_rules)
        if not self.session.match.game.chapters:
            frame.rail_buttons["rules"].switch_off(translate("GamePage", "Not available for this game."))
        self.table.chosen.connect(self._chosen)
        self.table.habit_changed.connect(self._choose_habit)
        self.table.noticed.connect(self.notice.say_for_a_while)
        if self.session.chance.source is not None:
            self.table.chance.follow(self.session.chance)
        self.table.prompt_changed.connect(self._show_prompt_of_table)
        if isinstance(self.table, BoardView):
            self.table.enter_moved.connect(self._follow_keys)
        self.table.said.connect(self.notice.say)
        self.table.present_wanted.connect(self._come_to_now)
        self.table.refusing.connect(frame.prompt_bar.dim_gold)
        self.table.ruling_asked.connect(self.open_rules)
        self.curtain.lifted.connect(self.session.accept_handover)
        self.curtain.opened.connect(lambda: give_keys(self.table))
        self.curtain.opened.connect(self._show_prompt)
        self.curtain.absent.connect(self._absent)

    def _connect_finale(self) -> None:
        finale = self.finale
        finale.again.connect(self.again)
        finale.shown.connect(self.rail)
        finale.story.connect(self.open_story)
        finale.replay.connect(self._replay)
        finale.home.connect(self.home)
        finale.said.connect(self._say_aloud)

    # What the session tells

    def _happened(self, frames: list[Frame[State]], view: State) -> None:
        self.hand_roll.end()
        self._unshown += frames
        if self._goes_on(view):
            self.pace.schedule(at_once=True)
        else:
            self._show_what_happened(view)

    def _goes_on(self, view: State) -> bool:
        """Whether a computer goes on at once with what it does, and all of it is shown then."""
        session = self.session
        seat = session.match.ledger[session.length - 1][0]
        is_computer = seat != CHANCE and not session.seating.is_person(seat)
        return is_computer and not self.pace.is_paused and self.table.goes_on(view, seat)

    def _show_what_happened(self, view: State) -> None:
        """Play all that has happened and was not shown yet."""
        frames, self._unshown, self._outcome = self._unshown, [], ""
        self.table.viewer = self.session.shown_to
        self.table.pending_view, self.table.at, self.table.is_past = view, self.session.at, self.session.is_past
        self.animation_player.play(frames, view)
        if not self.animation_player.is_idle:
            self._show_prompt()  # whoever has chosen sees at once that it was taken

    def _tell(self, frames: list[Frame[State]]) -> None:
        """What has come of these events is seen now: tell it round the table too."""
        self.told = frames[-1].state
        said = [messages.sentence(frame.event, self.session.names) for frame in frames]
        self._outcome = next(filter(None, reversed(said)), self._outcome)
        self._say_aloud(in_one_breath(said))
        if not self.animation_player.is_idle:  # else all of it is shown in a moment
            self._tell_where_it_is(self.told)
            self._show_prompt()

    def _say_aloud(self, breath: str) -> None:
        """Let a screen reader say what the viewer may know, in one breath."""
        if breath:
            announce(self.table, breath)
            self.announced.emit(breath)

    def _asked(self, seat: Seat, step: Step[Any, Any]) -> None:
        self.sync()
        if not self.curtain.isVisible():
            give_keys(self.table)

    def _pace_changed(self) -> None:
        """Who pauses sees how it stands."""
        self.table.clock.hold(self.pace.is_paused)
        if self._unshown and self.pace.is_paused:
            self._show_what_happened(self.session.view())

    def _changed(self) -> None:
        self.animation_player.stop()  # what still moves, or was to be shown, belongs to another moment
        self._unshown = []
        self._end_what_is_undone()
        if not self._leaves_to(self.hand_roll.waits_for(self.session.view())):
            self.sync()
            self.pace.schedule()

    def _turns_away(self) -> bool:
        return self._leaves_to(next_person(self.session))

    def _leaves_to(self, seat: Seat | None) -> bool:
        return seat is not None and self.speak_to(seat)

    def _hand_over(self, seat: Seat) -> None:
        session = self.session
        self.sync()
        self._close_own_sheet()
        self.curtain.fall(curtain_seats(session), seat, self._question_to(seat), missed_by(session, seat))

    def _question_to(self, seat: Seat) -> str:
        """What this seat is asked now, as a sentence that everybody may read."""
        step = replace(self.session.match.state.agenda[-1], seats=(seat,))  # a secret step names all its seats
        return messages.prompt(step, self.session.names)

    def _refused(self, refusal: Refusal) -> None:
        why = messages.reason(refusal, {**REFUSALS, **self.session.match.game.refusals}, self.session.names)
        self.frame.prompt_bar.show_prompt(self.session.asked_seat, why, "", self.table.prompt().buttons, refusal.ruling)
        announce(self, self.frame.prompt_bar.accessibleName())

    def _say_why_not(self, why: str, button: QWidget) -> None:
        """Tell in a bubble at a button why it cannot be pressed now, and point at what is missing."""
        presses = self.frame.prompt_bar.buttons
        self.bubble.say(why, "", "", place_in(self, button), [place_in(self, one) for one in presses])
        if button in presses and not button.hasFocus():  # it has a ring then, and nobody could tell where keys go
            self.table.point_out()

    def _over(self, _: Standing) -> None:
        self.sync()
        self.finale.open()

    def _ask_agreement(self, persons: list[Seat]) -> None:
        names = self.session.names
        dialog = self._agreement = UndoConsentDialog(self, persons, names, self._first_said(self.session.to_take_back))
        dialog.agreed.connect(self.session.undo_agreed)
        dialog.closed.connect(self.pace.schedule)

    def _say_what_is_undone(self, seat: Seat, events: list[Event], is_far: bool) -> None:
        """Say how far an undo went that took back more than was seen last; not over a notice that saving fails. Of
        another one a screen reader says that it was done."""
        if not is_far or self.session.failing_since is not None:
            announce(self.table, undone_words())
            return
        what = self._first_said(events)
        # Of a secret choice the story says only that it was made, or what all have chosen.
        if what and not chooses_in_secret(self.session.match.state):
            how_far = translate("GamePage", "{what} Undone, with all that followed.").format(what=what)
        else:
            how_far = translate("GamePage", "{question} All that followed this question is undone.")
            how_far = how_far.format(question=self._question_to(seat))
        self._how_far = how_far, len(self.session.match.undone)
        self.notice.say_for_a_while(how_far)

    def _first_said(self, events: Iterable[Event]) -> str:
        """The sentence of the first of them that has one; "" for none."""
        said = (messages.sentence(event, self.session.names) for event in events if not event.is_heading)
        return next(filter(None, said), "")

    def _end_what_is_undone(self) -> None:
        """Take that notice away, and no other one, once it is no more so: by redo, or by another undo."""
        said, undone = self._how_far
        if self.notice.text == said and len(self.session.match.undone) != undone:
            self.notice.leave()

    def _close_own_sheet(self) -> None:
        """Close the sheet, whose page was made for the viewer before; the rules are for everybody."""
        if self.frame.sheet != "rules":
            self.frame.close_sheet()

    @guard
    def _hurried(self) -> None:
        """Say once that computer players are weaker here than they would be, where it is seen and over nothing else."""
        if self.isVisible() and not (self._has_told_of_hurry or self.notice.isVisible()):
            self._has_told_of_hurry = True
            self.notice.say_for_a_while(
                translate("GamePage", "This computer is busy: its players think less than they would.")
            )

    def _kept(self, _: bool, why: str) -> None:
        if (since := self.session.failing_since) is None:
            self.notice.say_for_a_while(translate("GamePage", "Saving works again. Everything is saved."))
            return
        presses = (
            ButtonSpec(translate("GamePage", "Try again"), self.session.retry_saving),
            ButtonSpec(translate("GamePage", "Save as…"), self.save_wanted.emit, "gold"),
        )
        self.notice.say(prompt_text.said_while_saving_fails(since, why), presses)

    # What people do

    def _rail(self, name: str) -> None:
        if name == "story":
            self.open_story()
        elif name == "rules":
            self.open_rules()
        elif name == "help":
            self.rail.emit(name)

    def _chosen(self, action: Action) -> None:
        entries = len(self.session.match.ledger)
        self._note()  # before the play, with which it is saved
        if self.session.asked_seat is not None:
            self.session.submit(self.session.asked_seat, action)
        if len(self.session.match.ledger) == entries:  # refused, or it came too late
            self.table.choice_refused()

    def _note(self) -> None:
        """Keep beside the game what the table wants to be kept."""
        if (note := self.table.clock.note()) is not None:
            self.session.remember(note)

    def _come_to_now(self) -> None:
        if self.session.is_past:
            self.session.look_at(self.session.length)

    def _absent(self, seat: Seat) -> None:
        """Let the others who may choose now go first; where there are none, say so, and what can be done."""
        session = self.session
        if waiting(session.match.state) != (seat,):
            session.skip_seat(seat)
            self.pace.schedule()
            return
        words = translate("GamePage", "Only {name} can choose now.").format(name=session.names[seat])
        presses = (
            ButtonSpec(translate("GamePage", "Let a computer play on"), partial(self.computer_wanted.emit, seat)),
            ButtonSpec(translate("Finale", "Main menu"), self.home.emit),
        )
        self.notice.say(words, presses)
        self.curtain.opened.connect(partial(self._has_come, words), Qt.ConnectionType.SingleShotConnection)

    def _has_come(self, words: str) -> None:
        """Whoever was waited for is here after all."""
        if self.notice.text == words:
            self.notice.leave()

    def _is_idle(self) -> bool:
        """Whether what happened has been seen; behind another page, or while all are to agree, nothing goes on."""
        is_agreeing = self._agreement is not None and not self._agreement.is_left
        return self.isVisible() and self.animation_player.is_idle and not is_agreeing

    # What is shown round the table

    def _sync_frame(self, view: State) -> None:
        self._tell_where_it_is(view)
        self.frame.set_timeline(self.session.length, self.session.at, self.session.notes)
        self._sync_buttons()

    def _tell_where_it_is(self, view: State) -> None:
        """Tell the round and the step of the turn."""
        game, frame = self.session.match.game, self.frame
        frame.set_title(game.title, prompt_text.said_of_round(game, view))
        phases = [translate("Engine", name) for name in game.phases]
        phase = game.phase(view) if game.phase is not None and view.agenda else -1
        if self.table.phase_in_hand is not None:
            phase = self.table.phase_in_hand
        # Between two steps it is still in the one before.
        if phase is not None and (view.agenda or not self.session.match.waiting):
            frame.set_steps(phases, phase)

    def _sync_undo(self) -> None:
        for button, is_on, why in (
            (self.frame.bar.undo, self.undo.may_undo, translate("GamePage", "There is nothing to undo.")),
            (self.frame.bar.redo, self.undo.may_redo, translate("GamePage", "There is nothing to redo.")),
        ):
            if is_on:
                button.switch_on()
            else:
                button.switch_off(prompt_text.why_nothing_changes(self.session) or why)

    def _sync_buttons(self) -> None:
        self._sync_undo()
        for one in feature.rail():
            if why := one.why_off(self.session):
                self.frame.rail_buttons[one.name].switch_off(why)
            else:
                self.frame.rail_buttons[one.name].switch_on()

    def _show_prompt_of_table(self) -> None:
        """Show what the table asks otherwise now, as by something that was prepared."""
        if not self._is_laying_out:
            self._tell_where_it_is(self.told)
            if self.session.asked_seat is not None:
                self._sync_undo()  # what is prepared is taken back first
            self._show_prompt()

    def _show_prompt(self, *_: object) -> None:
        self._is_for_keys = self.table.uses_keys
        said = self._said()
        self._tell_of_another_question()
        self._show_whose_enter_is()
        self.frame.prompt_bar.show_prompt(said.seat, said.title, said.hint, said.presses)
        self.prompt_speech.follow(said)

    def _follow_keys(self) -> None:
        """Enter may be the table's now, and whoever has taken to keys, or to a pointer, is told what to do with it."""
        self._show_whose_enter_is()
        if self.table.uses_keys != self._is_for_keys:
            self._show_prompt()

    def _show_whose_enter_is(self) -> None:
        self.frame.prompt_bar.lose_enter(takes_enter(self.table))

    def _tell_of_another_question(self) -> None:
        """A press that came for the question before, or that only skipped what was played, answers no other one, and
        stops nothing that goes on by itself once all is answered."""
        session = self.session
        asked, is_over = (session.asked_seat, self.hand_roll.seat), not session.match.waiting
        is_question = is_over or asked != (None, None)
        question = (session.at, session.length, asked, is_over) if is_question else None
        if question != self._question:
            self._question = question
            show_tool_tip(QPoint(), "", self)  # the last one tells of the question before, until the pointer moves
            PRESSES.has_come(self.frame.prompt_bar, for_keys=is_question)
            if is_question:
                PRESSES.has_come(self.table)

    def _said(self) -> prompt_text.PromptContent:
        session, ask_why = self.session, self.why_wanted.emit
        if session.is_saving:
            return prompt_text.said_while_saving()
        if session.is_past:
            return prompt_text.said_while_looking_back(
                session, self.table.films.looking_back(), self.moment_deed.emit, self.table.uses_keys
            )
        if not self.animation_player.is_idle:
            meanwhile = self.table.meanwhile(self.told)
            return prompt_text.said_while_it_is_shown(session, self.pace, meanwhile, self._outcome, ask_why)
        if not session.match.waiting:
            return prompt_text.said_when_over(session, self.finale.presses())
        if session.asked_seat is not None:
            prompt = self.table.prompt()
            hint = prompt.hint_for(self.table.uses_keys)
            return prompt_text.PromptContent(session.asked_seat, prompt.title, hint, tuple(prompt.buttons))
        if session.handover_seat is not None:
            return prompt_text.PromptContent(None, translate("GamePage", "The next player takes over"))
        if self.hand_roll.seat is not None:
            decides = self.table.chance.decides(self.told)
            seat, roll, uses_keys = self.hand_roll.seat, self.hand_roll.roll, self.table.uses_keys
            return prompt_text.said_before_a_roll(seat, session.names, decides, roll, uses_keys)
        meanwhile = self.table.meanwhile(self.told)
        return prompt_text.said_while_it_goes_by_itself(session, self.pace, meanwhile, ask_why)

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit is that of a button, also where no shortcut finds it: on the keypad, or by its place."""
        number = number_pressed(event)
        for button in self.frame.prompt_bar.buttons if number else ():
            if button.key == number and button.isVisible():
                button.press_by_key()
                return
        super().keyPressEvent(event)

    @guard
    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus of the page is that of its table."""
        self.table.setFocus(event.reason())

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """The curtain covers everything."""
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())

    @guard
    def hideEvent(self, event: QHideEvent) -> None:
        """Behind another page no chance goes on by itself: it begins anew later."""
        super().hideEvent(event)
        self.session.chance.forget()

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """This page is in front again: what waited for it goes on."""
        super().showEvent(event)
        self.pace.schedule()
