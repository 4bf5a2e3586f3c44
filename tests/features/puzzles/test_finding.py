"""How puzzles are found: which moments are questions, when an answer is clearly the best, and how hard that is."""

import json
from itertools import islice

import pytest

from hamster_table.engine.catalogue import find
from hamster_table.engine.codec import canonical
from hamster_table.engine.game import POSITION
from hamster_table.engine.hamsterrolle.holding import try_to_lay
from hamster_table.engine.players.rollout_player import Candidate
from hamster_table.features.puzzles.puzzle_file import FEWEST, file_of, puzzles_of

editing = pytest.importorskip("hamster_table.features.positions.editor")
finder = pytest.importorskip("hamster_table.research.puzzles")
trials = pytest.importorskip("hamster_table.research.puzzles_hamsterrolle")
RACE = find("run-hamster-run")


def questions(count, seed="x", number=0):
    return [*islice(finder.questions(RACE, editing.editor_of(RACE), seed, number), count)]


def candidate(action, *values):
    return Candidate(action, [*values])


def test_questions_are_asked_of_one_seat_a_few_entries_after_a_position():
    found = questions(12)
    for one in found:
        match = one.match
        assert getattr(match.setup, POSITION) and len(match.ledger) <= finder.LONGEST
        assert match.waiting == (one.seat,) and len(match.state.agenda[-1].seats) == 1
        assert len({*match.actions(one.seat)}) >= FEWEST
    assert len({one.name for one in found}) == len(found)
    assert [(one.name, one.match.digest) for one in questions(12)] == [(one.name, one.match.digest) for one in found]


def test_a_search_ranks_what_comes_to_something_different():
    question = questions(1)[0]
    found = finder.searched(RACE, question, 40, "a")
    effects = [finder.effect(RACE, question, one.action) for one in found]
    assert len({*effects}) == len(found) and found[0].mean() == max(one.mean() for one in found if len(one.values) > 4)
    assert [one.values for one in found] == [one.values for one in finder.searched(RACE, question, 40, "a")]


@pytest.mark.parametrize(
    ("best", "second", "third", "is_clear"),
    [
        ((0.6,) * 8, (0.5,) * 8, (0.4,) * 8, True),
        ((0.6,) * 8, (0.57,) * 8, (0.4,) * 8, False),
        ((0.1,) * 8, (0.02,) * 8, (0.01,) * 8, False),
        ((1.0,) * 8, (0.9,) * 8, (0.8,) * 8, False),
        ((0.9, 0.3) * 4, (0.3, 0.7) * 4, (0.1,) * 8, False),
        ((0.6,) * 8, (0.4,) * 2, (0.3,) * 8, False),
    ],
    ids=["clear", "too near", "lost", "won", "noise", "too few"],
)
def test_an_answer_is_the_best_by_a_margin_that_is_no_noise(best, second, third, is_clear):
    assert finder.is_clear([candidate(n, *values) for n, values in enumerate((best, second, third))]) is is_clear


@pytest.fixture
def hasty(monkeypatch):
    """A search of a few seconds."""
    for name, games in (("CONFIRM", 480), ("TO_THE_END", 60), ("TRIES", 1)):
        monkeypatch.setattr(finder, name, games)


def clearest():
    """The easy puzzle in which the best answer is better by most, as a question."""
    easy = (one for one in puzzles_of(RACE.id) if one.step == 1)
    puzzle = max(easy, key=lambda one: one.answers[0].wins / one.answers[1].wins)
    seed = json.loads(file_of(RACE.id).read_bytes())["made"]["seed"]
    return puzzle, finder.Question(puzzle.asked(), puzzle.seat, puzzle.name, f"{seed}/{puzzle.name}")


@pytest.mark.usefixtures("hasty")
def test_a_puzzle_is_found_again_and_enough_easy_ones_are_enough():
    puzzle, question = clearest()
    kind, found = finder.puzzle_of(RACE, question)
    assert found["answers"][0]["action"] == puzzle.answers[0].action and found["whim"] == puzzle.whim
    assert (found["name"], found["setup"], found["seat"]) == (puzzle.name, puzzle.setup, puzzle.seat)
    assert finder.kind_of_form(RACE, found) == kind
    assert finder.puzzle_of(RACE, question, {(kind, True)}) is None


