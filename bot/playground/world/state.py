"""The state Discord would keep: users, guilds, channels, threads and messages. It makes no decisions."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from bot.playground.checks.errors import unknown
from bot.playground.clock import Clock
from bot.playground.json_types import JSON

MOST_FILES = 500
"""How many files of deleted messages can still be fetched: a client may be showing them."""
YEAR_MS = 365 * 86_400_000
EPOCH_MS = 1_420_070_400_000
"""Discord's ids are milliseconds since then in 42 bits, followed by a counter (docs: reference#snowflakes)."""

CROSSPOSTED, HAS_THREAD, EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 0, 1 << 5, 1 << 6, 1 << 7, 1 << 15
"""Message flags (docs/resources/message#message-object-message-flags)."""
PINS_ADD, THREAD_CREATED, REPLY, CHAT_INPUT_COMMAND = 6, 18, 19, 20
"""Message types (docs/resources/message#message-object-message-types)."""
TEXT_CHANNEL, PRIVATE_CHANNEL, VOICE_CHANNEL, CATEGORY, NEWS_CHANNEL = 0, 1, 2, 4, 5
STAGE_VOICE_CHANNEL, DIRECTORY, FORUM, MEDIA = 13, 14, 15, 16
PUBLIC_THREAD, PRIVATE_THREAD = 11, 12
THREADS = (10, PUBLIC_THREAD, PRIVATE_THREAD)
"""Channel types (docs/resources/channel#channel-object-channel-types); 10 is a thread in a news channel."""


@dataclass(slots=True)
class User:
    """An account; `display` is the name people see, `name` the unique one."""

    id: int
    name: str
    display: str
    locale: str = "en-US"
    is_locale_chosen: bool = False
    """Whether the language of this person's client has been chosen; until then the page may set it."""
    avatar: bytes | None = None
    bot: bool = False
    takes_dms: bool = True


@dataclass(slots=True)
class Emoji:
    """An emoji of the bot's application."""

    id: int
    name: str
    image: bytes


@dataclass(slots=True)
class Role:
    """A guild's role; `bot_id` is the bot whose installation created it, if any."""

    id: int
    name: str
    permissions: int
    position: int
    bot_id: int | None = None


@dataclass(slots=True)
class Member:
    user_id: int
    joined_at: float
    nick: str | None = None
    roles: list[int] = field(default_factory=list[int])
    timed_out_until: float | None = None
    """`communication_disabled_until`, in seconds since 1970; as on Discord, it stays when a timeout has run out."""


@dataclass(slots=True)
class ScheduledEvent:
    """An event a guild announces at an external location; times are stored as the bot sent them."""

    id: int
    name: str
    description: str
    starts: str
    ends: str
    location: str


@dataclass(slots=True)
class Guild:
    """A server. Its @everyone role has the guild's id. An outage makes it unavailable to the bot.

    `offered` are the names of the commands that its settings, under Integrations, enable for everyone.
    """

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    is_locale_chosen: bool = True
    """Whether the guild's language has been chosen; until then the page's first visitor sets it."""
    premium_tier: int = 0
    system_channel_id: int | None = None
    is_available: bool = True
    upload_limit: int | None = None
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    banned: set[int] = field(default_factory=set[int])
    offered: set[str] = field(default_factory=set[str])
    verification_level: int = 0
    wants_two_factor: bool = False
    """Whether moderating there takes two-factor authentication, which the owner of the playground's bot hasn't got."""
    blocked_words: list[str] = field(default_factory=list[str])
    """The words of its AutoMod rule; `*` stands for the rest of a word."""
    events: dict[int, ScheduledEvent] = field(default_factory=dict[int, ScheduledEvent])


@dataclass(slots=True)
class Overwrite:
    """A channel's permission overwrite for a role (`type` 0) or a member (1)."""

    id: int
    type: int
    allow: int
    deny: int


@dataclass(slots=True)
class Thread:
    """What a channel of a thread type has in addition; `members` maps users to the time they joined."""

    owner_id: int
    created_at: float
    archive_timestamp: float
    auto_archive_duration: int = 4320
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    sent: int = 0
    members: dict[int, float] = field(default_factory=dict[int, float])


@dataclass(slots=True)
class Channel:
    """A text channel (0), a direct message (1), a thread (10 to 12) or any other Discord type, by number."""

    id: int
    type: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    slowmode: int = 0
    recipients: tuple[int, ...] = ()
    overwrites: dict[int, Overwrite] = field(default_factory=dict[int, Overwrite])
    thread: Thread | None = None
    last_message_id: int | None = None


@dataclass(slots=True)
class Attachment:
    """An uploaded file with its bytes."""

    id: int
    channel_id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None
    size: tuple[int, int] | None = None
    ephemeral: bool = False


@dataclass(frozen=True, slots=True)
class Notification:
    """The notification that the phones of the mentioned users show."""

    users: tuple[int, ...]
    text: str


