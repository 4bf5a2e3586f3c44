"""`python -m hamster_table`: the same as the command `hamster-table`."""

import multiprocessing
import sys

from hamster_table.cli import main

if __name__ == "__main__":
    # A packed program on Windows is started anew for each child process, which has to end up here and not in a window.
    multiprocessing.freeze_support()
    sys.exit(main())
