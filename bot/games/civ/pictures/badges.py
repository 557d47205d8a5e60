"""Badges of Domains, with the letter that a language gives each."""

from bot.drawing.box import Box
from bot.drawing.scene import Badge, Scene
from bot.games.civ.words.naming import letter


def add_badge(scene: Scene, box: Box, domain: str, *, level: int = 0, is_faint: bool = False) -> None:
    """Add a Domain's badge, in a square box, with the medal of a level where there is one."""
    scene.add(Badge(box, domain, letter(scene.speaker, domain), level, is_faint))
