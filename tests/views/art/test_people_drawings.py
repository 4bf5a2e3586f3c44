"""The faces of people: each is told from every other, by colour-blind eyes too, and bears the sign of its seat."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from hamster_table.models.people import FURS, HATS, PEOPLE, People, Person
from hamster_table.views.art import people_drawings, sprites
from hamster_table.views.art.theme import SEATS
from hamster_table.views.widgets.badge import Badge
from tests.views.colour_vision import close_pairs, picture

ANNA = Person("Anna", "slate", "straw")


def drawn(name):
    return picture(lambda painter, room: sprites.draw(painter, room, name))


def test_furs_are_told_apart_by_every_eye():
    assert close_pairs({fur: body for fur, (body, _) in people_drawings.FURS.items()}) == []


def test_every_fur_and_hat_has_a_drawing_of_its_own():
    assert people_drawings.FURS.keys() == FURS.keys()
    heads = [drawn(people_drawings.head(Person("", fur, hat))) for fur, hat in product(FURS, HATS)]
    assert all(one != other for one, other in combinations(heads, 2))


def test_hats_are_told_apart_by_their_form_alone():
    forms = []
    for hat in HATS:
        image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("transparent"))
        painter = QPainter(image)
        sprites.draw(painter, QRectF(0, 0, 48, 48), people_drawings.head(Person("", "gold", hat)))
        painter.end()
        forms.append({(x, y) for x, y in product(range(48), range(48)) if image.pixelColor(x, y).alpha() > 128})
    assert all(len(one ^ other) > 40 for one, other in combinations(forms, 2))


@pytest.mark.parametrize("seat", range(5))
def test_a_face_at_the_table_bears_the_sign_of_its_seat(seat):
    PEOPLE.now = People((ANNA,))
    face = drawn(people_drawings.badge_name(seat, "anna"))
    fill = SEATS[seat].fill.name()
    corner = [face.pixelColor(x, y).name() for x, y in product(range(28, 48), range(28, 48))]
    assert corner.count(fill) > 20 and face != drawn(people_drawings.head(ANNA))
    assert (
        people_drawings.badge_name(seat, "Guest") == people_drawings.badge_name(seat) == f"badge-{SEATS[seat].symbol}"
    )


@pytest.mark.parametrize("pose", ["up", "last", "away"])
def test_whole_hamsters_wear_fur_hat_and_the_shirt_of_their_seat(pose):
    PEOPLE.now = People((ANNA, Person("Bo")))
    assert people_drawings.host_name(0, pose, "Guest") == f"host-moon-{pose}"
    kite, bare = (drawn(people_drawings.host_name(4, pose, name)) for name in ("Anna", "Bo"))
    assert kite != bare
    shirts = [kite.pixelColor(x, 37).name() for x in range(10, 38)]
    assert SEATS[4].fill.name() in shirts and SEATS[0].fill.name() not in shirts


def test_a_badge_is_the_face_of_who_is_called_so(qtbot):
    PEOPLE.now = People((ANNA,))
    seen = []
    for name in ("", "Guest", "Anna"):
        badge = Badge(2, 40, name=name)
        qtbot.addWidget(badge)
        badge.resize(badge.sizeHint())
        seen.append(badge.grab().toImage())
        assert badge.accessibleName() == "Leaf"
    assert seen[0] == seen[1] != seen[2]
