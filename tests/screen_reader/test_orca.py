"""What Orca itself says of the program, that of the release of Debian on which it runs: each sentence, and once."""

import re
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.screen_reader.test_announcements import ALL, SPEAKER
from tests.views.screen_reader import BUS, ROOT, Node, running, screen_reader, take_focus, until, what_lacks

ORCA = Path("/usr/bin/orca")
STATUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
VOICE = """
import sys, types
from orca import speechserver

class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    get_speech_server = getSpeechServer

    def speak(self, text=None, acss=None, interrupt=True):
        with open({said!r}, "a") as said:
            said.write(f"{{text}}\\n")

sys.modules["orca.speechdispatcherfactory"] = types.SimpleNamespace(SpeechServer=SpeechServer)
"""
"""A voice that writes down what it is to say, in the file of Orca for such wishes."""

pytestmark = pytest.mark.skipif(bool(what_lacks()) or not ORCA.is_file(), reason=what_lacks() or "there is no Orca")


@contextmanager
def heard(command, folder):
    """Run a program that Orca reads: a screen reader of ours that presses, and what Orca has said so far."""
    spoken = folder / "spoken.txt"

    def said():
        return spoken.read_text("utf-8").splitlines() if spoken.exists() else []

    with screen_reader() as (reader, environment):
        # Whoever tells Orca that somebody wants to be read to; what is read goes over the bus that there is already.
        service = re.search("^Exec=([^ \n]+)", STATUS.read_text(), re.MULTILINE)[1]
        orca = [ORCA, "--disable", "braille"]
        own = environment | {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
        voice = folder / ".local" / "share" / "orca" / "orca-customizations.py"
        voice.parent.mkdir(parents=True)
        voice.write_text(VOICE.format(said=str(spoken)))
        with running([service], env=own), running(orca, env=own) as process:
            try:
                until(said)
                with running(command, env=environment):
                    yield reader, environment["DISPLAY"], said
            finally:
                process.kill()  # it takes its time to say goodbye


def test_orca_says_each_sentence_and_says_it_once(tmp_path):
    with heard([sys.executable, "-c", SPEAKER], tmp_path) as (reader, display, said):

        def has_focus():
            take_focus(display)
            return [one for one in said() if one.startswith("Speak")]

        until(has_focus)
        # The last one that has made itself known: Orca is one as well.
        reader.press(reader.children(Node(f"{BUS}.Registry", ROOT))[-1], "Speak")
        until(lambda: {*ALL} <= {*said()})
        assert [one for one in said() if one in ALL] == ALL
