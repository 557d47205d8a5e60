"""Faults that no map may have."""

from bot.games.calamities.rules.atlas import Atlas


def atlas_faults(atlas: Atlas) -> list[str]:
    """What is wrong with a map: one-sided boundaries, nations without start areas, counts that differ."""
    faults = [
        f"{area.id} has {kind} to {other}, which does not say so"
        for area in atlas.areas.values()
        for kind in ("land", "water")
        for other in sorted(getattr(area, kind))
        if other not in atlas.areas or area.id not in getattr(atlas.areas[other], kind)
    ]
    faults += [f"{nation} has no start area" for nation in atlas.nations if not atlas.start_areas(nation)]
    faults += [
        f"{area.id} is a start area of {area.start_of}, which is no nation"
        for area in atlas.areas.values()
        if area.start_of and area.start_of not in atlas.nations
    ]
    counted = {
        "areas": len(atlas.areas),
        "west": sum(area.is_western for area in atlas.areas.values()),
        "nations": len(atlas.nations),
        "volcanoes": len({area.volcano for area in atlas.areas.values() if area.volcano}),
        "plains": len({area.plain for area in atlas.areas.values() if area.plain}),
    }
    faults += [
        f"{counted[name]} {name} instead of {wanted}" for name, wanted in atlas.counts if counted[name] != wanted
    ]
    return faults
