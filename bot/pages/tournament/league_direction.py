"""The pages of a league's director, the organiser or the appointed referee: who is late, and what to do about it.

A page for each division has who keeps a game waiting, and selects that lead to its people and games. At both, each
decision is asked for a reason, which everyone can read.
"""

from collections.abc import Iterator
from typing import Any, Final

from discord import ui

from bot.discord.routing import CustomId
from bot.discord.sheet import MOST_OPTION, MOST_OPTIONS, MOST_TITLE, Button, SelectOption, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.pages.tournament import addresses
from bot.pages.tournament.addresses import Verdict, member_field
from bot.pages.tournament.league_pages import league_heading, pair_text
from bot.pages.tournament.league_panel import game_line
from bot.pages.tournament.paging import list_pages, page_buttons, page_note, pick_page
from bot.pages.tournament.referee_pages import reason_form
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.tournament.directing import MOST_BANNED, Warn, is_replaceable
from bot.tournament.draws import PlayerNumber
from bot.tournament.league import division_sizes, games_of_division, has_left, lost_unmoved
from bot.tournament.refereeing import OrderKind
from bot.tournament.tournament import Pseudonym, TournamentTable

SEASONS: Final = "seasons"
NEWCOMER: Final = "newcomer"
"""The custom ids of forms' fields."""
BANS: Final = (0, 1, 2, 3, 5, MOST_BANNED)
"""For how many seasons someone may be removed, as they are offered."""
MOST_LISTED: Final = 1500
"""Characters of a list on the page."""


