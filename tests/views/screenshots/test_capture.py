"""Every screen can be staged and has its picture."""

import os
import signal
import subprocess
import sys
from contextlib import suppress

import pytest
from PySide6.QtGui import QImage

from hamster_table.cli import main
from hamster_table.engine.hamsterrolle.state import HamsterrolleSetup
from hamster_table.engine.kernel import CHANCE
from hamster_table.models.settings import Settings
from hamster_table.views.hamsterdam import screenshots
from hamster_table.views.hamsterrolle import screenshots as hr_shots
from hamster_table.views.hamsterrolle.examples import recorded
from hamster_table.views.run_hamster_run import screenshots as rhr_shots
from hamster_table.views.screenshots.capture import MADE_BY, foreign_picture, staged
from hamster_table.views.window.main_window import MainWindow
from tests.views.seen import pixels, settle


@pytest.fixture
def window(qtbot):
    made = MainWindow(lambda: None)
    made.set_settings(Settings(theme="light", pace=0.0))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.mark.timeout(400)  # two tumbles are simulated, and a busy machine takes its time for them
@pytest.mark.long
def test_every_screen_is_staged_and_looks_different_from_the_one_before(window):
    before = None
    for name, stage in staged().items():
        stage(window)
        settle()
        picture = pixels(window)
        assert picture != before, name
        before = picture


def test_a_folder_with_a_picture_that_is_not_ours_is_left_as_it_is(qapp, tmp_path, capsys):
    mine = tmp_path / "start-light.png"
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.save(str(mine))
    before = mine.read_bytes()
    assert main(["shots", str(tmp_path)]) == 2 and str(mine) in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == [mine] and mine.read_bytes() == before
    image.setText(*MADE_BY)
    image.save(str(mine))
    (tmp_path / "start-dark.png").touch()
    assert foreign_picture(tmp_path) is None


@pytest.mark.skipif(sys.platform != "linux", reason="a folder that root cannot write in either")
def test_a_folder_that_takes_no_files_is_told_before_any_picture_is_taken(capsys):
    assert main(["shots", "/proc/self"]) == 2
    assert capsys.readouterr().err.startswith("hamster-table: No screenshots can be saved in /proc/self: ")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no device that is always full")
def test_a_picture_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "start-light.png").symlink_to("/dev/full")
    command = [sys.executable, "-m", "hamster_table", "shots", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert done.stderr.endswith("hamster-table: Not all pictures could be taken.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="a signal goes to no group there")
def test_ctrl_c_ends_it_without_a_word_and_no_more_pictures_come(tmp_path):
    command = [sys.executable, "-m", "hamster_table", "shots", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as program:
        while not [*tmp_path.iterdir()]:
            with suppress(subprocess.TimeoutExpired):
                program.wait(0.05)
            assert program.poll() is None
        os.killpg(program.pid, signal.SIGINT)
        _, told = program.communicate(timeout=60)
    assert (program.returncode, told) == (130, "")


@pytest.mark.skipif(sys.platform == "win32", reason="links are for administrators there")
def test_a_link_that_leads_nowhere_is_not_ours(qapp, tmp_path):
    link = tmp_path / "start-light.png"
    link.symlink_to(tmp_path / "nowhere.png")
    assert foreign_picture(tmp_path) == link, "through it a picture would come to be elsewhere"


def test_the_staged_games_have_what_their_pictures_are_to_show():
    acting = rhr_shots.reach_state(rhr_shots.ACTING)
    assert acting.waiting == (0,) and acting.state.round >= 3
    assert not rhr_shots.reach_state(lambda match: False).waiting
    assert not screenshots.reach_state(lambda match: not match.waiting).waiting
    assert len(hr_shots.reach_state(hr_shots.when_building(hr_shots.LATE)).state.in_wheel()) > 5
    assert hr_shots.reach_state(hr_shots.is_tumbling).waiting == (CHANCE,)
    assert recorded().setup.physics == HamsterrolleSetup(seats=4).physics, "as a new game is played"
    with pytest.raises(ValueError, match="does not come"):
        screenshots.reach_state(lambda match: match.state.round > 400)
