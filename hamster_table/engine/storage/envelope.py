"""What stands in a `.hamster` file, and the strict way it is read: see docs/file_format.md."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hamster_table.engine.codec import LARGEST, canonical
from hamster_table.engine.i18n import N_, Phrase
from hamster_table.engine.match import SEED_LENGTH

MARK = b'"hamster_table"'
"""What stands in every envelope, and in no text of one: there quotes are escaped."""
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
# A string first, which stays with all that is in it. One that does not end goes to the end: so it is looked at once.
_STRING_OR_SPACE = re.compile(rb'("(?:[^"\\]|\\.)*(?:"|\\?\Z))|[ \t\r\n]+', re.DOTALL)
SCHEMA = 1
"""The version of the envelope this program writes."""

Json = dict[str, Any]
Migrate = Callable[[Json], Json]

MIGRATIONS: Mapping[int, Migrate] = {}
"""How an envelope of a schema becomes one of the next: pure functions, each with a sample file in tests/saves."""

Whole = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
# What the fields of an action may hold; bounded in depth, and checked again by the action's own types.
Scalar = Whole | Annotated[str, Meta(max_length=200)] | bool | None
Value = Scalar | list[Scalar | list[Scalar | list[Scalar]]]


class Chair(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Who sits at a seat."""

    name: Annotated[str, Meta(max_length=40)]
    kind: Literal["person", "whim", "steady", "sharp", "master"]
    colour: Annotated[int, Meta(ge=-1, le=15)] = -1
    """Some files of 0.1 have it. Nobody asks for it: a seat has its colour."""


NOTES_LENGTH = 110_000
"""The most characters of the notes of a game."""


# omit_defaults: what a file leaves out is left out again when `_check` compares the form with the bytes.
class Envelope(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """All that stands in a file, in the order of the documentation."""

    hamster_table: Literal[1]
    game: Word
    rules: Annotated[int, Meta(ge=1, le=1_000_000)]
    app: Word
    setup: Annotated[dict[Word, Annotated[str, Meta(max_length=4_000)]], Meta(max_length=40)]
    seats: Annotated[list[Chair], Meta(min_length=2, max_length=5)]
    seed: Annotated[str, Meta(max_length=SEED_LENGTH)]
    ledger: Annotated[list[tuple[Annotated[int, Meta(ge=-1, le=4)], dict[Word, Value]]], Meta(max_length=20_000)]
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
    sha256: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    notes: Annotated[str, Meta(max_length=NOTES_LENGTH)] = ""


# Without forbid_unknown_fields: a later schema may have others, and is to be known as later.
class Stamp(msgspec.Struct, frozen=True):
    """What is read first of any envelope."""

    hamster_table: Annotated[int, Meta(ge=0)]
    app: str = "?"


class NotOurs(ValueError):
    """The bytes are not an envelope at all."""


CUT_SHORT = Phrase(N_("its end is missing"))
CHANGED = Phrase(N_("it is no longer as it was saved"))
_TRUNCATED = "Input data was truncated"
"""How msgspec says that JSON ends too early."""
_ENTRY = re.compile(r"\$\.ledger\[(\d+)\]")
"""How msgspec names a place in an entry."""


class Damaged(ValueError):
    """The bytes were an envelope once; the message says what is wrong, for those who look into it."""

    def __init__(self, details: str, how: Phrase = CHANGED) -> None:
        super().__init__(details)
        self.how = how
        """What is wrong, for people."""


class Newer(ValueError):
    """The envelope is of a later schema; the message is the program's version that wrote it."""


def seal(envelope: Json) -> bytes:
    """The bytes of an envelope, with the SHA-256 of the canonical bytes of all the rest."""
    rest = {key: value for key, value in envelope.items() if key != "sha256"}
    return canonical(rest | {"sha256": hashlib.sha256(canonical(rest)).hexdigest()})


def without_white_space(content: bytes) -> bytes:
    """The same JSON without the white space and the byte order mark that editors, mails and formatters put there."""
    return _STRING_OR_SPACE.sub(lambda found: found[1] or b"", content.removeprefix(_BYTE_ORDER_MARK))


def unseal(content: bytes) -> Envelope:
    """The envelope in the bytes, raised to the present schema. Raises `NotOurs`, `Damaged` or `Newer`."""
    content = without_white_space(content)
    stamp = _stamp(content)
    if stamp.hamster_table > SCHEMA:
        raise Newer(stamp.app[:20])
    try:
        envelope = _decoded(content, stamp.hamster_table)
    except (msgspec.MsgspecError, KeyError, RecursionError, UnicodeError) as error:
        raise _damaged(error) from error
    return envelope


def _damaged(error: Exception) -> Damaged:
    """What an error of the decoder means."""
    details, how = str(error)[:200], CHANGED
    if details.startswith(_TRUNCATED):
        how = CUT_SHORT
    elif entry := _ENTRY.search(details):
        how = Phrase(N_("entry {n} is no longer as it was saved"), n=int(entry[1]) + 1)
    return Damaged(details, how)


def upgrade(form: Json, migrations: Mapping[int, Migrate], schema: int) -> Json:
    """The same game in an envelope of that schema, one step after the other."""
    while form["hamster_table"] < schema:
        form = migrations[form["hamster_table"]](form)
    return form


def _stamp(content: bytes) -> Stamp:
    """The version. Nothing else is built of the bytes for it, however large and deep they are."""
    try:
        return msgspec.json.decode(content, type=Stamp)
    except msgspec.ValidationError as error:
        raise NotOurs(str(error)[:200]) from error
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        # No JSON any more, but it begins as ours do: such a file was one, and a copy may lie beside it.
        if content.startswith(b'{"') and MARK in content:
            raise _damaged(error) from error
        raise NotOurs(str(error)[:200]) from error


def _decoded(content: bytes, schema: int) -> Envelope:
    """The envelope, once its bytes are known to be canonical and signed."""
    if schema == SCHEMA:
        envelope = msgspec.json.decode(content, type=Envelope)
        _check(content, msgspec.to_builtins(envelope))
        return envelope
    form: Json = msgspec.json.decode(content)
    _check(content, form)
    return msgspec.convert(upgrade(form, MIGRATIONS, SCHEMA), Envelope)


def _check(content: bytes, form: Json) -> None:
    """That the bytes are the canonical form, so that no key stands twice, and that the checksum fits.

    The checksum's key is the last in the order of keys, so the rest is what stands before it.
    """
    if canonical(form) != content:
        raise Damaged("not in canonical form")
    # As an object of its own, `{"sha256":...}`; in the file a comma stands where this one has its brace.
    signature = canonical({"sha256": form.get("sha256")})
    rest = content.removesuffix(b"," + signature[1:]) + b"}"
    if form.get("sha256") != hashlib.sha256(rest).hexdigest():
        raise Damaged("the checksum differs")
