"""How a tournament stands, for anyone who looks on (RULES §10.6): its standings, and its tables in two presses."""

from collections.abc import Iterator, Sequence

from bot.discord.sheet import MOST_OPTION, Button, Link, SelectOption, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time, jump
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import safe_text
from bot.pages.tournament import addresses
from bot.pages.tournament.announcement import champion_text, dropped_text, heading, waiting_text
from bot.pages.tournament.league_pages import thread_note
from bot.pages.tournament.paging import list_pages, page_buttons, page_note, pick_page
from bot.pages.tournament.shown_tournament import ShownGame, ShownTournament
from bot.tournament.draws import BEGINS
from bot.tournament.refereeing import all_taken_back
from bot.tournament.tournament import Incident, Round, Stage, TournamentTable, standings, took_part


def standings_sheet(shown: ShownTournament, localizer: Localizer, page: int = 0) -> Sheet:
    """Return a page of the standings; before the first draw, of those who have entered, in order."""
    now = shown.tournament
    pages = list_pages(list(_placed(shown, localizer) if now.rounds else _entered(shown, localizer)))
    page, listed = pick_page(pages, page)
    sheet = Sheet(ACCENT).text(heading(shown, localizer))
    title = localizer.say("tournament-standings" if now.rounds else "tournament-entrants", count=len(now.entrants))
    sheet.text(f"**{title}**\n{listed or localizer.say('tournament-nobody')}")
    if page == 0:
        sheet.text("\n".join(filter(None, (champion_text(shown, localizer), *_absent_lines(shown, localizer)))))
    sheet.text(page_note(page, len(pages), localizer))
    sheet.buttons(
        page_buttons(lambda number: addresses.SHOW_STANDINGS.to(shown.id, number), page, len(pages), localizer)
    )
    if now.rounds:
        sheet.buttons(
            [
                Button(addresses.SHOW_BRACKET.to(shown.id, 0), localizer.say("key-tournament-bracket")),
                Button(addresses.SHOW_TABLES.to(shown.id), localizer.say("key-tournament-tables")),
            ]
        )
    return sheet


def _absent_lines(shown: ShownTournament, localizer: Localizer) -> tuple[str, ...]:
    """Who waits and who was dropped, while that may still change who plays."""
    if shown.tournament.stage not in (Stage.READY, Stage.PLAYING):
        return ()
    return waiting_text(shown, localizer), dropped_text(shown, localizer)


def _placed(shown: ShownTournament, localizer: Localizer) -> Iterator[str]:
    here = took_part(shown.tournament)
    for each in standings(shown.tournament):
        if each.player not in here:
            continue
        key = "tournament-standing-in" if each.is_in else "tournament-standing"
        yield localizer.say(key, place=each.place, who=shown.player(each.player), count=each.rounds_won)


def _entered(shown: ShownTournament, localizer: Localizer) -> Iterator[str]:
    now = shown.tournament
    waiting = set(now.waiting())
    for number, entrant in enumerate(now.entrants, start=1):
        if entrant.who in waiting:
            state = "waiting"
        elif entrant.is_present and now.stage is not Stage.REGISTRATION:
            state = "there"
        else:
            state = "registered"
        yield localizer.say(f"tournament-entrant-{state}", number=number, who=shown.person(entrant.who))


def tables_sheet(shown: ShownTournament, localizer: Localizer) -> Sheet:
    """Return how every table of the newest round stands, and a select of all tables there have been."""
    sheet = Sheet(ACCENT).text(heading(shown, localizer))
    played = shown.tournament.round()
    if played is None:
        return sheet.text(localizer.say("tournament-undrawn"))
    lines = [table_line(shown, played, table, localizer) for table in played.tables]
    sheet.text(f"**{round_text(played, localizer)}**\n{pick_page(list_pages(lines), 0)[1]}")
    sheet.select(
        addresses.PICK_TABLE.to(shown.id),
        localizer.say("pick-tournament-table"),
        table_options(shown, localizer, shown.tournament.rounds),
        least=1,
        most=1,
    )
    return sheet.buttons(
        [
            Button(addresses.SHOW_BRACKET.to(shown.id, 0), localizer.say("key-tournament-bracket"), Style.primary),
            Button(addresses.SHOW_STANDINGS.to(shown.id, 0), localizer.say("key-tournament-standings")),
            Button(addresses.PRINT.to(shown.id), localizer.say("key-tournament-print")),
            Button(addresses.SHOW_TABLES.to(shown.id), localizer.say("key-tournament-refresh")),
        ]
    )


def table_options(shown: ShownTournament, localizer: Localizer, rounds: Sequence[Round]) -> list[SelectOption]:
    """Return tables to choose from, newest round first: 21 at most, within a select's 25."""
    return [
        SelectOption(
            addresses.seating_value(played.number, table.number),
            cut(seating_name(played, table, localizer), MOST_OPTION),
            localizer.list([shown.plain_player(player) for player in table.players]),
        )
        for played in reversed(rounds)
        for table in played.tables
    ]


def table_sheet(shown: ShownTournament, localizer: Localizer, number: int, table_number: int) -> Sheet:
    """Return everything public about one table. Raises `IndexError` where there is none."""
    played, table = table_of(shown, number, table_number)
    game = shown.game(number, table)
    sheet = Sheet(ACCENT).text(heading(shown, localizer)).text(table_text(shown, played, table, localizer))
    if game is not None and game.facts:
        sheet.text(cut(game.facts, max(1, sheet.room - 900)))
    sheet.text(incidents_text(shown, shown.tournament.incidents_at(number, table), localizer, most=800))
    return sheet.buttons(_links(shown, game, localizer)).buttons(
        [
            Button(addresses.SHOW_TABLE.to(shown.id, number, table.number), localizer.say("key-tournament-refresh")),
            Button(addresses.SHOW_TABLES.to(shown.id), localizer.say("key-tournament-tables")),
            Button(addresses.SHOW_BRACKET.to(shown.id, 0), localizer.say("key-tournament-bracket")),
        ]
    )


