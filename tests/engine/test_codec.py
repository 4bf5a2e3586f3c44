"""The JSON form: nothing is lost, nothing is guessed."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hamster_table.engine.codec import LARGEST, canonical, canonical_of, checked, digest, from_json, to_json
from hamster_table.engine.game import Standing, state_from_json
from hamster_table.engine.kernel import Action, Sealed
from tests.laws import GAMES, journey


class Stack(Action, frozen=True):
    height: int
    where: tuple[int, ...]
    pair: tuple[int, str]
    name: str
    upright: bool
    below: int | None


class Fell(Action, frozen=True):
    pass


FORM = {"do": "Stack", "height": 2, "where": [1, 2], "pair": [3, "x"], "name": "a", "upright": True, "below": None}
WORDS = (Stack, Fell)


@pytest.mark.parametrize(
    "wrong",
    [{"height": True}, {"height": 2.0}, {"height": "2"}, {"where": [1, 2]}, {"where": (1, True)}, {"below": 1.5}],
)
def test_an_object_with_wrong_types_is_refused_as_its_json_form_is(wrong):
    good = Stack(2, (1, 2), (3, "x"), "a", True, None)
    assert checked(good) is good
    with pytest.raises(ValueError):
        checked(replace(good, **wrong))


def test_an_action_comes_back_from_its_form():
    action = Stack(2, (1, 2), (3, "x"), "a", True, None)
    assert action.to_json() == to_json(action) == FORM
    assert from_json(FORM, WORDS) == Stack.from_json(FORM) == action
    assert Fell.from_json({"do": "Fell"}) == Fell()


DEEP = json.loads("[" * 900 + "]" * 900)


@pytest.mark.parametrize(
    "change",
    [
        {"height": True},
        {"height": 2.0},
        {"height": "2"},
        {"height": None},
        {"height": LARGEST + 1},
        {"height": -LARGEST - 1},
        {"height": 10**5000},
        {"where": 1},
        {"where": [1, "2"]},
        {"where": [1, None]},
        {"where": {"0": 1}},
        {"where": DEEP},
        {"pair": [3]},
        {"pair": [3, "x", 4]},
        {"name": 1},
        {"name": None},
        {"upright": 1},
        {"upright": None},
        {"below": "none"},
        {"below": False},
        {"extra": 1},
        {"event": "Stack"},
        {"do": "Stick"},
        {"do": 1},
        {"do": ["Stack"]},
        {"do": "Action"},
    ],
)
def test_anything_else_is_refused_in_a_sentence(change):
    with pytest.raises(ValueError, match=r"^\w.{5,200}$"):
        from_json(FORM | change, WORDS)


@pytest.mark.parametrize("form", [None, 3, "Stack", [], ["do", "Stack"], {}, {"event": "Stack"}])
def test_what_is_no_form_is_refused(form):
    with pytest.raises(ValueError, match="names no class"):
        from_json(form, WORDS)


@pytest.mark.parametrize("missing", [key for key in FORM if key != "do"])
def test_no_field_may_be_missing(missing):
    with pytest.raises(ValueError, match=f"Stack: .*missing required field `{missing}`"):
        from_json({key: value for key, value in FORM.items() if key != missing}, WORDS)


def test_the_vocabulary_decides():
    with pytest.raises(ValueError, match="not one of its words"):
        from_json({"do": "Fell"}, (Stack,))
    with pytest.raises(ValueError, match="names no class"):
        from_json({"do": "Fell"}, (Sealed,))


@pytest.mark.parametrize("largest", [LARGEST, -LARGEST])
def test_the_largest_numbers_pass(largest):
    assert from_json(FORM | {"height": largest}, WORDS).height == largest


def test_a_standing_has_a_form():
    form = to_json(Standing((1, 2), (5, 3), (0,), "so it is"))
    assert form == {"places": [1, 2], "scores": [5, 3], "winners": [0], "why": "so it is", "are_beaten": False}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*FORM, "x"]), inner, max_size=7),
    max_leaves=8,
)


VALUES = {
    "height": st.integers(-LARGEST, LARGEST),
    "where": st.lists(st.integers(-LARGEST, LARGEST), max_size=3),
    "pair": st.tuples(st.integers(-9, 9), st.text(max_size=5)).map(list),
    "name": st.text(max_size=5),
    "upright": st.booleans(),
    "below": st.none() | st.integers(-9, 9),
}


@given(st.fixed_dictionaries({"do": st.just("Stack"), **VALUES}))
def test_whatever_is_read_is_written_as_it_was(form):
    assert canonical(to_json(from_json(form, WORDS))) == canonical(form)


@given(JSON | st.fixed_dictionaries({"do": st.just("Stack")}, optional={key: JSON | VALUES[key] for key in VALUES}))
def test_whatever_comes_is_read_or_refused_by_one_error(form):
    with suppress(ValueError):
        assert isinstance(from_json(form, WORDS), WORDS)


def test_a_view_with_hidden_values_comes_back():
    game = GAMES["pebbles"]
    seen = []
    journey(game, 3, "1", each=lambda match, rng: seen.append(match.view(0)))
    hidden = [view for view in seen if None in view.hidden or None in view.sealed.values()]
    assert hidden
    for view in hidden:
        assert state_from_json(json.loads(canonical(view.to_json())), game) == view


def test_a_state_of_another_game_is_refused():
    form = to_json(GAMES["run-hamster-run"].start(GAMES["run-hamster-run"].setup(seats=2)))
    with pytest.raises(ValueError, match="not one of its words"):
        state_from_json(form, GAMES["pebbles"])


def test_the_digest_is_of_everything_and_pinned():
    """Pinned: it stands in files, so it may never change."""
    game = GAMES["pebbles"]
    state = game.start(game.setup(seats=2))
    assert digest(state) == digest(state.copy()) == PINNED
    for change in ({"round": 1}, {"owned": [4, 5]}, {"sealed": {0: None}}, {"agenda": []}):
        other = state.copy()
        for name, value in change.items():
            setattr(other, name, value)
        assert digest(other) != digest(state), change


PINNED = "33538e4a93bd383c78f162597e07f944"


def test_the_canonical_form_is_sorted_ascii_without_spaces():
    assert (
        canonical({"b": ["ä", 1, None], "a": {"d": True, "c": ""}}) == b'{"a":{"c":"","d":true},"b":["\\u00e4",1,null]}'
    )
    with pytest.raises(ValueError, match="JSON compliant"):
        canonical([float("nan")])


class Counted(Action, frozen=True):
    by_name: dict[str, int]
    by_seat: dict[int, int]


def test_a_dictionary_comes_back_with_its_keys():
    counted = Counted({"ada": 2, "7": 1}, {-1: 3, 2: 0})
    assert Counted.from_json(json.loads(canonical(counted.to_json()))) == counted


@pytest.mark.parametrize("wrong", [[], 3, None, {"x": 1}, {"1.0": 1}, {"": 1}, {"1" * 17: 1}, {"\u0661": 1}, {"-": 1}])
def test_a_dictionary_by_numbers_has_no_other_keys(wrong):
    with pytest.raises(ValueError, match=r"^Counted: "):
        Counted.from_json({"do": "Counted", "by_name": {}, "by_seat": wrong})


def test_what_has_no_json_form_is_a_mistake_of_the_program():
    class Weighed(Action, frozen=True):
        grams: set[int]

    Weighed.__annotations__["grams"] = set[int]
    with pytest.raises(AssertionError, match="has no JSON form"):
        from_json({"do": "Weighed", "grams": []}, (Weighed,))


@pytest.mark.parametrize("name", ["é", "a", "🐹", "\x7f", "\x1f"])
def test_the_canonical_text_is_written_without_the_form_too(name):
    ledger = [(0, Stack(2, (1, 2), (3, "x"), name, True, None)), (1, Fell())]
    form = [[seat, to_json(action)] for seat, action in ledger]
    assert canonical_of(ledger) == canonical_of(form) == canonical(form)
