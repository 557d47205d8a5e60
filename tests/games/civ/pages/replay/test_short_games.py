"""Games that end after a few lines: every page of what is over is made, whoever looks, however it ended."""

import random
from typing import Final, NamedTuple

import pytest

from bot.drawing.theme import DARK
from bot.games.civ.game import civ_game
from bot.games.civ.pages.replay.replay_page import page_text, replay_page, spot
from bot.games.civ.pages.replay.steps import moves, shots
from bot.games.civ.pages.replay.transcripts import transcript_page
from bot.games.civ.pages.replay.web_page import make_web_replay
from bot.games.civ.pictures.board import board_picture
from bot.games.civ.pictures.film import make_film
from bot.games.civ.pictures.story import story
from bot.games.civ.pictures.story_picture import story_pictures
from bot.games.civ.reviewer import moments_of
from bot.games.civ.rules import Game, deal, observe, parse
from bot.games.civ.rules.position import DRAFT_KEEP, DRAFT_TAKE
from bot.games.civ.rules.transcript import read, write
from bot.table.table import Table
from bot.table.values import Status
from tests.discord.limits import check
from tests.games.civ.pictures.tables import NAMES, look, packaged
from tests.pages.tables import LOCALIZER, table_of
from tests.strategies import moved

LINES: Final = 20
ENDINGS: Final = ("given up", "resigned", "resigned by one", "called off", "turn limit")


class Kind(NamedTuple):
    """A kind of game."""

    players: int
    setup: str = "classic"
    teams: bool = False


KINDS: Final = (Kind(2), Kind(3), Kind(4), Kind(4, teams=True), Kind(2, "draft"), Kind(4, "draft", teams=True))


def begun(kind: Kind, lines: int, turn_cap: int | None = None) -> Game:
    """A game after so many random lines, or at its end."""
    chance = random.Random(11)
    game = Game.start(deal(chance, players=kind.players, setup=kind.setup, teams=kind.teams, turn_cap=turn_cap))
    while not game.is_over and game.number < lines:
        game = moved(game, chance, 0.8)
    return game


def ended(kind: Kind, lines: int, ending: str) -> Table | None:
    """A table whose game ended so after that many lines; None where no game can."""
    game = begun(kind, lines, turn_cap=1 if ending == "turn limit" else None)
    is_drafting = game.position.phase in (DRAFT_KEEP, DRAFT_TAKE)
    if ending == "given up":
        return over(game.abandon(), Status.ABANDONED) if is_drafting else None
    if ending == "turn limit":
        return over(game, Status.FINISHED) if game.is_over else None
    if ending == "called off":
        return over(game, Status.CANCELLED)
    if is_drafting:
        return None
    for seat in range(1, 2 if ending == "resigned by one" else kind.players):
        if not game.is_over:
            game = game.intervene(seat, parse("eliminate"), by=f"seat {seat}", why="resigned")
    return over(game, Status.FINISHED if game.is_over else Status.CANCELLED)


def over(game: Game, status: Status) -> Table:
    return table_of(game, names=NAMES[: game.setup.players], status=status)


EVERY: Final = tuple((kind, ending) for kind in KINDS for ending in ENDINGS)


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("kind", "ending", "lines"),
    [
        # of each a few lengths, all of which are met among them
        *((kind, ending, range(number % LINES, LINES + 1, LINES)) for number, (kind, ending) in enumerate(EVERY)),
        *(pytest.param(kind, ending, range(LINES + 1), marks=pytest.mark.long) for kind, ending in EVERY),
    ],
    ids=str,
)
def test_every_page_of_a_short_game_is_made(kind: Kind, ending: str, lines: range) -> None:
    for number in lines:
        table = ended(kind, number, ending)
        if table is not None:
            _make_pages(table)


def _make_pages(table: Table) -> None:
    game = civ_game(table.match)
    names, drawn = table.names, look(DARK, packaged())
    assert make_web_replay(game, lambda _: names, LOCALIZER, drawn)
    assert make_film(shots(game, None, names, LOCALIZER), names, LOCALIZER, drawn)
    assert board_picture(observe(game, None), names, LOCALIZER, drawn)
    told = story(game)
    assert told is None or story_pictures(told, names, LOCALIZER, drawn)
    for viewer in (None, *range(game.setup.players)):
        for number in moves(game):
            there = spot(table, number, viewer)
            check(replay_page(there, LOCALIZER, has_review=True, has_transcript=True).view())
            assert page_text(there, LOCALIZER)
    check(transcript_page(table, LOCALIZER).view())
    assert read(write(game)).number == game.number
    for seat in range(game.setup.players):
        moments_of(game, seat, range(game.number))
