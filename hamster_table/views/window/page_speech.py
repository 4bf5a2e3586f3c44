"""What screen readers say when a page is shown: its heading, and which button Enter presses."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from hamster_table.views.widgets.buttons import Button, Pressable
from hamster_table.views.widgets.prompt_bar import ButtonSpec, button_words
from hamster_table.views.widgets.speech import announce, joined


def say_page(page: QWidget) -> None:
    """Let screen readers say which page this is. It has the focus, of which they tell by themselves."""
    announce(page, joined(page.windowTitle(), _enter_words(page)))


def _enter_words(page: QWidget) -> str:
    """The golden button in words; "" where there is none, or where Enter presses what has the focus."""
    if isinstance(page.window().focusWidget(), Pressable):
        return ""
    golden = [one for one in page.findChildren(Button) if one.kind == "gold" and one.isVisible() and not one.is_off]
    return button_words([ButtonSpec(one.text(), one.press, key="Enter") for one in golden])
