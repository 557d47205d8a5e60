"""The referee's book, page by page (RULES §9.5, §10.7): everybody may read it, and sees when it was changed."""

from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.pages.addresses import tournament as addresses
from bot.pages.tournament.act_text import entry_text, rounds_at
from bot.pages.tournament.announcement import heading
from bot.pages.tournament.paging import list_pages, page_keys, page_note, pick_page
from bot.pages.tournament.shown_tournament import ShownTournament


def book_sheet(shown: ShownTournament, speaker: Speaker, page: int = 0) -> Sheet:
    """A page of the book, the newest entries first, and the last hash, which stands for all of it."""
    sheet = Sheet(ACCENT).text(heading(shown, speaker))
    book = shown.book
    lines = [
        entry_text(shown, entry, number, speaker)
        for entry, number in reversed(list(zip(book, rounds_at(book), strict=True)))
    ]
    pages = list_pages(lines)
    page, listed = pick_page(pages, page)
    sheet.text(f"**{speaker.say('tournament-book', count=len(book))}**\n{listed}")
    if book:
        sheet.text(f"-# {speaker.say('tournament-last-hash', hash=book[-1].hash)}")
    sheet.text(page_note(page, len(pages), speaker))
    return sheet.keys(page_keys(lambda number: addresses.SHOW_BOOK.to(shown.id, number), page, len(pages), speaker))
