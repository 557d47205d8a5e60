"""A vote as its one public message: who asks what, who said what, until when, how it ended."""

import hashlib
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Annotated, Final

from bot.discord.routing import Verb, number
from bot.discord.sheet import Key, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time
from bot.i18n.catalogue import Speaker
from bot.i18n.names import safe_name
from bot.pages.addresses.table import AtTable
from bot.pages.lost_messages import VOTE_SIGN
from bot.pages.presentation import GameWords
from bot.pages.table_words import people_names, table_name
from bot.table.electorate import asked, needed, owner_asked
from bot.table.forgetting import NOBODY
from bot.table.kinds import PollOutcome, VoteKind
from bot.table.motions import BackTo, Motion, Poll, ToChannel
from bot.table.polls import motion_now, voices_of
from bot.table.table import Table
from bot.table.values import UserId
from bot.table.votes import not_voted

MOST_TAKEN_BACK = 700
COLON = ": \u00a0"
"""Ends a question that a list follows, in any language."""


@dataclass(frozen=True, slots=True)
class AtPoll(AtTable):
    """A vote of a table, by its number."""

    poll: Annotated[int, number(0, 9_999_999)]


AYE: Final = Verb("aye", AtPoll)
NAY: Final = Verb("nay", AtPoll)


def poll_sheet(
    table: Table, number: int, shown: GameWords, speaker: Speaker, mentioned: Collection[UserId] = ()
) -> Sheet:
    """Return the message of the vote of that number, as it stands or ended; `mentioned` want to be pinged."""
    poll = table.polls[number]
    sheet = Sheet(ACCENT).text(poll_text(table, poll, shown, speaker, mentioned))
    return sheet.keys(answer_keys(table, number, speaker)) if poll.is_open else sheet


def answer_keys(table: Table, number: int, speaker: Speaker) -> list[Key]:
    """Return the buttons by which someone answers a vote."""
    return [
        Key(AYE.to(table.id, number), speaker.say("key-aye"), Style.success),
        Key(NAY.to(table.id, number), speaker.say("key-nay"), Style.danger),
    ]


def moved_poll_sheet(table: Table, link: str, speaker: Speaker) -> Sheet:
    """Return what stays of a vote where it was before its table moved."""
    title = speaker.say("poll-title", table=table_name(table, speaker))
    return Sheet(ACCENT).text(f"### {VOTE_SIGN} {title}\n[{speaker.say('poll-moved')}]({link})")


def poll_text(table: Table, poll: Poll, shown: GameWords, speaker: Speaker, mentioned: Collection[UserId] = ()) -> str:
    """Return all that the message of a vote says."""
    motion = motion_now(table, poll)
    name = table_name(table, speaker)
    parts = [f"### {VOTE_SIGN} {speaker.say('poll-title', table=name)}", question(table, motion, speaker)]
    if motion.kind == VoteKind.UNDO and (taken := _taken_back(table, motion, shown, speaker)):
        parts.append(taken)
        if table.match is not None and table.match.at(motion.number).has_shown_since(motion.line):
            parts.append(f"⚠️ {speaker.say('poll-undo-seen')}")
    parts.append(_voices(table, poll, speaker, mentioned))
    if poll.is_open:
        voters = {*asked(table, motion)} - {owner_asked(table, motion)}
        agreed = sum(voice.agrees for voice in voices_of(table, poll) if voice.user_id in voters)
        need, at = needed(table, motion), motion.due_at
        parts.append(
            speaker.say("poll-open", agreed=agreed, needed=need, at=discord_time(at, "f"), left=discord_time(at))
        )
        if owner_asked(table, motion) is not None:
            parts.append(speaker.say("poll-owner-asked", owner=safe_name(table.names[motion.seat])))
    else:
        kind = motion.kind if poll.outcome != PollOutcome.MOOT else ""
        parts.append(f"**{speaker.say(f'poll-{poll.outcome}')}** {_followed(kind, poll.outcome, speaker)}".strip())
    return "\n".join(part for part in parts if part)


