"""Plays scenes (see `scenes.py`) with a fault at one system call of one's choice.

As a script it waits for the names of scenes: for each it forks a child, which stops before it touches the disc, so that
strace can be attached and count from there. What the child says is in a file; what is on the disc must fit it.
"""

import errno
import os
import re
import shutil
import signal
import subprocess
import sys
import traceback
from collections import Counter
from pathlib import Path

from tests.scenes import SCENES

READING = "openat read pread64 newfstatat fstat stat lstat access getdents64 lseek fcntl flock readlink close"
WRITING = (
    "write pwrite64 fsync fdatasync rename link unlink ftruncate mkdir rmdir chmod sendfile copy_file_range utimensat"
)
CALLS = f"{READING} {WRITING}".replace(" ", ",")
ERRORS = ("ENOSPC", "EDQUOT", "EIO", "EROFS", "EACCES", "EPERM", "EINTR", "EMFILE")
OVER = "/this is over"


class Stage:
    """Plays scenes with faults."""

    def __init__(self, folder):
        self.folder = folder
        self._log = folder / "log"
        self._count = 0
        command = [sys.executable, "-m", "tests.faults"]
        top = Path(__file__).parents[1]
        pipe = subprocess.PIPE
        self._program = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1, cwd=top)

    def close(self):
        self._program.stdin.close()
        self._program.wait()
        self._program.stdout.close()

    def points(self, name):
        """Each system call of a scene: its name, and the how many-th of that name it is."""
        wrong = self.play(name, None)
        assert wrong == [], wrong
        counts, found = Counter(), []
        for line in self._log.read_text(errors="replace").partition(OVER)[0].splitlines()[:-1]:
            call = re.match(r"(\w+)\(", line)
            if call:
                counts[call[1]] += 1
                found.append((call[1], counts[call[1]]))
        return found

    def play(self, name, fault):
        """Play a scene with a fault such as "fsync:error=EIO:when=1", and return what is wrong then, in sentences."""
        scene, laid = SCENES[name], self.folder / name
        if not laid.exists():
            laid.mkdir()
            scene.lay(laid)
        self._count += 1
        folder = self.folder / f"{name} {self._count}"
        shutil.copytree(laid, folder, copy_function=shutil.copy2)
        said = self._said(name, folder, fault)
        try:
            if fault and not re.search(r"INJECTED|killed by SIGKILL", self._log.read_text(errors="replace")):
                return ["there was no such call"]
            if said.startswith("Traceback"):
                return [said]
            return list(scene.wrong(folder, said))
        except Exception:
            return [traceback.format_exc()]
        finally:
            shutil.rmtree(folder)

    def _said(self, name, folder, fault):
        out = self.folder / "said"
        out.write_text("")
        print(name, folder, out, sep="\t", file=self._program.stdin, flush=True)
        pid = int(self._program.stdout.readline())
        command = ["strace", "-p", str(pid), "-o", str(self._log), "-e", f"trace={CALLS}"]
        command += ["-e", f"inject={fault}"] if fault else []
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as strace:
            assert "attached" in strace.stderr.readline()
            os.kill(pid, signal.SIGCONT)
            self._program.stdout.readline()
            strace.wait()
        return out.read_text()


def faults_at(call, n):
    """Every fault that is tried at a system call. What strace lets fail is not done, so nothing is kept open by it."""
    if call != "close":
        yield from (f"{call}:error={error}:when={n}" for error in ERRORS if hasattr(errno, error))
    yield f"{call}:signal=KILL:when={n}"
    if call in ("write", "pwrite64"):
        yield f"{call}:retval=0:when={n}"


def main():
    for line in sys.stdin:
        name, folder, out = line.rstrip("\n").split("\t")
        pid = os.fork()
        if not pid:
            _act(SCENES[name], Path(folder), Path(out))
        os.waitpid(pid, os.WUNTRACED)
        print(pid, flush=True)
        os.waitpid(pid, 0)
        print("over", flush=True)


def _act(scene, folder, out):
    try:
        ready = scene.prepare(folder)
        os.kill(os.getpid(), signal.SIGSTOP)
        said = scene.act(folder, ready)
        os.access(OVER, os.F_OK)
        scene.go_on(folder, ready, said)
        out.write_text(said)
    except BaseException:
        out.write_text(traceback.format_exc())
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
