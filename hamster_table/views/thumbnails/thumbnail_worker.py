"""The process that draws small pictures of tables. It gets what everybody may see of a game and nothing else.

It says once that it is ready, by an empty message. A question is two lines of JSON: `{"ticket", "width", "height",
"theme", "language", "faces"}` and what `Summaries.summary_ready` gives, or `{"game", "chapter"}` for an example of the
rules, in which nobody of this computer sits. An answer is the ticket in eight bytes and the picture as PNG; no picture
means that it could not be drawn. An empty question ends it.
"""

from __future__ import annotations

import json
import os
from multiprocessing.connection import Connection


def main(pipe: Connection) -> None:
    """Draw what comes through the pipe, until an empty question."""
    # Before Qt is imported. A scale that the desktop has set would make pictures of another size than was asked for.
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1")
    from hamster_table.views.thumbnails import table_thumbnail  # the window that starts this process needs none of it

    _app = table_thumbnail.begin()
    pipe.send_bytes(b"")
    while question := pipe.recv_bytes():
        pipe.send_bytes(answer(question))


def answer(question: bytes) -> bytes:
    """The answer to a question: its ticket, and the picture, or nothing when the table could not be drawn."""
    from hamster_table.models.people import PEOPLE, People
    from hamster_table.views.art.card import png
    from hamster_table.views.thumbnails import table_thumbnail

    head, _, form = question.partition(b"\n")
    asked = json.loads(head)
    ticket, faces = int(asked.pop("ticket")).to_bytes(8, "big"), asked.pop("faces")
    try:
        what = json.loads(form) | {"language": asked.pop("language")}
        PEOPLE.now = People.of_faces(() if "chapter" in what else faces)
        if "chapter" in what:
            from hamster_table.views.thumbnails import example_picture

            return ticket + png(example_picture.draw(**what, **asked))
        return ticket + png(table_thumbnail.draw(what, **asked))
    except Exception:
        return ticket
