"""`/settings`: one page, whose selects show what is set, and which answers for the commands it has replaced."""

from typing import Any

from bot.client import CivBot
from bot.discord.sheet import MOST_OPTIONS
from bot.playground.people import Message
from bot.table.values import UserId
from tests.e2e.house import House
from tests.e2e.panels import blocked_page, choose_own, set_own

SUBCOMMAND, TEXT = 1, 3


def shown(page: Message, what: str) -> list[str]:
    """What a select of the page has chosen."""
    select = next(select for select in page.selects if select.custom_id.endswith(f":{what}"))
    assert len(select.options) <= MOST_OPTIONS
    return [option.value for option in select.options if option.default]


async def test_the_page_shows_what_is_set_and_each_choice_leaves_the_others(house: House) -> None:
    ann = house.people[0]
    async with house.bot(has_one_press=True) as bot:
        page = await (await ann.slash("settings", channel=house.channel)).message()
        assert page.ephemeral
        assert [shown(page, what) for what in ("language", "display", "theme", "notify")] == [
            ["discord"],
            ["server"],
            ["server"],
            ["mention"],
        ]
        assert shown(page, "reminders") == ["remind_half", "remind_soon"]
        assert shown(page, "turn") == ["confirm_end", "one_press"]
        assert shown(page, "guidance") == ["auto"]
        for what, value in (
            ("display", "text"),
            ("theme", "light"),
            ("guidance", "short"),
            ("notify", "digest"),
            ("hour", "21"),
        ):
            page = await choose_own(ann, page, what, value)
            assert shown(page, what) == [value]
        assert "9:00 PM" in page.text
        page = await choose_own(ann, page, "reminders", "remind_soon")
        assert "half of your time is gone: off" in page.text
        page = await choose_own(ann, page, "turn", "one_press")
        assert "won’t ask" in page.text
        page = await choose_own(ann, page, "language", "de")
        assert "Deutsch" in page.text
        assert shown(page, "language") == ["de"]
        stored = await bot.services.profiles.preferences(UserId(ann.id))
        assert (stored.display, stored.theme, stored.notify, stored.digest_hour) == ("text", "light", "digest", 21)
        assert (stored.remind_half, stored.remind_soon, stored.guidance) == (False, True, "short")
        assert (stored.confirm_end, stored.one_press, stored.locale) == (False, True, "de")
    assert house.playground.refusals == []


async def test_what_is_forged_in_a_select_sets_nothing(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        before = await bot.services.profiles.preferences(UserId(ann.id))
        for what, values in (
            ("theme", ["pink"]),
            ("theme", []),
            ("guidance", ["loud"]),
            ("hour", ["24"]),
            ("hour", ["soon"]),
            ("language", ["tlh"]),
            ("notify", ["dark", "light"]),
            ("zone", ["Atlantis"]),
        ):
            page = await (await ann.slash("settings", channel=house.channel)).message()
            forged = await (await ann.select(page, f"civ:own_set:0:{what}", values, forge=True)).settled()
            assert all("went wrong" not in message.text for message in forged.messages), what
            assert await bot.services.profiles.preferences(UserId(ann.id)) == before
        assert (await bot.services.profiles.availability(UserId(ann.id))).zone.key == "UTC"


async def test_a_bot_cannot_be_blocked(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        assert bot.user is not None
        page = await blocked_page(ann, house.channel)
        (anyone,) = page.selects
        refused = await (await ann.select(page, anyone.custom_id, [str(bot.user.id)])).followup()
        assert "Bots can’t sit at tables" in refused.text
        assert (await bot.services.profiles.preferences(UserId(ann.id))).blocked == ()


async def test_a_command_that_the_page_has_replaced_opens_it_and_changes_nothing(house: House) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        await set_own(ann, house.channel, "theme", "light")
        await _offer_old(bot)
        page = await (await ann.slash("settings theme", channel=house.channel, colours="dark")).message()
        assert page.ephemeral
        assert shown(page, "theme") == ["light"]
        page = await choose_own(ann, page, "theme", "dark")
        assert shown(page, "theme") == ["dark"]
        found = await ann.autocomplete("settings theme", channel=house.channel, focused="colours", colours="d")
        assert found == []
    assert house.playground.refusals == []


async def _offer_old(bot: CivBot) -> None:
    """Have Discord offer `/settings` as it was, as a client does that has not heard of the new one."""
    option: dict[str, Any] = {"name": "colours", "description": "Dark or light", "type": TEXT, "required": True}
    theme = {"name": "theme", "description": "Dark or light", "type": SUBCOMMAND}
    old: Any = {"name": "settings", "description": "Yours", "type": 1}
    old["options"] = [theme | {"options": [option | {"autocomplete": True}]}]
    assert bot.application_id is not None
    await bot.http.upsert_global_command(bot.application_id, old)
