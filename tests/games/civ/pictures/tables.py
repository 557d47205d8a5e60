"""Games to draw, and how: names, languages, typefaces, looks."""

import random
from collections.abc import Iterator
from functools import cache
from io import BytesIO

from PIL import Image

from bot import assets
from bot.drawing.fonts import Fonts
from bot.drawing.look import Look
from bot.drawing.sprites import Sprites
from bot.drawing.theme import Theme
from bot.games.civ.rules import Action, Game, deal
from bot.games.civ.rules.cards import DOMAIN_OF, column
from bot.games.civ.rules.position import EFFECTS, PLAY
from bot.i18n.catalogue import Catalogues, Localizer
from tests.strategies import playout

NAMES = ("Ann", "Bartholomew", "Çelik", "Δωρα")
ODD_NAMES = ("W" * 32, "日本語の名前がとても長いプレイヤー名です", "😀👨‍👩‍👧‍👦🇫🇷❤️👍🏽 fan", "محمد بن عبد Zoë שלום")


@cache
def localizer() -> Localizer:
    return Catalogues.load(assets.folder() / "locales", strict=True).localizer("en")


class _Wordy(Localizer):
    """A language that needs two fifths more room than English."""

    def say(self, key: str, /, **values: object) -> str:
        said = super().say(key, **values)
        return said if sum(map(str.isalpha, said)) < 3 else said + "e" * (1 + len(said) * 2 // 5)


@cache
def wordy() -> Localizer:
    return _Wordy("en", localizer().bundles)


@cache
def packaged() -> Fonts:
    """The typefaces every machine has."""
    return Fonts.load(system=False)


@cache
def system() -> Fonts:
    return Fonts.load()


@cache
def sprites() -> Sprites:
    return Sprites()


def look(theme: Theme, fonts: Fonts) -> Look:
    return Look(theme, fonts, sprites())


def _png(colour: tuple[int, int, int]) -> bytes:
    out = BytesIO()
    Image.new("RGB", (64, 64), colour).save(out, "PNG")
    return out.getvalue()


AVATAR = _png((200, 30, 90))


def grown(lines: int, seed: int, *, players: int, setup: str = "classic", teams: bool = False) -> Game:
    """Return the same game each time: everyone builds on large columns and uses an effect now and then."""
    chance = random.Random(seed)
    game = Game.start(deal(chance, players=players, setup=setup, teams=teams))
    while not game.is_over and game.number < lines:
        seat = chance.choice(game.waiting())
        game = game.play(seat, _chosen(game, seat, chance))
    return game


def _chosen(game: Game, seat: int, chance: random.Random) -> Action:
    legal = game.legal(seat)
    if game.position.phase == PLAY:
        columns = game.position.columns[seat]
        return max(legal, key=lambda action: column(columns, DOMAIN_OF[action.kind]) + chance.random() * 2)
    if game.position.phase == EFFECTS and chance.random() < 0.9:
        used = [action for action in legal if action.word in ("use", "copy")]
        return chance.choice(used) if used and chance.random() < 0.5 else legal[[a.word for a in legal].index("end")]
    return chance.choice(legal)


def some_games() -> Iterator[Game]:
    """Positions of all kinds: each number of players and set-up, from the deal to the end."""
    chance = random.Random(2)
    for seed in range(12):
        players = 2 + seed % 3
        setup = deal(
            random.Random(seed),
            players=players,
            setup="draft" if seed % 2 else "classic",
            teams=players == 4 and seed % 4 == 0,
            turn_cap=30 if seed % 5 == 0 else None,
        )
        games = list(playout(setup, chance, lines=400, interventions=0.01))
        yield from games[:: max(1, len(games) // 5)]
        yield games[-1]
