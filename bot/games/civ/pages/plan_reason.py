"""Why a hint or a review prefers one way to play a turn: the cause that the judge found, in a sentence.

It tells facts of the table as its reader sees it after as much of the way as shows nothing hidden; where the cause lies
behind that, it says that the way shows cards first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.civ.ai.causes import Part, find_cause
from bot.games.civ.ai.computer import GUESSES, may_reveal
from bot.games.civ.ai.network_prospects import NetworkProspects
from bot.games.civ.ai.policy import chance_of
from bot.games.civ.ai.prospects import Prospects
from bot.games.civ.ai.review import shows_hidden
from bot.games.civ.levels import network_for
from bot.games.civ.rules import Action, Game, Observation, observe
from bot.games.civ.rules.actions import END, SEAT_WORDS
from bot.games.civ.rules.cards import DOMAINS, KINDS, Domain
from bot.games.civ.rules.determinization import determinize
from bot.games.civ.rules.observation import SeenColumn
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer

KEYS: Final = (
    *("stop", "slow", "lead", "level", "most-culture", "build", "grow", "keep", "lose", "hand", "draw", "take-hand"),
    *("take", "see"),
)
"""The sentences."""
NEAR: Final = 3
"""Cards missing to Hegemony at which a column is told by them."""
CULTURE: Final = Domain("C")


@dataclass(frozen=True, slots=True)
class Way:
    """What a seat sees before, during and after a way to play, as far as that shows nothing hidden."""

    seen: tuple[Observation, ...]
    revealing: Action | None
    """The action that shows hidden cards; None where the way comes to its end without one."""

    @property
    def before(self) -> Observation:
        return self.seen[0]

    @property
    def after(self) -> Observation:
        return self.seen[-1]


def find_reason(
    game: Game, seat: int, plan: Sequence[Action], other: Sequence[Action], localizer: Localizer, names: Sequence[str]
) -> str:
    """Return why a plan is better than another way, for a seat that has a decision; empty where nothing says it."""
    seen, network = observe(game, seat), network_for(observe(game, seat))
    random = chance_of(seen)
    guesses = [determinize(seen, random) for _ in range(GUESSES if may_reveal(seen) else 1)]
    prospects = Prospects(seen) if network is None else NetworkProspects(seen, network)
    part = find_cause(guesses, seat, tuple(plan), tuple(other), prospects)
    return "" if part is None else reason_text(part, game, seat, plan, other, localizer, names)


def reason_text(
    part: Part,
    game: Game,
    seat: int,
    plan: Sequence[Action],
    other: Sequence[Action],
    localizer: Localizer,
    names: Sequence[str],
) -> str:
    """Return the sentence for the part of the table that makes a plan better than another way; empty for none."""
    mine, theirs = _way(game, seat, plan), _way(game, seat, other)
    found = _hand(part, mine, theirs) if part.domain is None else _column(part, seat, mine, theirs)
    if found is None and mine.revealing is not None:
        found = ("take" if mine.revealing.word in SEAT_WORDS else "see"), None
    if found is None:
        return ""
    key, domain = found
    shown = mine.before if key in ("stop", "slow") else mine.after
    column = None if domain is None else shown.seats[part.seat].column(domain)
    rival = mine.revealing.target if key == "take" and mine.revealing else part.seat if part.seat != seat else None
    counts = {
        "draw": _draws(mine.after, seat),
        "hand": 0 if domain is None else _held(mine.after, domain),
        "lose": 0 if domain is None else _count(mine.before, part.seat, domain) - _count(mine.after, part.seat, domain),
    }
    return localizer.say(
        f"hint-why-{key}",
        domain="" if domain is None else words.domain(localizer, domain),
        count=counts.get(key, 0 if column is None else column.count),
        need=0 if column is None else column.hegemony_need,
        rival="" if rival is None else names[rival],
        effect="" if column is None else words.effect(localizer, column.domain, column.level or 1),
    )


def _way(game: Game, seat: int, actions: Sequence[Action]) -> Way:
    """Follow actions as far as they show nothing hidden."""
    seen = [observe(game, seat)]
    for action in actions:
        if action is END:
            break  # it draws cards
        game = game.play(seat, action)
        now = observe(game, seat)
        if shows_hidden(seen[-1], action, now):
            return Way(tuple(seen), action)
        seen.append(now)
    return Way(tuple(seen), None)


def _column(part: Part, seat: int, mine: Way, theirs: Way) -> tuple[str, Domain] | None:
    assert part.domain is not None, "a column is of a Domain"
    domain = DOMAINS[part.domain]
    was, now, other = (seen.seats[part.seat].column(domain) for seen in (mine.before, mine.after, theirs.after))
    if part.seat == seat:
        key = _own_column(seat, was, now, other, mine, theirs)
    elif part.seat in mine.before.side(seat) or not _is_struck(was, now):
        key = None
    elif was.hegemony_need - was.count <= NEAR:
        key = "stop" if was.hegemony_need - was.count <= 1 and _is_stopped(was, now) else "slow"
    else:
        key = "lose" if now.count < was.count else "slow"
    return None if key is None else (key, domain)


def _own_column(seat: int, was: SeenColumn, now: SeenColumn, other: SeenColumn, mine: Way, theirs: Way) -> str | None:
    """Return what the own column says for a plan: it has more cards there than after the other way."""
    gone = theirs.revealing  # a sacrifice that shows cards comes after what is seen here
    costs = gone is not None and gone.word == "sacrifice" and KINDS[gone.kind][0] == now.domain
    if now.count <= other.count - costs:
        return None
    if now.count <= was.count:
        return "keep"
    left, domain = now.hegemony_need - now.count, now.domain
    others = [seen.column(domain).count for seen in mine.after.seats if seen.seat != seat]
    if mine.before.may_be_last_turn and now.count >= max(others):
        return "lead"
    if left > NEAR and now.count <= max(seen.seats[seat].column(domain).count for seen in theirs.seen):
        return "keep"  # the other way has as many, too, before it pays with them
    if now.level > max(was.level, other.level) and left > 1:
        return "level"
    if domain == CULTURE and _has_most_culture(mine.after, seat) and not _has_most_culture(theirs.after, seat):
        return "most-culture"
    if left <= NEAR:
        return "build"
    return "grow" if now.count > 1 else None  # the first card of a column is what the way says itself


def _is_struck(was: SeenColumn, now: SeenColumn) -> bool:
    return now.count < was.count or now.hegemony_need > was.hegemony_need or len(now.embargoes) > len(was.embargoes)


def _is_stopped(was: SeenColumn, now: SeenColumn) -> bool:
    """Return whether one more card doesn't complete a column's Hegemony, or none can come there."""
    return now.hegemony_need - now.count > 1 or len(now.embargoes) > len(was.embargoes)


def _hand(part: Part, mine: Way, theirs: Way) -> tuple[str, Domain | None] | None:
    if part.seat != mine.before.viewer:
        before, after = (len(seen.seats[part.seat].hand_ages) for seen in (mine.before, mine.after))
        return ("take-hand", None) if after < before else None
    if mine.revealing is not None:
        return None
    if _draws(mine.after, part.seat) > 0 and len(mine.after.hand) < len(theirs.after.hand):
        return "draw", None
    more = {domain: _held(mine.after, domain) - _held(theirs.after, domain) for domain in DOMAINS}
    domain = max(DOMAINS, key=lambda each: more[each])
    is_left = _held(mine.after, domain) <= _held(mine.before, domain)  # not taken up from the table
    return ("hand", domain) if more[domain] > 0 and is_left else None


def _draws(seen: Observation, seat: int) -> int:
    """Return how many cards the viewer draws if their turn ends there; the pile may have fewer than the hand takes."""
    return max(0, min(seen.seats[seat].hand_limit - len(seen.hand), seen.pile_size))


def _count(seen: Observation, seat: int, domain: Domain) -> int:
    return seen.seats[seat].column(domain).count


def _held(seen: Observation, domain: Domain) -> int:
    return sum(card[0] == domain for card in seen.hand)


def _has_most_culture(seen: Observation, seat: int) -> bool:
    """Inspiration needs strictly most Culture (§6.1)."""
    counts = [each.column(CULTURE).count for each in seen.seats if each.seat != seat and each.alive]
    return seen.seats[seat].column(CULTURE).count > max(counts, default=0)
