"""What a tournament's record shows to anyone who checks it: draws, commitments, the referee's book, the archive.

And what is said when a table ends, and when the tournament does: winners, shared victories and lots (RULES §10.8).
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.discord.sheet import Button, Sheet, Style
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Localizer
from bot.pages.tournament import addresses
from bot.pages.tournament.act_text import entry_text, rounds_at
from bot.pages.tournament.announcement import heading
from bot.pages.tournament.league_pages import award_of, drawn_text, game_result_text
from bot.pages.tournament.paging import list_pages, page_buttons, page_note, pick_page
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.pages.tournament.state_pages import lot_name, round_text, seating_name
from bot.tournament.draws import BEGINS, FOLLOWS, ROUNDS
from bot.tournament.rounds import Draw
from bot.tournament.tournament import Round, Tournament, TournamentTable

PODIUM_FILE: Final = "podium.png"
_MOST: Final = 2400
"""Characters of the tables on a page."""
_SHORT: Final = 16
"""Digits of a hash that are told with a draw: enough to notice that the book was changed; *Proof* has all 64."""


def draw_sheet(shown: ShownTournament, localizer: Localizer, number: int, page: int = 0) -> Sheet:
    """Return a page of round `number`'s draw. Raises `IndexError` where it isn't drawn."""
    if not 1 <= number <= len(shown.tournament.rounds):
        raise IndexError(number)
    played, say = shown.tournament.rounds[number - 1], localizer.say
    pages = list_pages([_table_drawn(shown, played, table, localizer) for table in played.tables], _MOST)
    page, listed = pick_page(pages, page)
    sheet = Sheet(ACCENT).text(heading(shown, localizer))
    title = say("tournament-drawn", round=round_text(played, localizer))
    cards = {
        "begins": BEGINS,
        "first": lot_name(BEGINS, localizer),
        "follows": FOLLOWS,
        "others": lot_name(FOLLOWS, localizer),
    }
    sheet.text(f"**{title}**\n{listed}").text(f"-# {say('tournament-drawn-cards', **cards)}")
    sheet.text(_entry_note(shown, number, localizer))
    sheet.text(page_note(page, len(pages), localizer))
    sheet.buttons(page_buttons(lambda to: addresses.SHOW_DRAW.to(shown.id, to, number), page, len(pages), localizer))
    return sheet.buttons(
        [
            Button(addresses.SHOW_BRACKET.to(shown.id, 0), say("key-tournament-bracket"), Style.primary),
            Button(addresses.SHOW_TABLES.to(shown.id), say("key-tournament-tables")),
            Button(addresses.SHOW_PROOF.to(shown.id), say("key-tournament-proof")),
        ]
    )


def _entry_note(shown: ShownTournament, number: int, localizer: Localizer) -> str:
    """Return which entry of the book has a round's draw, and the start of its hash."""
    draws = [entry for entry in shown.book if isinstance(entry.act.operation, Draw)]
    if number > len(draws):
        return ""
    entry = draws[number - 1]
    return f"-# {localizer.say('tournament-drawn-entry', number=entry.number, hash=entry.hash[:_SHORT])}"


def season_draw_sheet(shown: ShownTournament, localizer: Localizer, number: int) -> Sheet:
    """Return the draw of a league's season: its divisions, and how to check who begins."""
    sheet = Sheet(ACCENT).text(heading(shown, localizer)).text(drawn_text(shown, localizer))
    sheet.text(_entry_note(shown, number, localizer))
    return sheet.buttons(
        [
            Button(addresses.SEASON_GAMES.to(shown.id, 0), localizer.say("key-league-games"), Style.primary),
            Button(addresses.SEASON_RULES.to(shown.id), localizer.say("key-league-rules")),
            Button(addresses.SHOW_PROOF.to(shown.id), localizer.say("key-tournament-proof")),
        ]
    )


def _table_drawn(shown: ShownTournament, played: Round, table: TournamentTable, localizer: Localizer) -> str:
    """Who was drawn, in seating order, each with their card; who got the First Player's stands out."""
    names = [_dealt(shown, table, place) for place in range(len(table.players))]
    text = localizer.list(names)
    if played.is_final:
        return text
    return localizer.say("text-of", what=localizer.say("tournament-table-number", number=table.number), told=text)


def _dealt(shown: ShownTournament, table: TournamentTable, place: int) -> str:
    who = shown.player(table.players[place])
    if not table.cards:
        return who
    return f"**{who}** ({BEGINS})" if place == table.first else f"{who} ({FOLLOWS})"


def proof_sheet(shown: ShownTournament, localizer: Localizer) -> Sheet:
    """Return every commitment with the secret of each draw, and the hashes that stand for all of it (RULES §10.2)."""
    sheet = Sheet(ACCENT).text(heading(shown, localizer))
    listed = "\n".join(_commitments(shown.tournament, localizer))
    title, text = localizer.say("tournament-commitments-title"), localizer.say("tournament-commitments")
    sheet.text(f"**{title}**\n{text}\n{listed}")
    if shown.tournament.rounds:
        sheet.text(f"-# {localizer.say('tournament-checkable')}")
    if shown.book:
        sheet.text(f"{localizer.say('tournament-commitments-told')}\n`{shown.book[0].hash}`")
        sheet.text(f"-# {localizer.say(last_hash_key(shown.tournament), hash=_code(shown.book[-1].hash))}")
    return sheet.buttons([Button(addresses.SHOW_BOOK.to(shown.id, 0), localizer.say("key-tournament-book"))])


