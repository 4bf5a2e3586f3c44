"""The player's own file of parts: read for new games, refused in one clear sentence, and never needed again."""

import tomllib
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hamster_table.cli import main
from hamster_table.engine import CHANCE, Match, load, save
from hamster_table.engine.hamsterdam import GAME, cards
from hamster_table.engine.hamsterdam.actions import KINDS, NUMBERS
from hamster_table.engine.hamsterdam.specials.texts import BY_NAME
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.storage import custom_parts
from hamster_table.system import paths
from tests.laws import GAMES

OURS = cards.cards_toml()
SEVEN, NO_DOTS = "7 = { orange = 2, blue = 1 }", "7 = { orange = 0, blue = 0 }"


def put(text):
    path = custom_parts.file_of(GAME)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_without_a_file_there_is_nothing_to_change():
    assert custom_parts.read(GAME) is None and custom_parts.setup_of(GAME) == {}
    assert custom_parts.file_of(GAMES["run-hamster-run"]) is None


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig"])
def test_our_own_table_changes_nothing(coding):
    put(OURS.encode(coding))
    assert custom_parts.read(GAME) == "" and custom_parts.setup_of(GAME) == {}


def test_what_the_file_changes_is_in_the_set_up():
    napster = 'Napster = { when = ["roll"], flips = '
    put(OURS.replace(SEVEN, NO_DOTS).replace(f"{napster}false", f"{napster}true"))
    setup = custom_parts.setup_of(GAME)
    assert setup == {"cards": "7=0/0; Napster=roll/flips"}
    box = Match.new("hamsterdam", 3, setup).state.box
    assert (box.orange[7], box.blue[7], box.flips[KINDS.index("Napster")]) == (0, 0, True)


WRONG = [
    (b"\xff" + OURS.encode(), "line 1 is not text in UTF-8"),
    (OURS.replace("9 = { orange", "9 = { red"), "dam card 9 has no entry for orange"),
    (OURS.replace(SEVEN, SEVEN.replace("2", "12")), "dam card 7 has 0 to 9 orange dots, not '12'"),
    (OURS.replace(SEVEN, SEVEN.replace("2", "0x" + "f" * 9000)), "dam card 7 has 0 to 9 orange dots"),
    (OURS.replace(SEVEN, SEVEN.replace("2", "true")), "dam card 7 has 0 to 9 orange dots, not 'True'"),
    (OURS.replace("Napster", "Knapster"), "specials has no entry for Napster"),
    (OURS + 'Hamster = { when = [], flips = false, pile = false }\n', "an entry for 'Hamster', which does not exist"),
    (OURS.replace('when = ["redeployment"]', 'when = ["always"]'), "the moments are roll, flood, movement"),
    (OURS.replace('Napster = { when = ["roll"]', 'Napster = { when = ["flood"]'), "has its time at roll"),
    (OURS.replace(SEVEN, "7 = 3"), "dam card 7 is a table with entries for orange, blue"),
    (OURS.replace('Napster = { when = ["roll"]', 'Napster = { when = "roll"'), "when of Napster is a list of moments"),
    (OURS.replace('Napster = { when = ["roll"], flips = false', 'Napster = { when = ["roll"], flips = 0'),
     "flips of Napster is true or false, not '0'"),
    (OURS.replace('Janitster = { when = ["redeployment"], flips = false', 'Janitster = { when = [], flips = true'),
     "the ability of Janitster leaves nothing to be flipped"),
    (OURS.replace('Janitster = { when = ["redeployment"], flips = false, pile = false',
                  'Janitster = { when = [], flips = false, pile = true'), "says itself whether it goes to the reserve"),
    (OURS.replace("[dots]", "[dots"), "(at line 4"),
    ("dots = " + "[" * 5000, "this is not a table of cards"),
    ("dots = " + "9" * 5000, "this is not a table of cards"),
    ("x" * (custom_parts.LIMIT + 1), "at most"),
    ("", "the table has no entry for dots"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "why"), WRONG, ids=range(len(WRONG)))
