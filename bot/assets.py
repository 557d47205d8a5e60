"""Where the project's assets lie: locales, pictures, the playground's page."""

from pathlib import Path


def folder() -> Path:
    """The assets folder: inside the package where it was installed from a wheel, beside it in a source checkout.

    Raises `FileNotFoundError`.
    """
    package = Path(__file__).resolve().parent
    for found in (package / "_assets", package.parent / "assets"):
        if found.is_dir():
            return found
    raise FileNotFoundError(f"no assets beside or inside {package}")
