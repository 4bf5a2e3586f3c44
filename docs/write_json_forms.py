"""Write docs/json: the JSON form of every action, event and state, taken from the classes themselves.

python docs/write_json_forms.py
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from pathlib import Path

from hamster_table.engine import games
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Sealed, State, Step

HERE = Path(__file__).parent

HEAD = """# {title}: JSON forms

The actions, events and states of the game `{id}`, rules version {rules}. How to read this page: `engine_api.md`.
Seats are counted from 0; -1 is chance. Written by `docs/write_json_forms.py`; do not edit it by hand.
"""


def page(game: Game) -> str:
    """All forms of a game."""
    parts = [HEAD.format(title=game.title, id=game.id, rules=game.rules)]
    parts.append(_section("Actions", '`{"do": NAME, ...}`. An action of chance is an outcome.', game.vocabulary))
    parts.append(
        _section("Events", '`{"event": NAME, ...}`. The sentence is what it says in English.', (Sealed, *game.events))
    )
    parts.append("## State\n\n" + _state(game.state))
    parts.append(
        _section("Steps", '`{"step": NAME, "seats": [...], ...}`: who must choose first, if anybody.', game.steps)
    )
    return "\n".join(parts)


def _section(title: str, what: str, kinds: tuple[type, ...]) -> str:
    return f"## {title}\n\n{what}\n\n" + "".join(map(_entry, kinds))


def _entry(kind: type) -> str:
    says = getattr(kind, "says", "") or getattr(kind, "asks", "")
    told = " ".join(filter(None, (_doc(kind), f"*{says}*" if says else "")))
    lines = [f"- **{kind.__name__}**{': ' if told else ''}{told}"]
    own = [field for field in _fields(kind) if not (issubclass(kind, Step) and field[0] == "seats")]
    lines += [f"  - `{name}` {hint}{': ' + doc if doc else ''}" for name, hint, doc in own]
    return "\n".join(lines) + "\n"


def _state(kind: type[State]) -> str:
    """The parts of a state. A view is the same with hidden values null."""
    lines = [
        f'`{{"state": "{kind.__name__}", ...}}`. A view has the same parts; what the seat may not see is null in it.',
        "",
        "- `agenda` list of steps: what the rules still have to do, the next one last; empty when the game is over",
        "- `sealed` object: the secret choices that wait for the others, by seat as text",
    ]
    lines += [f"- `{name}` {hint}{': ' + doc if doc else ''}" for name, hint, doc in _fields(kind)]
    return "\n".join(lines) + "\n"


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
    fields = []
    for node, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and "ClassVar" not in ast.unparse(node.annotation):
            is_doc = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
            doc = _flat(following.value.value) if is_doc else ""
            fields.append((ast.unparse(node.target), _hint(ast.unparse(node.annotation)), doc))
    return fields


def _hint(annotation: str) -> str:
    """A type in the words of JSON."""
    words = {"int": "integer", "str": "text", "bool": "true or false", "None": "null", "Seat": "seat"}
    words |= {"Square": "square", "Trait": "trait", "Deed": "deed"}
    annotation = re.sub(r"tuple\[(\w+), (\w+)\]", r"pair(\1, \2)", annotation)
    plain = re.sub(r"\b(?:tuple|list)\[([\w|(), ]+?)(?:, \.\.\.)?\]", r"list of \1", annotation)
    return re.sub(r"\w+", lambda word: words.get(word[0], word[0]), plain).replace("|", "or").replace("  ", " ")


def _flat(text: str) -> str:
    return " ".join(text.split())


def main() -> None:
    for game in games().values():
        (HERE / "json" / f"{game.id}.md").write_text(page(game), "utf-8")


if __name__ == "__main__":
    main()
