"""A table of calamities, played through the playground: nations, positions, hands, a draw, answers, the next turn."""

import json
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.client import CivBot
from bot.games.calamities.game import CALAMITIES_GAME, CalamityMatch, calamity_match
from bot.games.calamities.stages import PREPARING, RESOLVING, SHOWING
from bot.games.logged import parse_transcript
from bot.pages.ui import ui_of
from bot.playground.people import Message, Person
from bot.table.table import Table
from bot.table.values import TableId
from tests.e2e.house import House, board_of, downloaded, number_of

pytestmark = pytest.mark.usefixtures("with_features")

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
    """Someone's private message."""
    return await (await person.slash("civ hand", channel=house.channel)).message()


async def filled(person: Person, message: Message, label: str, **values: str) -> Message:
    """The message after a form has been opened by that button, and sent with these values."""
    opened = await (await person.press(message, label)).settled()
    return await (await person.submit(opened.modal, values)).message()


async def set_up(house: House, person: Person, nation: str, position: str, held: str = "", grain: str = "0") -> Message:
    """A nation taken, its position entered, and said what its player holds."""
    shown = await (await person.select(await hand(house, person), None, [nation])).message()
    shown = await filled(person, shown, "Enter my position…", text=position)
    return await filled(person, shown, "Say what I hold…", grain=grain, held=held)


async def answered_by_chance(house: House, person: Person) -> None:
    """An answer drawn for someone, who was asked whether they want that."""
    asked = await (await person.press(await hand(house, person), "Random answer")).message()
    assert "drawn at random" in asked.text
    await (await person.press(asked, "Yes, at random")).settled()


async def drawn_against_crete(house: House, egypt: Person, crete: Person) -> TableId:
    """A table of two once the calamities are drawn that Crete holds."""
    number = await opened_calamities(house, [egypt, crete])
    await set_up(house, egypt, "Egypt", EGYPT)
    await set_up(house, crete, "Crete", "Crete: knossos city, phaestos city, argos 4", "superstition")
    await (await egypt.slash("calamity draw", channel=house.channel, held="Crete treachery")).settled()
    return number


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
            person = next(each for each in (ann, bob) if each.id == table.participants[seat].user_id)
            await answered_by_chance(house, person)
        table, match = await state(bot, number)
        assert match.stage.kind == SHOWING
        assert [each.drawn.calamity for each in match.stage.done][:2] == ["treachery", "famine"]
        assert all(nation.all_tokens == 55 for nation in match.stage.position.nations)
        assert all(nation.all_cities == 9 for nation in match.stage.position.nations)
        board = await board_of(ann, house.channel)
        assert "Famine" in (await (await ann.press(board, "What to move")).message()).text
        happened = await (await ann.press(board, "What happened")).message()
        assert "Famine" in happened.text or "City support" in happened.text, "by chance a city was lost to the famine"
        assert happened.attachments
        last = next(each for each in (ann, bob) if each.id == table.participants[match.waiting()[0]].user_id)
        await (await last.press(await hand(house, last), "Next turn")).settled()
        assert (await state(bot, number))[1].stage.kind == PREPARING


