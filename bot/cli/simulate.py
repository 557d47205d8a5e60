"""`civ simulate`: print games between computer players as transcripts."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from bot.cli.texts import Texted, option

if TYPE_CHECKING:
    from bot.games.civ.rules import Game

TURN_CAP = 300


@dataclass(frozen=True, slots=True)
class Run:
    """The parameters of a run of games: equal ones give equal bytes, and game i is the same in all of them."""

    seed: int
    games: int
    players: int
    setup: str
    teams: bool
    hegemony: str
    turn_cap: int
    policy: str


@click.command("simulate", cls=Texted, help="cli-simulate")
@option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="cli-simulate-games")
@option("--players", type=click.IntRange(2, 4), default=2, show_default=True, help="cli-simulate-players")
@option("--setup", type=click.Choice(["classic", "draft"]), default="classic", show_default=True, help="cli-simulate-setup")  # fmt: skip  # noqa: E501  # one option, one line
@option("--teams", is_flag=True, help="cli-simulate-teams")
@option("--hegemony", type=click.Choice(["turn_end", "immediate"]), default="turn_end", show_default=True, help="cli-simulate-hegemony")  # fmt: skip  # noqa: E501  # one option, one line
@option("--turn-cap", type=click.IntRange(min=1), default=TURN_CAP, show_default=True, help="cli-simulate-turn-cap")
@option("--policy", type=click.Choice(["random", "greedy", "easy", "computer"]), default="random", show_default=True, help="cli-simulate-policy")  # fmt: skip  # noqa: E501  # one option, one line
@option("--seed", type=int, required=True, help="cli-simulate-seed")
@option("--states", is_flag=True, help="cli-option-states")
def command(*, states: bool, **choices: object) -> None:
    """Write the transcripts, one after the other."""
    run = Run(**choices)  # type: ignore[arg-type]  # click has checked them, option by option
    if run.teams and run.players != 4:
        raise click.BadOptionUsage("teams", "Option '--teams' needs '--players 4'.", click.get_current_context())
    output = sys.stdout.buffer
    with _progress(range(run.games)) as indices:
        for index in indices:
            for line in transcript(run, index, states=states):
                output.write(line.encode() + b"\n")
    output.flush()


def _progress(indices: Iterable[int]) -> AbstractContextManager[Iterable[int]]:
    if not sys.stderr.isatty():
        return nullcontext(indices)
    return click.progressbar(indices, file=sys.stderr, show_pos=True)


def transcript(run: Run, index: int, *, states: bool) -> Iterator[str]:
    """Yield the lines of game `index` of a run."""
    from bot.games.civ.rules import write

    extra = {"id": game_id(run, index), "seed": run.seed, "policy": run.policy, **proof(run, index)}
    return write(play_game(run, index), states=states, extra=extra)


def game_id(run: Run, index: int) -> str:
    """Return the id of game `index` of a run; its deal is bound to it."""
    return f"{run.seed}-{index + 1}"


def seeded_deal(run: Run, index: int) -> tuple[bytes, bytes]:
    """Return the secret of game `index` of a run, which can be derived from its seed, and its deal key (DEAL.md)."""
    from hashlib import sha256

    from bot.chance import DEAL, deal_key

    secret = sha256(f"{DEAL} seed {run.seed} game {index + 1}".encode("ascii")).digest()
    return secret, deal_key(game_id(run, index), secret, [""] * run.players)


def proof(run: Run, index: int) -> dict[str, object]:
    """Return the keys of the header that prove how game `index` of a run was dealt."""
    from bot.chance import DEAL, deal_commitment, draw_seats

    secret, key = seeded_deal(run, index)
    fields = {"scheme": DEAL, "words": [""] * run.players, "seats": list(draw_seats(key, run.players))}
    return {
        "commitment": deal_commitment(game_id(run, index), secret),
        "deal": {**fields, "secret": secret.hex()},
    }


def play_game(run: Run, index: int) -> "Game":
    """Play game `index` of a run to its end."""
    from bot.chance import CARDS, SecretShuffler, stream
    from bot.games.civ.ai import POLICIES
    from bot.games.civ.rules import Game, deal, observe

    random = stream(run.seed, index)
    setup = deal(
        SecretShuffler(seeded_deal(run, index)[1], CARDS),
        players=run.players,
        setup=run.setup,
        teams=run.teams,
        hegemony=run.hegemony,
        turn_cap=run.turn_cap,
    )
    game = Game.start(setup)
    policy = POLICIES[run.policy]
    while not game.is_over:
        seat = game.waiting()[0]
        game = game.play(seat, policy(observe(game, seat), random))
    return game
