"""What has happened to a seat since its last turn: what hit it, whose doing it was, and which cards it did not have.

A function of the log as that seat sees it, and of `absent`: the lines of its own that the computer played for whoever
holds it (`bot.table.seat_history`). A turn that they ended is not one that its reader remembers. Pure.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from typing import Final

from bot.games.civ.pages.story import recent_events
from bot.games.civ.rules import Event, Game, Observation, Seat
from bot.games.civ.rules.actions import COLUMN_WORDS
from bot.games.civ.rules.cards import DOMAINS, Card, cards_in
from bot.games.civ.rules.effect_table import SACRIFICE_OF, STEPS, Zone
from bot.games.civ.rules.events import undone
from bot.games.civ.rules.position import DRAFT_KEEP, PLAY
from bot.games.civ.words import words
from bot.games.civ.words.event_text import Marks, stands_alone
from bot.games.civ.words.naming import cards as card_names
from bot.i18n.catalogue import Localizer
from bot.i18n.icons import shown_length
from bot.i18n.names import name_of

_ENDS: Final = ("end", "take")
"""What ends a seat's turn, or its pick from the centre."""
_TOUCHING: Final = tuple(word for word, step in STEPS.items() if step.touches_others)
_PLAYED: Final = tuple(word for word, step in STEPS.items() if step.goal is Zone.AREA)
"""What brings a card into the play area."""
_NEWS_KINDS: Final = ("take", *_PLAYED, "skip", "sacrifice", "use", "copy", *_TOUCHING, "undo")
"""What a seat did that is worth a word to another; what it then gave up or took back follows from that."""
_PERMANENT_EFFECTS: Final = ("use", "copy")
"""What begins a permanent effect."""


PHONE_LINE: Final = 40
"""Characters that a phone shows in a row."""
MOST_ROWS: Final = 6
"""Rows of a phone for news and threats together, with which a sheet that asks for a card is a screen high at most."""
LEAST_ROWS: Final = 4
"""Rows for the news below however many threats there are."""
MOST_HITS: Final = 240
"""Characters after which earlier hits of one player are only counted: an absence may have been long."""


@dataclass(frozen=True, slots=True)
class Hit:
    """What was done to the reader. `kind` is the action's word.

    Where a hand was taken, `lost` and `got` are the cards by which it differs afterwards; None until it is given back.
    """

    kind: str
    domain: str = ""
    lost: tuple[Card, ...] | None = ()
    got: tuple[Card, ...] = ()
    need: int = 0
    """Cards that the reader needs for Hegemony there after a Democracy."""


@dataclass(frozen=True, slots=True)
class SeatNews:
    """What one seat did: what hit the reader, then the rest."""

    seat: Seat
    hits: tuple[Hit, ...]
    other_events: tuple[Event, ...]
    own_effects: frozenset[int] = frozenset()
    """The numbers of those that changed nothing of anybody else's: permanent effects, and cards played by them."""


@dataclass(frozen=True, slots=True)
class News:
    """What is new to a seat: those who hit it first, the others in the order in which they acted."""

    seats: tuple[SeatNews, ...] = ()
    is_first: bool = False
    """Whether the seat has had no turn yet: it is told everything since the deal."""


def last_turn_of(game: Game, seat: int, absent: Set[int] = frozenset()) -> int:
    """Return the line that ended a seat's last turn, or its last pick from the centre; 0 where it has had none.

    Turns that the computer ended do not count, where its lines are given.
    """
    gone = undone(game) | absent
    ends = (line for line in reversed(game.lines) if line.seat == seat and line.action.word in _ENDS)
    return next((line.number for line in ends if line.number not in gone), 0)


def has_acted(game: Game, seat: int, absent: Set[int] = frozenset()) -> bool:
    """Return whether a seat has done something itself in its current turn."""
    gone, since = undone(game) | absent, last_turn_of(game, seat)
    return any(line.seat == seat and line.by is None and line.number not in gone for line in game.lines[since:])


def news_of(game: Game, seat: int, absent: Set[int] = frozenset()) -> News:
    """Return what is new to a seat; nothing while all choose at once."""
    if game.position.phase == DRAFT_KEEP:
        return News()
    since = last_turn_of(game, seat, absent)
    found: dict[Seat, list[Event]] = {}
    for event in recent_events(game, seat, since=since):
        actor = _actor(event, seat, absent)
        if actor is not None:
            found.setdefault(actor, []).append(event)
    seats = [_seat_news(game, seat, actor, events) for actor, events in found.items()]
    with_news = [each for each in seats if each.hits or each.other_events]
    return News(tuple(sorted(with_news, key=lambda each: not each.hits)), is_first=not since)


