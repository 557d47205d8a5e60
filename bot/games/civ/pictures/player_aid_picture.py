"""The pictures of the player aid: what levels and Hegemony need, and every effect, for a number of players."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, REGULAR
from bot.drawing.lines import break_lines
from bot.drawing.look import Look
from bot.drawing.scene import Scene
from bot.games.civ.pictures import diagrams
from bot.games.civ.pictures.diagrams import add_badge
from bot.games.civ.rules.cards import DOMAINS
from bot.games.civ.rules.effect_table import HAND_LIMITS
from bot.games.civ.rules.setup import HEGEMONY, LEVEL_1, LEVEL_2
from bot.games.civ.words.naming import Level, domain, effect, levels_of
from bot.games.civ.words.player_aid_text import PAIRS, aid_does
from bot.games.civ.words.rulebook_text import cards_of
from bot.i18n.catalogue import Localizer

_WIDTH: Final = 1100
_MARGIN: Final = 14
_GAP: Final = 12
_PAD: Final = 10
_TITLE: Final = 68
_FACTS: Final = 222
_LEGEND: Final = 44
_HEAD: Final = 66
_NAME: Final = 44
_SIGNS: Final = 38
_BETWEEN: Final = 4
"""Pixels below each effect's plate."""
_SIZE: Final = 29
"""Size of what an effect does, the smallest: 9 pixels if the picture is shown 342 wide."""


def aid_pictures(players: int, localizer: Localizer, look: Look) -> tuple[bytes, ...]:
    """Return the player aid as PNGs: what levels and Hegemony need for `players`, then two Domains each."""
    return tuple(painter.encode(painter.paint(scene), look) for scene in aid_scenes(players, localizer, look))


def aid_scenes(players: int, localizer: Localizer, look: Look) -> tuple[Scene, ...]:
    """Return the pictures laid out, each wider than 11 : 7, since clients show a taller picture smaller."""
    return (_facts(players, localizer, look), *(_domains(codes, localizer, look) for codes in PAIRS))


def _facts(players: int, localizer: Localizer, look: Look) -> Scene:
    """Return the title, the ladder to Hegemony, and the hand sizes beside the three steps of a turn."""
    scene = Scene(_WIDTH, 0, look, localizer)
    inner = Box(_MARGIN, 0, _WIDTH - 2 * _MARGIN, 0)
    title = localizer.say("aid-title", players=players)
    scene.largest(inner.row(6, _TITLE - 10), title, (54, 48, 42, 36), look.theme.accent, weight=BLACK)
    _ladder(scene, inner.row(_TITLE, _FACTS), players)
    below = inner.row(_TITLE + _FACTS + _GAP, _FACTS)
    columns = below.columns(5, _GAP)
    _hand_sizes(scene, below.before(below.right - columns[1].right))
    _steps(scene, below.after(columns[2].left - below.left))
    scene.height = below.bottom + _MARGIN
    return scene


def _domains(codes: Sequence[str], localizer: Localizer, look: Look) -> Scene:
    """Return Domains side by side."""
    scene = Scene(_WIDTH, 0, look, localizer)
    columns = Box(_MARGIN, _MARGIN, _WIDTH - 2 * _MARGIN, 0).columns(len(codes), _GAP)
    width = columns[0].width - 2 * _PAD - 20
    talls: list[dict[Level, int]] = [
        {level: _tall(scene, code, level, width) for level in levels_of(code)} for code in codes
    ]
    longest = max(sum(each.values()) for each in talls)
    panel = _HEAD + longest + 4
    for column, code, tall in zip(columns, codes, talls, strict=True):
        _domain(scene, column.row(0, panel), code, tall if code == "C" else _spread(tall, longest))
    scene.height = _MARGIN + panel + _MARGIN
    return scene


def _spread(tall: Mapping[Level, int], longest: int) -> dict[Level, int]:
    """Return the heights of a Domain's effects, stretched so that together they are as high as the longest column."""
    more, left = divmod(longest - sum(tall.values()), len(tall))
    return {level: height + more + (at < left) for at, (level, height) in enumerate(tall.items())}


# What levels and Hegemony need, hand sizes


