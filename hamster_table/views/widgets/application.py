"""The one application, with its type."""

from PySide6.QtWidgets import QApplication


def application() -> QApplication:
    """The application. There is one wherever there are widgets; without one this is an `AssertionError`."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
