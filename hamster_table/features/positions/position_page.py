"""The page on which a position of a real table is entered; the rules check every change of it."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import partial
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hamster_table.engine import position
from hamster_table.engine.game import POSITION, Game
from hamster_table.engine.kernel import Seat, advance
from hamster_table.engine.match import Match
from hamster_table.engine.messages import in_sentence
from hamster_table.engine.position import Field, Problem, Value, Values
from hamster_table.features.positions.computed_fields import ComputedFields
from hamster_table.features.positions.editor import editor_of
from hamster_table.features.positions.field_controls import FieldRow, full_name
from hamster_table.features.positions.number_table import FieldCell, NumberTable
from hamster_table.features.positions.position_picture import RATIO, PositionPicture
from hamster_table.models.messages import filled, reason, tr
from hamster_table.models.seat_names import told_apart
from hamster_table.models.texts import translate
from hamster_table.views import feature
from hamster_table.views.art.theme import px
from hamster_table.views.pages.new_game.new_game_page import NewGame
from hamster_table.views.widgets.badge import Badge
from hamster_table.views.widgets.buttons import Button, Link
from hamster_table.views.widgets.controls import Paper
from hamster_table.views.widgets.flow_layout import FlowLayout
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.paper_page import PaperPage, ScrollPage
from hamster_table.views.widgets.speech import announce
from hamster_table.views.widgets.text import TextLabel

ASIDE = 430
"""How wide the picture and the problems beside the fields are, in pixels at 100 %."""
MARGINS = 160
"""So many pixels lie round the fields, to the edges of the window and of the sheet beside."""
BETWEEN = 10
"""The room above a line that has a number of its own, in pixels."""
LEAST = 420
"""How wide the picture is above the fields, in pixels."""


class Group(QWidget):
    """The fields of the table, or of one seat."""

    def __init__(self, seat: Seat | None, name: str, rows: Sequence[FieldRow | FieldCell]) -> None:
        super().__init__()
        column = spaced(QVBoxLayout(self), 2, (0, 0, 0, 6))
        head = spaced(QHBoxLayout(), 8)
        if seat is not None:
            head.addWidget(Badge(seat, 28))
        head.addWidget(TextLabel(name, "heading", wrap=True), 1)
        column.addLayout(head)
        # In the order of the game: what stands in a table comes between what stands before it and after it.
        # What has a number of its own, such as a special hamster, begins a line.
        self._lines: list[tuple[QWidget, list[str]]] = []
        for (is_table, number), some in groupby(rows, lambda row: (bool(row.field.column), row.field.number)):
            together = [*some]
            line = (
                NumberTable([row for row in together if isinstance(row, FieldCell)])
                if is_table
                else _flow(together, BETWEEN if number else 0)
            )
            self._lines.append((line, [row.field.key for row in together]))
            column.addWidget(line)

    def show_only(self, wanted: Set[str]) -> None:
        """Show the lines of which something is asked; the others take no room."""
        for line, keys in self._lines:
            line.setVisible(not wanted.isdisjoint(keys))


def _flow(rows: Sequence[QWidget], above: int) -> QWidget:
    fields = QWidget()
    flow = spaced(FlowLayout(fields), 12, (0, above, 0, 0))
    for row in rows:
        flow.addWidget(row)
    return fields


class ProblemRow(QWidget):
    """What the rules have against the position, with the ruling to be read."""

    def __init__(self, sentence: str, ruling: str) -> None:
        super().__init__()
        self.link = Link(ruling)
        self.link.setAccessibleName(translate("NewGame", "Ruling {id}").format(id=ruling))
        row = spaced(QHBoxLayout(self), margins=(0, 0, 0, 0))
        row.addWidget(TextLabel(sentence, 14, "danger", weight=700, wrap=True), 1)
        row.addWidget(self.link, 0, Qt.AlignmentFlag.AlignTop)


class Aside(Paper):
    """A sheet of its own: the picture of the table, and what is wrong."""

    def __init__(self, picture: PositionPicture) -> None:
        super().__init__()
        list_ = QWidget()
        self.problems = spaced(QVBoxLayout(list_), margins=(4, 0, 4, 0))
        self.problems.addStretch(1)
        column = spaced(QVBoxLayout(self), margins=(16, 16, 16, 10))
        column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(TextLabel(translate("Position", "What the rules say"), "heading"))
        column.addWidget(ScrollPage(list_), 1)

    def clear(self) -> None:
        """Take all sentences away."""
        while self.problems.count() > 1:
            item = self.problems.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def add(self, widget: QWidget) -> None:
        """Add a sentence."""
        self.problems.insertWidget(self.problems.count() - 1, widget)


class PositionPage(PaperPage):
    """The fields of the table and of every seat, a picture, what the rules have against it, and the golden button."""

    deal = Signal(object)
    """(new_game): the game is to go on from the position, which is in its set-up."""
    ruling = Signal(str)
    """(id): a ruling is to be shown."""
    entered = Signal()
    """`values` may be others: something was entered, computed, or taken away."""
    page_wanted = Signal(str)
    """(name): a page of a feature about the game is to be shown."""

    def __init__(self, game: Game, new: NewGame, values: Values | None = None, entered: Values | None = None) -> None:
        """*new*: who plays, with which options. *values*: what stands there at first; None: the beginning of a game.
        *entered*: what was entered there before, if anything."""
        super().__init__(translate("Position", "Position of a real table: {game}").format(game=game.title), 1500)
        editor = editor_of(game)
        assert editor is not None
        self.game, self.new, self._editor, self._entry = game, new, editor, editor.entry
        self._setup = game.setup(seats=len(new.players), **{**new.setup, POSITION: ""})
        self._names = told_apart([in_sentence(player.name) for player in new.players])
        self._fields = self._entry.fields(self._setup)
        self.first: Values = {**position.usual(self._fields), **(values or {})}
        """What stands there before anything is entered."""
        self._values = {**self.first, **(entered or {})}
        self._asked = [one for one in self._fields if not one.is_computed]
        self._computed = ComputedFields(editor, self._setup, self._values, self)
        self._computed.changed.connect(self._check)
        self._found: list[Problem] | None = None
        self._is_open = False
        self._called = told_apart(player.name for player in new.players)
        self.rows = {one.key: self._row(one) for one in self._asked}
        self.picture = PositionPicture(new.players)
        self._aside = Aside(self.picture)
        self._is_beside: bool | None = None
        self._lay_out()
        for key, row in self.rows.items():
            row.control.set_value(self._values[key])
            row.changed.connect(partial(self._changed, key))
        self.setFocusProxy(self.rows[self._fields[0].key])
        self.arrange()
        self._check()
        self._offer_anew()

    def _row(self, field: Field) -> FieldRow | FieldCell:
        owner = "" if field.seat is None else self._called[field.seat]
        if field.number:
            # What belongs to a piece or to a special hamster is called after it, as it is read out by itself.
            first = next(one for one in self._asked if (one.seat, one.number) == (field.seat, field.number))
            if first is not field:
                owner = full_name(owner, tr(first.label).format(number=first.number))
        return FieldCell(field, owner) if field.column else FieldRow(field, owner, dict(enumerate(self._called)))

    @property
    def values(self) -> dict[str, Value]:
        """What stands in all fields, with what was computed of them last."""
        return dict(self._values)

    @property
    def problems(self) -> list[Problem]:
        """What the rules have against it now."""
        return self._found or []

    def _lay_out(self) -> None:
        words = translate("Position", "Enter what lies on the table. Nothing is accepted that cannot be.")
        self.column.addWidget(TextLabel(words, 14.5, "soft_ink", weight=700, wrap=True))
        if self._editor.note:
            self.column.addWidget(TextLabel(tr(self._editor.note), 14.5, "soft_ink", weight=700, wrap=True))
        for page in feature.pages():
            if words := page.for_positions(self.game):
                link = Link(words)
                link.chosen.connect(partial(self.page_wanted.emit, page.name))
                self.column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        self._groups: list[Group] = []
        owners: list[Seat | None] = [None, *range(len(self.new.players))]
        for seat in owners:
            rows = [self.rows[one.key] for one in self._asked if one.seat == seat]
            name = translate("Position", "The table") if seat is None else self._called[seat]
            if rows:
                self._groups.append(Group(seat, name, rows))
                self.column.addWidget(self._groups[-1])
        self.column.addStretch(1)
        self.line = TextLabel(step=14.5, role="soft_ink", weight=700, wrap=True)
        self.go_on = Button(translate("Position", "Go on from here"), "gold", "Enter", size=17)
        self.go_on.chosen.connect(self._deal)
        self.go_on.refused.connect(self._refuse)
        self.stop = Button(translate("Position", "Stop"), size=14)
        self.stop.chosen.connect(self._computed.stop)
        self.again = Button(translate("Position", "Try again"), size=14)
        self.again.chosen.connect(self._computed.again)
        self.anew = Button(translate("Position", "Begin anew"), size=14)
        self.anew.chosen.connect(self._begin_anew)
        self.add_foot_line(self.line)
        self.foot.addWidget(self.anew)
        self.foot.addWidget(self.stop)
        self.foot.addWidget(self.again)
        self.foot.addWidget(self.go_on)

    @property
    def _least(self) -> int:
        """How wide the fields are at least, in pixels."""
        return max(group.minimumSizeHint().width() for group in self._groups)

    def arrange(self) -> None:
        """The picture stays beside the fields where there is room, else it stands above them."""
        beside = self.width() >= px(ASIDE) + max(px(520), self._least + MARGINS)
        if beside != self._is_beside:
            self._is_beside = beside
            if beside:
                self._sheet_row.addWidget(self._aside)
            else:
                self.column.insertWidget(1, self._aside)
        wide = min(max(px(ASIDE), self.width() // 3), px(560)) if beside else self.lines_width()
        self._aside.setFixedWidth(wide)
        # Above the fields it leaves room for them, however large the letters are.
        self.picture.set_width(wide - 48 if beside else min(wide - 48, LEAST))
        self._aside.setMinimumHeight(0 if beside else round(LEAST * RATIO) + px(190))

    def _changed(self, key: str) -> None:
        self._values[key] = self.rows[key].control.value
        self._check()
        self._offer_anew()

    def _offer_anew(self) -> None:
        """Offer to begin anew where something was entered."""
        self.anew.setVisible(any(self._values[one.key] != self.first[one.key] for one in self._asked))

    def _begin_anew(self) -> None:
        """Take away all that was entered."""
        self._values = dict(self.first)
        for key, row in self.rows.items():
            row.blockSignals(True)
            row.control.set_value(self._values[key])
            row.blockSignals(False)
        self.rows[self._fields[0].key].setFocus(Qt.FocusReason.OtherFocusReason)
        self._check()
        self._offer_anew()

    def _check(self) -> None:
        """Ask for what has to be asked, and say what is wrong with it."""
        wanted = {one.key for one in position.asked(self._fields, self._values)}
        for key, row in self.rows.items():
            row.setVisible(key in wanted)
        for group in self._groups:
            group.show_only(wanted)
        values = self._computed.filled(self._values)
        found = position.problems(self._entry, self._setup, values)
        lacks = self._computed.lacks(values)
        if lacks and self._computed.is_ready(values):
            self._computed.ask(values)
            found += self._computed.problems
        else:
            self._computed.cancel()
        if not lacks:
            # What is entered keeps what was computed last: a piece may stay as it lies in that.
            self._values = values
        self._show_picture(found, lacks)
        self._show(found, lacks and not found)
        self.entered.emit()

    def _show_picture(self, found: list[Problem], lacks: bool) -> None:
        """Show the table as it is entered, also while something else than what was computed is wrong with it."""
        seats = len(self.new.players)
        if not (found or lacks):
            match = Match.new(self.game, seats, self._chosen(), seed="")
            self.picture.show_view(self.game.id, match.view(None), str(match.setup))
        elif self._editor.computation is not None and not lacks and self._computed.is_ready(self._values):
            values = position.completed(self._fields, self._values)
            state = self._entry.state(self._setup, values)
            advance(state)
            self.picture.show_view(self.game.id, self.game.view(state, None), str(values))
        else:
            self.picture.show_pale()

    def _show(self, found: list[Problem], is_open: bool) -> None:
        """Show what is wrong; *is_open*: that something is still being computed, or was not computed."""
        before, self._found, was_open, self._is_open = self._found, found, self._is_open, is_open
        had_focus = self.stop.hasFocus() or self.again.hasFocus()
        self.stop.setVisible(is_open and self._computed.is_running)
        self.again.setVisible(is_open and not self._computed.is_running)
        if before == found and was_open and is_open:
            # It goes on: only how far it is has changed.
            self.line.setText(self._open)
            self.go_on.switch_off(self._open)
        elif before != found or was_open != is_open:
            self._show_problems(found, is_open)
        if had_focus and not (self.stop.isVisible() or self.again.isVisible()):
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        # How far it is changes too often to be said.
        if before is not None and (before != found or was_open != is_open or self._computed.is_stopped):
            announce(self, self.line.text())

    def _chosen(self) -> dict[str, str]:
        return {**self.new.setup, POSITION: position.written(self._fields, self._values)}

    def _show_problems(self, found: list[Problem], is_open: bool) -> None:
        self._aside.clear()
        said: dict[str, str] = {}
        for problem in found:
            sentence = reason(problem.refusal, self._editor.refusals(self.game), self._names)
            said.setdefault(problem.field, sentence)
            row = ProblemRow(sentence, problem.refusal.ruling)
            row.link.chosen.connect(partial(self.ruling.emit, problem.refusal.ruling))
            self._aside.add(row)
        if not found:
            fine = translate("Position", "Nothing speaks against this position.")
            trying = translate("Position", "What is entered so far can be. How it lies is not known yet.")
            self._aside.add(TextLabel(trying if is_open else fine, 14, "soft_ink", weight=700, wrap=True))
        for key, field in self.rows.items():
            field.show_problem(said.get(key, ""))
        self.line.set_role("soft_ink")
        if found:
            self.line.setText(reason(found[0].refusal, self._editor.refusals(self.game), self._names))
            self.go_on.switch_off(self.line.text())
        elif self._open:
            self.line.setText(self._open)
            self.go_on.switch_off(self._open)
        else:
            self.line.setText(translate("Position", "The game can go on from here."))
            self.go_on.switch_on()

    @property
    def _open(self) -> str:
        """What is being computed, or was not; "" when nothing is open."""
        computation = self._editor.computation
        if not self._is_open or computation is None:
            return ""
        if self._computed.is_stopped:
            return translate("Position", "It was not tried whether this position can be.")
        done, of = self._computed.done
        if not of:
            return translate("Position", "It is being tried whether this position can be.")
        return filled(computation.says, done=done, all=of)

    def _refuse(self, why: str) -> None:
        """Say why not, and go to what is wrong."""
        self.line.setText(why)
        if self.problems:
            self.line.set_role("danger")
            self.rows[self.problems[0].field].setFocus(Qt.FocusReason.OtherFocusReason)

    def _deal(self) -> None:
        new = self.new
        self.deal.emit(NewGame(new.game, new.players, self._chosen()))
