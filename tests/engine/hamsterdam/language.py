"""The language in which the rules of Hamsterdam are tested.

>>> match = table(ROLL, "6:h 7:hh,Buffster 8:~ | pile h | town 2", "7:h")
>>> go(match, roll(3, 4), alice(DECLINE), alice(plug(7, "Buffster")))
>>> dam(match, ALICE)
'6:h 7:hh 8:~ | pile h,Buffster | town 2'
>>> dam(match, BOB)
'| pile h'

A dam is a line of words, one for each card that carries something: its number, and what is on it: `h` for each ordinary
hamster, `~` for each flood token, specials by name ("Napster2" is the second card of that kind). A card that is flipped
is `x2`. The cards lie from 2 to 12, unless the line begins with another order, as `2,3,7,7,7,8,9,10,11,12,12;`. Then a
number means its left-most card; the others are "7b" and "7c". Piles, towns and removed hamsters follow after bars.
A special with a marker is told as `Cheekster*`, a linked one as `Copycatster>Swimster`.
"""

from dataclasses import replace
from functools import partial

import pytest

from hamster_table.engine.hamsterdam import GAME, events, setup_events
from hamster_table.engine.hamsterdam import actions as w
from hamster_table.engine.hamsterdam import turn as turns
from hamster_table.engine.hamsterdam.setup import DECK_IN_ORDER, spots_by_number
from hamster_table.engine.hamsterdam.special_masks import BIT_OF, KIND_OF
from hamster_table.engine.hamsterdam.state import HamsterdamSetup, initial_state
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match

ruling = pytest.mark.ruling
"""`@ruling("HD-29")`: the test goes red when that ruling is turned round."""

ALICE, BOB, CATHLEEN, DAVE = range(4)
ROLL, MOVE, REDEPLOY = "roll", "move", "redeploy"
"""Where a table can be joined: before a roll, after the last flood before a movement, before a redeployment."""

SKIP, DECLINE, DONE = w.SKIP, w.DECLINE, w.DONE
USUAL = ",".join(map(str, w.NUMBERS))
told_kinds = events.EVENTS + setup_events.EVENTS


# Words for things


def who(name):
    """The hamster of a name: "h", "Napster", "Napster2"."""
    if name == "h":
        return w.PLAIN
    kind = name.rstrip("2*")
    return 2 * w.KINDS.index(kind) + name.endswith("2")


def called(hamster):
    """The name of a hamster."""
    return "h" if hamster == w.PLAIN else w.KINDS[KIND_OF[hamster]] + "2" * (hamster & 1)


def spot(state, seat, card):
    """The spot of a card: of the seat's own (7, "7b"), or of somebody else's: (BOB, 7)."""
    if isinstance(card, tuple):
        seat, card = card
    nth = "abc".index(str(card)[-1]) if str(card)[-1] in "abc" else 0
    number = int(str(card).rstrip("abc"))
    return [s for s in state.spots_by_number[number] if w.SEAT_OF[s] == seat][nth]


# Tables


def table(step, *dams, turn=None, first=ALICE, round=1, used=(), **setup):
    """A match that stands before a *step* of a round, with these dams. *turn* counts the turns already taken."""
    dams = (*dams, *[""] * (2 - len(dams)))
    setup = HamsterdamSetup(seats=len(dams), **setup)
    state = initial_state(setup)
    n = state.seats
    state.first, state.round, state.counts = first, round, [0] * n
    cycle = 4 if n == 2 else n
    state.turn = turn if turn is not None else {ROLL: 0, MOVE: cycle - 1, REDEPLOY: 12}[step]
    state.roller = (first + state.turn - (step == REDEPLOY)) % n
    _lay(state, dams)
    if step == ROLL:
        state.agenda = [turns.END_TURN, turns.ROLL_DICE]
    else:
        state.agenda = [turns.END_TURN if step == MOVE else turns.END_MOVEMENT]
    return joined(state, setup)


