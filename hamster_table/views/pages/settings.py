"""The page of the settings: how things look, how large the letters are, how fast things go, how loud they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from hamster_table.models import messages
from hamster_table.models.language import offered
from hamster_table.models.settings import LANGUAGES, SPEEDS, SYSTEM, Settings
from hamster_table.views import feature
from hamster_table.views.widgets.controls import Button, IconButton, Segments, TextLabel
from hamster_table.views.widgets.paper_page import PaperPage

SCALES = (80, 90, 100, 110, 125, 150, 175, 200)


class ScaleWords(NamedTuple):
    """What the buttons of a `Scale` are called, and what they say at its ends."""

    less: str
    more: str
    least: str
    most: str


class Scale(QWidget):
    """A number that goes up and down in steps: smaller, the present one, larger."""

    chosen = Signal(int)
    """The new number."""

    def __init__(self, steps: tuple[int, ...], current: int, words: ScaleWords) -> None:
        super().__init__()
        self._steps, self.current, self._words = steps, current, words
        self._smaller = IconButton("down", words.less)
        self._larger = IconButton("up", words.more)
        self._shown = TextLabel(step=16, weight=800)
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self._smaller, self._shown, self._larger):
            row.addWidget(part)
        self._smaller.chosen.connect(lambda: self._go(-1))
        self._larger.chosen.connect(lambda: self._go(1))
        self._announce()

    def _go(self, way: int) -> None:
        # The present number may lie between two steps: the file allows any.
        beyond = [step for step in self._steps if (step - self.current) * way > 0]
        self.current = min(beyond, key=lambda step: abs(step - self.current))
        self._announce()
        self.chosen.emit(self.current)

    def _announce(self) -> None:
        tr = QCoreApplication.translate
        self._shown.setText(tr("Settings", "{percent} %").format(percent=self.current))
        for button, edge, words in (
            (self._smaller, self._steps[0], self._words.least),
            (self._larger, self._steps[-1], self._words.most),
        ):
            if self.current == edge:
                button.switch_off(words)
            else:
                button.switch_on()


class SettingsPage(PaperPage):
    """Every change holds at once and is told by `changed`."""

    changed = Signal(object)
    """The new `Settings`."""
    keys_wanted = Signal()
    """The keys are to be changed."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        tr = QCoreApplication.translate
        super().__init__(tr("Settings", "Settings"), 820, parent)
        self.settings = settings
        self.language = Segments(
            [(SYSTEM, tr("Settings", "Follow system")), *((one, LANGUAGES[one]) for one in offered())],
            settings.language if settings.language in offered() else SYSTEM,
            tr("Settings", "Language"),
        )
        self.theme = Segments(
            [
                ("system", tr("Settings", "Follow system")),
                ("light", tr("Settings", "Light")),
                ("dark", tr("Settings", "Dark")),
                ("contrast", tr("Settings", "High contrast")),
            ],
            settings.theme,
            tr("Settings", "Theme"),
        )
        self.text_scale = Scale(SCALES, settings.text_scale, size_words())
        self.pace = Segments(
            [(seconds, messages.tr(name)) for seconds, name in SPEEDS],
            min((seconds for seconds, _ in SPEEDS), key=lambda seconds: abs(seconds - settings.pace)),
            tr("Settings", "Game speed"),
        )
        self.motion = Segments(
            [
                (None, tr("Settings", "Follow system")),
                (False, tr("Settings", "On")),
                (True, tr("Settings", "Reduced")),
            ],
            settings.reduce_motion,
            tr("Settings", "Animations"),
        )
        self.auto_roll = Segments(
            [(False, tr("Settings", "By hand")), (True, tr("Settings", "By themselves"))],
            settings.auto_roll,
            tr("Settings", "Dice"),
        )
        self.asks_all = Segments(
            [(False, tr("Settings", "When it matters")), (True, tr("Settings", "Always"))],
            settings.asks_all,
            tr("Settings", "Questions"),
        )
        self.lit_wheel = Segments(
            [
                ("automatic", tr("Settings", "Automatic")),
                ("on", tr("Settings", "On")),
                ("off", tr("Settings", "Off")),
            ],
            settings.lit_wheel,
            tr("Settings", "Lit wheel"),
        )
        self.keys = Button(tr("Settings", "Change keys"))
        self._lay_out()
        self._connect()

    def _connect(self) -> None:
        self.language.chosen.connect(lambda language: self.change(self.settings._replace(language=language)))
        self.theme.chosen.connect(lambda theme: self.change(self.settings._replace(theme=theme)))
        self.text_scale.chosen.connect(lambda scale: self.change(self.settings._replace(text_scale=scale)))
        self.pace.chosen.connect(lambda pace: self.change(self.settings._replace(pace=pace)))
        self.motion.chosen.connect(lambda reduce: self.change(self.settings._replace(reduce_motion=reduce)))
        self.auto_roll.chosen.connect(lambda auto: self.change(self.settings._replace(auto_roll=auto)))
        self.asks_all.chosen.connect(lambda asks: self.change(self.settings._replace(asks_all=asks)))
        self.lit_wheel.chosen.connect(lambda when: self.change(self.settings._replace(lit_wheel=when)))
        self.keys.chosen.connect(self.keys_wanted)

    def _lay_out(self) -> None:
        for title, words, control in self._entries():
            self.column.addWidget(TextLabel(title, "heading"))
            self.column.addWidget(TextLabel(words, "small", "soft_ink", wrap=True))
            self.column.addWidget(control, 0, Qt.AlignmentFlag.AlignLeft)
            self.column.addSpacing(10)
        self.column.addStretch(1)

    def _entries(self) -> Sequence[tuple[str, str, QWidget]]:
        """What is set with what: a heading, what it means, and the control."""
        tr = QCoreApplication.translate
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
                tr("Settings", "Keyboard shortcuts"),
                tr("Settings", "Every command has a key of your choice."),
                self.keys,
            ),
        )

    def change(self, settings: Settings) -> None:
        """Let these hold from now on."""
        self.settings = settings
        self.changed.emit(settings)


def size_words() -> ScaleWords:
    """The words for a size of letters."""
    tr = QCoreApplication.translate
    return ScaleWords(
        tr("Settings", "Smaller"),
        tr("Settings", "Larger"),
        tr("Settings", "This is the smallest."),
        tr("Settings", "This is the largest."),
    )
