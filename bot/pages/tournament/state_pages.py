"""How a tournament stands, for anyone who looks on (RULES §10.6): its standings, and its tables in two presses."""

from collections.abc import Iterator, Sequence

from bot.discord.sheet import MOST_OPTION, Key, Line, Link, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time, jump
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import cut
from bot.i18n.names import safe_text
from bot.pages.tournament import addresses
from bot.pages.tournament.announcement import champion_text, dropped_text, heading, waiting_text
from bot.pages.tournament.paging import list_pages, page_keys, page_note, pick_page
from bot.pages.tournament.shown_tournament import ShownGame, ShownTournament
from bot.tournament.draws import BEGINS
from bot.tournament.tournament import Incident, Round, Stage, TournamentTable, standings


def standings_sheet(shown: ShownTournament, speaker: Speaker, page: int = 0) -> Sheet:
    """Return a page of the standings; before the first draw, of those who have entered, in order."""
    now = shown.tournament
    pages = list_pages(list(_placed(shown, speaker) if now.rounds else _entered(shown, speaker)))
    page, listed = pick_page(pages, page)
    sheet = Sheet(ACCENT).text(heading(shown, speaker))
    title = speaker.say("tournament-standings" if now.rounds else "tournament-entrants", count=len(now.entrants))
    sheet.text(f"**{title}**\n{listed or speaker.say('tournament-nobody')}")
    if page == 0:
        sheet.text("\n".join(filter(None, (champion_text(shown, speaker), *_absent_lines(shown, speaker)))))
    sheet.text(page_note(page, len(pages), speaker))
    sheet.keys(page_keys(lambda number: addresses.SHOW_STANDINGS.to(shown.id, number), page, len(pages), speaker))
    if now.rounds:
        sheet.keys(
            [
                Key(addresses.SHOW_BRACKET.to(shown.id, 0), speaker.say("key-tournament-bracket")),
                Key(addresses.SHOW_TABLES.to(shown.id), speaker.say("key-tournament-tables")),
            ]
        )
    return sheet


def _absent_lines(shown: ShownTournament, speaker: Speaker) -> tuple[str, ...]:
    """Who waits and who was dropped, while that may still change who plays."""
    if shown.tournament.stage not in (Stage.READY, Stage.PLAYING):
        return ()
    return waiting_text(shown, speaker), dropped_text(shown, speaker)


def _placed(shown: ShownTournament, speaker: Speaker) -> Iterator[str]:
    for each in standings(shown.tournament):
        key = "tournament-standing-in" if each.is_in else "tournament-standing"
        yield speaker.say(key, place=each.place, who=shown.player(each.player), count=each.rounds_won)


def _entered(shown: ShownTournament, speaker: Speaker) -> Iterator[str]:
    now = shown.tournament
    waiting = set(now.waiting())
    for number, entrant in enumerate(now.entrants, start=1):
        if entrant.who in waiting:
            state = "waiting"
        elif entrant.is_present and now.stage is not Stage.REGISTRATION:
            state = "there"
        else:
            state = "registered"
        yield speaker.say(f"tournament-entrant-{state}", number=number, who=shown.person(entrant.who))


def tables_sheet(shown: ShownTournament, speaker: Speaker) -> Sheet:
    """Return how every table of the newest round stands, and a select of all tables there have been."""
    sheet = Sheet(ACCENT).text(heading(shown, speaker))
    played = shown.tournament.round()
    if played is None:
        return sheet.text(speaker.say("tournament-undrawn"))
    lines = [table_line(shown, played, table, speaker) for table in played.tables]
    sheet.text(f"**{round_text(played, speaker)}**\n{pick_page(list_pages(lines), 0)[1]}")
    sheet.select(
        addresses.PICK_TABLE.to(shown.id),
        speaker.say("pick-tournament-table"),
        table_options(shown, speaker, shown.tournament.rounds),
        least=1,
        most=1,
    )
    return sheet.keys(
        [
            Key(addresses.SHOW_BRACKET.to(shown.id, 0), speaker.say("key-tournament-bracket"), Style.primary),
            Key(addresses.SHOW_STANDINGS.to(shown.id, 0), speaker.say("key-tournament-standings")),
            Key(addresses.SHOW_TABLES.to(shown.id), speaker.say("key-tournament-refresh")),
        ]
    )


def table_options(shown: ShownTournament, speaker: Speaker, rounds: Sequence[Round]) -> list[Line]:
    """Return tables to choose from, newest round first: 21 at most, within a select's 25."""
    return [
        Line(
            addresses.seating_value(played.number, table.number),
            cut(seating_name(played, table, speaker), MOST_OPTION),
            ", ".join(map(shown.plain_player, table.players)),
        )
        for played in reversed(rounds)
        for table in played.tables
    ]


