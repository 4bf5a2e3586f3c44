"""Teaches a policy of MaskablePPO what a computer player does at *Run, Hamster, Run!*, for learn.py to go on from.

pip install ".[research]" sb3-contrib
python docs/examples/imitate.py --rival turtle --out taught.zip
python docs/examples/learn.py run-hamster-run --seats 2 --rival turtle --trace 0.95 --entropy 0 \\
    --begin taught.zip --rate 3e-4 --steps 57344 --lines 7 --out above.zip
"""

import argparse
import random

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from hamster_table.engine.players import player
from hamster_table.research.arguments import positive, run, trained
from hamster_table.research.one_seat import OneSeat

LATER = 0.995  # as much less counts a win for each choice that it comes later, as in learn.py


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--teacher", default="thumb", help="thumb, steady, sharp")
    parser.add_argument("--rival", default="random", help="random, turtle, whim, steady")
    parser.add_argument("--seats", type=positive, default=2)
    parser.add_argument("--games", type=positive, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True, type=trained)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    table = OneSeat("run-hamster-run", chosen.seats, [chosen.rival])
    teacher, luck, shown = player(chosen.teacher, table.rules.game), random.Random(chosen.seed), []
    for n in range(chosen.games):
        (row, info), over, begun, share = table.reset(seed=1_000_000 * chosen.seed + n), False, len(shown), 0.0
        while not over:
            view = table.table.view(table.seat)
            action = teacher.choose(table.rules.game, view, table.seat, luck)
            (number,) = table.rules.numbers.path(view, table.seat, action)
            shown.append([row, info["action_mask"], number, 0.0])
            row, share, over, _, info = table.step(number)
        for later, choice in enumerate(reversed(shown[begun:])):
            choice[3] = np.float32(share * LATER**later)
    print(f"{len(shown)} choices in {chosen.games} games")

    model = MaskablePPO("MlpPolicy", table, seed=chosen.seed, device="cpu", learning_rate=1e-3)
    rows, masks, numbers, worth = (torch.as_tensor(np.array(part)) for part in zip(*shown, strict=True))
    for _ in range(8):
        for some in torch.randperm(len(shown)).split(256):
            values, likely, _ = model.policy.evaluate_actions(rows[some], numbers[some], action_masks=masks[some])
            loss = -likely.mean() + 0.5 * ((values.flatten() - worth[some]) ** 2).mean()
            model.policy.optimizer.zero_grad()
            loss.backward()
            model.policy.optimizer.step()
    model.save(chosen.out.open("wb"))


if __name__ == "__main__":
    run(main)
