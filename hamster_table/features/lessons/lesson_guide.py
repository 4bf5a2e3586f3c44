"""Shows the lessons of a first game: a card that says what to do, beside the place where it is done."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from hamster_table.engine.kernel import Action
from hamster_table.features.lessons.first_game import PUPIL, Lesson, may_do
from hamster_table.features.lessons.lessons import Lessons
from hamster_table.models.guard import guard
from hamster_table.models.messages import tr
from hamster_table.models.texts import translate
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.items import Spot
from hamster_table.views.board.table_info import commands_of
from hamster_table.views.game.explainer import Explainer
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.keyboard import key_words
from hamster_table.views.widgets.prompt_bar import Bubble
from hamster_table.views.widgets.speech import announce, joined


class LessonCard(Bubble):
    """What the lesson says, with a tail to where it is done. It stays until the thing is done; nothing else waits."""

    role = "ink"
    edge = "legal_ink"
    sign = "help"
    is_silent = stays = True
    left = Signal()
    """The button is pressed: the lessons are to end, or to be left behind."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[str, str, QRect] | None = None
        """What was said last, and beside what place."""
        self.button = Button("", "plain", size=14)
        self.button.chosen.connect(self.left)
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)

    def show_lesson(
        self, title: str, text: str, button: str, at: QRect, clear: list[QRect], seen: Sequence[QRect] = ()
    ) -> None:
        """Say this beside the place *at*, in the parent's coordinates, hide nothing of what is to stay *clear*, and of
        what is to be *seen* as little as that allows."""
        shown = title, text, at
        if shown != self._shown or not self.isVisible():
            self._shown = shown
            self._write_headline(title, "ink")
            self.button.setText(button)
            self.say(title, text, "", at, clear, seen)

    def say_not_yet(self, words: str) -> None:
        """Say that something else is to be done first; that is over with the next press."""
        self._write_headline(words, "danger")

    def _write_headline(self, words: str, role: str) -> None:
        self.headline.set_role(role)
        self.headline.setText(words)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Unlike a refusal it stays, whatever is pressed; but who presses something else tries anew."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress) and self._shown is not None:
            self._write_headline(self._shown[0], "ink")
        return False


