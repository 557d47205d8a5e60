"""The roles of a season's first three and of a tournament's winner, where a server wants it.

They are given, and taken back when that is no longer true; the winner's, once another tournament has been won. Who
shares a rank shares its role, and who has left the server has none. Without a privileged intent the bot can't see which
members have a role, so it remembers by server and number who got one. It only gives roles below its own that have no
power to moderate, and only takes a role from the person to whom it gave it. One that cannot be taken now is remembered
until it can.
"""

import json
import logging
from dataclasses import dataclass
from itertools import count
from typing import Final

import discord

from bot.discord.error_codes import MEMBER_GONE, TWO_FACTOR
from bot.discord.mentions import calling_nobody
from bot.discord.permission_bits import FOR_ROLES
from bot.discord.request_errors import REQUEST_ERRORS
from bot.manager.keyed_worker import KeyedWorker, Rest
from bot.manager.services import Services
from bot.pages.board.permission_alerts import ATTEMPTS, writable
from bot.pages.display import ServerLocalizer
from bot.pages.records.ranked_members import RankedMembers
from bot.store import StoreError
from bot.store.people import ROLES
from bot.table.contest import TournamentId
from bot.table.errors import NotAllowed
from bot.table.values import UserId

log = logging.getLogger(__name__)

PAUSES: Final = (5.0, 30.0, 120.0, 600.0)
"""Seconds before the next attempt: longer than `RETRY_PAUSES`, as nobody waits for a role."""
LOOK: Final = 6 * 3600.0
"""Seconds until the next look: a season ends, and people become inactive, without a game."""
TROUBLE: Final = (*REQUEST_ERRORS, StoreError)
"""What is tried again, also what Discord refuses: roles and rights of a server change, and no one would say so."""
RANKS: Final = 3
MOST_HOLDERS: Final = 10
"""People with the roles of the ranks, at most: of more who share one, those listed first."""
POWERS: Final = discord.Permissions.elevated() | discord.Permissions(
    **{name: True for name in discord.Permissions.VALID_FLAGS if name.startswith("manage_")}
)
"""What such a role may not give anyone."""


@dataclass(frozen=True, slots=True)
class Held:
    """A role that the bot has given to someone."""

    role: int
    user: int


def obstacle(guild: discord.Guild, role_id: int) -> str | None:
    """Return the key of what keeps the bot from giving a role; None where nothing does."""
    role = guild.get_role(role_id)
    if role is None:
        return "podium-role-gone"
    if not guild.me.guild_permissions.value & sum(FOR_ROLES.values()):
        return "podium-no-permission"
    if role.is_default() or role.managed or role >= guild.me.top_role:
        return "podium-role-above"
    return None


def check_giver(guild: discord.Guild | None, member: discord.Member | discord.User, role_id: int) -> None:
    """Raise `NotAllowed` unless this member may have a role given: one that Discord would let them give themselves.

    Nor may it be one that moderates: it goes to whoever wins.
    """
    role = guild.get_role(role_id) if guild is not None else None
    if guild is None or role is None or not isinstance(member, discord.Member):
        raise NotAllowed("podium-not-yours", role=role_id)
    # of the member, not of the channel: there the same bit means something else
    if member.id != guild.owner_id and not (member.guild_permissions.manage_roles and role < member.top_role):
        raise NotAllowed("podium-not-yours", role=role_id)
    if _is_powerful(role):
        raise NotAllowed("podium-powerful", role=role_id)


def _is_powerful(role: discord.Role) -> bool:
    return bool(role.permissions.value & POWERS.value)