def direction_sheet(
    shown: ShownTournament,
    localizer: Localizer,
    page: int = 0,
    *,
    note: str = "",
    is_organiser: bool = False,
    may_referee: bool = False,
    is_referee: bool = False,
) -> Sheet:
    """Return a page of the director's; `note` is what has just been done.

    Whoever `may_referee` by their role on the server can step in while nobody does, and who `is_referee` can step down.
    """
    now, say = shown.tournament, localizer.say
    sheet = Sheet(ACCENT).text(f"{league_heading(shown, localizer)}\n**{say('league-direction')}**").text(note)
    sheet.text(say("league-direction-referee", who=shown.referee(localizer)))
    count = len(now.divisions) or max(1, -(-len(_signed_up(shown)) // MOST_OPTIONS))
    page = page if page < count else 0
    if not now.divisions and (sizes := division_sizes(len(now.entrants))):
        named = " + ".join(map(str, sizes))
        sheet.text(say("league-direction-sizes", people=len(now.entrants), count=len(sizes), sizes=named))
    if now.divisions:
        lines = list(_late_lines(shown, page, localizer)) or [say("league-late-nobody")]
        head = f"**{say('league-division', number=page + 1)}**"
        sheet.text(pick_page(list_pages([head, *lines], MOST_LISTED), 0)[1])
    people = _members(shown, page)
    if people and not now.is_ended:
        options = [SelectOption(who, cut(shown.plain_name(who), MOST_OPTION)) for who in people]
        sheet.select(addresses.PICK_MEMBER.to(shown.id), say("pick-league-member"), options, least=1, most=1)
    games = _games(shown, page)
    if games and not now.is_ended:
        options = [SelectOption(str(table.number), cut(_label(shown, table), MOST_OPTION)) for table in games]
        sheet.select(addresses.PICK_GAME.to(shown.id), say("pick-league-game"), options, least=1, most=1)
    sheet.text(page_note(page, count, localizer))
    turn = page_buttons(lambda to: addresses.DIRECT.to(shown.id, to), page, count, localizer)
    refresh = Button(addresses.DIRECT.to(shown.id, page), say("key-tournament-refresh"))
    buttons = [] if now.is_ended else [Button(addresses.TELL_ALL.to(shown.id), say("key-tournament-word"))]
    if is_organiser and not now.is_ended:
        buttons.append(Button(addresses.APPOINT.to(shown.id), say("key-tournament-appoint")))
    if may_referee and now.referee is None and not now.is_ended:
        buttons.append(Button(addresses.ACCEPT.to(shown.id), say("key-tournament-step-in")))
    if is_referee and not now.is_ended:
        buttons.append(Button(addresses.RESIGN.to(shown.id), say("key-tournament-resign")))
    return sheet.buttons([*buttons, refresh, *turn])


def _members(shown: ShownTournament, page: int) -> list[Pseudonym]:
    """Return whom the director can decide about: of a division, before the draw of the list.

    Who has left can still be kept from the next seasons. Those who did before the draw, or were replaced, are in no
    division, and stand with the first.
    """
    now = shown.tournament
    if not now.divisions:
        return _signed_up(shown)[page * MOST_OPTIONS : (page + 1) * MOST_OPTIONS]
    found = [now.players[player - 1] for player in now.divisions[page]]
    seated = {now.players[player - 1] for members in now.divisions for player in members}
    others = () if page else (*now.withdrawn, *(who for who in now.removed if who not in seated))
    return [who for who in dict.fromkeys((*found, *others)) if who not in now.expelled][:MOST_OPTIONS]


def _signed_up(shown: ShownTournament) -> list[Pseudonym]:
    """Return who has signed up before the draw, and then who has left again."""
    now = shown.tournament
    return [who for who in (*(each.who for each in now.entrants), *now.withdrawn) if who not in now.expelled]


def _games(shown: ShownTournament, page: int) -> list[TournamentTable]:
    return list(games_of_division(shown.tournament, page)) if shown.tournament.divisions else []


def _label(shown: ShownTournament, table: TournamentTable) -> str:
    one, other = (shown.plain_player(player) for player in table.players)
    return f"{table.number}. {one} – {other}"


def _late_lines(shown: ShownTournament, division: int, localizer: Localizer) -> Iterator[str]:
    """Yield whom the games of a division wait for, those whose time ends first at the top; then who lost unmoved."""
    now, played = shown.tournament, shown.tournament.rounds[-1]
    going = [(table, shown.game(played.number, table)) for table in _games(shown, division) if not table.is_over]
    late = [(table, game) for table, game in going if game is not None and game.awaited]
    for table, game in sorted(late, key=lambda each: (each[1].due is None, each[1].due)):
        at = "" if game.due is None else discord_time(game.due)
        pair = shown.link(played.number, table, pair_text(shown, table, localizer))
        yield localizer.say(
            "league-late", who=shown.listed(game.awaited, localizer), game=pair, at=at, due=int(bool(at))
        )
    for player in now.divisions[division]:
        if count := lost_unmoved(now, player):
            yield localizer.say("league-unmoved", who=shown.player(player), count=count)


def member_sheet(shown: ShownTournament, localizer: Localizer, who: Pseudonym, note: str = "") -> Sheet:
    """Return a person of a season: their games, the warnings that they have had, and what to do."""
    now, say = shown.tournament, localizer.say
    sheet = Sheet(ACCENT).text(f"{league_heading(shown, localizer)}\n**{shown.person(who)}**").text(note)
    number = now.number_of(who)
    if number is not None:
        games = [table for table in now.rounds[-1].tables if number in table.players]
        sheet.text(pick_page(list_pages([game_line(shown, table, localizer) for table in games], MOST_LISTED), 0)[1])
    acts = [entry.act.operation for entry in shown.book]
    if warned := sum(isinstance(each, Warn) and each.who == who for each in acts):
        sheet.text(say("league-warned", count=warned))
    back = Button(addresses.DIRECT.to(shown.id, _page_of(shown, number)), say("key-league-direct"))
    if now.is_ended or who in now.expelled:
        return sheet.buttons([back])
    is_in = now.entrant(who) is not None if number is None else not has_left(now, number)
    warn = Button(addresses.WARN.to(shown.id, member_field(who)), say("key-league-warn"), Style.primary)
    remove = Button(addresses.REMOVE.to(shown.id, member_field(who)), say("key-league-remove"), Style.danger)
    out = [remove]
    if is_in and number is not None and is_replaceable(now, number):
        address = addresses.SUBSTITUTE.to(shown.id, member_field(who))
        out.insert(0, Button(address, say("key-league-substitute"), Style.danger))
    return sheet.buttons([warn, back] if is_in else [back]).buttons(out)


def game_sheet(shown: ShownTournament, localizer: Localizer, table: TournamentTable, note: str = "") -> Sheet:
    """Return a game of a season with what its director may make of it."""
    now, say = shown.tournament, localizer.say
    sheet = Sheet(ACCENT).text(f"{league_heading(shown, localizer)}\n**{say('league-game', number=table.number)}**")
    sheet.text(note).text(game_line(shown, table, localizer))
    back = Button(addresses.DIRECT.to(shown.id, _page_of(shown, table.players[0])), say("key-league-direct"))
    if now.is_ended:
        return sheet.buttons([back])
    game = shown.game(now.rounds[-1].number, table)
    if not table.is_over and game is not None and shown.has_clock:
        address = addresses.ORDER.to(shown.id, OrderKind.EXTEND, table.number)
        sheet.buttons([Button(address, say("key-tournament-extend"), Style.primary)])
    verdicts = [
        Button(addresses.SETTLE.to(shown.id, table.number, each), verdict_label(shown, table, each, localizer))
        for each in Verdict
    ]
    return sheet.buttons(verdicts).buttons([back])


def verdict_label(shown: ShownTournament, table: TournamentTable, verdict: str, localizer: Localizer) -> str:
    """Return what the button of a verdict says."""
    places = {Verdict.FIRST: 0, Verdict.SECOND: 1}
    who = shown.plain_player(table.players[places[Verdict(verdict)]]) if verdict in places else ""
    key = "key-league-wins" if who else f"key-league-settle-{verdict}"
    return cut(localizer.say(key, name=who), MOST_TITLE)


def removal_form(address: CustomId, localizer: Localizer, name: str) -> ui.Modal:
    """Return the form that asks why someone is removed, and for how many seasons."""
    form = reason_form(address, localizer, localizer.say("form-league-remove", who=name))
    seasons: ui.Select[Any] = ui.Select(
        custom_id=SEASONS,
        options=[
            SelectOption(str(each), localizer.say("form-league-ban", count=each), is_chosen=each == 0).option()
            for each in BANS
        ],
    )
    form.add_item(ui.Label(text=cut(localizer.say("form-league-seasons"), MOST_TITLE), component=seasons))
    return form


def substitute_form(address: CustomId, localizer: Localizer, name: str) -> ui.Modal:
    """Return the form that asks who takes someone's place, and why."""
    say = localizer.say
    person: ui.UserSelect[Any] = ui.UserSelect(custom_id=NEWCOMER)
    asked: ui.Label[Any] = ui.Label(
        text=cut(say("form-league-newcomer"), MOST_TITLE),
        description=cut(say("form-league-newcomer-hint"), MOST_OPTION),
        component=person,
    )
    return reason_form(address, localizer, say("form-league-substitute", who=name), above=[asked])


def _page_of(shown: ShownTournament, player: PlayerNumber | None) -> int:
    """Return the page of the division in which someone plays."""
    found = (number for number, members in enumerate(shown.tournament.divisions) if player in members)
    return next(found, 0)
