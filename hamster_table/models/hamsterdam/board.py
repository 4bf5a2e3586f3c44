"""The board of Hamsterdam for a view: every dam with its cards and hamsters, what belongs to all, and what is chosen.

Keys: `("dam", seat)` and `("band",)` are areas, as is `("choice",)` while something is prepared; `("card", spot)`,
`("pile", seat)`, `("town", seat)`, `("row", special)`, `("reservoir",)`, `("dice",)`, `("die", n)`, `("tracker",)`,
`("towns",)`, `("offer", special)` and `("pass", side)` are places; `("plain", seat, n)`, which is the n-th ordinary
hamster of a seat wherever it is, `("special", special)`, `("token", spot, n)` and `("marker", special)` are pieces.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from hamster_table.engine.hamsterdam.actions import CARDS, PLAIN, Hamster
from hamster_table.engine.hamsterdam.actions import Spot as Card
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Seat
from hamster_table.models.hamsterdam import ability_texts, shown
from hamster_table.models.hamsterdam.crowd import Crowd, Member, fur_number, member_piece, pile_of
from hamster_table.models.hamsterdam.drafts import SIDES, Draft, KeepSpecialsDraft, LineUpDraft, PassCardsDraft
from hamster_table.models.hamsterdam.sentences import Names
from hamster_table.models.hamsterdam.shown import CardShown, HamsterShown, MailboxShown
from hamster_table.models.items.board_model import BoardItem
from hamster_table.models.language import LANGUAGE
from hamster_table.models.texts import translate


@dataclass(frozen=True, slots=True)
class Looker:
    """Who looks at the board, and what they are about to do."""

    own: Seat | None
    """Whose dam may be called yours."""
    asked: Seat | None
    draft: Draft | None = None
    """What is prepared."""
    usable: Collection[Hamster] = ()
    """The specials whose abilities can be used now."""
    picked: Hamster | None = None
    """The special whose ability waits for its target."""
    rolls: bool = False
    """Whether somebody at this screen is to roll the dice."""


def board(
    view: Hamsterdam, names: Sequence[str], looker: Looker, refusals: Mapping[str, str], crowd: Crowd | None = None
) -> tuple[BoardItem, ...]:
    """The whole board. *refusals*: the sentences that say why an ability cannot be used; *crowd*: who of the ordinary
    hamsters is where, None: whoever."""
    crowd = Crowd({}).levelled(view, {}) if crowd is None else crowd
    said = Names(view, names, looker.draft, dict.fromkeys(looker.usable, True), refusals)
    cards = shown.cards_shown(view, looker.own)
    return (
        *(_dam(view, said, looker, cards, crowd, seat) for seat in range(view.seats)),
        _band(view, said, looker),
        *_choice(view, said, looker.draft),
    )


def _dam(
    view: Hamsterdam, said: Names, looker: Looker, cards: Mapping[Card, CardShown], crowd: Crowd, seat: Seat
) -> BoardItem:
    language = LANGUAGE.in_force
    places = [
        _place(said, ("card", spot), cards.get(spot), _on_card(view, crowd, spot, language) if view.numbers else ())
        for spot in range(CARDS * seat, CARDS * seat + CARDS)
    ]
    rows = []
    if view.numbers:
        # Those on the dam first.
        for special in sorted(view.specials_of[seat], key=lambda special: (view.place[special] or 0) < 0):
            row = shown.special_shown(view, special, special in looker.usable, special == looker.picked)
            rows.append(_place(said, ("row", special), row))
    key, what = ("dam", seat), shown.dam_shown(view, said.names, seat, looker.own, looker.asked)
    pile = _place(said, ("pile", seat), None, _in_pile(view, crowd, seat))
    return _place(said, key, what, (*places, pile, _place(said, ("town", seat)), *rows))


def _on_card(view: Hamsterdam, crowd: Crowd, spot: Card, language: str) -> tuple[BoardItem, ...]:
    specials = tuple(view.specials_on(spot)) if view.on_spot_mask[spot] else ()
    return _lying(spot, view.water[spot], crowd.at(spot), specials, view.marked_mask if specials else 0, language)


# From one board to the next hardly a card has others: the same items, which the model need not compare.
@lru_cache(256)
def _lying(
    spot: Card, water: int, ordinary: tuple[Member, ...], specials: tuple[Hamster, ...], marked: int, language: str
) -> tuple[BoardItem, ...]:
    """Flood tokens, ordinary hamsters, specials, and markers, from the back to the front, worded in the *language*,
    which is the one in force."""
    token, marker = translate("Hamsterdam", "Flood token"), translate("Hamsterdam", "Marker")
    return (
        *[BoardItem(("token", spot, n), token) for n in range(water)],
        *map(_ordinary, ordinary),
        *map(_special, specials),
        *[BoardItem(("marker", special), marker) for special in specials if marked >> special & 1],
    )


def _in_pile(view: Hamsterdam, crowd: Crowd, seat: Seat) -> list[BoardItem]:
    return [*map(_ordinary, crowd.at(pile_of(seat))), *map(_special, view.specials_in_pile(seat))]


def _ordinary(member: Member) -> BoardItem:
    shown = HamsterShown(PLAIN, fur_number(member))
    return BoardItem(member_piece(member), translate("Hamsterdam", "Hamster"), shown)


def _special(special: Hamster) -> BoardItem:
    return BoardItem(("special", special), ability_texts.name(special), HamsterShown(special, 0))


def _band(view: Hamsterdam, said: Names, looker: Looker) -> BoardItem:
    """What belongs to all."""
    dice = _place(said, ("dice",), shown.dice_shown(view, looker.rolls), (_place(said, ("die", n)) for n in range(2)))
    places = (
        _place(said, ("reservoir",), view.reservoir()),
        dice,
        _place(said, ("tracker",), shown.tracker_shown(view, said.names)),
        _place(said, ("towns",), shown.towns_shown(view)),
    )
    return BoardItem(("band",), translate("Hamsterdam", "What belongs to all"), None, places)


def _choice(view: Hamsterdam, said: Names, draft: Draft | None) -> Iterator[BoardItem]:
    """The specials to choose from, the places of passed cards, or what a line of cards brings."""
    title = translate("Hamsterdam", "To choose")
    if isinstance(draft, KeepSpecialsDraft):
        offers = (
            _place(said, ("offer", special), shown.offer_shown(view, special, special in draft.kept))
            for special in draft.dealt
        )
        yield BoardItem(("choice",), title, None, tuple(offers))
    elif isinstance(draft, PassCardsDraft):
        to = {side: said.beside(draft.seat, side) for side in SIDES}
        boxes = (
            _place(said, ("pass", side), MailboxShown(to[side], said.names[to[side]], side, side in draft.given))
            for side in SIDES
        )
        yield BoardItem(("choice",), title, None, tuple(boxes))
    elif isinstance(draft, LineUpDraft):
        yield BoardItem(("choice",), title, shown.yield_shown(view, draft))


def _place(
    said: Names,
    key: tuple[object, ...],
    what: Hashable = None,
    children: Iterator[BoardItem] | Sequence[BoardItem] = (),
) -> BoardItem:
    return BoardItem(key, partial(said.spot, key), what, tuple(children), partial(said.note, key))
