"""Commands and their keys: what is usual, what is chosen, and which keys nobody could tell apart."""

from hamster_table.models.keys import Command, KeyMap, rivals

UNDO, MUTE = Command("Ctrl+Z", "game.undo", "undo"), Command("Ctrl+M", "window.mute", "sound on or off")
GROW, FAN = Command("G", "dams.grow", "grow"), Command("F", "dams.fan", "fan out")
TURN, RIGHT = Command("R", "wheel.turn", "turn", has_shades=True), Command("R", "wheel.right", "to the right")
RENAME = Command("F2", "library.rename", "rename")
ALL = (UNDO, MUTE, GROW, FAN, TURN, RIGHT, RENAME)


def test_a_command_has_its_usual_key_until_another_is_chosen(qapp):
    keys, heard = KeyMap(), []
    keys.changed.connect(lambda: heard.append(keys.of(UNDO)))
    assert keys.of(UNDO) == UNDO.usual == "Ctrl+Z"
    keys.set({"game.undo": "F7"})
    keys.set({"game.undo": "F7"})
    assert keys.of(UNDO) == "F7" and keys.of(MUTE) == "Ctrl+M" and heard == ["F7"]
    keys.set({})
    assert heard == ["F7", "Ctrl+Z"]


def test_a_fixed_key_stays_whatever_is_chosen(qapp):
    keys = KeyMap()
    keys.set({"Enter": "F7"})
    assert keys.of("Enter") == "Enter"


def test_two_commands_of_one_place_are_rivals_and_those_of_two_games_are_not():
    assert rivals(ALL, {"dams.grow": "F"}, GROW) == [FAN]
    assert rivals(ALL, {"wheel.turn": "F"}, TURN) == []


def test_what_holds_everywhere_is_the_rival_of_all_and_a_table_of_its_games():
    assert rivals(ALL, {"window.mute": "G"}, MUTE) == [GROW]
    assert rivals(ALL, {"window.mute": "F2"}, MUTE) == [RENAME]
    assert rivals(ALL, {"game.undo": "G"}, UNDO) == [GROW]
    assert rivals(ALL, {"game.undo": "F2"}, UNDO) == []


def test_commands_whose_usual_keys_are_the_same_are_never_rivals():
    assert rivals(ALL, {}, TURN) == []
    assert rivals(ALL, {"wheel.turn": "K", "wheel.right": "K"}, TURN) == []


def test_a_command_that_shift_and_ctrl_change_needs_them_too():
    tip = Command("T", "wheel.tip", "tip", has_shades=True)
    save = Command("S", "wheel.save", "save")
    assert rivals((tip, save, MUTE), {save.id: "Ctrl+T"}, save) == [tip]
    # What holds everywhere waits until the hand is empty, as Ctrl+R does beside the R of the hand.
    assert rivals((tip, save, MUTE), {MUTE.id: "Ctrl+T"}, MUTE) == []
    assert rivals((tip, save, MUTE), {MUTE.id: "T"}, MUTE) == [tip]


def test_commands_without_a_key_are_no_rivals():
    bare = Command("", "window.about", "about"), Command("", "window.other", "other")
    assert rivals(bare, {}, bare[0]) == []
