"""A fault at any system call of whatever is written to the disc: nothing is broken, and nothing is lost in silence."""

import shutil
import subprocess
import sys

import pytest

from tests.faults import Stage, faults_at
from tests.scenes import SCENES
from tests.stored import folder_in_memory


def can_attach():
    strace = shutil.which("strace")
    if not strace:
        return False
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as program:
        command = [strace, "-p", str(program.pid), "-o", "/dev/null", "-e", "trace=read"]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as tracer:
            return "attached" in tracer.stderr.readline() and not program.communicate(b"\n")[0]


needs_strace = pytest.mark.skipif(not can_attach(), reason="needs strace, and leave to attach it")

SOME = {
    "save": [
        "fsync:error=EIO:when=1",
        "link:error=EPERM:when=1",
        "rename:error=EIO:when=1",
        "rename:error=EROFS:when=3",
    ],
    "play": ["pwrite64:error=ENOSPC:when=2", "fdatasync:error=EIO:when=1", "pwrite64:retval=0:when=1"],
    "begin": ["pwrite64:error=EDQUOT:when=3", "fdatasync:signal=KILL:when=1"],
    "finish": ["pwrite64:error=EIO:when=2", "pwrite64:signal=KILL:when=3"],
    "open": [
        "openat:error=EMFILE:when=6",
        "pread64:error=EIO:when=9",
        "fsync:error=EIO:when=1",
        "mkdir:error=EACCES:when=1",
    ],
    "mend": [
        *(
            "fsync:error=ENOSPC:when=1",
            "rename:error=EPERM:when=1",
            "rename:error=EROFS:when=2",
            "rename:error=EIO:when=3",
        ),
        *("rename:signal=KILL:when=1", "rename:signal=KILL:when=2", "rename:signal=KILL:when=3"),
    ],
    "alone": [
        "lseek:error=EIO:when=5",
        "rename:signal=KILL:when=1",
        "rename:signal=KILL:when=2",
        "rename:error=EIO:when=3",
    ],
    "crashed": ["pread64:error=EIO:when=9", "link:error=EPERM:when=1", "unlink:signal=KILL:when=1"],
    "settings": ["rename:error=EACCES:when=1", "write:error=ENOSPC:when=1"],
    "start": ["read:error=EIO:when=1"],
    "cards": ["write:error=ENOSPC:when=1"],
    "filmed": ["write:error=ENOSPC:when=1"],
}


@pytest.fixture(scope="module")
def stage():
    with folder_in_memory() as folder:
        stage = Stage(folder)
        yield stage
        stage.close()


@needs_strace
@pytest.mark.parametrize("scene", SOME)
def test_a_fault_breaks_nothing(stage, scene):
    assert [(fault, wrong) for fault in SOME[scene] for wrong in stage.play(scene, fault)] == []


@needs_strace
@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("scene", SCENES)
def test_a_fault_at_no_system_call_breaks_anything(stage, scene):
    faults = [fault for call, n in stage.points(scene) for fault in faults_at(call, n)]
    assert len(faults) > 40
    assert [(fault, wrong) for fault in faults for wrong in stage.play(scene, fault)] == []
