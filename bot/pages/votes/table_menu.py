"""The menu “Table…”, for one reader: what the people of a table may ask each other, with who decides it, and a note of
their own; for others, whether they are told of the end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Annotated, Any, Final

from discord import TextStyle, ui

from bot.discord.routing import CustomId, Verb, one_of
from bot.discord.sheet import MOST_HINT, MOST_TITLE, Button, Sheet, Style
from bot.discord.symbols import ACCENT, discord_time
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut, with_name
from bot.i18n.names import safe_name
from bot.i18n.reason_text import reason_text
from bot.pages.addresses.hand import ASK_AWAY
from bot.pages.addresses.public import MENU, NUDGE, RESUME
from bot.pages.addresses.table import AtTable, LogNumber
from bot.pages.clock_words import board_times
from bot.pages.presentation import OWN_UNDO, StuckWay
from bot.pages.table_words import no_hand_text, table_name
from bot.pages.tournament.addresses import CALL_REFEREE
from bot.pages.votes.vote_messages import answer_buttons, question
from bot.table.absence import awaited_seats_of_people
from bot.table.electorate import votes_to_hand_over
from bot.table.inactivity import waited_since
from bot.table.limits import Limits
from bot.table.social import MOST_NOTE
from bot.table.table import Table
from bot.table.table_actions import ActionName, TableAction
from bot.table.values import OPEN, Status, TableId, UserId
from bot.table.vote import BackTo, OneSeat, Subject, VoteKind, subject_from, subject_number
from bot.table.voting import current_vote

KEYS: Final[dict[ActionName, tuple[str, Style]]] = {
    ActionName.GO_ON: ("key-resume", Style.success),
    ActionName.PAUSE: ("key-ask-pause", Style.secondary),
    ActionName.EXTEND: ("key-ask-extend", Style.secondary),
    ActionName.TAKE_BACK: ("key-ask-undo", Style.secondary),
    ActionName.AWAY: ("key-ask-away", Style.secondary),
    ActionName.CALL_OFF: ("key-ask-cancel", Style.danger),
    ActionName.RESIGN: ("key-resign", Style.danger),
}
"""The button of each action, in the order of the menu."""
MOST_VOTES: Final = 3
"""How many votes a message has room for."""
Points = tuple[int | None, int | None]
ASK_RESIGN: Final = Verb("ask_resign", AtTable)
FOLLOW: Final = Verb("follow", AtTable)
NOTE: Final = Verb("note", AtTable)
NOTED: Final = Verb("noted", AtTable)
"""Of the form for a note, once it is filled in."""
ASKED: Final = (
    VoteKind.PAUSE,
    VoteKind.EXTEND,
    VoteKind.UNDO,
    VoteKind.CANCEL,
    VoteKind.REPLACE,
    VoteKind.AUTOMATIC,
)
"""What people may ask with a button."""


@dataclass(frozen=True, slots=True)
class Proposal(AtTable):
    """What someone would ask the others."""

    subject: LogNumber
    """The number of what it is about (`votes.subject_number`)."""
    kind: Annotated[str, one_of(*ASKED)]

    @property
    def vote_kind(self) -> VoteKind:
        """What kind of vote that is."""
        return VoteKind(self.kind)

    @property
    def about(self) -> Subject:
        """What it is about."""
        return subject_from(self.vote_kind, self.subject)


ASK: Final = Verb("ask", Proposal)


def ask_address(table: TableId, kind: VoteKind, subject: Subject = None) -> CustomId:
    """Return the address of a button that asks for this."""
    return ASK.to(table, subject_number(subject), kind)


def menu_page(
    table: Table,
    localizer: Localizer,
    actions: Sequence[TableAction],
    points: Points,
    undo_keys: tuple[str, str] = OWN_UNDO,
    *,
    notice: str = "",
    votes: Sequence[int] = (),
    note: str = "",
) -> Sheet:
    """Return the menu for someone who plays there.

    `points` are the lines an undo may go back to, as `undo_keys` say; `votes` the numbers of those in which they are
    asked without a public message. `note` is what they have noted for themselves.
    """
    sheet, name = _with_notice(notice), table_name(table, localizer)
    sheet.text(f"### {localizer.say('menu-title', table=name)}\n{board_times(table, localizer)}")
    names = [safe_name(each) for each in table.names]
    by_name = {action.name: action for action in actions}
    lines: list[str] = []
    buttons: list[Button] = []
    for each in KEYS:
        action = by_name.get(each)
        if action is None:
            continue
        why = "" if action.refusal is None else reason_text(localizer, action.refusal, names)
        label = localizer.say(KEYS[each][0])
        lines.append(localizer.say("text-of", what=f"**{label}**", told=why or localizer.say(_menu_key(table, each))))
        if not why:
            is_undo = each is ActionName.TAKE_BACK
            buttons += _undo_keys(table, points, undo_keys, localizer) if is_undo else [_key(table, each, localizer)]
    sheet.text("\n".join(lines)).buttons(buttons)
    _lead_to_referee(sheet, table, localizer)
    for number in votes[:MOST_VOTES]:
        sheet.text(f"🗳️ {question(table, current_vote(table, table.vote_records[number]), localizer)}")
        sheet.buttons(answer_buttons(table, number, localizer))
    return _add_note(sheet, table, note, localizer)


def note_page(table: Table, localizer: Localizer, note: str, *, notice: str = "") -> Sheet:
    """Return the menu for someone with a seat at a table where no game goes on: their note."""
    return _add_note(_with_notice(notice).text(f"### {table_name(table, localizer)}"), table, note, localizer)


def outside_page(table: Table, user: UserId, localizer: Localizer, *, notice: str = "") -> Sheet:
    """Return the menu for someone without a seat: where to look, and whether they are told when the game is over."""
    sheet = _with_notice(notice).text(no_hand_text(table, None, localizer))
    if not has_menu(table, user):
        return sheet
    key = "key-unfollow" if user in table.watchers else "key-follow"
    return sheet.buttons([Button(FOLLOW.to(table.id), localizer.say(key))])


def has_menu(table: Table, user: UserId) -> bool:
    """Return whether there is anything in the menu for this person."""
    return table.seat_of(user) is not None or user in table.watchers or table.status in OPEN


def menu_button(table: Table, localizer: Localizer) -> Button:
    """Return the button that opens the menu."""
    return Button(MENU.to(table.id), localizer.say("key-menu"))


def note_form(table: Table, note: str, localizer: Localizer) -> ui.Modal:
    """Return the form for someone's note, with what they have noted."""
    say = localizer.say
    form = ui.Modal(title=cut(say("note-title", table=table.id), MOST_TITLE), custom_id=str(NOTED.to(table.id)))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="note",
        style=TextStyle.paragraph,
        default=note or None,
        placeholder=cut(say("note-hint"), MOST_HINT),
        required=False,
        max_length=MOST_NOTE,
    )
    form.add_item(ui.Label(text=cut(say("note-label"), MOST_TITLE), component=field))
    return form


