"""Text in a window that is larger than most."""

import pytest
from PySide6.QtCore import QSize

from hamster_table.models.settings import Settings
from hamster_table.views.art import theme
from hamster_table.views.window.large_windows import growth_in


@pytest.mark.parametrize(
    ("size", "growth"),
    [((1024, 600), 1.0), ((1920, 1080), 1.0), ((2560, 1440), 1.3), ((3440, 1080), 1.0), ((3840, 2160), 1.4)],
)
def test_text_grows_with_what_both_sides_of_a_window_have_more(size, growth):
    assert growth_in(QSize(*size)) == pytest.approx(growth)


def test_text_that_has_grown_is_as_chosen_again_in_a_smaller_window(window):
    window.set_settings(Settings(theme="light", pace=0.0, text_scale=110))
    window.resize(2560, 1440)
    assert theme.font(13).pixelSize() == 19
    window.set_settings(Settings(theme="light", pace=0.0, text_scale=100))
    assert theme.font(13).pixelSize() == 17
    window.resize(1280, 800)
    assert theme.font(13).pixelSize() == 13
