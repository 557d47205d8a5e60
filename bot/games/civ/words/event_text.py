"""Events in words: what happened at the table."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.games.civ.rules import Event, Result, Seat, by_seat
from bot.games.civ.rules.effect_table import STEPS
from bot.games.civ.words.naming import ages, card, cards, domain, effect, icon
from bot.i18n.catalogue import Localizer
from bot.i18n.cutting import cut
from bot.i18n.names import name_of, safe_name, safe_text, without_markdown
from bot.match import TABLE, seats_agreed

_SENTENCES: Final = ("passed", "revealed", "returned", "final_round", "over")
"""Kinds of events that aren't a player's action."""
_CONSEQUENCES: Final = (*_SENTENCES, "lost", "lifted")
"""Kinds that follow from an action and are told in its line."""
_CARDS_TOGETHER: Final = ("keep", *(word for word, step in STEPS.items() if step.names_card))
"""Kinds of which several in a row become one phrase about several cards."""

_PSEUDONYM: Final = re.compile(r"p-[a-z0-9]{8}")
"""As in the book of a tournament."""


class Marks:
    """The marks of players and things in a line about an event: none here, as in pictures and captions."""

    def thing(self, localizer: Localizer, code: str, name: str) -> str:
        """Return the name of a card or a Domain; `code` is its code."""
        return name

    def effect(self, localizer: Localizer, code: str, name: str) -> str:
        """Return the name of an effect; `code` is its Domain's."""
        return name

    def written(self, text: str) -> str:
        """Return what a referee has written."""
        return without_markdown(text)

    def author(self, name: str) -> str:
        """Return the name of a referee."""
        return without_markdown(name)


class Markdown(Marks):
    """Marks for Discord messages: what changed is bold, with its emoji."""

    def thing(self, localizer: Localizer, code: str, name: str) -> str:
        """Return the name in bold after its emoji, with a no-break space."""
        return f"{icon(localizer, code)}\u00a0**{name}**"

    def effect(self, localizer: Localizer, code: str, name: str) -> str:
        """Return the effect's name with its Domain's emoji, not bold, since using an effect moves nothing yet."""
        return f"{icon(localizer, code)}\u00a0{name}"

    def written(self, text: str) -> str:
        """Return what a referee has written, marked as such."""
        return safe_text(text) if text else ""

    def author(self, name: str) -> str:
        """Return the name of a referee, marked as such."""
        return safe_name(name)


UNMARKED: Final = Marks()
MARKDOWN: Final = Markdown()


def event(localizer: Localizer, event: Event, names: Sequence[str]) -> str:
    """Return a short sentence in the past tense about one event."""
    return _sentence(localizer, [event], names, UNMARKED)


def describe_events(
    localizer: Localizer, events: Sequence[Event], names: Sequence[str], limit: int = 1500, *, marks: Marks = UNMARKED
) -> str:
    """Return all events, one line a turn; where that is longer than `limit` characters, the oldest are left out."""
    lines = [" ".join(_sentences(localizer, turn, names, marks)) for turn in _turns(events)]
    if len("\n".join(lines)) <= limit:
        return "\n".join(lines)
    kept: list[str] = []
    # the newest are kept: what is left out is what was longest ago
    for line in reversed(lines):
        notice = localizer.say("told-earlier", count=len(lines) - len(kept) - 1)
        if len("\n".join([notice, line, *kept])) > limit:
            break
        kept.insert(0, line)
    if not kept:
        return cut(lines[-1], limit)
    return "\n".join([localizer.say("told-earlier", count=len(lines) - len(kept)), *kept])


def describe_actions(
    localizer: Localizer, events: Sequence[Event], names: Sequence[str], marks: Marks = UNMARKED
) -> list[str]:
    """Return what one seat did, a phrase for each action: “played Military I”; the caller puts its name before them."""
    return [
        localizer.say(
            _sentence_key(found) if stands_alone(found) else _predicate_key(found),
            **_values(localizer, found, names, marks),
        )
        for found in _together(events)
    ]


