"""Screens at 125 and 150 %, beside one at 100 %: every picture has the density of the screen, and words stay whole."""

import json
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
    here, there = QApplication.screens()
    for name in sys.argv[1:]:
        staged()[name](window)
        lacking = []
        for screen in (here, there):
            window.move(screen.geometry().topLeft())
            settled()
            assert window.devicePixelRatio() == screen.devicePixelRatio()
            lacking.append(cut_off(window.page))
            window.grab()
        if lacking[0] != lacking[1]:
            print(name, *lacking)
        # The next scene begins where this one was taken to.
        here, there = there, here
    window.close()

if __name__ == "__main__":
    app = QApplication([])
    look()
    print("all was looked at")
"""


SIZE = {"width": 1920, "height": 1200, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
SCREENS = {"screens": [{"name": "left", "x": 0, "y": 0, **SIZE}, {"name": "right", "x": 1920, "y": 0, **SIZE}]}


@pytest.mark.parametrize("percent", some_of([125, 150], lambda percent: percent == 125))
def test_on_a_screen_of_that_density_pictures_are_sharp_and_words_as_whole_as_on_the_one_beside(tmp_path, percent):
    (tmp_path / "look.py").write_text(LOOK)
    (tmp_path / "screens.json").write_text(json.dumps(SCREENS))
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        # From the folder of the test: on Windows there is a colon in its path.
        "QT_QPA_PLATFORM": "offscreen:configfile=screens.json",
        "QT_SCREEN_SCALE_FACTORS": f"left=1;right={percent / 100}",
    }
    command = [sys.executable, "look.py", *SCENES]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=100)
    assert (done.returncode, done.stdout.splitlines()) == (0, ["all was looked at"]), done.stdout + done.stderr
