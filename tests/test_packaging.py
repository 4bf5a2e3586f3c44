"""What is handed to people who install the program."""

import compileall
import email
import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

import hamster_table
from hamster_table.system import resources

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "packaging"))

import build_deb  # noqa: E402
import build_windows  # noqa: E402
import contents  # noqa: E402
import draw_icons  # noqa: E402
import pins  # noqa: E402
import try_wheel  # noqa: E402
import wine  # noqa: E402

import build  # noqa: E402

LINUX = ROOT / "packaging" / "linux"
APP = "org.hamster_table.HamsterTable"
installed = pytest.mark.skipif(
    not any(importlib.metadata.distributions(name="hamster-table")), reason="the checkout is not installed here"
)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def read(*parts):
    return ROOT.joinpath(*parts).read_text("utf-8")


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A wheel, freshly built by somebody who has a home page for it."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for name in ("hamster_table", "resources"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    # As the tests leave it, which keep bytecode.
    compileall.compile_dir(source / "resources", quiet=1)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, source / name)
    build = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    home = {**os.environ, "HOME_PAGE": "https://example.org/hamsters"}
    subprocess.run([*build, "-w", folder, source], check=True, env=home)
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as opened:
        yield opened


@pytest.fixture(scope="module")
def wheel(built):
    """The names of the files in it."""
    return set(built.namelist())


def test_the_wheel_carries_every_module_and_table(wheel):
    files = (file for file in (ROOT / "hamster_table").rglob("*.*") if file.suffix != ".pyc")
    assert {file.relative_to(ROOT).as_posix() for file in files} <= wheel


