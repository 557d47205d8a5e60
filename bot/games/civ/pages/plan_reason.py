"""A reason why a hint or a review prefers one way to play a turn, and its sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.civ.pages.effect_lines import effect_in_brief
from bot.games.civ.pages.plan_way import Effects
from bot.games.civ.rules.cards import Domain
from bot.games.civ.words import words
from bot.games.civ.words.naming import Level
from bot.i18n.catalogue import Localizer

CHANCES: Final = tuple(f"{what}-{chance}" for what in ("take", "see", "draw") for chance in ("chance", "sure"))
"""The sentences that say how likely hidden cards are of a Domain."""
KEYS: Final = (
    *("stop", "slow", "block", "choose", "open", "open-chance", "risk", "risk-chance", "risk-sure"),
    *("end", "end-stop"),
    *("democracy", "embargo", "lose", "lose-level", "lose-last"),
    *("ready", "build", "level", "lead", "follow", "begin", "more-left", "keep", "keep-level", "spare"),
    *("culture-copy", "culture-deny", "culture-keep", "hand", "fetch", "take", "see", "draw"),
    *CHANCES,
)
"""The sentences."""
MOST_EFFECTS: Final = 2
"""Effects that are named."""


@dataclass(frozen=True, slots=True)
class PlanReason:
    """Why a way is preferred: the key of its sentence, and what that names."""

    key: str
    domain: Domain | None = None
    count: int = 0
    """Cards of the Domain in the play area that it is about."""
    need: int = 0
    """Cards of the Domain that Hegemony takes there."""
    rival: int | None = None
    held: int = 0
    """Cards of the Domain in the reader's hand."""
    level: Level = 0
    """The level of the effect that it names; 0 where it names none."""
    many: int = 0
    """Cards that are drawn or shown."""
    percent: int = 0
    effects: Effects = ()
    before: tuple[int, ...] = ()
    """Seats that play before a rival whom the way lets win, and may stop them yet."""

    def text(self, localizer: Localizer, names: Sequence[str]) -> str:
        """Return the sentence; `names` are those of the seats."""
        domain, effect, does = "", "", ""
        if self.domain is not None:
            domain = words.domain(localizer, self.domain)
            if self.level:
                effect = words.effect(localizer, self.domain, self.level)
                does = effect_in_brief(localizer, self.domain, self.level)
        if self.key in CHANCES and self.count:
            domain = localizer.say("hint-aim", domain=domain, count=self.count, need=self.need)
        effects = [words.effect(localizer, code, level) for code, level in self.effects[:MOST_EFFECTS]]
        text = localizer.say(
            f"hint-why-{self.key}",
            domain=domain,
            count=self.count,
            need=self.need,
            missing=self.need - self.count,
            held=self.held,
            rival="" if self.rival is None else names[self.rival],
            effect=effect,
            does=does,
            effects=localizer.list(effects, "or"),
            way=self._way(localizer),
            many=self.many,
            percent=self.percent,
        )
        if not self.before:
            return text
        others = localizer.list([names[seat] for seat in self.before])
        return f"{text} {localizer.say('hint-why-before', names=others, many=len(self.before))}"

    def _way(self, localizer: Localizer) -> str:
        """Return how the rival could win."""
        if self.domain is None:
            return localizer.say("threat-majorities")
        domain = words.domain(localizer, self.domain)
        return localizer.say("hint-threat", domain=domain, count=self.count, need=self.need)