class LessonGuide(QObject):
    """Shows each lesson of a page's session when its turn comes. Only what it asks for glows on the table."""

    learnt = Signal(str)
    """All lessons of the game with this id are done."""

    def __init__(self, page: GamePage, lessons: Lessons, is_read: bool = False) -> None:
        """*is_read*: whether what is said after the last lesson was read before."""
        super().__init__(page)
        self._page, self._lessons, self._first_game = page, lessons, lessons.first_game
        self._shown: Lesson | None = None
        """The lesson that was announced last."""
        # A timer of its own: PySide never lets go of the method of a single shot whose object is deleted before it.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._look)
        self._is_read = is_read
        """Whether what is said after the last lesson was read."""
        self._is_learnt = False
        """Whether it was told that all lessons are done."""
        self.card = LessonCard(page)
        self.card.left.connect(self._leave)
        session = page.session
        self._session = session
        page.table.is_wanted, page.table.named_spots = self._is_wanted, self._named_spots
        for explainer in page.findChildren(Explainer):
            explainer.is_held = lambda: lessons.is_engaged or self._is_praised
        # When all that goes on then is done, look whose turn it is.
        page.table.prompt_changed.connect(self._later.start)
        if isinstance(page.table, BoardView):
            page.table.enter_moved.connect(self._later.start)  # as where somebody takes to keys
        # No lambdas: the session lives on when its page is made anew, and they with it.
        session.happened.connect(self.card.leave)
        session.changed.connect(self._later.start)
        page.hand_roll.changed.connect(self._later.start)
        page.animation_player.idle.connect(self._later.start)
        session.held_back.connect(self._say_not_yet)
        page.frame.rail.connect(self._rail)
        page.frame.sheet_chosen.connect(self._move)
        # A table that goes on with a question, as in another language, has asked it before there were lessons.
        if session.asked_seat is not None and isinstance(page.table, BoardView):
            page.table.refresh()
        self._later.start()

    @guard
    def _rail(self, name: str) -> None:
        if name == "hint" and self._lessons.is_engaged:
            waits = translate("Lessons", "The lesson waits while you do something else.")
            says = translate("Lessons", "The lesson says what to do.")
            self._page.notice.say_for_a_while(waits if self._at_hand is None else says)

    @guard
    def _move(self, *_: object) -> None:
        """A sheet was opened or put away: the card lies where nobody reads."""
        self.card.leave()
        self._later.start()

    def _is_wanted(self, action: Action) -> bool:
        """Whether the lesson asks for this; without one, everything is wanted."""
        lesson = self._lessons.current
        return lesson is None or may_do(lesson, action)

    def _named_spots(self) -> tuple[Hashable, ...]:
        """The places that the lesson names."""
        lesson = self._at_hand
        return () if lesson is None or self._session.is_past else lesson.look

    @property
    def _at_hand(self) -> Lesson | None:
        """The lesson that fits what is in the hand; None: there is none, or it has to wait."""
        if (lesson := self._lessons.current) is None:
            return None
        table = self._page.table
        return self._first_game.at_hand(lesson, self._session.match.state, table.begun, table.is_under_way)

    @property
    def _is_praised(self) -> bool:
        """Whether what is said after the last lesson is to be shown."""
        return self._lessons.are_complete and not self._is_read

    @guard
    def _look(self) -> None:
        page, session = self._page, self._session
        is_awaited = session.asked_seat == PUPIL or page.hand_roll.seat == PUPIL
        is_shown = page.animation_player.is_idle and not session.is_past and page.isVisible()
        if not is_awaited or not is_shown:
            self.card.leave()
        elif (lesson := self._at_hand) is not None:
            self._show(lesson)
        elif self._is_praised:
            self._congratulate()
        else:
            self.card.leave()
            self._shown = None  # when it comes back, it is said again

    def _show(self, lesson: Lesson) -> None:
        all_lessons = self._first_game.lessons
        number = all_lessons.index(lesson) + 1
        title = translate("Lessons", "First game: step {number} of {all}")
        title = title.format(number=number, all=len(all_lessons))
        at, clear, seen = self._places(lesson)
        says = tr(lesson.says).format(**key_words(commands_of(self._session.match.game)))
        text = joined(says, "" if self._page.table.uses_keys else tr(lesson.how))
        self.card.show_lesson(title, text, translate("Lessons", "Skip the lessons"), at, clear, seen)
        self._is_learnt = False
        if lesson is not self._shown:
            self._shown = lesson
            self._say_aloud(joined(title, text, self._marked_place(lesson)))

    def _marked_place(self, lesson: Lesson) -> str:
        """The only place that glows, which its words do not name: it is for who does not see it; "" where there is none
        such."""
        table = self._page.table
        if lesson.look or not isinstance(table, BoardView) or len(glowing := self._glowing(table)) != 1:
            return ""
        place = table.board_model.sentence(glowing[0]).partition("\n")[0]
        return translate("Lessons", "Marked: {place}").format(place=place)

    def _congratulate(self) -> None:
        title, text = translate("Lessons", "You know how it goes now!"), tr(self._first_game.learnt)
        table = self._rect(self._page.table)
        at, clear = QRect(table.center(), table.center()), [self._rect(self._page.frame.prompt_bar)]
        self.card.show_lesson(title, text, translate("Lessons", "Play on"), at, clear)
        if self._learn():
            self._say_aloud(f"{title} {text}")

    def _learn(self) -> bool:
        """Tell once that all lessons are done, also when the program was ended before it could; whether that is new."""
        is_new, self._is_learnt, self._shown = not self._is_learnt, True, None
        if is_new:
            self.learnt.emit(self._session.match.game.id)
        return is_new

    def _say_not_yet(self) -> None:
        if isinstance(self._page.table, BoardView):
            self._page.table.refresh()  # what was dropped lies where it was
        words = translate("Lessons", "Later. First this:")
        self.card.say_not_yet(words)
        lesson = self._at_hand
        place = "" if lesson is None else self._marked_place(lesson)
        self._say_aloud(joined(words, self.card.sentence.text(), place))

    def _say_aloud(self, words: str) -> None:
        announce(self._page.table, words)
        self._page.announced.emit(words)

    def _leave(self) -> None:
        self.card.leave()
        if self._lessons.is_engaged:
            self._lessons.end()
        else:
            self._is_read = True
        self._page.table.setFocus()
        announce(self._page.table, self._page.frame.prompt_bar.accessibleName())

    # Where the card lies, in the coordinates of the page

    def _places(self, lesson: Lesson) -> tuple[QRect, list[QRect], list[QRect]]:
        """Where the lesson is done, what the card is not to hide, and what it should not."""
        table, frame = self._page.table, self._page.frame
        kept = [self._rect(frame.prompt_bar), frame.sheet_area.translated(frame.mapTo(self._page, QPoint(0, 0)))]
        if not isinstance(table, BoardView):
            return self._rect(self._button(lesson)), kept, []
        marked = self._marked(table, lesson)
        # What a button does is seen where pieces can go.
        at = _around(marked) if marked else self._rect(self._button(lesson))
        return at, [*marked, *self._goals(table), *kept], self._seen(table)

    def _button(self, lesson: Lesson) -> QWidget:
        """The button that does what the lesson asks for: the one that chooses it, else the gold one."""
        bar = self._page.frame.prompt_bar
        last = bar.buttons[-1] if bar.buttons else bar
        gold = next((button for button in bar.buttons if button.kind == "gold"), last)
        return bar.button_for(lambda one: one in lesson.actions) or gold

    def _marked(self, table: BoardView, lesson: Lesson) -> list[QRect]:
        """Where one begins: the places that the lesson names, or else those that glow."""
        spots = [spot for spot in lesson.look if spot in table.board_scene.spots]
        return [self._on_page(table.board_scene.spots[spot].area) for spot in spots or self._glowing(table)]

    def _glowing(self, table: BoardView) -> list[Spot]:
        return [spot for spot, one in table.hand.highlighted_targets().items() if not one.is_unmarked]

    def _goals(self, table: BoardView) -> list[QRect]:
        """Where pieces can be put as the lesson asks, and what else is open to them."""
        targets = (table.hand.targets(piece).items() for piece in table.hand.movable_pieces())
        goals = {spot for found in targets for spot, one in found if not one.is_unmarked}
        return [self._on_page(table.board_scene.spots[spot].area) for spot in (*goals, *table.help.open_places())]

    def _seen(self, table: BoardView) -> list[QRect]:
        """What should stay in sight: pieces, remarks, and what one could choose as well."""
        cards = [
            item.area for spot in table.hand.highlighted_targets() if (item := table.board_scene.spots[spot]).is_on_card
        ]
        pieces = [item.box.translated(item.pos()) for item in table.board_scene.pieces.values()]
        seen = [self._on_page(area) for area in (*cards, *pieces, *table.marks.tags.areas)]
        return [*seen, self._rect(self._page.frame.bar)]

    def _on_page(self, area: QRectF) -> QRect:
        table = self._page.table
        ground = table.viewport() if isinstance(table, QAbstractScrollArea) else table
        return area.toAlignedRect().translated(ground.mapTo(self._page, QPoint(0, 0)))

    def _rect(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._page, QPoint(0, 0)), widget.size())


def _around(places: list[QRect]) -> QRect:
    """What holds all places if they are near each other; else the first of them."""
    whole = QRect(places[0])
    for one in places[1:]:
        whole = whole.united(one)
    filled = sum(one.width() * one.height() for one in places)
    return whole if whole.width() * whole.height() <= 3 * filled else places[0]