def _commitments(now: Tournament, localizer: Localizer) -> Iterator[str]:
    """One a line, each with what it is for."""
    for number in range(1, (1 if now.is_league else ROUNDS) + 1):  # a season is drawn once
        yield localizer.say("tournament-commitment", number=number, hash=_code(now.plan.commitments[number - 1]))
        if number <= len(now.rounds):
            yield localizer.say("tournament-secret", secret=_code(now.rounds[number - 1].secret))
    yield localizer.say("tournament-commitment-lots", hash=_code(now.plan.commitments[ROUNDS]))
    if now.deals_commitment is not None:
        yield localizer.say("tournament-commitment-deals", hash=_code(now.deals_commitment))


def _code(digits: str) -> str:
    """Hexadecimal digits in letters of one width, which break at a phone's side."""
    return f"`{digits}`"


def book_sheet(shown: ShownTournament, localizer: Localizer, page: int = 0) -> Sheet:
    """Return a page of the referee's book (RULES §9.5), newest first, and the last hash, which stands for all of it."""
    sheet = Sheet(ACCENT).text(heading(shown, localizer))
    book = shown.book
    lines = [
        entry_text(shown, entry, number, localizer)
        for entry, number in reversed(list(zip(book, rounds_at(book), strict=True)))
    ]
    pages = list_pages(lines)
    page, listed = pick_page(pages, page)
    title = "league-book" if shown.tournament.is_league else "tournament-book"
    sheet.text(f"**{localizer.say(title, count=len(book))}**\n{listed}")
    if book:
        sheet.text(f"-# {localizer.say(last_hash_key(shown.tournament), hash=book[-1].hash)}")
    sheet.text(page_note(page, len(pages), localizer))
    return sheet.buttons(
        page_buttons(lambda number: addresses.SHOW_BOOK.to(shown.id, number), page, len(pages), localizer)
    )


def last_hash_key(tournament: Tournament) -> str:
    """Return the key of the text with a book's last hash; a league's doesn't mention a referee."""
    return "league-last-hash" if tournament.is_league else "tournament-last-hash"


def archive_message(shown: ShownTournament, localizer: Localizer, files: Sequence[str]) -> Sheet:
    """Return what the archive's files are and how to check them (RULES §10.7); they are attached under these names."""
    say = localizer.say
    sheet = Sheet(ACCENT).text(heading(shown, localizer))
    kind = "official" if shown.tournament.official else "friendly"
    sheet.text("" if shown.tournament.is_league else say(f"tournament-archive-{kind}")).text(
        say("tournament-archive-check")
    )
    if shown.book:
        sheet.text(f"-# {say(last_hash_key(shown.tournament), hash=shown.book[-1].hash)}")
    if not shown.tournament.is_ended:
        sheet.text(say("tournament-archive-early"))
    for name in files:
        sheet.file(name)
    return sheet


def print_message(shown: ShownTournament, localizer: Localizer, file: str) -> Sheet:
    """Return what the page to print is, which is attached under this name."""
    return Sheet(ACCENT).text(heading(shown, localizer)).text(localizer.say("tournament-print")).file(file)


def final_text(shown: ShownTournament, played: Round, localizer: Localizer) -> str:
    """Return that the final begins, and who plays it."""
    who = shown.listed(played.tables[0].players, localizer)
    return localizer.say("tournament-final-begins", round=round_text(played, localizer), who=who)


def result_text(shown: ShownTournament, played: Round, table: TournamentTable, localizer: Localizer) -> str:
    """Return who has won a table and what that leads to, or that a lot decides; empty while it plays."""
    name = seating_name(played, table, localizer)
    if played.is_season:
        return game_result_text(shown, table, name, localizer, award_of(shown, table))
    if table.winner is None:
        if not table.tied:
            return ""
        return localizer.say("tournament-shared", table=name, who=shown.listed(table.tied, localizer))
    who = shown.player(table.winner)
    if played.is_final:
        return localizer.say("tournament-won-final", who=who)
    key = "tournament-won-lot" if table.tied else "tournament-won"
    return localizer.say(key, table=name, who=who)


def lot_text(shown: ShownTournament, played: Round, table: TournamentTable, localizer: Localizer) -> str:
    """Return how a shared victory was decided, with the key to verify once the lots' secret is public (§10.8).

    Empty where no lot was cast.
    """
    buttons = (
        late.key
        for late in shown.tournament.late_keys
        if (late.round, late.table, late.deal) == (played.number, table.number, None)
    )
    key = next(buttons, None)
    if key is None or table.winner is None:
        return ""
    text = localizer.say("tournament-lot", tied=shown.listed(table.tied, localizer), who=shown.player(table.winner))
    return f"{text}\n-# {localizer.say('tournament-lot-key', key=key)}"


def podium_sheet(shown: ShownTournament, localizer: Localizer, *, alt: str) -> Sheet:
    """Return the end of a tournament: who has won, with the podium where there is a picture (`alt` is its text).

    Without one, the text stands there.
    """
    sheet = Sheet(ACCENT).text(heading(shown, localizer))
    champion = shown.tournament.champion()
    if champion is not None:
        sheet.text(localizer.say("tournament-won-final", who=shown.player(champion)))
    sheet.picture(PODIUM_FILE, alt) if alt else None
    return sheet.buttons(
        [
            Button(addresses.SHOW_BRACKET.to(shown.id, 0), localizer.say("key-tournament-bracket"), Style.primary),
            Button(addresses.SHOW_STANDINGS.to(shown.id, 0), localizer.say("key-tournament-standings")),
            Button(addresses.GET_ARCHIVE.to(shown.id), localizer.say("key-tournament-archive")),
        ]
    )