def test_what_is_installed_to_be_edited_is_never_compiled(tmp_path):
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    module = tmp_path / "hamster_table/engine/kernel.py"
    module.parent.mkdir(parents=True)
    for file in ("hamster_table/__init__.py", "hamster_table/engine/__init__.py", "resources/x"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text("__version__ = '1'")
    for name in ("kernel", "learned_choice", "learned_value", "memoize", "tuned_policy"):
        module.with_name(f"{name}.py").touch()
    build = [sys.executable, "setup.py", "-q", "editable_wheel", "--dist-dir", "dist"]
    wanted = {**os.environ, "HAMSTER_TABLE_COMPILE": "1"}
    subprocess.run(build, cwd=tmp_path, env=wanted, check=True, timeout=100, capture_output=True)
    assert [*tmp_path.glob("dist/*.whl")]
    assert not (tmp_path / "build/compiled").exists() and not [*tmp_path.rglob("*.so"), *tmp_path.rglob("*.pyd")]


def test_the_wheel_carries_every_resource(wheel):
    found = [file for file in (ROOT / "resources").rglob("*") if file.is_file() and file.suffix != ".pyc"]
    files = [file.relative_to(ROOT / "resources") for file in found]
    assert len(files) > 90
    for_translators = {file for file in files if file.suffix == ".ts" or "_xx" in file.stem}
    assert {f"hamster_table/resources_data/{file.as_posix()}" for file in {*files} - for_translators} <= wheel
    assert not any(name.endswith((".ts", ".pyc")) for name in wheel)


def test_the_wheel_carries_nothing_twice(built):
    found = {}
    for file in (file for file in built.infolist() if file.file_size):
        found.setdefault(hashlib.sha256(built.read(file)).hexdigest(), []).append(file.filename)
    assert [files for files in found.values() if len(files) > 1] == []


def test_the_wheel_says_where_it_runs_and_the_home_page_of_its_publisher(built, wheel):
    (name,) = (name for name in wheel if name.endswith(".dist-info/METADATA"))
    said = email.message_from_bytes(built.read(name))
    versions = [line.rpartition(" :: ")[2] for line in said.get_all("Classifier") if "Python ::" in line]
    assert versions == ["3", *try_wheel.PYTHONS]
    assert said["Project-URL"] == "Homepage, https://example.org/hamsters"
    assert said["Author-email"] and said["License-Expression"] == "MIT AND OFL-1.1"
    (runtime,) = pins.of([wine.RUNTIME])
    assert f'{runtime.split()[0]}; sys_platform == "win32"' in said.get_all("Requires-Dist")


def test_the_wheel_puts_nothing_beside_the_package(wheel):
    assert {name.partition("/")[0].partition("-")[0] for name in wheel} == {"hamster_table"}


def test_resources_are_found_where_the_program_runs():
    assert resources.path("icons", "hamster-table.svg").is_file()
    assert resources.read("pieces", "hat.svg").startswith(b"<svg")


@installed
def test_the_version_is_the_same_everywhere():
    version = hamster_table.__version__
    assert importlib.metadata.version("hamster-table") == version
    assert f"## [{version}]" in read("CHANGELOG.md")
    releases = ET.parse(LINUX / f"{APP}.metainfo.xml").findall("./releases/release")
    assert releases[0].get("version") == version


@installed
def test_each_command_can_be_started():
    for group in ("console_scripts", "gui_scripts"):
        (command,) = (entry for entry in importlib.metadata.entry_points(group=group) if "hamster" in entry.name)
        assert callable(command.load())


@installed
def test_each_announced_game_is_there():
    for entry in importlib.metadata.entry_points(group="hamster_table.games"):
        assert entry.load().id == entry.name


def test_the_list_of_versions_has_all_that_is_required_and_each_has_its_hash():
    required = sum(PROJECT["optional-dependencies"].values(), PROJECT["dependencies"])
    assert {pins.plain(pin) for pin in pins.of(required)} == {pins.plain(name) for name in required}
    assert all("--hash=sha256:" in pin for pin in pins.pins())


def test_the_program_is_packed_with_what_it_needs_and_with_nothing_of_the_tools():
    packed = {pins.plain(pin) for pin in pins.program()}
    assert packed >= {"pyside6-essentials", "shiboken6", "miniaudio", "cffi", "pycparser", "pillow", "numpy"}
    assert packed.isdisjoint({"pytest", "pyinstaller", "cython", "distributed", "gymnasium"})


def test_what_is_packed_and_tried_is_in_the_list():
    assert all(wine.wanted().values()) and pins.with_needs(try_wheel.JUDGES)
    with pytest.raises(KeyError, match="nobody-has-this"):
        pins.of(["pip", "nobody_has.this"])


def test_windows_gets_its_own_packages_from_another_system_too():
    (pin,) = pins.of(["pefile"])
    assert "; sys_platform == 'win32'" in pin
    (there,) = pins.for_windows([pin])
    assert ";" not in there and there.split()[0] == pin.split()[0]


def test_the_manual_page_names_every_command():
    page = read("packaging", "linux", "hamster-table.6")
    commands = {file.stem for file in (ROOT / "hamster_table" / "commands").glob("*.py")} - {"__init__"}
    assert set(re.findall(r"^\.B (\w+)$", page, re.MULTILINE)) >= commands


def test_a_kept_game_is_known_by_its_content_too():
    """What `file` and file managers compare: the beginning of the canonical bytes."""
    first, second = ET.parse(LINUX / f"{APP}.mime.xml").findall(".//{*}match")
    low, high = map(int, second.get("offset").split(":"))
    for saved in (ROOT / "tests" / "saves").glob("*.hamster"):
        text = saved.read_text("utf-8")
        assert text.startswith(first.get("value"))
        assert low <= text.index(second.get("value")) <= high


def test_icons_are_drawn_in_every_size(tmp_path):
    draw = [sys.executable, ROOT / "packaging" / "draw_icons.py", tmp_path, APP, "16", "48"]
    subprocess.run(draw, check=True, timeout=60)
    assert [QImage(str(tmp_path / f"{side}x{side}" / "apps" / f"{APP}.png")).width() for side in (16, 48)] == [16, 48]


@pytest.fixture
def for_windows(tmp_path):
    """A small folder as of the program, with the pictures of an installer beside it."""
    made = tmp_path / "made"
    (made / "_internal" / "a b").mkdir(parents=True)
    for name in ("hamster-table.exe", "_internal/a b/ä.txt"):
        (made / name).write_text(name)
    for name in build_windows.DRAWN:
        draw_icons.main([str(tmp_path / name)])
    return made


def test_the_icon_of_windows_has_every_size(for_windows):
    icon = (for_windows.parent / "hamster-table.ico").read_bytes()
    (pictures,) = struct.unpack_from("<H", icon, 4)
    assert pictures == len(draw_icons.OF_WINDOWS) >= 6
    for n, side in enumerate(draw_icons.OF_WINDOWS):
        size, place = struct.unpack_from("<2I", icon, 6 + 16 * n + 8)
        assert QImage.fromData(icon[place : place + size], "PNG").width() == side


def test_windows_removes_what_was_brought_by_its_name_and_folders_only_when_they_are_empty(for_windows):
    lines = build_windows.removing(for_windows).splitlines()[1:-1]
    assert [line.strip() for line in lines] == [
        'Delete "$INSTDIR\\hamster-table.exe"',
        'Delete "$INSTDIR\\_internal\\a b\\ä.txt"',
        'RMDir "$INSTDIR\\_internal\\a b"',
        'RMDir "$INSTDIR\\_internal"',
    ]


def test_a_path_that_windows_may_find_too_long_is_not_packed(for_windows):
    (for_windows / ("a" * 151)).touch()
    with pytest.raises(SystemExit, match="too long"):
        build_windows.removing(for_windows)


def test_the_zip_for_windows_can_keep_its_games_beside_it(for_windows, tmp_path):
    packed = zipfile.ZipFile(build_windows.pack_for_a_stick(for_windows, "1.2.3", tmp_path))
    inside = {"hamster-table.exe", "portable.cmd", "_internal/a b/ä.txt"}
    assert {f"Hamster Table/{name}" for name in inside} <= set(packed.namelist())
    assert b"HAMSTER_TABLE_HOME=%~dp0games" in packed.read("Hamster Table/portable.cmd")


@pytest.mark.skipif(shutil.which("makensis") is None, reason="makensis is not here")
def test_an_installer_for_windows_has_every_sentence_in_every_language(for_windows, tmp_path):
    # What a language lacks is a warning, and a warning ends it.
    installer = build_windows.pack(for_windows, tmp_path, "1.2.3", tmp_path)
    assert installer.read_bytes().startswith(b"MZ")


def test_python_3_11_never_meets_the_pyside_that_ends_it():
    lines = [line for line in read("constraints.txt").splitlines() if line.startswith("pyside6-essentials")]
    (old,) = (line for line in lines if "< '3.12'" in line)
    assert old.startswith(("pyside6-essentials==6.10.", "pyside6-essentials==6.11."))


def test_the_desktop_knows_the_program_and_its_files():
    lines = read("packaging", "linux", f"{APP}.desktop").splitlines()
    desktop = dict(line.split("=", 1) for line in lines if "=" in line)
    mime = ET.parse(LINUX / f"{APP}.mime.xml").getroot()[0]
    about = ET.parse(LINUX / f"{APP}.metainfo.xml")
    assert desktop["Exec"].split()[0] in PROJECT["scripts"]
    assert desktop["MimeType"] == f"{mime.get('type')};"
    assert about.findtext("./provides/mediatype") == mime.get("type")
    assert about.findtext("id") == desktop["Icon"] == APP
    assert mime.find("{*}glob").get("pattern") == "*.hamster"


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="desktop-file-utils is not installed")
def test_the_desktops_own_tool_agrees_with_the_menu_entry():
    check = ["desktop-file-validate", LINUX / f"{APP}.desktop"]
    said = subprocess.run(check, capture_output=True, text=True, timeout=60)
    assert said.returncode == 0, said.stdout + said.stderr


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="appstream is not installed")
def test_the_catalogues_own_tool_agrees_but_for_the_home_page_that_only_a_publisher_has(tmp_path):
    published = tmp_path / f"{APP}.metainfo.xml"
    published.write_text(build_deb.metainfo("https://example.org/?a&b", "https://example.org/a&b"), "utf-8")
    for page in LINUX / published.name, published:
        said = subprocess.run(
            ["appstreamcli", "validate", "--no-net", page], capture_output=True, text=True, timeout=60
        )
        # Each letter is how grave it is, and only what is one of them is a complaint; older ones miss no home page.
        grave = re.findall(r"^[EW]: \S+ ([\w-]+)", said.stdout, re.MULTILINE)
        assert grave == [] if page == published else grave in ([], ["url-homepage-missing"]), said.stdout
        assert said.returncode == 0 or grave, said.stdout + said.stderr
        assert "developer-info-missing" not in said.stdout


