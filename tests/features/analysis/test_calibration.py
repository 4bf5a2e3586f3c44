"""What the analysis says is held against what comes."""

from statistics import fmean

import numpy as np
import pytest

from hamster_table.engine.catalogue import find
from hamster_table.research import calibration
from hamster_table.research.calibration import error, handicaps, mixed, moments, parts


def test_what_is_said_of_one_kind_does_not_make_good_what_is_said_of_another():
    told = [("sharp", 0.5, 1.0), ("whim", 0.5, 0.0)] * 10
    assert error(told) == 50 and error([(kind, came, came) for kind, _, came in told]) == 0
    assert error([("whim", 0.25, float(n % 4 == 0)) for n in range(40)]) == 0
    assert sorted(parts(told)) == [(0.5, 0.0, 10), (0.5, 1.0, 10)]


@pytest.mark.parametrize("id", ["run-hamster-run", "hamsterdam"])
def test_moments_are_those_of_which_something_was_learned_with_how_it_ended(id):
    game = find(id)
    found = moments(game, game.learned, ("whim", "steady"), "a")
    assert [game.learned.moment(one.state) for one in found] == sorted(
        {game.learned.moment(one.state) for one in found}
    )
    assert all(game.learned.is_settled(one.state) and one.kinds == ("whim", "steady") for one in found)
    assert len({one.won for one in found}) == 1 and sum(found[0].won) in (0, 1)
    again = moments(game, game.learned, ("whim", "steady"), "a")
    assert [one.won for one in again] == [one.won for one in found] and len(again) == len(found)


def test_who_loses_more_has_lower_odds():
    game = find("run-hamster-run")
    found = handicaps(game, game.learned, mixed(game, game.learned, 90, "b"))
    assert [*found] == [2, 3, 4, 5]
    for figures in found.values():
        assert [*figures] == ["of", "noise"] and figures["noise"]["master"] == figures["of"]["master"] == 0
        assert np.isfinite([*figures["of"].values(), *figures["noise"].values()]).all()
    whim, steady = (fmean(figures["of"][kind] for figures in found.values()) for kind in ("whim", "steady"))
    assert whim < steady - 0.3


def test_figures_by_rival_are_found_where_a_game_asks_for_them():
    game = find("hamsterdam")
    found = [one for n in range(3) for one in moments(game, game.learned, ("whim", "sharp", "sharp"), f"{n}")]
    ((seats, figures),) = handicaps(game, game.learned, found).items()
    assert seats == 3 and [*figures] == ["against", "apart"]
    assert figures["against"]["whim"]["sharp"] < figures["against"]["sharp"]["whim"]
    assert figures["against"]["master"]["master"] == 0 and not figures["apart"]["steady"]


def test_the_command_prints_what_it_found_and_draws_it(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(calibration, "MIXTURES", (("sharp", "whim"), ("steady",) * 6))
    calibration.main(
        ["run-hamster-run", "--games", "4", "--held-out", "3", "--plot", str(tmp_path / "plot.svg")],
    )
    said = capsys.readouterr().out
    assert "found in 4 games: nobody" in said and " seats, of: {'whim'" in said and "used: {'whim'" in said
    assert said.count("sharp, whim") == 1
    assert (tmp_path / "plot.svg").read_text().count("<circle") > 2
    with pytest.raises(SystemExit):
        calibration.main(["hamsterrolle"])
    calibration.main(["run-hamster-run", "--games", "4", "--held-out", "1", "--plot", str(tmp_path / "plot.svg")])