def table_sheet(shown: ShownTournament, speaker: Speaker, number: int, table_number: int) -> Sheet:
    """Return everything public about one table. Raises `IndexError` where there is none."""
    played, table = table_of(shown, number, table_number)
    game = shown.game(number, table)
    sheet = Sheet(ACCENT).text(heading(shown, speaker)).text(table_text(shown, played, table, speaker))
    if game is not None and game.facts:
        sheet.text(cut(game.facts, max(1, sheet.room - 900)))
    sheet.text(incidents_text(shown, shown.tournament.incidents_at(number, table), speaker, most=800))
    return sheet.keys(_links(shown, game, speaker)).keys(
        [
            Key(addresses.SHOW_TABLE.to(shown.id, number, table.number), speaker.say("key-tournament-refresh")),
            Key(addresses.SHOW_TABLES.to(shown.id), speaker.say("key-tournament-tables")),
            Key(addresses.SHOW_BRACKET.to(shown.id, 0), speaker.say("key-tournament-bracket")),
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


def round_text(played: Round, speaker: Speaker) -> str:
    """“Round 2”, or “Final”."""
    return speaker.say("bracket-final") if played.is_final else speaker.say("bracket-round", number=played.number)


def seating_name(played: Round, table: TournamentTable, speaker: Speaker) -> str:
    """“Table 3 of round 1”, as its board is headed too; of the final, both names."""
    key = "tournament-table-final" if played.is_final else "tournament-table"
    return speaker.say(key, round=played.number, number=table.number)


def table_text(shown: ShownTournament, played: Round, table: TournamentTable, speaker: Speaker) -> str:
    """Return a table's name, how it stands, and who sits there with the cards for First Player (§10.3).

    Where its game has no place yet, nothing is said of that: this is also what its thread begins with.
    """
    is_known = not table.is_playing or shown.game(played.number, table) is not None
    name = f"**{seating_name(played, table, speaker)}**"
    lines = [
        f"{name} · {table_state(shown, played, table, speaker)}" if is_known else name,
        *(_seat_text(shown, table, place, speaker) for place in range(len(table.players))),
    ]
    if table.deal > 1:
        lines.append(f"-# {speaker.say('tournament-deal', number=table.deal)}")
    return "\n".join(lines)


def lot_name(card: str, speaker: Speaker) -> str:
    """Return what the card is called that a player drew for the seating of a table (§10.3)."""
    return speaker.say(f"tournament-lot-{'begins' if card == BEGINS else 'follows'}")


def _seat_text(shown: ShownTournament, table: TournamentTable, place: int, speaker: Speaker) -> str:
    player = table.players[place]
    who, number = shown.player(player), place + 1
    drawn = table.cards[place] if table.cards else ""
    mark = "winner" if player == table.winner else "out" if player in table.out else "first" if drawn == BEGINS else ""
    key = f"tournament-seat-{mark}" if mark else "tournament-seat"
    text = speaker.say(key, number=number, who=who)
    return f"{text} · {lot_name(drawn, speaker)}" if drawn else text


def table_line(shown: ShownTournament, played: Round, table: TournamentTable, speaker: Speaker) -> str:
    """Return a table as a line: its number, which leads to its thread, and how it stands."""
    label = speaker.say("tournament-table-number", number=table.number)
    return f"**{shown.link(played.number, table, label)}** · {table_state(shown, played, table, speaker)}"


def table_state(shown: ShownTournament, played: Round, table: TournamentTable, speaker: Speaker) -> str:
    """Return how a table stands: who is on turn and until when, that it is paused, who has won."""
    say = speaker.say
    if table.winner is not None:
        return say("tournament-state-lot" if table.tied else "tournament-state-won", who=shown.player(table.winner))
    if table.tied:
        return say("tournament-state-tied", who=shown.listed(table.tied, speaker))
    if table.is_paused:
        return say("tournament-state-paused")
    game = shown.game(played.number, table)
    if game is None:
        return say("tournament-state-coming")
    return game_state(shown, game, speaker)


def game_state(shown: ShownTournament, game: ShownGame, speaker: Speaker) -> str:
    """Return whom a game waits for, and until when."""
    key = "draft" if game.is_drafting else "on"
    text = speaker.say(f"tournament-state-{key}", who=shown.listed(game.awaited, speaker), count=len(game.awaited))
    return text if game.due is None else f"{text} · ⏳ {discord_time(game.due)}"


def incidents_text(shown: ShownTournament, incidents: Sequence[Incident], speaker: Speaker, *, most: int) -> str:
    """Return what the referee has dealt with, newest first, in at most `most` characters."""
    if not incidents:
        return ""
    lines = [incident_text(shown, each, speaker) for each in reversed(incidents)]
    return list_pages([f"**{speaker.say('tournament-incidents')}**", *lines], most)[0]


def incident_text(shown: ShownTournament, incident: Incident, speaker: Speaker) -> str:
    """Return an incident: what, who, and why."""
    what = speaker.say("sheet-incident", kind=incident.kind.value)
    return speaker.say(
        "tournament-incident", what=what, who=shown.player(incident.player), why=safe_text(cut(incident.why, 200))
    )


def _links(shown: ShownTournament, game: ShownGame | None, speaker: Speaker) -> list[Link]:
    if game is None:
        return []
    return [Link(jump(shown.guild_id, game.channel_id), speaker.say("key-tournament-thread"))]