def test_software_centres_load_our_pictures_from_where_they_are_published(tmp_path):
    page = tmp_path / f"{APP}.metainfo.xml"
    page.write_text(build_deb.metainfo("", "https://example.org/a&b"), "utf-8")
    shown = [image.text for image in ET.parse(page).findall("./screenshots/screenshot/image")]
    assert shown == [f"https://example.org/a&b/{name}.png" for name in build_deb.PICTURES]
    assert {f"{name}.png" for name in build_deb.PICTURES} == {
        file.name for file in (ROOT / "docs/pictures").glob("*.png")
    }
    assert build_deb.metainfo("", "") == (LINUX / page.name).read_text("utf-8")


def test_of_each_package_is_said_when_and_how_it_was_tried_or_that_it_never_was():
    lines = read("packaging", "README.md").splitlines()
    what, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    assert what == ["What", "Built on, by `build.py` and", "Tried on, when, by"]
    for _, built, tried in rows:
        assert "recipe, never built" in tried or re.search(r"\d{4}-\d\d-\d\d, `[\w./ -]+`", tried), tried
        assert set(re.findall(r"`(\w+)`", built)) & build.WHATS.keys(), built
    named = {word for _, built, _ in rows for word in re.findall(r"`(\w+)`", built)}
    assert build.WHATS.keys() - {"all"} <= named


