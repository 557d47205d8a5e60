"""Boards to draw: observations from random games, and some that no game has reached, to stretch the layout."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO

from PIL import Image

from bot import assets
from bot.i18n.catalogue import Catalogues, Speaker
from bot.render.fonts import Fonts
from bot.render.look import Look
from bot.render.sprites import Sprites
from bot.render.theme import Theme
from bot.rules import Action, Card, Domain, Event, Game, Observation, Seat, deal, events, observe
from bot.rules.cards import DOMAIN_OF, KINDS, column
from bot.rules.observation import SeenCoin, SeenColumn, SeenSeat
from bot.rules.position import EFFECTS, PLAY
from tests.strategies import playout

NAMES = ("Ann", "Bartholomew", "Çelik", "Δωρα")
ODD_NAMES = ("W" * 32, "日本語の名前がとても長いプレイヤー名です", "😀👨‍👩‍👧‍👦🇫🇷❤️👍🏽 fan", "محمد بن عبد Zoë שלום")


@cache
def speaker() -> Speaker:
    return Catalogues.load(assets.folder() / "locales", strict=True).speaker("en")


class _Wordy(Speaker):
    """A language that needs two fifths more room than English."""

    def say(self, key: str, /, **values: object) -> str:
        said = super().say(key, **values)
        return said if sum(map(str.isalpha, said)) < 3 else said + "e" * (1 + len(said) * 2 // 5)


@cache
def wordy() -> Speaker:
    return _Wordy("en", speaker().bundles)


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
    """The same game each time: everybody builds on large columns and uses an effect now and then."""
    chance = random.Random(seed)
    game = Game.start(deal(chance, players=players, setup=setup, teams=teams))
    while not game.is_over and game.number < lines:
        seat = chance.choice(game.waiting())
        game = game.play(seat, _chosen(game, seat, chance))
    return game


def since_last_turn(game: Game) -> tuple[Event, ...]:
    """What has happened since the player now on turn ended his turn before, as everybody saw it."""
    ends = [line.number for line in game.lines if line.seat == game.position.turn and line.action.word == "end"]
    return events(game, None, since=ends[-1] if ends else 0)


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


def stretched(players: int) -> Observation:
    """Columns of 0 to 20 cards, hands of 34 and 45 cards, every kind discarded, markers everywhere."""
    seen = observe(Game.start(deal(random.Random(1), players=players)), 0)
    return replace(
        seen,
        seats=tuple(_stretched_seat(seat) for seat in seen.seats),
        discard=tuple(card for card in KINDS for _ in range(7)),
        hand=tuple(card for card in KINDS for _ in range(3)),
        coin=SeenCoin(Seat(0), Seat(1), Domain("S"), 2),
        used_permanent=tuple(Domain(code) for code in "MESCU"),
        used_sacrifice=tuple(Domain(code) for code in "MRESU"),
        first=Seat(1),
    )


def uniform(players: int, count: int, *, laid: int = 0) -> Observation:
    """Every column has that many cards, and so many of each marker on it."""
    seen = observe(Game.start(deal(random.Random(1), players=players)), 0)

    def filled(column: SeenColumn) -> SeenColumn:
        kinds = [card for card in KINDS if card[0] == column.domain]
        cards = tuple(sorted(kinds[card % len(kinds)] for card in range(count)))
        marks = (Card("E1"),) * laid, (Card("U3"),) * laid
        level = 0 if column.domain == "C" else int(count >= seen.level_sizes[0]) + int(count >= seen.level_sizes[1])
        need = column.hegemony_need + laid
        return replace(column, cards=cards, level=level, embargoes=marks[0], democracies=marks[1], hegemony_need=need)

    seats = tuple(replace(seat, columns=tuple(filled(column) for column in seat.columns)) for seat in seen.seats)
    return replace(seen, seats=seats, coin=SeenCoin(Seat(0), Seat(1), Domain("S"), 2))


def everywhere(seen: Observation) -> tuple[Event, ...]:
    """A card of each column's last kind came, one of its first went."""
    first = {card[0]: card for card in reversed(KINDS)}
    last = {card[0]: card for card in KINDS}
    came = [Event("play", 1, seat=seat.seat, card=last[code]) for seat in seen.seats for code in "MRESC"]
    return (*came, *(Event("scrap", 1, seat=seat.seat, card=first[code]) for seat in seen.seats for code in "MRESC"))


def _stretched_seat(seat: SeenSeat) -> SeenSeat:
    columns = tuple(
        _stretched_column(column, (0, 7, 12, 20, 3, 9)[(i + seat.seat) % 6], i) for i, column in enumerate(seat.columns)
    )
    return replace(seat, columns=columns, hand_ages=(1,) * 12 + (2,) * 10 + (3,) * 12)


def _stretched_column(column: SeenColumn, count: int, number: int) -> SeenColumn:
    kinds = [card for card in KINDS if card[0] == column.domain]
    return replace(
        column,
        cards=tuple(sorted(kinds[card % len(kinds)] for card in range(count))),
        level=2 if count > 3 else int(count > 1),
        embargoes=(Card("E1"),) * (number % 3),
        democracies=(Card("U3"),) * ((number + 1) % 4),
        hegemony_need=7 + (number + 1) % 4,
    )
