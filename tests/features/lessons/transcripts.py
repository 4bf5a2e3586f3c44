"""The first games as readable texts: what each lesson says and allows, and what happens."""

from pathlib import Path

from hamster_table.engine.hamsterrolle.actions import Pass, Reach
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.features.lessons.first_game import PUPIL, Lesson
from hamster_table.features.lessons.lessons import first_game_of
from tests.playthroughs import hamsterdam, hamsterrolle, run_hamster_run
from tests.playthroughs.transcript import NAMES, describe, events, named

MODULES = {"hamsterdam": hamsterdam, "hamsterrolle": hamsterrolle, "run-hamster-run": run_hamster_run}


def text_file(game):
    """Where the text of the first game of a game is kept."""
    return Path(__file__).parent / f"{game.replace('-', '_')}.txt"


def begun(game):
    """A match of the first game; where chance takes long, a quick one."""
    first = first_game_of(game.id)
    return Match.new(game, first.seats, {**first.setup, **game.setup.quick}, seed="1")


def offered(match):
    """What the person can do now; a hand can also take what it could pass on."""
    actions = sorted(match.actions(PUPIL), key=lambda action: not isinstance(action, Reach))
    return [*(Reach(action.piece) for action in actions if isinstance(action, Pass)), *actions]


def done(match, lesson):
    """An action of the person that does what the lesson asks for."""
    if lesson.asks is None:
        return lesson.actions[0]
    return next(action for action in offered(match) if lesson.asks(match.state, action))


def by_itself(match, comes):
    """Plays one entry of chance or of the others, as it is prepared or as they please."""
    if not isinstance(comes, Lesson):
        match.play(*comes)
    elif match.waiting == (CHANCE,):
        match.chance()
    else:
        (seat,) = match.waiting
        match.play(seat, match.actions(seat)[0])


def played(game):
    """Plays the first game: the match before each entry, with what comes."""
    match = begun(game)
    for comes in first_game_of(game.id).expected():
        while isinstance(comes, Lesson) and comes.asks is not None and PUPIL not in match.waiting:
            yield match, None
            by_itself(match, comes)
        yield match, comes
        if isinstance(comes, Lesson):
            match.play(comes.seat, done(match, comes))
        else:
            by_itself(match, comes)
    yield match, None


def first_game_text(game):
    """What is said and what happens, from set-up to the end of the last lesson."""
    first, style, length = first_game_of(game.id), MODULES[game.id].STYLE, 0
    lines = [f"The first game of {game.title}", ", ".join(f"{name} ({kind})" for name, kind in first.others)]
    for match, comes in played(game):
        if len(match.ledger) > length:
            length = len(match.ledger)
            seat, action = match.ledger[-1]
            lines.append(f"{named(seat, NAMES)}: {describe(action, style)}")
        lines += events(match, style)
        if isinstance(comes, Lesson):
            allowed = " or ".join(describe(action, style) for action in comes.actions)
            said = f"[{comes.key}] {comes.says} {comes.how}".rstrip()
            lines += ["", said, f"    Asked for: {allowed or comes.asks.__name__}"]
    return "\n".join([*lines, "", first.learnt, f"Digest: {match.digest}", ""])
