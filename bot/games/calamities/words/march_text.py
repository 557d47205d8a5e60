"""The march of the Barbarians in words: what happened at each step, and why."""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final

from bot.games.calamities.rules.march import MarchStep
from bot.games.calamities.rules.names import NationName
from bot.games.calamities.words.naming import area_name, nation_name
from bot.i18n.catalogue import Localizer

_MOST_WEIGHED: Final = 3
"""Areas named with their damage, the worst ones."""


def march_lines(localizer: Localizer, steps: Sequence[MarchStep], victim: NationName) -> list[str]:
    """Return a line for each step: the area, what happened there, and why they came."""
    if not steps:
        return [localizer.say("march-none", nation=nation_name(localizer, victim))]
    return [
        localizer.say(
            "text-of",
            what=step_title(localizer, step, number),
            told=f"{_in_one(localizer, step_facts(localizer, step, victim))}. {reason_text}",
        )
        for number, step in enumerate(steps, start=1)
        for reason_text in [". ".join(step_reasons(localizer, step, victim))]
    ]


def _in_one(localizer: Localizer, facts: Sequence[str]) -> str:
    return reduce(lambda text, more: localizer.say("text-also", told=text, more=more), facts)


def step_title(localizer: Localizer, step: MarchStep, number: int) -> str:
    """Return a step's title, such as `2. Danube`."""
    return localizer.say("march-step", number=number, area=area_name(localizer, step.area))


def step_facts(localizer: Localizer, step: MarchStep, victim: NationName) -> list[str]:
    """Return how many came, who fell, who stayed and who went on."""
    came, *rest = step_counts(localizer, step, victim)
    return [came, *_fallen(localizer, step), *rest]


def step_counts(localizer: Localizer, step: MarchStep, victim: NationName) -> list[str]:
    """Return how many came, stayed and went on."""
    landed = step.target_choice.why.startswith("land")
    found = [localizer.say("march-land" if landed else "march-enter", count=step.entering)]
    if step.staying:
        found.append(localizer.say("march-stay", count=step.staying))
    if step.going and step.is_end:
        found.append(localizer.say("march-removed", count=step.going, nation=nation_name(localizer, victim)))
    elif step.going:
        found.append(localizer.say("march-go", count=step.going))
    return found


def _fallen(localizer: Localizer, step: MarchStep) -> Iterator[str]:
    if step.city_owner is not None:
        yield localizer.say("march-razed", nation=nation_name(localizer, step.city_owner))
    for nation, tokens in step.token_losses:
        yield localizer.say("march-fallen", nation=nation_name(localizer, nation), count=tokens)
    if step.died:
        yield localizer.say("march-died", count=step.died)


def step_reasons(localizer: Localizer, step: MarchStep, victim: NationName) -> list[str]:
    """Return why they came here, and who decided where several areas were equal."""
    # where they went stands first of those that are worth the same
    weighed = sorted(step.target_choice.damage.items(), key=lambda each: (-each[1], each[0] != step.area, each[0]))
    areas = ", ".join(f"{area_name(localizer, area)} {damage}" for area, damage in weighed[:_MOST_WEIGHED])
    if len(weighed) > _MOST_WEIGHED:
        areas += ", …"
    found = [localizer.say(f"march-why-{step.target_choice.why}", areas=areas, nation=nation_name(localizer, victim))]
    if step.chosen_by is not None:
        found.append(localizer.say("march-chosen", nation=nation_name(localizer, step.chosen_by)))
    return found