@pytest.mark.usefixtures("hasty")
def test_what_whim_finds_or_is_not_clear_is_no_puzzle(monkeypatch):
    _, question = clearest()
    monkeypatch.setattr(finder, "MARGIN", 0.9)
    assert finder.puzzle_of(RACE, question) is None
    monkeypatch.setattr(finder, "MARGIN", 0.05)
    monkeypatch.setattr(finder, "WEAKEST", "steady")
    assert finder.puzzle_of(RACE, question) is None


def test_two_answers_are_too_few():
    assert not finder.is_clear([candidate(0, *(0.6,) * 8), candidate(1, *(0.1,) * 8)])


@pytest.mark.parametrize(
    ("steady", "sharp", "master", "step"), [(3, 0, 0, 1), (0, 5, 5, 2), (2, 3, 5, 3), (0, 2, 3, 4), (1, 0, 5, 5)]
)
def test_the_step_is_by_who_finds_the_answer_mostly(steady, sharp, master, step):
    assert finder.step_of({"whim": 0, "steady": steady, "sharp": sharp, "master": master}) == step


def a_puzzle(name, step, margin):
    answers = [{"action": {}, "wins": 600, "error": 0}, {"action": {}, "wins": 600 - margin, "error": 5}]
    return {"name": name, "step": step, "answers": answers}


def test_a_book_has_all_steps_and_kinds_and_first_those_with_the_clearest_answers():
    found = [
        {"puzzles": [["Act", a_puzzle("a", 1, 300)], ["Declare", a_puzzle("b", 1, 60)]]},
        {"puzzles": [["Act", a_puzzle("c", 1, 200)]]},
        {"puzzles": [["Act", a_puzzle("d", 4, 70)], ["Declare", a_puzzle("e", 5, 90)]]},
    ]
    assert [one["name"] for one in finder.chosen(found, 3, [])] == ["a", "d", "e"]
    assert [one["name"] for one in finder.chosen(found, 4, [])] == ["a", "b", "d", "e"]
    assert [one["name"] for one in finder.chosen(found, 9, ["a", "e"])] == ["c", "b", "d"]
    many = [{"puzzles": [["Act", a_puzzle(str(n), 1, 100)]]} for n in range(finder.MOST_ALIKE + 5)]
    assert len(finder.chosen(many, 99, [])) == finder.MOST_ALIKE


def test_the_command_goes_on_where_it_was_stopped_and_says_how_it_was_made(tmp_path):
    work, out = tmp_path / "work", tmp_path / "out.json"
    known = [{"number": n, "questions": 5, "puzzles": [["Act", a_puzzle(f"{n}/7", n + 1, 100)]]} for n in range(2)]
    work.write_bytes(b"".join(canonical(one) + b"\n" for one in known))
    arguments = ["run-hamster-run", "--games", "2", "--seed", "z", "--without", "1/7"]
    finder.main([*arguments, "--work", str(work), "--out", str(out)])
    form = json.loads(out.read_bytes())
    assert [one["name"] for one in form["puzzles"]] == ["0/7"] and form["rules"] == RACE.rules
    made = form["made"]
    assert (made["seed"], made["games"], made["questions"], made["passed"]) == ("z", 2, 10, 2)
    assert made["without"] == ["1/7"] and made["imagined"][2] == 10 * made["imagined"][1]
    finder.main([*arguments, "--work", str(work), "--out", str(out)])
    assert json.loads(out.read_bytes()) == form
    assert finder.BOOK(file_of(RACE.id).read_bytes())


def test_the_search_goes_on_after_the_games_of_the_book_there_is(tmp_path):
    work, out, book = tmp_path / "work", tmp_path / "out.json", json.loads(file_of(RACE.id).read_bytes())
    games, kept = book["made"]["games"], [one["name"] for one in book["puzzles"]]
    new = {"number": games, "questions": 5, "puzzles": [["Act", a_puzzle(f"{games}/7", 5, 900)]]}
    work.write_bytes(canonical(new) + b"\n")
    finder.main([RACE.id, "--add", "--games", str(games + 1), "--most", "99", "--work", str(work), "--out", str(out)])
    form = json.loads(out.read_bytes())
    assert {one["name"] for one in form["puzzles"]} == {*kept, f"{games}/7"}
    assert (form["made"]["games"], form["made"]["questions"]) == (games + 1, book["made"]["questions"] + 5)
    assert form["made"]["passed"] == book["made"]["passed"] + 1


