"""The program on machines that are not as one would wish: it starts and plays, and says in a sentence what it lacks."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="made with what Linux has for it")
ROOT = Path(__file__).parents[2]
ENTRIES = 40


def sit(home, saves=(), before="", entries=ENTRIES, folder_goes=False, **environment):
    """How a sitting went whose data folder is *home*; *before* is done in the child before anything is loaded."""
    wanted = {"entries": entries, "saves": [os.fsencode(path).hex() for path in saves], "folder_goes": folder_goes}
    code = (
        f"{before}\nimport runpy; runpy.run_path({str(ROOT / 'tests/environment/sitting.py')!r}, run_name='__main__')"
    )
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "TZ"))}
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=json.dumps(wanted),
        cwd=ROOT,
        env={**kept, "PYTHONPATH": str(ROOT), "HAMSTER_TABLE_HOME": str(home), "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        timeout=1000,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    went = json.loads(done.stdout.splitlines()[-1])
    assert went["mistakes"] == []
    return went


def a_file(folder):
    (folder / "home").write_text("this is no folder")
    return folder / "home"


def below_a_file(folder):
    return a_file(folder) / "deeper"


def a_loop_of_links(folder):
    (folder / "home").symlink_to(folder / "away")
    (folder / "away").symlink_to(folder / "home")
    return folder / "home"


def a_link_to_nothing(folder):
    (folder / "home").symlink_to(folder / "not" / "there")
    return folder / "home"


def a_place_of_the_kernel(folder):
    return Path("/proc/hamster_table")


def a_name_that_is_too_long(folder):
    return folder / ("h" * 300)


BAD_HOMES = [a_file, below_a_file, a_loop_of_links, a_link_to_nothing, a_place_of_the_kernel, a_name_that_is_too_long]


@pytest.mark.parametrize(
    "home_of", [pytest.param(a_file), *(pytest.param(one, marks=pytest.mark.long) for one in BAD_HOMES[1:])]
)
def test_without_a_place_to_keep_games_one_plays_all_the_same_and_is_told(home_of, tmp_path):
    went = sit(home_of(tmp_path), [tmp_path / "by hand.hamster"])
    assert went["entries"] >= ENTRIES
    assert went["notices"]
    assert went["saved"][0]["same"] and went["saved"][0]["is_there"]
    assert went["opened"] < 30, "it waits for no place that never comes; a busy machine takes five seconds"


@pytest.mark.long
@pytest.mark.parametrize("name", ["not/yet/there", "ä ö #%&'\"; 小"])
def test_a_folder_that_can_be_made_is_made(name, tmp_path):
    home = tmp_path / name
    went = sit(home)
    assert went["entries"] >= ENTRIES
    assert went["notices"] == []
    assert list(home.resolve().iterdir())


@pytest.mark.long
def test_a_folder_that_is_deleted_meanwhile_costs_no_game(tmp_path):
    home = tmp_path / "home"
    went = sit(home, [tmp_path / "by hand.hamster"], entries=90, folder_goes=True)
    assert went["entries"] >= 90
    assert went["saved"][0]["same"]


@pytest.mark.long
@pytest.mark.parametrize(
    "limit",
    [
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))",
        "resource.setrlimit(resource.RLIMIT_AS, (2**31, 2**31))",
        "os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})",
    ],
)
def test_a_small_machine_is_enough(limit, tmp_path):
    went = sit(tmp_path / "home", [tmp_path / "a.hamster"], before=f"import os, resource; {limit}")
    assert went["entries"] >= ENTRIES
    assert went["notices"] == []
    assert went["saved"][0]["same"]


@pytest.mark.long
def test_the_land_and_the_hour_make_no_difference_to_a_game(tmp_path):
    went = [
        sit(tmp_path / str(n), [tmp_path / f"{n}.hamster"], LC_ALL=land, TZ=zone)
        for n, (land, zone) in enumerate(
            [
                ("C", "UTC"),
                ("de_DE.UTF-8", "Europe/Berlin"),
                ("tr_TR.UTF-8", "Asia/Kolkata"),
                ("ar_EG.UTF-8", "Pacific/Kiritimati"),
                ("ja_JP.UTF-8", "America/New_York"),
            ]
        )
    ]
    files = {(tmp_path / f"{n}.hamster").read_bytes() for n in range(len(went))}
    assert len(files) == 1
    assert len({(one["digest"], tuple(one["story"])) for one in went}) == 1
    assert {one["half"] for one in went} == {"."}


ODD = (
    "with spaces.hamster|#%&'\".hamster|-dash.hamster|--help.hamster|.hidden.hamster|dot..hamster|semi;colon.hamster|"
    "a&b.hamster|<b>bold<b>.hamster|Hämster.hamster|Хомяк.hamster|仓鼠.hamster|🐹🐹.hamster|e\u0301.hamster|"
    "\u202egnp.hamster|مرحبا.hamster|no suffix|UPPER.HAMSTER|con.hamster|nul|a\nnewline.hamster|tab\there.hamster|"
    "back\\slash.hamster|star*?.hamster|$HOME.hamster|~tilde.hamster|%41.hamster|file:.hamster|http:.hamster|"
    "(1).hamster|[x].hamster|{name}.hamster|%n.hamster|comma,.hamster"
)


def odd_paths(folder):
    """Two hundred names as people, and other systems, give them."""
    names = [name.encode() for name in ODD.split("|")]
    names += [b"caf\xe9.hamster", b"\xff\xfe.hamster", b"\x80.hamster", "é".encode("latin-1") * 8 + b".hamster"]
    names += [b"x" * (247 - len(b".hamster")) + b".hamster"]
    names += [bytes([code]) + b" x.hamster" for code in range(1, 256) if code not in b"/"]
    paths = [os.fsencode(folder) + b"/" + name for name in names]
    deep = os.fsencode(folder) + b"/" + b"/".join([b"d" * 200] * 15)
    os.makedirs(deep)
    return [*paths[:199], deep + b"/deep.hamster"]


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_two_hundred_odd_paths_are_saved_to_and_opened(tmp_path):
    (tmp_path / "odd").mkdir()
    paths = [os.fsdecode(path) for path in odd_paths(tmp_path / "odd")]
    assert len(paths) == 200
    for path, how in zip(paths, sit(tmp_path / "home", paths)["saved"], strict=True):
        assert how["is_there"], (path, how)
        assert how["same"], (path, how)


@pytest.mark.long
def test_a_path_that_is_none_is_a_sentence(tmp_path):
    too_long, nowhere = tmp_path / ("y" * 300), tmp_path / "no" / "where.hamster"
    went = sit(tmp_path / "home", [too_long, nowhere, tmp_path])
    assert all(how["said"] for how in went["saved"])
    assert all(how["same"] for how in went["saved"]), "the game on the table stays"
