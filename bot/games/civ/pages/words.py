"""What Carta Impera Victoria says about its tables: beside what is said at every table."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.discord.sheet import Button, Sheet, Style
from bot.games.civ.game import choices_of, civ_game
from bot.games.civ.pages.hand_words import hand_words
from bot.games.civ.pages.offers import last_buttons, offer_all
from bot.games.civ.pages.one_press import leaves_only_the_end, offered, with_stops
from bot.games.civ.pages.setup_choices import CivSetup
from bot.games.civ.pages.story import (
    chapter,
    chapter_began,
    events_beside_result,
    recent_events,
    since_last_turn,
    without_draws,
)
from bot.games.civ.pages.turn_ends import forgotten_effects
from bot.games.civ.pages.why import can_be_asked
from bot.games.civ.pictures.texts import alt_text, text_board
from bot.games.civ.rules import Event, Game, Observation, Result, observe
from bot.games.civ.rules.actions import SKIP
from bot.games.civ.rules.position import DRAFT_KEEP, OVER
from bot.games.civ.words import words
from bot.games.civ.words.ending import CALLED_OFF
from bot.i18n.catalogue import Localizer
from bot.i18n.names import safe_name
from bot.pages.addresses import hand as addresses
from bot.pages.addresses.public import BOARD_CARDS, WHY
from bot.pages.presentation import OWN_UNDO, BoardWords, HandWords
from bot.table.table import Table
from bot.table.values import Status

END_QUESTION = "end"
"""Asked before a turn ends with an unused effect open."""


class CivWords(CivSetup):
    """As `GameWords`."""

    has_replay = True
    undo_keys = OWN_UNDO

    def options(self, choices: Mapping[str, Any], localizer: Localizer) -> Sequence[str]:
        """The setup, the way of Hegemony, and teams (§1.2, §7.1, §8.1)."""
        chosen = choices_of(choices)
        texts = [
            localizer.say(f"option-setup-{chosen.setup}"),
            localizer.say(f"option-hegemony-{chosen.hegemony.replace('_', '-')}"),
        ]
        return [*texts, localizer.say("option-teams")] if chosen.teams else texts

    def lobby_note(self, choices: Mapping[str, Any], localizer: Localizer, *, is_ordered: bool) -> str:
        """Who will be whose partner (§8.1)."""
        if not choices_of(choices).teams:
            return ""
        return localizer.say("rematch-teams" if is_ordered else "lobby-teams")

    def seat_note(self, choices: Mapping[str, Any], seat: int, localizer: Localizer) -> str:
        """The team of a seat, by its number as the board shows it (§8.1)."""
        return localizer.say("team", number=1 + seat % 2) if choices_of(choices).teams else ""

    def chapter(self, table: Table) -> str:
        """A round of the draft, all picks from the centre, one turn, the end."""
        return chapter(civ_game(table.match))

    def chapter_text(self, table: Table, chapter: str, localizer: Localizer, *, most: int) -> str:
        """A line for each player's turn, the computers' after it too; what was kept in the draft is not told."""
        game = civ_game(table.match)
        new = recent_events(game, None, since=chapter_began(game, chapter))
        events = [event for event in without_draws(new) if event.kind not in ("keep", "over")]
        return words.happened(localizer, events, _safe_names(table), limit=most, marks=words.MARKDOWN)

    def new_since(self, table: Table) -> int:
        """The end of the last turn of whoever is on turn."""
        return since_last_turn(civ_game(table.match))

    def board(self, table: Table, localizer: Localizer, *, is_text: bool, most: int) -> BoardWords:
        """What happened since the last turn of whoever is on turn, and how it ended."""
        game = civ_game(table.match)
        seen, names, new = observe(game, None), _safe_names(table), changed(game)
        now = observe_table(table, None)
        events = [event for event in without_draws(events_beside_result(new, seen.result)) if event.kind != "keep"]
        is_last, is_choosing = seen.result is None and seen.is_final_round, seen.phase == DRAFT_KEEP
        return BoardWords(
            happened=words.happened(localizer, events, names, limit=most, marks=words.MARKDOWN),
            heading=localizer.say("final-round-begun") if is_last else "",
            alt=alt_text(now, table.names, localizer, new),
            ending="" if seen.result is None else words.ending_text(localizer, seen, names, is_result_shown=is_text),
            call="board-all-choose" if is_choosing else "board-your-turn",
            todo="" if is_choosing else words.phase(localizer, seen),
        )

    def board_text(self, table: Table, localizer: Localizer, viewer: int | None) -> str:
        """The board, and what lies in the hand of `viewer`."""
        game = civ_game(table.match)
        return text_board(observe_table(table, viewer), _safe_names(table), localizer, changed(game))

    def board_buttons(self, table: Table, localizer: Localizer) -> Sequence[Button]:
        """Every card that lies on the table; why the computers moved so, where there are any."""
        game = civ_game(table.match)
        why = [Button(WHY.to(table.id, game.number), localizer.say("key-why"))] if can_be_asked(table, game) else []
        return [Button(BOARD_CARDS.to(table.id), localizer.say("key-cards")), *why]

    def happened(self, table: Table, localizer: Localizer, *, since: int, most: int) -> str:
        """What everybody has seen since that line."""
        game = civ_game(table.match)
        events = events_beside_result(recent_events(game, None, since=since), game.result)
        return words.happened(localizer, events, _safe_names(table), limit=most, marks=words.MARKDOWN)

    def hand(self, table: Table, seat: int, localizer: Localizer, *, is_text: bool) -> HandWords:
        """What is new and what threatens, and the hand or a pack of the draft."""
        return hand_words(table, seat, localizer, is_text=is_text)

    def hand_buttons(self, table: Table, localizer: Localizer) -> Sequence[Button]:
        """“What can I do?”, as long as there is a game."""
        if table.status != Status.PLAYING or civ_game(table.match).result is not None:
            return []
        return [Button(addresses.MOMENT.to(table.id), localizer.say("key-moment"))]

    def offer(
        self, sheet: Sheet, table: Table, seat: int, localizer: Localizer, *, is_one_press: bool = True
    ) -> Sequence[Button]:
        """The legal actions of a seat; one after which nothing else is left ends the turn, too."""
        game = civ_game(table.match)
        seen = observe(game, seat)
        found = offered(game, seat, is_one_press=is_one_press)
        offer_all(sheet, table, seen, localizer, with_stops(game, seat, found))
        skips_to_end = is_one_press and SKIP in seen.legal and leaves_only_the_end(game, seat, [SKIP])
        return last_buttons(table, seen, localizer, skips_to_end=skips_to_end)

    def ask(self, sheet: Sheet, table: Table, seat: int, localizer: Localizer, question: str) -> None:
        """The question before a turn ends with an unused effect open."""
        assert question == END_QUESTION
        game = civ_game(table.match)
        seen, names = observe(game, seat), _safe_names(table)
        unused = [
            localizer.say("end-effect", effect=words.action(localizer, action, seen, names))
            for action in forgotten_effects(game, seat)
        ]
        sheet.text(localizer.say("end-question", effects=localizer.list(unused)))
        sheet.buttons(
            [
                Button(addresses.END_NOW.to(table.id, seen.version), localizer.say("key-end-now"), Style.success),
                Button(addresses.STAY.to(table.id, seen.version), localizer.say("key-stay"), Style.primary),
                Button(addresses.END_ALWAYS.to(table.id, seen.version), localizer.say("key-end-always")),
            ]
        )


def observe_table(table: Table, viewer: int | None) -> Observation:
    """What is to be seen of a table's game; of one that was called off as of one that is over, without a winner."""
    seen = observe(civ_game(table.match), viewer)
    if table.status != Status.CANCELLED or seen.result is not None:
        return seen
    seats = tuple(replace(seat, is_choosing=False) for seat in seen.seats)
    return replace(seen, seats=seats, turn=None, owed=(), phase=OVER, result=Result(CALLED_OFF, ()))


def changed(game: Game) -> tuple[Event, ...]:
    """What has happened since the last turn of the player now on turn: what the board's picture shows as new."""
    return recent_events(game, None, since=since_last_turn(game))


def _safe_names(table: Table) -> tuple[str, ...]:
    return tuple(safe_name(name) for name in table.names)
