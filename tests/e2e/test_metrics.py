"""What a running bot says of itself over HTTP: its health, and metrics of what has happened."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.app import Watched
from bot.manager.database_door import COUNTED_EVERY
from bot.metrics import Metrics
from bot.probes import served_probes
from bot.scheduled_backups import BackupSchedule
from bot.store import StoreError
from bot.supervision import Supervisor
from tests.e2e.house import PATIENCE, House, Player, board_of

LABELS = {"kind", "outcome", "scope", "access", "status", "shard", "le", "span", "end"}
"""All labels there are: none names a person, a place or a table."""


@dataclass
class Watch:
    """A bot's probes, and what asks them."""

    bot: Watched
    session: aiohttp.ClientSession

    async def status(self, path: str) -> tuple[int, str]:
        async with self.session.get(path) as answer:
            return answer.status, (await answer.text()).strip()

    async def text(self) -> str:
        async with self.session.get("/metrics") as answer:
            return await answer.text()

    async def value(self, name: str, **labels: str) -> float | None:
        """A sample's value now; None where there is no such sample."""
        samples = [each for family in text_string_to_metric_families(await self.text()) for each in family.samples]
        found = [each.value for each in samples if (each.name, each.labels) == (name, labels)]
        return found[0] if found else None

    async def counted(self, name: str, count: int, **labels: str) -> None:
        """Until so much has been counted: an answer is seen a moment before it is counted."""
        async with asyncio.timeout(PATIENCE):
            while await self.value(name, **labels) != count:
                pass


@asynccontextmanager
async def watching(house: House) -> AsyncGenerator[Watch]:
    """The probes of a house, before its bot is there."""
    house.meters = metrics = Metrics()
    bot = Watched("playground", Supervisor())
    async with (
        served_probes(metrics, bot, host="127.0.0.1", port=0) as address,
        aiohttp.ClientSession(address) as session,
    ):
        yield Watch(bot, session)


@asynccontextmanager
async def running(house: House, watch: Watch) -> AsyncGenerator[None]:
    """The bot of the house, looked at once."""
    async with house.bot() as watch.bot.client:
        await watch.bot.look()
        yield


async def test_a_bot_is_ready_once_it_is_connected_and_works_before(house: House) -> None:
    async with watching(house) as watch:
        assert await watch.status("/healthz") == (200, "ok")
        assert await watch.status("/readyz") == (503, "never")
        assert await watch.value("civ_ready") == 0
        async with running(house, watch):
            assert await watch.status("/readyz") == (200, "ok")
            assert await watch.value("civ_ready") == 1
            assert await watch.value("civ_gateway_connected", shard="0") == 1


async def test_a_bot_without_a_gateway_is_not_ready_and_need_not_be_restarted(house: House) -> None:
    gateway = house.playground.gateway
    async with watching(house) as watch, running(house, watch):
        client = watch.bot.client
        assert client is not None
        gateway.refuse = True
        await gateway.drop()
        await client.wait_for("disconnect")
        await watch.bot.look()
        assert await watch.status("/readyz") == (503, "gateway")
        assert await watch.status("/healthz") == (200, "ok")
        assert await watch.value("civ_gateway_connected", shard="0") == 0
        gateway.refuse = False


async def test_what_people_use_is_counted_by_how_it_was_answered(house: House) -> None:
    ann, bob = house.people[:2]
    async with watching(house) as watch, running(house, watch):
        lobby = await house.open_table(ann, players=3)
        for _ in range(2):  # who has joined is refused
            await (await bob.press(lobby, "Join")).settled()
        await (await bob.press(lobby, custom_id="civ:nothing:1", forge=True)).settled()
        await watch.counted("civ_interactions_total", 1, kind="command", outcome="answered")
        for outcome in ("answered", "refused", "outdated"):
            await watch.counted("civ_interactions_total", 1, kind="component", outcome=outcome)
        await watch.counted("civ_answer_seconds_count", 4)


