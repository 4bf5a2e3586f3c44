"""Screens at 125 and 150 %: every picture has the density of the screen, and words are as whole as on others."""

import os
import subprocess
import sys

import pytest

from tests.amounts import some_of

SCENES = "start", "hamsterdam-passing", "hamsterrolle-turn", "splitting", "curtain", "over"
LOOK = """
import sys, traceback
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

def drawn(painter, *words):
    picture = next(word for word in words if isinstance(word, QPixmap))
    density = painter.device().devicePixelRatioF()
    # One that is drawn whole into a room says for itself how large it is.
    if len(words) < 3 and picture.devicePixelRatio() != density:
        where = traceback.extract_stack()[-2]
        print(f"{where.filename}:{where.lineno}: a picture of {picture.devicePixelRatio()} on a screen of {density}")
    draw(painter, *words)

draw, QPainter.drawPixmap = QPainter.drawPixmap, drawn

def look():
    from hamster_table.models.settings import Settings
    from hamster_table.views.art.theme import load_fonts
    from hamster_table.views.screenshots.capture import staged
    from hamster_table.views.window.main_window import MainWindow
    from tests.at_once import AtOnce
    from tests.views.cut_off import cut_off, settled

    load_fonts()
    window = MainWindow(AtOnce)
    window.set_settings(Settings(theme="light", pace=0.0))
    window.resize(1280, 800)
    window.show()
    settled()
    for name in sys.argv[1:]:
        staged()[name](window)
        settled()
        print(*(f"{name}: {fault}" for fault in cut_off(window.page)), sep="\\n")
        window.grab()
    window.close()

if __name__ == "__main__":
    app = QApplication([])
    look()
    print("all was looked at")
"""


def looked_at(folder, percent):
    """What is wrong on a screen of that density, a line each."""
    here = {"QT_SCALE_FACTOR": str(percent / 100), "QT_QPA_PLATFORM": "offscreen", "HAMSTER_TABLE_HOME": str(folder)}
    (folder / "look.py").write_text(LOOK)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **here}
    command = [sys.executable, folder / "look.py", *SCENES]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    *found, last = filter(None, done.stdout.splitlines())
    assert last == "all was looked at"
    return found


@pytest.mark.parametrize("percent", some_of([125, 150], lambda percent: percent == 125))
def test_on_a_screen_of_that_density_pictures_are_sharp_and_words_as_whole_as_elsewhere(tmp_path, percent):
    assert looked_at(tmp_path, percent) == looked_at(tmp_path, 100)
