"""`civ verify`: check that the deals of transcripts follow from what was published before the games."""

from typing import TYPE_CHECKING

import click

from bot.cli.texts import Texted, file_name, localizer, say, show

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.games.civ.rules.transcript import Replayed

CONTRADICTED = 1
UNPROVEN = 3
"""Exit codes; 0 where everything is proven."""


@click.command("verify", cls=Texted, help="cli-verify")
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
def command(files: tuple[str, ...]) -> int:
    """Check every game of every file, also after one that is refused; the worst of what was found."""
    codes = [_verify(file) for file in files]
    return CONTRADICTED if CONTRADICTED in codes else max(codes)


def _verify(file: str) -> int:
    from bot.cli.replay import some_games, with_games

    codes: list[int] = []

    def tell(games: "Iterator[Replayed]") -> None:
        for number, replayed in enumerate(some_games(games), start=1):
            codes.append(_tell(file_name(file), number, replayed))

    is_whole = with_games(file, tell)
    return CONTRADICTED if not is_whole or CONTRADICTED in codes else max(codes)


def _tell(file: str, number: int, replayed: "Replayed") -> int:
    from bot.games.civ.rules.deal_proof import Proof, prove_deal
    from bot.games.civ.words.deal_proof_text import proof_lines

    game = replayed.game
    verdict = prove_deal(replayed.header, game.setup, is_over=game.result is not None)
    first, *others = proof_lines(verdict, localizer())
    show(say("cli-verify-game", file=file, number=number, told=first))
    for line in others:
        show(f"  {line}")
    return {Proof.PROVEN: 0, Proof.CONTRADICTED: CONTRADICTED}.get(verdict.proof, UNPROVEN)
