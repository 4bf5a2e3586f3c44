"""The texts of the program for translators: found in its source, kept as .ts files, checked against what they say.

Qt's own `lupdate` sees neither `N_` nor a `translate` that is imported; this reads the syntax trees instead.
"""

from __future__ import annotations

import ast
import difflib
import hashlib
import re
import string
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "hamster_table"
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("de", "fr", "it")
FORMS = 2
"""The plural forms of each of these languages: one, and more than one."""
CLOSE = 0.72
"""From this likeness on, the translation of a text that is gone is offered for a new one."""
GAMES = ("hamsterdam", "hamsterrolle", "run_hamster_run")
PARTS = (*GAMES, "program")
"""The slices in which several people can translate at once: each text belongs to one."""
NOUNS = ("engine/hamsterrolle/state.py: KIND_NAMES", "views/hamsterrolle/input/placement_suggestions.py: _under")
"""Where nouns stand that get articles in sentences: their translations name their form, as in "Brett|3"."""
NOUN_BLANKS = {"Engine": {"name", "other"}, "Hamsterrolle": {"piece", "other"}}
"""By context: the blanks of sentences of Hamsterrolle that such nouns fill."""


@dataclass(frozen=True)
class Text:
    """A text of the program, and in a catalogue its translation."""

    context: str
    source: str
    where: tuple[str, ...] = ()
    """The places in the source, as in "views/game/curtain.py: Curtain.fall"."""
    forms: tuple[str, ...] = ()
    """The translation: one, or the plural forms; () where there is none."""
    is_finished: bool = False
    old_source: str = ""
    """What the source was when it was translated, where the translation is only a suggestion."""

    @property
    def key(self) -> tuple[str, str]:
        """What the program asks for."""
        return self.context, self.source

    @property
    def is_plural(self) -> bool:
        """Whether it depends on a number."""
        return "%n" in self.source

    @property
    def part(self) -> str:
        """The game in which alone it is used; "program" for all else."""
        games = {next((game for game in GAMES if f"/{game}/" in place), "program") for place in self.where}
        return games.pop() if len(games) == 1 else "program"

    @property
    def id(self) -> str:
        """A short name for lists of work."""
        return hashlib.sha256("\0".join(self.key).encode()).hexdigest()[:10]


# Found in the source


MARKS = ("N_", "translate", "tr", "QT_TRANSLATE_NOOP")
LABELLED = {
    "Command": ("Keyboard shortcuts", (2,)),
    "FeaturePage": ("Features", (1,)),
    "RailButton": ("Features", (1,)),
    "MomentDeed": ("Features", (0, 1)),
    "Introduction": ("Features", (0, 1)),
    "Deed": ("Features", (0,)),
    "GameDeed": ("Features", (0,)),
}
"""Records whose labels are texts without a mark: their context, and the places of these among the arguments."""
_CALLED = re.compile(rf"\b({'|'.join((*MARKS, *LABELLED))})\s*\(")


