"""What a power cut may leave on a disc: a model of what a file system promises, and what it does not.

The bytes of a file are safe after its fsync, and names after the fsync of their folder. Until then any part may be
missing: the file may be empty or half, and of the changes to names any may have been made, in their order.
"""

import re
import subprocess
from dataclasses import dataclass
from itertools import combinations

CALLS = "openat,write,fsync,rename,link,unlink"
LINE = re.compile(r"^\d+ +(\w+)\((.*)\) += (\d+)")


@dataclass(frozen=True)
class Call:
    """One system call that concerns a folder."""

    name: str
    path: str
    other: str = ""


def traced(command, folder, log):
    """The calls of a command that concern a folder."""
    subprocess.run(["strace", "-f", "-y", "-e", f"trace={CALLS}", "-o", log, *command], check=True, timeout=60)
    return [call for line in log.read_text().splitlines() if (call := read(line)) and str(folder) in call.path]


def read(line):
    found = LINE.match(line)
    if not found:
        return None
    name, arguments, _ = found.groups()
    quoted = re.findall(r'"([^"]*)"', arguments)
    if name in ("rename", "link"):
        return Call(name, *quoted)
    if name == "openat":
        return Call("create", quoted[0]) if "O_CREAT" in arguments else None
    if name == "unlink":
        return Call(name, quoted[0])
    return Call(name, re.match(r"\d+<([^>]*)>", arguments).group(1))


def cuts(calls, old, path):
    """Every state a power cut may leave, as (how many calls were made, what the file at *path* holds).

    It holds "old", "new", "broken", or None when there is no file.
    """
    for made in range(len(calls) + 1):
        pending, names, synced = [], {path: "old"} if old else {}, set()
        for call in calls[:made]:
            if call.name == "fsync" and call.path in files(calls):
                synced.add(call.path)
            elif call.name == "fsync":
                for change in pending:
                    apply(change, names)
                pending = []
            elif call.name != "write":
                pending.append(call)
        for count in range(len(pending) + 1):
            for chosen in combinations(pending, count):
                after = dict(names)
                for change in chosen:
                    apply(change, after)
                yield from ((made, content) for content in contents(after.get(path), synced))


def files(calls):
    return {call.path for call in calls if call.name == "create"}


def apply(change, names):
    if change.name == "create":
        names[change.path] = change.path
    elif change.name == "unlink":
        names.pop(change.path, None)
    elif change.path in names:
        names[change.other] = names[change.path]
        if change.name == "rename":
            del names[change.path]
    elif change.name == "rename":
        # The name was made and moved before either was safe: the new name alone may have reached the disc.
        names[change.other] = change.path


def contents(name, synced):
    """What may be read from the file that a name leads to."""
    if name in (None, "old"):
        return [name]
    return ["new"] if name in synced else ["new", "broken"]
