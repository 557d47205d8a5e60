"""Seats of computer players at the door: they are filled, and play by themselves, one turn at a time."""

import asyncio
import random
from itertools import groupby
from typing import Any

from bot.games.civ.ai.greedy import greedy_policy
from bot.games.civ.game import CIV, Civ, CivPlanner, CivPolicy, civ_game
from bot.games.civ.rules import Action, Observation, parse
from bot.games.civ.rules.actions import END
from bot.games.civ.rules.cards import cards_in
from bot.manager.automatic import AutomaticPlayer
from bot.manager.policy_processes import Thinking
from bot.manager.services import Services
from bot.match import Policy
from bot.store import Store, StoreError
from bot.table.limits import Limits
from bot.table.table import Table
from bot.table.values import Level, Status, TableId, UserId
from tests.manager.craft import Clock, new_services
from tests.table.people import ADA, HERE
from tests.table.tables import legal, options, version


async def alone(services: Services, computers: int = 1, *, level: Level = Level.EASY, **more: object) -> Table:
    """A game that ADA has just begun against so many computers; the first of them plays at that level."""
    table = await services.lobbies.create(ADA, "Ada", HERE, options(computers + 1, **more), computers=computers)  # type: ignore[arg-type]
    await services.lobbies.set_level(table.id, ADA, UserId(-1), level)
    return await services.lobbies.begin(table.id, ADA)


async def ada_awaited(services: Services, table: Table) -> Table:
    """The table once the computers have moved."""
    while table.status == Status.PLAYING and table.seat_of(ADA) not in table.waiting:
        before = table
        await services.automatic.idle()
        table = await services.tables.look(table.id)
        assert table.number > before.number
    return table


async def play_out(services: Services, table: Table) -> Table:
    """Ada takes the first legal action until the game is over."""
    while (table := await ada_awaited(services, table)).status == Status.PLAYING:
        seat = table.seat_of(ADA)
        assert seat is not None
        table = await services.tables.submit(table.id, ADA, [legal(table, seat)[0]], version=version(table))
    return table


async def test_a_person_plays_a_whole_game_alone_and_again(services: Services) -> None:
    table = await play_out(services, await alone(services))
    assert table.status == Status.FINISHED
    computer = next(participant for participant in table.participants if participant.is_computer)
    assert (await services.tables.transcript(table.id, ADA, is_bot_owner=False))[0].count(computer.name) == 1
    again = await services.lobbies.rematch(table.id, ADA)
    assert again.names == ("Ada", computer.name)
    assert again.options.invited == (ADA,)
    again = await services.lobbies.begin(again.id, ADA)
    assert again.status == Status.PLAYING


async def test_computers_go_on_after_a_restart(store: Store, clock: Clock) -> None:
    first = new_services(store, clock)
    table = await alone(first, 3, setup="draft")
    await first.stop()
    second = new_services(store, clock)
    await second.start()
    table = await play_out(second, await second.tables.look(table.id))
    assert table.status == Status.FINISHED
    await second.stop()


# Turns


async def journal(services: Services, table: Table, *, is_broken: bool = False) -> list[str]:
    """What the automatic player does until a person is awaited: pauses, lines by seat, and when it says it is done."""
    done: list[str] = []
    broken_off = asyncio.Event()

    async def sleep(seconds: float) -> None:
        done.append(f"pause {seconds}")

    async def move(table_id: TableId, seat: int, action: str, version: int) -> Table:
        assert player.is_moving(table_id)
        done.append(f"line {seat}")
        if is_broken and len(done) > 2:
            raise StoreError("store-busy")
        return await services.tables.play_automatic(table_id, seat, action, version)

    def moved(table_id: TableId) -> None:
        assert not player.is_moving(table_id)
        done.append("moved")
        broken_off.set()

    games = {CIV: Civ.played_by(greedy_policy)}
    player = AutomaticPlayer(
        games,
        random.Random(2),
        Thinking(),
        look=services.tables.look,
        move=move,
        on_turn_over=moved,
        pause=0.75,
        sleep=sleep,
    )
    player.wake(table.id)
    await (broken_off.wait() if is_broken else player.idle())
    await player.stop()
    return done


