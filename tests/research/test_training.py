"""The learned values can be made again: the same command writes the same file."""

import json

import pytest

pytest.importorskip("numpy")

import numpy as np

from hamster_table.engine import games
from hamster_table.engine.learned_value import Network
from hamster_table.research.training import Trainer, examples, main


@pytest.mark.parametrize("id", ["run-hamster-run", "hamsterdam"])
def test_the_same_command_writes_the_same_file_bit_for_bit(id, tmp_path):
    written = []
    for n in range(2):
        file = tmp_path / f"{n}.json"
        main([id, "--games", "8", "--seed", "tiny", "--units", "3", "--epochs", "2", "--out", str(file)])
        written.append(file.read_bytes())
    assert written[0] == written[1]
    form = json.loads(written[0])
    assert form["made"]["games"] == 8 and form["made"]["seed"] == "tiny" and len(form["hidden"]) == 3
    # Another seed leads to other games, and they to other weights.
    main(
        [id, "--games", "8", "--seed", "other", "--units", "3", "--epochs", "2", "--out", str(tmp_path / "other.json")]
    )
    assert json.loads((tmp_path / "other.json").read_bytes())["out"] != form["out"]


def test_what_is_trained_is_what_the_engine_computes():
    game = games()["run-hamster-run"]
    found = examples(game, 2, "engine")
    trainer = Trainer(found.inputs.shape[2], 4, 1)
    for _ in trainer.fit(found, 3):
        pass
    network, row = Network(trainer.form()), found.inputs[5]
    active = trainer.chances(found.inputs, found.mask)[0][5]
    for seat in range(2):
        expected = active[seat] @ trainer.out + row[seat] @ trainer.direct
        assert network.strength(row[seat].tolist()) == pytest.approx(float(expected), abs=0.01)


def test_training_makes_the_loss_smaller():
    found = examples(games()["run-hamster-run"], 12, "loss")
    trainer, rows = Trainer(found.inputs.shape[2], 4, 1), np.arange(len(found.mask))
    before = trainer.loss(found, rows)
    for _ in trainer.fit(found, 30):
        pass
    assert trainer.loss(found, rows) < before - 0.05
