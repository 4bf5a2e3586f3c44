"""The frame round every game: the wooden bar, the table, the rail with its sheets, the way back, the prompt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hamster_table.engine.storage.annotations import Note
from hamster_table.models.guard import guard
from hamster_table.models.session import Session
from hamster_table.models.texts import translate
from hamster_table.views import feature
from hamster_table.views.art import materials
from hamster_table.views.art.theme import px
from hamster_table.views.board.interface import BoardInterface
from hamster_table.views.game.docked_story import DockedStory
from hamster_table.views.game.timeline import PastEdge, Timeline
from hamster_table.views.game.top_bar import TopBar
from hamster_table.views.widgets.buttons import IconButton
from hamster_table.views.widgets.commands import HELP, RULES, STORY
from hamster_table.views.widgets.controls import Paper
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.prompt_bar import PromptBar
from hamster_table.views.widgets.speech import announce
from hamster_table.views.widgets.text import TextLabel

if TYPE_CHECKING:
    from hamster_table.views.game.history_panel import StoryPage

DOCKS_FROM = 1600
"""From this window width on an open sheet lies beside the table, not over it."""

SMALL = QSize(1140, 680)
"""Below this width or height the bar is lower and the rail moves into it."""


class Sheet(Paper):
    """A page that was taken from the rail: its title, a cross to close it, and what it says."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(14, 3, parent)
        self._title = TextLabel(step="heading")
        cross = IconButton("close", translate("GameFrame", "Close"), side=32)
        cross.chosen.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(cross)
        self._column = spaced(QVBoxLayout(self), margins=(16, 8, 10, 12))
        self._column.addLayout(head)
        self._page: QWidget | None = None
        self.hide()

    def show_page(self, title: str, page: QWidget) -> None:
        """Show this page under this title, in place of the one before."""
        self.take_page()
        self._page = page
        self._title.setText(title)
        self.setAccessibleName(title)
        self._column.addWidget(page, 1)
        page.show()
        self.show()
        self.raise_()

    def take_page(self) -> QWidget | None:
        """Take the page off the sheet and give it back."""
        page, self._page = self._page, None
        if page is not None:
            self._column.removeWidget(page)
            page.hide()
            page.setParent(None)
        return page


