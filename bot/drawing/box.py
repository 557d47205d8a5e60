"""Where things lie in a picture."""

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    def inset(self, across: int, down: int | None = None) -> "Box":
        """The box without a border of that many pixels."""
        down = across if down is None else down
        return Box(self.left + across, self.top + down, self.width - 2 * across, self.height - 2 * down)

    def row(self, top: int, height: int) -> "Box":
        """A strip of it, `top` pixels below its top."""
        return Box(self.left, self.top + top, self.width, height)

    def after(self, used: int) -> "Box":
        """What is right of its first `used` pixels."""
        used = min(used, self.width)
        return Box(self.left + used, self.top, self.width - used, self.height)

    def before(self, used: int) -> "Box":
        """What is left of its last `used` pixels."""
        return Box(self.left, self.top, max(0, self.width - used), self.height)

    def moved(self, across: int, down: int) -> "Box":
        """A box of this size elsewhere."""
        return Box(self.left + across, self.top + down, self.width, self.height)

    def middle(self, width: int, height: int, align: float = 0.5) -> "Box":
        """A box of that size in its middle from top to bottom; `align`: 0 is left, 0.5 the middle, 1 right."""
        return Box(
            self.left + round((self.width - width) * align), self.top + (self.height - height) // 2, width, height
        )

    def columns(self, count: int, gap: int) -> "tuple[Box, ...]":
        """The box cut into so many of equal width, side by side."""
        # whole pixels: what is left over stays free at the right, and columns are alike
        width = (self.width - (count - 1) * gap) // count
        return tuple(Box(self.left + n * (width + gap), self.top, width, self.height) for n in range(count))

    def holds(self, other: "Box") -> bool:
        """Whether `other` lies within it."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )
