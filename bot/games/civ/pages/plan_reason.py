"""Why a hint or a review prefers one way to play a turn, in a sentence: the cause that the judge found, or else what
the way is for.

It tells facts of the table as its reader sees it after as much of the way as shows nothing hidden; where the cause lies
behind that, it says which cards the way shows first, and how likely they are of use.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from bot.games.civ.ai.causes import Cause, Part
from bot.games.civ.ai.chances import chance_in_draw, chance_in_hand
from bot.games.civ.ai.review import shows_hidden
from bot.games.civ.rules import Action, Game, Observation, observe
from bot.games.civ.rules.actions import END, SEAT_WORDS
from bot.games.civ.rules.cards import DOMAINS, KINDS, Domain
from bot.games.civ.rules.effect_table import LEAP
from bot.games.civ.rules.observation import SeenColumn
from bot.games.civ.words import words
from bot.i18n.catalogue import Localizer

KEYS: Final = (
    *("stop", "slow", "lead", "level", "most-culture", "build", "grow", "keep", "lose", "hand", "draw", "take-hand"),
    *("take", "see", "most", "first", "follow", "begin"),
    *(f"{what}-{chance}" for what in ("take", "see", "draw") for chance in ("chance", "sure")),
)
"""The sentences."""
NEAR: Final = 3
"""Cards missing to Hegemony at which a column is told by them."""
CULTURE: Final = Domain("C")


@dataclass(frozen=True, slots=True)
class PlanReason:
    """Why a way is preferred: the key of its sentence, and what that names."""

    key: str
    domain: Domain | None = None
    count: int = 0
    need: int = 0
    rival: int | None = None
    level: int = 0
    """The level of the effect that it names."""
    percent: int = 0

    def text(self, localizer: Localizer, names: Sequence[str]) -> str:
        """Return the sentence; `names` are those of the seats."""
        return localizer.say(
            f"hint-why-{self.key}",
            domain="" if self.domain is None else words.domain(localizer, self.domain),
            count=self.count,
            need=self.need,
            rival="" if self.rival is None else names[self.rival],
            effect="" if self.domain is None else words.effect(localizer, self.domain, 2 if self.level == 2 else 1),
            percent=self.percent,
        )


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
    cause: Cause, game: Game, seat: int, plan: Sequence[Action], other: Sequence[Action]
) -> PlanReason | None:
    """Return why a plan is better than another way, for a seat that has a decision; None where nothing says it."""
    if cause.part is None:
        return None
    mine, theirs = _way(game, seat, plan), _way(game, seat, other)
    part = cause.part
    found = _hand(part, mine, theirs) if part.domain is None else _column(part, seat, mine, theirs)
    if found is None:
        return None if mine.revealing is None else _shown(cause, mine)
    key, domain = found
    if key == "draw":
        return _drawn(cause, mine, seat)
    shown = mine.before if key in ("stop", "slow") else mine.after
    column = None if domain is None else shown.seats[part.seat].column(domain)
    counts = {
        "hand": 0 if domain is None else _held(mine.after, domain),
        "lose": 0 if domain is None else _count(mine.before, part.seat, domain) - _count(mine.after, part.seat, domain),
    }
    return PlanReason(
        key,
        domain,
        counts.get(key, 0 if column is None else column.count),
        0 if column is None else column.hegemony_need,
        part.seat if part.seat != seat else None,
        column.level if column is not None else 0,
    )


def find_use(cause: Cause, game: Game, seat: int, plan: Sequence[Action], other: Sequence[Action]) -> PlanReason | None:
    """Return what a plan is for, where nothing makes most of its difference to the others; None for nothing to tell."""
    mine = _way(game, seat, plan)
    if mine.revealing is not None:
        return _shown(cause, mine)
    return (
        _struck(mine, seat)
        or _grown(mine, seat)
        or (None if plan[0] is END else _drawn(cause, mine, seat, least=2))
        or _spared(plan, other, mine, seat)
        or _kept(mine, seat)
        or _begun(mine, _way(game, seat, other), seat)
        or _drawn(cause, mine, seat, least=1)
    )


def _struck(mine: Way, seat: int) -> PlanReason | None:
    """Return which rival is hit the nearest to Hegemony."""
    rivals = [seen.seat for seen in mine.before.seats if seen.seat not in mine.before.side(seat)]
    found: list[tuple[int, PlanReason]] = []
    for rival in rivals:
        for domain in DOMAINS:
            was, now = (seen.seats[rival].column(domain) for seen in (mine.before, mine.after))
            key = _strike(was, now) if _is_struck(was, now) else None
            if key is not None:
                count = was.count - now.count if key == "lose" else was.count
                missing = was.hegemony_need - was.count
                found.append((missing, PlanReason(key, domain, count, was.hegemony_need, rival)))
    return min(found, key=lambda each: each[0])[1] if found else None


def _grown(mine: Way, seat: int) -> PlanReason | None:
    """Return what the longest of the columns that have grown is good for."""
    own = mine.after.seats[seat].columns
    grown = [now for now in own if now.count > _count(mine.before, seat, now.domain)]
    if not grown:
        return None
    now = max(grown, key=lambda column: column.count)
    domain, count = now.domain, now.count
    others = [seen.column(domain).count for seen in mine.after.seats if seen.seat != seat and seen.alive]
    if now.level > mine.before.seats[seat].column(domain).level:
        return PlanReason("level", domain, count, level=now.level)
    if domain == CULTURE and _has_most_culture(mine.after, seat) and not _has_most_culture(mine.before, seat):
        return PlanReason("most-culture", domain, count)
    if now.hegemony_need - count <= NEAR:
        return PlanReason("build", domain, count, now.hegemony_need)
    if count > max(others) >= _count(mine.before, seat, domain):
        return PlanReason("most", domain, count) if count > 1 else PlanReason("first", domain, count)
    if count > 1:
        return PlanReason("grow", domain, count)
    held = _held(mine.after, domain)
    return PlanReason("follow", domain, held) if held else None


def _spared(plan: Sequence[Action], other: Sequence[Action], mine: Way, seat: int) -> PlanReason | None:
    """Return what a plan keeps on the table that the other way pays with."""
    paid = [KINDS[action.kind][0] for action in other if action.word == "sacrifice" and action not in plan]
    for domain in map(Domain, paid):
        count = _count(mine.after, seat, domain)
        if count >= _count(mine.before, seat, domain) > 0:
            return PlanReason("keep", domain, count)
    return None


def _kept(mine: Way, seat: int) -> PlanReason | None:
    """Return which cards stay together in hand, or on the table where none was played."""
    domain = max(DOMAINS, key=lambda each: _held(mine.after, each))
    if 1 < (held := _held(mine.after, domain)) <= _held(mine.before, domain):
        return PlanReason("hand", domain, held)
    own = mine.after.seats[seat].columns
    now = max(own, key=lambda column: column.count)
    is_kept = all(column.count >= _count(mine.before, seat, column.domain) for column in own)
    has_played = any(column.count > _count(mine.before, seat, column.domain) for column in own)
    return PlanReason("keep", now.domain, now.count) if is_kept and not has_played and now.count > 1 else None


def _begun(mine: Way, theirs: Way, seat: int) -> PlanReason | None:
    """Return that both ways begin a column, where that is all that they do."""

    def begins(way: Way) -> bool:
        pairs = [(_count(way.before, seat, domain), _count(way.after, seat, domain)) for domain in DOMAINS]
        return theirs.revealing is None and sorted(now - was for was, now in pairs)[-1] == 1 and (0, 1) in pairs

    return PlanReason("begin") if begins(mine) and begins(theirs) else None


def _drawn(cause: Cause, mine: Way, seat: int, least: int = 1) -> PlanReason | None:
    """Return how many cards the end of the turn draws, and how likely they are of the Domain that helps most."""
    many = _draws(mine.after, seat)
    if many < least:
        return None
    return _with_chance("draw", cause.hoped, _chance_in_draw(cause, mine, many), many)


def _shown(cause: Cause, mine: Way) -> PlanReason:
    """Return which hidden cards the way shows, and how likely they are of the Domain that helps most."""
    action, seen = mine.revealing, mine.after
    assert action is not None, "it shows something"
    if action.word in SEAT_WORDS:
        rival = action.target
        chance = None if cause.hoped is None else chance_in_hand(seen, rival, cause.hoped)
        return _with_chance("take", cause.hoped, chance, len(seen.seats[rival].hand_ages), rival)
    many = min(LEAP, seen.pile_size)
    return _with_chance("see", cause.hoped, _chance_in_draw(cause, mine, many), many)


def _chance_in_draw(cause: Cause, mine: Way, many: int) -> Fraction | None:
    return None if cause.hoped is None else chance_in_draw(mine.after, many, cause.hoped)


def _with_chance(
    key: str, domain: int | None, chance: Fraction | None, count: int, rival: int | None = None
) -> PlanReason:
    if domain is None or not chance:
        return PlanReason(key, count=count, rival=rival)
    if chance == 1:
        return PlanReason(f"{key}-sure", DOMAINS[domain], count, rival=rival)
    percent = min(max(round(100 * chance), 1), 99)
    return PlanReason(f"{key}-chance", DOMAINS[domain], count, rival=rival, percent=percent)


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
    else:
        key = _strike(was, now)
    return None if key is None else (key, domain)


def _strike(was: SeenColumn, now: SeenColumn) -> str:
    """Return what is said of a rival's column that is struck."""
    if was.hegemony_need - was.count <= NEAR:
        # what else is struck may be made good in one turn, by Economy or Science
        is_stopped = len(now.embargoes) > len(was.embargoes)
        return "stop" if was.hegemony_need - was.count <= 1 and is_stopped else "slow"
    return "lose" if now.count < was.count else "slow"


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
    if was.count and left > NEAR and now.count <= max(seen.seats[seat].column(domain).count for seen in theirs.seen):
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