def test_the_flatpak_takes_what_is_loaded_for_it_and_nothing_of_the_folder():
    manifest = read("packaging", "flatpak", f"{APP}.yml")
    sources = {(ROOT / "packaging/flatpak" / path).resolve() for path in re.findall(r"path: (\S+)", manifest)}
    made = {build.BUILD / "flatpak-wheels"}
    assert made <= sources and all(source.exists() for source in sources - made)
    assert not any(source.is_relative_to(build.DIST) for source in sources)


# What is inside, and on which terms


@pytest.fixture
def made(tmp_path, monkeypatch):
    """A small folder with a wheel, Python, a library of Debian and Qt inside; what it was made from, and its list."""
    for place in ("made/_internal/numpy.libs", "made/_internal/PySide6", "site", "python/lib/python3.13/lib-dynload"):
        (tmp_path / place).mkdir(parents=True)
    libraries = ("numpy.libs/libblas.so.1", "PySide6/libQt6Core.so.6", "libssl.so.3", "_json.so")
    for name in libraries:
        (tmp_path / "made/_internal" / name).write_bytes(name.encode())
    (tmp_path / "made/_internal/libQt6Core.so.6").symlink_to("PySide6/libQt6Core.so.6")
    (tmp_path / "made/_internal/words.txt").write_bytes(b"no library")
    (tmp_path / "python/lib/python3.13/lib-dynload/_json.so").touch()
    (tmp_path / "python/lib/python3.13/LICENSE.txt").write_text("Copyright (c) 2001 PSF")
    install(
        tmp_path / "site", "numpy", "2.4", "numpy.libs/libblas.so.1", licence="Copyright (c) 2005 NumPy Developers."
    )
    install(tmp_path / "site", "hamster-table", "0.1", "hamster_table/cli.py", licence="Copyright 2026 us")
    install(tmp_path / "site", "PySide6_Essentials", "6.11", "PySide6/libQt6Core.so.6")
    gpl = f"Copyright (c) 2012 Luke\n\n{read('packaging', 'licenses', 'GPL-3.txt')}"
    install(tmp_path / "site", "pyqtgraph", "0.14", "pyqtgraph/__init__.py", licence=gpl)
    wheels = {"numpy": "2.4", "PySide6_Essentials": "6.11", "pyqtgraph": "0.14", "pip": "23"}
    parts = [part(*wheel) for wheel in wheels.items()]
    needs = [{"ref": "pip==23"}, {"ref": "numpy==2.4", "dependsOn": ["pip==23"]}]
    (tmp_path / "list.json").write_text(json.dumps({"components": parts, "dependencies": needs}))
    (tmp_path / "doc").mkdir()
    (tmp_path / "doc/libssl3").write_text("Copyright: 1998-2026 The OpenSSL Project\nLicense: Apache-2.0\n words\n")
    monkeypatch.setattr(contents, "_copyright", lambda package: tmp_path / "doc" / package)
    answers = {"*/libssl.so.3": "libssl3:amd64: /usr/lib/libssl.so.3\n", "libssl3": "1:3.0+deb12 amd64\n"}
    monkeypatch.setattr(contents, "_dpkg", lambda *words: answers.get(words[-1], ""))
    return tmp_path


