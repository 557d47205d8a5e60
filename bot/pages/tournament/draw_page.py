"""A round's draw, told so that anybody can check it (RULES §10.2, §10.3): tables, cards, the secret, its commitment."""

from typing import Final

from bot.discord.sheet import Key, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.pages.addresses import tournament as addresses
from bot.pages.tournament.announcement import heading
from bot.pages.tournament.paging import list_pages, page_keys, page_note, pick_page
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.pages.tournament.table_page import lot_name, round_text
from bot.tournament.draws import BEGINS, FOLLOWS
from bot.tournament.tournament import Round, TournamentTable

_MOST: Final = 2400
"""Characters of the tables on a page, beside the hashes."""


def draw_sheet(shown: ShownTournament, speaker: Speaker, number: int, page: int = 0) -> Sheet:
    """A page of round `number`'s draw. Raises `IndexError` where it is not drawn."""
    if not 1 <= number <= len(shown.tournament.rounds):
        raise IndexError(number)
    played, say = shown.tournament.rounds[number - 1], speaker.say
    pages = list_pages([_table_drawn(shown, played, table, speaker) for table in played.tables], _MOST)
    page, listed = pick_page(pages, page)
    sheet = Sheet(ACCENT).text(heading(shown, speaker))
    title = say("tournament-drawn", round=round_text(played, speaker))
    cards = {
        "begins": BEGINS,
        "first": lot_name(BEGINS, speaker),
        "follows": FOLLOWS,
        "others": lot_name(FOLLOWS, speaker),
    }
    sheet.text(f"**{title}**\n{listed}").text(f"-# {say('tournament-drawn-cards', **cards)}")
    sheet.text(draw_proof_text(shown, played, speaker)).text(page_note(page, len(pages), speaker))
    sheet.keys(page_keys(lambda to: addresses.SHOW_DRAW.to(shown.id, to, number), page, len(pages), speaker))
    return sheet.keys(
        [
            Key(addresses.SHOW_BRACKET.to(shown.id, 0), say("key-tournament-bracket"), Style.primary),
            Key(addresses.SHOW_TABLES.to(shown.id), say("key-tournament-tables")),
        ]
    )


def _table_drawn(shown: ShownTournament, played: Round, table: TournamentTable, speaker: Speaker) -> str:
    """Who was drawn, in the order in which they sit, each with his card; who got the First Player's stands out."""
    names = [_dealt(shown, table, place) for place in range(len(table.players))]
    text = ", ".join(names)
    if played.is_final:
        return text
    return speaker.say("text-of", what=speaker.say("tournament-table-number", number=table.number), told=text)


def _dealt(shown: ShownTournament, table: TournamentTable, place: int) -> str:
    who = shown.player(table.players[place])
    if not table.cards:
        return who
    return f"**{who}** ({BEGINS})" if place == table.first else f"{who} ({FOLLOWS})"


def draw_proof_text(shown: ShownTournament, played: Round, speaker: Speaker) -> str:
    """The secret of a draw, what was announced of it, and how to check both."""
    commitment = shown.tournament.plan.commitments[played.number - 1]
    lines = (
        speaker.say("tournament-secret", secret=played.secret),
        speaker.say("tournament-announced", commitment=commitment),
        speaker.say("tournament-checkable"),
    )
    return "\n".join(f"-# {line}" for line in lines)
