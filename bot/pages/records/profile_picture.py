"""A person's profile as a picture: numbers, kinds of victory, what they play, and their last games."""

from dataclasses import dataclass
from typing import Final

from bot.drawing import painter
from bot.drawing.avatars import initial_of, round_avatar
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD
from bot.drawing.look import Look
from bot.drawing.scene import Avatar, Scene, drawn_names
from bot.i18n.catalogue import Localizer
from bot.pages.presentation import RecordWords
from bot.pages.records.words import percent, sizes, victories
from bot.records.game_record import Outcome
from bot.records.profile import LAST, Profile

WIDTH: Final = 1100
HEIGHT: Final = 820
LEAST: Final = 30
"""The smallest size of text: 9 pixels where the picture is shown 342 wide."""
_MARGIN: Final = 20
_GAP: Final = 12
_RADIUS: Final = 16
_FACE: Final = 104
_VICTORIES: Final = 572
"""The width of the kinds of victory, whose names are long in some languages."""


@dataclass(frozen=True, slots=True)
class Card:
    """What a picture of a profile shows."""

    name: str
    where: str
    """Which games are counted."""
    rating: str
    """Empty for who isn't rated."""
    is_ranked: bool
    profile: Profile
    avatar: bytes | None = None


def profile_picture(card: Card, words: RecordWords, localizer: Localizer, look: Look) -> bytes:
    """Return the profile as a PNG."""
    return painter.encode(painter.paint(profile_scene(card, words, localizer, look)), look)


def profile_scene(card: Card, words: RecordWords, localizer: Localizer, look: Look) -> Scene:
    """Return the profile laid out."""
    scene = Scene(WIDTH, HEIGHT, look, localizer)
    inner = Box(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN)
    _head(scene, inner.row(0, 112), card)
    _numbers(scene, inner.row(124, 128), card.profile)
    middle = inner.row(264, 262)
    _victories(scene, middle.before(middle.width - _VICTORIES), card.profile, words)
    _groups(scene, middle.after(_VICTORIES + _GAP), card.profile, words)
    _sizes(scene, inner.row(538, 104), card.profile)
    _last(scene, inner.row(654, 126), card.profile)
    return scene


