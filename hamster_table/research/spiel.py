"""The games for OpenSpiel: whoever imports this module has registered them with `pyspiel`.

    import pyspiel
    import hamster_table.research.spiel

    state = pyspiel.load_game("run_hamster_run(seats=3)").new_initial_state()

Chance is a player whose outcomes are listed with their probabilities; a deal is drawn special by special. What several
seats choose in secret is chosen one after the other, and no information state tells what the others have chosen.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import MISSING, fields
from typing import Any

import numpy as np
import pyspiel

from hamster_table.engine.catalogue import find
from hamster_table.engine.codec import canonical, to_json
from hamster_table.engine.kernel import CHANCE, Action, Event, Seat
from hamster_table.research.encodings import ENCODINGS
from hamster_table.research.table import NOBODY, Rules, Table

MOST_OUTCOMES = 64
"""No step of chance has more outcomes."""
LONGEST = 10_000
"""No game has more entries."""


def _type(id: str) -> pyspiel.GameType:
    game = find(id)
    kinds = pyspiel.GameType
    options = {one.name: one.default for one in fields(game.setup) if one.default is not MISSING}
    is_open = kinds.Information.PERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=id.replace("-", "_"),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=is_open if game.is_open else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "rounds": 0, **options},
    )


TYPES = {id: _type(id) for id in ENCODINGS}


class SpielGame(pyspiel.Game):
    """A game with its seats, its options, and after how many `rounds` it ends without a winner, 0 for never."""

    def __init__(self, id: str, params: dict[str, Any] | None = None) -> None:
        chosen = {**TYPES[id].parameter_specification, **(params or {})}
        self.rounds: int = chosen.pop("rounds")
        if self.rounds < 0:
            raise ValueError(f"rounds is 0 or more, not {self.rounds}")
        self.rules = Rules(id, chosen.pop("seats"), chosen)
        seats = self.rules.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=seats - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[id], info, params or {})

    def new_initial_state(self) -> SpielState:
        """The beginning of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat sees, or with perfect recall all that it knows."""
        return SpielObserver(self.rules, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):
    """A node of the tree of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.rules, None, tells=True)
        """The game in play."""
        self._rounds = game.rounds

    def current_player(self) -> Seat:
        """Who chooses: a seat, chance, or nobody."""
        return NOBODY if self.is_terminal() else self.table.seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or was ended after its `rounds`."""
        table, count = self.table, self.table.rules.game.round
        return table.seat == NOBODY or (self._rounds > 0 and count is not None and count(table.state) > self._rounds)

    def returns(self) -> list[float]:
        """By seat: less 1, and of a win the winners share the number of seats; zeros when nobody has won."""
        shares, seats = self.table.returns, self.table.rules.seats
        return [seats * share - 1 for share in shares] if any(shares) else [0.0] * seats

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        numbers, state = self.table.numbers, self.table.state
        step = state.agenda[-1]
        if step.is_sampled or step.is_certain:
            return [(number, 1 / len(numbers)) for number in numbers]
        drawn = Counter(step.actions(state, CHANCE))
        return [(number, drawn[self.table.node[number]] / drawn.total()) for number in numbers]  # type: ignore[index]

    def _legal_actions(self, player: Seat) -> list[int]:
        return sorted(self.table.numbers) if player == self.table.seat else []

    def _apply_action(self, action: int) -> None:
        self.table.say(action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player != CHANCE:
            return self.table.rules.numbers.blocks.says(action)
        found = self.table.node[action]
        return _text(to_json(found)) if isinstance(found, Action) else str(action)

    def __str__(self) -> str:
        return _text({"state": to_json(self.table.state), "said": self.table.said})


class SpielObserver:
    """What a seat sees of a state; with perfect recall also what it has done, and has seen happen."""

    def __init__(self, rules: Rules, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor = None if recalls else np.zeros(rules.observer.size, np.float32)
        """The observation of the seat, as in the other environments."""
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Write what the seat sees into `tensor`."""
        if self.tensor is not None:
            self.tensor[:] = state.table.row(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """What the seat sees, in JSON."""
        table = state.table
        said = table.said if player == table.seat else ()
        seen: dict[str, Any] = {"seat": player, "said": said, "view": to_json(table.view(player))}
        if self._recalls:
            seen["known"] = _known(table, player)
        return _text(seen)


def _known(table: Table, player: Seat) -> list[Any]:
    """What the seat has done and has seen happen, in order."""
    known: list[Any] = []
    for one in table.story or ():
        if not isinstance(one, Event):
            if one[0] == player:
                known.append(one[1])
        elif (seen := one.seen_by(player)) is not None:
            known.append(to_json(seen))
    return known


def _text(form: object) -> str:
    return canonical(form).decode("ascii")


def _maker(id: str) -> Any:
    # OpenSpiel makes a game by calling what was registered with its parameters.
    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(id, params)

    return Made


for _id, _kind in TYPES.items():
    pyspiel.register_game(_kind, _maker(_id))
