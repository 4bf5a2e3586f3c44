"""The kit of Hamsterdam has what is in the box."""

from collections import Counter

from hamster_table.features.printing.hamsterdam.kit import SPECIAL_SIDE, TURNS, kit


def test_it_has_every_part_of_the_box():
    counts = Counter()
    for part in kit().parts:
        counts[part.kind] += part.count
    assert counts == {"card": 44, "hamster": 56, "special": 36, "token": 35, "tracker": 1}


def test_there_is_a_set_of_dam_cards_for_each_player_and_a_pair_of_each_special():
    parts = kit().parts
    assert {part.number: part.count for part in parts if part.kind == "card"} == dict.fromkeys(range(2, 13), 4)
    assert {part.number: part.count for part in parts if part.kind == "special"} == dict.fromkeys(range(18), 2)


def test_a_special_is_folded_in_its_middle():
    for part in kit().parts:
        assert part.folds == ((SPECIAL_SIDE,) if part.kind == "special" else ())
        assert part.kind != "special" or part.height == 2 * SPECIAL_SIDE


def test_the_tracker_has_a_space_for_each_of_the_most_turns_of_a_round():
    assert TURNS == 6
