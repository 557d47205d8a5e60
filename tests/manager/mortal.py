"""A player that may be killed at any moment. Run as a module: `python -m tests.manager.mortal URL`.

Imports once, then for each line read starts a child that plays the table of that id until it is killed, and writes
`pid N`, `ack N / M / ACTIONS` (it was told that these and what they forced are on disk, from line N + 1 to line M), and
`dead` after it has died.
"""

import asyncio
import os
import random
import sys
from datetime import UTC, datetime

from bot.games.civ.game import CIV, GAMES, Civ, civ_game
from bot.games.civ.rules import Action, Game
from bot.manager.services import make_services
from bot.store import Store
from bot.table.limits import Limits
from bot.table.values import TableId
from tests.manager.craft import first_legal


def say(text: str) -> None:
    os.write(1, f"{text}\n".encode())


def some_actions(game: Game, dice: random.Random) -> list[Action]:
    """One to four actions of the seat awaited, as one press."""
    seat, actions = game.waiting()[0], list[Action]()
    while not actions or (len(actions) < 4 and game.waiting() == (seat,) and dice.random() < 0.7):
        actions.append(dice.choice(game.legal(seat)))
        game = game.play(seat, actions[-1])
    return actions


async def play(url: str, table_id: TableId) -> None:
    store = await Store.open(url, GAMES)
    dice = random.Random()
    limits = Limits(automatic_pause=0, tick=None)
    services = make_services(
        store, now=lambda: datetime.now(UTC), random=dice, games={CIV: Civ.played_by(first_legal)}, limits=limits
    )
    table = await services.tables.look(table_id)
    say(f"open {table.number}")
    while table.match is not None and table.waiting:
        user = table.participants[table.waiting[0]].user_id
        pressed, before = some_actions(civ_game(table.match), dice), table.number
        table = await services.tables.submit(
            table_id, user, [action.text for action in pressed], version=table.match.version
        )
        say(f"ack {' / '.join([str(before), str(table.number), *map(str, pressed)])}")
    say("over")
    await asyncio.sleep(60)


def main() -> None:
    url = sys.argv[1]
    say("ready")
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(play(url, TableId(int(line))))
            os._exit(0)
        say(f"pid {child}")
        os.waitpid(child, 0)
        say("dead")


if __name__ == "__main__":
    main()
