"""What a thread says is heard in the window, and no object of Qt is deleted on a thread of Python."""

import threading
import weakref

from PySide6.QtCore import QObject, Slot

from hamster_table.models.relay import Relay


class Speaker(QObject):
    """Runs a thread of its own, as long as a gate is shut."""

    def __init__(self, parent=None):
        super().__init__(parent)
        self.gate, self.heard = threading.Event(), []
        self.relay = Relay(self.hear)
        self.thread_ = threading.Thread(target=self.run)
        self.relay.carry_for(self.thread_, self)

    def run(self):
        self.gate.wait(30)
        self.relay.say("a word")

    @Slot(object)
    def hear(self, word):
        self.heard.append((word, threading.current_thread()))


def test_a_word_is_heard_on_the_thread_of_the_window(qtbot):
    speaker = Speaker()
    speaker.gate.set()
    qtbot.waitUntil(lambda: bool(speaker.heard))
    assert speaker.heard == [("a word", threading.main_thread())]


def test_who_is_forgotten_while_its_thread_runs_is_not_deleted_there(qapp):
    speaker, deleted_on = Speaker(), []
    weakref.finalize(speaker, lambda: deleted_on.append(threading.current_thread()))
    gate, thread = speaker.gate, speaker.thread_
    del speaker
    gate.set()
    thread.join(30)
    assert deleted_on == []
    Speaker().gate.set()
    assert deleted_on == [threading.main_thread()]


def test_what_is_said_to_somebody_who_is_gone_is_heard_by_nobody(qtbot):
    parent = QObject()
    speaker = Speaker(parent)
    gone = []
    speaker.destroyed.connect(lambda: gone.append(True))
    parent.deleteLater()
    qtbot.waitUntil(lambda: bool(gone))
    speaker.gate.set()
    speaker.thread_.join(30)
    qtbot.wait(1)
    assert speaker.heard == []
