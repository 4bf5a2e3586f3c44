"""The games in the way of OpenSpiel: a game makes states, and a state is a node of the game's tree.

    from hamster_table.research.spiel import load_game

    state = load_game("run-hamster-run", seats=3).new_initial_state()

The names and their meanings are those of *OpenSpiel* (Lanctot et al. 2019, arXiv:1908.09453), so that what is written
for its states runs on these; OpenSpiel itself is not needed. What is chosen in secret at the same time is chosen one
after the other, and none sees what the others have chosen. Chance is a player: its outcomes are listed with their
probabilities, but for those that are too many to list; there the one outcome 0 stands for what the seed draws.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from hamster_table.engine.catalogue import find
from hamster_table.engine.codec import canonical, to_json
from hamster_table.engine.kernel import CHANCE, Action, Seat, Step
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import SaveError, pack, unpack
from hamster_table.research.encoding import Encoding
from hamster_table.research.offers import offers

CHANCE_PLAYER = CHANCE
"""`current_player` at a chance node, as in OpenSpiel: -1."""
TERMINAL_PLAYER = -4
"""`current_player` of a state that is terminal, as in OpenSpiel."""


def load_game(name: str, seats: int | None = None, setup: Mapping[str, str] | None = None) -> SpielGame:
    """The game with that id, for that many seats (the fewest), with those options.

    Raises `ValueError` for what the game does not know.
    """
    return SpielGame(name, seats, setup)


class SpielGame:
    """A game with its number of players and its options."""

    def __init__(self, name: str, seats: int | None = None, setup: Mapping[str, str] | None = None) -> None:
        """As `load_game`."""
        self._game, self._setup = find(name), dict(setup or {})
        self._seats = self._game.seats[0] if seats is None else seats
        Match.new(self._game, self._seats, self._setup, "")
        self.encoding = Encoding(self._game, self._seats)
        """How a view becomes a row of numbers."""

    def new_initial_state(self, seed: str | None = None) -> SpielState:
        """The beginning of a game. The *seed* decides what chance draws where its outcomes are too many to list, and in
        `SpielState.sample`; without one it is drawn."""
        return SpielState(self, Match.new(self._game, self._seats, self._setup, seed))

    def deserialize_state(self, text: str) -> SpielState:
        """The state that `SpielState.serialize` has written; it is replayed by the rules.

        Raises `ValueError` for what is no state of this game.
        """
        loaded = unpack(text.encode())
        if loaded.problem is not None:
            raise loaded.problem
        begin = Match.new(self._game, self._seats, self._setup, "").setup
        if (loaded.match.game, loaded.match.setup) != (self._game, begin):
            raise SaveError("set-up", game=self._game.title)
        return SpielState(self, loaded.match)

    def num_players(self) -> int:
        """How many seats play."""
        return self._seats

    def num_distinct_actions(self) -> int:
        """No action has this number or a higher one."""
        return self.encoding.actions

    def observation_tensor_shape(self) -> list[int]:
        """The length of an observation, in a list."""
        return [self.encoding.size]

    def min_utility(self) -> float:
        """What a loser is rewarded with."""
        return 0.0

    def max_utility(self) -> float:
        """What a winner is rewarded with that shares the win with nobody."""
        return 1.0

    def short_name(self) -> str:
        """The id of the game."""
        return self._game.id

    def __str__(self) -> str:
        return f"{self._game.id}(seats={self._seats})"


class SpielState:
    """A node of the tree of a game: a match up to here. `apply_action` leads on, `child` and `clone` keep it."""

    def __init__(self, game: SpielGame, match: Match) -> None:
        self._game = game
        self.match = match
        """The match itself, with all that is hidden."""
        self._found: Sequence[Action] | None = None

    def get_game(self) -> SpielGame:
        """The game it is a state of."""
        return self._game

    def current_player(self) -> Seat:
        """Who chooses: a seat, `CHANCE_PLAYER`, or `TERMINAL_PLAYER`."""
        return self.match.waiting[0] if self.match.waiting else TERMINAL_PLAYER

    def is_chance_node(self) -> bool:
        """Whether chance is next."""
        return self.current_player() == CHANCE_PLAYER

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.match.waiting

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        """What that player, or the current one, may do: numbers from 0 on; [] when another one is asked.

        They depend only on what the player sees. Of a great many actions there are as many as the arrays of
        `environment.py` have room for, in even steps.
        """
        now = self.current_player()
        if player not in (None, now) or self.is_terminal():
            return []
        return list(range(len(self._actions())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities. Raises `ValueError` at other nodes."""
        if not self.is_chance_node():
            raise ValueError("it is not chance's turn")
        step = self._step()
        if step.is_sampled or step.is_certain:
            return [(0, 1.0)]
        drawn = Counter(step.actions(self.match.state, CHANCE))
        return [(n, drawn[one] / drawn.total()) for n, one in enumerate(self._actions())]

    def sample(self, luck: random.Random | None = None) -> int:
        """An outcome of chance with its probability; without a generator, the one that the seed of the game draws.
        Raises `ValueError` where it is not chance's turn."""
        outcomes = self.chance_outcomes()
        if luck is not None:
            return luck.choices([n for n, _ in outcomes], [share for _, share in outcomes])[0]
        step = self._step()
        if step.is_sampled or step.is_certain:
            return 0
        return self._actions().index(step.sample(self.match.state, CHANCE, self.match.luck()))

    def apply_action(self, action: int) -> None:
        """Play an action, or an outcome of chance. Raises `ValueError` for a number that is not legal."""
        found = self._actions()
        if not 0 <= action < len(found):
            raise ValueError(f"player {self.current_player()} has no action {action}")
        self.match.play(self.current_player(), found[action])
        self._found = None

    def child(self, action: int) -> SpielState:
        """The state after an action; this one stays as it is."""
        after = self.clone()
        after.apply_action(action)
        return after

    def clone(self) -> SpielState:
        """An independent copy."""
        return SpielState(self._game, self.match.copy())

    def returns(self) -> list[float]:
        """By seat: its share of the win, 1 in all; zeros while the game is on, and when nobody has won."""
        winners = self.match.standing.winners if self.is_terminal() else ()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self._game.num_players())]

    def player_return(self, player: Seat) -> float:
        """The same of one seat."""
        return self.returns()[player]

    def observation_string(self, player: Seat) -> str:
        """What a seat sees now, in JSON."""
        return _text(to_json(self.match.view(player)))

    def observation_tensor(self, player: Seat) -> list[int]:
        """What a seat sees now, as in the array `observation` of `environment.py`."""
        return [int(number) for number in self._game.encoding.view(self.match.view(player), player)]

    def information_state_string(self, player: Seat) -> str:
        """All that a seat knows, in JSON: what it sees, what it has done, and what it has seen happen. Equal for two
        states that the seat cannot tell apart."""
        done = [[n, to_json(action)] for n, (seat, action) in enumerate(self.match.ledger) if seat == player]
        happened = [[n, to_json(event)] for n, event in self.match.story_of(player)]
        view = to_json(self.match.view(player))
        return _text({"seat": player, "view": view, "done": done, "happened": happened})

    def action_to_string(self, player: Seat, action: int) -> str:
        """The action of that number, in JSON. *player* is the current one."""
        return _text(to_json(self._actions()[action]))

    def history(self) -> Sequence[tuple[Seat, Action]]:
        """All that was done so far: the ledger of the match."""
        return tuple(self.match.ledger)

    def serialize(self) -> str:
        """The state as text, with all that is hidden: the content of a saved game."""
        return pack(self.match).decode()

    def __str__(self) -> str:
        return _text(to_json(self.match.state))

    def _step(self) -> Step[Any, Any]:
        return self.match.state.agenda[-1]

    def _actions(self) -> Sequence[Action]:
        """What the numbers of actions stand for here."""
        if self._found is None:
            self._found = self._outcomes() if self.is_chance_node() else self._offers()
        return self._found

    def _outcomes(self) -> Sequence[Action]:
        step, state = self._step(), self.match.state
        if step.is_sampled or step.is_certain:
            return [step.sample(state, CHANCE, self.match.luck())]
        return [*dict.fromkeys(step.actions(state, CHANCE))]

    def _offers(self) -> Sequence[Action]:
        if self.is_terminal():
            return ()
        seat = self.current_player()
        return [*self._game.encoding.offered(offers(self.match.view(seat), seat))]


def _text(form: object) -> str:
    return canonical(form).decode("ascii")
