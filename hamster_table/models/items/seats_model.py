"""The seats of a game in a list: who sits there, what the hamster is up to, and what it has left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.state import DEED_NAMES, RunHamsterRun, standing
from hamster_table.models.items.table_model import RIGHT, Column, RowsModel, filled, tr


@dataclass(frozen=True, slots=True)
class SeatRow:
    """What everybody may see of a seat."""

    seat: Seat
    name: str
    kind: str
    """Who plays: a person, or a kind of computer player, in the language of the program."""
    place: int
    deed: str
    initiative: int
    """Its number in the order of the round, 1 the highest; 0 before there is one."""
    scamper: int
    mettle: int
    friskiness: int
    fatigue: int
    down: int


COLUMNS: tuple[Column[SeatRow], ...] = (
    Column("name", N_("Name"), lambda row: row.name),
    Column("kind", N_("Played by"), lambda row: row.kind),
    Column("deed", N_("Deed"), lambda row: tr(DEED_NAMES.get(row.deed, ""))),
    Column("initiative", N_("Initiative"), lambda row: str(row.initiative or ""), RIGHT),
    Column("scamper", N_("Scamper"), lambda row: str(row.scamper), RIGHT),
    Column("mettle", N_("Mettle"), lambda row: str(row.mettle), RIGHT),
    Column("friskiness", N_("Friskiness"), lambda row: str(row.friskiness), RIGHT),
    Column("fatigue", N_("Fatigue"), lambda row: str(row.fatigue), RIGHT),
    Column("place", N_("Place"), lambda row: str(row.place), RIGHT),
)


class SeatsModel(RowsModel[SeatRow]):
    """The seats in their order, as a view shows them."""

    def __init__(self) -> None:
        super().__init__(COLUMNS, key=lambda row: row.seat)

    def set_view(self, view: RunHamsterRun, names: Sequence[str], kinds: Sequence[str] = ()) -> None:
        """Show the seats of this view."""
        places = standing(view).places
        self.set_rows([_row(view, seat, names, kinds, places[seat]) for seat in range(view.seats)])

    def spoken(self, row: SeatRow, column: Column[SeatRow]) -> str:
        return filled(
            N_("{name}, {title}: {text}"), name=row.name, title=tr(column.title), text=column.text(row) or "–"
        )


def _row(view: RunHamsterRun, seat: Seat, names: Sequence[str], kinds: Sequence[str], place: int) -> SeatRow:
    return SeatRow(
        seat=seat,
        name=names[seat],
        kind=kinds[seat] if kinds else "",
        place=place,
        deed=view.declared[seat],
        initiative=view.order.index(seat) + 1 if view.round and seat in view.order else 0,
        scamper=view.scamper[seat],
        mettle=view.mettle[seat],
        friskiness=view.friskiness[seat],
        fatigue=view.fatigue[seat],
        down=view.down[seat],
    )
