"""What the hints of a game are that says little of itself."""

from hamster_table.engine.hints import Hints


def test_a_game_need_not_say_where_to_look_nor_name_facts():
    hints = Hints({}, {}, {})
    assert (hints.where(None, 0, None), hints.facts(None, None)) == ("", {})
