"""Seats, rooms and results of a tournament as a page to print: one HTML file that needs nothing else."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from bot.i18n.catalogue import Localizer
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.pages.tournament.state_pages import round_text
from bot.tournament.book import format_moment
from bot.tournament.draws import PlayerNumber
from bot.tournament.tournament import Round, TournamentTable, standings, took_part

PRINT_CSS: Final = """\
body{font:12pt/1.4 sans-serif;margin:1.5cm auto;max-width:19cm;padding:0 .5cm;color:#000;background:#fff}
h1{font-size:18pt;margin:0}h2{font-size:14pt;margin:1.2em 0 .4em}p{margin:.3em 0}
section{break-inside:avoid;border:1px solid #000;border-radius:6px;padding:.5em .8em;margin:0 0 .7em}
h3{font-size:13pt;margin:0 0 .3em;display:flex;justify-content:space-between;gap:1em}h3 span{font-weight:400}
ol{margin:0;padding-left:1.6em}table{border-collapse:collapse;width:100%}
th,td{border:1px solid #000;padding:.2em .5em;text-align:left}
.line,.short{border-bottom:1px solid #000;display:inline-block;min-width:8cm}.short{min-width:3.5cm}
@media print{body{margin:0}h2.round{break-before:page}h2.round:first-of-type{break-before:auto}}"""


def print_sheet(
    shown: ShownTournament,
    localizer: Localizer,
    outcomes: Mapping[tuple[int, int], str],
    rooms: Mapping[tuple[int, int], str],
) -> str:
    """Return the page; `outcomes` say how tables were won, `rooms` where they are played, both by round and table.

    The newest round comes first: it hangs on the wall. A table without a room or a result has a line to write on.
    """
    title = escape(shown.tournament.plan.title)
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(localizer.locale)}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f"<title>{title}</title><style>{PRINT_CSS}</style></head><body>",
        *_head(shown, localizer, title),
    ]
    for played in reversed(shown.tournament.rounds):
        lines += _round(shown, played, localizer, outcomes, rooms)
    lines += _standings(shown, localizer)
    return "\n".join([*lines, "</body></html>", ""])


def _head(shown: ShownTournament, localizer: Localizer, title: str) -> Iterator[str]:
    now, say = shown.tournament, localizer.say
    referee = "–" if now.referee is None else shown.plain_name(now.referee)
    starts = format_moment(now.plan.starts)
    facts = (
        say("sheet-official" if now.official else "sheet-friendly"),
        say("sheet-place", place=now.place),
        say("sheet-starts", when=f"{starts[:10]} {starts[11:16]} UTC"),
        say("sheet-clock", clock=shown.clock(localizer)),
        say("sheet-organiser", who=shown.plain_name(now.plan.organiser)),
        say("print-referee", who=referee),
    )
    yield f"<h1>{title}</h1>"
    yield f"<p>{' · '.join(map(escape, facts))}</p>"


def _round(
    shown: ShownTournament,
    played: Round,
    localizer: Localizer,
    outcomes: Mapping[tuple[int, int], str],
    rooms: Mapping[tuple[int, int], str],
) -> Iterator[str]:
    yield f'<h2 class="round">{escape(round_text(played, localizer))}</h2>'
    for table in played.tables:
        place = (played.number, table.number)
        name = escape(localizer.say("tournament-table-number", number=table.number))
        room = escape(rooms[place]) if place in rooms else '<span class="short">&nbsp;</span>'
        where = localizer.say("text-of", what=escape(localizer.say("print-room")), told=room)
        yield f"<section><h3>{name}<span>{where}</span></h3><ol>"
        for seat, player in enumerate(table.players):
            yield f"<li>{_seat(shown, table, seat, player, localizer)}</li>"
        yield "</ol>"
        yield f"<p>{_result(shown, table, localizer, outcomes.get(place, ''))}</p></section>"


def _seat(shown: ShownTournament, table: TournamentTable, seat: int, player: PlayerNumber, localizer: Localizer) -> str:
    name = escape(shown.plain_player(player))
    if seat == table.first:
        name = f"<b>{name}</b> ({escape(localizer.say('sheet-first'))})"
    return f"<s>{name}</s>" if player in table.out else name


def _result(shown: ShownTournament, table: TournamentTable, localizer: Localizer, outcome: str) -> str:
    label = escape(localizer.say("sheet-winner"))
    if table.winner is None:
        return f'{label}: <span class="line">&nbsp;</span>'
    winner = escape(shown.plain_player(table.winner))
    if table.tied:
        winner = escape(localizer.say("sheet-by-lot", who=shown.plain_player(table.winner)))
    told = f"<br>{escape(outcome)}" if outcome else ""
    return f"{label}: <b>{winner}</b>{told}"


def _standings(shown: ShownTournament, localizer: Localizer) -> Iterator[str]:
    here, say = took_part(shown.tournament), localizer.say
    placed = [each for each in standings(shown.tournament) if each.player in here]
    if not placed:
        return
    heads = "".join(f"<th>{escape(say(key))}</th>" for key in ("sheet-rank", "sheet-player", "sheet-rounds-won"))
    yield f'<h2 class="round">{escape(say("sheet-standings"))}</h2><table><tr>{heads}</tr>'
    for each in placed:
        cells = (str(each.place), shown.plain_player(each.player), str(each.rounds_won))
        yield f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
    yield "</table>"