def _with_notice(notice: str) -> Sheet:
    return Sheet(ACCENT).text(f"> {notice}" if notice else "")


def _add_note(sheet: Sheet, table: Table, note: str, localizer: Localizer) -> Sheet:
    """Add someone's own note about a table, and the button that opens the form for it."""
    sheet.text(f"**{localizer.say('note-shown')}**\n{note}" if note else "")
    return sheet.buttons([Button(NOTE.to(table.id), localizer.say("key-note"))])


def _menu_key(table: Table, each: ActionName) -> str:
    """Return the key of the text that says what an action does."""
    if each is ActionName.RESIGN and table.match is not None and table.match.is_preparing:
        return "menu-resign-draft"
    return "menu-take-back-alone" if each is ActionName.TAKE_BACK and len(table.person_ids) == 1 else f"menu-{each}"


def _lead_to_referee(sheet: Sheet, table: Table, localizer: Localizer) -> None:
    """Add, at a table of a tournament or a league, where nothing is voted on, who or what decides instead."""
    if table.contest is not None and not table.policy.calls_referee:
        sheet.text(localizer.say("menu-league"))
    elif table.contest is not None:
        call = CALL_REFEREE.to(table.contest.tournament)
        sheet.text(localizer.say("menu-referee")).buttons([Button(call, localizer.say("key-tournament-call"))])


