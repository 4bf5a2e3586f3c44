"""English plurals, which stand in the texts themselves until a translation brings its own."""


def plural(text: str, number: int) -> str:
    """A text such as "3 hamster(s)" as one says it; one that is translated has no such mark."""
    return text.replace("(s)", "" if number == 1 else "s")
