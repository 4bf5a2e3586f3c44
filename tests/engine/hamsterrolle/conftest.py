"""Tests of Hamsterrolle name the rulings they prove."""


def pytest_configure(config):
    config.addinivalue_line("markers", "ruling(*ids): the rulings of docs/rulings.md that the test proves")
