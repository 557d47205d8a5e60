"""`/civ profile`: what is counted of a person's games, as a picture and in words."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord

from bot.discord.fitting import reason_text, show_fitting
from bot.discord.routing import handles
from bot.discord.sheet import Button, Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import MOST_ALT, cut
from bot.i18n.names import safe_name
from bot.match import GameName
from bot.pages import display
from bot.pages.addresses.public import REPLAY_OPEN
from bot.pages.avatars import LASTING
from bot.pages.presentation import RecordWords
from bot.pages.press import Press
from bot.pages.records.addresses import BOARD, RECORD, RECORD_HERE, RULES, AtRecord
from bot.pages.records.profile_picture import Card, profile_picture
from bot.pages.records.words import MARKS, game_line, pace_line, picture_lines, rest_lines, season_text, standing_text
from bot.records.profile import Profile
from bot.records.rating import ALL_SERVERS
from bot.store.results import Standing
from bot.table.names import visible_name
from bot.table.values import Participant, UserId

PICTURE: Final = "profile.png"


@dataclass(frozen=True, slots=True)
class Whose:
    """Whose profile is shown, and of which games: those of a server, or all (None)."""

    user: UserId
    name: str
    is_own: bool
    guild_id: int | None
    is_here: bool = True
    """On the server where this was asked."""


@dataclass(frozen=True, slots=True)
class Found:
    """All that a profile shows."""

    whose: Whose
    game: GameName
    profile: Profile
    standing: Standing | None
    season: str
    names: dict[UserId, str]
    pace: str
    is_public: bool


async def show_profile(
    press: Press, game: GameName, person: discord.User | discord.Member | None = None, *, is_public: bool = False
) -> None:
    """`/civ profile`: show the games of the presser, or of another person on this server."""
    if person is not None and person.bot:
        await press.say("record-bot")
        return
    is_own = person is None or person.id == press.user
    name = press.display_name if person is None else visible_name(person.display_name, person.name)
    # what someone has played elsewhere is for them alone
    guild_id = press.interaction.guild_id or (None if is_own else 0)
    user = press.user if person is None else UserId(person.id)
    is_here = is_own or isinstance(person, discord.Member)
    whose = Whose(user, name, is_own, guild_id, is_here)
    if is_public:
        # that someone has switched their records off is nobody else's business
        if refusal := await _refusal(press, whose, await press.localizer()):
            await press.tell(refusal)
            return
        if not await press.begin_public_page():
            return
    else:
        await press.acknowledge_privately()
    await _show(press, whose, game, is_public=is_public)


@handles(RECORD)
async def turn(press: Press, at: AtRecord) -> None:
    """Show the presser's own games, of this server or of all, where it was pressed, if only they see that."""
    message = press.interaction.message
    if message is not None and message.flags.ephemeral:
        await press.acknowledge_in_place()
    else:
        await press.acknowledge_privately()
    guild_id = None if at.is_everywhere else press.interaction.guild_id
    await _show(press, Whose(press.user, press.display_name, True, guild_id), GameName(at.game))


@handles(RECORD_HERE)
async def show_here(press: Press, at: AtRecord) -> None:
    """Show the presser's own games of this server to everyone in the channel."""
    await show_profile(press, GameName(at.game), is_public=True)


async def _show(press: Press, whose: Whose, game: GameName, *, is_public: bool = False) -> None:
    press.begin_page()
    interaction = press.interaction
    localizer = await press.localizer()
    options = await press.display_options()
    if is_public:
        localizer = await press.context.locales.server(interaction.guild_id, interaction.guild_locale)
        options = await display.of_server(press.services.profiles, interaction.guild_id)
    shown = press.context.presentations.of_game(game)
    words = shown.record_words(localizer)
    assert words is not None, "a command of a game of which records are kept"
    if refusal := await _refusal(press, whose, localizer):
        await press.edit(Sheet(ACCENT).text(refusal))
        return
    found = await _find(press, whose, game, localizer, is_public=is_public)
    if not found.profile.last:
        key = "record-none-own" if whose.is_own else "record-none"
        sheet = Sheet(ACCENT).text(localizer.say(key, name=safe_name(whose.name)))
        await press.edit(sheet.buttons(_buttons(found, localizer, press.interaction.guild_id)))
        return
    picture = None
    if options.has_picture:
        moment = LASTING if is_public else None
        (avatar,) = await press.context.avatars.of([Participant(whose.user, whose.name)], moment=moment)
        card = Card(
            whose.name, _where(whose, localizer), _rating(found, localizer),
            found.standing is not None and bool(found.standing.rank), found.profile, avatar,
        )  # fmt: skip
        look = press.context.pictures.look(options.theme)
        picture = await press.context.pictures.drawn(partial(profile_picture, card, words, localizer, look))

    async def show(data: bytes | None, why: str) -> None:
        page = profile_sheet(
            found, words, localizer, press.interaction.guild_id, has_picture=data is not None,
            has_text=options.has_text, note=reason_text(localizer, why), has_replays=shown.has_replay,
        )  # fmt: skip
        files = [] if data is None else [discord.File(io.BytesIO(data), PICTURE)]
        await press.edit(page, attachments=files)

    await show_fitting(press.context.pictures, picture, interaction.filesize_limit, show)


