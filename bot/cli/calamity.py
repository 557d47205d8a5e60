"""`civ calamity`: resolve cases of calamities and compare them with their expectations; replay transcripts."""

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, BinaryIO, cast

import click

from bot.cli.texts import Texted, complain, file_name, legible_json, localizer, say

if TYPE_CHECKING:
    from bot.cli.calamity_report import Report
    from bot.games.calamities.game import CalamityMatch
    from bot.games.calamities.rules import Atlas, Decision
    from bot.games.calamities.stages import ResolvedCalamity
    from bot.reasons import Reason


MOST_HEADER = 1 << 16
"""Bytes within which a transcript's first line ends."""


@click.command("calamity", cls=Texted, help="cli-calamity")
@click.argument("files", nargs=-1, required=True, metavar="CASE.json…")
def command(files: tuple[str, ...]) -> int:
    """Resolve the cases of every file, also after a refused one; return 1 if anything was missing, wrong or refused."""
    return max([0 if _resolve_file(file) else 1 for file in files])


def _resolve_file(file: str) -> bool:
    from bot.cli.files import Unreadable, open_file

    name = file_name(file)
    try:
        with open_file(file) as stream:
            text = _read_text(name, stream)
    except Unreadable as error:
        complain(say("cli-unreadable", file=name, why=error))
        return False
    if text is None:
        return False
    atlas = _atlas()
    if is_table(text):
        return replay_table(name, text, atlas)
    cases = _read_cases(file, text)
    if cases is None:
        return False
    held = [_resolve_case(name, case, number, atlas) for number, case in enumerate(cases, start=1)]
    return all(held)


def replay_transcript(name: str, stream: BinaryIO) -> bool | None:
    """Replay a file that is a table's transcript; None, with nothing printed and all still to read, where it isn't."""
    from bot.cli.files import beginning_of

    if not is_table(beginning_of(stream, MOST_HEADER)):
        return None
    text = _read_text(name, stream)
    return False if text is None else replay_table(name, text, _atlas())


def _atlas() -> "Atlas":
    from bot.assets import folder
    from bot.games.calamities.rules import read_atlas

    return read_atlas((folder() / "calamities" / "map.txt").read_text(encoding="utf-8"))


def _read_text(name: str, stream: BinaryIO) -> str | None:
    """Return the text of a file; None where it cannot be read, which is then printed."""
    from bot.cli.files import LARGEST_CASES, MOST_LINES, DamagedStream, TooLarge, Unreadable, read_whole

    try:
        return read_whole(stream, LARGEST_CASES).encode("utf-8", "surrogateescape").decode()
    except Unreadable as error:
        complain(say("cli-unreadable", file=name, why=error))
    except DamagedStream as damaged:
        complain(say("cli-damaged", file=name, line=damaged.line))
    except TooLarge:
        complain(say("cli-large", file=name, megabytes=LARGEST_CASES >> 20, lines=MOST_LINES))
    except UnicodeDecodeError:
        complain(say("cli-calamity-no-text", file=name))
    return None


def _read_cases(file: str, text: str) -> list[object] | None:
    """Return the cases of a text; None where there are none, which is then printed."""
    name = file_name(file)
    try:
        found: object = json.loads(text)
    except json.JSONDecodeError as error:
        complain(say("cli-calamity-no-json", file=name, line=error.lineno, column=error.colno, why=error.msg))
    except (ValueError, RecursionError) as error:  # a number too long, or brackets too deep
        complain(say("cli-calamity-no-json", file=name, line=1, column=1, why=str(error).partition(";")[0]))
    else:
        if cases := list(_cases(found)):
            return cases
        complain(say("cli-calamity-empty", file=name))
    return None


def _cases(found: object) -> Iterator[object]:
    """Yield one case, those of a list, or those that an object has as `cases`."""
    if isinstance(found, Mapping) and isinstance(several := cast("Mapping[str, object]", found).get("cases"), list):
        found = cast("object", several)
    if isinstance(found, list):
        yield from cast("list[object]", found)
    else:
        yield found


