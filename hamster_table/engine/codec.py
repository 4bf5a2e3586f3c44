"""Serialization to JSON of actions, events, steps, states and standings, and the digest of a state.

>>> from hamster_table.engine.kernel import Sealed
>>> to_json(Sealed(2))
{'event': 'Sealed', 'seat': 2}
>>> from_json({"event": "Sealed", "seat": 2}, (Sealed,))
Sealed(seat=2)
>>> from_json({"event": "Sealed", "seat": True}, (Sealed,))
Traceback (most recent call last):
    ...
ValueError: seat of Sealed is a whole number, not True

The class stands under "do" (actions), "event", "step" or "state". Everything else is integers, text, true, false, null
and lists of them; keys of dictionaries are text.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, Self, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

LARGEST = 2**53
"""The largest absolute value of an integer in a file: beyond it, languages that read doubles lose digits."""

Words = tuple[type["Plain"], ...]
"""The classes whose names may stand in a form."""
Read = Callable[[Any, Words, str], Any]
"""Reads a JSON value, given the classes it may create, and the name of the place for error messages."""
P = TypeVar("P", bound="Plain")


class Plain:
    """Base of everything whose JSON form names its class."""

    __slots__ = ()

    json_key: ClassVar[str] = ""
    """The key under which the class stands."""
    json_names: ClassVar[Mapping[str, str]] = {}
    """By field: its name in files where that differs, so that old files stay readable."""

    json_defaults: ClassVar[Mapping[str, Any]] = {}
    """By field: the value with which it is left out of files, so that forms and digests of old files stay as they were.
    Fields that are named otherwise in files have none."""

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
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): to_json(item) for key, item in value.items()}
    cls: type = type(value)
    form = {called: to_json(getattr(value, name)) for name, called in _names(cls)}
    if isinstance(value, Plain):
        for name, default in value.json_defaults.items():
            if getattr(value, name) == default:
                del form[name]
    return {value.json_key: type(value).__name__} | form if isinstance(value, Plain) else form


def from_json(form: object, vocabulary: Iterable[type[P]], inner: Iterable[type[Plain]] = ()) -> P:
    """The action, event, step or state in a JSON form, of one of the classes in *vocabulary*.

    Its fields may hold objects of those classes and of *inner*. All fields must be there, no others, each of its type.
    Raises `ValueError` with one sentence for whatever is wrong.
    """
    wanted = tuple(vocabulary)
    made: P = _read_plain(form, (*wanted, *inner), wanted, "this")
    return made


def checked(value: P, vocabulary: Iterable[type[P]]) -> P:
    """Return *value* unchanged if all its fields have their types. Raises `ValueError` as reading its form would."""
    cls: type = type(value)
    for name, kind in _kinds(cls):
        field = getattr(value, name)
        # The exact type, since true is an integer for `isinstance`. Actions hold little else: most need no reader here.
        if type(field) is not kind:
            read = _readers(cls)[name](_form(field), tuple(vocabulary), f"{name} of {cls.__name__}")
            if read != field:
                raise ValueError(f"{name} of {cls.__name__} is not {_shown(field)}")
    return value


def canonical(form: object) -> bytes:
    """The canonical JSON text of a form: keys sorted, no spaces, ASCII. Equal forms give equal bytes."""
    # Python would write NaN and infinity, which are no JSON and could not be read back.
    return json.dumps(form, sort_keys=True, separators=(",", ":"), allow_nan=False).encode("ascii")


def digest(state: Plain) -> str:
    """A hash of the whole state and its agenda, 32 hexadecimal digits; equal on every machine for equal states."""
    return hashlib.blake2b(canonical(to_json(state)), digest_size=16).hexdigest()


@cache
def _names(kind: type) -> tuple[tuple[str, str], ...]:
    """The fields of a class, in order, each with its name in files."""
    parts = getattr(kind, "parts", None)
    names = parts() if parts else getattr(kind, "__struct_fields__", None)
    assert names is not None, f"{kind.__name__} has no JSON form"
    called = kind.json_names if issubclass(kind, Plain) else {}
    return tuple((name, called.get(name, name)) for name in names)


def _read_plain(form: object, words: Words, wanted: Words, place: str) -> Any:
    """Read one of *wanted*, whose class stands in the form."""
    kind = wanted[0].json_key if wanted else "do"
    name = form.get(kind) if isinstance(form, dict) else None
    if not isinstance(form, dict) or not isinstance(name, str):
        raise ValueError(f'{place} names no class under "{kind}"')
    found = next((word for word in wanted if word.__name__ == name), None)
    if found is None:
        raise ValueError(f"{place} is called {name[:40]!r}, which is not one of its words")
    return _read_fields(form, found, words, kind)


def _read_fields(form: dict[str, Any], cls: type, words: Words, kind: str) -> Any:
    readers = _readers(cls)
    names, defaults = _names(cls), cls.json_defaults if issubclass(cls, Plain) else {}
    for called in form:
        if called != kind and not any(called == own for _, own in names):
            raise ValueError(f"{cls.__name__} has no {str(called)[:40]!r}")
    values = {}
    for name, called in names:
        if called not in form and name in defaults:
            values[name] = defaults[name]
            continue
        if called not in form:
            raise ValueError(f"{called} of {cls.__name__} is missing")
        values[name] = readers[name](form[called], words, f"{called} of {cls.__name__}")
    if issubclass(cls, Struct):
        return cls(**values)
    # A state: it takes no arguments, and its slots are its parts.
    new: Any = object.__new__(cls)
    for name, value in values.items():
        setattr(new, name, value)
    return new


@cache
def _readers(cls: type) -> dict[str, Read]:
    """How each field of a class is read."""
    # The annotations are text, and to evaluate them is slow: hence the cache.
    hints = get_type_hints(cls)
    return {name: _reader(hints[name]) for name, _ in _names(cls)}


@cache
def _kinds(cls: type) -> tuple[tuple[str, type | None], ...]:
    """Each field of a class with its type, if it is a plain one."""
    hints = get_type_hints(cls)
    return tuple((name, hints[name] if hints[name] in (int, bool, str) else None) for name, _ in _names(cls))


def _form(value: object) -> object:
    """The JSON form of a value; one without a form is returned as it is, so that the reader raises its error."""
    try:
        return to_json(value)
    except (AssertionError, AttributeError):
        return value


def _reader(hint: Any) -> Read:
    """How a value of the annotated type is read."""
    if hint in _PLAIN_READERS:
        return _PLAIN_READERS[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _union(arguments)
    if origin in (tuple, list):
        return _sequence(origin, arguments)
    if origin is dict:
        return _dictionary(*arguments)
    cls = origin or hint
    if isinstance(cls, type) and issubclass(cls, Plain):
        return lambda form, words, place: _read_plain(
            form, words, tuple(word for word in words if issubclass(word, cls)), place
        )
    raise AssertionError(f"{hint} has no JSON form")


def _integer(form: object, words: Words, place: str) -> int:
    if not isinstance(form, int) or isinstance(form, bool):
        raise ValueError(f"{place} is a whole number, not {_shown(form)}")
    if abs(form) > LARGEST:
        raise ValueError(f"{place} is too large a number")
    return form


def _exactly(kind: type, called: str) -> Read:
    def read(form: object, words: Words, place: str) -> object:
        if type(form) is not kind:
            raise ValueError(f"{place} is {called}, not {_shown(form)}")
        return form

    return read


_PLAIN_READERS: dict[Any, Read] = {
    int: _integer,
    bool: _exactly(bool, "true or false"),
    str: _exactly(str, "text"),
    NoneType: _exactly(NoneType, "nothing"),
}


def _union(hints: tuple[Any, ...]) -> Read:
    # The error of the last reader is the one that is raised: None goes first, so that it never is "not nothing".
    readers = [_reader(hint) for hint in sorted(hints, key=lambda hint: hint is not NoneType)]

    def read(form: object, words: Words, place: str) -> object:
        for reader in readers[:-1]:
            try:
                return reader(form, words, place)
            except ValueError:
                continue
        return readers[-1](form, words, place)

    return read


def _sequence(make: type, hints: tuple[Any, ...]) -> Read:
    """Lists and tuples of one type, and tuples of fixed length."""
    fixed = make is tuple and Ellipsis not in hints
    readers = [_reader(hint) for hint in hints if hint is not Ellipsis]

    def read(form: object, words: Words, place: str) -> object:
        if not isinstance(form, list | tuple):
            raise ValueError(f"{place} is a list, not {_shown(form)}")
        if fixed and len(form) != len(readers):
            raise ValueError(f"{place} has {len(readers)} parts, not {len(form)}")
        each = readers if fixed else readers * len(form)
        return make(reader(item, words, place) for reader, item in zip(each, form, strict=True))

    return read


def _dictionary(key: Any, value: Any) -> Read:
    reader = _reader(value)

    def read(form: object, words: Words, place: str) -> object:
        if not isinstance(form, dict):
            raise ValueError(f"{place} is an object, not {_shown(form)}")
        return {_key(name, key, place): reader(item, words, place) for name, item in form.items()}

    return read


def _key(name: object, hint: Any, place: str) -> object:
    if hint is str:
        return name
    # `isdigit` holds for digits of every script and for ² too, which `int` refuses; long numbers are slow to read.
    if isinstance(name, str) and len(name) <= 16 and name.isascii() and name.removeprefix("-").isdigit():
        return int(name)
    raise ValueError(f"{place} has the key {_shown(name)}, which is not a whole number")


def _shown(form: object) -> str:
    """A value as it is quoted in an error message, shortened."""
    if isinstance(form, dict | list):
        return "a list" if isinstance(form, list) else "an object"
    if isinstance(form, str):
        return repr(form[:40])
    # Python refuses to write integers of thousands of digits: `repr` would raise another error.
    return "a very large number" if isinstance(form, int) and abs(form) > LARGEST else repr(form)
