"""What may lean on what, what is never called, and how long anything may be."""

import ast
import importlib
import importlib.util
import inspect
import pkgutil
import re
import shutil
import subprocess
import sys
from functools import cache, cached_property
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest
from PySide6.QtWidgets import QGraphicsObject
from shiboken6 import Shiboken

import hamster_table
from hamster_table.models.guard import guard
from tests.contracts import contracts

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "hamster_table"
ENGINE = PACKAGE / "engine"
INITS = sorted(ENGINE.glob("*/__init__.py"))
GAMES = [init.parent for init in INITS if re.search(r"^GAME\b", init.read_text("utf-8"), re.M)]
GAME_NAMES = [game.name for game in GAMES]
SOURCES = sorted(PACKAGE.rglob("*.py"))
EVERYTHING = [ROOT / "dev.py", ROOT / "setup.py", *SOURCES]
EVERYTHING += sorted(file for folder in ("tests", "benchmarks", "packaging") for file in (ROOT / folder).rglob("*.py"))

# The rules themselves, where neither the clock nor the machine has a say. The rest of a game's folder judges or prints.
NO_RULES = {"ai", "evaluation", "fancies", "heuristics", "learned", "physics", "policy", "reasons", "recordings"}
NO_RULES |= {"judgement", "learned_choices", "sight", "situation", "slips", "tempers"}
RULES = [ENGINE / name for name in ("kernel.py", "game.py", "match.py")]
RULES += [
    file
    for game in GAMES
    for file in sorted(game.rglob("*.py"))
    if NO_RULES.isdisjoint(file.relative_to(game).with_suffix("").parts)
]
RULES = [file for file in RULES if file.exists()]


@cache
def nodes(file):
    """Every part of the source of a file, read once for all tests here."""
    return [*ast.walk(ast.parse(file.read_text("utf-8"), str(file)))]


@pytest.fixture(scope="module", autouse=True)
def no_source_is_kept():
    """Millions of parts would slow down every search for garbage in the tests that follow."""
    yield
    nodes.cache_clear()
    imports.cache_clear()


def at(file, node):
    return f"{file.relative_to(ROOT)}:{node.lineno}"


def found(files, is_wrong):
    """Where in the files a node is wrong, with what it says."""
    return [
        f"{at(file, node)} {ast.unparse(node).splitlines()[0]}"
        for file in files
        for node in nodes(file)
        if is_wrong(node)
    ]


@cache
def imports(file):
    """Each module the file imports, as a dotted name with the node: `from a.b import c` gives `a.b.c`."""
    package, found = file.relative_to(ROOT).with_suffix("").parts[:-1], []
    for node in nodes(file):
        if isinstance(node, ast.Import):
            found += ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            start = ".".join((*above, *([node.module] if node.module else [])))
            found += ((f"{start}.{alias.name}", node) for alias in node.names)
    return found


def importing(files, *modules):
    """Where the files import one of the modules or something in it."""
    return [
        f"{at(file, node)} {name}"
        for file in files
        for name, node in imports(file)
        if any(name == module or name.startswith(f"{module}.") for module in modules)
    ]


def within(folder):
    return [file for file in SOURCES if folder in file.parents]


# What may lean on what


def test_folders_import_each_other_in_one_direction(tmp_path):
    config = tmp_path / "contracts.ini"
    config.write_text(contracts(GAME_NAMES), "utf-8")
    # In a process of its own: the linter takes every other logger of its process out of service.
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [sys.executable, "-c", code, "--config", str(config), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_modules_import_each_other_in_a_circle():
    """Neither for types nor inside functions: such a circle says that two modules are one."""
    graph = grimp.build_graph("hamster_table", cache_dir=None)
    imported = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imported).prepare()


def test_importing_the_engine_loads_nothing_heavy():
    heavy = "PySide6", "shiboken6", "numpy", "pyqtgraph", "mujoco"
    code = f"import sys, hamster_table.engine; print(*set(sys.modules) & {set(heavy)})"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60).stdout
    assert loaded.split() == []


def test_models_know_qtcore_only():
    assert importing(within(PACKAGE / "models"), "PySide6.QtWidgets", "PySide6.QtGui") == []


# How long anything may be


def test_no_function_is_longer_than_60_lines():
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    assert found(EVERYTHING, lambda node: isinstance(node, functions) and node.end_lineno - node.lineno >= 60) == []


