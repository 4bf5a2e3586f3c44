"""`@guard`, the decorator of every method that Qt calls: an exception in it becomes a report and not a crash.

On Python 3.11 an exception that leaves an override called from Python is a segmentation fault.
"""

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar, overload

P = ParamSpec("P")
R = TypeVar("R")


@overload
def guard(override: Callable[P, R]) -> Callable[P, R]: ...
@overload
def guard(*, fallback: object) -> Callable[[Callable[P, R]], Callable[P, R]]: ...
def guard(override: Callable[..., Any] | None = None, *, fallback: Any = None) -> Callable[..., Any]:
    """Pass exceptions of the override to `sys.excepthook`, and return *fallback* to Qt instead."""
    if override is None:
        return lambda function: _guarded(function, fallback)
    return _guarded(override, fallback)


def _guarded(override: Callable[..., Any], fallback: Any) -> Callable[..., Any]:
    @wraps(override)
    def guarded(*args: Any, **named: Any) -> Any:
        try:
            return override(*args, **named)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
            _let_go(error)
            return fallback

    # By this mark a test tells overrides that lack the decorator.
    vars(guarded)["__guarded__"] = True
    return guarded


def _let_go(error: BaseException) -> None:
    """Release what the frames of a failed override hold, even if somebody keeps the traceback.

    A painter that is still active on a widget would keep Qt from painting the window at all, and one that outlives its
    picture crashes. So all painters are ended first, the innermost before the others.
    """
    from traceback import clear_frames, walk_tb

    for frame, _ in reversed([*walk_tb(error.__traceback__)]):
        for painter in frame.f_locals.values():
            # By its name, since models do not import QtGui.
            if type(painter).__name__ == "QPainter" and painter.isActive():
                painter.end()
    clear_frames(error.__traceback__)
