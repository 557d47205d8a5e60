"""Typefaces, loaded once and passed in."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Fonts:
    """The typefaces that text is set in."""

    @classmethod
    def load(cls, *, system: bool = True) -> "Fonts":
        """The packaged typeface, and, unless told otherwise, those of the system for what it lacks."""
        raise NotImplementedError
