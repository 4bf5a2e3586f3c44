"""Challenges that are played in tests, by people who choose the first thing there is."""

from hamster_table.engine.catalogue import find
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.challenges.challenge_file import make

SEATS = (PlayerInfo("Nutmeg", "steady"), PlayerInfo(""), PlayerInfo("Clover", "whim"))


def a_challenge(game="run-hamster-run", seats=SEATS, seed="7", title="Sunday", **setup):
    return make(find(game), seats, setup, seed, title)


def play_to_the_end(match, choose=lambda actions: actions[0]):
    """Everybody chooses by *choose*: the result is a legal game that is over."""
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, choose(match.actions(seat)))
    return match


def attempt(store, challenge, name, is_finished=True, choose=lambda actions: actions[0]):
    """Let somebody play a challenge; the id of the game in the store."""
    match, players = challenge.match(), challenge.players(name)
    if is_finished:
        play_to_the_end(match, choose)
    kept = store.begin(match, players)
    if is_finished:
        kept.finish(match, players)
    return kept.id