@dataclass(slots=True)
class Message:
    """A message; `seen_by` is the only reader of an ephemeral one."""

    id: int
    channel_id: int
    author_id: int
    created_at: float
    type: int = 0
    content: str = ""
    flags: int = 0
    embeds: list[JSON] = field(default_factory=list[JSON])
    components: list[JSON] = field(default_factory=list[JSON])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    mentions: list[int] = field(default_factory=list[int])
    mention_roles: list[int] = field(default_factory=list[int])
    mention_everyone: bool = False
    edited_at: float | None = None
    pinned: bool = False
    tts: bool = False
    nonce: str | int | None = None
    reference: JSON | None = None
    interaction: JSON | None = None
    seen_by: int | None = None
    thread_id: int | None = None
    notification: Notification | None = None
    chosen: dict[tuple[int, str], tuple[str, ...]] = field(default_factory=dict[tuple[int, str], tuple[str, ...]])
    """The values its selects show in people's clients, by person and custom_id."""

    @property
    def is_v2(self) -> bool:
        """Whether it is a Components V2 message."""
        return bool(self.flags & COMPONENTS_V2)


class World:
    """All the state, by id; `now` returns seconds since 1970, since permissions change when a timeout runs out."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}
        self.attachments: dict[int, Attachment] = {}
        self.emojis: dict[int, Emoji] = {}
        self._retired: deque[int] = deque()

    def guild(self, guild_id: int) -> Guild:
        """Return the guild.

        Raises:
            Refusal: 10004 when there is no such guild.
        """
        if guild_id not in self.guilds:
            raise unknown("guild")
        return self.guilds[guild_id]

    def channel(self, channel_id: int) -> Channel:
        """Return the channel.

        Raises:
            Refusal: 10003 when there is no such channel.
        """
        if channel_id not in self.channels:
            raise unknown("channel")
        return self.channels[channel_id]

    def message(self, channel_id: int, message_id: int) -> Message:
        """Return the message.

        Raises:
            Refusal: 10008 when there is no such message.
        """
        found = self.messages.get(channel_id, {}).get(message_id)
        if found is None:
            raise unknown("message")
        return found

    def user(self, user_id: int) -> User:
        """Return the user.

        Raises:
            Refusal: 10013 when there is no such user.
        """
        if user_id not in self.users:
            raise unknown("user")
        return self.users[user_id]

    def retire(self, attachments: Iterable[Attachment]) -> None:
        """Drop files that no message has any more; the latest can still be fetched, as from Discord's CDN."""
        self._retired.extend(item.id for item in attachments)
        while len(self._retired) > MOST_FILES:
            self.attachments.pop(self._retired.popleft(), None)

    def is_timed_out(self, guild: Guild, user_id: int) -> bool:
        """Return whether a member of the guild is timed out now."""
        member = guild.members.get(user_id)
        return member is not None and (member.timed_out_until or 0) > self.now()

    def parent(self, channel: Channel) -> Channel:
        """Return the channel whose overwrites count: the parent of a thread, else the channel itself."""
        return self.channels[channel.parent_id] if channel.thread and channel.parent_id else channel

    def channels_of(self, guild_id: int) -> Iterator[Channel]:
        """Iterate over a guild's channels without its threads."""
        return (item for item in self.channels.values() if item.guild_id == guild_id and item.thread is None)

    def threads_of(self, guild_id: int) -> Iterator[Channel]:
        """Iterate over a guild's threads, archived ones included."""
        return (item for item in self.channels.values() if item.guild_id == guild_id and item.thread is not None)

    def messages_of(self, channel_id: int) -> list[Message]:
        """Return a channel's messages, oldest first."""
        return list(self.messages.get(channel_id, {}).values())

    def direct(self, one: int, other: int) -> Channel | None:
        """Return the direct message channel between two users, if there is one."""
        pair = {one, other}
        return next(
            (item for item in self.channels.values() if item.type == PRIVATE_CHANNEL and set(item.recipients) == pair),
            None,
        )


class Snowflakes:
    """Makes ids that always grow, even when the clock goes back."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def make(self) -> int:
        """Return the next id."""
        fresh = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        # ids give the order of creation: always grow, within a millisecond and after the clock went back too
        self._last = max(fresh, self._last + 1)
        return self._last

    def make_long_ago(self) -> int:
        """Return the id of an account that is a year old: as on Discord, hardly anyone who plays has just made one."""
        return self.make() - (YEAR_MS << 22)

    def make_on(self, shard: int, count: int) -> int:
        """Return the next id of a guild on that shard of so many: the milliseconds choose it, so it may lie ahead."""
        milliseconds = (self.make() >> 22) + 1
        self._last = (milliseconds + (shard - milliseconds) % count) << 22
        return self._last


def snowflake_time(snowflake: int) -> float:
    """Return when `snowflake` was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000
