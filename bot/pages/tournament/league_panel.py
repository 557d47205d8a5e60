"""`/league`: the season, the reader's games and what they may do, and all games of a season. Values in, sheets out."""

from collections.abc import Iterator

from bot.discord.sheet import MOST_OPTION, Button, SelectOption, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.pages.tournament import addresses
from bot.pages.tournament.league_pages import league_heading, names_text, pair_text, season_sheet, table_button
from bot.pages.tournament.paging import list_pages, page_buttons, page_note, pick_page
from bot.pages.tournament.referee_pages import cancel_key
from bot.pages.tournament.shown_tournament import ShownGame, ShownTournament
from bot.pages.tournament.state_pages import table_state
from bot.tournament.draws import PlayerNumber
from bot.tournament.league import division_table, games_at_once, games_of_division, has_left
from bot.tournament.tournament import Pseudonym, Stage, TournamentTable


def panel_sheet(
    shown: ShownTournament | None,
    localizer: Localizer,
    *,
    who: Pseudonym | None,
    is_moderator: bool,
    is_elsewhere: bool,
    can_open: bool,
    is_asker: bool = False,
    note: str = "",
) -> Sheet:
    """Return `/league`: the season, and what the reader, known in it as `who`, may do about it.

    `shown` is None before the first season. `is_elsewhere` is whether a moderator may move it to this channel.
    """
    if shown is None:
        sheet = Sheet(ACCENT).text(note).text(localizer.say("league-nothing"))
    else:
        sheet = season_sheet(shown, localizer)
        sheet.text(note).text(_own_text(shown, who, localizer))
        if options := _resignable(shown, who):
            address = addresses.PICK_RESIGNED.to(shown.id)
            sheet.select(address, localizer.say("pick-league-resign"), options, least=1, most=1)
    return sheet.buttons(
        _own_buttons(
            shown,
            localizer,
            who=who,
            is_moderator=is_moderator,
            is_elsewhere=is_elsewhere,
            can_open=can_open,
            is_asker=is_asker,
        )
    )


def _own_buttons(
    shown: ShownTournament | None,
    localizer: Localizer,
    *,
    who: Pseudonym | None,
    is_moderator: bool,
    is_elsewhere: bool,
    can_open: bool,
    is_asker: bool = False,
) -> list[Button]:
    say, buttons = localizer.say, list[Button]()
    if shown is not None and who is not None and _can_leave(shown, who):
        buttons.append(Button(addresses.WITHDRAW.to(shown.id), say("key-league-leave")))
    if shown is not None and is_moderator and not shown.tournament.is_ended:
        if is_elsewhere:
            buttons.append(Button(addresses.MOVE_HERE.to(shown.id), say("key-league-here")))
        buttons.append(Button(addresses.DIRECT.to(shown.id, 0), say("key-league-direct"), Style.primary))
        key = cancel_key(is_asker=is_asker, is_league=True)
        buttons.append(Button(addresses.CANCEL.to(shown.id), say(key), Style.danger))
    is_restorable = shown is not None and shown.restorable_until is not None
    if shown is not None and is_moderator and is_restorable:
        buttons.append(Button(addresses.RESTORE.to(shown.id), say("key-tournament-restore"), Style.primary))
    if can_open and not is_restorable and (shown is None or shown.tournament.is_ended):
        buttons.append(Button(addresses.OPEN_SEASON.to(), say("key-league-open"), Style.success))
    return buttons


def _can_leave(shown: ShownTournament, who: Pseudonym) -> bool:
    """Return whether someone has games in a season that goes on."""
    now, player = shown.tournament, shown.tournament.number_of(who)
    if now.stage is not Stage.PLAYING or player is None or has_left(now, player):
        return False
    return bool(open_games(shown, player))


def open_games(shown: ShownTournament, player: PlayerNumber) -> tuple[TournamentTable, ...]:
    """Return a player's games that are not over."""
    return tuple(
        table
        for played in shown.tournament.rounds
        for table in played.tables
        if player in table.players and not table.is_over
    )


