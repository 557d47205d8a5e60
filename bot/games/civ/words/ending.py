"""The end of a game in words: who won, why, and by which points (RULES §7, §8)."""

from collections.abc import Sequence
from typing import Final

from bot.games.civ.rules import DOMAINS, Domain, Observation, Result, Seat
from bot.games.civ.rules.scoring import TIE_BREAK
from bot.games.civ.words.naming import SHOWN, domain
from bot.i18n.catalogue import Localizer
from bot.i18n.names import name_of

CALLED_OFF: Final = "called_off"
"""The reason of a result that no game reaches by itself: its table was called off."""
_KEYS: Final = {"abandoned": "over-abandoned", CALLED_OFF: "over-called-off"}


def result(localizer: Localizer, result: Result, names: Sequence[str], observation: Observation) -> str:
    """Return who won, and why."""
    winners = localizer.list([name_of(localizer, names, seat) for seat in result.winners])
    if result.reason == "hegemony":
        return _hegemony(localizer, result, winners, names, observation)
    if result.reason in ("majority", "turn_cap"):
        text = _majority(localizer, result, winners, names, observation)
        return text if result.reason == "majority" else localizer.say("over-turn-cap", text=text)
    return localizer.say(_KEYS.get(result.reason, "over-last-standing"), winners=winners, many=len(result.winners))


def without_winners(outcome: str, headline: str) -> str:
    """Return `outcome` without its `headline`, for below that headline, so that the winners are named only once."""
    before, found, after = outcome.partition(headline)
    if not found or after[:1].isalnum():
        return outcome
    rest = after.lstrip(" :.\u00a0\u202f")
    return f"{before}{rest[:1].upper()}{rest[1:]}".rstrip()


def ending_text(
    localizer: Localizer, observation: Observation, names: Sequence[str], *, is_result_shown: bool = False
) -> str:
    """Return how the game ended, and the points where they decided it.

    With `is_result_shown` the result is left out, since a board in words beside it has it.
    """
    assert observation.result is not None
    text = "" if is_result_shown else result(localizer, observation.result, names, observation)
    if observation.result.reason not in ("majority", "turn_cap"):
        return text
    return f"{text}\n{points_table(localizer, observation, names)}".strip()


def _hegemony(
    localizer: Localizer, result: Result, winners: str, names: Sequence[str], observation: Observation
) -> str:
    assert result.domain is not None
    number = DOMAINS.index(result.domain)
    holder = max(result.winners, key=lambda seat: observation.seats[seat].columns[number].count)
    return localizer.say(
        "over-hegemony-team" if observation.teams else "over-hegemony",
        winners=winners,
        many=len(result.winners),
        domain=domain(localizer, result.domain),
        count=observation.seats[holder].columns[number].count,
        name=name_of(localizer, names, holder),
    )


def _majority(
    localizer: Localizer, result: Result, winners: str, names: Sequence[str], observation: Observation
) -> str:
    points = result.points or observation.points
    winning = [side for side, seats in enumerate(observation.sides) if seats[0] in result.winners]
    best = points[winning[0]]
    values = {"winners": winners, "many": len(result.winners), "points": best}
    if len(winning) > 1:
        return localizer.say("over-majority-shared", **values)
    tied = [
        side
        for side, scored in enumerate(points)
        if scored == best and side not in winning and _plays(observation, side)
    ]
    decided = _deciding_domain(observation, winning[0], tied)
    if decided is None:
        return localizer.say("over-majority", **values)
    others = localizer.list([name_of(localizer, names, seat) for side in tied for seat in observation.sides[side]])
    return localizer.say("over-majority-tie", **values, others=others, domain=domain(localizer, decided))


def _plays(observation: Observation, side: int) -> bool:
    return any(observation.seats[seat].alive for seat in observation.sides[side])


def _deciding_domain(observation: Observation, winner: int, tied: Sequence[int]) -> str | None:
    """Return the Domain that broke the tie for the last of those tied on points (§7.4); None without a tie."""
    left, decided = list(tied), None
    for number in TIE_BREAK:
        most = _cards_of(observation, winner, number)
        if any(_cards_of(observation, side, number) < most for side in left):
            decided = DOMAINS[number]
        left = [side for side in left if _cards_of(observation, side, number) == most]
    return decided


def _cards_of(observation: Observation, side: int, number: int) -> int:
    return sum(observation.seats[seat].columns[number].count for seat in observation.sides[side])


def leaders(observation: Observation, number: int) -> tuple[Seat, ...]:
    """Return the seats tied for most cards of a Domain; empty where no one has one (§7.3)."""
    most = max(seen.columns[number].count for seen in observation.seats)
    return tuple(seen.seat for seen in observation.seats if most and seen.columns[number].count == most)


def points_table(localizer: Localizer, observation: Observation, names: Sequence[str]) -> str:
    """Return the cards of each player and the point of each Domain (§7.3), a line a Domain, then the sums."""
    rows = [_row(localizer, observation, names, DOMAINS.index(Domain(code))) for code in SHOWN]
    sums = [
        localizer.say(
            "points-sum",
            name=localizer.list([name_of(localizer, names, seat) for seat in seats]),
            count=observation.points[side],
        )
        for side, seats in enumerate(observation.sides)
    ]
    return "\n".join([*rows, *sums])


def _row(localizer: Localizer, observation: Observation, names: Sequence[str], number: int) -> str:
    word = domain(localizer, DOMAINS[number])
    leading = leaders(observation, number)
    if not leading:
        return localizer.say("points-none", domain=word)
    counts = ", ".join(
        localizer.say("points-count", name=name_of(localizer, names, seen.seat), count=seen.columns[number].count)
        for seen in observation.seats
        if seen.columns[number].count
    )
    scoring = localizer.list([name_of(localizer, names, seat) for seat in leading])
    return localizer.say("points-row", domain=word, counts=counts, leaders=scoring)