MOST_METHODS = 76
"""So many has an object at most, inherited ones counted: what has more is several things, of which one can own the
others."""


def methods(kind):
    """The names that a class answers to by code of the program."""
    own = (vars(base) for base in kind.__mro__ if base.__module__.startswith("hamster_table"))
    return {
        name
        for names in own
        for name, value in names.items()
        if inspect.isfunction(value) or isinstance(value, property | cached_property | classmethod | staticmethod)
    }


def test_no_object_does_more_than_one_can_know():
    kinds = {}
    for module in pkgutil.walk_packages(hamster_table.__path__, "hamster_table."):
        if module.name.endswith("__main__") or ".research" in module.name:
            continue
        there = vars(importlib.import_module(module.name))
        kinds |= {kind: len(methods(kind)) for kind in there.values() if inspect.isclass(kind)}
    assert len(kinds) > 900
    assert {kind.__qualname__: count for kind, count in kinds.items() if count > MOST_METHODS} == {}


# What is never called

TRUSTING_MODULES = "pickle", "marshal", "shelve", "dill", "yaml", "PySide6.QtUiTools", "PySide6.QtWebEngineCore"
TRUSTING_CLASSES = {"QSettings", "QDataStream", "QUiLoader", "QDrag", "QGraphicsDropShadowEffect"}
DRAGGING_MODELS = {"mimeData", "dropMimeData"}


def test_no_test_waits_for_less_time_than_it_would_by_itself():
    """On a busy machine what it waits for comes late. Below a second it is meant."""
    short = re.compile(r"\bwait\w+\(.*\btimeout=(1?\d_?\d{3}|20_?000)\b(?!_)")
    assert short.search("qtbot.waitUntil(lambda: said, timeout=5_000)") and not short.search(
        "waitUntil(a, timeout=60_000)"
    )
    tests = {file.relative_to(ROOT): file.read_text("utf-8") for file in (ROOT / "tests").rglob("*.py")}
    assert [place for place, text in tests.items() if place.name != "test_architecture.py" and short.search(text)] == []


def test_nothing_is_read_that_could_run():
    assert importing(SOURCES, *TRUSTING_MODULES) == []
    assert found(SOURCES, lambda node: is_call_of(node, "eval", "exec", "compile", "__import__")) == []


def test_no_class_is_used_that_trusts_its_input():
    named = ast.Name | ast.Attribute
    assert found(SOURCES, lambda node: isinstance(node, named) and last_name(node) in TRUSTING_CLASSES) == []


def test_no_item_model_takes_part_in_drag_and_drop():
    assert found(SOURCES, lambda node: isinstance(node, ast.FunctionDef) and node.name in DRAGGING_MODELS) == []
    assert found(SOURCES, lambda node: is_method_call(node, "setDragEnabled") and not is_false(node.args[0])) == []


def test_text_marked_for_translation_is_plain_text():
    """The tools that collect the texts cannot see into an f-string or a sum."""
    assert found(SOURCES, marks_built_text) == []


def marks_built_text(node):
    if not isinstance(node, ast.Call) or last_name(node.func) not in ("translate", "tr", "N_"):
        return False
    return any(isinstance(part, ast.JoinedStr) or is_sum_of_text(part) for part in node.args[:2])


def is_sum_of_text(node):
    """Painters translate too, by sums of numbers."""
    texts = (part for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))
    return isinstance(node, ast.BinOp) and any(texts)


def last_name(node):
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", None)


def is_call_of(node, *names):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def is_method_call(node, *names):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names


def is_false(node):
    return isinstance(node, ast.Constant) and node.value is False


READ_AS_MARKUP = {
    "setToolTip", "QToolTip", "ToolTipRole", "setWhatsThis", "setStatusTip", "QLabel", "QMessageBox", "QErrorMessage",
    "QInputDialog", "QProgressDialog", "QTextDocument", "QTextEdit", "QTextBrowser", "QGraphicsTextItem", "QStaticText",
    "QSplashScreen", "setHtml", "insertHtml", "setMarkdown", "TextItem", "LabelItem", "LegendItem", "addLegend",
    "setLabel", "setLabels",
}  # fmt: skip
"""What Qt and pyqtgraph read as HTML, or would if the text looked like it."""
SAFE_PLACES = {
    "text/plain_text.py": {"setToolTip", "QToolTip"},  # the one way for tool tips
    "widgets/text.py": {"QLabel"},  # the one label, always plain
    "pages/rules_text.py": {"QTextBrowser", "QTextDocument", "setHtml"},  # the rules of the program itself, escaped
}


