"""Write the pages that are made of the program: docs/json for every game, and docs/rulings.md.

python docs/write_pages.py
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import msgspec

from hamster_table.engine import games
from hamster_table.engine.arena.results import Counted, Kept, Ladder
from hamster_table.engine.game import Game, Setup
from hamster_table.engine.kernel import Sealed, State, Step
from hamster_table.engine.rulebook import THE_PROGRAM, Chapter
from hamster_table.research.columns_hamsterrolle import ACTION_COLUMNS
from hamster_table.research.encodings import ENCODINGS, Encoding

HERE = Path(__file__).parent
WIDTH = 100

JSON_HEAD = (
    "The actions, events and states of the game `{id}`, rules version {rules}. How to read this page: "
    "[engine_api.md](../engine_api.md). Seats are counted from 0; -1 is chance. Written by "
    "`docs/write_pages.py`; do not edit it by hand."
)

STATE_HEAD = '`{{"state": "{kind}", ...}}`. A view has the same parts; what the seat may not see is null in it.'

NUMBERS_HEAD = """# Actions and observations in numbers

What the environments of PettingZoo and Gymnasium, the batches and the games of OpenSpiel have in
common. Written by `docs/write_pages.py`; do not edit it by hand.

**Actions** of *Run, Hamster, Run!* and *Hamsterdam* have numbers that mean the same in every game,
with any number of seats and any options, and in every version: new ones come behind those that
there are. A block is a row of numbers; with sizes `4 x 3` the number of the values (2, 1) is
`first + 2 * 3 + 1`. Most actions are one number. Those that say more are a path of a few, said one
after the other: a Huckster is `use`, `other`, `other`; a dam is laid out by eleven times `card`; a
first deployment is `put` for each hamster, in any order, and then `done`. Where only one number is
open it is not asked for. Each legal action has its numbers, and whatever is open leads to a legal
action; of actions that come to the same there is one, such as the same specials in another order.
The numbers of *Hamsterrolle* are places in a list of placements, since a piece can be let go
anywhere: they mean something else in each position, and `actions` says what.

**Observations** are of float32 from -1 to 1. All seats are counted from the one that looks, to the
left, so that one policy can play in every seat. "Of 7" means that 7 stands as 1, and 3 as 3/7; what
is more than that stands as 1. What is not there, or may not be seen, is 0. Behind the columns of
*Hamsterdam* stands how often each number was said of an action that is half said, of 8."""

RULINGS_HEAD = """# Rulings

