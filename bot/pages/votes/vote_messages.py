"""A vote as its one public message: who asks what, who said what, until when, how it ended."""

import hashlib
from collections.abc import Collection
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Annotated, Final

from bot.discord.routing import Verb, number
from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.addresses.table import AtTable
from bot.pages.lost_messages import VOTE_SIGN
from bot.pages.presentation import Presentation
from bot.pages.table_words import people_names, table_name
from bot.table.electorate import asked_holder, voters_of, votes_needed
from bot.table.forgetting import NOBODY
from bot.table.proposals import undo_points_of
from bot.table.table import Table
from bot.table.values import UserId
from bot.table.vote import BackTo, ToChannel, Vote, VoteKind, VoteOutcome, VoteRecord
from bot.table.voting import cast_votes_of, current_vote, pending_voters

MOST_TAKEN_BACK = 700
COLON = ": \u00a0"
"""Ends a question that a list follows, in any language."""


@dataclass(frozen=True, slots=True)
class AtVote(AtTable):
    """A vote of a table, by its number."""

    vote_number: Annotated[int, number(0, 9_999_999)]


AYE: Final = Verb("aye", AtVote)
NAY: Final = Verb("nay", AtVote)


def vote_sheet(
    table: Table, number: int, shown: Presentation, localizer: Localizer, mentioned: Collection[UserId] = ()
) -> Sheet:
    """Return the message of the vote of that number, as it stands or ended; `mentioned` want to be pinged."""
    record = table.vote_records[number]
    sheet = Sheet(ACCENT).text(vote_text(table, record, shown, localizer, mentioned))
    return sheet.buttons(answer_buttons(table, number, localizer)) if record.is_open else sheet


def answer_buttons(table: Table, number: int, localizer: Localizer) -> list[Button]:
    """Return the buttons by which someone answers a vote."""
    return [
        Button(AYE.to(table.id, number), localizer.say("key-aye"), Style.success),
        Button(NAY.to(table.id, number), localizer.say("key-nay"), Style.danger),
    ]


def moved_vote_sheet(table: Table, link: str, localizer: Localizer) -> Sheet:
    """Return what stays of a vote where it was before its table moved."""
    title = localizer.say("poll-title", table=table_name(table, localizer))
    return Sheet(ACCENT).text(f"### {VOTE_SIGN} {title}\n[{localizer.say('poll-moved')}]({link})")


def vote_text(
    table: Table, record: VoteRecord, shown: Presentation, localizer: Localizer, mentioned: Collection[UserId] = ()
) -> str:
    """Return all that the message of a vote says."""
    vote = current_vote(table, record)
    name = table_name(table, localizer)
    parts = [f"### {VOTE_SIGN} {localizer.say('poll-title', table=name)}", question(table, vote, localizer)]
    if vote.kind == VoteKind.UNDO and (taken := _taken_back(table, vote, shown, localizer)):
        parts.append(taken)
        if table.match is not None and table.match.at(vote.number).has_shown_since(vote.line):
            parts.append(f"⚠️ {localizer.say('poll-undo-seen')}")
    parts.append(_cast_votes(table, record, localizer, mentioned))
    if record.is_open:
        voters = {*voters_of(table, vote)} - {asked_holder(table, vote)}
        agreed = sum(cast_vote.agrees for cast_vote in cast_votes_of(table, record) if cast_vote.user_id in voters)
        need, at = votes_needed(table, vote), vote.due_at
        parts.append(
            localizer.say("poll-open", agreed=agreed, needed=need, at=discord_time(at, "f"), left=discord_time(at))
        )
        if asked_holder(table, vote) is not None:
            parts.append(localizer.say("poll-owner-asked", owner=safe_name(table.names[vote.seat])))
    else:
        kind = vote.kind if record.outcome != VoteOutcome.MOOT else ""
        parts.append(
            f"**{localizer.say(f'poll-{record.outcome}')}** {_followed(kind, record.outcome, localizer)}".strip()
        )
    return "\n".join(part for part in parts if part)


def vote_call(table: Table, record: VoteRecord, called: Collection[UserId], localizer: Localizer) -> str:
    """Return what calls people to an open vote: who, where, and what is asked, in what a notification can show."""
    who = [f"<@{user}>" for user in dict.fromkeys(called)]
    name, asks = table_name(table, localizer), question(table, current_vote(table, record), localizer)
    text = localizer.say("poll-call", who=localizer.list(who), count=len(who), table=name)
    return f"{VOTE_SIGN} {text} {asks.replace('**', '').rstrip(COLON)}"


