"""The hand: one player's private view of a table, with all that he can do now (ephemeral)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal

from bot.games.civ import civ_game
from bot.i18n import words
from bot.i18n.catalogue import Speaker
from bot.i18n.naming import Level
from bot.render.facts import MOST_ALT, cut_at_facts
from bot.render.handtexts import describe_hand, hand_alt
from bot.rules import Action, Observation, Seat, observe
from bot.rules.cards import KINDS
from bot.rules.closed_effects import Closed, closed
from bot.rules.effect_table import SACRIFICE
from bot.rules.position import DRAFT_KEEP
from bot.table.table import Table
from bot.ui.civ.choices import FREE_FIRST, Group, by_cost, domain_of, groups, open_effects
from bot.ui.discord.sheet import Key, Line, Sheet, Style, whole_lines
from bot.ui.discord.symbols import ACCENT, DOMAIN_EMOJI, jump
from bot.ui.discord.verbs import CustomId
from bot.ui.hand import addresses
from bot.ui.public.clock_words import hand_time
from bot.ui.votes.addresses import MENU

PICTURE: Final = "hand.png"
Question = Literal["end", "away"]
MOST_HAND_TEXT: Final = 1500
_USED: Final = {
    "effect-used": "text-used-permanent",
    "sacrifice-used": "text-used-sacrifice",
    "inspiration-used": "text-used-inspiration",
}
"""How a used effect is named, by the reason that refuses it."""

_DOORS: Final = {"do": addresses.DO, "pick": addresses.PICK}
_LAST: Final = {"end": (addresses.END, Style.success), "skip": (addresses.SKIP, Style.primary)}
"""What stands alone in the last row, by the action's word: where it leads, and how it looks."""
Door = Callable[[str, str], CustomId]
"""Where a choice leads: by `do` and an action's text, or by `pick` and which select it is."""


def hand_page(
    table: Table,
    seat: int,
    speaker: Speaker,
    *,
    notice: str | None = None,
    ask: Question | None = None,
    has_picture: bool = True,
    has_text: bool = False,
    note: str = "",
) -> Sheet:
    """What the player in `seat` sees; `notice` is a line on top, `ask` a question before what cannot be undone.

    `has_text` tells its cards in words too; without a picture they are told anyway. `note` says in small print why
    there is no picture.
    """
    assert table.match is not None
    seen = observe(civ_game(table.match), seat)
    names = tuple(words.safe_name(name) for name in table.names)
    has_cards = bool(seen.hand or seen.pack)
    sheet = Sheet(ACCENT)
    if notice:
        sheet.text(f"> {notice}")
    sheet.text(_heading(table, seen, speaker, names))
    if table.status == "playing" and not table.sitters[seat].is_automatic:
        sheet.text(hand_time(table, seat, speaker))
    if table.is_placeless:
        sheet.text(speaker.say("hand-placeless"))
    if has_cards and has_picture:
        sheet.picture(PICTURE, cut_at_facts(hand_alt(seen, speaker), speaker, MOST_ALT))
    if has_cards and (has_text or not has_picture):
        rest = speaker.say("text-more", button=speaker.say("key-text"))
        sheet.text(whole_lines(describe_hand(seen, speaker), MOST_HAND_TEXT, rest))
    if note:
        sheet.text(f"-# {note}")
    if seen.phase != DRAFT_KEEP:
        sheet.text(_in_short(seen, speaker, names))
    if table.status != "playing" or seen.result is not None:
        return sheet.keys([_moment(table, speaker), _as_text(table, speaker)])
    if table.sitters[seat].is_automatic:
        sheet.text(speaker.say("hand-automatic"))
        back = Key(addresses.COME_BACK.to(table.id), speaker.say("key-come-back"), Style.success)
        sheet.keys([back, _moment(table, speaker), _as_text(table, speaker)])
    elif ask == "away":
        ask_away(sheet, table, speaker)
    elif ask == "end":
        _ask_end(sheet, table, seen, speaker, names)
    else:
        _choices(sheet, table, seat, seen, speaker, names)
    return sheet


def _as_text(table: Table, speaker: Speaker) -> Key:
    return Key(addresses.HAND_TEXT.to(table.id), speaker.say("key-text"))


def _moment(table: Table, speaker: Speaker) -> Key:
    return Key(addresses.MOMENT.to(table.id), speaker.say("key-moment"))