def test_a_file_that_is_wrong_is_refused_in_one_sentence_with_its_name(text, why, capsys):
    path = put(text)
    with pytest.raises(ValueError, match=r"cards\.toml: ") as refused:
        custom_parts.setup_of(GAME)
    told = str(refused.value)
    assert why in told and told.startswith(str(path)) and told.endswith(".") and "\n" not in told
    assert main(["parts", "hamsterdam"]) == main(["bots", "hamsterdam", "--games", "1"]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count(why) == 2, "nothing falls back in silence"


def test_a_folder_in_the_place_of_the_file_is_refused():
    custom_parts.file_of(GAME).mkdir(parents=True)
    with pytest.raises(ValueError, match="cannot be read"):
        custom_parts.read(GAME)


LETTERS = st.sampled_from(sorted(set(OURS)))
SPOTS = st.integers(0, len(OURS) - 1)


@given(st.lists(st.tuples(SPOTS, LETTERS, st.booleans()), min_size=1, max_size=6))
def test_whatever_is_mistyped_the_file_is_read_or_refused(slips):
    text = OURS
    for spot, letter, replaces in slips:
        text = text[:spot] + letter + text[spot + replaces :]
    try:
        changes = cards.changes(text)
    except ValueError as refused:
        assert len(str(refused)) < 300
    else:
        assert cards.cards_of(changes) == cards.read(text)


@st.composite
def boxes(draw):
    """Any box whose cards can be."""
    table = tomllib.loads(OURS)
    for number in map(str, NUMBERS):
        table["dots"][number] = {colour: draw(st.integers(0, cards.MOST_DOTS)) for colour in ("orange", "blue")}
    for kind, symbols in table["specials"].items():
        nature = BY_NAME[kind].nature
        symbols["when"] = [moment for moment in nature.moments if draw(st.booleans())]
        symbols["flips"] = nature.may_flip and draw(st.booleans())
        symbols["pile"] = draw(st.booleans()) if nature.to_pile is None else nature.to_pile
    return table


def written(table):
    """The table as a file."""
    lines = ["[dots]", *(f"{n} = {{ orange = {d['orange']}, blue = {d['blue']} }}" for n, d in table["dots"].items())]
    lines.append("[specials]")
    for kind, one in table["specials"].items():
        when = ", ".join(f'"{moment}"' for moment in one["when"])
        flags = ", ".join(f"{flag} = {str(one[flag]).lower()}" for flag in ("flips", "pile"))
        lines.append(f"{kind} = {{ when = [{when}], {flags} }}")
    return "\n".join(lines)


@given(boxes())
def test_every_box_comes_back_from_its_set_up(table):
    text = written(table)
    assert cards.cards_of(cards.changes(text)) == cards.read(text)


def test_a_saved_game_is_played_on_without_the_file(tmp_path):
    file = put(OURS.replace(SEVEN, "7 = { orange = 5, blue = 2 }"))
    match = Match.new("hamsterdam", 2, custom_parts.setup_of(GAME), seed="box")
    while match.state.round < 1:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.actions(seat)[0])
    saved = tmp_path / "box.hamster"
    save(match, saved, [PlayerInfo("Ada"), PlayerInfo("Bo")])
    for change in (partial(file.write_text, "nonsense"), file.unlink):
        change()
        again = load(saved)
        assert again.digest == match.digest and again.setup.cards == "7=5/2"


def test_the_file_is_begun_with_our_table_and_never_written_over(capsys):
    assert main(["parts", "hamsterdam"]) == 0
    assert "no such file" in capsys.readouterr().out
    assert main(["parts", "hamsterdam", "--begin"]) == 0
    path = paths.data_folder() / "cards.toml"
    assert path.read_text("utf-8") == OURS
    path.write_text(OURS.replace(SEVEN, NO_DOTS), "utf-8")
    assert main(["parts", "hamsterdam", "--begin"]) == 2
    assert main(["parts", "run-hamster-run"]) == 2
    capsys.readouterr()
    assert main(["parts", "hamsterdam"]) == 0
    assert capsys.readouterr().out.endswith("OK. New games use these changes: the dots of card 7 (0 orange, 0 blue)\n")


def test_computers_play_with_the_file_and_say_so(capsys):
    put(OURS.replace(SEVEN, NO_DOTS))
    assert main(["bots", "hamsterdam", "--seats", "whim,whim", "--games", "1", "--json"]) == 0
    out, err = capsys.readouterr()
    assert '"setup": {"cards": "7=0/0"}' in out
    assert "With your own cards: the dots of card 7 (0 orange, 0 blue)\n" in err


@pytest.mark.parametrize(
    "short, why",
    [("7", "orange/blue"), ("Napster", "not said what is printed on Napster"), ("7=1", "orange/blue"),
     ("7=100/1", "orange/blue"), ("7=1/x", "orange/blue"), ("Hamster=roll", "no dam card and no special")],
)  # fmt: skip
def test_a_short_form_that_is_wrong_is_refused(short, why):
    with pytest.raises(ValueError, match=why):
        Match.new("hamsterdam", 2, {"cards": short})
