"""Colours, letters and pace: everything the drawn screens agree on.

One `Theme` is in force at a time. Widgets read it while they paint; one that has to be painted again, or more, is told
of another (`FollowsLook`), and where that is much work only when it is seen (`FollowsWhenSeen`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QGuiApplication, QPalette

from hamster_table.models.seat_names import SYMBOLS
from hamster_table.models.texts import translate
from hamster_table.system import resources
from hamster_table.views.art import desktop

READING = "Nunito"
"""The family of everything one reads. Its figures have one width, so that they stand in columns."""
TITLE = "Baloo 2"
"""The family of titles and large numbers; its figures differ in width."""
WEIGHTS = (600, 700, 800)
"""The weights of `READING` that must be found for pictures to look as drawn."""
READABLE = 12
"""The smallest size of words that give way for want of room, in pixels; they are cut before they become smaller."""

STEPS: dict[str, tuple[float, int, str]] = {
    "hero": (52, 800, TITLE),
    "number": (29, 800, TITLE),
    "title": (24, 800, TITLE),
    "heading": (20, 800, TITLE),
    "lead": (16, 800, READING),
    "body": (14.5, 600, READING),
    "small": (13, 600, READING),
}
"""The steps of the type scale: pixels at 100 %, weight, family."""


class Theme(NamedTuple):
    """The colours by what they are for: "2" is the other end of a gradient, "ink" what is written on a ground.

    Text on its ground has a contrast of at least 4.5, and whatever else has a meaning one of 3 (WCAG 2).
    """

    name: str
    dark: bool
    high_contrast: bool
    table: QColor
    table2: QColor
    wood: QColor
    wood2: QColor
    grain: QColor
    wood_ink: QColor
    wood_soft_ink: QColor
    mat: QColor
    felt: QColor
    felt2: QColor
    felt_ink: QColor
    paper: QColor
    card: QColor
    inset: QColor
    hairline: QColor
    ink: QColor
    soft_ink: QColor
    edge: QColor
    water: QColor
    water_light: QColor
    water_deep: QColor
    pit: QColor
    danger: QColor
    legal: QColor
    legal_ink: QColor
    gold: QColor
    gold2: QColor
    gold_edge: QColor
    gold_ink: QColor
    done: QColor
    quiet: QColor
    focus: QColor
    focus_inner: QColor
    sky: QColor
    grass: QColor
    belt: QColor
    belt2: QColor
    belt_mark: QColor
    shadow: QColor
    shadow_strength: float
    """The share of look.md's light opacities: 1 in light, 1.5 in dark, 0 in high contrast."""


_COLOURS = """
table         #C08A52 #4A3220 #000000
table2        #A06B38 #332114 #000000
wood          #E3B878 #8A6237 #000000
wood2         #B98446 #5E3F20 #000000
grain         #7A4B22 #24160C #000000
wood_ink      #3A2206 #FFF1D8 #FFFFFF
wood_soft_ink #4F3413 #F7EAD6 #FFFFFF
mat           #DDBE8C #5A4129 #000000
felt          #2F5C4D #23443A #000000
felt2         #274C40 #1B362E #000000
felt_ink      #F3E7CC #F3E7CC #FFFFFF
paper         #FBF1DE #2C221B #000000
card          #FFF8EA #382C24 #000000
inset         #F6E8CC #463729 #1A1A1A
hairline      #CDB48C #6B5640 #FFFFFF
ink           #3A2618 #F7EAD6 #FFFFFF
soft_ink      #6B5138 #CDB79A #FFFFFF
edge          #33211A #FFF1D8 #FFFFFF
water         #2E7FB8 #5FB4E6 #4FC3FF
water_light   #8CC7E6 #2C5F86 #004A73
water_deep    #1B5A8C #163B57 #00314D
pit           #2E7F8E #1D4F5C #00314D
danger        #B3261E #FF8A7A #FF9B8F
legal         #F5B82E #FFCB52 #FFE500
legal_ink     #7A4E00 #FFD97F #FFE500
gold          #FFD25E #FFD25E #FFE500
gold2         #EDA61F #EDA61F #FFE500
gold_edge     #9A6206 #9A6206 #FFFFFF
gold_ink      #3A2206 #3A2206 #000000
done          #00714F #00714F #00714F
quiet         #8A7A66 #8F7F6B #B0B0B0
focus         #10345C #9CD2FF #00FFFF
focus_inner   #FFFFFF #1B130D #000000
sky           #CFE3E2 #27333B #000000
grass         #8FAE62 #3A4B2E #000000
belt          #55606B #3E464E #000000
belt2         #4D5863 #373F47 #1A1A1A
belt_mark     #7D8995 #67727D #FFFFFF
shadow        #2A1608 #000000 #000000
"""
"""Role by role: light, dark, high contrast."""


def _theme(name: str, column: int, shadow_strength: float) -> Theme:
    rows = (line.split() for line in _COLOURS.split("\n") if line)
    colours = {row[0]: QColor(row[1 + column]) for row in rows}
    return Theme(name, dark=column > 0, high_contrast=column == 2, shadow_strength=shadow_strength, **colours)


