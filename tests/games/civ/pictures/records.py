"""Profiles and leaderboards for golden pictures: people with long names, many games, one, or none that count."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot import assets
from bot.drawing.fonts import Fonts
from bot.drawing.theme import DARK, Theme
from bot.games.civ.game import CIV
from bot.games.civ.pages.presentation import CivPresentation
from bot.i18n.catalogue import Catalogues, Localizer
from bot.pages.records.leaderboard_picture import Line, leaderboard_picture
from bot.pages.records.profile_picture import Card, profile_picture
from bot.pages.records.words import games_text, missing_text, season_text, standing_text
from bot.records.game_record import Outcome
from bot.records.profile import OwnGame, Profile, profile_of
from bot.records.rating import Rating
from bot.store.results import Standing
from bot.table.values import TableId
from tests.games.civ.pictures.tables import AVATAR, look, packaged

DAY = datetime(2026, 3, 1, tzinfo=UTC)
VICTORIES = ("hegemony-M", "majority", "hegemony-C", "hegemony-S", "last_standing", "hegemony-U")


def localizer_of(locale: str) -> Localizer:
    return Catalogues.load(assets.folder() / "locales", strict=True).localizer(locale)


def games_of(count: int, outcomes: Sequence[Outcome]) -> list[OwnGame]:
    """Games of two to four, some in teams, that ended so in turn."""
    found: list[OwnGame] = []
    for number in range(count):
        outcome = outcomes[number % len(outcomes)]
        players = (2, 3, 4, 4)[number % 4]
        found.append(
            OwnGame(
                TableId(number + 1), CIV, 1, DAY + timedelta(days=number), outcome is not Outcome.OPEN,
                VICTORIES[number // 2 % len(VICTORIES)], players, number % 4 == 3,
                1 if outcome is Outcome.WON else 2 + number % (players - 1), 0, outcome,
                {"M": 5, "R": number % 4, "E": 3, "S": 2, "C": 4, "U": 1},
            )
        )  # fmt: skip
    return found


def busy() -> Profile:
    """The profile of who has played a lot."""
    won, lost, left, off = Outcome.WON, Outcome.LOST, Outcome.LEFT, Outcome.OPEN
    return profile_of(games_of(1280, (won, lost, lost, won, won, left, lost, off, won, won, won)), [])


def one_game() -> Profile:
    return profile_of(games_of(1, (Outcome.LOST,)), [])


def none_counted() -> Profile:
    """The profile of who has seen two games called off, and played none."""
    return profile_of(games_of(2, (Outcome.OPEN,)), [])


def profile_drawn(
    locale: str,
    name: str,
    profile: Profile,
    standing: Standing | None,
    theme: Theme = DARK,
    *,
    avatar: bytes | None = AVATAR,
    fonts: Fonts | None = None,
) -> bytes:
    localizer = localizer_of(locale)
    words = CivPresentation().record_words(localizer)
    rating = "" if standing is None else standing_text(localizer, standing)
    ranked = standing is not None and bool(standing.rank)
    card = Card(name, localizer.say("record-here"), rating, ranked, profile, avatar)
    return profile_picture(card, words, localizer, look(theme, fonts or packaged()))


RANKED = Standing(
    Rating(mu=60.2, sigma=2.1, games=1280, season_games=37, season="2026-Q4", last_at=DAY, opponents=60), 2, 148
)
PROVISIONAL = Standing(Rating(games=1, season_games=1, season="2026-Q4", last_at=DAY), 0, 148)


NEWCOMERS = ((12, 3), (1, 0))
"""Games and settled opponents of people without a rank."""


def leaderboard_drawn(
    locale: str, names: Sequence[str], theme: Theme = DARK, *, own: int = 3, fonts: Fonts | None = None
) -> bytes:
    """A page of a leaderboard, of which every other person has an avatar, and the last two have no rank."""
    localizer = localizer_of(locale)
    lines = [
        Line(rank, name, 1980 - 67 * rank, games_text(localizer, 60 // rank), rank == own, AVATAR if rank % 2 else None)
        for rank, name in enumerate(names, start=1)
    ]
    if len(names) > len(NEWCOMERS):
        for place, lacking in enumerate(NEWCOMERS, start=-len(NEWCOMERS)):
            lines[place] = replace(lines[place], rank=0, games=missing_text(localizer, *lacking))
    title, where = season_text(localizer, "2026-Q4"), localizer.say("record-here")
    return leaderboard_picture(title, where, lines, localizer, look(theme, fonts or packaged()))