def poll_call(table: Table, poll: Poll, called: Collection[UserId], speaker: Speaker) -> str:
    """Return what calls people to an open vote: who, where, and what is asked, in what a notification can show."""
    who = [f"<@{user}>" for user in dict.fromkeys(called)]
    name, asks = table_name(table, speaker), question(table, motion_now(table, poll), speaker)
    text = speaker.say("poll-call", who=speaker.list(who), count=len(who), table=name)
    return f"{VOTE_SIGN} {text} {asks.replace('**', '').rstrip(COLON)}"


def question(table: Table, motion: Motion, speaker: Speaker) -> str:
    """Return who asks what."""
    name = safe_name(motion.name) if motion.name else _asker_name(table, motion)
    if motion.kind == VoteKind.REPLACE and table.sitters[motion.seat].user_id == motion.asker:
        return speaker.say("poll-ask-seated", name=name)
    owner = speaker.list([safe_name(table.names[seat]) for seat in motion.seats])
    count = max(1, motion.number - motion.line) if isinstance(motion.subject, BackTo) else 1
    place = f"<#{motion.channel_id}>" if isinstance(motion.subject, ToChannel) else ""
    return speaker.say(f"poll-ask-{motion.kind}", name=name, owner=owner, count=count, place=place)


def _asker_name(table: Table, motion: Motion) -> str:
    return NOBODY if motion.asker is None else next(iter(people_names(table, [motion.asker])))


def poll_fingerprint(
    table: Table, poll: Poll, shown: GameWords, speaker: Speaker, mentioned: Collection[UserId] = ()
) -> str:
    """Return a short digest of what its message shows, the same for the same words."""
    if not poll.is_open:
        return poll.outcome
    # of an open vote what is shown changes with each voice; its digest says whether an edit is needed
    return hashlib.sha256(poll_text(table, poll, shown, speaker, mentioned).encode()).hexdigest()[:32]


def is_worth_a_message(table: Table, poll: Poll) -> bool:
    """Return whether a vote has anything to tell in public that was not there before.

    It has not where nobody else had to be asked, unless the seat of someone else was decided on.
    """
    if poll.is_open or poll.message_id is not None or poll.motion.kind in (VoteKind.REPLACE, VoteKind.AUTOMATIC):
        return True
    return poll.outcome == PollOutcome.CARRIED and any(voice.user_id != poll.motion.asker for voice in poll.voices)


def _voices(table: Table, poll: Poll, speaker: Speaker, mentioned: Collection[UserId]) -> str:
    voices, waiting = voices_of(table, poll), not_voted(table, poll)
    ayes = people_names(table, [voice.user_id for voice in voices if voice.agrees])
    noes = people_names(table, [voice.user_id for voice in voices if not voice.agrees])
    missing = zip(waiting, people_names(table, waiting), strict=True)
    called = [f"<@{user}>" if user in mentioned else name for user, name in missing]
    groups = (("poll-ayes", "✅", ayes), ("poll-noes", "❌", noes), ("poll-silent", "⏳", called))
    return "\n".join(f"{sign} {speaker.say(key, who=speaker.list(names))}" for key, sign, names in groups if names)


def _followed(kind: str, outcome: str, speaker: Speaker) -> str:
    key = f"poll-{outcome}-{kind}"
    return speaker.say(key) if kind and speaker.has(key) else ""


def _taken_back(table: Table, motion: Motion, shown: GameWords, speaker: Speaker) -> str:
    """Return what everyone has seen happen and would be undone."""
    if table.match is None:
        return ""
    then = replace(table, match=table.match.at(motion.number))
    text = shown.happened(then, speaker, since=motion.line, most=MOST_TAKEN_BACK)
    return "\n".join(f"> {line}" for line in text.splitlines())