class PodiumRoles:
    """Keeps the roles of the best true, one server at a time each."""

    def __init__(
        self, client: discord.Client, services: Services, localizer: ServerLocalizer, members: RankedMembers
    ) -> None:
        self._client = client
        self._services = services
        self._localizer = localizer
        self._members = members
        self._worker = KeyedWorker[int](
            "podium-roles", self._work, pauses=PAUSES, key_is="server",
            is_passing=lambda error: isinstance(error, TROUBLE),
        )  # fmt: skip
        self._asked = KeyedWorker[TournamentId](
            "won-tournament", self._ask, pauses=PAUSES, key_is="tournament",
            is_passing=lambda error: isinstance(error, TROUBLE),
        )  # fmt: skip

    def tournament_changed(self, tournament_id: TournamentId) -> None:
        """Note that a tournament has changed, and may be won. Returns at once."""
        self._asked.wake(tournament_id)

    def enqueue(self, guild_id: int) -> None:
        """Note that a server's first three, or their roles, may have changed. Returns at once."""
        self._worker.wake(guild_id)

    async def catch_up(self) -> None:
        """Look at all servers that have ever wanted this."""
        profiles = self._services.profiles
        for guild_id in {*await profiles.servers_with("podium"), *await profiles.servers_with("champion")}:
            if self._client.get_guild(guild_id) is not None:
                self.enqueue(guild_id)

    async def forget(self, user: UserId) -> None:
        """Take a person's roles back who is about to be forgotten, in all servers: after that nobody knows of them.

        A server that refuses it keeps its role where it is.
        """
        for key, value in (await self._services.profiles.recall_all(ROLES)).items():
            if not value or (held := Held(*json.loads(value))).user != user:
                continue
            guild_id = int(key.split()[-2])
            try:
                # without the server, which may be another process's
                await self._client.http.remove_role(guild_id, user, held.role, reason="season")
            except TROUBLE as error:
                log.info("server %s: a role of somebody forgotten stays (%s)", guild_id, type(error).__name__)

    async def idle(self) -> None:
        """Return once there is nothing to do."""
        await self._asked.idle()
        await self._worker.idle()

    async def stop(self) -> None:
        """Finish what is in flight; the next start finds the rest."""
        await self._asked.stop()
        await self._worker.stop()

    async def _ask(self, tournament_id: TournamentId) -> None:
        running = await self._services.tournaments.look(tournament_id)
        guild_id = running.place.guild_id
        if running.tournament.is_ended and guild_id is not None:
            self.enqueue(guild_id)

    async def _work(self, guild_id: int) -> Rest | None:
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return None  # it has removed the bot, and its roles are its own
        server = await self._services.profiles.guild_preferences(guild_id)
        wanted: list[Held] = []
        if server.records and any(server.podium):
            await self._members.check(guild_id, count=RANKS)
            season = await self._services.records.season(guild_id)
            for leader in await self._services.records.leaders(guild_id, season, limit=MOST_HOLDERS):
                role = server.podium[leader.rank - 1] if leader.rank <= len(server.podium) else 0
                wanted += [Held(role, leader.user)] if role else []
        if server.champion is not None:
            won = await self._services.tournaments.last_won(guild_id)
            # where a computer has won it, who won the tournament before has no role either
            if won is not None and won.winner is not None and won.winner > 0:
                wanted.append(Held(server.champion, won.winner))
        refused: str | None = None
        held = await self._held(guild_id)
        # first those that are no longer true: one role may go from one person to another
        for number, each in [*held.items()]:
            if each in wanted:
                continue
            if trouble := await self._take(guild, each):
                refused = trouble
                continue
            await self._services.profiles.remember(_key(guild_id, number), "")
            del held[number]
        for each in wanted:
            if each in held.values():
                continue
            if (trouble := await self._give(guild, each)) is not None:
                refused = trouble or refused
                continue
            number = next(free for free in count(1) if free not in held)
            held[number] = each
            await self._services.profiles.remember(_key(guild_id, number), json.dumps([each.role, each.user]))
        await self._tell(guild, refused)
        return Rest(at_most=LOOK) if server.gives_roles or refused else None

    async def _held(self, guild_id: int) -> dict[int, Held]:
        """Return what was given and not taken back, by number."""
        stored = await self._services.profiles.recall_all(f"{ROLES}{guild_id} ")
        return {int(key.split()[-1]): Held(*json.loads(value)) for key, value in sorted(stored.items()) if value}

    async def _give(self, guild: discord.Guild, held: Held) -> str | None:
        if trouble := obstacle(guild, held.role):
            return trouble
        role = guild.get_role(held.role)
        if role is not None and _is_powerful(role):
            return "podium-role-powerful"  # since it was chosen
        return await self._changed(guild, held, is_given=True)

    async def _take(self, guild: discord.Guild, held: Held) -> str | None:
        trouble = obstacle(guild, held.role)
        if trouble == "podium-role-gone":
            return None
        return trouble or await self._changed(guild, held, is_given=False) or None

    async def _changed(self, guild: discord.Guild, held: Held, *, is_given: bool) -> str | None:
        """Give or take a role; return the key of what Discord has against it.

        Who has left the server has no role; that is returned as an empty key, for they may come back.
        """
        role = discord.Object(held.role)
        try:
            member = await guild.fetch_member(held.user)
            if is_given:
                await member.add_roles(role, reason="season")
            else:
                await member.remove_roles(role, reason="season")
        except discord.Forbidden as error:
            log.info("server %s: a role is refused (%s)", guild.id, error.code)
            return "podium-two-factor" if error.code == TWO_FACTOR else "podium-no-permission"
        except discord.NotFound as error:
            if error.code not in MEMBER_GONE:
                raise
            return ""
        return None

    async def _tell(self, guild: discord.Guild, refused: str | None) -> None:
        """Tell a server once what keeps the bot from giving its roles, and again only after it has worked."""
        key = f"podium refused {guild.id}"
        told = await self._services.profiles.recall(key) or ""
        if (refused or "") == told:
            return
        await self._services.profiles.remember(key, refused or "")
        if refused is None or told:
            return
        localizer = await self._localizer(guild.id, guild.preferred_locale)
        for channel in list(writable(guild))[:ATTEMPTS]:
            try:
                await channel.send(localizer.say(refused), allowed_mentions=calling_nobody())
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("server %s: channel %s takes no word of its roles (%s)", guild.id, channel.id, error.code)
            else:
                return


def _key(guild_id: int, number: int) -> str:
    return f"{ROLES}{guild_id} {number}"
