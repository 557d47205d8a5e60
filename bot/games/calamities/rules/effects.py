"""Effects: every change of a position is one of these, to be carried out on the board in order."""

from dataclasses import dataclass, replace

from bot.games.calamities.rules.names import BARBARIANS, PIRATES, AreaId, NationName
from bot.games.calamities.rules.position import Nation, Position


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing to carry out, with its clause and its arithmetic.

    The kinds are `remove` (`tokens` tokens), `place` (so many Barbarians), `eliminate` (a city), `reduce` (a city to
    `tokens` tokens), `replace` (`tokens` tokens, or a city where that is 0, by those of `by`), `move` (Barbarians `to`
    another area), `show` (Grain cards) and `note` (with the reason); the last two move nothing, and have no area.
    """

    kind: str
    nation: NationName
    area: AreaId | None
    tokens: int
    clause: str
    arithmetic: str = ""
    by: NationName | None = None
    to: AreaId | None = None

    def as_dict(self) -> dict[str, str | int]:
        """Return it for JSON, without what does not apply."""
        found: dict[str, str | int] = {"do": self.kind, "nation": self.nation}
        if self.area is not None:
            found["area"] = self.area
        if self.tokens or self.kind in ("remove", "place", "reduce", "move", "show"):
            found["tokens"] = self.tokens
        if self.by is not None:
            found["by"] = self.by
        if self.to is not None:
            found["to"] = self.to
        found["clause"] = self.clause
        if self.arithmetic:
            found["arithmetic"] = self.arithmetic
        return found


def carry_out(position: Position, effect: Effect) -> Position:
    """Return the position after the effect."""
    area = effect.area
    if area is None:  # with `show` and `note` nothing moves
        return position
    if effect.nation == BARBARIANS:
        return _with_barbarians(position, effect, area)
    if effect.nation == PIRATES:
        return replace(position, pirates=position.pirates - {area})
    nation = position.nation(effect.nation)
    if effect.kind == "remove":
        return position.with_nation(nation.with_tokens(area, -effect.tokens))
    if effect.kind == "eliminate":
        return position.with_nation(nation.without_city(area))
    if effect.kind == "reduce":
        return position.with_nation(nation.without_city(area).with_tokens(area, effect.tokens))
    return _replace_units(position, effect, nation, area)


def _replace_units(position: Position, effect: Effect, nation: Nation, area: AreaId) -> Position:
    assert effect.by is not None
    if effect.by == PIRATES:
        return replace(position.with_nation(nation.without_city(area)), pirates=position.pirates | {area})
    other = position.nation(effect.by)
    if effect.tokens:
        lost = position.with_nation(nation.with_tokens(area, -effect.tokens))
        return lost.with_nation(other.with_tokens(area, effect.tokens))
    return position.with_nation(nation.without_city(area)).with_nation(other.with_city(area))


def _with_barbarians(position: Position, effect: Effect, area: AreaId) -> Position:
    tokens = dict(position.barbarians)
    if effect.kind == "place":
        tokens[area] = tokens.get(area, 0) + effect.tokens
    else:
        tokens[area] -= effect.tokens
    if effect.to is not None:
        tokens[effect.to] = tokens.get(effect.to, 0) + effect.tokens
    # sorted and without zeros, so that positions are equal regardless of how they came about
    return replace(position, barbarians={each: count for each, count in sorted(tokens.items()) if count})
