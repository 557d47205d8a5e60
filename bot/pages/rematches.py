"""What a game that is over leads to: another one, its replay, and the next game once there is one."""

from bot.discord.sheet import Button, Style
from bot.discord.symbols import jump
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.public import REMATCH, REPLAY_OPEN
from bot.pages.presentation import Presentation
from bot.pages.table_words import table_name
from bot.table.table import Table


def end_buttons(table: Table, shown: Presentation, localizer: Localizer, rematch: Table | None) -> list[Button]:
    """Return what a game that is over offers. Once its `rematch` has begun there is no button for another one."""
    has_begun = rematch is not None and rematch.match is not None
    again = [Button(REMATCH.to(table.id), localizer.say("key-rematch"), Style.primary)]
    replay = [Button(REPLAY_OPEN.to(table.id), localizer.say("key-replay"))] if shown.has_replay else []
    return [*(again if table.policy.allows_rematch and not has_begun else ()), *replay]


def rematch_text(rematch: Table | None, localizer: Localizer) -> str:
    """Return a link to the next game, or to its lobby; its number where there is no place to lead to."""
    if rematch is None:
        return ""
    name = table_name(rematch, localizer)
    if not rematch.is_placeless and not rematch.is_hidden:
        name = f"[{name}]({jump(rematch.place.guild_id, rematch.place.channel_id)})"
    return localizer.say("board-rematch" if rematch.match is not None else "board-rematch-open", table=name)
