"""The results of cases, for JSON, and their differences from what was expected."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from bot.cli.calamity_cases import Case, Choice, Json
from bot.games.calamities.rules import names
from bot.games.calamities.rules.answers import SHAPES, Answer, Shares, Value
from bot.games.calamities.rules.decisions import Decision
from bot.games.calamities.rules.errors import IllegalAnswer
from bot.games.calamities.rules.names import CalamityId, NationName
from bot.games.calamities.rules.position import Nation, Position
from bot.games.calamities.rules.resolution import Resolution
from bot.games.calamities.rules.turn import after_trades, draw_two, order_of_turn
from bot.reasons import Reason

ALSO_CALLED: Final[Mapping[tuple[CalamityId, str], tuple[str, ...]]] = {
    (names.PIRACY, "cities"): ("secondary", "city"),
    (names.ICONOCLASM, "allocation"): ("secondary",),
    (names.FLOOD, "losses"): ("own_losses",),
}
"""Other names under which a case may answer a decision."""


@dataclass(frozen=True, slots=True)
class Report:
    """The outcome of a case. It holds where nothing is missing and nothing differs."""

    found: dict[str, object]
    missing: Decision | None
    refusals: tuple[tuple[int, Reason], ...]
    """The refused choices by their index, and why."""
    differences: tuple[str, ...]
    """Differences from the expectation, each as `key: found instead of expected`."""

    @property
    def holds(self) -> bool:
        """Return whether all answers were there and all expectations are met."""
        return self.missing is None and not self.differences


def report_case(case: Case) -> Report:
    """Resolve a case and return its report. Raises `BadPosition` where its victim or trades cannot be."""
    if case.position is None or case.drawn is None:
        found = _turn_found(case)
        return Report(found, None, (), tuple(_differing(case.expected, found)))
    resolution = Resolution(case.position, case.drawn)
    refusals: list[tuple[int, Reason]] = []
    for place, choice in enumerate(case.choices):
        if refused := _choose(resolution, choice, case.drawn.calamity):
            refusals.append((place, refused.reason))
    outcome = resolution.outcome()
    after = {nation.name: _nation_found(nation) for nation in outcome.position.nations}
    changed = _changed_nations(case.position, outcome.position)
    found: dict[str, object] = {
        "id": case.id,
        "after": after,
        "unchanged": [name for name in after if name not in changed],
        "refused": [place for place, _ in refusals],
        "asked": [decision.as_dict() for decision in outcome.decisions],
        "answers": [_answer_found(answer) for answer in outcome.answers],
        "effects": [effect.as_dict() for effect in outcome.effects],
        **outcome.findings,
    }
    if outcome.pending is not None:
        found["missing"] = outcome.pending.as_dict()
    differences = [*_wrongly_refused(case.choices, refusals), *_differing(case.expected, found)]
    differences += _unexpected_changes(case.expected, changed)
    return Report(found, outcome.pending, tuple(refusals), tuple(differences))


def _choose(resolution: Resolution, choice: Choice, calamity: CalamityId) -> IllegalAnswer | None:
    """Answer the pending decision with a choice; return the refusal, if any."""
    what, pending = choice.what, resolution.pending
    if pending is not None and what in ALSO_CALLED.get((calamity, pending.what), ()):
        what = pending.what
    value = value_from_json(what, choice.value)
    answer = Answer(NationName(choice.who), what, () if value is None else value)
    refused = resolution.why_not(answer)
    if refused is None:
        resolution.answer(answer)
    return refused


def _answer_found(answer: Answer) -> dict[str, object]:
    return {"who": answer.who, "what": answer.what, "value": value_as_json(answer.value), "text": str(answer)}


def _nation_found(nation: Nation) -> dict[str, object]:
    board: dict[str, object] = {}
    for area in sorted(nation.areas):
        city: dict[str, object] = {"city": True} if area in nation.cities else {}
        tokens = {"tokens": nation.tokens[area]} if area in nation.tokens else {}
        board[area] = city | tokens
    return {"board": board, "stock": {"tokens": nation.stock_tokens, "cities": nation.stock_cities}}


def _changed_nations(before: Position, after: Position) -> set[str]:
    return {nation.name for nation in after.nations if nation != before.nation(nation.name)}


def _turn_found(case: Case) -> dict[str, object]:
    """Return a turn's calamities: the order, the draw, and who passed a card on last."""
    found: dict[str, object] = {"id": case.id}
    if case.held is not None:
        draws = iter(case.draws or ())
        drawn = draw_two(case.held, lambda stop: next(draws, 0) % stop)
        found |= {
            "resolved": len(drawn.resolved),
            "returned": len(drawn.returned),
            "secondary_effects_limited": False,
        }
        if case.draws is not None or not drawn.returned:
            found["order"] = [each.calamity for each in drawn.resolved]
        else:
            found["held"] = [each.calamity for each in order_of_turn(case.held)]
    for each in after_trades(case.trades or ()):
        traded = {name for trade in case.trades or () for name in (trade.giver, trade.taker)}
        eligible = sorted(traded - {each.primary, each.traded_by})
        found |= {"primary": each.primary, "traded_by": each.traded_by, "eligible_secondary_includes": eligible}
    return found


