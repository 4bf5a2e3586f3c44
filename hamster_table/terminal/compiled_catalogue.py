"""Reads what `lrelease` has made of a catalogue, without Qt: loading Qt takes longer than most commands do.

The format is that of `QTranslator` (qtranslator.cpp in Qt): sections, each a letter and a length; one has the texts
by a hash of what is translated, in order, and one has the translations.
"""

from __future__ import annotations

import struct
from bisect import bisect_left
from pathlib import Path

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
HASHES, MESSAGES = 0x42, 0x69
END, TRANSLATION, OBSOLETE, SOURCE, CONTEXT = 1, 3, 5, 6, 7
ENTRY = struct.Struct(">II")
"""A hash, and the place of its message."""
NONE = 0xFFFFFFFF
"""The length of a translation that is not there."""


class CompiledCatalogue:
    """The translations of one language."""

    def __init__(self, content: bytes) -> None:
        """Raises `ValueError` for what is no compiled catalogue."""
        if not content.startswith(MAGIC):
            raise ValueError("this is no compiled catalogue")
        sections = dict(_sections(content))
        self._messages = sections.get(MESSAGES, b"")
        entries = sections.get(HASHES, b"")
        self._entries = list(ENTRY.iter_unpack(entries[: len(entries) // ENTRY.size * ENTRY.size]))

    @classmethod
    def load(cls, file: Path) -> CompiledCatalogue | None:
        """The catalogue in a file; None where there is none, or none that can be read."""
        try:
            return cls(file.read_bytes())
        except (OSError, ValueError, struct.error):
            return None

    def find(self, context: str, source: str) -> tuple[str, ...]:
        """The translation of a text: one form, or each plural form; () where there is none."""
        text = source.encode("utf-8")
        wanted = elf_hash(text)
        n = bisect_left(self._entries, (wanted, 0))
        while n < len(self._entries) and self._entries[n][0] == wanted:
            forms = self._forms(self._entries[n][1], context.encode("utf-8"), text)
            if forms:
                return forms
            n += 1
        return ()

    def _forms(self, at: int, context: bytes, source: bytes) -> tuple[str, ...]:
        """The forms of the message at that place; () where it belongs to another text of the same hash."""
        forms = []
        while at < len(self._messages) and (tag := self._messages[at]) != END:
            if tag == OBSOLETE:
                at += 5
                continue
            (length,) = struct.unpack_from(">I", self._messages, at + 1)
            length = 0 if length == NONE else length
            value = self._messages[at + 5 : at + 5 + length]
            if (tag == CONTEXT and value != context) or (tag == SOURCE and value != source):
                return ()
            if tag == TRANSLATION:
                forms.append(value.decode("utf-16-be"))
            at += 5 + length
        return tuple(forms)


def elf_hash(text: bytes) -> int:
    """The hash by which Qt finds a text."""
    found = 0
    for letter in text:
        found = (found << 4) + letter
        high = found & 0xF0000000
        found = (found ^ (high >> 24)) & ~high & 0xFFFFFFFF
    return found or 1


def _sections(content: bytes) -> list[tuple[int, bytes]]:
    found, at = [], len(MAGIC)
    while at + 5 <= len(content):
        tag, length = struct.unpack_from(">BI", content, at)
        found.append((tag, content[at + 5 : at + 5 + length]))
        at += 5 + length
    return found
