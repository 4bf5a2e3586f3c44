"""Two people of the same name are told apart in words, and nobody else is called otherwise."""

from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.items.library_model import who
from hamster_table.models.seat_control import SeatControl
from hamster_table.models.seat_names import name_key, told_apart


def test_equal_names_have_the_symbol_of_their_seat():
    assert told_apart(["Anna", "Jonas", "anna"]) == ["Anna (Moon)", "Jonas", "anna (Leaf)"]
    assert told_apart(["Anna", "Jonas"]) == ["Anna", "Jonas"]
    # A record in a file may have more seats than any game.
    assert told_apart(["Anna"] * 6)[4:] == ["Anna (Kite)", "Anna (6)"]


def test_a_name_is_the_same_however_it_is_written():
    assert name_key(" Anna  Maria ") == name_key("ANNA\u200b maria") == name_key("\u2068anna maria\u2069")
    assert name_key("Anna") != name_key("Annamaria") and told_apart(["Jo ", "jo"]) == ["Jo  (Moon)", "jo (Heart)"]


def test_sentences_about_people_at_the_table_tell_them_apart():
    assert SeatControl([PlayerInfo("Anna"), PlayerInfo("Anna")]).names == ["Anna (Moon)", "Anna (Heart)"]


def test_lists_of_games_tell_them_apart():
    annas, pip = ("Anna", "Anna"), PlayerInfo("Pip", "sharp")
    assert who([*map(PlayerInfo, annas), pip]) == "Anna (Moon), Anna (Heart), Pip (computer)"
