"""A tournament's bracket as a picture: rounds as columns, who plays there, who has won, what is on now.

Values that know no tournament, and how they are drawn, for clients that show a picture some 340 pixels wide. Nothing
in it is set below `LEAST`: where a first round has more tables than fit whole, they get pictures of their own, and
stand beside the rounds after them with a line each.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.drawing import painter
from bot.drawing.box import Box
from bot.drawing.fonts import BLACK, BOLD, REGULAR, Fonts
from bot.drawing.look import Look
from bot.drawing.scene import Scene, drawn_names
from bot.drawing.theme import Colour
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT, cut

FEW: Final = 4
"""So many tables of a first round are shown whole beside the rounds after it; of more only who has won."""
MOST_TABLES: Final = 9
"""Tables shown whole in one picture of a round."""


class TableMark(StrEnum):
    """How far a table is."""

    COMING = "coming"
    """Not drawn yet: only how many will sit there is known, if that."""
    ON = "on"
    PAUSED = "paused"
    TIED = "tied"
    """Its game is over, and a lot decides (§10.8)."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class BracketPlayer:
    """A player: their number, whether they have won their table, and whether they were eliminated (§9.1)."""

    number: int
    name: str
    is_winner: bool = False
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class BracketTable:
    """A table of a round. One that is still to be drawn has no players, but `seats`."""

    number: int
    mark: TableMark
    players: tuple[BracketPlayer, ...] = ()
    seats: int = 0

    @property
    def rows(self) -> int:
        """How many lines its players take."""
        return len(self.players) or self.seats

    @property
    def winner(self) -> BracketPlayer | None:
        """Who goes on."""
        return next((player for player in self.players if player.is_winner), None)


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A round: its number, its tables; the last one is the final."""

    number: int
    is_final: bool
    tables: tuple[BracketTable, ...]

    @property
    def is_on(self) -> bool:
        """Whether it is played now."""
        return any(table.mark in (TableMark.ON, TableMark.PAUSED, TableMark.TIED) for table in self.tables)


@dataclass(frozen=True, slots=True)
class Bracket:
    """A tournament from its first round to its final, those to come among them."""

    title: str
    is_official: bool
    rounds: tuple[BracketRound, ...]


def bracket_pages(bracket: Bracket) -> tuple[tuple[BracketTable, ...] | None, ...]:
    """What each picture of a bracket shows: first all rounds (None), then the tables of a large first round, whole."""
    if not bracket.rounds or len(bracket.rounds[0].tables) <= FEW:
        return (None,)
    tables = bracket.rounds[0].tables
    if tables[0].mark is TableMark.COMING:
        return (None,)
    # rounded up, and then as many on each page: no last page with a single table
    count = -(-len(tables) // MOST_TABLES)
    size = -(-len(tables) // count)
    return (None, *(tables[start : start + size] for start in range(0, len(tables), size)))


def drawn_name(localizer: Localizer, fonts: Fonts, player: BracketPlayer) -> str:
    """A name as pictures write it: the player's number where nothing of the name is seen."""
    return drawn_names((player.name,), (player.number,), fonts, localizer)[0]


def round_name(localizer: Localizer, shown: BracketRound) -> str:
    """“Round 2”, or “Final”."""
    return localizer.say("bracket-final") if shown.is_final else localizer.say("bracket-round", number=shown.number)


def bracket_alt(bracket: Bracket, localizer: Localizer, page: int = 0) -> str:
    """A bracket's picture in words, as far as they fit into 1,024 characters; the newest round comes first."""
    return cut(" ".join(bracket_facts(bracket, localizer, page)), MOST_ALT)


def bracket_facts(bracket: Bracket, localizer: Localizer, page: int = 0) -> tuple[str, ...]:
    """The facts of a picture in sentences. A first round that stands there in lines is told so, too."""
    kind = localizer.say("bracket-official" if bracket.is_official else "bracket-friendly")
    title = localizer.say("bracket-titled", title=bracket.title, kind=kind)
    pages = bracket_pages(bracket)
    tables = pages[page] if page < len(pages) else pages[0]
    if tables is not None:
        return title, *_round_facts(bracket.rounds[0], tables, localizer, is_short=False)
    drawn = [shown for shown in bracket.rounds if any(table.players for table in shown.tables)]
    if not drawn:
        return title, localizer.say("bracket-undrawn")
    facts = [
        _round_facts(shown, shown.tables, localizer, is_short=len(shown.tables) > FEW) for shown in reversed(drawn)
    ]
    return title, *(fact for texts in facts for fact in texts)


def _round_facts(
    shown: BracketRound, tables: Sequence[BracketTable], localizer: Localizer, *, is_short: bool
) -> tuple[str, ...]:
    texts = (_short_table_text(table, localizer) if is_short else _table_text(table, localizer) for table in tables)
    return localizer.say("bracket-round-told", round=round_name(localizer, shown)), *texts


def _short_table_text(table: BracketTable, localizer: Localizer) -> str:
    """A table of which only its winner stands there."""
    name = "" if table.winner is None else table.winner.name
    return localizer.say("bracket-table-short", number=table.number, mark=table.mark, name=name)


