"""The marks of translatable text. The engine translates nothing: the window does, the command line shows English."""


def N_(text: str) -> str:  # the customary name of this mark
    """Mark *text* for translation; it stays as it is."""
    return text


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # the name that Qt's tools look for
    """Mark *text* for translation in that *context*; it stays as it is. PySide's own gives it back without a type."""
    return text
