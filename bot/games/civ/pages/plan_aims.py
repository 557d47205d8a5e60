"""What a way to play a turn is for: the cause that the judge found for it, or else what it does to the table.

Each is a fact of the table as its reader sees it after as much of the way as shows nothing hidden; where the cause lies
behind that, it is told which cards the way shows first, and how likely they are of use.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from bot.games.civ.ai.causes import Cause, Part
from bot.games.civ.ai.chances import chance_in_draw, chance_in_hand
from bot.games.civ.pages.plan_reason import PlanReason
from bot.games.civ.pages.plan_way import Way, copyable, has_most_culture, has_point, held, leads, unseen_of
from bot.games.civ.rules.actions import END, SEAT_WORDS
from bot.games.civ.rules.cards import DOMAINS, KINDS, Domain, Seat
from bot.games.civ.rules.effect_table import LEAP
from bot.games.civ.rules.observation import CULTURE, SeenColumn

PAYING: Final = ("sacrifice", "attack", "scrap")
"""Actions that cost a card in play."""
PAIR: Final = 2
"""Cards of a Domain that are worth a word together."""


def find_aim(cause: Cause, mine: Way, theirs: Way) -> PlanReason | None:
    """Return what the cause of a way's being better than another is in words; None where nothing says it."""
    part = cause.part
    if part is None:
        return None
    if part.domain is None:
        found = _hand(cause, part, mine, theirs)
    elif part.seat == mine.seat:
        found = _own_column(DOMAINS[part.domain], mine, theirs)
    elif part.seat in mine.rivals:
        found = _struck(DOMAINS[part.domain], Seat(part.seat), mine)
    else:
        found = None
    return found if found is not None or mine.revealing is None else _shown(cause, mine)


def find_uses(cause: Cause, mine: Way, theirs: Way | None = None) -> Iterator[PlanReason]:
    """Yield what a way is for, the weightiest first; `theirs` is the way that it is compared with."""
    if mine.revealing is not None:
        yield _shown(cause, mine)
    struck = sorted(_strikes(mine), key=lambda each: _missing(mine.was(each[1], each[0])))
    strikes = [found for rival, domain in struck if (found := _struck(domain, rival, mine))]
    grown = sorted(
        (domain for domain in DOMAINS if mine.now(domain).count > mine.was(domain).count),
        key=lambda each: -mine.now(each).count,
    )
    kept = list(_kept_in_hand(mine))
    draws = _drawn(cause, mine) if mine.revealing is None and mine.draws else None
    ready = (_ready(domain, mine) for domain in DOMAINS)
    yield from (found for found in ready if found is not None)
    yield from (each for each in strikes if each.key not in ("lose", "lose-last") or 2 * each.count >= each.need)
    fetched = list(_fetched(mine))
    yield from (each for each in fetched if each.count)
    yield from (found for domain in grown if (found := _growth(domain, mine, theirs)))
    if theirs is not None:
        yield from _spared(mine, theirs)
    yield from (each for each in kept if each.count and each.count + each.held > PAIR)
    if draws is not None and draws.many >= PAIR and mine.actions[0] is not END:
        yield draws
    yield from (found for domain in grown if (found := _begun(domain, mine, theirs)))
    yield from kept
    yield from fetched
    yield from strikes
    if draws is not None and mine.actions[0] is not END:  # which tells it by itself
        yield draws


# The own columns


def _own_column(domain: Domain, mine: Way, theirs: Way) -> PlanReason | None:
    """Return what the own column says for a way: it has more cards there than after the other one."""
    gone = theirs.revealing  # a sacrifice that shows cards comes after what is seen here
    costs = gone is not None and gone.word == "sacrifice" and KINDS[gone.kind][0] == domain
    was, now, other = mine.was(domain), mine.now(domain), theirs.now(domain)
    if now.count <= other.count - costs:
        return None
    if now.count <= was.count:
        return _keeping(domain, mine, theirs)
    if was.count and now.count <= max(seen.seats[mine.seat].column(domain).count for seen in theirs.seen):
        return _keeping(domain, mine, theirs)  # the other way has as many, too, before it pays with them
    return _growth(domain, mine, theirs) or _begun(domain, mine, theirs)


def _growth(domain: Domain, mine: Way, theirs: Way | None) -> PlanReason | None:
    """Return what a column that has grown is good for; None for its first card, unless more follow."""
    was, now, seen = mine.was(domain), mine.now(domain), mine.after
    in_hand = held(seen, domain)
    if domain == CULTURE and (found := _culture(mine)):
        return found
    if mine.is_near_end and leads(seen, mine.seat, domain):
        others = (mine.before,) if theirs is None else (mine.before, theirs.after)
        if not any(has_point(each, mine.seat, domain) for each in others):
            return PlanReason("lead", domain, now.count)
    if found := _ready(domain, mine):
        return found
    # close to Hegemony nothing else counts
    if now.level > was.level and _missing(now) > 1:
        return PlanReason("level", domain, now.count, now.hegemony_need, level=now.level)
    if now.count > 1:
        return PlanReason("build", domain, now.count, now.hegemony_need, held=in_hand)
    return PlanReason("follow", domain, now.count, now.hegemony_need, held=in_hand) if in_hand else None


