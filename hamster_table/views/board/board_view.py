"""The table of every game: pieces are lifted and dropped on spots, by drag, by two clicks, or by the keyboard.

A game's table says where its pieces lie and which gestures mean something; everything else is here. What is legal is
asked of the rules only. While a piece is in the hand, its targets glow; a drop anywhere else glides home, and a bubble
says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QColor, QHelpEvent, QResizeEvent
from PySide6.QtWidgets import QGraphicsScene

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Refusal, Seat, State
from hamster_table.models import messages
from hamster_table.models.guard import guard
from hamster_table.models.items.board_model import KEY_ROLE, BoardItem, BoardModel
from hamster_table.views.art.theme import APPEARANCE, theme
from hamster_table.views.board import accessibility, hand_speech
from hamster_table.views.board.bare_view import bare
from hamster_table.views.board.event_animator import Teller
from hamster_table.views.board.gestures import Gesture, PiecePlacement, Prompt, guided, with_gesture
from hamster_table.views.board.hint_mark import HintMark
from hamster_table.views.board.input import BoardInput
from hamster_table.views.board.interface import BoardInterface
from hamster_table.views.board.items import Glow, Piece, PieceItem, Spot, SpotItem
from hamster_table.views.board.tag import HEM, Tags
from hamster_table.views.text.plain_text import show_tool_tip
from hamster_table.views.widgets.prompt_bar import Bubble, ButtonSpec

__all__ = ["BoardView", "Gesture", "PiecePlacement", "Prompt"]

translate = QCoreApplication.translate


class BoardView(BoardInterface, BoardInput):
    """The board view of all games. A game's table fills in the methods of the first part."""

    chosen = Signal(object)
    """An action that somebody wants to do, legal or not yet known to be."""
    refused = Signal(object, object)
    """A refusal and the spot where it happened. The table has shown it already."""
    prompt_changed = Signal()
    ruling_asked = Signal(str)
    """The ruling one wants to read, from a bubble."""
    refusing = Signal(bool)
    present_wanted = Signal()
    """Something happens now, while an earlier moment may be shown."""
    said = Signal(str)
    """What the table wants to say at the top of the page; it stays until it is closed."""
    noticed = Signal(str)
    """A sentence that people are to read and that needs no answer."""
    habit_changed = Signal(str, str)
    """A person's name, and what that person has chosen for all games of this kind."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.seen: Any = None
        """The state as the viewer may see it; None until the first one is shown."""
        self.names: Sequence[str] = ()
        self.viewer: Seat | None = None
        self.board_model = BoardModel(self)
        """What is on the board: areas, places and pieces, as this screen may see them."""
        self._placements: dict[Piece, PiecePlacement] = {}
        self._gestures: dict[Piece | None, dict[Spot, Gesture]] = {}
        self._hovered: Spot | None = None
        self._board = QGraphicsScene(self)  # with a parent: a view does not own its scene
        self.setScene(self._board)
        self.tags = Tags(self._board)
        self._board.addItem(self.ring)
        self.hint_mark = HintMark(self._board)
        self.bubble = Bubble(self.viewport())
        self.bubble.asked.connect(self.ruling_asked)
        self.bubble.standing.connect(self.refusing)
        self.board_model.dataChanged.connect(self._item_changed)
        bare(self)
        self.setAccessibleName(game.title)
        accessibility.serve(self)
        APPEARANCE.changed.connect(self._redraw)

    # What a game's table fills in

    def board_items(self) -> Sequence[BoardItem]:
        """What is on the board now, what is prepared included."""
        return ()

    def arrange(self, size: QSizeF) -> None:
        """Give every spot and drawing its place on a table of that size, in pixels of the view."""

    def piece_placements(self) -> dict[Piece, PiecePlacement]:
        """Where every piece lies now; a piece that is not in it leaves the table."""
        return {}

    def gestures(self) -> Iterable[Gesture]:
        """What the asked person can do with pieces and spots, the cheaper first where two fit."""
        return ()

    def drop_refusal(self, piece: Piece | None, spot: Spot) -> Refusal | None:
        """What speaks against putting the piece there; None when there is nothing to say."""
        return None

    def prompt(self) -> Prompt:
        """What to do now, how, and the buttons for it."""
        return Prompt("")

    def spot_name(self, spot: Spot) -> str:
        """A spot and what is on it, as a sentence, with what a drop there would do."""
        return with_gesture(self.board_model.sentence(spot), self.highlighted_targets().get(spot))

    def spot_annotations(self) -> list[tuple[Spot, str]]:
        """What is to be said beside a spot, in two lines, whether anything is in the hand or not."""
        return []

    def active_colour(self) -> QColor:
        """The colour of the ring round the piece in question."""
        return theme().focus

    def forget_draft(self) -> None:
        """Forget what was prepared but not chosen."""

    def tellers(self) -> Sequence[Teller]:
        """All that tells how things stand and is no picture of it: what happens is told there when it is seen."""
        return ()

    # What the program asks of it

    def show_view(self, view: State, names: Sequence[str], viewer: Seat | None, asked: Seat | None) -> None:
        """Show the state as the viewer may see it. *asked* must choose now; None: nobody at this screen."""
        self.release()
        if asked != self.asked or view != self.seen:  # the same question shown again keeps the draft
            self.forget_draft()
            self.bubble.leave()  # a button's key goes to no widget, and has not taken it away
        self.seen, self.names, self.viewer, self.asked, self.pending_view = view, list(names), viewer, asked, None
        self.lay_out()

    def update_model(self) -> None:
        """Bring the model level with what is seen and prepared."""
        self.board_model.set_board(self.board_items())

    def _item_changed(self, first: QModelIndex) -> None:
        """A screen reader that is there hears that it reads otherwise."""
        if self.cursor_spot is not None and first.data(KEY_ROLE) == self.cursor_spot:
            accessibility.renamed(self, self.cursor_spot)

    def refresh(self) -> None:
        """Show what has changed on the table itself, such as a draft."""
        self.update_model()
        self.show_board()

    def show_board(self) -> None:
        """Show what the model holds now: the pieces, and what can be done with them."""
        self._gestures = {}
        for gesture in guided(self.gestures(), self.is_wanted) if self.asked is not None else ():
            self._gestures.setdefault(gesture.piece, {}).setdefault(gesture.spot, gesture)  # the cheaper one stays
        self._sync()
        self._show_targets()
        self.prompt_changed.emit()

    def press(self, button: ButtonSpec) -> None:
        """Do what a button of the prompt does, or say why it cannot be done now."""
        if button.disabled_reason:
            middle = self.viewport().rect().center()
            self.bubble.say(button.disabled_reason, "", "", QRect(middle.x(), self.viewport().height() - 4, 4, 4))
        else:
            button.callback()

    def point_out(self) -> None:
        """Put the ring round the piece that waits to be moved, if there is one; a press or a key takes it away."""
        if waiting := self.movable_pieces():
            self.cursor_spot = self.spot_of(waiting[-1])
            self.ring.surround(self.spots[self.cursor_spot])

    def ruling_shown(self) -> str:
        """The ruling of the bubble; "" for none."""
        return self.bubble.ruling_shown

    def mark(self, spots: Iterable[Spot]) -> Sequence[QRectF]:
        """Mark the places of a hint that are there; returns where they are."""
        return self.hint_mark.surround(map(self.area_to_mark, spots))

    def area_to_mark(self, spot: Spot) -> QRectF:
        """The place of a spot in the scene; empty where there is none. A game may know places that are no spots."""
        return self.spots[spot].area if spot in self.spots else QRectF()

    # Pieces and spots

    def add_spot(self, spot: Spot) -> SpotItem:
        """The item of a spot, made when it is first asked for."""
        if spot not in self.spots:
            self.spots[spot] = SpotItem(spot)
            self._board.addItem(self.spots[spot])
        return self.spots[spot]

    def targets(self, piece: Piece | None) -> dict[Spot, Gesture]:
        """The spots where a drop of the piece (None: a press) means something that is legal."""
        return self._gestures.get(piece, {})

    def highlighted_targets(self) -> dict[Spot, Gesture]:
        """The targets that glow now: of the held piece, else of a press and of the piece in question."""
        if self.held is not None:
            return self.targets(self.held)
        return self._ready_targets() | self.targets(None)

    def movable_pieces(self) -> list[Piece]:
        """The pieces that can be taken into the hand, the uppermost last."""
        found = [piece for piece in self._gestures if piece in self._placements]
        return sorted(found, key=lambda piece: self._placements[piece].z)

    def spot_of(self, piece: Piece) -> Spot:
        """The spot on which a piece lies. Raises `KeyError` for a piece that is not on the table."""
        return self._placements[piece].spot

    def ready_piece(self) -> Piece | None:
        """The piece in question when there is only one: a press on one of its targets is enough."""
        pieces = [piece for piece in self._gestures if piece is not None]
        return pieces[0] if len(pieces) == 1 else None

    def first_spot(self) -> Spot:
        """Where the cursor begins: on the piece in question, else on the first target, else on what can be lifted."""
        ready, areas = self.ready_piece(), self.areas()
        in_hand = [self.spot_of(ready)] if ready in self._placements else []
        movable = (self.spot_of(piece) for piece in self.movable_pieces())
        wanted = (in_hand, self.highlighted_targets(), movable, areas)
        return next((spot for spots in wanted for spot in spots if spot in areas), next(iter(self.spots)))

    # Lifting and dropping

    def acts_on(self, spot: Spot) -> bool:
        """Whether Enter would do something there."""
        return self.held is not None or self._gesture(None, spot) is not None or self._liftable_on(spot) is not None

    def activate(self, spot: Spot) -> None:
        """What Enter does on a spot: drop the held piece, do what a press does there, or lift the piece on it."""
        if self.asked is None:
            return
        if self.held is not None:
            self.drop(self.held, spot)
        elif self._gesture(None, spot) is None and (piece := self._liftable_on(spot)) is not None:
            self.lift(piece)
        else:
            self.drop(None, spot)

    def lift(self, piece: Piece) -> None:
        """Take a piece into the hand."""
        self.pieces[piece].stop()  # it may still be gliding home
        self.held, self._hovered = piece, None
        self.pieces[piece].lift()
        self.handled.emit("lift", str(piece[0]), 0)
        self._show_targets()
        hand_speech.say_lifted(self, self.board_model, piece)

    def drop(self, piece: Piece | None, spot: Spot) -> None:
        """Put the piece there. None: press the spot, with the piece in question."""
        self.bubble.leave()
        if (gesture := self._gesture(piece, spot)) is not None:
            self.tell_drop(gesture)
            self.release()
            self._carry_out(gesture)
            return
        at_home = piece is not None and self._placements[piece].spot == spot  # no refusal for a change of mind
        self.put_back()
        why = None if at_home or self.asked is None else self.drop_refusal(piece or self.ready_piece(), spot)
        if why is not None:
            self.say_why(why, spot)
        elif piece is not None:
            self.handled.emit("drop", str(piece[0]), 0)

    def put_back(self) -> None:
        """Let the held piece glide home."""
        piece = self.held
        self.release()
        self._show_targets()
        if piece is not None and piece in self._placements:
            self.pieces[piece].glide(self._placements[piece].at)
            hand_speech.say_put_back(self, self.board_model, piece)

    def hover(self, spot: Spot | None) -> None:
        """Show that the held piece cannot come there, if it cannot."""
        piece = self.held
        if spot == self._hovered:
            return
        self._hovered = spot
        if spot is None or piece is None or spot in self.targets(piece) or self._placements[piece].spot == spot:
            self._show_targets()
            self.bubble.leave()
            return
        why = self.drop_refusal(piece, spot)  # asked of the rules once for each spot, not at every move
        self._show_targets(spot if why else None)
        if why and self.is_dragging:
            self._show_bubble(why, spot)

    def say_why(self, refusal: Refusal, spot: Spot, clear: Sequence[QRectF] = ()) -> None:
        """Show a refusal beside a spot, where the eye is, and over none of the places that are to be left *clear*."""
        self._show_bubble(refusal, spot, clear)
        self.refused.emit(refusal, spot)

    def _carry_out(self, gesture: Gesture) -> None:
        """A chosen piece stays where it was dropped until the events come."""
        if isinstance(gesture.action, Action):
            self._show_targets()
            self.chosen.emit(gesture.action)
        else:
            before = self.board_model.sentence(gesture.spot)
            gesture.action()
            self.refresh()
            hand_speech.say_placed(self, self.board_model, gesture, before)

    def _gesture(self, piece: Piece | None, spot: Spot) -> Gesture | None:
        return self.targets(piece).get(spot) or (self._ready_targets().get(spot) if piece is None else None)

    def _ready_targets(self) -> dict[Spot, Gesture]:
        return {} if (ready := self.ready_piece()) is None else self.targets(ready)

    def _liftable_on(self, spot: Spot) -> Piece | None:
        return next((piece for piece in reversed(self.movable_pieces()) if self._placements[piece].spot == spot), None)

    # Showing it

    def lay_out(self) -> None:
        """Lay all of the board out for what is seen; only what looks different then is painted again."""
        if self.seen is not None:
            self.update_model()
            self.arrange(QSizeF(self.viewport().size()))  # after the model: it says what there is to arrange
            if self.cursor_spot in self.spots and self.ring.isVisible():
                self.ring.surround(self.spots[self.cursor_spot])
            self.show_board()

    def _redraw(self) -> None:
        self.lay_out()
        self._board.update()  # all of it: another theme changes no geometry

    def _sync(self) -> None:
        """Make the pieces equal to what is seen; one that is no longer there is in no hand either."""
        self._placements = self.piece_placements()
        if self.held not in self._placements:
            self.release()
        for piece in [piece for piece in self.pieces if piece not in self._placements]:
            self.pieces[piece].stop()
            self._board.removeItem(self.pieces.pop(piece))
        for piece in [piece for piece in self._placements if piece not in self.pieces]:
            self.pieces[piece] = PieceItem(piece)
            self._board.addItem(self.pieces[piece])
        self.settle_pieces()

    def settle_pieces(self) -> None:
        """Put every piece at its place, at once; the held one stays in the hand."""
        for piece, placement in self._placements.items():
            item = self.pieces[piece]
            item.stop()
            item.show_face(placement.key, placement.box, placement.face, placement.level)
            item.rest_at(placement.z)
            if piece != self.held:  # a held one stays under the pointer
                item.put_down()
                item.setPos(placement.at)

    def _show_targets(self, refused: Spot | None = None) -> None:
        shown, marked = self.highlighted_targets(), self.lesson_spots()
        piece = self.held or self.ready_piece()
        home = self._placements[piece].spot if piece in self._placements else None
        tint = self.active_colour()
        for spot, item in self.spots.items():
            gesture = shown.get(spot)
            if gesture is None or gesture.is_unmarked:
                item.set_tint(tint)
                ready = Glow.READY if spot == home and not item.is_on_card else Glow.NONE
                item.show_glow(Glow.REFUSED if spot == refused else Glow.LEGAL if spot in marked else ready)
            else:
                item.show_glow(gesture.glow, gesture.label, gesture.symbol, gesture.drawn)
        self._show_tags(shown)

    def _show_tags(self, shown: dict[Spot, Gesture]) -> None:
        """Remarks and the odds of tests, beside the spots they belong to."""
        texts = [*self.spot_annotations(), *((spot, gesture.odds) for spot, gesture in shown.items() if gesture.odds)]
        others = [self.spots[spot].area for spot in shown]
        others += [one.box.translated(one.at).marginsRemoved(HEM) for one in self._placements.values()]
        places = [(self.spots[spot].area, text) for spot, text in texts]
        self.tags.show(places, others, QRectF(self.viewport().rect()))

    def _show_bubble(self, refusal: Refusal, spot: Spot, clear: Sequence[QRectF] = ()) -> None:
        text = messages.reason(refusal, self.game.refusals, self.names)
        headline, _, sentence = text.partition(". ")  # the first sentence is what is in the way
        at = self.spots[spot].area.toAlignedRect()
        clear = [*(self.spots[target].area for target in self.highlighted_targets()), *clear]
        avoid = [one.toAlignedRect() for one in clear]
        self.bubble.say(headline if sentence else text, sentence, refusal.ruling, at, avoid)

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the scene and all that lies on it into the new size."""
        super().resizeEvent(event)
        self._board.setSceneRect(QRectF(self.viewport().rect()))
        self.bubble.leave()  # it points at where the spot was
        self._redraw()

    @guard(fallback=False)
    def viewportEvent(self, event: QEvent) -> bool:
        """A tool tip says what lies there, unless a piece in the hand is on its way to it."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.seen is not None:
            spot = self.spot_at(self.mapToScene(event.pos()))
            text = self.spot_tip(spot) if spot is not None and not self.is_carrying else ""
            show_tool_tip(event.globalPos(), text, self.viewport())
            return True
        return super().viewportEvent(event)
