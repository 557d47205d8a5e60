"""`civ tournament`: draw a tournament from a seed, and check archives."""

import json
import re
from typing import TYPE_CHECKING, Any, Final

import click

from bot.cli.texts import Texted, complain, file_name, localizer, option, say, show

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.civ.rules.transcript import Replayed
    from bot.reasons import Reason
    from bot.tournament.verification import PlayedDeal, PlayedGame

_NUMBERS: Final = re.compile(r"\s*[0-9]{1,9}\s*(?:,\s*[0-9]{1,9}\s*)*", re.ASCII)

LARGEST: Final = 64 << 20
"""The maximal size of an archive in bytes, larger than any tournament's."""
MOST_FINDINGS: Final = 20
"""The most contradictions that are printed: where a whole file differs, more would not help."""


class Numbers(click.ParamType[tuple[int, ...], str]):
    """Players' numbers with commas between them."""

    name = "list"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, ...]:
        if not _NUMBERS.fullmatch(value):
            self.fail(f"{value!r} is not a list of numbers, such as 3,8.", param, ctx)
        return tuple(map(int, value.split(",")))


class TournamentCommands(Texted, click.Group):
    """The commands about tournaments."""


@click.command("tournament", cls=TournamentCommands, help="cli-tournament", no_args_is_help=False)
def command() -> None:
    """The group itself."""


@command.command("draw", cls=Texted, help="cli-tournament-draw")
@option("--players", type=int, required=True, help="cli-tournament-players")
@option("--seed", type=int, required=True, help="cli-tournament-seed")
@option("--winners", type=Numbers(), multiple=True, help="cli-tournament-winners")
@option("--friendly", is_flag=True, help="cli-tournament-friendly")
def draw_command(*, players: int, seed: int, winners: tuple[tuple[int, ...], ...], friendly: bool) -> None:
    """Print the rounds as JSON: their tables, with the players in the order in which they sit."""
    from bot.tournament.errors import TournamentError
    from bot.tournament.rounds import draw_rounds

    try:
        rounds = draw_rounds(seed, players, winners, official=not friendly)
    except TournamentError as refused:
        raise click.ClickException(_reason_text(refused.reason)) from None
    tables = [[table.players for table in each.tables] for each in rounds]
    click.echo(json.dumps({"rounds": tables}, separators=(",", ":")))


@command.command("verify", cls=Texted, help="cli-tournament-verify")
@click.argument("file")
def verify_command(file: str) -> int:
    """Print what an archive proves, or where it contradicts itself; return 1 for contradictions."""
    from bot.cli.files import DamagedStream, TooLarge, Unreadable, open_file, read_whole
    from bot.tournament.errors import NotAnArchive
    from bot.tournament.verification import verify

    name = file_name(file)
    try:
        with open_file(file) as stream:
            verdict = verify(read_whole(stream, LARGEST), replayed_game)
    except NotAnArchive as refused:
        return _fail(say("cli-tournament-refused", file=name, why=_reason_text(refused.reason)))
    except DamagedStream as damaged:
        return _fail(say("cli-damaged", file=name, line=damaged.line))
    except Unreadable as error:
        return _fail(say("cli-unreadable", file=name, why=error))
    except TooLarge:
        return _fail(say("cli-tournament-large", file=name, megabytes=LARGEST >> 20))
    for finding in verdict.findings[:MOST_FINDINGS]:
        complain(say("cli-tournament-found", file=name, where=finding.where, why=_reason_text(finding.reason)))
    if (more := len(verdict.findings) - MOST_FINDINGS) > 0:
        complain(say("cli-tournament-more", file=name, count=more))
    if not verdict.is_proven:
        return 1
    values = {"entries": verdict.entries, "rounds": verdict.rounds, "games": verdict.games, "hash": verdict.last_hash}
    show(say("cli-tournament-proven", file=name, **values))
    return 0


def _fail(line: str) -> int:
    complain(line)
    return 1


def replayed_game(lines: "Sequence[str]") -> "PlayedGame":
    """Replay a transcript of this game. Raises `BrokenGame`."""
    from bot.games.civ.rules import BadTranscript
    from bot.games.civ.rules.transcript import read_single
    from bot.tournament.verification import BrokenGame, Intervention, PlayedGame

    try:
        replayed = read_single(lines)
    except BadTranscript as refused:
        raise BrokenGame(refused.line, refused.reason) from None
    game = replayed.game
    setup = game.setup
    interventions = (
        # an effect that is void is gone back to like any line
        Intervention(
            line.number,
            line.seat,
            f"undo {line.action.number}" if line.action.word == "undo" else line.action.word,
        )
        for line in game.lines
        if line.by is not None and line.by.partition(" ")[0] == "referee"
    )
    return PlayedGame(
        setup.players,
        setup.first,
        {"setup": setup.setup, "hegemony": setup.hegemony, "teams": setup.teams},
        None if game.result is None else tuple(game.result.winners),
        tuple(interventions),
        _dealt(replayed),
    )


def _dealt(replayed: "Replayed") -> "PlayedDeal | None":
    """Return what the header proves of the cards, as far as a game by itself can."""
    from bot.games.civ.rules.deal_proof import Proof, prove_deal, read_claim
    from bot.tournament.verification import PlayedDeal

    setup, is_over = replayed.game.setup, replayed.game.result is not None
    claim = read_claim(replayed.header, setup.players)
    proof = prove_deal(replayed.header, setup, is_over=is_over).proof
    if claim is None or claim.part is None or claim.secret is None or proof not in (Proof.PARTIAL, Proof.PROVEN):
        return None
    return PlayedDeal(claim.commitment, claim.part.label, claim.secret.hex())


def _reason_text(reason: "Reason") -> str:
    from bot.games.civ.words import words
    from bot.i18n.names import as_plain_text

    seats = [say("cli-seats", count=1, seats=str(seat + 1)) for seat in range(4)]
    return as_plain_text(words.reason(localizer(), reason, seats))
