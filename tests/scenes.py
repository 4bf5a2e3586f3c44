"""Things that are written to the disc: how it was, what is done, and what must hold afterwards, whatever fails."""

import os
import random
import sqlite3
from contextlib import closing

from hamster_table.engine import Match, SaveError, load, save
from hamster_table.engine.hamsterdam import GAME, cards
from hamster_table.engine.hamsterrolle.actions import Settle
from hamster_table.engine.hamsterrolle.recordings.store import RecordingStore
from hamster_table.engine.storage.atomic_file import sweep
from hamster_table.engine.storage.backups import backups
from hamster_table.engine.storage.save_file import SENTENCES
from hamster_table.engine.storage.session_store import Store
from hamster_table.models import settings
from hamster_table.models.storage import custom_parts
from tests.killing import step
from tests.spoiling import cut_off, there
from tests.stored import PEOPLE, game


class Scene:
    """Something that is written: how it was, what is done, and what must hold afterwards."""

    def lay(self, folder):
        """How it was."""

    def prepare(self, folder):
        """What is there when it begins, without faults."""

    def act(self, folder, ready):
        """Do it with a fault, and say "done" or what was refused."""

    def go_on(self, folder, ready, said):
        """What has to work afterwards, without faults."""

    def wrong(self, folder, said):
        """What does not hold, in sentences; *said* is "" after a kill."""


class Save(Scene):
    def lay(self, folder):
        path, match = folder / "x.hamster", game()
        for _ in range(5):
            save(match, path)
            match.undo()

    def prepare(self, folder):
        match = load(folder / "x.hamster")
        match.undo()
        return match

    def act(self, folder, ready):
        return refused_or_done(lambda: save(ready, folder / "x.hamster"))

    def wrong(self, folder, said):
        sweep(folder)
        found = [len(load(file).ledger) for file in sorted(folder.glob("x.hamster*"))]
        if found[0] == 36 and said:
            if found != [36, 37, 38, 39]:
                yield f"a save that failed left {found}"
        elif found[0] not in (35, 36) or not {36, 37} < set(found):
            yield f"there are {found}"
        if said == "done" and found[0] != 35:
            yield "it was said to be saved"
        yield from litter(folder)


class Play(Scene):
    """A play is kept; if that is refused the next one brings both."""

    def lay(self, folder):
        with closing(Store(folder / "s.sqlite3")) as store:
            for seed in "12":
                store.begin(game(30, seed), PEOPLE)

    def prepare(self, folder):
        store = Store(folder / "s.sqlite3")
        kept, loaded = store.resume(1)
        further(loaded.match)
        return store, kept, loaded.match

    def act(self, folder, ready):
        _, kept, match = ready
        return refused_or_done(lambda: kept.append(30, *match.ledger[30]))

    def go_on(self, folder, ready, said):
        _, kept, match = ready
        further(match)
        kept.synchronize(match)

    def wrong(self, folder, said):
        with closing(Store(folder / "s.sqlite3")) as store:
            if store.notice:
                yield f"it is said that {store.notice}"
        ledgers, _ = there(folder / "s.sqlite3")
        if len(ledgers[2]) != 30 or len(ledgers[1]) not in ((32,) if said else (30, 31, 32)):
            yield f"there are {[len(ledger) for ledger in ledgers.values()]} entries"
        yield from litter(folder)


class Begin(Play):
    """A game is begun; if that is refused, it is begun again."""

    def act(self, folder, ready):
        store, _, match = ready
        return refused_or_done(lambda: store.begin(match, PEOPLE))

    def go_on(self, folder, ready, said):
        store, _, match = ready
        if said != "done":
            store.begin(match, PEOPLE)

    def wrong(self, folder, said):
        with closing(Store(folder / "s.sqlite3")) as store:
            if store.notice:
                yield f"it is said that {store.notice}"
        ledgers, _ = there(folder / "s.sqlite3")
        found = [len(ledger) for ledger in ledgers.values()]
        if found not in (
            [[30, 30, 31]] if said == "done" else [[30, 30, 31], [30, 30, 31, 31]] if said else [[30, 30], [30, 30, 31]]
        ):
            yield f"there are {found} entries"
        yield from litter(folder)


class Finish(Play):
    """A game ends; if its record is refused, it is kept at the next try."""

    def lay(self, folder):
        match = game(10_000)
        with closing(Store(folder / "s.sqlite3")) as store:
            store.begin(match, PEOPLE)

    def prepare(self, folder):
        store = Store(folder / "s.sqlite3")
        kept, loaded = store.resume(1)
        return store, kept, loaded.match

    def act(self, folder, ready):
        _, kept, match = ready
        return refused_or_done(lambda: kept.finish(match, PEOPLE))

    def go_on(self, folder, ready, said):
        _, kept, match = ready
        if said != "done":
            kept.finish(match, PEOPLE)

    def wrong(self, folder, said):
        with closing(Store(folder / "s.sqlite3")) as store:
            over, records = store.games()[0].is_over, len(store.records())
            if store.notice or over != bool(records) or (said and not records):
                yield f"{over}, {records} records, {store.notice}"
        yield from litter(folder)