def question(table: Table, vote: Vote, localizer: Localizer) -> str:
    """Return who asks what."""
    name = safe_name(vote.name) if vote.name else _asker_name(table, vote)
    if vote.kind == VoteKind.REPLACE and table.participants[vote.seat].user_id == vote.asker:
        return localizer.say("poll-ask-seated", name=name)
    owner = localizer.list([safe_name(table.names[seat]) for seat in vote.seats])
    turns = _turns_taken_back(table, vote) if isinstance(vote.subject, BackTo) else ()
    whose = localizer.list([safe_name(table.names[seat]) for seat in dict.fromkeys(turns)])
    place = f"<#{vote.channel_id}>" if isinstance(vote.subject, ToChannel) else ""
    what = _what_goes_back(table, vote) if isinstance(vote.subject, BackTo) else ""
    return localizer.say(
        f"poll-ask-{vote.kind}", name=name, owner=owner, count=len(turns), whose=whose, place=place, what=what
    )


def _turns_taken_back(table: Table, vote: Vote) -> tuple[int, ...]:
    """Return the seats whose turns, whole or in part, an undo takes back, in their order."""
    if table.match is None:
        return ()
    lines = table.match.at(vote.number).lines(vote.line)
    decided = (line.seat for line in lines if line.by is None)  # who resigned meanwhile took no turn by that
    return tuple(seat for seat, _ in groupby(decided))


def _what_goes_back(table: Table, vote: Vote) -> str:
    """Return what an undo takes back, for its text: `one` move, to before a `move`, to before a `turn`, or `other`."""
    if table.match is None or vote.asker is None:
        return "other"
    move, turn = undo_points_of(table.match.at(vote.number), table.seats_of(vote.asker))
    if vote.line == move:
        return "one" if vote.number == vote.line + 1 else "move"
    return "turn" if vote.line == turn else "other"


def _asker_name(table: Table, vote: Vote) -> str:
    return NOBODY if vote.asker is None else next(iter(people_names(table, [vote.asker])))


def vote_fingerprint(
    table: Table, record: VoteRecord, shown: Presentation, localizer: Localizer, mentioned: Collection[UserId] = ()
) -> str:
    """Return a short digest of what its message shows, the same for the same words."""
    if not record.is_open:
        return record.outcome
    # of an open vote what is shown changes with each voice; its digest says whether an edit is needed
    return hashlib.sha256(vote_text(table, record, shown, localizer, mentioned).encode()).hexdigest()[:32]


def is_worth_a_message(table: Table, record: VoteRecord) -> bool:
    """Return whether a vote has anything to tell in public that was not there before.

    It has not where nobody else had to be asked, unless the seat of someone else was decided on.
    """
    if record.is_open or record.message_id is not None or record.vote.kind in (VoteKind.REPLACE, VoteKind.AUTOMATIC):
        return True
    return record.outcome == VoteOutcome.CARRIED and any(
        cast_vote.user_id != record.vote.asker for cast_vote in record.cast_votes
    )


def _cast_votes(table: Table, record: VoteRecord, localizer: Localizer, mentioned: Collection[UserId]) -> str:
    cast_votes, waiting = cast_votes_of(table, record), pending_voters(table, record)
    ayes = people_names(table, [cast_vote.user_id for cast_vote in cast_votes if cast_vote.agrees])
    noes = people_names(table, [cast_vote.user_id for cast_vote in cast_votes if not cast_vote.agrees])
    missing = zip(waiting, people_names(table, waiting), strict=True)
    called = [f"<@{user}>" if user in mentioned else name for user, name in missing]
    groups = (("poll-ayes", "✅", ayes), ("poll-noes", "❌", noes), ("poll-silent", "⏳", called))
    return "\n".join(f"{sign} {localizer.say(key, who=localizer.list(names))}" for key, sign, names in groups if names)


def _followed(kind: str, outcome: str, localizer: Localizer) -> str:
    key = f"poll-{outcome}-{kind}"
    return localizer.say(key) if kind and localizer.has(key) else ""


def _taken_back(table: Table, vote: Vote, shown: Presentation, localizer: Localizer) -> str:
    """Return what everyone has seen happen and would be undone."""
    if table.match is None:
        return ""
    then = replace(table, match=table.match.at(vote.number))
    text = shown.happened(then, localizer, since=vote.line, most=MOST_TAKEN_BACK)
    return "\n".join(f"> {line}" for line in text.splitlines())
