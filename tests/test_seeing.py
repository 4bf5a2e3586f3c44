"""What watches the tests: asserts that are never reached are found, and faults that no test sees."""

import ast

import pytest

from tests.seeing import mutation
from tests.seeing.unreached import unreached_in

SOURCE = """
def test_of_nothing():
    for one in []:
        assert one
    assert True


def test_after_what_raises():
    with raises(ValueError):
        int("x")
        assert False


def test_that_nobody_calls():
    def heard():
        assert False
    listen(heard)


def is_run_by_others():
    assert False


class Machine:
    def invariant(self):
        assert True
"""


def test_an_assert_that_is_never_reached_is_found():
    ran = {3, 5, 9, 10, 15, 17, 26}
    assert unreached_in(SOURCE, ran) == [4, 11, 16]


def test_an_assert_of_several_lines_is_reached_where_any_of_them_ran():
    source = "def test_it():\n    one = 1\n    assert (\n        one or one\n    )\n"
    assert unreached_in(source, {2, 4}) == [] and unreached_in(source, {2}) == [3]


@pytest.mark.parametrize(
    ("line", "faults"),
    [
        ("return a < b", ["return (a <= b)"]),
        ("return a == 1", ["return (a != 1)", "return a == 2"]),
        ("if a and not b: return", ["if (a or not b): return", "if (not (a and (not b))): return"]),
        ("self.cards = cards.copy()", ["pass", "self.cards = (cards)"]),
        ("emit(Fell, seat)", ["pass"]),
        ("n: Literal[3] = m - n", ["n: Literal[3] = (m + n)"]),
        ('assert a == 1, f"{a + 1}"', []),
        ("class Some(a, frozen=True): b = 1", ["class Some(a, frozen=True): b = 2"]),
        ("ö, a = a, True", ["ö, a = a, False"]),
    ],
)
def test_faults_are_small_and_leave_a_program(tmp_path, line, faults):
    file = tmp_path / "some.py"
    file.write_text(f"def some(a, b):\n    {line}\n", "utf-8", newline="\n")
    made = [mutant.source().decode() for mutant in mutation.mutants_of(file)]
    assert sorted(made) == sorted(f"def some(a, b):\n    {fault}\n" for fault in faults)
    assert all(ast.parse(source) for source in made)


@pytest.mark.slow
def test_a_fault_survives_where_no_test_sees_it(tmp_path, monkeypatch):
    (tmp_path / "hamster_table").mkdir()
    (tmp_path / "hamster_table" / "__init__.py").touch()  # or ours, which lies behind it on the path, is taken
    file = tmp_path / "hamster_table" / "some.py"
    file.write_text("def more(n):\n    return n + 1\n")
    (tmp_path / "test_some.py").write_text(
        "from hamster_table.some import more\ndef test_it():\n    assert more(0) == 1\n"
    )
    monkeypatch.setattr(mutation, "ROOT", tmp_path)
    monkeypatch.setattr(mutation, "PACKAGE", tmp_path / "hamster_table")
    seen = Seen({"test_some.py::test_it": 0.1}, range(1, 3))
    sign, number = mutation.every_mutant([tmp_path / "hamster_table"])
    assert sign.text == "(n - 1)" and number.text == "2"
    assert mutation.survivors([sign, number], seen) == []
    (tmp_path / "test_some.py").write_text("from hamster_table.some import more\ndef test_it():\n    more(0)\n")
    assert mutation.survivors([sign, number], seen) == [(sign, "1 tests pass"), (number, "1 tests pass")]
    assert mutation.survivors([sign], Seen({}, ())) == [(sign, "no test runs it")]


class Seen:
    """A run of tests in which all of them ran these lines of a file."""

    def __init__(self, seconds, lines):
        self.seconds, self.ran = seconds, lines

    def tests_by_line(self, file):
        return {n: {*self.seconds} for n in self.ran} | {1: set()}


def test_those_tests_try_a_fault_that_are_near_and_quick():
    slow, quick, again, far = (
        "tests/engine/test_match.py::test_b",
        "tests/engine/test_match.py::test_c[1]",
        "tests/engine/test_match.py::test_c[2]",
        "tests/test_app.py::a",
    )
    seen = Seen({far: 0.1, slow: 9.0, quick: 1.0, again: 2.0}, range(2, 500))

    def near(line):
        return mutation.tests_near(mutation.Mutant(mutation.PACKAGE / "engine/match.py", 0, 0, "", (line,)), seen)

    assert near(100) == near(1) == [quick, slow, far], "the first line ran when the file was loaded"
    assert near(900) == []
