"""Every event, prompt and refusal of every game can be said, in the language of the program."""

import string

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from hamster_table.engine import games
from hamster_table.engine import messages as engine_messages
from hamster_table.engine.hamsterrolle.events import Fell
from hamster_table.engine.kernel import Refusal
from hamster_table.engine.players import NAMES as LEVELS
from hamster_table.engine.players import TITLES
from hamster_table.engine.run_hamster_run.actions import PIT
from hamster_table.engine.run_hamster_run.events import (
    Allocated,
    Changed,
    Chomped,
    Declared,
    InitiativeSet,
    Moved,
    Pushed,
)
from hamster_table.models import messages
from hamster_table.models.language import LANGUAGE

NAMES = ("Mira", "Jonas", "<b>Edda</b>")


class German(QTranslator):
    """A few words of German, as a translation file would give them."""

    WORDS = {"Bite": "Beißen", "Run": "Rennen", "{seat} declares: {deed}.": "{seat} sagt an: {deed}."}

    def translate(self, context, text, disambiguation=None, n=-1):
        return self.WORDS.get(text, "") if context == "Engine" else ""

    def isEmpty(self):
        return False


@pytest.fixture
def german(qapp):
    speaker = German()
    QCoreApplication.installTranslator(speaker)
    yield
    QCoreApplication.removeTranslator(speaker)


def test_deeds_and_traits_are_written_as_words():
    assert messages.sentence(Declared(0, "bite"), NAMES) == "Mira declares: Bite."
    assert "Mettle" in messages.sentence(Changed(1, "bite", "run", "mettle"), NAMES)


def test_things_are_written_as_in_the_middle_of_a_sentence():
    assert messages.sentence(Fell(1, 0, "plank"), NAMES) == "The plank falls out. Jonas takes it."
    assert messages.reason(Refusal("HR-19", "same", name="tile"), {"same": "A {name}."}, NAMES) == "A tile."


@pytest.mark.parametrize("say", [messages.sentence, engine_messages.sentence])
def test_the_story_says_to_which_square_somebody_goes(say, qapp):
    square = 5 * (4 - 1) + (2 - 1)
    assert say(Moved(0, square - 5, square, "flip"), NAMES) == "Mira moves to strip 4, lane 2."
    assert say(Pushed(0, 1, square, square + 1, True), NAMES) == "Mira pushes Jonas to strip 4, lane 3."


def test_of_a_way_into_the_pit_the_story_names_no_square(qapp):
    assert messages.sentence(Moved(0, 2, PIT, "walk"), NAMES) == "Mira moves."
    assert messages.sentence(Pushed(0, 1, 2, PIT, True), NAMES) == "Mira pushes Jonas."


def test_names_are_left_as_they_were_typed():
    assert messages.sentence(InitiativeSet((2, 0)), NAMES) == "Initiative, highest first: <b>Edda</b>, Mira."
    assert messages.sentence(Declared(0, "bite"), ("{seat}", "x")) == "{seat} declares: Bite."


@pytest.mark.parametrize("named", [messages.named, engine_messages.named])
@pytest.mark.parametrize("seat", [-2, len(NAMES)])
def test_a_seat_that_is_not_at_the_table_has_no_name(named, seat):
    with pytest.raises(IndexError):
        named(seat, NAMES)
    with pytest.raises(IndexError):
        named((0, seat), NAMES)


def test_computer_players_have_names_in_every_language_and_programs_keep_theirs(qapp):
    LANGUAGE.set("de")
    assert [messages.player_name(kind) for kind in LEVELS] == ["Luftikus", "Praktikus", "Pfiffikus", "Meister"]
    assert messages.player_name("program:steady") == "steady"
    LANGUAGE.set("en")
    assert tuple(map(messages.player_name, LEVELS)) == TITLES


def test_a_sentence_is_translated_before_it_is_filled(german):
    assert messages.sentence(Declared(0, "bite"), NAMES) == "Mira sagt an: Beißen."


class Gendered(German):
    WORDS = {"plank": "Brett|3", "slab": "Platte|2", "The {name} is in the way.": "{name:Der |Die |Das }{name} stört."}


def test_a_noun_chooses_the_words_that_go_with_it(qapp):
    speaker, said = Gendered(), {"in-the-way": "The {name} is in the way."}
    QCoreApplication.installTranslator(speaker)
    try:
        told = [messages.reason(Refusal("HR-9", "in-the-way", name=name), said, NAMES) for name in ("plank", "slab")]
        assert messages.tr("plank") == "Brett" and told == ["Das Brett stört.", "Die Platte stört."]
    finally:
        QCoreApplication.removeTranslator(speaker)


def test_a_refusal_names_the_seat_in_the_way():
    told = messages.reason(Refusal("RR-29", "occupied", seat=1), {"occupied": "{seat} stands there."}, NAMES)
    assert told == "Jonas stands there."


def test_a_chomp_without_a_chip_to_lose_tells_no_number():
    assert messages.sentence(Chomped(1, 2), NAMES) == "Chomp! Chips lost by Jonas: 2."
    assert messages.sentence(Chomped(1, 0), NAMES) == "Chomp! Jonas has no chip left to lose."


def test_no_secret_is_a_sentence_without_its_event():
    assert messages.sentence(Allocated(0, 3, 2, 2), NAMES) == "Mira: Scamper 3, Mettle 2, Friskiness 2."


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_blank_of_every_template_is_a_field(game):
    for kind in game.events:
        assert blanks(kind.template) <= {*kind.__struct_fields__}, kind
    for kind in game.steps:
        assert blanks(kind.asks) <= {*kind.__struct_fields__}, kind


def blanks(template):
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.parametrize("named", [messages.named, engine_messages.named])
def test_a_seat_that_is_hidden_is_a_question_mark(named):
    assert named(None, NAMES) == "?" and named((1, None), NAMES) == f"{NAMES[1]}, ?"
