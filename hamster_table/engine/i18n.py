"""The marks of translatable text, and errors told by one. The engine translates nothing: window and commands do."""

from __future__ import annotations

from collections.abc import Callable, Mapping


def N_(text: str) -> str:  # the customary name of this mark
    """Mark *text* for translation; it stays as it is."""
    return text


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # the name that Qt's tools look for
    """Mark *text* for translation in that *context*; it stays as it is. PySide's own gives it back without a type."""
    return text


class Phrase:
    """A part of a sentence that is told by a template too, such as a reason: English where nobody translates it."""

    def __init__(self, template: str, /, **facts: object) -> None:
        self.template, self.facts = template, facts

    def __str__(self) -> str:
        return self.template.format_map(self.facts)

    def translated(self, tr: Callable[[str], str]) -> str:
        """The words as *tr* translates the template, and the phrases in it."""
        return _translated(self.template, self.facts, tr)


class InputError(ValueError):
    """Bad input, said in one sentence: an English template that was marked with `N_`, and what fills its braces."""

    def __init__(self, template: str, /, **facts: object) -> None:
        self.template, self.facts = template, facts
        super().__init__(template.format_map(facts))

    def translated(self, tr: Callable[[str], str]) -> str:
        """The sentence as *tr* translates its template, and the phrases and errors in it."""
        return _translated(self.template, self.facts, tr)


def _translated(template: str, facts: Mapping[str, object], tr: Callable[[str], str]) -> str:
    filled = {
        name: fact.translated(tr) if isinstance(fact, Phrase | InputError) else fact for name, fact in facts.items()
    }
    return tr(template).format_map(filled)
