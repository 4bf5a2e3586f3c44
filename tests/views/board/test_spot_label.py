"""What is drawn on a spot instead of a label."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from hamster_table.views.board.spot_label import paint_picture


class Square:
    """A red picture of 20 pixels."""

    def picture(self, dpr):
        made = QPixmap(20, 20)
        made.fill(Qt.GlobalColor.red)
        return made


def rows(wide, high):
    """The rows in which something red is painted on a spot of that size."""
    image = QImage(wide, high, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_picture(painter, QRectF(0, 0, wide, high), Square())
    painter.end()
    return [y for y in range(high) if image.pixelColor(wide // 2, y) == Qt.GlobalColor.red]


def test_a_picture_is_in_the_middle_of_its_spot_and_grows_with_it(qapp):
    small, large = rows(60, 60), rows(186, 186)
    assert (small[0], small[-1]) == (20, 39)
    assert len(large) == 60 and large[0] == 63


def test_in_a_tall_spot_it_is_no_larger_than_on_a_square_of_half_the_width_and_leaves_the_middle_free(qapp):
    tall = rows(120, 390)
    assert len(tall) == 20
    assert tall[-1] == 390 - 12 - 1
