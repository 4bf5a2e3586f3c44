"""Processes of computer players that fail. They load neither Qt nor pytest, so that a thousand of them start soon."""

import json
import os
import random
import signal
import struct
import time

from hamster_table.models.ai import ai_worker


def crash(pipe, question):
    os.abort()


def leave(pipe, question):
    os._exit(0)


def hang(pipe, question):
    time.sleep(1000)


def stop(pipe, question):
    os.kill(os.getpid(), signal.SIGSTOP)


def say_garbage(pipe, question):
    pipe.send_bytes(random.randbytes(2000))


def say_brackets(pipe, question):
    pipe.send_bytes(b"[" * 60_000)


def say_too_much(pipe, question):
    """One answer of a gigabyte."""
    os.write(pipe.fileno(), struct.pack("!i", 1 << 30))
    while True:
        os.write(pipe.fileno(), bytes(1 << 20))


def say_half(pipe, question):
    os.write(pipe.fileno(), struct.pack("!i", 1000) + b"{")
    time.sleep(1000)


def cheat(pipe, question):
    """An action that is of the game, and not legal."""
    pipe.send_bytes(json.dumps({"ticket": question["ticket"], "action": {"do": "Place", "square": 99}}).encode())


def say_nonsense(pipe, question):
    pipe.send_bytes(json.dumps({"ticket": question["ticket"], "action": {"do": "Rob", "bank": 1}}).encode())


def answer_another_question(pipe, question):
    pipe.send_bytes(json.dumps({"ticket": question["ticket"] + 7, "action": None}).encode())
    time.sleep(1000)


def be_ready_and_die(pipe, question):
    pipe.send_bytes(json.dumps({"ticket": question["ticket"], "ready": True}).encode())
    os.abort()


FAILURES = (
    crash, leave, hang, stop, say_garbage, say_brackets, say_too_much, say_half, cheat, say_nonsense,
    answer_another_question, be_ready_and_die,
)  # fmt: skip

SILENT = (hang, stop, say_half, answer_another_question)
"""They look like a process that thinks for too long."""


class Unreliable:
    """A process that gets ready, and then fails."""

    def __init__(self, failure):
        self.failure = failure

    def __call__(self, pipe, forgotten):
        asked = pipe.recv_bytes()
        ready, _ = ai_worker.answer(asked, lambda: 0)
        pipe.send_bytes(json.dumps(ready).encode())
        self.failure(pipe, json.loads(asked))
        time.sleep(1000)