LIGHT = _theme("light", 0, shadow_strength=1.0)
DARK = _theme("dark", 1, shadow_strength=1.5)
HIGH_CONTRAST = _theme("contrast", 2, shadow_strength=0.0)
THEMES = {one.name: one for one in (LIGHT, DARK, HIGH_CONTRAST)}


class SeatLook(NamedTuple):
    """How a seat is known at a glance: hue, symbol and pattern together, never hue alone."""

    name: str
    symbol: str
    pattern: str
    fill: QColor
    on_fill: QColor
    light_line: QColor
    light_text: QColor
    dark_line: QColor
    dash: tuple[float, ...]
    """Dash and gap of its line in graphs, in pixels; empty for a solid line."""

    @property
    def line(self) -> QColor:
        """The colour of its frames and graphs in the theme in force."""
        return self.dark_line if theme().dark else self.light_line

    @property
    def text(self) -> QColor:
        """The colour of its name in the theme in force."""
        return self.dark_line if theme().dark else self.light_text

    def label(self) -> str:
        """The name of the seat's symbol, translated."""
        return translate("Seats", self.name)


def _seat(name: str, pattern: str, colours: str, *dash: float) -> SeatLook:
    fill, on_fill, light_line, light_text, dark_line = map(QColor, colours.split())
    return SeatLook(name, name.lower(), pattern, fill, on_fill, light_line, light_text, dark_line, dash)


SEATS: tuple[SeatLook, ...] = (
    _seat(SYMBOLS[0], "dots", "#1273B8 #FFFFFF #0068A8 #005C96 #62B8EE"),
    _seat(SYMBOLS[1], "diagonals", "#CF4A17 #FFFFFF #A83208 #9C2E08 #FF8452", 12, 5),
    _seat(SYMBOLS[2], "chevrons", "#08825F #FFFFFF #008763 #006B4C #3FD0A2", 3, 6),
    _seat(SYMBOLS[3], "rings", "#F2B632 #3A2618 #AD7A00 #7D5600 #FFD978", 14, 5, 3, 5),
    _seat(SYMBOLS[4], "checks", "#A2488A #FFFFFF #8E2F74 #84296B #DD8FC4", 2, 5),
)
"""How seats look, by seat. The hues are shifted from those of Okabe and Ito, which colour-blind eyes tell apart."""


class Appearance(QObject):
    """What is in force now: theme, text scale, pace and light; `changed` says that it has to be drawn anew."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self.chosen_scale = self.growth = 1.0
        self.text_scale = 1.0
        self.pace = 1.0
        self.is_still: bool | None = False
        self.lit_wheel = "automatic"
        self.follows_system = False
        self._announced = self.look
        self._steps = 0

    @property
    def look(self) -> tuple[Theme, float, str]:
        """What decides how everything looks; whoever keeps it can tell whether it is still so."""
        return self.theme, self.text_scale, self.lit_wheel

    @property
    def reduce_motion(self) -> bool:
        """Whether an outline shows what changed; as the desktop asks, where nothing was chosen."""
        return desktop.wants_less_motion() if self.is_still is None else self.is_still

    @contextmanager
    def in_one_step(self) -> Iterator[None]:
        """Everything is drawn anew only once, however much changes in the block."""
        self._steps += 1
        try:
            yield
        finally:
            self._steps -= 1
            # Also when the block fails: what has changed until then is in force.
            self.announce()

    def announce(self) -> None:
        """Say that the look is another, if it is."""
        # Compared with what was announced last: a theme put back within the block needs no drawing at all.
        if not self._steps and self._announced != self.look:
            self._announced = self.look
            self.changed.emit()


APPEARANCE = Appearance()


def theme() -> Theme:
    """The theme in force."""
    return APPEARANCE.theme


def set_theme(new: Theme) -> None:
    """Put a theme in force and tell everybody."""
    APPEARANCE.follows_system = False
    _put(new)


def follow_system() -> None:
    """Take light, dark or high contrast from the desktop, now and whenever it changes."""
    # Connected once, however often somebody chooses to follow the desktop.
    if not APPEARANCE.property("listens"):
        APPEARANCE.setProperty("listens", True)
        desktop.listen(_system_changed)
    APPEARANCE.follows_system = True
    _put(_system_theme())


def set_text_scale(scale: float) -> None:
    """Draw all text at this share of its size, 0.8 to 2.0; in a large window it is more."""
    APPEARANCE.chosen_scale = min(2.0, max(0.8, scale))
    APPEARANCE.text_scale = min(2.0, APPEARANCE.chosen_scale * APPEARANCE.growth)
    APPEARANCE.announce()


def set_pace(seconds: float, reduce_motion: bool | None = False) -> None:
    """Let animations keep pace with a game that waits so long before each step, 0 to 3 seconds; 0: no animations.

    *reduce_motion*: whether an outline shows what changed instead; None: as the desktop asks.
    """
    APPEARANCE.pace = min(3.0, max(0.0, seconds))
    APPEARANCE.is_still = reduce_motion


def set_lit_wheel(when: str) -> None:
    """Light the wheel by the graphics card: "automatic", "on" or "off"."""
    APPEARANCE.lit_wheel = when
    APPEARANCE.announce()


def duration(milliseconds: int) -> int:
    """How many milliseconds an animation of this normal length takes now; 0 means: do not animate."""
    return 0 if APPEARANCE.reduce_motion else reading_time(milliseconds)


def reading_time(milliseconds: int) -> int:
    """How many milliseconds something that does not move stays, of this normal length; 0 means: do not show it."""
    # A slow game waits longer between its steps; motion itself is never slowed down that much.
    return round(milliseconds * min(APPEARANCE.pace, 1.6))


def px(length: float) -> int:
    """A length of the chrome around text in pixels, grown with the text."""
    # Half up: `round` goes to the even number, so that 1.5 and 2.5 would be equally long.
    return int(length * APPEARANCE.text_scale + 0.5)


def font(step: str | float = "body", weight: int | None = None, family: str | None = None) -> QFont:
    """The font of a step of the type scale, or of so many pixels at 100 %. Raises `KeyError` for an unknown step."""
    size, own_weight, own_family = STEPS[step] if isinstance(step, str) else (step, 600, READING)
    # Letters that a family lacks come from the next one.
    made = QFont([family or own_family, READING, "sans-serif"])
    # In pixels: points depend on the desktop's resolution, and nobody reads less than 8.
    made.setPixelSize(max(8, px(size)))
    made.setWeight(QFont.Weight(weight or own_weight))
    # Windows would round the width of each letter to whole pixels, and lines that fit elsewhere would not fit there.
    made.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return made


def spelled(letters: QFont) -> QFont:
    """The font with every letter by itself: in a PDF, Qt writes no text for ligatures such as "fi"."""
    letters.setFeature(QFont.Tag("liga"), 0)
    return letters


def add_fonts() -> None:
    """Give Qt our letters; where it does not take them, the system's sans stands in."""
    for name in ("Nunito-400", "Nunito-600", "Nunito-700", "Nunito-800", "Baloo2-800"):
        QFontDatabase.addApplicationFont(str(resources.path("fonts", f"{name}.ttf")))
    QGuiApplication.setFont(font("body"))


