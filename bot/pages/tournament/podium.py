"""The end of a tournament as a picture: who has won it, and who lost the final."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.drawing import painter
from bot.drawing.avatars import round_avatar
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD
from bot.drawing.look import Look
from bot.drawing.scene import Avatar, Scene
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT, cut
from bot.pages.tournament.bracket import BracketPlayer, drawn_name

WIDTH: Final = 1100
HEIGHT: Final = 620
LEAST: Final = 30
"""The smallest size of text: 9 pixels where the picture is shown 342 wide."""
_MARGIN: Final = 16
_STEPS: Final = (310, 200)
"""How high the winner's step is, and the others'."""
_FACE: Final = 104


@dataclass(frozen=True, slots=True)
class Podium:
    """Who stands where. `others` lost the final, in order of their numbers; all of them are second (§10.1).

    `players` is how many took part. Avatars are PNGs, the winner's first, None where there is none.
    """

    title: str
    is_official: bool
    winner: BracketPlayer
    others: tuple[BracketPlayer, ...]
    players: int
    avatars: tuple[bytes | None, ...] = ()


def podium_picture(podium: Podium, localizer: Localizer, look: Look) -> bytes:
    """The podium as a PNG, `WIDTH` by `HEIGHT` pixels."""
    return painter.encode(painter.paint(podium_scene(podium, localizer, look)), look)


def podium_alt(podium: Podium, localizer: Localizer) -> str:
    """The picture in words (at most 1,024 characters)."""
    kind = localizer.say("bracket-official" if podium.is_official else "bracket-friendly")
    text = localizer.say("podium-alt", title=podium.title, kind=kind, name=podium.winner.name, count=podium.players)
    if podium.others:
        text = f"{text} {localizer.say('podium-others', others=localizer.list([each.name for each in podium.others]))}"
    return cut(text, MOST_ALT)


def podium_scene(podium: Podium, localizer: Localizer, look: Look) -> Scene:
    """The podium laid out."""
    scene = Scene(WIDTH, HEIGHT, look, localizer)
    theme = scene.theme
    inner = Box(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN)
    kind = localizer.say("bracket-official" if podium.is_official else "bracket-friendly")
    text = localizer.say("podium-kind", kind=kind, count=podium.players)
    scene.largest(inner.row(0, 56), podium.title, (46, 40, 34, LEAST), theme.text, weight=BLACK, align=0.5)
    scene.largest(inner.row(56, 44), text, (32, LEAST), theme.soft, weight=BOLD, align=0.5)
    ordered = _ordered(podium)
    columns = inner.columns(max(3, len(ordered)), 14)
    spare = (len(columns) - len(ordered)) // 2
    for column, place in zip(columns[spare:], ordered, strict=False):
        _step(scene, column, podium, place)
    return scene


def _ordered(podium: Podium) -> Sequence[int]:
    """Who stands from left to right: 0 is the winner, in the middle; the others by their place among `others`."""
    others = list(range(1, len(podium.others) + 1))
    middle = len(others) // 2 if len(others) > 1 else 0
    return [*others[:middle], 0, *others[middle:]]


def _step(scene: Scene, column: Box, podium: Podium, place: int) -> None:
    """One step, its number, who stands there."""
    theme, is_first = scene.theme, place == 0
    height = _STEPS[0] if is_first else _STEPS[1]
    step = column.row(column.height - height, height)
    scene.plate(step, theme.gold if is_first else theme.panel, radius=18)
    ink = theme.on_gold if is_first else theme.text
    stands = podium.winner if is_first else podium.others[place - 1]
    name = drawn_name(scene.localizer, scene.fonts, stands)
    room = step.row(10, 80).inset(10, 0)
    sizes = (40, 36, 32)
    size = next((size for size in sizes if scene.fonts.width(name, size, BLACK) <= room.width), LEAST)
    scene.paragraph(room, name, size, ink, weight=BLACK, align=0.5)
    number = step.row(92, height - 98)
    scene.words(number, "1" if is_first else "2", 110 if is_first else 80, ink, weight=BLACK, align=0.5)
    face = column.row(column.height - height - _FACE - 10, _FACE).middle(_FACE, _FACE)
    avatar = podium.avatars[place] if place < len(podium.avatars) else None
    if avatar is not None and round_avatar(avatar, _FACE) is not None:
        scene.add(Avatar(face, avatar))
    elif is_first:
        scene.sprite(face, "laurel", tint=theme.accent)
