"""The public message of a lobby: who sits where before a game begins, what was chosen, and its fair deal."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from discord import ui

from bot.discord.routing import Verb, number
from bot.discord.sheet import MOST_HINT, MOST_TITLE, Button, Sheet, Style
from bot.discord.symbols import ACCENT, ROBOT, discord_time, jump
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import safe_name
from bot.pages.addresses.table import AtTable
from bot.pages.clock_words import clock_text, hours_texts, lobby_clock
from bot.pages.presentation import Presentation
from bot.pages.rematches import end_buttons, rematch_text
from bot.pages.table_words import cancellation_text, table_number
from bot.table.fair_deal import MOST_WORD
from bot.table.lobby import rematch_seats
from bot.table.table import Table
from bot.table.values import Options, Place, Status, UserId

MOST_INVITED = 3
MOST_ENDING: Final = 500
"""Characters of what a board tells, of which a lobby shows only the end."""
SEAL_SHOWN: Final = 16
"""Hexadecimal digits of a seal that stand in the lobby."""

JOIN: Final = Verb("join", AtTable)
LEAVE: Final = Verb("leave", AtTable)
START: Final = Verb("start", AtTable)
CANCEL: Final = Verb("cancel", AtTable)
ADD_COMPUTER: Final = Verb("add_computer", AtTable)
REMOVE_COMPUTER: Final = Verb("remove_computer", AtTable)
READY: Final = Verb("ready", AtTable)
WAIT: Final = Verb("wait", AtTable)
"""In a lobby that begins within seconds."""
SETTINGS: Final = Verb("arrangement", AtTable)
FAIR_DEAL: Final = Verb("fair_deal", AtTable)
WORD: Final = Verb("word", AtTable)
WORDED: Final = Verb("worded", AtTable)
"""Of the form in which a word is written."""


@dataclass(frozen=True, slots=True)
class Invitation(AtTable):
    """A lobby whose people are chosen in a select; another `mark` makes it a fresh one, in which nobody is chosen."""

    mark: Annotated[int | None, number(0, 9_999_999, is_optional=True)] = None


INVITE: Final = Verb("invite", Invitation)


def lobby_sheet(
    table: Table,
    shown: Presentation,
    localizer: Localizer,
    *,
    will_move: bool = False,
    mark: int | None = None,
    rematch: Table | None = None,
) -> Sheet:
    """Return the lobby's public message, whatever became of it; another `mark` makes its select of people a fresh one.

    `will_move` where the game gets a thread of its own, to which its players will be led. `rematch` is the game after
    this one, if there is one.
    """
    say = localizer.say
    if table.status in (Status.PLAYING, Status.FINISHED, Status.ABANDONED):
        return _begun_sheet(table, shown, localizer, rematch)
    sheet = Sheet(ACCENT)
    options = options_text(table.options, shown, localizer)
    if will_move:
        options = f"{options} · {say('option-own-thread')}"
    title = say("table-name", table=table.id)
    if _asks_who_plays(table):
        title = f"{say('lobby-who-plays')} · {title}"
    sheet.text(f"### {title}\n{options}")
    # against computers alone there is nobody who could vote on a long turn
    if table.options.clock is not None or not _is_for_one(table):
        own_clock = shown.lobby_clock(table.options, localizer)
        sheet.text(lobby_clock(table.options, localizer) if own_clock is None else own_clock)
    sheet.text(_seats(table, shown, localizer))
    if table.status == Status.LOBBY:
        sheet.text(_state(table, shown, localizer))
        sheet.text(fair_deal_text(table, localizer) if shown.has_fair_deal else "")
        sheet.buttons(_buttons(table, localizer))
        sheet.buttons(_setup_buttons(table, shown, localizer))
        if table.options.invite_only:
            sheet.users(INVITE.to(table.id, mark), say("pick-invite"), most=MOST_INVITED)
    elif table.status is Status.CANCELLED:
        sheet.text(cancellation_text(table, localizer))
        if table.match is not None:
            sheet.text(rematch_text(rematch, localizer)).buttons(end_buttons(table, shown, localizer, rematch))
    else:
        sheet.text(say(f"lobby-{table.status}"))
    return sheet


def _asks_who_plays(table: Table) -> bool:
    """Return whether it is a lobby for anyone who wants to play now."""
    options = table.options
    return table.status == Status.LOBBY and options.seeks_players and not options.invite_only


def _is_for_one(table: Table) -> bool:
    """Return whether computers have all seats but one person's."""
    people = {each.user_id for each in table.participants if not each.is_automatic}
    return table.is_full and len(people) == 1


