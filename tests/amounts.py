"""How often a law is tried: a few times in every run, and many times before a release."""

import pytest


def few_or_many(few, many):
    """Values of a parameter for a test that repeats itself: the second one is for `dev.py test --long`."""
    return [pytest.param(few, id="few"), pytest.param(many, id="many", marks=pytest.mark.long)]


def some_of(cases, chosen):
    """All cases as parameters; those that are not *chosen*, a predicate, are for `dev.py test --long`.

    A case that is a tuple has a value for each name.
    """
    return [_for_long(case) if not chosen(case) else case for case in cases]


def _for_long(case):
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.long)