def _ready(domain: Domain, mine: Way) -> PlanReason | None:
    """Return that one card in hand wins in the next turn (§7.1); None where it doesn't."""
    now, in_hand = mine.now(domain), held(mine.after, domain)
    is_ready = _missing(now) == 1 and in_hand and not mine.is_last
    return PlanReason("ready", domain, now.count, now.hegemony_need) if is_ready else None


def _culture(mine: Way) -> PlanReason | None:
    """Return what more Culture is good for: it lets the seat copy effects, or keeps a rival from copying its own."""
    count = mine.now(CULTURE).count
    if has_most_culture(mine.after, mine.seat):
        found = copyable(mine.after, mine.seat)
        if found and not has_most_culture(mine.before, mine.seat):
            return PlanReason("culture-copy", CULTURE, count, effects=found)
    for rival in mine.rivals:
        is_overtaken = has_most_culture(mine.before, rival) and not has_most_culture(mine.after, rival)
        if is_overtaken and (found := copyable(mine.after, rival, mine.seat)):
            return PlanReason("culture-deny", CULTURE, count, rival=rival, effects=found)
    return None


def _begun(domain: Domain, mine: Way, theirs: Way | None) -> PlanReason | None:
    """Return what the first card of a column is good for; None where that is nothing, or it isn't the first.

    More of its cards are still to come than of the Domains that the other way begins, or it can be spent later.
    """
    if mine.now(domain).count != 1 or mine.was(domain).count:
        return None
    need = mine.now(domain).hegemony_need
    if theirs is not None:
        begun = [each for each in DOMAINS if theirs.now(each).count and not theirs.was(each).count and each != domain]
        left = unseen_of(mine.after, domain)
        if begun and left > max(unseen_of(mine.after, each) for each in begun):
            return PlanReason("more-left", domain, 1, need, many=left)
    return None if domain == CULTURE else PlanReason("begin", domain, 1, need, level="sacrifice")


def _spared(mine: Way, theirs: Way) -> Iterator[PlanReason]:
    """Yield what stays of the columns that the other way pays with."""
    spent = [Domain(KINDS[action.kind][0]) for action in theirs.actions if action.word in PAYING]
    for domain in sorted(dict.fromkeys(spent), key=lambda each: -mine.now(each).count):
        if mine.now(domain).count >= mine.was(domain).count > 0:
            found = _keeping(domain, mine, theirs)
            if found.key != "keep" or found.count > PAIR:
                yield found


def _sacrifices(way: Way, domain: Domain) -> bool:
    return any(action.word == "sacrifice" and KINDS[action.kind][0] == domain for action in way.actions)


def _keeping(domain: Domain, mine: Way, theirs: Way) -> PlanReason:
    """Return what a column that stays is good for."""
    now, other = mine.now(domain), theirs.now(domain)
    if domain == CULTURE:
        is_lost = has_most_culture(mine.after, mine.seat) and not has_most_culture(theirs.after, mine.seat)
        if is_lost and (found := copyable(mine.after, mine.seat)):
            return PlanReason("culture-keep", domain, now.count, effects=found)
    elif now.level > other.level and _missing(now) > 1:
        return PlanReason("keep-level", domain, now.count, now.hegemony_need, level=now.level)
    elif not now.level and (_sacrifices(theirs, domain) or not other.count):
        return PlanReason("spare", domain, now.count, now.hegemony_need, level="sacrifice")
    return PlanReason("keep", domain, now.count, now.hegemony_need)


# The columns of others


def _strikes(mine: Way) -> list[tuple[Seat, Domain]]:
    """Return the columns of rivals that a way strikes."""
    return [
        (rival, domain)
        for rival in mine.rivals
        for domain in DOMAINS
        if _is_struck(mine.was(domain, rival), mine.now(domain, rival))
    ]


def _is_struck(was: SeenColumn, now: SeenColumn) -> bool:
    """Return whether a column has lost cards, or got a marker."""
    return now.count < was.count or now.hegemony_need > was.hegemony_need or len(now.embargoes) > len(was.embargoes)