class GameFrame(QWidget, FollowsWhenSeen):
    """What stands round the table of every game."""

    home = Signal()
    undo = Signal()
    redo = Signal()
    pace = Signal()
    menu = Signal()
    rail = Signal(str)
    """The name of the rail's button that was pressed."""
    travel = Signal(int)
    """The moment to show, as a length of the ledger."""
    sheet_chosen = Signal(str)
    """Somebody has opened the sheet of this name, or put the open one away: ""."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keeps_open: Callable[[str], bool] = lambda name: False
        """Whether the open sheet stays when its button is pressed, because it is to show something else."""
        self.bar = TopBar(self)
        self.prompt_bar = PromptBar(self)
        self.timeline = Timeline(self)
        self.timeline.hide()
        self.table: QWidget | None = None
        self._banner: PromptBar | None = None
        self.rail_buttons = self._rail()
        self._sheet = Sheet(self)
        self._sheet.closed.connect(self._put_sheet_away)
        self._sheet_name = ""
        self.docked = DockedStory(self)
        self.docked.go_to.connect(self.travel)
        self._edge = PastEdge(self)
        self._connect()

    def set_title(self, title: str, subtitle: str = "") -> None:
        """Say which game this is and where it stands."""
        self.bar.title.setText(title)
        self.bar.subtitle.setText(subtitle)
        self.bar.subtitle.setVisible(bool(subtitle))

    def set_steps(self, names: Sequence[str], current: int) -> None:
        """Say which step of the turn this is."""
        self.bar.steps.set_steps(names, current)

    def set_table(self, widget: QWidget) -> None:
        """Put the table of a game into the frame; the one before is given back without a parent."""
        if self.table is not None and self.table is not widget:
            self.table.hide()
            self.table.setParent(None)
        self.table = widget
        widget.setParent(self)
        widget.show()
        for above in (self._edge, self.docked, self._sheet):  # a new child lies above all others
            above.raise_()
        self._arrange()

    def take_room(self, size: QSize) -> None:
        """Lay everything out for the size that it will have when it is shown."""
        self.resize(size)
        self._arrange()
        if self.table is not None:
            # One that is hidden learns of its size only when it is shown; its viewport is laid out now.
            QCoreApplication.sendEvent(self.table, QResizeEvent(self.table.size(), self.table.size()))

    def set_banner(self, banner: PromptBar) -> None:
        """Let this lie above the table, as high as its words have to be by now."""
        self._banner = banner
        banner.setParent(self)
        banner.show()
        self._arrange()

    def open_sheet(self, name: str, widget: QWidget) -> None:
        """Show a page on the rail's sheet; `name` is the rail's button it belongs to."""
        self._sheet_name = name
        button = self.rail_buttons.get(name)
        self._sheet.show_page(button.text() if button else widget.windowTitle(), widget)
        self._mark_rail()
        self._arrange()
        widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_sheet(self) -> None:
        """Put the sheet away; its page is given back to whoever made it."""
        if not self._sheet_name:
            return
        self._sheet_name = ""
        self._leave(self._sheet)
        self._sheet.take_page()
        self._sheet.hide()
        self._mark_rail()
        self._arrange()

    def _leave(self, part: QWidget) -> None:
        """A part is about to be hidden: Qt would give its focus to whatever comes next."""
        if self.table is not None and part.isAncestorOf(self.window().focusWidget() or self):
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def has_room_for_sheet(self) -> bool:
        """Whether a sheet lies beside the table and covers nothing."""
        return self.width() >= DOCKS_FROM

    @property
    def sheet(self) -> str:
        """The name of the open sheet; empty when there is none."""
        return self._sheet_name

    @property
    def sheet_area(self) -> QRect:
        """Where the open sheet lies; empty when there is none."""
        return self._sheet.geometry() if self._sheet_name else QRect()

    def tell_story(self, session: Session, table: BoardInterface, page: StoryPage | None) -> None:
        """Tell the story on this page, and where the table has room for it, unless it is on the sheet."""
        self._place_story()
        for there in (page, self.docked.story() if self.docked.isVisibleTo(self) else None):
            if there is not None:
                there.set_story(session.story(), session.names, session.match.seed_commitment)
                there.set_signs(table.films.kept_moments(session.match.ledger))

    def _place_story(self) -> None:
        room = QRect()
        if isinstance(self.table, BoardInterface) and self._sheet_name != "story":
            room = self.table.story_room().toAlignedRect()
        self.docked.place(room.translated(self.table.pos()) if self.table is not None and room.isValid() else QRect())

    def set_timeline(self, length: int, at: int, notes: Sequence[Note] = ()) -> None:
        """Say how many entries the game has, what is noted in it and which moment is shown; the past is marked by a
        sepia edge."""
        self.timeline.show_place(length, at, notes)
        self._edge.setVisible(self.timeline.is_past)
        if self.timeline.is_past:
            self.bar.clock.setChecked(True)
        self._arrange()

    @property
    def is_small(self) -> bool:
        """Whether the window is so small that the rail has moved into the bar."""
        return self.width() < SMALL.width() or self.height() < SMALL.height()

    def _rail(self) -> dict[str, IconButton]:
        buttons = (
            ("story", translate("GameFrame", "Story"), STORY),
            *((one.name, one.text, one.command) for one in feature.rail() if one.after == "story"),
            ("rules", translate("GameFrame", "Rules"), RULES),
            *((one.name, one.text, one.command) for one in feature.rail() if one.after == "rules"),
            ("help", translate("GameFrame", "Help"), HELP),
        )
        made = {}
        for name, label, command in buttons:
            made[name] = IconButton(name, label, command, parent=self)
            made[name].setCheckable(True)
            made[name].chosen.connect(lambda name=name: self._rail_pressed(name))
        return made

    def _connect(self) -> None:
        bar = self.bar
        for button, signal in (
            (bar.home, self.home),
            (bar.undo, self.undo),
            (bar.redo, self.redo),
            (bar.pace, self.pace),
            (bar.menu, self.menu),
        ):
            button.chosen.connect(signal)
        for button in (
            bar.undo,
            bar.redo,
            *bar.added.values(),
            *(self.rail_buttons[one.name] for one in feature.rail()),
        ):
            button.refused.connect(lambda why, button=button: self.prompt_bar.refused.emit(why, button))
        bar.clock.toggled.connect(self._show_timeline)
        bar.clock.chosen.connect(self._walk_in_time)
        self.timeline.travel.connect(self.travel)
        self.timeline.closed.connect(partial(bar.clock.setChecked, False))

    def _rail_pressed(self, name: str) -> None:
        if name == self._sheet_name and not self.keeps_open(name):
            self._put_sheet_away()
        else:
            self._mark_rail()  # not by the click: it is checked once its sheet is open
            self.rail.emit(name)
            if self._sheet_name == name:
                self.sheet_chosen.emit(name)

    def _put_sheet_away(self) -> None:
        self.close_sheet()
        self.sheet_chosen.emit("")

    def _mark_rail(self) -> None:
        for name, button in self.rail_buttons.items():
            button.setChecked(name == self._sheet_name)

    def _show_timeline(self, shown: bool) -> None:
        if not shown and self.timeline.is_past:
            self.timeline.track.setValue(self.timeline.track.maximum())  # without the strip nobody would find back
        if not shown:
            self._leave(self.timeline)
        self.timeline.setVisible(shown)
        self._arrange()
        if shown and not self.timeline.is_past:  # else the prompt says which moment it is
            announce(self.timeline, self.timeline.place)

    def _walk_in_time(self) -> None:
        """Whoever has opened the strip goes on with its arrows, or closes it by Escape."""
        if self.timeline.isVisible():
            self.timeline.track.setFocus(Qt.FocusReason.OtherFocusReason)

    def follow_look(self) -> None:
        """Lay everything out, and paint what is behind it."""
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        """Lay everything out for the present size."""
        small, width = self.is_small, self.width()
        for button in (*self.bar.buttons(), *self.rail_buttons.values()):
            button.set_side(32 if small else 36)
        self._place_rail(small)
        bar = max(46 if small else 54, self.bar.minimumSizeHint().height())
        prompt = _height(self.prompt_bar, width - 20)
        strip = 0 if self.timeline.isHidden() else px(56)
        if bar != self.bar.height():
            self.update()  # for its shadow; all of the table lies over what is painted here, and is painted with it
        self.bar.setGeometry(0, 0, width, bar)
        self.prompt_bar.setGeometry(10, self.height() - prompt, width - 20, prompt)
        self.timeline.setGeometry(10, self.height() - prompt - strip, width - 20, strip)
        right, top = 0 if small else 52, bar
        if self._banner is not None:
            self._banner.setGeometry(10, bar, width - right - 20, _height(self._banner, width - right - 20))
            top += self._banner.height()
        room = QRect(0, top, width - right, self.height() - prompt - strip - top)
        if not small:
            for number, button in enumerate(self.rail_buttons.values()):
                button.setGeometry(width - 52, bar + 10 + number * 48, 48, 48)
        self._room = self._with_sheet(room)
        if self.table is not None:
            self.table.setGeometry(self._room)
            self._place_story()
        self._edge.setGeometry(self._room)

    def _place_rail(self, small: bool) -> None:
        for button in self.rail_buttons.values():
            inside = self.bar.extra.indexOf(button) >= 0
            if small and not inside:
                self.bar.extra.addWidget(button)
            elif inside and not small:
                self.bar.extra.removeWidget(button)
                button.setParent(self)
            button.show()

    def _with_sheet(self, room: QRect) -> QRect:
        """Lay the open sheet over the room or, in a wide window, beside it; give what is left for the table."""
        if not self._sheet_name:
            return room
        width = min(px(340) + 24, round(room.width() * 0.7))
        self._sheet.setGeometry(room.right() - width, room.top() + 2, width, room.height() - 2)
        return room.adjusted(0, 0, -width, 0) if self.has_room_for_sheet else room

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads from all that stands round the table, its sheets too, back to it, and closes the open sheet."""
        if event.key() != Qt.Key.Key_Escape or self.table is None or self.table.hasFocus():
            super().keyPressEvent(event)
            return
        # First, or the sheet would give the focus without the cursor. To whoever sees the table its cursor would take
        # the Enter of the golden button.
        is_heard = QAccessible.isActive()
        self.table.setFocus(Qt.FocusReason.TabFocusReason if is_heard else Qt.FocusReason.OtherFocusReason)
        if self._sheet_name:
            self._put_sheet_away()

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again."""
        super().resizeEvent(event)
        self._arrange()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table of wood behind everything."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, materials.wood_table(self.width(), self.height(), self.devicePixelRatioF()))
        materials.shadow(painter, QRectF(-20, -20, self.width() + 40, 20 + self.bar.height()), 0, 3)


def _height(bar: PromptBar, width: int) -> int:
    """How high a bar of that width is, once its buttons have found their place in it."""
    bar.resize(width, bar.height())
    return max(68, px(56) + 10, bar.heightForWidth(width))  # 68: as with a hint, always
