"""A policy with constants that were tuned by games, from the same file as the learned value.

`python -m hamster_table.research.tuning` tunes them and writes them, with what they were tuned by.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.learned_value import POLICY, Policy


@dataclass(frozen=True, slots=True)
class TunedPolicy:
    """A policy (`LearnedValue.policy`) that judges by constants: those of a file when it plays, others on demand."""

    file: Path
    """The file of its constants, JSON; read when it is first to play."""
    start: Mapping[str, float]
    """By name: the constants before they were tuned."""
    steps: Mapping[str, float]
    """By name: how far each is changed at a time when they are tuned; all are above 0."""
    judging_by: Callable[[Mapping[str, float]], Policy]
    """The policy with these constants."""
    _read: dict[str, Policy] = field(default_factory=dict)

    def __call__(self, state: Any, seat: Seat, rng: random.Random) -> Action:
        """What it plays in a view, by the constants of the file; `ValueError` says what is wrong with these."""
        policy = self._read.get(POLICY)
        if policy is None:
            policy = self._read[POLICY] = self.judging_by(self.constants())
        return policy(state, seat, rng)

    def constants(self) -> dict[str, float]:
        """The constants of the file by name; `ValueError` where they are not what `start` names, or not finite."""
        form = json.loads(self.file.read_bytes())
        own = form.get(POLICY) if isinstance(form, dict) else None
        found = own.get("constants") if isinstance(own, dict) else None
        if not isinstance(found, dict):
            raise ValueError(f"{self.file.name}: no constants of a policy")
        wrong = sorted(found.keys() ^ self.start.keys())
        if wrong:
            raise ValueError(f"{self.file.name}: missing or unknown constants of the policy: {', '.join(wrong)}")
        for name, value in found.items():
            # JSON of Python has NaN, and `true` is 1 here.
            if type(value) not in (int, float) or not isfinite(value):
                raise ValueError(f"{self.file.name}: the constant {name} of the policy is no finite number: {value!r}")
        return {name: float(found[name]) for name in self.start}
