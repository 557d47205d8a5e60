"""What is kept of a person can be had and forgotten: the others' games go on, and nothing of him is left on disk."""

import json
from collections.abc import Collection
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import Text as SqlText
from sqlalchemy import cast, select

from bot.manager.services import Services
from bot.manager.tournament_requests import CheckInSelf, DrawNextRound, RegisterSelf, ReplacePlayer, Ruling
from bot.manager.tournament_values import Caller
from bot.store import Store
from bot.store.schema import metadata
from bot.table.errors import NotAllowed, NotInvited
from bot.table.forgetting import NOBODY, PersonList, person_hash
from bot.table.table import Table
from bot.table.values import CallKind, Moderator, ModeratorActKind, Status, UserId
from bot.table.vote import OneSeat, VoteKind
from bot.tournament.draws import TableNumber
from bot.tournament.officials import Cancel
from bot.tournament.refereeing import Answer, Order, OrderKind
from bot.tournament.registration import CloseCheckIn, OpenCheckIn
from bot.tournament.tournament import IncidentKind, Stage
from tests.manager.craft import LIMITS, Clock, begun, new_services, play_out, step
from tests.manager.cup import ORGANISER, REFEREE, announced, draft, drawn, person, table_of
from tests.table.people import BO, CY, DI, EVE, HERE
from tests.table.tables import DAY, NAMES, options

ZOE = UserId(123_456_789_012_345_678)
NAME = "Zoë Quillfeather"
WORD = "Florimond my cat"


async def sat(services: Services, *others: UserId, setup: str = "classic") -> Table:
    """A game of Zoe's with these others."""
    table = await services.lobbies.create(ZOE, NAME, HERE, options(1 + len(others), setup))
    for user in others:
        await services.lobbies.join(table.id, user, NAMES[user])
    await services.lobbies.say_word(table.id, ZOE, WORD)
    return await services.lobbies.begin(table.id, ZOE)


async def lived(services: Services) -> dict[str, Table]:
    """All that somebody leaves behind: games of each kind, votes, notes, settings, talks, what moderators did."""
    found = {"over": await play_out(services, await sat(services, BO))}
    found["playing"] = await step(services, await sat(services, BO, CY))
    found["draft"] = await sat(services, BO, CY, setup="draft")
    found["lobby"] = await services.lobbies.create(ZOE, NAME, HERE, options(3))
    await services.lobbies.join(found["lobby"].id, BO, "Bo")
    found["rematch"] = await services.lobbies.rematch(found["over"].id, ZOE)
    await services.lobbies.leave(found["rematch"].id, ZOE)
    await services.moderation.moderate(
        found["over"].id, Moderator(CY, "Cy", 1), ModeratorActKind.HIDE, f"{NAME}, again"
    )
    playing = found["playing"].id
    await services.votes.propose(playing, ZOE, VoteKind.PAUSE)
    await services.tables.set_note(playing, ZOE, "Bo keeps M3")
    await services.profiles.set_preferences(ZOE, {"theme": "light"})
    await services.profiles.set_zone(ZOE, "Europe/Rome")
    await services.profiles.remember(f"talk of {playing} {BO} {ZOE}", "55")
    await services.blocks.switch(CY, ZOE)
    moderator = Moderator(BO, "Bo", 1)
    await services.moderation.bar(moderator, ZOE, f"{NAME} spoils games", is_barred=True)
    await services.moderation.moderate(playing, Moderator(ZOE, NAME, 1), ModeratorActKind.HIDE, "spoilers")
    return found


async def _with_computer(services: Services) -> Table:
    return await services.lobbies.create(ZOE, NAME, HERE, options(2), computers=1)


def on_disk(folder: Path) -> bytes:
    """Every file of the database, the write-ahead log included."""
    return b"".join(file.read_bytes() for file in sorted(folder.glob("civ.db*")))


def traces(folder: Path) -> list[str]:
    found = on_disk(folder)
    looked_for = {"id": str(ZOE).encode(), "number": ZOE.to_bytes(8, "big"), "name": NAME.encode()}
    looked_for["escaped"] = json.dumps(NAME)[1:-1].encode()
    looked_for["first name"] = "Zoë".encode()
    looked_for["word"] = WORD.encode()
    return [what for what, text in looked_for.items() if text in found]


