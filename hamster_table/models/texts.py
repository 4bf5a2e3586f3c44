"""Texts of the window in its language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate
"""(context, text, note=None, number=-1): a text in the language of the window; itself where there is none for it."""


def plural(text: str, number: int) -> str:
    """A text such as "3 hamster(s)" as one says it in English; one that is translated has no such mark."""
    return text.replace("(s)", "" if number == 1 else "s")


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def headed(head: object, text: object) -> str:
    """A text below its head, in one line, as "Mira: 3 pieces"; languages put a colon in ways of their own."""
    return translate("Signs", "{head}: {text}").format(head=head, text=text)
