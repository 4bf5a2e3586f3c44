"""What the doctor says of the light: run in a process of its own, since a graphics system can end a program."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP, Phrase
from hamster_table.views.art.theme import HIGH_CONTRAST, LIGHT, set_lit_wheel, set_theme
from hamster_table.views.hamsterrolle.lit.choice import Mode
from hamster_table.views.hamsterrolle.lit.lit_wheel import current_choice
from hamster_table.views.hamsterrolle.lit.studio import studio

LIT = QT_TRANSLATE_NOOP("Doctor", "the wheel of Hamsterrolle is lit by {device}")
WORDS = {
    Mode.NEVER: QT_TRANSLATE_NOOP("Doctor", "the wheel of Hamsterrolle is painted: {why}"),
    Mode.AT_REST: QT_TRANSLATE_NOOP("Doctor", "the wheel of Hamsterrolle is lit while nothing moves: {why}"),
}


def report(lit_wheel: str, has_high_contrast: bool) -> Phrase:
    """How the wheel is drawn on this computer with that setting, and why, as a sentence. It makes an application."""
    application = QApplication.instance() or QApplication(["hamster-table"])
    set_lit_wheel(lit_wheel)
    set_theme(HIGH_CONTRAST if has_high_contrast else LIGHT)
    choice = current_choice()
    if choice.mode is Mode.ALWAYS:
        # Only a real picture shows whether all shaders can be used.
        studio().prepare()
        choice = current_choice()
    studio().rest()
    del application
    if choice.mode is Mode.ALWAYS:
        return Phrase(LIT, device=studio().device.name)
    return Phrase(WORDS[choice.mode], why=choice.why or "")
