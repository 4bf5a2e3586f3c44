"""The page of the settings: how things look, how large the letters are, how fast things go, how loud they are."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from hamster_table.models import messages
from hamster_table.models.guard import guard
from hamster_table.models.language import offered
from hamster_table.models.settings import LANGUAGES, SPEEDS, SYSTEM, Settings
from hamster_table.models.texts import translate
from hamster_table.views import feature
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.controls import Choice, Segments
from hamster_table.views.widgets.paper_page import PaperPage
from hamster_table.views.widgets.text import TextLabel

SCALES = (80, 90, 100, 110, 125, 150, 175, 200)


class PercentChoice(Choice):
    """A choice of percentages; the present one is among them, whatever it is: the file allows any."""

    def __init__(self, steps: Sequence[int], current: int, name: str) -> None:
        words = translate("Settings", "{percent} %")
        super().__init__([(one, words.format(percent=one)) for one in sorted({*steps, current})], current, name)


class SettingsPage(PaperPage):
    """Every change holds at once and is told by `changed`."""

    changed = Signal(object)
    """The new `Settings`."""
    keys_wanted = Signal()
    """The keys are to be changed."""

    def __init__(self, settings: Settings) -> None:
        tr = translate
        super().__init__(tr("Settings", "Settings"), 820)
        self.settings = settings
        system, on, off = tr("Settings", "Follow system"), tr("Settings", "On"), tr("Settings", "Off")
        # Its choices are most and longest: side by side they would be wider than a small window.
        self.language = Choice(
            [(SYSTEM, system), *((one, LANGUAGES[one]) for one in offered())],
            settings.language if settings.language in offered() else SYSTEM,
            tr("Settings", "Language"),
        )
        self.language.picked.connect(lambda one: self.change(self.settings._replace(language=one)))
        lights = [("system", system), ("light", tr("Settings", "Light")), ("dark", tr("Settings", "Dark"))]
        looks = [*lights, ("contrast", tr("Settings", "High contrast"))]
        self.theme = self._choice("theme", tr("Settings", "Theme"), looks, settings.theme)
        self.text_scale = PercentChoice(SCALES, settings.text_scale, tr("Settings", "Text size"))
        self.text_scale.picked.connect(self._let_letters_have)
        self.pace = self._choice(
            "pace",
            tr("Settings", "Game speed"),
            [(seconds, messages.tr(name)) for seconds, name in SPEEDS],
            min((seconds for seconds, _ in SPEEDS), key=lambda seconds: abs(seconds - settings.pace)),
        )
        ways = [(None, system), (False, on), (True, tr("Settings", "Reduced"))]
        self.motion = self._choice("reduce_motion", tr("Settings", "Animations"), ways, settings.reduce_motion)
        hands = [(False, tr("Settings", "By hand")), (True, tr("Settings", "By themselves"))]
        self.auto_roll = self._choice("auto_roll", tr("Settings", "Dice"), hands, settings.auto_roll)
        when = [(False, tr("Settings", "When it matters")), (True, tr("Settings", "Always"))]
        self.asks_all = self._choice("asks_all", tr("Settings", "Questions"), when, settings.asks_all)
        lights = [("automatic", tr("Settings", "Automatic")), ("on", on), ("off", off)]
        self.lit_wheel = self._choice("lit_wheel", tr("Settings", "Lit wheel"), lights, settings.lit_wheel)
        switch = [(False, off), (True, on)]
        self.tinkerers = self._choice("for_tinkerers", tr("Settings", "For tinkerers"), switch, settings.for_tinkerers)
        self.keys = Button(tr("Settings", "Change keys"))
        self.keys.chosen.connect(self.keys_wanted)
        self._lay_out()

    def _choice(self, field: str, title: str, choices: Sequence[tuple[Hashable, str]], present: Hashable) -> Segments:
        """The control of a field of the settings."""
        control = Segments(choices, present, title)
        control.chosen.connect(lambda value: self.change(self.settings._replace(**{field: value})))
        return control

    def _lay_out(self) -> None:
        for title, words, control in self._entries():
            self.column.addWidget(TextLabel(title, "heading"))
            self.column.addWidget(TextLabel(words, "small", "soft_ink", wrap=True))
            self.column.addWidget(control, 0, Qt.AlignmentFlag.AlignLeft)
            self.column.addSpacing(10)
        # Always there, so that the page has the same controls with them and without.
        self.column.addWidget(self.keys, 0, Qt.AlignmentFlag.AlignLeft)
        self.keys.setVisible(self.settings.for_tinkerers)
        self.column.addStretch(1)

    def _entries(self) -> Sequence[tuple[str, str, QWidget]]:
        """What is set with what: a heading, what it means, and the control."""
        tr = translate
        languages = (
            tr("Settings", "Language"),
            tr("Settings", "Of all texts, numbers and dates. The game on the table goes on."),
            self.language,
        )
        return (
            # With English alone there is nothing to choose.
            *([languages] if len(offered()) > 1 else []),
            (
                tr("Settings", "Theme"),
                tr("Settings", "High contrast leaves out wood, shadows and scenery."),
                self.theme,
            ),
            (
                tr("Settings", "Text size"),
                tr("Settings", "The board keeps its size."),
                self.text_scale,
            ),
            (
                tr("Settings", "Game speed"),
                tr("Settings", "How long each computer move and dice roll is shown. Any key or click skips ahead."),
                self.pace,
            ),
            (tr("Settings", "Animations"), tr("Settings", "Reduced: an outline shows what changed."), self.motion),
            (
                tr("Settings", "Dice"),
                tr("Settings", "By hand: you roll your own dice. Computer players always roll by themselves."),
                self.auto_roll,
            ),
            (
                tr("Settings", "Questions"),
                tr("Settings", "When it matters: nobody is asked where no answer would do any good."),
                self.asks_all,
            ),
            (
                tr("Settings", "Lit wheel"),
                tr(
                    "Settings",
                    "Hamsterrolle with real light and shadows, drawn by the graphics card. Automatic: where it is fast "
                    "enough.",
                ),
                self.lit_wheel,
            ),
            *feature.settings(self),
            (
                tr("Settings", "For tinkerers"),
                tr(
                    "Settings",
                    "Shows what is behind it all: numbers of rules, where the luck comes from, positions "
                    "to enter, tables to save, keys to choose, and what a computer player knew.",
                ),
                self.tinkerers,
            ),
        )

    @guard
    def _let_letters_have(self, scale: int) -> None:
        """Let them have this size. All on the sheet moves, but what was pressed stays in sight."""
        self.change(self.settings._replace(text_scale=scale))
        QTimer.singleShot(0, self, lambda: self._reel.ensureWidgetVisible(self.text_scale, 0, 12))

    def change(self, settings: Settings) -> None:
        """Let these hold from now on."""
        self.settings = settings
        self.changed.emit(settings)