class Open(Scene):
    """The store is opened, and a backup is due; if that is refused, it is opened again."""

    expected = [31, 30, 46]

    def lay(self, folder):
        path = folder / "s.sqlite3"
        with closing(Store(path)) as store:
            for seed in "12":
                store.begin(game(30, seed), PEOPLE)
            match = game(10_000)
            store.begin(match, PEOPLE).finish(match, PEOPLE)
        Store(path).close()
        for _, made in backups(path):
            os.utime(made, (1, 1))
        with closing(Store(path)) as store:
            kept, loaded = store.resume(1)
            further(loaded.match)
            kept.synchronize(loaded.match)
        for _, made in backups(path):
            os.utime(made, (1, 1))

    def act(self, folder, ready):
        return refused_or_done(lambda: Store(folder / "s.sqlite3").close())

    def go_on(self, folder, ready, said):
        Store(folder / "s.sqlite3").close()

    def wrong(self, folder, said):
        path = folder / "s.sqlite3"
        with closing(Store(path)) as store:
            if store.notice and not self.is_damaged(store.notice):
                yield f"it is said that {store.notice}"
        ledgers, records = there(path)
        if [len(ledger) for ledger in ledgers.values()] != self.expected or records != 1:
            yield f"there are {[len(ledger) for ledger in ledgers.values()]} entries and {records} records"
        yield from litter(folder)

    def is_damaged(self, notice):
        return False


class Mend(Open):
    """The store is damaged."""

    expected = [30, 30, 46]

    def lay(self, folder):
        super().lay(folder)
        path = folder / "s.sqlite3"
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("UPDATE ledger SET entry = '' WHERE of = 1 AND n = 30")
        spoiled = path.read_bytes()
        path.write_bytes(bytes(100) + spoiled[100:])

    def wrong(self, folder, said):
        yield from super().wrong(folder, said)
        if not list(folder.glob("s.damaged-*.sqlite3")):
            yield "the damaged file is gone"

    def is_damaged(self, notice):
        return notice.code == "mended"


class Alone(Mend):
    """The store is damaged, and there is no backup."""

    def lay(self, folder):
        super().lay(folder)
        for _, made in backups(folder / "s.sqlite3"):
            made.unlink()


class Crashed(Open):
    """The store was left by a program that was killed."""

    expected = [25, 25]

    def lay(self, folder):
        cut_off(folder / "data" / "sessions.sqlite3")
        for file in (folder / "data").iterdir():
            file.rename(folder / file.name.replace("sessions", "s"))
        (folder / "data").rmdir()

    def wrong(self, folder, said):
        for sentence in super().wrong(folder, said):
            if sentence != "there are [25, 25] entries and 0 records":
                yield sentence


class Settings(Scene):
    """Settings are kept."""

    def lay(self, folder):
        for theme in ("system", "light", "dark"):
            settings.save(settings.Settings(theme=theme), folder / "settings.json")

    def act(self, folder, ready):
        try:
            settings.save(settings.Settings(theme="contrast"), folder / "settings.json")
        except OSError:
            return "refused"
        return "done"

    def wrong(self, folder, said):
        sweep(folder)
        found, unread = settings.load_checked(folder / "settings.json")
        if unread or found.theme not in (("contrast",) if said == "done" else ("dark", "contrast")):
            yield f"the theme is {found.theme}, {unread}"
        yield from litter(folder)


class Start(Settings):
    """Settings are read."""

    def act(self, folder, ready):
        settings.load_checked(folder / "settings.json")
        return ""


class Cards(Scene):
    """The file of one's own cards is begun."""

    def prepare(self, folder):
        os.environ["HAMSTER_TABLE_HOME"] = str(folder)

    def act(self, folder, ready):
        try:
            custom_parts.begin(GAME)
        except ValueError as error:
            return f"refused {error}"
        return "done"

    def wrong(self, folder, said):
        sweep(folder)
        path = folder / GAME.custom_parts.file
        if path.exists() and path.read_text("utf-8") != cards.cards_toml():
            yield "it is broken"
        if said == "done" and not path.exists():
            yield "it was said to be there"
        if "None" in said:
            yield said
        yield from litter(folder)


class Filmed(Scene):
    """The film of a tumble is kept, where there is room."""

    def lay(self, folder):
        self.act(folder, self.prepare(folder))
        for recording in folder.iterdir():
            recording.rename(recording.with_name("0.film"))

    def prepare(self, folder):
        match = Match.new("hamsterrolle", 2, {"physics": "simple"}, seed="7")
        from hamster_table.engine.hamsterrolle.recordings.compression import encode
        from hamster_table.engine.hamsterrolle.recordings.recording import Frame, Recording

        assert encode(Recording([]))
        return match, Recording([Frame(33 * n, n, n, ((1, *range(7)),)) for n in range(20)])

    def act(self, folder, ready):
        match, recording = ready
        poses = tuple((piece, *match.state.poses[piece]) for piece in match.state.in_wheel())
        RecordingStore(folder, most=1).keep(Settle(match.state.angle, poses, ()), recording)
        return ""

    def wrong(self, folder, said):
        match, recording = self.prepare(folder)
        if RecordingStore(folder).find(match.state) not in (None, recording):
            yield "it is another film"
        sweep(folder)
        yield from litter(folder)


SCENES = {
    scene.__name__.lower(): scene()
    for scene in (Save, Play, Begin, Finish, Open, Mend, Alone, Crashed, Settings, Start, Cards, Filmed)
}


def refused_or_done(do):
    try:
        do()
    except SaveError as error:
        assert error.code in SENTENCES
        return f"refused {error.code}"
    return "done"


def further(match):
    step(match, random.Random(len(match.ledger)))


def litter(folder):
    """Temporary files that are left when all is done and opened again."""
    left = [file.name for file in folder.iterdir() if ".part" in file.name or "sqlite3-left-" in file.name]
    left = [name for name in left if ".damaged-" not in name]
    left += [file.name for file in folder.iterdir() if file.name.endswith(("-journal", ".mended.sqlite3"))]
    if left:
        yield f"there is litter: {left}"
