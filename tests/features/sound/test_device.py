"""The loudspeaker: where there is none, or it does not answer, one sentence says so."""

import numpy as np
import pytest

from hamster_table.cli import main
from hamster_table.features.sound.device import Device, NoSound

miniaudio = pytest.importorskip("miniaudio")


@pytest.fixture
def device(monkeypatch):
    monkeypatch.setenv("HAMSTER_TABLE_SOUND", "null")
    made = Device(lambda count: np.full(count, 7, np.int16))
    yield made
    made.close()


def refuses(*_, **__):
    raise miniaudio.MiniaudioError("no")


def test_a_device_that_nobody_hears_is_asked_for_by_name(device):
    assert device.name == "Null"


def test_it_plays_what_the_mixer_gives(device):
    stream = device._stream()
    next(stream)
    assert [np.frombuffer(stream.send(count), np.int16).tolist() for count in (3, 1)] == [[7] * 3, [7]]


def test_where_there_is_no_device_it_says_so(monkeypatch):
    monkeypatch.setenv("HAMSTER_TABLE_SOUND", "")
    monkeypatch.setattr(miniaudio, "PlaybackDevice", refuses)
    with pytest.raises(NoSound, match="No audio device was found"):
        Device(lambda count: None)


def test_where_there_is_only_the_one_that_nobody_hears_it_says_so_too(monkeypatch):
    class Null(miniaudio.PlaybackDevice):
        """What miniaudio takes where it finds nothing else."""

        def __init__(self, **what):
            super().__init__(**{**what, "backends": [miniaudio.Backend.NULL]})

    monkeypatch.setenv("HAMSTER_TABLE_SOUND", "")
    monkeypatch.setattr(miniaudio, "PlaybackDevice", Null)
    with pytest.raises(NoSound, match="No audio device was found"):
        Device(lambda count: None)


def test_a_device_that_does_not_answer_is_no_sound(device, monkeypatch):
    device.start()
    with pytest.raises(NoSound, match="does not answer"):
        device.start()  # miniaudio starts none twice
    with monkeypatch.context() as broken, pytest.raises(NoSound, match="does not answer"):
        broken.setattr(miniaudio.PlaybackDevice, "stop", refuses)
        device.stop()


def test_the_doctor_says_that_sound_is_switched_off(capsys):
    main(["doctor"])
    assert "sound: none. Sound is switched off" in capsys.readouterr().out
