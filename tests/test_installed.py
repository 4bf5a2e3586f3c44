"""What people install is built, installed where nothing else is, used by a scripted hand, and removed: long minutes."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "packaging"
sys.path.append(str(PACKAGING))

import try_fresh  # noqa: E402
import try_screens  # noqa: E402
import try_setup  # noqa: E402
import try_sound  # noqa: E402
import try_wheel  # noqa: E402
import try_windows  # noqa: E402

pytestmark = [
    pytest.mark.long,
    pytest.mark.timeout(4 * 3600),  # a build, two systems and two suites take more than an hour where much else runs
    pytest.mark.skipif(sys.platform != "linux", reason="tried on Linux"),
]


def run(*command):
    """Run a program of packaging/ in the checkout; what it prints is shown when it fails."""
    return subprocess.run([sys.executable, PACKAGING / command[0], *command[1:]], cwd=ROOT).returncode


def skip_without(*tools):
    if missing := [tool for tool in tools if shutil.which(tool) is None]:
        pytest.skip(f"not here: {', '.join(missing)}")


def skip_without_root():
    if os.geteuid() != 0:
        pytest.skip("clean systems are made by root alone")


def look_at_licences(list_of_parts, folder, *parts):
    """Each part is in the list with all that is to be said of it, these among others, and has its licence in the
    folder of the program."""
    listed = json.loads(list_of_parts.read_text("utf-8"))["components"]
    assert all(part["version"] and part["licenses"] and part["purl"] for part in listed)
    names = {part["name"] for part in listed if part["type"] != "file"}
    terms = {place.name for place in (folder / "licenses").iterdir() if place.is_dir()}
    assert {"PySide6_Essentials", "Python", "numpy", "PyInstaller", *parts} <= names <= terms


def test_the_wheel_is_installed_used_and_removed_under_every_python_that_is_here():
    skip_without(*try_wheel.TOOLS)
    found = [version for version in try_wheel.PYTHONS if try_wheel.interpreter(version)]
    assert found and run("build.py", "wheel") == 0
    assert run("try_wheel.py", *(word for version in found for word in ("--python", version))) == 0


def test_the_debian_package_is_installed_used_and_removed_in_clean_systems():
    skip_without("debootstrap", "dpkg-shlibdeps")
    skip_without_root()
    assert run("build.py", "folder", "deb") == 0
    look_at_licences(ROOT / "dist/hamster-table.cdx.json", ROOT / "dist/hamster-table", "zlib1g")
    # Under the GPL, and nobody needs it.
    assert not [*(ROOT / "dist/hamster-table").rglob("*readline*")]
    assert run("try_deb.py") == 0


@pytest.mark.parametrize("suite", try_fresh.SUITES)
def test_what_the_readme_says_works_in_a_bare_debian(suite):
    skip_without(*try_fresh.TOOLS)
    skip_without_root()
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a checkout")
    assert run("try_fresh.py", suite) == 0


def test_every_sound_is_heard_when_it_is_due_and_after_the_sound_server_has_come_back():
    skip_without(*try_sound.TOOLS)
    skip_without_root()
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a checkout")
    assert run("try_sound.py") == 0


def test_the_program_is_played_and_tested_under_windows():
    skip_without(*try_windows.TOOLS)
    skip_without_root()
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a checkout")
    assert run("try_windows.py") == 0


def test_the_installer_for_windows_is_built_installs_upgrades_and_removes():
    skip_without(*try_setup.TOOLS)
    skip_without_root()
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a checkout")
    assert run("build.py", "windows") == 0
    made = ROOT / "build/packages/windows/hamster-table"
    look_at_licences(ROOT / "dist/hamster-table-windows.cdx.json", made, "msvc_runtime")
    assert run("try_setup.py") == 0


def test_the_window_is_whole_and_sharp_on_wayland_at_fractional_scales_and_when_a_screen_goes():
    skip_without(*try_screens.TOOLS)
    assert run("try_screens.py") == 0