async def _refusal(press: Press, whose: Whose, localizer: Localizer) -> str:
    """Return why there can be no records; empty where there can. Of others it isn't told what they have set."""
    if whose.guild_id and not (await press.profiles.guild_preferences(whose.guild_id)).records:
        return localizer.say("record-off-server")
    if whose.is_own and not (await press.profiles.preferences(whose.user)).records:
        return localizer.say("record-off-own")
    return ""


async def _find(press: Press, whose: Whose, game: GameName, localizer: Localizer, *, is_public: bool) -> Found:
    records = press.services.records
    scope = ALL_SERVERS if whose.guild_id is None else whose.guild_id
    season = await records.season(scope)
    if scope != ALL_SERVERS:
        await press.context.ranked_members.check_page(scope)
    profile = await records.profile(whose.user, game, whose.guild_id)
    standing = await records.standing(scope, season, whose.user)
    if standing is not None and scope != ALL_SERVERS and standing.has_left == whose.is_here:
        await press.context.ranked_members.note(scope, whose.user, is_here=whose.is_here)
        standing = await records.standing(scope, season, whose.user)
    names = await records.names_of([duel.user for duel in profile.duels])
    is_seen = (await press.profiles.preferences(whose.user)).shows_pace
    pace = pace_line(localizer, profile, is_own=whose.is_own and not is_public, is_seen=is_seen)
    return Found(whose, game, profile, standing, season, names, pace, is_public)


def _where(whose: Whose, localizer: Localizer) -> str:
    return localizer.say("record-everywhere" if whose.guild_id is None else "record-here")


def _rating(found: Found, localizer: Localizer) -> str:
    return "" if found.standing is None else standing_text(localizer, found.standing)


def profile_sheet(
    found: Found,
    words: RecordWords,
    localizer: Localizer,
    here: int | None,
    *,
    has_picture: bool,
    has_text: bool = False,
    note: str = "",
    has_replays: bool = True,
) -> Sheet:
    """Return the page of a profile; without a picture everything is told in words."""
    say, profile = localizer.say, found.profile
    sheet = Sheet(ACCENT).text(f"### {say('record-title', name=safe_name(found.whose.name))}")
    facts = picture_lines(localizer, words, profile)
    where, rating = _where(found.whose, localizer), _rating(found, localizer)
    if rating:
        rating = say("rating-line", season=season_text(localizer, found.season), text=rating)
    if has_picture:
        plain = " ".join((f"{found.whose.name}.", f"{where}.", *facts, rating))
        sheet.picture(PICTURE, cut(plain, MOST_ALT))
    if has_text or not has_picture:
        sheet.text("\n".join((f"{where}:", *facts, *filter(None, [rating]))))
    rest = rest_lines(localizer, words, profile, found.names)
    sheet.text("\n".join((*rest, *filter(None, [found.pace]))))
    sheet.text(f"-# {note}" if note else "")
    # the picture shows how they ended; in words each takes two lines of a phone
    is_told = has_text or not has_picture
    games = "\n".join(game_line(localizer, words, game) for game in profile.last if is_told)
    sheet.text(f"{say('record-last-head')}\n{games}")
    if has_replays:
        ended = {game.table: say("record-outcome", outcome=game.outcome) for game in profile.last}
        sheet.buttons(
            [
                Button(REPLAY_OPEN.to(game.table), f"{game.table} · {ended[game.table]}", emoji=MARKS[game.outcome])
                for game in profile.last
            ]
        )
    return sheet.buttons(_buttons(found, localizer, here))


def _buttons(found: Found, localizer: Localizer, here: int | None) -> Sequence[Button]:
    whose = found.whose
    buttons = [
        Button(BOARD.to(0, 0, 0), localizer.say("key-record-board")),
        Button(RULES.to(), localizer.say("key-record-rules")),
    ]
    if not whose.is_own or found.is_public or here is None:
        return buttons
    if whose.guild_id is None:
        return [Button(RECORD.to(found.game, 0), localizer.say("key-record-here")), *buttons]
    everywhere = Button(RECORD.to(found.game, 1), localizer.say("key-record-everywhere"))
    if not found.profile.last:
        return [everywhere, *buttons]
    return [Button(RECORD_HERE.to(found.game, 0), localizer.say("key-show-here")), everywhere, *buttons]
