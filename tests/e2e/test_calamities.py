"""A table of calamities, played through the playground: nations, positions, hands, a draw, answers, the next turn."""

from datetime import timedelta

from bot.client import CivBot
from bot.games.calamities import CalamityMatch, calamity_match
from bot.games.calamity_stages import PREPARING, RESOLVING, SHOWING
from bot.playground.people import Message, Person
from bot.table.table import Table
from bot.table.values import TableId
from tests.e2e.house import House, board_of, number_of

EGYPT = "Egypt: memphis city, thebes city, alexandria 3, upper-egypt 2; cards: pottery"
CRETE = "Crete: knossos city, phaestos 2, argos 4"


async def opened_calamities(house: House, people: list[Person]) -> TableId:
    """A table of these people that has begun, in the channel."""
    owner = people[0]
    opened = await owner.slash("calamity table", channel=house.channel, players=len(people), thread=False)
    lobby = await opened.message()
    for person in people[1:]:
        await (await person.press(lobby, "Join")).settled()
    await (await owner.press(await house.full(lobby, owner), "Start")).settled()
    return TableId(number_of(lobby))


async def state(bot: CivBot, number: TableId) -> tuple[Table, CalamityMatch]:
    """The table, and its match."""
    table = await bot.services.tables.look(number)
    return table, calamity_match(table.match)


async def hand(house: House, person: Person) -> Message:
    """Somebody's private message."""
    return await (await person.slash("civ hand", channel=house.channel)).message()


async def filled(person: Person, message: Message, label: str, **values: str) -> Message:
    """The message after a form has been opened by that button, and sent with these values."""
    opened = await (await person.press(message, label)).settled()
    return await (await person.submit(opened.modal, values)).message()


async def set_up(house: House, person: Person, nation: str, position: str, held: str = "", grain: str = "0") -> Message:
    """A nation taken, its position entered, and said what its player holds."""
    shown = await (await person.select(await hand(house, person), None, [nation])).message()
    shown = await filled(person, shown, "Enter my position …", text=position)
    return await filled(person, shown, "Say what I hold …", grain=grain, held=held)


async def test_a_turn_goes_from_hands_to_moves_and_a_restart_changes_nothing(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await opened_calamities(house, [ann, bob])
        await set_up(house, ann, "Egypt", EGYPT, "famine", "1")
        shown = await set_up(house, bob, "Crete", CRETE, "treachery from Egypt")
        assert "Treachery" in shown.text
        assert "famine" not in (await board_of(bob, house.channel)).text.casefold()  # a hand is nobody else's
        assert "Treachery" not in (await board_of(ann, house.channel)).text
        await (await ann.slash("calamity draw", channel=house.channel)).settled()
        _, match = await state(bot, number)
        assert match.stage.kind == RESOLVING
        assert "Treachery" in (await ann.wait_for(house.channel, "Treachery")).text
    async with house.bot() as bot:
        while (await state(bot, number))[1].stage.kind == RESOLVING:
            table, match = await state(bot, number)
            (seat,) = match.waiting()
            person = next(each for each in (ann, bob) if each.id == table.sitters[seat].user_id)
            shown = await hand(house, person)
            await (await person.press(shown, "Any legal answer")).settled()
        table, match = await state(bot, number)
        assert match.stage.kind == SHOWING
        assert [each.drawn.calamity for each in match.stage.done][:2] == ["treachery", "famine"]
        assert all(nation.all_tokens == 55 for nation in match.stage.position.nations)
        assert all(nation.all_cities == 9 for nation in match.stage.position.nations)
        board = await board_of(ann, house.channel)
        assert "Famine" in (await (await ann.press(board, "What to move")).message()).text
        last = next(each for each in (ann, bob) if each.id == table.sitters[match.waiting()[0]].user_id)
        await (await last.press(await hand(house, last), "Next turn")).settled()
        assert (await state(bot, number))[1].stage.kind == PREPARING


async def test_what_does_not_add_up_is_refused_and_nothing_typed_is_lost(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await opened_calamities(house, [ann, bob])
        shown = await (await ann.select(await hand(house, ann), None, ["Egypt"])).message()
        shown = await filled(ann, shown, "Enter my position …", text="Egypt: fayum 5; stock 43/9")
        assert "7 fewer than 55" in shown.text
        assert "Egypt: fayum 5; stock 43/9" in shown.text
        shown = await filled(ann, shown, "Enter my position …", text="Egypt: memfis 5")
        assert "Did you mean “memphis”?" in shown.text
        shown = await filled(ann, shown, "Enter my position …", text=CRETE)
        assert "Nobody plays Crete" in shown.text
        assert (await state(bot, number))[1].number == 1


async def test_the_owner_answers_for_whoever_is_silent_for_a_day(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await opened_calamities(house, [ann, bob])
        await set_up(house, ann, "Egypt", EGYPT)
        await set_up(house, bob, "Crete", "Crete: knossos city, phaestos city, argos 4", "superstition")
        await (await ann.slash("calamity draw", channel=house.channel, held="Crete treachery")).settled()
        _, match = await state(bot, number)
        assert match.stage.pending is not None
        assert match.stage.pending.who == "Crete"
        page = await (await ann.press(await board_of(ann, house.channel), "Act for …")).message()
        early = await (await ann.press(page, "Draw a legal answer")).settled()
        assert "still has time" in " ".join(message.text for message in early.messages)
        house.later = timedelta(hours=25)
        page = await (await ann.press(await board_of(ann, house.channel), "Act for …")).message()
        await (await ann.press(page, "Draw a legal answer")).settled()
        _, match = await state(bot, number)
        line = match.lines()[-1]
        assert (line.why, match.stage.kind) == ("silent", SHOWING)
