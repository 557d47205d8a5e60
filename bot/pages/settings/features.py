"""What a server can switch on besides tables of the card game: each brings commands of its own."""

from collections.abc import Sequence

from bot.i18n.catalogue import Localizer
from bot.pages.press import Press
from bot.pages.settings.preferences import managed_server
from bot.table.errors import TableError


async def features_here(press: Press) -> Sequence[str]:
    """Return what is switched on where the press comes from; nothing in direct messages."""
    if (guild_id := press.interaction.guild_id) is None:
        return ()
    switched_on = (await press.profiles.guild_preferences(guild_id)).features
    return [each for each in press.services.features.known if each in switched_on]


async def set_features(press: Press, chosen: Sequence[str]) -> str:
    """Switch these on and all others off; return what to answer.

    Raises `NotAllowed`, and `TableError` for what no page has offered.
    """
    guild_id, known = managed_server(press), press.services.features.known
    if not set(chosen) <= set(known):
        raise TableError("press-unreadable")
    before = await features_here(press)
    await press.acknowledge()  # Discord may take longer for commands than it waits for an answer
    after = [each for each in known if each in chosen]
    await press.profiles.set_guild_preference(guild_id, "features", after)
    await press.context.server_commands.update(guild_id)
    say = (await press.localizer()).say
    in_use = await press.services.features.in_use(guild_id)
    on = [say(f"help-{each}") for each in after if each not in before]
    off = [
        say("server-feature-ending" if each in in_use else "server-feature-off", feature=say(f"feature-{each}"))
        for each in before
        if each not in after
    ]
    return "\n".join([*on, *off])


def more_features(features: Sequence[str], localizer: Localizer) -> str:
    """Return where all of these can be switched on; nothing where there are none."""
    if not features:
        return ""
    return localizer.say(
        "features-more", features=localizer.list([localizer.say(f"feature-{each}") for each in features])
    )
