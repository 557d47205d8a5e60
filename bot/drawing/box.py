"""Places in a picture."""

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
        """Return the box without a border of `across` pixels at left and right, `down` (or as many) above and below."""
        down = across if down is None else down
        return Box(self.left + across, self.top + down, self.width - 2 * across, self.height - 2 * down)

    def row(self, top: int, height: int) -> "Box":
        """Return a strip across the box, `top` pixels below its top."""
        return Box(self.left, self.top + top, self.width, height)

    def after(self, used: int) -> "Box":
        """Return the box without its first `used` pixels, at the left."""
        used = min(used, self.width)
        return Box(self.left + used, self.top, self.width - used, self.height)

    def before(self, used: int) -> "Box":
        """Return the box without its last `used` pixels, at the right."""
        return Box(self.left, self.top, max(0, self.width - used), self.height)

    def moved(self, across: int, down: int) -> "Box":
        """Return a box of this size, moved by that many pixels."""
        return Box(self.left + across, self.top + down, self.width, self.height)

    def middle(self, width: int, height: int, align: float = 0.5) -> "Box":
        """Return a box of that size, vertically in the middle; `align` is 0 for left, 0.5 for middle, 1 for right."""
        return Box(
            self.left + round((self.width - width) * align), self.top + (self.height - height) // 2, width, height
        )

    def columns(self, count: int, gap: int) -> "tuple[Box, ...]":
        """Return `count` boxes of equal width side by side, `gap` pixels apart."""
        # in whole pixels, so that all are alike; the rest stays free at the right
        width = (self.width - (count - 1) * gap) // count
        return tuple(Box(self.left + n * (width + gap), self.top, width, self.height) for n in range(count))

    def holds(self, other: "Box") -> bool:
        """Return whether `other` lies within this box."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )
