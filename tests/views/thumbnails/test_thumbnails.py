"""Small pictures of tables: drawn from what everybody may see, by a process that may die, hang or be late."""

import json
import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from hamster_table.engine.catalogue import games
from hamster_table.engine.codec import canonical, to_json
from hamster_table.engine.match import Match
from hamster_table.models.language import LANGUAGE
from hamster_table.models.people import PEOPLE, People, Person
from hamster_table.models.storage.summary import summary_of
from hamster_table.views.thumbnails import table_thumbnail, thumbnail_process, thumbnail_worker
from hamster_table.views.thumbnails.thumbnail_process import Pictures

SIZE = QSize(80, 50)
GAMES = [id for id, game in games().items() if game.table]


def played(game, entries, seed="7"):
    record = games()[game]
    match = Match.new(game, 2, record.setup.quick, seed=seed)
    while match.waiting and len(match.ledger) < entries:
        seat, step = match.waiting[0], match.state.agenda[-1]
        if seat < 0:
            match.chance()
        else:
            match.play(seat, step.sample(match.state, seat, random.Random(f"{seed}/{len(match.ledger)}")))
    return match


def form_of(match):
    view = summary_of(match, ["Mira", "Jonas"]).view
    form = {"game": match.game.id, "view": to_json(view), "names": ["Mira", "Jonas"], "kinds": ["person", "whim"]}
    return canonical(form)


def drawn(match):
    return table_thumbnail.draw(json.loads(form_of(match)), 158, 100, "light")


@pytest.fixture
def maker(qapp):
    made = Pictures()
    yield made
    made.stop()


def state(number):
    return number, 10, "2026-11-22T20:41:00+00:00"


@pytest.mark.parametrize("game", GAMES)
def test_every_table_draws_itself_and_another_moment_looks_different(qapp, game):
    early, late = drawn(played(game, 2)), drawn(played(game, 60))
    assert early.size() == QSize(158, 100) and not early.isNull()
    assert early != late
    assert len({early.pixel(x, y) for x in range(0, 158, 7) for y in range(0, 100, 7)}) > 20


def test_a_game_without_a_table_of_its_own_has_a_picture_too(qapp, monkeypatch):
    plain = replace(games()["run-hamster-run"], table=None)
    monkeypatch.setitem(games(), plain.id, plain)
    assert drawn(played(plain.id, 6)) != drawn(played(plain.id, 60))


def test_a_picture_holds_no_secret(qapp):
    """Two games that differ only in what a seat has sealed have the same picture, though the seat itself sees more."""
    match = played("run-hamster-run", next(n for n in range(99) if played("run-hamster-run", n).waiting == (0, 1)))
    step = match.state.agenda[-1]
    choices = {str(step.sample(match.state, 0, random.Random(seed))) for seed in range(9)}
    assert len(choices) > 1
    found = []
    for seed in range(2):
        again = Match(match.game, match.setup, match.seed)
        for seat, action in match.ledger:
            again.play(seat, action)
        again.play(0, sorted_sample(step, again, seed))
        found.append(again)
    assert found[0].view(0) != found[1].view(0) and found[0].view(None) == found[1].view(None)
    assert form_of(found[0]) == form_of(found[1])
    assert drawn(found[0]) == drawn(found[1])


def sorted_sample(step, match, number):
    """Two different choices."""
    made = {str(one): one for one in (step.sample(match.state, 0, random.Random(seed)) for seed in range(9))}
    return made[sorted(made)[number]]


