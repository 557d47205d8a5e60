"""The schema. `lines` is the authority; every other column is a header or can be computed again.

`games.waiting`, `is_behind`, `awaits_automatic` and `next_at` are caches written with the lines, so that start-up,
catching up, the clock and a person's list of tables are single indexed queries that fold no game.
"""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Date,
    Float,
    ForeignKey,
    Index,
    Integer,
    Interval,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

from bot.store.database import UtcDateTime

metadata = MetaData()
NUMBER: Final = BigInteger().with_variant(Integer(), "sqlite")
"""The type of numbers that people may type, such as a table's: PostgreSQL refuses to compare one with too many digits.

To SQLite every integer is as long as it must be, and only INTEGER may be given by itself.
"""

games = Table(
    "games",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("status", String(16), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("is_placeless", Boolean, nullable=False),
    Column("owner", BigInteger, nullable=False),
    Column("options", JSON, nullable=False),
    # else SQLAlchemy keeps None as the JSON text `null`, which is not NULL for SQL
    Column("header", JSON(none_as_null=True)),
    Column("created_at", UtcDateTime, nullable=False),
    Column("moved_at", UtcDateTime, nullable=False),
    Column("nudged_at", UtcDateTime),
    Column("lobby_message_id", BigInteger),
    Column("rematch_of", NUMBER, ForeignKey("games.id")),
    Column("waiting", String(16), nullable=False),
    Column("is_behind", Boolean, nullable=False),
    Column("awaits_automatic", Boolean, nullable=False),
    Column("is_paused", Boolean, nullable=False, server_default=false()),
    Column("next_at", UtcDateTime),
    Column("presence", JSON, nullable=False, server_default="[]"),
    Column("has_take_backs", Boolean, nullable=False, server_default=false()),
    Column("is_aside", Boolean, nullable=False, server_default=false()),
    Column("is_hidden", Boolean, nullable=False, server_default=false()),
    Column("laws", Integer, nullable=False, server_default="1"),
    Column("contest_of", NUMBER),
    Column("contest_round", NUMBER),
    Column("contest_table", NUMBER),
    Column("contest_deal", NUMBER),
    Column("deal", JSON(none_as_null=True)),
    Column("salt", String(32)),
    Column("head", String(80)),
    Column("people", String(64)),
    Column("checksum", String(64)),
    Column("damage", String(64)),
    Column("paused_until", UtcDateTime),
    Index("games_by_status", "status", "moved_at"),
    Index("games_by_channel", "channel_id", "status"),
    Index("games_by_guild", "guild_id", "status"),
    Index("games_behind", "is_behind"),
    Index("games_automatic", "awaits_automatic"),
    Index("games_by_rematch", "rematch_of"),
    Index("games_by_ring", "status", "next_at"),
    # most tables have NULL in all of these, which SQL takes for different each time
    Index("games_by_contest", "contest_of", "contest_round", "contest_table", "contest_deal", unique=True),
    # a number is never given twice: buttons of old messages name tables by it
    sqlite_autoincrement=True,
)
"""One row a table. `header` is the transcript's: the deck is stored as shuffled.

A deal of a tournament has one table at most: a second is refused by `games_by_contest`. What `salt`, `head`, `people`
and `checksum` seal is in `bot.store.seals`. `damage` names the damaged part of a table that is set aside: `row`, or a
line's number.
"""

IS_SOUND = games.c.damage.is_(None)
"""The tables that are not set aside."""

lines = Table(
    "lines",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("do", Text, nullable=False),
    Column("by", Text),
    Column("why", Text),
    Column("at", UtcDateTime, nullable=False),
    Column("hash", String(64)),
    # kept in the order of the key, so that a game's log lies together
    sqlite_with_rowid=False,
)
"""The event log: append-only. Its key decides between two writers."""

sitters = Table(
    "sitters",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("is_automatic", Boolean, nullable=False),
    Column("is_stand_in", Boolean, nullable=False, server_default=false()),
    Index("sitters_by_user", "user_id"),
)

posts = Table(
    "posts",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("message_id", BigInteger),
    Column("number", Integer, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("waiting", String(16), nullable=False),
    Column("revision", Integer),
    Column("channel_id", BigInteger),
    Column("attachment_id", BigInteger),
    Column("picture", String(64)),
)
LOBBY_OWED: Final = 0
"""The revision of a board whose lobby must still say that the game has begun or is over, unused by any table then."""

ballots = Table(
    "ballots",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("agrees", Boolean, nullable=False, server_default=true()),
)

timers = Table(
    "timers",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("left", Interval, nullable=False),
    Column("full", Interval, nullable=False),
    Column("since", UtcDateTime),
    Column("due_at", UtcDateTime),
    Column("rings_at", UtcDateTime),
    Column("stint", Integer),
    Column("reminded", Integer, nullable=False),
    Column("lapses", Integer, nullable=False),
    Column("away_until", Date),
)
"""The clocks of the seats, at tables that have one."""

motions = Table(
    "motions",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("by", BigInteger, nullable=False),
    Column("subject", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("opened_at", UtcDateTime, nullable=False),
    Column("due_at", UtcDateTime, nullable=False),
    Column("name", Text, nullable=False, server_default=""),
)

polls = Table(
    "polls",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("by", BigInteger, nullable=False),
    Column("subject", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("opened_at", UtcDateTime, nullable=False),
    Column("due_at", UtcDateTime, nullable=False),
    Column("name", Text, nullable=False, server_default=""),
    Column("outcome", String(16), nullable=False),
    Column("closed_at", UtcDateTime),
    Column("voices", JSON, nullable=False),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("shown", String(64), nullable=False),
)
"""All votes, with the ballots they ended with and their public messages."""

lapses = Table(
    "lapses",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Column("outcome", String(16), nullable=False),
)
"""Every clock that ran out."""

notices = Table(
    "notices",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("game", NUMBER, ForeignKey("games.id"), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("stint", Integer),
    Column("revision", Integer, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Column("due_at", UtcDateTime),
    Column("tried_at", UtcDateTime),
    Column("sent_at", UtcDateTime),
    Column("over_at", UtcDateTime),
    Column("way", String(8)),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Index("notices_due", "due_at"),
    Index("notices_by_game", "game", "over_at"),
    Index("notices_by_user", "user_id", "over_at"),
    Index("notices_by_message", "message_id"),
    sqlite_autoincrement=True,
)
"""The outbox: written in the transaction that causes it.

`due_at` is the time of the next attempt; `tried_at` when sending it was begun; `over_at` when nothing is left to be
done for it.
"""

calls = Table(
    "calls",
    metadata,
    Column("caller", BigInteger, primary_key=True, autoincrement=False),
    Column("called", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", String(16), primary_key=True),
    Column("at", UtcDateTime, nullable=False),
    Index("calls_by_time", "at"),
)
"""Recent calls between people, and their kind: the newest of each kind."""

moderation = Table(
    "moderation",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Column("moderator", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("game", NUMBER, ForeignKey("games.id")),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Index("moderation_by_guild", "guild_id", "at"),
    Index("moderation_by_game", "game"),
    sqlite_autoincrement=True,
)
"""Acts of a server's moderators, at which table or to which person, and why. They are never deleted."""

departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", UtcDateTime, nullable=False),
)
"""Servers with tables of which the bot is no longer a member."""

stays = Table(
    "stays",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("is_automatic", Boolean, nullable=False),
    Index("stays_by_user", "user_id"),
)
"""Former holders of seats that have changed hands, and from which line on."""
BEFORE_FIRST_LINE: Final = -1
"""Stands in place of a line's number: the seat changed hands before the first line was written."""

watchers = Table(
    "watchers",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)
"""People who are told when a table is over, without sitting there."""

notes = Table(
    "notes",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)
"""The notes of players about a table, each for themselves."""

shares = Table(
    "shares",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("token", String(32)),
    Column("made_at", UtcDateTime, nullable=False),
)
"""Finished games on the web, with the token of their addresses; none where a player has had it taken off."""

deliveries = Table(
    "deliveries",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("subject", String(32), primary_key=True),
    Column("way", String(8), primary_key=True),
    Column("due_at", UtcDateTime, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("over_at", UtcDateTime),
)
"""What servers are, and were, told of games that end there, in their results channel or by their webhook."""

play_requests = Table(
    "play_requests",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("speed", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("guilds", JSON, nullable=False),
    Column("made_at", UtcDateTime, nullable=False),
    Column("until", UtcDateTime, nullable=False),
    Column("is_offered", Boolean, nullable=False),
    Column("traces", JSON, nullable=False),
)
"""People who look for a game, each until it is found or their time is over."""

preferences = Table(
    "preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
    Column("value", JSON, nullable=False),
)

guild_preferences = Table(
    "guild_preferences",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
    Column("value", JSON, nullable=False),
)

puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Date, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("guild_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("is_solved", Boolean, nullable=False),
    Index("puzzle_days_by_guild", "guild_id", "day"),
)
"""The daily puzzles of people who want them kept: solved where, under which name; or its solution was looked at."""

duplicate_weeks = Table(
    "duplicate_weeks",
    metadata,
    Column("week", Date, primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("made_at", UtcDateTime),
    Column("is_by_seat", Boolean, nullable=False, server_default=false()),
    Column("is_withheld", Boolean, nullable=False, server_default=false()),
)
"""The secret of each week's deal, by the Monday on which it begins; made a week before."""

duplicate_boards = Table(
    "duplicate_boards",
    metadata,
    Column("week", Date, ForeignKey("duplicate_weeks.week"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("is_listed", Boolean, nullable=False),
    Column("played", JSON, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("outcome", Integer),
    Column("turns", Integer, nullable=False),
    Column("field", String(16), nullable=False, server_default="normal"),
    Index("duplicate_boards_by_user", "user_id"),
)
"""People's games of the week's deal, one from each seat; `field` is the computer's level."""

duplicate_forgotten = Table(
    "duplicate_forgotten",
    metadata,
    Column("week", Date, ForeignKey("duplicate_weeks.week"), primary_key=True),
    Column("hash", String(64), primary_key=True),
)
"""Hashes of people who have played a week's deal and had their data deleted, kept until that week is over."""

what_ifs = Table(
    "what_ifs",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("owner", BigInteger, nullable=False),
    Column("friend", BigInteger),
    Column("game", NUMBER, ForeignKey("games.id"), nullable=False),
    Column("line", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("friend_seat", Integer),
    Column("played", JSON, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("seed", BigInteger),
    Index("what_ifs_by_owner", "owner", unique=True),
    Index("what_ifs_by_friend", "friend"),
    sqlite_autoincrement=True,
)
"""Copies of moments of finished games, which people play on for themselves: one for each at most.

`seed` is what hidden cards were dealt again from, NULL where they are those of the game.
"""

reviews = Table(
    "reviews",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("asked_at", UtcDateTime, nullable=False),
    Column("total", Integer),
    Column("parts", JSON, nullable=False),
    Column("ready_at", UtcDateTime),
    Index("reviews_by_user", "user_id"),
    Index("reviews_unready", "ready_at", "asked_at"),
)
"""Reviews of finished games, each for one player: what was asked for, and as much of it as is done.

`total` is how many parts there will be, NULL until that is known.
"""

memory = Table(
    "memory",
    metadata,
    Column("key", String(128), primary_key=True),
    Column("value", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger),
    Column("kind", String(16), nullable=False),
    Column("ended_at", UtcDateTime, nullable=False),
    Column("is_finished", Boolean, nullable=False),
    Column("is_abandoned", Boolean, nullable=False),
    Column("is_clocked", Boolean, nullable=False),
    Column("has_take_backs", Boolean, nullable=False),
    Column("victory", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("has_teams", Boolean, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("unrated", String(16), nullable=False),
    Column("is_aside", Boolean, nullable=False, server_default=false()),
    Index("results_by_guild", "guild_id", "ended_at"),
)
"""Games that are over, counted from their logs (`bot.records`): all of it can be made again.

A game of which nothing is counted has a row, too, with no players. `unrated` is why it doesn't count for ratings,
`is_aside` whether a moderator has set it aside for them.
"""

result_seats = Table(
    "result_seats",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("outcome", String(8), nullable=False),
    Column("played", JSON, nullable=False),
    Column("used", JSON, nullable=False),
    Column("turn_seconds", JSON, nullable=False),
    Column("ended_at", UtcDateTime, nullable=False),
    Index("result_seats_by_user", "user_id", "ended_at"),
)
"""What a game was for the one who was dealt in at a seat; people who don't want it have no row.

`user_id` is 0 for who is forgotten, and below 0 for a level of computers.
"""

ratings = Table(
    "ratings",
    metadata,
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("season", String(16), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("points", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("season_games", Integer, nullable=False),
    Column("last_at", UtcDateTime, nullable=False),
    Column("opponents", Integer, nullable=False, server_default="0"),
    Index("ratings_by_points", "scope", "season", "points"),
    Index("ratings_by_user", "user_id"),
)
"""Ratings by scope (a server, or 0 for all of them) and season. `points` is kept for an indexed list."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("game", NUMBER, ForeignKey("games.id"), primary_key=True, autoincrement=False),
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("side", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("season", String(16), nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("games_before", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("weight", Float),
    Column("is_settled", Boolean, nullable=False, server_default=false()),
    Column("met", Integer, nullable=False, server_default="0"),
    Column("opponents_before", Integer, nullable=False, server_default="0"),
    Index("rating_changes_by_season", "scope", "season", "at"),
    Index("rating_changes_by_user", "user_id"),
)
"""What each rated game has changed, with all that it takes to rate its season again.

A game that is set aside has its rows, which change nothing. `user_id` is 0 for who is forgotten, or wants no records.
How much the game counts for someone (`weight`), whether they counted as a settled opponent in it, and how many of
those they `met` for the first time, is decided when it is counted; `weight` is null where that is still to be done.
"""

former_members = Table(
    "former_members",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
)
"""People with a rating on a server that they have left, as far as that was asked: they have no rank there."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", NUMBER, primary_key=True),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("secrets", JSON, nullable=False),
    Column("posting", JSON, nullable=False),
    Column("pending", JSON(none_as_null=True)),
    Index("tournaments_by_guild", "guild_id", "is_open"),
    Index("tournaments_open", "is_open"),
    sqlite_autoincrement=True,
)
"""One row a tournament, beside its book. `is_open` is a cache derived from the book."""

entries = Table(
    "entries",
    metadata,
    Column("tournament", NUMBER, ForeignKey("tournaments.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entry", JSON, nullable=False),
    sqlite_with_rowid=False,
)
"""The books of tournaments: append-only, as in their archives. The key decides between two writers."""

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", NUMBER, ForeignKey("tournaments.id"), primary_key=True),
    Column("who", String(16), primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Index("entrants_by_user", "user_id"),
)
"""The people behind the pseudonyms of a tournament, apart from its book, so that a row can be deleted."""
