"""What all routes share: the state, the bot's identity, the clock, and where events go (gateway, people's clients)."""

import secrets
from dataclasses import dataclass
from typing import Any

from bot.playground.api.gateway import GUILDS, Gateway, Session
from bot.playground.api.rate_limits import RateLimits
from bot.playground.api.record import Record
from bot.playground.checks.commands import INSTALLS
from bot.playground.checks.schema import Schema
from bot.playground.clock import Clock
from bot.playground.faults import Faults
from bot.playground.json_types import JSON, is_array
from bot.playground.world.client_events import ClientEvents
from bot.playground.world.interactions import Interactions
from bot.playground.world.payloads import Payloads
from bot.playground.world.state import Snowflakes, User, World


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a playground.

    `allowed_intents` are the privileged intents that the Developer Portal grants. `heartbeat` and `first_answer`, the
    deadline of an interaction's initial response, are in seconds.
    """

    token: str
    name: str
    owner: str
    rate_limits: bool
    allowed_intents: int
    heartbeat: float
    first_answer: float


class Core:
    """The shared state of one playground.

    `nonces_since` is the time since which messages' nonces are remembered. `session` is different after each start.
    `read_up_to` is the last message of a channel that a user has seen, by user and channel. `command_creations` are the
    times at which commands were created, by guild (None: the global ones). `refused_commands` are the
    names of commands that are refused, as Discord refuses words that it does not like.
    """

    def __init__(self, settings: Settings, schema: Schema | None, faults: Faults) -> None:
        self.settings, self.schema, self.faults = settings, schema, faults
        self.clock = Clock()
        self.snowflakes = Snowflakes(self.clock)
        self.world = World(self.clock.now)
        self.payloads = Payloads(self.world)
        self.record = Record()
        self.rates = RateLimits(self.clock, enabled=settings.rate_limits)
        self.client_events = ClientEvents()
        self.interactions = Interactions(self.clock, settings.first_answer)
        self.commands: dict[int | None, dict[int, JSON]] = {None: {}}
        self.command_creations: dict[int | None, list[float]] = {}
        self.refused_commands: set[str] = set()
        self.nonces_since = 0.0
        self.session = secrets.token_hex(8)
        self.read_up_to: dict[tuple[int, int], int] = {}
        self.gateway = Gateway(
            settings.token, self.clock, allowed_intents=settings.allowed_intents, heartbeat=settings.heartbeat
        )
        self.gateway_url = ""
        self.bot = self._user(settings.name, bot=True)
        self.owner = self._user(settings.owner, bot=False)
        self.policy_urls: dict[str, str | None] = {"privacy_policy_url": None, "terms_of_service_url": None}
        """The URLs of the application's policies, which its developer sets in the Developer Portal."""
        self.gateway.on_ready = self._ready
        self.gateway.on_gone = lambda: self.client_events.add("offline")
        self.gateway.on_identified = self._send_guilds
        self.gateway.on_members = self._send_members

    def _user(self, name: str, *, bot: bool) -> User:
        made = self.snowflakes.make() if bot else self.snowflakes.make_long_ago()
        user = User(made, name, name, bot=bot)
        self.world.users[user.id] = user
        return user

    def application(self) -> JSON:
        """Return the bot's application object."""
        return {
            "id": str(self.bot.id),
            "name": self.bot.name,
            "icon": None,
            "description": "",
            "type": None,
            "bot": self.payloads.user(self.bot),
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            **{name: address for name, address in self.policy_urls.items() if address is not None},
            "role_connections_verification_url": None,
            "owner": self.payloads.user(self.owner),
            "team": None,
            "approximate_guild_count": len(self.world.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "eligible_oauth2_scopes": [],
            "integration_types_config": {str(kind): {} for kind in INSTALLS},
        }

    def me(self) -> JSON:
        """Return the bot's own user object."""
        return self.payloads.user(self.bot) | {
            "mfa_enabled": False,
            "locale": "en-US",
            "verified": True,
            "email": None,
            "premium_type": 0,
        }

    def _my_guilds(self, session: Session) -> list[int]:
        return [item.id for item in self.world.guilds.values() if self.bot.id in item.members and session.owns(item.id)]

    def _ready(self, session: Session) -> JSON:
        return {
            "v": 10,
            "user": self.me(),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in self._my_guilds(session)],
            "resume_gateway_url": f"{self.gateway_url}/resume",
            "application": {"id": str(self.bot.id), "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
        }

    def _send_guilds(self, session: Session) -> None:
        self.client_events.add("online")
        if session.intents & GUILDS:
            for guild_id in self._my_guilds(session):
                if not self.world.guilds[guild_id].is_available:
                    continue
                session.dispatch("GUILD_CREATE", self.payloads.guild_create(self.world.guilds[guild_id], self.bot.id))

    def _send_members(self, session: Session, data: JSON) -> None:
        guild = self.world.guilds.get(int(data["guild_id"]))
        if guild is None or self.bot.id not in guild.members:
            return
        asked: Any = data.get("user_ids") or []
        ids = {int(item) for item in (asked if is_array(asked) else [asked])}
        query = str(data.get("query") or "").casefold()
        found = [
            member.user_id
            for member in guild.members.values()
            if (member.user_id in ids if ids else self.world.users[member.user_id].name.casefold().startswith(query))
        ]
        limit = int(data.get("limit") or 0)
        found = found[:limit] if limit and not ids else found
        session.dispatch(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(guild.id),
                "members": [self.payloads.member(guild, user) for user in found],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [str(user) for user in sorted(ids - set(found))],
                "nonce": data.get("nonce"),
            },
        )