def _ladder(scene: Scene, box: Box, players: int) -> None:
    """Draw a place for each card up to Hegemony, with a medal where a level begins, and the crown on the last one."""
    theme, need = scene.theme, HEGEMONY[players]
    marks = {LEVEL_1[players]: 1, LEVEL_2[players]: 2}
    scene.plate(box, theme.panel, radius=16)
    inner = box.inset(_PAD, 12)
    _legend(scene, inner.row(0, _LEGEND))
    for number, place in enumerate(inner.row(_LEGEND, inner.height - _LEGEND).columns(need, 10), start=1):
        is_mark = number in marks or number == need
        card = Box(place.left, place.top + 46, place.width, place.height - 46)
        scene.plate(card, theme.gold if is_mark else theme.empty, radius=10)
        colour, size = (theme.on_gold, 56) if is_mark else (theme.text, 38)
        scene.words(card.row(card.height - 74, 66), str(number), size, colour, weight=BLACK, align=0.5)
        if number == need:
            scene.sprite(place.row(2, 66).middle(76, 76), diagrams.CROWN)
        elif number in marks:
            _level(scene, place.row(8, 62).middle(62, 62), marks[number])


def _legend(scene: Scene, box: Box) -> None:
    """Draw what is counted and what the signs mean, in the largest size in which nothing is cut."""
    say, theme = scene.localizer.say, scene.theme
    said = [say(key) for key in ("aid-label-ladder", "level-1", "level-2", "hegemony")]
    used = 3 * (40 + 6 + 22)
    sizes = (34, 32, 30, _SIZE)
    fits = (size for size in sizes if sum(scene.fonts.width(text, size, BOLD) for text in said) + used <= box.width)
    size = next(fits, sizes[-1])
    left = box.right
    for number, text in ((0, said[3]), (2, said[2]), (1, said[1])):
        width = scene.fonts.width(text, size, BOLD)
        left -= width
        scene.words(Box(left, box.top, width, 40), text, size, theme.text, weight=BOLD)
        sign = Box(left - 46, box.top, 40, 40)
        if number:
            _level(scene, sign, number)
        else:
            scene.sprite(sign, diagrams.CROWN)
        left -= 68
    scene.words(Box(box.left, box.top, left - box.left, 40), said[0], size, theme.soft, weight=BOLD)


