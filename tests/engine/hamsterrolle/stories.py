"""Whole games of Hamsterrolle as texts, so that a change of rules is a readable diff.

They are told of games that were played once: how wood came to rest stands in their ledgers. Tell them anew:
`python -m tests.engine.hamsterrolle.stories`.
"""

from pathlib import Path

from hamster_table import resources
from hamster_table.engine.hamsterrolle.actions import KINDS, Hand, Settle, kind_of
from hamster_table.engine.hamsterrolle.events import TurnBegan, TurnEnded
from hamster_table.engine.match import Match
from hamster_table.engine.messages import named, sentence
from hamster_table.engine.storage.save_file import load

NAMES = ("Alice", "Bob", "Cathleen", "Dave")
SAVES = Path(__file__).parents[2] / "saves"

STORIES = {
    "wood": resources.path("staged", "hamsterrolle.hamster"),
    "two": SAVES / "0.1-hamsterrolle-2-simple-60-end.hamster",
    "shared": SAVES / "0.1-hamsterrolle-3-simple-60-shared-end.hamster",
    "teams": SAVES / "0.1-hamsterrolle-4-simple-60-across-end.hamster",
    "trembling": SAVES / "0.1-hamsterrolle-4-simple-60-on-end.hamster",
}
"""Each story's ledger."""


def path(name):
    """Where a story is kept."""
    return Path(__file__).parent / "told" / f"{name}.txt"


def story(name):
    """A game told from start to end."""
    whole = load(STORIES[name])
    match = Match(whole.game, whole.setup, whole.seed)
    lines = [f"{whole.game.title}, {whole.setup.seats} seats, seed {whole.seed}", *told(match, 0)]
    for seat, action in whole.ledger:
        match.play(seat, action)
        lines += [f"{named(seat, NAMES)}: {deed(action)}", *told(match, len(match.ledger))]
    return "\n".join([*lines, "", f"Places: {match.standing.places}. {match.standing.why}", ""])


def told(match, entry):
    """What came of an entry; at the end of a turn with what everybody has left."""
    for at, event in match.story:
        if at != entry:
            continue
        if isinstance(event, TurnBegan):
            yield ""
        if told := sentence(event, NAMES):
            yield f"    {told}"
        if isinstance(event, TurnEnded):
            left = ", ".join(f"{name} {pieces}" for name, pieces in zip(NAMES, event.left, strict=False))
            yield f"        left: {left}; window from {match.state.reference}; rolled {event.angle / 100:.0f} degrees"


def deed(action):
    """What was done, without the numbers of wood."""
    name = type(action).__name__
    if isinstance(action, Hand):
        return f"{name} {KINDS[kind_of(action.piece)]}, compartment {action.compartment}"
    if isinstance(action, Settle):
        return f"{name}, {len(action.poses)} lie"
    return str(action)


if __name__ == "__main__":
    for name in STORIES:
        path(name).parent.mkdir(exist_ok=True)
        path(name).write_text(story(name), "utf-8")