async def test_nothing_of_somebody_who_is_forgotten_is_left_in_any_file(
    services: Services, store: Store, file: Path
) -> None:
    await lived(services)
    assert len(traces(file.parent)) >= 3
    assert await services.privacy.forget(ZOE) >= 3
    assert traces(file.parent) == []
    await store.people.scrub()
    assert await services.privacy.export(ZOE) == {
        "user_id": str(ZOE),
        **{name: [] for name in await services.privacy.export(ZOE) if name != "user_id"},
    }


async def test_the_others_games_go_on_and_logs_and_seals_hold(services: Services, store: Store) -> None:
    games = await lived(services)
    before = games["playing"].match
    await services.privacy.forget(ZOE)
    playing, draft, lobby = [await services.tables.look(games[name].id) for name in ("playing", "draft", "lobby")]
    assert (playing.status, draft.status) == (Status.PLAYING, Status.PLAYING)
    assert playing.match is not None
    assert before is not None
    assert playing.match.continues(before)
    assert [participant.is_computer for participant in playing.participants].count(True) == 1
    assert {participant.user_id for participant in playing.people} == {BO, CY}
    assert (lobby.status, lobby.owner) == (Status.LOBBY, BO)
    over = await services.tables.look(games["over"].id)
    assert over.status == Status.FINISHED
    assert sorted(over.names) == sorted([NOBODY, "Bo"])
    assert [damage async for damage in store.integrity.damages()] == []
    assert NOBODY in "".join(await services.tables.transcript(over.id, BO, is_bot_owner=False))


async def test_tournaments_forget_who_plays_in_them_and_go_on(
    services: Services, store: Store, clock: Clock, file: Path
) -> None:
    zoe = Caller(ZOE, NAME)
    open_one = await announced(services, clock)
    playing = await announced(services, clock)
    for cup in (open_one, playing):
        for number in range(1, 4):
            await services.tournaments.act(cup, person(number), RegisterSelf())
        await services.tournaments.act(cup, zoe, RegisterSelf())
    await services.tournaments.act(playing, ORGANISER, OpenCheckIn(clock.time + timedelta(minutes=30)))
    for each in (*(person(number) for number in range(1, 4)), zoe):
        await services.tournaments.act(playing, each, CheckInSelf())
    await services.tournaments.act(playing, ORGANISER, CloseCheckIn())
    await services.tournaments.act(playing, ORGANISER, DrawNextRound())
    await services.tournaments.run_due()
    assert [row["tournament"] for row in (await services.privacy.export(ZOE))["tournaments"]] == [open_one, playing]
    await services.privacy.forget(ZOE)
    assert traces(file.parent) == []
    assert len((await services.tournaments.look(open_one)).tournament.entrants) == 3
    assert (await services.tournaments.look(playing)).tournament.stage is Stage.PLAYING
    await services.tournaments.act(playing, ORGANISER, Cancel("enough"))
    assert [damage async for damage in store.integrity.damages()] == []


@pytest.mark.parametrize("is_official", [True, False])
@pytest.mark.parametrize("is_drafted", [True, False])
async def test_no_computer_plays_at_a_tournament_for_who_is_forgotten_and_the_referee_is_called(
    services: Services, store: Store, clock: Clock, is_official: bool, is_drafted: bool
) -> None:
    cup = (await drawn(services, clock, 16 if is_official else 4, official=is_official)).id
    table = await table_of(services, cup)
    if is_drafted:
        table = await draft(services, table)
    seat = table.waiting[0]
    user, lines = table.participants[seat].user_id, table.number
    await services.privacy.forget(user)
    await services.tournaments.run_due()
    await services.tournaments.run_due()
    table = await services.tables.look(table.id)
    assert (table.is_paused, table.number, table.automatic_waiting) == (True, lines, ())
    running = await services.tournaments.look(cup)
    player = (await services.tournaments.tables_of(cup))[0].drawn.players[seat]
    assert [call.player for call in running.tournament.calls] == [player]
    if is_drafted:
        await services.tournaments.act(cup, REFEREE, Ruling(IncidentKind.ABSENCE, TableNumber(1), player, "has left"))
        match = (await services.tables.look(table.id)).match
        assert match is not None
        assert not match.is_in(seat)
    else:
        await services.tournaments.act(cup, REFEREE, ReplacePlayer(TableNumber(1), player, "has left"))
        assert (await services.tables.look(table.id)).status is Status.ABANDONED
    assert [damage async for damage in store.integrity.damages()] == []


