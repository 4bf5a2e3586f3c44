"""Finds the puzzles of a game: positions of games of computer players in which one answer is better than all others.

    python -m hamster_table.research.puzzles hamsterdam

writes them where the window reads them, with how they were found. A position is a puzzle when

* somebody alone chooses among at least three answers that come to something different,
* a search finds one of them better than all others, by `MARGIN` of the games and `ERRORS` standard errors; and so does
  one with ten times the imagined games, and another seed; and it also wins more where games are played to their end,
* *Whim* does not find it.

How hard it is, is told by who finds it in most of its tries. What a person has looked at and found dull is left out by
name (`--without`). All of it follows from the arguments: no clock and no machine has a say. At the wheel places are
tried instead (`puzzles_hamsterrolle`), in a physics that differs a little from machine to machine.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from hamster_table import __version__
from hamster_table.engine.catalogue import find
from hamster_table.engine.codec import canonical, to_json
from hamster_table.engine.game import POSITION, Game
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import CHANCE, Action
from hamster_table.engine.match import Match
from hamster_table.engine.players import NAMES, player
from hamster_table.engine.players.rollout import Rollout, imagined_of
from hamster_table.engine.players.rollout_player import Candidate, gain
from hamster_table.engine.position import Values, written
from hamster_table.features.positions.editor import Editor, editor_of
from hamster_table.features.puzzles.puzzle_file import FEWEST, STEPS, Puzzle, file_of
from hamster_table.features.puzzles.search import Question, effect, is_question, searched
from hamster_table.research import puzzles_hamsterrolle as wheel
from hamster_table.research.arguments import file_for, json_of, positive, run

SEATS = 3, 4, 2, 3, 4, 5
"""How many seats the games have, in turn; a game for fewer has its most instead."""
TABLE = "steady", "whim", "thumb"
"""Who plays them: of these one is drawn for each seat."""
LONGEST = 16
"""The most entries between the position and the question."""
GLANCE, SIFT, CONFIRM = 48, 240, 2_400
"""How many games are imagined at a first glance, for a position that may be a puzzle, and for one that seems to be."""
TO_THE_END = 300
"""How many are imagined to their end, with the best answer and with the one after it."""
MARGIN = 0.05
"""So much more of its games must the best answer win than any other."""
ERRORS = 3.0
"""So many standard errors must that be at least."""
OPEN = 0.2, 0.97
"""The best answer wins between so many of its games: neither lost nor won anyway."""
MOST_ALIKE = 8
"""A file has so many puzzles with the same answer at most: nobody is to know it before the question."""
TRIES = 5
"""How often each computer player is asked."""
WHEEL = "hamsterrolle"
"""The game in which places are tried, instead of games."""
WEAKEST = "whim"
"""Who must not find the answer, neither at first nor mostly."""
FOUND, BOOK = json_of("number", "passed", "puzzles", "questions"), json_of("game", "made", "puzzles", "rules")
"""Whether a file is one to go on from, and one of puzzles."""


def questions(
    game: Game, editor: Editor, seed: str, number: int, setup: Mapping[str, str] | None = None
) -> Iterator[Question]:
    """What might be puzzles in the game of this number."""
    seed, seats = f"{seed}/{number}", min(SEATS[number % len(SEATS)], game.seats[-1])
    luck, match, n = random.Random(seed), Match.new(game, seats, setup, seed), 0
    table = [player(luck.choice(TABLE), game) for _ in range(seats)]
    while match.waiting:
        # Wherever its position can be entered, the game goes on from that: what leads to a question is short.
        if not match.state.sealed and (values := editor.read(match.view(None))) is not None:
            match = _begun_at(editor, match, values, f"{seed}/{n}")
        seat = match.waiting[0]
        if getattr(match.setup, POSITION) and len(match.ledger) <= LONGEST and is_question(match, seat):
            yield Question(match.copy(), seat, f"{number}/{n}", f"{seed}/{n}")
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, table[seat].choose(game, match.view(seat), seat, luck))
        n += 1


def _begun_at(editor: Editor, match: Match, values: Values, seed: str) -> Match:
    """A game that begins at a position of another one; that one itself where the rules have something against it."""
    position = written(editor.entry.fields(match.setup), values)
    try:
        return Match.new(match.game, match.setup.seats, match.setup.chosen() | {POSITION: position}, seed)
    except ValueError:
        return match


def is_clear(found: Sequence[Candidate]) -> bool:
    """Whether the first answer is better than all others by a clear margin, and the game is open."""
    best, *others = found
    if len(found) < FEWEST or not OPEN[0] <= best.mean() <= OPEN[1]:
        return False
    differences = (gain(best, other) for other in others)
    return all(more >= MARGIN and more >= ERRORS * error for more, error in differences)


def wins_to_the_end(game: Game, question: Question, best: Action, other: Action) -> bool:
    """Whether the best answer also wins more where the games are played to their end."""
    rollout = Rollout(game, question.view, question.seat, imagined_of(game), None, 0.02)
    rng, first, second = random.Random(f"{question.seed}/end"), Candidate(best), Candidate(other)
    for _ in range(TO_THE_END):
        seed = rng.getrandbits(64)
        for one in (first, second):
            one.values.append(rollout.value(one.action, seed))
    more, error = gain(first, second)
    return more > error


def tries(game: Game, question: Question, name: str, wanted: bytes) -> tuple[int, Action]:
    """In how many of its tries a computer player finds the answer that comes to what is *wanted*; and its first one."""
    said = [
        player(name, game).choose(game, question.view, question.seat, random.Random(f"{question.seed}/{name}/{n}"))
        for n in range(TRIES)
    ]
    return sum(effect(game, question, one) == wanted for one in said), said[0]


def step_of(solved: Mapping[str, int]) -> int:
    """How hard a puzzle is: 1 where *Steady* finds the answer mostly, 2 where *Sharp* always does and 3 where it mostly
    does, 4 where it does now and then, 5 where it never does."""
    if 2 * solved["steady"] > TRIES:
        return 1
    if 2 * solved["sharp"] > TRIES:
        return 2 if solved["sharp"] == TRIES else 3
    return 4 if solved["sharp"] else STEPS


def kind_of(question: Question, action: Action) -> str:
    """What kind of puzzle it is: the step, and the class of the answer with its words, such as what is declared."""
    words = (value for value in msgspec.structs.astuple(action) if isinstance(value, str))
    return " ".join((type(question.match.state.agenda[-1]).__name__, type(action).__name__, *words))


def kind_of_form(game: Game, form: Mapping[str, Any]) -> str:
    """The same of a puzzle in its file; at the wheel, its aim."""
    if form.get("aim"):
        return str(form["aim"])
    puzzle = msgspec.structs.replace(msgspec.convert(form, Puzzle), game=game.id)
    return kind_of(Question(puzzle.asked(), puzzle.seat, puzzle.name, ""), puzzle.actions[0])


def puzzle_of(
    game: Game, question: Question, found: Collection[tuple[str, bool]] = ()
) -> tuple[str, dict[str, Any]] | None:
    """The puzzle at a question, as it stands in the file, after its kind; None: it is none, or one of its kind was
    *found* that is as easy, if it is, or that is not either."""
    glance = searched(game, question, GLANCE, f"{question.seed}/glance")
    if len(glance) < FEWEST or gain(glance[0], glance[1])[0] < MARGIN / 2:
        return None
    if not is_clear(sifted := searched(game, question, SIFT, question.seed)):
        return None
    wanted = effect(game, question, sifted[0].action)
    kind = kind_of(question, sifted[0].action)
    if (kind, 2 * tries(game, question, "steady", wanted)[0] > TRIES) in found:
        return None
    right, whim = tries(game, question, WEAKEST, wanted)
    if 2 * right > TRIES or effect(game, question, whim) == wanted:
        return None
    answers = searched(game, question, CONFIRM, f"{question.seed}/again")
    best, second = answers[0].action, answers[1].action
    if effect(game, question, best) != wanted or not is_clear(answers):
        return None
    if not wins_to_the_end(game, question, best, second):
        return None
    solved = {name: tries(game, question, name, wanted)[0] for name in NAMES}
    forms = [
        {
            "action": to_json(one.action),
            "wins": round(1000 * one.mean()),
            "error": round(1000 * gain(answers[0], one)[1]),
        }
        for one in answers
    ]
    ranked = [forms[0], *sorted(forms[1:], key=lambda one: -int(one["wins"]))]
    return kind, form_of(question, solved, whim, ranked)


def form_of(
    question: Question, solved: Mapping[str, int], whim: Action, answers: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    """A puzzle as it stands in the file."""
    match = question.match
    return {
        "name": question.name,
        "seats": match.setup.seats,
        "setup": {key: value for key, value in match.setup.chosen().items() if value},
        "ledger": [[seat, to_json(action)] for seat, action in match.ledger],
        "seat": question.seat,
        "step": step_of(solved),
        "solved": solved,
        "whim": to_json(whim),
        "answers": answers,
    }


def found_at_wheel(game: Game, editor: Editor, seed: str, number: int) -> dict[str, Any]:
    """The same for the wheel, where places are tried: of each question that is asked, the first puzzle of each step."""
    made: dict[tuple[str, int], dict[str, Any]] = {}
    count = 0
    for question in questions(game, editor, seed, number, wheel.SETUP):
        count += 1

        def is_wanted(aim: str, solved: Mapping[str, int]) -> bool:
            return (aim, step_of(solved)) not in made

        view = question.view
        assert isinstance(view, Hamsterrolle)
        for found in wheel.puzzles(view, question.seat, question.seed, WEAKEST, is_wanted):
            puzzle = form_of(question, found.solved, found.tempting, found.forms())
            made[found.aim, puzzle["step"]] = puzzle | {"aim": found.aim}
            break  # a moment is asked about once
    return {"number": number, "questions": count, "puzzles": [[kind, one] for (kind, _), one in made.items()]}


def found_in(game: Game, editor: Editor, seed: str, number: int, enough: Collection[str] = ()) -> dict[str, Any]:
    """What was found in the game of this number: of each kind the first puzzle that is easy, and that is not, but of
    those of which there are *enough*."""
    if game.id == WHEEL:
        return found_at_wheel(game, editor, seed, number)
    puzzles: dict[tuple[str, bool], dict[str, Any]] = {}
    count = 0
    for question in questions(game, editor, seed, number):
        count += 1
        if (found := puzzle_of(game, question, {*puzzles, *product(enough, (True, False))})) is not None:
            kind, puzzle = found
            puzzles[kind, puzzle["step"] == 1] = puzzle
    return {"number": number, "questions": count, "puzzles": [[kind, one] for (kind, _), one in puzzles.items()]}


def chosen(found: Sequence[dict[str, Any]], most: int, without: Collection[str]) -> list[dict[str, Any]]:
    """The puzzles of the file, the easiest first: as many of each step and of each kind of question as there can be,
    those first in which the best answer is better by most."""
    left = [(kind, one) for game in found for kind, one in game["puzzles"] if one["name"] not in without]

    def answer(puzzle: dict[str, Any]) -> bytes:
        return canonical(puzzle["answers"][0]["action"])

    left.sort(key=lambda one: one[1]["answers"][1]["wins"] - one[1]["answers"][0]["wins"])
    taken: list[tuple[str, dict[str, Any]]] = []
    while len(taken) < most:
        steps = Counter(one["step"] for _, one in taken)
        kinds = Counter(kind for kind, _ in taken)
        said = Counter(answer(one) for _, one in taken)
        left = [one for one in left if said[answer(one[1])] < MOST_ALIKE]
        if not left:
            break
        best = min(left, key=lambda one: (steps[one[1]["step"]], kinds[one[0]]))
        left.remove(best)
        taken.append(best)
    return sorted((one for _, one in taken), key=lambda one: one["step"])


def found_before(game: Game, book: Mapping[str, Any]) -> dict[str, Any]:
    """What was found in the games that were searched for a book, as far as it stands in that."""
    puzzles = [[kind_of_form(game, one), one | {"step": step_of(one["solved"])}] for one in book["puzzles"]]
    made = book["made"]
    return {"number": made["games"] - 1, "questions": made["questions"], "passed": made["passed"], "puzzles": puzzles}


def search(
    game: Game, editor: Editor, seed: str, games: int, work: Path | None, before: dict[str, Any] | None = None
) -> list[dict[str, Any]]:
    """What was found in so many games; what stands in the work file is not looked for again, and what was found
    *before* stands for the first ones."""
    lines = work.read_bytes().splitlines() if work is not None and work.exists() else []
    known = {one["number"]: one for one in map(json.loads, lines)}
    found = [] if before is None else [before]
    for number in range(0 if before is None else before["number"] + 1, games):
        if number not in known:
            kinds = Counter(kind for game_ in found for kind, _ in game_["puzzles"])
            enough = {kind for kind, count in kinds.items() if count >= MOST_ALIKE}
            known[number] = found_in(game, editor, seed, number, enough)
            if work is not None:
                with work.open("ab") as file:
                    file.write(canonical(known[number]) + b"\n")
        found.append(known[number])
        print(f"{number + 1}/{games} games, {len(known[number]['puzzles'])} puzzles", file=sys.stderr, flush=True)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", help="the id of a game")
    parser.add_argument("--games", type=positive, default=100, help="how many games are searched")
    parser.add_argument("--most", type=positive, default=30, help="how many puzzles there are to be at most")
    parser.add_argument("--seed", default="a")
    parser.add_argument(
        "--add", action="store_true", help="keep the puzzles there are, and search the games of their seed after theirs"
    )
    parser.add_argument("--without", nargs="*", default=[], metavar="NAME", help="puzzles that are left out")
    parser.add_argument("--work", type=file_for(FOUND), help="a file to go on from when the search was stopped")
    parser.add_argument("--out", type=file_for(BOOK), help="the file of puzzles, instead of the window's own")
    asked = parser.parse_args(arguments)
    try:
        game = find(asked.game)
    except ValueError as error:
        parser.error(str(error))
    if (editor := editor_of(game)) is None:
        parser.error(f"no position of {game.id} can be entered")
    games, without, before = asked.games, {*asked.without}, None
    if asked.add:
        book = json.loads(file_of(game.id).read_bytes())
        if asked.seed != book["made"]["seed"]:
            parser.error(f"the puzzles there are were found with --seed {book['made']['seed']}")
        games, before = max(games, book["made"]["games"]), found_before(game, book)
        without.update(book["made"]["without"])
    found = search(game, editor, asked.seed, games, asked.work, before)
    made = {
        "version": __version__,
        "seed": asked.seed,
        "games": games,
        "questions": sum(one["questions"] for one in found),
        "passed": sum(one.get("passed", len(one["puzzles"])) for one in found),
        "without": sorted(without),
        "imagined": [GLANCE, SIFT, CONFIRM, TO_THE_END],
        "margin": MARGIN,
        "errors": ERRORS,
        "tries": TRIES,
    }
    if game.id == WHEEL:
        made |= {"imagined": [wheel.GLANCE, wheel.SIFT, wheel.CONFIRM], "margin": wheel.MARGIN, "errors": wheel.ERRORS}
    form = {"game": game.id, "rules": game.rules, "made": made, "puzzles": chosen(found, asked.most, without)}
    (asked.out or file_of(game.id)).write_bytes(canonical(form) + b"\n")


if __name__ == "__main__":
    run(main)
