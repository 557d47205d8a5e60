"""A column of a play area on the full board: its numbers, its cards, the track to Hegemony, and its markers."""

from functools import lru_cache
from typing import Final

from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD
from bot.drawing.look import Look
from bot.drawing.scene import Fan, Part, Scene, Track
from bot.games.civ.pictures.diagrams import add_badge
from bot.games.civ.pictures.view import ColumnView
from bot.games.civ.rules.observation import CULTURE
from bot.i18n.catalogue import Localizer

_PAD: Final = 7
_TOP: Final = 54
"""Height of the badge and the numbers."""
_TRACK: Final = 22
_TALL: Final = 170
"""Height of a column from which its track is larger."""
_LARGE_TRACK: Final = 28
_CHIP: Final = 27
_LAUREL: Final = 24


# a move changes one or two columns: all others are the same on the next boards
@lru_cache(2048)
def cell(
    look: Look, localizer: Localizer, seen: ColumnView, width: int, height: int, level_sizes: tuple[int, int]
) -> Part:
    """Return the column as a part of that size."""
    theme = look.theme
    scene = Scene(width, height, look, localizer)
    whole = Box(0, 0, width, height)
    is_threat = seen.is_threat and seen.count > 0
    scene.plate(whole, theme.cell, radius=12, edge=theme.danger if is_threat else None, stroke=4 if is_threat else 0)
    inner = whole.inset(_PAD)
    _numbers(scene, inner.row(0, _TOP), seen, is_threat)
    track = _TRACK if height < _TALL else _LARGE_TRACK
    cards = inner.row(_TOP + 2, inner.height - _TOP - track - 5)
    used = _laid(scene, cards, seen)
    _cards(scene, cards.before(used), seen)
    _track(scene, inner.row(inner.height - track, track), seen, level_sizes)
    return scene.part(theme.panel)


def _numbers(scene: Scene, box: Box, seen: ColumnView, is_threat: bool) -> None:
    """Draw the badge with the level, the count, what Hegemony needs, and what came and went at the right."""
    theme = scene.theme
    is_long = seen.count >= 10 or seen.need >= 10
    side = 46 if is_long else 52
    is_bare = not (seen.count or seen.embargoes or seen.democracies or seen.coin)
    add_badge(scene, box.middle(side, side, 0), seen.domain, level=seen.level, is_faint=is_bare)
    rest = box.after(side + 4)
    rest = rest.before(_chips(scene, rest, seen))
    need = scene.localizer.say("board-need", need=seen.need)
    size = 24 if is_long else 28
    right = max(scene.fonts.width(need, size, BOLD), _LAUREL + 2 if seen.leads else 0) + 2
    count = rest.before(right)
    ink = theme.text if seen.count else theme.faded
    used = scene.largest(count, str(seen.count), (56, 50, 44, 38, 32), ink, weight=BLACK)
    rest = rest.after(used + 2)
    if seen.leads:
        scene.sprite(Box(rest.left + 2, rest.top, _LAUREL, _LAUREL), "laurel", tint=theme.accent)
    colour = theme.danger if is_threat else theme.soft if seen.count else theme.faded
    scene.words(rest.row(box.height - 34, 34), need, size, colour, weight=BOLD)


def _chips(scene: Scene, box: Box, seen: ColumnView) -> int:
    """Draw how many cards came above how many went, at the right; return the width used."""
    theme, say = scene.theme, scene.localizer.say
    chips = [(say("board-came", count=len(seen.came)), theme.on_changed, theme.changed)] if seen.came else []
    if seen.went:
        chips.append((say("board-went", count=len(seen.went)), theme.ground, theme.soft))
    used = 0
    for number, (text, colour, fill) in enumerate(chips):
        used = max(used, scene.pill(box.row(number * (_CHIP + 2), _CHIP), text, 24, colour, fill, align=1.0, pad=4))
    return used + 2 if used else 0


def _cards(scene: Scene, box: Box, seen: ColumnView) -> None:
    """Draw the cards as a fan, the newest raised; an empty place if there are none."""
    theme = scene.theme
    lift = min(6, box.height // 12)
    height = box.height - lift
    width = min(height * 5 // 7, box.width)
    height = width * 7 // 5
    if not seen.count:
        scene.plate(Box(box.left, box.bottom - height, width, height), theme.cell, radius=6, edge=theme.empty, stroke=2)
        return
    step = min(width * 2 // 3, (box.width - width) // (seen.count - 1)) if seen.count > 1 else 0
    names = tuple(f"card-{seen.domain}{age}" for age in seen.ages)
    place = Box(box.left, box.bottom - height - lift, width + step * (seen.count - 1), height + lift)
    scene.add(Fan(place, names, width, height, step, _raised(seen), lift))


def _raised(seen: ColumnView) -> frozenset[int]:
    """Return the indices in the fan of the cards that came: the last ones of each Age."""
    found: set[int] = set()
    for age in set(seen.came):
        places = [place for place, other in enumerate(seen.ages) if other == age]
        found.update(places[len(places) - seen.came.count(age) :] if places else ())
    return frozenset(found)


def _laid(scene: Scene, box: Box, seen: ColumnView) -> int:
    """Draw the markers on the column at the right, in two rows if there are several; return the width used."""
    laid = [(name, str(count)) for name, count in _counts(seen) if count]
    if not laid:
        return 0
    rows = 1 if len(laid) == 1 or box.height < 90 else 2
    side = min((box.height - 4 * (rows - 1)) // rows, 38 if rows == 1 and len(laid) > 2 else 46)
    columns = (len(laid) + rows - 1) // rows
    for number, (name, text) in enumerate(laid):
        left = box.right - side * (columns - number // rows) - 4 * (columns - 1 - number // rows)
        top = box.bottom - side * (rows - number % rows) - 4 * (rows - 1 - number % rows)
        _mark(scene, Box(left, top, side, side), name, text)
    return columns * (side + 4) + 4


def _counts(seen: ColumnView) -> tuple[tuple[str, int], ...]:
    return ("coin", seen.coin), ("embargo", len(seen.embargoes)), ("democracy", len(seen.democracies))


def _mark(scene: Scene, box: Box, name: str, text: str) -> None:
    """Draw a marker with its number, if there are several, or the coin with its level."""
    scene.sprite(box, name)
    if name == "coin" or text != "1":
        theme = scene.theme
        tag = Box(box.right - 20, box.bottom - 26, 20, 26)
        scene.plate(tag, theme.text, radius=6)
        scene.words(tag, text, 24, theme.cell, weight=BLACK, align=0.5)


def _track(scene: Scene, box: Box, seen: ColumnView, level_sizes: tuple[int, int]) -> None:
    """Draw the track to Hegemony, and the crown at its end."""
    levels = () if seen.domain == CULTURE else level_sizes
    side = box.height + 4
    way = box.before(side + 4)
    track = Track(way, seen.domain, seen.count, seen.need, len(seen.democracies), levels, len(seen.came))
    scene.add(track)
    is_near = seen.is_threat and seen.count > 0
    crown = Box(box.right - side, box.bottom - side + 2, side, side)
    scene.sprite(crown, "hegemony", tint=None if is_near else scene.theme.empty)