def test_text_of_others_reaches_the_screen_in_one_way():
    for file in within(PACKAGE / "views"):
        allowed = SAFE_PLACES.get(file.relative_to(PACKAGE / "views").as_posix(), set())
        markup = READ_AS_MARKUP - allowed
        assert found([file], lambda node, markup=markup: last_name(node) in markup) == []
        modules = ("QtCore", "QtGui", "QtWidgets")
        assert importing([file], *(f"PySide6.{module}.{name}" for module in modules for name in markup)) == []


# The same game everywhere


def test_rules_know_no_clock_and_no_machine():
    assert importing(RULES, "time", "datetime", "platform", "locale", "socket", "uuid") == []
    assert found(RULES, lambda node: isinstance(node, ast.Attribute) and node.attr in ("environ", "getenv")) == []


def test_rules_count_in_whole_numbers():
    assert found(RULES, lambda node: isinstance(node, ast.Constant) and isinstance(node.value, float)) == []


def test_luck_in_the_engine_comes_from_a_seeded_generator():
    taken = importing(within(ENGINE), "random")
    assert [place for place in taken if not place.endswith((" random", " random.Random"))] == []
    assert found(within(ENGINE), is_shared_luck) == []


def is_shared_luck(node):
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "random"
        and node.attr != "Random"
    )


def test_nothing_in_the_engine_depends_on_addresses_or_the_order_of_a_set():
    assert found(within(ENGINE), asks_for_identity) == []
    assert found(within(ENGINE), walks_a_set) == []


def asks_for_identity(node):
    """A function that calls `hash` or `id`, unless it is how something is hashed."""
    if not isinstance(node, ast.FunctionDef | ast.Lambda) or getattr(node, "name", "") == "__hash__":
        return False
    return any(is_call_of(part, "hash", "id") for part in ast.walk(node))


def walks_a_set(node):
    """A loop over a set, or a set made into a sequence without sorting."""
    if isinstance(node, ast.For | ast.comprehension):
        return is_set(node.iter)
    if is_call_of(node, "list", "tuple", "enumerate", "iter", "zip"):
        return any(map(is_set, node.args))
    return False


def is_set(node):
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd | ast.BitOr | ast.Sub | ast.BitXor):
        return is_set(node.left) or is_set(node.right)
    return isinstance(node, ast.Set | ast.SetComp) or is_call_of(node, "set", "frozenset")


@pytest.mark.parametrize("line", ["for x in {1, 2}: pass", "list(set(a) - b)", "[x for x in frozenset(a)]"])
def test_a_walk_over_a_set_is_seen(line):
    assert any(map(walks_a_set, ast.walk(ast.parse(line))))


@pytest.mark.parametrize("line", ["for x in sorted({1, 2}): pass", "x in {1, 2}", "len(set(a))"])
def test_a_set_that_is_only_asked_is_fine(line):
    assert not any(map(walks_a_set, ast.walk(ast.parse(line))))


# Qt's side: see hamster_table/models/guard.py and relay.py


def test_what_tells_a_thread_to_end_does_not_end_with_it():
    """A slot that is the method of a plain object goes on the thread that lets go of the object last."""
    assert outliving("self.destroyed.connect(stop.set)") and not outliving("a.destroyed.connect(lambda: stop.set())")
    assert [file for file in SOURCES if outliving(file.read_text("utf-8"))] == []


