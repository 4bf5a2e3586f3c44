"""The numbers of the actions of Hamsterdam."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from hamster_table.engine.hamsterdam import actions
from hamster_table.engine.hamsterdam.actions import (
    BLOBSTER,
    BOMBSTER,
    CARDS,
    CONTRACTSTER,
    FIRST_COPYCAT,
    HUCKSTER,
    MOBSTER,
    MOMSTER,
    NAPSTER,
    NUMBERS,
    PLAIN,
    SEATS,
    SPECIALS,
    SPEEDSTER,
    SPINSTER,
    Hamster,
    Spot,
)
from hamster_table.engine.hamsterdam.deployment import DeployHamsters
from hamster_table.engine.hamsterdam.movement import SWIMMERS
from hamster_table.engine.hamsterdam.setup import (
    DECK_IN_ORDER,
    ChooseSpecials,
    DealSpecials,
    LineUp,
    PassTwo,
    dealt_to,
    kept_of,
)
from hamster_table.engine.hamsterdam.specials.registry import ability_of
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Action, Seat
from hamster_table.research.numbering import Blocks, Making, Numbering, Path

HAMSTERS = SPECIALS + 1
"""All specials and, last, the ordinary hamsters."""
COPYCATS = 2

BLOCKS = Blocks(
    ("card", (len(NUMBERS),), "the card of that number, 2 to 12: the one you pass to the left, then that to the right; "
     "or the next one of your dam, from the left"),
    ("keep", (SPECIALS,), "keep that special; those that you keep are said in rising order"),
    ("put", (HAMSTERS, CARDS), "put that hamster on that card of your dam: before the first round until you are done "
     "or the pile is empty, and in the redeployment"),
    ("use", ((1 + COPYCATS) * SPECIALS,), "use that special of yours; let the first Copycatster copy that special; let "
     "the second one"),
    ("decline", (1,), "use no ability"),
    ("roll", (6, 6), "the faces of the dice that you keep after a Physicister"),
    ("plug", (SPECIALS + CARDS,), "plug with that special of yours; with an ordinary hamster, on that card"),
    ("let-in", (CARDS,), "let the flood come to that card"),
    ("land", (CARDS,), "where a Whack-a-Mole lands"),
    ("collapse", (CARDS,), "the card that flips in a breach"),
    ("give-up", (HAMSTERS,), "the hamster that is lost in a breach"),
    ("move", (SPECIALS + CARDS, 2), "move that special, or an ordinary hamster of that card; to the left, the right"),
    ("skip", (1,), "skip the movement"),
    ("done", (1,), "be done with your deployment, movement or redeployment"),
    ("swim", (3,), "after a step of a Swimster or Copycatster into the water: drown a token, swim as the first "
     "Swimster, as the second"),
    ("face", (2, 6), "after `use` of a Spinster: the die, and its new face"),
    ("shift", (2,), "after `use` of a Mobster: one less, one more"),
    ("own", (CARDS,), "after `use`: a card of your dam. Of a Contractster the one that the token leaves, then the one "
     "it comes to"),
    ("other", (SEATS - 1, CARDS), "after `use` of a Bombster or Huckster: a card of that seat to your left. Of a "
     "Huckster the one that the hamster leaves, then the one it comes to"),
    ("fetch", (HAMSTERS,), "after `use` of a Momster: a hamster of your pile, said twice if there are two, ordinary "
     "ones first"),
)  # fmt: skip


class At(NamedTuple):
    """What the numbers depend on besides the action."""

    seat: Seat
    seats: int

    def own(self, spot: Spot) -> int:
        """The position of a card on the own dam."""
        return spot - CARDS * self.seat

    def other(self, spot: Spot) -> int:
        """The number of a card of another dam."""
        return BLOCKS["other"]((spot // CARDS - self.seat) % self.seats - 1, spot % CARDS)


def hamster(number: Hamster) -> int:
    """The place of a hamster among all, the ordinary ones last."""
    return SPECIALS if number == PLAIN else number


def mine(at: At, number: Hamster, spot: Spot) -> int:
    """A special by itself, and an ordinary hamster by its card."""
    return SPECIALS + at.own(spot) if number == PLAIN else number


def swims(number: Hamster, model: Hamster) -> Path:
    """The number after a step into the water, for those that might swim; a Swimster that swims is its own model."""
    if number not in SWIMMERS:
        return ()
    return (BLOCKS["swim"](0 if model == PLAIN else 1 + model % 2),)


def use(at: At, action: actions.Use) -> Path:
    """The path of an ability: whose it is, then what it is aimed at."""
    copier = action.special - FIRST_COPYCAT + 1 if action.copied != PLAIN else 0
    who = BLOCKS["use"](SPECIALS * copier + (action.copied if copier else action.special))
    target, kind = action.target, ability_of(action)
    if kind == SPINSTER:
        return who, BLOCKS["face"](target[0], target[1] - 1)
    if kind == MOBSTER:
        return who, BLOCKS["shift"](int(target[0] > 0))
    if kind in (NAPSTER, BLOBSTER, SPEEDSTER, CONTRACTSTER):
        return who, *(BLOCKS["own"](at.own(spot)) for spot in target)
    if kind in (BOMBSTER, HUCKSTER):
        return who, *map(at.other, target)
    if kind == MOMSTER:
        return who, *(BLOCKS["fetch"](hamster(one)) for one in target)
    return (who,)


PUT = tuple(tuple(BLOCKS["put"](one, position) for position in range(CARDS)) for one in range(HAMSTERS))
"""By hamster: the numbers that put it on a card."""


CARD = tuple(map(BLOCKS["card"], range(len(NUMBERS))))
"""The numbers that say a card, the lowest card first."""


def passing(view: Hamsterdam, seat: Seat) -> Making:
    """Two cards are passed; with two seats the lower one is said first, since both go to the other."""

    def open(said: Path) -> Sequence[int]:
        if view.seats > 2:
            return [card for card in CARD if card not in said]
        return CARD[CARD.index(said[0]) + 1 :] if said else CARD[:-1]

    def made(said: Path) -> Action | None:
        return actions.PassCards(*map(card, said)) if len(said) == 2 else None

    return Making(open, made)


def card(number: int) -> int:
    """The number on the card that a number of the block `card` says."""
    return number - BLOCKS["card"].first + NUMBERS[0]


def line_up(view: Hamsterdam, seat: Seat) -> Making:
    """The dam card by card."""
    hand = [CARD[number - NUMBERS[0]] for number in view.hand(seat) or ()]

    def open(said: Path) -> list[int]:
        left = hand[:]
        for number in said:
            left.remove(number)
        return sorted({*left})

    def made(said: Path) -> Action | None:
        return actions.ArrangeDam(tuple(map(card, said))) if len(said) == CARDS else None

    return Making(open, made)


def keeping(view: Hamsterdam, seat: Seat) -> Making:
    """The specials that are kept, one by one."""
    numbers = [*map(BLOCKS["keep"], dealt_to(view, seat))]
    many = kept_of(len(numbers))

    def open(said: Path) -> list[int]:
        first = numbers.index(said[-1]) + 1 if said else 0
        # Enough are left for the rest to be said in rising order.
        return numbers[first : len(numbers) - (many - len(said)) + 1]

    def made(said: Path) -> Action | None:
        return (
            actions.KeepSpecials(tuple(number - BLOCKS["keep"].first for number in said)) if len(said) == many else None
        )

    return Making(open, made)


def deploying(view: Hamsterdam, seat: Seat) -> Making:
    """Hamster by hamster, as in the redeployment, in any order."""
    plain, specials, put, done = view.pile[seat], view.specials_in_pile(seat), BLOCKS["put"], BLOCKS["done"](0)

    def placed(said: Path) -> list[tuple[Hamster, int]]:
        return [divmod(number - put.first, CARDS) for number in said if number != done]

    def open(said: Path) -> list[int]:
        gone = [(number - put.first) // CARDS for number in said]
        left = [special for special in specials if special not in gone]
        if gone.count(SPECIALS) < plain:
            left.append(SPECIALS)
        return [*chain.from_iterable([PUT[one] for one in left]), done]

    def made(said: Path) -> Action | None:
        if said[-1] != done and len(said) < plain + len(specials):
            return None
        here = placed(said)
        many = Counter(position for hamster, position in here if hamster == SPECIALS)
        return actions.Deploy(
            tuple(many[position] for position in range(CARDS)), tuple(sorted(one for one in here if one[0] != SPECIALS))
        )

    return Making(open, made)


def deploy(at: At, action: actions.Deploy) -> Path:
    """One of the paths of a first deployment, ordinary hamsters first; `done` follows if somebody stays in the pile."""
    put = BLOCKS["put"]
    plain = [put(SPECIALS, position) for position, many in enumerate(action.plain) for _ in range(many)]
    return (*plain, *(put(*one) for one in sorted(action.specials)))


def dealing(view: Hamsterdam, seat: Seat) -> Making:
    """What chance deals, special by special."""
    step = view.agenda[-1]
    assert isinstance(step, DealSpecials)
    many = sum(step.hands)

    def made(said: Path) -> Action | None:
        return actions.Deal(said) if len(said) == many else None

    return Making(lambda said: [special for special in DECK_IN_ORDER if special not in said], made)


NUMBERING = Numbering(
    BLOCKS,
    {
        actions.PassCards: lambda at, action: (CARD[action.left - NUMBERS[0]], CARD[action.right - NUMBERS[0]]),
        actions.ArrangeDam: lambda at, action: tuple(CARD[number - NUMBERS[0]] for number in action.numbers),
        actions.KeepSpecials: lambda at, action: tuple(map(BLOCKS["keep"], sorted(action.specials))),
        actions.Deploy: deploy,
        actions.Use: use,
        actions.Decline: lambda at, action: (BLOCKS["decline"](0),),
        actions.KeepRoll: lambda at, action: (BLOCKS["roll"](action.a - 1, action.b - 1),),
        actions.Plug: lambda at, action: (BLOCKS["plug"](mine(at, action.hamster, action.spot)),),
        actions.LetIn: lambda at, action: (BLOCKS["let-in"](at.own(action.spot)),),
        actions.LandOn: lambda at, action: (BLOCKS["land"](at.own(action.spot)),),
        actions.Collapse: lambda at, action: (BLOCKS["collapse"](at.own(action.spot)),),
        actions.GiveUp: lambda at, action: (BLOCKS["give-up"](hamster(action.hamster)),),
        actions.MoveHamster: lambda at, action: (
            BLOCKS["move"](mine(at, action.hamster, action.origin), int(action.to > action.origin)),
            *swims(action.hamster, action.swims),
        ),
        actions.SkipMovement: lambda at, action: (BLOCKS["skip"](0),),
        actions.PutHamster: lambda at, action: (
            BLOCKS["put"](hamster(action.hamster), at.own(action.spot)),
            *swims(action.hamster, action.swims),
        ),
        actions.Done: lambda at, action: (BLOCKS["done"](0),),
    },
    At,
    lambda state, seat: (seat, state.seats),
    {
        PassTwo: passing,
        LineUp: line_up,
        ChooseSpecials: keeping,
        DeployHamsters: deploying,
        DealSpecials: dealing,
    },
)
