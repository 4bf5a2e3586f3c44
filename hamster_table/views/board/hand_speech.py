"""What a screen reader says of the hand: what is taken, what has come of putting it down, and what goes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from hamster_table.models.items.board_model import BoardModel
from hamster_table.models.texts import plural, translate
from hamster_table.views.board.gestures import Gesture
from hamster_table.views.board.items import Piece, Spot
from hamster_table.views.board.scene import BoardScene
from hamster_table.views.widgets.speech import joined, sentences


class SpokenHand(Protocol):
    """A hand of which something is said."""

    def targets(self, piece: Piece | None) -> Mapping[Spot, Gesture]:
        """The spots where a drop of the piece (None: a press) means something that is legal."""

    def movable_pieces(self) -> Sequence[Piece]:
        """The pieces that can be taken into the hand."""


class FollowingCursor(Protocol):
    """A cursor that goes where the next thing is done."""

    spot: Spot | None

    def bring(self, to: Spot | None = None) -> None:
        """Bring it there."""


class SpokenTable(Protocol):
    """The table of that hand."""

    board_model: BoardModel
    board_scene: BoardScene

    @property
    def hand(self) -> SpokenHand:
        """What takes pieces and puts them down."""

    @property
    def spot_cursor(self) -> FollowingCursor:
        """The keyboard's cursor."""

    def announce(self, text: str) -> None:
        """Let a screen reader say it."""


def say_lifted(table: SpokenTable, piece: Piece) -> None:
    """Say what is in the hand now, and how many places there are for it."""
    targets = sum(not gesture.is_unmarked for gesture in table.hand.targets(piece).values())
    places = plural(translate("Table", "%n place(s) for it.", None, targets), targets)
    text = translate("Table", "In hand: {what}.").format(what=_name(table, piece))
    table.announce(f"{text} {places}")


def say_placed(table: SpokenTable, gesture: Gesture, before: str) -> None:
    """Say how it stands where something was put that is no action yet, since those are told as events. A cursor that
    can do nothing more there goes where the next thing is done. *before*: the sentence of the spot until then."""
    piece = gesture.piece
    spot = table.board_scene.spot_of(piece) if piece is not None and piece in table.board_scene.pieces else gesture.spot
    others = {table.board_scene.spot_of(other) for other in table.hand.movable_pieces()} - {spot}
    following = next((other for other in table.board_scene.areas() if other in others), None)
    if following is not None and table.spot_cursor.spot is not None and gesture.spot not in table.hand.targets(None):
        table.spot_cursor.bring(following)
    now = table.board_model.sentence(spot)
    table.announce(joined(_news(_first_line(before), _first_line(now)) if spot == gesture.spot else _first_line(now)))


def say_places(table: SpokenTable, *spots: Spot) -> None:
    """Say how it stands with places, after something was prepared there."""
    table.announce(joined(*(_first_line(table.board_model.sentence(spot)) for spot in spots)))


def places(table: SpokenTable) -> dict[Spot, str]:
    """How it stands with every place."""
    return {spot: _first_line(table.board_model.sentence(spot)) for spot in table.board_scene.areas()}


def say_changed_places(table: SpokenTable, before: Mapping[Spot, str], what: str) -> None:
    """Say what was done, and what is new at each place: many may have changed at once. Where another thing lies now it
    is named, and no more."""
    changed = [(before.get(spot, ""), now) for spot, now in places(table).items() if now and now != before.get(spot)]
    news = (_news(old, now) if _parts(now)[0] in _parts(old) else _parts(now)[0] for old, now in changed)
    table.announce(joined(what, *news))


def say_put_back(table: SpokenTable, piece: Piece) -> None:
    """Say that it is no longer in the hand, and lies where it was."""
    table.announce(translate("Table", "Put back: {what}.").format(what=_name(table, piece)))


def _name(table: SpokenTable, piece: Piece) -> str:
    """What a piece is called; a stack, which is none of the board's things, by the place it stands on."""
    return _first_line(
        table.board_model.sentence(piece) or table.board_model.sentence(table.board_scene.spot_of(piece))
    )


def _news(before: str, now: str) -> str:
    """What is new in a sentence, after the name it begins with; "" where nothing is."""
    old, parts = _parts(before), _parts(now)
    news = "; ".join(part.rstrip(".") for part in parts if part not in old)
    if not news or parts[0] not in old:
        return news
    # Of a whole sentence the name is enough.
    return f"{parts[0].partition(':')[0]}: {news}" if parts[0].endswith(".") else f"{parts[0]}; {news}"


def _parts(text: str) -> list[str]:
    return [part.strip() for sentence in sentences(text) for part in sentence.split(";")]


def _first_line(sentence: str) -> str:
    return sentence.split("\n")[0]