def _table_text(table: BracketTable, localizer: Localizer) -> str:
    names = [
        localizer.say("bracket-player-out", name=player.name) if player.is_out else player.name
        for player in table.players
        if not player.is_winner
    ]
    others = localizer.list(names)
    if table.winner is not None:
        key = "bracket-table-won" if names else "bracket-table-alone"
        return localizer.say(key, number=table.number, name=table.winner.name, others=others)
    return localizer.say("bracket-table", number=table.number, mark=table.mark, names=others)


# The picture

WIDTH: Final = 1100
HEIGHT: Final = 700
"""At most: 11 : 7 is as wide as clients let a picture be that they show at its full width."""
LEAST: Final = 29
"""The smallest size of text: 9 pixels where a picture of `WIDTH` is shown 342 wide."""
MARGIN: Final = 10
_TITLE: Final = 46
_HEADING: Final = 44
_ROW: Final = 33
"""A line of a player where many stand below each other."""
_ROOMY: Final = 40
_PAD: Final = 4
_GAP: Final = 8
_SHORT_GAP: Final = 3
_COLUMN_GAP: Final = 14
_NUMBER: Final = 52
"""The width of a table's number, at its left."""
_SIGN: Final = 30
_ACROSS: Final = 3
"""Tables side by side where a round has a picture of its own."""


def draw_bracket_page(bracket: Bracket, localizer: Localizer, look: Look, page: int) -> bytes:
    """One of the pages of `bracket_pages` as a PNG, `WIDTH` pixels wide and at least as wide as 11 : 7."""
    return painter.encode(painter.paint(bracket_scene(bracket, localizer, look, page)), look)


def bracket_scene(bracket: Bracket, localizer: Localizer, look: Look, page: int) -> Scene:
    """One of the pages of `bracket_pages`, laid out; a page that there is not is the first."""
    pages = bracket_pages(bracket)
    tables = pages[page] if page < len(pages) else pages[0]
    scene = Scene(WIDTH, HEIGHT, look, localizer)
    inner = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
    _title(scene, inner.row(0, _TITLE), bracket)
    below = inner.row(_TITLE, inner.height - _TITLE)
    used = _columns(scene, below, bracket) if tables is None else _grid(scene, below, bracket.rounds[0], tables)
    scene.height = min(HEIGHT, MARGIN + _TITLE + used + MARGIN)
    return scene