def _resolve_case(file: str, found: object, number: int, atlas: "Atlas") -> bool:
    from bot.cli.calamity_cases import name_of_case, read_case
    from bot.cli.calamity_report import report_case
    from bot.games.calamities.rules import BadPosition

    name = name_of_case(found, number)
    try:
        report = report_case(read_case(found, atlas, number))
        line = json.dumps(_report_json(report), ensure_ascii=False)
    except BadPosition as refused:
        complain(say("cli-calamity-refused", file=file, case=name, why=_reason_text(refused.reason)))
        return False
    except RecursionError as error:  # brackets within brackets, and no end of them
        complain(say("cli-calamity-refused", file=file, case=name, why=error))
        return False
    click.echo(legible_json(line))
    if report.missing is not None:
        complain(_missing(file, name, report.missing))
    for difference in report.differences:
        complain(say("cli-calamity-differs", file=file, case=name, what=difference))
    return report.holds


def _missing(file: str, name: str, decision: "Decision") -> str:
    limits = json.dumps(decision.limits(), ensure_ascii=False)
    return say("cli-calamity-missing", file=file, case=name, who=decision.who, what=decision.what, limits=limits)


def _report_json(report: "Report") -> dict[str, object]:
    refusals = [
        {"choice": place, "reason": reason.key, "clause": reason.clause, "why": _reason_text(reason)}
        for place, reason in report.refusals
    ]
    return {**report.found, "refusals": refusals} | (
        {"differs": list(report.differences)} if report.differences else {}
    )


def _reason_text(reason: "Reason") -> str:
    from bot.games.calamities.words.refusals import refusal_text
    from bot.i18n.names import as_plain_text

    return as_plain_text(refusal_text(localizer(), reason, ()))


def is_table(text: str) -> bool:
    """Return whether a text begins with such a transcript's header; of a pipe only a part of it may be there yet."""
    first, is_whole, _ = text.lstrip().partition("\n")
    if not is_whole and first.startswith("{") and '"game": "calamities"' in first:
        return True
    try:
        found: object = json.loads(first)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and cast("dict[str, object]", found).get("game") == "calamities"


def replay_table(file: str, text: str, atlas: "Atlas") -> bool:
    """Print a line of JSON for each resolved calamity, then one with the positions.

    Returns False where the transcript is refused.
    """
    from bot.games.calamities.game import Calamities
    from bot.games.logged import fold_lines, parse_transcript
    from bot.match import BrokenLog
    from bot.reasons import GameError

    try:
        header, lines = parse_transcript(text.splitlines())
        match = Calamities(atlas).fold(1, header, ())
        for line in lines:
            before, match = match, cast("CalamityMatch", fold_lines(match, [line]))
            _tell(before, match)
    except BrokenLog as broken:
        why = broken.__cause__
        wording = _reason_text(why.reason) if isinstance(why, GameError) else str(broken)
        complain(say("cli-calamity-line", file=file, line=broken.number, why=wording))
        return False
    click.echo(json.dumps(_end(match), ensure_ascii=False))
    return True


def _tell(before: "CalamityMatch", after: "CalamityMatch") -> None:
    """Print the calamities that were completed by one line."""
    known = len(before.stage.done) if before.stage.turn == after.stage.turn else 0
    for resolved in after.stage.done[known:]:
        if resolved.outcome.effects:
            click.echo(json.dumps(_resolved_json(after.stage.turn, resolved), ensure_ascii=False))


def _resolved_json(turn: int, resolved: "ResolvedCalamity") -> dict[str, object]:
    drawn = resolved.drawn
    return {
        "turn": turn,
        "calamity": drawn.calamity,
        "primary": drawn.primary,
        "traded_by": drawn.traded_by,
        "answers": [str(answer) for answer in resolved.outcome.answers],
        "effects": [effect.as_dict() for effect in resolved.outcome.effects],
    }


def _end(match: "CalamityMatch") -> dict[str, object]:
    from bot.games.calamities.rules.position_text import write_sheet

    stage = match.stage
    pending = None if stage.pending is None else stage.pending.as_dict()
    return {
        "turns": stage.turn, "stage": stage.kind, "positions": list(write_sheet(stage.position)), "missing": pending,
    }  # fmt: skip
