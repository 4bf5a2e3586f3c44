"""What stands on the postcard of a game that is over, and how it is painted."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainterPath, QPixmap

from hamster_table.engine.catalogue import find
from hamster_table.engine.codec import canonical, to_json
from hamster_table.engine.game import Standing
from hamster_table.engine.kernel import Seat
from hamster_table.engine.match import Match
from hamster_table.models import messages
from hamster_table.models.language import LANGUAGE
from hamster_table.models.record_words import date_words
from hamster_table.models.relative_time import local
from hamster_table.models.session import Session
from hamster_table.models.texts import headed, translate
from hamster_table.views.art import card, materials, people_drawings, sprites
from hamster_table.views.art.theme import theme
from hamster_table.views.game import prompt_text
from hamster_table.views.pages.start import shadow_box

BOARD = QSize(640, 404)
"""How large the table is on the card, in pixels: it has the shape in which tables are drawn small."""
FRAME = 14
"""How thick its wooden frame is, in pixels."""
MOST = 4
"""So many of those who have won together stand on it."""


@dataclass(frozen=True, slots=True)
class Postcard:
    """The words of a card, in the language in force, and the table on it."""

    game: str
    """The id of the game."""
    title: str
    """How it has ended: "Mira wins!"."""
    day: date
    standing: Standing
    names: tuple[str, ...]
    figures: tuple[str, ...]
    """What decided the game, for each seat; "" for nothing."""
    fact: str
    """What was most remarkable; "" for nothing."""
    form: bytes
    """What the table at that moment is drawn from (`Pictures.draw`), as everybody sees it."""

    @property
    def file_name(self) -> str:
        """What its file may be called."""
        return translate("Postcard", "Postcard {date}").format(date=date_words(self.day))

    @property
    def places(self) -> dict[Seat, str]:
        """Everybody's place and name in words, by seat, the best first."""
        order = sorted(range(len(self.names)), key=lambda seat: (self.standing.places[seat], seat))
        words = translate("Finale", "{place}. {name}")
        return {seat: words.format(place=self.standing.told_place(seat), name=self.names[seat]) for seat in order}

    def said(self) -> str:
        """All of it in words: what is pasted where no picture can be, and what a screen reader hears."""
        game = f"{find(self.game).title}, {date_words(self.day)}"
        places = (" · ".join(filter(None, (line, self.figures[seat]))) for seat, line in self.places.items())
        return "\n".join(one for one in (game, self.title, *places, self.fact) if one)


def postcard_of(session: Session, played: str) -> Postcard:
    """The card of the game on the table, which is over, at its most remarkable moment; else at its end. *played*: when
    it was, in ISO 8601; "" for today."""
    match, names = session.match, session.names
    found = match.game.highlights(match) if match.game.highlights else ()
    best = next(iter(found), None)
    moment = best.moment if best is not None else len(match.ledger)
    view = match.game.view(match.state_at(moment), None)
    form = {
        "game": match.game.id,
        "view": to_json(view),
        "names": list(names),
        "kinds": [player.kind for player in session.seating.players],
        "language": LANGUAGE.now,
    }
    return Postcard(
        game=match.game.id,
        title=prompt_text.said_when_over(session, ()).title,
        day=(local(played) if played else datetime.now().astimezone()).date(),
        standing=match.standing,
        names=tuple(names),
        figures=_figures(match),
        fact=messages.sentence(best.fact, names) if best is not None else "",
        form=canonical(form),
    )


def _figures(match: Match) -> tuple[str, ...]:
    """For each seat what decided the game: where there is a sum of some of it, that sum, and what follows it."""
    game, seats = match.game, match.setup.seats
    tallies = game.tallies(match.story, seats) if game.tallies else ()
    titles = game.decided_by[game.decided_by.index(game.total) :] if game.total else game.decided_by
    words = (" · ".join(headed(messages.tr(one), tally.counts[one]) for one in titles) for tally in tallies)
    return tuple(words) or ("",) * seats


def painted(postcard: Postcard, table: QPixmap | None) -> QImage:
    """The card; *table* is the picture of the table, as large as `BOARD`. Without it the game's paper theatre stands
    there."""
    image, look = card.wooden_card(), theme()
    painter = card.painter_of(image)
    frame = QRectF(30, 48, BOARD.width() + 2 * FRAME, BOARD.height() + 2 * FRAME)
    if table is None:
        shadow_box.paint_box(painter, frame, postcard.game)
    else:
        materials.wooden(painter, frame, 18, 4, 31)
        inner, shape = frame.adjusted(FRAME, FRAME, -FRAME, -FRAME), QPainterPath()
        shape.addRoundedRect(inner, 9, 9)
        painter.save()
        painter.setClipPath(shape)
        painter.drawPixmap(inner, table, QRectF(table.rect()))
        painter.restore()
    if postcard.fact:
        strip = QRectF(frame.left() + 18, frame.bottom() - 10, frame.width() - 36, 92)
        materials.paper(painter, strip, 12, 3)
        card.write(painter, strip.adjusted(22, 10, -22, -10), postcard.fact, 25, look.ink)
    sheet = QRectF(712, 66, 454, 498)
    materials.paper(painter, sheet, 16, 3)
    left, width = sheet.left() + 34, sheet.width() - 68
    game = f"{find(postcard.game).title} · {date_words(postcard.day)}"
    top = card.write(painter, QRectF(left, sheet.top() + 26, width, 60), game, 21, look.soft_ink)
    top = card.write(painter, QRectF(left, top + 10, width, 118), postcard.title, 44, look.ink, is_title=True) + 22
    seen = postcard.standing.winners[:MOST]
    size, apart = {1: (150, 150), 2: (104, 104)}.get(len(seen), (84, 60))
    beside = QRectF(sheet.bottomRight(), sheet.bottomRight())
    for n, seat in enumerate(seen):
        beside = QRectF(sheet.right() - 14 - size - apart * n, sheet.bottom() - size - 14, size, size)
        sprites.draw(painter, beside, people_drawings.host_name(seat, "up", postcard.names[seat]))
    step = 54 if len(postcard.names) < 5 else 44
    for seat, line in postcard.places.items():
        painter.drawPixmap(QPointF(left, top), sprites.badge(seat, 38, name=postcard.names[seat]))
        # Beside whoever has won there is less room.
        room = width - 50 if top + step < beside.top() else beside.left() - left - 60
        figures = postcard.figures[seat]
        card.write(painter, QRectF(left + 50, top - 5 if figures else top + 1, room, 38), line, 25, look.ink)
        card.write(painter, QRectF(left + 50, top + 24, room, 22), figures, 16, look.soft_ink)
        top += step
    card.sign(painter, QRectF(left - 660, 586, 300, 36), look.wood_soft_ink)
    painter.end()
    return image
