"""Whether a picture is laid out cleanly, by the boxes its layout reports."""

from itertools import takewhile

from bot.drawing.scene import Box, Chart, Item, Plate, Scene, Words


def check(scene: Scene) -> None:
    """Everything lies on the picture and within its plate; nothing lies on anything else but a tag on what it tags."""
    whole = Box(0, 0, scene.width, scene.height)
    items = list(scene.items)
    for item in items:
        assert item.box.width > 0, item
        assert item.box.height > 0, item
        assert whole.holds(item.box), item
    # a map's ground may have anything on it, but half of nothing; an arrow may lie on a plate
    for chart in (item for item in items if isinstance(item, Chart)):
        others = [item for item in items if not (isinstance(item, Plate) and item.box.holds(chart.box))]
        assert all(chart.box.holds(ink(item)) or not meets(chart.box, ink(item)) for item in others), chart.box
    upon: list[Item] = [item for item in items if not isinstance(item, Chart)]
    _check_plates(upon)
    _check_pieces(upon)


def _check_plates(items: list[Item]) -> None:
    """A piece lies in a plate or outside it; so does a plate, and it covers nothing that was there before."""
    for number, item in enumerate(items):
        if isinstance(item, Plate):
            for later in items[number + 1 :]:
                assert item.box.holds(ink(later)) or not meets(item.box, ink(later)), (item, later)
            for earlier in items[:number]:
                if not isinstance(earlier, Plate):
                    assert not meets(item.box, ink(earlier)) or is_tag(item.box, earlier.box), (item, earlier)


def _check_pieces(items: list[Item]) -> None:
    pieces = [(ink(item), number) for number, item in enumerate(items) if not isinstance(item, Plate)]
    pieces.sort()
    for place, (one, number) in enumerate(pieces):
        near = takewhile(lambda other: other[0].left < one.right, pieces[place + 1 :])  # noqa: B023  # used at once
        for other, second in near:
            assert not meets(one, other) or _has_tag_between(items, number, second), (items[number], items[second])


def _has_tag_between(items: list[Item], one: int, other: int) -> bool:
    """Whether the later of two pieces stands on a tag of the earlier one."""
    first, last = sorted((one, other))
    between = [item for item in items[first:last] if isinstance(item, Plate)]
    return any(plate.box.holds(ink(items[last])) and is_tag(plate.box, items[first].box) for plate in between)


def meets(one: Box, other: Box) -> bool:
    """Whether two boxes share a pixel."""
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def is_tag(box: Box, tagged: Box) -> bool:
    """Whether a box is small enough to be a tag on another: within it, and it leaves half of it free."""
    return tagged.holds(box) and box.width * box.height <= tagged.width * tagged.height / 2


def ink(item: Item) -> Box:
    """Where a piece has ink: a line of text keeps some room above and below."""
    return item.box.inset(0, item.box.height // 5) if isinstance(item, Words) else item.box
