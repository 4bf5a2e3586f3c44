"""What a curtain may tell of everybody at the table."""

from __future__ import annotations

from hamster_table.models.seat_control import PERSON
from hamster_table.models.session import Session
from hamster_table.views.game.curtain import CurtainSeat


def onlookers(session: Session) -> list[CurtainSeat]:
    """The seats of a game, and whose secret choice is made."""
    sealed = session.match.state.sealed
    players = enumerate(session.seating.players)
    return [CurtainSeat(player.name, player.kind != PERSON, seat in sealed) for seat, player in players]