def new_cards(game: Game, seat: int, absent: Set[int] = frozenset()) -> tuple[Card, ...]:
    """Return the cards in a seat's hand that it did not hold when it ended its last turn; none before its first."""
    since = last_turn_of(game, seat, absent)
    if not since or game.lines[since - 1].action.word != "end":
        return ()
    return _more(cards_in(game.position.hands[seat]), cards_in(game.positions[since - 1].hands[seat]))


def _actor(event: Event, reader: int, absent: Set[int]) -> Seat | None:
    """Return under whose name an event is told: a seat's own moves aren't news, what others did to it is."""
    if event.seat is None or event.kind in ("lost", "lifted", "drew"):
        return None
    is_own = event.seat == reader and event.by is None and event.number not in absent
    return None if is_own else event.seat


def _seat_news(game: Game, reader: int, actor: Seat, events: Iterable[Event]) -> SeatNews:
    hits: list[Hit] = []
    others: list[Event] = []
    for event in events:
        hit = _hit(game, reader, event) if actor != reader else None  # what his own moves cost him is no blow
        if hit is not None:
            hits.append(hit)
        elif event.kind in _NEWS_KINDS or event.by is not None:
            others.append(event)
    own = frozenset(event.number for event in others if _is_own_effect(game, event))
    return SeatNews(actor, tuple(hits), tuple(_without_cost(others, hits)), own)


def _is_own_effect(game: Game, event: Event) -> bool:
    """Return whether it is a permanent effect or a card played by one, after the turn's own card (§2.2)."""
    is_played = event.kind in _PLAYED and game.positions[event.number - 1].phase != PLAY
    return is_played or event.kind in _PERMANENT_EFFECTS


def _without_cost(events: Iterable[Event], hits: Iterable[Hit]) -> Iterator[Event]:
    """Yield the events without the cards paid for what is told anyway."""
    found = list(events)
    kinds = {hit.kind for hit in hits} | {event.kind for event in found}
    paid = {DOMAINS[domain] for word, domain in SACRIFICE_OF.items() if word in kinds}
    for event in found:
        if not (event.kind == "sacrifice" and event.card is not None and event.card[0] in paid):
            yield event


def _hit(game: Game, reader: int, event: Event) -> Hit | None:
    """Return what an event did to the reader; None where it did nothing."""
    step = STEPS.get(event.kind)
    if step is not None and step.strikes_others:
        before, after = (game.positions[event.number - back].areas[reader] for back in (1, 0))
        lost = _more(cards_in(before), cards_in(after))
        return Hit(event.kind, lost=lost) if lost else None
    if event.target != reader:
        return None
    if event.kind in COLUMN_WORDS and event.domain is not None:
        number = DOMAINS.index(event.domain)
        return Hit(event.kind, event.domain, need=game.positions[event.number].hegemony_need(reader, number))
    is_taken = step is not None and step.source is Zone.OTHER_HAND
    return _hand_taken(game, reader, event.number, event.kind) if is_taken else None


def _hand_taken(game: Game, reader: int, number: int, kind: str) -> Hit:
    """Return what an Inquisition changed in the reader's hand; unknown while cards of it are owed to them."""
    before = cards_in(game.positions[number - 1].hands[reader])
    back = next((later for later in game.standing if later >= number and game.positions[later].target != reader), None)
    if back is None:
        return Hit(kind, lost=None)
    after = cards_in(game.positions[back].hands[reader])
    return Hit(kind, lost=_more(before, after), got=_more(after, before))


