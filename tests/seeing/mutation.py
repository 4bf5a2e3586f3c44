"""Mutants of the program: small faults put in one at a time, each tried by a few tests that run its line.

The libraries for this were looked at: mutmut changes every function and learns about the tests in one process, which
Qt and a suite of this size do not bear; cosmic-ray knows one command for all files and changes them in place.
"""

import ast
import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from tests.seeing.watched import ROOT

PACKAGE = ROOT / "hamster_table"
PROCESSES = 2
SECONDS, TESTS = 12.0, 150
"""So long, and so many, are the tests that try a mutant."""
OTHER = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """A part of a file, by its places in the bytes, and what stands there instead."""

    file: Path
    start: int
    end: int
    text: str
    lines: tuple[int, ...]
    """Those of the part, and that on which its statement begins."""

    def source(self):
        """The whole file with the fault in it."""
        whole = self.file.read_bytes()
        return whole[: self.start] + self.text.encode() + whole[self.end :]

    def __str__(self):
        was = " ".join(self.file.read_bytes()[self.start : self.end].decode().split())
        line = self.file.read_text("utf-8").splitlines()[self.lines[0] - 1].strip()
        return f"{self.file.relative_to(ROOT)}:{self.lines[0]}: {line}\n    {was}  ->  {self.text}"


def every_mutant(places):
    """All mutants of these files and folders."""
    files = {file for place in places for file in ([place] if place.is_file() else place.rglob("*.py"))}
    return [mutant for file in sorted(files) for mutant in mutants_of(file)]


def mutants_of(file):
    """All mutants of a file."""
    whole = file.read_bytes()
    begins = [0, 0]
    for line in whole.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    for node, statement in _nodes(ast.parse(whole), None):
        for part, text in _changed(node):
            start, end = begins[part.lineno] + part.col_offset, begins[part.end_lineno] + part.end_col_offset
            yield Mutant(file, start, end, text, (*range(part.lineno, part.end_lineno + 1), statement.lineno))


def _nodes(node, statement):
    """What is below a node, each with its statement; not what cannot matter to a test: types, slots, what a class may
    do, assertions."""
    unseen = (
        ("keywords", "decorator_list")
        if isinstance(node, ast.ClassDef)
        else ("annotation", "returns", "decorator_list")
    )
    for name, value in ast.iter_fields(node):
        if name in unseen:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr | ast.Assert):
                here = child if isinstance(child, ast.stmt) else statement
                yield child, here
                yield from _nodes(child, here)


def _changed(node):
    """What can be changed about a node: the part of it, and the new text."""
    match node:
        case ast.Compare(left, [sign], [right]) if type(sign) in OTHER:
            yield node, _text(ast.Compare(left, [OTHER[type(sign)]()], [right]))
        case ast.BinOp(left, sign, right) if type(sign) in OTHER:
            yield node, _text(ast.BinOp(left, OTHER[type(sign)](), right))
        case ast.BoolOp(sign, values):
            yield node, _text(ast.BoolOp(OTHER[type(sign)](), values))
        case ast.Constant(bool(value)):
            yield node, str(not value)
        case ast.Constant(int(value)):
            yield node, str(value + 1)
        case ast.If(test) | ast.While(test) | ast.IfExp(test) if not isinstance(test, ast.Compare):
            yield test, _text(ast.UnaryOp(ast.Not(), test))
        case ast.Call(ast.Attribute(whole, "copy"), []):
            yield node, _text(whole)
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield node, "pass"


def _text(node):
    return f"({ast.unparse(ast.fix_missing_locations(node))})"


def survivors(mutants, watched):
    """The mutants that no test sees, each with why: the tests that have tried it all pass, or there are none."""
    tests = [tests_near(mutant, watched) for mutant in mutants]
    copies = SimpleQueue()
    with TemporaryDirectory() as folder, ThreadPoolExecutor(PROCESSES) as pool:
        for n in range(PROCESSES):
            copies.put(_copy(Path(folder, str(n))))
        every = sorted({one for its in tests for one in its})
        if every and _pytest(Path(folder, "0"), every, sum(watched.seconds[one] for one in every)):
            raise SystemExit("without a fault, the tests do not pass in a copy of the checkout")
        passed = pool.map(lambda mutant, its: _passes(mutant, its, copies), mutants, tests)
        return [
            (mutant, f"{len(its)} tests pass" if its else "no test runs it")
            for mutant, its, passes in zip(mutants, tests, passed, strict=True)
            if passes
        ]


def _copy(place):
    return Path(shutil.copytree(ROOT, place, ignore=shutil.ignore_patterns(".venv", "build", "dist", ".*_cache")))


def tests_near(mutant, watched):
    """Some tests that run the line, those first whose place is most like that of the file, of these the quickest; one
    with other parameters comes after all others, since it mostly sees the same."""
    by_line = watched.tests_by_line(mutant.file)
    found = set().union(*(by_line.get(line, ()) for line in mutant.lines))
    # What runs when the module is loaded may be seen by any test.
    found = found or ({*watched.seconds} if {*mutant.lines} & {*by_line} else set())
    words = {*mutant.file.relative_to(PACKAGE).with_suffix("").parts}

    def order(test):
        path = Path(test.partition("::")[0]).with_suffix("")
        return -len(words & {part.removeprefix("test_") for part in path.parts}), watched.seconds[test], test

    times, ranked = Counter(), []
    for test in sorted(found, key=order):
        function = test.partition("[")[0]
        ranked.append((times[function], len(ranked), test))
        times[function] += 1
    chosen, seconds = [], 0.0
    for _, _, test in sorted(ranked)[:TESTS]:
        seconds += watched.seconds[test]
        if chosen and seconds > SECONDS:
            break
        chosen.append(test)
    return chosen


def _passes(mutant, tests, copies):
    """Whether these tests pass with the fault; they run in a copy of the checkout."""
    if not tests:
        return True
    copy = copies.get()
    file = copy / mutant.file.relative_to(ROOT)
    try:
        file.write_bytes(mutant.source())
        return _pytest(copy, tests, SECONDS) == 0
    finally:
        shutil.copy2(mutant.file, file)
        copies.put(copy)


def _pytest(copy, tests, seconds):
    """The exit code; -1 where it takes so much longer than it should that it may have no end."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
    # A mutant as long as the original and written in the same second would leave its bytecode behind.
    here = {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1", "QT_QPA_PLATFORM": "offscreen"}
    nobody = subprocess.DEVNULL
    with subprocess.Popen(
        command, cwd=copy, env={**os.environ, **here}, stdout=nobody, stderr=nobody, start_new_session=True
    ) as process:
        try:
            return process.wait(20 + 10 * seconds)
        except subprocess.TimeoutExpired:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            return -1
