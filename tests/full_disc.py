"""A disc without room, for this process: no game grows beyond what it has already."""

from contextlib import contextmanager

from tests.unix import limits as limits_of_files


@contextmanager
def no_room(folder):
    """No file may grow beyond the present size of the largest game in the folder. Python ignores the signal, so a write
    fails as on a full disc."""
    resource = limits_of_files()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    largest = max((file.stat().st_size for file in folder.glob("*.hamster")), default=0)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