def _head(scene: Scene, box: Box, card: Card) -> None:
    """Draw who it is, and where they stand."""
    theme, name = scene.theme, drawn_names((card.name,), (1,), scene.fonts, scene.localizer)[0]
    face = box.middle(_FACE, _FACE, 0)
    if card.avatar is not None and round_avatar(card.avatar, _FACE) is not None:
        scene.add(Avatar(face, card.avatar))
    else:
        scene.plate(face, theme.gold, radius=_FACE // 2)
        scene.words(face, initial_of(name), 64, theme.on_gold, weight=BLACK, align=0.5)
    rest = box.after(_FACE + 20)
    scene.largest(rest.row(4, 58), name, (50, 44, 38, 34), theme.text, weight=BLACK)
    below = rest.row(64, 44)
    used = 0
    if card.rating:
        fill, ink = (theme.gold, theme.on_gold) if card.is_ranked else (theme.cell, theme.text)
        used = scene.pill(below, card.rating, LEAST, ink, fill, align=1.0) + 16
    scene.words(below.before(used), card.where, LEAST, theme.soft, weight=BOLD)


def _numbers(scene: Scene, box: Box, profile: Profile) -> None:
    """Draw the sums, large."""
    say, theme, counts = scene.localizer.say, scene.theme, profile.all
    has_run = profile.streak > 1
    streak = profile.streak if has_run else profile.best_streak
    label = "record-label-row" if has_run else "record-label-best"
    tiles = (
        (str(counts.games), say("record-label-games", count=counts.games), False),
        (str(counts.won), say("record-label-won", count=counts.won), True),
        (say("record-percent", percent=percent(counts)) if counts.games else "–", say("record-label-share"), False),
        (str(streak), say(label), False),
    )
    for place, (number, text, is_gold) in zip(box.columns(len(tiles), _GAP), tiles, strict=True):
        fill, ink = (theme.gold, theme.on_gold) if is_gold else (theme.panel, theme.text)
        scene.plate(place, fill, radius=_RADIUS)
        scene.largest(place.row(4, 74).inset(10, 0), number, (66, 54, 44, 36), ink, weight=BLACK, align=0.5)
        soft = theme.on_gold if is_gold else theme.soft
        scene.largest(place.row(80, 40).inset(8, 0), text, (32, LEAST), soft, weight=BOLD, align=0.5)


def _victories(scene: Scene, box: Box, profile: Profile, words: RecordWords) -> None:
    """Draw by what games were won."""
    theme = scene.theme
    scene.plate(box, theme.panel, radius=_RADIUS)
    room = box.inset(16, 10)
    scene.largest(room.row(0, 42), scene.localizer.say("record-label-victories"), (34, LEAST), theme.soft, weight=BOLD)
    if not profile.victories:
        _nothing(scene, room.row(46, room.height - 46))
    for number, (name, text, count) in enumerate(victories(words, profile)):
        row = room.row(48 + number * 49, 45)
        sprite = words.sprites.get(name)
        scene.sprite(row.middle(40, 40, 0), sprite or "laurel", tint=None if sprite else theme.accent)
        used = scene.words(row, str(count), 38, theme.text, weight=BLACK, align=1.0)
        scene.largest(row.after(52).before(used + 12), text, (34, 32, LEAST), theme.text, weight=BOLD)


def _groups(scene: Scene, box: Box, profile: Profile, words: RecordWords) -> None:
    """Draw how much of each group was played, the favourite with its name."""
    theme = scene.theme
    scene.plate(box, theme.panel, radius=_RADIUS)
    room = box.inset(16, 10)
    favourite = next(iter(profile.played), "")
    heading = words.favourite
    if favourite:
        what = words.groups.get(favourite, favourite)
        heading = scene.localizer.say("record-label-favourite", heading=heading, what=what)
    scene.largest(room.row(0, 42), heading, (34, 32, LEAST), theme.soft, weight=BOLD)
    most = max(profile.played.values(), default=0)
    for name, column in zip(words.groups, room.row(46, 196).columns(len(words.groups), 8), strict=True):
        count = profile.played.get(name, 0)
        scene.sprite(column.row(154, 42).middle(42, 42), words.sprites[name], is_faint=not count)
        if not count:
            continue
        height = max(8, round(104 * count / most))
        bar = column.row(150 - height, height).inset(8, 0)
        ink = theme.domains.get(name)
        scene.plate(bar, ink.fill if ink else theme.text, radius=8, edge=ink and ink.edge, stroke=2)
        # as wide as there is room up to the next one: some have played ten thousand
        above = column.row(150 - height - 38, 36).inset(-4, 0)
        scene.largest(above, _short(count), (32, LEAST), theme.text, weight=BOLD, align=0.5)


def _nothing(scene: Scene, box: Box) -> None:
    """Say that there is nothing to show yet."""
    text = scene.localizer.say("record-label-nothing")
    scene.words(box.middle(box.width, 44), text, LEAST, scene.theme.soft, weight=BOLD, align=0.5)


def _short(count: int) -> str:
    """Return a number in four signs at most."""
    return str(count) if count < 10_000 else f"{count // 1000}k" if count < 1_000_000 else f"{count // 1_000_000}M"


def _sizes(scene: Scene, box: Box, profile: Profile) -> None:
    """Draw the games won by number of players."""
    theme = scene.theme
    found = sizes(scene.localizer, profile)
    if not found:
        scene.plate(box, theme.panel, radius=_RADIUS)
        _nothing(scene, box)
        return
    for place, (text, tally) in zip(box.columns(len(found), _GAP), found, strict=True):
        scene.plate(place, theme.panel, radius=_RADIUS)
        scene.largest(place.row(8, 42).inset(10, 0), text, (32, LEAST), theme.soft, weight=BOLD, align=0.5)
        won = scene.localizer.say("record-of", won=tally.won, games=tally.games)
        scene.largest(place.row(50, 48).inset(10, 0), won, (40, 36, LEAST), theme.text, weight=BLACK, align=0.5)


def _last(scene: Scene, box: Box, profile: Profile) -> None:
    """Draw the last games, the newest last: a laurel for one that was won, else the place."""
    theme = scene.theme
    scene.words(box.row(0, 42).inset(4, 0), scene.localizer.say("record-label-last"), 32, theme.soft, weight=BOLD)
    places = box.row(46, 80).columns(LAST, 10)
    games = list(reversed(profile.last))
    for place, game in zip(places, games, strict=False):
        if game.outcome is Outcome.WON:
            scene.plate(place, theme.gold, radius=_RADIUS)
            scene.sprite(place.middle(54, 54), "laurel", tint=theme.on_gold)
            continue
        scene.plate(place, theme.panel, radius=_RADIUS)
        if game.outcome is Outcome.LEFT:
            scene.sprite(place.middle(44, 44), "left-game", tint=theme.danger)
        elif game.outcome is Outcome.LOST:
            scene.words(place, str(game.place), 42, theme.soft, weight=BLACK, align=0.5)
        else:
            scene.words(place, "–", 42, theme.faded, weight=BLACK, align=0.5)
