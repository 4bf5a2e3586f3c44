"""Learns a game with MaskablePPO of sb3-contrib: one seat, against computer players at the others.

pip install ".[research]" sb3-contrib
python docs/examples/learn.py run-hamster-run --seats 4 --rival random

Prints how much of its games it wins as it goes on.
"""

import argparse

import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

from hamster_table.research.arguments import positive, run, trained
from hamster_table.research.one_seat import OneSeat


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=positive, default=4)
    parser.add_argument("--rival", default="random", help="random, turtle, whim, steady")
    parser.add_argument("--steps", type=positive, default=200_000)
    parser.add_argument("--games", type=positive, default=400, help="so many are played for each line that is printed")
    parser.add_argument("--lines", type=positive, default=10, help="so many are printed, besides that of the beginning")
    parser.add_argument("--rate", type=float, default=1e-3, help="the rate of learning; less to go on from a file")
    parser.add_argument("--trace", type=float, default=0.98, help="how far a win counts back, the lambda of PPO")
    parser.add_argument("--entropy", type=float, default=0.005, help="the reward for choices that stay mixed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", help="a file of what was learned before, such as against an easier rival")
    parser.add_argument("--out", type=trained, help="a file for what was learned")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    rules = {"game": chosen.game, "seats": chosen.seats, "rivals": [chosen.rival]}
    tables = make_vec_env(OneSeat, 32, seed=chosen.seed, env_kwargs=rules)
    trial = make_vec_env(OneSeat, 32, seed=chosen.seed + 1000, env_kwargs=rules)
    how = {"n_steps": 64, "batch_size": 512, "n_epochs": 5, "gamma": 0.995, "gae_lambda": chosen.trace}
    how |= {"ent_coef": chosen.entropy, "learning_rate": chosen.rate}
    model = MaskablePPO("MlpPolicy", tables, seed=chosen.seed, device="cpu", **how)
    if chosen.begin:
        model.set_parameters(chosen.begin)
    for _ in range(chosen.lines):
        tell(model, trial, chosen.games)
        model.learn(chosen.steps // chosen.lines, reset_num_timesteps=False)
    tell(model, trial, chosen.games)
    print(f"with its likeliest numbers: {evaluate_policy(model, trial, n_eval_episodes=chosen.games)[0]:.3f}")
    if chosen.out:
        model.save(chosen.out.open("wb"))


def tell(model: MaskablePPO, trial, games: int) -> None:
    share, _ = evaluate_policy(model, trial, n_eval_episodes=games, deterministic=False)
    print(f"{model.num_timesteps:8d} steps: wins {share:.3f}", flush=True)


if __name__ == "__main__":
    run(main)
