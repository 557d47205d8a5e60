"""What a game that is over leads to: another one, a look back, and the next game once there is one."""

from bot.discord.sheet import Button, Style
from bot.discord.symbols import jump
from bot.i18n.catalogue import Localizer
from bot.pages.addresses.public import REMATCH, REPLAY_OPEN, REVIEW, STORY
from bot.pages.presentation import Presentation
from bot.pages.table_words import table_name
from bot.table.table import Table


def end_buttons(
    table: Table, shown: Presentation, localizer: Localizer, rematch: Table | None, *, is_board: bool = False
) -> list[Button]:
    """Return what a game that is over offers: another one (or a seat in the open `rematch`) and its replay.

    Its last board (`is_board`) also has the review and the story, unless the game was called off.
    """
    say, has_begun = localizer.say, rematch is not None and rematch.match is not None
    key = "key-rematch" if rematch is None else "key-rematch-join"
    again = [Button(REMATCH.to(table.id), say(key), Style.primary)]
    replay = [Button(REPLAY_OPEN.to(table.id), say("key-replay"))] if shown.has_replay else []
    is_whole = is_board and table.match is not None and table.match.is_over
    review = [Button(REVIEW.to(table.id), say("key-review"))] if is_whole and shown.has_review else []
    story = [Button(STORY.to(table.id), say("key-story"))] if is_whole and shown.has_story else []
    return [*(again if table.policy.allows_rematch and not has_begun else ()), *review, *story, *replay]


def rematch_text(rematch: Table | None, localizer: Localizer) -> str:
    """Return a link to the next game, or to its lobby; its number where there is no place to lead to."""
    if rematch is None:
        return ""
    name = table_name(rematch, localizer)
    if not rematch.is_placeless and not rematch.is_hidden:
        name = f"[{name}]({jump(rematch.place.guild_id, rematch.place.channel_id)})"
    return localizer.say("board-rematch" if rematch.match is not None else "board-rematch-open", table=name)