def part(name, version):
    purl = f"pkg:pypi/{name.lower()}@{version}"
    words = {"name": name, "version": version, "licenses": [{"license": {"id": "0BSD"}}], "purl": purl}
    return {"type": "library", "bom-ref": f"{name}=={version}", **words}


def install(site, name, version, *files, licence=""):
    """A wheel that has been installed there."""
    about = site / f"{name}-{version}.dist-info"
    (about / "licenses").mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.4\nName: {name}\nVersion: {version}\n")
    if licence:
        (about / "licenses/LICENSE").write_text(licence)
        files += (f"{about.name}/licenses/LICENSE",)
    for file in files:  # from Python 3.12 on only what is there counts as installed
        (site / file).parent.mkdir(parents=True, exist_ok=True)
        (site / file).touch()
    (about / "RECORD").write_text("".join(f"{file},,\n" for file in files))


def complete(made):
    contents.complete(made / "list.json", made / "made", [made / "site"], made / "python", "3.13.0")
    return json.loads((made / "list.json").read_text())


def test_the_list_of_what_is_inside_names_every_part_and_library_and_nothing_that_only_installs(made):
    found = complete(made)
    parts = {one["name"]: one for one in found["components"] if one["type"] != "file"}
    assert list(parts) == ["numpy", "PySide6_Essentials", "pyqtgraph", "Python", "libssl3"]
    assert parts["libssl3"]["purl"].endswith("/libssl3@1%3A3.0%2Bdeb12?arch=amd64")
    assert parts["libssl3"]["licenses"] == [{"license": {"name": "Apache-2.0"}}]
    libraries = {one["name"]: one for one in found["components"] if one["type"] == "file"}
    owner = {name.rpartition("/")[2]: one["purl"].partition("#")[0] for name, one in libraries.items()}
    assert owner == {
        "libblas.so.1": parts["numpy"]["purl"],
        "libQt6Core.so.6": parts["PySide6_Essentials"]["purl"],
        "_json.so": parts["Python"]["purl"],
        "libssl.so.3": parts["libssl3"]["purl"],
    }
    content = hashlib.sha256(b"libssl.so.3").hexdigest()
    assert libraries["_internal/libssl.so.3"]["hashes"][0]["content"] == content
    assert all(one["version"] and one["licenses"] and one["purl"] for one in found["components"])
    assert found["dependencies"] == [{"ref": "numpy==2.4", "dependsOn": []}]


def test_the_licence_of_every_part_lies_in_the_folder(made):
    complete(made)
    lying = {file.relative_to(made / "made/licenses").as_posix() for file in (made / "made/licenses").rglob("*.*")}
    assert {"README.txt", "Python/LICENSE.txt", "Python/python.txt", "libssl3/copyright.txt"} <= lying
    assert {f"PySide6_Essentials/{name}" for name in contents.BY_HAND["pyside6-essentials"]} <= lying
    assert (made / "made/licenses/numpy/LICENSE").read_text().endswith("NumPy Developers.")
    assert (made / "made/licenses/hamster-table/LICENSE").is_file()