async def test_each_seat_is_played_at_its_own_level(store: Store, clock: Clock) -> None:
    services = new_services(store, clock, limits=Limits(automatic_pause=10**6, tick=None, openings=10**6))
    table = await services.lobbies.create(ADA, "Ada", HERE, options(3), computers=2)
    await services.lobbies.set_level(table.id, ADA, UserId(-1), Level.NORMAL)
    table = await services.lobbies.begin(table.id, ADA)
    asked: list[tuple[UserId, str]] = []

    def playing(level: str) -> CivPolicy:
        def policy(view: Observation, random: Any, /) -> Action:
            assert view.viewer is not None
            asked.append((table.participants[view.viewer].user_id, level))
            return greedy_policy(view, random)

        return policy

    async def move(table_id: TableId, seat: int, action: str, version: int) -> Table:
        return await services.tables.play_automatic(table_id, seat, action, version)

    games = {CIV: Civ.with_levels({level: playing(level) for level in Level})}
    player = AutomaticPlayer(
        games, random.Random(2), Thinking(), look=services.tables.look, move=move, on_turn_over=lambda _: None, pause=0
    )
    while len(set(asked)) < 2:
        player.wake(table.id)
        await player.idle()
        table = await services.tables.look(table.id)
        seat = table.seat_of(ADA)
        assert seat is not None
        action = next((each for each in legal(table, seat) if each == "end"), legal(table, seat)[0])
        table = await services.tables.submit(table.id, ADA, [action], version=version(table))
    await player.stop()
    await services.stop()
    assert set(asked) == {(UserId(-1), "normal"), (UserId(-2), "easy")}


async def slow(
    store: Store, clock: Clock, computers: int, *, level: Level = Level.EASY, **more: object
) -> tuple[Services, Table]:
    """Tables whose own automatic player never comes to move, and a game at which it is awaited."""
    services = new_services(store, clock, limits=Limits(automatic_pause=10**6, tick=None, openings=10**6))
    return services, await until_awaited(services, await alone(services, computers, level=level, **more))


async def until_awaited(services: Services, table: Table) -> Table:
    """The table once a computer is awaited: Ada plays a card and ends her turn."""
    table = await services.tables.look(table.id)
    while not table.automatic_waiting:
        seat = table.seat_of(ADA)
        assert seat is not None
        action = next((each for each in legal(table, seat) if each == "end"), legal(table, seat)[0])
        table = await services.tables.submit(table.id, ADA, [action], version=version(table))
    return table


class Counting(Thinking):
    """Thinks in threads, and counts how often it was asked."""

    asked = 0

    async def choose(self, policy: Policy, view: object, random: random.Random) -> tuple[str, ...]:
        self.asked += 1
        return await super().choose(policy, view, random)


def in_one_go(view: Observation, _random: Any, /) -> tuple[Action, ...]:
    """A card and the end of the turn, which is not legal yet when both are thought of."""
    return (view.legal[0],) if view.legal[0].word == "discard" else (view.legal[0], END)


async def expert_turn(
    services: Services, table: Table, planner: CivPlanner = in_one_go, between: str | None = None
) -> tuple[int, int, list[str]]:
    """How often the fast and the slow queue were asked in one turn of an expert, and its lines.

    `between` is an action that comes from elsewhere after the first of them.
    """
    (seat,) = table.automatic_waiting
    fast, slow_queue, lines = Counting(), Counting(), list[str]()

    async def move(table_id: TableId, seat: int, action: str, version: int) -> Table:
        lines.append(action)
        now = await services.tables.play_automatic(table_id, seat, action, version)
        if between and len(lines) == 1:
            assert now.match is not None
            await services.tables.play_automatic(table_id, seat, between, now.match.version)
        return now

    player = AutomaticPlayer(
        {CIV: Civ.with_levels(dict.fromkeys(Level, planner))}, random.Random(2), fast, slow_thinking=slow_queue,
        look=services.tables.look, move=move, on_turn_over=lambda _: None, pause=0,
    )  # fmt: skip
    player.wake(table.id)
    await player.idle()
    await player.stop()
    assert seat not in (await services.tables.look(table.id)).automatic_waiting
    return fast.asked, slow_queue.asked, lines