def _struck(domain: Domain, rival: Seat, mine: Way) -> PlanReason | None:
    """Return what a strike at a rival's column does to them."""
    was, now = mine.was(domain, rival), mine.now(domain, rival)
    count, need = now.count, now.hegemony_need
    if need > was.hegemony_need:
        return PlanReason("democracy", domain, count, need, rival)
    if len(now.embargoes) > len(was.embargoes):
        return PlanReason("embargo", domain, count, need, rival)
    if count >= was.count:
        return None
    if now.level < was.level:
        return PlanReason("lose-level", domain, count, need, rival, level=was.level)
    if not count and domain != CULTURE:
        return PlanReason("lose-last", domain, count, need, rival, level="sacrifice")
    return PlanReason("lose", domain, count, need, rival)


def _missing(column: SeenColumn) -> int:
    return column.hegemony_need - column.count


# The hand, and hidden cards


def _hand(cause: Cause, part: Part, mine: Way, theirs: Way) -> PlanReason | None:
    if part.seat != mine.seat or mine.revealing is not None:
        return None
    if fetched := next(_fetched(mine), None):
        return fetched
    if mine.draws and len(mine.after.hand) < len(theirs.after.hand):
        return _drawn(cause, mine)
    more = {domain: held(mine.after, domain) - held(theirs.after, domain) for domain in DOMAINS}
    # what goes with the cards in play
    domain = max(DOMAINS, key=lambda each: (more[each] > 0, mine.now(each).count + held(mine.after, each)))
    is_left = held(mine.after, domain) <= held(mine.before, domain)  # not taken up from the table
    # a single card without others of its Domain says nothing
    is_told = more[domain] > 0 and is_left and mine.now(domain).count + held(mine.after, domain) >= PAIR
    return _in_hand(domain, mine) if is_told else None


def _kept_in_hand(mine: Way) -> Iterator[PlanReason]:
    for domain in sorted(DOMAINS, key=lambda each: -mine.now(each).count - held(mine.after, each)):
        kept = held(mine.after, domain)
        if 0 < kept <= held(mine.before, domain) and kept + mine.now(domain).count >= PAIR:
            yield _in_hand(domain, mine)


def _in_hand(domain: Domain, mine: Way) -> PlanReason:
    now = mine.now(domain)
    if found := _ready(domain, mine):
        return found
    return PlanReason("hand", domain, now.count, now.hegemony_need, held=held(mine.after, domain))


def _fetched(mine: Way) -> Iterator[PlanReason]:
    """Yield what a way takes from the discard pile into the hand."""
    for domain in sorted(DOMAINS, key=lambda each: -mine.now(each).count):
        taken = [action for action in mine.actions if action.word == "salvage" and KINDS[action.kind][0] == domain]
        # a card that is played again tells nothing of the hand
        played = [action for action in mine.actions[1:] if action.word == "play" and KINDS[action.kind][0] == domain]
        gained = min(len(taken) - len(played), held(mine.after, domain))
        if gained > 0:
            now = mine.now(domain)
            yield PlanReason("fetch", domain, now.count, now.hegemony_need, held=gained)


def _drawn(cause: Cause, mine: Way) -> PlanReason:
    """Return how many cards the end of the turn draws, and how likely they are of the Domain that helps most."""
    return _with_chance("draw", cause, _chance_in_draw(cause, mine, mine.draws), mine, mine.draws)


def _shown(cause: Cause, mine: Way) -> PlanReason:
    """Return which hidden cards the way shows, and how likely they are of the Domain that helps most."""
    action, seen = mine.revealing, mine.after
    assert action is not None, "it shows something"
    if action.word in SEAT_WORDS:
        rival = action.target
        chance = None if cause.hoped is None else chance_in_hand(seen, rival, cause.hoped)
        return _with_chance("take", cause, chance, mine, len(seen.seats[rival].hand_ages), rival)
    many = min(LEAP, seen.pile_size)
    return _with_chance("see", cause, _chance_in_draw(cause, mine, many), mine, many)


def _chance_in_draw(cause: Cause, mine: Way, many: int) -> Fraction | None:
    return None if cause.hoped is None else chance_in_draw(mine.after, many, cause.hoped)


def _with_chance(
    key: str, cause: Cause, chance: Fraction | None, mine: Way, many: int, rival: int | None = None
) -> PlanReason:
    if cause.hoped is None or not chance:
        return PlanReason(key, rival=rival, many=many)
    domain = DOMAINS[cause.hoped]
    now = mine.now(domain)
    found = (domain, now.count, now.hegemony_need, rival)
    if chance == 1:
        return PlanReason(f"{key}-sure", *found, many=many)
    return PlanReason(f"{key}-chance", *found, many=many, percent=as_percent(chance))


def as_percent(chance: Fraction) -> int:
    """Return a chance that is neither none nor certain in per cent, which never look like those."""
    return min(max(round(100 * chance), 1), 99)
