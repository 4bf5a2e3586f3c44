"""A window that says when its first frame was painted, and then how much CPU time it takes to do nothing.

`bare`: a QGraphicsView with 200 items, the least a board game of this kind could be. `table`: this program.
"""

import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

SETTLE = 3000
"""Milliseconds after the first frame until it should be at rest."""


class Watch(QObject):
    """Sees the first frame, and waits."""

    def __init__(self, app, rest):
        super().__init__(app)
        self.rest, self.painted = rest, False
        app.installEventFilter(self)

    def eventFilter(self, item, event):
        if not self.painted and event.type() == QEvent.Type.Paint:
            self.painted = True
            QTimer.singleShot(0, self.first)
        return False

    def first(self):
        QApplication.instance().removeEventFilter(self)
        print(time.monotonic(), time.process_time(), flush=True)
        if self.rest:
            QTimer.singleShot(SETTLE, self.settled)
        else:
            QApplication.quit()

    def settled(self):
        self.begun = time.process_time()
        QTimer.singleShot(1000 * self.rest, self.done)

    def done(self):
        print(time.process_time() - self.begun, flush=True)
        QApplication.quit()


class Watched(QApplication):
    """The application of the program, watched from its first event on."""

    def __init__(self, *words):
        super().__init__(*words)
        self.watch = Watch(self, REST)


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
    import PySide6.QtWidgets

    PySide6.QtWidgets.QApplication = Watched
    from hamster_table.app import run

    run()


REST = int(sys.argv[2])
if __name__ == "__main__":
    {"bare": bare, "table": table}[sys.argv[1]]()