def _lay(state, dams):
    lines = [line.split(";") if ";" in line else [USUAL, line] for line in dams]
    state.numbers = tuple(int(number) for order, _ in lines for number in order.split(","))
    state.spots_by_number = spots_by_number(state.numbers)
    for seat, (_, line) in enumerate(lines):
        cards, *piles = line.split("|")
        for word in cards.split():
            _lay_card(state, seat, word)
        for pile in piles:
            _lay_pile(state, seat, *pile.split())
    state.rebuild_derived()


def _lay_card(state, seat, word):
    card, _, things = word.partition(":")
    here = spot(state, seat, card.removeprefix("x"))
    if card.startswith("x"):
        if here - w.CARDS * seat < 6 and state.first_unflipped[seat] <= here:
            state.first_unflipped[seat] = here + 1
        else:
            state.last_unflipped[seat] = min(state.last_unflipped[seat], here - 1)
    for thing in filter(None, things.split(",")):
        if set(thing) == {"h"}:
            state.ordinary[here] += len(thing)
        elif set(thing) == {"~"}:
            state.water[here] += len(thing)
        else:
            _own(state, seat, thing, here)


def _lay_pile(state, seat, kind, things):
    if kind == "town":
        state.town[seat] = int(things)
    elif kind == "out":
        state.removed[seat] = int(things)
    else:
        for thing in things.split(","):
            if set(thing) == {"h"}:
                state.pile[seat] += len(thing)
            else:
                _own(state, seat, thing, w.PILE)


def _own(state, seat, thing, place):
    name, _, model = thing.partition(">")
    special = who(name)
    assert state.owner[special] == -1, f"{name} is there already"
    state.owner[special], state.place[special] = seat, place
    state.specials_of[seat] = tuple(sorted((*state.specials_of[seat], special)))
    (state.in_pile_mask if place == w.PILE else state.on_dam_mask)[seat] |= BIT_OF[special]
    if "*" in name:
        state.marked_mask |= BIT_OF[special]
    if model:
        state.link[special - w.FIRST_COPYCAT] = who(model)


def joined(state, setup):
    """A match that goes on from a state."""
    return Match(replace(GAME, start=lambda _: state), setup, "a test")


def new(seats, seed="a test", **setup):
    """A fresh game."""
    return Match.new(GAME, seats, setup, seed=seed)


# What is seen


def dam(match, seat):
    """A seat's dam, pile, town and removed hamsters, in the words of this language."""
    state = match.state
    cards = []
    for here in range(w.CARDS * seat, w.CARDS * seat + w.CARDS):
        things = _things(state, state.ordinary[here], state.specials_on(here), state.water[here])
        flipped = "" if state.is_up(here) else "x"
        if things or flipped:
            cards.append(f"{flipped}{_card(state, here)}{':' * bool(things)}{things}")
    pile = _things(state, state.pile[seat], state.specials_in_pile(seat), 0)
    parts = [" ".join(cards)]
    parts += [f"pile {pile}"] * bool(pile)
    parts += [f"town {state.town[seat]}"] * bool(state.town[seat])
    parts += [f"out {state.removed[seat]}"] * bool(state.removed[seat])
    return " | ".join(parts).strip()


def _card(state, here):
    same = [s for s in state.spots_by_number[state.numbers[here]] if w.SEAT_OF[s] == w.SEAT_OF[here]]
    return f"{state.numbers[here]}{['', 'b', 'c', 'd'][same.index(here)]}"


def _things(state, plain, specials, water):
    return ",".join(filter(None, ["h" * plain, *(_named(state, special) for special in specials), "~" * water]))


def _named(state, special):
    linked = KIND_OF[special] == w.COPYCATSTER and state.link[special - w.FIRST_COPYCAT]
    link = f">{called(linked)}" if linked is not False and linked != w.PLAIN else ""
    return called(special) + "*" * (state.marked_mask >> special & 1) + link


def dams(match):
    """All dams."""
    return [dam(match, seat) for seat in range(match.setup.seats)]


def asked(match):
    """Who is asked, and by which step."""
    return match.waiting, type(match.state.agenda[-1]).__name__ if match.state.agenda else None


def told(match, *kinds):
    """What the story tells of some kinds of events."""
    return [event for event in match.events if isinstance(event, kinds)]


def counts(match):
    """What the roll counts as for each seat."""
    return match.state.counts


