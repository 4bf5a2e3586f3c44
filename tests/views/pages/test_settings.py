"""The page of the settings."""

import pytest

from hamster_table.views.widgets.layouts import place_in
from tests.views.cut_off import settled


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize(("present", "way", "after"), [(100, "_larger", 175), (200, "_smaller", 110)])
def test_the_size_of_letters_is_changed_under_the_pointer(window, size, present, way, after):
    window.set_settings(window.settings._replace(text_scale=present))
    window.resize(*size)
    window.show_page("settings")
    settled()
    button = getattr(window.page.text_scale, way)
    window.page._reel.ensureWidgetVisible(button)
    place = place_in(window, button)
    for _ in range(4):
        button.press()
        settled()
        assert place_in(window, button) == place
    assert window.settings.text_scale == after
    window.set_settings(window.settings._replace(text_scale=100))
