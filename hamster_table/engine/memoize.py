"""Memoization of functions of one argument by a dictionary, several times as fast as `functools.lru_cache`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Question = TypeVar("Question")
Answer = TypeVar("Answer")

MOST_ANSWERS = 1 << 14
"""When a cache has more entries it is cleared."""


class _Answers(dict[Question, Answer]):
    def __init__(self, find: Callable[[Question], Answer]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, question: Question) -> Answer:
        answer = self._find(question)
        # Emptied at once: keeping track of which was asked last would slow down every question.
        if len(self) >= MOST_ANSWERS:
            self.clear()
        self[question] = answer
        return answer


def memoize_one(find: Callable[[Question], Answer]) -> Callable[[Question], Answer]:
    """A function of one hashable argument, memoized.

    >>> double = memoize_one(lambda number: print("thinks") or 2 * number)
    >>> double(21), double(21)
    thinks
    (42, 42)
    """
    # The method of the base class, which runs in C: Python runs for a new question only.
    return _Answers(find).__getitem__
