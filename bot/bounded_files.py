"""Files that are read whole, up to a size: neither a device nor a pipe, which may never end, nor one too large."""

import errno
import os
import stat
from pathlib import Path


def read_bounded(file: Path, most: int) -> bytes:
    """Return what a regular file holds. Raises `OSError`, with `EFBIG` where there are more than `most` bytes."""
    # asked before it is opened: a pipe that nobody writes into would never open
    check_regular(file)
    with file.open("rb") as stream:
        found = stream.read(most + 1)
    if len(found) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(file))
    return found


def check_regular(file: Path) -> None:
    """Raise `OSError` where a path leads to anything but a regular file."""
    mode = file.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(file))
