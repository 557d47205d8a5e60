"""Transcripts of tables of calamities, replayed: what each calamity did, and where everybody stands at the end."""

import json
from typing import TYPE_CHECKING, cast

import click

from bot.cli.texts import complain, say, speaker

if TYPE_CHECKING:
    from bot.games.calamities.game import CalamityMatch
    from bot.games.calamities.rules import Atlas
    from bot.games.calamities.stages import Resolved


def is_table(text: str) -> bool:
    """Whether a text begins with the header of such a transcript; of a pipe there may be but a part of it yet."""
    first, is_whole, _ = text.lstrip().partition("\n")
    if not is_whole and first.startswith("{") and '"game": "calamities"' in first:
        return True
    try:
        found: object = json.loads(first)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and cast("dict[str, object]", found).get("game") == "calamities"


def replay_table(file: str, text: str, atlas: "Atlas") -> bool:
    """A line of JSON for each calamity that was resolved, then one with the positions; False where it is refused."""
    from bot.games.calamities.game import Calamities
    from bot.games.calamities.words.refusals import reason as calamity_reason
    from bot.games.logged import folded, parse_transcript
    from bot.match import BrokenLog
    from bot.reasons import GameError

    try:
        header, lines = parse_transcript(text.splitlines())
        match = Calamities(atlas).fold(1, header, ())
        for line in lines:
            before, match = match, cast("CalamityMatch", folded(match, [line]))
            _tell(before, match)
    except BrokenLog as broken:
        why = broken.__cause__
        wording = calamity_reason(speaker(), why.reason, ()) if isinstance(why, GameError) else str(broken)
        complain(say("cli-calamity-line", file=file, line=broken.number, why=wording))
        return False
    click.echo(json.dumps(_end(match), ensure_ascii=False))
    return True


def _tell(before: "CalamityMatch", after: "CalamityMatch") -> None:
    """The calamities that were over with one line."""
    known = len(before.stage.done) if before.stage.turn == after.stage.turn else 0
    for resolved in after.stage.done[known:]:
        if resolved.outcome.effects:
            click.echo(json.dumps(_resolved(after.stage.turn, resolved), ensure_ascii=False))


def _resolved(turn: int, resolved: "Resolved") -> dict[str, object]:
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
    from bot.games.calamities.rules.position_text import written_sheet

    stage = match.stage
    pending = None if stage.pending is None else stage.pending.as_dict()
    return {
        "turns": stage.turn, "stage": stage.kind, "positions": list(written_sheet(stage.position)), "missing": pending,
    }  # fmt: skip
