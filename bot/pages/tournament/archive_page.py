"""A tournament's archive, as whoever asks for it gets it (RULES §10.7)."""

from collections.abc import Sequence

from bot.discord.sheet import Sheet
from bot.discord.symbols import ACCENT
from bot.i18n.catalogue import Speaker
from bot.pages.tournament.announcement import heading
from bot.pages.tournament.shown_tournament import ShownTournament


def archive_message(shown: ShownTournament, speaker: Speaker, files: Sequence[str]) -> Sheet:
    """What the files are and how to check them; the files themselves are attached under these names."""
    say = speaker.say
    sheet = Sheet(ACCENT).text(heading(shown, speaker))
    kind = "official" if shown.tournament.official else "friendly"
    sheet.text(say(f"tournament-archive-{kind}")).text(say("tournament-archive-check"))
    if shown.book:
        sheet.text(f"-# {say('tournament-last-hash', hash=shown.book[-1].hash)}")
    if not shown.tournament.is_ended:
        sheet.text(say("tournament-archive-early"))
    for name in files:
        sheet.file(name)
    return sheet
