"""Answers that are given again and again: a lookup in a dictionary, several times as quick as `functools.lru_cache`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Question = TypeVar("Question")
Answer = TypeVar("Answer")

MOST_ANSWERS = 1 << 14
"""With more of them all are forgotten."""


class _Answers(dict[Question, Answer]):
    def __init__(self, find: Callable[[Question], Answer]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, question: Question) -> Answer:
        answer = self._find(question)
        if len(self) >= MOST_ANSWERS:
            self.clear()
        self[question] = answer
        return answer


def memoize_one(find: Callable[[Question], Answer]) -> Callable[[Question], Answer]:
    """That function of one argument, with a memory.

    >>> double = memoize_one(lambda number: print("thinks") or 2 * number)
    >>> double(21), double(21)
    thinks
    (42, 42)
    """
    return _Answers(find).__getitem__