def table_of(shown: ShownTournament, number: int, table_number: int) -> tuple[Round, TournamentTable]:
    """Return the table of that round and number. Raises `IndexError` where there is none."""
    if not 1 <= number <= len(shown.tournament.rounds):
        raise IndexError(number)
    played = shown.tournament.rounds[number - 1]
    if not 1 <= table_number <= len(played.tables):
        raise IndexError(table_number)
    return played, played.tables[table_number - 1]


def round_text(played: Round, localizer: Localizer) -> str:
    """“Round 2”, or “Final”."""
    return localizer.say("bracket-final") if played.is_final else localizer.say("bracket-round", number=played.number)


def seating_name(played: Round, table: TournamentTable, localizer: Localizer) -> str:
    """“Table 3 of round 1”, as its board is headed too; of the final, both names; “Game 3” in a league."""
    if played.is_season:
        return localizer.say("league-game", number=table.number)
    key = "tournament-table-final" if played.is_final else "tournament-table"
    return localizer.say(key, round=played.number, number=table.number)


def table_text(shown: ShownTournament, played: Round, table: TournamentTable, localizer: Localizer) -> str:
    """Return a table's name, how it stands, and who sits there with the cards for First Player (§10.3).

    Where its game has no place yet, nothing is said of that: this is also what its thread begins with.
    """
    is_known = not table.is_playing or shown.game(played.number, table) is not None
    name = f"**{seating_name(played, table, localizer)}**"
    lines = [
        f"{name} · {table_state(shown, played, table, localizer)}" if is_known else name,
        *(_seat_text(shown, table, place, localizer) for place in range(len(table.players))),
    ]
    if table.deal > 1:
        lines.append(f"-# {localizer.say('tournament-deal', number=table.deal)}")
    return "\n".join(filter(None, (*lines, thread_note(shown, played, localizer))))


def lot_name(card: str, localizer: Localizer) -> str:
    """Return what the card is called that a player drew for the seating of a table (§10.3)."""
    return localizer.say(f"tournament-lot-{'begins' if card == BEGINS else 'follows'}")


def _seat_text(shown: ShownTournament, table: TournamentTable, place: int, localizer: Localizer) -> str:
    player = table.players[place]
    who, number = shown.player(player), place + 1
    drawn = table.cards[place] if table.cards else ""
    mark = "winner" if player == table.winner else "out" if player in table.out else "first" if drawn == BEGINS else ""
    key = f"tournament-seat-{mark}" if mark else "tournament-seat"
    text = localizer.say(key, number=number, who=who)
    return f"{text} · {lot_name(drawn, localizer)}" if drawn else text


def table_line(shown: ShownTournament, played: Round, table: TournamentTable, localizer: Localizer) -> str:
    """Return a table as a line: its number, which leads to its thread, and how it stands."""
    label = localizer.say("tournament-table-number", number=table.number)
    return f"**{shown.link(played.number, table, label)}** · {table_state(shown, played, table, localizer)}"


def table_state(shown: ShownTournament, played: Round, table: TournamentTable, localizer: Localizer) -> str:
    """Return how a table stands: who is on turn and until when, that it is paused, who has won."""
    say = localizer.say
    if table.winner is not None:
        return say("tournament-state-lot" if table.tied else "tournament-state-won", who=shown.player(table.winner))
    if table.is_void:
        return say("league-state-void")
    if table.is_shared:
        return say("league-state-shared" if table.tied else "league-state-lost")
    if table.tied:
        return say("tournament-state-tied", who=shown.listed(table.tied, localizer))
    if table.is_paused:
        return say("tournament-state-paused")
    game = shown.game(played.number, table)
    if game is None:
        return say("league-state-later" if played.is_season else "tournament-state-coming")
    return game_state(shown, game, localizer)


def game_state(shown: ShownTournament, game: ShownGame, localizer: Localizer) -> str:
    """Return whom a game waits for, and until when."""
    key = "draft" if game.is_drafting else "on"
    text = localizer.say(f"tournament-state-{key}", who=shown.listed(game.awaited, localizer), count=len(game.awaited))
    return text if game.due is None else f"{text} · ⏳ {discord_time(game.due)}"


def incidents_text(shown: ShownTournament, incidents: Sequence[Incident], localizer: Localizer, *, most: int) -> str:
    """Return what the referee has dealt with, newest first, in at most `most` characters."""
    if not incidents:
        return ""
    gone = all_taken_back(incidents)
    lines = [incident_text(shown, each, localizer, is_gone=each in gone) for each in reversed(incidents)]
    return list_pages([f"**{localizer.say('tournament-incidents')}**", *lines], most)[0]


def incident_text(shown: ShownTournament, incident: Incident, localizer: Localizer, *, is_gone: bool) -> str:
    """Return an incident: what, who, and why; `is_gone` is whether a late effect has taken it back since."""
    what = localizer.say("sheet-incident", kind=incident.kind.value)
    return localizer.say(
        "tournament-incident-gone" if is_gone else "tournament-incident",
        what=what,
        who=shown.player(incident.player),
        why=safe_text(cut(incident.why, 200)),
    )


def _links(shown: ShownTournament, game: ShownGame | None, localizer: Localizer) -> list[Link]:
    if game is None:
        return []
    return [Link(jump(shown.guild_id, game.channel_id), localizer.say("key-tournament-thread"))]
