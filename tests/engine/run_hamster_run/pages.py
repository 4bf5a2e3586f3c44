"""The pages of docs/ that are made of the program: the book of rulings, and the tables of the JSON forms.

`python -m tests.engine.run_hamster_run.pages` writes them anew.
"""

import ast
import inspect
import re
from dataclasses import fields
from functools import cache
from itertools import pairwise
from pathlib import Path

from hamster_table.engine.codec import Plain
from hamster_table.engine.hamsterdam.rulebook import CHAPTERS as HAMSTERDAM
from hamster_table.engine.hamsterrolle.rulebook import CHAPTERS as HAMSTERROLLE
from hamster_table.engine.kernel import State
from hamster_table.engine.rulebook import THE_PROGRAM
from hamster_table.engine.run_hamster_run import GAME

DOCS = Path(__file__).parents[3] / "docs"
RULINGS, FORMS = DOCS / "rulings.md", DOCS / "run_hamster_run.md"

FORM = {
    "int": "number",
    "str": "text",
    "bool": "true or false",
    "Seat": "seat",
    "Square": "square",
    "Square | None": "square or null",
    "Trait": "trait",
    "Deed": "deed",
    "tuple[Seat, ...]": "list of seats",
    "tuple[int, ...]": "list of numbers",
    "list[Seat]": "list of seats",
    "list[int]": "list of numbers",
    "list[bool]": "list of true or false",
    "list[Square]": "list of squares",
    "list[Deed]": "list of deeds",
    "list[tuple[int, Seat]]": "list of pairs (round, seat)",
    "list[Step[Any]]": "list of steps",
    "dict[Seat, Action | None]": "object, by seat: action or null",
}
"""How the type of a field reads in JSON."""


def rulings_page():
    """Every ruling, chapter by chapter, as the program shows them."""
    parts = [
        "# Rulings",
        "What is decided where printed rules are silent or can be read in two ways. A refusal names its ruling, the"
        " code cites it where it is followed, and a test that is marked with it goes red when it is turned round. The"
        " program shows the same lines on its page of rules: they stand in the `rulebook` of each game, and this page"
        " is written from there.",
        "## Every game: the program",
        _lines(THE_PROGRAM),
    ]
    for title, chapters in (
        ("Run, Hamster, Run!", GAME.chapters),
        ("Hamsterdam", HAMSTERDAM),
        ("Hamsterrolle", HAMSTERROLLE),
    ):
        parts.append(f"## {title}")
        for chapter in chapters:
            if chapter is not THE_PROGRAM and chapter.rulings:
                parts += [f"### {chapter.title}", _lines(chapter)]
    return "\n\n".join(parts) + "\n"


def _lines(chapter):
    rulings = sorted(chapter.rulings.items(), key=lambda item: int(item[0].split("-")[1]))
    return "\n".join(f"- **{id}** {says}" for id, says in rulings)


def forms_page(page):
    """The page of the JSON forms with its tables made anew: each stands between two marks."""
    tables = {
        "actions": _table(GAME.vocabulary),
        "events": _table(GAME.events),
        "steps": _table(GAME.steps),
        "state": "\n".join(["| Part | Form | What it is |", "|---|---|---|", *_parts(State), *_parts(GAME.state)]),
    }
    for name, table in tables.items():
        mark = rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)"
        assert re.search(mark, page, re.S), f"the page has no marks for its {name}"
        page = re.sub(mark, lambda found, table=table: f"{found[1]}{table}\n{found[2]}", page, flags=re.S)
    return page


def _table(classes):
    rows = [f"| `{kind.__name__}` | {_fields(kind)} | {_first_line(kind)} |" for kind in classes]
    return "\n".join(["| Name | Fields | What it is |", "|---|---|---|", *rows])


def _fields(kind):
    shown = []
    for field in fields(kind):
        if field.name == "seats":
            continue
        note = _notes(kind).get(field.name, "").strip().rstrip(".")
        shown.append(f"`{field.name}`: {FORM[field.type]}" + (f" ({note})" if note else ""))
    return "; ".join(shown)


def _parts(kind):
    return [
        f"| `{name}` | {FORM[hint]} | {_notes(kind).get(name, '')} |"
        for name, hint in inspect.get_annotations(kind).items()
        if name in kind.__slots__
    ]


def _first_line(kind):
    """The first sentence about a class: what it says of itself, or what the story says of it."""
    own = kind.__doc__ or ""
    if own.startswith(f"{kind.__name__}("):
        return f"“{kind.says}”"
    return " ".join(own.split("\n\n")[0].split())


@cache
def _notes(kind):
    """The line under each field of a class and of those it is made of."""
    notes = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, Plain) and base is not Plain:
            notes |= _own_notes(base)
    return notes


def _own_notes(kind):
    module = ast.parse(Path(inspect.getfile(kind)).read_text("utf-8"))
    body = next(node.body for node in module.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    return {
        field.target.id: " ".join(note.value.value.split())
        for field, note in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant)
    }


if __name__ == "__main__":
    RULINGS.write_text(rulings_page(), "utf-8")
    FORMS.write_text(forms_page(FORMS.read_text("utf-8")), "utf-8")
