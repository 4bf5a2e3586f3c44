"""A window that says when its first frame was painted, and then how much CPU time it takes to do nothing.

`bare`: a QGraphicsView with 200 items, the least a board game of this kind could be. `table`: this program.
"""

import sys
import time

WHAT, REST = sys.argv[1], int(sys.argv[2])
if WHAT == "table":
    # The program is there before Qt is, and looks for nothing to throw away, as when it is started by its command.
    import gc

    import hamster_table.cli

    gc.disable()
    import hamster_table.app

import PySide6.QtWidgets  # noqa: E402
from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: E402
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView  # noqa: E402

SETTLE = 3000
"""Milliseconds after the first frame until it should be at rest."""


class Watch(QObject):
    """Sees the first frame of a window, and waits. It watches nothing else: that would cost whoever has much in it."""

    def __init__(self, window, rest):
        super().__init__(window)
        self.rest = rest
        window.installEventFilter(self)

    def eventFilter(self, window, event):
        # This event comes to the window itself when all that is in it has been painted.
        if event.type() == QEvent.Type.Paint:
            window.removeEventFilter(self)
            self.first()
        return False

    def first(self):
        print(time.monotonic(), time.process_time(), flush=True)
        if self.rest:
            QTimer.singleShot(SETTLE, self.settled)
        else:
            QTimer.singleShot(0, QApplication.quit)

    def settled(self):
        self.begun = time.process_time()
        QTimer.singleShot(1000 * self.rest, self.done)

    def done(self):
        print(time.process_time() - self.begun, flush=True)
        QApplication.quit()


class Watched(QApplication):
    """The application of the program; its window is watched from the first event on."""

    def exec(self):
        (window,) = self.topLevelWindows()
        self.watch = Watch(window, REST)
        return super().exec()


def bare():
    app = Watched(sys.argv[:1])
    scene = QGraphicsScene()
    for n in range(200):
        scene.addEllipse(n % 20 * 60, n // 20 * 60, 50, 50).setBrush(app.palette().highlight())
    view = QGraphicsView(scene)
    view.resize(1280, 800)
    view.show()
    app.exec()


def table():
    PySide6.QtWidgets.QApplication = Watched
    hamster_table.app.run()


if __name__ == "__main__":
    {"bare": bare, "table": table}[WHAT]()
