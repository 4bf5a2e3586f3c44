"""What a recording shows: slips and falls, what set them off, and when nothing is seen to move any more."""

from hamster_table.engine.hamsterrolle.actions import CUBE, DRUM, PLANK, SETS, TURN
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.recordings.recording import THE_TABLE, THE_WHEEL, Contact, Frame, Recording
from hamster_table.engine.hamsterrolle.recordings.slips import NOTHING, slips, visible_end

EVERY = 33
PLANK_1, DRUM_1, CUBE_1 = PLANK * SETS, DRUM * SETS, CUBE * SETS
LEVEL = (TURN, 0, 0, 0)
FLOOR = (0, 0, -1700)
AHEAD = (1200, 0, -1200)
"""The middle of compartment 0, and a place in another one."""


def recording(paths, angles=(), contacts=()):
    """A recording in which the pieces are at these places, frame by frame; the last one holds."""
    count = max(map(len, [*paths.values(), angles]))
    angles = [*angles, *[angles[-1] if angles else 0] * (count - len(angles))]
    frames = []
    for n in range(count):
        poses = [(piece, *path[min(n, len(path) - 1)], *LEVEL) for piece, path in paths.items()]
        frames.append(Frame(EVERY * n, 0, angles[n], tuple(pose for pose in poses if None not in pose)))
    return Recording(frames, [Contact(*contact) for contact in contacts])


def still(count, place=FLOOR):
    return [place] * count


def going(start, end, steps):
    return [tuple(round(a + (b - a) * n / steps) for a, b in zip(start, end, strict=True)) for n in range(steps + 1)]


FALLEN = [(None, None, None)]


def test_what_stays_in_its_compartment_has_not_slipped():
    trembles = [(0, 0, -1700), (150, 0, -1690), (40, 0, -1700)]
    assert slips(recording({PLANK_1: trembles})) == []


def test_what_creeps_over_the_border_has_not_slipped():
    border = (430, 0, -1640)
    over = (460, 0, -1635)
    assert compartment_of((*border, *LEVEL)) != compartment_of((*over, *LEVEL))
    assert slips(recording({PLANK_1: [*still(4, border), *going(border, over, 5)]})) == []


def test_a_slip_begins_with_the_movement_in_which_the_piece_leaves_for_good():
    there_and_back = [*going(FLOOR, AHEAD, 4), *going(AHEAD, FLOOR, 4)]
    path = [*there_and_back, *still(5), *going(FLOOR, AHEAD, 6), *still(3, AHEAD)]
    (slip,) = slips(recording({PLANK_1: path}))
    assert (slip.piece, slip.has_fallen, slip.cause) == (PLANK_1, False, NOTHING)
    assert slip.begin == EVERY * (len(there_and_back) + 5)
    assert slip.end == EVERY * (len(path) - 3 - 1)


def test_a_fall_ends_when_the_table_is_touched():
    path = [*still(4), *going(FLOOR, (0, 700, -1700), 5), *FALLEN]
    touch = EVERY * 9
    (slip,) = slips(recording({PLANK_1: path, CUBE_1: still(20)}, contacts=[(touch, PLANK_1, THE_TABLE)]))
    assert (slip.begin, slip.end, slip.has_fallen) == (EVERY * 4, touch, True)


def test_slips_come_in_the_order_in_which_they_begin():
    late, early = [*still(8), *going(FLOOR, AHEAD, 4)], [*still(2, AHEAD), *going(AHEAD, FLOOR, 4)]
    found = slips(recording({PLANK_1: late, DRUM_1: early}))
    assert [slip.piece for slip in found] == [DRUM_1, PLANK_1]


def test_while_a_recording_grows_only_what_lasts_counts():
    path = [*still(3), *going(FLOOR, AHEAD, 4), *still(8, AHEAD)]
    whole = recording({PLANK_1: path})
    counts = [len(slips(Recording(whole.frames[:n]), is_complete=False)) for n in range(len(path) + 1)]
    assert counts == sorted(counts) and counts[0] == counts[7] == 0 and counts[-1] == 1
    (slip,) = slips(whole, is_complete=False)
    assert slip.end is None, "it may go on"


PUSH = EVERY * 5


def test_a_piece_that_comes_and_touches_pushes():
    drum = [*going((-420, 0, -1600), (-250, 0, -1650), 5), *still(9, (-250, 0, -1650))]
    plank = [*still(6), *going(FLOOR, AHEAD, 6)]
    contacts = [(PUSH, DRUM_1, THE_WHEEL), (PUSH, PLANK_1, DRUM_1)]
    (slip,) = slips(recording({PLANK_1: plank, DRUM_1: drum}, contacts=contacts))
    assert slip.cause == DRUM_1
    (slip,) = slips(recording({PLANK_1: plank, DRUM_1: drum}, contacts=[(PUSH, DRUM_1, PLANK_1)]))
    assert slip.cause == DRUM_1


