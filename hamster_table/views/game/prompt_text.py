"""What the prompt bar says about a game: to the person who must choose, and while others are at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from PySide6.QtCore import QLocale, QTime

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import CHANCE, Seat, State
from hamster_table.engine.match import Match
from hamster_table.models import messages, reasons, tempers
from hamster_table.models.autoplay_timer import AutoplayTimer
from hamster_table.models.seat_control import PERSON
from hamster_table.models.session import Session
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.feature import MomentDeed, at_moments
from hamster_table.views.text.plain_text import short
from hamster_table.views.widgets.commands import PAUSE, ROLL, STEP
from hamster_table.views.widgets.prompt_bar import ButtonSpec


@dataclass(frozen=True, slots=True)
class PromptContent:
    """What the prompt bar shows."""

    seat: Seat | None
    """Whose badge it bears; None: nobody's."""
    title: str
    hint: str = ""
    presses: tuple[ButtonSpec, ...] = ()
    """Its buttons, from left to right."""


def said_while_looking_back(
    session: Session, more: Prompt, do: Callable[[MomentDeed], object], uses_keys: bool
) -> PromptContent:
    """The prompt while an earlier moment is shown; *more*: what the table says instead, if anything. *do* does what can
    be done there."""
    # The step stands in the timeline just above.
    what = translate("GamePrompt", "Replay")
    how = translate("GamePrompt", "Your game is untouched.")
    back = ButtonSpec(
        translate("GamePrompt", "Back to the game"), lambda: session.look_at(session.length), "gold", "Escape"
    )
    if more.title:
        return PromptContent(None, more.title, more.hint_for(uses_keys), more.buttons)
    deeds = [
        ButtonSpec(deed.text, partial(do, deed), key=deed.command, disabled_reason=deed.why_not(session, session.at))
        for deed in at_moments()
    ]
    return PromptContent(None, what, how, (*more.buttons, *deeds, back))


def said_of_round(game: Game, view: State) -> str:
    """Which round it is, or what else the game counts; "" before it is counted."""
    number = game.round(view) if game.round is not None else 0
    return translate("Engine", game.round_says).format(number=number) if number else ""


def said_while_saving() -> PromptContent:
    """The prompt while what was played last is still on its way to the disc."""
    return PromptContent(None, translate("GamePrompt", "Saving…"), translate("GamePrompt", "The disk is slow."))


def said_while_saving_fails(since: datetime, why: str) -> str:
    """The sentence about a game that has not been saved since that time."""
    time = QLocale().toString(QTime(since.hour, since.minute), QLocale.FormatType.ShortFormat)
    return translate("GamePage", "Not saved since {time}. {why}").format(time=time, why=why)


def said_before_a_roll(
    seat: Seat, names: Sequence[str], decides: str, roll: Callable[[], object], uses_keys: bool
) -> PromptContent:
    """The prompt while the dice wait for the hand of whoever is to roll them; *decides*: what the roll is for, "" for
    the one of every turn. By keys there is the button only."""
    what = translate("GamePrompt", "{name} rolls").format(name=names[seat])
    how = translate("GamePrompt", "Roll the dice: press the button, click the dice, or flick them over the felt.")
    presses = (ButtonSpec(translate("GamePrompt", "Roll"), roll, "gold", ROLL),)
    hints = (decides,) if uses_keys else (decides, how)
    return PromptContent(seat, what, " ".join(filter(None, hints)), presses)


def why_nothing_changes(session: Session) -> str:
    """Why nothing can be taken back here, whatever was chosen; "" where that is not so."""
    if session.is_closed:
        return translate("GamePage", "This game can only be viewed.")
    if session.is_past:
        return translate("GamePage", "Undo and redo do not work during a replay.")
    return ""


