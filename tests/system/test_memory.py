"""Pictures that were thrown away take no memory."""

import platform
import subprocess
import sys

import pytest

from tests.allocated import in_use

CODE = """if True:
    import sys
    from pathlib import Path
    from PySide6.QtGui import QImage
    from hamster_table.system.memory import give_large_blocks_back

    def picture(side):
        made = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        made.fill(0)
        return made

    def pages():
        return int(Path("/proc/self/statm").read_text().split()[1])

    give_large_blocks_back()
    picture(2000)
    before = pages()
    pictures = [picture(side) for _ in range(100) for side in (500, 30)]
    del pictures[::2]
    print((pages() - before) * 4096 >> 20)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps large blocks")
def test_large_pictures_that_were_thrown_away_leave_no_holes():
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=60, check=True)
    assert int(done.stdout) < 10


HOLES = """if True:
    from pathlib import Path
    from hamster_table.system.memory import give_free_pages_back

    def pages():
        return int(Path("/proc/self/statm").read_text().split()[1])

    blocks = [bytearray(60_000) for _ in range(1000)]
    del blocks[:-1]  # the last one stands at the end of the heap, all others are free below it
    before = pages()
    give_free_pages_back()
    print((before - pages()) * 4096 >> 20)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps free pages")
def test_what_is_free_below_a_block_in_use_goes_back():
    done = subprocess.run([sys.executable, "-c", HOLES], capture_output=True, text=True, timeout=60, check=True)
    assert int(done.stdout) > 30


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc is asked")
def test_what_is_in_use_is_counted_and_what_was_given_back_is_not():
    before = in_use()
    large, small = bytearray(5_000_000), [bytearray(1000) for _ in range(2000)]
    held = in_use() - before
    del large, small
    assert held == pytest.approx(7_100_000, rel=0.1)
    assert in_use() - before < 500_000
