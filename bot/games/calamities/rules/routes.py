"""The shortest ways across the map."""

from collections import deque
from collections.abc import Callable, Collection

from bot.games.calamities.rules.atlas import Atlas
from bot.games.calamities.rules.names import AreaId


def first_steps(
    atlas: Atlas, start: AreaId, targets: Collection[AreaId], is_passable: Callable[[AreaId], bool]
) -> list[AreaId]:
    """The neighbours of `start` with which a shortest way to the nearest target begins, in order of name.

    Areas between must be passable; targets need not be. Empty where no target can be reached.
    """
    distance = dict.fromkeys(targets, 0)
    queue = deque(sorted(targets))
    while queue:
        area = queue.popleft()
        for near in atlas.areas[area].neighbours:
            if near not in distance and near != start and is_passable(near):
                distance[near] = distance[area] + 1
                queue.append(near)
    reached = [(distance[near], near) for near in atlas.areas[start].neighbours if near in distance]
    shortest = min((steps for steps, _ in reached), default=0)
    return sorted(near for steps, near in reached if steps == shortest)
