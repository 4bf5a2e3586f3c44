"""The release script, in a checkout of its own, and what the forge is told."""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hamster_table

ROOT = Path(__file__).parents[1]
VERSION = hamster_table.__version__


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    """A repository with the files of this checkout, ready for the release of its version."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("this is not a checkout")
    folder = tmp_path_factory.mktemp("repository")
    listing = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in filter(None, subprocess.check_output(listing, cwd=ROOT, text=True).split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    changes = folder / "CHANGELOG.md"
    unreleased = re.compile(r"(?<=^## \[Unreleased\]\n).*?(?=^## )", re.M | re.S)
    changes.write_text(unreleased.sub("\n", changes.read_text("utf-8")), "utf-8")
    git(folder, "init", "-q")
    commit(folder)
    return folder


@pytest.fixture
def checkout(repository, tmp_path):
    """A clone in which may be changed what one likes."""
    git(tmp_path, "clone", "-q", repository, tmp_path / "clone")
    return tmp_path / "clone"


@pytest.fixture(autouse=True, scope="module")
def author():
    with pytest.MonkeyPatch.context() as patch:
        for role in ("AUTHOR", "COMMITTER"):
            patch.setenv(f"GIT_{role}_NAME", "Nobody")
            patch.setenv(f"GIT_{role}_EMAIL", "nobody@example.invalid")
        yield


def git(folder, *words):
    return subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


def commit(folder):
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "--no-verify", "-m", "As it is")


def release(folder, check="import hamster_table"):
    """The exit code of the release script, and what it said."""
    command = [sys.executable, "packaging/release.py", "--check", f"{sys.executable} -c '{check}'"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.long
@pytest.mark.timeout(400)
def test_a_release_freezes_games_builds_and_tags(checkout):
    kept = next((checkout / "tests/saves").glob(f"{VERSION.rpartition('.')[0]}-run-hamster-run-*-end.hamster"))
    was = kept.read_bytes()
    kept.unlink()
    commit(checkout)
    code, said = release(checkout)
    assert code == 0, said
    assert git(checkout, "cat-file", "-t", f"v{VERSION}") == "tag"
    assert git(checkout, "status", "--porcelain") == "" and len(kept.read_bytes()) > len(was) / 2
    (archive,), (wheel,) = (checkout / "dist").glob("*.tar.gz"), (checkout / "dist").glob("*.whl")
    shutil.unpack_archive(archive, checkout / "build", filter="data")
    assert (checkout / f"build/hamster_table-{VERSION}/resources/pieces/hat.svg").is_file()
    assert "hamster_table/resources_data/pieces/hat.svg" in zipfile.ZipFile(wheel).namelist()
    assert "was released already" in release(checkout)[1]


@pytest.mark.timeout(400)
def test_what_is_wrong_stops_a_release_before_the_tag(checkout):
    code, said = release(checkout, "raise SystemExit(7)")
    assert code == 1 and "Failed with 7" in said
    for name, old, new, why in (
        ("CHANGELOG.md", "## [Unreleased]\n", "## [Unreleased]\n\n- New.\n", "unreleased lines"),
        ("CHANGELOG.md", f"## [{VERSION}] - ", f"## [{VERSION}] ", "no heading"),
        ("hamster_table/__init__.py", VERSION, "77.0.0", "no heading"),
    ):
        before = (checkout / name).read_text("utf-8")
        (checkout / name).write_text(before.replace(old, new), "utf-8")
        assert "not clean" in release(checkout)[1]
        commit(checkout)
        code, said = release(checkout)
        assert code == 1 and why in said
        (checkout / name).write_text(before, "utf-8")
        commit(checkout)
    assert git(checkout, "tag") == ""


def test_the_hooks_use_the_ruff_of_the_checkout():
    hooks = re.findall(r"entry: (.+)", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert [hook.split()[:4] for hook in hooks] == [["python", "dev.py", "ruff", does] for does in ("check", "format")]


def test_the_forge_runs_every_python_that_is_supported():
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    oldest = re.search(r'requires-python = ">=3\.(\d+)"', project)[1]
    workflow = (ROOT / ".github/workflows/test.yml").read_text("utf-8")
    pythons = re.search(r"python: \[(.+)\]", workflow)[1]
    assert pythons.startswith(f'"3.{oldest}"') and "dev.py test" in workflow