def test_a_piece_on_which_another_falls_down_pushes_nothing():
    plank = [*still(4), *going(FLOOR, AHEAD, 6)]
    lies = still(11, (500, 0, -1600))
    (slip,) = slips(recording({PLANK_1: plank, CUBE_1: lies}, contacts=[(EVERY * 6, PLANK_1, CUBE_1)]))
    assert slip.cause == NOTHING


def test_a_neighbour_that_moves_first_pushes_without_a_new_contact():
    beside, far = (-300, 0, -1650), (0, 0, 1700)
    drum = [*still(3, beside), *going(beside, (-150, 0, -1650), 5), *still(6, (-150, 0, -1650))]
    plank = [*still(6), *going(FLOOR, AHEAD, 7)]
    (slip,) = slips(recording({PLANK_1: plank, DRUM_1: drum, CUBE_1: going(far, (90, 0, 1700), 13)}))
    assert slip.cause == DRUM_1


def test_a_neighbour_that_is_pushed_at_the_same_time_pushes_on():
    """A cube hits the drum, against which the plank leans: both begin to move at once."""
    cube = [*going((-1000, 0, -900), (-500, 0, -1450), 5), *still(9, (-500, 0, -1450))]
    drum = [*still(6, (-400, 0, -1600)), *going((-400, 0, -1600), (0, 0, -1700), 8)]
    plank = [*still(6), *going(FLOOR, AHEAD, 8)]
    pieces = {PLANK_1: plank, DRUM_1: drum, CUBE_1: cube}
    causes = {slip.piece: slip.cause for slip in slips(recording(pieces, contacts=[(PUSH, DRUM_1, CUBE_1)]))}
    assert causes[PLANK_1] == DRUM_1
    resting = {**pieces, DRUM_1: still(14, (-400, 0, -1600))}
    causes = {slip.piece: slip.cause for slip in slips(recording(resting, contacts=[(PUSH, DRUM_1, CUBE_1)]))}
    assert causes[PLANK_1] == NOTHING, "the drum has not moved"


def test_where_nothing_pushes_the_wheel_has_done_it_if_it_rolled():
    plank = [*still(6), *going(FLOOR, AHEAD, 6)]
    rolls = [0, 0, 100, 200, 300, 400, 500]
    assert [slip.cause for slip in slips(recording({PLANK_1: plank}, rolls))] == [THE_WHEEL]
    assert [slip.cause for slip in slips(recording({PLANK_1: plank}, [0, 10, 20]))] == [NOTHING]


def test_what_is_let_go_where_it_cannot_stay_has_only_itself_to_blame():
    drum = [*still(2, (300, 0, -1600)), *going((300, 0, -1600), (250, 0, -1650), 4)]
    path = [*going(FLOOR, AHEAD, 6), *still(3, AHEAD)]
    contacts = [(EVERY * 2, PLANK_1, DRUM_1)]
    (slip,) = slips(recording({PLANK_1: path, DRUM_1: drum}, [0, 300, 600, 900], contacts))
    assert (slip.begin, slip.cause) == (0, NOTHING)


# When nothing is seen to move any more


def test_the_visible_end_is_when_less_than_a_millimetre_and_half_a_degree_is_left():
    path = [*going(FLOOR, (100, 0, -1700), 5), *going((95, 0, -1700), (100, 0, -1700), 20)]
    end = visible_end(recording({PLANK_1: path}))
    left = [100 - x for x, _, _ in path]
    assert left[end // EVERY] <= 10 < left[end // EVERY - 1]
    angles = [*range(0, 500, 50), *range(451, 500, 2)]
    assert visible_end(recording({PLANK_1: still(3)}, angles)) == EVERY * next(
        n for n, angle in enumerate(angles) if angles[-1] - angle <= 50
    )


def test_a_piece_that_turns_is_seen_and_one_that_is_the_other_quaternion_of_its_turn_is_not():
    turned = (PLANK_1, *FLOOR, TURN - 4, 0, 90, 0)
    frames = [Frame(0, 0, 0, (turned,)), Frame(33, 0, 0, ((PLANK_1, *FLOOR, *LEVEL),))]
    assert visible_end(Recording(frames)) == 33
    opposite = [Frame(0, 0, 0, ((PLANK_1, *FLOOR, -TURN, 0, 0, 0),)), frames[1]]
    assert visible_end(Recording(opposite)) == 0


def test_a_fall_is_seen_to_its_end():
    path = [*still(6), *FALLEN]
    assert visible_end(recording({PLANK_1: path, CUBE_1: still(12)})) == EVERY * 6