def test_a_part_without_a_licence_is_not_handed_out(made):
    install(made / "site", "mystery", "1", "mystery/core.so")
    bom = json.loads((made / "list.json").read_text())
    bom["components"].append(part("mystery", "1"))
    (made / "list.json").write_text(json.dumps(bom))
    with pytest.raises(SystemExit, match="no licence of mystery"):
        complete(made)


def test_a_library_of_nobody_is_not_handed_out(made):
    (made / "made/_internal/libnobody.so.1").touch()
    with pytest.raises(SystemExit, match=r"whose library libnobody\.so\.1 is"):
        complete(made)


def test_the_file_of_terms_is_what_debian_reads_by_machine(made):
    """DEP-5: what it is written in, then for each of some files whose they are and on which terms."""
    complete(made)
    first, *stanzas = map(fields, build_deb.terms(made / "list.json", made / "made/licenses").split("\n\n"))
    assert first["Format"].endswith("/copyright-format/1.0/")
    assert all(list(stanza) == ["Files", "Copyright", "License", "Comment"] for stanza in stanzas)
    assert len({stanza["License"].split("\n")[0] for stanza in stanzas}) == len(stanzas)
    of = {stanza["Files"]: stanza for stanza in stanzas}
    assert next(iter(of)) == "*" and not any("libssl" in files for files in of)
    assert of[f"{build_deb.PROGRAM}/_internal/numpy.libs/libblas.so.1"]["Copyright"] == "(c) 2005 NumPy Developers."
    qt = of[f"{build_deb.PROGRAM}/_internal/PySide6/libQt6Core.so.6"]["License"]
    assert "/usr/share/common-licenses/LGPL-3" in qt and "double-conversion" in qt
    assert "See /usr/share/common-licenses/GPL-3." in stanzas[-1]["License"]
    assert not any("Version 3, 29 June 2007" in stanza["License"] for stanza in stanzas)
    assert stanzas[-1]["Comment"] == "pyqtgraph: 0BSD"


def fields(stanza):
    """The fields of a stanza of Debian's; a line that goes on begins with a blank and is never empty."""
    found = re.findall(r"^(\S+): ?(.*(?:\n[ \t]+\S.*)*)\n?", stanza, re.MULTILINE)
    assert "".join(f"{key}: {value}\n" for key, value in found).strip() == stanza.strip()
    return dict(found)


def test_the_package_says_who_cares_for_it_and_invents_nobody(monkeypatch):
    for name in ("DEBFULLNAME", "DEBEMAIL"):
        monkeypatch.delenv(name, raising=False)
    assert build_deb.maintainer().endswith("@hamster-table.invalid>")
    monkeypatch.setenv("DEBEMAIL", "ada@example.org")
    assert "Maintainer: hamster_table contributors <ada@example.org>\n" in build_deb.control("amd64", 1, "libc6")
    assert re.fullmatch(
        r"hamster-table \(\d+\.\d+\.\d+-1\) unstable; urgency=medium\n\n  \* .+\n\n"
        r" -- hamster_table contributors <ada@example\.org>  \w{3}, \d\d \w{3} \d{4} 00:00:00 \+0000\n",
        build_deb.changes(),
    )


def test_every_override_of_debians_check_says_why():
    """Each stands under a comment of its own."""
    for block in read("packaging", "linux", "lintian-overrides").strip().split("\n\n"):
        lines = block.splitlines()
        assert lines[0].startswith("# ") and lines[-1].startswith("hamster-table: ")


def test_what_is_said_of_changing_qt_goes_with_every_package():
    text = read("packaging", "licenses", "README.txt")
    assert "You may change Qt" in text and "LGPL-3.txt" in text
    assert {name for names in contents.BY_HAND.values() for name in names} | {"README.txt"} == {
        file.name for file in contents.HERE.iterdir()
    }
