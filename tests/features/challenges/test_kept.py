"""The challenges of this computer: one file each, the one opened last first."""

import os

from hamster_table.features.challenges import kept as challenges
from tests.features.challenges.challenging import a_challenge


def files():
    return sorted(challenges.folder().iterdir())


def test_a_challenge_that_is_opened_again_comes_first_and_its_file_is_not_written_again():
    first, second = challenges.keep(a_challenge(seed="1")), challenges.keep(a_challenge(seed="2"))
    before = {file.name: file.stat().st_ino for file in files()}
    for n, challenge in enumerate((first, second)):
        os.utime(challenges.folder() / f"{challenge.key}{challenges.SUFFIX}", (n, n))
    assert [*challenges.kept()] == [second.key, first.key]
    challenges.keep(first)
    assert [*challenges.kept().values()] == [first, second]
    assert {file.name: file.stat().st_ino for file in files()} == before


def test_a_challenge_with_another_title_takes_the_place_of_the_one_that_is_kept():
    old, new = a_challenge(title="Sunday"), a_challenge(title="Monday")
    assert old.key == new.key
    challenges.keep(old)
    challenges.keep_unless_kept(new)
    assert challenges.kept()[old.key].title == "Sunday"
    challenges.keep(new)
    assert [one.title for one in challenges.kept().values()] == ["Monday"]
