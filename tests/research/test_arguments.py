"""A command of the research writes over nothing that is not its own, and says so before hours of work."""

import argparse

import pytest

from hamster_table.engine.catalogue import find
from hamster_table.features.puzzles.puzzle_file import file_of
from hamster_table.research import calibration, learned_file, policy_gradient, puzzles, training, tuning
from hamster_table.research.arguments import file_for, json_of
from hamster_table.research.self_play import learned_of

COMMANDS = [
    (training, "--out"),
    (tuning, "--out"),
    (policy_gradient, "--out"),
    (puzzles, "--out"),
    (puzzles, "--work"),
    (calibration, "--plot"),
]
FOREIGN = ["Dear Grandma,\n", '{"name": "Grandma"}\n', "[1, 2]\n", "{}\n" * 2, "[" * 100_000]


@pytest.mark.parametrize("letter", FOREIGN, ids=range(len(FOREIGN)))
@pytest.mark.parametrize(("command", "option"), COMMANDS)
def test_a_foreign_file_is_refused_at_once_and_stays_as_it_is(command, option, letter, tmp_path, capsys):
    file = tmp_path / "letter"
    file.write_text(letter)
    with pytest.raises(SystemExit) as left:
        command.main(["run-hamster-run", option, str(file)])
    said = capsys.readouterr()
    assert left.value.code == 2 and "stays as it is" in said.err and said.out == ""
    assert file.read_text() == letter and [*tmp_path.iterdir()] == [file]


def test_none_an_empty_one_and_our_own_are_taken(tmp_path):
    named = file_for(json_of("a", "b"))
    file = tmp_path / "file"
    assert named(str(file)) == file and not file.exists()
    for content in (b"", b'{"a":1}\n', b'{"a":1}\n{"b":2,"a":3}'):
        file.write_bytes(content)
        assert named(str(file)) == file and file.read_bytes() == content


def test_what_stands_in_the_program_is_our_own():
    for game in ("hamsterdam", "run-hamster-run"):
        assert learned_file.named(str(learned_of(find(game)).weights)) and puzzles.BOOK(file_of(game).read_bytes())


def test_a_folder_is_one_sentence(tmp_path):
    with pytest.raises(argparse.ArgumentTypeError, match="cannot be written"):
        file_for(json_of("a"))(str(tmp_path))