def outliving(text):
    """Where `destroyed` is connected to a method, which does not keep its object alive."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if is_method_call(node, "connect")
        and last_name(node.func.value) == "destroyed"
        and isinstance(node.args[0], ast.Attribute)
    ]


def test_every_override_that_qt_calls_is_guarded():
    ours = [kind for kind in classes() if issubclass(kind, Shiboken.Object)]
    assert ours, "no Qt class was found"
    assert sorted({bare for kind in ours for bare in unguarded(kind)}) == []


def classes():
    """Every class that a module of the program defines."""
    for module in every_module():
        yield from (kind for kind in vars(module).values() if isinstance(kind, type) and is_ours(kind))


def every_module():
    names = [found.name for found in pkgutil.walk_packages(hamster_table.__path__, "hamster_table.")]
    if None in map(importlib.util.find_spec, ("pettingzoo", "pyspiel")):  # the extras that researchers install
        names = [name for name in names if not name.startswith("hamster_table.research.")]
    return [importlib.import_module(name) for name in names if not name.endswith(("__main__", "resources_data"))]


def is_ours(kind):
    return kind.__module__.partition(".")[0] == "hamster_table"


def unguarded(kind):
    """The methods of a Qt class of ours, or of its mixins, that have a name known to Qt and no guard."""
    strange = [base for base in kind.__mro__ if not is_ours(base) and base is not object]
    for base in filter(is_ours, kind.__mro__):
        for name, method in vars(base).items():
            known = not name.startswith("__") and any(name in vars(other) for other in strange)
            if known and inspect.isfunction(method) and not hasattr(method, "__guarded__"):
                yield f"{base.__module__}.{base.__name__}.{name}"


def test_an_unguarded_override_is_seen():
    class Mixin:
        def mousePressEvent(self, event): ...

    class Cushion(Mixin, QGraphicsObject):
        @guard
        def paint(self, painter, option, widget=None): ...

        def boundingRect(self): ...

        def plump(self): ...

    Mixin.__module__ = Cushion.__module__ = "hamster_table.cushion"
    assert [name.rpartition(".")[2] for name in unguarded(Cushion)] == ["boundingRect", "mousePressEvent"]


# What the files say

HOSTS = {
    "app.bgstatsapp.com",  # in the link that logs a play there, as its maker publishes it
    "example.org",  # nobody's (RFC 2606)
    "keepachangelog.com",
    "openfontlicense.org",
    "scripts.sil.org",
    "semver.org",
    "www.debian.org",  # in the first line of every file "copyright" of a package
    "www.freedesktop.org",
    "www.w3.org",
    "github.com",  # the authors of the fonts, in their licences
}
OUTSIDE_LICENCES = HOSTS - {"github.com", "scripts.sil.org", "openfontlicense.org"}
A_MACHINE = re.compile(r"(?<![\w.~-])/(?:home|root|Users|mnt|work|workspace)/\w|\b[A-Z]:\\Users\b|file:///\w")


@pytest.fixture(scope="module")
def tracked():
    """The text files under version control, with what they say."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("this is not a checkout")
    listing = subprocess.check_output(["git", "-c", "safe.directory=*", "ls-files", "-z"], cwd=ROOT, text=True)
    return {name: text for name in listing.split("\0") if name and (text := text_of(ROOT / name)) is not None}


def text_of(file):
    """What a text file says; None for anything else."""
    if not file.is_file():
        return None
    try:
        return file.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        return None


def test_files_name_no_strange_host(tracked):
    strange = [
        f"{name} {host}"
        for name, text in tracked.items()
        if not name.startswith("packaging/licenses/")  # what others say there stays as it is
        for host in re.findall(r"https?://([\w.-]+)", text)
        if host not in (HOSTS if "OFL" in name else OUTSIDE_LICENCES)
    ]
    assert strange == []


def test_files_name_no_path_of_a_machine(tracked):
    assert [f"{name} {hit}" for name, text in tracked.items() for hit in A_MACHINE.findall(text)] == []


def test_python_packages_are_named_without_where_they_come_from(tracked):
    assert re.findall(r"://|--(?:index|extra|find)", tracked["constraints.txt"]) == []


def test_versions_of_packages_stand_in_one_list(tracked):
    """Elsewhere it is only said what the program may meet at all, in pyproject.toml."""
    pinned = re.compile(r"\b([a-z][\w.-]*==\d[\w.]*)", re.IGNORECASE)
    elsewhere = {
        (name, pin)
        for name, text in tracked.items()
        if name != "constraints.txt" and not name.startswith("tests/")
        for pin in pinned.findall(text)
    }
    assert {(name, pin.partition("==")[0]) for name, pin in elsewhere} == {
        ("pyproject.toml", "mujoco-core"),
        ("pyproject.toml", "msvc-runtime"),
    }
    assert {pin for _, pin in elsewhere} <= set(tracked["constraints.txt"].split())
