"""Files and folders that only the bot's own user may look into. Where a system knows no such rights, they are plain."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

_OTHERS: Final = 0o077


def make_private_folder(folder: Path) -> None:
    """Makes a folder and those above it that are missing, each 0700; what is there stays as it is. Raises `OSError`."""
    # one by one: `mkdir(parents=True)` gives those above the usual rights, whatever `mode` says
    for each in reversed([folder, *folder.parents]):
        if not each.is_dir():
            with suppress(FileExistsError):
                each.mkdir(mode=0o700)
    if not folder.is_dir():
        raise NotADirectoryError(20, "Not a directory", str(folder))


def make_private(file: Path) -> None:
    """Makes an empty file 0600 where there is none, and takes others' rights to one that is there.

    Raises `OSError` where it cannot be made; another user's file stays as it is.
    """
    with suppress(FileExistsError):
        # with its rights from the first moment: changed afterwards, someone could have opened it before
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        return
    with suppress(OSError):
        mode = file.stat().st_mode
        if mode & _OTHERS:
            file.chmod(mode & 0o7777 & ~_OTHERS)


def write_private(file: Path, text: str) -> None:
    """Writes a file of 0600 in place of what was there. Raises `OSError`."""
    with suppress(FileNotFoundError):
        # made again, since an older file would keep its rights, and a link would be followed
        file.unlink()
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as stream:
        stream.write(text)
