"""Lets people play on from an earlier moment of the game on the table, as a game of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.features.what_if import branches
from hamster_table.features.what_if.branch_sheet import BranchSheet
from hamster_table.models.session import Session
from hamster_table.models.texts import translate
from hamster_table.views.pages.new_game.kinds import EMPTY, kinds

if TYPE_CHECKING:
    from hamster_table.views.window.navigator import Navigator


def ask_how(window: Navigator, moment: int) -> BranchSheet | None:
    """Ask over the page in front how to play on from a moment, a length of the ledger; None where that cannot be done,
    which is said instead."""
    session = window.session
    if session is None:
        return None
    if why := branches.why_not(session, moment):
        window.say(why)
        return None
    names = {kind: name for kind, name in kinds([*window.settings.programs]) if kind != EMPTY}
    sheet = BranchSheet(window.page, session, moment, names)
    sheet.wanted.connect(lambda is_same, chosen: _begin(window, session, moment, is_same, chosen))
    return sheet


def _begin(window: Navigator, session: Session, moment: int, is_same_luck: bool, kinds: list[str]) -> None:
    made = branches.branch(session, moment, is_same_luck, kinds)
    window.begin(window.library.begin(made.match, made.players, made.notes, made.title))
    window.show_game()
    if window.game is not None:
        words = translate("Branch", "This is “{title}” now. The game it comes from is under “Open a game”.")
        window.game.notice.say_for_a_while(words.format(title=made.title))