def _begun_sheet(table: Table, shown: Presentation, localizer: Localizer, rematch: Table | None) -> Sheet:
    """Return one line, which leads to the game; once that is over, how it ended and the way to another one."""
    is_in_thread, is_over = table.place.channel_id == table.lobby_message_id, table.status is not Status.PLAYING
    message = table.post.message_id if table.post and not is_in_thread else None
    link = jump(table.place.guild_id, table.place.channel_id, message)
    names = localizer.list([safe_name(name) for name in table.names])
    table_name = localizer.say("table-name", table=table.id)
    sheet = Sheet(ACCENT).text(
        f"**{table_name}** · {names} · [{localizer.say('lobby-over' if is_over else 'lobby-begun')}]({link})"
    )
    if table.match is not None and table.match.is_over:
        outcome = shown.outcome(table, [safe_name(name) for name in table.names], localizer)
        # the result; what else there is to say of the end is at the table
        sheet.text(outcome or shown.board(table, localizer, is_text=False, most=MOST_ENDING).ending.partition("\n")[0])
    sheet.text(fair_deal_text(table, localizer) if shown.has_fair_deal else "")
    if not is_over:
        return sheet
    return sheet.text(rematch_text(rematch, localizer)).buttons(end_buttons(table, shown, localizer, rematch))


def moved_sheet(table: Table, place: Place, localizer: Localizer) -> Sheet:
    """Return what stays of a lobby where it was before it moved to `place`."""
    sheet = Sheet(ACCENT).text(f"### {localizer.say('table-name', table=table.id)}")
    return sheet.text(f"[{localizer.say('lobby-moved')}]({jump(place.guild_id, place.channel_id)})")


def options_text(options: Options, shown: Presentation, localizer: Localizer) -> str:
    """Return in one line what was chosen for a table."""
    say = localizer.say
    parts = [say("option-players", count=options.players), *shown.options(options.choices, localizer)]
    parts.append(say("option-invited" if options.invite_only else "option-open"))
    if options.clock is None:
        parts.append(clock_text(None, localizer))
    parts += hours_texts(
        options.clock, localizer, has_vacations=options.has_vacations, counts_weekends=options.counts_weekends
    )
    if not options.talks and shown.has_talks:
        parts.append(say("option-no-talks"))
    if options.hints:
        parts.append(say("option-hints"))
    return " · ".join(parts)


def _seats(table: Table, shown: Presentation, localizer: Localizer) -> str:
    """Return who sits where; in a game that has begun, with what belongs to the seat."""
    lines: list[str] = []
    for seat, participant in enumerate(table.participants):
        key = "lobby-owner" if participant.user_id == table.owner else "lobby-player"
        line = localizer.say(key, name=safe_name(participant.name))
        if participant.is_computer:
            line = f"{ROBOT} {line}"
            if shown.has_levels:
                line += f" ({localizer.say('computer-level', level=table.level_of(seat))})"
        line = f"{line} · {localizer.say('lobby-unready')}" if participant.user_id in table.options.unready else line
        note = "" if table.match is None else shown.seat_note(table.options.choices, seat, localizer)
        lines.append(f"{line} · {note}" if note else line)
    free = table.options.players - len(table.participants)
    if table.status == Status.LOBBY:
        lines += [localizer.say("lobby-free")] * free
    return "\n".join(f"{number}. {line}" for number, line in enumerate(lines, start=1))


def _state(table: Table, shown: Presentation, localizer: Localizer) -> str:
    missing = table.options.players - len(table.participants)
    unready = [
        safe_name(participant.name)
        for participant in table.participants
        if participant.user_id in table.options.unready
    ]
    text = _missing_text(table, missing, localizer) if missing else ""
    if table.begins_at is not None:
        key = "lobby-begins-at-once" if table.begins_at_once else "lobby-begins"
        text = localizer.say(key, at=discord_time(table.begins_at))
    elif table.is_ready:
        text = localizer.say("lobby-ready")
    if unready:
        text = f"{text}\n{localizer.say('lobby-asked-anew', who=localizer.list(unready))}".strip()
    if ordered := _order(table, localizer):
        text = f"{text}\n{ordered}"
    if len(pair := _partners(table, shown)) == 2:
        return f"{text}\n{localizer.say('lobby-partners', name=pair[0], other=pair[1])}{_invited(table, localizer)}"
    if note := shown.lobby_note(table.options.choices, localizer, is_ordered=bool(ordered)):
        text = f"{text}\n{note}"
    return f"{text}{_invited(table, localizer)}"


def _missing_text(table: Table, missing: int, localizer: Localizer) -> str:
    begins = _asks_who_plays(table) and table.options.begins_when_ready
    return localizer.say("lobby-missing-players" if begins else "lobby-missing", count=missing)


def _invited(table: Table, localizer: Localizer) -> str:
    """Return who is invited and has not come, on a line of its own."""
    invited = [f"<@{user}>" for user in table.options.invited if table.seat_of(user) is None]
    return f"\n{localizer.say('lobby-invited', who=localizer.list(invited))}" if invited else ""


def _partners(table: Table, shown: Presentation) -> tuple[str, ...]:
    """Return the two who will sit opposite each other as far as is known, where that makes them partners."""
    if not shown.has_partners(table.options.choices):
        return ()
    names = {participant.user_id: safe_name(participant.name) for participant in table.participants}
    return tuple(names[user] for user in table.options.opposite if user in names)