def test_fewer_games_than_the_book_has_change_nothing_of_it_but_what_is_left_out(tmp_path):
    out, book = tmp_path / "out.json", json.loads(file_of(RACE.id).read_bytes())
    name = book["puzzles"][0]["name"]
    finder.main([RACE.id, "--add", "--games", "1", "--most", "99", "--without", name, "--out", str(out)])
    form = json.loads(out.read_bytes())
    assert {one["name"] for one in form["puzzles"]} == {one["name"] for one in book["puzzles"]} - {name}
    assert form["made"]["without"] == sorted([name, *book["made"]["without"]])
    assert all(form["made"][figure] == book["made"][figure] for figure in ("games", "questions", "passed"))


def test_to_a_book_nothing_is_added_that_follows_from_another_seed(tmp_path, capsys):
    out = tmp_path / "out.json"
    with pytest.raises(SystemExit):
        finder.main([RACE.id, "--add", "--seed", "another", "--games", "1", "--out", str(out)])
    assert "--seed a" in capsys.readouterr().err and not out.exists()


def test_at_the_wheel_a_puzzle_in_the_book_is_of_the_kind_of_its_aim():
    wheel, book = find(finder.WHEEL), json.loads(file_of(finder.WHEEL).read_bytes())
    kinds = [kind for kind, _ in finder.found_before(wheel, book)["puzzles"]]
    assert kinds == [one["aim"] for one in book["puzzles"]] and {*kinds} <= {trials.HOLDS, trials.STAYS, trials.ROLLS}


@pytest.mark.usefixtures("hasty")
def test_enough_of_a_kind_are_enough():
    kind = "DeclareDeed Declare rest"

    def found(count):
        before = {"number": 1, "questions": 1, "puzzles": [[kind, {}]] * count}
        games = finder.search(RACE, editing.editor_of(RACE), "Z", 3, None, before)
        return [one for one, _ in games[-1]["puzzles"]]

    assert kind in found(finder.MOST_ALIKE - 1)
    assert kind not in found(finder.MOST_ALIKE)


# At the wheel places are tried


@pytest.fixture
def wheel():
    """The wheel of the puzzle with the fewest pieces in it, its answers, and what is asked."""
    pytest.importorskip("mujoco")
    own = [one for one in puzzles_of("hamsterrolle") if one.aim == trials.HOLDS]
    puzzle = min(own, key=lambda one: len(one.asked().state.in_wheel()))
    view = puzzle.asked().view(puzzle.seat)
    return trials.Wheel(view, puzzle.seat, "x"), [*puzzle.actions], trials.Asked(trials.HOLDS)


def test_places_are_found_that_hold_and_that_do_not(wheel):
    found, _, _ = wheel
    assert {try_to_lay(found.view, one).refusal for one in found.holding} == {None}
    assert all(try_to_lay(found.view, one).refusal is not None for one in found.slipping)
    places = [trials.place_of(one) for one in (*found.holding, *found.slipping)]
    assert len({*places}) == len(places)


def test_a_place_is_the_best_by_a_margin_in_many_tries(wheel):
    found, answers, holds = wheel
    shares = trials.clear_shares(found, holds, answers, 6, "s")
    assert shares[0] == 1 and all(share <= 0.5 for share in shares[1:])
    assert trials.clear_shares(found, holds, answers[::-1], 6, "s") is None
    assert [found.does(one, holds) for one in answers] == [True] + [False] * (len(answers) - 1)
    assert trials.choice(found, "whim", holds, answers, 0) in answers


def test_how_far_a_wheel_rolls_can_be_asked(wheel):
    found, (best, *_), _ = wheel
    roll = found.rolled(best)
    assert found.does(best, trials.Asked(trials.ROLLS, roll)) and not found.does(
        best, trials.Asked(trials.ROLLS, roll + 1)
    )


def test_the_error_of_a_difference_is_never_nothing():
    assert trials.error(0.5, 0.5, 60) > trials.error(1.0, 0.5, 60) > trials.error(1.0, 0.0, 60) > 0


def test_of_a_game_that_is_not_there_nothing_is_found(capsys):
    with pytest.raises(SystemExit):
        finder.main(["chess"])
    assert "chess" in capsys.readouterr().err