def _heading(table: Table, seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    say = speaker.say
    if seen.result is not None:
        now = words.result(speaker, seen.result, names, seen)
    elif table.status == "cancelled":
        now = say("board-cancelled")
    elif seen.viewer in seen.waiting:
        now = say("hand-your-move", step=words.phase(speaker, seen))
    else:
        now = say("hand-waiting", who=speaker.list([names[seat] for seat in seen.waiting]))
    if table.is_placeless:
        return f"### {say('table-name', table=table.id)}\n{now}"
    message = table.post.message_id if table.post else None
    link = jump(table.place.guild_id, table.place.channel_id, message)
    return f"### {say('table-name', table=table.id)}\n{now}\n[{say('hand-board-link')}]({link})"


def _in_short(seen: Observation, speaker: Speaker, names: Sequence[str]) -> str:
    lines = [_seat_in_short(seen, seat.seat, speaker, names) for seat in seen.seats]
    pile = speaker.say("short-pile", pile=seen.pile_size, discard=len(seen.discard))
    return "\n".join([*lines, f"-# {pile}"])


def _seat_in_short(seen: Observation, seat: Seat, speaker: Speaker, names: Sequence[str]) -> str:
    side = seen.seats[seat]
    columns = ", ".join(
        _together(f"{DOMAIN_EMOJI[column.domain]} {words.domain(speaker, column.domain)} {column.count}")
        for column in side.columns
        if column.count
    )
    is_mate = any(seat in mates and seen.viewer in mates for mates in seen.sides)
    key = "short-own" if seat == seen.viewer else "short-mate" if is_mate else "short-seat"
    return speaker.say(
        key if side.alive else "short-left",
        name=names[seat],
        columns=columns or speaker.say("short-nothing"),
        hand=len(side.hand_ages),
        limit=side.hand_limit,
    )


def _together(text: str) -> str:
    """The text, never broken over two lines."""
    return text.replace(" ", "\u00a0")


def _choices(sheet: Sheet, table: Table, seat: int, seen: Observation, speaker: Speaker, names: Sequence[str]) -> None:
    offered = groups(seen)
    if any(group.kind in FREE_FIRST for group in offered) or (seen.phase == "effects" and seen.viewer in seen.waiting):
        assert table.match is not None
        sheet.text(effects_told(seen, closed(civ_game(table.match), seat), speaker, names))

    def door(verb: str, what: str) -> CustomId:
        return _DOORS[verb].to(table.id, seen.version, what)

    for group in offered:
        offer(sheet, seen, group, speaker, table.names, door)
    sheet.keys(_last_row(table, seen, speaker))


def effects_told(seen: Observation, shut: Sequence[Closed], speaker: Speaker, names: Sequence[str]) -> str:
    """What step 2 offers, each with what it does, then what it does not offer and why."""
    lines: list[str] = []
    told: set[tuple[str, Level]] = set()
    for action in by_cost(seen.legal):
        effect = _effect_of(action)
        if action.word != "copy" and effect in told:
            continue
        told.add(effect)
        name = words.action(speaker, action, seen, names) if action.word == "copy" else words.effect(speaker, *effect)
        line = speaker.say("text-of", what=f"**{name}**", told=words.effect_does(speaker, *effect))
        lines.append(f"{DOMAIN_EMOJI[effect[0]]} {line}")
    opened = "\n".join(lines) or speaker.say("hand-no-effect")
    return "\n".join([opened, *_refused(seen, shut, speaker, names)])


def _refused(seen: Observation, shut: Sequence[Closed], speaker: Speaker, names: Sequence[str]) -> Iterator[str]:
    """Why each other effect is not open; one line each for all used, all that lack their level, all without a card."""
    levels: list[str] = []
    used: dict[str, None] = {}
    without: dict[str, None] = {}
    for no in shut:
        name, have = words.effect(speaker, no.domain, _level(no.level)), no.reason.values.get("have")
        if no.reason.key == "no-sacrifice-card" or (no.reason.key == "level-not-reached" and not have):
            without[words.domain(speaker, no.domain)] = None
        elif no.reason.key == "level-not-reached":
            levels.append(speaker.say("closed-effect", effect=name, have=have))
        elif no.reason.key in _USED:
            used[speaker.say(_USED[no.reason.key], domain=words.domain(speaker, no.domain))] = None
        else:
            why = words.reason(speaker, no.reason, names)
            yield f"-# {why if why.startswith(name) else speaker.say('text-of', what=name, told=why)}"
    one, two = seen.level_sizes
    if used:
        yield f"-# {speaker.say('closed-used', effects=speaker.list(list(used)))}"
    if levels:
        yield f"-# {speaker.say('closed-levels', one=one, two=two, effects=speaker.list(levels))}"
    if without:
        yield f"-# {speaker.say('closed-domains', domains=speaker.list(list(without)))}"


def _level(level: int) -> Level:
    return "sacrifice" if level == SACRIFICE else level


def _effect_of(action: Action) -> tuple[str, Level]:
    return domain_of(action), "sacrifice" if action.word == "sacrifice" else action.level


def offer(sheet: Sheet, seen: Observation, group: Group, speaker: Speaker, names: Sequence[str], door: Door) -> None:
    """Buttons or selects; their labels show names as they are, for Discord formats nothing there."""
    if group.is_buttons:
        style = Style.primary if group.kind not in ("sacrifice", "copy") else Style.secondary
        sheet.keys(
            [
                Key(
                    door("do", option.action.text),
                    words.action(speaker, option.action, seen, names),
                    style,
                    emoji_of(option.action),
                )
                for option in group.options
            ]
        )
        return
    for index, chunk in enumerate(group.chunks()):
        # of several cards at once the placeholder says what becomes of them
        labels = [
            words.card(speaker, KINDS[option.action.kind])
            if group.most > 1
            else words.action(speaker, option.action, seen, names)
            for option in chunk
        ]
        lines = [
            Line(option.value, label, emoji=emoji_of(option.action))
            for option, label in zip(chunk, labels, strict=True)
        ]
        placeholder = speaker.say(f"pick-{group.kind}", count=group.most)
        sheet.select(door("pick", f"{group.kind} {index}"), placeholder, lines, least=group.least, most=group.most)


def emoji_of(action: Action) -> str | None:
    """The sign of the Domain that an action is about."""
    if action.kind >= 0:
        return DOMAIN_EMOJI[action.text.split(" ")[1][0]]
    return DOMAIN_EMOJI[domain_of(action)] if action.domain >= 0 else None


def _last_row(table: Table, seen: Observation, speaker: Speaker) -> list[Key]:
    keys = [
        Key(verb.to(table.id, seen.version), speaker.say(f"key-{action.word}"), style)
        for action in seen.legal
        for verb, style in ([_LAST[action.word]] if action.word in _LAST else [])
    ]
    if seen.undo_to is not None:
        keys.append(Key(addresses.UNDO.to(table.id, seen.version), speaker.say("key-undo")))
    if not keys and seen.viewer not in seen.waiting:
        keys.append(Key(addresses.HAND.to(table.id), speaker.say("key-refresh")))
    keys.append(_moment(table, speaker))
    keys.append(Key(MENU.to(table.id), speaker.say("key-menu")))
    return [*keys, _as_text(table, speaker)]


def ask_away(sheet: Sheet, table: Table, speaker: Speaker) -> None:
    """The question before the automatic player takes a seat over."""
    sheet.text(speaker.say("away-question", table=table.id))
    sheet.keys(
        [
            Key(addresses.AWAY.to(table.id), speaker.say("key-away"), Style.primary),
            Key(addresses.HAND.to(table.id), speaker.say("key-not-away")),
        ]
    )


def _ask_end(sheet: Sheet, table: Table, seen: Observation, speaker: Speaker, names: Sequence[str]) -> None:
    """The question before a turn ends with an unused effect open."""
    unused = [
        speaker.say("end-effect", effect=words.action(speaker, action, seen, names)) for action in open_effects(seen)
    ]
    sheet.text(speaker.say("end-question", effects=speaker.list(unused)))
    sheet.keys(
        [
            Key(addresses.END_NOW.to(table.id, seen.version), speaker.say("key-end-now"), Style.success),
            Key(addresses.STAY.to(table.id, seen.version), speaker.say("key-stay"), Style.primary),
            Key(addresses.END_ALWAYS.to(table.id, seen.version), speaker.say("key-end-always")),
        ]
    )
