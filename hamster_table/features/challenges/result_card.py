"""What is sent of the game of the day to those who play it too: its result, and nothing that would help them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QMimeData, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from hamster_table.engine.catalogue import find
from hamster_table.engine.game_records import Record
from hamster_table.features.challenges.challenge_file import Challenge
from hamster_table.features.challenges.game_of_the_day import Day, day_of, today
from hamster_table.features.challenges.make_page import title_of
from hamster_table.models import messages
from hamster_table.models.record_words import length_words
from hamster_table.models.texts import headed, translate
from hamster_table.views.art import card, materials, sprites
from hamster_table.views.art.theme import APPEARANCE, font, theme
from hamster_table.views.pages.start import shadow_box

SHOWN = 14
"""So many days are shown."""
MEDALS = ("🥇", "🥈", "🥉")


def place_words(record: Record, seat: int) -> str:
    """How somebody has come out: "Place 1 of 3"."""
    words = translate("Challenge", "Place {place} of {seats}")
    # Where nobody has won, the game itself is one of those that have places.
    return words.format(place=record.told_place(seat), seats=len(record.places) + record.are_beaten)


def figures_words(record: Record, seat: int) -> str:
    """What has decided the game, and how long it was."""
    game = find(record.game)
    counts = next((tally.counts for tally in record.tallies if tally.seat == seat), {})
    figures = [headed(messages.tr(title), counts[title]) for title in game.decided_by if title in counts]
    return " · ".join([*figures, length_words(game.length_says, record.rounds)])


def lines(challenge: Challenge, record: Record, days: Sequence[Day]) -> str:
    """The result as a few lines of text."""
    medals = {one.day: MEDALS[min(one.place, len(MEDALS)) - 1] for one in days}
    row = " ".join(medals.get(day, "·") for day in _shown_days(_until(challenge)))
    place = headed(find(challenge.game).title, place_words(record, challenge.seat))
    return "\n".join((title_of(challenge), place, figures_words(record, challenge.seat), row))


def for_clipboard(challenge: Challenge, record: Record, days: Sequence[Day]) -> QMimeData:
    """The lines and the picture: what is pasted into takes what it can."""
    data = QMimeData()
    data.setText(lines(challenge, record, days))
    data.setImageData(picture(challenge, record, days))
    return data


def picture(challenge: Challenge, record: Record, days: Sequence[Day]) -> QImage:
    """The result as a picture."""
    image, look = card.wooden_card(), theme()
    painter = card.painter_of(image)
    shadow_box.paint_box(painter, QRectF(36, 36, 500, 558), challenge.game)
    sheet = QRectF(508, 66, 656, 498)
    materials.paper(painter, sheet, 16, 3)
    left, width = sheet.left() + 40, sheet.width() - 80
    card.write(painter, QRectF(left, 100, width, 40), title_of(challenge), 24, look.soft_ink)
    card.write(painter, QRectF(left, 142, width, 76), find(challenge.game).title, 46, look.ink, is_title=True)
    place = QRectF(left, 240, 400, 100)
    card.write(painter, place, place_words(record, challenge.seat), 62, look.ink, is_title=True)
    card.write(painter, QRectF(left, 352, width, 70), figures_words(record, challenge.seat), 24, look.soft_ink)
    # For the others, tomorrow is another day.
    cheers = challenge.seat in record.winners
    sprites.draw(painter, QRectF(960, 190, 170, 170), "hamster-cheer" if cheers else "hamster-rust")
    paint_days(painter, QRectF(left, sheet.bottom() - 126, width, 40), days, _until(challenge))
    card.sign(painter, QRectF(left, sheet.bottom() - 62, width, 40), look.soft_ink)
    painter.end()
    return image


def paint_days(painter: QPainter, room: QRectF, days: Sequence[Day], until: date) -> None:
    """A row of beads, one for each day up to this one: the place, or a ring where nobody played."""
    look, played = theme(), {one.day: one for one in days}
    step, size = room.width() / SHOWN, min(room.height(), room.width() / SHOWN - 4)
    letters = font(size * 0.5 / APPEARANCE.text_scale, 800)
    for n, day in enumerate(_shown_days(until)):
        bead = QRectF(room.left() + n * step, room.center().y() - size / 2, size, size).adjusted(1, 1, -1, -1)
        own = played.get(day)
        is_gold = own is not None and own.has_won
        painter.setPen(QPen(look.gold_edge if is_gold else look.hairline, 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush if own is None else look.gold if is_gold else look.inset)
        painter.drawEllipse(bead)
        if own is not None:
            painter.setFont(letters)
            painter.setPen(look.gold_ink if is_gold else look.ink)
            painter.drawText(bead, Qt.AlignmentFlag.AlignCenter, str(own.place))


def _until(challenge: Challenge) -> date:
    return day_of(challenge) or today()


def _shown_days(until: date) -> list[date]:
    return [until - timedelta(days=n) for n in reversed(range(SHOWN))]
