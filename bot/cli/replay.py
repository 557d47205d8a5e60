"""`civ replay`: replay transcripts, and print their results."""

import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, BinaryIO

import click

from bot.cli.texts import Texted, complain, file_name, legible_json, localizer, option, say, show

if TYPE_CHECKING:
    from bot.games.civ.rules import BadTranscript
    from bot.games.civ.rules.transcript import Replayed


@click.command("replay", cls=Texted, help="cli-replay")
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@option("--states", is_flag=True, help="cli-option-states")
def command(files: tuple[str, ...], *, states: bool) -> int:
    """Replay every file, also after one that is refused; return 1 if any was."""
    return max([_replay(file, states=states) for file in files])


def _replay(file: str, *, states: bool) -> int:
    from bot.cli.calamity import replay_transcript

    def tell(games: "Iterator[Replayed]") -> None:
        for number, replayed in enumerate(some_games(games), start=1):
            _write(replayed) if states else _tell(file_name(file), number, replayed)

    return 0 if with_games(file, tell, replay_transcript) else 1


def read_one(file: str) -> "Replayed | None":
    """Return the one game of a file; None where it is refused, after printing why."""
    found: list[Replayed] = []

    def keep(games: "Iterator[Replayed]") -> None:
        from bot.games.civ.rules import BadTranscript
        from bot.games.civ.rules.errors import because

        for replayed in some_games(games):
            if found:
                raise BadTranscript(because("after-result"), replayed.first_line)
            found.append(replayed)

    return found[0] if with_games(file, keep) else None


def with_games(
    file: str,
    use: "Callable[[Iterator[Replayed]], None]",
    use_other: "Callable[[str, BinaryIO], bool | None] | None" = None,
) -> bool:
    """Pass the games of a file to `use`; print what is wrong with it and return False.

    Before that, `use_other` gets its name and the open file, which may be a pipe and is opened once; what it returns is
    returned, unless it is None.
    """
    from bot.cli.files import LARGEST, MOST_LINES, DamagedStream, Lines, TooLarge, Unreadable, open_file
    from bot.games.civ.rules import BadTranscript, read_all

    name = file_name(file)
    try:
        with open_file(file) as stream:
            if use_other is not None and (done := use_other(name, stream)) is not None:
                return done
            lines = Lines(stream)
            try:
                use(read_all(lines))
            except BadTranscript as refused:
                if lines.is_damaged():
                    raise DamagedStream(refused.line) from None
                _refuse(name, refused, cut=lines.was_cut_in(refused))
                return False
    except DamagedStream as damaged:
        complain(say("cli-damaged", file=name, line=damaged.line))
        return False
    except Unreadable as error:
        complain(say("cli-unreadable", file=name, why=error))
        return False
    except TooLarge:
        complain(say("cli-large", file=name, megabytes=LARGEST >> 20, lines=MOST_LINES))
        return False
    return True


def some_games(games: "Iterator[Replayed]") -> "Iterator[Replayed]":
    """Yield the games, of which there must be at least one."""
    from bot.games.civ.rules import BadTranscript
    from bot.games.civ.rules.errors import because

    empty = True
    for replayed in games:
        empty = False
        yield replayed
    if empty:
        raise BadTranscript(because("file-empty"), 1)


def _tell(file: str, number: int, replayed: "Replayed") -> None:
    game = replayed.game
    result = game.result
    values = {"file": file, "number": number, "lines": game.number, "turns": game.position.turns}
    if result is None:
        show(say("cli-unfinished", **values))
        return
    winners = say("cli-seats", count=len(result.winners), seats=" + ".join(str(seat + 1) for seat in result.winners))
    how = say(f"cli-result-{result.reason.replace('_', '-')}", domain=result.domain or "", winners=winners)
    points = say("cli-points", points=":".join(map(str, result.points))) if result.points else ""
    show(say("cli-result", **values, how=how + points))


def _write(replayed: "Replayed") -> None:
    from bot.games.civ.rules import write
    from bot.games.civ.rules.setup import HEADER_KEYS

    extra = {key: value for key, value in replayed.header.items() if key not in (*HEADER_KEYS, "state")}
    output = sys.stdout.buffer
    for line in write(replayed.game, states=True, extra=extra):
        output.write(legible_json(line).encode() + b"\n")
    output.flush()


def _refuse(file: str, refused: "BadTranscript", *, cut: bool) -> None:
    from bot.games.civ.rules.errors import because
    from bot.games.civ.words import words
    from bot.i18n.names import as_plain_text

    reason = because("file-cut") if cut else refused.reason
    seats = [say("cli-seats", count=1, seats=str(seat + 1)) for seat in range(4)]
    why = as_plain_text(words.reason(localizer(), reason, seats))
    key = "cli-refused" if refused.action else "cli-refused-line"
    complain(say(key, file=file, line=refused.line, action=refused.action or "", why=why))