def name_of(function: ast.expr) -> str:
    """What a call calls, without what is before the last dot."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


@dataclass
class _Reader(ast.NodeVisitor):
    """Walks one module and notes the marked texts with where they are."""

    file: str
    scope: list[str] = field(default_factory=list)
    found: list[tuple[str, str, str]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def visit_Call(self, node: ast.Call) -> None:
        """A mark, or something else; marks may stand in each other."""
        name = name_of(node.func)
        if name == "N_":
            self._note(node, "Engine", node.args[0])
        elif name in LABELLED:
            labels, places = LABELLED[name]
            for place in places:
                self._note(node, labels, node.args[place])
        elif name in MARKS and len(node.args) > 1:
            context = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
            if isinstance(context, str):
                self._note(node, context, node.args[1])
        self.generic_visit(node)

    def _note(self, node: ast.Call, context: str, text: ast.expr) -> None:
        place = f"{self.file}: {'.'.join(self.scope)}".removesuffix(": ")
        if isinstance(text, ast.IfExp):
            self._note(node, context, text.body)
            self._note(node, context, text.orelse)
        elif isinstance(text, ast.Constant) and isinstance(text.value, str):
            self.found.append((context, text.value, place))
        elif isinstance(text, ast.JoinedStr | ast.BinOp):
            self.faults.append(f"{self.file}:{node.lineno}: a text is put together before it is translated")

    def _within(self, name: str, *nodes: ast.AST) -> None:
        self.scope += [name] if name else []
        for node in nodes:
            self.visit(node)
        self.scope = self.scope[:-1] if name else self.scope

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Its name belongs to the place."""
        self._within(node.name, *ast.iter_child_nodes(node))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Its name belongs to the place."""
        self._within(node.name, *ast.iter_child_nodes(node))

    def visit_Dict(self, node: ast.Dict) -> None:
        """A key says what its text is for, as with refusals."""
        for key, value in zip(node.keys, node.values, strict=True):
            if key is not None:
                self.visit(key)
            self._within(str(key.value) if isinstance(key, ast.Constant) else "", value)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Constants of a module are places too."""
        self._within(_constant(node.targets[0]), node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """As `visit_Assign`."""
        if node.value is not None:
            self._within(_constant(node.target), node.value)


def _constant(target: ast.expr) -> str:
    """The name of a constant that is assigned to; "" for other names."""
    return target.id if isinstance(target, ast.Name) and target.id.isupper() else ""


def read(package: Path = PACKAGE) -> tuple[list[Text], list[str]]:
    """All texts of the program by context and in the order of the files; and what is wrong with marks."""
    found: dict[tuple[str, str], list[str]] = {}
    faults: list[str] = []
    for file in sorted(package.rglob("*.py")):
        source = file.read_text("utf-8")
        if not _CALLED.search(source):  # most files say nothing, and syntax trees take long
            continue
        reader = _Reader(file.relative_to(package).as_posix())
        reader.visit(ast.parse(source))
        faults += reader.faults
        for context, source, place in reader.found:
            places = found.setdefault((context, source), [])
            if source and place not in places:
                places.append(place)
    texts = [Text(*key, tuple(where)) for key, where in found.items() if key[1]]
    return sorted(texts, key=lambda text: text.context), faults


# Kept in catalogues


def path(language: str) -> Path:
    """The catalogue of a language."""
    return FOLDER / f"hamster_table_{language}.ts"


def load(file: Path) -> list[Text]:
    """The texts of a catalogue; none where there is no file yet."""
    if not file.is_file():
        return []
    tree = ElementTree.parse(file)  # noqa: S314, it is our own
    contexts = [(one.findtext("name", ""), one) for one in tree.iter("context")]
    return [_message(name, message) for name, context in contexts for message in context.iter("message")]


def _message(context: str, node: ElementTree.Element) -> Text:
    said = node.find("translation")
    assert said is not None
    forms = tuple(one.text or "" for one in said.iter("numerusform")) or ((said.text,) if said.text else ())
    return Text(
        context,
        node.findtext("source", ""),
        tuple(filter(None, (node.findtext("extracomment") or "").split("\n"))),
        forms if any(forms) else (),
        said.get("type") != "unfinished",
        node.findtext("oldsource", ""),
    )


def save(texts: list[Text], language: str, file: Path) -> None:
    """Write a catalogue, contexts in order."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="en">')
    for context in dict.fromkeys(text.context for text in texts):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for text in texts:
            if text.context == context:
                lines += _lines(text)
        lines.append("</context>")
    file.write_text("\n".join([*lines, "</TS>", ""]), "utf-8", newline="\n")


def _lines(text: Text) -> Iterator[str]:
    yield '    <message numerus="yes">' if text.is_plural else "    <message>"
    yield f"        <source>{escape(text.source)}</source>"
    if text.old_source:
        yield f"        <oldsource>{escape(text.old_source)}</oldsource>"
    yield f"        <extracomment>{escape(chr(10).join(text.where))}</extracomment>"
    state = "" if text.is_finished else ' type="unfinished"'
    if text.is_plural:
        yield f"        <translation{state}>"
        for form in (*text.forms, *[""] * FORMS)[:FORMS]:
            yield f"            <numerusform>{escape(form)}</numerusform>"
        yield "        </translation>"
    else:
        yield f"        <translation{state}>{escape(''.join(text.forms))}</translation>"
    yield "    </message>"


def updated(program: list[Text], kept: list[Text]) -> list[Text]:
    """The texts of the program with their translations; near ones of texts that are gone become suggestions."""
    have = {text.key: text for text in kept}
    gone = {text.key: text for text in kept if text.forms} if kept else {}
    for text in program:
        gone.pop(text.key, None)
    return [_with_translation(text, have.get(text.key), gone) for text in program]


def _with_translation(text: Text, kept: Text | None, gone: dict[tuple[str, str], Text]) -> Text:
    if kept is not None:
        return replace(text, forms=kept.forms, is_finished=kept.is_finished, old_source=kept.old_source)
    here = {old.source: old for old in gone.values() if old.context == text.context and old.is_plural == text.is_plural}
    near = difflib.get_close_matches(text.source, here, 1, CLOSE)
    return replace(text, forms=here[near[0]].forms, old_source=near[0]) if near else text


# Checked


BREAKING = re.compile("« | [»:;?!]")
"""An ordinary space where only a no-break one may stand."""
PERCENT = re.compile(r" %(?![\w(])")
"""The same before a percent sign, which English has with an ordinary space; "%n" is a number."""


def faults_of(text: Text) -> list[str]:
    """What is wrong with a translation: blanks lost or invented, and what else a program can see."""
    wanted = FORMS if text.is_plural else 1
    if len(text.forms) != wanted or not all(text.forms):
        return [f"{wanted} translation(s) are wanted"]
    return list(dict.fromkeys(fault for form in text.forms for fault in _faults(text, form)))


def _faults(text: Text, form: str) -> Iterator[str]:
    source, is_noun = text.source, any(place.startswith(NOUNS) for place in text.where)
    if is_noun and not re.search(r"[^|]\|[1-9]$", form):
        yield "a noun names its form, as in Brett|3"
    if is_noun:
        form = re.sub(r"\|[1-9]$", "", form)
    if blanks(form) != blanks(source):
        yield f"blanks are {sorted(blanks(source))}, not {sorted(blanks(form))}"
    if specs := {name for name, spec in _fields(form) if spec}:
        nouns = NOUN_BLANKS.get(text.context, set()) if text.part == "hamsterrolle" else set()
        if not specs <= nouns:
            yield f"only nouns choose words: {sorted(specs - nouns)}"
    if text.is_plural and "%n" not in form:
        yield "%n is missing"
    if not text.is_plural and "%n" in form:
        yield "%n is not filled here"
    if "|" in re.sub(r"\{[^}]*\}", "", form) and "|" not in source:
        yield "a | that nobody reads"
    if "(s)" in form:
        yield "each plural form is written out"
    if form.strip() != form and source.strip() == source:
        yield "spaces at an end"
    if BREAKING.search(form) and not BREAKING.search(source):
        yield "a line may break before a mark: the space there is a narrow no-break one"
    if PERCENT.search(form):
        yield "a line may break before the percent sign: the space there is a narrow no-break one"
    if "\N{NO-BREAK SPACE}" in form:
        yield "no-break spaces are narrow ones (U+202F)"
    if re.search(r"\w'\w", form):
        yield "the apostrophe is ’"
    if Counter(re.findall(r"</?[a-z]+\b[^>]*>", form)) != Counter(re.findall(r"</?[a-z]+\b[^>]*>", source)):
        yield "tags differ"
    if (source[-1] in ".:…?!") != (form[-1] in ".:…?!"):
        yield "only one of them ends in a mark such as a full stop"


def _fields(text: str) -> list[tuple[str, str]]:
    try:
        return [(name, spec or "") for _, name, spec, _ in string.Formatter().parse(text) if name is not None]
    except ValueError:
        return [("broken braces", "")]


def blanks(text: str) -> set[str]:
    """The names in braces."""
    return {name for name, _ in _fields(text)}


# The language that nobody speaks

ACCENTED = str.maketrans("aceginorsuyzACEGINORSUYZ", "áçéğíñóřšúýžÁÇÉĞÍÑÓŘŠÚÝŽ")
LONGER = 0.4
"""The share by which a text of the pseudo-language is longer."""


def pseudo(text: str) -> str:
    """The text as the pseudo-language says it: accented, longer and in brackets; what is filled in stays."""
    parts = re.split(r"(\{[^}]*\}|%n|<[^>]+>|&\w+;)", text)
    said = "".join(part if n % 2 else part.translate(ACCENTED) for n, part in enumerate(parts))
    return f"[{said}{'~' * round(len(text) * LONGER)}]"
