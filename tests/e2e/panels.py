"""The page of `/settings`, used as people use it: opened, chosen from, filled in."""

from bot.playground.people import ChannelRef, Interaction, Message, Person


async def set_own(person: Person, channel: ChannelRef, what: str, *values: str) -> Message:
    """Open the page, choose in one of its selects, and return the page as it is then."""
    page = await (await person.slash("settings", channel=channel)).message()
    return await choose_own(person, page, what, *values)


async def choose_own(person: Person, page: Message, what: str, *values: str) -> Message:
    """Choose on the opened page, and return it as it is then."""
    custom_id = next(select.custom_id for select in page.selects if select.custom_id.endswith(f":{what}"))
    return (await (await person.select(page, custom_id, values)).settled()).messages[0]


async def fill_own(person: Person, channel: ChannelRef, button: str, **values: str) -> Message:
    """Open a form of the page, fill it in, and return the page then, or what was refused."""
    page = await (await person.slash("settings", channel=channel)).message()
    return (await fill_form(person, page, button, **values)).messages[0]


async def fill_form(person: Person, page: Message, button: str, **values: str) -> Interaction:
    """Fill in a form of the opened page."""
    opened = await (await person.press(page, button)).settled()
    return await (await person.submit(opened.modal, values)).settled()


async def blocked_page(person: Person, channel: ChannelRef) -> Message:
    """Open the page of blocked people."""
    page = await (await person.slash("settings", channel=channel)).message()
    return await (await person.press(page, "Block someone")).message()


async def block(person: Person, channel: ChannelRef, other: Person) -> Message:
    """Block someone, or unblock them, and return the page as it is then."""
    page = await blocked_page(person, channel)
    custom_id = next(select.custom_id for select in page.selects if "block_person" in select.custom_id)
    return (await (await person.select(page, custom_id, [other])).settled()).messages[0]


async def set_server(person: Person, channel: ChannelRef, what: str, *values: object) -> Message:
    """Open the page of a server's settings that has a select, choose there, and return the page as it is then."""
    page = await (await person.slash("server-settings", channel=channel)).message()
    if not any(select.custom_id.endswith(f":{what}") for select in page.selects):
        page = await more_settings(person, page)
    return (await choose_server(person, page, what, *values)).messages[0]


async def more_settings(person: Person, page: Message) -> Message:
    """Turn to the other page of a server's settings."""
    return (await (await person.press(page, "More…")).settled()).messages[0]


async def choose_server(person: Person, page: Message, what: str, *values: object) -> Interaction:
    """Choose on the opened page."""
    custom_id = next(select.custom_id for select in page.selects if select.custom_id.endswith(f":{what}"))
    return await (await person.select(page, custom_id, values)).settled()


async def fill_server(person: Person, channel: ChannelRef, **values: str) -> Message:
    """Fill in how many tables there may be and which clock they have, and return the page then."""
    page = await more_settings(person, await (await person.slash("server-settings", channel=channel)).message())
    return (await fill_form(person, page, "Limit, clock", **values)).messages[0]


async def server_permissions(person: Person, channel: ChannelRef) -> Message:
    """Open the page of what the bot lacks."""
    page = await (await person.slash("server-settings", channel=channel)).message()
    return await (await person.press(page, "Check permissions")).message()
