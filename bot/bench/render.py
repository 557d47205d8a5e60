"""`civ bench render`: how fast boards are drawn, how small their files are, and how much it delays the event loop.

Positions come from the middle of games between computer players. Each is drawn once, by a process that has drawn
others before, as in a running bot. Ratios compare two measurements of the same run.
"""

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from bot import assets
from bot.bench.measure import Measure, measure_at_most
from bot.bench.process import process_seconds
from bot.chance import Shuffler, stream
from bot.drawing import painter
from bot.drawing.fonts import Fonts
from bot.drawing.look import Look
from bot.drawing.sprites import Sprites
from bot.drawing.theme import LIGHT
from bot.games.civ.ai import POLICIES
from bot.games.civ.pictures.compact_board import compact_board_picture, compact_board_scene
from bot.games.civ.rules import Event, Game, Observation, deal, events, observe
from bot.i18n.catalogue import Catalogues, Localizer

COMPOSE: Final = 2.5
"""The most that a board may take from layout to file, as a multiple of encoding the same picture from all colours."""
SIZE: Final = 0.5
"""The most a board's file may have, as a multiple of the same picture as a full-colour PNG at level 6."""
BYTES: Final = 80_000
"""The largest board's file: it is sent with every turn."""
LAG: Final = 10.0
"""Milliseconds the event loop may be late, at the 99th percentile."""
FREED: Final = 0.75
"""The most that the loop may be late with the drawing thread, as a multiple of its lag when it draws by itself.

This is what the thread is for: most of a board's time holds the interpreter's lock, so no thread makes it faster.
"""
WALL: Final = 1.5
"""The most that twenty boards in the drawing thread may take, as a multiple of the same without one: its price."""
COLD: Final = 1.0
"""Seconds from the start of a process to its first board."""
AT_ONCE: Final = 20
SEED: Final = 2026
NAMES: Final = ("Amélie", "Bartholomew", "Chiara", "Δωρα")
TABLES: Final = ((2, "classic", False), (3, "draft", False), (4, "classic", False), (4, "draft", True))
EVERY: Final = 0.005
"""Seconds between two looks at the loop."""
ROUNDS: Final = 5

Position = tuple[Observation, tuple[Event, ...]]


def measure_render() -> list[Measure]:
    localizer, look = _localizer(), _look()
    games = [_positions(number) for number in range(len(TABLES) * 6)]
    for seen, changed in (position for game in games[: len(TABLES)] for position in game):
        compact_board_picture(seen, NAMES, localizer, look, changed=changed)
    new = [position for game in games[len(TABLES) :] for position in game]
    composing, sizes, files = zip(*(_measure_board(position, localizer, look) for position in new[::2]), strict=True)
    rounds = [_measure_thread(new[start::ROUNDS][:AT_ONCE], localizer, look) for start in range(ROUNDS)]
    return [
        measure_at_most("render-compose", median(composing), "× encoding from all colours", COMPOSE),
        measure_at_most("render-size", median(sizes), "× PNG of all colours", SIZE),
        measure_at_most("render-bytes", max(files), "bytes", BYTES),
        measure_at_most(f"render-{AT_ONCE}-lag-p99", median(each.lag for each in rounds) * 1000, "ms", LAG),
        measure_at_most(f"render-{AT_ONCE}-lag", median(each.freed for each in rounds), "× without a thread", FREED),
        measure_at_most(f"render-{AT_ONCE}-wall", median(each.wall for each in rounds), "× without a thread", WALL),
        measure_at_most("render-cold", process_seconds("bot.bench.render", rounds=3), "s", COLD),
    ]


def _localizer() -> Localizer:
    return Catalogues.load(assets.folder() / "locales").localizer("en")


def _look() -> Look:
    return Look(LIGHT, Fonts.load(), Sprites())


def _positions(index: int, *, least: int = 30, most: int = 150, apart: int = 4) -> list[Position]:
    """Return some positions of one game, each with what has changed since its player's last turn."""
    players, setup, teams = TABLES[index % len(TABLES)]
    random = stream(SEED, index)
    game = Game.start(deal(Shuffler(random), players=players, setup=setup, teams=teams))
    found: list[Position] = []
    while not game.is_over and game.number < most:
        seat = game.waiting()[0]
        game = game.play(seat, POLICIES["greedy"](observe(game, seat), random))
        if game.number >= least and game.number % apart == 0:
            found.append((observe(game, None), _changes_since_last_turn(game)))
    return found


def _changes_since_last_turn(game: Game) -> tuple[Event, ...]:
    ends = [line.number for line in game.lines if line.seat == game.position.turn and line.action.word == "end"]
    return events(game, None, since=ends[-1] if ends else 0)


def _measure_board(position: Position, localizer: Localizer, look: Look) -> tuple[float, float, int]:
    """Return a board's drawing time as a multiple of `painter.encode`'s, and its file's size.

    The size is given as a multiple of that of a full-colour PNG, and in bytes.
    """
    seen, changed = position
    begun = process_time()
    file = compact_board_picture(seen, NAMES, localizer, look, changed=changed)
    drawn = process_time()
    image = painter.paint(compact_board_scene(seen, NAMES, localizer, look, changed=changed))
    composed = process_time()
    painter.encode(image, look)
    encoded = process_time()
    took = (drawn - begun) / (encoded - composed)
    return took, len(file) / len(painter.encode_all_colours(image)), len(file)


class Drawing(NamedTuple):
    """How late the loop is while a thread draws (`lag`, s); that and the whole time as multiples without a thread."""

    lag: float
    freed: float
    wall: float


def _measure_thread(positions: Sequence[Position], localizer: Localizer, look: Look) -> Drawing:
    """Draw boards by the event loop itself, then in a thread."""

    def draw(position: Position) -> bytes:
        return compact_board_picture(position[0], NAMES, localizer, look, changed=position[1])

    for position in positions:
        draw(position)  # so that both ways find the same in the caches
    with ThreadPoolExecutor(1) as pool:

        async def draw_in_thread() -> None:
            loop = asyncio.get_running_loop()
            await asyncio.gather(*(loop.run_in_executor(pool, draw, position) for position in positions))

        async def draw_here() -> None:
            for position in positions:
                draw(position)
                await asyncio.sleep(0)

        alone, blocked = asyncio.run(_watch_lag(draw_here()))
        wall, lag = asyncio.run(_watch_lag(draw_in_thread()))
    return Drawing(lag, lag / blocked, wall / alone)


async def _watch_lag(work: Coroutine[Any, Any, None]) -> tuple[float, float]:
    """Return the seconds that work takes, and the 99th percentile of the loop's lag meanwhile."""
    late: list[float] = []
    begun = perf_counter()
    drawing = asyncio.create_task(work)
    while not drawing.done():
        before = perf_counter()
        await asyncio.sleep(EVERY)
        late.append(max(0.0, perf_counter() - before - EVERY))
    await drawing
    return perf_counter() - begun, sorted(late)[len(late) * 99 // 100]


if __name__ == "__main__":
    first = _positions(1)[0]
    compact_board_picture(first[0], NAMES, _localizer(), _look(), changed=first[1])
