"""The places of Hamsterdam in sentences: for tool tips, screen readers and whoever plays by the keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hamster_table.engine.hamsterdam.actions import CARDS, PLAIN, SEAT_OF, Hamster
from hamster_table.engine.hamsterdam.state import END_EACH, Hamsterdam
from hamster_table.engine.kernel import Seat
from hamster_table.models.hamsterdam import ability_texts
from hamster_table.models.hamsterdam.drafts import SIDES, Draft, KeepSpecialsDraft, LineUpDraft, PassCardsDraft
from hamster_table.models.hamsterdam.odds import chance_of_a_hit, live_numbers, odds_text, rolls_left
from hamster_table.models.hamsterdam.shown import cards_standing, next_breach
from hamster_table.models.texts import headed, plural, translate

Spot = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """What is said of a place on a note beside it."""

    title: str
    lines: tuple[str, ...] = ()
    now: str = ""
    """How it stands with a special at this moment."""
    special: Hamster = PLAIN
    """Whose portrait it has; `PLAIN`: none."""
    card: ability_texts.SpecialLines | None = None
    """What is written on it instead of its lines, which are the whole wording."""
    facts: tuple[str, ...] = ()
    """What else is written on such a card: of the place where the special stands."""


def hamsters_text(hamsters: list[Hamster]) -> str:
    """Some hamsters, in a few words."""
    plain = sum(hamster == PLAIN for hamster in hamsters)
    parts = [ability_texts.name(hamster) for hamster in hamsters if hamster != PLAIN]
    if plain:
        parts.append(plural(translate("Hamsterdam", "%n hamster(s)", None, plain), plain))
    return " + ".join(parts)


def dots_text(view: Hamsterdam, number: int) -> str:
    """The dots on the cards of a number, in a few words; "" where there are none, or where they bring nothing."""
    if view.classic or not number:
        return ""
    orange, blue = view.box.orange[number], view.box.blue[number]
    parts = []
    if orange:
        parts.append(plural(translate("Hamsterdam", "%n orange dot(s)", None, orange), orange))
    if blue:
        parts.append(plural(translate("Hamsterdam", "%n blue dot(s)", None, blue), blue))
    return ", ".join(parts)


class Names:
    """What the places of one state are called."""

    def __init__(
        self,
        view: Hamsterdam,
        names: Sequence[str],
        draft: Draft | None,
        open_now: Mapping[Hamster, bool],
        refusals: Mapping[str, str],
    ) -> None:
        self.view, self.names, self.draft = view, names, draft
        self.open_now, self.refusals = open_now, refusals
        self._odds_of: dict[int, str] = {}
        """The odds of the numbers that were asked for: most stand on several cards."""
        self._specials: dict[Hamster, Note] = {}
        """The notes of the specials that were asked for: those on a dam stand on a card and in the list."""

    def spot(self, spot: Spot) -> str:
        """A place and what is there."""
        kind, *rest = spot
        what = rest[0] if rest else None
        if kind == "card":
            return self._card(int(str(what)))
        if kind in ("row", "offer"):
            return self._named_special(int(str(what)))
        if kind == "pile":
            return self._pile(int(str(what)))
        if kind == "dam":
            return self._dam(int(str(what)))
        if kind == "town":
            return self._town(int(str(what)))
        if kind == "pass":
            return self._mailbox(str(what))
        if kind in ("dice", "die"):
            return self._dice(spot)
        return self._shared(str(kind))

    def _card(self, spot: int) -> str:
        view, position = self.view, spot % CARDS + 1
        if not view.numbers:
            return self._hand_card(spot)
        number, name = view.numbers[spot], self.names[SEAT_OF[spot]]
        if not view.is_up(spot):
            text = translate("Hamsterdam", "{name}, card {position}: {number}, flipped")
            return text.format(name=name, position=position, number=number)
        text = translate("Hamsterdam", "{name}, card {position}: {number}; {what}; {odds}")
        said = text.format(
            name=name, position=position, number=number, what=self._standing(spot), odds=self._odds(number)
        )
        said = "; ".join(filter(None, (said, dots_text(view, number))))
        parts = [said, *(self.special(special) for special in view.specials_on(spot))]
        return "\n".join(parts)

    def _odds(self, number: int) -> str:
        if number not in self._odds_of:
            # Before the first round, all the rolls of a round lie ahead.
            rolls = rolls_left(self.view) if self.view.round else 12
            chance = round(100 * chance_of_a_hit(number, rolls, live_numbers(self.view)))
            text = translate("Hamsterdam", "{ways}; hit before the next redeployment: {chance} %")
            self._odds_of[number] = text.format(ways=odds_text(number), chance=chance)
        return self._odds_of[number]

    def _standing(self, spot: int) -> str:
        view = self.view
        hamsters = [PLAIN] * view.ordinary[spot] + [*view.specials_on(spot)]
        parts = [hamsters_text(hamsters)] if hamsters else []
        if water := view.water[spot]:
            parts.append(plural(translate("Hamsterdam", "%n flood token(s)", None, water), water))
        return ", ".join(parts) if parts else translate("Hamsterdam", "nobody")

    def _hand_card(self, spot: int) -> str:
        draft = self.draft
        if not isinstance(draft, PassCardsDraft | LineUpDraft) or SEAT_OF[spot] != draft.seat:
            return translate("Hamsterdam", "A place of the dam of {name}").format(name=self.names[SEAT_OF[spot]])
        position = spot % CARDS
        card = draft.cards[position] if position < len(draft.cards) else (0, 0)
        if isinstance(draft, PassCardsDraft) and (side := next((s for s in SIDES if draft.given.get(s) == card), "")):
            text = translate("Hamsterdam", "Place {position}: empty; your card {number} is for {name}")
            return text.format(position=position + 1, number=card[0], name=self.names[self.beside(draft.seat, side)])
        number = card[0]
        text = translate("Hamsterdam", "Your card {number}, place {position}; {odds}")
        said = text.format(number=number, position=position + 1, odds=odds_text(number))
        return "; ".join(filter(None, (said, dots_text(self.view, number))))

    def special(self, special: Hamster) -> str:
        """A special, what it does, and whether it can be used now."""
        note = self._special_note(special)
        return headed(note.title, f"{note.lines[0]} {note.now}".strip())

    def _named_special(self, special: Hamster) -> str:
        """A special in a list: its name with whether it is chosen or can be used, and below all else."""
        note, draft = self._special_note(special), self.draft
        if isinstance(draft, KeepSpecialsDraft) and special in draft.dealt:
            return f"{headed(note.title, note.now or translate('Hamsterdam', 'Not chosen.'))}\n{note.lines[0]}"
        if special in self.open_now:
            return f"{headed(note.title, note.now)}\n{note.lines[0]}"
        return f"{note.title}\n{note.lines[0]} {note.now}".strip()

    def _special_note(self, special: Hamster) -> Note:
        if special not in self._specials:
            says = (ability_texts.ability(self.view, special),)
            self._specials[special] = Note(
                ability_texts.name(special),
                says,
                self._status(special),
                special,
                ability_texts.special_lines(self.view, special),
            )
        return self._specials[special]

    def _status(self, special: Hamster) -> str:
        """Whether it can be used now, or has been chosen."""
        if isinstance(self.draft, KeepSpecialsDraft) and special in self.draft.dealt:
            return translate("Hamsterdam", "Chosen.") if special in self.draft.kept else ""
        return ability_texts.status(self.view, special, special in self.open_now, self.refusals, self.names)

    def note(self, spot: Spot) -> Note:
        """What a note says of a place: of a special, with its picture; of a card, with the specials on it."""
        if spot[0] in ("row", "offer"):
            return self._special_note(int(str(spot[1])))
        title, *lines = self.spot(spot).split("\n")
        if spot[0] == "card" and self.view.numbers and self.view.is_up(card := int(str(spot[1]))):
            number, name = self.view.numbers[card], self.names[SEAT_OF[card]]
            text = translate("Hamsterdam", "{number}, card {position} of {name}")
            title = text.format(number=number, position=card % CARDS + 1, name=name)
            facts = self._standing(card), self._odds(number)
            specials = self.view.specials_on(card)
            if len(specials) == 1:
                return replace(self._special_note(specials[0]), title=title, facts=facts)
            lines = [*facts, *lines]
        return Note(title, tuple(lines))

    def _pile(self, seat: Seat) -> str:
        view = self.view
        hamsters = [PLAIN] * view.pile[seat] + [*view.specials_in_pile(seat)]
        what = hamsters_text(hamsters) if hamsters else translate("Hamsterdam", "nobody")
        text = translate("Hamsterdam", "Reserve of {name}: {what}")
        return text.format(name=self.names[seat], what=what)

    def _dam(self, seat: Seat) -> str:
        text = translate("Hamsterdam", "Dam of {name}").format(name=self.names[seat])
        return headed(text, cards_standing(self.view, seat)) if self.view.numbers else text

    def _town(self, seat: Seat) -> str:
        view = self.view
        text = translate("Hamsterdam", "Town of {name}: {town} in the town, {dam} on the dam; next breach at {tokens}")
        dam = view.wet(seat) - view.town[seat]
        return text.format(name=self.names[seat], town=view.town[seat], dam=dam, tokens=next_breach(view.town[seat]))

    def beside(self, seat: Seat, side: str) -> Seat:
        """The neighbour on that side."""
        return (seat + (1 if side == SIDES[0] else -1)) % self.view.seats

    def _mailbox(self, side: str) -> str:
        draft = self.draft
        assert isinstance(draft, PassCardsDraft)
        to = self.beside(draft.seat, side)
        if side in draft.given:
            text = translate("Hamsterdam", "For {name}: {number}")
            return text.format(name=self.names[to], number=draft.given[side][0])
        return translate("Hamsterdam", "For {name}: no card yet").format(name=self.names[to])

    def _dice(self, spot: Spot) -> str:
        view = self.view
        if not view.die_a:
            return translate("Hamsterdam", "The dice")
        if spot[0] == "die":
            return translate("Hamsterdam", "A die: {face}").format(face=(view.die_a, view.die_b)[int(str(spot[1]))])
        text = translate("Hamsterdam", "The dice: {a} and {b}, makes {number}")
        return text.format(a=view.die_a, b=view.die_b, number=view.die_a + view.die_b)

    def _shared(self, kind: str) -> str:
        view = self.view
        if kind == "reservoir":
            tokens = view.reservoir()
            if tokens >= 0:
                return translate("Hamsterdam", "Reservoir: {tokens} flood tokens").format(tokens=tokens)
            text = translate("Hamsterdam", "Reservoir: empty; {more} more tokens are out than the box holds")
            return text.format(more=-tokens)
        if kind == "tracker":
            text = translate("Hamsterdam", "Round {number}, turn {turn}; {rolls} rolls until the redeployment")
            now = text.format(number=view.round, turn=view.tracker, rolls=rolls_left(view))
            begins = translate("Hamsterdam", "{name} begins every round")
            return f"{now}. {begins.format(name=self.names[view.first])}" if view.first >= 0 else now
        text = translate("Hamsterdam", "Water in all towns: {now} of {end}")
        return text.format(now=sum(view.town), end=END_EACH * view.seats)
