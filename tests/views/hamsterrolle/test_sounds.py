"""What is heard at the wheel."""

from hamster_table.engine.hamsterrolle.actions import PLANK
from hamster_table.views.hamsterrolle.wheel_sounds import WheelSounds
from tests.sounding import need_library
from tests.views.hamsterrolle.at_wheel import carry, laid, over, sit_down, slot


@need_library
def test_a_piece_that_is_taken_and_one_that_is_put_back_are_heard(qtbot, heard):
    table = sit_down(qtbot, laid(2))
    WheelSounds(table)
    carry(table, slot(table, PLANK), over(table, 0, radius=300.0), let_go=False)
    assert heard == ["pick-up"]
    table.present.put_back()
    assert heard == ["pick-up", "put-down"]
