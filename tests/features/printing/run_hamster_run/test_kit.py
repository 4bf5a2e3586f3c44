"""The kit of Run, Hamster, Run! has what the list of parts names."""

from collections import Counter

from hamster_table.features.printing.run_hamster_run.kit import kit


def test_it_has_every_part_of_the_list():
    counts = Counter()
    for part in kit().parts:
        counts[part.kind] += part.count
    assert counts == {"hamster": 5, "pluck": 5 * 8, "strip": 9, "star-strip": 1, "pit": 1, "alligator": 21}


def test_strips_are_one_by_five_squares_and_a_chip_and_a_hamster_stand_on_a_square():
    sizes = {part.kind: (part.width, part.height) for part in kit().parts}
    length, square = sizes["strip"]
    assert length == 5 * square
    assert sizes["star-strip"] == sizes["pit"] == sizes["strip"]
    assert max(sizes["pluck"]) < square and sizes["hamster"][0] < square


def test_every_colour_is_named():
    assert [part.caption for part in kit().parts if part.kind == "hamster"] == [
        "blue",
        "red",
        "green",
        "yellow",
        "purple",
    ]


def test_both_sheets_come_with_it():
    assert [sheet.kind for sheet in kit().sheets] == ["data", *["profile"] * 5]


def test_it_is_made_in_another_language():
    made = kit(tr=str.upper)
    assert {part.name for part in made.parts} >= {"PLUCK CHIP", "BELT STRIP"}
    assert made.sheets[0].title.isupper()
