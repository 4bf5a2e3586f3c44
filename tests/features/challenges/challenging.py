"""Challenges that are played in tests, by people who choose the first thing there is."""

from hamster_table.engine.catalogue import find
from hamster_table.engine.storage.annotations import Tempers
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.challenges.challenge_file import make
from tests.at_once import play_to_the_end

SEATS = (PlayerInfo("Nutmeg", "steady"), PlayerInfo(""), PlayerInfo("Clover", "whim"))


def a_challenge(game="run-hamster-run", seats=SEATS, seed="7", title="Sunday", temper="", **setup):
    return make(find(game), seats, setup, seed, title, [(0, Tempers(temper))] if temper else [])


def attempt(store, challenge, name, is_finished=True, choose=lambda actions: actions[0]):
    """Let somebody play a challenge; the id of the game in the store."""
    match, players = challenge.match(), challenge.players(name)
    if is_finished:
        play_to_the_end(match, choose)
    kept = store.begin(match, players, challenge.notes)
    if is_finished:
        kept.finish(match, players)
    return kept.id
