"""Tables for tests of the ui, without a manager."""

import random
from datetime import UTC, datetime

from bot.assets import folder
from bot.games.civ.ai import greedy_policy
from bot.games.civ.game import CIV, Choices, CivMatch
from bot.games.civ.pages.presentation import CivPresentation
from bot.games.civ.rules import Game, Seat, deal, observe
from bot.games.civ.rules.cards import KINDS, ONE
from bot.games.civ.rules.effects import branch
from bot.games.civ.rules.position import CHOOSE, EFFECTS, Position, opening
from bot.i18n import Catalogues
from bot.table.table import Table
from bot.table.values import ChapterName, Options, Participant, Place, Post, Status, TableId, UserId
from tests.games.civ.rules.tables import columns_of

LOCALIZER = Catalogues.load(folder() / "locales").localizer("en")
NOW = datetime(2026, 1, 1, tzinfo=UTC)
CIV_WORDS = CivPresentation()
"""The card game in words alone."""
NAMES = ("Ann", "Bob", "Chloe", "Dan")
LONG_NAME = "🧙" * 32
FULL = sum(one * 3 for one in ONE)
"""Three cards of every kind: more than a real hand ever holds."""


def table_of(game: Game | None, *, names: tuple[str, ...] | None = None, status: Status = Status.PLAYING) -> Table:
    """A table at which that game is played."""
    players = game.setup.players if game else 2
    names = names or tuple("ABCD"[:players])
    return Table(
        id=TableId(2_000_000_000),
        status=status,
        options=Options(players, CIV, Choices("classic", False, "turn_end").to_json()),
        place=Place(10**18, 10**18 + 1, "en"),
        owner=UserId(10**18 + 10),
        participants=tuple(Participant(UserId(10**18 + 10 + seat), name) for seat, name in enumerate(names)),
        match=None if game is None else CivMatch(game),
        created_at=NOW,
        moved_at=NOW,
        post=Post(10**18 + 5, 0, ChapterName("turn 0 0"), (), 1),
    )


def fresh_game(players: int = 4, *, setup: str = "classic", seed: int = 1) -> Game:
    """A game after the deal; seat 0 begins."""
    return Game.start(deal(random.Random(seed), players=players, setup=setup, first=Seat(0)))


def played(seed: int = 3) -> list[Game]:
    """A game of four computers, after each of its lines."""
    game, chance = fresh_game(4, seed=seed), random.Random(seed)
    found = [game]
    while not game.is_over:
        seat = game.waiting()[0]
        game = game.play(seat, greedy_policy(observe(game, seat), chance))
        found.append(game)
    return found


def overfull(players: int = 4) -> Position:
    """A position with three cards of every kind in the hand, the area and the discard pile of everybody."""
    new = branch(opening(fresh_game(players).setup))
    new.phase = EFFECTS
    new.hands = [FULL] * players
    new.areas = [FULL] * players
    new.columns = [columns_of(FULL)] * players
    new.areas[0] = FULL + 2 * ONE[KINDS.index("C1")]  # type: ignore[index]
    new.columns[0] = columns_of(new.areas[0])
    new.discard = FULL
    return new


def owing(words: tuple[str, ...], players: int = 4) -> Game:
    """A game in which seat 0 owes those actions, with more cards everywhere than can be."""
    new = overfull(players)
    new.phase = CHOOSE
    new.owed = words
    new.target = 1 if "give" in words else -1
    return game_at(new)


def game_at(position: Position) -> Game:
    """A game that stands at that position."""
    return Game(position.setup, (), (position,))