async def test_an_expert_thinks_in_the_slow_queue_and_once_for_what_it_thought_of_together(
    store: Store, clock: Clock
) -> None:
    services, table = await slow(store, clock, 1, level=Level.EXPERT)
    fast, slow_queue, lines = await expert_turn(services, table)
    assert (fast, slow_queue, lines[1:]) == (0, 1, ["end"])
    await services.stop()


async def test_what_was_thought_of_is_thought_again_once_something_has_come_between(store: Store, clock: Clock) -> None:
    services, table = await slow(store, clock, 1, level=Level.EXPERT)
    await expert_turn(services, table)
    table = await until_awaited(services, table)  # its second turn, when no card is sacrificed in vain (§5)
    (seat,) = table.automatic_waiting
    card = legal(table, seat)[0].removeprefix("play ")
    _, asked, _ = await expert_turn(services, table, between=f"sacrifice {card}")
    assert asked == 2
    await services.stop()


async def test_a_step_without_a_choice_that_was_thought_of_is_left_out(store: Store, clock: Clock) -> None:
    services, table = await slow(store, clock, 1, level=Level.EXPERT)
    await expert_turn(services, table)
    table = await until_awaited(services, table)
    (seat,) = table.automatic_waiting
    card = legal(table, seat)[0].removeprefix("play ")
    (left,) = cards_in(civ_game(table.match).position.areas[seat])

    def planner(_view: Observation, _random: Any, /) -> tuple[Action, ...]:
        return (parse(f"play {card}"), parse(f"sacrifice {card}"), parse(f"attack {left}"), END)

    _, asked, lines = await expert_turn(services, table, planner)
    assert (asked, lines) == (1, [f"play {card}", f"sacrifice {card}", "end"])
    await services.stop()


async def test_all_lines_of_a_turn_follow_one_pause_and_are_told_together(store: Store, clock: Clock) -> None:
    services, table = await slow(store, clock, 2)
    done = await journal(services, table)
    turns = [list(turn) for is_end, turn in groupby(done, lambda each: each == "moved") if not is_end]
    assert len(turns) == done.count("moved") == done.count("pause 0.75")
    for turn in turns:
        assert turn[0] == "pause 0.75"
        assert len(set(turn[1:])) == 1, "one seat's lines, and nothing between them"
    assert max(map(len, turns)) > 2
    await services.stop()


async def test_computers_who_decide_at_the_same_time_pause_once(store: Store, clock: Clock) -> None:
    """The first round of a draft (§1.4): nobody waits for anybody."""
    services, table = await slow(store, clock, 3, setup="draft")
    assert len(table.automatic_waiting) == 3
    done = await journal(services, table)
    assert done[0] == "pause 0.75"
    assert len(set(done[1:4])) == 3
    assert done[4] == "moved"
    await services.stop()


async def test_a_turn_that_breaks_off_does_not_keep_its_table_from_being_shown(store: Store, clock: Clock) -> None:
    services, table = await slow(store, clock, 1)
    assert "moved" in await journal(services, table, is_broken=True)
    await services.stop()


async def test_what_is_told_of_a_turn_comes_when_it_is_over(store: Store, clock: Clock) -> None:
    services = new_services(store, clock)
    heard: list[tuple[int, bool]] = []
    table = await alone(services, 2)
    services.tables.on_change(lambda table_id: heard.append((len(heard), services.automatic.is_moving(table_id))))
    await ada_awaited(services, table)
    assert not heard or not heard[-1][1], "the last word is that the turn is over"
    assert not services.automatic.is_moving(table.id)
    await services.stop()