def _turns(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Yield the events, split where another seat begins to act."""
    turn: list[Event] = []
    actor: Seat | None = None
    for found in events:
        if found.kind not in _CONSEQUENCES:
            if turn and found.seat != actor and found.kind != "keep":
                yield turn
                turn = []
            actor = found.seat
        turn.append(found)
    if turn:
        yield turn


def _sentences(localizer: Localizer, turn: Sequence[Event], names: Sequence[str], marks: Marks) -> Iterator[str]:
    """Yield a sentence for each run of actions of one seat."""
    run: list[Event] = []
    for found in turn:
        if found.kind == "end" and len(turn) > 1:
            continue  # the end of a turn is only mentioned where there was nothing else
        if run and not _continues(run[-1], found):
            yield _sentence(localizer, _together(run), names, marks)
            run = []
        run.append(found)
    if run:
        yield _sentence(localizer, _together(run), names, marks)


def _continues(last: Event, found: Event) -> bool:
    return last.seat == found.seat and not stands_alone(last) and not stands_alone(found)


def stands_alone(found: Event) -> bool:
    """Return whether this is a sentence of its own rather than something a player did."""
    return found.kind in _SENTENCES or (found.by is not None and found.by != by_seat(found.seat or 0))


def _together(same: Sequence[Event]) -> list[Event]:
    """Return the events with those that move cards alike in a row merged, and the end of several Embargoes once."""
    merged: list[Event] = []
    for found in same:
        last = merged[-1] if merged else None
        if last is not None and last.kind == found.kind in _CARDS_TOGETHER and last.target == found.target:
            merged[-1] = replace(last, cards=(*last.cards, *_cards_of(found)), count=(last.count or 1) + 1)
        elif last is None or last.kind != "lifted" or (found.kind, found.domain) != (last.kind, last.domain):
            merged.append(replace(found, cards=_cards_of(found)))
    return merged


def _cards_of(found: Event) -> tuple[str, ...]:
    return found.cards or ((found.card,) if found.card else ())


def _sentence(localizer: Localizer, same: Sequence[Event], names: Sequence[str], marks: Marks) -> str:
    first = same[0]
    if stands_alone(first):
        return localizer.say(_sentence_key(first), **_values(localizer, first, names, marks))
    texts = [localizer.say(_predicate_key(found), **_values(localizer, found, names, marks)) for found in same]
    return localizer.say("told", name=name_of(localizer, names, first.seat or 0), what=localizer.list(texts))


def _sentence_key(found: Event) -> str:
    kind = f"over-{found.result.reason}" if found.result is not None else found.kind
    if found.by is not None and _PSEUDONYM.fullmatch(found.by.removeprefix("referee ")):
        # a tournament names its referee and their reason in a message of its own: it stands at the table once
        return f"seen-{kind}-decided"
    if kind == "undo" and found.by == TABLE:
        others = seats_agreed(found.why or "")
        kind = "undo-alone" if others is None else "undo-agreed-by" if others else "undo-agreed"
    return f"seen-{kind}".replace("_", "-")


def _predicate_key(found: Event) -> str:
    hidden = found.kind in ("keep", "give") and not _cards_of(found)
    return f"told-{found.kind}-hidden" if hidden else f"told-{found.kind}"


def _values(localizer: Localizer, found: Event, names: Sequence[str], marks: Marks) -> dict[str, str | int]:
    """Return the values that the event's text may name."""
    count = found.count if found.count is not None else 1
    values: dict[str, str | int] = {"count": count, "why": marks.written(found.why or "")}
    if shown := _cards_of(found):
        values |= {
            "cards": cards(localizer, shown, lambda code: marks.thing(localizer, code, card(localizer, code))),
            "domain": marks.thing(localizer, shown[0][0], domain(localizer, shown[0][0])),
        }
    if found.seat is not None:
        values["name"] = name_of(localizer, names, found.seat)
    if found.target is not None:
        values["target"] = name_of(localizer, names, found.target)
    if found.domain is not None:
        values["domain"] = marks.thing(localizer, found.domain, domain(localizer, found.domain))
    if found.ages:
        values["ages"] = ages(localizer, found.ages)
    if found.by is not None:
        values["by"] = _author(localizer, found.by, names, marks)
    if found.kind == "undo" and (others := seats_agreed(found.why or "")):
        values["others"] = localizer.list([name_of(localizer, names, seat) for seat in others])
    if found.kind == "sacrifice":
        values["effect"] = marks.effect(localizer, shown[0][0], effect(localizer, shown[0][0], "sacrifice"))
    elif found.domain is not None and found.level is not None:
        values["effect"] = marks.effect(localizer, found.domain, effect(localizer, found.domain, found.level))
    return values | (_outcome(localizer, found.result, names) if found.result is not None else {})


def _author(localizer: Localizer, by: str, names: Sequence[str], marks: Marks) -> str:
    """Return who intervened: the table, a seat, or a referee by name."""
    kind, _, name = by.partition(" ")
    if kind == "seat" and name.isdigit():
        return localizer.say("by-seat", name=name_of(localizer, names, int(name)))
    if kind != "referee":
        return localizer.say("by-table")
    return localizer.say("by-referee", name=marks.author(name)) if name.strip() else localizer.say("by-unnamed-referee")


def _outcome(localizer: Localizer, result: Result, names: Sequence[str]) -> dict[str, str | int]:
    winners = [name_of(localizer, names, seat) for seat in result.winners]
    values: dict[str, str | int] = {"winners": localizer.list(winners), "many": len(winners)}
    return values | ({"domain": domain(localizer, result.domain)} if result.domain else {})
