"""What is in a film of a game that is over: the table at some moments of it, and what happened there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.codec import canonical, to_json
from hamster_table.models import messages
from hamster_table.models.language import LANGUAGE
from hamster_table.models.people import PEOPLE
from hamster_table.models.session import Session
from hamster_table.views.art.theme import theme

WHOLE_MS, LAST_MS = 30_000, 3_000
"""How long the film of a whole game is, and how much of that its last picture is seen."""
MOST, SHORTEST_MS, LONGEST_MS = 120, 200, 1_000
"""The most pictures of a film, and how long each is seen at least and at most."""
BEFORE, AFTER, MOMENT_MS = 8, 2, 900
"""So many entries of the ledger before and after its deciding moment a short film shows, and each for how long."""


@dataclass(frozen=True, slots=True)
class Film:
    """A film to be made."""

    form: bytes
    """All that is needed to draw it, as JSON for the process that does so."""
    pictures: int
    """How many there are in it."""


def film_of_moment(session: Session) -> Film:
    """The film of the most remarkable moment of the game on the table, which is over; else of its end."""
    match = session.match
    found = match.game.highlights(match) if match.game.highlights else ()
    moment = next((one.moment for one in found), len(match.ledger))
    first, last = max(0, moment - BEFORE), min(len(match.ledger), moment + AFTER)
    return _film(session, range(first, last + 1), MOMENT_MS)


def film_of_game(session: Session) -> Film:
    """The film of the whole game on the table, which is over; of long games not every moment is in it."""
    length = len(session.match.ledger)
    moments = sorted({round(n * length / (MOST - 1)) for n in range(MOST)}) if length >= MOST else range(length + 1)
    each = (WHOLE_MS - LAST_MS) // max(1, len(moments) - 1)
    return _film(session, moments, max(SHORTEST_MS, min(LONGEST_MS, each)))


def _film(session: Session, moments: Sequence[int], shown: int) -> Film:
    match, names = session.match, session.names
    said = ((at, messages.sentence(event, names)) for at, event in match.story_of(None))
    told = {at: words for at, words in said if words}
    captions, before = [], -1
    for moment in moments:
        last = next((at for at in range(moment, before, -1) if at in told), None)
        captions.append("" if last is None else told[last])
        before = moment
    form = {
        "game": match.game.id,
        "views": [to_json(match.game.view(match.state_at(moment), None)) for moment in moments],
        "captions": captions,
        "names": list(names),
        "kinds": [player.kind for player in session.seating.players],
        "faces": PEOPLE.now.faces,
        "language": LANGUAGE.now,
        "theme": theme().name,
        "shown": shown,
        "last": LAST_MS,
    }
    return Film(canonical(form), len(moments))