What is decided where printed rules are silent or can be read in two ways. A refusal names its
ruling, the code cites it where it is followed, and a test that is marked with it goes red when it
is turned round. The program shows the same lines on its page of rules: they stand in the `rulebook`
of each game, and this page is written from there by `docs/write_pages.py`; do not edit it by hand."""


def pages() -> dict[Path, str]:
    """Every page with what it is to say."""
    forms = {HERE / "json" / f"{game.id}.md": json_page(game) for game in ours()}
    return {
        **forms,
        HERE / "rulings.md": rulings_page(),
        HERE / "numbers.md": numbers_page(),
        HERE / "json" / "bots.schema.json": bots_schema(),
    }


def ours() -> list[Game]:
    """The games of this package; others that are installed beside it have pages of their own, if any."""
    return [game for game in games().values() if game.state.__module__.startswith("hamster_table.")]


# What bots prints


def bots_schema() -> str:
    """What `hamster-table bots` prints as JSON, and a line of the file that it keeps, as a JSON Schema."""
    _, parts = msgspec.json.schema_components([Counted, Ladder, Kept], ref_template="#/$defs/{name}")
    printed = [{"$ref": f"#/$defs/{kind.__name__}"} for kind in (Counted, Ladder, Kept)]
    form = {
        "title": "hamster-table bots: what --json prints, what --ladder --json prints, a line of --out",
        "anyOf": printed,
        "$defs": parts,
    }
    return json.dumps(form, indent=2) + "\n"


# Actions and observations in numbers


def numbers_page() -> str:
    """What the numbers of actions and the columns of observations mean, game by game."""
    parts = [NUMBERS_HEAD]
    for game in ours():
        if (encoding := ENCODINGS.get(game.id)) is None:
            continue
        blocks = encoding.numbers.blocks
        rows = [
            f"| `{one.name}` | {one.first} | {' x '.join(map(str, one.sizes))} | {one.meaning} |"
            for one in blocks.values()
        ]
        parts.append(f"## {game.title}\n\nActions, {blocks.size} numbers:")
        parts.append("\n".join(["| Block | first | sizes | says |", "|---|---|---|---|", *rows]))
        seats = ", ".join(map(str, game.seats))
        sizes = [sum(column.size for column in encoding.observing.columns(n)) for n in game.seats]
        more = f", and {blocks.size} for what is half said" if encoding.numbers.has_paths else ""
        parts.append(f"Observation, for {seats} seats {', '.join(map(str, sizes))} columns{more}:")
        parts.append("\n".join(["| Columns | size | what they are |", "|---|---|---|", *_columns(encoding, game)]))
        if encoding.has_rows:
            parts.append("What the numbers of the actions mean, in a row of `actions` each:")
            rows = [f"| `{column.name}` | {column.size} | {column.meaning} |" for column in ACTION_COLUMNS]
            parts.append("\n".join(["| Columns | size | what they are |", "|---|---|---|", *rows]))
    return "\n\n".join(parts) + "\n"


def _columns(encoding: Encoding, game: Game) -> list[str]:
    """A line for each column; of those of the seats, those of the first one stand for all."""
    by_seats = [{column.name: column for column in encoding.observing.columns(n)} for n in game.seats]
    found = []
    for name, column in by_seats[0].items():
        if re.match(r"seat[1-9]", name):
            continue
        sizes = dict.fromkeys(str(columns[name].size) for columns in by_seats)
        found.append(f"| `{name.replace('seat0', 'seatN')}` | {', '.join(sizes)} | {column.meaning} |")
    return found


# The rulings


def rulings_page() -> str:
    """Every ruling, chapter by chapter, as the program shows them."""
    parts = [RULINGS_HEAD, "## Every game: the program", _rulings(THE_PROGRAM)]
    for game in ours():
        if not (chapters := [one for one in game.chapters if one is not THE_PROGRAM and one.rulings]):
            continue
        parts.append(f"## {game.title}")
        for chapter in chapters:
            parts += [f"### {chapter.title}", _rulings(chapter)]
    return "\n\n".join(parts) + "\n"


def _rulings(chapter: Chapter) -> str:
    rulings = sorted(chapter.rulings.items(), key=lambda item: int(item[0].split("-")[1]))
    return "\n".join(_item(f"**{id}** {says}") for id, says in rulings)


# The JSON forms


def json_page(game: Game) -> str:
    """All forms of a game."""
    parts = [f"# {game.title}: JSON forms\n", _paragraph(JSON_HEAD.format(id=game.id, rules=game.rules)) + "\n"]
    parts.append("## What the values mean\n\n" + _values(_words_of(game)))
    parts.append("## Set-up\n\n" + _setup(game.setup))
    parts.append(_section("Actions", '`{"do": NAME, ...}`. An action of chance is an outcome.', game.vocabulary))
    parts.append(
        _section("Events", '`{"event": NAME, ...}`. The sentence is what it says in English.', (Sealed, *game.events))
    )
    parts.append("## State\n\n" + _state(game.state))
    parts.append(
        _section("Steps", '`{"step": NAME, "seats": [...], ...}`: who must choose first, if anybody.', game.steps)
    )
    return "\n".join(parts)


def _words_of(game: Game) -> ModuleType:
    """The module in which a game names its things: the one of its actions."""
    return import_module(game.vocabulary[0].__module__)


def _values(words: ModuleType) -> str:
    """What the module says of its numbers, and the values that have a line of their own."""
    _, _, told = inspect.cleandoc(words.__doc__ or "").partition("\n\n")
    lines = [_paragraph(part) + "\n" for part in told.split("\n\n") if part]
    for names, doc in _documented(words):
        values = [getattr(words, name) for name in names]
        if shown := ", ".join(filter(None, map(_value, values))):
            lines.append(_item(f"{shown} ({', '.join(f'`{name}`' for name in names)}): {doc}"))
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    """A number or some texts as they stand in JSON; "" for what never stands there."""
    if isinstance(value, tuple) and all(isinstance(part, str) for part in value):
        return ", ".join(f'`"{part}"`' for part in value)
    return f"`{value}`" if isinstance(value, int) else ""


def _documented(module: ModuleType) -> list[tuple[list[str], str]]:
    """The names of a module that have a line of documentation, with it."""
    body = ast.parse(inspect.getsource(module)).body
    found = []
    for node, following in pairwise(body):
        if isinstance(node, ast.Assign | ast.AnnAssign) and (doc := _doc_in(following)):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[-1]
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            found.append(([part.id for part in parts if isinstance(part, ast.Name)], doc))
    return found


def _setup(kind: type[Setup]) -> str:
    """The options, with their values; the first is the usual one."""
    options = {option.key: option for option in kind.options}
    lines = []
    for name, _, doc in _own_fields(kind):
        if option := options.get(name):
            values = ", ".join(f'`"{value}"` ({words})' for value, words in option.choices.items())
            lines.append(_item(f"`{name}` {values}: {doc}"))
        else:
            lines.append(_item(f"`{name}` text: {doc}"))
    return "\n".join(lines or ["There is nothing to choose."]) + "\n"


def _section(title: str, what: str, kinds: tuple[type, ...]) -> str:
    return f"## {title}\n\n{what}\n\n" + "".join(map(_entry, kinds))


def _entry(kind: type) -> str:
    says = getattr(kind, "template", "") or getattr(kind, "asks", "")
    told = " ".join(filter(None, (_doc(kind), f"*{says}*" if says else "")))
    lines = [_item(f"**{kind.__name__}**{': ' if told else ''}{told}")]
    own = [field for field in _fields(kind) if not (issubclass(kind, Step) and field[0] == "seats")]
    lines += [_item(f"`{name}` {hint}{': ' + doc if doc else ''}", "  ") for name, hint, doc in own]
    return "\n".join(lines) + "\n"


def _state(kind: type[State]) -> str:
    """The parts of a state. A view is the same with hidden values null."""
    lines = [
        _paragraph(STATE_HEAD.format(kind=kind.__name__)),
        "",
        _item(
            "`agenda` list of steps: what the rules still have to do, the next one last; empty when the game is over"
        ),
        _item("`sealed` object: the secret choices that wait for the others, by seat as text"),
    ]
    for name, hint, doc in _fields(kind):
        lines.append(_item(f"`{kind.json_names.get(name, name)}` {hint}{': ' + doc if doc else ''}"))
    return "\n".join(lines) + "\n"


def _item(text: str, indent: str = "") -> str:
    """A line of a list, wrapped."""
    return _paragraph(text, f"{indent}- ", f"{indent}  ")


def _paragraph(text: str, first: str = "", rest: str = "") -> str:
    """A text in lines of 100 characters at most."""
    text = _flat(text)
    return textwrap.fill(
        text, WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )


def _doc(kind: type) -> str:
    doc = kind.__dict__.get("__doc__") or ""
    return "" if doc.startswith(f"{kind.__name__}(") else _flat(doc)


def _fields(kind: type) -> list[tuple[str, str, str]]:
    """The fields of a class with their types and docstrings, those of its bases first."""
    found: dict[str, tuple[str, str, str]] = {}
    for base in reversed(kind.__mro__):
        if (
            base.__module__.startswith("hamster_table.")
            and base is not State
            and base.__name__ not in ("Plain", "Step")
        ):
            found |= {field[0]: field for field in _own_fields(base)}
    return list(found.values())


def _own_fields(kind: type) -> list[tuple[str, str, str]]:
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0].body  # type: ignore[attr-defined]
    return [
        (ast.unparse(node.target), _hint(ast.unparse(node.annotation)), _doc_in(following))
        for node, following in zip(body, [*body[1:], None], strict=True)
        if isinstance(node, ast.AnnAssign) and "ClassVar" not in ast.unparse(node.annotation)
    ]


def _doc_in(node: ast.stmt | None) -> str:
    """The documentation that a line is, if it is one."""
    is_doc = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return _flat(node.value.value) if is_doc else ""  # type: ignore[union-attr]


def _hint(annotation: str) -> str:
    """A type in the words of JSON; the words of the game stay."""
    words = {"int": "integer", "str": "text", "bool": "true or false", "None": "null"}
    annotation = re.sub(r"tuple\[(\w+), (\w+)\]", r"pair(\1, \2)", annotation)
    plain = annotation
    while (flatter := re.sub(r"\b(?:tuple|list)\[([^\[\]]+?)(?:, \.\.\.)?\]", r"list of \1", plain)) != plain:
        plain = flatter
    return re.sub(r"\w+", lambda word: words.get(word[0], word[0].lower()), plain).replace("|", "or")


def _flat(text: str) -> str:
    return " ".join(text.split())


def main() -> None:
    for path, says in pages().items():
        path.write_text(says, "utf-8")


if __name__ == "__main__":
    main()