def dice(match):
    return match.state.die_a, match.state.die_b


# What is done: an entry is a seat and an action, or a seat and what makes an action out of a state


def _does(seat, action):
    return seat, action


alice, bob, cathleen, dave = (partial(_does, seat) for seat in range(4))


def roll(a, b):
    """Chance rolls."""
    return CHANCE, w.Dice(a, b)


def keep(a, b):
    """Keep these dice of a Physicister."""
    return w.KeepRoll(a, b)


def plug(card, hamster="h"):
    """A hamster of a flooded card plugs the hole."""
    return lambda state, seat: w.Plug(spot(state, seat, card), who(hamster))


def let_in(card):
    """The flood comes in."""
    return lambda state, seat: w.LetIn(spot(state, seat, card))


def land(card):
    """The Whack-a-Mole lands there."""
    return lambda state, seat: w.LandOn(spot(state, seat, card))


def collapse(card):
    """That end of the dam breaks."""
    return lambda state, seat: w.Collapse(spot(state, seat, card))


def give_up(hamster):
    """That one of the arriving hamsters is lost."""
    return w.GiveUp(who(hamster))


def move(hamster, card, to, swims=None):
    """A step of a hamster, swimming by the ability of *swims*."""
    swimmer = who(swims) if swims else w.PLAIN
    return lambda state, seat: w.MoveHamster(who(hamster), spot(state, seat, card), spot(state, seat, to), swimmer)


def put(hamster, card, swims=None):
    """A hamster comes out of the pile."""
    return lambda state, seat: w.PutHamster(who(hamster), spot(state, seat, card), who(swims) if swims else w.PLAIN)


NUMERIC = ("Spinster", "Mobster")


def use(name, *target, copies=None):
    """Use a special on cards, dice or hamsters; *copies* is whom a Copycatster copies."""

    def action(state, seat):
        ability = (copies or name).rstrip("2")
        if ability == "Momster":
            aim = tuple(who(hamster) for hamster in target)
        else:
            aim = target if ability in NUMERIC else tuple(spot(state, seat, card) for card in target)
        return w.Use(who(name), who(copies) if copies else w.PLAIN, aim)

    return action


def made(match, entry):
    """The seat and the action of an entry."""
    seat, action = entry
    return seat, action(match.state, seat) if callable(action) else action


def go(match, *entries):
    """Play the entries one after the other; each has to be legal, and offered."""
    for entry in entries:
        seat, action = made(match, entry)
        if not isinstance(action, w.Deal | w.ArrangeDam | w.KeepSpecials | w.Deploy):
            assert match.refusal(seat, action) or action in match.actions(seat)
        match.play(seat, action)


def refused(match, entry):
    """The ruling that an entry would break, and which of its sentences says so; None for a legal one."""
    why = match.refusal(*made(match, entry))
    return why and (why.ruling, why.reason)


def may(match, entry):
    """Whether an entry is offered; then it is not refused either."""
    seat, action = made(match, entry)
    offered = action in match.actions(seat)
    assert offered == (match.refusal(seat, action) is None)
    return offered


def uses(match, seat, name, copies=None):
    """The targets that are offered for a special."""
    copied = who(copies) if copies else w.PLAIN
    return [
        action.target
        for action in match.actions(seat)
        if isinstance(action, w.Use) and action.special == who(name) and action.copied == copied
    ]


def spots(match, seat, *cards):
    """Targets of one card each."""
    return [(spot(match.state, seat, card),) for card in cards]


def offered(match, seat, *kinds):
    """What a seat is offered of some kinds of action."""
    return [action for action in match.actions(seat) if isinstance(action, kinds)]


def until(match, *steps):
    """Let everybody do anything, until one of these steps asks, or the game is over."""
    while match.waiting and type(match.state.agenda[-1]).__name__ not in steps:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.actions(seat)[0])
    return match


def deal(match, *names):
    """Chance deals these specials first, one after the other, and then any others."""
    named = [who(name) for name in names]
    others = [special for special in DECK_IN_ORDER if special not in named]
    return CHANCE, w.Deal((*named, *others)[: sum(match.state.agenda[-1].hands)])
