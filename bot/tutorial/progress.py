"""How far somebody has come with the lessons, as one short text that a setting can hold."""

import re
from dataclasses import dataclass, replace

_FORM = re.compile(r"((?:\d,)*\d)?;(\d);(\d{1,2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Progress:
    """The lessons that are done, counted from 1, and where in which lesson one is; `str` of it is its text."""

    done: frozenset[int] = frozenset()
    lesson: int = 1
    step: int = 0

    def __str__(self) -> str:
        return f"{','.join(map(str, sorted(self.done)))};{self.lesson};{self.step}"

    def at(self, lesson: int, step: int, steps: int) -> "Progress":
        """The progress of somebody who has come to that step of a lesson with so many steps."""
        done = self.done | {lesson} if step == steps else self.done
        return replace(self, done=done, lesson=lesson, step=step)


def progress_of(text: str | None) -> Progress:
    """The progress that a text tells; none where it tells nothing that can be read."""
    found = _FORM.fullmatch(text or "")
    if found is None:
        return Progress()
    done, lesson, step = found.groups()
    return Progress(frozenset(map(int, (done or "").split(",") if done else ())), int(lesson), int(step))