async def test_a_tournament_game_never_goes_on_with_a_seat_that_nobody_plays(services: Services, clock: Clock) -> None:
    """Not though the referee was called about that player before, nor when the referee lets it go on."""
    cup = (await drawn(services, clock, 4, official=False)).id
    table = await draft(services, await table_of(services, cup))
    seat = table.waiting[0]
    await services.privacy.forget(table.participants[seat].user_id)
    for _ in range(2):
        await services.tournaments.run_due()
        await services.tournaments.run_due()
        assert (await services.tables.look(table.id)).is_paused
        running = await services.tournaments.look(cup)
        (call,) = running.tournament.calls
        assert call.player == (await services.tournaments.tables_of(cup))[0].drawn.players[seat]
        await services.tournaments.act(cup, REFEREE, Answer(call.number, "go on"))
        await services.tournaments.act(cup, REFEREE, Order(OrderKind.RESUME, TableNumber(1), None, "go on"))


async def test_a_game_whose_word_is_forgotten_proves_nothing_but_that_of_another_does(services: Services) -> None:
    game = await services.lobbies.create(BO, "Bo", HERE, options(2))
    await services.lobbies.join(game.id, ZOE, NAME)
    await services.lobbies.say_word(game.id, BO, "mine")
    other = await play_out(services, await services.lobbies.begin(game.id, BO))
    own = await play_out(services, await sat(services, BO))
    await services.privacy.forget(ZOE)
    assert (await services.tables.look(own.id)).fair_deal is None
    assert (await services.tables.look(other.id)).fair_deal == other.fair_deal


async def test_bars_and_others_blocks_outlive_it_as_a_keyed_hash(services: Services, store: Store, file: Path) -> None:
    await lived(services)
    await services.privacy.forget(ZOE)
    with pytest.raises(NotAllowed):
        await services.lobbies.create(ZOE, NAME, HERE, options(2))
    elsewhere = await services.lobbies.create(CY, "Cy", HERE.__class__(2, 30, "en"), options(3))
    with pytest.raises(NotInvited):
        await services.lobbies.join(elsewhere.id, ZOE, NAME)
    assert await services.moderation.bar(Moderator(BO, "Bo", 1), ZOE, "grown up", is_barred=False)
    await services.lobbies.create(ZOE, NAME, HERE, options(2))
    await services.blocks.switch(CY, ZOE)
    await services.lobbies.join(elsewhere.id, ZOE, NAME)
    again = await store.people.key()
    assert again == await store.people.key()
    assert again.encode() in on_disk(file.parent), "the key stays on disk, the id does not"


async def test_an_export_holds_ones_own_choices_and_settings_and_nobody_elses_id(services: Services) -> None:
    games = await lived(services)
    found = await services.privacy.export(ZOE)
    text = json.dumps(found)
    assert found["user_id"] == str(ZOE)
    assert {row["name"] for row in found["seats"]} == {NAME}
    assert {row["game"] for row in found["seats"]} >= {games["playing"].id, games["over"].id}
    assert {"name": "theme", "value": "light"} in found["settings"]
    assert [row["text"] for row in found["notes"]] == ["Bo keeps M3"]
    seat = games["over"].seat_of(ZOE)
    assert games["over"].match is not None
    mine = [line.action for line in games["over"].match.lines() if line.seat == seat]
    assert [row["do"] for row in found["choices"] if row["game"] == games["over"].id] == mine
    assert "Cy" not in text
    assert '"deck"' not in text


async def test_a_game_with_nobody_else_is_given_up(services: Services) -> None:
    table = await _with_computer(services)
    if table.status == Status.LOBBY:
        table = await services.lobbies.begin(table.id, ZOE)
    await services.privacy.forget(ZOE)
    assert (await services.tables.look(table.id)).status != Status.PLAYING


