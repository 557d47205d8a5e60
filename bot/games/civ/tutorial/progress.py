"""A learner's progress through the lessons, as one short text that a setting can hold."""

import re
from dataclasses import dataclass, replace

_FORM = re.compile(r"((?:\d,)*\d)?;(\d);(\d{1,2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Progress:
    """The lessons that are done, counted from 1, and how many decisions are taken in which one; `str` is its text."""

    done: frozenset[int] = frozenset()
    lesson: int = 1
    taken: int = 0

    def __str__(self) -> str:
        return f"{','.join(map(str, sorted(self.done)))};{self.lesson};{self.taken}"

    def at(self, lesson: int, taken: int, most: int) -> "Progress":
        """Return the progress after `taken` decisions of a lesson that has `most` of them."""
        done = self.done | {lesson} if taken == most else self.done
        return replace(self, done=done, lesson=lesson, taken=taken)


def progress_of(text: str | None) -> Progress:
    """Return the progress in a text; no progress where it cannot be read."""
    found = _FORM.fullmatch(text or "")
    if found is None:
        return Progress()
    done, lesson, taken = found.groups()
    return Progress(frozenset(map(int, (done or "").split(",") if done else ())), int(lesson), int(taken))
