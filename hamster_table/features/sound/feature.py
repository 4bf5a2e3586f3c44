"""Sound: its button, its key, its settings, and what plays it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.features.sound.keys import MUTE
from hamster_table.views.feature import BarButton, Deed, Feature, Later

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from hamster_table.models.settings import Settings
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.pages.settings import SettingsPage
    from hamster_table.views.window.navigator import Navigator


def _toggle(window: Navigator) -> None:
    """Mute the program, or let it be heard again."""
    window.set_settings(window.settings._replace(is_muted=not window.settings.is_muted))


def _attend(page: GamePage, window: Navigator) -> None:
    from hamster_table.features.sound.game_sounds import GameSounds

    GameSounds(page)
    page.frame.bar.added["sound"].chosen.connect(lambda: _toggle(window))


def _settings(page: SettingsPage) -> Sequence[tuple[str, str, QWidget]]:
    from hamster_table.features.sound.controls import entry

    return (entry(page),)


def _put_in_force(settings: Settings) -> None:
    # Only now: the first picture waits for nothing that can be heard.
    from hamster_table.features.sound.player import SOUND

    SOUND.set_volume(settings.volume, settings.is_muted)


def _opened(settings: Settings) -> None:
    from hamster_table.features.sound.player import SOUND

    _put_in_force(settings)
    SOUND.open()


def _closed() -> None:
    from hamster_table.features.sound.player import SOUND

    SOUND.close()


def _check() -> Iterator[str]:
    """Without sound nothing is missing, so nothing here is a problem."""
    from hamster_table.features.sound.device import Device, NoSound
    from hamster_table.terminal.language import tr

    try:
        device = Device(lambda count: None)
    except NoSound as why:
        yield tr("Doctor", "none. {why}").format(why=tr("Sound", str(why)))
        return
    yield tr("Doctor", "played by {name}").format(name=device.name)
    device.close()


FEATURE = Feature(
    bar=(BarButton("sound", Later(f"{__package__}.controls:SoundButton")),),
    everywhere=(Deed("Sound on or off", MUTE, _toggle),),
    attend=_attend,
    settings=_settings,
    put_in_force=_put_in_force,
    opened=_opened,
    closed=_closed,
    checks={QT_TRANSLATE_NOOP("Doctor", "sound"): _check},
)
