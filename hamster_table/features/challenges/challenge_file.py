"""Challenges: one game with its luck and its computer players, which several people play one after the other.

A challenge file says which game, who sits where, the options and the seed; its person has no name. Whoever takes it up
plays that game from its beginning. Chance draws from streams of the seed (`Match.luck`), so that the seventh roll is
the same for everybody, whatever they did before it; and so do computer players, by how often they have chosen.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hamster_table import __version__
from hamster_table.engine.catalogue import games
from hamster_table.engine.codec import canonical
from hamster_table.engine.game import PROGRAM, Game
from hamster_table.engine.i18n import N_, Phrase
from hamster_table.engine.kernel import Seat
from hamster_table.engine.match import Match
from hamster_table.engine.shared_luck import SHARED
from hamster_table.engine.storage import envelope
from hamster_table.engine.storage.annotations import Note, Tempers, written
from hamster_table.engine.storage.atomic_file import read_at_most
from hamster_table.engine.storage.envelope import Chair, Word
from hamster_table.engine.storage.save_file import (
    PlayerInfo,
    SaveError,
    normalize_seats,
    reading_error,
    sanitize_text,
    write_content,
)
from hamster_table.engine.tempers import CHOICES, TEMPERED
from hamster_table.models.tempers import chosen_of

SUFFIX = ".hamster-challenge"
LIMIT = 256 * 1024
"""The most bytes a file may have."""
TITLE_LENGTH = 60
"""The most letters of a title."""
SEED_LENGTH = 60
"""The most letters of a seed."""
PERSON = "person"
VERSION = 1
"""The version of the format."""
_MARK = b'"hamster_challenge"'
WRONG = N_("{key} is not what it may be")
_PLACE = re.compile(r"`\$\.?([^`]+)`")
_FIELD = re.compile(r"field `([^`]*)`")
"""How msgspec names a place in the file, and a key of an object there."""
SENTENCES = {
    "no-challenge": N_("This file is not a Hamster Table challenge."),
    "mistake": N_("There is a mistake in this challenge: {how}."),
    "older-rules": N_(
        "This challenge is for older rules of {game}, by which it can no longer be played. Make a new one."
    ),
    "one-person": N_("A challenge is for exactly one person against the program's own computer players."),
}
"""The English sentence of each error code, its braces to be filled with facts."""


class ChallengeError(SaveError):
    """A file is no challenge that can be played, or there can be none: a code of `SENTENCES`."""

    sentences = SENTENCES


class _Form(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All that stands in a file."""

    hamster_challenge: Literal[1]
    game: Word
    rules: Annotated[int, Meta(ge=1, le=1_000_000)]
    seats: Annotated[list[Chair], Meta(min_length=2, max_length=5)]
    seed: Annotated[str, Meta(min_length=1, max_length=SEED_LENGTH)]
    setup: Annotated[dict[Word, Annotated[str, Meta(max_length=4_000)]], Meta(max_length=40)] = {}
    temper: Word = ""
    title: Annotated[str, Meta(max_length=TITLE_LENGTH)] = ""
    app: Annotated[str, Meta(max_length=64)] = ""


class _Stamp(msgspec.Struct, frozen=True):
    """What is read first of any version."""

    hamster_challenge: int
    app: str = "?"


@dataclass(frozen=True, slots=True)
class Challenge:
    """A game with its luck and its computer players, for one person at a time."""

    game: str
    """The id of the game."""
    rules: int
    """The version of its behaviour."""
    seats: tuple[PlayerInfo, ...]
    """Who sits where; just one of them is a person, without a name."""
    seed: str
    setup: Mapping[str, str]
    """All options by key."""
    temper: str = ""
    """What was chosen for its computer players (`Tempers`); "" for none."""
    title: str = ""
    app: str = __version__
    """The version of the program that it was made with: computer players of another one may play otherwise."""

    @property
    def seat(self) -> Seat:
        """Where its person sits."""
        return next(seat for seat, player in enumerate(self.seats) if player.kind == PERSON)

    @property
    def key(self) -> str:
        """What tells it from all others: a hash of what decides how it is played, and not of names and titles."""
        kinds = [player.kind for player in self.seats]
        decides = [self.game, self.rules, dict(self.setup), kinds, self.seed, *filter(None, [self.temper])]
        return hashlib.blake2b(canonical(decides), digest_size=8).hexdigest()

    @property
    def notes(self) -> str:
        """The notes with which its games begin."""
        return written([(0, Tempers(self.temper))]) if self.temper else ""

    def players(self, name: str) -> tuple[PlayerInfo, ...]:
        """Who sits where when somebody of that name plays."""
        own = (replace(one, name=name) if one.kind == PERSON else one for one in self.seats)
        return normalize_seats(own, len(self.seats))

    def match(self) -> Match:
        """The game, before its first entry."""
        return Match.new(self.game, len(self.seats), self.setup, SHARED + self.seed)


def challenge_of(
    match: Match, players: tuple[PlayerInfo, ...], notes: Sequence[Note] = (), title: str = ""
) -> Challenge:
    """The challenge that a match with such notes is played for, by those who sit there."""
    seats = tuple(PlayerInfo("") if one.kind == PERSON else one for one in players)
    setup, seed = match.setup.chosen(), match.seed.removeprefix(SHARED)
    temper = temper_of(match.game, players, notes)
    return Challenge(match.game.id, match.game.rules, seats, seed, setup, temper, title)


