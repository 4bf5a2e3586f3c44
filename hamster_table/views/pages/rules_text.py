"""The text of the rules: all chapters one below the other, each with its rulings and a drawn piece."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QHideEvent, QPixmap, QResizeEvent, QShowEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser

from hamster_table.engine.game import Game
from hamster_table.engine.rulebook import HOUSE_RULINGS, Chapter, chapter_at, chapter_of
from hamster_table.models.guard import guard
from hamster_table.models.messages import tr
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import clear_palette, font, mix, px, theme
from hamster_table.views.board.example import WIDTH
from hamster_table.views.pages.example_pictures import ExamplePictures, examples_of, waiting_picture
from hamster_table.views.pages.house_rulings import Switches, all_rulings, row, switches_of
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.scrolling import let_scroll

PIECE, EXAMPLE = "piece:", "example:"
"""How the text names a drawing, and the picture of a chapter's example."""
SOON_MS = 150
"""So long a picture has to be in sight before it is drawn: who turns the pages quickly waits for nothing."""


class RulesText(QTextBrowser, FollowsWhenSeen):
    """All chapters one below the other."""

    read = Signal(str)
    """The key of the chapter that is on top now."""

    def __init__(self, game: Game, chosen: Mapping[str, str] | None = None, with_rulings: bool = False) -> None:
        """*chosen*: the set-up of the game on the table; *with_rulings*: for tinkerers, a last chapter lists all."""
        super().__init__()
        self._game, self._chosen = game, chosen
        self.chapters = (*game.chapters, HOUSE_RULINGS) if with_rulings and TINKERERS.are_served else game.chapters
        self._place, self._marked = "", ""
        self._left_at = 0
        self._examples = examples_of(game)
        self._pictures = ExamplePictures(game, self)
        self._pictures.drawn.connect(self._put_pictures)
        self._width = 0
        """How wide the pictures are in the text, in pixels."""
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._draw_what_is_seen)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # No link may put another page in place of the rules.
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        let_scroll(self)
        self.verticalScrollBar().valueChanged.connect(self._look_soon)
        self.setAccessibleName(translate("Rules", "The rules"))
        self.follow_look()

    def open(self, place: str) -> None:
        """Show a chapter by its key, or a ruling by its id; a ruling is marked."""
        chapter = chapter_of(place, self.chapters)
        marked = place if chapter else ""
        self._place = place
        if marked != self._marked:
            self._marked = marked
            self.follow_look()
        else:
            self._go()
        self.read.emit(chapter.key if chapter else place)

    def open_phase(self, phase: int) -> None:
        """Show the chapter about a part of a round; before the first round, the one about setting up."""
        self.open(self.chapter_of_phase(phase).key)

    def chapter_of_phase(self, phase: int) -> Chapter:
        """The chapter about a part of a round; the first one where there is none."""
        return chapter_at(phase, self.chapters) or self.chapters[0]

    def is_at(self, place: str) -> bool:
        """Whether it still shows what was opened there last: nobody has turned to anything else, or scrolled on."""
        return self._place == place and self.verticalScrollBar().value() == self._left_at

    @guard
    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """A drawing that the text names; no file is opened for it."""
        drawing = name if isinstance(name, str) else name.toString()
        if kind == QTextDocument.ResourceType.ImageResource and drawing.startswith(PIECE):
            side = px(56)
            return sprites.svg(drawing.removeprefix(PIECE), side, side, self.devicePixelRatioF())
        if kind == QTextDocument.ResourceType.ImageResource and drawing.startswith(EXAMPLE):
            return self._picture(drawing.removeprefix(EXAMPLE))
        return None

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay at the place that is being read while the lines break anew."""
        super().resizeEvent(event)
        if self._width != self._picture_width():
            self.follow_look()
        else:
            self._go()
        self._soon.start()

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """What is in sight is drawn."""
        super().showEvent(event)
        self._soon.start()

    @guard
    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: nothing more is drawn."""
        super().hideEvent(event)
        self._soon.stop()
        self._pictures.stop()

    # Pictures

    def _picture_width(self) -> int:
        # Of the whole widget, not of its viewport: writing may bring the bar, and must not lead to writing again.
        return max(120, min(px(WIDTH), self.width() - 2 * px(14) - self.verticalScrollBar().sizeHint().width()))

    def _picture_size(self, chapter: str) -> QSize:
        return QSize(self._width, round(self._width * self._examples[chapter].height / WIDTH))

    def _picture(self, chapter: str) -> QPixmap:
        """The picture, or a card in its place while it is still to be drawn."""
        size = self._picture_size(chapter)
        if (found := self._pictures.picture(chapter, size, self.devicePixelRatioF())) is not None:
            return found
        return waiting_picture(size, self.devicePixelRatioF())

    def _seen_examples(self) -> list[str]:
        """The chapters whose pictures can be seen now, or nearly."""
        sight = self.viewport().rect().adjusted(0, -self.height() // 2, 0, self.height() // 2)
        seen, block = [], self.document().begin()
        layout = self.document().documentLayout()
        while block.isValid():
            for part in block.textFormats():
                name = part.format.toImageFormat().name() if part.format.isImageFormat() else ""
                place = layout.blockBoundingRect(block).translated(0, -self.verticalScrollBar().value())
                if name.startswith(EXAMPLE) and place.intersects(sight.toRectF()):
                    seen.append(name.removeprefix(EXAMPLE))
            block = block.next()
        return seen

    def _look_soon(self, _: int) -> None:
        # Not the timer's own `start`, which would take where the bar is for milliseconds.
        self._soon.start()

    def _draw_what_is_seen(self) -> None:
        if self.isVisible():
            # The last one that is asked for is drawn first.
            for chapter in reversed(self._seen_examples()):
                self._pictures.draw(chapter, self._picture_size(chapter), self.devicePixelRatioF())

    @guard
    def _put_pictures(self) -> None:
        """Show what has been drawn since."""
        for chapter in self._seen_examples():
            kind = QTextDocument.ResourceType.ImageResource
            self.document().addResource(kind, QUrl(EXAMPLE + chapter), self._picture(chapter))
        self.document().markContentsDirty(0, self.document().characterCount())
        self.viewport().update()

    def follow_look(self) -> None:
        self.setPalette(clear_palette())
        self.document().setDefaultFont(font("body"))
        self.document().setDefaultStyleSheet(_style())
        switches = switches_of(self._game, self._chosen)
        self._width = self._picture_width()
        written = [_chapter(one, self._marked, switches, self._example(one.key)) for one in self._game.chapters]
        if HOUSE_RULINGS in self.chapters:
            written += [_chapter(HOUSE_RULINGS, "", {}, ""), all_rulings(self._game, switches)]
        self.setHtml("".join(written))
        self._go()

    def _example(self, chapter: str) -> str:
        if chapter not in self._examples:
            return ""
        size, says = self._picture_size(chapter), escape(tr(self._examples[chapter].caption))
        picture = f'<img src="{EXAMPLE}{chapter}" width="{size.width()}" height="{size.height()}" alt="{says}">'
        return f'<p class="picture">{picture}</p><p class="caption">{says}</p>'

    def _go(self) -> None:
        if self._place:
            self.scrollToAnchor(self._place)
        self._left_at = self.verticalScrollBar().value()


def _style() -> str:
    now = theme()
    return (
        f"h2 {{ font-family: 'Baloo 2'; font-weight: 800; font-size: {px(20)}px; color: {now.ink.name()};"
        f" margin-top: {px(16)}px; margin-bottom: {px(4)}px; }}"
        f"p, li {{ color: {now.ink.name()}; margin-top: {px(4)}px; margin-bottom: {px(4)}px; }}"
        f".ruling {{ color: {now.soft_ink.name()}; font-size: {px(13)}px; }}"
        f".marked {{ color: {now.ink.name()}; font-size: {px(13)}px; }}"
        f".picture {{ margin-top: {px(8)}px; margin-bottom: 0; }}"
        f".caption {{ color: {now.soft_ink.name()}; font-size: {px(13)}px; margin-top: {px(2)}px; }}"
        f".switch {{ color: {now.ink.name()}; font-size: {px(13)}px; }}"
        f".id {{ font-weight: 800; color: {now.ink.name()}; white-space: pre; }}"
    )


def _chapter(chapter: Chapter, marked: str, switches: Switches, example: str) -> str:
    title = escape(tr(chapter.title))
    if chapter.picture:
        title = f'<img src="{PIECE}{escape(chapter.picture)}" style="vertical-align: middle">&nbsp; {title}'
    head = f'<h2><a name="{escape(chapter.key)}"></a>{title}</h2>'
    return head + _paragraphs(chapter) + example + _rulings(chapter, marked, switches)


def _paragraphs(chapter: Chapter) -> str:
    says = [tr(text) for text in chapter.says]
    points = "".join(f"<li>{escape(text[2:])}</li>" for text in says if text.startswith("- "))
    plain = "".join(f"<p>{escape(text)}</p>" for text in says if not text.startswith("- "))
    return plain + (f"<ul>{points}</ul>" if points else "")


def _rulings(chapter: Chapter, marked: str, switches: Switches) -> str:
    ground = f' bgcolor="{mix(theme().card, theme().legal, 0.34).name()}"'
    rows = "".join(
        row(id_, tr(text), switches.get(id_, ()), ground if id_ == marked else "", f'<a name="{escape(id_)}"></a>')
        for id_, text in chapter.rulings.items()
    )
    return f'<table cellspacing="0" cellpadding="{px(4)}">{rows}</table>' if rows else ""
