"""The board as everybody sees it: Domains as columns, players as rows in the order of their turns, to be compared.

It is drawn for clients that show a picture some 340 pixels wide on a phone and 550 x 350 on a desktop, so that nothing
in it is set below `LEAST`.
"""

from collections.abc import Sequence
from typing import Final

from bot.drawing import painter
from bot.drawing.avatars import avatar_of
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, REGULAR, legible
from bot.drawing.look import Look
from bot.drawing.scene import Scene
from bot.games.civ.pictures.comparison_piles import DECK, DISCARD, LEGEND, deck_line, discard_line, legend, line
from bot.games.civ.pictures.comparison_row import GAP, LEAST, ROWS, seat_row
from bot.games.civ.pictures.view import BoardView, view
from bot.games.civ.rules import Event, Observation, Seat
from bot.games.civ.words.ending import without_winners
from bot.games.civ.words.naming import letter
from bot.i18n.catalogue import Speaker

WIDTH: Final = 1100
MARGIN: Final = 10
_HEAD: Final = 85
_NAME: Final = 230
"""The width of a name at the smallest size, so that a sentence about two people can be read to its end."""


def comparison_scene(
    observation: Observation,
    names: Sequence[str],
    speaker: Speaker,
    look: Look,
    *,
    changed: Sequence[Event] = (),
    avatars: Sequence[bytes | None] = (),
    own: Seat | None = None,
) -> Scene:
    """The table laid out, at least as wide as 11 : 7: whose turn it is, the Domains, a row for each player, the discard
    pile, the deck. The row of the seat `own` stands out.

    `changed` and `avatars` as of `board_scene`, which shows every card.
    """
    short = [look.fonts.fit(name, LEAST, BOLD, _NAME) for name in legible(names, look.fonts)]
    seen = view(observation, short, speaker, changed)
    tall = ROWS[len(seen.seats)]
    height = MARGIN + _HEAD + LEGEND + len(seen.seats) * (tall + GAP) + DISCARD + GAP + DECK + MARGIN
    scene = Scene(WIDTH, height, look, speaker)
    inner = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, height)
    _head(scene, inner.row(0, _HEAD), seen)
    top = _HEAD
    sizes = observation.level_sizes
    scene.place(inner.left, inner.top + top, legend(look, speaker, inner.width, sizes, observation.hegemony_size))
    top += LEGEND
    for place in range(len(seen.seats)):
        # in the order of their turns, from the First Player on
        seat = seen.seats[(observation.first + place) % len(seen.seats)]
        avatar = avatar_of(avatars, seat.seat)
        is_own = own == seat.seat
        seat_row(scene, inner.row(top, tall), seat, place + 1, avatar=avatar, is_own=is_own, is_over=bool(seen.outcome))
        top += tall + GAP
    discard_line(scene, inner.row(top, DISCARD), seen)
    deck_line(scene, inner.row(top + DISCARD + GAP, DECK), seen)
    return scene


comparison_picture = painter.drawn(comparison_scene)
"""The board that compares the players as a PNG: what `comparison_scene` lays out."""


def _head(scene: Scene, box: Box, seen: BoardView) -> None:
    """Whose turn it is and what is to be done, or who has won and how."""
    theme, look, speaker = scene.theme, scene.look, scene.speaker
    top = box.row(-3, 52).inset(4, 0)
    used = scene.words(top, seen.turn_number, 32, theme.soft, weight=BOLD, align=1.0)
    room = top.before(used + 20)
    sizes, names = (52, 48, 42, 36, LEAST), seen.headline_names
    title = line(look, speaker, seen.headline, room.width, room.height, sizes, theme.accent, BLACK, names)
    scene.place(room.left, room.top, title)
    bottom = box.row(47, 38).inset(4, 0)
    text, sizes, weight = seen.phase, (36, 34, 32, LEAST), BOLD
    if seen.outcome:
        text, sizes, weight = without_winners(seen.outcome, seen.headline), (34, 32, LEAST), REGULAR
    room = bottom.width - scene.fonts.width(text, LEAST, weight) - 24
    bottom = bottom.before(_used(scene, bottom, seen, max(room, bottom.width // 3)))
    scene.place(
        bottom.left, bottom.top, line(look, speaker, text, bottom.width, bottom.height, sizes, theme.text, weight)
    )


def _used(scene: Scene, box: Box, seen: BoardView, room: int) -> int:
    """The Domains whose effects were used this turn, at the right; in signs where words take too much room."""
    said = [
        (scene.speaker.say("board-used-permanent"), "glyph-area", seen.used_permanent),
        (scene.speaker.say("board-used-sacrifice"), "glyph-discard", seen.used_sacrifice),
    ]
    groups = [group for group in said if group[2]]
    letters = sum(len(domains) for _, _, domains in groups) * _LETTER
    worded = letters + sum(scene.fonts.width(text, LEAST, BOLD) + 26 for text, _, _ in groups)
    left = box
    for text, glyph, domains in reversed(groups):
        for domain in reversed(domains):
            _letter(scene, Box(left.right - _LETTER + 4, box.top, _LETTER - 4, 38), domain)
            left = left.before(_LETTER)
        if worded <= room:
            used = scene.words(left.before(4), text, LEAST, scene.theme.soft, weight=BOLD, align=1.0)
            left = left.before(used + 26)
        else:
            scene.sprite(Box(left.right - 40, box.top + 3, 34, 34), glyph, tint=scene.theme.soft)
            left = left.before(58)
    return box.width - left.width


_LETTER: Final = 48


def _letter(scene: Scene, box: Box, domain: str) -> None:
    """A Domain's letter in its colour."""
    ink = scene.theme.domains[domain]
    text = letter(scene.speaker, domain)
    scene.plate(box, ink.fill, radius=8, edge=ink.edge, stroke=2)
    scene.words(box, text, LEAST, ink.on, weight=BLACK, align=0.5)
