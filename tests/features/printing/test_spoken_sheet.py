"""What is heard of a sheet."""

from hamster_table.features.printing.sheets import Card, Field, Row, Sheet, Table, Text, Zone
from hamster_table.features.printing.spoken_sheet import spoken


def test_all_that_is_written_on_a_sheet_is_heard():
    table = Table(("Round", "Mira"), (("1", "7"), ("2", "5")))
    blocks = (Text("Whose?"), Row((Field("Name", "Mira"), Card("Chips", (table,)))))
    sheet = Sheet("profile", "Profile", (Zone(0.0, 1.0, blocks),))
    assert spoken(sheet).split("\n") == [
        "Profile", "Whose?", "Name: Mira", "Chips", "Round: 1, Mira: 7", "Round: 2, Mira: 5",
    ]  # fmt: skip


def test_empty_cells_are_heard_only_where_one_could_write_in_them():
    filled = Table(("Strip", "1", "2"), (("10", "", ""), ("9", "", "Mira")))
    blank = Table(("Strip", "1"), (("10", ""),))
    sheet = Sheet("setup", "Set-up", (Zone(0.0, 1.0, (filled, blank)),))
    assert spoken(sheet).split("\n") == ["Set-up", "Strip: 10", "Strip: 9, 2: Mira", "Strip: 10, 1: "]