def temper_of(game: Game, players: Sequence[PlayerInfo], notes: Sequence[Note]) -> str:
    """What was chosen for those of the players who may have a temper; "" where nobody has one."""
    return chosen_of(notes) if game.tempers and any(one.kind in TEMPERED for one in players) else ""


def is_for_one_person(players: Sequence[PlayerInfo]) -> bool:
    """Whether one person plays against computer players that are the same everywhere."""
    return sum(one.kind == PERSON for one in players) == 1 and not any(one.kind.startswith(PROGRAM) for one in players)


def make(
    game: Game,
    players: tuple[PlayerInfo, ...],
    setup: Mapping[str, str],
    seed: str,
    title: str,
    notes: Sequence[Note] = (),
) -> Challenge:
    """A new challenge, of a game that begins with such notes. Raises `ChallengeError` ("one-person") unless it is for
    one person."""
    if not is_for_one_person(players):
        raise ChallengeError("one-person")
    match = Match.new(game, len(players), setup, SHARED + (sanitize_text(seed, SEED_LENGTH) or "1"))
    return challenge_of(match, players, notes, sanitize_text(title, TITLE_LENGTH))


def write(challenge: Challenge, path: Path) -> None:
    """Write it to a file. Raises `SaveError`."""
    write_content(path, pack(challenge))


def is_challenge(path: Path) -> bool:
    """Whether a file holds a challenge, as far as a glance tells; by its name only where it holds no game either."""
    try:
        content = read_at_most(path, LIMIT)
    except (OSError, ValueError):
        content = b""
    return _MARK in content or (path.suffix == SUFFIX and envelope.MARK not in content)


def read(path: Path) -> Challenge:
    """The challenge in a file. Raises `SaveError` for a file that is wrong in any way."""
    try:
        content = read_at_most(path, LIMIT)
    except (OSError, ValueError) as error:
        raise reading_error(error) from error
    return unpack(content)


def pack(challenge: Challenge) -> bytes:
    """The content of a file."""
    form = {
        "hamster_challenge": VERSION,
        "game": challenge.game,
        "rules": challenge.rules,
        "seats": [{"name": one.name, "kind": one.kind} for one in challenge.seats],
        "seed": challenge.seed,
        "setup": dict(challenge.setup),
        "title": challenge.title,
        "app": challenge.app,
    }
    if challenge.temper:
        form["temper"] = challenge.temper
    return canonical(form) + b"\n"


def unpack(content: bytes) -> Challenge:
    """The challenge in the content of a file. Raises `SaveError`."""
    if len(content) > LIMIT or _MARK not in content:
        raise ChallengeError("no-challenge")
    try:
        bare = envelope.without_white_space(content)
        stamp = msgspec.json.decode(bare, type=_Stamp)
        if stamp.hamster_challenge > VERSION:
            raise SaveError("newer", app=sanitize_text(stamp.app[:20]))
        form = msgspec.json.decode(bare, type=_Form)
    except msgspec.ValidationError as error:
        raise ChallengeError("mistake", how=_mistake(str(error))) from error
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise ChallengeError("mistake", how=_no_json(content)) from error
    game = games().get(form.game)
    if game is None:
        raise SaveError("no-game", game=sanitize_text(form.game))
    if form.rules > game.rules:
        raise SaveError("newer-rules", game=game.title)
    if form.rules < game.rules:
        raise ChallengeError("older-rules", game=game.title)
    return replace(_made(form, game), app=sanitize_text(form.app))


def _mistake(error: str) -> Phrase:
    """What msgspec finds wrong, for who has written the file by hand."""
    place, field = _PLACE.search(error), _FIELD.search(error)
    key = ".".join(sanitize_text(found[1]) for found in (place, field) if found)
    if error.startswith("Object missing"):
        return Phrase(N_("{key} is missing"), key=key)
    if error.startswith("Object contains unknown"):
        return Phrase(N_("{key} means nothing in it"), key=key)
    return Phrase(WRONG, key=key) if key else Phrase(N_("it is no JSON object"))


def _no_json(content: bytes) -> Phrase:
    """Where the bytes are no JSON any more."""
    try:
        json.loads(content)
    except json.JSONDecodeError as error:
        return Phrase(N_("it is no JSON from line {line} on"), line=error.lineno)
    except UnicodeDecodeError as error:
        return Phrase(N_("it is no JSON from line {line} on"), line=content.count(b"\n", 0, error.start) + 1)
    except (ValueError, RecursionError):
        pass
    return Phrase(N_("it is no JSON object"))


def _made(form: _Form, game: Game) -> Challenge:
    names: list[Any] = [PlayerInfo("" if one.kind == PERSON else one.name, one.kind) for one in form.seats]
    try:
        if form.temper not in CHOICES:
            raise ChallengeError("mistake", how=Phrase(WRONG, key="temper"))
        notes = [(0, Tempers(form.temper))] if form.temper else []
        return make(game, normalize_seats(names, len(names)), form.setup, form.seed, form.title, notes)
    except SaveError:
        raise
    except ValueError as error:
        raise SaveError("set-up", game=game.title) from error
