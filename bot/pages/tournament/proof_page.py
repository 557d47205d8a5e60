"""What a tournament has committed to before anybody registered (RULES §10.2), whole, to be copied and compared."""

from collections.abc import Iterator

from bot.discord.sheet import Key, Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.pages.addresses import tournament as addresses
from bot.pages.tournament.announcement import heading
from bot.pages.tournament.shown_tournament import ShownTournament
from bot.tournament.draws import ROUNDS
from bot.tournament.tournament import Tournament


def proof_sheet(shown: ShownTournament, speaker: Speaker) -> Sheet:
    """Every commitment, and the hash in the announcement that stands for all of them."""
    sheet = Sheet(ACCENT).text(heading(shown, speaker))
    listed = "\n".join(_commitments(shown.tournament, speaker))
    title, text = speaker.say("tournament-commitments-title"), speaker.say("tournament-commitments")
    sheet.text(f"**{title}**\n{text}\n{listed}")
    if shown.book:
        sheet.text(f"{speaker.say('tournament-commitments-told')}\n`{shown.book[0].hash}`")
    return sheet.keys([Key(addresses.SHOW_BOOK.to(shown.id, 0), speaker.say("key-tournament-book"))])


def _commitments(now: Tournament, speaker: Speaker) -> Iterator[str]:
    """One a line, each with what it is for."""
    for number in range(1, ROUNDS + 1):
        yield speaker.say("tournament-commitment", number=number, hash=_code(now.plan.commitments[number - 1]))
    yield speaker.say("tournament-commitment-lots", hash=_code(now.plan.commitments[ROUNDS]))
    if now.deals_commitment is not None:
        yield speaker.say("tournament-commitment-deals", hash=_code(now.deals_commitment))


def _code(digits: str) -> str:
    """Hexadecimal digits in letters of one width, which break at a phone's side."""
    return f"`{digits}`"
