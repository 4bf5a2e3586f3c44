"""How a whole game becomes a text: each entry of the ledger with the events it caused.

The module of a game has `PLAYTHROUGHS`, a `Source` or the path of a saved game for each name, and `STYLE`.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from pathlib import Path

from hamster_table.engine.kernel import CHANCE, Action, Event
from hamster_table.engine.match import Match
from hamster_table.engine.messages import field_annotations, named, sentence
from hamster_table.engine.storage.save_file import load

NAMES = ("Alice", "Bob", "Cathleen", "Dave", "Eve")


@dataclass(frozen=True)
class Source:
    """A game in which every seat acts at random."""

    game: str
    seats: int
    seed: str
    setup: dict[str, str] = dataclass_field(default_factory=dict)


@dataclass(frozen=True)
class Style:
    """What the text of one game has of its own."""

    heading: type[Event]
    """The event before which an empty line stands."""
    field: Callable[[str, object], str] = lambda kind, value: str(value)
    """A field of an action as text, from its annotation and value."""
    action: Callable[[Action], str] | None = None
    """A whole action as text, where its fields would be too many."""
    suffix: Callable[[Event], str] = lambda event: ""
    """What stands behind the sentence of an event."""
    details: Callable[[Match, Event], Iterable[str]] = lambda match, event: ()
    """The lines below an event: how the game stands."""


def transcript(game, name):
    """The text of a playthrough, from set-up to standing."""
    source, style = game.PLAYTHROUGHS[name], game.STYLE
    match, plays = replayed(source) if isinstance(source, Path) else played(source)
    setup = ", ".join(f"{key} {value}" for key, value in match.setup.chosen().items() if value)
    lines = [f"{match.game.title}, {match.setup.seats} seats, seed {match.seed}", setup, *events(match, style)]
    for _ in plays:
        seat, action = match.ledger[-1]
        lines += [f"{named(seat, NAMES)}: {describe(action, style)}", *events(match, style)]
    return "\n".join([*lines, "", f"Places: {match.standing.places}. Digest: {match.digest}.", ""])


def played(source):
    """A new match, and a generator that plays one entry at a time at random."""
    match = Match.new(source.game, source.seats, source.setup, seed=source.seed)
    return match, random_plays(match, random.Random(source.seed))


def random_plays(match, rng):
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, any_action(match.actions(seat), rng))
        yield


def any_action(actions, rng):
    """A kind of action first and then one of it, so that much happens; independent of the order of *actions*."""
    kind = rng.choice(sorted({type(action).__name__ for action in actions}))
    return rng.choice(sorted((action for action in actions if type(action).__name__ == kind), key=repr))


def replayed(file):
    """A match at its start, and a generator that plays the ledger of a saved game one entry at a time."""
    saved = load(file)
    match = Match(saved.game, saved.setup, saved.seed)
    return match, (match.play(seat, action) for seat, action in saved.ledger)


def describe(action, style):
    """What an action chooses."""
    if style.action:
        return style.action(action)
    values = ", ".join(
        style.field(kind, getattr(action, name)) for name, kind in field_annotations(type(action)).items()
    )
    return f"{type(action).__name__} {values}".rstrip()


def events(match, style):
    """The events of the last entry, or before the first one."""
    for entry, event in match.story:
        if entry != len(match.ledger):
            continue
        if isinstance(event, style.heading):
            yield ""
        if text := sentence(event, NAMES):
            yield f"    {text}{style.suffix(event)}"
        yield from (f"        {line}" for line in style.details(match, event))
