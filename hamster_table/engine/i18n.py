"""The marks of translatable text, and errors told by one. The engine translates nothing: window and commands do."""

from collections.abc import Callable


def N_(text: str) -> str:  # the customary name of this mark
    """Mark *text* for translation; it stays as it is."""
    return text


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # the name that Qt's tools look for
    """Mark *text* for translation in that *context*; it stays as it is. PySide's own gives it back without a type."""
    return text


class InputError(ValueError):
    """Bad input, said in one sentence: an English template that was marked with `N_`, and what fills its braces."""

    def __init__(self, template: str, /, **facts: object) -> None:
        self.template, self.facts = template, facts
        super().__init__(template.format_map(facts))

    def translated(self, tr: Callable[[str], str]) -> str:
        """The sentence as *tr* translates its template."""
        return tr(self.template).format_map(self.facts)