def said_while_it_goes_by_itself(
    session: Session, pace: AutoplayTimer, meanwhile: tuple[str, str], ask_why: Callable[[Seat], object]
) -> PromptContent:
    """The prompt while chance or a computer is next, or a person as soon as all has been shown; *meanwhile*: title and
    hint of the game for chance, "" for the usual ones. *ask_why* asks a computer player about its last choice."""
    seat = session.seating.next_seat(session.match.state)
    presses = _pace_presses(pace)
    if seat is None or seat == CHANCE:
        what, how = meanwhile
        what = what or translate("GamePrompt", "Rolling or drawing…")
        return PromptContent(None, what, " ".join(filter(None, (how, _pace_words(pace)))), presses)
    player, name = session.seating.players[seat], session.names[seat]
    if player.kind == PERSON:
        return PromptContent(
            seat, translate("GamePrompt", "{name} is next").format(name=name), _pace_words(pace), presses
        )
    what = translate("GamePrompt", "{name} is thinking…").format(name=name)
    if session.is_getting_ready:
        what = translate("GamePrompt", "{name} is getting ready…").format(name=name)
    return PromptContent(seat, what, _computer_words(session, seat, pace), (*_why(session, seat, ask_why), *presses))


def said_while_it_is_shown(
    session: Session,
    pace: AutoplayTimer,
    meanwhile: tuple[str, str],
    outcome: str,
    ask_why: Callable[[Seat], object],
) -> PromptContent:
    """The prompt while one sees what the last entry leads to. Of a choice it says whose it was; of chance, what goes on
    until one sees its *outcome*, and then that. What comes next is not said before all is seen."""
    seat, _ = session.match.ledger[session.length - 1]
    what, how = meanwhile
    if seat == CHANCE:
        what, how = (outcome, "") if outcome else (what or translate("GamePrompt", "Rolling or drawing…"), how)
    elif not what:
        what = translate("GamePrompt", "{name} has chosen").format(name=session.names[seat])
        if session.seating.is_person(seat):
            return PromptContent(seat, what, _pace_words(pace), _pace_presses(pace))
        presses = (*_why(session, seat, ask_why), *_pace_presses(pace))
        return PromptContent(seat, what, _computer_words(session, seat, pace), presses)
    return PromptContent(None, what, " ".join(filter(None, (how, _pace_words(pace)))), _pace_presses(pace))


def _computer_words(session: Session, seat: Seat, pace: AutoplayTimer) -> str:
    """Who the computer player is that has the turn, and of which temper."""
    kind = session.who_plays(seat)
    temper, player = tempers.sentence(session.match, session.notes, seat, kind), messages.player_name(kind)
    who = translate("GamePrompt", "{player}, a computer player.").format(player=player)
    return " ".join(filter(None, (f"{player}. {temper}" if temper else who, _pace_words(pace))))


def _why(session: Session, seat: Seat, ask_why: Callable[[Seat], object]) -> tuple[ButtonSpec, ...]:
    """What asks a computer player about its last choice, where there is one that may be told."""
    if reasons.last_choice(session, seat) is None:
        return ()
    return (ButtonSpec(translate("GamePrompt", "Why this?"), partial(ask_why, seat)),)


def said_when_over(session: Session, presses: tuple[ButtonSpec, ...]) -> PromptContent:
    """The prompt of a game that is over, with these buttons."""
    standing = session.match.standing
    what = translate("GamePrompt", "The game is over.")
    if standing.why:
        what = messages.tr(standing.why).format(seat=messages.named(standing.winners, session.names))
    how = seed_words(session.match) if TINKERERS.are_served else ""
    return PromptContent(standing.winners[0] if standing.winners else None, what, how, presses)


def seed_words(match: Match) -> str:
    """The seed, and the fingerprint that the story showed from the beginning: so nobody can have changed the luck."""
    words = translate("GamePrompt", "Seed {seed}, fingerprint {pledge}")
    return words.format(seed=short(match.seed), pledge=match.seed_commitment)


def _pace_words(pace: AutoplayTimer) -> str:
    return translate("GamePrompt", "Paused.") if pace.is_paused else ""


def _pace_presses(pace: AutoplayTimer) -> tuple[ButtonSpec, ...]:
    """Pause, or next step and resume."""
    if not pace.is_paused:
        if not pace.seconds:
            return ()
        return (ButtonSpec(translate("GamePrompt", "Pause"), pace.pause, key=PAUSE),)
    return (
        ButtonSpec(translate("GamePrompt", "Next step"), pace.step, key=STEP),
        ButtonSpec(translate("GamePrompt", "Resume"), pace.resume, "gold", PAUSE),
    )
