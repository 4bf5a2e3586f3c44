"""`dev.py` says what it cannot do, and why, instead of failing somewhere inside."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DEV = Path(__file__).parents[1] / "dev.py"


@pytest.fixture
def dev():
    spec = importlib.util.spec_from_file_location("dev", DEV)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def start(*words, **environment):
    """What `dev.py` answers in an environment with nothing else in it."""
    kept = {name: os.environ[name] for name in ("HOME", "SYSTEMROOT") if name in os.environ}
    return subprocess.run(
        [sys.executable, DEV, *words], env={**kept, **environment}, capture_output=True, text=True, timeout=60
    )


def test_a_library_that_is_not_there_is_named_by_its_package(dev):
    assert dev.lacking({"libnobody-has-this.so.9": "libnobody9"}) == ["libnobody9"]


@pytest.mark.skipif(sys.platform != "linux", reason="displays are found otherwise")
def test_without_a_display_there_is_no_table():
    answer = start("play")
    assert answer.returncode == 3
    assert "no display" in answer.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="system packages are Debian's")
def test_without_a_package_installer_the_packages_are_named(dev, monkeypatch, capfd):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit) as end:
        dev.install_packages(["libnobody9"])
    assert end.value.code == 3
    assert "libnobody9" in capfd.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="system packages are Debian's")
def test_without_an_administrator_the_command_is_printed(dev, monkeypatch, tmp_path, capfd):
    (tmp_path / "apt-get").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SystemExit) as end:
        dev.install_packages(["libnobody9"])
    assert end.value.code == 3
    assert "apt-get install -y --no-install-recommends libnobody9" in capfd.readouterr().err


@pytest.fixture
def bare(dev, monkeypatch, tmp_path):
    """A machine with an installer that has a tool for every package, and with no tool yet; what was installed."""
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev.machine, "WINDOW", {})
    monkeypatch.setattr(dev, "TOOLS", {"seer": "seer-utils", str(tmp_path / "bus.conf"): "bus"})
    (tmp_path / "apt-get").write_text(f"#!/bin/sh\necho $@ >> {tmp_path}/done\n: > {tmp_path}/bus.conf\nexit $FAILS\n")
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("FAILS", "0")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return tmp_path / "done"


@pytest.mark.skipif(sys.platform != "linux", reason="system packages are Debian's")
def test_what_only_some_tests_need_is_installed_where_that_may_be(dev, bare, monkeypatch, capfd):
    for tried in "ready[dev]", "research", "spiel":
        (bare.parent / tried).write_text(dev.fingerprint())
    monkeypatch.setattr(dev, "PYTHON", bare.parent / "apt-get")
    assert dev.lacking_tools() == ["seer-utils", "bus"]
    assert dev.test(["tests/test_dev.py"]) == 0
    installed, tested = bare.read_text().splitlines()
    assert tested == "-m pytest tests/test_dev.py"
    assert installed.endswith("install -y --no-install-recommends seer-utils bus")
    assert dev.lacking_tools() == ["seer-utils"]
    assert "skipped" not in capfd.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="system packages are Debian's")
@pytest.mark.parametrize(("lacks", "code"), [(["libnobody9"], 3), ([], 0)])
def test_what_is_missing_is_said_with_the_command_that_installs_it(dev, bare, monkeypatch, capfd, lacks, code):
    monkeypatch.setattr(dev.machine, "WINDOW", {f"{one}.so": one for one in lacks})
    monkeypatch.setattr(dev.machine, "DRAWING", {})
    assert dev.check([]) == code
    said = capfd.readouterr().err
    assert f"apt-get install -y --no-install-recommends {' '.join([*lacks, 'seer-utils', 'bus'])}\n" in said
    assert not bare.exists(), "nothing is installed"


@pytest.mark.skipif(sys.platform != "linux", reason="system packages are Debian's")
def test_where_it_may_not_the_tests_go_on_and_it_is_said_each_time_and_tried_once(dev, bare, monkeypatch, capfd):
    monkeypatch.setenv("FAILS", "1")
    dev.install_tools()
    tried = len(bare.read_text().splitlines())
    assert "some tests will be skipped without seer-utils bus. They could not" in capfd.readouterr().err
    (bare.parent / "bus.conf").unlink()
    dev.install_tools()
    assert "some tests will be skipped without seer-utils bus" in capfd.readouterr().err
    assert len(bare.read_text().splitlines()) == tried


@pytest.mark.skipif(sys.platform != "linux", reason="system packages are Debian's")
@pytest.mark.parametrize("wrong", ["nothing", "ruff check", "ruff format", "mypy", "pytest"])
def test_everything_is_checked_and_what_one_check_finds_is_said_and_fails_all(dev, bare, monkeypatch, capfd, wrong):
    for tried in "ready[dev]", "research", "spiel":
        (bare.parent / tried).write_text(dev.fingerprint())
    python = bare.parent / "python"
    python.write_text(f'#!/bin/sh\necho "$@ [$PYTHONDONTWRITEBYTECODE]"\ncase "$*" in *"{wrong}"*) exit 7;; esac\n')
    python.chmod(0o755)
    monkeypatch.setattr(dev, "PYTHON", python)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert dev.test([]) == (0 if wrong == "nothing" else 7)
    said = capfd.readouterr().out.splitlines()
    assert [line.split()[1] for line in said] == ["ruff", "ruff", "pytest", "mypy"]
    assert said[2] == "-m pytest -n 2 --dist worksteal []", "tests write bytecode"


@pytest.mark.skipif(sys.platform != "linux", reason="system packages are Debian's")
def test_every_tool_that_a_test_starts_or_is_skipped_without_is_installed(dev):
    tests = "".join(path.read_text("utf-8") for path in DEV.parent.glob("tests/**/*.py"))
    wanted = {*re.findall(r"shutil\.which\(\"([\w-]+)\"\)", tests), "Xvfb", "dbus-daemon", "desktop-file-validate"}
    wanted |= {*re.findall(r"subprocess\.\w+\(\[\"([\w-]+)\"", tests)}
    assert wanted - {"git"} <= dev.TOOLS.keys() and "strace" in wanted


@pytest.mark.skipif(sys.platform == "win32", reason="a script of the shell stands for pip")
@pytest.mark.parametrize("fails", ["0", "1"])
def test_extras_are_installed_once_and_their_lack_keeps_nobody_from_playing(dev, bare, monkeypatch, capfd, fails):
    monkeypatch.setattr(dev, "PYTHON", bare.parent / "apt-get")
    monkeypatch.setenv("FAILS", fails)
    dev.install_extras("sound", "film")
    dev.install_extras("sound", "film", "research")
    sound, film, research = bare.read_text().splitlines()
    assert "pip install" in sound and sound.endswith("[sound]")
    assert "pip install" in film and film.endswith("[film]")
    assert "pip install" in research and research.endswith("[research]")
    said = capfd.readouterr().err
    assert ("no sound" in said) == ("no films" in said) == ("will be skipped" in said) == (fails == "1")


@pytest.mark.skipif(sys.platform != "linux", reason="system packages are Debian's")
def test_the_client_of_a_cluster_is_installed_for_the_long_tests_and_for_no_others(dev, bare, monkeypatch):
    (bare.parent / "ready[dev]").write_text(dev.fingerprint())
    monkeypatch.setattr(dev, "PYTHON", bare.parent / "apt-get")
    monkeypatch.setattr(dev, "install_tools", lambda: None)
    for words, wanted in ([["tests/system/test_paths.py"], False], [["--long"], True]):
        dev.test(words)
        assert any(line.endswith("[cluster]") for line in bare.read_text().splitlines()) == wanted


def test_an_old_python_is_told_so(dev, monkeypatch, capfd):
    monkeypatch.setattr(dev, "OLDEST", (9, 0))
    with pytest.raises(SystemExit) as end:
        dev.set_up()
    assert end.value.code == 3
    assert "Python 9.0 or newer" in capfd.readouterr().err


def test_a_checkout_that_is_not_prepared_says_so_to_who_commits(dev, monkeypatch, tmp_path, capfd):
    monkeypatch.setattr(dev, "PYTHON", tmp_path / "python")
    with pytest.raises(SystemExit) as end:
        dev.main(["ruff", "check"])
    assert end.value.code == 3
    assert "dev.py setup" in capfd.readouterr().err


def test_a_word_it_does_not_know_gets_the_list():
    answer = start("dance")
    assert answer.returncode == 2
    assert "dev.py play" in answer.stdout