def test_the_process_draws_what_it_is_asked_and_is_asked_once(qtbot, maker):
    first, second = (form_of(played("run-hamster-run", entries)) for entries in (6, 40))
    assert maker.of(state(1), SIZE, 1.0) is None and maker.may_draw(state(1), SIZE, 1.0)
    with qtbot.waitSignal(maker.idle, timeout=60_000):
        maker.draw(state(1), first, SIZE, 1.0)
        maker.draw(state(2), second, SIZE, 1.0)
        maker.draw(state(3), canonical({"game": "burrow", "view": {}, "names": [], "kinds": []}), SIZE, 1.0)
        assert not maker.may_draw(state(1), SIZE, 1.0)
    shown = [maker.of(state(n), SIZE, 1.0) for n in (1, 2)]
    assert [one.size() for one in shown] == [SIZE, SIZE] and shown[0].toImage() != shown[1].toImage()
    assert maker.is_idle and maker.of(state(1), SIZE, 2.0) is None
    assert maker.of(state(3), SIZE, 1.0) is None and not maker.may_draw(state(3), SIZE, 1.0)
    maker.draw(state(1), first, SIZE, 1.0)
    assert maker.is_idle


@pytest.mark.long
def test_a_process_that_dies_costs_one_picture_and_the_others_come(qtbot, maker):
    form = form_of(played("run-hamster-run", 6))
    with qtbot.waitSignal(maker.drawn, timeout=60_000) as told:
        maker.draw(state(2), form, SIZE, 1.0)
        maker.draw(state(1), form, SIZE, 1.0)
        qtbot.waitUntil(lambda: maker._asked is not None, timeout=60_000)
        doomed = maker._asked[1].state[0]
        maker._process._process.kill()
    assert told.args == [3 - doomed]
    assert not maker.may_draw(state(doomed), SIZE, 1.0)


def test_an_answer_names_its_question(qapp):
    head = canonical({"ticket": 7, "width": 40, "height": 25, "theme": "dark", "language": "en", "faces": []})
    answer = thumbnail_worker.answer(head + b"\n" + form_of(played("run-hamster-run", 6)))
    assert int.from_bytes(answer[:8], "big") == 7
    image = QImage.fromData(answer[8:], "PNG")
    assert (image.width(), image.height()) == (40, 25)
    unknown = canonical({"ticket": 8, "width": 1, "height": 1, "theme": "x", "language": "en", "faces": []})
    assert thumbnail_worker.answer(unknown + b"\n{}") == (8).to_bytes(8, "big")


def test_a_picture_is_written_in_the_language_of_whoever_looks(qapp, maker):
    form = form_of(played("run-hamster-run", 6))
    head = {"ticket": 1, "width": 600, "height": 380, "theme": "light", "faces": []}

    def drawn(language):
        return thumbnail_worker.answer(canonical(head | {"language": language}) + b"\n" + form)

    assert drawn("fr") != drawn("en") == drawn("en")
    maker._failed.add(thumbnail_process._key(state(1), SIZE, 1.0))
    LANGUAGE.set("fr")
    assert maker.may_draw(state(1), SIZE, 1.0), "one in another language is another picture"


def test_people_of_this_computer_have_their_faces_in_it(qapp, maker):
    form = form_of(played("run-hamster-run", 6))
    head = {"ticket": 1, "width": 300, "height": 190, "theme": "light", "language": "en"}

    def drawn(*faces):
        return thumbnail_worker.answer(canonical(head | {"faces": faces}) + b"\n" + form)

    assert drawn(("Mira", "white", "top")) != drawn() == drawn(("Pip", "white", "top"))
    maker._failed.add(thumbnail_process._key(state(1), SIZE, 1.0))
    assert not maker.may_draw(state(1), SIZE, 1.0)
    PEOPLE.now = People((Person("Mira", "white", "top"),))
    assert maker.may_draw(state(1), SIZE, 1.0), "another face makes another picture"


def test_after_too_many_deaths_nothing_is_drawn_any_more(qtbot, maker):
    form = form_of(played("run-hamster-run", 6))
    for number in range(1, thumbnail_process.TRIES + 1):
        maker.draw(state(number), form, SIZE, 1.0)
        qtbot.waitUntil(lambda: maker._process is not None)
        maker._process._process.kill()
        qtbot.waitUntil(lambda number=number: maker._deaths == number, timeout=60_000)
    assert not maker.may_draw(state(99), SIZE, 1.0) and maker.is_idle and maker._process is None
