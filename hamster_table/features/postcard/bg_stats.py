"""A play as a link for BG Stats, an app that logs plays: opened where that is, it shows the play before it keeps it.

The form is the one that its maker publishes for other programs ("Push plays to BG Stats from other apps or websites",
bgstatsapp.com/support). Nothing is sent from here: whoever copies the link decides where it goes.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from urllib.parse import quote

from hamster_table.engine.messages import as_typed
from hamster_table.models.relative_time import local
from hamster_table.models.seat_control import PERSON
from hamster_table.models.seat_names import name_key
from hamster_table.models.session import Session

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="


def play_link(session: Session, played: str) -> str:
    """The link for the game on the table, which is over. *played*: when it was, in ISO 8601; "" for now.

    It has places and no points: what decides a game here is more than one number, and often the smallest wins.
    """
    match, standing = session.match, session.match.standing
    ended = local(played) if played else datetime.now(UTC)
    seats = zip(session.names, session.seating.players, strict=True)
    players = [
        {
            "name": as_typed(name),
            "sourcePlayerId": name_key(player.name) if player.kind == PERSON else f"computer {player.kind}",
            "rank": standing.told_place(seat),
            "winner": seat in standing.winners,
        }
        for seat, (name, player) in enumerate(seats)
    ]
    play = {
        "sourceName": "Hamster Table",
        "sourcePlayId": match.digest,
        "playDate": ended.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "game": {"name": match.game.title, "sourceGameId": match.game.id, "highestWins": True, "noPoints": True},
        "players": players,
    }
    return ADDRESS + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")), safe="")
