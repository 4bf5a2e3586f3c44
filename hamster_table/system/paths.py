"""Where the program keeps what it writes. Nothing here makes a folder; whoever writes does.

`HAMSTER_TABLE_HOME` puts everything into one folder (tests, a program on a stick).
"""

import os
from pathlib import Path

import platformdirs

_NAME = "hamster_table"


def data_folder() -> Path:
    """The folder of the settings, the games in play and the records."""
    return _home() or platformdirs.user_data_path(_NAME, appauthor=False)


def settings_file() -> Path:
    """What the player has set."""
    return data_folder() / "settings.json"


def people_file() -> Path:
    """The people who play here."""
    return data_folder() / "people.json"


def session_store() -> Path:
    """The games in play, one play at a time, and the records of finished games."""
    return data_folder() / "sessions.sqlite3"


def saves_folder() -> Path:
    """Where saved games are offered to be put."""
    home = _home()
    return home / "saves" if home else platformdirs.user_documents_path() / "Hamster Table"


def films_folder() -> Path:
    """The last tumbles of Hamsterrolle."""
    return data_folder() / "films"


def log_file() -> Path:
    """The story of the program itself, for reports of mistakes."""
    return (_home() or platformdirs.user_log_path(_NAME, appauthor=False)) / "hamster_table.log"


def _home() -> Path | None:
    chosen = os.environ.get("HAMSTER_TABLE_HOME")
    return Path(chosen).expanduser().absolute() if chosen else None
