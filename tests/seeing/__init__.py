"""Whether the tests see anything: asserts that are never reached, and faults put into the program that no test finds.

`python3 dev.py test --long` ends with it; `python -m tests.seeing tests/engine/test_match.py --of engine/match.py`
does the same for a few tests and files.
"""
