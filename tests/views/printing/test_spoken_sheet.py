"""What is heard of a sheet."""

from hamster_table.engine.sheets import Card, Field, Row, Sheet, Table, Text, Zone
from hamster_table.views.printing.spoken_sheet import spoken


def test_all_that_is_written_on_a_sheet_is_heard():
    table = Table(("Round", "Mira"), (("1", "7"), ("2", "5")))
    blocks = (Text("Whose?"), Row((Field("Name", "Mira"), Card("Chips", (table,)))))
    sheet = Sheet("profile", "Profile", (Zone(0.0, 1.0, blocks),), footer="Seed 7")
    assert spoken(sheet).split("\n") == [
        "Profile", "Whose?", "Name: Mira", "Chips", "Round: 1, Mira: 7", "Round: 2, Mira: 5", "Seed 7",
    ]  # fmt: skip