def _more(cards: Iterable[Card], than: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards without those of `than`."""
    return tuple((Counter(cards) - Counter(than)).elements())


# In words: a line for each player, what hit the reader first and bold


class _Drawings(Marks):
    """Puts a drawing beside each name; only what hit the reader is bold."""

    def thing(self, localizer: Localizer, code: str, name: str) -> str:
        return f"{words.icon(localizer, code)}\u00a0{name}"

    def effect(self, localizer: Localizer, code: str, name: str) -> str:
        return name


SEPARATOR: Final = " · "
DRAWINGS: Final = _Drawings()
UNDRAWN: Final = Marks()


def rows_of(line: str) -> int:
    """Return how many rows a phone shows a line of Markdown in."""
    return -(-shown_length(line) // PHONE_LINE)


def news_lines(
    news: News,
    seen: Observation,
    localizer: Localizer,
    names: Sequence[str],
    *,
    is_hits_only: bool = False,
    most_rows: int = LEAST_ROWS,
) -> list[str]:
    """Return at most a line for each player, under a title, in about `most_rows` rows of a phone.

    Whoever has most to tell gives up rows first. `is_hits_only` leaves out what did not touch the reader.
    """
    seats = [each for each in news.seats if each.hits or not is_hits_only]
    if not seats:
        return []
    title = localizer.say("turn-so-far" if news.is_first else "turn-since")
    rows = [0] * len(seats)
    if not is_hits_only:
        rows = [rows_of(_line(each, seen, localizer, names, sys.maxsize)) for each in seats]
        while sum(rows) > most_rows and max(rows) > 1:
            rows[rows.index(max(rows))] -= 1
    lines = (_line(each, seen, localizer, names, most * PHONE_LINE) for each, most in zip(seats, rows, strict=True))
    return [f"-# {title}", *lines]


def _line(each: SeatNews, seen: Observation, localizer: Localizer, names: Sequence[str], room: int) -> str:
    """Return what hit the reader, and as many of the newest other moves as `room` allows; none without room."""
    hits = [f"**{hit_text(hit, localizer, DRAWINGS)}**" for hit in each.hits]
    parts = _newest(hits, MOST_HITS)
    if len(parts) < len(hits):
        parts.insert(0, f"**{localizer.say('turn-earlier', count=len(hits) - len(parts))}**")
    name = name_of(localizer, names, each.seat)
    if each.seat == seen.viewer and all(event.by is None for event in each.other_events):
        name = localizer.say("turn-for-you")
    elif each.seat != seen.viewer and seen.viewer in seen.side(each.seat):
        name = localizer.say("turn-mate", name=name)
    if room:
        room -= shown_length(localizer.say("turn-line", name=name, what=SEPARATOR.join((*parts, ""))))
        parts += _most_telling(each, localizer, names, room, least=0 if parts else 1)
    if not hits and all(stands_alone(event) for event in each.other_events):
        return SEPARATOR.join(parts)  # each names who it was
    return localizer.say("turn-line", name=name, what=SEPARATOR.join(parts))


def _newest(texts: Sequence[str], most: int) -> list[str]:
    """Return as many of the last texts as fit into `most` characters, at least one."""
    kept: list[str] = []
    # the newest first, for these are told whole
    for each in reversed(texts):
        most -= shown_length(each) + (len(SEPARATOR) if kept else 0)
        if most < 0 and kept:
            break
        kept.insert(0, each)
    return kept


def _most_telling(each: SeatNews, localizer: Localizer, names: Sequence[str], most: int, *, least: int) -> list[str]:
    """Return what a player did, as much as fits into `most` characters, but at least `least` texts.

    What is left out is counted at the end, as a bare number where words would need another row: first what changed
    only the player's own cards, then the oldest.
    """
    kept, left_out = list(each.other_events), list[Event]()
    texts, count = words.describe_actions(localizer, kept, names, DRAWINGS), 0
    while len(kept) > least and shown_length(SEPARATOR.join(texts)) > most:
        least_telling = min(kept, key=lambda event: (event.number not in each.own_effects, event.number))
        kept.remove(least_telling)
        left_out.append(least_telling)
        count = len(words.describe_actions(localizer, sorted(left_out, key=lambda event: event.number), names))
        texts = words.describe_actions(localizer, kept, names, DRAWINGS)
        texts.append(localizer.say("turn-more", count=count))
    if count and shown_length(SEPARATOR.join(texts)) > most:
        texts[-1] = f"+{count}"
    return texts if kept else []


def hit_text(hit: Hit, localizer: Localizer, marks: Marks = UNDRAWN) -> str:
    """Return what was done to the reader, in a few words to them."""

    def named(found: Sequence[Card]) -> str:
        return card_names(localizer, found, lambda code: marks.thing(localizer, code, words.card(localizer, code)))

    step = STEPS[hit.kind]
    if step.source is Zone.OTHER_HAND:
        key = "open" if hit.lost is None else "same" if not hit.lost else ""
        values = {} if key else {"lost": named(hit.lost or ()), "got": named(hit.got)}
        return localizer.say(f"turn-hit-{hit.kind}-{key}".rstrip("-"), **values)
    if step.strikes_others:
        return localizer.say(f"turn-hit-{hit.kind}", cards=named(hit.lost or ()))
    domain = marks.thing(localizer, hit.domain, words.domain(localizer, hit.domain))
    return localizer.say(f"turn-hit-{hit.kind}", domain=domain, need=hit.need)