def _wrongly_refused(choices: Sequence[Choice], refusals: Sequence[tuple[int, Reason]]) -> Iterator[str]:
    refused = dict(refusals)
    for place, choice in enumerate(choices):
        if choice.is_legal is True and place in refused:
            yield f"choices.{place}: refused ({refused[place]}) instead of legal"
        if choice.is_legal is False and place not in refused:
            yield f"choices.{place}: legal instead of refused"


def _unexpected_changes(expected: Json, changed: set[str]) -> Iterator[str]:
    """Yield nations that changed although the case expects no change of theirs."""
    listed = expected.get("after")
    for name in sorted(changed):
        if isinstance(listed, Mapping) and name not in listed:
            yield f"after.{name}: changed instead of unchanged"


def _differing(expected: Json, found: Mapping[str, object]) -> Iterator[str]:
    """Yield every expectation that isn't met, as far as there is a finding of that name."""
    for key, wanted in expected.items():
        if key == "unchanged":
            yield from _differing_names(key, wanted, found.get(key))
        elif key == "after":
            yield from _differing_boards(wanted, found.get(key))
        elif key in found and not _fits(wanted, found[key]):
            yield f"{key}: {found[key]} instead of {wanted}"


def _differing_names(key: str, wanted: object, found: object) -> Iterator[str]:
    if not isinstance(wanted, list) or not isinstance(found, list):
        return
    missing = [str(name) for name in cast("list[object]", wanted) if name not in found]
    if missing:
        yield f"{key}: not {', '.join(missing)}"


def _differing_boards(wanted: object, found: object) -> Iterator[str]:
    if not isinstance(wanted, Mapping) or not isinstance(found, Mapping):
        return
    boards = cast("Json", found)
    for name, nation in cast("Json", wanted).items():
        if not isinstance(nation, Mapping):
            continue
        own = cast("Json", boards.get(name, {}))
        for key, value in cast("Json", nation).items():
            if key in own and _plain(value) != _plain(own[key]):
                yield f"after.{name}.{key}: {own[key]} instead of {value}"
        if name not in boards:
            yield f"after.{name}: no such nation"


def _plain(found: object) -> object:
    """Return a board without areas where there is nothing."""
    if isinstance(found, Mapping):
        plain = {key: _plain(value) for key, value in cast("Json", found).items()}
        return {key: value for key, value in plain.items() if value not in (0, False, {}, None)}
    return found


def _fits(wanted: object, found: object) -> bool:
    """Return whether a finding is what was expected: lists of names in any order, tables by the keys expected."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        table, own = cast("Json", wanted), cast("Json", found)
        return all(_fits(value, own.get(key, 0)) for key, value in table.items()) and (bool(table) or not own)
    if isinstance(found, Mapping) and isinstance(wanted, int):
        return wanted == sum(value for value in cast("Json", found).values() if isinstance(value, int))
    if isinstance(wanted, list) and isinstance(found, list):
        items, own = cast("list[object]", wanted), cast("list[object]", found)
        if len(items) == len(own) and all(_fits(one, two) for one, two in zip(items, own, strict=True)):
            return True
        return all(isinstance(item, str) for item in items) and sorted(map(str, items)) == sorted(map(str, own))
    return wanted == found


def value_from_json(what: str, found: object) -> Value | None:
    """Return the value that JSON gives for that decision; None where it has another shape."""
    match SHAPES.get(what):
        case "pick":
            if isinstance(found, bool):
                return "yes" if found else "no"
            return found if isinstance(found, str) else None
        case "amount":
            # JSON's `true` is an int for Python, here and below
            return found if isinstance(found, int) and not isinstance(found, bool) else None
        case "some":
            return _names(found)
        case "shares":
            return _shares(found)
        case _:
            return None


def _names(found: object) -> tuple[str, ...] | None:
    if isinstance(found, str):
        return (found,)
    if isinstance(found, Sequence):
        items = list(cast("Sequence[object]", found))
        if all(isinstance(item, str) for item in items):
            return tuple(map(str, items))
    return None


def _shares(found: object) -> Shares | None:
    """Return names with a number, a word or several, from a mapping or from pairs in order.

    A list of names alone gives each name as often as it is there.
    """
    if isinstance(found, Mapping):
        table = cast("Mapping[object, object]", found)
        return _pairs([(name, each) for name, share in table.items() for each in _several(share)])
    rows = _several(found)
    if all(isinstance(row, list) for row in rows) and rows:
        pairs = [cast("list[object]", row) for row in rows]
        return _pairs([(pair[0], pair[1]) for pair in pairs]) if all(len(pair) == 2 for pair in pairs) else None
    names = _names(rows)
    return None if names is None else tuple(Counter(names).items())


def _several(share: object) -> list[object]:
    return cast("list[object]", share) if isinstance(share, list) else [share]


def _pairs(found: Sequence[tuple[object, object]]) -> Shares | None:
    pairs: list[tuple[str, int | str]] = []
    for name, share in found:
        if not isinstance(name, str) or isinstance(share, bool) or not isinstance(share, int | str):
            return None
        pairs.append((name, share))
    return tuple(pairs)


def value_as_json(value: Value) -> object:
    """Return what `value_from_json` reads as the same value.

    It is a list of pairs where a name comes twice.
    """
    if isinstance(value, str | int):
        return value
    if all(isinstance(each, str) for each in value):
        return list(value)
    shares = cast("Shares", value)
    found = dict(shares)
    return found if len(found) == len(shares) else [list(share) for share in shares]
