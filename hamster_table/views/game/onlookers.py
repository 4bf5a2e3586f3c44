"""What a curtain may tell: of everybody at the table, and of what has happened."""

from __future__ import annotations

from hamster_table.engine.kernel import Seat
from hamster_table.models import messages
from hamster_table.models.items.history_model import most_important
from hamster_table.models.seat_control import PERSON
from hamster_table.models.session import Session
from hamster_table.views.game.curtain import CurtainSeat


def onlookers(session: Session) -> list[CurtainSeat]:
    """The seats of a game, and whose secret choice is made."""
    sealed = session.match.state.sealed
    players = enumerate(session.seating.players)
    return [CurtainSeat(player.name, player.kind != PERSON, seat in sealed) for seat, player in players]


def recap(session: Session, seat: Seat) -> list[str]:
    """What was most important since a seat last chose, in sentences that everybody may read."""
    missed = [event for event in session.recap(seat) if event.template and not event.is_heading]
    return [messages.sentence(event, session.names) for event in most_important(missed)]