def _level(scene: Scene, box: Box, level: int) -> None:
    """Draw a level's medal as on the badges of the board."""
    theme = scene.theme
    scene.plate(box, theme.gold, radius=box.width // 2, edge=theme.panel, stroke=max(2, box.width // 12))
    scene.words(box, str(level), round(box.height * 0.78), theme.on_gold, weight=BLACK, align=0.5)


def _hand_sizes(scene: Scene, box: Box) -> None:
    """Draw the hand size without Religion, and with each of its levels."""
    theme = scene.theme
    scene.plate(box, theme.panel, radius=16)
    inner = box.inset(_PAD, 12)
    scene.sprite(inner.row(0, _LEGEND).middle(40, 40, 0), diagrams.HAND, tint=theme.soft)
    label = scene.localizer.say("hand-size")
    scene.largest(inner.row(0, 40).after(50), label, (34, 32, 30, _SIZE), theme.text, weight=BOLD)
    for level, place in enumerate(inner.row(_LEGEND, inner.height - _LEGEND).columns(len(HAND_LIMITS), 8)):
        if level:
            add_badge(scene, place.row(0, 72).middle(64, 64), "R", level=level)
        size = scene.fonts.height(66)
        number = place.row(place.height - 74 - 4, max(66, size))
        scene.words(number, str(HAND_LIMITS[level]), 66, theme.text, weight=BLACK, align=0.5)


# The Domains


def _domain(scene: Scene, box: Box, code: str, talls: Mapping[Level, int]) -> None:
    """Draw a Domain: its badge, its cards, and its effects."""
    theme = scene.theme
    scene.plate(box, theme.panel, radius=16, edge=theme.domains[code].edge, stroke=4)
    inner = box.inset(_PAD, 6)
    cards = cards_of(code)
    add_badge(scene, inner.row(0, 56).middle(54, 54, 0), code)
    for number, card in enumerate(cards):
        scene.sprite(Box(inner.right - (len(cards) - number) * 44 + 4, inner.top, 40, 56), f"card-{card}")
    room = inner.row(0, 56).after(66).before(44 * len(cards) + 4)
    scene.largest(room, domain(scene.localizer, code), (44, 40, 36, 32, _SIZE), theme.text, weight=BLACK)
    top = _HEAD - 8
    for level in levels_of(code):
        _effect(scene, inner.row(top, talls[level] - _BETWEEN), code, level)
        top += talls[level]
    if code == "C":
        _most_culture(scene, inner.row(top, inner.height - top))


def _effect(scene: Scene, plate: Box, code: str, level: Level) -> None:
    """Draw an effect: a sign of what it needs, its name, and what it does in signs and in words."""
    theme = scene.theme
    scene.plate(plate, theme.cell, radius=12)
    inner = plate.inset(10, 0)
    line = inner.row(2, _NAME - 2)
    if code == "C":
        scene.sprite(line.middle(38, 38, 0), diagrams.COIN)
    elif level == "sacrifice":
        scene.sprite(line.middle(38, 38, 0), diagrams.DISCARD, tint=theme.text)
    else:
        _level(scene, line.middle(40, 40, 0), level)
    name = effect(scene.localizer, code, level)
    scene.largest(line.after(48), name, (36, 34, 32, 30, _SIZE), theme.text, weight=BLACK)
    signs = diagrams.diagram(DOMAINS.index(code), code, level)
    diagrams.draw(scene, inner.row(_NAME, _SIGNS), signs)
    does = inner.row(_NAME + _SIGNS + 2, plate.height - _NAME - _SIGNS - 2)
    _paragraph(scene, does, aid_does(scene.localizer, code, level))


def _most_culture(scene: Scene, plate: Box) -> None:
    """Draw what Inspiration needs, in the place of further effects."""
    scene.plate(plate, scene.theme.cell, radius=12)
    inner = plate.inset(10, 0)
    text = scene.localizer.say("aid-culture-needs")
    lines = len(_lines(scene, text, inner.width)) * scene.fonts.height(_SIZE)
    above = max(6, (plate.height - 200 - lines) // 2)
    scene.sprite(inner.row(above, 180).middle(180, 180), "laurel", tint=scene.theme.accent)
    add_badge(scene, inner.row(above + 28, 104).middle(100, 100), "C")
    _paragraph(scene, inner.row(above + 196, plate.height - above - 196), text, align=0.5)


def _steps(scene: Scene, box: Box) -> None:
    """Draw the three steps of a turn."""
    theme = scene.theme
    tall = (box.height - 2 * _GAP) // 3
    for number in range(1, 4):
        place = box.row((number - 1) * (tall + _GAP), tall)
        scene.plate(place, theme.panel, radius=16)
        line = place.inset(14, 0)
        disc = line.middle(46, 46, 0)
        scene.plate(disc, theme.text, radius=23)
        scene.words(disc, str(number), 32, theme.panel, weight=BLACK, align=0.5)
        step = scene.localizer.say(f"aid-step-{number}")
        scene.largest(line.after(58), step, (38, 34, 32, 30, _SIZE), theme.text, weight=BOLD)


def _tall(scene: Scene, code: str, level: Level, width: int) -> int:
    """Return the height of an effect's plate and of the gap below it."""
    lines = len(_lines(scene, aid_does(scene.localizer, code, level), width))
    return _NAME + _SIGNS + 2 + lines * scene.fonts.height(_SIZE) + 4 + _BETWEEN


def _lines(scene: Scene, text: str, width: int) -> Sequence[str]:
    return break_lines(scene.fonts, text, _SIZE, REGULAR, width)


def _paragraph(scene: Scene, box: Box, text: str, align: float = 0.0) -> None:
    """Draw all lines from the top of the box."""
    height = scene.fonts.height(_SIZE)
    for number, line in enumerate(_lines(scene, text, box.width)):
        scene.words(box.row(number * height, height), line, _SIZE, scene.theme.text, align=align)