def seats_page(table: Table, localizer: Localizer) -> Sheet:
    """Return the seats of the automatic player, for someone who would like to take one."""
    name = table_name(table, localizer)
    sheet = Sheet(ACCENT).text(f"### {localizer.say('seats-title', table=name)}\n{localizer.say('seats-told')}")
    return sheet.buttons(
        [
            Button(
                ask_address(table.id, VoteKind.REPLACE, OneSeat(seat)),
                with_name(lambda name: localizer.say("key-ask-seat", name=name), table.names[seat], others=table.names),
            )
            for seat in free_seats(table)
        ]
    )


def stuck_page(
    table: Table,
    localizer: Localizer,
    actions: Sequence[TableAction],
    ways: Sequence[StuckWay] = (),
    stopped: str = "",
) -> Sheet:
    """Return what someone may do about those the table waits for: each way with its condition, and why not yet.

    `actions` are those of every table, `ways` the game's own. A way that would be refused has no button. `stopped` says
    who has stopped the game, where it is, in place of whom it waits for.
    """
    names = [safe_name(name) for name in table.names]
    waited = [_waited_text(table, seat, localizer) for seat in awaited_seats_of_people(table)]
    told = stopped or localizer.say("stuck-waiting", who=localizer.list(list(dict.fromkeys(waited))))
    sheet = Sheet(ACCENT).text(f"### {localizer.say('stuck-title', table=table_name(table, localizer))}\n{told}")
    limits, votes = Limits(), votes_to_hand_over(table)
    minutes, hours = limits.nudge_interval // timedelta(minutes=1), limits.vote_after // timedelta(hours=1)
    every_table = {
        ActionName.NUDGE: (
            Button(NUDGE.to(table.id), localizer.say("key-nudge")),
            localizer.say("stuck-nudge", minutes=minutes),
        ),
        ActionName.ABSENT: (
            Button(ask_address(table.id, VoteKind.AUTOMATIC), localizer.say("key-vote")),
            localizer.say("stuck-absent", hours=hours, votes=votes),
        ),
    }
    found: list[StuckWay] = []
    for action in actions:
        button, condition = every_table[action.name]
        not_yet = "" if action.refusal is None else reason_text(localizer, action.refusal, names)
        found.append(StuckWay(button.label, condition, None if action.refusal else button, not_yet))
    for way in (*found, *ways):
        not_yet = f"\n-# ⏳ {way.not_yet}" if way.not_yet else ""
        sheet.text(f"{localizer.say('text-of', what=f'**{way.label}**', told=way.condition)}{not_yet}")
    sheet.buttons([way.button for way in (*found, *ways) if way.button is not None])
    _lead_to_referee(sheet, table, localizer)
    return sheet


def _waited_text(table: Table, seat: int, localizer: Localizer) -> str:
    name = safe_name(table.names[seat])
    return localizer.say("stuck-since", name=name, at=discord_time(waited_since(table, seat)))


def free_seats(table: Table) -> list[int]:
    """Return the seats still in the game that the automatic player has, and not for one turn only."""
    if table.match is None or table.status != Status.PLAYING:
        return []
    match = table.match
    return [
        seat
        for seat, participant in enumerate(table.participants)
        if participant.is_automatic and not participant.is_stand_in and match.is_in(seat)
    ]


def _key(table: Table, each: ActionName, localizer: Localizer) -> Button:
    label, style = KEYS[each]
    addresses = {
        ActionName.GO_ON: RESUME.to(table.id),
        ActionName.PAUSE: ask_address(table.id, VoteKind.PAUSE),
        ActionName.EXTEND: ask_address(table.id, VoteKind.EXTEND),
        ActionName.AWAY: ASK_AWAY.to(table.id),
        ActionName.CALL_OFF: ask_address(table.id, VoteKind.CANCEL),
        ActionName.RESIGN: ASK_RESIGN.to(table.id),
    }
    return Button(addresses[each], localizer.say(label), style)


def _undo_keys(table: Table, points: Points, buttons: tuple[str, str], localizer: Localizer) -> list[Button]:
    decision, turn = points
    found = {decision: buttons[0]} | ({} if turn == decision else {turn: buttons[1]})
    style = KEYS[ActionName.TAKE_BACK][1]
    asked = {ask_address(table.id, VoteKind.UNDO, BackTo(line)): key for line, key in found.items() if line is not None}
    return [Button(address, localizer.say(key), style) for address, key in asked.items()]
