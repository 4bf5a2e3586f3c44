"""A command of the research writes over nothing that is not its own, and says so before hours of work."""

import argparse
import os
import re
from importlib import import_module
from pathlib import Path

import pytest

from hamster_table import research
from hamster_table.engine.catalogue import find
from hamster_table.research import learned_file
from hamster_table.research.arguments import file_for, json_of, not_negative, positive, run
from hamster_table.research.self_play import learned_of
from tests.unix import make_pipe

SOURCES = {file.stem: file.read_text("utf-8") for file in Path(research.__file__).parent.glob("*.py")}
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
WRITTEN = [
    (name, option)
    for name, source in SOURCES.items()
    for option in re.findall(r'add_argument\("(--\w+)", type=(?:file_for\(|named)', source)
]
FOREIGN = ["Dear Grandma,\n", '{"name": "Grandma"}\n', "[1, 2]\n", "{}\n" * 2, "[" * 100_000]


def test_no_command_takes_any_path():
    assert "--out" in {option for _, option in WRITTEN}
    assert [name for name, source in SOURCES.items() if "type=Path" in source] == []


@pytest.mark.parametrize("letter", FOREIGN, ids=range(len(FOREIGN)))
@pytest.mark.parametrize(("command", "option"), WRITTEN)
def test_a_foreign_file_is_refused_at_once_and_stays_as_it_is(command, option, letter, tmp_path, capsys):
    file = tmp_path / "letter"
    file.write_text(letter)
    with pytest.raises(SystemExit) as left:
        import_module(f"{research.__name__}.{command}").main(["run-hamster-run", option, str(file)])
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


@pytest.mark.parametrize("game", ["hamsterdam", "run-hamster-run"])
def test_what_the_program_has_learned_may_be_learned_anew(game):
    file = learned_of(find(game)).weights
    assert learned_file.named(str(file)) == file


@pytest.mark.parametrize("text", ["-1", "1.5", "many", "", "9" * 5000])
def test_what_is_no_such_number_is_one_sentence(text):
    with pytest.raises(argparse.ArgumentTypeError, match="is not a whole number of 0 or more"):
        not_negative(text)
    with pytest.raises(argparse.ArgumentTypeError, match="is not a whole number of 1 or more"):
        positive(text)
    assert not_negative("0") == 0 and positive("1") == 1


def test_every_command_ends_at_ctrl_c_without_a_traceback():
    def interrupted():
        raise KeyboardInterrupt

    with pytest.raises(SystemExit) as left:
        run(interrupted)
    assert left.value.code == 130
    own = {**SOURCES, **{file.stem: file.read_text("utf-8") for file in EXAMPLES.glob("*.py")}}
    programs = [name for name, source in own.items() if "def main(" in source]
    # Others belong to rooms, which may be taken out.
    assert {"training", "policy_gradient", "tuning", "learn_numpy"} <= {*programs}
    assert [name for name in programs if "\n    run(main)\n" not in own[name]] == []


def test_what_has_no_end_is_not_read(tmp_path):
    pipe = tmp_path / "pipe"
    make_pipe(pipe)
    with pytest.raises(argparse.ArgumentTypeError, match="it is no file"):
        file_for(json_of("a"))(str(pipe))
    assert file_for(json_of("a"))(os.devnull) == Path(os.devnull)


@pytest.mark.parametrize("name", ["", "missing/file", "n" * 300])
def test_a_folder_is_one_sentence_and_so_is_a_missing_one(name, tmp_path):
    with pytest.raises(argparse.ArgumentTypeError, match="cannot be written"):
        file_for(json_of("a"))(str(tmp_path / name))