async def test_a_game_leaves_its_marks_and_none_says_whose(house: House) -> None:
    ann, bob = house.people[:2]
    async with watching(house) as watch, running(house, watch):
        await house.begin([ann, bob])
        board = await board_of(ann, house.channel)
        on_turn = next(person for person in (ann, bob) if person.mention in board.text)
        await Player(on_turn, "Culture", 1).hand(board)
        assert await watch.value("civ_tables", status="playing") == 1
        assert await watch.value("civ_active_people", span="day") == 2
        assert await watch.value("civ_servers") == len(house.playground.world.guilds)
        assert (await watch.value("civ_database_bytes") or 0) > 100_000
        for name in ("civ_picture_seconds_count", "civ_answer_seconds_count"):
            assert await watch.value(name)
        for access in ("read", "write"):
            assert await watch.value("civ_transaction_seconds_count", access=access)
        assert await watch.value("civ_outbox_age_seconds") is not None
        assert await watch.value("civ_deadline_late_seconds") == 0
        text = await watch.text()
    samples = [each for family in text_string_to_metric_families(text) for each in family.samples]
    assert {name for each in samples for name in each.labels} <= LABELS
    assert not [person for person in house.people if str(person.id) in text]
    assert str(house.channel.id) not in text


async def test_rate_limits_are_counted_by_discords_word_for_them(house: House) -> None:
    ann = house.people[0]
    async with watching(house) as watch, running(house, watch):
        fault = house.playground.faults.rate_limit(0.05, method="POST", path="/channels/*/messages", times=2)
        await house.begin(house.people[:2])
        await board_of(ann, house.channel)
        assert fault.hits == 2
        text = await watch.text()
    found = [each for family in text_string_to_metric_families(text) for each in family.samples]
    assert sum(each.value for each in found if each.name == "civ_rate_limits_total") == 2


async def test_a_database_that_does_not_answer_leaves_unknown_what_only_it_knows(house: House) -> None:
    async with watching(house) as watch:
        async with running(house, watch):
            assert await watch.value("civ_boards_behind") == 0
        unknown = await watch.value("civ_boards_behind")  # the bot has stopped
        assert unknown is not None
        assert unknown != unknown
        assert await watch.value("civ_tables", status="playing") is None


async def test_all_games_are_counted_once_in_ten_minutes_however_often_someone_asks(house: House) -> None:
    async with watching(house) as watch, running(house, watch):
        assert await watch.value("civ_active_people", span="day") == 0
        await house.open_table(house.people[0], players=2)
        assert await watch.value("civ_tables", status="lobby") == 1
        assert await watch.value("civ_active_people", span="day") == 0
        house.later += COUNTED_EVERY
        assert await watch.value("civ_active_people", span="day") == 1


async def test_backups_are_as_old_and_late_as_their_files_are(house: House, tmp_path: Path) -> None:
    async with watching(house) as watch:
        assert "civ_backup_late_seconds NaN" in await watch.text(), "none is to be made"
        schedule, answers = BackupSchedule(tmp_path, "x", timedelta(hours=1), 7), iter([StoreError("store-full")])

        async def find_schedule() -> BackupSchedule:
            for error in answers:
                raise error
            return schedule

        watch.bot.find_schedule = find_schedule
        watch.bot.opened_at = datetime.now(UTC) - timedelta(hours=5)
        assert (await watch.value("civ_backup_late_seconds") or 0) >= 5 * 3600, "the database doesn't say which it is"
        assert (await watch.value("civ_backup_late_seconds") or 0) >= 5 * 3600, "the first is missing"
        assert watch.bot.schedule == schedule
        schedule.path(datetime.now(UTC) - timedelta(hours=3)).write_bytes(b"four")
        assert 3 * 3600 <= (await watch.value("civ_backup_age_seconds") or 0) < 4 * 3600
        assert 2 * 3600 <= (await watch.value("civ_backup_late_seconds") or 0) < 3 * 3600
        assert await watch.value("civ_backup_bytes") == 4


async def test_discords_own_failures_are_counted(house: House) -> None:
    async with watching(house) as watch, running(house, watch):
        house.playground.faults.status(503, method="POST", path="/channels/*/messages", times=2)
        await house.begin(house.people[:2])
        await board_of(house.people[0], house.channel)
        assert await watch.value("civ_discord_failures_total", status="503") == 2
