"""What the owner of a lobby may choose of the rules of Carta Impera Victoria (§1.2, §7.1, §8.1). Pure."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.games.civ.game import choices_of
from bot.games.civ.pages.primer import primer_text
from bot.games.civ.rules.setup import CLASSIC, DRAFT, IMMEDIATE, TURN_END
from bot.i18n.catalogue import Localizer
from bot.pages.presentation import Switch
from bot.table.table import Table

TEAM_PLAYERS: Final = 4
"""How many a game in teams needs (§8.1)."""


class CivSetup:
    """The part of `GameWords` about what stands before a game: lobbies that are being set up, and the first hand."""

    @property
    def sizes(self) -> Sequence[int]:
        """From two to four (§1.2)."""
        return (2, 3, 4)

    def switches(self, choices: Mapping[str, Any], localizer: Localizer) -> Sequence[Switch]:
        """The draft, teams, and the tournaments' reading of Hegemony."""
        chosen = choices_of(choices)
        return (
            Switch("draft", localizer.say("option-setup-draft"), chosen.setup == DRAFT),
            Switch("teams", localizer.say("option-teams"), chosen.teams),
            Switch("immediate", localizer.say("option-hegemony-immediate"), chosen.hegemony == IMMEDIATE),
        )

    def with_switches(self, choices: Mapping[str, Any], on: Collection[str]) -> Mapping[str, Any]:
        """The choices with these switches on, and the others off."""
        chosen = replace(
            choices_of(choices),
            setup=DRAFT if "draft" in on else CLASSIC,
            teams="teams" in on,
            hegemony=IMMEDIATE if "immediate" in on else TURN_END,
        )
        return chosen.to_json()

    def choices_for(self, choices: Mapping[str, Any], players: int) -> Mapping[str, Any]:
        """No teams but for four (§8.1)."""
        chosen = choices_of(choices)
        return replace(chosen, teams=chosen.teams and players == TEAM_PLAYERS).to_json()

    def players_for(self, choices: Mapping[str, Any], players: int) -> int:
        """Four where there are teams (§8.1)."""
        return TEAM_PLAYERS if choices_of(choices).teams else players

    def primer(self, table: Table, seat: int, localizer: Localizer) -> str:
        """The aim, and what the first level of each Domain does."""
        return primer_text(table, seat, localizer)

    def has_partners(self, choices: Mapping[str, Any]) -> bool:
        """Whether it is played in teams (§8.1)."""
        return choices_of(choices).teams