async def test_who_is_forgotten_twice_or_was_never_here_is_no_trouble(services: Services, store: Store) -> None:
    await begun(services)
    assert await services.privacy.forget(ZOE) == 0
    assert await services.privacy.forget(ZOE) == 0
    assert [damage async for damage in store.integrity.damages()] == []


def test_a_hash_is_recognised_under_its_key_alone() -> None:
    listed = PersonList((BO,), (person_hash("k", ZOE),), "k")
    assert (ZOE in listed, BO in listed, CY in listed, len(listed), list(listed)) == (True, True, False, 2, [BO])
    assert ZOE not in PersonList((), (person_hash("k", ZOE),), "other")


async def test_it_can_be_asked_again_where_it_was_interrupted(
    services: Services, store: Store, clock: Clock, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lived(services)

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(store.people, "forget_at", fail)
        with pytest.raises(ZeroDivisionError):
            await services.privacy.forget(ZOE)
    again = new_services(store, clock)
    await again.privacy.forget(ZOE)
    assert traces(file.parent) == []
    await again.stop()


async def test_games_that_are_long_over_forget_who_has_played_them_where_that_is_set(
    store: Store, clock: Clock
) -> None:
    services = new_services(store, clock, limits=replace(LIMITS, keep_people=timedelta(days=365)))
    over, going = await play_out(services, await sat(services, BO)), await begun(services)
    clock.pass_(days=364)
    await services.privacy.forget_old()
    assert sorted((await services.tables.look(over.id)).names) == sorted([NAME, "Bo"])
    clock.pass_(days=2)
    await services.privacy.forget_old()
    assert (await services.tables.look(over.id)).names == (NOBODY, NOBODY)
    assert NOBODY not in (await services.tables.look(going.id)).names
    assert [damage async for damage in store.integrity.damages()] == []
    await services.stop()


async def left_everywhere(services: Services, clock: Clock) -> None:
    """Somebody who has done and suffered all that leaves a name, an id or a word in some column."""
    timed = await services.lobbies.create(ZOE, NAME, HERE, options(2, clock=DAY))
    await services.lobbies.join(timed.id, BO, "Bo")
    await services.lobbies.begin(timed.id, ZOE)
    clock.pass_(days=9)
    for _ in range(4):
        await services.alarm.run_due()
        clock.pass_(days=2)
    held = await sat(services, BO, CY)
    await services.tables.away(held.id, ZOE)
    seat = held.seat_of(ZOE)
    assert seat is not None
    await services.votes.propose(held.id, EVE, VoteKind.REPLACE, subject=OneSeat(seat), name="Eve")
    for user in (BO, CY):
        await services.votes.answer(held.id, user, VoteKind.REPLACE, agrees=True)
    elsewhere = HERE.__class__(2, 30, "en")  # where nobody keeps them away
    wanted = await services.lobbies.create(BO, "Bo", elsewhere, options(3))
    for user in (DI, EVE):
        await services.lobbies.join(wanted.id, user, NAMES[user])
    wanted = await services.lobbies.begin(wanted.id, BO)
    await services.tables.watch(wanted.id, ZOE)
    await services.tables.away(wanted.id, DI)
    await services.records.note_members(2, [ZOE], [])
    empty = wanted.seat_of(DI)
    assert empty is not None
    await services.votes.propose(wanted.id, ZOE, VoteKind.REPLACE, subject=OneSeat(empty), name=NAME)
    playing = await sat(services, BO)
    await services.votes.propose(playing.id, ZOE, VoteKind.PAUSE)
    await services.votes.answer(playing.id, BO, VoteKind.PAUSE, agrees=True)
    invited = await services.lobbies.create(BO, "Bo", HERE, options(3, invited=(ZOE,)))
    await services.tables.call(invited, BO, CallKind.INVITE, [ZOE])
    cup = await announced(services, clock)
    await services.tournaments.act(cup, Caller(ZOE, NAME), RegisterSelf())
    game = await play_out(services, await sat(services, BO, CY))
    copy, *_ = await services.what_ifs.begin(BO, game, 0, None)
    await services.what_ifs.share(copy.id, BO, ZOE)
    await services.what_ifs.begin(ZOE, game, 0, None)
    await services.reviews.ask(game.id, ZOE)
    await services.duplicates.begin(ZOE, NAME, 1, 0)
    await services.puzzles.set_kept(ZOE, is_kept=True)
    await services.puzzles.keep(ZOE, NAME, 1, 5, is_solved=True)
    await services.matchmaking.ask(ZOE, NAME, "day", 0, 7, None)
    await lived(services)  # at its end they are kept away
    await services.records.idle()
    await services.reviews.idle()


NAMES_NOBODY = frozenset({
    "agrees", "asked_at", "at", "attachment_id", "attempts", "awaits_automatic", "away_until", "channel_id", "checksum",
    "closed_at", "contest_deal", "contest_of", "contest_round", "contest_table", "created_at", "damage", "day", "do",
    "due_at", "ended_at", "field", "friend_seat", "full", "game", "games", "games_before", "guild_id", "guilds",
    "has_take_backs", "has_teams", "hash", "head", "header", "id", "is_abandoned", "is_aside", "is_automatic",
    "is_behind", "is_by_seat", "is_clocked", "is_finished", "is_hidden", "is_listed", "is_offered", "is_open",
    "is_paused", "is_placeless", "is_settled", "is_solved", "is_stand_in", "is_withheld", "kind", "lapses", "last_at",
    "laws", "left", "line", "lobby_message_id", "locale", "made_at", "message_id", "met", "moved_at", "mu", "mu_before",
    "n", "next_at", "nudged_at", "number", "opened_at", "opponents", "opponents_before", "outcome", "over_at", "parts",
    "paused_until", "people", "picture", "place", "played", "players", "points", "presence", "ready_at", "rematch_of",
    "reminded", "revision", "rings_at", "rules", "salt", "scope", "season", "season_games", "seat", "secret", "seed",
    "sent_at", "shown", "side", "sigma", "sigma_before", "since", "speed", "status", "stint", "subject", "token",
    "total", "tournament", "traces", "tried_at", "turn_seconds", "turns", "unrated", "until", "used", "victory",
    "waiting", "way", "week", "weight", "who",
})  # fmt: skip
"""Columns that hold numbers, times, seats and actions of a game, whatever their table."""
NEVER_OF_A_PERSON = frozenset({
    "entries.entry",  # a book knows pseudonyms: bot/tournament/tournament.py
    "guild_preferences.name", "preferences.name",  # of a setting
    "lines.by", "lines.why",  # a seat, or a reason's key
    "memory.value",  # of what is remembered under keys; a talk's message
    "notes.text",  # theirs, and gone with its row
    "tournaments.pending", "tournaments.posting", "tournaments.secrets", "tournaments.settings",
})  # fmt: skip


async def columns_that_know(store: Store, signs: Collection[str]) -> set[str]:
    found = set[str]()
    async with store.database.reading() as connection:
        for table in metadata.sorted_tables:
            for column in table.c:
                values = (await connection.execute(select(cast(column, SqlText)))).scalars()
                if any(sign in str(value) for value in values for sign in signs):
                    found.add(f"{table.name}.{column.name}")
    return found


async def test_every_column_that_can_name_a_person_has_been_filled_and_forgets(
    services: Services, store: Store, clock: Clock, file: Path
) -> None:
    """A new column is listed above as naming nobody, or `left_everywhere` fills it: then it has to forget."""
    await left_everywhere(services, clock)
    signs = (str(ZOE), NAME, json.dumps(NAME)[1:-1], WORD)
    columns = {f"{table.name}.{column.name}" for table in metadata.sorted_tables for column in table.c}
    listed = {each for each in columns if each.partition(".")[2] in NAMES_NOBODY} | NEVER_OF_A_PERSON
    assert await columns_that_know(store, signs) == columns - listed
    await services.privacy.forget(ZOE)
    assert await columns_that_know(store, signs) == set()
    assert traces(file.parent) == []
    assert [damage async for damage in store.integrity.damages()] == []
