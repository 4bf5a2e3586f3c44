"""Serialization to JSON of actions, events, steps, states and standings, and the digest of a state.

>>> from hamster_table.engine.kernel import Sealed
>>> to_json(Sealed(2))
{'event': 'Sealed', 'seat': 2}
>>> from_json({"event": "Sealed", "seat": 2}, (Sealed,))
Sealed(seat=2)
>>> from_json({"event": "Sealed", "seat": True}, (Sealed,))
Traceback (most recent call last):
    ...
ValueError: Sealed: Expected `int`, got `bool` - at `$.seat`

The class stands under "do" (actions), "event", "step" or "state". Everything else is integers, text, true, false, null
and lists of them; keys of dictionaries are text. Actions, events and steps are tagged structs, which msgspec reads and
writes; a state is read and written as a struct of the same fields.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Self, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

LARGEST = 2**53
"""The largest absolute value of an integer in a file: beyond it, languages that read doubles lose digits."""
Whole = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
"""An integer in a file."""

Words = tuple[type["Plain"], ...]
"""The classes whose names may stand in a form."""
P = TypeVar("P", bound="Plain")


def _nested(depth: int) -> Any:
    """The type of JSON with such integers only, also as keys, and with lists and objects as deep as that."""
    scalar: Any = Whole | str | bool | None
    if not depth:
        return scalar
    key, inner = Annotated[str, Meta(pattern="^(?!-?[0-9]{17})")], _nested(depth - 1)
    return scalar | list[inner] | dict[key, inner]  # type: ignore[valid-type]


_LONG = re.compile(rb"\d{16}")
"""What stands in text with a larger number."""
# A state, its agenda, a step, and two lists in that.
_BOUNDED = msgspec.json.Decoder(_nested(6))


class Plain:
    """Base of everything whose JSON form names its class: of tagged structs, and of states."""

    __slots__ = ()

    def to_json(self) -> dict[str, Any]:
        """The JSON form."""
        form = to_json(self)
        assert isinstance(form, dict)
        return form

    @classmethod
    def from_json(cls, form: object) -> Self:
        """Read the JSON form of exactly this class. Raises `ValueError` for anything else."""
        return from_json(form, (cls,))


def to_json(value: object) -> Any:
    """The JSON form of an action, an event, a step, a state, a standing, or of anything they are made of."""
    return msgspec.json.decode(_written(value))


def from_json(form: object, vocabulary: Iterable[type[P]], inner: Iterable[type[Plain]] = ()) -> P:
    """The action, event, step or state in a JSON form, of one of the classes in *vocabulary*.

    The steps and sealed actions in a state are of the classes in *inner*. All fields must be there, no others, each of
    its type. Raises `ValueError` with one sentence for whatever is wrong.
    """
    wanted = tuple(vocabulary)
    key = json_key(wanted[0]) if wanted else "do"
    name = form.get(key) if isinstance(form, dict) else None
    if not isinstance(name, str):
        raise ValueError(f'this names no class under "{key}"')
    found = next((word for word in wanted if word.__name__ == name), None)
    if found is None:
        raise ValueError(f"this is called {name[:40]!r}, which is not one of its words")
    try:
        value: P = _read(_written(form), found, tuple(inner))
        text = _written(value)
        if _LONG.search(text):
            _BOUNDED.decode(text)
    except (msgspec.ValidationError, RecursionError) as error:
        raise ValueError(f"{name}: {str(error)[:160]}") from error
    # Fields with a default may be missing for msgspec.
    if msgspec.json.decode(text) != form:
        raise ValueError(f"{name} would be written otherwise: a field is missing")
    return value


def checked(value: P) -> P:
    """Return *value* unchanged if all its fields have their types. Raises `ValueError` as reading its form would."""
    kind = type(value)
    try:
        is_strict = msgspec.convert(msgspec.to_builtins(value, enc_hook=_as_struct), kind) == value
    except msgspec.ValidationError as error:
        raise ValueError(f"{kind.__name__}: {str(error)[:160]}") from error
    if not is_strict:
        raise ValueError(f"{kind.__name__} holds a value of another type")
    return value


def json_key(kind: type[Plain]) -> str:
    """The key under which the class stands in a form."""
    return kind.__struct_config__.tag_field or "" if issubclass(kind, Struct) else "state"


def canonical(form: object) -> bytes:
    """The canonical JSON text of a form: keys sorted, no spaces, ASCII. Equal forms give equal bytes."""
    # msgspec writes other letters than ASCII as they are, and NaN and infinity, which are no JSON, as null.
    return json.dumps(form, sort_keys=True, separators=(",", ":"), allow_nan=False).encode("ascii")


def canonical_of(value: object) -> bytes:
    """The canonical text of the JSON form of a value, without making the form: of a long game in a tenth of the time.

    For what holds no numbers but integers, such as actions.
    """
    text = msgspec.json.encode(value, enc_hook=_as_struct, order="sorted")
    return text if text.isascii() and b"\x7f" not in text else canonical(to_json(value))


def digest(state: Plain) -> str:
    """A hash of the whole state and its agenda, 32 hexadecimal digits; equal on every machine for equal states."""
    return hashlib.blake2b(canonical(to_json(state)), digest_size=16).hexdigest()


def _written(value: object) -> bytes:
    """The JSON text of a value, fields in their order."""
    return msgspec.json.encode(value, enc_hook=_as_struct)


def _as_struct(state: Any) -> Any:
    """A state as the struct that stands for it."""
    kind: Any = type(state)
    if not issubclass(kind, Plain):
        raise ValueError(f"{kind.__name__} has no JSON form")
    return _struct(kind, ())(**{name: getattr(state, name) for name in kind.parts()})


def _read(text: bytes, kind: Any, words: Words) -> Any:
    made: Any = msgspec.json.decode(text, type=_struct(kind, words))
    if issubclass(kind, Struct):
        return made
    # A state takes no arguments, and its slots are its parts.
    state = object.__new__(kind)
    for name in made.__struct_fields__:
        setattr(state, name, getattr(made, name))
    return state


@cache
def _struct(kind: Any, words: Words) -> Any:
    """The struct that msgspec reads: the class itself, or for a state one with its parts, its steps and actions being
    of the classes in *words*."""
    hints = get_type_hints(kind)
    if issubclass(kind, Struct):
        for name in kind.__struct_fields__:
            _among(hints[name], words)
        return kind
    fields = [(name, _among(hints[name], words)) for name in kind.parts()]
    return msgspec.defstruct(
        kind.__name__,
        [(*field, kind.json_defaults[field[0]]) if field[0] in kind.json_defaults else field for field in fields],
        tag_field=json_key(kind),
        tag=kind.__name__,
        rename=kind.json_names,
        kw_only=True,
        omit_defaults=True,
        forbid_unknown_fields=True,
    )


def _among(hint: Any, words: Words) -> Any:
    """The type of a field, with those of *words* that are of it in the place of a class."""
    kind = get_origin(hint) or hint
    if kind in (int, bool, str, NoneType, ...):
        return hint
    if kind in (tuple, list, dict, Union, UnionType):
        whole = Union if kind is UnionType else kind
        return whole[tuple(_among(part, words) for part in get_args(hint))]
    assert isinstance(kind, type) and issubclass(kind, Plain), f"{hint} has no JSON form"
    return Union[tuple(word for word in words if issubclass(word, kind)) or kind]  # noqa: UP007
