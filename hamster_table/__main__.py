"""`python -m hamster_table`: the same as the command `hamster-table`."""

import multiprocessing
import sys

from hamster_table.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