def _title(scene: Scene, box: Box, bracket: Bracket) -> None:
    """What it is called, and whether it is official."""
    theme = scene.theme
    kind = scene.localizer.say("bracket-official" if bracket.is_official else "bracket-friendly")
    ground, ink = (theme.gold, theme.on_gold) if bracket.is_official else (theme.cell, theme.text)
    used = scene.pill(box.row(2, _TITLE - 8).after(box.width // 3), kind, LEAST, ink, ground, align=1.0)
    scene.largest(box.before(used + 16).inset(4, 0), bracket.title, (38, 34, LEAST), theme.text, weight=BLACK)


def _columns(scene: Scene, box: Box, bracket: Bracket) -> int:
    """All rounds side by side, each in the middle of the tallest; returns the height used."""
    columns = box.columns(max(1, len(bracket.rounds)), _COLUMN_GAP)
    row = next((row for row in (_ROOMY, 36) if _tallest(bracket, row) <= box.height - _HEADING), _ROW)
    height = _tallest(bracket, row)
    for column, shown in zip(columns, bracket.rounds, strict=False):
        _heading(scene, column.row(0, _HEADING - 6), shown)
        top = _HEADING + (height - _height(shown, row)) // 2
        _column(scene, column.row(top, height), shown, row)
    return _HEADING + height


def _tallest(bracket: Bracket, row: int) -> int:
    return max((_height(shown, row) for shown in bracket.rounds), default=0)


def _is_short(shown: BracketRound) -> bool:
    """Whether a round's tables take a line each."""
    return len(shown.tables) > FEW


def _height(shown: BracketRound, row: int) -> int:
    """How tall a round's column is, with lines so high."""
    if _is_short(shown):
        return len(shown.tables) * (row + _SHORT_GAP) - _SHORT_GAP
    return sum(table.rows * row + 2 * _PAD + _GAP for table in shown.tables) - _GAP


def _column(scene: Scene, box: Box, shown: BracketRound, row: int) -> None:
    top = 0
    for table in shown.tables:
        if _is_short(shown):
            _short(scene, box.row(top, row), table)
            top += row + _SHORT_GAP
        else:
            height = table.rows * row + 2 * _PAD
            _table(scene, box.row(top, height), table, row)
            top += height + _GAP


def _heading(scene: Scene, box: Box, shown: BracketRound) -> None:
    """A round's name, on gold while it is played."""
    theme = scene.theme
    name = round_name(scene.localizer, shown)
    if shown.is_on:
        scene.plate(box, theme.gold, radius=10)
    ink = theme.on_gold if shown.is_on else theme.text
    scene.largest(box.inset(12, 0), name, (32, LEAST), ink, weight=BLACK)


def _short(scene: Scene, box: Box, table: BracketTable) -> None:
    """A table in a line: who has won, or who plays."""
    theme = scene.theme
    scene.plate(box, theme.panel, radius=8)
    rest = _number(scene, box, table)
    if table.winner is not None:
        scene.sprite(rest.middle(_SIGN, _SIGN - 2, 0), "laurel", tint=theme.accent)
        scene.words(rest.after(_SIGN + 6).before(8), _name(scene, table.winner), LEAST, theme.text, weight=BOLD)
        return
    if table.players:
        names = scene.localizer.list([_name(scene, player) for player in table.players])
        scene.words(rest.before(8), names, LEAST, theme.soft)
    else:
        scene.words(rest.before(8), scene.localizer.say("bracket-free", count=table.seats), LEAST, theme.soft)


def _table(scene: Scene, box: Box, table: BracketTable, row: int) -> None:
    """A table whole: a line for each player."""
    theme = scene.theme
    is_on = table.mark in (TableMark.ON, TableMark.PAUSED, TableMark.TIED)
    edge = theme.accent if is_on else None
    scene.plate(box, theme.panel, radius=12, edge=edge, stroke=3 if is_on else 0)
    rest = _number(scene, box.inset(3, 3), table)
    lines = rest.inset(0, _PAD - 3)
    for number, player in enumerate(table.players):
        _player(scene, lines.row(number * row, row), player, is_over=table.mark is TableMark.OVER)
    if not table.players:
        scene.words(lines.inset(8, 0), scene.localizer.say("bracket-free", count=table.seats), LEAST, theme.soft)


def _number(scene: Scene, box: Box, table: BracketTable) -> Box:
    """A table's number and, below it where there is room, how far it is; returns what is left at the right."""
    theme = scene.theme
    strip = Box(box.left, box.top, _NUMBER, box.height)
    is_waiting = table.mark in (TableMark.PAUSED, TableMark.TIED)
    ink: Colour = theme.soft if table.mark in (TableMark.COMING, TableMark.OVER) else theme.accent
    text = str(table.number)
    if is_waiting and box.height >= 3 * LEAST:
        sign = scene.localizer.say(f"bracket-sign-{table.mark}")
        upper, lower = strip.row(0, box.height // 2), strip.row(box.height // 2, box.height - box.height // 2)
        scene.words(upper, text, 34, ink, weight=BLACK, align=0.5)
        scene.words(lower, sign, LEAST, ink, weight=BLACK, align=0.5)
    else:
        scene.largest(strip, text, (34, LEAST) if box.height > 40 else (LEAST,), ink, weight=BLACK, align=0.5)
    return box.after(_NUMBER)


def _player(scene: Scene, box: Box, player: BracketPlayer, *, is_over: bool) -> None:
    """A line with a name: who has won stands on gold with a laurel, who is out has a sign of it."""
    theme = scene.theme
    line = box.before(6)
    if player.is_winner:
        scene.plate(line.inset(0, 1), theme.gold, radius=8)
        scene.words(line.after(8).before(_SIGN + 12), _name(scene, player), LEAST, theme.on_gold, weight=BOLD)
        scene.sprite(line.before(6).middle(_SIGN - 4, _SIGN - 4, 1), "laurel", tint=theme.on_gold)
        return
    inner = line.after(8).before(4)
    if player.is_out:
        scene.sprite(line.before(6).middle(_SIGN - 4, _SIGN - 4, 1), "left-game", tint=theme.danger)
        inner = inner.before(_SIGN + 8)
    ink, weight = (theme.soft, REGULAR) if is_over or player.is_out else (theme.text, BOLD)
    scene.words(inner, _name(scene, player), LEAST, ink, weight=weight)


def _name(scene: Scene, player: BracketPlayer) -> str:
    return drawn_name(scene.localizer, scene.fonts, player)


def _grid(scene: Scene, box: Box, shown: BracketRound, tables: Sequence[BracketTable]) -> int:
    """Tables of one round side by side, whole; returns the height used."""
    first, last = tables[0].number, tables[-1].number
    name = round_name(scene.localizer, shown)
    theme = scene.theme
    heading = scene.localizer.say("bracket-some-tables", round=name, first=first, last=last)
    scene.largest(box.row(0, _HEADING - 6).inset(4, 0), heading, (32, LEAST), theme.soft, weight=BOLD)
    tall = -(-len(tables) // _ACROSS)
    most = max(table.rows for table in tables)
    room = (box.height - _HEADING - (tall - 1) * _GAP) // tall - 2 * _PAD
    row = max(_ROW, min(_ROOMY + 8, room // most))
    height = most * row + 2 * _PAD
    columns = box.columns(_ACROSS, _GAP)
    for number, table in enumerate(tables):
        down, across = divmod(number, _ACROSS)
        place = columns[across].row(_HEADING + down * (height + _GAP), height)
        _table(scene, place, table, row)
    return _HEADING + tall * (height + _GAP) - _GAP
