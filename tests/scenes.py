"""Things that are written to the disc: how it was, what is done, and what must hold afterwards, whatever fails."""

import os
import random
from contextlib import closing, suppress

from hamster_table.engine import Match, SaveError, load, save
from hamster_table.engine.hamsterdam import GAME, cards
from hamster_table.engine.hamsterrolle.actions import Settle
from hamster_table.engine.hamsterrolle.recordings.store import RecordingStore
from hamster_table.engine.storage.atomic_file import sweep
from hamster_table.engine.storage.save_file import SENTENCES
from hamster_table.engine.storage.session_store import Store
from hamster_table.models import settings
from hamster_table.models.storage import custom_parts
from tests.former_stores import lay_former
from tests.killing import step
from tests.stored import PEOPLE, file_of, game, spoil_entry, there


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
        with closing(Store(folder / "games")) as store:
            for seed in "12":
                store.begin(game(30, seed), PEOPLE)

    def prepare(self, folder):
        store = Store(folder / "games")
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
        with closing(Store(folder / "games")) as store:
            if store.notice:
                yield f"it is said that {store.notice}"
        ledgers = there(folder / "games")
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
        with closing(Store(folder / "games")) as store:
            if store.notice:
                yield f"it is said that {store.notice}"
        ledgers = there(folder / "games")
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
        with closing(Store(folder / "games")) as store:
            store.begin(match, PEOPLE)

    def prepare(self, folder):
        store = Store(folder / "games")
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
        with closing(Store(folder / "games")) as store:
            over, records = store.games()[0].is_over, len(store.records())
            if store.notice or over != bool(records) or (said and not records):
                yield f"{over}, {records} records, {store.notice}"
        yield from litter(folder)


class Open(Scene):
    """The store is opened, its index is older than a game, and a copy is due; what is refused is tried again."""

    expected = [31, 30, 46]
    is_damaged = False

    def lay(self, folder):
        path = folder / "games"
        with closing(Store(path)) as store:
            for seed in "12":
                store.begin(game(30, seed), PEOPLE)
            match = game(10_000)
            store.begin(match, PEOPLE).finish(match, PEOPLE)
        Store(path).close()
        index = (path / ".index").read_bytes()
        with closing(Store(path)) as store:
            kept, loaded = store.resume(1)
            further(loaded.match)
            kept.synchronize(loaded.match)
        (path / ".index").write_bytes(index)

    def act(self, folder, ready):
        return refused_or_done(lambda: Store(folder / "games").close())

    def go_on(self, folder, ready, said):
        Store(folder / "games").close()

    def wrong(self, folder, said):
        path = folder / "games"
        with closing(Store(path)) as store:
            if store.notice and not self.is_damaged:
                yield f"it is said that {store.notice}"
            if len(store.records()) != 1:
                yield f"there are {len(store.records())} records"
        if [len(ledger) for ledger in there(path).values()] != self.expected:
            yield f"there are {[len(ledger) for ledger in there(path).values()]} entries"
        yield from litter(folder)


class Rebuild(Open):
    """There is no index."""

    def lay(self, folder):
        super().lay(folder)
        (folder / "games" / ".index").unlink()


class Mend(Open):
    """A game is damaged, and its copy has an entry less than there were."""

    expected = [30, 30, 46]
    is_damaged = True

    def lay(self, folder):
        super().lay(folder)
        spoil_entry(file_of(folder / "games", 1), 28)

    def wrong(self, folder, said):
        yield from super().wrong(folder, said)
        if not list((folder / "games").glob("1 *.hamster.damaged-*")):
            yield "the damaged file is gone"


class Alone(Mend):
    """A game is damaged, and there is no copy."""

    expected = [28, 30, 46]

    def lay(self, folder):
        super().lay(folder)
        for copy in (folder / "games" / "copies").iterdir():
            copy.unlink()


class TakeOver(Open):
    """The store of a version before is taken over."""

    expected = [30, 30, 46]

    def lay(self, folder):
        over = game(10_000)
        record = {"game": "x", "ended": "", "names": [], "kinds": [], "places": [], "winners": [], "rounds": 1}
        lay_former(folder / "sessions.sqlite3", [game(30, "1"), game(30, "2"), over], {3: record})

    def wrong(self, folder, said):
        yield from super().wrong(folder, said)
        if not (folder / "sessions.sqlite3").exists():
            yield "the former store is gone"


class Torn(Open):
    """A program was killed while it wrote a line."""

    expected = [25, 25, 46]

    def lay(self, folder):
        with closing(Store(folder / "games")) as store:
            for seed in "12":
                store.begin(game(25, seed), PEOPLE)
            match = game(10_000)
            store.begin(match, PEOPLE).finish(match, PEOPLE)
        with file_of(folder / "games", 1).open("ab") as file:
            file.write(b'[0,{"do":"Pl')

    def go_on(self, folder, ready, said):
        with closing(Store(folder / "games")) as store:
            store.rename(1, "Torn")


class Delete(Play):
    """A game is deleted; its record stays."""

    def lay(self, folder):
        match = game(10_000)
        with closing(Store(folder / "games")) as store:
            store.begin(match, PEOPLE).finish(match, PEOPLE)

    def act(self, folder, ready):
        return refused_or_done(lambda: ready[0].delete(1))

    def prepare(self, folder):
        return Store(folder / "games"), None, None

    def go_on(self, folder, ready, said):
        with suppress(SaveError):
            ready[0].delete(1)

    def wrong(self, folder, said):
        with closing(Store(folder / "games")) as store:
            if store.notice or len(store.records()) != 1 or store.damaged or (said and store.games()):
                yield f"{store.games()}, {store.records()}, {store.damaged}, {store.notice}"
        yield from litter(folder)


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


ALL = Save, Play, Begin, Finish, Open, Rebuild, Mend, Alone, TakeOver, Torn, Delete, Settings, Start, Cards, Filmed
SCENES = {scene.__name__.lower(): scene() for scene in ALL}


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
    left = [file.name for file in folder.rglob("*") if ".part" in file.name]
    if left:
        yield f"there is litter: {left}"
