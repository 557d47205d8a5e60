"""What a lobby's message says of its deal: the commitment, and the words of its players; the form for a word."""

from typing import Any, Final

from discord import ui

from bot.discord.routing import Verb
from bot.discord.sheet import MOST_HINT, MOST_TITLE
from bot.i18n.catalogue import Speaker
from bot.i18n.cutting import cut
from bot.i18n.names import safe_name
from bot.pages.addresses.table import AtTable
from bot.table.fair_deal import MOST_WORD
from bot.table.table import Table
from bot.table.values import UserId

WORDED: Final = Verb("worded", AtTable)
"""Of the form in which a word is written."""


def deal_text(table: Table, speaker: Speaker) -> str:
    """Return a lobby's commitment and its players' words in small print; empty where it has none."""
    deal, say = table.fair_deal, speaker.say
    if deal is None:
        return ""
    texts = [say("lobby-commitment", commitment=deal.commitment(table.id))]
    if said := [say("lobby-word", name=name, word=word) for name, word in _words(table)]:
        texts.append(say("lobby-words", words=speaker.list(said)))
    return "\n".join(f"-# {line}" for line in texts)


def _words(table: Table) -> list[tuple[str, str]]:
    """Return who has said what, in the lobby's order; once the game has begun, by place at the table."""
    deal = table.fair_deal
    assert deal is not None
    if table.match is None:
        said = dict(deal.words)
        heard = [(sitter.name, said.pop(sitter.user_id, "")) for sitter in table.sitters]
    else:
        heard = [(str(place), word) for place, word in enumerate(deal.said, start=1)]
    return [(safe_name(name), safe_name(word)) for name, word in heard if word]


def word_form(table: Table, user: UserId, speaker: Speaker) -> ui.Modal:
    """Return the form in which someone writes their word, or takes it back."""
    say, said = speaker.say, dict(table.fair_deal.words if table.fair_deal else ())
    title = cut(say("word-title", table=table.id), MOST_TITLE)
    form = ui.Modal(title=title, custom_id=str(WORDED.to(table.id)))
    word: ui.TextInput[Any] = ui.TextInput(
        custom_id="word",
        default=said.get(user, ""),
        placeholder=cut(say("word-hint"), MOST_HINT),
        required=False,
        max_length=MOST_WORD,
    )
    form.add_item(ui.Label(text=cut(say("word-label"), MOST_TITLE), component=word))
    form.stop()  # discord.py keeps no form: it is answered by its address, after a restart, too
    return form