async def test_what_does_not_add_up_is_refused_and_nothing_typed_is_lost(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await opened_calamities(house, [ann, bob])
        shown = await (await ann.select(await hand(house, ann), None, ["Egypt"])).message()
        shown = await filled(ann, shown, "Enter my position…", text="Egypt: fayum 5; stock 43/9")
        assert "7 fewer than 55" in shown.text
        assert "Egypt: fayum 5; stock 43/9" in shown.text
        shown = await filled(ann, shown, "Enter my position…", text="Egypt: memfis 5")
        assert "Did you mean “Memphis”?" in shown.text
        shown = await filled(ann, shown, "Enter my position…", text=CRETE)
        assert "Nobody plays Crete" in shown.text
        assert (await state(bot, number))[1].number == 1


async def test_the_owner_answers_for_whoever_is_silent_for_a_day(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await drawn_against_crete(house, ann, bob)
        _, match = await state(bot, number)
        assert match.stage.pending is not None
        assert match.stage.pending.who == "Crete"
        await ui_of(bot).announcer.idle()  # the board that is pressed is not about to give way to a newer one
        early = await (await ann.press(await board_of(ann, house.channel), "Stuck?")).message()
        assert "still has time" in early.text
        assert "Act for…" not in [button.label for button in early.buttons]
        forged = await (await ann.press(early, custom_id=f"civ:cal_deputy:{number}", forge=True)).message()
        assert "still has time" in forged.text
        house.later = timedelta(hours=25)
        await ui_of(bot).announcer.idle()
        stuck = await (await ann.press(await board_of(ann, house.channel), "Stuck?")).message()
        services = bot.services
        look = services.tables.look

        async def look_at_suspended(table_id: TableId) -> Table:
            return replace(await look(table_id), is_suspended=True)

        with monkeypatch.context() as patched:
            patched.setattr(services.tables, "look", look_at_suspended)
            refused = await (await ann.press(stuck, "Act for…")).message()
            assert "on hold" in refused.text
        stuck = await (await ann.press(await board_of(ann, house.channel), "Stuck?")).message()
        page = await (await ann.press(stuck, "Act for…")).message()
        await (await ann.press(page, "Draw an answer")).settled()
        _, match = await state(bot, number)
        line = match.lines()[-1]
        assert (line.why, match.stage.kind) == ("silent", SHOWING)


async def test_an_owner_does_not_replace_the_position_of_somebody_who_is_ready_without_asking(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await opened_calamities(house, [ann, bob])
        await set_up(house, ann, "Egypt", EGYPT)
        await set_up(house, bob, "Crete", CRETE)
        before = (await state(bot, number))[1].stage.position
        entered = await ann.slash("calamity positions", channel=house.channel, text="Crete: argos 1")
        shown = await entered.message()
        assert "Waiting for" in shown.text
        assert "Draw the calamities" not in {button.label for button in shown.buttons}
        called = await bob.wait_for(house.channel, lambda message: "your turn to answer" in message.text)
        assert "argos 1" in called.text.lower()
        asked = await hand(house, bob)
        assert "ready for the draw" in asked.text
        await (await bob.press(asked, "That’s wrong")).settled()
        match = (await state(bot, number))[1]
        assert (match.stage.position, match.stage.proposal) == (before, None)
        agree = next(button for button in asked.buttons if button.label == "That’s right")
        await (await bob.press(asked, custom_id=agree.custom_id, forge=True)).settled()
        assert (await state(bot, number))[1].stage.position == before


async def test_once_drawn_a_correction_takes_everybodys_yes_and_yesterdays_answer_is_stale(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await drawn_against_crete(house, ann, bob)
        shown = await hand(house, bob)
        shown = await filled(bob, shown, "Correct a position…", text="Crete: athens city, phaestos no city")
        assert "asks to correct: Crete: Argos 4" in shown.text, "who waits reads for what"
        agreed = await hand(house, ann)
        assert "Is this correction right?" in agreed.text
        await (await ann.press(agreed, "That’s right")).settled()
        shown = await hand(house, bob)  # what he has typed is in the log, his older hand is gone
        labels = [button.label for button in shown.buttons]
        assert labels[:2] == ["Athens", "Knossos"]
        menu = (await (await bob.press(shown, "Table…")).message()).buttons
        assert {"Undo: the last step", "Undo: everything since the draw"} <= {button.label for button in menu}
        stale = await (await bob.press(shown, custom_id=f"civ:cal_option:{number}:5:0", forge=True)).settled()
        assert "moves" in " ".join(message.text for message in stale.messages)
        _, match = await state(bot, number)
        assert match.stage.kind == RESOLVING
        await (await bob.press(await hand(house, bob), "Athens")).settled()
        assert (await state(bot, number))[1].stage.kind == SHOWING


BOARDS = """Egypt: memphis city, thebes city, tanis city, alexandria 3, fayum 4, upper-egypt 4; cards: pottery, military
Crete: knossos city, rhodes city, thera city, phaestos 2, argos 2; cards: music
Babylon: babylon city, babylonia 3, chaldaea 4, elam 4, charax 1, carrhae city; cards: law, roadbuilding
Assyria: assyria 3, niniveh city, mesopotamia city, armenia 3, damascus city; cards: engineering
Asia: sardes city, ankara city, lycia 2, phrygia 3, cilicia city, bithynia 2, galatia 1
Thrace: thrace 3, dacia 3, danube 2, bycantinum city, chalkis city, miletus city; cards: medicine
Illyria: dalmatia 2, illyricum 2, epirus 1, thessalonica city, athens city, corinth city; cards: philosophy
Italy: roma city, neapolis city, syracus city, campania 2, etruria 2, cisalpina 3; cards: theology"""
HELD = (
    "Egypt volcano; Crete treachery from Egypt; Babylon famine; Assyria superstition from Crete; Asia civil war; "
    "Thrace slave revolt from Asia; Egypt flood; Babylon barbarian hordes from Italy; Illyria epidemic from Thrace; "
    "Assyria civil disorder from Illyria; Italy iconoclasm from Babylon; Crete piracy from Italy"
)


@pytest.mark.long
async def test_twelve_calamities_among_eight_nations_of_four_people_and_the_transcript_replays(house: House) -> None:
    people = house.people
    async with house.bot() as bot:
        opened = await people[0].slash("calamity table", channel=house.channel, players=8, thread=False)
        lobby = await opened.message()
        for person in (*people[1:], *people):
            await (await person.press(lobby, "Join")).settled()
        await (await people[0].press(await house.full(lobby, people[0]), "Start")).settled()
        number = TableId(number_of(lobby))
        nations = iter(line.partition(":")[0] for line in BOARDS.splitlines())
        for person in (*people, *people):
            await (await person.slash("calamity nation", channel=house.channel, nation=next(nations))).settled()
            await (await person.press(await hand(house, person), "I hold nothing")).settled()
        file = ("boards.txt", BOARDS.encode())
        entered = await (await people[0].slash("calamity positions", channel=house.channel, file=file)).settled()
        assert "memphis" in (await state(bot, number))[1].lines()[-1].action, entered.messages
        await (await people[0].slash("calamity draw", channel=house.channel, held=HELD)).settled()
        while (await state(bot, number))[1].stage.kind == RESOLVING:
            table, match = await state(bot, number)
            (seat,) = match.waiting()
            person = next(each for each in people if each.id == table.participants[seat].user_id)
            await answered_by_chance(house, person)
        table, match = await state(bot, number)
        assert len([each for each in match.stage.done if each.drawn.calamity != "city_support_check"]) == 12
        assert {(each.all_tokens, each.all_cities) for each in match.stage.position.nations} == {(47, 9)}
        first = next(each for each in people if each.id == table.participants[match.waiting()[0]].user_id)
        await (await first.press(await hand(house, first), "Close the table")).settled()
        sent = await downloaded(first, house.channel, number)
        lines = (await sent.attachments[0].read()).decode().splitlines()
        header, written = parse_transcript(lines)
        assert json.loads(lines[0])["game"] == "calamities"
        again = bot.services.games[CALAMITIES_GAME].fold(1, header, written)
        assert calamity_match(again).stage == (await state(bot, number))[1].stage


async def test_a_hand_reads_back_what_was_entered_and_a_board_tells_each_position_once(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await opened_calamities(house, [ann, bob])
        await (await ann.select(await hand(house, ann), None, ["Egypt"])).settled()
        opened = await (await ann.press(await hand(house, ann), "Enter my position…")).settled()
        assert opened.modal is not None
        assert "55/9" not in str(opened.modal)  # nothing is there to be deleted first: the example can be read
        typed = "memfis city, fayum 5; stock 49/8"
        shown = await (await ann.submit(opened.modal, {"text": typed})).message()
        assert f"\n```\n{typed}\n```" in shown.text  # as it was typed, to be copied
        opened = await (await ann.press(shown, "Enter my position…")).settled()
        assert opened.modal is not None
        assert opened.modal.fields[0].value == typed  # the form comes back as it was sent
        shown = await (await ann.submit(opened.modal, {"text": "memphis city, fayum 5, stock 50/8"})).message()
        assert "Fayum 5, Memphis ⌂" in shown.text
        shown = await filled(ann, shown, "Enter my position…", text="fayum -2, thebes city")
        assert "Fayum 3, Memphis ⌂, Thebes ⌂" in shown.text
        opened = await (await ann.press(shown, "Enter my position…")).settled()
        assert opened.modal is not None
        assert not opened.modal.fields[0].value, "what stands there would look like all there is"
        shown = await filled(ann, shown, "Say what I hold…", grain="3", held="famin\ntreechery")
        assert "Famine" in shown.text
        assert "Treachery" in shown.text
        again = (await (await ann.press(shown, "Say what I hold…")).settled()).modal
        assert again is not None
        assert [field.value for field in again.fields] == ["3", "famin\ntreechery"]
        board = await bob.wait_for(house.channel, "Memphis")
        assert board.text.count("Memphis") == 1
        assert "time to prepare" in board.text


async def test_everybody_reads_what_may_be_picked_and_a_hand_what_it_holds(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot():
        await opened_calamities(house, [ann, bob])
        await set_up(house, ann, "Egypt", EGYPT)
        await set_up(house, bob, "Crete", "Crete: knossos city, phaestos city, argos 4", "treachery")
        await (await ann.slash("calamity draw", channel=house.channel)).settled()
        board = await ann.wait_for(house.channel, "- Knossos: city → 3")  # what calls before it is shorter
        assert "- Phaestos: city → " in board.text
        assert "Treachery (Crete" in board.text
        shown = await hand(house, bob)
        assert "One of 2" not in shown.text  # they are there to be pressed
        assert "Grain × 0; Treachery" in shown.text.splitlines()[-1]


async def test_a_loss_is_chosen_by_menus_and_taken_back_without_a_vote(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await opened_calamities(house, [ann, bob])
        await set_up(house, ann, "Egypt", "fayum 5, thebes city, upper egypt 4", "famine")
        await set_up(house, bob, "Crete", "knossos city, phaestos 2, argos 4")
        await (await ann.slash("calamity draw", channel=house.channel)).settled()
        shown = await hand(house, ann)
        (where,) = [each for each in shown.selects if each.placeholder == "Choose where"]
        assert "Fayum: 5 tokens" not in shown.text  # the menu says it
        assert "Exactly 10 points in all" in shown.text
        labels = [option.label for option in where.options]
        assert labels == ["Fayum: 5 tokens", "Thebes: 1 city", "Upper Egypt: 4 tokens"]
        page = await (await ann.select(shown, where.custom_id, ["1", "2"])).message()
        assert "9 of 10 points chosen** · 1 left" in page.text
        assert "Thebes: city eliminated: 5" in page.text
        confirm = next(button for button in page.buttons if button.label == "Confirm")
        assert confirm.disabled
        (where,) = [each for each in page.selects if each.placeholder == "Choose where"]
        page = await (await ann.select(page, where.custom_id, ["0", "1", "2"])).message()
        assert "**10 of 10 points chosen**" in page.text
        (upper,) = [each for each in page.selects if each.placeholder == "Upper Egypt: 4 tokens"]
        page = await (await ann.select(page, upper.custom_id, ["2"])).message()
        assert "8 of 10 points chosen** · 2 left" in page.text
        (fayum,) = [each for each in page.selects if each.placeholder == "Fayum: 5 tokens"]
        page = await (await ann.select(page, fayum.custom_id, ["3"])).message()
        shown = await (await ann.press(page, "Confirm")).message()
        match = (await state(bot, number))[1]
        assert match.lines()[-1].action == "answer Egypt own_losses fayum 3, thebes eliminate, upper-egypt 2"
        await (await ann.press(shown, "Undo")).settled()
        assert (await state(bot, number))[1].stage.answers == ()


async def test_a_lobby_of_calamities_offers_nothing_of_a_card_table_and_says_who_may_answer_for_whom(
    house: House,
) -> None:
    ann = house.people[0]
    async with house.bot() as bot:
        opened = await ann.slash(
            "calamity table", channel=house.channel, players=3, rulings="pirates spared, short_pool nothing"
        )
        lobby = await opened.message()
        assert {button.label for button in lobby.buttons} == {"Join", "Leave", "Start", "Cancel table", "Set up"}
        assert "Descartes edition with 2 house rules" in lobby.text
        assert "-# House rules: If the others can’t bear the whole secondary loss" in lobby.text
        assert "silent for a day, the table’s owner can answer" in lobby.text
        assert "Sealed deal" not in lobby.text
        page = await (await ann.press(lobby, "Set up")).message()
        assert {select.placeholder for select in page.selects} == {
            "Seats",
            "Rules",
            "Time per turn",
            "Access and thread",
        }
        table = await bot.services.tables.look(TableId(number_of(lobby)))
        assert not table.options.talks
        clock = next(select for select in page.selects if select.placeholder == "Time per turn")
        page = await (await ann.select(page, clock.custom_id, [clock.options[1].value])).message()
        assert "When time runs out" not in {select.placeholder for select in page.selects}
        lobby = await ann.wait_for(house.channel, "an answer is drawn at random")
        assert not (await bot.services.tables.look(TableId(number_of(lobby)))).options.talks


async def test_everything_is_replaced_once_what_goes_has_been_shown(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        number = await opened_calamities(house, [ann, bob])
        shown = await (await ann.select(await hand(house, ann), None, ["Crete"])).message()
        assert "Replace everything…" not in {button.label for button in shown.buttons}, "there is nothing yet"
        typed = "phaestos city, rhodes city, argos 4; cards: pottery, music"
        shown = await filled(ann, shown, "Enter my position…", text=typed)
        shown = await filled(ann, shown, "Enter my position…", text="athens city, corinth city, knossos city")
        assert all(area in shown.text for area in ("Athens ⌂", "Phaestos ⌂", "Rhodes ⌂", "Argos 4", "Pottery"))
        opened = await (await ann.press(shown, "Replace everything…")).settled()
        assert opened.modal is not None
        assert "Phaestos city" in (opened.modal.fields[0].value or "")
        before = (await state(bot, number))[1].stage.position
        asked = await (await ann.submit(opened.modal, {"text": "knossos city, argos 1; cards: pottery"})).message()
        assert (await state(bot, number))[1].stage.position == before
        assert "Athens ⌂, Corinth ⌂, Phaestos ⌂" in asked.text
        assert "Argos −3" in asked.text
        assert "Music" in asked.text
        opened = await (await ann.press(asked, "Replace everything…")).settled()
        assert opened.modal is not None
        assert opened.modal.fields[0].value == "knossos city, argos 1; cards: pottery"
        shown = await (await ann.press(asked, "Yes, replace everything")).message()
        assert "Argos 1, Knossos ⌂" in shown.text
        (crete,) = (each for each in (await state(bot, number))[1].stage.position.nations if each.name == "Crete")
        assert (crete.cities, crete.tokens, crete.cards) == ({"knossos"}, {"argos": 1}, {"Pottery"})
        sure = next(button for button in asked.buttons if button.label == "Yes, replace everything")
        for person in (ann, bob):  # late, and somebody else
            await (await person.press(asked, custom_id=sure.custom_id, forge=True)).settled()
        (again,) = (each for each in (await state(bot, number))[1].stage.position.nations if each.name == "Crete")
        assert again == crete


async def test_one_person_plays_two_nations_without_knowing_a_trick(house: House) -> None:
    ann, bob = house.people[:2]
    async with house.bot() as bot:
        opened = await ann.slash("calamity table", channel=house.channel, players=3, thread=False)
        lobby = await opened.message()
        for person in (bob, ann):
            await (await person.press(lobby, "Join")).settled()
        await (await ann.press(await house.full(lobby, ann), "Start")).settled()
        number = TableId(number_of(lobby))
        shown = await (await ann.select(await hand(house, ann), None, ["Egypt", "Crete"])).message()
        assert {"You play **Egypt**.", "You play **Crete**."} <= set(shown.text.splitlines())
        # both positions in one form, whichever nation's it is
        typed = "fayum 7, thebes city, siwa 3\nCrete: knossos city, argos 2"
        shown = await filled(ann, shown, "Enter my position…", text=typed)
        assert "Fayum 7 (limit 5), Siwa 3 (limit 1)" in shown.text
        match = (await state(bot, number))[1]
        boards = {nation.name: sorted(nation.areas) for nation in match.stage.position.nations}
        assert boards == {"Egypt": ["fayum", "siwa", "thebes"], "Crete": ["argos", "knossos"]}
        board = await bob.wait_for(house.channel, "(Egypt)")
        assert "(Crete)" in board.text
        assert board.text.count(f"<@{ann.id}>") == 1
        holds_nothing = [button for button in shown.buttons if button.label == "I hold nothing"]
        assert len(holds_nothing) == 2
        shown = await (await ann.press(shown, custom_id=holds_nothing[1].custom_id)).message()
        shown = await filled(ann, shown, "Say what I hold…", grain="0", held="famine")
        assert "✅ **Egypt**" in shown.text
        assert "✅ **Crete**" in shown.text
        await set_up(house, bob, "Babylon", "ur 3, charax 3")
        await (await ann.slash("calamity draw", channel=house.channel)).settled()
        match = (await state(bot, number))[1]
        assert match.stage.pending is not None
        assert match.stage.pending.who == "Egypt"
        assert "Choose where" in [select.placeholder for select in (await hand(house, ann)).selects]