def load_fonts() -> bool:
    """Give Qt our letters and say whether all their weights are found."""
    add_fonts()
    return all(_is_found(weight) for weight in WEIGHTS) and QFontInfo(font("title")).family().startswith(TITLE)


def palette() -> QPalette:
    """The theme for the few widgets which Qt draws itself: fields, lists, scroll bars, tool tips."""
    now, made = theme(), QPalette()
    role = QPalette.ColorRole
    colours = {
        role.Window: now.paper,
        role.WindowText: now.ink,
        role.Base: now.card,
        role.AlternateBase: now.inset,
        role.Text: now.ink,
        role.Button: now.inset,
        role.ButtonText: now.ink,
        role.BrightText: now.danger,
        role.Highlight: now.focus,
        role.HighlightedText: now.card,
        role.ToolTipBase: now.card,
        role.ToolTipText: now.ink,
        role.PlaceholderText: now.quiet,
        role.Link: SEATS[0].text,
        role.Mid: now.hairline,
        role.Light: now.card,
        role.Dark: now.quiet,
        role.Shadow: now.shadow,
    }
    for which, colour in colours.items():
        made.setColor(which, colour)
    return made


def clear_palette() -> QPalette:
    """The same for lists and texts through which one sees the paper below."""
    made = palette()
    made.setColor(made.ColorRole.Base, with_alpha(theme().card, 0))
    return made


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """The first colour with this share (0 to 1) of the second in it, opacity included."""
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
        first.alphaF() + (second.alphaF() - first.alphaF()) * share,
    )


def darker(colour: QColor, share: float = 0.2) -> QColor:
    """A shade nearer to burnt umber: edges of paper, undersides."""
    return mix(colour, QColor("#1E0F05"), share)


def lighter(colour: QColor, share: float = 0.2) -> QColor:
    """A shade nearer to white, by that share of the way."""
    return mix(colour, QColor("#FFFFFF"), share)


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """The same colour seen through: 0 is nothing, 1 is opaque."""
    made = QColor(colour)
    made.setAlphaF(min(1.0, max(0.0, alpha)))
    return made


def _is_found(weight: int) -> bool:
    # Asked of what is really drawn: a wrongly named file would give another family or weight in silence.
    seen = QFontInfo(font(14, weight))
    return seen.family() == READING and seen.weight() == weight


def _put(new: Theme) -> None:
    APPEARANCE.theme = new
    # A program without windows has no palette.
    if isinstance(QCoreApplication.instance(), QGuiApplication):
        QGuiApplication.setPalette(palette())
    APPEARANCE.announce()


def _system_changed() -> None:
    if APPEARANCE.follows_system:
        _put(_system_theme())


def _system_theme() -> Theme:
    return HIGH_CONTRAST if desktop.wants_high_contrast() else DARK if desktop.wants_dark() else LIGHT
