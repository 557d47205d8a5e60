"""Who takes part, and where everybody stands."""

from collections.abc import Iterator

from bot.discord.sheet import Key, Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.pages.addresses import tournament as addresses
from bot.pages.tournament.announcement import champion_text, dropped_text, heading, waiting_text
from bot.pages.tournament.paging import list_pages, page_keys, page_note, pick_page
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.tournament.tournament import Stage, standings


def standings_sheet(shown: ShownTournament, speaker: Speaker, page: int = 0) -> Sheet:
    """A page of the standings; before the first draw, of those who have entered, in order."""
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