def _own_text(shown: ShownTournament, who: Pseudonym | None, localizer: Localizer) -> str:
    """Return how the reader stands in the season, where they play: their games now and until when, and their next."""
    now, say = shown.tournament, localizer.say
    player = None if who is None else now.number_of(who)
    if player is None or now.stage is not Stage.PLAYING:
        return ""
    if has_left(now, player):
        return say("league-own-left")
    played = now.rounds[-1]
    games = [(table, shown.game(played.number, table)) for table in open_games(shown, player)]
    # first of all those that wait for the reader
    going = sorted(
        ((table, game) for table, game in games if game is not None), key=lambda each: player not in each[1].awaited
    )
    coming = [_opponent(shown, table, player) for table, game in games if game is None]
    lines = [say("league-own-games")] if going else [say("league-own-none")] if not coming else []
    lines += [_own_line(shown, table, game, player, localizer) for table, game in going]
    if coming:
        lines.append(say("league-own-next", who=names_text(coming, localizer), count=games_at_once(now) or 0))
    return "\n".join([*lines, *_own_place(shown, player, localizer)])


def _resignable(shown: ShownTournament, who: Pseudonym | None) -> list[SelectOption]:
    """Return the games of the reader that go on, to choose from."""
    now = shown.tournament
    player = None if who is None else now.number_of(who)
    if player is None or now.stage is not Stage.PLAYING or has_left(now, player):
        return []
    going = (table for table in open_games(shown, player) if shown.game(now.rounds[-1].number, table) is not None)
    return [
        SelectOption(str(table.number), cut(" – ".join(map(shown.plain_player, table.players)), MOST_OPTION))
        for table in going
    ]


def resign_sheet(shown: ShownTournament, localizer: Localizer, table: TournamentTable, player: PlayerNumber) -> Sheet:
    """Return the question whether someone resigns a game."""
    sheet = Sheet(ACCENT).text(league_heading(shown, localizer))
    sheet.text(localizer.say("league-resign-ask", who=_opponent(shown, table, player)))
    address = addresses.RESIGN_GAME.to(shown.id, table.number)
    return sheet.buttons([Button(address, localizer.say("key-league-resign"), Style.danger)])


def _own_line(
    shown: ShownTournament, table: TournamentTable, game: ShownGame, player: PlayerNumber, localizer: Localizer
) -> str:
    link = shown.link(shown.tournament.rounds[-1].number, table, _opponent(shown, table, player))
    at = "" if game.due is None else discord_time(game.due)
    return localizer.say("league-own-game", game=link, turn=int(player in game.awaited), due=int(bool(at)), at=at)


def _own_place(shown: ShownTournament, player: PlayerNumber, localizer: Localizer) -> Iterator[str]:
    """Yield where the reader stands, once a game of theirs is over."""
    division = next(number for number, members in enumerate(shown.tournament.divisions) if player in members)
    row = next(row for row in division_table(shown.tournament, division) if row.player == player)
    if row.played:
        yield localizer.say("league-own-place", place=row.place, division=division + 1, points=row.points)


def _opponent(shown: ShownTournament, table: TournamentTable, player: PlayerNumber) -> str:
    return shown.player(next(other for other in table.players if other != player))


def leave_sheet(shown: ShownTournament, localizer: Localizer, player: PlayerNumber) -> Sheet:
    """Return the question whether someone leaves a season that is played."""
    sheet = Sheet(ACCENT).text(league_heading(shown, localizer))
    sheet.text(localizer.say("league-leave-ask", count=len(open_games(shown, player))))
    confirm = Button(addresses.LEAVE_SEASON.to(shown.id), localizer.say("key-league-leave-now"), Style.danger)
    return sheet.buttons([confirm])


def games_sheet(shown: ShownTournament, localizer: Localizer, page: int = 0) -> Sheet:
    """Return a page of the games of a season, a division after the other."""
    pages = [
        f"{localizer.say('league-games-title', number=number + 1)}\n{listed}"
        for number in range(len(shown.tournament.divisions))
        for listed in list_pages(
            [game_line(shown, table, localizer) for table in games_of_division(shown.tournament, number)]
        )
    ]
    sheet = Sheet(ACCENT).text(league_heading(shown, localizer))
    if not pages:
        return sheet.text(localizer.say("tournament-undrawn"))
    page, listed = pick_page(pages, page)
    sheet.text(listed).text(page_note(page, len(pages), localizer))
    sheet.buttons(page_buttons(lambda to: addresses.SEASON_GAMES.to(shown.id, to), page, len(pages), localizer))
    return sheet.buttons([table_button(shown, localizer)])


def game_line(shown: ShownTournament, table: TournamentTable, localizer: Localizer) -> str:
    """Return a game as a line: who plays, which leads to its thread, and how it stands."""
    played = shown.tournament.rounds[-1]
    return f"{shown.link(played.number, table, pair_text(shown, table, localizer))} · " + table_state(
        shown, played, table, localizer
    )
