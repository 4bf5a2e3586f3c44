"""A disc without room, for this process: no file grows beyond what the store has already."""

from contextlib import contextmanager

from tests.unix import limits as limits_of_files


@contextmanager
def no_room(path):
    """Files may not grow beyond the present size of the log of the store at *path*. Python ignores the signal, so a
    write fails as on a full disc."""
    resource = limits_of_files()
    log = path.with_name(path.name + "-wal")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