def _order(table: Table, localizer: Localizer) -> str:
    """Return how a rematch is seated; empty where the seats are drawn."""
    order = table.options.order
    if len(order) != table.options.players:
        return ""
    seats = rematch_seats(table) or [
        participant for participant in table.participants if participant.user_id == order[0]
    ]
    if not seats:
        return localizer.say("rematch-order")
    return localizer.say("rematch-order-first", name=safe_name(seats[0].name))


def _buttons(table: Table, localizer: Localizer) -> list[Button]:
    """Return the buttons, disabled where they cannot work now: joining a full table, starting one that is not full."""
    full, asked = table.is_full, bool(table.options.unready)
    return [
        Button(
            JOIN.to(table.id),
            localizer.say("key-im-in" if _asks_who_plays(table) else "key-join"),
            Style.success,
            is_disabled=full,
        ),
        Button(LEAVE.to(table.id), localizer.say("key-leave")),
        *([Button(READY.to(table.id), localizer.say("key-ready"), Style.success)] if asked else []),
        *([Button(WAIT.to(table.id), localizer.say("key-wait"))] if table.begins_at_once else []),
        Button(START.to(table.id), localizer.say("key-start"), Style.primary, is_disabled=not full or asked),
        Button(CANCEL.to(table.id), localizer.say("key-cancel"), Style.danger),
    ]


def _setup_buttons(table: Table, shown: Presentation, localizer: Localizer) -> list[Button]:
    buttons: list[Button] = []
    if not table.is_full and shown.has_computers:
        buttons.append(Button(ADD_COMPUTER.to(table.id), localizer.say("key-add-computer")))
    if any(participant.is_computer for participant in table.participants):
        buttons.append(Button(REMOVE_COMPUTER.to(table.id), localizer.say("key-remove-computer")))
    buttons.append(Button(SETTINGS.to(table.id), localizer.say("key-arrange")))
    has_deal = shown.has_fair_deal and table.fair_deal is not None
    return [*buttons, *([Button(FAIR_DEAL.to(table.id), localizer.say("key-fair-deal"))] if has_deal else [])]


def fair_deal_text(table: Table, localizer: Localizer) -> str:
    """Return a lobby's seal and its players' words in one line in small print; empty where it has none.

    The seal is cut to 128 bits, too many to find two secrets that have them in common. They and the words stand in
    public, where everyone sees the same; `fair_deal_page` has the whole of it.
    """
    deal = table.fair_deal
    if deal is None:
        return ""
    texts = [localizer.say("lobby-commitment", commitment=f"{deal.commitment(table.id)[:SEAL_SHOWN]}…")]
    return f"-# {' · '.join([*texts, *_words_text(table, localizer)])}"


def fair_deal_page(table: Table, localizer: Localizer) -> Sheet:
    """Return what the seal is, the whole of it, all words, and the button to add one; for one reader in a lobby."""
    assert table.fair_deal is not None
    say = localizer.say
    sheet = Sheet(ACCENT).text(f"### {say('key-fair-deal')}\n{say('fair-deal-explained')}")
    sheet.text(say("fair-deal-seal", commitment=table.fair_deal.commitment(table.id)))
    sheet.text("\n".join(_words_text(table, localizer)))
    return sheet.buttons([Button(WORD.to(table.id), say("key-word"), Style.primary)])


def closed_words_text(table: Table, localizer: Localizer) -> str:
    """Return what is said once the words of a lobby are closed.

    It names all of them and everyone's place: the deal follows from these, and whoever knows the secret could otherwise
    put others in a transcript once they know the message's id.
    """
    say, words = localizer.say, _words_by_place(table)
    people = [
        f"{place}. {say('lobby-word', name=name, word=word) if word else f'**{name}**'}"
        for place, (name, word) in enumerate(words, start=1)
    ]
    told = [say("words-closed", table=table_number(table, localizer))]
    told += [] if any(word for _, word in words) else [say("lobby-no-words")]
    return f"-# 🔒 {' '.join(told)} {say('words-order', people=localizer.list(people))}"


def _words_text(table: Table, localizer: Localizer) -> list[str]:
    said = [localizer.say("lobby-word", name=name, word=word) for name, word in _words(table)]
    return [localizer.say("lobby-words", words=localizer.list(said))] if said else []


def _words(table: Table) -> list[tuple[str, str]]:
    """Return who has said what, in the lobby's order; once the game has begun, by place at the table."""
    return [each for each in _words_by_place(table) if each[1]]


def _words_by_place(table: Table) -> list[tuple[str, str]]:
    """Return the name and word of each place, empty where nothing was said."""
    deal = table.fair_deal
    assert deal is not None
    if table.match is None:
        said = dict(deal.words)
        heard = [(participant.name, said.pop(participant.user_id, "")) for participant in table.participants]
    else:
        heard = [(str(place), word) for place, word in enumerate(deal.said, start=1)]
    return [(safe_name(name), word and safe_name(word)) for name, word in heard]


def word_form(table: Table, user: UserId, localizer: Localizer) -> ui.Modal:
    """Return the form in which someone writes their word, or takes it back."""
    say, said = localizer.say, dict(table.fair_deal.words if table.fair_deal else ())
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
    return form
